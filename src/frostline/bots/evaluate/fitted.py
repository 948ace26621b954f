"""A judgement made of features: each is worth so much at the beginning, half way and at the end of the game.

The weights were fitted to the points games ended with (`lab/fitting.py`) and lie beside each game's features, so
the judgement is what a seat will have at the end, in points.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from operator import mul
from pathlib import Path
from typing import Any

from ...core.errors import BadOption
from ...core.state import NOBODY

KNOTS = 3  # of the progress of a game: at its beginning, half way, at its end
STEPS = 60  # weights between two knots are kept for so many moments of a game
LEAD = 0.3  # how much the lead counts beside the points when the game is over

Features = Callable[[Any, int], list[float]]
Progress = Callable[[Any], float]


class Fitted:
    """What a position is worth to a seat: its features by their weights; exact when the game is over."""

    def __init__(self, game: str, names: Sequence[str], features: Features, progress: Progress) -> None:
        self.game = game
        self.names = list(names)
        self.features = features
        self.progress = progress
        self.moments: list[list[float]] = []
        self.use(read_weights(weights_file(game), self.names))

    def use(self, weights: Sequence[Sequence[float]]) -> None:
        """Take these weights: for each knot, one for each feature."""
        self.moments = []
        for step in range(STEPS + 1):
            shares = knots(step / STEPS)
            self.moments.append(
                [sum([share * each for share, each in zip(shares, column)]) for column in zip(*weights)]
            )

    def __call__(self, state: Any, seat: int) -> float:
        if state.seat == NOBODY:
            return at_the_end(state, seat)
        return self.weigh(state, self.features(state, seat))

    def weigh(self, state: Any, features: Sequence[float]) -> float:
        """What features (and nothing that comes after them) are worth in this moment of the game."""
        worth: float = sum(map(mul, self.moments[int(self.progress(state) * STEPS + 0.5)], features))
        return worth


def knots(progress: float) -> list[float]:
    """The shares of the knots in a moment of the game, 0 its beginning, 1 its end."""
    place = progress * (KNOTS - 1)
    before = min(KNOTS - 2, int(place))
    shares = [0.0] * KNOTS
    shares[before] = before + 1 - place
    shares[before + 1] = place - before
    return shares


def at_the_end(state: Any, seat: int) -> float:
    """The points, and a little for the lead."""
    sheets = state.scores()
    mine: int = sheets[seat].total
    rivals = [sheet.total for sheet in sheets if sheet.seat != seat]
    return mine + LEAD * (mine - max(rivals)) if rivals else float(mine)


def weights_file(game: str) -> Path:
    """Where the weights of a game lie."""
    return Path(__file__).parent / f"{game}.toml"


def read_weights(path: Path, names: Sequence[str]) -> list[list[float]]:
    """For each knot, a weight for each feature; there must be one for every feature, and no other."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if set(found) != set(names):
        odd = ", ".join(sorted(set(found) ^ set(names)))
        raise BadOption(f"{path.name} does not fit the features: {odd}; fit it anew with lab/fitting.py")
    return [[float(found[name][knot]) for name in names] for knot in range(KNOTS)]


def write_weights(path: Path, names: Sequence[str], weights: Sequence[Sequence[float]], heading: str) -> None:
    """Keep weights; `heading` says where they come from."""
    lines = [f"# {heading}", "# feature = [worth at the beginning, half way, at the end of the game]"]
    for column, name in enumerate(names):
        lines.append(f"{name} = [{', '.join([f'{each[column]:.3f}' for each in weights])}]")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
