"""Outstations: their Functions part by part, Workers and their reassignment."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .bureau import OpenBureau
from .components import TYPES
from .favors import ChooseFavor
from .launch import Launch, MineAsteroid
from .legal import ALL, MAY_EXPAND, MAY_UPGRADE, NONE, can_use, part_cost, reassign_targets
from .locations import Visit
from .manufacture import Manufacture
from .moves import DONE, FROM, PART, TO
from .parts import (
    ACTION,
    ASTEROID,
    EXPANSE,
    FAVOR,
    GAIN,
    LAUNCH,
    PROJECT,
    REASSIGN,
    RESEARCH,
    TRADE,
    UPGRADE,
    Part,
    payable,
)
from .research import ChooseField
from .state import NO_CARD, Ceres, Outstation, packed
from .steps import Step
from .tells import GAINS, PAYS, REASSIGNS
from .yard import ChooseBuilding


def parts_of(state: Ceres, top: int, bottom: int) -> list[Part]:
    """The parts of a Function in order: all of the upper card, then those of the lower. [CER-OUT-07]"""
    parts = state.printed.facilities[top].parts
    return parts if bottom == NO_CARD else parts + state.printed.facilities[bottom].parts


def take_worker(state: Ceres, kind: int) -> bool:
    """A Worker leaves the Living Quarters or, if none of that type is there, the docked spacecraft; whether it
    was the spacecraft. [CER-OUT-03]"""
    if state.quarters[kind]:
        state.quarters[kind] -= 1
        return False
    state.crew[(state.round - 1) * len(TYPES) + kind] -= 1
    return True


def set_worker(state: Ceres, seat: int, place: int, worker: bool) -> None:
    """A Worker comes to an Outstation, or leaves it. [CER-OUT-02, CER-OUT-15]"""
    outstations = state.corporations[seat].outstations
    old = outstations[place]
    outstations[place] = Outstation(old.top, old.bottom, worker)


class ActivateOutstation(Effect[Ceres]):
    """Carry out the Function an Outstation has now, part by part.
    [CER-OUT-07, CER-NEST-08, CER-NEST-09, CER-NEST-10, CER-NEST-11]"""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: Ceres) -> None:
        corporation = state.corporations[self.seat]
        outstation = corporation.outstations[self.place]
        corporation.busy |= 1 << self.place
        state.extras.append(0)
        state.push(
            UsePart(self.seat, outstation.top, outstation.bottom, 0, False), OutstationEnds(self.seat, self.place)
        )


class OutstationEnds(Effect[Ceres]):
    """The Function is done. [CER-NEST-09]"""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: Ceres) -> None:
        state.corporations[self.seat].busy &= ~(1 << self.place)
        state.extras.pop()


class UsePart(Step):
    """Use the next part of the Function, or a later one (those between are skipped), or end when at least one
    has been used. [CER-OUT-07, CER-OUT-08, CER-OUT-09, CER-OUT-10, CER-OUT-12, CER-OUT-14]"""

    rule = "CER-OUT-08"

    def __init__(self, seat: int, top: int, bottom: int, start: int, used: bool) -> None:
        self.seat = seat
        self.top = top
        self.bottom = bottom
        self.start = start
        self.used = used

    def moves(self, state: Ceres) -> list[Move]:
        corporation = state.corporations[self.seat]
        parts = parts_of(state, self.top, self.bottom)
        options: list[Move] = []
        for number in range(self.start, len(parts)):
            if can_use(state, self.seat, corporation.goods, parts[number], corporation.busy):
                options.append(PART[number])
        if self.used:
            options.append(DONE)
        return options

    def do(self, state: Ceres, move: Move) -> None:
        if move is DONE:
            return
        parts = parts_of(state, self.top, self.bottom)
        if move.value + 1 < len(parts):
            state.push(UsePart(self.seat, self.top, self.bottom, move.value + 1, True))
        use(state, self.seat, parts[move.value])

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family != "part" or move.value >= len(parts_of(state, self.top, self.bottom)):
            return None
        if move.value < self.start:
            return Refusal("part-gone", "CER-OUT-08")
        part = parts_of(state, self.top, self.bottom)[move.value]
        if not payable(state.corporations[self.seat].goods, part_cost(state, self.seat, part)):
            return Refusal("cannot-pay-part", "CER-OUT-11")
        return Refusal("part-useless", "CER-OUT-09")


def use(state: Ceres, seat: int, part: Part) -> None:
    """Pay the Activation cost of a part and carry it out. An action is free of its Location's entry cost and,
    but for a reading, counts as an activation of it; a Location charges as usual.
    [CER-OUT-11, CER-OUT-13, CER-NEST-01, CER-NEST-02, CER-NEST-03, CER-NEST-04]"""
    cost = part_cost(state, seat, part)
    if cost:
        state.pay(seat, cost)
        state.tell(PAYS, seat, packed(cost))
    if part.kind == GAIN:
        state.gain(seat, part.goods)
        state.tell(GAINS, seat, packed(part.goods))
    elif part.kind == ASTEROID:
        state.push(MineAsteroid(seat))
    elif part.kind == ACTION:
        act(state, seat, part)
    else:
        state.push(Visit(seat, part.what))


def act(state: Ceres, seat: int, part: Part) -> None:
    """An action of a Function. [CER-NEST-04, CER-NEST-07]"""
    programs = NONE if state.variant.actions_not_locations else ALL
    action = part.what
    if action == TRADE:
        state.push(OpenBureau(seat, part.times, False, programs))
    elif action == PROJECT:
        state.push(OpenBureau(seat, 0, True, programs))
    elif action == EXPANSE:
        state.push(ChooseBuilding(seat, MAY_EXPAND, programs, False, False))
    elif action == UPGRADE:
        state.push(ChooseBuilding(seat, MAY_UPGRADE, programs, False, False))
    elif action == LAUNCH:
        state.push(Launch(seat, ALL, False))
    elif action == RESEARCH:
        state.push(ChooseField(seat))
    elif action == FAVOR:
        state.push(ChooseFavor(seat))
    elif action == REASSIGN:
        state.push(ReassignWorker(seat))
    else:
        state.push(Manufacture(seat, part.times, False, False))


class ReassignWorker(Step):
    """Choose the Outstation whose Worker moves on. [CER-CA-10, CER-FAV-32, CER-NEST-09]"""

    rule = "CER-CA-10"

    def moves(self, state: Ceres) -> list[Move]:
        corporation = state.corporations[self.seat]
        options: list[Move] = []
        for place, outstation in enumerate(corporation.outstations):
            if reassign_targets(state, self.seat, corporation.goods, place, corporation.busy):
                options.append(FROM[outstation.top])
        return options

    def do(self, state: Ceres, move: Move) -> None:
        state.push(ReassignTo(self.seat, state.corporations[self.seat].place_of(move.value)))

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family != "from":
            return None
        for outstation in state.corporations[self.seat].outstations:
            if outstation.top == move.value:
                if outstation.worker:
                    return Refusal("no-target", "CER-CA-12", outstation=move.value)
                return Refusal("no-worker-there", "CER-CA-10", outstation=move.value)
        return None


class ReassignTo(Decision[Ceres]):
    """Choose the empty Outstation of the same type it goes to; that one is activated, the other is empty again.
    [CER-CA-10, CER-CA-11, CER-CA-12, CER-OUT-17]"""

    rule = "CER-CA-10"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, state: Ceres) -> list[Move]:
        corporation = state.corporations[self.seat]
        targets = reassign_targets(state, self.seat, corporation.goods, self.place, corporation.busy)
        return [TO[corporation.outstations[place].top] for place in targets]

    def resolve(self, state: Ceres, move: Move) -> None:
        corporation = state.corporations[self.seat]
        target = corporation.place_of(move.value)
        set_worker(state, self.seat, self.place, False)
        set_worker(state, self.seat, target, True)
        state.tell(REASSIGNS, self.seat, corporation.outstations[self.place].top, move.value)
        state.push(ActivateOutstation(self.seat, target))
