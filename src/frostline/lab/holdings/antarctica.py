"""Antarctica: building cards and what they built, cubes on research tracks, cards in hand."""

from __future__ import annotations

from ...games.antarctica.components import BUILDINGS, YARD_CARDS
from ...games.antarctica.state import Antarctica


def held(state: Antarctica) -> list[tuple[int, str, str]]:
    """What everybody has; `research` is a track with an own cube on it."""
    printed = state.printed
    found = []
    for seat in range(state.seats):
        found += [(seat, "card", printed.card_names[card]) for card in state.taken[seat]]
        found += [(seat, "building", BUILDINGS[printed.cards[card].builds]) for card in state.taken[seat]]
        on_track = [track for track in state.table.tracks if state.space_of(track, seat)]
        found += [(seat, "research", printed.track_names[track]) for track in on_track]
        found += [(seat, "shipyard-card", YARD_CARDS[card]) for card in sorted(state.hands[seat].cards)]
        found += [(seat, "resource-card", "basic")] * state.basic[seat]
        found += [(seat, "resource-card", "expertise")] * state.expertise[seat]
    return found
