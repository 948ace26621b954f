"""The Trade Bureau: Interplanetary Trade and Settlement Projects."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .components import LOGISTICS
from .legal import ALL, FIRST, NONE, can_take, can_use_bureau, for_taking, project_goods
from .moves import COMMIT, COMPLETE_NOW, PROJECT, STOP, TRADE
from .parts import payable
from .state import Ceres, credits_of, influence_of, packed
from .steps import Step, complete
from .tells import BUREAU_CREDITS, BUREAU_INFLUENCE, COMMITS, PAYS, ROUND_INFLUENCE, TAKES_PROJECT, TRADES


class OpenBureau(Effect[Ceres]):
    """The Trade Bureau is activated, whole or for one of its actions; Logistics brings its Credits first.
    [CER-TB-01, CER-TB-02, CER-PROG-22, CER-PROG-30, CER-NEST-04, CER-NEST-05]"""

    def __init__(self, seat: int, trades: int, taking: bool, programs: int) -> None:
        self.seat = seat
        self.trades = trades
        self.taking = taking
        self.programs = programs

    def run(self, state: Ceres) -> None:
        if self.programs == ALL and state.corporations[self.seat].research[LOGISTICS] >= 2:
            gained = credits_of(state.printed.logistics_credits)
            state.gain(self.seat, gained)
            state.tell(BUREAU_CREDITS, self.seat, packed(gained))
        state.push(ChooseDeal(self.seat, self.trades, self.taking, self.programs, False))


def trades_offered(state: Ceres, seat: int) -> list[Move]:
    """The trades of the docked spacecraft that can be paid. [CER-TB-03, CER-TB-05]"""
    goods = state.corporations[seat].goods
    trades = state.printed.ships[state.spacecraft[state.round - 1]]
    return [TRADE[number] for number, trade in enumerate(trades) if payable(goods, trade.pay)]


def trade(state: Ceres, seat: int, number: int) -> None:
    """Pay the left side, gain the right one. [CER-TB-03]"""
    chosen = state.printed.ships[state.spacecraft[state.round - 1]][number]
    state.pay(seat, chosen.pay)
    state.gain(seat, chosen.gain)
    state.tell(TRADES, seat, packed(chosen.pay), packed(chosen.gain))


class ChooseDeal(Step):
    """Trade, or take a Settlement Project; in a repeat, or neither. [CER-TB-01, CER-TB-06, CER-PROG-23]"""

    rule = "CER-TB-01"

    def __init__(self, seat: int, trades: int, taking: bool, programs: int, again: bool) -> None:
        self.seat = seat
        self.trades = trades
        self.taking = taking
        self.programs = programs
        self.again = again

    def moves(self, state: Ceres) -> list[Move]:
        options = trades_offered(state, self.seat) if self.trades else []
        if self.taking:
            corporation = state.corporations[self.seat]
            goods = project_goods(state, corporation.goods)
            if goods is not None:
                for project in state.projects:
                    if can_take(state, corporation, goods, project):
                        options.append(PROJECT[project])
        if self.again:
            options.append(STOP)
        return options

    def do(self, state: Ceres, move: Move) -> None:
        if move is STOP:
            return
        state.push(BureauEnds(self.seat, self.trades, self.taking, self.programs))
        if move.family == "project":
            take_project(state, self.seat, move.value)
        else:
            trade(state, self.seat, move.value)
            if self.trades > 1:
                state.push(TradeAgain(self.seat, self.trades - 1))

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family == "trade":
            return why_not_trade(state, move) if self.trades else Refusal("only-projects", "CER-NEST-04")
        if move.family == "project" and move.value in state.projects:
            if not self.taking:
                return Refusal("only-trades", "CER-NEST-04")
            if project_goods(state, state.corporations[self.seat].goods) is None:
                return Refusal("no-influence-for-project", "CER-TB-08")
            return Refusal("no-spot", "CER-TB-12")
        return None


class TradeAgain(Step):
    """Another trade, or no more. [CER-TB-02, CER-TB-04]"""

    rule = "CER-TB-02"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def moves(self, state: Ceres) -> list[Move]:
        return [*trades_offered(state, self.seat), STOP]

    def do(self, state: Ceres, move: Move) -> None:
        if move is STOP:
            return
        trade(state, self.seat, move.value)
        if self.left > 1:
            state.push(TradeAgain(self.seat, self.left - 1))

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        return why_not_trade(state, move) if move.family == "trade" else None


def why_not_trade(state: Ceres, move: Move) -> Refusal | None:
    """Why a trade cannot be made."""
    trades = state.printed.ships[state.spacecraft[state.round - 1]]
    return Refusal("cannot-pay-trade", "CER-TB-03") if move.value < len(trades) else None


def take_project(state: Ceres, seat: int, project: int) -> None:
    """A face-up project goes to a player; it is not replaced. In the first Round it brings Influence, in the
    last it costs some. [CER-TB-06, CER-TB-07, CER-TB-08, CER-TB-09, CER-TB-10, CER-TB-15, CER-TB-18, CER-AMAC-07]"""
    state.projects.remove(project)
    state.tell(TAKES_PROJECT, seat, project)
    brings, costs = for_taking(state)
    if brings:
        state.gain(seat, brings)
        state.tell(ROUND_INFLUENCE, seat, packed(brings))
    if costs:
        state.pay(seat, costs)
        state.tell(PAYS, seat, packed(costs))
    state.push(FinishProject(seat, project))


class FinishProject(Decision[Ceres]):
    """Complete the project at once, or commit to it. [CER-TB-11, CER-TB-12, CER-LIMIT-05]"""

    rule = "CER-TB-11"

    def __init__(self, seat: int, project: int) -> None:
        self.seat = seat
        self.project = project

    def options(self, state: Ceres) -> list[Move]:
        corporation = state.corporations[self.seat]
        options: list[Move] = []
        if payable(corporation.goods, state.printed.projects[self.project].cost):
            options.append(COMPLETE_NOW)
        if len(corporation.committed) < state.printed.committed:
            options.append(COMMIT)
        return options

    def resolve(self, state: Ceres, move: Move) -> None:
        if move is COMPLETE_NOW:
            complete(state, self.seat, self.project)
        else:
            state.corporations[self.seat].committed += (self.project,)
            state.tell(COMMITS, self.seat, self.project)

    def refusal(self, state: Ceres, move: Move) -> Refusal | None:
        if move is COMPLETE_NOW:
            return Refusal("cannot-pay-project", "CER-TB-11", project=self.project)
        return Refusal("no-spot", "CER-TB-12") if move is COMMIT else None


class BureauEnds(Effect[Ceres]):
    """After the Trade Bureau: Logistics brings Influence, and may open it once more.
    [CER-PROG-21, CER-PROG-23, CER-PROG-30, CER-PROG-32, CER-PROG-34, CER-NEST-06]"""

    def __init__(self, seat: int, trades: int, taking: bool, programs: int) -> None:
        self.seat = seat
        self.trades = trades
        self.taking = taking
        self.programs = programs

    def run(self, state: Ceres) -> None:
        seat = self.seat
        corporation = state.corporations[seat]
        level = corporation.research[LOGISTICS]
        if self.programs != NONE and level >= 1:
            gained = influence_of(state.printed.logistics_influence)
            state.gain(seat, gained)
            state.tell(BUREAU_INFLUENCE, seat, packed(gained))
        if self.programs != ALL or level < 3:
            return
        if can_use_bureau(state, corporation, corporation.goods, self.trades, self.taking, FIRST):
            state.push(ChooseDeal(seat, self.trades, self.taking, FIRST, True))
