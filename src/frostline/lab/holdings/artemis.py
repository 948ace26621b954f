"""The Artemis Project: buildings, badges, the Relic, Directives still in hand; the Events of the game.

The state does not tell who won an Expedition or met a Directive, only how many badges and points came of it.
"""

from __future__ import annotations

from ...core.state import NOBODY
from ...games.artemis.components import COPIES
from ...games.artemis.state import Artemis


def held(state: Artemis) -> list[tuple[int, str, str]]:
    """What everybody has; of `badges` the item is their number."""
    printed = state.printed
    found = []
    for seat, colony in enumerate(state.colonies):
        found += [(seat, "building", printed.names[building.tile // COPIES]) for building in colony.buildings]
        found.append((seat, "badges", str(colony.badges)))
    for hand in state.hands:
        found += [(hand.owner, "directive", printed.directive_names[card]) for card in hand.cards]
    if state.relic != NOBODY:
        found.append((state.relic, "relic", "relic-die"))
    unseen = state.event_deck.cards + state.event_box.cards
    relic = [] if state.variant.relic else [printed.event_names.index("relic-resonance")]
    for event, name in enumerate(printed.event_names):
        if event not in unseen + relic:
            found.append((NOBODY, "event", name))
    return found
