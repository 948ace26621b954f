"""The random bot: every option is as likely as every other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.moves import Move
from ..core.view import View
from .bot import Bot


class RandomBot(Bot):
    """Plays anything legal."""

    def choose(self, options: Sequence[Move], look: Callable[[], View]) -> Move:
        return options[self.chance.below(len(options))]
