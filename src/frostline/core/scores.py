"""Score sheets: a total and the lines that make it up, each with its rule."""

from __future__ import annotations


class ScoreLine:
    """Points of one category; `item` names what scored them where there are several (a tile, a card)."""

    def __init__(self, category: str, points: int, rule: str, item: int = -1) -> None:
        self.category = category
        self.points = points
        self.rule = rule
        self.item = item

    def __repr__(self) -> str:
        return f"<{self.category} {self.points:+d} {self.rule}>"


class ScoreSheet:
    """What one seat has scored. `place` is 1 for the winner, tie-breaks applied.

    `title` is a rank of a solo game (its place in the list of ranks), -1 elsewhere.
    """

    def __init__(self, seat: int, lines: list[ScoreLine]) -> None:
        self.seat = seat
        self.lines = lines
        self.total = sum([line.points for line in lines])
        self.place = 0
        self.title = -1
