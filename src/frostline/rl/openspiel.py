"""The games as OpenSpiel games: `frostline_artemis`, `frostline_antarctica`, `frostline_ceres`, `frostline_shackleton`.

Importing this module registers them. Chance comes first: the seed is drawn byte by byte at the root, and
everything random follows from it. (OpenSpiel cannot save Python games of its sampled kind, so chance is explicit.)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from .. import games as _games  # noqa: F401  (puts the games into the registry)
from ..core.errors import BadOption
from ..core.log import Told
from ..core.moves import Move
from ..core.registry import GAMES
from ..core.state import NOBODY, State
from .features import Vector, features
from .rewards import rewards

DRAWN: Final = -1  # the parameter `seed`: drawn by chance
SEED_BYTES: Final = 3
SEEDS: Final = 256**SEED_BYTES
BYTE_OUTCOMES: Final = [(byte, 1 / 256) for byte in range(256)]
LONGEST: Final = 10_000  # decisions; real games take a few hundred
UNSEEN: Final = "?"


class Entry:
    """A move of the history as its own seat remembers it and as the others saw it."""

    def __init__(self, seat: int, own: str, public: str) -> None:
        self.seat = seat
        self.own = own
        self.public = public

    def as_seen_by(self, seat: int) -> str:
        """The move in the memory of a seat."""
        return f"{self.seat} {self.own if seat == self.seat else self.public}"


class Table:
    """A position and its history. OpenSpiel clones by deepcopy, so that is made cheap here."""

    def __init__(self, state: State, entries: list[Entry]) -> None:
        self.state = state
        self.entries = entries

    def copy(self) -> Table:
        """An independent twin."""
        return Table(self.state.copy(), self.entries[:])

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def play(self, move: Move) -> None:
        """Make a move and remember it."""
        state = self.state
        seat = state.seat
        looked_at = [pile.cards[:] for pile in state.piles() if pile.owner == seat and pile.cards]
        if not looked_at:
            state.play(move)
            self.entries.append(Entry(seat, move.text, move.text))
            return
        log: list[Told] = []
        state.log = log
        try:
            state.play(move)
        finally:
            state.log = None
        public = UNSEEN if is_secret(seat, move, log) else move.text
        self.entries.append(Entry(seat, f"{move.text} {looked_at}", public))

    def seen(self, seat: int, with_history: bool) -> str:
        """The view of a seat (NOBODY: of a spectator) as JSON, and the moves as it saw them."""
        data = self.state.setup.game.view(self.state, seat).json()
        if with_history:
            data["history"] = [entry.as_seen_by(seat) for entry in self.entries]
        return json.dumps(data, separators=(",", ":"))

    def imagined(self, seat: int, seed: int) -> Table:
        """Another table that looks the same to a seat; what it never saw of the history stays unseen.

        Who is not to move also sees that somebody else has a choice: worlds where there is none are passed over.
        """
        game = self.state.setup.game
        view = game.view(self.state, seat)
        world = game.imagine(view, seed)
        while seat != self.state.seat and game.view(world, seat).json() != view.json():
            seed += 1
            world = game.imagine(view, seed)
        entries = [each if each.seat == seat else Entry(each.seat, each.public, each.public) for each in self.entries]
        return Table(world, entries)


def is_secret(seat: int, move: Move, log: list[Told]) -> bool:
    """Whether what a move names was told to its own seat only."""
    return any(
        value == move.value
        for told in log
        if told.seat == seat
        for name, value in told.values(seat).items()
        if told.values(NOBODY)[name] != value
    )


def returns_of(state: State) -> list[float]:
    """The rewards by place; alone without a scoring automa, points, kept within -1 and 1."""
    worth = rewards(state.setup.game.name, state.seats, state.scores(), "place")
    return [max(-1.0, min(1.0, each)) for each in worth]


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game before it is loaded."""
    seats = GAMES[name].seats
    return pyspiel.GameType(
        short_name=f"frostline_{name}",
        long_name=f"Frostline: {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "seed": DRAWN},
    )


class FrostlineGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and, where given, its seed. There is a class of it per name."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {"players": 2, "seed": DRAWN, **(params or {})}
        self.rules = GAMES[self.name]
        self.seats: int = chosen["players"]
        self.rules.set_up(self.seats, (), "")
        seed: int = chosen["seed"]
        if seed < DRAWN:
            raise BadOption(f"seed {seed}: a seed is a whole number from 0 on, or {DRAWN} for one drawn by chance")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves),
            max_chance_outcomes=len(BYTE_OUTCOMES),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name), info, chosen)
        self.first = None if seed == DRAWN else self.new_table(seed)

    def new_table(self, seed: int) -> Table:
        """A table at its first decision."""
        return Table(self.rules.new(self.seats, seed), [])

    def new_initial_state(self) -> FrostlineState:
        """The root: a seed to be drawn or, with one given, the first decision."""
        return FrostlineState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_again, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of the seed."""
        return 0 if self.first else SEED_BYTES

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> FrostlineObserver:
        """What says what a player sees; `kind` is a pyspiel.IIGObservationType."""
        if params:
            raise BadOption(f"Frostline's observers have no parameters, so {dict(params)} cannot be used")
        return FrostlineObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


def load_again(text: str) -> FrostlineGame:
    """The game of that name and parameters; unpickling comes here, and so registers the games first."""
    game: FrostlineGame = pyspiel.load_game(text)
    return game


class FrostlineState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies its attributes with deepcopy and saves them with pickle."""

    def __init__(self, game: FrostlineGame) -> None:
        super().__init__(game)
        self.seed_bytes = b""
        self.table: Table | None = game.first.copy() if game.first else None

    # What OpenSpiel asks for.

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.state.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.state.seat == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed: all are equally likely."""
        return BYTE_OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted([move.index for move in self.table.state.options])

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.table is not None:
            self.table.play(game.rules.moves.moves[action])
            return
        self.seed_bytes += bytes([action])
        if len(self.seed_bytes) == SEED_BYTES:
            self.table = game.new_table(int.from_bytes(self.seed_bytes, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        text: str = self.get_game().rules.moves.moves[action].text
        return text

    def returns(self) -> list[float]:
        """What everybody has won; nothing before the end."""
        if self.table is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return returns_of(self.table.state)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> FrostlineState:
        """A state that looks the same to the player, with all it does not know drawn anew by `rng`.

        Its `history()` stays that of the state it comes from: OpenSpiel keeps that list to itself.
        """
        twin: FrostlineState = self.clone()
        if self.table is not None:
            twin.seed_bytes = b""
            twin.table = self.table.imagined(player, int(rng() * SEEDS))
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> FrostlineState:
        twin: FrostlineState = self.clone()
        return twin

    def __str__(self) -> str:
        if self.table is None:
            return f"seed bytes {list(self.seed_bytes)}"
        state = self.table.state
        return json.dumps(state.setup.game.save(state), separators=(",", ":"))


class FrostlineObserver:
    """What a player sees. The text is its view and, with perfect recall, the moves as it saw them.

    The tensor, its features, has no memory: with perfect recall, and for spectators, there is none.
    """

    def __init__(self, game: FrostlineGame, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOption("Frostline's observers show what is public, alone or with what one player knows")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.with_history = kind.perfect_recall
        self.features = features(game.name, game.seats)
        self.tensor: Vector | None = None
        self.dict: dict[str, Vector] = {}
        if self.private and not self.with_history:
            self.tensor = np.zeros(len(self.features), np.float32)
            self.dict["features"] = self.tensor

    def set_from(self, state: FrostlineState, player: int) -> None:
        """Put what a player knows into the tensor; nothing while the seed is drawn."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.table is not None:
            position = state.table.state
            self.tensor[:] = self.features.of(position.setup.game.view(position, player))

    def string_from(self, state: FrostlineState, player: int) -> str:
        """What a player knows; nothing while the seed is drawn."""
        if state.table is None:
            return ""
        return state.table.seen(player if self.private else NOBODY, self.with_history)


# Classes, because OpenSpiel lets go of what it has registered after Python has ended, and only a class survives that.
for _name in GAMES:
    pyspiel.register_game(game_type(_name), type(f"{_name.title()}Game", (FrostlineGame,), {"name": _name}))
