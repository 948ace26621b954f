"""What a position of Antarctica shows: majorities as they stand, scientists, ships, cards, what is in reach, and how
soon the game may end."""

from __future__ import annotations

from ...games.antarctica.components import AREAS
from ...games.antarctica.scoring import totals
from ...games.antarctica.state import MARKED, NO_CARD, OWNER, Antarctica
from .fitted import Fitted

TURNS, TURNS_EACH = 12, 16  # of a game, about
SOON = 8  # scientists or buildings before the end of the game

NAMES = [
    "one", "to-move", "players", "points", "rivals-points", "supply", "rivals-supply", "reserve", "yard-cards",
    "basic-card", "expertise", "spare-ships", "spare-cubes", "ships", "waiting", "behind", "areas", "cubes",
    "building-cards", "access", "buildable", "nearly-buildable", "areas-safe", "areas-close", "areas-within",
    "areas-far", "spaces", "spaces-behind", "spaces-ahead", "enterable", "asterisks", "discards", "soon",
    "supply-soon", "idle", "ships-soon", "lead-soon", "buildable-soon", "first-to-end", "waiting-soon", "spare-soon",
]  # fmt: skip


def progress(state: Antarctica) -> float:
    """How much of the game is over, from 0 to 1, by the clock: who hastens the end must not fear it."""
    return min(1.0, state.turns / (TURNS + TURNS_EACH * state.seats))


def features(state: Antarctica, seat: int) -> list[float]:
    """All features, in the order of NAMES."""
    seats = state.seats
    points = totals(state)
    mine = points.pop(seat)
    found: list[float] = [1, state.seat == seat, seats, mine, sum(points) / len(points), state.supply[seat]]
    found += [(sum(state.supply) - state.supply[seat]) / (seats - 1), state.reserve[seat]]
    found += [len(state.hands[seat].cards), state.basic[seat], min(2, state.expertise[seat])]
    found += [state.spare_ships[seat], state.spare_cubes[seat]]
    ships, waiting, behind = fleet(state, seat)
    found += [
        ships,
        waiting,
        behind,
        sum([count > 0 for count in state.scientists[seat::seats]]),
        sum([at > 0 for at in state.cubes[seat::seats]]),
    ]
    found.append(len(state.taken[seat]))
    access, buildable, nearly = reach(state, seat)
    found += [access, buildable, nearly]
    contests(state, seat, found)
    research(state, seat, found)
    asterisks = sum([state.printed.cards[card].asterisk for card in state.taken[seat]])
    found += [asterisks, state.lost_ships[seat] + state.lost_cubes[seat]]
    left, first = ending(state, seat)
    soon = max(0.0, 1 - left / SOON)
    spare = state.spare_ships[seat] + state.spare_cubes[seat]
    found += [soon, soon * state.supply[seat], max(0.0, state.supply[seat] + state.reserve[seat] - left)]
    found += [soon * ships, soon * (mine - max(points)), soon * buildable, soon * first, soon * waiting, soon * spare]
    return found


def ending(state: Antarctica, seat: int) -> tuple[float, bool]:
    """How many turns each the game may still last: until somebody's last scientist, or the last building; and whether
    nobody is nearer to that than a seat."""
    unplaced = [supply + reserve for supply, reserve in zip(state.supply, state.reserve)]
    fewest = min(unplaced)
    buildings = sum([len(deck.cards) for deck in state.decks]) + sum([top != NO_CARD for top in state.tops])
    return min(float(fewest), buildings / state.seats), unplaced[seat] == fewest


def fleet(state: Antarctica, seat: int) -> tuple[int, int, int]:
    """Ships on the board: how many, how long until the Sun comes to them, how far behind in line they are."""
    ships = waiting = behind = 0
    for area, line in enumerate(state.lines):
        wait = (area - state.sun - 1) % len(AREAS)
        for place, ship in enumerate(line):
            if ship & OWNER == seat:
                ships += 1
                waiting += wait
                behind += 0 if ship & MARKED else place
    return ships, waiting, behind


def reach(state: Antarctica, seat: int) -> tuple[int, int, int]:
    """Resources one has a ship beside, and visible cards one could pay for with them, or with one more."""
    reached = state.access(seat)
    buildable = nearly = 0
    for top in state.tops:
        if top != NO_CARD and state.printed.cards[top].scientists <= state.supply[seat]:
            missing = (state.printed.cards[top].needs & ~reached).bit_count()
            buildable += missing == 0
            nearly += missing == 1
    return reached.bit_count(), buildable, nearly


def contests(state: Antarctica, seat: int, found: list[float]) -> None:
    """What areas are worth to whoever is first: led safely, led by one or shared, one or two behind, further behind."""
    seats = state.seats
    safe = close = within = far = 0
    for area in state.table.areas:
        amounts = state.scientists[area * seats : (area + 1) * seats]
        value = state.buildings[area].bit_count() + sum(amounts)
        lead = amounts.pop(seat) - max(amounts)
        if lead > 1:
            safe += value
        elif lead >= 0:
            close += value
        elif lead >= -2:
            within += value
        else:
            far += value
    found += [safe, close, within, far]


def research(state: Antarctica, seat: int, found: list[float]) -> None:
    """Spaces on the tracks, those between oneself and the furthest rival, and tracks one can still enter."""
    seats = state.seats
    own = behind = ahead = open_tracks = 0
    for track in state.table.tracks:
        spaces = state.cubes[track * seats : (track + 1) * seats]
        mine = spaces.pop(seat)
        own += mine
        if not mine:
            open_tracks += 1
            continue
        lead = mine - max(spaces)
        ahead += max(0, lead)
        behind += max(0, -lead)
    found += [own, behind, ahead, min(open_tracks, state.spare_cubes[seat])]


evaluate: Fitted = Fitted("antarctica", NAMES, features, progress)
