"""A Corporation in play: its title, cost column, visible Projects, goals, and below them its own board."""

from __future__ import annotations

from collections.abc import Callable

from ..core.state import NOBODY
from ..games.shackleton.components import LETTERS, LEVELS, PLACES
from ..games.shackleton.goods import CREDITS, ENERGY, GOODS, VP, Price
from ..games.shackleton.moves import CORPORATION_NAMES, PROJECT_NAMES
from ..games.shackleton.projects import (
    ACTION,
    AFTER,
    END,
    EVENTS,
    LESS,
    LESSENED,
    MORE,
    POWER,
    TALLY,
    Ability,
    Project,
)  # fmt: skip
from ..games.shackleton.state import EMPTY, Shackleton
from .kit import Box, Scene, at, circle, fit, group, ic, lines, rect, shorten, symbol, text, width_of
from .shackleton_boards_1 import (
    MINING_DEEP,
    ROBOTICS_DEEP,
    SELENIUM_DEEP,
    TOURS_DEEP,
    cells,
    mining,
    names_of,
    robotics,
    selenium,
    tours,
)
from .shackleton_boards_2 import FARMS_DEEP, MARS_DEEP, farms, mars, watch, watch_deep
from .shackleton_parts import (
    amount_tip,
    corporation_icon,
    goods,
    goods_wide,
    points,
    points_wide,
    seat_disc,
    table_of,
    token,
    tongue,
)

Own = Callable[[Scene, int, float, float, float], str]

OWN: dict[str, tuple[Own, float]] = {  # what draws it, and how tall it is
    "artemis-tours": (tours, TOURS_DEEP),
    "selenium-research": (selenium, SELENIUM_DEEP),
    "moon-mining": (mining, MINING_DEEP),
    "space-robotics": (robotics, ROBOTICS_DEEP),
    "evergreen-farms": (farms, FARMS_DEEP),
    "sky-watch": (watch, 0),
    "to-mars": (mars, MARS_DEEP),
}
TITLE = 32.0
COSTS = 32.0
CARD = 78.0
GOAL = 50.0
PAD = 8.0
ABOVE = TITLE + COSTS + 8 + CARD + 8 + 22 + GOAL + 10  # everything above the own board
SIGN = 14.0  # of goods on cards
LINE = 14.5  # between lines of words
SPARE = 61.0  # room for words on cards of a phone
MOST_SPARE = 104.0
LEAST_DEEP = 180.0  # side by side, room for words is made if no board is tall

# What events, discounts and own abilities look like: signs from the icons, goods of the game or others.
EVENT_SIGNS = {
    "engineer-crater": "sha-engineer", "structure": "sha-workshop", "gateway": "sha-gateway", "hosting": "sha-spot",
    "experiment": "sha-experiment", "shipment": "sha-cargo", "farm": "sha-farm", "farm-benefit": "sha-farm",
    "contribution": "sha-program", "structure-sent": "sha-module", "astronaut-sent": "sha-berth",
}  # fmt: skip
LESS_SIGNS = {
    "structure": "sha-titanium", "upkeep": "sha-upkeep", "experiment": "sha-samples", "shipment": "sha-helium",
    "farm": "sha-plants", "program": "sha-titanium", "damage": "sha-asteroid",
}  # fmt: skip
OWN_SIGNS = {
    "income-per-guest": ("sha-spot", "next", "sha-credits"), "swap-sample": ("sha-samples", "sha-swap", "sha-samples"),
    "less-top-program": ("minus", "sha-program"), "less-factory": ("minus", "sha-factory"),
    "mine-sector": ("play", "sha-crater"), "factory-income": ("play", "sha-factory"),
    "panel-credits": ("sha-credits", "next", "sha-ship-panels"),
}  # fmt: skip
GOAL_SIGNS = {
    "artemis-tours": "sha-spot", "selenium-research": "sha-experiment", "moon-mining": "sha-cargo",
    "space-robotics": "sha-factory", "evergreen-farms": "sha-farm", "sky-watch": "sha-program", "to-mars": "sha-module",
}  # fmt: skip


def corporation(scene: Scene, place: int, x: float, y: float, width: float, size: float = 12.0) -> tuple[str, float]:
    """A Corporation and how tall it is; side by side all three are as tall as the tallest."""
    state = table_of(scene)
    name = state.corporation(place).name
    left, wide = x + PAD, width - 2 * PAD
    deep = [OWN[state.corporation(each).name][1] or watch_deep(state) for each in range(PLACES)]
    tallest = max(*deep, LEAST_DEEP)
    spare = min(MOST_SPARE, tallest - deep[place]) if width < 300 else SPARE  # for what the cards do, in words
    height = ABOVE + (tallest if width < 300 else deep[place] + spare) + PAD
    drawn = title(scene, state, place, (x + 3, y + 3, width - 6, TITLE - 4), size)
    top = y + TITLE + 2
    drawn += costs(scene, state, place, left, top, wide)
    top += COSTS + 8
    for number, (at_x, across) in enumerate(cells(left, wide, 2, 8)):  # the deck lies on the left
        drawn += project(scene, state, place, 1 - number, (at_x, top, across, CARD + spare), size)
    top += CARD + spare + 6
    drawn += progress(scene, state, place, left, top, wide, size)
    for level, (at_x, across) in enumerate(cells(left, wide, len(LEVELS))):
        drawn += goal(scene, state, place, level, (at_x, top + 22, across, GOAL))
    drawn += OWN[name][0](scene, place, left, y + ABOVE + spare, wide)
    shell = rect(x, y, width, height, "panel") + rect(x, y, width, TITLE, f"corp-band corp-{name}", 6)
    return group(shell + drawn, f"corporation corp-{name}"), height


def title(scene: Scene, state: Shackleton, place: int, box: Box, size: float) -> str:
    """Its letter, sign and name; the place to choose it."""
    x, y, width, height = box
    number = state.corps[place]
    name = tongue(scene).corporation(number)
    inner = circle(x + 15, y + height / 2, 11, "corp-letter")
    inner += text(x + 15, y + height / 2 + 5, LETTERS[place].upper(), "t14 b mid corp-letter-ink")
    inner += corporation_icon(number, x + 33, y + height / 2 - 10, 20)
    hard = scene.say("board-bot-difficulty", hard=int(state.variant.hard[place])) if state.automa else ""
    room = width - 66 - (width_of(hard, size) + 8 if hard else 0)
    big = 16 if width_of(name, 16, True) <= room else 14
    inner += text(x + 59, y + height / 2 + 5.5, shorten(name, room, big, True), f"t{big} b")
    if hard:
        inner += text(x + width - 6, y + height / 2 + 4.5, hard, "t12 end")
    slug = CORPORATION_NAMES[number]
    tip = scene.speaker.pair(name, scene.say(f"corporation-{slug}.text"))
    tip = scene.say("board-corporation", text=tip, token=scene.say(f"corporation-{slug}.token"))
    return scene.spot(f"corporation {slug}", inner, box, tip)


# The cost column.


def costs(scene: Scene, state: Shackleton, place: int, x: float, y: float, width: float) -> str:
    """Five levels; the tokens still on the board cover those to come, the current one tells its price."""
    level = state.level(place)
    now = 130.0
    step = (width - now - 4 * 4) / 4
    drawn, left = "", x
    for each in range(state.printed.tokens + 1):
        wide = now if each == level else step
        cost: Price = ((CREDITS, state.printed.costs[each]),)
        needed, energy = state.printed.requirements[each], state.printed.consumptions[each]
        tip = scene.say("board-level-cost", n=each, cost=tongue(scene).goods(cost), needed=needed, energy=energy)
        middle = left + wide / 2
        if each == level:
            inner = rect(left, y, wide, COSTS, "corp-now") + goods(scene, cost, left + 6, y + 8, 16)
            inner += ic("sha-energy", left + 43, y + 8, 16, "ic good-energy")
            inner += text(left + 60, y + 21, f"≥{needed}", "t13 b num")
            inner += text(left + wide - 21, y + 21, f"−{energy}", "t13 b num end eaten")
            inner += ic("sha-energy", left + wide - 20, y + 8, 16, "ic eaten")
        else:
            inner = rect(left, y, wide, COSTS, "corp-cell spent")
            if each > level:
                kind = state.reserve[place][each - level - 1]
                piece = token(scene, state.corps[place], kind, 0, 0, 12)
                inner += at(middle, y + COSTS / 2, f"token:b{place}-{each}", piece)
                tip = f"{scene.say('board-token-next')} – {tip}"
            else:
                inner += text(middle, y + 20.5, state.printed.costs[each], "t13 num mid dim")
        drawn += group(inner, "", tip)
        left += wide + 4
    return drawn


# Projects.


def project(scene: Scene, state: Shackleton, place: int, which: int, box: Box, size: float) -> str:
    """A visible Project: beside the deck (0), or on top of it (1) with how many lie below."""
    x, y, width, height = box
    card = state.shown[2 * place + which]
    below = len(state.decks[place])
    back = rect(x - 3, y + 3, width, height, "deck-back") if which and below else ""
    if card == EMPTY:
        words = scene.say("board-no-project")
        inner = rect(*box, "space")
        inner += text(x + width / 2, y + height / 2 + 4, shorten(words, width - 8, size), "t12 dim mid")
        return group(inner, "", words)
    printed = state.printed.projects[card]
    inner = rect(*box, "card") + card_face(scene, printed, card, box, size)
    tip = scene.say("board-top-card") if which else scene.say("board-beside")
    tip = f"{project_tip(scene, state, card)} – {tip}"
    if which:
        inner += ic("deck", x + 5, y + height - 19, 14, "ic dim") + text(x + 22, y + height - 8, below, "t12 num dim")
        tip += f" – {scene.say('board-deck', n=below)}"
    return back + scene.spot(f"fund {PROJECT_NAMES[card]}", inner, box, tip)


def card_face(scene: Scene, printed: Project, card: int, box: Box, size: float) -> str:
    """Name, signs of ability and immediate gain, VP."""
    x, y, width, height = box
    words = fit(tongue(scene).project(card), width - 12, size, 2, True)
    inner = lines(x + 6, y + (16 if len(words) > 1 else 23), list(words), 14, "t12 b")
    inner += ability_signs(scene, printed, x + 6, y + 37)
    most = int((height - CARD) // LINE)
    if most > 2:
        words = fit(tongue(scene).project_text(table_of(scene), card), width - 12, size, most)
        inner += lines(x + 6, y + 69, list(words), LINE, "t12 dim")
    inner += points(printed.vp, x + width - 4, y + height - 22, amount_tip(scene, VP, printed.vp))
    if printed.spots:
        inner += spot_values(printed, x + width - 8 - points_wide(printed.vp), y + height - 21)
    return inner


def spot_values(printed: Project, right: float, y: float) -> str:
    """The Tourist spots of a card, ending at the right."""
    words = " ".join(str(vp) for vp in printed.spots)
    left = right - width_of(words, 13, True)
    return ic("sha-spot", left - 17, y + 1, 15, "ic dim") + text(left, y + 13, words, "t13 b num")


def project_tip(scene: Scene, state: Shackleton, card: int) -> str:
    """A Project in words."""
    tell = tongue(scene)
    printed = state.printed.projects[card]
    name, whose, words = tell.project(card), tell.corporation(printed.corporation), tell.project_text(state, card)
    if not words:
        return scene.say("board-project-plain", project=name, corporation=whose, vp=printed.vp)
    return scene.say("board-project", project=name, corporation=whose, vp=printed.vp, text=words)


def ability_signs(scene: Scene, printed: Project, x: float, y: float) -> str:
    """What a card gives at once, then what it does, as signs side by side."""
    drawn, left = "", x
    gain = printed.immediate.parts
    ability = signs_of(printed.ability, CORPORATION_NAMES[printed.corporation])
    if gain:
        drawn += goods(scene, gain, left, y, SIGN)
        left += goods_wide(gain, SIGN) + 5
        if ability:
            drawn += rect(left - 2, y, 1.5, SIGN + 1, "bar-part", 0)
            left += 4
    for sign in ability:
        if isinstance(sign, str) and sign in LITERAL:
            drawn += text(left, y + 12.5, sign, "t13 b num")
            left += width_of(sign, 13, True) + 1
        elif isinstance(sign, str):
            look = f"ic good-{sign[4:]}" if sign[4:] in GOODS else "ic dim" if sign in PLAIN else "ic"
            drawn += ic(sign, left, y, SIGN, look)
            left += SIGN + 2
        else:
            drawn += goods(scene, sign, left, y, SIGN)
            left += goods_wide(sign, SIGN) + 3
    return drawn


LITERAL = {"1×", "+1", "/", *[f"−{number}" for number in range(10)], *[f"/{number}" for number in range(1, 10)]}
PLAIN = {"next", "minus", "play", "flag"}


def signs_of(ability: Ability, name: str) -> list[str | Price]:
    """An ability as signs: icons by name, words of `LITERAL`, and goods."""
    once = ["1×"] if ability.once else []
    if ability.kind == AFTER:
        return [EVENT_SIGNS[EVENTS[ability.event]], "next", ability.gain.parts]
    if ability.kind == MORE:
        return ["+1", f"sha-{GOODS[ability.good]}", "/", ability.cost]
    if ability.kind == LESS:
        return [f"−{ability.amount}", LESS_SIGNS[LESSENED[ability.event]]]
    if ability.kind == ACTION:
        paid: list[str | Price] = [ability.cost, "next"] if ability.cost else []
        return [*once, "play", *paid, ability.gain.parts]
    if ability.kind == POWER:
        return [ability.cost, "next", ((ENERGY, ability.amount),)]
    if ability.kind == END:
        counted = GOAL_SIGNS[name] if ability.good == TALLY else f"sha-{GOODS[ability.good]}"
        return ["flag", ((VP, 1),), f"/{ability.amount}", counted]
    return [*once, *OWN_SIGNS.get(ability.own, ())]


# Goals.


def progress(scene: Scene, state: Shackleton, place: int, x: float, y: float, width: float, size: float) -> str:
    """How far everybody is with what the goals count."""
    corporation = state.corporation(place)
    words = scene.say("board-goals")
    beside = x + 6 + width_of(words, max(13, size), True)
    drawn = text(x + 1, y + 15, words, "t13 b") + ic(GOAL_SIGNS[corporation.name], beside, y + 3, 15, "ic accent")
    left = x + width
    for seat in range(len(state.agencies) - 1, -1, -1):
        done = corporation.progress(state, place, seat)
        wide = 18 + 8.8 * len(str(done))
        inner = symbol(seat, left - wide, y + 4, 12) + text(left, y + 15, done, "t13 b num end")
        needed = scene.say(f"goal-{corporation.name}", n=done)
        drawn += group(inner, "", scene.say("board-progress", who=scene.speaker.seat(state, seat), done=needed))
        left -= wide + 8
    return drawn


def goal(scene: Scene, state: Shackleton, place: int, level: int, box: Box) -> str:
    """A goal: what it needs, its VP, its slots and who has claimed it."""
    x, y, width, height = box
    corporation = state.corporation(place)
    slots = state.printed.goal_slots[state.seats - 1][level]
    first = 6 * place + 2 * level
    people = [seat for seat in state.claimed[first : first + slots] if seat != NOBODY]
    full = len(people) == slots
    vp, needed = state.printed.goal_vp[level], corporation.goals[level]
    inner = rect(*box, "corp-cell spent" if full else "corp-cell")
    inner += text(x + 6, y + 19, f"≥{needed}", "t14 b num")
    inner += points(vp, x + width - 4, y + 5, amount_tip(scene, VP, vp))
    for number in range(slots):
        middle = (x + width / 2 + 22 * (number - (slots - 1) / 2), y + height - 13)
        inner += circle(*middle, 8.5, "slot-ring")
        if number < len(people):
            inner += at(*middle, f"goal:{people[number]}:{place}", seat_disc(people[number], 9))
    words = scene.say(f"goal-{corporation.name}", n=needed)
    tip = scene.say("board-goal", level=tongue(scene).level(level), needed=words, vp=vp)
    if people:
        tip += f" – {scene.say('board-goal-by', who=names_of(scene, people))}"
    if not full:
        tip += f" – {scene.say('board-goal-open', n=slots - len(people))}"
    return scene.spot(f"goal {corporation.name} {LEVELS[level]}", inner, box, tip)
