"""What a corporation has: goods, Leaders, research, Favors, Outstations, projects, asteroids."""

from __future__ import annotations

from ..games.ceres.components import ASSISTANT, FAVORS, FIELDS
from ..games.ceres.moves import BASE
from ..games.ceres.parts import ALLOYS, GOODS, HEADQUARTERS, PROBES, RESOURCES
from ..games.ceres.state import Ceres
from .ceres_cards import project_tip
from .ceres_outstations import draw_outstations
from .ceres_parts import (
    amount_tip,
    favor_name,
    favor_tip,
    favor_used,
    goods,
    goods_wide,
    leader,
    leader_ids,
    points,
    seal_wide,
    table_of,
    tongue,
)
from .kit import Scene, at, circle, fit, group, ic, lines, rect, shorten, svg, symbol, text, width_of

WIDTH = 400.0
LEFT = 8.0
INSIDE = 384.0
QUARTER = 93.0


def draw_area(scene: Scene, seat: int) -> str:
    """The area of a seat."""
    state = table_of(scene)
    inner = heading(scene, state, seat)
    y = 44.0
    inner += resources(scene, state, seat, y) + stock(scene, state, seat, y + 50)
    y += 90
    inner += people(scene, state, seat, y)
    y += 42
    for part in (held, outstations, projects, asteroids):
        drawn, deep = part(scene, state, seat, y)
        inner += drawn
        y += deep
    y += 4
    shell = rect(0, 0, WIDTH, y, "mat", 8) + rect(1, 1, WIDTH - 2, y - 2, f"edge-line seat-{seat}", 7)
    look = "board area game-ceres" + (" deciding" if seat == scene.deciding else "")
    return svg(WIDTH, y, look, scene.speaker.seat(state, seat), shell + inner)


def heading(scene: Scene, state: Ceres, seat: int) -> str:
    """Whose area it is, whether they have passed, and the points as things stand."""
    gone = state.corporations[seat].passed
    total = state.scores()[seat].total
    side = WIDTH - 14.0
    score = ic("vp", side - 28 - width_of(str(total), 16, True), 11, 20) + text(side, 27, total, "t16 b num end")
    passed = scene.say("board-passed")
    wide = width_of(passed, 12) + 16 if gone else 0
    words = shorten(scene.player(seat), 278 - wide, 16, True)
    inner = symbol(seat, 12, 12, 18) + text(38, 27, words, "t16 b")
    who = scene.speaker.seat(state, seat)
    inner += group(score, "", scene.say("board-score-of", who=who, vp=total))
    if gone:
        left = side - 72 - wide
        inner += rect(left, 11, wide, 22, "well-box", 11) + text(left + wide / 2, 26, passed, "t12 dim mid")
    return group(inner, f"name seat-{seat}", who)


def resources(scene: Scene, state: Ceres, seat: int, y: float) -> str:
    """The four Resources, each with how full its track is."""
    drawn = ""
    cap = state.printed.resource_cap
    for good in range(RESOURCES):
        x = LEFT + (QUARTER + 4) * good
        amount = state.corporations[seat].goods[good]
        look = "" if amount else " dim"
        inner = rect(x, y, QUARTER, 46, "chip") + ic(f"cer-{GOODS[good]}", x + 8, y + 7, 22, f"ic good-{GOODS[good]}")
        inner += text(x + QUARTER - 9, y + 25, amount, f"t20 b num end{look}")
        inner += rect(x + 8, y + 35, QUARTER - 16, 5, "bar", 2.5)
        if amount:
            full = " bar-cap" if amount >= cap else ""
            inner += rect(x + 8, y + 35, (QUARTER - 16) * min(1, amount / cap), 5, f"bar-part{full}", 2.5)
        drawn += group(inner, "", scene.say("board-of", goods=amount_tip(scene, good, amount), n=cap))
    return drawn


def stock(scene: Scene, state: Ceres, seat: int, y: float) -> str:
    """Credits, Influence, Alloys and probes; the last two can be made."""
    drawn = ""
    for place, good in enumerate(range(RESOURCES, len(GOODS))):
        x = LEFT + (QUARTER + 4) * place
        amount = state.corporations[seat].goods[good]
        look = "" if amount else " dim"
        inner = rect(x, y, QUARTER, 34, "chip") + ic(f"cer-{GOODS[good]}", x + 8, y + 6.5, 21, f"ic good-{GOODS[good]}")
        inner += text(x + QUARTER - 9, y + 23.5, amount, f"t16 b num end{look}")
        move = {ALLOYS: "alloy", PROBES: "probe"}.get(good, "") if seat == scene.deciding else ""
        tip = amount_tip(scene, good, amount)
        drawn += scene.spot(move, inner, (x, y, QUARTER, 34), tip)
    return drawn


def people(scene: Scene, state: Ceres, seat: int, y: float) -> str:
    """Leaders at home, the Headquarters with its two visits, and the research Levels."""
    corporation = state.corporations[seat]
    there, home = leader_ids(state, seat)
    inner = rect(LEFT, y, 132, 36, "chip")
    step = min(22.0, 116 / max(1, len(home)))
    for place, piece in enumerate(home):
        inner += at(LEFT + 18 + step * place, y + 18, piece, leader(seat, 23))
    if not home:
        inner += text(LEFT + 66, y + 22.5, scene.say("board-no-leaders"), "t12 dim mid")
    drawn = group(inner, "", scene.say("board-leaders", n=corporation.leaders))
    x = LEFT + 136
    inner = rect(x, y, 102, 36, "chip") + ic("cer-headquarters", x + 8, y + 8, 20, "ic accent")
    for visit in range(state.printed.hq_visits):
        left = x + 48 + 30 * visit
        inner += circle(left, y + 18, 11, "slot-ring")
        if visit < corporation.visits:
            inner += visited(scene, state, seat, visit, left, y + 18, there[HEADQUARTERS])
    tip = scene.speaker.pair(scene.say("location-headquarters"), scene.say("location-headquarters.text"))
    drawn += scene.spot("leader headquarters" if seat == scene.deciding else "", inner, (x, y, 102, 36), tip)
    x += 106
    drawn += rect(x, y, 142, 36, "chip")
    for field, slug in enumerate(FIELDS):
        level = corporation.research[field]
        left = x + 8 + 45 * field
        one = ic(f"cer-{slug}", left, y + 8, 20, "ic accent" if level else "ic dim")
        one += text(left + 24, y + 23.5, level, "t16 b num" if level else "t16 b num dim")
        name = scene.say(f"field-{slug}")
        done = [scene.say(f"program-{slug}-{each + 1}") for each in range(level)]
        tip = scene.say("board-level", who=scene.speaker.seat(state, seat), field=name, n=level)
        drawn += group(one, "", " – ".join([tip, *done]))
    return drawn


def visited(scene: Scene, state: Ceres, seat: int, visit: int, x: float, y: float, ids: list[str]) -> str:
    """A visit to the Headquarters: the first Leader has gone on to the order track until the player passes."""
    if visit == 0 and not state.corporations[seat].passed:
        return group(ic("check", x - 7, y - 7, 14, "ic dim"), "", scene.say("board-went-on"))
    return at(x, y, ids[visit], leader(seat, 22))


def held(scene: Scene, state: Ceres, seat: int, y: float) -> tuple[str, float]:
    """The Favors a player holds, with how tall that is."""
    mine = [favor for favor, owner in enumerate(state.favor_of) if owner == seat]
    drawn = ""
    for place, favor in enumerate(mine):
        x, top = LEFT + 194 * (place % 2), y + 34 * (place // 2)
        used = favor_used(state, favor)
        look = " dim" if used else ""
        inner = rect(x, top, 190, 30, "well-box" if used else "chip") + ic(
            f"cer-{FAVORS[favor]}", x + 7, top + 6, 18, f"ic{look or ' accent'}"
        )
        inner += text(x + 31, top + 19.5, shorten(favor_name(scene, favor), 132 if used else 152, 12), f"t12{look}")
        tip = favor_tip(scene, favor)
        if used:
            inner += ic("check", x + 168, top + 8, 14, "ic dim")
            tip += " – " + scene.say("board-favor-used", who=scene.speaker.seat(state, seat))
        move = "assistant" if favor == ASSISTANT and seat == scene.deciding else ""
        drawn += scene.spot(move, inner, (x, top, 190, 30), tip)
    return drawn, -(-len(mine) // 2) * 34.0


def outstations(scene: Scene, state: Ceres, seat: int, y: float) -> tuple[str, float]:
    """The Outstations."""
    return draw_outstations(scene, state, seat, LEFT, y)


def projects(scene: Scene, state: Ceres, seat: int, y: float) -> tuple[str, float]:
    """Committed projects with what of their cost is there; below, the completed ones."""
    corporation = state.corporations[seat]
    drawn = ""
    for place in range(max(state.printed.committed, len(corporation.committed))):
        x, top = LEFT + 194 * (place % 2), y + 62 * (place // 2)
        if place >= len(corporation.committed):
            words = fit(scene.say("board-spot-free"), 170, 12, 2)
            inner = rect(x, top, 190, 30 if not corporation.committed else 58, "space")
            middle = top + (19 if not corporation.committed else 33)
            drawn += group(inner + lines(x + 95, middle, list(words), 15, "t12 dim mid"), "", scene.say("board-spot"))
        else:
            drawn += committed(scene, state, seat, corporation.committed[place], x, top)
    deep = 34.0 if not corporation.committed else 62.0 * -(-state.printed.committed // 2)
    if corporation.completed:
        names = [scene.say(f"project-{BASE.project_names[each]}") for each in corporation.completed]
        vp = sum(state.printed.projects[each].vp for each in corporation.completed)
        top = y + deep
        inner = ic("cer-settlement-project", LEFT + 4, top + 3, 18, "ic good")
        inner += text(LEFT + 28, top + 17, shorten(scene.say("board-completed", n=len(names)), 280, 13), "t13")
        inner += points(vp, LEFT + INSIDE - 4, top + 3, scene.say("amount-vp", n=vp))
        drawn += group(inner, "", ", ".join(names))
        deep += 28
    return drawn, deep


def committed(scene: Scene, state: Ceres, seat: int, number: int, x: float, y: float) -> str:
    """A project under way: what is already there is told from what is still missing."""
    printed = state.printed.projects[number]
    slug = BASE.project_names[number]
    own = state.corporations[seat].goods
    inner = rect(x, y, 190, 58, "card")
    inner += text(x + 8, y + 19, shorten(scene.say(f"project-{slug}"), 176, 12, True), "t12 b")
    inner += points(printed.vp, x + 185, y + 32, scene.say("amount-vp", n=printed.vp))
    left = x + 8
    for good, amount in printed.cost:
        enough = own[good] >= amount
        inner += goods(scene, ((good, amount),), left, y + 30, " met" if enough else " short")
        wide = goods_wide(((good, amount),))
        inner += rect(left, y + 48, wide, 3, "bar", 1.5)
        if own[good]:
            inner += rect(left, y + 48, wide * min(1, own[good] / amount), 3, "bar-full" if enough else "bar-part", 1.5)
        left += wide + 9
    move = f"complete {slug}" if seat == scene.deciding else ""
    tip = scene.speaker.pair(scene.say("board-committed"), project_tip(scene, state, number))
    return scene.spot(move, inner, (x, y, 190, 58), tip)


def asteroids(scene: Scene, state: Ceres, seat: int, y: float) -> tuple[str, float]:
    """Claimed asteroids with what they are worth and produce."""
    mine = [number for number, owner in enumerate(state.claims) if owner == seat]
    drawn = ""
    for place, number in enumerate(mine):
        x, top = LEFT + 194 * (place % 2), y + 32 * (place // 2)
        printed = state.printed.asteroids[number]
        name = scene.say(f"asteroid-{BASE.asteroid_names[number]}")
        inner = rect(x, top, 190, 28, "chip") + ic("cer-asteroid", x + 6, top + 6, 16, "ic accent")
        right = x + 186
        inner += points(printed.vp, right, top + 5, scene.say("amount-vp", n=printed.vp))
        wide, seal = goods_wide(printed.production), seal_wide(printed.vp)
        inner += goods(scene, printed.production, right - 6 - seal - wide, top + 6.5)
        inner += text(x + 27, top + 18.5, shorten(name, right - 12 - seal - wide - x - 27, 12), "t12")
        tip = scene.speaker.pair(name, tongue(scene).goods(printed.production))
        drawn += group(inner, "", tip)
    return drawn, -(-len(mine) // 2) * 32.0
