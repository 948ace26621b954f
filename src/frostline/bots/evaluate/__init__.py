"""What a position is worth to a seat, one file per game. All a bot needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import antarctica, artemis, ceres, shackleton

Evaluation = Callable[[Any, int], float]

EVALUATIONS: dict[str, Evaluation] = {
    "artemis": artemis.evaluate,
    "antarctica": antarctica.evaluate,
    "ceres": ceres.evaluate,
    "shackleton": shackleton.evaluate,
}


def evaluation(game: str) -> Evaluation:
    """The judgement for a game."""
    return EVALUATIONS[game]
