"""Decisions of a turn between whose steps a committed project may be completed, as a free action."""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from .moves import COMPLETE
from .parts import payable
from .state import Ceres, packed
from .tells import COMPLETES, COMPLETES_NOW, PAYS


class Step(Decision[Ceres]):
    """A choice in one's own turn. Besides its own moves it offers to complete committed projects, as long as
    what has been begun can still be carried out; then it is asked again.
    [CER-TB-13, CER-TURN-07, CER-TURN-08, CER-TURN-10, CER-TURN-11]"""

    def moves(self, state: Ceres) -> list[Move]:
        """What the step itself offers, at least one."""
        raise NotImplementedError

    def do(self, state: Ceres, move: Move) -> None:
        """Carry out one of its own moves."""
        raise NotImplementedError

    def can_go_on(self, state: Ceres) -> bool:
        """Whether the step could still be taken with the goods there are."""
        return len(self.moves(state)) > 0

    def options(self, state: Ceres) -> list[Move]:
        options = self.moves(state)
        for project in state.corporations[self.seat].committed:
            if self.may_complete(state, project):
                options.append(COMPLETE[project])
        return options

    def may_complete(self, state: Ceres, project: int) -> bool:
        """Whether a committed project can be paid without spoiling the step. [CER-TURN-11]"""
        corporation = state.corporations[self.seat]
        cost = state.printed.projects[project].cost
        if not payable(corporation.goods, cost):
            return False
        goods, committed = corporation.goods[:], corporation.committed
        state.pay(self.seat, cost)
        corporation.committed = without(committed, project)
        fine = self.can_go_on(state)
        corporation.goods, corporation.committed = goods, committed
        return fine

    def resolve(self, state: Ceres, move: Move) -> None:
        if move.family == "complete":
            state.push(self)
            complete(state, self.seat, move.value)
        else:
            self.do(state, move)

    def refusal(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family == "complete":
            corporation = state.corporations[self.seat]
            if move.value not in corporation.committed:
                return None
            if payable(corporation.goods, state.printed.projects[move.value].cost):
                return Refusal("completion-spoils", "CER-TURN-11", project=move.value)
            return Refusal("cannot-pay-project", "CER-TB-13", project=move.value)
        return self.why_not(state, move)

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        """Why one of its own moves is not offered."""
        return None


def without(committed: tuple[int, ...], project: int) -> tuple[int, ...]:
    """Commitments when one of them is fulfilled."""
    return tuple([each for each in committed if each != project])


def complete(state: Ceres, seat: int, project: int) -> None:
    """Pay a project and turn it face down; its spot is free again. [CER-TB-11, CER-TB-13]"""
    corporation = state.corporations[seat]
    printed = state.printed.projects[project]
    state.pay(seat, printed.cost)
    told = COMPLETES if project in corporation.committed else COMPLETES_NOW
    corporation.committed = without(corporation.committed, project)
    corporation.completed += (project,)
    state.tell(PAYS, seat, packed(printed.cost))
    state.tell(told, seat, project, printed.vp)
