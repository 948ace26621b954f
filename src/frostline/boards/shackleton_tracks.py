"""Beside the crater: Round and order with everybody's points, Energy, Reputation, Command lines, Lunar Gateway."""

from __future__ import annotations

from ..games.shackleton.command import line_open, slot_cost
from ..games.shackleton.components import LINES, TYPES
from ..games.shackleton.goods import CREDITS, ENERGY, RARE_EARTH, REPUTATION, VP
from ..games.shackleton.moves import TRACK
from ..games.shackleton.state import Shackleton
from .kit import Box, Scene, at, fit, group, ic, lines, path, rect, shorten, text, width_of
from .shackleton_parts import astronaut, astronaut_slot, good_icon, goods, goods_wide, seat_disc, table_of

HEAD = 24.0  # how tall the heading of a panel is
BONUSES = ("token", "corporations", "astronauts")  # what the matching type brings on each Command line


def heading(scene: Scene, icon: str, key: str, box: Box, size: float = 12, room: float = 0) -> str:
    """A panel with its sign and name; the explanation of the name is its hint."""
    x, y, width, height = box
    words = shorten(scene.say(key), (room or width) - 36, max(13, size), True)
    inner = rect(x, y, width, height, "panel") + ic(icon, x + 8, y + 5, 18, "ic accent")
    return group(inner + text(x + 31, y + 18.5, words, "t13 b"), "", scene.say(f"{key}.text"))


# Round, order, points.


def moment(scene: Scene, box: Box, size: float = 12) -> str:
    """Round and phase."""
    state = table_of(scene)
    x, y, width, height = box
    words = scene.say("board-round", n=max(1, state.round), of=state.printed.rounds)
    big = 16 if width_of(words, 16, True) < width - 38 else 14
    signed = width_of(words, big, True) < width - 38  # whether there is room for the sign
    inner = rect(x, y, width, height, "panel")
    if signed:
        inner += ic("round", x + 8, y + 7, 20, "ic accent")
    inner += text(x + (33 if signed else 9), y + 22.5, words, f"t{big} b")
    phase = scene.say(f"phase-{state.phase}")
    found = fit(phase, width - 16, max(13, size), 2)
    inner += lines(x + 9, y + height / 2 + 17 - 7 * (len(found) - 1), list(found), 15, "t13")
    return group(inner, "", f"{words} · {phase}")


def order(scene: Scene, box: Box) -> str:
    """The turn order with everybody's points, now and as if the game ended here."""
    state = table_of(scene)
    x, y, width, height = box
    inner = group(rect(x, y, width, height, "panel"), "", scene.say("board-order"))
    sheets = {sheet.seat: sheet.total for sheet in state.scores()}
    step = (width - 10) / len(state.order)
    for place, seat in enumerate(state.order):
        left = x + 5 + step * place
        who = scene.speaker.seat(state, seat)
        vp, total = state.agencies[seat].goods[VP], sheets[seat]
        look = "seat-chip" + (" deciding" if seat == scene.deciding else "")
        one = rect(left + 1.5, y + 5, step - 3, height - 10, look, 6)
        one += text(left + 5, y + 21, f"{place + 1}.", "t12 dim num")
        one += at(left + step / 2 + 7, y + 17, f"order:{seat}", seat_disc(seat, 9.5))
        shown = vp if state.agenda else total
        wide = 15 + 10 * len(str(shown))
        one += ic("vp", left + (step - wide) / 2, y + height - 24, 13, "ic dim")
        one += text(left + (step + wide) / 2, y + height - 12, shown, "t16 b num end")
        tip = scene.say("board-order-of", n=place + 1, who=who, vp=vp, total=total)
        inner += group(one, f"seat-{seat}", tip)
    return inner


# Energy.


def energy(scene: Scene, box: Box, size: float = 12) -> str:
    """The Energy track: its marker, Reputation on the way up, what a step costs while it is low."""
    state = table_of(scene)
    printed = state.printed
    x, y, width, height = box
    inner = heading(scene, "sha-energy", "board-energy", box, size, width - 96)
    left = state.printed.ring[state.ring] if state.ring < len(state.printed.ring) else 0
    if left:
        price = ((RARE_EARTH, printed.panel_rare),)
        gain = ((ENERGY, left),)
        start = x + width - 30 - goods_wide(price) - goods_wide(gain)
        one = goods(scene, price, start, y + 5) + ic("next", start + goods_wide(price) + 1, y + 6, 13, "ic dim")
        one += goods(scene, gain, start + goods_wide(price) + 17, y + 5)
        inner += group(one, "", scene.say("board-ring-next", energy=left))
    step = (width - 8) / (printed.energy_most + 1)
    deep = height - HEAD - 4
    for level in range(printed.energy_most + 1):
        cell = (x + 4 + step * level + 0.75, y + HEAD, step - 1.5, deep)
        inner += energy_space(scene, state, level, cell)
    return inner


def energy_space(scene: Scene, state: Shackleton, level: int, cell: Box) -> str:
    """A space of the Energy track."""
    printed = state.printed
    x, y, width, height = cell
    full = level >= printed.energy_full
    here = level == state.energy
    look = "cell" + (" cell-full" if full else "") + (" cell-passed" if level < state.energy else "")
    inner = rect(*cell, look, 4)
    middle = x + width / 2
    if here:
        drawn = rect(-width / 2 + 0.5, 0.5, width - 1, 23, "energy-marker", 4) + text(0, 17, level, "t16 b mid num")
        inner += at(middle, y, "energy", drawn, "piece energy-piece")
    else:
        inner += text(middle, y + 16.5, level, "t13 mid num" if not full else "t13 mid num dim")
    if level < len(printed.energy_prices):
        inner += text(middle - 1, y + 36, printed.energy_prices[level], "t12 num end b")
        inner += good_icon(CREDITS, middle, y + 25.5, 12)
    if printed.energy_reputation[level]:
        inner += good_icon(REPUTATION, middle - 6.5, y + height - 15, 13)
    return scene.spot("buy energy" if here else "", inner, cell, space_tip(scene, state, level))


def space_tip(scene: Scene, state: Shackleton, level: int) -> str:
    """A space of the Energy track in words."""
    printed = state.printed
    found = [scene.say("board-energy-space", n=level)]
    if level == state.energy:
        found = [scene.say("board-energy-now", n=level)]
    if printed.energy_reputation[level]:
        found.append(scene.say("board-energy-reputation"))
    if level < len(printed.energy_prices):
        found.append(scene.say("board-energy-price", credits=printed.energy_prices[level]))
    if level >= printed.energy_full:
        found.append(scene.say("board-energy-full"))
    return " ".join(found)


# Reputation.


def reputation_tall(state: Shackleton) -> float:
    """How tall the Reputation track gets: a row for each marker."""
    return HEAD + 24 + 34 + 15 * len(state.agencies) + 4


def reputation(scene: Scene, box: Box, size: float = 12) -> str:
    """The Reputation track: actions where they are reached, upkeep and goal bonuses, everybody's markers."""
    state = table_of(scene)
    printed = state.printed
    x, y, width, _ = box
    inner = heading(scene, "sha-reputation", "board-track", box, size)
    step = (width - 8) / (printed.reputation_most + 1)
    top = y + HEAD
    reached = [*printed.reputation_actions, printed.reputation_most + 1]
    for number in range(len(TRACK)):
        left = x + 4 + step * reached[number]
        inner += track_action(
            scene, state, number, (left + 1, top, step * (reached[number + 1] - reached[number]) - 2, 22)
        )
    for level in range(printed.reputation_most + 1):
        inner += track_space(scene, state, level, x + 4 + step * level, top + 25, step)
    for seat in range(len(state.agencies)):
        level = min(state.agencies[seat].goods[REPUTATION], printed.reputation_most)
        spot = (x + 4 + step * (level + 0.5), top + 25 + 33 + 7.5 + 15 * seat)
        tip = scene.say("board-reputation-of", who=scene.speaker.seat(state, seat), n=level)
        inner += group(at(spot[0], spot[1], f"reputation:{seat}", seat_disc(seat, 7)), "", tip)
    return inner


def track_action(scene: Scene, state: Shackleton, number: int, cell: Box) -> str:
    """A Corporation action of the track, where it is reached."""
    x, y, width, height = cell
    gain = state.printed.reputation_gains[number].parts
    seat = scene.deciding if scene.deciding >= 0 else scene.viewer
    open_ = seat >= 0 and state.agencies[seat].goods[REPUTATION] >= state.printed.reputation_actions[number]
    inner = rect(x, y, width, height, "offer-line" + (" open" if open_ else ""), 5)
    wide = goods_wide(gain, 16)
    inner += goods(scene, gain, x + (width - wide) / 2, y + 3, 16)
    name = scene.say(f"track-{TRACK[number].text.split()[1]}")
    tip = scene.say("board-track-action", action=name, n=state.printed.reputation_actions[number])
    return scene.spot(TRACK[number].text, inner, cell, tip)


def track_space(scene: Scene, state: Shackleton, level: int, x: float, y: float, step: float) -> str:
    """A space of the track down through all rows of markers."""
    printed = state.printed
    deep = 33 + 15 * len(state.agencies)
    inner = rect(x + 0.75, y, step - 1.5, deep, "cell", 3) + text(x + step / 2, y + 13, level, "t12 mid num")
    found = [scene.say("board-reputation-space", n=level)]
    for sign, levels, key in (
        ("sha-upkeep", printed.reputation_upkeep, "board-track-upkeep"),
        ("sha-goal", printed.reputation_goals, "board-track-goals"),
    ):
        if level in levels:
            inner += ic(sign, x + step / 2 - 7, y + 17, 14, "ic accent")
            found.append(scene.say(key, n=levels.index(level) + 1))
    if level in printed.reputation_actions:
        inner += path(f"M{x + step / 2 - 4:.1f} {y + 26:.1f}l4-6 4 6Z", "reach")
        action = TRACK[printed.reputation_actions.index(level)].text.split()[1]
        found.append(scene.say("board-track-from", action=scene.say(f"track-{action}")))
    return group(inner, "", " ".join(found))


# Command lines.


def command(scene: Scene, box: Box, size: float = 12) -> str:
    """The Command area: three lines of slots."""
    state = table_of(scene)
    x, y, width, height = box
    inner = heading(scene, "sha-build", "board-command", box, size)
    deep = (height - HEAD - 3) / len(LINES)
    for line in range(len(LINES)):
        inner += command_line(scene, state, line, (x + 4, y + HEAD + deep * line, width - 8, deep - 3), size)
    return inner


def command_line(scene: Scene, state: Shackleton, line: int, box: Box, size: float) -> str:
    """A line: what it does, its bonus type, its slots with costs."""
    x, y, width, height = box
    slug = LINES[line]
    costs = state.printed.command[state.seats - 1]
    there = state.lines[line]
    step = min(26.0, (width - 119) / len(costs))
    first = x + width - 4 - step * len(costs)
    inner = rect(x, y, width, height, "offer-line", 5)
    name = scene.say(f"line-{slug}")
    inner += ic(f"sha-{slug}", x + 5, y + height / 2 - 9, 18, "ic accent")
    words = shorten(scene.say(f"board-do-{slug}"), first - x - 30, size)
    inner += text(x + 27, y + height / 2 - 3, words, "t12")
    inner += type_chip(scene, line, x + 27, y + height / 2 - 0.5)
    inner += ic("plus", x + 43, y + height / 2 + 1.5, 9, "ic dim")
    inner += ic(f"sha-{BONUSES[line]}", x + 53, y + height / 2 - 1, 14, "ic accent")
    tip = scene.speaker.pair(name, scene.say(f"board-line-{slug}"))
    if scene.deciding >= 0 and line_open(state, line):
        who = scene.speaker.seat(state, scene.deciding)
        tip += " " + scene.say("board-line-cost", who=who, credits=slot_cost(state, scene.deciding, line))
    for number, cost in enumerate(costs):
        left = first + step * number
        wide = min(22.0, step - 1)
        top = y + height / 2 - wide / 2
        if number < len(there):
            kind = there[number]
            piece = astronaut(scene, kind, -wide / 2, -wide / 2, wide)
            inner += at(left + wide / 2, y + height / 2, f"astronaut:{kind}:l{line}-{number}", piece)
        else:
            look = " next-slot" if number == len(there) else ""
            one = astronaut_slot(left, top, wide, look) + text(
                left + wide / 2, y + height / 2 + 4.5, cost, "t13 mid num"
            )
            inner += group(one, "", scene.say("board-line-slot", credits=cost))
    return scene.spot(f"line {slug}", inner, box, tip)


def type_chip(scene: Scene, kind: int, x: float, y: float) -> str:
    """A type of astronaut as a small sign; each Command line has the bonus of the type of its number."""
    slug = TYPES[kind]
    inner = rect(x, y, 14, 13, "shell", 3) + text(x + 7, y + 11, scene.say(f"board-letter-{slug}"), "t12 b mid")
    return group(inner, f"astronaut type-{slug}")


# Lunar Gateway.


def gateway(scene: Scene, box: Box, size: float = 12) -> str:
    """The Lunar Gateway: what a visit brings, and who waits there."""
    state = table_of(scene)
    x, y, width, height = box
    credits = ((CREDITS, state.printed.gateway_credits),)
    name = scene.say("board-gateway")
    inner = rect(x, y, width, height, "panel") + ic("sha-gateway", x + 8, y + 5, 18, "ic accent")
    side = goods_wide(credits) + 48
    inner += text(x + 31, y + 18.5, shorten(name, width - 40 - side, max(13, size), True), "t13 b")
    right = x + width - 8 - side
    inner += text(right, y + 18, "+", "t13 b end") + goods(scene, credits, right + 2, y + 5)
    inner += ic("sha-astronauts", right + goods_wide(credits) + 8, y + 5, 16, "ic dim")
    inner += ic("sha-corporations", right + goods_wide(credits) + 29, y + 5, 16, "ic dim")
    step = (width - 8) / len(TYPES)
    for kind in range(len(TYPES)):
        inner += waiting(scene, state, kind, (x + 4 + step * kind + 1, y + HEAD + 1, step - 2, height - HEAD - 5))
    return scene.spot("gateway", inner, box, scene.speaker.pair(name, scene.say("board-gateway.text")))


def waiting(scene: Scene, state: Shackleton, kind: int, cell: Box) -> str:
    """The astronauts of a type at the Lunar Gateway, each of them as far as there is room."""
    x, y, width, height = cell
    count = state.gateway[kind]
    inner = rect(*cell, "cell", 5)
    size = min(21.0, height - 4)
    tip = scene.say("board-waiting", crew=scene.say(f"amount-{TYPES[kind]}", n=count))
    middle = y + height / 2
    if not count:
        inner += astronaut(scene, kind, x + width / 2 - size / 2, middle - size / 2, size, " ghost", tip)
    room = int((width - 5) / (size + 1.5))
    for place in range(count if count <= room else 1):
        piece = astronaut(scene, kind, -size / 2, -size / 2, size, "", tip)
        inner += at(x + 4 + size / 2 + (size + 1.5) * place, middle, f"astronaut:{kind}:g{place}", piece)
    if count > room:
        inner += text(x + size + 10, middle + 5.5, f"×{count}", "t16 b num")
    move = f"gain {TYPES[kind]}"
    if "gateway" in scene.labels:
        return group(inner, "", tip)
    return scene.spot(move, inner, cell, tip)
