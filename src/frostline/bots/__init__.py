"""Bots: they see views, never states, and answer with one of the options.

People meet the `LEVELS` easy, normal, hard and expert. `greedy:N` looks at N ends of its turn only; `search:N` searches
for N iterations a decision, `search:1.5s` for so many seconds, `search:1.5s*4` on four cores; `cmd:COMMAND` starts a
program that speaks the line protocol (docs/protocol.md), so only who runs Frostline may name it.
"""

from __future__ import annotations

from ..core.errors import BadOption
from .bot import Bot, Thought
from .greedy import GreedyBot
from .levels import LEVELS, player
from .random import RandomBot
from .search import Budget, SearchBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES = (*LEVELS, *BOTS)  # what anybody may ask for


def bot(name: str, game: str, seed: int, cores: int = 1) -> Bot:
    """A bot by its name, for a game, deterministic for a seed (unless it is given seconds)."""
    kind, colon, rest = name.partition(":")
    if kind == "cmd" and colon:
        from .outside import outside  # it falls back on one of ours

        return outside(name, game, seed)
    if kind == "search" and colon:
        return SearchBot(game, seed, budget(rest))
    if kind == "greedy" and colon:
        return GreedyBot(game, seed, looks(rest))
    if name in LEVELS:
        return player(name, game, seed, cores)
    if name not in BOTS:
        raise BadOption(
            f"there is no bot {name!r}; the bots are: {', '.join(NAMES)}, search:ITERATIONS and cmd:COMMAND"
        )
    return BOTS[name](game, seed)


def budget(text: str) -> Budget:
    """What a search may do: `300` iterations, or `1.5s`, and on four cores `1.5s*4`."""
    amount, star, cores = text.partition("*")
    try:
        each = positive(int(cores)) if star else 1
        if amount.endswith("s"):
            return Budget(seconds=positive(float(amount[:-1])), cores=int(each))
        return Budget(iterations=int(positive(int(amount))), cores=int(each))
    except ValueError:
        raise BadOption(
            f"search:{text}: say how many iterations (search:300) or seconds (search:1.5s), and on how many cores "
            "if more than one (search:300*4)"
        ) from None


def looks(text: str) -> int:
    """How many ends of its turn a greedy bot looks at."""
    try:
        return int(positive(int(text)))
    except ValueError:
        raise BadOption(f"greedy:{text}: say at how many ends of its turn it looks (greedy:40)") from None


def positive(number: float) -> float:
    """A budget there is."""
    if not 0 < number < 1e9:
        raise ValueError
    return number


__all__ = ["BOTS", "LEVELS", "NAMES", "Bot", "Thought", "bot"]
