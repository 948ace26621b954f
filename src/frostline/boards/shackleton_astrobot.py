"""AstroBot: Development, goal markers, the cards of the round, its base and Projects."""

from __future__ import annotations

from ..games.shackleton.components import BOT_ACTIONS, KINDS, LETTERS, PLACES, SYMBOLS, TYPES, SoloCard
from ..games.shackleton.corporations import artemis_tours
from ..games.shackleton.corporations.artemis_tours import ArtemisTours
from ..games.shackleton.goods import REPUTATION, VP
from ..games.shackleton.solo import is_hard
from ..games.shackleton.state import NO_GOAL, Shackleton
from .icons import ICONS, p
from .kit import Box, Scene, at, circle, group, ic, rect, shorten, symbol, text, width_of
from .shackleton_base import DEEP, draw_base
from .shackleton_base import WIDTH as BASE_WIDTH
from .shackleton_boards_1 import cells
from .shackleton_corporations import project_tip
from .shackleton_parts import (
    amount_tip,
    astronaut,
    corporation_icon,
    points,
    points_wide,
    seat_disc,
    table_of,
    tongue,
)

ICONS["sha-triangle"] = p("M12 20.5 3 5h18Z")
ICONS["sha-clockwise"] = p("M19.8 15A8.5 8.5 0 1 1 20 9.5M20.5 3.5v6h-6")
ICONS["sha-counterclockwise"] = p("M4.2 15A8.5 8.5 0 1 0 4 9.5M3.5 3.5v6h6")
CARD = 114.0  # how tall an action card is
PAD = 8.0
WIDE = 700.0  # from where two columns fit
ACROSS = {True: 7, False: 3}  # cards side by side


def astrobot(scene: Scene, x: float, y: float, width: float, size: float = 12.0) -> tuple[str, float]:
    """AstroBot and how tall it is: its board beside its base, or above it, and the cards below."""
    state = table_of(scene)
    two = width >= WIDE
    column = width - 2 * PAD if not two else width - BASE_WIDTH - 3 * PAD
    drawn = heading(scene, state, x + PAD, y + 4, column)
    top = y + 40
    drawn += development(scene, state, x + PAD, top, column)
    top += 70
    for part in (markers, possessions):
        shown, deep = part(scene, state, x + PAD, top, column, size)
        drawn += shown
        top += deep
    if two:
        drawn += draw_base(scene, state.bot(), x + width - PAD - BASE_WIDTH, y + PAD)
        top = max(top, y + PAD + DEEP)
    else:
        drawn += draw_base(scene, state.bot(), x + (width - BASE_WIDTH) / 2, top)
        top += DEEP
    shown, deep = cards(scene, state, x + PAD, top, width - 2 * PAD, ACROSS[two])
    height = top + deep + PAD - y
    return rect(x, y, width, height, "panel") + drawn + shown, height


def heading(scene: Scene, state: Shackleton, x: float, y: float, width: float) -> str:
    """Name, VP, Reputation, and the astronauts it still has to deploy."""
    bot = state.bot()
    agency = state.agencies[bot]
    name = scene.speaker.seat(state, bot)
    inner = symbol(bot, x, y + 6, 18) + ic("bot", x + 23, y + 4, 21, "ic accent")
    inner += text(x + 50, y + 21, name, "t16 b")
    drawn = group(inner, "", name)
    right = x + width
    for good, icon in ((VP, "vp"), (REPUTATION, "sha-reputation")):
        amount = agency.goods[good]
        wide = 9.6 * len(str(amount)) + 22
        look = "ic accent" if good == VP else "ic good-reputation"
        one = ic(icon, right - wide, y + 6, 18, look) + text(right, y + 21, amount, "t16 b num end")
        drawn += group(one, "", amount_tip(scene, good, amount))
        right -= wide + 12
    people = [kind for kind in range(len(TYPES)) for _ in range(agency.crew[kind])]
    left = x + 62 + width_of(name, 16, True)
    step = min(22.0, (right - left - 12) / 6)
    inner = ""
    for number, kind in enumerate(people):
        piece = astronaut(scene, kind, -10, -10, 20)
        inner += at(left + 10 + step * number, y + 15, f"astronaut:{kind}:c{bot}-{number}", piece)
    return drawn + group(inner, "", scene.say("board-bot-crew", crew=tongue(scene).crew(agency.crew)))


def development(scene: Scene, state: Shackleton, x: float, y: float, width: float) -> str:
    """The Development track: what AstroBot builds, saves and claims at each level."""
    printed, level = state.printed, state.astrobot().development
    words = scene.say("board-development")
    drawn = ic("sha-development", x, y, 18, "ic accent") + text(x + 24, y + 14, words, "t13 b")
    for each, (left, wide) in enumerate(cells(x, width, printed.development_most + 1, 3)):
        kind = printed.bot_structures[each]
        now = each == level
        inner = rect(left, y + 22, wide, 42, "corp-now" if now else "corp-cell")
        inner += text(left + 5, y + 36, each, "t13 b num" if now else "t13 num dim")
        inner += ic(f"sha-{KINDS[kind]}", left + wide - 19, y + 25, 15, "ic")
        if now:
            inner += at(left + 8, y + 54, "development", seat_disc(state.bot(), 6))
        if printed.bot_discount[each]:
            inner += text(left + wide - 14.5, y + 58, f"−{printed.bot_discount[each]}", "t12 b num end")
            inner += ic("sha-energy", left + wide - 14, y + 47, 12, "ic good-energy")
        tip = scene.say(
            "board-development.text", n=each, of=printed.development_most, structure=scene.say(f"kind-{KINDS[kind]}"),
            less=printed.bot_discount[each], level=tongue(scene).level(printed.bot_goals[each]),
        )  # fmt: skip
        drawn += group(inner, "", tip)
    return drawn


def markers(
    scene: Scene, state: Shackleton, x: float, y: float, width: float, size: float
) -> tuple[str, float]:  # fmt: skip
    """A goal track for each Corporation, with the side its solo card lies on."""
    automa, bot = state.astrobot(), state.agencies[state.bot()]
    length = state.printed.bot_goal_track
    drawn = ""
    for place, (left, wide) in enumerate(cells(x, width, PLACES, 4)):
        number, hard = state.corps[place], int(is_hard(state, place))
        name = tongue(scene).corporation(number)
        inner = rect(left, y, wide, 52, "corp-cell") + circle(left + 14, y + 14, 9, "corp-letter")
        inner += text(left + 14, y + 18.5, LETTERS[place].upper(), "t12 b mid corp-letter-ink")
        inner += corporation_icon(number, left + 27, y + 5, 18)
        words = scene.say("board-bot-difficulty", hard=hard)
        inner += text(left + wide - 6, y + 19, shorten(words, wide - 54, size), "t12 end")
        inner = group(inner, "", scene.say("board-bot-side", corporation=name, hard=hard))
        claimed = bot.goals[place]
        one = ""
        if claimed != NO_GOAL:
            one = ic("sha-goal", left + 6, y + 30, 16, "ic good")
            one += text(left + 27, y + 43, shorten(tongue(scene).level(claimed), wide - 32, size), "t12")
            tip = scene.say("board-bot-claimed", corporation=name, level=tongue(scene).level(claimed))
        else:
            step = (wide - 20) / length
            one = rect(left + 10, y + 37, wide - 20, 2, "bar-part", 1)
            for each in range(length + 1):
                one += circle(left + 10 + step * each, y + 38, 4 if each < length else 6, "slot-ring filled")
            spot = left + 10 + step * automa.markers[place]
            one += at(spot, y + 38, f"bot-goal:{place}", seat_disc(state.bot(), 8))
            tip = scene.say("board-bot-goal", corporation=name, n=automa.markers[place], of=length)
        drawn += inner + group(one, "", tip)
    return drawn, 58.0


def possessions(
    scene: Scene, state: Shackleton, x: float, y: float, width: float, size: float
) -> tuple[str, float]:  # fmt: skip
    """Its Projects, and the Tourist spots of its solo card."""
    own = state.agencies[state.bot()].projects
    drawn, top = "", y
    wide = (width - 4) / 2
    for number, card in enumerate(own):
        left, top = x + (wide + 4) * (number % 2), y + 28 * (number // 2)
        printed = state.printed.projects[card]
        inner = rect(left, top, wide, 25, "card") + corporation_icon(printed.corporation, left + 4, top + 4.5, 16)
        room = wide - 32 - points_wide(printed.vp)
        inner += text(left + 24, top + 17, shorten(tongue(scene).project(card), room, size), "t12")
        inner += points(printed.vp, left + wide - 3, top + 3.5, amount_tip(scene, VP, printed.vp))
        drawn += group(inner, "", project_tip(scene, state, card))
    top = y + 28.0 * -(-len(own) // 2)
    for place in range(PLACES):
        tours = state.corporation(place)
        if isinstance(tours, ArtemisTours):
            drawn += spots(scene, state, tours, place, x, top, width)
            top += 28
    return drawn, top - y + 2


def spots(
    scene: Scene, state: Shackleton, tours: ArtemisTours, place: int, x: float, y: float, width: float
) -> str:  # fmt: skip
    """The Tourist spots of AstroBot's solo card, used from the lowest value on."""
    values = sorted(tours.solo[is_hard(state, place)])
    used = artemis_tours.board_of(state, place).hosted[state.bot()]
    inner = ic("sha-spot", x, y + 3, 18, "ic accent")
    for number, (left, wide) in enumerate(cells(x + 26, min(width - 26, 260), len(values), 4)):
        inner += rect(left, y, wide, 24, "corp-cell spent" if number < used else "corp-cell")
        if number < used:
            inner += at(left + wide / 2, y + 12, f"tourist:{state.bot()}:s{number}", seat_disc(state.bot(), 8))
        else:
            inner += text(left + wide / 2, y + 17, values[number], "t13 b num mid")
    words = ", ".join(str(value) for value in values)
    return group(inner, "", scene.say("board-bot-spots", spots=words, n=used))


# Cards.


def cards(scene: Scene, state: Shackleton, x: float, y: float, width: float, across: int) -> tuple[str, float]:
    """The cards of this round in the order they came; the last two matter."""
    automa = state.astrobot()
    words = scene.say("board-cards")
    drawn = ic("deck", x, y + 3, 17, "ic accent") + text(x + 23, y + 16, words, "t13 b")
    drawn += text(x + width, y + 16, scene.say("board-cards-left", n=len(automa.deck)), "t12 dim end")
    for number, which in enumerate(automa.row):
        left, wide = cells(x, width, across)[number % across]
        top = y + 24 + (CARD + 5) * (number // across)
        drawn += card(scene, state, which, len(automa.row) - 1 - number, (left, top, wide, CARD))
    return drawn, 24 + (CARD + 5) * -(-len(automa.row) // across)


def card(scene: Scene, state: Shackleton, which: int, age: int, box: Box) -> str:
    """An action card: letters at both sides, its symbol, three rows, the triangle and the arrow."""
    x, y, width, _ = box
    printed = state.printed.solo_cards[which]
    inner = rect(*box, "card" if age < 2 else "corp-cell spent")
    if not age:
        inner += rect(x + 1.5, y + 1.5, width - 3, CARD - 3, "card-now", 5)
    inner += letters(printed.left, -1, x + 5, y + 5)
    inner += letters(printed.right, printed.red, x + width - 43, y + 5)
    symbol_name = SYMBOLS[printed.symbol]
    inner += ic(f"sha-{symbol_name}", x + width / 2 - 8, y + 5, 16, "ic accent")
    for number, (kind, action) in enumerate(zip(printed.types, printed.actions, strict=True)):
        inner += row(scene, kind, action, x + 6, y + 28 + 22 * number)
    inner += aim(scene, printed, x + width - 6, y)
    if age < 2:
        words = scene.say("board-card-previous") if age else scene.say("board-card-now")
        inner += text(x + width / 2, y + CARD - 8, words, "t12 mid dim")
    said = [LETTERS[each].upper() for each in (*printed.left, *printed.right, printed.red)]
    tip = scene.say(
        "board-card", n=which + 1, left=f"{said[0]} {said[1]}", right=f"{said[2]} {said[3]}", red=said[4],
        symbol=symbol_name,
    )  # fmt: skip
    if not age:
        tip += f" – {scene.say('board-card-aims')}"
    return at(0, 0, f"card:{which}", group(inner, "", tip))


def letters(found: list[int], red: int, x: float, y: float) -> str:
    """Two letters of Corporations; the red one counts when both are shared."""
    drawn = ""
    for number, letter in enumerate(found):
        drawn += circle(x + 9 + 20 * number, y + 9, 8.5, "corp-letter red" if letter == red else "corp-letter")
        drawn += text(x + 9 + 20 * number, y + 13.5, LETTERS[letter].upper(), "t12 b mid corp-letter-ink")
    return drawn


def row(scene: Scene, kind: int, action: int, x: float, y: float) -> str:
    """A row: with this astronaut, that action."""
    inner = astronaut(scene, kind, x, y, 19) + ic("next", x + 21, y + 4, 11, "ic dim")
    inner += ic(f"sha-{BOT_ACTIONS[action]}", x + 34, y + 1, 17)
    name, what = scene.say(f"astronaut-{TYPES[kind]}"), scene.say(f"bot-action-{BOT_ACTIONS[action]}")
    return group(inner, "", scene.say("board-card-row", astronaut=name, action=what))


def aim(scene: Scene, printed: SoloCard, right: float, y: float) -> str:
    """The slot the triangle points at, and the way round."""
    inner = ic("sha-triangle", right - 42, y + 31, 17, "ic accent")
    inner += text(right, y + 44, printed.triangle + 1, "t14 b num end")
    inner += ic("sha-clockwise" if printed.clockwise else "sha-counterclockwise", right - 20, y + 54, 20, "ic accent")
    arrow = scene.say("arrow-clockwise") if printed.clockwise else scene.say("arrow-counterclockwise")
    return group(inner, "", scene.say("board-card-aim", slot=printed.triangle + 1, arrow=arrow))
