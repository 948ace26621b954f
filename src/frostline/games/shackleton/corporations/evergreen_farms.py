"""Evergreen Farms: Plants, and Farms of three sizes in the crater."""

from __future__ import annotations

from typing import Final

from ....core.log import Refusal
from ....core.moves import Move
from ....core.printed import Item, Sheet
from ..components import SECTORS
from ..corporation import Board, Corporation, points
from ..crater import winner
from ..gains import happened, hold, lessened_by
from ..goods import CREDITS, VP, Gain, good, packed, read_goods
from ..moves import MOVES, SECTOR
from ..payment import Step
from ..projects import event, lessened
from ..solo import is_hard, slots_from_triangle
from ..state import EMPTY, Shackleton
from ..tells import GAINS, PAYS, TELLS

PLANTS: Final = good("plants")
PLANTING: Final = event("farm")
BENEFITING: Final = event("farm-benefit")
CHEAPER: Final = lessened("farm")
SIZES: Final = 3

FARM = MOVES.family("farm", "farm", ["1", "2", "3"])

BUILDS_FARM = TELLS.add("builds-farm", "SHA-EVE-03", "farm", "sector")
BOT_FARM = TELLS.add("bot-farm", "SHA-SOLOC-06", "vp")
FARM_BENEFIT = TELLS.add("farm-benefit", "SHA-EVE-05", "goods", "sector")


class FarmBoard(Board):
    """Farms left of each size, and per sector the Farm there: owner * 4 + size, or EMPTY."""

    def __init__(self, stock: list[int], farms: list[int]) -> None:
        self.stock = stock
        self.farms = farms

    def copy(self) -> FarmBoard:
        return FarmBoard(self.stock[:], self.farms[:])

    def progress(self, seat: int) -> int:
        """[SHA-EVE-08, SHA-CORP-04]"""
        return sum([farm % 4 for farm in self.own(seat)])

    def own(self, seat: int) -> list[int]:
        """A player's Farms. [SHA-EVE-04]"""
        return [farm for farm in self.farms if farm != EMPTY and farm // 4 == seat]


def board_of(state: Shackleton, place: int) -> FarmBoard:
    """The board."""
    board = state.boards[place]
    assert isinstance(board, FarmBoard)
    return board


class EvergreenFarms(Corporation):
    """Farms share the room of a sector, but are no structures. [SHA-EVE-02, SHA-EVE-04, SHA-EVE-07, SHA-EVE-10]"""

    score_rule = "SHA-EVE-09"

    def read(self, item: Item, sheets: dict[str, Sheet]) -> None:
        self.stock = item.numbers("stock", SIZES)
        self.benefits = [Gain(read_goods(part)) for part in item.parts("benefits", SIZES)]
        self.farm_vp = item.numbers("vp", SIZES)
        self.solo_sizes = item.numbers("solo-sizes", 8, 1, SIZES)

    def board(self, state: Shackleton) -> Board:
        return FarmBoard(self.stock[:], [EMPTY] * SECTORS)

    def token(self, state: Shackleton, place: int, seat: int, kind: int) -> None:
        """[SHA-EVE-01]"""
        state.tell(GAINS.by("SHA-EVE-01"), seat, packed(((PLANTS, 1),)))
        hold(state, seat, PLANTS, 1)

    def price(self, state: Shackleton, seat: int, size: int) -> int:
        """Plants for a Farm, Modular Greenhouse counted. [SHA-EVE-03]"""
        return max(1, size - lessened_by(state, seat, CHEAPER))

    def takes(self, state: Shackleton, place: int, seat: int, sector: int, size: int) -> bool:
        """Whether a sector can take a Farm of that size. [SHA-EVE-03]"""
        if state.tower(seat, sector) == EMPTY or state.room[sector] < size:
            return False
        board = board_of(state, place)
        return board.farms[sector] == EMPTY and board.stock[size - 1] > 0

    def sectors(self, state: Shackleton, place: int, seat: int, size: int) -> list[int]:
        """Where a player could put a Farm."""
        return [sector for sector in range(SECTORS) if self.takes(state, place, seat, sector, size)]

    def actions(self, state: Shackleton, place: int, seat: int) -> list[Move]:
        """[SHA-EVE-03]"""
        plants = state.agencies[seat].goods[PLANTS]
        if plants == 0:
            return []
        return [
            FARM[size - 1] for size in range(1, SIZES + 1)
            if plants >= self.price(state, seat, size) and self.sectors(state, place, seat, size)
        ]  # fmt: skip

    def act(self, state: Shackleton, place: int, seat: int, move: Move) -> None:
        state.push(PlaceFarm(seat, place, move.value + 1))

    def why_not(self, state: Shackleton, place: int, seat: int, move: Move) -> Refusal | None:
        if move.family != "farm":
            return None
        price = self.price(state, seat, move.value + 1)
        if state.agencies[seat].goods[PLANTS] < price:
            return Refusal("no-plants", "SHA-EVE-03", number=price)
        if board_of(state, place).stock[move.value] == 0:
            return Refusal("no-farm-left", "SHA-EVE-03")
        return Refusal("no-farm-site", "SHA-EVE-03")

    def plant(self, state: Shackleton, place: int, seat: int, sector: int, size: int) -> None:
        """A Farm comes into a sector. [SHA-EVE-03, SHA-EVE-04]"""
        board = board_of(state, place)
        board.stock[size - 1] -= 1
        board.farms[sector] = 4 * seat + size
        state.room[sector] -= size
        state.tell(BUILDS_FARM, seat, size - 1, sector)

    def won(self, state: Shackleton, place: int, seat: int, slot: int) -> None:
        """Whoever wins an astronaut has the benefit of every Farm in its row; AstroBot leaves Credits.
        [SHA-EVE-05, SHA-EVE-06, SHA-SOLOC-07]"""
        farms = board_of(state, place).farms
        for sector in state.printed.rows[slot]:
            if farms[sector] == EMPTY:
                continue
            gain = self.benefits[farms[sector] % 4 - 1]
            goods = state.agencies[seat].goods
            for each, amount in gain.parts:
                if each == VP or (each == CREDITS and seat != state.bot()):
                    goods[each] += amount
                    state.tell(FARM_BENEFIT, seat, gain.packed, sector)
            happened(state, seat, BENEFITING)

    def tally(self, state: Shackleton, place: int, seat: int) -> int:
        return len(board_of(state, place).own(seat))

    def final(self, state: Shackleton, place: int, seat: int) -> int:
        """[SHA-EVE-09]"""
        return sum([self.farm_vp[farm % 4 - 1] for farm in board_of(state, place).own(seat)])

    def automa(self, state: Shackleton, place: int) -> bool:
        """In the first row AstroBot would win, nearest the slot; size by Development. [SHA-SOLOC-06]"""
        bot = state.bot()
        wanted = self.solo_sizes[state.astrobot().development]
        sizes = [*range(wanted, 0, -1), *range(wanted + 1, SIZES + 1)]
        for slot in slots_from_triangle(state):
            if winner(state, slot) != bot:
                continue
            for sector in state.printed.rows[slot]:
                for size in sizes:
                    if self.takes(state, place, bot, sector, size):
                        self.plant(state, place, bot, sector, size)
                        if is_hard(state, place):
                            points(state, bot, size)
                            state.tell(BOT_FARM, bot, size)
                        return True
        return False


class PlaceFarm(Step):
    """The sector for a Farm; then it is paid. [SHA-EVE-03]"""

    rule = "SHA-EVE-03"

    def __init__(self, seat: int, place: int, size: int) -> None:
        self.seat = seat
        self.place = place
        self.size = size

    def farms(self, state: Shackleton) -> EvergreenFarms:
        """The Corporation."""
        farms = state.corporation(self.place)
        assert isinstance(farms, EvergreenFarms)
        return farms

    def options(self, state: Shackleton) -> list[Move]:
        return [SECTOR[sector] for sector in self.farms(state).sectors(state, self.place, self.seat, self.size)]

    def resolve(self, state: Shackleton, move: Move) -> None:
        farms = self.farms(state)
        price = farms.price(state, self.seat, self.size)
        state.agencies[self.seat].goods[PLANTS] -= price
        state.tell(PAYS.by("SHA-EVE-03"), self.seat, packed(((PLANTS, price),)))
        farms.plant(state, self.place, self.seat, move.value, self.size)
        happened(state, self.seat, PLANTING)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "sector":
            return None
        if state.tower(self.seat, move.value) == EMPTY:
            return Refusal("no-own-structure", "SHA-EVE-03")
        if board_of(state, self.place).farms[move.value] != EMPTY:
            return Refusal("farm-there", "SHA-EVE-03")
        return Refusal("no-room-there", "SHA-BUILD-07", number=state.room[move.value])
