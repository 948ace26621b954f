"""What a position is worth to a seat, one file per game. All a bot needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...core.moves import Move
from ...core.state import NOBODY
from . import (
    antarctica,
    antarctica_inputs,
    artemis,
    artemis_inputs,
    ceres,
    ceres_inputs,
    shackleton,
    shackleton_inputs,
)
from .network import Network

KEEN = 0.5  # how much a point more in a first glance makes an option wished for, where weights judge alone

Evaluation = Callable[[Any, int], float]  # how well off a seat is, in points

EVALUATIONS: dict[str, Evaluation] = {
    "artemis": artemis.evaluate,
    "antarctica": antarctica.evaluate,
    "ceres": ceres.evaluate,
    "shackleton": shackleton.evaluate,
}

NETWORKS: dict[str, Network] = {
    "artemis": Network(artemis.evaluate, artemis_inputs.side, artemis_inputs.table),
    "antarctica": Network(antarctica.evaluate, antarctica_inputs.side, antarctica_inputs.table),
    "ceres": Network(ceres.evaluate, ceres_inputs.side, ceres_inputs.table),
    "shackleton": Network(shackleton.evaluate, shackleton_inputs.side, shackleton_inputs.table),
}

TAKEN_BACK: dict[str, dict[Move, Move]] = {"artemis": artemis.TAKEN_BACK}

TURN_MARKS: dict[str, Callable[[Any, int], int]] = {"shackleton": shackleton.turn_mark}


def turn_mark(game: str) -> Callable[[Any, int], int]:
    """Something that changes when an automa takes a turn, so that a bot sees where its own one ended."""
    return TURN_MARKS.get(game, no_mark)


def taken_back(game: str) -> dict[Move, Move]:
    """Moves that another, made right after, would only take back at a cost."""
    return TAKEN_BACK.get(game, {})


def no_mark(_state: Any, _seat: int) -> int:
    """Where no automa takes turns there is nothing to mark."""
    return 0


def evaluation(game: str) -> Evaluation:
    """The judgement for a game."""
    return EVALUATIONS[game]


def deep_evaluation(game: str, seats: int) -> Evaluation:
    """The judgement of a bot that thinks: by a network, which compares a seat with a rival; alone, the usual one."""
    return NETWORKS[game] if seats > 1 else EVALUATIONS[game]


def judge_each(judge: Evaluation, states: Sequence[Any], seat: int) -> list[float]:
    """How well off a seat is in each of several positions."""
    return judge.each(states, seat) if isinstance(judge, Network) else [judge(state, seat) for state in states]


def judge_everybody(judge: Evaluation, state: Any, seats: int) -> list[float]:
    """How well off every seat is, an automa's included."""
    return judge.everybody(state) if isinstance(judge, Network) else [judge(state, seat) for seat in range(seats)]


def look_around(judge: Evaluation, state: Any, seats: int) -> tuple[list[float], Any]:
    """How well off every seat is, and what a network sees of the position for who decides there; None without."""
    if isinstance(judge, Network) and state.seat != NOBODY:
        return judge.look(state)
    return judge_everybody(judge, state, seats), None


def glances_at(judge: Evaluation, state: Any, options: Sequence[Move]) -> list[float]:
    """How well off who decides is right after each option."""
    found = []
    for move in options:
        after = state.copy()
        after.play(move)
        found.append(judge(after, state.seat))
    return found


def wishes_for(judge: Evaluation, sight: Any, options: Sequence[Move], glances: Sequence[float]) -> list[float]:
    """How much each option is wished for, by what is seen of a position and a first glance at each."""
    if isinstance(judge, Network) and sight is not None:
        return judge.wishes(sight, [move.index for move in options], glances)
    return [KEEN * glance for glance in glances]


def lead(judge: Evaluation, state: Any, seat: int) -> float:
    """The points a seat is expected to end ahead of the best other; exact when the game is over."""
    if isinstance(judge, Network):
        return judge(state, seat)
    sheets = state.scores()
    worth = [float(sheet.total) if state.seat == NOBODY else judge(state, sheet.seat) for sheet in sheets]
    mine = worth.pop(seat)
    return mine - max(worth)
