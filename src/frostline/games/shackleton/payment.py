"""Paying, with Robots or without. Nothing is paid in a way that spoils what has been begun."""

from __future__ import annotations

from typing import Final

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from .causes import FOR_STRUCTURE, PAYMENTS
from .goods import CREDITS, RARE_EARTH, RESOURCES, ROBOTS, TITANIUM, Price, packed
from .moves import PAY, PRICE, ROBOT
from .state import Shackleton

Cost = tuple[int, int, int]  # Credits, Titanium, Rare Earth
FREE: Final[Cost] = (0, 0, 0)


def can_pay(state: Shackleton, seat: int, credits: int, titanium: int, rare: int) -> bool:
    """Whether an agency can pay, Robots counted. [SHA-ROB-04, SHA-ROB-08]"""
    goods = state.agencies[seat].goods
    if goods[CREDITS] >= credits and goods[TITANIUM] >= titanium and goods[RARE_EARTH] >= rare:
        return True
    return goods[ROBOTS] > 0 and enough(state, goods, goods[ROBOTS], [credits], titanium, rare)


def enough(state: Shackleton, goods: list[int], robots: int, payments: list[int], titanium: int, rare: int) -> bool:
    """Whether goods and so many Robots suffice for several payments in Credits, each without change, and for
    Titanium and Rare Earth. [SHA-ROB-08]"""
    robots -= max(0, titanium - goods[TITANIUM]) + max(0, rare - goods[RARE_EARTH])
    short = sum(payments) - goods[CREDITS]
    if robots < 0:
        return False
    if short <= 0 or robots == 0:
        return short <= 0
    worth = state.printed.robot_credits
    whole = sum([due // worth for due in payments])
    saved = worth * min(robots, whole)
    if robots > whole:
        saved += sum(sorted([due % worth for due in payments])[whole - robots :])
    return saved >= short


def pay(state: Shackleton, seat: int, credits: int, titanium: int, rare: int, cause: int) -> None:
    """Pay now, or first ask for which part Robots are spent; what follows must be on the agenda already."""
    if credits or titanium or rare:
        agency = state.agencies[seat]
        if agency.goods[ROBOTS]:
            state.push(PayWith(seat, credits, titanium, rare, CREDITS, cause))
        else:
            take_out(state, seat, credits, titanium, rare, cause)


def take_out(state: Shackleton, seat: int, credits: int, titanium: int, rare: int, cause: int) -> None:
    """Resources leave an agency."""
    goods = state.agencies[seat].goods
    goods[CREDITS] -= credits
    goods[TITANIUM] -= titanium
    goods[RARE_EARTH] -= rare
    if state.log is not None and (credits or titanium or rare):
        state.tell(PAYMENTS[cause], seat, packed(((CREDITS, credits), (TITANIUM, titanium), (RARE_EARTH, rare))))


def can_spend(state: Shackleton, seat: int, price: Price) -> bool:
    """Whether an agency can pay a price in any goods."""
    goods = state.agencies[seat].goods
    credits, titanium, rare, robots = 0, 0, 0, goods[ROBOTS]
    for good, amount in price:
        if good == CREDITS:
            credits = amount
        elif good == TITANIUM:
            titanium = amount
        elif good == RARE_EARTH:
            rare = amount
        elif good == ROBOTS:
            robots -= amount
            if robots < 0:
                return False
        elif goods[good] < amount:
            return False
    return enough(state, goods, robots, [credits], titanium, rare)


def spend(state: Shackleton, seat: int, price: Price, cause: int) -> None:
    """Pay a price in any goods."""
    goods = state.agencies[seat].goods
    cost = [0, 0, 0]
    others: Price = ()
    for good, amount in price:
        if good < RESOURCES:
            cost[good] = amount
        else:
            goods[good] -= amount
            others += ((good, amount),)
    if others:
        state.tell(PAYMENTS[cause], seat, packed(others))
    pay(state, seat, cost[0], cost[1], cost[2], cause)


def fine_after(state: Shackleton, below: int) -> bool:
    """Whether the step that follows a payment could still be carried out. [SHA-CMD-08]"""
    frame = state.agenda[-below]
    return frame.can_go_on(state) if isinstance(frame, Step) else True


class Step(Decision[Shackleton]):
    """A decision of a turn that others may ask whether it could still be carried out."""

    def can_go_on(self, state: Shackleton) -> bool:
        """Whether the step can be taken with what there is."""
        return True


class PayWith(Decision[Shackleton]):
    """Robots may stand for one Titanium, one Rare Earth or some Credits each; the rest is paid in kind.
    [SHA-ROB-04, SHA-ROB-08, SHA-FUND-16]"""

    rule = "SHA-ROB-04"

    def __init__(self, seat: int, credits: int, titanium: int, rare: int, first: int, cause: int) -> None:
        self.seat = seat
        self.credits = credits
        self.titanium = titanium
        self.rare = rare
        self.first = first  # resources before this one are settled
        self.cause = cause

    def options(self, state: Shackleton) -> list[Move]:
        options = []
        if payable_in_kind(state, self.seat, self.credits, self.titanium, self.rare, 2):
            options.append(PAY)
        for resource in range(self.first, RESOURCES):
            if self.can_use_robot(state, resource):
                options.append(ROBOT[resource])
        return options

    def can_use_robot(self, state: Shackleton, resource: int) -> bool:
        """Whether a Robot for that resource leads to a payment in full."""
        due = (self.credits, self.titanium, self.rare)[resource]
        goods = state.agencies[self.seat].goods
        if due == 0 or goods[ROBOTS] == 0:
            return False
        goods[ROBOTS] -= 1
        left = lessen(state, self.credits, self.titanium, self.rare, resource)
        fine = can_finish(state, self.seat, left[0], left[1], left[2], resource, 2)
        goods[ROBOTS] += 1
        return fine

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is PAY:
            take_out(state, self.seat, self.credits, self.titanium, self.rare, self.cause)
            return
        state.agencies[self.seat].goods[ROBOTS] -= 1
        state.tell(PAYMENTS[self.cause], self.seat, packed(((ROBOTS, 1),)))
        credits, titanium, rare = lessen(state, self.credits, self.titanium, self.rare, move.value)
        if credits or titanium or rare:
            state.push(PayWith(self.seat, credits, titanium, rare, move.value, self.cause))

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        return Refusal("robots-needed", "SHA-CMD-08") if move is PAY or move.family == "robot" else None


def lessen(state: Shackleton, credits: int, titanium: int, rare: int, resource: int) -> Cost:
    """What is still due when a Robot stands for a resource; there is no change. [SHA-ROB-08]"""
    if resource == CREDITS:
        return max(0, credits - state.printed.robot_credits), titanium, rare
    return (credits, titanium - 1, rare) if resource == TITANIUM else (credits, titanium, rare - 1)


def payable_in_kind(state: Shackleton, seat: int, credits: int, titanium: int, rare: int, below: int) -> bool:
    """Whether the rest can be paid without Robots, and what follows can still be done."""
    goods = state.agencies[seat].goods
    if goods[CREDITS] < credits or goods[TITANIUM] < titanium or goods[RARE_EARTH] < rare:
        return False
    goods[CREDITS] -= credits
    goods[TITANIUM] -= titanium
    goods[RARE_EARTH] -= rare
    fine = fine_after(state, below)
    goods[CREDITS] += credits
    goods[TITANIUM] += titanium
    goods[RARE_EARTH] += rare
    return fine


def can_finish(state: Shackleton, seat: int, credits: int, titanium: int, rare: int, first: int, below: int) -> bool:
    """Whether some use of Robots, from a resource on, pays the rest without spoiling what follows."""
    if payable_in_kind(state, seat, credits, titanium, rare, below):
        return True
    goods = state.agencies[seat].goods
    if goods[ROBOTS] == 0:
        return False
    dues = (credits, titanium, rare)
    for resource in range(first, RESOURCES):
        if dues[resource] > 0:
            goods[ROBOTS] -= 1
            left = lessen(state, credits, titanium, rare, resource)
            fine = can_finish(state, seat, left[0], left[1], left[2], resource, below)
            goods[ROBOTS] += 1
            if fine:
                return True
    return False


class ChoosePrice(Decision[Shackleton]):
    """One of several ways to pay for the same thing. [SHA-LEAD-18]"""

    rule = "SHA-LEAD-18"
    cause = FOR_STRUCTURE

    def __init__(self, seat: int, prices: tuple[Cost, ...], kept: int) -> None:
        self.seat = seat
        self.prices = prices
        self.kept = kept  # Rare Earth that must be left for a panel

    def options(self, state: Shackleton) -> list[Move]:
        return [
            PRICE[number] for number, price in enumerate(self.prices)
            if can_pay(state, self.seat, price[0], price[1], price[2] + self.kept)
        ]  # fmt: skip

    def resolve(self, state: Shackleton, move: Move) -> None:
        price = self.prices[move.value]
        pay(state, self.seat, price[0], price[1], price[2], self.cause)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        return Refusal("cannot-pay", "SHA-BUILD-01") if move.family == "price" else None
