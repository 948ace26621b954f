"""A slow second count of Ceres' points, from a saved position and the component files alone.

It shares nothing with the engine's scoring but the rulebook.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "src" / "frostline" / "games" / "ceres" / "components"


def points(sheet: str) -> list[int]:
    """The printed VP of a sheet, in order."""
    items = tomllib.loads((FOLDER / f"{sheet}.toml").read_text(encoding="utf-8"))
    return [item["vp"] for item in items.values()]


FACILITIES = [*points("facilities"), 0, 0, 0, 0]
PROJECTS, ASTEROIDS = points("projects"), points("asteroids")


def tally_all(saved: dict[str, Any]) -> list[int]:
    """The total of every seat."""
    return [tally(saved["state"], seat) for seat in range(saved["seats"])]


def tally(state: dict[str, Any], seat: int) -> int:
    """One seat: what play has brought, then the end of the game."""
    mine = state["corporations"][seat]
    total = 0
    for outstation in mine["outstations"]:
        total += sum(FACILITIES[card] for card in (outstation["top"], outstation["bottom"]) if card >= 0)
    total += sum(PROJECTS[card] for card in mine["completed"]["tuple"])
    total += sum(vp for vp, owner in zip(ASTEROIDS, state["claims"], strict=True) if owner == seat)
    total += sum([0, 1, 4, 10][level] for level in mine["research"]["tuple"])
    total += 3 * state["firsts"].count(seat)
    total += mine["goods"][5] // 2 + mine["goods"][4] // 5
    return total - sum(PROJECTS[card] // 2 for card in mine["committed"]["tuple"])
