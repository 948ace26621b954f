"""What tiles, cards and relief spaces can do, as typed data: a kind and its numbers."""

from __future__ import annotations

from typing import Final

from ...core.printed import Item

COLONISTS: Final = ("pioneer", "engineer", "marine", "steward")
PIONEER: Final = 0
ENGINEER: Final = 1
MARINE: Final = 2
STEWARD: Final = 3

REGIONS: Final = ("basecamp", "vents", "quarry", "gantry", "doorstep", "academy", "outfitter")
BASECAMP: Final = 0
VENTS: Final = 1
QUARRY: Final = 2
GANTRY: Final = 3
DOORSTEP: Final = 4
ACADEMY: Final = 5
OUTFITTER: Final = 6

GOODS: Final = ("minerals", "energy", "toolkits")
MINERALS: Final = 0
ENERGY: Final = 1
TOOLKITS: Final = 2

MOST_MIXED: Final = 6  # the largest amount of resources a player mixes or chooses the kind of

NUMBERS: Final = {
    "energy": 20, "minerals": 20, "toolkits": 20, "badges": 20, "vp": 20, "amount": MOST_MIXED, "base": 20,
    "each": 20, "every": 20, "most": 20, "more": 20, "moves": 9, "lose": MOST_MIXED, "either": MOST_MIXED,
}  # fmt: skip

OCEAN: Final[dict[str, str]] = {
    "assault": "minerals energy",
    "per-colonist": "good base colonist each",
    "gain": "energy? minerals? toolkits?",
    "hub": "",
    "either": "amount",
    "buy": "good amount vp",
    "scout": "amount",
    "shuttle": "moves",
    "conduit": "",
    "convert": "most",
}
SURFACE: Final[dict[str, str]] = {
    "per-good": "base good every most",
    "flat": "vp",
    "pairs": "base",
    "per-type": "base colonist every",
    "staffed-by": "base colonist more",
    "snowcat": "vp",
    "identical": "vp",
}
EVENT: Final[dict[str, str]] = {
    "more-energy": "amount",
    "more-minerals": "amount",
    "dearer-sending": "amount",
    "harder-expeditions": "amount",
    "acclaim": "vp",
    "most-dice": "region energy? minerals?",
    "silt": "",
    "dearer-buildings": "amount",
    "most-colonists": "colonist vp? either?",
    "dearer-colonists": "amount",
    "attack": "colonist lose vp",
    "dearer-shelters": "amount",
    "relic": "vp",
}
REWARD: Final[dict[str, str]] = {
    "goods": "energy? minerals? toolkits? badges? vp?",
    "either": "amount",
    "building": "",
    "colonists": "amount",
    "train": "",
    "per-type": "colonist vp",
    "relief": "",
    "relic": "",
}
RELIEF: Final[dict[str, str]] = {"goods": REWARD["goods"], "either": "amount", "mix": "amount"}


class Power:
    """A printed effect. Numbers it does not have are 0."""

    def __init__(self, kind: str, words: dict[str, int]) -> None:
        self.kind = kind
        self.energy = words.get("energy", 0)
        self.minerals = words.get("minerals", 0)
        self.toolkits = words.get("toolkits", 0)
        self.badges = words.get("badges", 0)
        self.vp = words.get("vp", 0)
        self.amount = words.get("amount", 0)
        self.base = words.get("base", 0)
        self.each = words.get("each", 0)
        self.every = words.get("every", 1)
        self.most = words.get("most", 0)
        self.more = words.get("more", 0)
        self.moves = words.get("moves", 0)
        self.lose = words.get("lose", 0)
        self.either = words.get("either", 0)
        self.good = words.get("good", 0)
        self.colonist = words.get("colonist", 0)
        self.region = words.get("region", 0)
        self.words = words


def power(item: Item, kinds: dict[str, str]) -> Power:
    """A power from its inline table, checked against the fields of its kind."""
    kind = list(kinds)[item.choice("kind", list(kinds))]
    words: dict[str, int] = {}
    for field in kinds[kind].split():
        name = field.rstrip("?")
        if name != field and not item.has(name):
            continue
        if name == "good":
            words[name] = item.choice(name, GOODS)
        elif name == "colonist":
            words[name] = item.choice(name, COLONISTS)
        elif name == "region":
            words[name] = item.choice(name, REGIONS)
        else:
            words[name] = item.number(name, 1 if name == "every" else 0, NUMBERS[name])
    item.finish()
    return Power(kind, words)


def ocean_power(item: Item) -> Power:
    """What an Ocean building does."""
    return power(item, OCEAN)


def surface_power(item: Item) -> Power:
    """How a Surface building scores."""
    return power(item, SURFACE)


def event_power(item: Item) -> Power:
    """What an Event does."""
    return power(item, EVENT)


def reward_power(item: Item) -> Power:
    """What an Expedition gives."""
    return power(item, REWARD)


def relief_power(item: Item) -> Power:
    """What a relief space gives."""
    return power(item, RELIEF)
