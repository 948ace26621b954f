"""The table of Ceres as lines of text."""

from __future__ import annotations

from ..core.state import NOBODY
from ..core.view import View
from ..games.ceres.components import FAVORS, FIELDS, RINGS, TOKENS, TYPES, ZONES
from ..games.ceres.legal import ALL, launch_cost
from ..games.ceres.moves import BASE
from ..games.ceres.parts import LOCATIONS, ON_BOARD
from ..games.ceres.state import NO_CARD, Ceres
from ..text.ceres import CeresSpeaker
from ..text.speaker import SYMBOLS, Speaker


def picture(speaker: Speaker, view: View) -> list[str]:
    """The whole table: belt, Locations, spacecraft, cards, research, order, then every corporation."""
    state = view.state
    assert isinstance(state, Ceres)
    assert isinstance(speaker, CeresSpeaker)
    lines = [
        speaker.heading(state),
        *belt(speaker, state, view.seat),
        *locations(speaker, state),
        *ships(speaker, state),
    ]
    lines += [*cards(speaker, state, view.seat), *research(speaker, state)]
    for seat in state.order:
        lines += corporation(speaker, state, seat)
    return lines


def belt(speaker: CeresSpeaker, state: Ceres, viewer: int) -> list[str]:
    """The rings zone by zone: unclaimed asteroids with the Ice it takes the viewer to get there, and whose probes stand
    on the others."""
    lines = []
    for ring, name in enumerate(RINGS):
        for zone in range(ZONES):
            inside = []
            for number, asteroid in enumerate(state.printed.asteroids):
                if asteroid.ring == ring and state.zone_of(number) == zone:
                    inside.append(asteroid_text(speaker, state, number) + way_to(speaker, state, number, viewer))
            key = "table-belt" if state.printed.distance[zone] else "table-entry"
            lines.append(speaker.say(key, ring=speaker.say(f"ring-{name}"), zone=zone + 1, asteroids=", ".join(inside)))
    return lines


def way_to(speaker: CeresSpeaker, state: Ceres, number: int, viewer: int) -> str:
    """Whose asteroid it is, or the Ice for a probe of the viewer to it; who only looks on needs none."""
    owner = state.claims[number]
    if owner >= 0:
        return f" {SYMBOLS[owner]}"
    return f" [{speaker.say('amount-ice', n=launch_cost(state, viewer, number, ALL))}]" if viewer >= 0 else ""


def asteroid_text(speaker: CeresSpeaker, state: Ceres, number: int) -> str:
    """One asteroid."""
    asteroid = state.printed.asteroids[number]
    name = speaker.say(f"asteroid-{BASE.asteroid_names[number]}")
    return speaker.say("table-asteroid", asteroid=name, vp=asteroid.vp, goods=speaker.goods(asteroid.production))


def locations(speaker: CeresSpeaker, state: Ceres) -> list[str]:
    """Free slots and Leaders of each Location; the Workers in the Living Quarters."""
    lines = []
    for location in range(ON_BOARD):
        there = " ".join(SYMBOLS[seat] for seat in state.slots[location]) or speaker.say("table-nobody")
        name = speaker.say(f"location-{LOCATIONS[location]}")
        lines.append(speaker.say("table-location", location=name, open=state.open_slots(location), leaders=there))
    return [*lines, speaker.say("table-quarters", workers=workers(speaker, state.quarters))]


def workers(speaker: CeresSpeaker, counts: list[int]) -> str:
    """Workers by type: `Mine Overseer ×2`."""
    found = [f"{speaker.say(f'worker-{name}')} ×{counts[kind]}" for kind, name in enumerate(TYPES) if counts[kind]]
    return ", ".join(found) or speaker.say("table-nobody")


def ships(speaker: CeresSpeaker, state: Ceres) -> list[str]:
    """The docked spacecraft with its trades, and those to come."""
    lines = []
    for number in range(state.round - 1, len(state.spacecraft)):
        tile = state.spacecraft[number]
        name = speaker.say(f"ship-{BASE.ship_names[tile]}")
        crew = workers(speaker, [state.crew_of(number, kind) for kind in range(len(TYPES))])
        if number == state.round - 1:
            lines.append(speaker.say("table-ship", ship=name, workers=crew))
        else:
            lines.append(speaker.say("table-coming", round=number + 1, ship=name, workers=crew))
        for trade in range(len(state.printed.ships[tile])):
            lines.append("   " + speaker.say("table-trade", n=trade + 1, text=speaker.trade(state, tile, trade)))
    return lines


def cards(speaker: CeresSpeaker, state: Ceres, viewer: int) -> list[str]:
    """Facilities and projects face up, and what the viewer has drawn."""
    lines = [speaker.say("table-row", n=len(state.facility_deck))]
    lines += [facility(speaker, state, card) for card in state.row if card != NO_CARD]
    if state.facility_discard:
        names = ", ".join([speaker.facility(card) for card in state.facility_discard])
        lines.append(speaker.say("table-discarded", cards=names))
    lines += [*drawn(speaker, state, viewer), speaker.say("table-projects")]
    return [*lines, *["   " + project(speaker, state, number) for number in state.projects]]


def drawn(speaker: CeresSpeaker, state: Ceres, viewer: int) -> list[str]:
    """What the viewer has drawn."""
    if not state.drawn.cards or state.drawn.owner != viewer:
        return []
    return [speaker.say("table-drawn"), *[facility(speaker, state, card) for card in state.drawn.cards]]


def aside(speaker: Speaker, view: View) -> list[str]:
    """The viewer's goods and the cards drawn."""
    state = view.state
    assert isinstance(state, Ceres)
    assert isinstance(speaker, CeresSpeaker)
    return [*corporation(speaker, state, view.seat)[:1], *drawn(speaker, state, view.seat)]


def facility(speaker: CeresSpeaker, state: Ceres, card: int) -> str:
    """One Facility card."""
    printed = state.printed.facilities[card]
    return "   " + speaker.say(
        "table-facility",
        facility=speaker.facility(card),
        type=speaker.say(f"type-{TYPES[printed.type]}"),
        cost=speaker.goods(printed.cost),
        vp=printed.vp,
        goods=speaker.goods(printed.production),
        text=speaker.function(state, card, NO_CARD),
    )


def project(speaker: CeresSpeaker, state: Ceres, number: int) -> str:
    """One Settlement Project."""
    printed = state.printed.projects[number]
    name = speaker.say(f"project-{BASE.project_names[number]}")
    return speaker.say("table-project", project=name, cost=speaker.goods(printed.cost), vp=printed.vp)


def research(speaker: CeresSpeaker, state: Ceres) -> list[str]:
    """Levels, Favors and the player order."""
    printed = state.printed
    prices = [
        speaker.say("table-level", level=level + 1, cost=speaker.goods(cost), vp=printed.research_vp[level])
        for level, cost in enumerate(printed.research_cost)
    ]
    lines = [speaker.say("table-levels", levels=" · ".join(prices))]
    for field, name in enumerate(FIELDS):
        levels = " ".join(f"{SYMBOLS[seat]}{each.research[field]}" for seat, each in enumerate(state.corporations))
        text = speaker.say("table-research", field=speaker.say(f"field-{name}"), levels=levels)
        first = state.firsts[field] == NOBODY
        lines.append(text + (" " + speaker.say("table-first", vp=printed.first_vp) if first else ""))
    for token in range(TOKENS):
        name = speaker.say(f"favor-{FAVORS[token]}")
        if state.favor_of[token] < 0:
            lines.append(speaker.say("table-favor-free", favor=name, cost=speaker.goods(printed.favor_cost[token])))
        else:
            lines.append(speaker.say("table-favor-of", favor=name, who=speaker.seat(state, state.favor_of[token])))
    order = " ".join(SYMBOLS[seat] for seat in state.order)
    following = " ".join(SYMBOLS[seat] if seat >= 0 else "–" for seat in state.next_order)
    return [*lines, speaker.say("table-order", order=order, next=following)]


def corporation(speaker: CeresSpeaker, state: Ceres, seat: int) -> list[str]:
    """What one player has."""
    each = state.corporations[seat]
    lines = [
        speaker.say(
            "table-player",
            who=speaker.seat(state, seat),
            vp=state.scores()[seat].total,
            leaders=each.leaders,
            goods=speaker.amounts(each.goods),
        )
    ]
    for outstation in each.outstations:
        lines.append(
            "   "
            + speaker.say(
                "table-outstation",
                outstation=speaker.facility(outstation.top),
                worker="yes" if outstation.worker else "no",
                goods=speaker.goods(state.printed.facilities[outstation.top].production),
                text=speaker.function(state, outstation.top, outstation.bottom),
            )
        )
    if each.committed:
        names = [project(speaker, state, number) for number in each.committed]
        lines.append("   " + speaker.say("table-committed", projects=" · ".join(names)))
    mine = [asteroid_text(speaker, state, number) for number, owner in enumerate(state.claims) if owner == seat]
    if mine:
        lines.append("   " + speaker.say("table-asteroids", asteroids=", ".join(mine)))
    return lines
