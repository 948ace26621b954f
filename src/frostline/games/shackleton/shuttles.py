"""The Shuttle phase: tiles are chosen in reverse turn order and give the new one."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .automa import bot_takes_shuttle
from .goods import CREDITS, RARE_EARTH, TITANIUM, packed
from .moves import SHUTTLE
from .state import SHUTTLES, Shackleton
from .tells import FILLS_GATEWAY, GOES, SHOWS_SHUTTLE, TAKES_SHUTTLE


class ShuttlePhase(Effect[Shackleton]):
    """One more tile than players is shown; players choose in reverse turn order, the last tile goes on.
    [SHA-SHUTTLE-01, SHA-SHUTTLE-02, SHA-SHUTTLE-09, SHA-SETUP-06, SHA-SOLO-20, SHA-SOLO-23]"""

    def run(self, state: Shackleton) -> None:
        state.phase = SHUTTLES
        tiles = [n for n, tile in enumerate(state.printed.shuttles) if tile.round == state.round]
        state.shuffle(tiles)
        state.tiles = sorted(tiles[: state.seats + 1])
        for tile in state.tiles:
            state.tell(SHOWS_SHUTTLE, NOBODY, tile)
        people = [seat for seat in state.order if seat != state.bot()]
        state.push(*[ChooseShuttle(seat) for seat in people[::-1]], OrderTurns())


class ChooseShuttle(Decision[Shackleton]):
    """Take a Shuttle tile with its astronauts and resources. [SHA-SHUTTLE-02, SHA-SHUTTLE-03, SHA-SOLO-21]"""

    rule = "SHA-SHUTTLE-02"

    def options(self, state: Shackleton) -> list[Move]:
        return [SHUTTLE[tile] for tile in state.tiles]

    def resolve(self, state: Shackleton, move: Move) -> None:
        tile = state.printed.shuttles[move.value]
        agency = state.agencies[self.seat]
        state.tiles.remove(move.value)
        agency.shuttle = move.value
        agency.crew = tile.astronauts[:]
        agency.goods[CREDITS] += tile.credits
        agency.goods[TITANIUM] += tile.titanium
        agency.goods[RARE_EARTH] += tile.rare_earth
        cargo = ((CREDITS, tile.credits), (TITANIUM, tile.titanium), (RARE_EARTH, tile.rare_earth))
        state.tell(TAKES_SHUTTLE, self.seat, move.value, packed(cargo))

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        return Refusal("shuttle-gone", "SHA-SHUTTLE-02") if move.family == "shuttle" else None


class OrderTurns(Effect[Shackleton]):
    """The tile nobody chose sends its astronauts to the Lunar Gateway, up to four of a type; Shuttle numbers give
    the new turn order. [SHA-SHUTTLE-04, SHA-SHUTTLE-05, SHA-SHUTTLE-06, SHA-SHUTTLE-07, SHA-SHUTTLE-08, SHA-SOLO-21]"""

    def run(self, state: Shackleton) -> None:
        if state.bot() != NOBODY:
            bot_takes_shuttle(state)
        left = state.tiles[0]
        crew = 0
        for kind, number in enumerate(state.printed.shuttles[left].astronauts):
            added = max(0, min(number, state.printed.gateway_most - state.gateway[kind]))
            state.gateway[kind] += added
            crew += added << 6 * kind
        state.tell(FILLS_GATEWAY, NOBODY, left, crew)
        state.tiles = []
        numbers = [(state.printed.shuttles[agency.shuttle].number, seat) for seat, agency in enumerate(state.agencies)]
        state.order = [seat for _, seat in sorted(numbers)]
        for place, seat in enumerate(state.order):
            state.tell(GOES, seat, place + 1)
