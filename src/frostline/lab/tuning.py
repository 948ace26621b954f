"""Which habits make the search strong: seat-balanced matches against the greedy bot or the search as it is.

python -m frostline.lab.tuning GAME [--seats 2] [--games 64] [--iterations 300] [bold=0.2 width=1,2 rivals=0.3,0.6 …]
plays every combination of the values given and prints them, the best last. With `--seconds 0.05` instead of iterations,
habits that make a search slow pay for it; with `--against search` the others search with the usual habits. With
`--network FILE` it judges by another network than the others.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ..bots.bot import Bot, play_out
from ..bots.greedy import GreedyBot
from ..bots.habits import habits_of
from ..bots.search import Budget, SearchBot
from ..core.registry import game as game_named
from .lessons import read, taught


class Task(NamedTuple):
    """A game of a match, by number."""

    game: str
    seats: int
    number: int
    budget: Budget
    habits: dict[str, float]
    against: str = "greedy"
    network: Path | None = None

    def rival(self, seed: int) -> Bot:
        """Somebody to play against."""
        return GreedyBot(self.game, seed) if self.against == "greedy" else SearchBot(self.game, seed, self.budget)


def play(task: Task) -> tuple[float, float]:
    """One game: the share of the win, and the points ahead of the best other."""
    seats, number = task.seats, task.number
    state = game_named(task.game).new(seats, 10_000 + number // seats)
    mine = number % seats
    bots = [task.rival(31 * number + seat) for seat in range(seats)]
    network = taught(task.game, read(task.network)) if task.network else None
    bots[mine] = SearchBot(task.game, number, task.budget, habits_of(seats).but(task.habits), network)
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
    ask.add_argument("--seconds", type=float, default=0, help="a decision, instead of iterations")
    ask.add_argument("--against", choices=["greedy", "search"], default="greedy")
    ask.add_argument("--network", type=Path, help="it judges by (default: the game's own)")
    ask.add_argument("habits", nargs="*")
    args = ask.parse_intermixed_args(arguments)
    found = []
    budget = Budget(args.iterations, args.seconds)
    much = f"{args.seconds}s" if args.seconds else str(args.iterations)
    with multiprocessing.get_context("spawn").Pool() as pool:
        for habits in combinations(args.habits):
            about = (budget, habits, args.against, args.network)
            tasks = [Task(args.game, args.seats, each, *about) for each in range(args.games)]
            results = pool.map(play, tasks, chunksize=1)
            wins = sum(won for won, _ in results) / args.games
            lead = sum(ahead for _, ahead in results) / args.games
            found.append((wins, lead, habits))
            sys.stderr.write(f"{habits}: wins {wins:.2f}, lead {lead:+.1f}\n")
    for wins, lead, habits in sorted(found, key=lambda each: each[:2]):
        sys.stdout.write(f"{args.game} {args.seats}p {much}: wins {wins:.2f}, lead {lead:+.1f} {habits}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
