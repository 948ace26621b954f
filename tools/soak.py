"""The soak: very many random games at every seat count, with changing options and in changing styles, every
invariant on.

python tools/soak.py [GAMES]       20,000 games unless told otherwise; exit status 1 if one breaks
"""

from __future__ import annotations

import multiprocessing
import sys

from tqdm import tqdm

from frostline.core.chance import Chance
from frostline.games import GAMES, game
from frostline.lab.swarm import Style

PER_TASK = 20


def play(task: tuple[str, int]) -> tuple[int, list[str]]:
    """A few games of one task; returns decisions and what broke."""
    name, first = task
    found = game(name)
    decisions, broken = 0, []
    for seed in range(first, first + PER_TASK):
        chance = Chance(seed)
        seats = found.seats[seed % len(found.seats)]
        options = [option.name for option in found.options if chance.below(3) == 0]
        state = found.new(seats, seed, options)
        style = Style(state, chance)
        while state.options:
            state.play(style.choose(state.options))
            decisions += 1
            if found.broken(state):
                broken.append(f"{name} seats {seats} seed {seed} options {options}: {found.broken(state)}")
                break
    return decisions, broken


def main(games: int) -> int:
    """Play them all."""
    tasks = [(name, first) for name in GAMES for first in range(0, games, PER_TASK)]
    total, broken = 0, []
    with multiprocessing.Pool() as pool:
        for decisions, found in tqdm(pool.imap_unordered(play, tasks), total=len(tasks), unit=f"×{PER_TASK} games"):
            total += decisions
            broken += found
    print(f"{len(tasks) * PER_TASK} games, {total} decisions, {len(broken)} broken")
    for line in broken:
        print(line, file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
