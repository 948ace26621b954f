"""Launching Mining Probes at asteroids, and what their Production gives."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .components import AEROSPACE
from .legal import ALL, FIRST, can_launch, launch_cost, launch_costs
from .moves import BONUS, LAUNCH, MINE, STOP
from .parts import ICE, PROBES
from .state import Ceres, packed
from .steps import Step
from .tells import ASTEROID_PRODUCES, LAUNCH_BONUS, LAUNCHES, PAYS


class Launch(Step):
    """Send a probe from the Launch Complex to an unclaimed asteroid whose way can be paid in Ice; in a repeat,
    or none. [CER-LAUNCH-01, CER-LAUNCH-02, CER-LAUNCH-03, CER-LIMIT-04, CER-PROG-03]"""

    rule = "CER-LAUNCH-02"

    def __init__(self, seat: int, programs: int, again: bool) -> None:
        self.seat = seat
        self.programs = programs
        self.again = again

    def moves(self, state: Ceres) -> list[Move]:
        goods = state.corporations[self.seat].goods
        options: list[Move] = []
        if goods[PROBES]:
            for asteroid, ice in launch_costs(state, self.seat, self.programs):
                if ice <= goods[ICE]:
                    options.append(LAUNCH[asteroid])
        if self.again:
            options.append(STOP)
        return options

    def do(self, state: Ceres, move: Move) -> None:
        """Pay, claim, gain. [CER-LAUNCH-07, CER-LAUNCH-08, CER-LAUNCH-09]"""
        if move is STOP:
            return
        seat, asteroid = self.seat, move.value
        ice = launch_cost(state, seat, asteroid, self.programs)
        price = ((ICE, ice), (PROBES, 1)) if ice else ((PROBES, 1),)
        state.pay(seat, price)
        state.claims[asteroid] = seat
        state.tell(PAYS, seat, packed(price))
        printed = state.printed.asteroids[asteroid]
        state.tell(LAUNCHES, seat, asteroid, printed.vp)
        state.gain(seat, printed.production)
        state.tell(ASTEROID_PRODUCES, seat, asteroid, packed(printed.production))
        state.push(LaunchEnds(seat, self.programs))

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family != "launch":
            return None
        if state.claims[move.value] >= 0:
            return Refusal("claimed", "CER-LAUNCH-03", asteroid=move.value)
        ice = launch_cost(state, self.seat, move.value, self.programs)
        return Refusal("too-far", "CER-LAUNCH-04", asteroid=move.value, ice=ice)


class LaunchEnds(Effect[Ceres]):
    """After a Launch: Aerospace gives a bonus, and may allow another Launch. [CER-PROG-01, CER-PROG-03]"""

    def __init__(self, seat: int, programs: int) -> None:
        self.seat = seat
        self.programs = programs

    def run(self, state: Ceres) -> None:
        level = state.corporations[self.seat].research[AEROSPACE]
        if self.programs == ALL and level >= 3:
            state.push(LaunchAgain(self.seat))
        if level >= 1:
            state.push(ChooseBonus(self.seat))


class ChooseBonus(Step):
    """Choose what Aerospace gives after the Launch. [CER-PROG-01]"""

    rule = "CER-PROG-01"

    def moves(self, state: Ceres) -> list[Move]:
        return BONUS[:]

    def do(self, state: Ceres, move: Move) -> None:
        gained = state.printed.bonuses[move.value]
        state.gain(self.seat, gained)
        state.tell(LAUNCH_BONUS, self.seat, packed(gained))


class LaunchAgain(Effect[Ceres]):
    """With Aerospace at Level 3 there may be one more Launch, at full ring costs. [CER-PROG-03, CER-PROG-34]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Ceres) -> None:
        if can_launch(state, self.seat, state.corporations[self.seat].goods, FIRST):
            state.push(Launch(self.seat, FIRST, True))


class MineAsteroid(Decision[Ceres]):
    """Choose a claimed asteroid and gain its Production. [CER-OUT-16]"""

    rule = "CER-OUT-16"

    def options(self, state: Ceres) -> list[Move]:
        return [MINE[asteroid] for asteroid, owner in enumerate(state.claims) if owner == self.seat]

    def resolve(self, state: Ceres, move: Move) -> None:
        production = state.printed.asteroids[move.value].production
        state.gain(self.seat, production)
        state.tell(ASTEROID_PRODUCES.by("CER-OUT-16"), self.seat, move.value, packed(production))
