"""Who knows what. A view is all that ever leaves the engine towards a page, a log or a bot.

The hidden piles of a pool are known by their union and their sizes. A view lays that union out in a
canonical order, so that two positions a seat cannot tell apart give the same view; imagining lays
it out in a random one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Chance, seeded
from .codec import encode_state
from .shown import shown
from .state import NO_OPTIONS, NOBODY, State
from .value import Value, fields

if TYPE_CHECKING:
    from .moves import Move


class View:
    """A position as one seat knows it (NOBODY: as everybody does)."""

    def __init__(self, state: State, seat: int) -> None:
        self.game = state.setup.game.name
        self.seat = seat
        self.options: list[Move] = state.options if state.seat == seat else NO_OPTIONS
        self.state = state.copy()
        self.state.options = self.options
        self.state.chance = 0
        rearrange(self.state, seat, None)

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.state, self.seat)

    def _repr_svg_(self) -> str | None:
        """The table as the seat sees it, for a notebook."""
        return shown(self)

    def json(self) -> dict[str, Any]:
        """The view as data for pages and for bots in other languages."""
        data = encode_state(self.state)
        del data["chance"]
        piles, bags = self.state.piles(), self.state.bags()
        for name in self.state.saved():
            data[name] = self.veil(getattr(self.state, name), piles, bags, data[name])
        data["seat"] = self.seat
        data["deciding"] = self.state.seat
        data["options"] = [move.text for move in self.options]
        return data

    def veil(self, value: Any, piles: list[Any], bags: list[Any], data: Any) -> Any:
        """Sizes instead of contents for what is hidden."""
        if isinstance(value, list):
            return [self.veil(v, piles, bags, d) for v, d in zip(value, data, strict=True)]
        if value in bags or (value in piles and (value.owner == NOBODY or value.owner != self.seat)):
            return {"hidden": len(value)}
        if isinstance(value, Value):
            names = fields(type(value))
            return data | {name: self.veil(getattr(value, name), piles, bags, data[name]) for name in names}
        return data


def imagine(view: View, seed: int) -> State:
    """A full state that the view's seat could be in."""
    state = view.state.copy()
    state.chance = seeded(seed)
    rearrange(state, view.seat, Chance(seed))
    state.settle()
    return state


def rearrange(state: State, seat: int, chance: Chance | None) -> None:
    """Lay out what `seat` cannot see in random order, or in a canonical one without `chance`."""
    pools: dict[str, list[int]] = {}
    hidden = [pile for pile in state.piles() if pile.owner != seat or seat == NOBODY]
    for pile in hidden:
        pools.setdefault(pile.pool, []).extend(pile.cards)
    for cards in pools.values():
        cards.sort()
        if chance is not None:
            chance.shuffle(cards)
    for pile in hidden:
        cards = pools[pile.pool]
        n = len(pile.cards)
        pile.cards = cards[:n]
        del cards[:n]
