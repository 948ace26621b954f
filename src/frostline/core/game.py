"""What every game is to the outside: a name, seats, options, a vocabulary, and new states."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .chance import seeded
from .codec import decode_state, encode_state
from .errors import BadOption, CorruptRecord
from .log import Tells, Told
from .moves import Vocabulary
from .printed import Sheet, read
from .setup import Pack, Setup
from .state import NOBODY, State
from .view import View, imagine


class Option:
    """A module or another reading of a rule, off by default. `rule` is where it is told."""

    def __init__(self, name: str, kind: str, rule: str) -> None:
        self.name = name
        self.kind = kind
        self.rule = rule


class Game:
    """Base of the games. `version` changes when old records would replay differently."""

    def __init__(self, name: str, package: str, version: int, seats: range) -> None:
        self.name = name
        self.package = package
        self.version = version
        self.seats = seats
        self.folder = Path(__file__).parent.parent / "games" / name / "components"
        self.base: object = None  # the printed data as we have it, made once
        self.options: list[Option] = []
        self.moves = Vocabulary(name)
        self.tells = Tells()

    # What a game provides.

    def blank(self, setup: Setup) -> State:
        """A state with nothing laid out yet."""
        raise NotImplementedError

    def lay_out(self, state: State) -> None:
        """Set the table: shuffle, deal, and put the first frame on the agenda."""
        raise NotImplementedError

    def printed(self, sheets: dict[str, Sheet]) -> object:
        """The printed data made ready to play with, from its files; what does not fit is refused."""
        raise NotImplementedError

    def broken(self, state: State) -> str:
        """The first invariant that does not hold in a position, in words; empty when all is well."""
        raise NotImplementedError

    # What everybody uses.

    def sheets(self, pack: str) -> dict[str, Sheet]:
        """The printed data as it stands in its files, with a pack's folder laid over it."""
        return read(self.folder, pack)[0]

    def load_printed(self, pack: str) -> tuple[object, Pack | None]:
        """The printed data ready to play with: ours, or with a pack's folder laid over it."""
        if not pack:
            return self.base, None
        sheets, found = read(self.folder, pack)
        return self.printed(sheets), found

    def new(
        self,
        seats: int,
        seed: int = 0,
        options: Iterable[str] | dict[str, Any] = (),
        pack: str = "",
        log: list[Told] | None = None,
    ) -> State:
        """A game at its first decision.

        `options` are names, or a mapping of names to True or False; `pack` is a folder; events of
        the set-up go to `log`.
        """
        state = self.blank(self.set_up(seats, options, pack))
        if not 0 <= seed < 1 << 63:
            raise BadOption(f"seed {seed}: a seed is a whole number from 0 to 2^63 - 1")
        state.chance = seeded(seed)
        state.log = log
        self.lay_out(state)
        state.settle()
        state.log = None
        return state

    def set_up(self, seats: int, options: Iterable[str] | dict[str, Any], pack: str) -> Setup:
        """Check seats and options and load the printed data."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOption(f"{self.name} is for {low} to {high} seats, not {seats!r}")
        chosen = self.chosen(options)
        printed, found = self.load_printed(pack)
        return Setup(self, seats, chosen, found, printed)

    def chosen(self, options: Iterable[str] | dict[str, Any]) -> tuple[str, ...]:
        """The names of the options that are on, in the game's own order."""
        wanted = options if isinstance(options, dict) else dict.fromkeys(options, True)
        known = [option.name for option in self.options]
        for name, on in wanted.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; it has: {', '.join(known)}")
            if not isinstance(on, bool):
                raise BadOption(f"option {name!r} is on or off (true or false), not {on!r}")
        return tuple([name for name in known if wanted.get(name)])

    def view(self, state: State, seat: int = NOBODY) -> View:
        """The position as a seat (or, by default, a spectator) knows it."""
        return View(state, seat)

    def imagine(self, view: View, seed: int) -> State:
        """A full state consistent with a view, for bots that search."""
        return imagine(view, seed)

    def save(self, state: State) -> dict[str, Any]:
        """The exact JSON form of a position."""
        pack = state.setup.pack
        return {
            "game": self.name,
            "rules": self.version,
            "seats": state.seats,
            "options": list(state.setup.options),
            "pack": [pack.name, pack.check] if pack else None,
            "state": encode_state(state),
        }

    def load(self, data: dict[str, Any], pack: str = "") -> State:
        """A position from its JSON form."""
        if data.get("game") != self.name or data.get("rules") != self.version:
            raise CorruptRecord(
                f"this is a position of {data.get('game')} (rules {data.get('rules')}), "
                f"not of {self.name} (rules {self.version})"
            )
        setup = self.set_up(data["seats"], data["options"], pack)
        check_pack(setup, data["pack"])
        return decode_state(setup, data["state"])


def check_pack(setup: Setup, wanted: list[str] | None) -> None:
    """Refuse to go on with other printed data than the game was begun with."""
    have = [setup.pack.name, setup.pack.check] if setup.pack else None
    if have == wanted:
        return
    if wanted is None:
        raise CorruptRecord(f"it was played without a pack, so pack {setup.pack and setup.pack.name!r} is wrong")
    if have is None or have[0] != wanted[0]:
        raise CorruptRecord(f"it was played with the pack {wanted[0]!r}: name its folder with --pack")
    raise CorruptRecord(f"the pack {wanted[0]!r} has changed since this was played")
