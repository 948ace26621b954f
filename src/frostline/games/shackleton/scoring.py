"""Final scoring and tie-break. Every step is a line of the score sheet."""

from __future__ import annotations

from ...core.scores import ScoreLine, ScoreSheet
from .components import LABORATORY, PLACES
from .goods import REPUTATION, VP
from .projects import END
from .state import Shackleton


def score_sheets(state: Shackleton) -> list[ScoreSheet]:
    """The points of everybody, AstroBot included, as if the game ended now; places may be shared.
    [SHA-END-06, SHA-SOLO-106]"""
    sheets = [ScoreSheet(seat, score(state, seat)) for seat in range(len(state.agencies))]
    keys = [(sheet.total, state.agencies[sheet.seat].goods[REPUTATION]) for sheet in sheets]
    for sheet, key in zip(sheets, keys, strict=True):
        sheet.place = 1 + sum([other > key for other in keys])
    return sheets


def score(state: Shackleton, seat: int) -> list[ScoreLine]:
    """All lines of one agency, in the order they are scored.
    [SHA-END-01, SHA-END-02, SHA-END-03, SHA-END-04, SHA-END-07, SHA-REP-08, SHA-SOLO-86]"""
    agency = state.agencies[seat]
    lines = [ScoreLine("play", agency.goods[VP], "SHA-SETUP-40")]
    projects = sum([state.printed.projects[card].vp for card in agency.projects])
    lines.append(ScoreLine("projects", projects, "SHA-END-01"))
    for number in range(3):
        lines.append(ScoreLine("laboratory", laboratory(state, seat, number), "SHA-STRUCT-17", number))
    lines.append(ScoreLine("reputation", agency.goods[REPUTATION], "SHA-END-03"))
    for place in range(PLACES):
        lines += state.corporation(place).score(state, place, seat)
    return lines


def beside_laboratories(state: Shackleton, seat: int) -> int:
    """The sum of those lines, but for the Laboratories, for whoever asks often and needs no lines."""
    agency = state.agencies[seat]
    total = agency.goods[VP] + agency.goods[REPUTATION]
    for card in agency.projects:
        project = state.printed.projects[card]
        total += project.vp
        if project.ability.kind == END and seat < state.seats:
            place = state.place_of(project.corporation)
            total += state.corporation(place).project_end(state, place, seat, project.ability)
    for place in range(PLACES):
        total += state.corporation(place).final(state, place, seat)
    return total


def laboratory(state: Shackleton, seat: int, number: int) -> int:
    """VP of a Laboratory by its matching astronauts: Engineers on top, Technicians, Scientists.
    [SHA-STRUCT-16, SHA-STRUCT-17, SHA-END-02, SHA-SKY-13]"""
    agency = state.agencies[seat]
    if not agency.built[LABORATORY + number]:
        return 0
    return state.printed.laboratory_vp[agency.base[3 * (LABORATORY + number) + number]]
