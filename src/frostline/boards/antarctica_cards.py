"""Beside the ring: the three piles of building cards, the Shipyard, and the points as things stand."""

from __future__ import annotations

from ..games.antarctica.components import BUILDINGS, CENTERS, DECKS, YARD_CARDS
from ..games.antarctica.state import NO_CARD, PLAYING, Antarctica
from .antarctica_parts import building_tip, table_of, token, tongue, yard_tip
from .kit import Box, Scene, fit, group, ic, lines, pick, rect, shorten, symbol, text, width_of

PILE = 106.0  # how tall a pile of building cards is


def pile(scene: Scene, box: Box, deck: int, size: float = 12) -> str:
    """A pile by its top card: what it needs, what it builds, who goes along, and what it brings."""
    state = table_of(scene)
    x, y, width, height = box
    top, below = state.tops[deck], len(state.decks[deck])
    name = deck_name(scene, deck)
    count = below if top != NO_CARD else 0
    head = text(x + 8, y + 16, shorten(name, width - 58, size), "t12 dim") + rest(scene, x + width - 8, y, count)
    if top == NO_CARD:
        inner = rect(x, y, width, height, "space") + head
        words = fit(scene.say("board-pile-empty"), width - 16, 13, 2)
        inner += lines(x + width / 2, y + height / 2 + 4, list(words), 16, "t13 dim mid")
        return group(inner, "empty-pile", scene.say(f"deck-{DECKS[deck]}"))
    inner = stacked(x, y, width, height, below) + rect(x, y, width, height, "card") + head
    inner += recipe(scene, state, top, x, y + 38, width) + price(scene, state, top, x, y + height - 21, width)
    words = fit(short_name(scene, state.printed.cards[top].builds), width - 10, size, 2, True)
    line = y + (71 if len(words) == 1 else 67)
    inner += lines(x + width / 2, line, list(words), 13.5, "t12 b mid")
    tip = scene.speaker.pair(scene.say(f"deck-{DECKS[deck]}"), tongue(scene).card(state, top))
    return scene.spot(pick(scene, f"build {state.printed.card_names[top]}"), inner, box, tip)


def short_name(scene: Scene, building: int) -> str:
    """The name of a building where room is short."""
    if BUILDINGS[building] not in CENTERS:
        return tongue(scene).building(building)
    names = (scene.say("board-rc-inland"), scene.say("board-rc-coastal"), scene.say("board-rc-naval"))
    return names[CENTERS.index(BUILDINGS[building])]


def deck_name(scene: Scene, deck: int) -> str:
    """The short name of a pile."""
    return (scene.say("board-deck-basic"), scene.say("board-deck-double"), scene.say("board-deck-advanced"))[deck]


def rest(scene: Scene, right: float, y: float, count: int) -> str:
    """How many cards lie below the top one."""
    inner = ic("deck", right - 36, y + 4, 15, "ic dim") + text(right, y + 16, count, "t12 num end dim")
    return group(inner, "", scene.say("board-below", n=count))


def stacked(x: float, y: float, width: float, height: float, below: int) -> str:
    """The edges of the cards underneath."""
    deep = min(2, below)
    return "".join(rect(x + 2 * k, y + 2 * k, width, height, "card under") for k in range(deep, 0, -1))


def recipe(scene: Scene, state: Antarctica, number: int, x: float, middle: float, width: float) -> str:
    """What a card requires, and what it builds."""
    card = state.printed.cards[number]
    wide = 28 * len(card.requires) + 22 + 34
    left = x + (width - wide) / 2 + 13
    drawn = ""
    for place, kind in enumerate(card.requires):
        need = token(state, kind, left + 28 * place, middle, 25)
        drawn += group(need, "", scene.say("board-needs", building=building_tip(scene, kind)))
    left += 28 * len(card.requires) - 13
    drawn += ic("arrow", left + 1, middle - 8, 16)
    built = token(state, card.builds, left + 38, middle, 33)
    return drawn + group(built, "", scene.say("board-builds", building=building_tip(scene, card.builds)))


def price(scene: Scene, state: Antarctica, number: int, x: float, y: float, width: float) -> str:
    """Scientists that go along, research points and asterisk of a card."""
    card = state.printed.cards[number]
    signs = [
        ("ant-scientist", str(card.scientists), scene.say("board-takes", n=card.scientists)),
        ("ant-research", f"+{card.points}", scene.say("board-points", n=card.points)),
    ]
    if card.asterisk:
        signs.append(("ant-asterisk", "", scene.say("board-asterisk")))
    left = x + (width - 42 * 2 - 18 * card.asterisk) / 2
    drawn = ""
    for icon, words, tip in signs:
        one = ic(icon, left, y, 17) + (text(left + 20, y + 13.5, words, "t14 b num") if words else "")
        drawn += group(one, "", tip)
        left += 44
    return drawn


def stocks(scene: Scene, box: Box, size: float = 12) -> str:
    """The Shipyard pile and the Expertise cards; below them, for whoever may take one, the kinds on offer."""
    state = table_of(scene)
    x, y, width, _ = box
    half = (width - 8) / 2
    packet = len(state.packet)
    yard = len(state.shipyard)
    tip = scene.say("board-draft", n=packet, rest=yard) if packet else scene.say("board-yard", n=yard)
    name = scene.say("board-yard-short")
    drawn = stock((x, y, half, 30), "ant-yard", name, yard, tip, size)
    left = state.expertise_pile
    tip = scene.say("board-expertise", n=left)
    drawn += stock(
        (x + half + 8, y, half, 30), "ant-expertise-card", scene.say("board-expertise-short"), left, tip, size
    )
    return drawn + offered(scene, state, (x, y + 34, width, 30))


def stock(box: Box, icon: str, name: str, count: int, tip: str, size: float) -> str:
    """A pile by its sign, name and size."""
    x, y, width, height = box
    inner = rect(x, y, width, height, "chip") + ic(icon, x + 6, y + 6, 18)
    inner += text(x + 29, y + 19.5, shorten(name, width - 54, size), "t12")
    return group(inner + text(x + width - 8, y + 20, count, "t14 b num end"), "", tip)


def offered(scene: Scene, state: Antarctica, box: Box) -> str:
    """The Shipyard cards somebody chooses from, if the viewer may see them."""
    cards = shown(scene, state)
    if not cards:
        return ""
    x, y, width, height = box
    wide = 58.0
    kinds = sorted(set(cards))
    left = x + (width - wide * len(kinds) - 4 * (len(kinds) - 1)) / 2
    drawn = ""
    for kind in kinds:
        one = rect(left, y, wide, height, "card") + ic(f"ant-{YARD_CARDS[kind]}", left + 5, y + 4, 22)
        one += text(left + 31, y + 20, f"×{cards.count(kind)}", "t14 b num")
        drawn += scene.spot(f"take {YARD_CARDS[kind]}", one, (left, y, wide, height), yard_tip(scene, kind))
        left += wide + 4
    return drawn


def shown(scene: Scene, state: Antarctica) -> list[int]:
    """The cards of the pile or the packet that is being searched, for eyes that may see them."""
    for asked, cards in (("TakeCard", state.shipyard), ("DraftCard", state.packet)):
        if scene.asked(asked) and (state.variant.open_hands or cards.owner == scene.viewer >= 0):
            return cards.cards
    return []


def scores(scene: Scene, box: Box, size: float = 12) -> str:
    """What everybody would have if the game ended now; whose turn it is, and who began."""
    state = table_of(scene)
    x, y, width, height = box
    words = scene.say("board-score-final") if not state.agenda else scene.say("board-score")
    inner = rect(x, y, width, height, "card") + text(x + 8, y + 16, shorten(words, width - 16, size), "t12 dim")
    inner = group(inner, "", words)
    step = min(24.0, (height - 24) / state.seats)
    for seat, sheet in enumerate(state.scores()):
        inner += score(scene, state, seat, sheet.total, (x + 4, y + 21 + step * seat, width - 8, step - 1))
    return inner


def score(scene: Scene, state: Antarctica, seat: int, total: int, box: Box) -> str:
    """One seat's line."""
    x, y, width, height = box
    turn = seat == state.active and state.phase == PLAYING
    look = "seat-chip" + (" turn" if turn else "") + (" deciding" if seat == scene.deciding else "")
    middle = y + height / 2
    inner = rect(x, y, width, height, look, 5) + symbol(seat, x + 4, middle - 6.5, 13)
    right = x + width - 10 - width_of(str(total), 14, True)
    flag = 15 * (seat == state.start)
    room = right - flag - x - 22
    inner += text(x + 21, middle + 4.5, shorten(scene.player(seat), room, 12, turn), "t12" + (" b" if turn else ""))
    inner += text(x + width - 6, middle + 5, total, "t14 b num end")
    tip = scene.say("board-score-of", who=scene.speaker.seat(state, seat), vp=total)
    drawn = group(inner, f"seat-{seat}", tip + (" – " + scene.say("board-turn-of") if turn else ""))
    if flag:
        drawn += group(ic("flag", right - flag, middle - 6.5, 13), "", scene.say("board-start"))
    return drawn
