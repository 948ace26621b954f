"""The games by name. Each game puts itself here; the engine itself knows none."""

from __future__ import annotations

from .errors import UnknownGame
from .game import Game

GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known."""
    GAMES[game.name] = game
    return game


def game(name: str) -> Game:
    """The game of that name."""
    found = GAMES.get(name)
    if found is None:
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
    return found
