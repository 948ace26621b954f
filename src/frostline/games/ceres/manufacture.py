"""Manufacturing Alloys and Mining Probes."""

from __future__ import annotations

from ...core.agenda import Effect
from ...core.log import Refusal
from ...core.moves import Move
from .components import EFFICIENCY
from .legal import after, can_make
from .moves import ALLOY, PROBE, STOP
from .parts import ALLOYS, ORE, PROBES, Price, payable
from .state import Ceres, packed
from .steps import Step
from .tells import MAKES_ALLOY, MAKES_PROBE


def product_cost(state: Ceres, seat: int, price: Price) -> Price:
    """What a product costs a player. [CER-CA-20, CER-FAV-11]"""
    less = state.printed.ore_less if state.favor_of[EFFICIENCY] == seat else 0
    return tuple([(good, max(0, amount - less) if good == ORE else amount) for good, amount in price])


def products(state: Ceres, seat: int, fee: Price) -> list[Move]:
    """What can be made after a fee. [CER-CA-20, CER-CA-22]"""
    goods = state.corporations[seat].goods
    options: list[Move] = []
    if fee:
        if not payable(goods, fee):
            return options
        goods = after(goods, fee)
    if can_make(state, seat, goods, state.printed.alloy_cost):
        options.append(ALLOY)
    if can_make(state, seat, goods, state.printed.probe_cost):
        options.append(PROBE)
    return options


def make(state: Ceres, seat: int, move: Move, fee: Price) -> None:
    """Pay and make one product: Alloys go to the Depository, probes to the Launch Complex. [CER-CA-20, CER-CA-21]"""
    alloy = move is ALLOY
    price = product_cost(state, seat, state.printed.alloy_cost if alloy else state.printed.probe_cost)
    state.pay(seat, fee)
    state.pay(seat, price)
    state.gain(seat, ((ALLOYS if alloy else PROBES, 1),))
    state.tell(MAKES_ALLOY if alloy else MAKES_PROBE, seat, packed(fee) + packed(price))


class Manufacture(Step):
    """Make a product, up to so many times; at the Contractors each costs a fee.
    [CER-CA-04, CER-CA-20, CER-CA-22, CER-OUT-13]"""

    rule = "CER-CA-20"

    def __init__(self, seat: int, left: int, made: bool, paid: bool) -> None:
        self.seat = seat
        self.left = left
        self.made = made
        self.paid = paid

    def moves(self, state: Ceres) -> list[Move]:
        options = products(state, self.seat, self.fee(state))
        if self.made:
            options.append(STOP)
        return options

    def fee(self, state: Ceres) -> Price:
        """What each product costs besides its goods."""
        return state.printed.manufacture_fee if self.paid else ()

    def do(self, state: Ceres, move: Move) -> None:
        if move is not STOP:
            make(state, self.seat, move, self.fee(state))
            if self.left > 1:
                state.push(Manufacture(self.seat, self.left - 1, True, self.paid))
                return
        state.push(ManufactureEnds(self.seat))

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        return Refusal("cannot-make", "CER-CA-20") if move is ALLOY or move is PROBE else None


class ManufactureEnds(Effect[Ceres]):
    """With Manufacturing Efficiency one more product may be made, once in an activation, without a fee.
    [CER-FAV-10, CER-FAV-12]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Ceres) -> None:
        if state.holds(self.seat, EFFICIENCY) and not state.extras[-1]:
            state.push(ManufactureMore(self.seat))


class ManufactureMore(Step):
    """The one more product of Manufacturing Efficiency, or none. [CER-FAV-10, CER-FAV-12]"""

    rule = "CER-FAV-10"

    def moves(self, state: Ceres) -> list[Move]:
        return [*products(state, self.seat, ()), STOP]

    def do(self, state: Ceres, move: Move) -> None:
        if move is not STOP:
            state.extras[-1] = 1
            make(state, self.seat, move, ())

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        return Refusal("cannot-make", "CER-CA-20") if move is ALLOY or move is PROBE else None
