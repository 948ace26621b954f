"""The one choice of every turn: an astronaut, and where it goes."""

from __future__ import annotations

from ...core.log import Refusal
from ...core.moves import Move
from .causes import FOR_LEADER
from .command import command, open_lines, why_not_command
from .components import CANADA_A, TYPES
from .crater import exploit, open_slots, why_not_exploit
from .gateway import visit
from .moves import DEPLOY, GATEWAY, SWAP
from .payment import Step, can_pay, pay
from .state import Shackleton
from .tells import SWAPS


class ChooseAstronaut(Step):
    """Which astronaut to deploy; Canada A may swap one with the Lunar Gateway first.
    [SHA-TURN-01, SHA-TURN-05, SHA-LEAD-10]"""

    rule = "SHA-TURN-01"

    def options(self, state: Shackleton) -> list[Move]:
        agency = state.agencies[self.seat]
        options = [DEPLOY[kind] for kind in range(len(TYPES)) if agency.crew[kind]]
        if agency.leader == CANADA_A and can_pay(state, self.seat, state.leader_price(self.seat), 0, 0):
            for give in range(len(TYPES)):
                for take in range(len(TYPES)):
                    if give != take and agency.crew[give] and state.gateway[take]:
                        options.append(SWAP[len(TYPES) * give + take])
        return options

    def resolve(self, state: Shackleton, move: Move) -> None:
        kind = move.value
        if move.family == "swap":
            kind = move.extra
            crew = state.agencies[self.seat].crew
            crew[move.value] -= 1
            crew[kind] += 1
            state.gateway[kind] -= 1
            state.gateway[move.value] += 1
            state.tell(SWAPS, self.seat, move.value, kind)
        state.push(Deploy(self.seat, kind))
        if move.family == "swap":
            pay(state, self.seat, state.leader_price(self.seat), 0, 0, FOR_LEADER)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        agency = state.agencies[self.seat]
        if move.family == "deploy":
            return Refusal("no-such-astronaut", "SHA-TURN-01", astronaut=move.value)
        if move.family == "swap" and agency.leader == CANADA_A:
            price = state.leader_price(self.seat)
            if not can_pay(state, self.seat, price, 0, 0):
                return Refusal("leader-price", "SHA-LEAD-01", credits=price)
            if not state.gateway[move.extra]:
                return Refusal("nobody-there", "SHA-GATE-04", astronaut=move.extra)
        return None


class Deploy(Step):
    """Where to deploy it: a crater slot, a Command action, the Lunar Gateway. [SHA-TURN-02, SHA-TURN-03]"""

    rule = "SHA-TURN-02"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def options(self, state: Shackleton) -> list[Move]:
        return [*open_slots(state, self.seat), *open_lines(state, self.seat), GATEWAY]

    def resolve(self, state: Shackleton, move: Move) -> None:
        state.agencies[self.seat].crew[self.kind] -= 1
        if move is GATEWAY:
            visit(state, self.seat, self.kind)
        elif move.family == "slot":
            exploit(state, self.seat, self.kind, move.value)
        else:
            command(state, self.seat, self.kind, move.value)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family == "slot":
            return why_not_exploit(state, self.seat, move.value)
        return why_not_command(state, self.seat, move.value) if move.family == "line" else None
