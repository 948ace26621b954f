"""Antarctica as the engine and everybody else see it."""

from __future__ import annotations

from ...core.game import Game, Option
from ...core.printed import Sheet
from ...core.setup import Setup
from ...core.state import State
from .components import Printed
from .invariants import broken
from .moves import BASE, MOVES
from .setup import lay_out
from .state import Antarctica, Variant
from .tells import TELLS

MODULE, READING = "module", "reading"


class AntarcticaGame(Game):
    """Two to four players, a fixed layout for a first game, three other readings of unclear rules."""

    def __init__(self) -> None:
        super().__init__("antarctica", "frostline.games.antarctica", 1, range(2, 5))
        self.moves = MOVES
        self.tells = TELLS
        self.base = BASE
        self.options = [
            Option("first-game", MODULE, "ANT-PLC-07"),
            Option("open-hands", READING, "ANT-CRD-07"),
            Option("rotate-placing", READING, "ANT-PLC-03"),
            Option("one-ship-per-area", READING, "ANT-PLC-06"),
        ]

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup.printed, Printed)
        state = Antarctica(setup, setup.printed, Variant(setup.options))
        state.clear()
        return state

    def lay_out(self, state: State) -> None:
        assert isinstance(state, Antarctica)
        lay_out(state)

    def printed(self, sheets: dict[str, Sheet]) -> object:
        return Printed(sheets)

    def broken(self, state: State) -> str:
        assert isinstance(state, Antarctica)
        return broken(state)
