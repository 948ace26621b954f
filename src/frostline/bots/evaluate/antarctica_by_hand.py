"""What a position of Antarctica is worth to a bot that looks ahead, in points, with weights found by hand.

The greedy bot plays better by the fitted judgement (`antarctica.py`), the search by this one: see docs/bots.md.

The majorities as they stand, less what they give to rivals; scientists, ships and cards as what they will still
bring; and how soon the Sun comes to one's ships.
"""

from __future__ import annotations

from ...core.state import NOBODY
from ...games.antarctica.components import AREAS
from ...games.antarctica.scoring import totals
from ...games.antarctica.state import MARKED, NO_CARD, OWNER, Antarctica

RIVALS = 0.35
SUPPLY, SUPPLY_LATER, RESERVE = 0.2, 2.8, 0.7
SHIP, SPARE_SHIP, SPARE_CUBE = 14.0, 5.0, 4.0
YARD_CARD, BASIC, EXPERTISE = 1.8, 1.4, 1.6
REACH = 0.1
BUILDABLE = (0.8, 0.3)  # by what is missing
TEMPO, BEHIND = 0.12, 0.5
HALFTIME, HALFTIME_EACH = 10, 10


def evaluate(state: Antarctica, seat: int) -> float:
    """The worth of a position to a seat; exact when the game is over, with the lead counted."""
    rivals = totals(state)
    mine = rivals.pop(seat)
    if state.seat == NOBODY:
        return mine + 0.5 * (mine - max(rivals))
    ahead = to_come(state)
    worth = mine - RIVALS * sum(rivals) / len(rivals)
    worth += state.supply[seat] * (SUPPLY + SUPPLY_LATER * ahead) + RESERVE * state.reserve[seat] * ahead
    worth += ahead * (holdings(state, seat) + fleet(state, seat)) + reach(state, seat)
    return worth


def to_come(state: Antarctica) -> float:
    """How much of the game is still ahead, from 1 towards 0, by the clock: who hastens the end must not fear it."""
    gone = state.turns / (HALFTIME + HALFTIME_EACH * state.seats)
    return 1 / (1 + gone * gone)


def holdings(state: Antarctica, seat: int) -> float:
    """Cards in hand and pieces in Available Resources."""
    worth = YARD_CARD * len(state.hands[seat].cards) + BASIC * state.basic[seat]
    worth += EXPERTISE * min(2, state.expertise[seat])
    return worth + SPARE_SHIP * state.spare_ships[seat] + SPARE_CUBE * state.spare_cubes[seat]


def fleet(state: Antarctica, seat: int) -> float:
    """Ships on the board: the sooner the Sun comes and the nearer to the front, the better."""
    worth = 0.0
    for area, line in enumerate(state.lines):
        wait = (area - state.sun - 1) % len(AREAS)
        for place, ship in enumerate(line):
            if ship & OWNER == seat:
                behind = 0 if ship & MARKED else place
                worth += SHIP - TEMPO * wait - BEHIND * behind
    return worth


def reach(state: Antarctica, seat: int) -> float:
    """Visible cards one could pay for, by how much of what they require one has a ship beside."""
    reached = state.access(seat)
    worth = REACH * reached.bit_count()
    for top in state.tops:
        if top != NO_CARD:
            card = state.printed.cards[top]
            missing = (card.needs & ~reached).bit_count()
            if card.scientists <= state.supply[seat] and missing < len(BUILDABLE):
                worth += BUILDABLE[missing]
    return worth
