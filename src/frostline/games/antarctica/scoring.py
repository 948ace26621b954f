"""Final scoring: majorities in areas, on tracks, of building cards and of discards; winner."""

from __future__ import annotations

from ...core.scores import ScoreLine, ScoreSheet
from .state import Antarctica


def score_sheets(state: Antarctica) -> list[ScoreSheet]:
    """The points of every seat as if the game ended now, and everybody's place.
    [ANT-SCO-06, ANT-RCD-08, ANT-WIN-01, ANT-WIN-02, ANT-WIN-03, ANT-WIN-04, ANT-WIN-05]"""
    lines: list[list[ScoreLine]] = [[] for _ in range(state.seats)]
    firsts = [0] * state.seats
    score_areas(state, lines, firsts)
    score_tracks(state, lines, firsts)
    score_cards(state, lines, firsts)
    score_discards(state, lines, firsts)
    sheets = [ScoreSheet(seat, lines[seat]) for seat in range(state.seats)]
    strength = [(sheet.total, firsts[sheet.seat], len(state.taken[sheet.seat])) for sheet in sheets]
    for sheet in sheets:
        sheet.place = 1 + sum([other > strength[sheet.seat] for other in strength])
    return sheets


def majority(amounts: list[int], value: int) -> list[int]:
    """The first gets the value, everybody else what one player of the rank above has; equals share a
    rank, and who has nothing has none. [ANT-SCO-01, ANT-SCO-02, ANT-SCO-03, ANT-SCO-04, ANT-SCO-05]"""
    points = []
    for amount in amounts:
        above = 0
        for other in amounts:
            if other > amount and (not above or other < above):
                above = other
        points.append(0 if not amount else above or value)
    return points


def enter(
    lines: list[list[ScoreLine]], firsts: list[int], amounts: list[int], value: int, line: tuple[str, str, int]
) -> None:
    """Write one majority on the sheets and count who was first. [ANT-WIN-03]"""
    category, rule, item = line
    most = max(amounts)
    if not most:
        return
    for seat, points in enumerate(majority(amounts, value)):
        if points:
            lines[seat].append(ScoreLine(category, points, rule, item))
        if amounts[seat] == most:
            firsts[seat] += 1


def score_areas(state: Antarctica, lines: list[list[ScoreLine]], firsts: list[int]) -> None:
    """Every area from the Sun's on, by scientists; the first gets a point for everything in it, and one
    more. [ANT-SCA-01, ANT-SCA-02, ANT-SCA-03, ANT-SCA-04, ANT-SCA-05]"""
    areas = state.table.areas
    start = areas.index(state.sun)
    for area in areas[start:] + areas[:start]:
        amounts = state.scientists[area * state.seats : (area + 1) * state.seats]
        value = state.buildings[area].bit_count() + sum(amounts) + state.printed.first_bonus
        enter(lines, firsts, amounts, value, ("area", "ANT-SCA-03", area))


def score_tracks(state: Antarctica, lines: list[list[ScoreLine]], firsts: list[int]) -> None:
    """Every open track, by position; the first gets the values of all cubes, the others that of the cube
    ahead. [ANT-SCR-01, ANT-SCR-02, ANT-SCR-03, ANT-SCR-04, ANT-SCR-05, ANT-TRK-21]"""
    for track in state.table.tracks:
        values = state.printed.tracks[track].values
        spaces = state.cubes[track * state.seats : (track + 1) * state.seats]
        order = sorted([seat for seat in range(state.seats) if spaces[seat]], key=lambda seat: -spaces[seat])
        ahead = sum([values[space] for space in spaces])
        if order:
            firsts[order[0]] += 1
        for seat in order:
            lines[seat].append(ScoreLine("track", ahead, "ANT-SCR-04", track))
            ahead = values[spaces[seat]]


def score_cards(state: Antarctica, lines: list[list[ScoreLine]], firsts: list[int]) -> None:
    """Building cards with an asterisk. [ANT-SCB-01, ANT-SCB-02, ANT-SCB-03]"""
    amounts = [sum([state.printed.cards[card].asterisk for card in cards]) for cards in state.taken]
    enter(lines, firsts, amounts, sum(amounts), ("cards", "ANT-SCB-02", -1))


def score_discards(state: Antarctica, lines: list[list[ScoreLine]], firsts: list[int]) -> None:
    """Discarded ships and cubes. [ANT-SCD-01, ANT-SCD-02, ANT-SCD-03]"""
    amounts = [ships + cubes for ships, cubes in zip(state.lost_ships, state.lost_cubes, strict=True)]
    enter(lines, firsts, amounts, sum(amounts), ("discards", "ANT-SCD-02", -1))
