"""Bots: they see views, never states, and answer with one of the options.

`BOTS` are those the site offers. `search:N` searches for N iterations a decision, `search:1.5s` for so many seconds;
`cmd:COMMAND` starts a program that speaks the line protocol (docs/protocol.md), so only who runs Frostline may name it.
"""

from __future__ import annotations

from ..core.errors import BadOption
from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, for a game, deterministic for a seed (unless it is given seconds)."""
    kind, colon, rest = name.partition(":")
    if kind == "cmd" and colon:
        from .outside import outside  # it falls back on one of ours

        return outside(name, game, seed)
    if kind == "search" and colon:
        return searching(rest, game, seed)
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}, search:ITERATIONS and cmd:COMMAND")
    return BOTS[name](game, seed)


def searching(budget: str, game: str, seed: int) -> SearchBot:
    """A search with its budget: `300` iterations, or `1.5s`."""
    try:
        if budget.endswith("s"):
            return SearchBot(game, seed, seconds=positive(float(budget[:-1])))
        return SearchBot(game, seed, iterations=int(positive(int(budget))))
    except ValueError:
        raise BadOption(f"search:{budget}: say how many iterations (search:300) or seconds (search:1.5s)") from None


def positive(number: float) -> float:
    """A budget there is."""
    if not 0 < number < 1e9:
        raise ValueError
    return number


__all__ = ["BOTS", "Bot", "bot"]
