"""Final scoring: majorities in areas, on tracks, of building cards and of discards; winner."""

from __future__ import annotations

from functools import lru_cache

from ...core.scores import ScoreLine, ScoreSheet
from .state import Antarctica

COUNTED = 4096  # rankings kept: the same few come up again and again while a bot thinks


class Ranking:
    """What everybody gets for something that is scored, and who is first in it."""

    def __init__(self, points: list[int], first: int) -> None:
        self.points = points
        self.first = first  # as bits: equals are first together [ANT-WIN-03]


class Majority:
    """Something that is scored, by one rule for who is first and one for the others."""

    def __init__(self, category: str, first: str, others: str, item: int, ranking: Ranking) -> None:
        self.category = category
        self.first = first
        self.others = others
        self.item = item
        self.ranking = ranking

    def line(self, seat: int) -> ScoreLine:
        """What a seat gets for it."""
        rule = self.first if self.ranking.first >> seat & 1 else self.others
        return ScoreLine(self.category, self.ranking.points[seat], rule, self.item)


def score_sheets(state: Antarctica) -> list[ScoreSheet]:
    """The points of every seat as if the game ended now, and everybody's place.
    [ANT-SCO-06, ANT-RCD-08, ANT-WIN-01, ANT-WIN-02, ANT-WIN-03, ANT-WIN-04, ANT-WIN-05]"""
    found = majorities(state)
    sheets = []
    strength = []
    for seat in range(state.seats):
        lines = [each.line(seat) for each in found if each.ranking.points[seat]]
        sheet = ScoreSheet(seat, lines)
        sheets.append(sheet)
        firsts = sum([each.ranking.first >> seat & 1 for each in found])
        strength.append((sheet.total, firsts, len(state.taken[seat])))
    for sheet in sheets:
        sheet.place = 1 + sum([other > strength[sheet.seat] for other in strength])
    return sheets


def totals(state: Antarctica) -> list[int]:
    """The points of every seat as if the game ended now, and nothing else."""
    found = [area_ranking(state, area) for area in state.table.areas]
    found += [track_ranking(state, track) for track in state.table.tracks]
    found += [card_ranking(state), discard_ranking(state)]
    return [sum(points) for points in zip(*[each.points for each in found], strict=True)]


def majorities(state: Antarctica) -> list[Majority]:
    """Everything that is scored, in the order of scoring: areas from the Sun's on, open tracks, building cards,
    discards. [ANT-SCA-01, ANT-SCR-01]"""
    areas = state.table.areas
    start = areas.index(state.sun)
    found = [
        Majority("area", "ANT-SCA-03", "ANT-SCA-04", area, area_ranking(state, area))
        for area in areas[start:] + areas[:start]
    ]
    found += [
        Majority("track", "ANT-SCR-04", "ANT-SCR-04", track, track_ranking(state, track))
        for track in state.table.tracks
    ]
    found.append(Majority("cards", "ANT-SCB-02", "ANT-SCO-03", -1, card_ranking(state)))
    found.append(Majority("discards", "ANT-SCD-02", "ANT-SCO-03", -1, discard_ranking(state)))
    return found


@lru_cache(COUNTED)
def by_amounts(amounts: tuple[int, ...], value: int) -> Ranking:
    """The first gets the value, everybody else what one player of the rank above has; equals share a rank,
    and who has nothing has none. [ANT-SCO-01, ANT-SCO-02, ANT-SCO-03, ANT-SCO-04, ANT-SCO-05]"""
    most = max(amounts)
    points: list[int] = []
    first = 0
    for seat, amount in enumerate(amounts):
        if amount and amount == most:
            points.append(value)
            first |= 1 << seat
        elif amount:
            points.append(min([other for other in amounts if other > amount]))
        else:
            points.append(0)
    return Ranking(points, first)


@lru_cache(COUNTED)
def by_spaces(spaces: tuple[int, ...], values: tuple[int, ...]) -> Ranking:
    """The first gets the values of all cubes, the others that of the cube ahead. [ANT-SCR-03, ANT-SCR-04]"""
    furthest = max(spaces)
    points: list[int] = []
    for space in spaces:
        if space and space == furthest:
            points.append(sum([values[each] for each in spaces]))
        elif space:
            points.append(values[min([other for other in spaces if other > space])])
        else:
            points.append(0)
    return Ranking(points, 1 << spaces.index(furthest) if furthest else 0)


def area_ranking(state: Antarctica, area: int) -> Ranking:
    """An area, by scientists; the first gets a point for everything in it, and one more.
    [ANT-SCA-02, ANT-SCA-03, ANT-SCA-04, ANT-SCA-05]"""
    amounts = state.scientists[area * state.seats : (area + 1) * state.seats]
    value = state.buildings[area].bit_count() + sum(amounts) + state.printed.first_bonus
    return by_amounts(tuple(amounts), value)


def track_ranking(state: Antarctica, track: int) -> Ranking:
    """An open track, by position. [ANT-SCR-02, ANT-SCR-05, ANT-TRK-21]"""
    spaces = state.cubes[track * state.seats : (track + 1) * state.seats]
    return by_spaces(tuple(spaces), state.printed.tracks[track].values)


def card_ranking(state: Antarctica) -> Ranking:
    """Building cards with an asterisk. [ANT-SCB-01, ANT-SCB-02, ANT-SCB-03]"""
    amounts = [sum([state.printed.cards[card].asterisk for card in cards]) for cards in state.taken]
    return by_amounts(tuple(amounts), sum(amounts))


def discard_ranking(state: Antarctica) -> Ranking:
    """Discarded ships and cubes. [ANT-SCD-01, ANT-SCD-02, ANT-SCD-03]"""
    amounts = [ships + cubes for ships, cubes in zip(state.lost_ships, state.lost_cubes, strict=True)]
    return by_amounts(tuple(amounts), sum(amounts))
