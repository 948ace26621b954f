"""What every Corporation is to the rest of the game. One module each in `corporations/`.

A Corporation is added with a module and a file of printed data; nothing else of the game knows which there are.
`place` is where it stands among the three in play, `seat` a player (AstroBot included, after the last one).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.moves import Move
from ...core.printed import Item, Sheet
from ...core.scores import ScoreLine
from ...core.value import Value
from .components import LEVELS
from .goods import VP
from .projects import END, TALLY, Ability, Project

if TYPE_CHECKING:
    from ...core.log import Refusal
    from ...core.piles import Pile
    from .state import Shackleton


class Board(Value):
    """What lies on a Corporation's own board, and who did what there."""

    def copy(self) -> Board:
        """A board of its own."""
        raise NotImplementedError

    def piles(self) -> list[Pile]:
        """What is hidden on it."""
        return []

    def progress(self, seat: int) -> int:
        """What the goals of the Corporation count."""
        raise NotImplementedError


class Corporation:
    """Base of the seven: its Projects and goals are read here, the rest by `read`."""

    score_rule = ""  # the rule of its end-game scoring

    def __init__(self, number: int, name: str, first_card: int, sheets: dict[str, Sheet]) -> None:
        self.number = number
        self.name = name
        self.first_card = first_card
        items = sheets[name].items
        self.projects = [Project(card, number, item) for card, item in items.items() if card != "board"]
        board = items["board"]
        self.goals = board.numbers("goals", len(LEVELS))
        self.read(board, sheets)

    def read(self, item: Item, sheets: dict[str, Sheet]) -> None:
        """The printed data of its own."""
        raise NotImplementedError

    # Set-up.

    def kinds(self, state: Shackleton) -> tuple[int, tuple[int, ...]]:
        """The kind of the token that starts in the crater, and of those on the board, top to bottom. [SHA-SETUP-22]"""
        return 0, tuple([0] * state.printed.tokens)

    def board(self, state: Shackleton) -> Board:
        """Its board at the start of the game."""
        raise NotImplementedError

    # In a turn.

    def token(self, state: Shackleton, place: int, seat: int, kind: int) -> None:
        """A token of it is activated."""
        raise NotImplementedError

    def actions(self, state: Shackleton, place: int, seat: int) -> list[Move]:
        """The Corporation actions of its board that can be carried out now."""
        raise NotImplementedError

    def act(self, state: Shackleton, place: int, seat: int, move: Move) -> None:
        """Carry one of them out."""
        raise NotImplementedError

    def why_not(self, state: Shackleton, place: int, seat: int, move: Move) -> Refusal | None:
        """Why one of its actions is not offered."""
        raise NotImplementedError

    def own_action(self, state: Shackleton, place: int, seat: int, card: int) -> bool:
        """Whether an ability only it knows can be used as a Corporation action now."""
        return False

    def use(self, state: Shackleton, place: int, seat: int, card: int) -> None:
        """Use such an ability."""
        raise NotImplementedError

    def berths(self, state: Shackleton, place: int, seat: int, kind: int) -> list[Move]:
        """Places of its own for an astronaut just gained."""
        return []

    def seat(self, state: Shackleton, place: int, seat: int, kind: int, move: Move) -> None:
        """An astronaut goes to such a place."""
        raise NotImplementedError

    # In the Maintenance phase.

    def maintain(self, state: Shackleton, place: int) -> None:
        """Step 1, for everybody."""

    def won(self, state: Shackleton, place: int, seat: int, slot: int) -> None:
        """Somebody wins the astronaut of a crater slot."""

    def income(self, state: Shackleton, place: int, seat: int) -> None:
        """Step 3, for one player."""

    # Goals and the end.

    def progress(self, state: Shackleton, place: int, seat: int) -> int:
        """What its goals count."""
        return state.boards[place].progress(seat)

    def tally(self, state: Shackleton, place: int, seat: int) -> int:
        """What its Projects count at the end."""
        return self.progress(state, place, seat)

    def before_scoring(self, state: Shackleton, place: int) -> None:
        """Something happens before points are counted."""

    def final(self, state: Shackleton, place: int, seat: int) -> int:
        """VP at the end of the game, Projects apart."""
        return 0

    def score(self, state: Shackleton, place: int, seat: int) -> list[ScoreLine]:
        """Its lines of a score sheet: the board, then the Projects with a word at the end.
        [SHA-END-04, SHA-END-05]"""
        lines = [ScoreLine("corporation", self.final(state, place, seat), self.score_rule, self.number)]
        if seat < state.seats:
            for card in state.agencies[seat].projects:
                project = state.printed.projects[card]
                ability = project.ability
                if project.corporation == self.number and ability.kind == END:
                    vp = self.project_end(state, place, seat, ability)
                    lines.append(ScoreLine("project-end", vp, "SHA-END-05", card))
        return lines

    def project_end(self, state: Shackleton, place: int, seat: int, ability: Ability) -> int:
        """VP of one of its Projects with a word at the end. [SHA-END-05]"""
        if ability.good == TALLY:
            return self.tally(state, place, seat) // ability.amount
        return state.agencies[seat].goods[ability.good] // ability.amount

    # AstroBot.

    def automa(self, state: Shackleton, place: int) -> bool:
        """AstroBot's Corporation action; False where it cannot be done."""
        raise NotImplementedError


def points(state: Shackleton, seat: int, vp: int) -> None:
    """VP are scored."""
    state.agencies[seat].goods[VP] += vp
