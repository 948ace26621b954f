"""What AstroBot's procedure asks again and again: where its card points, and how it takes astronauts in."""

from __future__ import annotations

from .components import DOME, GROUPS, HEADQUARTERS, LABORATORY, PLACES, SLOTS, WAITING, WORKSHOP, SoloCard
from .state import Shackleton
from .tells import GAINS_ASTRONAUT, SEATS

CLOCKWISE = 0
COUNTERCLOCKWISE = 1


def current_card(state: Shackleton) -> SoloCard:
    """The card of this turn."""
    return state.printed.solo_cards[state.astrobot().row[-1]]


def previous_card(state: Shackleton) -> SoloCard:
    """The card of the turn before, whose triangle and arrow count. [SHA-SOLO-40, SHA-SOLO-11]"""
    return state.printed.solo_cards[state.astrobot().row[-2]]


def slots_from_triangle(state: Shackleton) -> list[int]:
    """All crater slots from the triangle on, in the direction of the arrow. [SHA-SOLO-40, SHA-SOLO-50]"""
    card = previous_card(state)
    step = 1 if card.clockwise else -1
    return [(card.triangle + step * number) % SLOTS for number in range(SLOTS)]


def is_hard(state: Shackleton, place: int) -> bool:
    """Whether a Corporation's solo card lies on its hard side. [SHA-SOLO-04]"""
    return state.variant.hard[place]


def matches(group: int, kind: int) -> bool:
    """Whether a slot matches a type: Domes and Headquarters all, the waiting slot none. [SHA-SOLO-93]"""
    if group in (DOME, HEADQUARTERS):
        return True
    if group == WAITING:
        return False
    return kind == (group - WORKSHOP if group < LABORATORY else group - LABORATORY)


def take_in(state: Shackleton, kind: int) -> None:
    """AstroBot puts an astronaut on a free berth, a matching slot, or any slot. [SHA-SOLO-93, SHA-SOLOC-11]"""
    if take_berth(state, kind):
        return
    for matching in (True, False):
        for group in range(GROUPS):
            if state.free_in(state.bot(), group) > 0 and (not matching or matches(group, kind)):
                seat_bot(state, kind, group)
                return


def take_berth(state: Shackleton, kind: int) -> bool:
    """A free berth of its type comes first. [SHA-SOLOC-11]"""
    bot = state.bot()
    for place in range(PLACES):
        corporation = state.corporation(place)
        for move in corporation.berths(state, place, bot, kind):
            corporation.seat(state, place, bot, kind, move)
            return True
    return False


def seat_bot(state: Shackleton, kind: int, group: int) -> None:
    """An astronaut sits down in AstroBot's base."""
    state.agencies[state.bot()].base[3 * group + kind] += 1
    state.tell(SEATS, state.bot(), kind, group)


def bot_gains_astronaut(state: Shackleton, placed: int) -> bool:
    """From the Lunar Gateway: the type rarest in its base, then rarest there, then as on the card.
    [SHA-SOLO-91, SHA-SOLO-92]"""
    bot = state.bot()
    base = state.agencies[bot].base
    room = state.has_room(bot)
    best: tuple[int, int, int] | None = None
    for rank, kind in enumerate(current_card(state).types):
        there = state.gateway[kind] - (1 if kind == placed else 0)
        if there <= 0 or not (room or has_berth(state, kind)):
            continue
        own = sum([base[3 * group + kind] for group in range(GROUPS)])
        if best is None or (own, there, rank) < best:
            best = (own, there, rank)
    if best is None:
        return False
    kind = current_card(state).types[best[2]]
    state.gateway[kind] -= 1
    state.tell(GAINS_ASTRONAUT, bot, kind)
    take_in(state, kind)
    return True


def has_berth(state: Shackleton, kind: int) -> bool:
    """Whether some Corporation has a place for an astronaut of AstroBot's."""
    return any(state.corporation(place).berths(state, place, state.bot(), kind) for place in range(PLACES))
