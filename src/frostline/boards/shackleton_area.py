"""What an agency has: goods, the crew on its Shuttle tile, leader, base, Projects and goals."""

from __future__ import annotations

from ..games.shackleton.components import LEADERS, LETTERS, PLACES, TYPES
from ..games.shackleton.corporations.artemis_tours import CARDS, SPOTS, SPOTS_EACH, TOURISTS
from ..games.shackleton.corporations.artemis_tours import NUMBER as TOURS
from ..games.shackleton.corporations.evergreen_farms import PLANTS
from ..games.shackleton.corporations.moon_mining import HELIUM
from ..games.shackleton.corporations.selenium_research import BASALT, GLASS, ICE
from ..games.shackleton.goods import CREDITS, RARE_EARTH, REPUTATION, ROBOTS, TITANIUM, VP
from ..games.shackleton.maintenance import upkeep
from ..games.shackleton.moves import PROJECT_NAMES
from ..games.shackleton.state import EMPTY, NO_GOAL, NO_LEADER, Shackleton
from .kit import Box, Scene, at, circle, fit, group, ic, lines, rect, shorten, svg, symbol, text, width_of
from .shackleton_base import DEEP, draw_base
from .shackleton_boards_1 import cells, spot
from .shackleton_corporations import ability_signs, project_tip
from .shackleton_parts import amount_tip, astronaut, corporation_icon, good_icon, points, table_of, tongue

WIDTH = 400.0
LEFT = 8.0
INSIDE = 384.0
CREW = 46.0
CARD = 66.0
MAIN = (CREDITS, TITANIUM, RARE_EARTH, REPUTATION)
OWN = {  # what a Corporation's goods are, by its name
    "artemis-tours": (TOURISTS,), "selenium-research": (BASALT, ICE, GLASS), "moon-mining": (HELIUM,),
    "space-robotics": (ROBOTS,), "evergreen-farms": (PLANTS,), "sky-watch": (), "to-mars": (),
}  # fmt: skip


def draw_area(scene: Scene, seat: int) -> str:
    """The area of a seat."""
    state = table_of(scene)
    inner = heading(scene, state, seat)
    y = 42.0
    for part in (main_goods, own_goods, crew, swaps, leader):
        drawn, deep = part(scene, state, seat, y)
        inner += drawn
        y += deep
    inner += draw_base(scene, seat, LEFT, y)
    y += DEEP
    for part in (projects, goals):
        drawn, deep = part(scene, state, seat, y)
        inner += drawn
        y += deep
    y += 4
    shell = rect(0, 0, WIDTH, y, "mat", 8) + rect(1, 1, WIDTH - 2, y - 2, f"edge-line seat-{seat}", 7)
    look = "board area game-shackleton" + (" deciding" if seat == scene.deciding else "")
    return svg(WIDTH, y, look, scene.speaker.seat(state, seat), shell + inner)


def heading(scene: Scene, state: Shackleton, seat: int) -> str:
    """Whose area it is, the maintenance due, and VP."""
    held = state.agencies[seat].goods
    who, side = scene.speaker.seat(state, seat), WIDTH - 14.0
    wide = width_of(str(held[VP]), 16, True)
    score = ic("vp", side - 25 - wide, 10, 20, "ic accent") + text(side, 26.5, held[VP], "t16 b num end")
    total = state.scores()[seat].total
    score = group(score, "", scene.say("board-vp-now", who=who, vp=held[VP], total=total))
    due = upkeep(state, seat)
    right = side - wide - 40
    look = " warn" if due > held[CREDITS] else ""
    cost = text(right, 26, due, f"t14 b num end{look}") + ic("sha-upkeep", right - 39, 11, 19, "ic dim")
    cost = group(cost, "", scene.say("board-upkeep", goods=amount_tip(scene, CREDITS, due)))
    name = shorten(scene.player(seat), right - 90, 16, True)
    inner = symbol(seat, 12, 11, 18) + text(38, 26.5, name, "t16 b")
    return group(inner, f"name seat-{seat}", who) + cost + score


def chip(scene: Scene, state: Shackleton, seat: int, good: int, box: Box) -> str:
    """An amount of a good."""
    x, y, width, height = box
    amount = state.agencies[seat].goods[good]
    inner = rect(*box, "chip") + good_icon(good, x + 7, y + height / 2 - 11, 22, "" if amount else " dim")
    inner += text(x + width - 9, y + height / 2 + 6, amount, "t16 b num end" if amount else "t16 b num end dim")
    tip = amount_tip(scene, good, amount)
    if good == REPUTATION:
        tip = scene.say("board-reputation", who=scene.speaker.seat(state, seat), n=amount)
    return group(inner, "", tip)


def main_goods(scene: Scene, state: Shackleton, seat: int, y: float) -> tuple[str, float]:
    """Credits, Titanium, Rare Earth, Reputation."""
    drawn = ""
    for good, (x, wide) in zip(MAIN, cells(LEFT, INSIDE, len(MAIN), 4), strict=True):
        drawn += chip(scene, state, seat, good, (x, y, wide, 34))
    return drawn, 38.0


def own_goods(scene: Scene, state: Shackleton, seat: int, y: float) -> tuple[str, float]:
    """Goods of the Corporations in play."""
    found: list[int] = []
    for place in range(PLACES):
        found += OWN[state.corporation(place).name]
    if not found:
        return "", 0.0
    drawn = ""
    for good, (x, wide) in zip(found, cells(LEFT, INSIDE, max(4, len(found)), 4), strict=False):
        drawn += chip(scene, state, seat, good, (x, y, wide, 32))
    return drawn, 37.0


# The crew and the leader.


def crew(scene: Scene, state: Shackleton, seat: int, y: float) -> tuple[str, float]:
    """The Shuttle tile with the astronauts still to deploy, by type."""
    agency = state.agencies[seat]
    known = agency.shuttle != EMPTY
    name = tongue(scene).shuttle(state, agency.shuttle) if known else scene.say("board-shuttle-none")
    inner = rect(LEFT, y, 78, CREW, "chip") + ic(
        "sha-shuttle", LEFT + 29, y + 3, 20, "ic accent" if known else "ic dim"
    )
    words = shorten(name, 72, 12) if known else "–"
    inner += text(LEFT + 39, y + 38, words, "t12 mid")
    tip = name
    if known:
        tip = scene.say("board-shuttle-of", shuttle=name, crew=tongue(scene).crew(agency.crew))
    drawn = group(inner, "", tip)
    for kind, (x, wide) in enumerate(cells(LEFT + 82, INSIDE - 82, len(TYPES), 4)):
        drawn += undeployed(scene, state, seat, kind, (x, y, wide, CREW))
    return drawn, CREW + 5


def undeployed(scene: Scene, state: Shackleton, seat: int, kind: int, box: Box) -> str:
    """The astronauts of a type still to deploy."""
    x, y, width, height = box
    count = state.agencies[seat].crew[kind]
    inner = rect(*box, "chip")
    step = min(30.0, (width - 38) / (count - 1)) if count > 1 else 0.0
    left = x + (width - 28 - step * max(0, count - 1)) / 2
    name = scene.say(f"astronaut-{TYPES[kind]}")
    for number in range(count):
        figure = astronaut(scene, kind, -14, -14, 28)
        middle = left + 14 + step * number
        inner += at(middle, y + height / 2, f"astronaut:{kind}:c{seat}-{number}", figure)
    if not count:
        inner += group(astronaut(scene, kind, x + width / 2 - 13, y + height / 2 - 13, 26), "ghost")
    move = f"deploy {TYPES[kind]}" if seat == scene.deciding else ""
    return scene.spot(move, inner, box, scene.speaker.pair(name, str(count)))


def swaps(scene: Scene, state: Shackleton, seat: int, y: float) -> tuple[str, float]:
    """Canada's exchange with the Lunar Gateway, while it is offered or refused."""
    found: list[tuple[int, int]] = []
    if seat == scene.deciding:
        for give in range(len(TYPES)):
            for take in range(len(TYPES)):
                move = f"swap {TYPES[give]} {TYPES[take]}"
                known = move in scene.labels or (move in scene.refusals and state.agencies[seat].crew[give])
                if give != take and known:
                    found.append((give, take))
    if not found:
        return "", 0.0
    drawn = ""
    for (give, take), (x, wide) in zip(found, cells(LEFT, INSIDE, 6, 7), strict=False):
        box = (x, y, wide, 30.0)
        inner = rect(*box, "chip") + astronaut(scene, give, x + 3, y + 6, 18)
        inner += ic("next", x + wide / 2 - 6, y + 9, 12, "ic dim") + astronaut(scene, take, x + wide - 21, y + 6, 18)
        names = [scene.say(f"astronaut-{TYPES[each]}") for each in (give, take)]
        tip = scene.say("board-swap", give=names[0], take=names[1])
        drawn += scene.spot(f"swap {TYPES[give]} {TYPES[take]}", inner, box, tip)
    return drawn, 35.0


def leader(scene: Scene, state: Shackleton, seat: int, y: float) -> tuple[str, float]:
    """The leader tile: name, which side counts, and what it does."""
    who = state.agencies[seat].leader
    if who == NO_LEADER:
        return "", 0.0
    tell = tongue(scene)
    better = state.improved(seat)
    name = scene.say(f"leader-{LEADERS[who]}")
    words = tell.leader_text(state, who, better)
    told = list(fit(words, INSIDE - 41, 12, 4))
    box = (LEFT, y, INSIDE, 25 + 14.5 * len(told))
    inner = rect(*box, "chip") + ic("sha-leader", LEFT + 7, y + 6, 20, "ic accent")
    state_of = scene.say("board-improved") if better else scene.say("board-normal")
    inner += text(LEFT + 33, y + 18, shorten(name, 200, 13, True), "t13 b")
    inner += text(LEFT + INSIDE - 8, y + 18, state_of, "t12 end b good-ink" if better else "t12 end dim")
    inner += lines(LEFT + 33, y + 33, told, 14.5, "t12")
    tip = scene.say("board-leader", leader=name, improved=int(better), text=words)
    if not better:
        tip += f" – {scene.say('board-leader-improved', text=tell.leader_text(state, who, True))}"
    return scene.spot("leader" if seat == scene.deciding else "", inner, box, tip), box[3] + 5


# Projects and goals.


def projects(scene: Scene, state: Shackleton, seat: int, y: float) -> tuple[str, float]:
    """The funded Projects, two side by side."""
    cards = state.agencies[seat].projects
    if not cards:
        inner = rect(LEFT, y, INSIDE, 28, "space") + ic("sha-projects", LEFT + 8, y + 5, 18, "ic dim")
        return inner + text(LEFT + 34, y + 18.5, scene.say("board-projects-none"), "t12 dim"), 33.0
    drawn = ""
    wide = (INSIDE - 4) / 2
    for number, card in enumerate(cards):
        left, top = LEFT + (wide + 4) * (number % 2), y + (CARD + 4) * (number // 2)
        drawn += project(scene, state, seat, card, (left, top, wide, CARD))
    return drawn, -(-len(cards) // 2) * (CARD + 4) + 1.0


def project(scene: Scene, state: Shackleton, seat: int, card: int, box: Box) -> str:
    """A funded Project; Tourists are hosted on its own spots."""
    x, y, width, height = box
    printed = state.printed.projects[card]
    used = card in state.agencies[seat].used
    inner = rect(*box, "card") + corporation_icon(printed.corporation, x + 5, y + 5, 16)
    inner += text(x + 25, y + 17.5, shorten(tongue(scene).project(card), width - 31 - 18 * used, 12, True), "t12 b")
    inner += ability_signs(scene, printed, x + 6, y + 25)
    inner += points(printed.vp, x + width - 4, y + height - 22, amount_tip(scene, VP, printed.vp))
    tip = project_tip(scene, state, card)
    if used:
        inner += ic("check", x + width - 21, y + 5, 15, "ic dim")
        tip += f" – {scene.say('board-used')}"
    move = f"use {PROJECT_NAMES[card]}" if seat == scene.deciding else ""
    drawn = scene.spot(move, inner, box, tip, " used" if used else "")
    if printed.corporation == TOURS:
        place, first = state.place_of(TOURS), SPOTS + SPOTS_EACH * (card - CARDS * TOURS)
        for number in range(len(printed.spots)):
            host = f"host {PROJECT_NAMES[card]} {number + 1}" if seat == scene.deciding else ""
            drawn += spot(scene, place, first + number, host, (x + 5 + 46 * number, y + height - 24, 43, 20))
    return drawn


def goals(scene: Scene, state: Shackleton, seat: int, y: float) -> tuple[str, float]:
    """The goals claimed, by Corporation."""
    drawn = ""
    for place, (x, wide) in enumerate(cells(LEFT, INSIDE, PLACES, 4)):
        level = state.agencies[seat].goals[place]
        number = state.corps[place]
        inner = rect(x, y, wide, 28, "chip" if level != NO_GOAL else "space")
        inner += circle(x + 15, y + 14, 9, "corp-letter")
        inner += text(x + 15, y + 18.5, LETTERS[place].upper(), "t12 b mid corp-letter-ink")
        inner += ic("sha-goal", x + 29, y + 6, 16, "ic accent" if level != NO_GOAL else "ic dim")
        words = tongue(scene).level(level) if level != NO_GOAL else "–"
        inner += text(x + 50, y + 18.5, shorten(words, wide - 54, 12), "t12" if level != NO_GOAL else "t12 dim")
        name = tongue(scene).corporation(number)
        tip = scene.speaker.pair(scene.say("board-claimed"), name)
        if level != NO_GOAL:
            tip = scene.say("board-claimed-one", corporation=name, level=tongue(scene).level(level))
        drawn += group(inner, "", tip)
    return drawn, 32.0
