"""The options of the Locations: Trade Bureau, Construction Yard, A.M.A.C. Council, Contractors, Headquarters."""

from __future__ import annotations

from ...core.agenda import Effect, Frame
from ...core.log import Refusal
from ...core.moves import Move
from .bureau import OpenBureau
from .favors import ChooseFavor
from .launch import Launch
from .legal import ALL, MAY_EXPAND, MAY_UPGRADE, can_contract, can_council
from .locations import DOORS
from .manufacture import Manufacture
from .moves import CONTRACT, COUNCIL, PRODUCE
from .outstations import ReassignWorker
from .parts import BUREAU, CONTRACTORS, HEADQUARTERS, YARD, payable
from .parts import COUNCIL as AT_COUNCIL
from .research import ChooseField
from .state import Ceres, packed
from .steps import Step
from .tells import PAYS, PRODUCTION_OF
from .yard import ChooseBuilding

COUNCIL_BUREAU, COUNCIL_LAUNCH, COUNCIL_RESEARCH, COUNCIL_FAVOR = range(4)
HIRE_REASSIGN, HIRE_YARD, HIRE_MANUFACTURE = range(3)


class VisitBureau(Effect[Ceres]):
    """The whole Trade Bureau. [CER-TB-01, CER-TB-02]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Ceres) -> None:
        state.push(OpenBureau(self.seat, state.printed.trades, True, ALL))


def visit_yard(seat: int) -> Frame[Ceres]:
    """The whole Construction Yard. [CER-CY-01, CER-CY-13]"""
    return ChooseBuilding(seat, MAY_EXPAND | MAY_UPGRADE, ALL, False, False)


class AtCouncil(Step):
    """Spend Influence for one of four options. [CER-AMAC-01, CER-AMAC-02, CER-AMAC-03, CER-AMAC-04, CER-AMAC-05,
    CER-AMAC-06, CER-AMAC-08]"""

    rule = "CER-AMAC-01"

    def moves(self, state: Ceres) -> list[Move]:
        goods = state.corporations[self.seat].goods
        return [COUNCIL[option] for option in range(len(COUNCIL)) if can_council(state, self.seat, goods, option)]

    def do(self, state: Ceres, move: Move) -> None:
        fee = state.printed.council_fee
        state.pay(self.seat, fee)
        state.tell(PAYS, self.seat, packed(fee))
        if move.value == COUNCIL_BUREAU:
            state.push(VisitBureau(self.seat))
        elif move.value == COUNCIL_LAUNCH:
            state.push(Launch(self.seat, ALL, False))
        elif move.value == COUNCIL_RESEARCH:
            state.push(ChooseField(self.seat))
        else:
            state.push(ChooseFavor(self.seat))

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        return Refusal("cannot-carry-out", "CER-LOC-06") if move.family == "council" else None


class AtContractors(Step):
    """Pay Credits for one of three options. [CER-CA-01, CER-CA-02, CER-CA-03, CER-CA-04]"""

    rule = "CER-CA-01"

    def moves(self, state: Ceres) -> list[Move]:
        corporation = state.corporations[self.seat]
        return [
            CONTRACT[option]
            for option in range(len(CONTRACT))
            if can_contract(state, self.seat, corporation.goods, option, corporation.busy)
        ]

    def do(self, state: Ceres, move: Move) -> None:
        printed = state.printed
        state.extras.append(0)
        state.push(ContractorsEnd(self.seat))
        if move.value == HIRE_MANUFACTURE:
            state.push(Manufacture(self.seat, printed.manufactures, False, True))
            return
        fee = printed.reassign_fee if move.value == HIRE_REASSIGN else printed.yard_fee
        state.pay(self.seat, fee)
        state.tell(PAYS, self.seat, packed(fee))
        state.push(ReassignWorker(self.seat) if move.value == HIRE_REASSIGN else visit_yard(self.seat))

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family != "contract":
            return None
        fees = (state.printed.reassign_fee, state.printed.yard_fee, state.printed.manufacture_fee)
        if not payable(state.corporations[self.seat].goods, fees[move.value]):
            return Refusal("no-credits", "CER-CA-01")
        return Refusal("cannot-carry-out", "CER-LOC-06")


class ContractorsEnd(Effect[Ceres]):
    """The Contractors are done. [CER-FAV-12]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Ceres) -> None:
        state.extras.pop()


class ChooseProduction(Step):
    """Choose an Outstation and gain all its Production. [CER-HQ-02, CER-HQ-05, CER-HQ-06, CER-FAV-40]"""

    rule = "CER-HQ-02"

    def moves(self, state: Ceres) -> list[Move]:
        return [PRODUCE[outstation.top] for outstation in state.corporations[self.seat].outstations]

    def do(self, state: Ceres, move: Move) -> None:
        production = state.printed.facilities[move.value].production
        state.gain(self.seat, production)
        state.tell(PRODUCTION_OF, self.seat, move.value, packed(production))


DOORS[BUREAU] = VisitBureau
DOORS[YARD] = visit_yard
DOORS[AT_COUNCIL] = AtCouncil
DOORS[CONTRACTORS] = AtContractors
DOORS[HEADQUARTERS] = ChooseProduction
