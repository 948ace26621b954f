"""Artemis Tours: Tourists, hosted on spots of the board and of own Projects."""

from __future__ import annotations

from typing import Final

from ....core.log import Refusal
from ....core.moves import Move
from ....core.printed import Item, Sheet
from ....core.state import NOBODY
from ..corporation import Board, Corporation, points
from ..gains import GIVERS, Giver, happened, note
from ..goods import CREDITS, good, packed
from ..moves import CORPORATION_NAMES, MOVES, PROJECT_NAMES
from ..projects import OWN, event
from ..solo import is_hard
from ..state import Shackleton
from ..tells import GAINS, TELLS

NUMBER: Final = CORPORATION_NAMES.index("artemis-tours")
TOURISTS: Final = good("tourists")  # in the lobby
HOSTING: Final = event("hosting")
SPOTS: Final = 6  # of the board
SPOTS_EACH: Final = 3  # of a Project, at most
CARDS: Final = 9

HOST = MOVES.family(
    "host", "spot",
    [f"board {n + 1}" for n in range(SPOTS)]
    + [f"{name} {n + 1}" for name in PROJECT_NAMES[CARDS * NUMBER : CARDS * (NUMBER + 1)] for n in range(SPOTS_EACH)],
)  # fmt: skip

HOSTS = TELLS.add("hosts", "SHA-ART-04", "spot", "vp")
BOT_HOSTS = TELLS.add("bot-hosts", "SHA-SOLOC-01", "vp")
NO_TOURIST = TELLS.add("no-tourist", "SHA-ART-02")
TOURS_INCOME = TELLS.add("tours-income", "SHA-ART-07", "goods")


class ToursBoard(Board):
    """Who has used which spot: those of the board, then three for each Project."""

    def __init__(self, spots: list[int], hosted: list[int]) -> None:
        self.spots = spots
        self.hosted = hosted  # per seat

    def copy(self) -> ToursBoard:
        return ToursBoard(self.spots[:], self.hosted[:])

    def progress(self, seat: int) -> int:
        """[SHA-ART-09, SHA-CORP-04]"""
        return self.hosted[seat]


def board_of(state: Shackleton, place: int) -> ToursBoard:
    """The board."""
    board = state.boards[place]
    assert isinstance(board, ToursBoard)
    return board


class ArtemisTours(Corporation):
    """Tourists wait in a queue, then in a lobby, and score when they are hosted.
    [SHA-ART-06, SHA-ART-08, SHA-ART-10]"""

    score_rule = "SHA-ART-10"

    def read(self, item: Item, sheets: dict[str, Sheet]) -> None:
        self.tourists = item.number("tourists", 1)
        few = item.numbers("spots-two", 0)
        many = item.numbers("spots", SPOTS)
        self.spot_vp = [few, few, many, many]
        self.income_each = item.number("income")
        self.solo = [item.numbers("solo-easy", 0), item.numbers("solo-hard", 0)]

    def board(self, state: Shackleton) -> Board:
        return ToursBoard([NOBODY] * (SPOTS + SPOTS_EACH * CARDS), [0] * len(state.agencies))

    def queue(self, state: Shackleton, place: int) -> int:
        """Tourists not yet taken. [SHA-ART-02]"""
        gone = sum(board_of(state, place).hosted)
        for agency in state.agencies:
            gone += agency.goods[TOURISTS]
        return self.tourists - gone

    def token(self, state: Shackleton, place: int, seat: int, kind: int) -> None:
        """[SHA-ART-01, SHA-ART-02, SHA-ART-03]"""
        if self.queue(state, place):
            state.tell(GAINS.by("SHA-ART-01"), seat, packed(((TOURISTS, 1),)))
        self.welcome(state, place, seat, 1)

    def welcome(self, state: Shackleton, place: int, seat: int, number: int) -> None:
        """Tourists come from the queue to a lobby, as many as there are. [SHA-ART-02, SHA-ART-03]"""
        coming = min(number, self.queue(state, place))
        if coming:
            state.agencies[seat].goods[TOURISTS] += coming
            note(state, seat, TOURISTS)
        else:
            state.tell(NO_TOURIST, seat)

    def value(self, state: Shackleton, spot: int) -> int:
        """The VP of a spot; 0 where there is none."""
        if spot < SPOTS:
            printed = self.spot_vp[state.seats - 1]
            return printed[spot] if spot < len(printed) else 0
        values = self.projects[(spot - SPOTS) // SPOTS_EACH].spots
        number = (spot - SPOTS) % SPOTS_EACH
        return values[number] if number < len(values) else 0

    def actions(self, state: Shackleton, place: int, seat: int) -> list[Move]:
        """[SHA-ART-04, SHA-ART-05]"""
        if state.agencies[seat].goods[TOURISTS] == 0:
            return []
        spots = board_of(state, place).spots
        found = [spot for spot in range(len(self.spot_vp[state.seats - 1])) if spots[spot] == NOBODY]
        for card in state.agencies[seat].projects:
            if card // CARDS == NUMBER:
                first = SPOTS + SPOTS_EACH * (card - self.first_card)
                for number in range(len(state.printed.projects[card].spots)):
                    if spots[first + number] == NOBODY:
                        found.append(first + number)
        return [HOST[spot] for spot in found]

    def act(self, state: Shackleton, place: int, seat: int, move: Move) -> None:
        """[SHA-ART-04, SHA-ART-06]"""
        board = board_of(state, place)
        state.agencies[seat].goods[TOURISTS] -= 1
        board.spots[move.value] = seat
        board.hosted[seat] += 1
        vp = self.value(state, move.value)
        points(state, seat, vp)
        state.tell(HOSTS, seat, move.value, vp)
        happened(state, seat, HOSTING)

    def why_not(self, state: Shackleton, place: int, seat: int, move: Move) -> Refusal | None:
        if move.family != "host":
            return None
        if state.agencies[seat].goods[TOURISTS] == 0:
            return Refusal("lobby-empty", "SHA-ART-04")
        if self.value(state, move.value) and board_of(state, place).spots[move.value] != NOBODY:
            return Refusal("spot-taken", "SHA-ART-05")
        return Refusal("spot-not-yours", "SHA-ART-05")

    def income(self, state: Shackleton, place: int, seat: int) -> None:
        """[SHA-ART-07]"""
        board = board_of(state, place)
        credits = self.income_each * board.hosted[seat]
        for card in state.agencies[seat].projects:
            project = state.printed.projects[card]
            if project.corporation == NUMBER and project.ability.kind == OWN:
                first = SPOTS + SPOTS_EACH * (card - self.first_card)
                guests = [spot for spot in board.spots[first : first + SPOTS_EACH] if spot != NOBODY]
                credits += project.ability.amount * len(guests)
        if credits:
            state.agencies[seat].goods[CREDITS] += credits
            state.tell(TOURS_INCOME, seat, packed(((CREDITS, credits),)))

    def automa(self, state: Shackleton, place: int) -> bool:
        """[SHA-SOLOC-01]"""
        board = board_of(state, place)
        values = self.solo[is_hard(state, place)]
        used = board.hosted[state.bot()]
        if self.queue(state, place) == 0 or used == len(values):
            return False
        board.hosted[state.bot()] += 1
        vp = sorted(values)[used]
        points(state, state.bot(), vp)
        state.tell(BOT_HOSTS, state.bot(), vp)
        return True


class TouristGiver(Giver):
    """Tourists from the queue."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        place = state.place_of(NUMBER)
        tours = state.corporation(place)
        assert isinstance(tours, ArtemisTours)
        tours.welcome(state, place, seat, amount)


GIVERS[TOURISTS] = TouristGiver()
