"""Mini expansion Alien Relic (option `relic`): a sixth die that changes hands."""

from __future__ import annotations

from ...core.state import NOBODY
from .goods import gain_vp
from .powers import Power
from .state import Artemis
from .tells import RELIC_TO, TAKES_RELIC


def take_relic(state: Artemis, seat: int) -> None:
    """The RELIC reward takes the die from beside the board or from its owner.
    [ART-MINI-03, ART-MINI-06]"""
    state.relic = seat
    state.tell(TAKES_RELIC, seat)


def relic_resonance(state: Artemis, power: Power) -> None:
    """Unowned, the Relic goes to the most badges; owned, it pays its owner and goes to the fewest points.
    Ties go to the last in turn order; drones never own it. [ART-MINI-07, ART-MINI-08]"""
    order = state.turn_order()
    if state.relic == NOBODY:
        badges = [state.colonies[seat].badges for seat in order]
        state.relic = last_with(order, badges, max(badges))
    else:
        gain_vp(state, state.relic, power.vp)
        points = [state.colonies[seat].vp for seat in order]
        fewest = min(points)
        state.relic = last_with(order, points, fewest)
    state.tell(RELIC_TO, state.relic)


def last_with(order: list[int], values: list[int], wanted: int) -> int:
    """The last in turn order who has that value."""
    return [seat for seat, value in zip(order, values, strict=True) if value == wanted][-1]
