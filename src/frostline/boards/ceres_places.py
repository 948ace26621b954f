"""The Locations with their slots and options, the order of players, the Round, and the points as things stand."""

from __future__ import annotations

from ..games.ceres.components import ASSISTANT, PLAYERS
from ..games.ceres.legal import for_taking
from ..games.ceres.parts import BUREAU, CONTRACTORS, COUNCIL, LOCATIONS, ON_BOARD, YARD, Price
from ..games.ceres.state import Ceres
from .ceres_parts import goods, goods_wide, leader, leader_ids, seat_disc, table_of, token, tongue
from .kit import Box, Scene, at, circle, fit, group, ic, lines, path, pick, rect, shorten, symbol, text, width_of

SLOT = 24.0

Option = tuple[str, str, str, str, Price]  # move, icon, short word, what it is in full, entry cost


def locations(scene: Scene, boxes: list[Box], size: float = 12) -> str:
    """The four Locations of the board."""
    state = table_of(scene)
    ids = [leader_ids(state, seat)[0] for seat in range(state.seats)]
    return "".join(location(scene, state, place, boxes[place], ids, size) for place in range(ON_BOARD))


def location(scene: Scene, state: Ceres, place: int, box: Box, ids: list[list[list[str]]], size: float) -> str:
    """A Location: name, slots, options; the whole of it is a target for Leaders."""
    x, y, width, height = box
    slug = LOCATIONS[place]
    flat = width > 300
    name = scene.say(f"location-{slug}")
    inner = rect(x, y, width, height, "panel") + ic(f"cer-{slug}", x + 8, y + 6, 20, "ic accent")
    room = width - 40 - (120 if flat else 0)
    words = fit(name, room, max(size, 12), 2, True) if width_of(name, max(size, 13), True) > room else (name,)
    inner += lines(
        x + 34, y + (21 if len(words) == 1 else 15), list(words), 13, "t13 b" if len(words) == 1 else "t12 b"
    )
    left, top = (x + width - 8 - SLOT * state.printed.slots, y + 4) if flat else (x + 8, y + 30)
    inner += slots(scene, state, place, (left + SLOT / 2, top + 11), ids)
    if state.assistant == place:
        who = scene.speaker.seat(state, state.favor_of[ASSISTANT])
        spot = (left - 14, top + 11) if flat else (left + SLOT * state.printed.slots + 14, top + 11)
        inner += group(token("cer-assistant", *spot, 10, "helper"), "", scene.say("board-assistant", who=who))
    if place == COUNCIL:
        inner += entry(scene, state, x + width - 8 if not flat else left - 8 - 22 * (state.assistant == place), top)
    inner += options(scene, state, place, (x + 6, y + (32 if flat else 54), width - 12, 23), size)
    tip = scene.speaker.pair(name, scene.say(f"location-{slug}.text"))
    return scene.spot(pick(scene, f"leader {slug}", f"visit {slug}"), inner, box, tip, " location")


def slots(scene: Scene, state: Ceres, place: int, first: tuple[float, float], ids: list[list[list[str]]]) -> str:
    """Slots: taken, open, and those nobody uses with fewer players."""
    x, y = first
    shut = max(PLAYERS) - state.seats
    seen = [0] * state.seats
    drawn = ""
    for number in range(state.printed.slots):
        inner = circle(x, y, 10, "slot-ring")
        if number < len(state.slots[place]):
            seat = state.slots[place][number]
            inner = circle(x, y, 10, "slot-ring taken") + at(x, y, ids[seat][place][seen[seat]], leader(seat, 21))
            seen[seat] += 1
            drawn += group(inner, "", scene.say("board-leader-of", who=scene.speaker.seat(state, seat)))
        elif number >= state.printed.slots - shut:
            inner = circle(x, y, 10, "slot-ring shut") + path(f"M{x - 5:g} {y - 5:g}l10 10m0-10l-10 10", "shut-line")
            drawn += group(inner, "", scene.say("board-slot-shut"))
        else:
            drawn += group(inner, "", scene.say("board-slot"))
        x += SLOT
    return drawn


def choices(scene: Scene, state: Ceres, place: int) -> list[Option]:
    """What a Location offers."""
    printed = state.printed
    if place == BUREAU:
        return [
            ("", "interplanetary-trade", times(scene.say("board-do-trade"), printed.trades),
             scene.say("action-interplanetary-trade"), ()),
            ("", "settlement-project", scene.say("board-do-project"), scene.say("action-settlement-project"), ()),
        ]  # fmt: skip
    if place == YARD:
        return [
            ("", "corporation-expanse", scene.say("board-do-expanse"), scene.say("action-corporation-expanse"), ()),
            ("", "corporation-upgrade", scene.say("board-do-upgrade"), scene.say("action-corporation-upgrade"), ()),
        ]
    if place == COUNCIL:
        return [
            ("council bureau", "bureau", scene.say("board-do-bureau"), scene.say("location-bureau"), ()),
            ("council launch", "launch", scene.say("board-do-launch"), scene.say("action-launch"), ()),
            ("council research", "research", scene.say("board-do-research"), scene.say("action-research"), ()),
            ("council favor", "favor", scene.say("board-do-favor"), scene.say("action-favor"), ()),
        ]
    assert place == CONTRACTORS
    made = scene.say("board-up-to", what=scene.say("action-manufacture"), n=printed.manufactures)
    return [
        ("contract reassign", "reassign-worker", scene.say("board-do-reassign"), scene.say("action-reassign-worker"),
         printed.reassign_fee),
        ("contract yard", "yard", scene.say("board-do-yard"), scene.say("location-yard"), printed.yard_fee),
        ("contract manufacture", "manufacture", times(scene.say("board-do-manufacture"), printed.manufactures),
         made, printed.manufacture_fee),
    ]  # fmt: skip


def entry(scene: Scene, state: Ceres, right: float, y: float) -> str:
    """What every option of the Council charges."""
    fee = state.printed.council_fee
    words = scene.say("board-each")
    inner = text(right, y + 16, words, "t12 dim end")
    inner += goods(scene, fee, right - 8 - width_of(words, 13) - goods_wide(fee), y + 4, " cost")
    return group(inner, "", scene.say("board-council-fee", cost=tongue(scene).goods(fee)))


def times(words: str, most: int) -> str:
    """Something that can be done several times."""
    return f"{words} ×{most}"


def options(scene: Scene, state: Ceres, place: int, box: Box, size: float) -> str:
    """The options of a Location, by sign and word, with what they charge."""
    x, y, width, height = box
    found = choices(scene, state, place)
    across = len(found) if width > 300 else 2
    span = (width - 4 * (across - 1)) / across
    drawn = ""
    for number, (move, icon, word, full, fee) in enumerate(found):
        left, top = x + (span + 4) * (number % across), y + number // across * (height + 2)
        wide = width if number == len(found) - 1 and not number % across and across == 2 else span
        inner = rect(left, top, wide, height - 1, "offer-line", 5)
        inner += ic(f"cer-{icon}", left + 3, top + 3, 16, "ic accent")
        room = wide - 21 - (goods_wide(fee) + 6 if fee else 0)
        inner += text(left + 20.5, top + 15.5, shorten(word, room, size), "t12")
        if fee:
            inner += goods(scene, fee, left + wide - 4 - goods_wide(fee), top + 3.5, " cost")
        tip = scene.say("board-pay-for", cost=tongue(scene).goods(fee), what=full) if fee else full
        drawn += scene.spot(move, inner, (left, top, wide, height - 1), tip)
    if place == BUREAU and any(for_taking(state)):
        drawn += project_extra(scene, state, x, y + (height + 2 if across == 2 and width < 300 else 0), width)
    return drawn


def project_extra(scene: Scene, state: Ceres, x: float, y: float, width: float) -> str:
    """In the first Round a project brings Influence, in the last it costs some."""
    brings, costs = for_taking(state)
    first, price = bool(brings), brings or costs
    words = tongue(scene).goods(price)
    tip = scene.say("board-project-first", goods=words) if first else scene.say("board-project-last", goods=words)
    if width > 300:
        left = x + width - 4 - goods_wide(price) - 10
        return group(
            goods(scene, price, left, y + 3.5) + text(left - 1, y + 16, "+" if first else "−", "t13 b end"), "", tip
        )
    left = x + width / 2 + 24
    inner = text(left, y + 15, "+" if first else "−", "t13 b end") + goods(scene, price, left + 1, y + 3)
    inner += text(left + 6 + goods_wide(price), y + 15.5, scene.say("board-each"), "t12 dim")
    return group(inner, "", tip)


# The strip: Round, order, points.


def moment(scene: Scene, box: Box, size: float = 12) -> str:
    """Round and phase."""
    state = table_of(scene)
    x, y, width, height = box
    inner = rect(x, y, width, height, "panel")
    words = scene.say("board-round", n=state.round, of=state.printed.rounds)
    big = 16 if width_of(words, 16, True) < width - 40 else 14
    signed = width_of(words, big, True) < width - 40  # whether there is room for the sign
    if signed:
        inner += ic("round", x + 9, y + 11, 20, "ic accent")
    inner += text(x + (36 if signed else 10), y + 26, words, f"t{big} b")
    phase = scene.say(f"phase-{state.phase}")
    inner += text(x + 10, y + 52, shorten(phase, width - 18, max(13, size)), "t13")
    return group(inner, "", f"{words} · {phase}")


def order(scene: Scene, box: Box, size: float = 12) -> str:
    """The Player Order track: this Round's order above, the next Round's below."""
    state = table_of(scene)
    x, y, width, height = box
    inner = group(rect(x, y, width, height, "panel"), "", scene.say("board-order"))
    label = 38.0 if size <= 12 else 46.0
    step = min(27.0, (width - label - 14) / state.seats)
    for row, words in enumerate((scene.say("board-now"), scene.say("board-next"))):
        middle = y + 20 + 30 * row
        tip = scene.say("board-order-now") if not row else scene.say("board-order-next")
        inner += group(text(x + 8, middle + 4.5, shorten(words, label, size), "t12 dim"), "", tip)
        for place in range(state.seats):
            left = x + 12 + label + step * (place + 0.5)
            drawn = circle(left, middle, 11, "slot-ring") + in_order(state, row, place, left, middle)
            inner += group(drawn, "", order_tip(scene, state, row, place))
    return inner


def in_order(state: Ceres, row: int, place: int, x: float, y: float) -> str:
    """What stands on a slot of the track."""
    seat = state.next_order[place] if row else state.order[place]
    if seat < 0:
        return ""
    gone = state.corporations[seat].passed
    marker = at(x, y, f"order:{seat}", seat_disc(seat, 10))
    if not row:
        return group(symbol(seat, x - 6, y - 6, 12), "ghost") if gone else marker
    if gone:
        return marker
    return at(x, y, leader_ids(state, seat)[0][-1][0], leader(seat, 21)) if state.corporations[seat].visits else ""


def order_tip(scene: Scene, state: Ceres, row: int, place: int) -> str:
    """A slot of the track in words."""
    seat = state.next_order[place] if row else state.order[place]
    if seat < 0:
        return scene.say("board-order-free", n=place + 1)
    who = scene.speaker.seat(state, seat)
    if not row:
        return scene.say("board-order-passed", who=who) if state.corporations[seat].passed else f"{place + 1}. {who}"
    if state.corporations[seat].passed:
        return scene.say("board-order-has", who=who, n=place + 1)
    return scene.say("board-order-reserved", who=who, n=place + 1)


def scores(scene: Scene, box: Box) -> str:
    """What everybody would have if the game ended now."""
    state = table_of(scene)
    x, y, width, height = box
    words = scene.say("board-score-final") if not state.agenda else scene.say("board-score")
    inner = group(rect(x, y, width, height, "panel"), "", words)
    half = (width - 12) / 2
    deep = (height - 10) / 2
    cup = half > 64
    for seat, sheet in enumerate(state.scores()):
        left, top = x + 6 + half * (seat % 2), y + 5 + deep * (seat // 2)
        look = "seat-chip" + (" deciding" if seat == scene.deciding else "")
        one = rect(left + 1, top + 2, half - 4, deep - 4, look, 5) + symbol(seat, left + 4, top + deep / 2 - 7.5, 15)
        one += text(left + half - (23 if cup else 9), top + deep / 2 + 5.5, sheet.total, "t16 b num end")
        if cup:
            one += ic("vp", left + half - 20, top + deep / 2 - 6.5, 13, "ic dim")
        tip = scene.say("board-score-of", who=scene.speaker.seat(state, seat), vp=sheet.total)
        inner += group(one, f"seat-{seat}", tip)
    return inner
