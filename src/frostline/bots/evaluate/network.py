"""A judgement by a small neural network, for two players: how far ahead a seat will end.

It begins with what the weights expect for both seats (`fitted.py`) and corrects that, for it sees more of the position,
and how things go together. Networks are taught by playing against themselves (`lab/learning.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.state import NOBODY
from .fitted import Features, Fitted

FAR = 5.0  # what an input may differ from its mean, in standard deviations
STEP = 10.0  # points in one unit of an output
FINE = 6  # digits of a judgement: finer ones depend on the machine


class Network:
    """How far a seat will end ahead of the other, in points; exact when the game is over."""

    def __init__(self, fitted: Fitted, inputs: Features) -> None:
        self.fitted = fitted
        self.inputs = inputs
        self.layers: dict[str, Any] = {}

    def use(self, layers: dict[str, Any]) -> None:
        """Take these means, scales and weights."""
        self.layers = {name: numbers.astype("float64") for name, numbers in layers.items()}

    def __call__(self, state: Any, seat: int) -> float:
        if state.seat == NOBODY:
            totals = [sheet.total for sheet in state.scores()]
            return float(totals[seat] - totals[1 - seat])
        mine, other = self.points([self.seen(state, seat)])[0].tolist()
        ahead: float = round(mine - other, FINE)
        return ahead

    def seen(self, state: Any, seat: int) -> list[float]:
        """All inputs: what is looked at, and what the weights expect for both, which comes first in it."""
        found, width = self.inputs(state, seat), len(self.fitted.names)
        mine = self.fitted.weigh(state, found[:width])
        return [*found, mine, self.fitted.weigh(state, found[width : 2 * width])]

    def points(self, rows: Any) -> Any:
        """For each row of inputs what the seat and the other will end with."""
        heights, layers = self.heights(rows), self.layers
        return heights[0][:, -2:] + STEP * (heights[-1] @ layers["last"] + layers["last-bias"])

    def heights(self, rows: Any) -> list[Any]:
        """The rows themselves, as the first layer sees them, and what both layers make of them."""
        import numpy  # only where somebody thinks

        layers = self.layers or self.read()
        rows = numpy.asarray(rows)
        values = numpy.minimum(numpy.maximum((rows - layers["mean"]) * layers["scale"], -FAR), FAR)
        found = [rows, values]
        for layer in ("first", "second"):
            values = numpy.maximum(values @ layers[layer] + layers[f"{layer}-bias"], 0)
            found.append(values)
        return found

    def read(self) -> dict[str, Any]:
        """The layers as they were kept."""
        import numpy

        with numpy.load(layers_file(self.fitted.game)) as kept:
            self.use(dict(kept))
        return self.layers


def layers_file(game: str) -> Path:
    """Where the network of a game lies."""
    return Path(__file__).parent / f"{game}.npz"
