"""A judgement by a small neural network: how far ahead of the best rival a seat will end.

It begins with what the weights expect for a seat and its strongest rival (`fitted.py`) and corrects that, for it sees
more of the position, and how things go together. Networks are taught by playing against themselves
(`lab/learning.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ...core.state import NOBODY
from .fitted import Fitted

FAR = 5.0  # what an input may differ from its mean, in standard deviations
STEP = 10.0  # points in one unit of an output
FINE = 6  # digits of a judgement: finer ones depend on the machine

Side = Callable[[Any, int], list[float]]  # what is seen of a seat, its features first
Table = Callable[[Any, int, int], list[float]]  # and of the table, for a seat and a rival


class Network:
    """How far a seat will end ahead of the best other, in points; exact when the game is over."""

    def __init__(self, fitted: Fitted, side: Side, table: Table) -> None:
        self.fitted = fitted
        self.side = side
        self.table = table
        self.layers: dict[str, Any] = {}

    def use(self, layers: dict[str, Any]) -> None:
        """Take these means, scales and weights."""
        self.layers = {name: numbers.astype("float64") for name, numbers in layers.items()}

    def __call__(self, state: Any, seat: int) -> float:
        return self.each([state], seat)[0]

    def each(self, states: Sequence[Any], seat: int) -> list[float]:
        """For each of several positions; together they are judged faster."""
        judged = self.ahead([self.rows(state, [seat])[0] for state in states])
        return [led_by(state, seat) if state.seat == NOBODY else points for state, points in zip(states, judged)]

    def everybody(self, state: Any) -> list[float]:
        """For every seat of a position."""
        seats = range(state.seats)
        return [led_by(state, seat) for seat in seats] if state.seat == NOBODY else self.ahead(self.rows(state, seats))

    def rows(self, state: Any, seats: Sequence[int]) -> list[list[float]]:
        """What is seen for some seats: their side and that of the rival the weights expect most of, the table between
        them, and what the weights expect for both."""
        sides = [self.side(state, seat) for seat in range(state.seats)]
        worth = [self.fitted.weigh(state, side) for side in sides]
        found = []
        for seat in seats:
            rival = max([other for other in range(len(worth)) if other != seat], key=worth.__getitem__)
            found.append([*sides[seat], *sides[rival], *self.table(state, seat, rival), worth[seat], worth[rival]])
        return found

    def ahead(self, rows: Any) -> list[float]:
        """For each row how far its seat will end ahead."""
        points = self.points(rows)
        found: list[float] = (points[:, 0] - points[:, 1]).round(FINE).tolist()
        return found

    def points(self, rows: Any) -> Any:
        """For each row of inputs what the seat and the best other will end with."""
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


def led_by(state: Any, seat: int) -> float:
    """The points a seat has more than the best other."""
    totals = [sheet.total for sheet in state.scores()]
    mine = totals.pop(seat)
    return float(mine - max(totals))


def layers_file(game: str) -> Path:
    """Where the network of a game lies."""
    return Path(__file__).parent / f"{game}.npz"
