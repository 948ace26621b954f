"""The part of `shackleton_table` that knows the Corporations' own boards."""

from __future__ import annotations

from typing import Self

from arranged import SEATS, Arranged, seat

from frostline.games.shackleton.components import TYPES
from frostline.games.shackleton.corporations import (
    artemis_tours,
    evergreen_farms,
    moon_mining,
    selenium_research,
    sky_watch,
    space_robotics,
    to_mars,
)
from frostline.games.shackleton.game import BASE
from frostline.games.shackleton.moves import CORPORATION_NAMES, SECTOR_NAMES
from frostline.games.shackleton.state import EMPTY, Shackleton

SAMPLES = ("basalt", "ice", "glass")
EXPERIMENTS = [tile.name for tile in BASE.corporations[1].tiles]  # type: ignore[attr-defined]


class CorporationTables(Arranged):
    """Boards of Corporations, arranged and looked at."""

    state: Shackleton

    # Arranging Corporations.

    def spot(self, who: str, name: str) -> Self:
        """A hosted Tourist."""
        board = artemis_tours.board_of(self.state, self._place("artemis-tours"))
        number = [move.text for move in artemis_tours.HOST].index(f"host {name}")
        board.spots[number] = seat(who)
        board.hosted[seat(who)] += 1
        return self

    def experiments(self, names: str) -> Self:
        """Face-up Experiments."""
        board = self._selenium()
        for stack in board.stacks:
            stack.cards = [tile for tile in stack.cards if EXPERIMENTS[tile] not in names.split()]
        board.faces = [EXPERIMENTS.index(name) if name != "-" else EMPTY for name in names.split()]
        return self

    def stack(self, which: str, names: str) -> Self:
        """A stack of Experiments, next one first."""
        number = selenium_research.STACKS.index(which)
        self._selenium().stacks[number].cards = [EXPERIMENTS.index(name) for name in names.split()][::-1]
        return self

    def taken(self, who: str, names: str) -> Self:
        """Experiments done."""
        self._selenium().taken[seat(who)] = tuple(EXPERIMENTS.index(name) for name in names.split())
        return self

    def cargo(self, name: str) -> Self:
        """A Cargo token."""
        moon_mining.board_of(self.state, self._place("moon-mining")).cargo[moon_mining.NAMES.index(name)] = 1
        return self

    def shipments(self, who: str, number: int) -> Self:
        """Shipments so far."""
        moon_mining.board_of(self.state, self._place("moon-mining")).shipments[seat(who)] = number
        return self

    def factory(self, who: str, name: str) -> Self:
        """A Factory owned."""
        board = space_robotics.board_of(self.state, self._place("space-robotics"))
        position = space_robotics.NAMES.index(name)
        board.left[position] -= 1
        board.owned[seat(who)] |= 1 << position
        return self

    def farm(self, who: str, size: int, sector: str) -> Self:
        """A Farm in a sector."""
        board = evergreen_farms.board_of(self.state, self._place("evergreen-farms"))
        board.stock[size - 1] -= 1
        board.farms[SECTOR_NAMES.index(sector)] = 4 * seat(who) + size
        self.state.room[SECTOR_NAMES.index(sector)] -= size
        return self

    def track(self, who: str, at: int) -> Self:
        """A marker on the Sky Watch track."""
        self._watch().track[seat(who)] = at
        return self

    def contribution(self, who: str, program: str) -> Self:
        """A contribution to a Program."""
        at = 2 * [move.text for move in sky_watch.PROGRAM].index(f"contribute {program}")
        given = self._watch().given
        given[at + (given[at] >= 0)] = seat(who)
        return self

    def aboard(self, who: str, module: int, slot: int) -> Self:
        """A structure on the Mars ship."""
        board = self._ship()
        board.slots[2 * (module - 1) + slot - 1] = seat(who)
        board.items[seat(who)] += 1
        return self

    def berth(self, who: str, kind: str) -> Self:
        """An astronaut on the Mars ship."""
        board = self._ship()
        board.berths[TYPES.index(kind)] += 1
        board.items[seat(who)] += 1
        return self

    def ship_panels(self, number: int) -> Self:
        """Panels built on the Mars ship."""
        self._ship().panels = number
        return self

    def hosted(self, who: str) -> int:
        """Hosted Tourists."""
        return artemis_tours.board_of(self.state, self._place("artemis-tours")).hosted[seat(who)]

    @property
    def faces(self) -> list[str]:
        """Face-up Experiments, "" for none."""
        return [EXPERIMENTS[tile] if tile != EMPTY else "" for tile in self._selenium().faces]

    def done(self, who: str) -> list[str]:
        """Experiments done."""
        return [EXPERIMENTS[tile] for tile in self._selenium().taken[seat(who)]]

    def shipped(self, who: str) -> int:
        """Shipments so far."""
        return moon_mining.board_of(self.state, self._place("moon-mining")).shipments[seat(who)]

    def factories(self, who: str) -> list[str]:
        """Factories owned."""
        owned = space_robotics.board_of(self.state, self._place("space-robotics")).owned[seat(who)]
        return [name for position, name in enumerate(space_robotics.NAMES) if owned >> position & 1]

    def farm_in(self, sector: str) -> str:
        """The Farm of a sector: owner and size."""
        farm = evergreen_farms.board_of(self.state, self._place("evergreen-farms")).farms[SECTOR_NAMES.index(sector)]
        return f"{SEATS[farm // 4]}{farm % 4}" if farm != EMPTY else ""

    def track_of(self, who: str) -> int:
        """A marker on the Sky Watch track."""
        return self._watch().track[seat(who)]

    def given(self, who: str) -> int:
        """Contributions so far."""
        return self._watch().given.count(seat(who))

    def items(self, who: str) -> int:
        """Items on the Mars ship."""
        return self._ship().items[seat(who)]

    def _place(self, corporation: str) -> int:
        return self.state.place_of(CORPORATION_NAMES.index(corporation))

    def _selenium(self) -> selenium_research.SeleniumBoard:
        return selenium_research.board_of(self.state, self._place("selenium-research"))

    def _watch(self) -> sky_watch.WatchBoard:
        return sky_watch.board_of(self.state, self._place("sky-watch"))

    def _ship(self) -> to_mars.ShipBoard:
        return to_mars.board_of(self.state, self._place("to-mars"))
