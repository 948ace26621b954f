"""The Corporations' own boards, second half: Evergreen Farms, Sky Watch, To Mars."""

from __future__ import annotations

from ..core.state import NOBODY
from ..games.shackleton.components import HEADQUARTERS, KIND_OF, LABORATORY, SECTORS, STRUCTURES, TYPES, WORKSHOP
from ..games.shackleton.corporations import evergreen_farms, sky_watch, to_mars
from ..games.shackleton.corporations.evergreen_farms import PLANTS, EvergreenFarms
from ..games.shackleton.corporations.sky_watch import COPIES, EACH, PROGRAM, PROGRAMS, SkyWatch
from ..games.shackleton.corporations.to_mars import EITHER, MODULES, ToMars
from ..games.shackleton.gains import ChooseSeat
from ..games.shackleton.goods import ASTRONAUTS, ENERGY, RARE_EARTH, VP, Price
from ..games.shackleton.state import NEUTRAL, Shackleton
from ..text.shackleton_boards import priced, slot_names
from .kit import Box, Scene, at, circle, group, ic, pick, rect, symbol, text
from .shackleton_boards_1 import cells, middle_goods, names_of, sign_size
from .shackleton_parts import (
    amount_tip,
    astronaut,
    good_icon,
    goods,
    goods_wide,
    points,
    points_wide,
    seat_disc,
    solar_panel,
    structure,
    structure_tall,
    structure_wide,
    table_of,
    tongue,
)

FARM = 82.0  # how tall a size of Farms is
LANE = 14.0  # how tall a player's lane on the Sky Watch track is
PROGRAM_DEEP = 41.0
MODULE = 52.0
PANEL = 23.0
BERTHS = 30.0
FARMS_DEEP = FARM  # how tall the whole boards are
MARS_DEEP = 2 * (MODULE + 4) + BERTHS + 5 + 2 * (PANEL + 4) - 4
KIND_PIECES = (0, WORKSHOP, LABORATORY, HEADQUARTERS, LABORATORY)  # a structure of each kind of slot


# Evergreen Farms.


def farms(scene: Scene, place: int, x: float, y: float, width: float) -> str:
    """Evergreen Farms: the stock by size, what each costs, brings and scores."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, EvergreenFarms)
    drawn = ""
    for number, (left, wide) in enumerate(cells(x, width, evergreen_farms.SIZES)):
        drawn += farm(scene, corporation, place, number + 1, (left, y, wide, FARM))
    return drawn


def farm(scene: Scene, corporation: EvergreenFarms, place: int, measure: int, box: Box) -> str:
    """Farms of one size: how many are left, the Plants they cost, the benefit of their row, VP."""
    state = table_of(scene)
    x, y, width, height = box
    stock = evergreen_farms.board_of(state, place).stock[measure - 1]
    plants = corporation.price(state, scene.deciding, measure) if scene.deciding >= 0 else measure
    cost: Price = ((PLANTS, plants),)
    gain, vp = corporation.benefits[measure - 1].parts, corporation.farm_vp[measure - 1]
    inner = rect(*box, "corp-cell" if stock else "corp-cell spent")
    for unit in range(measure):
        inner += ic("sha-farm", x + 4 + 16 * unit, y + 4, 17, "ic farm-ink")
    inner += text(x + width - 6, y + 18, f"×{stock}", "t13 b num end")
    inner += rect(x + 1, y + 24, width - 2, 19, "corp-cost", 0)
    inner += middle_goods(scene, cost, x + width / 2, y + 26)
    inner += good_icon(ASTRONAUTS, x + 6, y + 45, 14) + ic("next", x + 21, y + 46, 12, "ic dim")
    inner += goods(scene, gain, x + 36, y + 45, 14)
    inner += points(vp, x + width - 4, y + height - 21, amount_tip(scene, VP, vp))
    tell = tongue(scene)
    tip = scene.say("board-farm", size=measure, cost=tell.goods(cost), vp=vp, goods=tell.goods(gain))
    return scene.spot(f"farm {measure}", inner, box, f"{tip} – {scene.say('board-farms-left', n=stock)}")


# Sky Watch.


def watch_deep(state: Shackleton) -> float:
    """How tall the board of Sky Watch is."""
    return 24 + track_deep(state) + 6 + EACH * (PROGRAM_DEEP + 4) - 4


def track_deep(state: Shackleton) -> float:
    """How tall the track is: the bonuses, and a lane for everybody."""
    return 22 + LANE * len(state.agencies) + 4


def watch(scene: Scene, place: int, x: float, y: float, width: float) -> str:
    """Sky Watch: the asteroid, the track with a lane for everybody, and the Programs below their sections."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, SkyWatch)
    drawn = asteroid(scene, corporation, place, x, y, width)
    drawn += track(scene, corporation, place, (x, y + 24, width, track_deep(state)))
    y += 24 + track_deep(state) + 6
    for section, (left, wide) in enumerate(cells(x, width, len(corporation.sections))):
        for row in range(EACH):
            top = y + (PROGRAM_DEEP + 4) * (EACH - 1 - row)  # the bottom one is the cheapest
            drawn += program(scene, corporation, place, EACH * section + row, (left, top, wide, PROGRAM_DEEP))
    return drawn


def asteroid(scene: Scene, corporation: SkyWatch, place: int, x: float, y: float, width: float) -> str:
    """How strong the asteroid is, and what everybody has done against it."""
    state = table_of(scene)
    strength, done = corporation.strength[state.seats - 1], corporation.contributions(state, place)
    vp = corporation.destroyed_vp
    inner = ic("sha-asteroid", x, y, 20, "ic good" if done >= strength else "ic warn-ink")
    right = points_wide(vp)
    for number, (left, wide) in enumerate(cells(x + 26, width - 26 - 44 - right, strength, 2)):
        inner += rect(left, y + 4, wide, 12, "bar-full" if number < done else "bar", 3)
    inner += text(x + width - right - 6, y + 15, f"{done}/{strength}", "t13 b num end")
    inner += points(vp, x + width, y + 1, "")
    return group(inner, "", scene.say("board-asteroid", n=strength, done=done, vp=vp))


def track(scene: Scene, corporation: SkyWatch, place: int, box: Box) -> str:
    """The track; all of it is the place to act."""
    state = table_of(scene)
    board = sky_watch.board_of(state, place)
    x, y, width, height = box
    step = width / (corporation.track + 1)
    inner = group(rect(*box, "corp-cell"), "", scene.say("board-watch-track"))
    begun = 0
    for number, end in enumerate(corporation.sections):
        left, wide = x + step * (begun + 1), step * (end - begun)
        inner += rect(left, y + 20, wide - 1, height - 22, f"section section-{number + 1}", 3)
        plain = [space for space in range(begun + 1, end + 1) if space not in corporation.bonus_at]
        runs = [space for space in plain if space + 1 in plain] or plain
        inner += text(x + step * (runs[0] + 1), y + 15, "I" * (number + 1), "t12 b dim mid")
        begun = end
    for spot, gain in zip(corporation.bonus_at, corporation.bonuses, strict=True):
        wide = goods_wide(gain.parts, 13)
        left = min(x + step * (spot + 0.5) - wide / 2, x + width - wide - 2)
        words = scene.say("board-watch-bonus", n=spot, goods=tongue(scene).goods(gain.parts))
        inner += group(goods(scene, gain.parts, left, y + 3, 13), "", words)
        inner += rect(x + step * spot, y + 20, step - 1, height - 22, "bonus-space", 3)
    for seat, spot in enumerate(board.track):
        middle = y + 22 + LANE * (seat + 0.5)
        inner += rect(x + 4, middle - 0.5, width - 8, 1, "lane", 0)
        marker = at(x + step * (spot + 0.5), middle, f"watch:{seat}", symbol(seat, -6, -6, 12))
        inner += group(marker, "", scene.say("board-watch-marker", who=scene.speaker.seat(state, seat), n=spot))
    return scene.spot("watch", inner, box)


def program(scene: Scene, corporation: SkyWatch, place: int, number: int, box: Box) -> str:
    """A Defense Program: cost, VP, and who has contributed."""
    state = table_of(scene)
    x, y, width, height = box
    printed = corporation.programs[number]
    cost, energy = printed.cost, printed.energy
    if scene.deciding >= 0:
        cost, energy = corporation.cost(state, scene.deciding, number)
    price = tuple([(good, amount) for good, amount in (*priced(cost), (ENERGY, energy)) if amount])
    slots = 1 if state.seats <= 2 else COPIES
    given = sky_watch.board_of(state, place).given[COPIES * number : COPIES * number + slots]
    fine = sign_size(width * 3)
    full = NOBODY not in given
    inner = rect(*box, "corp-cell spent" if full else "corp-cell") + rect(x + 1, y + 1, width - 2, 19, "corp-cost", 5)
    inner += middle_goods(scene, price, x + width / 2, y + 4, fine)
    inner += points(printed.vp, x + width - 3, y + height - 20, amount_tip(scene, VP, printed.vp))
    for spot, seat in enumerate(given):
        middle = (x + 12 + 17 * spot, y + height - 10.5)
        inner += circle(*middle, 6.5, "slot-ring")
        if seat != NOBODY:
            inner += at(*middle, f"contribution:{seat}:{number}", seat_disc(seat, 7.5))
    tell = tongue(scene)
    name = str(tell.value(state, "program", number))
    tip = scene.say("board-program", program=name, cost=tell.goods(priced(cost)), energy=energy, vp=printed.vp)
    people = [seat for seat in given if seat != NOBODY]
    if people:
        tip += f" – {names_of(scene, people)}"
    return scene.spot(PROGRAM[number].text, inner, box, tip)


assert len(PROGRAM) == PROGRAMS


# To Mars.


def mars(scene: Scene, place: int, x: float, y: float, width: float) -> str:
    """To Mars: the modules of the ship, the berths, and its own panels."""
    state = table_of(scene)
    corporation = state.corporation(place)
    assert isinstance(corporation, ToMars)
    drawn = ""
    across = cells(x, width, 3, 4)
    shown = [number for number in range(MODULES) if corporation.in_play(state, number)]
    columns = across if len(shown) > 4 else cells(x, width, 2, 4)
    for spot, number in enumerate(shown):
        left, wide = columns[spot % len(columns)]
        top = y + (MODULE + 4) * (spot // len(columns))
        drawn += module(scene, corporation, place, number, (left, top, wide, MODULE))
    y += 2 * (MODULE + 4) + 1
    for kind, (left, wide) in enumerate(across):
        drawn += berths(scene, corporation, place, kind, (left, y, wide, BERTHS))
    y += BERTHS + 4
    for number in range(len(corporation.panels)):
        left, wide = across[number % 3]
        drawn += ship_panel(scene, corporation, place, number, (left, y + (PANEL + 4) * (number // 3), wide, PANEL))
    return drawn


def module(scene: Scene, corporation: ToMars, place: int, number: int, box: Box) -> str:
    """A module with its two slots; a free one shows the structure it takes."""
    state = table_of(scene)
    board = to_mars.board_of(state, place)
    x, y, width, height = box
    printed = corporation.modules[number]
    done = corporation.completed(state, place, number)
    inner = rect(*box, "corp-cell") if not done else rect(*box, "corp-cell whole")
    roomy = width > 110  # VP and number stand beside the structures, not below
    unit = min(17.0, (width - 50) / 6) if roomy else min(12.0, (width - 12) / 6)
    left = x + 5
    for spot, takes in enumerate(printed.slots):
        owner = board.slots[2 * number + spot]
        piece = HEADQUARTERS if takes == EITHER else KIND_PIECES[takes]
        if owner == NOBODY:
            top = y + (height if roomy else 2 * unit + 10) - 5 - structure_tall(piece, unit)
            inner += structure(scene, piece, NEUTRAL, left, top, unit, " wanted")
            if takes == EITHER:
                inner += structure(scene, LABORATORY, NEUTRAL, left, top + unit, unit, " wanted")
        else:
            piece, name = aboard(state, corporation, place, 2 * number + spot)
            top = y + (height if roomy else 2 * unit + 10) - 5 - structure_tall(piece, unit)
            inner += at(left, top, name, structure(scene, piece, owner, 0, 0, unit))
        left += structure_wide(piece, unit) + 3
    corner = (x + width - 8, y + 17) if roomy else (x + 13, y + height - 7)
    inner += text(*corner, number + 1, "t12 num dim end")
    inner += points(printed.vp, x + width - 3, y + height - 20, amount_tip(scene, VP, printed.vp))
    takes_words = ", ".join(slot_names(tongue(scene), corporation, number))
    words = [scene.say("board-module", n=number + 1, slots=takes_words, vp=printed.vp)]
    people = [seat for seat in board.slots[2 * number : 2 * number + 2] if seat != NOBODY]
    if people:
        words.append(scene.say("board-module-by", who=names_of(scene, people)))
    words.append(scene.say("board-ship", each=corporation.maintenance_vp, final=corporation.final_vp))
    return scene.spot(f"module {number + 1}", inner, box, " – ".join(words))


def aboard(state: Shackleton, corporation: ToMars, place: int, slot: int) -> tuple[int, str]:
    """The structure on a slot of the ship and its id: the ship only knows whose it is, the base which have left."""
    slots = to_mars.board_of(state, place).slots
    owner, takes = slots[slot], corporation.modules[slot // 2].slots[slot % 2]
    crater = [state.tower(owner, sector) for sector in range(SECTORS)]
    built = state.agencies[owner].built
    gone = [each for each in range(WORKSHOP, HEADQUARTERS + 1) if built[each] and each not in crater]
    if takes == EITHER:
        takes = KIND_OF[HEADQUARTERS] if HEADQUARTERS in gone else KIND_OF[LABORATORY]
    kinds = [module.slots[number] for module in corporation.modules for number in range(2)]
    before = sum([slots[each] == owner and kinds[each] == takes for each in range(slot)])
    mine = [each for each in gone if KIND_OF[each] == takes]
    if before < len(mine):
        return mine[before], f"structure:{owner}:{STRUCTURES[mine[before]]}"
    return KIND_PIECES[takes], f"tower:{owner}:m{slot}"


def berths(scene: Scene, corporation: ToMars, place: int, kind: int, box: Box) -> str:
    """The berths of a type: taken ones, and what the free ones score."""
    state = table_of(scene)
    x, y, width, height = box
    taken, of = to_mars.board_of(state, place).berths[kind], corporation.berths_each[state.seats - 1]
    inner = rect(*box, f"corp-cell berth-{TYPES[kind]}")
    step = min(22.0, (width - 4) / of)
    start = x + width / 2 - step * of / 2
    for number in range(of):
        middle = start + step * (number + 0.5)
        if number < taken:
            piece = astronaut(scene, kind, -9, -9, 18)
            inner += at(middle, y + height / 2, f"astronaut:{kind}:mars{number}", piece)
        else:
            inner += circle(middle, y + height / 2, 8.5, f"berth-ring type-{TYPES[kind]}")
            inner += text(middle, y + height / 2 + 4.5, corporation.berth_vp[number], "t12 b num mid")
    name = scene.say(f"astronaut-{TYPES[kind]}")
    if taken < of:
        tip = scene.say("board-berths", astronaut=name, n=taken, of=of, vp=corporation.berth_vp[taken])
    else:
        tip = scene.say("board-berths-full", astronaut=name)
    mine = isinstance(scene.frame, ChooseSeat) and scene.frame.kind == kind
    return scene.spot(pick(scene, f"board {TYPES[kind]}", "berth" if mine else ""), inner, box, tip)


def ship_panel(scene: Scene, corporation: ToMars, place: int, number: int, box: Box) -> str:
    """A panel of the ship: built, or what it brings."""
    built = to_mars.board_of(table_of(scene), place).panels
    x, y, width, _ = box
    if number < built:
        plate = at(x + width / 2 - 17, y + 4, f"ship-panel:{number}", solar_panel(0, 0, 34, 15))
        inner = rect(*box, "corp-cell spent") + plate
        return group(inner, "", scene.say("board-ship-panel-built", n=number + 1))
    gain = corporation.panels[number].parts
    inner = rect(*box, "corp-cell") + middle_goods(scene, gain, x + width / 2, y + 5, 13)
    tell = tongue(scene)
    cost = tell.goods(((RARE_EARTH, corporation.panel_rare),))
    tip = scene.say("board-ship-panel", n=number + 1, cost=cost, goods=tell.goods(gain))
    return scene.spot("ship panel" if number == built else "", inner, box, tip)
