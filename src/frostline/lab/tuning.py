"""Which habits make the search strong: seat-balanced matches against the greedy bot, on all cores.

python -m frostline.lab.tuning GAME [--seats 2] [--games 64] [--iterations 300] [bold=0.2 width=1,2 rivals=0.3,0.6 …]
plays every combination of the values given and prints them, the best last.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import sys
from collections.abc import Sequence

from ..bots.bot import Bot, play_out
from ..bots.greedy import GreedyBot
from ..bots.habits import habits_of
from ..bots.search import Budget, SearchBot
from ..core.registry import game as game_named

Task = tuple[str, int, int, int, dict[str, float]]


def play(task: Task) -> tuple[float, float]:
    """One game: the share of the win, and the points ahead of the best other."""
    name, seats, number, iterations, habits = task
    state = game_named(name).new(seats, 10_000 + number // seats)
    mine = number % seats
    bots: list[Bot] = [GreedyBot(name, 31 * number + seat) for seat in range(seats)]
    bots[mine] = SearchBot(name, number, Budget(iterations), habits_of(seats).but(habits))
    play_out(state, bots)
    sheets = state.scores()
    winners = [sheet.seat for sheet in sheets if sheet.place == 1]
    lead = sheets[mine].total - max(sheet.total for sheet in sheets if sheet.seat != mine)
    return (1 / len(winners) if mine in winners else 0.0), float(lead)


def combinations(given: Sequence[str]) -> list[dict[str, float]]:
    """Every combination of the values named on the command line."""
    names = [each.split("=")[0] for each in given]
    values = [[float(value) for value in each.split("=")[1].split(",")] for each in given]
    return [dict(zip(names, each, strict=True)) for each in itertools.product(*values)]


def main(arguments: Sequence[str]) -> int:
    """Play and print."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--seats", type=int, default=2)
    ask.add_argument("--games", type=int, default=64)
    ask.add_argument("--iterations", type=int, default=300)
    ask.add_argument("habits", nargs="*")
    args = ask.parse_intermixed_args(arguments)
    found = []
    with multiprocessing.get_context("spawn").Pool() as pool:
        for habits in combinations(args.habits):
            tasks = [(args.game, args.seats, number, args.iterations, habits) for number in range(args.games)]
            results = pool.map(play, tasks, chunksize=1)
            wins = sum(won for won, _ in results) / args.games
            lead = sum(ahead for _, ahead in results) / args.games
            found.append((wins, lead, habits))
            sys.stderr.write(f"{habits}: wins {wins:.2f}, lead {lead:+.1f}\n")
    for wins, lead, habits in sorted(found, key=lambda each: each[:2]):
        sys.stdout.write(f"{args.game} {args.seats}p {args.iterations}: wins {wins:.2f}, lead {lead:+.1f} {habits}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
