"""Moon Mining: Helium3, shipped in a Shuttle of four levels with two slots each."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Effect
from ....core.log import Refusal
from ....core.moves import Move
from ....core.printed import Item, Sheet
from ..causes import FOR_SHIPMENT
from ..corporation import Board, Corporation, points
from ..gains import give, happened, hold, lessened_by
from ..goods import Gain, Price, good, packed, read_gain, read_price
from ..moves import MOVES
from ..payment import can_spend, spend
from ..projects import event, lessened
from ..solo import is_hard, previous_card
from ..state import Shackleton
from ..tells import GAINS, TELLS

HELIUM: Final = good("helium")
SHIPPING: Final = event("shipment")
CHEAPER: Final = lessened("shipment")
LEVELS: Final = 4
SLOTS: Final = 8

NAMES: Final = [f"{level + 1} {which}" for level in range(LEVELS) for which in ("first", "second")]

SHIP = MOVES.family("ship", "cargo", NAMES)

SHIPS = TELLS.add("ships", "SHA-MOO-03", "cargo")
BOT_SHIPS = TELLS.add("bot-ships", "SHA-SOLOC-04", "cargo", "vp")
SHUTTLE_LEAVES = TELLS.add("shuttle-leaves", "SHA-MOO-06")


class Cargo:
    """A slot of the Shuttle: what it takes and what it gives. [SHA-MOO-04, SHA-MOO-05]"""

    def __init__(self, part: Item) -> None:
        self.pay: Price = read_price(part, "pay")
        self.gain: Gain = read_gain(part, "gain")
        part.finish()


class MiningBoard(Board):
    """Which slots of the Shuttle hold a Cargo token, and shipments of the whole game per player."""

    def __init__(self, cargo: list[int], shipments: list[int]) -> None:
        self.cargo = cargo
        self.shipments = shipments

    def copy(self) -> MiningBoard:
        return MiningBoard(self.cargo[:], self.shipments[:])

    def progress(self, seat: int) -> int:
        """[SHA-MOO-07, SHA-CORP-04]"""
        return self.shipments[seat]


def board_of(state: Shackleton, place: int) -> MiningBoard:
    """The board."""
    board = state.boards[place]
    assert isinstance(board, MiningBoard)
    return board


class MoonMining(Corporation):
    """Helium3 and metals go to Earth. [SHA-MOO-02, SHA-MOO-09]"""

    score_rule = "SHA-MOO-08"

    def read(self, item: Item, sheets: dict[str, Sheet]) -> None:
        self.slots = [Cargo(part) for part in item.parts("slots", SLOTS)]
        self.vp_left = item.number("left")
        self.solo = [item.numbers("solo-easy", LEVELS), item.numbers("solo-hard", LEVELS)]
        self.solo_levels = item.numbers("solo-levels", 8, 0, LEVELS - 1)

    def board(self, state: Shackleton) -> Board:
        return MiningBoard([0] * SLOTS, [0] * len(state.agencies))

    def token(self, state: Shackleton, place: int, seat: int, kind: int) -> None:
        """[SHA-MOO-01]"""
        state.tell(GAINS.by("SHA-MOO-01"), seat, packed(((HELIUM, 1),)))
        hold(state, seat, HELIUM, 1)

    def price(self, state: Shackleton, seat: int, slot: int) -> Price:
        """What a shipment costs a player, Cargo Elevator counted."""
        less = lessened_by(state, seat, CHEAPER)
        return tuple([
            (each, max(1, amount - less) if each == HELIUM else amount) for each, amount in self.slots[slot].pay
        ])  # fmt: skip

    def actions(self, state: Shackleton, place: int, seat: int) -> list[Move]:
        """[SHA-MOO-03, SHA-MOO-04, SHA-MOO-05]"""
        if state.agencies[seat].goods[HELIUM] == 0:
            return []
        cargo = board_of(state, place).cargo
        return [
            SHIP[slot] for slot in range(SLOTS)
            if not cargo[slot] and can_spend(state, seat, self.price(state, seat, slot))
        ]  # fmt: skip

    def act(self, state: Shackleton, place: int, seat: int, move: Move) -> None:
        """[SHA-MOO-03]"""
        board = board_of(state, place)
        board.cargo[move.value] = 1
        board.shipments[seat] += 1
        state.tell(SHIPS, seat, move.value)
        state.push(Shipped(seat, move.value, self.number))
        spend(state, seat, self.price(state, seat, move.value), FOR_SHIPMENT)

    def why_not(self, state: Shackleton, place: int, seat: int, move: Move) -> Refusal | None:
        if move.family != "ship":
            return None
        if board_of(state, place).cargo[move.value]:
            return Refusal("cargo-taken", "SHA-MOO-03")
        return Refusal("no-helium", "SHA-MOO-03")

    def maintain(self, state: Shackleton, place: int) -> None:
        """[SHA-MOO-06]"""
        board_of(state, place).cargo = [0] * SLOTS
        state.tell(SHUTTLE_LEAVES, -1)

    def final(self, state: Shackleton, place: int, seat: int) -> int:
        """[SHA-MOO-08]"""
        return self.vp_left * state.agencies[seat].goods[HELIUM]

    def automa(self, state: Shackleton, place: int) -> bool:
        """Level by Development, slot by arrow; then to the right, then the rightmost free. [SHA-SOLOC-04]"""
        cargo = board_of(state, place).cargo
        first = self.solo_levels[state.astrobot().development]
        which = 1 if previous_card(state).clockwise else 0
        right = list(range(first, LEVELS))
        for level in right + list(range(first - 1, -1, -1)):
            for slot in (2 * level + which, 2 * level + 1 - which):
                if not cargo[slot]:
                    cargo[slot] = 1
                    board_of(state, place).shipments[state.bot()] += 1
                    vp = self.solo[is_hard(state, place)][level]
                    points(state, state.bot(), vp)
                    state.tell(BOT_SHIPS, state.bot(), slot, vp)
                    return True
        return False


class Shipped(Effect[Shackleton]):
    """The reward of a shipment, once paid. [SHA-MOO-03]"""

    def __init__(self, seat: int, slot: int, corporation: int) -> None:
        self.seat = seat
        self.slot = slot
        self.corporation = corporation

    def run(self, state: Shackleton) -> None:
        mining = state.printed.corporations[self.corporation]
        assert isinstance(mining, MoonMining)
        happened(state, self.seat, SHIPPING)
        give(state, self.seat, mining.slots[self.slot].gain, "SHA-MOO-03")
