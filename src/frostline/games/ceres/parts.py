"""Printed effects as data: prices of goods, and the parts of an Outstation's Function."""

from __future__ import annotations

from typing import Final

from ...core.printed import Item

GOODS: Final = ("ore", "ice", "ceramics", "energy", "credits", "influence", "alloys", "probes")
ORE: Final = 0
ICE: Final = 1
CERAMICS: Final = 2
ENERGY: Final = 3
CREDITS: Final = 4
INFLUENCE: Final = 5
ALLOYS: Final = 6
PROBES: Final = 7
RESOURCES: Final = 4  # the first four are tracked, with a cap

Price = tuple[tuple[int, int], ...]  # goods and their amounts

KINDS: Final = ("gain", "action", "location", "asteroid")
GAIN: Final = 0
ACTION: Final = 1
LOCATION: Final = 2
ASTEROID: Final = 3

ACTIONS: Final = (
    "interplanetary-trade", "settlement-project", "corporation-expanse", "corporation-upgrade", "launch", "research",
    "favor", "reassign-worker", "manufacture",
)  # fmt: skip
TRADE: Final = 0
PROJECT: Final = 1
EXPANSE: Final = 2
UPGRADE: Final = 3
LAUNCH: Final = 4
RESEARCH: Final = 5
FAVOR: Final = 6
REASSIGN: Final = 7
MANUFACTURE: Final = 8

LOCATIONS: Final = ("bureau", "yard", "council", "contractors", "headquarters")
BUREAU: Final = 0
YARD: Final = 1
COUNCIL: Final = 2
CONTRACTORS: Final = 3
HEADQUARTERS: Final = 4
ON_BOARD: Final = 4  # the first four Locations are on the Game Board


class Part:
    """One box of a Function: what it costs to use, and what it does."""

    def __init__(self, kind: int, what: int, times: int, goods: Price, cost: Price) -> None:
        self.kind = kind
        self.what = what  # an action or a Location
        self.times = times
        self.goods = goods
        self.cost = cost
        self.dry_cost: Price = tuple([pair for pair in cost if pair[0] != ICE])  # with Continuous Ice Supply
        self.free_gain = kind == GAIN and not cost


def payable(goods: list[int], price: Price) -> bool:
    """Whether goods suffice for all of a price. [CER-LIMIT-08]"""
    for good, amount in price:
        if goods[good] < amount:
            return False
    return True


def read_price(item: Item, field: str) -> Price:
    """Goods and amounts of an inline table, in the order of the goods."""
    return read_goods(item.part(field))


def read_goods(part: Item) -> Price:
    """Goods and amounts, in the order of the goods."""
    found: Price = tuple([(good, part.number(name, 1)) for good, name in enumerate(GOODS) if part.has(name)])
    part.finish()
    return found


def read_part(item: Item) -> Part:
    """One part of a Function."""
    kind = item.choice("kind", KINDS)
    what, times = 0, 1
    goods: Price = ()
    if kind == GAIN:
        goods = read_price(item, "goods")
    elif kind == ACTION:
        what = item.choice("action", ACTIONS)
        times = item.number("times", 1, 3) if item.has("times") else 1
    elif kind == LOCATION:
        what = item.choice("location", LOCATIONS)
    cost: Price = read_price(item, "cost") if item.has("cost") else ()
    item.finish()
    return Part(kind, what, times, goods, cost)
