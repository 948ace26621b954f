"""The score: what has been gained in play, and final scoring with its tie-breaks."""

from __future__ import annotations

from ...core.scores import ScoreLine, ScoreSheet
from .parts import CREDITS, INFLUENCE, RESOURCES
from .state import NO_CARD, Ceres


def score_sheets(state: Ceres) -> list[ScoreSheet]:
    """The points of every seat as if the game ended now, and everybody's place.
    [CER-END-05, CER-END-06, CER-END-07]"""
    sheets = [ScoreSheet(seat, score(state, seat)) for seat in range(state.seats)]
    strength = [(sheet.total, sum(state.corporations[sheet.seat].goods[:RESOURCES]), -late(state, sheet.seat))
                for sheet in sheets]  # fmt: skip
    for sheet in sheets:
        sheet.place = 1 + sum([other > strength[sheet.seat] for other in strength])
    return sheets


def late(state: Ceres, seat: int) -> int:
    """How late a player passed; who has not yet passed comes after all others, in player order."""
    if seat in state.passes:
        return state.passes.index(seat)
    return state.seats + state.order.index(seat)


def score(state: Ceres, seat: int) -> list[ScoreLine]:
    """All lines of one seat. Resources, Alloys and probes are worth nothing; a score may be below zero.
    [CER-CY-02, CER-CY-03, CER-CY-07, CER-TB-11, CER-TB-17, CER-LAUNCH-07, CER-RES-01, CER-RES-04, CER-END-01,
    CER-END-02, CER-END-03, CER-END-04, CER-END-08]"""
    printed = state.printed
    corporation = state.corporations[seat]
    facilities = 0
    for outstation in corporation.outstations:
        facilities += printed.facilities[outstation.top].vp
        if outstation.bottom != NO_CARD:
            facilities += printed.facilities[outstation.bottom].vp
    projects = sum([printed.projects[project].vp for project in corporation.completed])
    asteroids = sum([printed.asteroids[number].vp for number, owner in enumerate(state.claims) if owner == seat])
    research = sum([sum(printed.research_vp[:level]) for level in corporation.research])
    firsts = printed.first_vp * state.firsts.count(seat)
    lines = [
        ScoreLine("facilities", facilities, "CER-CY-02"),
        ScoreLine("projects", projects, "CER-TB-11"),
        ScoreLine("asteroids", asteroids, "CER-LAUNCH-07"),
        ScoreLine("research", research, "CER-RES-01"),
        ScoreLine("firsts", firsts, "CER-RES-04"),
        ScoreLine("influence", corporation.goods[INFLUENCE] // printed.vp_influence, "CER-END-01"),
        ScoreLine("credits", corporation.goods[CREDITS] // printed.vp_credits, "CER-END-02"),
    ]
    for project in corporation.committed:
        lost = printed.projects[project].vp // printed.vp_unfinished
        lines.append(ScoreLine("unfinished", -lost, "CER-END-03", project))
    return lines
