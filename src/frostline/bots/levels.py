"""The four levels people play against, the same names for every game."""

from __future__ import annotations

from typing import NamedTuple

from .bot import Bot
from .easy import EasyBot
from .greedy import GreedyBot
from .search import Budget, SearchBot


class Level(NamedTuple):
    """How long a level thinks about a decision at most (0: it answers at once), and whether on all cores."""

    seconds: float
    all_cores: bool = False

    def budget(self, share: int) -> Budget:
        """What a search at this level may do where it may have so many cores."""
        return Budget(seconds=self.seconds, cores=share if self.all_cores else 1)


LEVELS = {"easy": Level(0), "normal": Level(0), "hard": Level(1), "expert": Level(4, all_cores=True)}


def player(name: str, game: str, seed: int, share: int = 1) -> Bot:
    """Somebody who plays at a level."""
    if name == "easy":
        return EasyBot(game, seed)
    if name == "normal":
        return GreedyBot(game, seed)
    return SearchBot(game, seed, LEVELS[name].budget(share))
