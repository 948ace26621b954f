"""The board of The Artemis Project: seven regions clockwise round Europa, the rim with its letters between them."""

from __future__ import annotations

from ..games.artemis.components import LETTERS
from ..games.artemis.moves import BASE
from ..games.artemis.powers import REGIONS
from ..games.artemis.state import RESOLUTION, Artemis
from . import artemis_icons  # noqa: F401  (its drawings join the others)
from .artemis_area import draw_area
from .artemis_cover import COVER
from .artemis_parts import reward_signs, signs, signs_width, table_of, tongue
from .artemis_regions import academy, basecamp, doorstep, gantry, outfitter, pool_region
from .kit import Box, GameBoard, Numbering, Scene, at, circle, fit, group, ic, lines, path, rect, svg, symbol, text

WIDTH, HEIGHT = 840, 820
PLACES: dict[str, Box] = {
    "basecamp": (12, 12, 816, 184),
    "vents": (628, 216, 200, 159),
    "quarry": (628, 385, 200, 159),
    "gantry": (12, 564, 816, 244),
    "doorstep": (12, 430, 200, 114),
    "academy": (12, 316, 200, 106),
    "outfitter": (12, 216, 200, 92),
}
CENTRE: Box = (228, 216, 384, 328)
NUMBERS = dict(zip(REGIONS, ("1", "2", "3", "4", "5", "6", "!"), strict=True))
STOPS = {
    "basecamp": (420, 216), "vents": (612, 295), "quarry": (612, 465), "gantry": (420, 544),
    "doorstep": (228, 487), "academy": (228, 369), "outfitter": (228, 262),
}  # fmt: skip
SPOTS = {
    "A": (237, 225), "B": (603, 225), "C": (612, 380), "D": (603, 535), "E": (237, 535), "F": (228, 426),
    "G": (228, 312),
}  # fmt: skip
PHASES = ("placement", "resolution", "upkeep", "scoring")


class ArtemisBoard(GameBoard):
    """How The Artemis Project looks."""

    def board(self, scene: Scene, narrow: bool = False) -> str:
        places, width, height = narrow_places(table_of(scene)) if narrow else (PLACES, WIDTH, HEIGHT)
        ids = Numbering()
        inner = ground(width, height)
        if narrow:
            inner += f'<g transform="translate({20 - CENTRE[0]:g} {20 - CENTRE[1]:g})">{centre(scene)}</g>'
        inner += basecamp(scene, places["basecamp"], ids)
        inner += pool_region(scene, places["vents"], "vents", "2", ids)
        inner += pool_region(scene, places["quarry"], "quarry", "3", ids)
        left = doorstep(scene, places["doorstep"], ids) + outfitter(scene, places["outfitter"], ids)
        inner += gantry(scene, places["gantry"], ids) + left
        inner += academy(scene, places["academy"], ids)
        if not narrow:
            inner += centre(scene)
        look = "board narrow game-artemis" if narrow else "board game-artemis"
        return svg(width, height, look, scene.say("game-name"), inner)

    def area(self, scene: Scene, seat: int) -> str:
        return draw_area(scene, seat)

    def cover(self) -> str:
        return COVER


def narrow_places(state: Artemis) -> tuple[dict[str, Box], int, int]:
    """The regions below each other for a phone, with the width and height they take."""
    camp = 40 + 152 * -(-len(state.expeditions) // 2) - 8
    yard = 40 + 106 * -(-max(state.printed.gantry_limit, len(state.gantry)) // 2) - 8
    y = 368
    places: dict[str, Box] = {"basecamp": (8, y, 408, camp)}
    y += camp + 8
    places |= {"vents": (8, y, 200, 159), "quarry": (216, y, 200, 159), "gantry": (8, y + 167, 408, yard)}
    y += 167 + yard + 8
    places |= {"doorstep": (8, y, 200, 114), "academy": (216, y, 200, 114), "outfitter": (8, y + 122, 408, 92)}
    return places, 424, y + 122 + 92 + 8


def ground(width: float, height: float) -> str:
    """Deep water, and the long cracks of the crust."""
    cracks = (
        "M0 150C180 230 300 180 460 260S720 420 840 380M120 820C200 640 180 520 330 430S600 240 640 0"
        "M0 610C200 560 420 640 840 560"
    )
    return rect(0, 0, width, height, "ground", 12) + path(cracks, "crack")


def centre(scene: Scene) -> str:
    """The middle of the board: where the game stands, the Event, relief, scores and what is face down."""
    state = table_of(scene)
    x, y, width, height = CENTRE
    inner = rect(x, y, width, height, "panel centre", 28) + rim(scene, state)
    inner += course(scene, state, x + 28, y + 24, width - 56)
    inner += event(scene, state, x + 28, y + 76, width - 56)
    inner += relief(scene, state, x + 24, y + 188, width - 48)
    inner += scores(scene, state, x + 28, y + 254, width - 56)
    return inner + stacks(scene, state, x + 28, y + 284, width - 56)


def rim(scene: Scene, state: Artemis) -> str:
    """Numbers of the regions and letters of Events clockwise, with both markers."""
    drawn = ""
    for region, (x, y) in STOPS.items():
        now = state.phase == RESOLUTION and state.region >= 0 and REGIONS[state.region] == region
        stop = circle(x, y, 12, "stop now" if now else "stop") + text(x, y + 5, NUMBERS[region], "t14 b num mid")
        drawn += group(stop, "", scene.say(f"region-{region}"))
        if now:
            drawn += at(x, y, "marker:phase", circle(0, 0, 15.5, "marker phase"), "marker-phase")
    letter = LETTERS[state.printed.events[state.event].letter] if state.event >= 0 else ""
    for name, (x, y) in SPOTS.items():
        stop = circle(x, y, 11, "letter now" if name == letter else "letter") + text(x, y + 4.5, name, "t13 b mid")
        drawn += group(stop, "", scene.say("board-letter", letter=name))
        if name == letter:
            drawn += at(x, y, "marker:event", circle(0, 0, 14, "marker event"), "marker-event")
    return drawn


def course(scene: Scene, state: Artemis, x: float, y: float, width: float) -> str:
    """Rounds and phases."""
    rounds = state.printed.rounds
    step = min(26.0, 156 / rounds)
    drawn = ""
    for number in range(1, rounds + 1):
        left = x + (number - 1) * step
        look = "round now" if number == state.round else "round gone" if number < state.round else "round"
        one = rect(left, y, step - 3, 23, look, 4) + text(left + (step - 3) / 2, y + 16.5, number, "t13 num mid b")
        drawn += group(one, look)
    drawn = group(drawn, "", scene.say("board-round", round=state.round, rounds=rounds))
    for number, name in enumerate(PHASES):
        left = x + width - 28 * (4 - number) + 4
        look = "phase now" if number == state.phase else "phase"
        one = rect(left, y, 24, 23, look, 4) + ic(f"phase-{name}", left + 3, y + 2.5, 18)
        drawn += group(one, look, scene.say(f"phase-{number}"))
    heading = f"{scene.say('board-round', round=state.round, rounds=rounds)} · {scene.say(f'phase-{state.phase}')}"
    return drawn + text(x, y + 42, heading, "t14 b")


def event(scene: Scene, state: Artemis, x: float, y: float, width: float) -> str:
    """The Event of the round."""
    inner = rect(x, y, width, 104, "card")
    if state.event < 0:
        return inner
    name = BASE.event_names[state.event]
    letter = LETTERS[state.printed.events[state.event].letter]
    title, words = scene.say(f"event-{name}"), scene.say(f"event-{name}.text")
    inner += ic("event", x + 8, y + 6, 18) + text(x + 32, y + 20, title, "t14 b")
    inner += circle(x + width - 16, y + 15, 10, "letter now") + text(x + width - 16, y + 19.5, letter, "t13 b mid")
    if letter == "!":
        inner += at(x + width - 16, y + 15, "marker:event", circle(0, 0, 13, "marker event"), "marker-event")
    roomy = fit(words, width - 18, 13, 9)
    if len(roomy) <= 4:
        inner += lines(x + 10, y + 42, list(roomy), 16, "t13")
    else:
        inner += lines(x + 10, y + 39, list(fit(words, width - 18, 12, 5)), 14.5, "t12")
    return group(inner, "", scene.speaker.pair(title, words))


def relief(scene: Scene, state: Artemis, x: float, y: float, width: float) -> str:
    """The relief track: what each space gives, and who stands where."""
    spaces = state.printed.relief
    step = width / (len(spaces) + 1)
    asked = scene.asked("ChooseRelief")
    drawn = ""
    for number in range(len(spaces) + 1):
        left = x + step * number
        inner = rect(left + 1, y, step - 3, 58, "chip")
        tip = scene.say("board-relief-space", space=number)
        if number:
            row = reward_signs(spaces[number - 1])
            wide = min(signs_width(row, 16), step - 6)
            inner += signs(left + (step - 1 - wide) / 2, y + 13, row, 16, step - 6)
            tip = scene.speaker.pair(tip, tongue(scene).power(spaces[number - 1]))
        else:
            inner += ic("relief", left + step / 2 - 10, y + 4, 18)
        inner += text(left + step - 6, y + 54, number, "t12 dim num end") if number else ""
        here = [seat for seat in range(state.seats) if state.colonies[seat].relief == number]
        for place, seat in enumerate(here):
            mark = at(left + 4 + place % 3 * 11.5, y + 26 + place // 3 * 14, f"relief:{seat}", symbol(seat, 0, 0, 12))
            inner += group(mark, "", scene.speaker.seat(state, seat))
        drawn += scene.spot(f"relief {number}" if asked and number else "", inner, (left + 1, y, step - 3, 58), tip)
    return drawn


def scores(scene: Scene, state: Artemis, x: float, y: float, width: float) -> str:
    """Points so far, seat by seat; the start player has the flag."""
    seats = [*range(state.seats)] if state.seats > 1 else [0, 1, 2]
    step = min(84.0, (width - 26) / len(seats))
    drawn = group(ic("vp", x, y + 3, 20), "", scene.say("board-score"))
    for place, seat in enumerate(seats):
        left = x + 28 + step * place
        name = scene.speaker.seat(state, seat)
        look = "seat-chip deciding" if seat == scene.deciding else "seat-chip"
        inner = rect(left, y, step - 5, 26, look) + symbol(seat, left + 5, y + 6, 14)
        if state.is_drone(seat):
            inner += ic("bot", left + 24, y + 5, 16)
            move = f"player {seat + 1}"
        else:
            inner += text(left + 31, y + 18, state.colonies[seat].vp, "t14 b num mid")
            name = scene.speaker.pair(name, scene.say("amount-vp", n=state.colonies[seat].vp))
            move = ""
        if seat == state.start and state.seats > 1:
            inner += group(ic("flag", left + step - 21, y + 6, 14), "", scene.say("board-start"))
        drawn += scene.spot(move, group(inner, f"seat-{seat}"), (left, y, step - 5, 26), name)
    return drawn


def stacks(scene: Scene, state: Artemis, x: float, y: float, width: float) -> str:
    """What lies face down, by number."""
    kinds = [
        ("event", len(state.event_deck), scene.say("board-event-deck", n=len(state.event_deck))),
        ("ocean", len(state.ocean_stack), scene.say("board-ocean-stack", n=len(state.ocean_stack))),
        ("surface", len(state.surface_stack), scene.say("board-surface-stack", n=len(state.surface_stack))),
        ("bag", len(state.bag), scene.say("board-bag", n=len(state.bag), discarded=sum(state.discarded))),
    ]
    if state.variant.directives:
        rest = len(state.directive_deck)
        kinds.append(("directive", rest, scene.say("board-directive-deck", n=rest)))
    if state.variant.relic and state.relic < 0:
        kinds.append(("relic", 1, scene.say("power-relic")))
    step = width / max(5, len(kinds))
    drawn = ""
    for place, (icon, count, tip) in enumerate(kinds):
        left = x + step * place
        drawn += group(ic(icon, left, y, 18) + text(left + 24, y + 14, count, "t13 num"), "stack", tip)
    return drawn
