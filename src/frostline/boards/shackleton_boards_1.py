"""The Corporations' own boards, first half: Artemis Tours, Selenium Research, Moon Mining, Space Robotics.

Each function draws a board below `y` in a width; how tall it is stands above, so that boards side by side can match.
"""

from __future__ import annotations

from ..core.state import NOBODY
from ..games.shackleton.corporations import artemis_tours, moon_mining, selenium_research, space_robotics
from ..games.shackleton.corporations.artemis_tours import TOURISTS, ArtemisTours
from ..games.shackleton.corporations.moon_mining import MoonMining
from ..games.shackleton.corporations.selenium_research import BASALT, KINDS, SAMPLES, STACKS, SeleniumResearch
from ..games.shackleton.corporations.space_robotics import COLUMNS, POSITIONS, SpaceRobotics
from ..games.shackleton.goods import CREDITS, Price
from ..games.shackleton.state import EMPTY
from ..text.shackleton_boards import priced
from .kit import Box, Scene, at, group, ic, pick, rect, symbol, text
from .shackleton_parts import (
    amount_tip,
    good_icon,
    goods,
    goods_wide,
    points,
    points_wide,
    seat_disc,
    table_of,
    token,
    tongue,
)

TILE = 64.0  # how tall an Experiment is
CARGO = 44.0  # how tall a slot of the cargo Shuttle is
FACTORY = 73.0  # how tall a position of the grid is
SPOT = 34.0
TOURS_DEEP = 28 + SPOT  # how tall the whole boards are
SELENIUM_DEEP = TILE + 26
MINING_DEEP = 2 * (CARGO + 5) - 5
ROBOTICS_DEEP = 3 * (FACTORY + 4) + 20
FINE = 13.0  # the size of signs where it is close


def sign_size(width: float) -> float:
    """The size of signs: finer where three boards stand side by side."""
    return FINE if width < 300 else 15.0


def cells(x: float, width: float, count: int, gap: float = 5.0) -> list[tuple[float, float]]:
    """Left edges and width of so many boxes side by side."""
    wide = (width - gap * (count - 1)) / count
    return [(x + (wide + gap) * number, wide) for number in range(count)]


def middle_goods(scene: Scene, parts: Price, middle: float, y: float, size: float = 15.0, look: str = "") -> str:
    """Goods around a middle."""
    return goods(scene, parts, middle - goods_wide(parts, size) / 2, y, size, look)


def names_of(scene: Scene, seats: list[int]) -> str:
    """Players and AstroBot by name."""
    return ", ".join(scene.speaker.seat(table_of(scene), seat) for seat in seats)


# Artemis Tours.


def tours(scene: Scene, place: int, x: float, y: float, width: float) -> str:
    """Artemis Tours: the queue, what guests bring, and the spots everybody shares."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, ArtemisTours)
    waiting = corporation.queue(state, place)
    inner = ic("sha-queue", x + 2, y + 2, 20, "ic accent") + text(x + 28, y + 17, waiting, "t14 b num")
    drawn = group(inner, "", scene.say("board-queue", n=waiting))
    price: Price = ((CREDITS, corporation.income_each),)
    left = x + width - goods_wide(price) - 26
    inner = good_icon(TOURISTS, left - 14, y + 4) + ic("next", left + 4, y + 6, 12, "ic dim")
    inner += goods(scene, price, left + 20, y + 4)
    drawn += group(inner, "", scene.say("board-hosted-income", goods=tongue(scene).goods(price)))
    values = corporation.spot_vp[state.seats - 1]
    for number, (left, wide) in enumerate(cells(x, width, len(values))):
        drawn += spot(scene, place, number, f"host board {number + 1}", (left, y + 28, wide, SPOT))
    return drawn


def spot(scene: Scene, place: int, number: int, move: str, box: Box) -> str:
    """A Tourist spot, of the board or of a Project: its VP, or whose guest is there."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, ArtemisTours)
    x, y, width, height = box
    vp = corporation.value(state, number)
    owner = artemis_tours.board_of(state, place).spots[number]
    if owner == NOBODY:
        inner = rect(*box, "corp-cell") + ic("vp", x + width / 2 - 15, y + height / 2 - 7, 14, "ic accent")
        inner += text(x + width / 2 + 4, y + height / 2 + 5, vp, "t14 b num")
        return scene.spot(move, inner, box, scene.say("board-spot-vp", vp=vp))
    inner = rect(*box, "corp-cell spent") + good_icon(TOURISTS, x + width / 2 - 17, y + height / 2 - 8, 16)
    inner += at(x + width / 2 + 9, y + height / 2, f"tourist:{owner}:{number}", seat_disc(owner, 8))
    tip = scene.say("board-spot-used", vp=vp, who=scene.speaker.seat(state, owner))
    return scene.spot(move, inner, box, tip)


# Selenium Research.


def selenium(scene: Scene, place: int, x: float, y: float, width: float) -> str:
    """Selenium Research: three Experiments on their stacks, and who has done which."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, SeleniumResearch)
    board = selenium_research.board_of(state, place)
    drawn = ""
    for stack, (left, wide) in enumerate(cells(x, width, len(STACKS))):
        drawn += experiment(scene, place, stack, (left, y, wide, TILE))
    y += TILE + 6
    vp = corporation.set_vp
    drawn += points(vp, x + width, y, scene.say("board-set", vp=vp))
    people = len(state.agencies) if not state.automa else 1  # AstroBot keeps no tiles
    for seat, (left, _) in enumerate(cells(x, width - points_wide(vp), people, 0)):
        counts = corporation.by_stack(board, seat)
        inner = symbol(seat, left, y + 3, 12) + text(left + 15, y + 13.5, "·".join(map(str, counts)), "t13 num")
        words = ", ".join(f"{scene.say(f'stack-{name}')} {counts[number]}" for number, name in enumerate(STACKS))
        drawn += group(inner, "", scene.say("board-progress", who=scene.speaker.seat(state, seat), done=words))
    return drawn


def experiment(scene: Scene, place: int, stack: int, box: Box) -> str:
    """A stack with its face-up Experiment: the samples above, the reward below."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, SeleniumResearch)
    board = selenium_research.board_of(state, place)
    x, y, width, _ = box
    tile, below = board.faces[stack], len(board.stacks[stack])
    move, name = f"experiment {STACKS[stack]}", scene.say(f"stack-{STACKS[stack]}")
    if tile == EMPTY:
        inner = rect(*box, "space") + ic("sha-experiment", x + width / 2 - 9, y + 22, 18, "ic dim")
        return scene.spot(move, inner, box, scene.say("board-stack-empty", stack=name))
    printed = corporation.tiles[tile]
    fine = sign_size(width * 3)
    inner = rect(*box, "card") + samples(printed.text, x + width / 2, y + 5, fine + 1)
    inner += ic("next", x + 5, y + 25, 12, "ic dim") + ic("deck", x + width - 32, y + 46, 13, "ic dim")
    inner += text(x + width - 16, y + 57, below, "t12 num dim")
    inner += reward(scene, printed.reward.parts, x + 18, y + 24, fine)
    words = str(tongue(scene).value(state, "experiment", tile))
    return scene.spot(move, inner, box, scene.say("board-stack", stack=name, text=words, n=below))


def reward(scene: Scene, parts: Price, x: float, y: float, size: float) -> str:
    """What an Experiment gives: two goods side by side, a third one below."""
    return goods(scene, parts[:2], x, y, size) + goods(scene, parts[2:], x, y + 20, size)


def samples(words: str, middle: float, y: float, size: float) -> str:
    """The samples of an Experiment as signs: given ones, any ones, all different or all equal."""
    parts = words.split()
    mark = {"different": "≠", "equal": "="}.get(parts[0], "")
    signs = [BASALT + KINDS.index(each) if each in KINDS else SAMPLES for each in parts]
    signs = [SAMPLES] * int(parts[1]) if mark else signs
    wide = (size + 2) * len(signs) + (12 if mark else 0)
    left = middle - wide / 2
    drawn = text(left, y + size / 2 + 5, mark, "t14 b") if mark else ""
    left += 12 if mark else 0
    return drawn + "".join(good_icon(good, left + (size + 2) * each, y, size) for each, good in enumerate(signs))


# Moon Mining.


def mining(scene: Scene, place: int, x: float, y: float, width: float) -> str:
    """Moon Mining: the cargo Shuttle, its four levels from left to right with two slots each."""
    drawn = ""
    for level, (left, wide) in enumerate(cells(x, width, moon_mining.LEVELS, 4)):
        for number in range(2):
            box = (left, y + (CARGO + 5) * number, wide, CARGO)
            drawn += cargo(scene, place, 2 * level + number, box)
    return drawn


def cargo(scene: Scene, place: int, slot: int, box: Box) -> str:
    """A slot of the cargo Shuttle: what is shipped above, what it brings below."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, MoonMining)
    x, y, width, height = box
    middle = x + width / 2
    move, name = f"ship {moon_mining.NAMES[slot]}", str(tongue(scene).value(state, "cargo", slot))
    if moon_mining.board_of(state, place).cargo[slot]:
        piece = at(middle, y + height / 2, f"cargo:{place}:{slot}", token(scene, corporation.number, 0, 0, 0, 13))
        inner = rect(*box, "corp-cell spent") + piece
        return scene.spot(move, inner, box, scene.say("board-cargo-taken", cargo=name))
    price = corporation.slots[slot].pay
    if scene.deciding >= 0:
        price = corporation.price(state, scene.deciding, slot)
    gain, fine = corporation.slots[slot].gain.parts, sign_size(width * 4)
    inner = rect(*box, "corp-cell") + rect(x + 1, y + 1, width - 2, 20, "corp-cost", 5)
    inner += middle_goods(scene, price, middle, y + 4, fine) + middle_goods(scene, gain, middle, y + 25, fine)
    tell = tongue(scene)
    tip = scene.say("board-cargo", cargo=name, cost=tell.goods(price), goods=tell.goods(gain))
    return scene.spot(move, inner, box, tip)


# Space Robotics.


def robotics(scene: Scene, place: int, x: float, y: float, width: float) -> str:
    """Space Robotics: the grid of Factories, and what whole sets of columns and rows bring."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, SpaceRobotics)
    drawn = ""
    across = cells(x, width, COLUMNS, 4)
    for position in range(POSITIONS):
        left, wide = across[position % COLUMNS]
        drawn += factory(scene, place, position, (left, y + (FACTORY + 4) * (position // COLUMNS), wide, FACTORY))
    y += 3 * (FACTORY + 4) + 1
    columns, rows = corporation.columns_vp, corporation.rows_vp
    tip = scene.say("board-factory-sets", columns=columns, rows=rows)
    inner = points(columns, x + width / 2 - 8, y, tip) + points(rows, x + width, y, tip)
    for number in range(3):
        inner += rect(x + width / 2 - 76 + 7 * number, y + 2, 5, 14, "set-bar", 1.5)
        inner += rect(x + width - 67, y + 2 + 5 * number, 20, 3.5, "set-bar", 1.5)
    return drawn + group(inner, "", tip)


def factory(scene: Scene, place: int, position: int, box: Box) -> str:
    """A Factory: cost, what it brings at once and each round, VP, tiles left and owners."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, SpaceRobotics)
    board = space_robotics.board_of(state, place)
    printed = corporation.factories[position]
    x, y, width, height = box
    fine = sign_size(width * 3)
    cost = tuple([(good, amount) for good, amount in priced(printed.cost) if amount])
    left = board.left[position]
    inner = rect(*box, "corp-cell" if left else "corp-cell spent") + rect(x + 1, y + 1, width - 2, 19, "corp-cost", 5)
    inner += middle_goods(scene, cost, x + width / 2, y + 4, fine)
    if printed.immediate.parts:
        inner += group(ic("next", x + 3, y + 24, 12, "ic dim"), "", scene.say("board-at-once"))
        inner += goods(scene, printed.immediate.parts, x + 17, y + 23, fine)
    inner += ic("round", x + 3, y + 40.5, 12, "ic dim") + goods(scene, printed.income.parts, x + 17, y + 40, fine)
    inner += points(printed.vp, x + width - 3, y + height - 21, amount_tip(scene, 4, printed.vp))
    for number in range(left):
        inner += rect(x + 5 + 4 * number, y + height - 17 - 3 * number, 11, 11, "stack-tile", 2)
    owners = [seat for seat in range(len(state.agencies)) if board.owned[seat] >> position & 1]
    for number, seat in enumerate(owners):
        spot_x = x + 12 + 15 * number + (16 if left else 0)
        inner += at(spot_x, y + height - 11, f"factory:{seat}:{position}", seat_disc(seat, 7))
    name = space_robotics.NAMES[position]
    tell = tongue(scene)
    words = [
        scene.say(
            "board-factory", factory=str(tell.value(state, "factory", position)), cost=tell.goods(cost),
            goods=tell.goods(printed.immediate.parts), income=tell.goods(printed.income.parts), vp=printed.vp,
        ),
        scene.say("board-factory-left", n=left),
    ]  # fmt: skip
    if owners:
        words.append(scene.say("board-factory-owner", who=names_of(scene, owners)))
    return scene.spot(pick(scene, f"factory {name}", f"run {name}"), inner, box, " – ".join(words))
