"""Containers that hide something. What a seat may know follows from them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .value import Value

if TYPE_CHECKING:
    from .state import State


class Pile(Value):
    """Cards of a pool. Whoever is not its owner knows how many there are and nothing else.

    Piles of one pool are known together, not apart: what is not in sight is in one of them. A hand
    belongs to a seat, a face-down deck to nobody; the last card is the top one.
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
