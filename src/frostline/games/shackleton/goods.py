"""What can be paid and gained: goods with their numbers, prices and gains as data.

Every corporation adds goods of its own, in the order of the roster (`corporations/__init__.py`), so the numbers
are the same everywhere.
"""

from __future__ import annotations

from typing import Final

from ...core.printed import Item

GOODS: Final[list[str]] = [
    "credits", "titanium", "rare-earth", "reputation", "vp", "energy", "astronauts", "tokens", "domes", "projects",
    "robots",
]  # fmt: skip
CREDITS: Final = 0
TITANIUM: Final = 1
RARE_EARTH: Final = 2
REPUTATION: Final = 3
VP: Final = 4
ENERGY: Final = 5
ASTRONAUTS: Final = 6  # taken from the Lunar Gateway
TOKENS: Final = 7  # Corporation tokens activated anywhere
DOMES: Final = 8  # built for free
PROJECTS: Final = 9  # funded for free
ROBOTS: Final = 10  # a wild good: pays for any of the first three

RESOURCES: Final = 3
BITS: Final = 6  # of each good in a packed number

Price = tuple[tuple[int, int], ...]  # goods and their amounts


def good(name: str) -> int:
    """The number of a good; a new one is added."""
    if name not in GOODS:
        GOODS.append(name)
    return GOODS.index(name)


class Gain:
    """Something gained: what is simply held (or counted), and what needs more than that."""

    def __init__(self, parts: Price) -> None:
        self.parts = parts
        self.packed = packed(parts)


def packed(parts: Price) -> int:
    """Goods and amounts as one number, for the log."""
    number = 0
    for each, amount in parts:
        number += amount << BITS * each
    return number


def unpacked(number: int) -> list[int]:
    """The amounts of all goods in such a number."""
    return [number >> BITS * each & (1 << BITS) - 1 for each in range(len(GOODS))]


def read_goods(part: Item) -> Price:
    """Goods and amounts of a table, in the order of the goods."""
    found: Price = tuple([(number, part.number(name, 1)) for number, name in enumerate(GOODS) if part.has(name)])
    part.finish()
    return found


def read_price(item: Item, field: str) -> Price:
    """Goods and amounts of a field; nothing where it is not there."""
    return read_goods(item.part(field)) if item.has(field) else ()


def read_gain(item: Item, field: str) -> Gain:
    """A gain; nothing where the field is not there."""
    return Gain(read_price(item, field))


def amount_of(price: Price, number: int) -> int:
    """How much of a good a price asks for."""
    for each, amount in price:
        if each == number:
            return amount
    return 0
