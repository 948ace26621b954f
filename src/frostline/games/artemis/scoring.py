"""Final scoring, tie-break and solo ranks. Every step is a line of the score sheet."""

from __future__ import annotations

from ...core.scores import ScoreLine, ScoreSheet
from .components import COPIES, Building, points_for
from .powers import ENERGY, MARINE, MINERALS, STEWARD
from .state import Artemis


def score_sheets(state: Artemis) -> list[ScoreSheet]:
    """The points of every seat as if the game ended now, the winner (or, alone, the rank) marked.
    [ART-SCORE-01, ART-TIE-01, ART-SOLO-29]"""
    sheets = [ScoreSheet(seat, never_below_zero(score(state, seat))) for seat in range(state.seats)]
    order = state.turn_order()
    ranked = sorted(sheets, key=lambda sheet: (-sheet.total, order.index(sheet.seat)))
    for place, sheet in enumerate(ranked, 1):
        sheet.place = place
    if state.seats == 1:
        sheets[0].title = sum([sheets[0].total > most for most in state.printed.ranks])
    return sheets


def never_below_zero(lines: list[ScoreLine]) -> list[ScoreLine]:
    """A loss takes what there is and no more. [ART-GEN-02]"""
    running = 0
    for line in lines:
        line.points = max(line.points, -running)
        running += line.points
    return lines


def score(state: Artemis, seat: int) -> list[ScoreLine]:
    """All lines of one seat, in the order they are scored."""
    printed = state.printed
    colony = state.colonies[seat]
    every, most = printed.saved_every, printed.saved_most
    lines = [
        ScoreLine("play", colony.vp, "ART-GEN-01"),
        ScoreLine("energy", min(most, colony.energy // every), "ART-SCORE-02"),
        ScoreLine("minerals", min(most, colony.minerals // every), "ART-SCORE-02"),
    ]
    for building in colony.buildings:
        if building.full and not building.ocean:
            rule = f"ART-SUR-{building.tile // COPIES - printed.ocean_names + 1:02}"
            lines.append(ScoreLine("surface", surface_points(state, seat, building), rule, building.tile))
    buildings = points_for(printed.score_buildings, len(colony.buildings))
    lines.append(ScoreLine("buildings", buildings, "ART-SCORE-04"))
    lines += score_colonists(state, seat)
    lines.append(ScoreLine("badges", points_for(printed.score_badges, colony.badges), "ART-SCORE-07"))
    lines.append(score_toolkits(state, seat))
    return lines


def surface_points(state: Artemis, seat: int, building: Building) -> int:
    """What a fully staffed Surface building is worth.
    [ART-SCORE-03, ART-SUR-01, ART-SUR-02, ART-SUR-03, ART-SUR-04, ART-SUR-05, ART-SUR-06, ART-SUR-07,
    ART-SUR-08, ART-SUR-09, ART-SUR-10, ART-SUR-11, ART-SUR-12, ART-SUR-13, ART-SUR-14]"""
    power = building.power
    if power.kind == "per-good":
        return power.base + min(power.most, held(state, seat, power.good) // power.every)
    if power.kind == "pairs":
        return power.base + min(state.colonists_of(seat, MARINE), state.colonists_of(seat, STEWARD))
    if power.kind == "per-type":
        return power.base + state.colonists_of(seat, power.colonist) // power.every
    if power.kind == "staffed-by":
        return power.base + (power.more if building.staff[power.colonist] else 0)
    if power.kind == "identical":
        return power.vp if max(building.staff) == sum(building.staff) else 0
    return power.vp


def held(state: Artemis, seat: int, good: int) -> int:
    """How much of a good a seat holds."""
    colony = state.colonies[seat]
    if good == ENERGY:
        return colony.energy
    return colony.minerals if good == MINERALS else colony.toolkits


def score_colonists(state: Artemis, seat: int) -> list[ScoreLine]:
    """Full sets of the four types, then the others in threes. [ART-SCORE-05, ART-SCORE-06]"""
    counts = [state.colonists_of(seat, colonist) for colonist in range(4)]
    sets = min(counts)
    leftover = sum(counts) - 4 * sets
    return [
        ScoreLine("sets", state.printed.set_vp * sets, "ART-SCORE-05"),
        ScoreLine("leftover", leftover // state.printed.leftover_every, "ART-SCORE-06"),
    ]


def score_toolkits(state: Artemis, seat: int) -> ScoreLine:
    """Points for the most Toolkits, ties included; alone, by a table.
    [ART-SCORE-08, ART-SCORE-09, ART-SCORE-10, ART-SOLO-28]"""
    toolkits = state.colonies[seat].toolkits
    if state.seats == 1:
        return ScoreLine("toolkits", points_for(state.printed.solo_toolkits, toolkits), "ART-SOLO-28")
    most = max([colony.toolkits for colony in state.colonies])
    return ScoreLine("toolkits", state.printed.toolkits_vp if toolkits == most else 0, "ART-SCORE-08")
