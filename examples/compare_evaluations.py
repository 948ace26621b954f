"""Is a judgement better with another weight? Greedy with Artemis's own judgement plays greedy with a changed one.

    python examples/compare_evaluations.py                             a colonist counts a point more than it did
    python examples/compare_evaluations.py --term badge --more -0.5 --deals 40

A judgement is a function of a state and a seat; to count a feature more than it does is to add to it. Every deal is
played twice with the seats exchanged, so the luck of deal and seat cancels; each deal is one sample of the interval.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import frostline
from frostline.bots.bot import play_out
from frostline.bots.greedy import GreedyBot
from frostline.core.state import NOBODY
from frostline.games.artemis.state import Artemis
from frostline.lab.arena import mean

TERMS: dict[str, Callable[[Artemis, int], int]] = {
    "colonist": lambda state, seat: sum(state.colonists_of(seat, colonist) for colonist in range(4)),
    "building": lambda state, seat: len(state.colonies[seat].buildings),
    "badge": lambda state, seat: state.colonies[seat].badges,
    "mineral": lambda state, seat: state.colonies[seat].minerals,
    "energy": lambda state, seat: state.colonies[seat].energy,
}


class MyBot(GreedyBot):
    """A bot of one's own: greedy's way of looking ahead, another judgement of what it sees.

    A bot that thinks in another way is a subclass of frostline.bots.bot.Bot with a `choose` of its own.
    """

    def __init__(self, game: str, seed: int, term: str, more: float) -> None:
        super().__init__(game, seed)
        usual = self.evaluate

        def changed(state: Artemis, seat: int) -> float:
            extra = 0.0 if state.seat == NOBODY else more * TERMS[term](state, seat)
            return usual(state, seat) + extra

        self.evaluate = changed


def lead(term: str, more: float, seed: int, seat: int) -> float:
    """How many points the changed judgement, at a seat, ends ahead of the usual one."""
    state = frostline.game("artemis").new(2, seed)
    bots = [GreedyBot("artemis", 2 * seed), GreedyBot("artemis", 2 * seed + 1)]
    bots[seat] = MyBot("artemis", 2 * seed + seat, term, more)
    play_out(state, bots)
    totals = [sheet.total for sheet in state.scores()]
    return float(totals[seat] - totals[1 - seat])


def main() -> None:
    """Play, and tell the difference."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--term", default="colonist", choices=TERMS)
    parser.add_argument("--more", type=float, default=1.0, help="points each (default 1)")
    parser.add_argument("--deals", "--games", type=int, default=8, help="two games each")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    arguments = parser.parse_args()

    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    leads = {seed: [lead(arguments.term, arguments.more, seed, seat) for seat in (0, 1)] for seed in seeds}
    points, around = mean(leads)
    interval = "" if around is None else f" ± {around:.1f}"
    print(f"artemis, {arguments.more:+g} for each {arguments.term}: {points:+.1f}{interval} points of lead")


if __name__ == "__main__":
    main()
