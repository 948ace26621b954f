"""Setting the table. (General setup, Corporation setup, Player setup)"""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from ...core.piles import Pile
from ...core.state import NOBODY
from .automa import BotStartDome, new_automa
from .building import place_start_dome, power_from_ring
from .components import DOME, INNER, PLACES, TILES
from .gains import ActivateToken
from .moves import LEAD, SECTOR
from .state import EMPTY, NEUTRAL, Shackleton, new_agency
from .tells import CORPORATION_IN, NEUTRAL_DOME, START_DOME, STARTS, TAKES_LEADER
from .turn import Round


def lay_out(state: Shackleton) -> None:
    """Everything before round 1. [SHA-SETUP-01, SHA-SETUP-02, SHA-SETUP-03, SHA-SETUP-04, SHA-SETUP-28, SHA-SOLO-01]"""
    printed = state.printed
    state.energy = printed.start_energy[state.seats - 1]
    solo = state.seats == 1
    state.agencies = [new_agency() for _ in range(2 if solo else state.seats)]
    lay_out_corporations(state)
    if state.seats <= 2:
        lay_out_neutral_domes(state)
    if solo:
        state.automa = new_automa(state)
        state.order = [0, 1]
    else:
        start = state.below(state.seats)
        state.order = [(start + place) % state.seats for place in range(state.seats)]
    state.tell(STARTS, state.order[0])
    lay_out_leaders(state)
    state.push(Round(1))
    if solo:
        state.push(BotStartDome())
    state.push(*[PlayerSetup(seat) for seat in state.order if seat != state.bot()])


def lay_out_corporations(state: Shackleton) -> None:
    """Three Corporations with their boards, tokens and Projects. [SHA-SETUP-20, SHA-SETUP-21, SHA-SETUP-22,
    SHA-SETUP-23, SHA-SETUP-25, SHA-SETUP-26, SHA-SETUP-27, SHA-SETUP-28, SHA-INV-06]"""
    state.corps = drawn_corporations(state)
    corners = state.printed.start_corners[:]
    state.shuffle(corners)
    for place in range(PLACES):
        corporation = state.corporation(place)
        started, others = corporation.kinds(state)
        state.tokens[corners[place]] = 4 * place + started
        state.reserve.append(others)
        first = corporation.first_card
        cards = list(range(first, first + len(corporation.projects)))
        state.shuffle(cards)
        state.shown += [cards.pop(), cards.pop()]
        state.decks.append(Pile(corporation.name, NOBODY, cards))
        state.tell(CORPORATION_IN, NOBODY, state.corps[place], corners[place])
    state.boards = [state.corporation(place).board(state) for place in range(PLACES)]


def drawn_corporations(state: Shackleton) -> list[int]:
    """A suggested set, or wished-for Corporations and then any, in random order. [SHA-SETUP-20, SHA-SETUP-21]"""
    for number, wanted in enumerate(state.variant.presets):
        if wanted:
            chosen = state.printed.presets[number][:]
            state.shuffle(chosen)
            return chosen
    first = state.variant.wanted[:]
    state.shuffle(first)
    others = [number for number in range(len(state.printed.corporations)) if number not in first]
    state.shuffle(others)
    chosen = (first + others)[:PLACES]
    state.shuffle(chosen)
    return chosen


def lay_out_neutral_domes(state: Shackleton) -> None:
    """With two players and alone, two Domes of nobody with the first panels of the ring.
    [SHA-SETUP-07, SHA-SETUP-08, SHA-SETUP-09, SHA-SETUP-10]"""
    for sector in state.printed.neutral:
        power_from_ring(state, sector)
        state.raise_tower(NEUTRAL, DOME, sector)
        state.tell(NEUTRAL_DOME, NOBODY, sector)


def lay_out_leaders(state: Shackleton) -> None:
    """As many leader tiles as players, on one side for all or each on its own.
    [SHA-SETUP-43, SHA-SETUP-44]"""
    tiles = list(range(TILES))
    state.shuffle(tiles)
    variant = state.variant
    side = state.below(2)
    if variant.leaders_a != variant.leaders_b:
        side = 0 if variant.leaders_a else 1
    each_its_own = variant.leaders_a and variant.leaders_b
    state.leaders = [2 * tile + (state.below(2) if each_its_own else side) for tile in tiles[: state.seats]]
    state.leaders.sort()


class PlayerSetup(Effect[Shackleton]):
    """A leader, a Dome with a panel, a token. [SHA-SETUP-45]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Shackleton) -> None:
        state.push(ChooseLeader(self.seat), PlaceStartDome(self.seat))


class ChooseLeader(Decision[Shackleton]):
    """Take one of the leader tiles left. [SHA-SETUP-43, SHA-SETUP-45]"""

    rule = "SHA-SETUP-45"

    def options(self, state: Shackleton) -> list[Move]:
        return [LEAD[leader] for leader in state.leaders]

    def resolve(self, state: Shackleton, move: Move) -> None:
        state.leaders.remove(move.value)
        state.agencies[self.seat].leader = move.value
        state.tell(TAKES_LEADER, self.seat, move.value)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        return Refusal("leader-gone", "SHA-SETUP-45") if move.family == "lead" else None


class PlaceStartDome(Decision[Shackleton]):
    """The leftmost Dome on an inner sector without another one, and a token there.
    [SHA-SETUP-45, SHA-SETUP-46, SHA-SETUP-26]"""

    rule = "SHA-SETUP-45"

    def options(self, state: Shackleton) -> list[Move]:
        return [SECTOR[sector] for sector in range(INNER) if state.fits(self.seat, DOME, sector)]

    def resolve(self, state: Shackleton, move: Move) -> None:
        place_start_dome(state, self.seat, move.value)
        state.tell(START_DOME, self.seat, move.value)
        corners = [c for c in state.printed.sectors[move.value].corners if state.tokens[c] != EMPTY]
        state.push(ActivateToken(self.seat, tuple(corners)))

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "sector":
            return None
        return Refusal("not-inner", "SHA-SETUP-45") if move.value >= INNER else Refusal("dome-there", "SHA-SETUP-46")
