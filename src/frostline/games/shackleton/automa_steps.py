"""Steps of AstroBot that several of its actions share: a Corporation action, a visit instead of an action."""

from __future__ import annotations

from typing import Final

from .gains import gain_reputation
from .solo import bot_gains_astronaut
from .state import Shackleton
from .tells import BOT_ACTS, BOT_CANNOT, BOT_GATEWAY

REASONS: Final = (
    "line-full", "no-row", "no-structure", "no-site", "energy-full", "too-little-energy", "no-project", "all-short",
)  # fmt: skip
NO_LINE: Final = 0
NO_ROW: Final = 1
NO_STRUCTURE: Final = 2
NO_SITE: Final = 3
ENERGY_FULL: Final = 4
NO_ENERGY: Final = 5
NO_PROJECT: Final = 6
ALL_SHORT: Final = 7


def corporation_action(state: Shackleton, place: int) -> None:
    """The Corporation action of a solo card; one that cannot be done gives Reputation. [SHA-SOLO-88, SHA-SOLO-90]"""
    state.tell(BOT_ACTS, state.bot(), state.corps[place])
    if not state.corporation(place).automa(state, place):
        state.tell(BOT_CANNOT, state.bot(), state.corps[place])
        gain_reputation(state, state.bot(), state.printed.bot_impossible)


def visit_gateway(state: Shackleton, place: int, kind: int, reason: int) -> None:
    """Instead of an action that cannot be done: an astronaut, and the active Corporation's action. [SHA-SOLO-92]"""
    state.tell(BOT_GATEWAY, state.bot(), reason)
    state.gateway[kind] += 1
    bot_gains_astronaut(state, kind)
    corporation_action(state, place)
