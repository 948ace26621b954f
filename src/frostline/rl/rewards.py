"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Final

from ..core.errors import BadOption
from ..core.scores import ScoreSheet

KINDS: Final = ("place", "points")
POINTS: Final = {"artemis": 30, "antarctica": 100, "ceres": 100, "shackleton": 100}  # so many points are worth 1


def check_kind(kind: str) -> None:
    """Refuse a reward that does not exist."""
    if kind not in KINDS:
        raise BadOption(f"there is no reward {kind!r}; the rewards are: {', '.join(KINDS)}")


def rewards(game: str, seats: int, sheets: list[ScoreSheet], kind: str) -> list[float]:
    """The reward of every seat.

    "place": 1 for the first, -1 for the last, evenly between; who shares a place shares what it is worth.
    "points": the own points less the mean of the others', divided by the scale of the game.
    An automa that scores is one of the others. Alone without one, both are the points divided by the scale.
    """
    scale = POINTS[game]
    if len(sheets) == 1:
        return [sheets[0].total / scale]
    if kind == "points":
        sum_of_all = sum(sheet.total for sheet in sheets)
        others = len(sheets) - 1
        return [(sheet.total - (sum_of_all - sheet.total) / others) / scale for sheet in sheets[:seats]]
    places = [sheet.place for sheet in sheets]
    return [worth(place + (places.count(place) - 1) / 2, len(sheets)) for place in places[:seats]]


def worth(place: float, players: int) -> float:
    """What a place is worth, from 1 for the first to -1 for the last."""
    return 1 - 2 * (place - 1) / (players - 1)
