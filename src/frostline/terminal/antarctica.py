"""The table of Antarctica as lines of text."""

from __future__ import annotations

from ..core.view import View
from ..games.antarctica.components import AREAS, DECKS, FIRST_BLUE, NO_SYMBOL, SYMBOLS, YARD_CARDS
from ..games.antarctica.scoring import totals
from ..games.antarctica.state import MARKED, NO_CARD, OWNER, Antarctica
from ..text.antarctica import AntarcticaSpeaker
from ..text.speaker import SYMBOLS as SEATS
from ..text.speaker import Speaker


def picture(speaker: Speaker, view: View) -> list[str]:
    """The whole table: areas in the order of the Sun, tracks, piles, then every player."""
    state = view.state
    assert isinstance(state, Antarctica)
    assert isinstance(speaker, AntarcticaSpeaker)
    lines = [speaker.heading(state)]
    for number in range(len(AREAS)):
        lines += area(speaker, state, number)
    for track in state.table.tracks:
        lines += research(speaker, state, track)
    lines += piles(speaker, state)
    for seat in state.turn_order(state.start):
        lines += player(speaker, state, seat, seat == view.seat or state.variant.open_hands)
    return lines


def aside(speaker: Speaker, view: View) -> list[str]:
    """The viewer's pieces."""
    state = view.state
    assert isinstance(state, Antarctica)
    assert isinstance(speaker, AntarcticaSpeaker)
    return player(speaker, state, view.seat, show=False)[:1]


def area(speaker: AntarcticaSpeaker, state: Antarctica, number: int) -> list[str]:
    """One area: buildings, the line of ships (an Icebreaker is a star), scientists."""
    name = speaker.area(number)
    if number not in state.table.areas:
        return [speaker.say("table-area-closed", area=name)]
    key = "table-area-sun" if number == state.sun else "table-area"
    lines = [speaker.say(key, area=name, buildings=speaker.buildings(state.buildings[number]))]
    inside = []
    if state.lines[number]:
        ships = [SEATS[ship & OWNER] + ("*" if ship & MARKED else "") for ship in state.lines[number]]
        marked = "yes" if any(ship & MARKED for ship in state.lines[number]) else "no"
        inside.append(speaker.say("table-ships", ships=" ".join(ships), marked=marked))
    counts = [(seat, state.scientists_at(number, seat)) for seat in range(state.seats)]
    people = " ".join(f"{SEATS[seat]}{count}" for seat, count in counts if count)
    if people:
        inside.append(speaker.say("table-scientists", scientists=people))
    return [*lines, "   " + " · ".join(inside)] if inside else lines


def research(speaker: AntarcticaSpeaker, state: Antarctica, track: int) -> list[str]:
    """One track: who is where, what spaces are worth, and what lies ahead."""
    printed = state.printed.tracks[track]
    cubes = [
        f"{SEATS[seat]}{state.space_of(track, seat)}" for seat in range(state.seats) if state.space_of(track, seat)
    ]
    symbols = []
    for space, symbol in enumerate(printed.symbols):
        if symbol != NO_SYMBOL:
            name = speaker.say(f"symbol-{SYMBOLS[symbol]}")
            if symbol >= FIRST_BLUE:
                used = state.spent[track] >> space & 1
                name = speaker.say("table-used", symbol=name) if used else speaker.say("table-for-all", symbol=name)
            symbols.append(f"{space} {name}")
    where = " ".join(cubes) or speaker.say("table-nobody")
    return [
        speaker.say("table-track", track=speaker.track(track), centers=speaker.centers(state, track), cubes=where),
        "   " + speaker.say("table-values", values=" ".join(map(str, printed.values[1:]))),
        "   " + speaker.say("table-symbols", symbols=" · ".join(symbols)),
    ]


def piles(speaker: AntarcticaSpeaker, state: Antarctica) -> list[str]:
    """The three building piles, the Shipyard and Expertise cards."""
    lines = []
    for deck, top in enumerate(state.tops):
        name = speaker.say(f"deck-{DECKS[deck]}")
        if top == NO_CARD:
            lines.append(speaker.say("table-pile-empty", deck=name))
            continue
        card = state.printed.cards[top]
        lines.append(
            speaker.say(
                "table-pile",
                deck=name,
                card=speaker.card(state, top),
                amount=card.scientists,
                points=card.points,
                asterisk=card.asterisk,
                n=len(state.decks[deck]),
            )
        )
    return [*lines, speaker.say("table-yard", n=len(state.shipyard), expertise=state.expertise_pile)]


def player(speaker: AntarcticaSpeaker, state: Antarctica, seat: int, show: bool) -> list[str]:
    """What one player has; the hand where it may be seen."""
    cards = state.taken[seat]
    lines = [
        speaker.say(
            "table-player",
            who=speaker.seat(state, seat),
            points=totals(state)[seat],
            supply=state.supply[seat],
            reserve=state.reserve[seat],
            ships=state.spare_ships[seat],
            cubes=state.spare_cubes[seat],
            lostships=state.lost_ships[seat],
            lostcubes=state.lost_cubes[seat],
        ),
        "   "
        + speaker.say(
            "table-cards",
            n=len(cards),
            stars=sum(state.printed.cards[card].asterisk for card in cards),
            basic=state.basic[seat],
            expertise=state.expertise[seat],
            hand=len(state.hands[seat]),
        ),
    ]
    if show and state.hands[seat].cards:
        names = [speaker.say(f"yard-{YARD_CARDS[kind]}") for kind in state.hands[seat].cards]
        lines.append("   " + speaker.say("table-hand", cards=", ".join(names)))
    return lines
