"""What lies before a player: scientists, resources on hand and discarded, cards."""

from __future__ import annotations

from ..games.antarctica.components import YARD_CARDS
from ..games.antarctica.state import Antarctica
from .antarctica_parts import cube, cubes_beside, figure, ship, spare_id, table_of, token, tongue, yard_name, yard_tip
from .kit import Box, Scene, at, fit, group, ic, lines, rect, shorten, svg, symbol, text, width_of

WIDTH = 400
HALF = 188.0  # of two boxes side by side
RIGHT = 204.0  # where the second begins
TOKEN = 30.0


def draw_area(scene: Scene, seat: int) -> str:
    """The mat of a seat."""
    state = table_of(scene)
    inner = heading(scene, state, seat)
    y = 44.0
    inner += people(scene, state, seat, y)
    y += 40
    inner += available(scene, state, seat, (8, y, HALF, 62)) + discarded(scene, state, seat, (RIGHT, y, HALF, 62))
    y += 68
    inner += resources(scene, state, seat, y)
    y += 36
    cards, deep = hand(scene, state, seat, y)
    inner += cards
    y += deep
    built, deep = taken(scene, state, seat, y)
    inner += built
    y += deep + 6
    shell = rect(0, 0, WIDTH, y, "mat", 8) + rect(1, 1, WIDTH - 2, y - 2, f"edge-line seat-{seat}", 7)
    look = "board area game-antarctica" + (" deciding" if seat == scene.deciding else "")
    return svg(WIDTH, y, look, scene.speaker.seat(state, seat), shell + inner)


def heading(scene: Scene, state: Antarctica, seat: int) -> str:
    """Whose mat it is, and the points as things stand."""
    starts = seat == state.start
    words = shorten(scene.player(seat), 278 - 28 * starts, 16, True)
    inner = symbol(seat, 12, 12, 18) + text(38, 27, words, "t16 b")
    total = state.scores()[seat].total
    side = WIDTH - 14.0
    score = ic("vp", side - 28 - width_of(str(total), 16, True), 11, 20) + text(side, 27, total, "t16 b num end")
    who = scene.speaker.seat(state, seat)
    inner += group(score, "", scene.say("board-score-of", who=who, vp=total))
    if starts:
        inner += group(ic("flag", side - 84, 12, 18), "", scene.say("board-start"))
    return group(inner, f"name seat-{seat}", who)


def people(scene: Scene, state: Antarctica, seat: int, y: float) -> str:
    """Scientists ready to go and those still to come."""
    drawn = ""
    for x, icon, name, count, tip in (
        (8.0, "", scene.say("board-supply"), state.supply[seat], scene.say("board-supply.text")),
        (RIGHT, "ant-reserve", scene.say("board-reserve"), state.reserve[seat], scene.say("board-reserve.text")),
    ):
        chip = rect(x, y, HALF, 34, "chip")
        chip += ic(icon, x + 9, y + 6, 22, "ic dim") if icon else figure(seat, x + 8, y + 4, 25)
        chip += text(x + 40, y + 22, shorten(name, HALF - 80, 13), "t13")
        chip += text(x + HALF - 12, y + 24, count, "t20 b num end" + ("" if count else " dim"))
        drawn += group(chip, "", tip)
    return drawn


def available(scene: Scene, state: Antarctica, seat: int, box: Box) -> str:
    """Ships and cubes on hand."""
    mine = seat == scene.deciding
    x, y, _, height = box
    inner = box_of(box, scene.say("board-available"), scene.say("board-available.text"))
    ids = [spare_id(seat, k) for k in range(state.spare_ships[seat])]
    tip = scene.say("board-spare-ships", n=len(ids))
    inner += ships(scene, "spare ship" if mine else "", seat, ids, (x + 4, y + 23, 74, height - 27), tip)
    ids = cubes_beside(state, seat)[0]
    tip = scene.say("board-spare-cubes", n=len(ids))
    return inner + cubes(scene, "cube" if mine else "", seat, ids, (x + 80, y + 23, 104, height - 27), tip)


def discarded(scene: Scene, state: Antarctica, seat: int, box: Box) -> str:
    """Ships and cubes given away for a scientist each; here one more can go."""
    x, y, _, height = box
    inner = box_of(box, scene.say("board-discarded"), scene.say("board-discarded.text"), "well-box")
    ids = [f"ship:{seat}:lost:{k}" for k in range(state.lost_ships[seat])]
    tip = scene.say("board-lost-ships", n=len(ids))
    inner += ships(scene, "", seat, ids, (x + 4, y + 23, 92, height - 27), tip)
    ids = cubes_beside(state, seat)[1]
    tip = scene.say("board-lost-cubes", n=len(ids))
    inner += cubes(scene, "", seat, ids, (x + 98, y + 23, 86, height - 27), tip)
    return scene.spot("discard" if seat == scene.deciding else "", inner, box, scene.say("board-discarded.text"))


def box_of(box: Box, name: str, tip: str, look: str = "chip") -> str:
    """A box with its name."""
    x, y, width, height = box
    inner = rect(x, y, width, height, look) + text(x + 8, y + 17, shorten(name, width - 16, 12), "t12 dim")
    return group(inner, "", tip)


def ships(scene: Scene, move: str, seat: int, ids: list[str], box: Box, tip: str) -> str:
    """Ships of a seat with their number."""
    return pieces(scene, move, ids, ship(seat, 0, "", 0.8), "ant-ship", box, tip)


def cubes(scene: Scene, move: str, seat: int, ids: list[str], box: Box, tip: str) -> str:
    """Cubes of a seat with their number."""
    return pieces(scene, move, ids, cube(seat, 17), "ant-cube", box, tip)


def pieces(scene: Scene, move: str, ids: list[str], drawn: str, icon: str, box: Box, tip: str) -> str:
    """Pieces side by side with their number, closer together where there are many; without any, their sign."""
    x, y, width, height = box
    middle = y + height / 2
    if not ids:
        inner = ic(icon, x + 6, middle - 9, 18, "ic dim") + text(x + 30, middle + 6, 0, "t16 b num dim")
        return scene.spot(move, inner, box, tip)
    step = min(20.0, (width - 40) / max(1, len(ids) - 1))
    inner = "".join(at(x + 14 + step * place, middle, piece, drawn) for place, piece in enumerate(ids))
    inner += text(x + 14 + step * (len(ids) - 1) + 14, middle + 6, len(ids), "t16 b num")
    return scene.spot(move, inner, box, tip)


def resources(scene: Scene, state: Antarctica, seat: int, y: float) -> str:
    """The Resource cards, which are open."""
    drawn = ""
    for x, icon, name, count, tip in (
        (8.0, "ant-basic-card", scene.say("board-basic"), state.basic[seat], scene.say("resource-basic")),
        (RIGHT, "ant-expertise-card", scene.say("board-expertise-short"), state.expertise[seat],
         scene.say("resource-expertise")),
    ):  # fmt: skip
        look = "" if count else " dim"
        chip = rect(x, y, HALF, 30, "chip" if count else "space") + ic(icon, x + 8, y + 5, 20, f"ic{look}")
        chip += text(x + 36, y + 20, shorten(name, HALF - 64, 13), f"t13{look}")
        drawn += group(chip + text(x + HALF - 12, y + 21, count, f"t16 b num end{look}"), "", f"{tip} ×{count}")
    return drawn


def hand(scene: Scene, state: Antarctica, seat: int, y: float) -> tuple[str, float]:
    """Shipyard cards: one's own, or open ones, by name; of the others only how many. With how tall it is."""
    cards = state.hands[seat].cards
    title = scene.say("board-hand", n=len(cards))
    drawn = group(ic("ant-yard", 12, y + 3, 18) + text(38, y + 17, title, "t13"), "", scene.say("board-hand.text"))
    if not (scene.viewer == seat or state.variant.open_hands):
        return drawn, 28.0
    kinds = sorted(set(cards))
    for place, kind in enumerate(kinds):
        x, top = (8.0, RIGHT)[place % 2], y + 26 + place // 2 * 38
        chip = rect(x, top, HALF, 34, "card") + ic(f"ant-{YARD_CARDS[kind]}", x + 7, top + 6, 22)
        many = cards.count(kind)
        chip += card_name(x + 36, top + 17, yard_name(scene, kind), HALF - (64 if many > 1 else 42))
        if many > 1:
            chip += text(x + HALF - 8, top + 22, f"×{many}", "t14 b num end")
        move = f"play {YARD_CARDS[kind]}" if seat == scene.deciding else ""
        drawn += scene.spot(move, chip, (x, top, HALF, 34), yard_tip(scene, kind))
    return drawn, 28.0 + -(-len(kinds) // 2) * 38


def card_name(x: float, middle: float, words: str, room: float) -> str:
    """A name on one line, or smaller on two where it would be cut."""
    if width_of(words, 13) <= room:
        return text(x, middle + 5, words, "t13")
    found = fit(words, room, 12, 2)
    return lines(x, middle + (-2 if len(found) > 1 else 4), list(found), 14, "t12")


def taken(scene: Scene, state: Antarctica, seat: int, y: float) -> tuple[str, float]:
    """Building cards in front of a player: how many, how many with an asterisk, and which. With how tall it is."""
    cards = state.taken[seat]
    stars = sum(state.printed.cards[card].asterisk for card in cards)
    title = ic("deck", 12, y + 3, 18) + text(38, y + 17, scene.say("board-taken", n=len(cards)), "t13")
    drawn = group(title, "", scene.say("board-taken.text"))
    star = ic("ant-asterisk", WIDTH - 52, y + 3, 17) + text(WIDTH - 14, y + 17, stars, "t14 b num end")
    drawn += group(star, "", scene.say("board-asterisks", n=stars))
    across = int((WIDTH - 16) / (TOKEN + 2))
    for place, card in enumerate(cards):
        x = 8 + TOKEN / 2 + place % across * (TOKEN + 2)
        top = y + 27 + TOKEN / 2 + place // across * (TOKEN + 4)
        one = token(state, state.printed.cards[card].builds, x, top, TOKEN - 2)
        drawn += group(one, "", tongue(scene).card(state, card))
    return drawn, 28.0 + -(-len(cards) // across) * (TOKEN + 4)
