"""The easy bot: greedy, but it overlooks most of what it could do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.moves import Move
from ..core.view import View
from .greedy import GreedyBot

SEEN_ONE_IN = 3


class EasyBot(GreedyBot):
    """Weighs a third of its options, drawn at random, and at least two."""

    def choose(self, options: Sequence[Move], look: Callable[[], View]) -> Move:
        order = list(range(len(options)))
        self.chance.shuffle(order)
        return super().choose([options[i] for i in order[: max(2, len(order) // SEEN_ONE_IN)]], look)
