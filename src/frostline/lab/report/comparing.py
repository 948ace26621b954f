"""Which components win more than they should, and which change the whole game: many comparisons, marked with care."""

from __future__ import annotations

from typing import NamedTuple

from ..intervals import together
from .samples import Ends, Sample, difference
from .tallies import Common, Item, Tallies

FEW_GAMES = 100


class Compared(NamedTuple):
    """A component: how often it was there, a value with its intervals (alone, and for all comparisons together)."""

    item: str
    n: int
    value: float
    ends: Ends
    wide: Ends
    bots: float  # what the bots that held it win anyhow
    mark: str  # "up" or "down": beyond what chance explains
    tested: bool


class Comparison:
    """All comparisons of a report. Marked is what stands out even though so many are made (Bonferroni)."""

    def __init__(self, tallies: Tallies) -> None:
        self.tallies = tallies
        self.least = 30 if tallies.games >= FEW_GAMES else 5  # what is rarer is not tested
        self.even = 1 / tallies.players
        held = [item.scores for kind in tallies.items.values() for item in kind.values()]
        lying = [common.scores for kind in tallies.common.values() for common in kind.values()]
        self.count = sum(self.tests(sample, tallies.games * tallies.seats) for sample in held)
        self.count += 2 * sum(self.tests(sample, tallies.games) for sample in lying)
        self.z = together(self.count)
        self.items = {kind: self.compare(items) for kind, items in tallies.items.items() if self.differ(items)}
        self.scores = {kind: self.contrast(found, "scores") for kind, found in tallies.common.items()}
        self.lengths = {kind: self.contrast(found, "length") for kind, found in tallies.common.items()}

    def tests(self, sample: Sample, every: int) -> bool:
        """Whether something occurs often enough to be compared, and is missing somewhere."""
        return self.least <= sample.n < every

    def differ(self, items: dict[str, Item]) -> bool:
        """Whether a kind of components tells players apart: not if everybody has all of them in every game."""
        return any(item.scores.n < self.tallies.games * self.tallies.seats for item in items.values())

    def compare(self, items: dict[str, Item]) -> list[Compared]:
        """Components that players hold, the best first. Alone there are no wins: scores are compared."""
        tallies = self.tallies
        if tallies.alone:
            everybody = tallies.by_seat[0].scores
            return ordered([self.apart(name, item.scores, everybody) for name, item in items.items()])
        found = []
        for name, item in items.items():
            wins = item.wins
            bots = sum(n * tallies.by_bot[bot].wins.mean() for bot, n in item.bots.items()) / wins.n
            tested = self.tests(wins, tallies.games * tallies.seats)
            wide = wins.rate_interval(self.z)
            mark = marked(wide, self.even, tested)
            found.append(Compared(name, wins.n, wins.mean(), wins.rate_interval(), wide, bots, mark, tested))
        return ordered(found)

    def contrast(self, found: dict[str, Common], what: str) -> list[Compared]:
        """Things on the table: games with them beside games without, by mean score or by length."""
        every = self.tallies.scores if what == "scores" else self.tallies.length
        return ordered([self.apart(name, getattr(common, what), every) for name, common in found.items()])

    def apart(self, name: str, some: Sample, every: Sample) -> Compared | None:
        """The difference between games with something and games without it, if there are both."""
        rest = every.without(some)
        plain, wide = difference(some, rest), difference(some, rest, self.z)
        if not plain or not wide:
            return None
        tested = self.tests(some, every.n)
        return Compared(name, some.n, *plain, wide[1], 0.0, marked(wide[1], 0.0, tested), tested)


def marked(wide: Ends, even: float, tested: bool) -> str:
    """The mark of an interval that leaves out what would be even."""
    if not tested:
        return ""
    return "up" if wide[0] > even else "down" if wide[1] < even else ""


def ordered(found: list[Compared | None] | list[Compared]) -> list[Compared]:
    """From the largest value to the smallest; what is itself a number, by that."""
    there = [each for each in found if each]
    if all(each.item.isdecimal() for each in there):
        return sorted(there, key=lambda each: int(each.item))
    return sorted(there, key=lambda each: (-each.value, each.item))
