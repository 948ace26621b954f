"""Research: the next Level of a field."""

from __future__ import annotations

from ...core.log import Refusal
from ...core.moves import Move
from .components import LEVELS
from .legal import can_research
from .moves import RESEARCH
from .state import Ceres, packed
from .steps import Step
from .tells import FIRST_AT_LEVEL_3, PAYS, RESEARCHES


class ChooseField(Step):
    """Choose a field, pay for its next Level, gain its VP; the first at Level 3 takes the token.
    [CER-RES-01, CER-RES-02, CER-RES-03, CER-RES-04, CER-RES-05, CER-RES-06, CER-RES-07]"""

    rule = "CER-RES-01"

    def moves(self, state: Ceres) -> list[Move]:
        corporation = state.corporations[self.seat]
        fields = range(len(corporation.research))
        return [RESEARCH[field] for field in fields if can_research(state, corporation, corporation.goods, field)]

    def do(self, state: Ceres, move: Move) -> None:
        corporation = state.corporations[self.seat]
        field = move.value
        level = corporation.research[field]
        cost = state.printed.research_cost[level]
        state.pay(self.seat, cost)
        reached = list(corporation.research)
        reached[field] = level + 1
        corporation.research = tuple(reached)
        state.tell(PAYS, self.seat, packed(cost))
        state.tell(RESEARCHES, self.seat, field, level + 1, state.printed.research_vp[level])
        if level + 1 == LEVELS and state.firsts[field] < 0:
            state.firsts[field] = self.seat
            state.tell(FIRST_AT_LEVEL_3, self.seat, field, state.printed.first_vp)

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family != "research":
            return None
        if state.corporations[self.seat].research[move.value] == LEVELS:
            return Refusal("last-level", "CER-RES-02", field=move.value)
        return Refusal("cannot-pay-research", "CER-RES-01", field=move.value)
