"""The table of Shackleton Base as lines of text."""

from __future__ import annotations

from ..core.view import View
from ..games.shackleton.command import line_open, slot_cost
from ..games.shackleton.components import GROUPS, KINDS, LEVELS, LINES, PLACES, SECTORS, STRUCTURES, TYPES
from ..games.shackleton.goods import ENERGY, GOODS, RARE_EARTH, REPUTATION, TITANIUM
from ..games.shackleton.maintenance import upkeep
from ..games.shackleton.moves import GROUP_NAMES
from ..games.shackleton.state import EMPTY, NEUTRAL, NO_GOAL, OWNERS, Shackleton
from ..text.shackleton import ShackletonSpeaker
from ..text.speaker import SYMBOLS, Speaker
from .shackleton_boards import board_lines

HELD = [number for number, name in enumerate(GOODS) if name not in ("energy", "vp", "reputation")]


def picture(speaker: Speaker, view: View) -> list[str]:
    """The whole table: tracks, crater, Command area, Corporations, then every agency."""
    state = view.state
    assert isinstance(state, Shackleton)
    assert isinstance(speaker, ShackletonSpeaker)
    lines = [speaker.heading(state), *tracks(speaker, state), *crater(speaker, state), *command(speaker, state)]
    lines.append(structures(speaker, state))
    for place in range(PLACES):
        lines += corporation(speaker, state, place)
    lines += choices(speaker, state)
    for seat in state.order:
        lines += agency(speaker, state, seat)
    return [*lines, *astrobot(speaker, state)]


def aside(speaker: Speaker, view: View) -> list[str]:
    """The viewer's goods."""
    state = view.state
    assert isinstance(state, Shackleton)
    assert isinstance(speaker, ShackletonSpeaker)
    return agency(speaker, state, view.seat)[:1]


def tracks(speaker: ShackletonSpeaker, state: Shackleton) -> list[str]:
    """Energy, panels, the Lunar Gateway, the turn order."""
    order = " ".join(speaker.seat(state, seat) for seat in state.order)
    left = len(state.printed.ring) - state.ring
    coming = state.printed.ring[state.ring] if left else 0
    return [
        speaker.say("table-energy", level=state.energy, left=left, next=coming, centre=state.centre),
        speaker.say("table-gateway", crew=speaker.crew(state.gateway)),
        speaker.say("table-order", order=order),
    ]


def crater(speaker: ShackletonSpeaker, state: Shackleton) -> list[str]:
    """The sectors with their resource, power and structures; tokens; astronauts in the slots."""
    lines = [speaker.say("table-crater")]
    for sector in range(SECTORS):
        there = [
            standing(speaker, state, owner, sector) for owner in range(OWNERS) if state.tower(owner, sector) != EMPTY
        ]
        resource = GOODS[state.printed.sectors[sector].resource]
        lines.append(
            speaker.say(
                "table-sector",
                sector=speaker.value(state, "sector", sector),
                resource=speaker.say(f"resource-{resource}"),
                powered="yes" if state.panels[sector] else "no",
                structures=", ".join(there) or "–",
            )
        )
    tokens = [
        f"{speaker.value(state, 'corner', corner)} {speaker.token_name(state.corps[token // 4], token % 4)}"
        for corner, token in enumerate(state.tokens)
        if token != EMPTY
    ]
    lines.append(speaker.say("table-tokens", tokens=", ".join(tokens)))
    slots = [
        f"{slot + 1} {speaker.say(f'astronaut-{TYPES[kind]}')}" for slot, kind in enumerate(state.slots) if kind >= 0
    ]
    lines.append(speaker.say("table-slots", slots=", ".join(slots) or "–"))
    return lines + rows(speaker, state)


def rows(speaker: ShackletonSpeaker, state: Shackleton) -> list[str]:
    """The row of every crater slot, nearest sector first, with what a foreign sector costs there."""
    texts = []
    for slot, row in enumerate(state.printed.rows):
        sectors = " ".join([str(speaker.value(state, "sector", sector)) for sector in row])
        texts.append(speaker.say("table-row", slot=slot + 1, sectors=sectors, credits=state.printed.slot_values[slot]))
    lines = [speaker.say("table-rows")]
    return lines + ["   " + " · ".join(texts[at : at + 5]) for at in range(0, len(texts), 5)]


def structures(speaker: ShackletonSpeaker, state: Shackleton) -> str:
    """What every kind of structure costs, needs and is."""
    texts = []
    for kind, printed in zip(KINDS, state.printed.structures, strict=True):
        price = [0] * len(GOODS)
        price[TITANIUM], price[RARE_EARTH], price[ENERGY] = printed.titanium, printed.rare_earth, printed.energy
        texts.append(
            speaker.say(
                "table-structure",
                structure=speaker.say(f"kind-{kind}"),
                cost=speaker.amounts(price),
                size=printed.size,
                upkeep=printed.upkeep,
            )
        )
    return speaker.say("table-structures", structures=" · ".join(texts))


def standing(speaker: ShackletonSpeaker, state: Shackleton, owner: int, sector: int) -> str:
    """A structure with its owner's symbol."""
    name = speaker.say(f"structure-{STRUCTURES[state.tower(owner, sector)]}")
    return f"{'○' if owner == NEUTRAL else SYMBOLS[owner]} {name}"


def command(speaker: ShackletonSpeaker, state: Shackleton) -> list[str]:
    """The three lines: who is there, and what the next slot costs."""
    lines = []
    for line, name in enumerate(LINES):
        there = ", ".join(speaker.say(f"astronaut-{TYPES[kind]}") for kind in state.lines[line]) or "–"
        title = speaker.say(f"line-{name}")
        if line_open(state, line):
            lines.append(speaker.say("table-line", line=title, crew=there, credits=slot_cost(state, 0, line)))
        else:
            lines.append(speaker.say("table-line-full", line=title, crew=there))
    return lines


def corporation(speaker: ShackletonSpeaker, state: Shackleton, place: int) -> list[str]:
    """A Corporation: cost of its Projects, the visible ones, its goals and its board."""
    level = state.level(place)
    printed = state.printed
    lines = [
        speaker.say(
            "table-corporation",
            corporation=speaker.corporation(state.corps[place]),
            tokens=len(state.reserve[place]),
            credits=printed.costs[level],
            energy=printed.requirements[level],
            used=printed.consumptions[level],
        )
    ]
    for card in state.shown[2 * place : 2 * place + 2]:
        if card != EMPTY:
            lines.append(project(speaker, state, card, True))
    goals = []
    for number in range(len(LEVELS)):
        at = 6 * place + 2 * number
        owners = "".join(SYMBOLS[seat] for seat in state.claimed[at : at + 2] if seat >= 0)
        needed = speaker.say(f"goal-{state.corporation(place).name}", n=state.corporation(place).goals[number])
        goals.append(f"{needed} = {printed.goal_vp[number]} {owners}".strip())
    lines.append(speaker.say("table-goals", goals=" · ".join(goals)))
    return lines + board_lines(speaker, state, place)


def project(speaker: ShackletonSpeaker, state: Shackleton, card: int, works: bool) -> str:
    """A Project; one of AstroBot's does nothing."""
    text = speaker.project_text(state, card) if works else "–"
    return speaker.say("table-project", project=speaker.project(card), vp=state.printed.projects[card].vp, text=text)


def choices(speaker: ShackletonSpeaker, state: Shackleton) -> list[str]:
    """Shuttle tiles and leaders to choose from."""
    lines = [
        speaker.say("table-choice", name=speaker.shuttle(state, tile), text=speaker.shuttle_text(state, tile))
        for tile in state.tiles
    ]
    for leader in state.leaders:
        name = str(speaker.value(state, "leader", leader))
        lines.append(speaker.say("table-choice", name=name, text=speaker.leader_text(state, leader, False)))
    return lines


def agency(speaker: ShackletonSpeaker, state: Shackleton, seat: int) -> list[str]:
    """What an agency has: goods, crew, base, Projects, goals, leader."""
    held = state.agencies[seat]
    amounts = [held.goods[number] if number in HELD else 0 for number in range(len(GOODS))]
    lines = [
        speaker.say(
            "table-agency",
            who=speaker.seat(state, seat),
            vp=state.scores()[seat].total,
            reputation=held.goods[REPUTATION],
            upkeep="–" if seat == state.bot() else upkeep(state, seat),
            goods=speaker.amounts(amounts),
        ),
        speaker.say("table-crew", crew=speaker.crew(held.crew)),
    ]
    base = []
    for group in range(GROUPS):
        free = state.free_in(seat, group)
        crew = held.base[3 * group : 3 * group + 3]
        if free or sum(crew):
            name = speaker.say(f"group-{GROUP_NAMES[group]}")
            inside = speaker.crew(crew) if sum(crew) else "–"
            base.append(speaker.say("table-slots-of", group=name, crew=inside, free=free))
    lines.append(speaker.say("table-base", groups=" · ".join(base)))
    if held.leader >= 0:
        text = speaker.leader_text(state, held.leader, state.improved(seat))
        lines.append(speaker.say("table-choice", name=str(speaker.value(state, "leader", held.leader)), text=text))
    for card in held.projects:
        lines.append(project(speaker, state, card, seat < state.seats))
    goals = [
        f"{speaker.corporation(state.corps[place])} ({speaker.level(level)})"
        for place, level in enumerate(held.goals)
        if level != NO_GOAL
    ]
    if goals:
        lines.append(speaker.say("table-claimed", goals=", ".join(goals)))
    return lines


def astrobot(speaker: ShackletonSpeaker, state: Shackleton) -> list[str]:
    """AstroBot's Development, goal markers and cards."""
    automa = state.automa
    if automa is None:
        return []
    markers = ", ".join(f"{speaker.corporation(state.corps[place])} {automa.markers[place]}" for place in range(PLACES))
    cards = " ".join(str(card + 1) for card in automa.row)
    return [
        speaker.say(
            "table-astrobot", development=automa.development, markers=markers, cards=cards, left=len(automa.deck)
        )
    ]
