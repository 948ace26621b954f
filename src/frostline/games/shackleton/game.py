"""Shackleton Base as the engine and everybody else see it."""

from __future__ import annotations

from ...core.game import Game, Option
from ...core.printed import Sheet
from ...core.setup import Setup
from ...core.state import State
from .components import SHEETS, Printed, corporation_names
from .corporations import read_corporations
from .invariants import broken
from .moves import MOVES
from .setup import lay_out
from .state import Shackleton, Variant
from .tells import TELLS

MODULE, READING = "module", "reading"


def printed_from(sheets: dict[str, Sheet]) -> Printed:
    """The printed data, Corporations included."""
    return Printed(sheets, read_corporations(sheets))


BASE = printed_from(SHEETS)


class ShackletonGame(Game):
    """One to four players; which Corporations, which side of the leaders, how hard AstroBot's cards are."""

    def __init__(self) -> None:
        super().__init__("shackleton", "frostline.games.shackleton", 1, range(1, 5))
        self.moves = MOVES
        self.tells = TELLS
        self.base = BASE
        presets = [Option(name, MODULE, "SHA-SETUP-21") for name in ("first-game", "second-game", "third-game")]
        wished = [Option(name, MODULE, "SHA-SETUP-20") for name in corporation_names()]
        hard = [Option(name, MODULE, "SHA-SOLO-04") for name in ("hard-a", "hard-b", "hard-c")]
        sides = [Option(name, READING, "SHA-SETUP-44") for name in ("leaders-a", "leaders-b")]
        self.options = presets + wished + hard + sides

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup.printed, Printed)
        state = Shackleton(setup, setup.printed, Variant(setup.options, corporation_names()))
        state.clear()
        return state

    def lay_out(self, state: State) -> None:
        assert isinstance(state, Shackleton)
        lay_out(state)

    def printed(self, sheets: dict[str, Sheet]) -> object:
        return printed_from(sheets)

    def broken(self, state: State) -> str:
        assert isinstance(state, Shackleton)
        return broken(state)
