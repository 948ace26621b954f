"""Space Robotics: Robots that pay for anything, and a grid of Factories."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Effect
from ....core.log import Refusal
from ....core.moves import Move
from ....core.printed import Item, Sheet
from ..causes import FOR_FACTORY
from ..components import SECTORS
from ..corporation import Board, Corporation
from ..gains import give, hold, receive
from ..goods import CREDITS, RARE_EARTH, ROBOTS, TITANIUM, amount_of, packed, read_gain, read_price
from ..moves import MOVES, SECTOR
from ..payment import ChoosePrice, Cost, Step, can_pay, pay
from ..solo import is_hard, previous_card
from ..state import EMPTY, Shackleton
from ..tells import GAINS, MINES, TELLS

POSITIONS: Final = 9
COLUMNS: Final = 3
NAMES: Final = [f"{row} {column}" for row in ("top", "middle", "bottom") for column in ("left", "centre", "right")]

FACTORY = MOVES.family("factory", "factory", NAMES)
FACTORY_INCOME = MOVES.family("run", "factory", NAMES)

BUILDS_FACTORY = TELLS.add("builds-factory", "SHA-ROB-02", "factory")
FACTORIES_PAY = TELLS.add("factories-pay", "SHA-ROB-05", "goods")
BOT_FACTORY = TELLS.add("bot-factory", "SHA-SOLOC-05", "factory")


class Factory:
    """A position of the grid."""

    def __init__(self, part: Item) -> None:
        price = read_price(part, "cost")
        self.cost: Cost = (amount_of(price, CREDITS), amount_of(price, TITANIUM), amount_of(price, RARE_EARTH))
        self.immediate = read_gain(part, "immediate")
        self.income = read_gain(part, "income")
        self.vp = part.number("vp")
        part.finish()


class FactoryBoard(Board):
    """Tiles left on each position, and the positions each player owns, as bits."""

    def __init__(self, left: list[int], owned: list[int]) -> None:
        self.left = left
        self.owned = owned

    def copy(self) -> FactoryBoard:
        return FactoryBoard(self.left[:], self.owned[:])

    def progress(self, seat: int) -> int:
        """[SHA-ROB-06, SHA-CORP-04]"""
        return self.owned[seat].bit_count()


def board_of(state: Shackleton, place: int) -> FactoryBoard:
    """The board."""
    board = state.boards[place]
    assert isinstance(board, FactoryBoard)
    return board


class SpaceRobotics(Corporation):
    """Factories in three rows and three columns. [SHA-ROB-01, SHA-ROB-03]"""

    score_rule = "SHA-ROB-07"

    def read(self, item: Item, sheets: dict[str, Sheet]) -> None:
        self.factories = [Factory(part) for part in item.parts("factories", POSITIONS)]
        self.columns_vp = item.number("columns")
        self.rows_vp = item.number("rows")
        self.set_vp = [self.count_set(owned) for owned in range(1 << POSITIONS)]
        self.solo = [item.numbers("solo-easy", 8, 0, 2), item.numbers("solo-hard", 8, 0, 2)]

    def board(self, state: Shackleton) -> Board:
        """[SHA-ROB-03]"""
        return FactoryBoard([1 if state.seats <= 2 else 2] * POSITIONS, [0] * len(state.agencies))

    def token(self, state: Shackleton, place: int, seat: int, kind: int) -> None:
        """[SHA-ROB-04]"""
        state.tell(GAINS.by("SHA-ROB-04"), seat, packed(((ROBOTS, 1),)))
        hold(state, seat, ROBOTS, 1)

    def prices(self, state: Shackleton, seat: int, position: int) -> list[Cost]:
        """Every way to pay for a Factory; Assembly Line takes something off, of choice."""
        cost = self.factories[position].cost
        found = [cost]
        for card in state.agencies[seat].projects:
            ability = state.printed.projects[card].ability
            if ability.own == "less-factory":
                found = []
                for good, amount in ability.gain.parts:
                    if cost[good]:
                        less = [cost[0], cost[1], cost[2]]
                        less[good] = max(0, less[good] - amount)
                        found.append((less[0], less[1], less[2]))
        return found

    def can_build(self, state: Shackleton, place: int, seat: int, position: int) -> bool:
        """Whether a player can build on a position. [SHA-ROB-02, SHA-ROB-03]"""
        board = board_of(state, place)
        if board.left[position] == 0 or board.owned[seat] >> position & 1:
            return False
        for credits, titanium, rare in self.prices(state, seat, position):
            if can_pay(state, seat, credits, titanium, rare):
                return True
        return False

    def actions(self, state: Shackleton, place: int, seat: int) -> list[Move]:
        """[SHA-ROB-02]"""
        return [FACTORY[each] for each in range(POSITIONS) if self.can_build(state, place, seat, each)]

    def act(self, state: Shackleton, place: int, seat: int, move: Move) -> None:
        """[SHA-ROB-02]"""
        board = board_of(state, place)
        board.left[move.value] -= 1
        board.owned[seat] |= 1 << move.value
        state.tell(BUILDS_FACTORY, seat, move.value)
        state.push(FactoryStands(seat, place, move.value))
        ways = self.prices(state, seat, move.value)
        if len(ways) > 1:
            state.push(ChooseFactoryPrice(seat, tuple(ways), 0))
        else:
            pay(state, seat, ways[0][0], ways[0][1], ways[0][2], FOR_FACTORY)

    def why_not(self, state: Shackleton, place: int, seat: int, move: Move) -> Refusal | None:
        if move.family != "factory":
            return None
        board = board_of(state, place)
        if board.owned[seat] >> move.value & 1:
            return Refusal("factory-owned", "SHA-ROB-03")
        if board.left[move.value] == 0:
            return Refusal("factory-gone", "SHA-ROB-03")
        return Refusal("cannot-pay", "SHA-ROB-02")

    def own_action(self, state: Shackleton, place: int, seat: int, card: int) -> bool:
        """Scout Bots mine an own sector, AI Core runs a Factory."""
        own = state.printed.projects[card].ability.own
        if own == "mine-sector":
            return len(own_sectors(state, seat)) > 0
        return own == "factory-income" and board_of(state, place).owned[seat] > 0

    def use(self, state: Shackleton, place: int, seat: int, card: int) -> None:
        """[SHA-CORPACT-07]"""
        if state.printed.projects[card].ability.own == "mine-sector":
            state.push(MineSector(seat))
        else:
            state.push(RunFactory(seat, place))

    def income(self, state: Shackleton, place: int, seat: int) -> None:
        """[SHA-ROB-05]"""
        owned = board_of(state, place).owned[seat]
        total = 0
        for position in range(POSITIONS):
            if owned >> position & 1:
                total += self.factories[position].income.packed
        if total:
            state.tell(FACTORIES_PAY, seat, total)
            for position in range(POSITIONS):
                if owned >> position & 1:
                    receive(state, seat, self.factories[position].income)

    def final(self, state: Shackleton, place: int, seat: int) -> int:
        return self.set_vp[board_of(state, place).owned[seat]]

    def count_set(self, owned: int) -> int:
        """The VP of a set of Factories, as bits. [SHA-ROB-07]"""
        vp = 0
        rows, columns = 0, 0
        for position in range(POSITIONS):
            if owned >> position & 1:
                vp += self.factories[position].vp
                rows |= 1 << position // COLUMNS
                columns |= 1 << position % COLUMNS
        vp += self.columns_vp if columns == 7 else 0
        return vp + (self.rows_vp if rows == 7 else 0)

    def automa(self, state: Shackleton, place: int) -> bool:
        """Column by triangle, row by Development; then right, below, above, the rest of the row. [SHA-SOLOC-05]"""
        board = board_of(state, place)
        bot = state.bot()
        row = self.solo[is_hard(state, place)][state.astrobot().development]
        column = state.printed.slots[previous_card(state).triangle].third
        order = [COLUMNS * row + each for each in range(column, COLUMNS)]
        for other in [*range(row + 1, COLUMNS), *range(row - 1, -1, -1)]:
            order += [COLUMNS * other + each for each in range(COLUMNS)]
        order += [COLUMNS * row + each for each in range(column)]
        for position in order:
            if board.left[position] and not board.owned[bot] >> position & 1:
                board.left[position] -= 1
                board.owned[bot] |= 1 << position
                state.tell(BOT_FACTORY, bot, position)
                return True
        return False


def own_sectors(state: Shackleton, seat: int) -> list[int]:
    """The sectors with an own structure."""
    return [sector for sector in range(SECTORS) if state.tower(seat, sector) != EMPTY]


class ChooseFactoryPrice(ChoosePrice):
    """What is taken off the cost of a Factory. [SHA-ROB-02]"""

    rule = "SHA-ROB-02"
    cause = FOR_FACTORY


class FactoryStands(Effect[Shackleton]):
    """The immediate effect of a Factory, once paid. [SHA-ROB-02]"""

    def __init__(self, seat: int, place: int, position: int) -> None:
        self.seat = seat
        self.place = place
        self.position = position

    def run(self, state: Shackleton) -> None:
        robotics = state.corporation(self.place)
        assert isinstance(robotics, SpaceRobotics)
        give(state, self.seat, robotics.factories[self.position].immediate, "SHA-ROB-02")


class MineSector(Step):
    """Scout Bots: the resource of a sector with an own structure. [SHA-CORPACT-07]"""

    rule = "SHA-CORPACT-07"

    def options(self, state: Shackleton) -> list[Move]:
        return [SECTOR[sector] for sector in own_sectors(state, self.seat)]

    def resolve(self, state: Shackleton, move: Move) -> None:
        good = state.printed.sectors[move.value].resource
        state.agencies[self.seat].goods[good] += 1
        state.tell(MINES, self.seat, packed(((good, 1),)))


class RunFactory(Step):
    """AI Core: the income of one own Factory. [SHA-CORPACT-07]"""

    rule = "SHA-CORPACT-07"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, state: Shackleton) -> list[Move]:
        owned = board_of(state, self.place).owned[self.seat]
        return [FACTORY_INCOME[each] for each in range(POSITIONS) if owned >> each & 1]

    def resolve(self, state: Shackleton, move: Move) -> None:
        robotics = state.corporation(self.place)
        assert isinstance(robotics, SpaceRobotics)
        give(state, self.seat, robotics.factories[move.value].income, "SHA-CORPACT-07")
