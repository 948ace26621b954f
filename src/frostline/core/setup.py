"""How a game was set up: everything of it that never changes while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


class Pack:
    """Printed data brought by an owner of the box: a folder of TOML that overrides ours.

    `check` is a fingerprint of its content, so that a record notices when the pack has changed.
    """

    def __init__(self, name: str, folder: str, check: str) -> None:
        self.name = name
        self.folder = folder
        self.check = check


class Setup:
    """A game, its number of seats, its options and the printed data it is played with."""

    def __init__(self, game: Game, seats: int, options: tuple[str, ...], pack: Pack | None, printed: object) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.pack = pack
        self.printed = printed

    def __reduce__(self) -> tuple[Any, ...]:
        folder = self.pack.folder if self.pack else ""
        return setup_again, (self.game.name, self.seats, self.options, folder)


def setup_again(name: str, seats: int, options: tuple[str, ...], folder: str) -> Setup:
    """The set-up of a state that comes from another process."""
    from .registry import game

    return game(name).set_up(seats, options, folder)
