"""Ceres as the engine and everybody else see it."""

from __future__ import annotations

from ...core.game import Game, Option
from ...core.printed import Sheet
from ...core.setup import Setup
from ...core.state import State
from .components import Printed
from .invariants import broken
from .moves import BASE, MOVES
from .setup import lay_out
from .state import Ceres, Variant
from .tells import TELLS


class CeresGame(Game):
    """Two to four players, one other reading of an unclear rule."""

    def __init__(self) -> None:
        super().__init__("ceres", "frostline.games.ceres", 1, range(2, 5))
        self.moves = MOVES
        self.tells = TELLS
        self.base = BASE
        self.options = [Option("actions-not-locations", "reading", "CER-NEST-04")]

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup.printed, Printed)
        state = Ceres(setup, setup.printed, Variant(setup.options))
        state.clear()
        return state

    def lay_out(self, state: State) -> None:
        assert isinstance(state, Ceres)
        lay_out(state)

    def printed(self, sheets: dict[str, Sheet]) -> object:
        return Printed(sheets)

    def broken(self, state: State) -> str:
        assert isinstance(state, Ceres)
        return broken(state)
