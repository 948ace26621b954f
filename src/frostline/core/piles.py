"""Containers that hide something. What a seat may know follows from them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .value import Value

if TYPE_CHECKING:
    from .state import State


class Pile(Value):
    """Cards of a pool. Whoever is not its owner knows how many there are and nothing else.

    Piles of one pool are known together, not apart: what is not in sight is in one of them.
    """

    def __init__(self, pool: str, owner: int, cards: list[int]) -> None:
        self.pool = pool
        self.owner = owner
        self.cards = cards

    def copy(self) -> Pile:
        """A pile of its own with the same cards."""
        return Pile(self.pool, self.owner, self.cards[:])

    def __len__(self) -> int:
        return len(self.cards)


class Bag(Value):
    """Pieces of a few kinds, drawn blindly; every piece in it is as likely as every other."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def copy(self) -> Bag:
        """A bag of its own with the same pieces."""
        return Bag(self.counts[:])

    def draw(self, state: State) -> int:
        """Take out one piece and return its kind; the bag must not be empty."""
        nth = state.below(len(self))
        kind = 0
        while nth >= self.counts[kind]:
            nth -= self.counts[kind]
            kind += 1
        self.counts[kind] -= 1
        return kind

    def __len__(self) -> int:
        return sum(self.counts)


def deck(pool: str, cards: list[int]) -> Pile:
    """A face-down deck: its order is nobody's to know. The last card is the top one."""
    return Pile(pool, -1, cards)


def hand(pool: str, seat: int) -> Pile:
    """A hand that only its seat may look at."""
    return Pile(pool, seat, [])
