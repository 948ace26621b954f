"""To Mars: structures, astronauts and panels for the ship."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Decision, Effect
from ....core.log import Refusal
from ....core.moves import Move
from ....core.printed import Item, Sheet
from ....core.state import NOBODY
from ..causes import FOR_SHIP_PANEL
from ..components import KIND_OF, SECTORS, SIZES, TYPES
from ..corporation import Board, Corporation, points
from ..gains import GIVERS, Giver, give, happened
from ..goods import CREDITS, RARE_EARTH, Gain, amount_of, good, packed, read_goods, read_price
from ..moves import CORPORATION_NAMES, GAIN, LIFT, MOVES, SECTOR_NAMES
from ..payment import ChoosePrice, Cost, Step, can_pay, pay
from ..projects import event
from ..solo import bot_gains_astronaut, is_hard, slots_from_triangle
from ..state import EMPTY, Shackleton
from ..tells import GAINS, TELLS

NUMBER: Final = CORPORATION_NAMES.index("to-mars")
SHIP_PANELS: Final = good("ship-panels")
STRUCTURE_SENT: Final = event("structure-sent")
ASTRONAUT_SENT: Final = event("astronaut-sent")
MODULES: Final = 6
SLOT_KINDS: Final = ("dome", "workshop", "laboratory", "headquarters", "laboratory-or-headquarters")
EITHER: Final = 4
COMPLETING: Final = 100  # bigger than any structure

SEND = MOVES.family("send", "sector", SECTOR_NAMES)
MODULE = MOVES.family("module", "module", [str(n + 1) for n in range(MODULES)])
SHIP_PANEL = MOVES.word("ship panel")
BERTH = MOVES.word("berth")
CREW = MOVES.family("board", "astronaut", TYPES)

SENDS = TELLS.add("sends", "SHA-MAR-02", "structure", "module", "vp")
COMPLETES_MODULE = TELLS.add("completes-module", "SHA-MAR-03", "module", "vp")
BOARDS = TELLS.add("boards", "SHA-MAR-05", "astronaut", "vp")
BUILDS_SHIP_PANEL = TELLS.add("builds-ship-panel", "SHA-MAR-07", "number", "goods")
BOT_MARS = TELLS.add("bot-mars", "SHA-SOLOC-09", "vp")
MODULES_SCORE = TELLS.add("modules-score", "SHA-MAR-08", "vp")


class Module:
    """Two structure slots of the ship."""

    def __init__(self, part: Item) -> None:
        self.players = part.number("players", 2, 4)
        self.slots = part.choices("slots", 2, SLOT_KINDS)
        self.vp = part.number("vp")
        part.finish()


class ShipBoard(Board):
    """Owners of structures on the ship's slots, berths used by type, panels built, items per player."""

    def __init__(self, slots: list[int], berths: list[int], panels: int, items: list[int]) -> None:
        self.slots = slots
        self.berths = berths
        self.panels = panels
        self.items = items

    def copy(self) -> ShipBoard:
        return ShipBoard(self.slots[:], self.berths[:], self.panels, self.items[:])

    def progress(self, seat: int) -> int:
        """[SHA-MAR-09, SHA-CORP-04]"""
        return self.items[seat]


def board_of(state: Shackleton, place: int) -> ShipBoard:
    """The board."""
    board = state.boards[place]
    assert isinstance(board, ShipBoard)
    return board


class ToMars(Corporation):
    """The ship takes structures from the crater, astronauts, and panels of its own. [SHA-MAR-01, SHA-MAR-07]"""

    score_rule = "SHA-MAR-10"

    def read(self, item: Item, sheets: dict[str, Sheet]) -> None:
        self.modules = [Module(part) for part in item.parts("modules", MODULES)]
        self.structure_vp = item.numbers("structure-vp", 4)
        one, three, four = item.numbers("berths", 3)
        self.berths_each = [one, one, three, four]
        self.berth_vp = item.numbers("berth-vp", 4)
        self.panels = [Gain(read_goods(part)) for part in item.parts("panels", 0)]
        self.panel_rare = amount_of(read_price(item, "panel-cost"), RARE_EARTH)
        self.token_credits = item.number("token-credits")
        self.maintenance_vp = item.number("maintenance")
        self.final_vp = item.number("final")
        self.solo = [item.numbers("solo-easy", 3, 0, 7), item.numbers("solo-hard", 3, 0, 7)]
        self.solo_vp = item.numbers("solo-vp", 2)

    def board(self, state: Shackleton) -> Board:
        return ShipBoard([NOBODY] * (2 * MODULES), [0] * len(TYPES), 0, [0] * len(state.agencies))

    # Structures.

    def in_play(self, state: Shackleton, module: int) -> bool:
        """Whether a module is used with this number of players."""
        return self.modules[module].players <= max(2, state.seats)

    def slot_for(self, state: Shackleton, place: int, module: int, structure: int) -> int:
        """The free slot of a module that takes a structure, the narrower one first; EMPTY for none. [SHA-MAR-02]"""
        slots = board_of(state, place).slots
        kind = KIND_OF[structure]
        found = EMPTY
        for number, takes in enumerate(self.modules[module].slots):
            if slots[2 * module + number] == NOBODY:
                if takes == kind:
                    return 2 * module + number
                if takes == EITHER and SLOT_KINDS[kind] in ("laboratory", "headquarters"):
                    found = 2 * module + number
        return found

    def modules_for(self, state: Shackleton, place: int, structure: int) -> list[int]:
        """Where a structure could go."""
        return [
            module for module in range(MODULES)
            if self.in_play(state, module) and self.slot_for(state, place, module, structure) != EMPTY
        ]  # fmt: skip

    def load(self, state: Shackleton, place: int, seat: int, sector: int, module: int) -> int:
        """A structure leaves the crater for the ship. [SHA-MAR-02, SHA-MAR-03, SHA-MAR-04]"""
        board = board_of(state, place)
        structure = state.remove_tower(seat, sector)
        board.slots[self.slot_for(state, place, module, structure)] = seat
        board.items[seat] += 1
        return structure

    def completed(self, state: Shackleton, place: int, module: int) -> bool:
        """Whether both slots of a module are taken. [SHA-MAR-03]"""
        slots = board_of(state, place).slots
        return slots[2 * module] != NOBODY and slots[2 * module + 1] != NOBODY

    def reward(self, state: Shackleton, place: int, seat: int, module: int) -> None:
        """The bonus of a module just completed. [SHA-MAR-03]"""
        if self.completed(state, place, module):
            points(state, seat, self.modules[module].vp)
            state.tell(COMPLETES_MODULE, seat, module, self.modules[module].vp)

    # Astronauts and panels.

    def berth_free(self, state: Shackleton, place: int, kind: int) -> bool:
        """Whether a berth of a type is free."""
        return board_of(state, place).berths[kind] < self.berths_each[state.seats - 1]

    def embark(self, state: Shackleton, place: int, seat: int, kind: int) -> None:
        """An astronaut takes a berth and scores it. [SHA-MAR-02, SHA-MAR-05, SHA-MAR-09]"""
        board = board_of(state, place)
        vp = self.berth_vp[board.berths[kind]]
        board.berths[kind] += 1
        board.items[seat] += 1
        points(state, seat, vp)
        state.tell(BOARDS, seat, kind, vp)
        happened(state, seat, ASTRONAUT_SENT)

    def berths(self, state: Shackleton, place: int, seat: int, kind: int) -> list[Move]:
        """[SHA-MAR-05]"""
        return [BERTH] if self.berth_free(state, place, kind) else []

    def seat(self, state: Shackleton, place: int, seat: int, kind: int, move: Move) -> None:
        """[SHA-MAR-05]"""
        self.embark(state, place, seat, kind)

    def panel_prices(self, state: Shackleton, seat: int) -> list[Cost]:
        """A ship panel costs Rare Earth, or Credits with Ion Engine. [SHA-MAR-02, SHA-MAR-07]"""
        found: list[Cost] = [(0, 0, self.panel_rare)]
        for card in state.agencies[seat].projects:
            ability = state.printed.projects[card].ability
            if ability.own == "panel-credits":
                found.append((ability.amount, 0, 0))
        return found

    def build_panel(self, state: Shackleton, place: int, seat: int) -> None:
        """The leftmost free panel of the ship and its bonus. [SHA-MAR-07]"""
        board = board_of(state, place)
        if board.panels < len(self.panels):
            gain = self.panels[board.panels]
            board.panels += 1
            state.tell(BUILDS_SHIP_PANEL, seat, board.panels, gain.packed)
            give(state, seat, gain, "SHA-MAR-07")

    # In a turn.

    def token(self, state: Shackleton, place: int, seat: int, kind: int) -> None:
        """[SHA-MAR-06]"""
        if self.travellers(state, place):
            state.push(Embark(seat, place))
        else:
            state.agencies[seat].goods[CREDITS] += self.token_credits
            state.tell(GAINS.by("SHA-MAR-06"), seat, packed(((CREDITS, self.token_credits),)))

    def travellers(self, state: Shackleton, place: int) -> list[int]:
        """Types in the Lunar Gateway with a free berth."""
        return [kind for kind in range(len(TYPES)) if state.gateway[kind] and self.berth_free(state, place, kind)]

    def actions(self, state: Shackleton, place: int, seat: int) -> list[Move]:
        """[SHA-MAR-02, SHA-MAR-07]"""
        options = []
        for sector in range(SECTORS):
            structure = state.tower(seat, sector)
            if structure != EMPTY and self.modules_for(state, place, structure):
                options.append(SEND[sector])
        if board_of(state, place).panels < len(self.panels):
            for credits, titanium, rare in self.panel_prices(state, seat):
                if SHIP_PANEL not in options and can_pay(state, seat, credits, titanium, rare):
                    options.append(SHIP_PANEL)
        base = state.agencies[seat].base
        for kind in range(len(TYPES)):
            if sum(base[kind::3]) and self.berth_free(state, place, kind):
                options.append(CREW[kind])
        return options

    def act(self, state: Shackleton, place: int, seat: int, move: Move) -> None:
        """[SHA-MAR-02]"""
        if move.family == "send":
            state.push(ChooseModule(seat, place, move.value))
        elif move is SHIP_PANEL:
            state.push(PanelBuilt(seat, place))
            ways = self.panel_prices(state, seat)
            if len(ways) > 1:
                state.push(ChoosePanelPrice(seat, tuple(ways), 0))
            else:
                pay(state, seat, 0, 0, self.panel_rare, FOR_SHIP_PANEL)
        else:
            state.push(LeaveBase(seat, place, move.value))

    def why_not(self, state: Shackleton, place: int, seat: int, move: Move) -> Refusal | None:
        if move.family == "send":
            if state.tower(seat, move.value) == EMPTY:
                return Refusal("no-own-structure", "SHA-MAR-02")
            return Refusal("no-module", "SHA-MAR-02")
        if move is SHIP_PANEL:
            if board_of(state, place).panels == len(self.panels):
                return Refusal("no-ship-panel", "SHA-MAR-07")
            return Refusal("cannot-pay", "SHA-MAR-02")
        if move.family == "board":
            if not self.berth_free(state, place, move.value):
                return Refusal("berths-taken", "SHA-MAR-02", astronaut=move.value)
            return Refusal("nobody-in-base", "SHA-MAR-02", astronaut=move.value)
        return None

    # Maintenance and end.

    def own_modules(self, state: Shackleton, place: int, seat: int) -> int:
        """Completed modules with an own structure. [SHA-MAR-08, SHA-MAR-10]"""
        slots = board_of(state, place).slots
        if seat not in slots:
            return 0
        return sum([
            seat in slots[2 * module : 2 * module + 2] and self.completed(state, place, module)
            for module in range(MODULES)
        ])  # fmt: skip

    def maintain(self, state: Shackleton, place: int) -> None:
        """[SHA-MAR-08]"""
        for seat in range(len(state.agencies)):
            vp = self.maintenance_vp * self.own_modules(state, place, seat)
            if vp:
                points(state, seat, vp)
                state.tell(MODULES_SCORE, seat, vp)

    def final(self, state: Shackleton, place: int, seat: int) -> int:
        """[SHA-MAR-10]"""
        return self.final_vp * self.own_modules(state, place, seat)

    # AstroBot.

    def automa(self, state: Shackleton, place: int) -> bool:
        """One structure, then bonuses by Development. [SHA-SOLOC-09, SHA-SOLOC-10]"""
        bot = state.bot()
        sector, module = self.best_to_send(state, place)
        if sector == EMPTY:
            return False
        structure = self.load(state, place, bot, sector, module)
        state.tell(SENDS, bot, structure, module, 0)
        self.reward(state, place, bot, module)
        hard = is_hard(state, place)
        development = state.astrobot().development
        first, second, third = self.solo[hard]
        if development >= first:
            points(state, bot, self.solo_vp[hard])
            state.tell(BOT_MARS, bot, self.solo_vp[hard])
        if development >= second:
            self.build_panel(state, place, bot)
        if development >= third:
            bot_gains_astronaut(state, NOBODY)
        return True

    def best_to_send(self, state: Shackleton, place: int) -> tuple[int, int]:
        """A structure that completes a module, else the biggest with a free slot; first met from the triangle."""
        best, best_size = (EMPTY, EMPTY), 0
        slots = board_of(state, place).slots
        for slot in slots_from_triangle(state):
            for sector in state.printed.rows[slot]:
                structure = state.tower(state.bot(), sector)
                if structure == EMPTY:
                    continue
                for module in self.modules_for(state, place, structure):
                    size = SIZES[structure]
                    if slots[2 * module : 2 * module + 2].count(NOBODY) == 1:
                        size = COMPLETING
                    if size > best_size:
                        best, best_size = (sector, module), size
        return best


class ChooseModule(Step):
    """The module a structure goes to; its slot scores. [SHA-MAR-02, SHA-MAR-03]"""

    rule = "SHA-MAR-02"

    def __init__(self, seat: int, place: int, sector: int) -> None:
        self.seat = seat
        self.place = place
        self.sector = sector

    def mars(self, state: Shackleton) -> ToMars:
        """The Corporation."""
        mars = state.corporation(self.place)
        assert isinstance(mars, ToMars)
        return mars

    def options(self, state: Shackleton) -> list[Move]:
        structure = state.tower(self.seat, self.sector)
        return [MODULE[module] for module in self.mars(state).modules_for(state, self.place, structure)]

    def resolve(self, state: Shackleton, move: Move) -> None:
        mars = self.mars(state)
        structure = mars.load(state, self.place, self.seat, self.sector, move.value)
        vp = mars.structure_vp[KIND_OF[structure]]
        points(state, self.seat, vp)
        state.tell(SENDS, self.seat, structure, move.value, vp)
        mars.reward(state, self.place, self.seat, move.value)
        happened(state, self.seat, STRUCTURE_SENT)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        return Refusal("module-takes-none", "SHA-MAR-02") if move.family == "module" else None


class ChoosePanelPrice(ChoosePrice):
    """One of several ways to pay for a panel of the ship. [SHA-MAR-02]"""

    rule = "SHA-MAR-02"
    cause = FOR_SHIP_PANEL


class PanelBuilt(Effect[Shackleton]):
    """A ship panel, once paid. [SHA-MAR-07]"""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: Shackleton) -> None:
        mars = state.corporation(self.place)
        assert isinstance(mars, ToMars)
        mars.build_panel(state, self.place, self.seat)


class LeaveBase(Decision[Shackleton]):
    """From which slots of the base an astronaut boards the ship. [SHA-MAR-02]"""

    rule = "SHA-MAR-02"

    def __init__(self, seat: int, place: int, kind: int) -> None:
        self.seat = seat
        self.place = place
        self.kind = kind

    def options(self, state: Shackleton) -> list[Move]:
        base = state.agencies[self.seat].base
        return [LIFT[at] for at in range(len(base)) if base[at] and at % 3 == self.kind]

    def resolve(self, state: Shackleton, move: Move) -> None:
        state.agencies[self.seat].base[3 * move.value + move.extra] -= 1
        mars = state.corporation(self.place)
        assert isinstance(mars, ToMars)
        mars.embark(state, self.place, self.seat, self.kind)


class Embark(Step):
    """A token: an astronaut of the Lunar Gateway takes a berth of its type. [SHA-MAR-06]"""

    rule = "SHA-MAR-06"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def mars(self, state: Shackleton) -> ToMars:
        """The Corporation."""
        mars = state.corporation(self.place)
        assert isinstance(mars, ToMars)
        return mars

    def options(self, state: Shackleton) -> list[Move]:
        return [GAIN[kind] for kind in self.mars(state).travellers(state, self.place)]

    def resolve(self, state: Shackleton, move: Move) -> None:
        state.gateway[move.value] -= 1
        self.mars(state).embark(state, self.place, self.seat, move.value)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "gain":
            return None
        if state.gateway[move.value] == 0:
            return Refusal("nobody-there", "SHA-GATE-04", astronaut=move.value)
        return Refusal("berths-taken", "SHA-MAR-06", astronaut=move.value)


class ShipPanelGiver(Giver):
    """Ship panels for free."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        place = state.place_of(NUMBER)
        mars = state.corporation(place)
        assert isinstance(mars, ToMars)
        for _ in range(amount):
            mars.build_panel(state, place, seat)


GIVERS[SHIP_PANELS] = ShipPanelGiver()
