"""A judgement by a small neural network: how far ahead of the best rival a seat will end, and what it may play.

It begins with what the weights expect for a seat and its strongest rival (`fitted.py`) and corrects that, for it sees
more of the position, and how things go together. Beside the layers that judge there is one that wishes for moves: every
move of the game has a wish of its own, and all together say how much the weights' first glance at an option counts.
Networks are taught by playing against themselves (`lab/learning.py`).
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

    def look(self, state: Any) -> tuple[list[float], Any]:
        """How far every seat of a position that is not over will end ahead, and what is seen of it by who decides."""
        heights = self.heights(self.rows(state, range(state.seats)))
        layers = self.layers
        sight = layers["plan-bias"] + heights[2][state.seat] @ layers["plan"]
        sight[sight < 0] = 0
        return self.leads(heights), sight

    def wishes(self, sight: Any, moves: list[int], glances: Sequence[float]) -> list[float]:
        """How much each of some moves, by number, is wished for by who sees that, after a first glance at each."""
        choice, bias = self.layers["choice"], self.layers["choice-bias"]
        *wishes, keen = (choice[[*moves, -1]] @ sight + bias[[*moves, -1]]).tolist()
        return [round(wish + keen * glance, FINE) for wish, glance in zip(wishes, glances)]

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
        return self.leads(self.heights(rows))

    def leads(self, heights: list[Any]) -> list[float]:
        """The same, where the layers are known."""
        points = self.points(heights)
        found: list[float] = (points[:, 0] - points[:, 1]).round(FINE).tolist()
        return found

    def points(self, heights: list[Any]) -> Any:
        """What the seat of each row and the best other will end with."""
        return heights[0][:, -2:] + STEP * (heights[-1] @ self.layers["last"] + self.layers["last-bias"])

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
