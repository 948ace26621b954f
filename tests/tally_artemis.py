"""A slow second count of the points, from a saved position and the printed tables alone.

It shares nothing with the engine's scoring but the rulebook.
"""

from __future__ import annotations

from typing import Any

OCEAN = 26  # tiles 0 to 25 are Ocean, the others Surface, two of each name
SLOTS = "ME EP EEP SSP MS PP EP 1 1 P1 MMP EE 111".split()  # noqa: SIM905
NAMES = [
    "armorist", "battery", "biodrome", "embassy", "citadel", "league", "jumpdock", "scion", "sentry", "snowcat",
    "strongpoint", "footprint", "warmitory",
]  # fmt: skip


def tally_all(saved: dict[str, Any]) -> list[int]:
    """The total of every seat."""
    state = saved["state"]
    toolkits = [colony["toolkits"] for colony in state["colonies"]]
    return [tally(saved, seat, max(toolkits)) for seat in range(saved["seats"])]


def tally(saved: dict[str, Any], seat: int, most_toolkits: int) -> int:
    """One seat, step by step as on page 12."""
    colony = saved["state"]["colonies"][seat]
    people = colonists(saved, seat)
    total = colony["vp"]
    total += min(3, colony["energy"] // 5) + min(3, colony["minerals"] // 5)
    for building in colony["buildings"]:
        total += surface(building["key"], colony, people)
    total += [0, 0, 0, 1, 2, 3, 5, 8][min(7, len(colony["buildings"]))]
    sets = min(people)
    total += 3 * sets + (sum(people) - 4 * sets) // 3
    badges = colony["badges"]
    total += 5 if badges >= 8 else 3 if badges >= 5 else 0 if badges >= 2 else -min(3, total)
    if saved["seats"] == 1:
        return total + (2 if colony["toolkits"] >= 7 else -min(1, total) if colony["toolkits"] < 2 else 0)
    return total + (2 if colony["toolkits"] == most_toolkits else 0)


def colonists(saved: dict[str, Any], seat: int) -> list[int]:
    """Everybody in the colony, by type."""
    state = saved["state"]
    people = list(state["colonies"][seat]["shelters"])
    for building in state["colonies"][seat]["buildings"]:
        people = [have + more for have, more in zip(people, building["key"][1:], strict=True)]
    if "away-apart" in saved["options"]:
        return people
    away = [die for each in state["expeditions"] for die in each["dice"]["tuple"] if die["seat"] == seat]
    for die in away:
        people[0] += die["pioneers"]
        if die["helper"] >= 0:
            people[die["helper"]] += 1
    for trainee in state["trainees"]:
        if trainee["seat"] == seat:
            people[trainee["colonist"]] += 1
    return people


def surface(key: list[int], colony: dict[str, Any], people: list[int]) -> int:
    """What one building scores."""
    tile, *staff = key
    if tile < OCEAN or sum(staff) < len(SLOTS[(tile - OCEAN) // 2]):
        return 0
    name = NAMES[(tile - OCEAN) // 2]
    pioneers, engineers, marines, stewards = people
    return {
        "armorist": 1 + min(3, colony["toolkits"] // 2),
        "battery": 1 + min(3, colony["energy"] // 5),
        "biodrome": 4,
        "embassy": 4,
        "citadel": 1 + min(marines, stewards),
        "league": 1 + pioneers // 2,
        "jumpdock": 1 + min(3, colony["minerals"] // 5),
        "scion": 1 + staff[3],
        "sentry": 1 + staff[2],
        "snowcat": 2,
        "strongpoint": 4,
        "footprint": 1 + engineers // 2,
        "warmitory": 3 if 3 in staff else 0,
    }[name]
