"""The roster. A Corporation is added with a module here, a file of printed data and a line below; the order is
that of `components/corporations.toml` and gives goods, moves and events their numbers."""

from __future__ import annotations

from typing import Final

from ....core.printed import Sheet
from ..corporation import Corporation

# Importing them in this order numbers what they add.
# isort: off
from .artemis_tours import ArtemisTours
from .selenium_research import SeleniumResearch
from .moon_mining import MoonMining
from .space_robotics import SpaceRobotics
from .evergreen_farms import EvergreenFarms
from .sky_watch import SkyWatch
from .to_mars import ToMars
# isort: on

ROSTER: Final[dict[str, type[Corporation]]] = {
    "artemis-tours": ArtemisTours,
    "selenium-research": SeleniumResearch,
    "moon-mining": MoonMining,
    "space-robotics": SpaceRobotics,
    "evergreen-farms": EvergreenFarms,
    "sky-watch": SkyWatch,
    "to-mars": ToMars,
}


def read_corporations(sheets: dict[str, Sheet]) -> list[Corporation]:
    """All of them, with their printed data."""
    found: list[Corporation] = []
    cards = 0
    for number, name in enumerate(sheets["corporations"].items):
        corporation = ROSTER[name](number, name, cards, sheets)
        cards += len(corporation.projects)
        found.append(corporation)
    return found
