"""A player's mat: Surface buildings above the ice, Shelters in it, Ocean buildings below."""

from __future__ import annotations

from ..games.artemis.components import Building
from ..games.artemis.moves import BASE
from ..games.artemis.powers import COLONISTS
from ..games.artemis.state import PLACEMENT, Artemis, Colony
from .artemis_parts import (
    building,
    building_tip,
    colonist,
    disc,
    effect_signs,
    on_board,
    signs,
    slots,
    slug,
    still,
    table_of,
    tile_name,
)  # fmt: skip
from .kit import Box, Numbering, Scene, at, die, group, ic, name_lines, path, rect, shorten, svg, symbol, text

WIDTH = 400
TILE_WIDE, TILE_DEEP, ACROSS = 188, 62, 2
IN_HAND = ("PlaceDie", "ChooseTrainee", "TraineeFrom")


def draw_area(scene: Scene, seat: int) -> str:
    """The mat of a seat."""
    state = table_of(scene)
    colony = state.colonies[seat]
    ids = on_board(state)
    inner = heading(scene, state, seat)
    y = 44.0
    inner += goods(scene, state, colony, y)
    y += 36
    if colony.dice or in_hand(scene, seat) or (state.phase == PLACEMENT and seat == scene.deciding):
        inner += dice(scene, colony, seat, y, ids)
        y += 40
    cards = hand(scene, state, seat, y)
    inner += cards[0]
    y += cards[1]
    surface = [each for each in colony.buildings if not each.ocean]
    ocean = [each for each in colony.buildings if each.ocean]
    above, y = tiles(scene, seat, surface, y, "surface", ids)
    ice = y
    under, y = tiles(scene, seat, ocean, ice + 48, "ocean", ids)
    shell = rect(0, 0, WIDTH, y + 4, "mat", 8)
    shell += path(f"M0 {ice + 22:g}H{WIDTH}V{y - 4:g}A8 8 0 0 1 {WIDTH - 8} {y + 4:g}H8A8 8 0 0 1 0 {y - 4:g}Z", "deep")
    shell += path(f"M1 {ice + 22:g}H{WIDTH - 1}", "iceline")
    body = above + shelters(scene, state, seat, ice, ids) + under
    label = scene.speaker.seat(state, seat)
    look = "board area game-artemis" + (" deciding" if seat == scene.deciding else "")
    edge = rect(1, 1, WIDTH - 2, y + 2, f"edge-line seat-{seat}", 7)
    return svg(WIDTH, y + 4, look, label, shell + edge + inner + body)


def heading(scene: Scene, state: Artemis, seat: int) -> str:
    """Whose mat it is."""
    signs_too = (seat == state.start and state.seats > 1) + (state.variant.relic and state.relic == seat)
    words = shorten(scene.player(seat), 288 - 28 * signs_too, 16, True)
    inner = rect(4, 4, WIDTH - 8, 34, f"name seat-{seat}") + symbol(seat, 12, 12, 18) + text(38, 27, words, "t16 b")
    side = WIDTH - 14.0
    vp = state.colonies[seat].vp
    score = ic("vp", side - 50, 11, 20) + text(side, 27, vp, "t16 b num end")
    inner += group(score, "", scene.say("amount-vp", n=vp))
    if seat == state.start and state.seats > 1:
        inner += group(ic("flag", side - 76, 12, 18), "", scene.say("board-start"))
    if state.variant.relic and state.relic == seat:
        inner += group(ic("relic", side - 50 - 26 * signs_too, 11, 20), "", scene.say("power-relic"))
    return scene.spot(f"player {seat + 1}", inner, (4, 4, WIDTH - 8, 34), scene.player(seat))


def goods(scene: Scene, state: Artemis, colony: Colony, y: float) -> str:
    """What the player owns, in numbers."""
    spaces = len(state.printed.relief)
    kinds = [
        ("energy", colony.energy, scene.say("amount-energy", n=colony.energy)),
        ("mineral", colony.minerals, scene.say("amount-minerals", n=colony.minerals)),
        ("toolkit", colony.toolkits, scene.say("amount-toolkits", n=colony.toolkits)),
        ("badge", colony.badges, scene.say("amount-badges", n=colony.badges)),
        ("relief", colony.relief, scene.say("board-relief", n=colony.relief, spaces=spaces)),
    ]
    drawn = ""
    step = (WIDTH - 12) / len(kinds)
    for place, (icon, amount, tip) in enumerate(kinds):
        left = 8 + step * place
        chip = rect(left, y, step - 4, 28, "chip") + ic(icon, left + 8, y + 5, 18)
        drawn += group(chip + text(left + 48, y + 20, amount, "t16 b num mid"), f"good {icon}", tip)
    return drawn


def in_hand(scene: Scene, seat: int) -> int:
    """The face of the die this seat is placing, 0 without one."""
    frame = scene.frame
    if frame is None or frame.seat != seat or type(frame).__name__ not in IN_HAND:
        return 0
    return int(getattr(frame, "face", 0))


def dice(scene: Scene, colony: Colony, seat: int, y: float, ids: Numbering) -> str:
    """Dice still to place; the one in hand stands apart with its Toolkit buttons."""
    drawn = group(ic("dice", 10, y + 6, 18, "ic dim"), "", scene.say("board-dice-left"))
    x = 38.0
    for face in sorted(set(colony.dice)):
        count = colony.dice.count(face)
        row = "".join(
            die(x + 33 * number, y + 4, 26, seat, face, ids.take(f"die:{seat}:{face}")) for number in range(count)
        )
        wide = 33.0 * count
        own = seat == scene.deciding and scene.asked("ChooseDie")
        drawn += scene.spot(f"die {face}" if own else "", row, (x - 3, y, wide, 34))
        x += wide + 2
    face = in_hand(scene, seat)
    if not face:
        return drawn
    x = max(x + 8, 236)
    drawn += rect(x, y, WIDTH - 8 - x, 34, "hold")
    tip = scene.say("board-in-hand", face=face)
    drawn += die(x + 8, y + 5, 26, seat, face, ids.take(f"die:{seat}:{face}"), tip)
    for place, (move, icon) in enumerate((("toolkit down", "minus"), ("toolkit up", "plus"))):
        button = (x + 46 + place * 34, y + 3, 30, 28)
        if scene.asked("PlaceDie"):
            sign = rect(*button, "button") + ic(icon, button[0] + 8, button[1] + 7, 14)
            drawn += scene.spot(move, sign, button)
    if scene.asked("PlaceDie"):
        drawn += ic("toolkit", x + 118, y + 8, 18, "ic dim")
    return drawn


def hand(scene: Scene, state: Artemis, seat: int, y: float) -> tuple[str, float]:
    """Directives: one's own with their goals, of the others only how many."""
    if not state.variant.directives:
        return "", 0.0
    count = len(state.hands[seat])
    if scene.viewer != seat:
        row = ic("directive", 10, y + 2, 18) + text(38, y + 16, count, "t14 num")
        return group(row, "", scene.say("board-directives-held", n=count)), 26.0
    drawn = ""
    for place, card in enumerate(state.hands[seat].cards):
        name = BASE.directive_names[card]
        top = y + place * 34
        title, goal = scene.say(f"directive-{name}"), scene.say(f"directive-{name}.text")
        row = rect(8, top, WIDTH - 16, 30, "chip") + ic("directive", 14, top + 6, 18)
        row += text(40, top + 20, shorten(title, 210, 13), "t13")
        row += signs(252, top + 15, [f"={state.printed.directives[card]}", "vp"])
        drawn += group(row, "", scene.speaker.pair(title, goal))
        for number, (move, icon) in enumerate(((f"directive {name}", "check"), (f"discard {name}", "cross"))):
            if move in scene.labels or move in scene.refusals:
                button = (WIDTH - 76 + number * 34, top + 1, 30, 28)
                drawn += scene.spot(move, rect(*button, "button") + ic(icon, button[0] + 6, button[1] + 5, 18), button)
    return drawn, 34.0 * count + (4 if count else 0)


def tiles(scene: Scene, seat: int, row: list[Building], y: float, side: str, ids: Numbering) -> tuple[str, float]:
    """The buildings of one side, and where they end."""
    if not row:
        words = scene.say("side-surface") if side == "surface" else scene.say("side-ocean")
        return ic(side, 10, y + 2, 16, "ic dim") + text(32, y + 15, words, "t12 dim"), y + 26
    drawn = ""
    for number, each in enumerate(row):
        x = 8 + number % ACROSS * (TILE_WIDE + 8)
        top = y + number // ACROSS * (TILE_DEEP + 6)
        drawn += tile(scene, (x, top, TILE_WIDE, TILE_DEEP), seat, each, ids)
    return drawn, y + -(-len(row) // ACROSS) * (TILE_DEEP + 6) + 4


def tile(scene: Scene, box: Box, seat: int, each: Building, ids: Numbering) -> str:
    """A building with its staff."""
    x, y, width, height = box
    look = "tile " + ("ocean" if each.ocean else "surface") + (" full" if each.full else "")
    inner = rect(x, y, width, height, look) + rect(x, y, 34, height, "edge") + ic(slug(each.tile), x + 5, y + 6, 24)
    if each.full:
        inner += group(ic("check", x + 9, y + height - 22, 16, "ic good"), "", scene.say("board-full"))
    inner += name_lines(x + 40, y + 14, building(scene, each.tile), width - 44, 12)
    inner += slots(scene, x + 40, y + 35, 22, each, seat, ids)
    moves = own_moves(scene, seat, [f"{verb} {tile_name(each.tile)}" for verb in ("into", "from", "swap", "use")])
    start = x + 46 + 25 * len(each.slots)
    if len(moves) < 2:
        inner += signs(start, y + 46, effect_signs(each.power), 16, x + width - 5 - start)
    tip = building_tip(scene, each.tile)
    if len(moves) == 1:
        return scene.spot(moves[0], inner, box, tip)
    return group(inner, "", tip) + buttons(scene, moves, x + width - 4, y + height - 30)


def own_moves(scene: Scene, seat: int, wanted: list[str]) -> list[str]:
    """Of the moves that belong to one place, all that are legal, or one that is refused."""
    if seat != scene.deciding:
        return []
    legal = [move for move in wanted if move in scene.labels]
    return legal or [move for move in wanted if move in scene.refusals][:1]


def buttons(scene: Scene, moves: list[str], right: float, y: float) -> str:
    """Small targets side by side where one place takes several moves."""
    drawn = ""
    for number, move in enumerate(reversed(moves)):
        button = (right - 34 - number * 36, y, 32, 26)
        icon = "move" if move.startswith("swap") else "arrow"
        drawn += scene.spot(move, rect(*button, "button") + ic(icon, button[0] + 7, button[1] + 4, 18), button)
    return drawn


def shelters(scene: Scene, state: Artemis, seat: int, y: float, ids: Numbering) -> str:
    """The Shelters in the ice, with colonists by type."""
    colony = state.colonies[seat]
    name = scene.say("shelters")
    inner = rect(8, y + 2, WIDTH - 16, 40, "shelter") + ic("shelters", 15, y + 10, 22)
    inner += text(44, y + 27, shorten(name, 76, 13, True), "t13 b")
    places = own_moves(scene, seat, ["shelters", "from shelters", "swap shelters"])
    asked = seat == scene.deciding and not places and not scene.asked("Recruit") and not scene.asked("TrainInto")
    people = ""
    step = 50 if len(places) > 1 else 65
    for kind in range(4):
        count = colony.shelters[kind]
        left = 124 + step * kind
        chip = rect(left, y + 7, step - 5, 30, "chip")
        if count:
            chip += at(left + 4, y + 11, ids.take(f"col:{seat}:{kind}"), disc(kind, 22, "colonist"))
        else:
            chip += still(left + 4, y + 11, kind, 22, "slot")
        chip += text(left + (step + 20) / 2, y + 27, count, "t14 num mid" + (" b" if count else " dim"))
        tip = scene.speaker.pair(colonist(scene, kind), str(count))
        move = f"colonist {COLONISTS[kind]}" if asked else ""
        people += scene.spot(move, chip, (left, y + 7, step - 5, 30), tip)
    warm = sum(colony.shelters) * state.shelter_price
    tip = scene.speaker.pair(name, scene.say("board-shelters", energy=warm))
    if len(places) == 1:
        return scene.spot(places[0], inner + people, (8, y + 2, WIDTH - 16, 40), tip)
    return group(inner + people, "", tip) + buttons(scene, places, WIDTH - 10, y + 9)
