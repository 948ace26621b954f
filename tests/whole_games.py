"""Whole games and set-ups of The Artemis Project, for tests of set-up and refresh."""

from artemis_table import BASE, TILE_NAMES, Table, card

import frostline

GAME = frostline.game("artemis")
OCEAN = [
    *("assault-pod", "crystal-foundry", "drone-docks", "expedition-hub", "geotherm-deck", "manufactory"),
    *("pocket-operations", "scoutpost", "sensor-station", "shuttle-bay", "surface-conduit", "synthetics-complex"),
    "volcanic-extractor",
]
SURFACE = [
    *("armorist", "battery-banks", "bio-drome", "colonial-embassy", "command-citadel", "explorers-league"),
    *("mineral-jumpdock", "scion-tower", "sentry-pylon", "snowcat-garage", "strongpoint", "threshold-footprint"),
    "warmitory",
]
FOUR_CARDS = ("crystal-grotto", "black-smoker-field", "perimeter-sweep", "mantle-tap")  # no colonist, no building


def side(name: str) -> str:
    """The side of a tile, by its name without the number of the copy."""
    return "ocean" if name.removesuffix("-2") in OCEAN else "surface"


def names(tiles: list[int]) -> list[str]:
    """Names of tiles without the number of the copy, in order of the alphabet."""
    return sorted(TILE_NAMES[each].removesuffix("-2") for each in tiles)


def say(state: object, text: str) -> None:
    """Play one move of a whole game."""
    state.play(GAME.moves.parse(text))  # type: ignore[attr-defined]


def idle(state: object, until: int = 0) -> None:
    """Play on until that round (0: to the end), every die going to the Outfitter."""
    while state.options and state.round != until:  # type: ignore[attr-defined]
        texts = [move.text for move in state.options]  # type: ignore[attr-defined]
        say(state, "outfitter" if "outfitter" in texts else texts[0])


def revealed(state: object) -> list[int]:
    """Tiles that left the stacks in set-up: those in the Gantry and those by the Expeditions."""
    by_cards = [each.tile for each in state.expeditions if each.tile >= 0]  # type: ignore[attr-defined]
    return [lot.tile for lot in state.gantry] + by_cards  # type: ignore[attr-defined]


def coming(t: Table, *cards: str, event: str = "crane-fault") -> Table:
    """Exactly these Expeditions make the deck, and this Event alone is left."""
    t.state.expedition_deck.cards = [card(name) for name in cards]
    t.state.event_deck.cards = [BASE.event_names.index(event)]
    return t


def laid_out(t: Table) -> list[str]:
    """The Expeditions on the table, closest to the deck first."""
    return [BASE.card_names[each.card] for each in t.state.expeditions]
