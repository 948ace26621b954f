"""Project cards: printed VP, an immediate gain and an ability, as data."""

from __future__ import annotations

from typing import Final

from ...core.printed import Item
from .goods import GOODS, Gain, read_gain, read_price

KINDS: Final = ("none", "after", "more", "less", "action", "energy", "end", "own")
NONE: Final = 0
AFTER: Final = 1  # something has happened: gain
MORE: Final = 2  # gained at least one: pay for one more
LESS: Final = 3  # something costs less
ACTION: Final = 4  # a Corporation action: pay and gain
POWER: Final = 5  # once per turn while funding: pay, Energy rises
END: Final = 6  # VP at the end of the game
OWN: Final = 7  # something its corporation knows: see there

EVENTS: Final = ["engineer-crater", "structure", "gateway"]  # corporations add theirs
ENGINEER_CRATER: Final = 0
STRUCTURE: Final = 1
GATEWAY: Final = 2

LESSENED: Final = ["structure", "upkeep"]  # corporations add theirs
LESS_STRUCTURE: Final = 0
LESS_UPKEEP: Final = 1

TALLY: Final = -1  # an `end` ability that counts what the corporation counts


def event(name: str) -> int:
    """The number of something that happens and that Projects may answer to; a new one is added."""
    if name not in EVENTS:
        EVENTS.append(name)
    return EVENTS.index(name)


def lessened(name: str) -> int:
    """The number of something Projects may make cheaper; a new one is added."""
    if name not in LESSENED:
        LESSENED.append(name)
    return LESSENED.index(name)


class Ability:
    """What a card does besides its immediate gain."""

    def __init__(self, item: Item | None) -> None:
        self.kind = NONE
        self.own = ""  # the name of an ability its corporation knows
        self.event = -1  # or what is lessened
        self.good = -1  # the good gained at least once, or counted at the end
        self.amount = 0
        self.once = False  # once per round
        self.cost = read_price(item, "cost") if item else ()
        self.gain = read_gain(item, "gain") if item else Gain(())
        if item is not None:
            self.read(item)
            item.finish()

    def read(self, item: Item) -> None:
        """The fields of its kind."""
        name = item.take("kind")
        self.kind = KINDS.index(name) if name in KINDS[1:OWN] else OWN
        self.once = item.has("once") and item.number("once", 1, 1) == 1
        if self.kind == AFTER:
            self.event = item.choice("event", EVENTS)
        elif self.kind == MORE:
            self.good = item.choice("good", GOODS)
        elif self.kind == LESS:
            self.event = item.choice("what", LESSENED)
            self.amount = item.number("amount", 1)
        elif self.kind == POWER:
            self.amount = item.number("energy", 1)
        elif self.kind == END:
            counted = item.take("per")
            self.good = GOODS.index(counted) if counted in GOODS else TALLY
            self.amount = item.number("every", 1)
        elif self.kind == OWN:
            self.own = name
            self.amount = item.number("credits", 1) if item.has("credits") else 0


class Project:
    """One card; `corporation` is its number in the roster."""

    def __init__(self, name: str, corporation: int, item: Item) -> None:
        self.name = name
        self.corporation = corporation
        self.vp = item.number("vp", 0, 20)
        self.spots = item.numbers("spots", 0, 1) if item.has("spots") else []
        self.immediate = read_gain(item, "immediate")
        self.ability = Ability(item.part("ability") if item.has("ability") else None)
