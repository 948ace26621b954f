"""The Artemis Project as the engine and everybody else see it."""

from __future__ import annotations

from ...core.game import Game, Option
from ...core.printed import Sheet
from ...core.setup import Setup
from ...core.state import State
from .components import Printed
from .invariants import broken
from .moves import BASE, MOVES
from .setup import lay_out
from .state import Artemis, Variant
from .tells import TELLS

MODULE, READING = "module", "reading"


class ArtemisGame(Game):
    """One to five players, two mini expansions, nine other readings of unclear rules."""

    def __init__(self) -> None:
        super().__init__("artemis", "frostline.games.artemis", 1, range(1, 6))
        self.moves = MOVES
        self.tells = TELLS
        self.base = BASE
        self.options = [
            Option("relic", MODULE, "ART-MINI-01"),
            Option("directives", MODULE, "ART-MINI-09"),
            Option("bid-again", READING, "ART-RES-26"),
            Option("relief-per-die", READING, "ART-RES-23"),
            Option("newest-closest", READING, "ART-REFRESH-13"),
            Option("rewards-return", READING, "ART-REFRESH-07"),
            Option("one-tile-out", READING, "ART-2P-01"),
            Option("away-apart", READING, "ART-GEN-14"),
            Option("last-space-empty", READING, "ART-REL-04"),
            Option("late-assault", READING, "ART-UPK-11"),
            Option("back-to-shelters", READING, "ART-RES-42"),
        ]

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup.printed, Printed)
        state = Artemis(setup, setup.printed, Variant(setup.options))
        state.clear()
        return state

    def lay_out(self, state: State) -> None:
        assert isinstance(state, Artemis)
        lay_out(state)

    def printed(self, sheets: dict[str, Sheet]) -> object:
        return Printed(sheets)

    def broken(self, state: State) -> str:
        assert isinstance(state, Artemis)
        return broken(state)
