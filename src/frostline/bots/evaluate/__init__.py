"""What a position is worth to a seat, one file per game. All a bot needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import antarctica, antarctica_by_hand, artemis, ceres, shackleton

Evaluation = Callable[[Any, int], float]

EVALUATIONS: dict[str, Evaluation] = {
    "artemis": artemis.evaluate,
    "antarctica": antarctica.evaluate,
    "ceres": ceres.evaluate,
    "shackleton": shackleton.evaluate,
}

# Measured: by hand the search won 12 of 16 games against the greedy bot, by the fitted judgement 11 of 24.
LOOKING_AHEAD: dict[str, Evaluation] = EVALUATIONS | {"antarctica": antarctica_by_hand.evaluate}

TURN_MARKS: dict[str, Callable[[Any, int], int]] = {"shackleton": shackleton.turn_mark}


def turn_mark(game: str) -> Callable[[Any, int], int]:
    """Something that changes when an automa takes a turn, so that a bot sees where its own one ended."""
    return TURN_MARKS.get(game, no_mark)


def no_mark(_state: Any, _seat: int) -> int:
    """Where no automa takes turns there is nothing to mark."""
    return 0


def evaluation(game: str, looking_ahead: bool = False) -> Evaluation:
    """The judgement for a game, and for a bot that looks further ahead than its own turn."""
    return (LOOKING_AHEAD if looking_ahead else EVALUATIONS)[game]
