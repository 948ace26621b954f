"""Favors: four tokens a Round, first come, first served, and the Special Grant."""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from .components import FAVORS, GRANT
from .legal import can_have
from .moves import FAVOR
from .moves import GRANT as GRANT_MOVES
from .state import Ceres, packed
from .steps import Step
from .tells import GRANTED, PAYS, TAKES_FAVOR


class ChooseFavor(Step):
    """Take a Favor token and keep it until the end of the Round, or take a Special Grant.
    [CER-FAV-01, CER-FAV-02, CER-FAV-03, CER-FAV-04, CER-FAV-34, CER-FAV-45, CER-FAV-53]"""

    rule = "CER-FAV-01"

    def moves(self, state: Ceres) -> list[Move]:
        goods = state.corporations[self.seat].goods
        return [FAVOR[favor] for favor in range(len(FAVORS)) if can_have(state, goods, favor)]

    def do(self, state: Ceres, move: Move) -> None:
        favor = move.value
        cost = state.printed.favor_cost[favor]
        state.pay(self.seat, cost)
        state.tell(PAYS, self.seat, packed(cost))
        state.tell(TAKES_FAVOR, self.seat, favor)
        if favor == GRANT:
            state.push(ChooseGrant(self.seat, state.printed.grants, 0))
        else:
            state.favor_of[favor] = self.seat

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family != "favor":
            return None
        if move.value != GRANT and state.favor_of[move.value] >= 0:
            return Refusal("favor-taken", "CER-FAV-02", favor=move.value)
        return Refusal("cannot-pay-favor", "CER-FAV-01", favor=move.value)


class ChooseGrant(Decision[Ceres]):
    """Choose one of the Productions shown on your Outstations, each at most once. `taken` has a bit for each
    entry chosen before. [CER-FAV-50, CER-FAV-51, CER-FAV-52]"""

    rule = "CER-FAV-50"

    def __init__(self, seat: int, left: int, taken: int) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken

    def options(self, state: Ceres) -> list[Move]:
        options: list[Move] = []
        entry = 0
        for outstation in state.corporations[self.seat].outstations:
            for number in range(len(state.printed.facilities[outstation.top].production)):
                if not self.taken >> entry & 1:
                    options.append(GRANT_MOVES[outstation.top][number])
                entry += 1
        return options

    def resolve(self, state: Ceres, move: Move) -> None:
        entry = move.extra
        for outstation in state.corporations[self.seat].outstations:
            if outstation.top == move.value:
                break
            entry += len(state.printed.facilities[outstation.top].production)
        gained = (state.printed.facilities[move.value].production[move.extra],)
        state.gain(self.seat, gained)
        state.tell(GRANTED, self.seat, move.value, packed(gained))
        if self.left > 1:
            state.push(ChooseGrant(self.seat, self.left - 1, self.taken | 1 << entry))

    def refusal(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family != "grant":
            return None
        for outstation in state.corporations[self.seat].outstations:
            if outstation.top == move.value and move.extra < len(state.facility(move.value).production):
                return Refusal("granted-already", "CER-FAV-51")
        return None
