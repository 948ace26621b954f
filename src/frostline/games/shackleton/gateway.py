"""Visit the Lunar Gateway: Credits, an astronaut, a Corporation action."""

from __future__ import annotations

from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .gains import GainAstronaut, happened, takeable
from .goods import CREDITS, packed
from .moves import VISIT
from .payment import Step
from .projects import GATEWAY
from .state import Shackleton
from .steps import DOORS, ONE_ACTION
from .tells import GAINS, NOBODY_COMES, VISITS

ASTRONAUT, ACTION = 0, 1


def visit(state: Shackleton, seat: int, kind: int) -> None:
    """Deploy into the Lunar Gateway. Credits come first: they never hurt the other two parts.
    [SHA-GATE-01, SHA-GATE-02, SHA-GATE-05, SHA-TURN-03]"""
    state.gateway[kind] += 1
    state.tell(VISITS, seat, kind)
    credits = state.printed.gateway_credits
    state.agencies[seat].goods[CREDITS] += credits
    state.tell(GAINS.by("SHA-GATE-02"), seat, packed(((CREDITS, credits),)))
    state.push(GatewayParts(seat, kind, state.gateway[kind], True, True))
    happened(state, seat, GATEWAY)


class GatewayParts(Step):
    """An astronaut other than the one just placed and a Corporation action, in any order, neither declined.
    [SHA-GATE-02, SHA-GATE-03, SHA-GATE-04, SHA-GATE-06, SHA-GATE-07]"""

    rule = "SHA-GATE-02"

    def __init__(self, seat: int, kind: int, there: int, astronaut: bool, action: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.there = there  # astronauts of the placed type right after it was placed
        self.astronaut = astronaut
        self.action = action

    def banned(self, state: Shackleton) -> int:
        """The type of the meeple just placed, unless something else has taken one of that type since."""
        return self.kind if state.gateway[self.kind] >= self.there else NOBODY

    def options(self, state: Shackleton) -> list[Move]:
        options = []
        if self.astronaut and takeable(state, self.seat, self.banned(state)):
            options.append(VISIT[ASTRONAUT])
        if self.action or not options:
            options.append(VISIT[ACTION])
        return options

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is VISIT[ASTRONAUT]:
            if self.action:
                state.push(GatewayParts(self.seat, self.kind, self.there, False, True))
            state.push(GainAstronaut(self.seat, self.banned(state)))
        elif self.action:
            if self.astronaut:
                state.push(GatewayParts(self.seat, self.kind, self.there, True, False))
            state.push(DOORS[ONE_ACTION](self.seat))
        else:
            state.tell(NOBODY_COMES, self.seat)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move is VISIT[ASTRONAUT] and self.astronaut:
            return Refusal("no-astronaut-to-gain", "SHA-GATE-04")
        return None
