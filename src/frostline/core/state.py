"""The state of a game: numbers, ids and lists, an agenda of frames, and chance.

`settle` runs the agenda until somebody has a real choice; `play` makes it. Everything a game does
happens between these two.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from .agenda import Decision, Effect, Frame
from .chance import advance, drawn, shuffle
from .errors import IllegalMove
from .log import Tell, Told
from .moves import Move
from .piles import Bag, Pile
from .scores import ScoreSheet
from .setup import Setup
from .shown import shown
from .value import Interned

NOBODY: Final = -1
NO_OPTIONS: Final[list[Move]] = []


class OpenDecision:
    """What is being asked right now: whom, what, and between which moves."""

    def __init__(self, frame: Decision[Any], options: list[Move]) -> None:
        self.frame = frame
        self.seat = frame.seat
        self.options = tuple(options)

    @property
    def prompt(self) -> str:
        """The name of the question; `frostline.text` puts it into words."""
        return type(self.frame).__name__

    @property
    def rule(self) -> str:
        """The id of the rule behind the question."""
        return self.frame.rule


class State:
    """Base of every game's state."""

    def __init__(self, setup: Setup, chance: int) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.chance = chance
        self.agenda: list[Frame[Any]] = []
        self.options: list[Move] = NO_OPTIONS
        self.seat = NOBODY
        self.log: list[Told] | None = None

    # What a game provides.

    def saved(self) -> tuple[str, ...]:
        """The names of all attributes of its own: what the codec saves."""
        raise NotImplementedError

    def interned(self, name: str, key: list[int]) -> Interned:
        """The one shared object of that class and key."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin that shares nothing that can change; its log is off."""
        raise NotImplementedError

    def piles(self) -> list[Pile]:
        """Every container that hides something."""
        raise NotImplementedError

    def bags(self) -> list[Bag]:
        """Every bag things are drawn from blindly."""
        raise NotImplementedError

    def scores(self) -> list[ScoreSheet]:
        """One score sheet per seat, as if the game ended now; after them those of an automa that scores."""
        raise NotImplementedError

    # Playing.

    @property
    def decision(self) -> OpenDecision | None:
        """The decision to be made, or None when the game is over."""
        if not self.agenda:
            return None
        frame = self.agenda[-1]
        assert isinstance(frame, Decision)
        return OpenDecision(frame, self.options)

    def play(self, move: Move) -> None:
        """Make the choice; anything but an option raises IllegalMove and changes nothing."""
        if move not in self.options:
            raise IllegalMove(self.complaint(move))
        frame = self.agenda.pop()
        assert isinstance(frame, Decision)
        frame.resolve(self, move)
        self.settle()

    def settle(self) -> None:
        """Run the agenda until somebody has a real choice or nothing is left to do."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            if isinstance(frame, Decision):
                options = frame.options(self)
                if len(options) > 1:
                    self.options = options
                    self.seat = frame.seat
                    return
                agenda.pop()
                frame.resolve(self, options[0])
            else:
                assert isinstance(frame, Effect)
                agenda.pop()
                frame.run(self)
        self.options = NO_OPTIONS
        self.seat = NOBODY

    def complaint(self, move: Move) -> str:
        """The sentence for a move that is not an option."""
        decision = self.decision
        if decision is None:
            return f"'{move}' cannot be played: the game is over"
        refusal = decision.frame.refusal(self, move)
        why = f" ({refusal.key}, {refusal.rule})" if refusal else ""
        offered = ", ".join(option.text for option in self.options)
        return f"'{move}' is not an option{why}; the options are: {offered}"

    def has_secrets(self) -> bool:
        """Whether somebody holds something the others may not see."""
        return any(pile.owner != NOBODY and len(pile) > 0 for pile in self.piles())

    # What frames use.

    def push(self, *frames: Frame[Any]) -> None:
        """Put frames on the agenda, above everything that waits: `push(a, b)` means a first."""
        self.agenda.extend(frames[::-1])

    def tell(self, kind: Tell, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note an event, if anybody is listening."""
        if self.log is not None:
            self.log.append(Told(kind, seat, a, b, c, d))

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1, from the chance in this state."""
        word = self.chance
        self.chance = advance(word)
        return drawn(word, n)

    def shuffle(self, items: list[int]) -> None:
        """Bring items into a random order, by the chance in this state."""
        shuffle(items, self.below)

    def _repr_svg_(self) -> str | None:
        """The table with every hand open, for a notebook."""
        return shown(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """The slow way to `copy`, kept for comparison and as its check."""
        twin = self.copy()
        twin.agenda = deepcopy(self.agenda, memo)
        for name in self.saved():
            setattr(twin, name, deepcopy(getattr(self, name), memo))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        from .codec import decode_state, encode_state

        return decode_state, (self.setup, encode_state(self))
