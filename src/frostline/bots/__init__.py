"""Bots: they see views, never states, and answer with one of the options."""

from __future__ import annotations

from ..core.errors import BadOption
from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, for a game, deterministic for a seed."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "bot"]
