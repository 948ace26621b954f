"""The seven regions of Europa, each drawn into its own panel."""

from __future__ import annotations

from ..games.artemis.powers import COLONISTS, REGIONS
from ..games.artemis.state import NO_COLONIST, NO_TILE, Artemis, Die, Expedition, Lot
from .artemis_parts import (
    building,
    building_tip,
    card_name,
    colonist,
    effect_signs,
    figure,
    reward_signs,
    sent_with,
    signs,
    signs_width,
    slots,
    slug,
    still,
    table_of,
    tile_name,
    tongue,
)  # fmt: skip
from .kit import Box, Numbering, Scene, die, fit, grid, group, ic, lines, name_lines, path, rect, text

MOST_IN_A_ROW = 9


def panel(scene: Scene, box: Box, region: str, number: str, note: str = "", note_tip: str = "") -> str:
    """The ground of a region with its number, sign and name."""
    x, y, width, height = box
    head = text(x + 10, y + 21, number, "t14 number") + ic(region, x + 24, y + 7, 20)
    head += text(x + 50, y + 21, scene.say(f"region-{region}"), "t14 b")
    if note:
        head += group(text(x + width - 10, y + 21, note, "t13 dim end num"), "", note_tip)
    state = table_of(scene)
    here = state.region >= 0 and REGIONS[state.region] == region
    return rect(x, y, width, height, "panel now" if here else "panel") + head


def whose(scene: Scene, seat: int, face: int) -> str:
    """A die in words."""
    return scene.say("board-die", who=scene.speaker.seat(scene.view.state, seat), face=face)


def exposure_row(scene: Scene, box: Box, row: list[Die], gains: list[int], ids: Numbering, unit: str) -> str:
    """Dice from left to right as they will take, and under each what it gets as things stand."""
    x, y, width, height = box
    count = max(1, len(row))
    deep = -(-count // MOST_IN_A_ROW)
    across = -(-count // deep)
    below = (19 if deep == 1 else 21) if deep < 3 else 4
    size = min(26.0, (width - 4 * (across - 1)) / across, height / deep - below)
    step = min(size + 8, (width + 4) / across)
    drawn = "".join(path(f"M{x} {y + line * (size + below) + size + 4:g}h{width}", "rail") for line in range(deep))
    for number, each in enumerate(row):
        left, top = x + number % across * step, y + number // across * (size + below)
        gain = gains[number]
        tip = scene.say("board-takes", die=whose(scene, each.seat, each.face), n=gain, what=unit)
        piece = ids.take(f"die:{each.seat}:{each.face}")
        drawn += die(left, top, size, each.seat, each.face, piece, tip, "" if gain else " exposed")
        if deep < 3:
            drawn += text(left + size / 2, top + size + 16, gain, "t12 num mid" + ("" if gain else " warn"))
    return drawn


def harvest(row: list[Die], pool: int) -> list[int]:
    """What each die of a row would take from a pool."""
    gains = []
    for each in row:
        gains.append(min(each.face, pool))
        pool -= gains[-1]
    return gains


def pool_region(scene: Scene, box: Box, region: str, number: str, ids: Numbering) -> str:
    """Vents or Quarry: what is there, and the dice waiting for it."""
    state = table_of(scene)
    x, y, width, height = box
    vents = region == "vents"
    pool, row = (state.vents, state.vents_row) if vents else (state.quarry, state.quarry_row)
    amount = scene.say("amount-energy", n=pool) if vents else scene.say("amount-minerals", n=pool)
    store = rect(x + 10, y + 34, 84, 34, "well") + text(x + 42, y + 58, pool, "t20 b num mid")
    store += ic("energy" if vents else "mineral", x + 62, y + 40, 22)
    inner = panel(scene, box, region, number) + group(store, "", amount)
    unit = scene.say("board-energy") if vents else scene.say("board-minerals")
    inner += exposure_row(scene, (x + 12, y + 80, width - 24, height - 84), row, harvest(row, pool), ids, unit)
    return scene.spot(region, inner, box)


def doorstep(scene: Scene, box: Box, ids: Numbering) -> str:
    """The queue of colonists by type, and the dice of those who will recruit."""
    state = table_of(scene)
    x, y, width, height = box
    there, most = sum(state.doorstep), state.printed.doorstep_limit
    note_tip = scene.say("board-limit", n=there, most=most)
    inner = panel(scene, box, "doorstep", "5", f"{there}/{most}", note_tip)
    step = (width - 20) / 4
    recruiting = scene.asked("Recruit")
    for kind, count in enumerate(state.doorstep):
        left = x + 10 + step * kind
        chip = person_chip(left, y + 32, step - 4, kind, count)
        move = f"colonist {COLONISTS[kind]}" if recruiting and count else ""
        tip = scene.speaker.pair(colonist(scene, kind), str(count))
        inner += scene.spot(move, chip, (left, y + 32, step - 4, 28), tip)
    gains = []
    for each in state.doorstep_row:
        gains.append(min(there, state.printed.doorstep[each.face - 1]))
        there -= gains[-1]
    unit = scene.say("board-colonists")
    inner += exposure_row(scene, (x + 12, y + 70, width - 24, height - 76), state.doorstep_row, gains, ids, unit)
    return scene.spot("doorstep", inner, box)


def person_chip(x: float, y: float, width: float, kind: int, count: int) -> str:
    """A type of colonist and how many there are."""
    inner = rect(x, y, width, 28, "chip")
    inner += still(x + 4, y + 4, kind, 20, "colonist" if count else "slot")
    return inner + text(x + (width + 24) / 2, y + 19, count, "t14 num mid" + (" b" if count else " dim"))


def academy(scene: Scene, box: Box, ids: Numbering) -> str:
    """Which die trains whom, who is left, and the spaces with dice and trainees."""
    state = table_of(scene)
    x, y, width, _ = box
    inner = panel(scene, box, "academy", "6")
    becomes = state.printed.academy
    kinds = [kind for kind in range(4) if kind in becomes or state.academy[kind]]
    step = (width - 14) / len(kinds)
    taking = scene.asked("TrainInto")
    for number, kind in enumerate(kinds):
        left, count = x + 8 + step * number, state.academy[kind]
        faces = faces_of([face for face in range(1, 7) if becomes[face - 1] == kind])
        chip = rect(left, y + 32, step - 4, 28, "chip") + text(left + 3, y + 51, faces, "t12 dim num")
        chip += still(left + step - 34.5, y + 37, kind, 18, "colonist" if count else "slot")
        chip += text(left + step - 9.5, y + 50.5, count, "t12 b num mid")
        tip = scene.say("board-trains", faces=faces, colonist=colonist(scene, kind), n=count)
        move = f"colonist {COLONISTS[kind]}" if taking else ""
        inner += scene.spot(move, chip, (left, y + 32, step - 4, 28), tip)
    spaces = 1 if state.seats <= 2 else 2
    for number in range(spaces):
        left = x + 10 + number * 92
        inner += rect(left, y + 66, 84, 34, "space")
        if number < len(state.trainees):
            each = state.trainees[number]
            tip = whose(scene, each.seat, each.face)
            inner += die(left + 8, y + 72, 24, each.seat, each.face, ids.take(f"die:{each.seat}:{each.face}"), tip)
            if each.colonist != NO_COLONIST:
                piece = ids.take(f"col:{each.seat}:{each.colonist}")
                inner += figure(scene, left + 48, y + 72, 22, each.colonist, piece)
    return scene.spot("academy", inner, box)


def faces_of(faces: list[int]) -> str:
    """Faces as a span where they are one: `1–3`."""
    if len(faces) > 1 and faces == list(range(faces[0], faces[-1] + 1)):
        return f"{faces[0]}–{faces[-1]}"
    return ", ".join(str(face) for face in faces)


def outfitter(scene: Scene, box: Box, ids: Numbering) -> str:
    """Its sections by how many Toolkits a die brings."""
    state = table_of(scene)
    x, y, width, height = box
    inner = panel(scene, box, "outfitter", "!")
    kits = state.printed.outfitter
    sections = sorted(set(kits))
    step = (width - 16) / len(sections)
    for number, amount in enumerate(sections):
        left = x + 8 + step * number
        faces = faces_of([face for face in range(1, 7) if kits[face - 1] == amount])
        inner += rect(left + 1, y + 32, step - 4, height - 40, "space")
        inner += group(
            signs(left + 8, y + 43, [f"={faces}", "arrow", f"={amount}", "toolkit"], 15),
            "", scene.say("board-outfits", faces=faces, n=amount),
        )  # fmt: skip
        here = [each for each in state.outfitter_row if kits[each.face - 1] == amount]
        size, across = grid(len(here), step - 14, height - 66, 22, 1.25)
        for place, each in enumerate(here):
            spot_x, spot_y = left + 7 + place % across * size * 1.25, y + 56 + place // across * (size + 3)
            piece = ids.take(f"die:{each.seat}:{each.face}")
            inner += die(spot_x, spot_y, size, each.seat, each.face, piece, whose(scene, each.seat, each.face))
    return scene.spot("outfitter", inner, box)


def basecamp(scene: Scene, box: Box, ids: Numbering) -> str:
    """The Expeditions, closest to the deck first."""
    state = table_of(scene)
    x, y, width, height = box
    inner = panel(scene, box, "basecamp", "1") + deck_note(
        x + width - 10, y, "deck", len(state.expedition_deck),
        scene.say("board-expedition-deck", n=len(state.expedition_deck), discarded=len(state.expedition_discard)),
    )  # fmt: skip
    count = max(1, len(state.expeditions))
    across = min(count, max(1, int(width / 196)))
    down = -(-count // across)
    wide, deep = min(394.0, (width - 20 - 8 * (across - 1)) / across), (height - 40 - 8 * (down - 1)) / down
    left = x + (width - wide * across - 8 * (across - 1)) / 2
    for number, each in enumerate(state.expeditions):
        spot_x, spot_y = left + number % across * (wide + 8), y + 32 + number // across * (deep + 8)
        inner += expedition(scene, (spot_x, spot_y, wide, deep), each, ids)
    return inner


def deck_note(right: float, y: float, icon: str, count: int, tip: str) -> str:
    """A face-down stack by its sign and size."""
    return group(ic(icon, right - 44, y + 7, 18) + text(right, y + 21, count, "t13 num end"), "", tip)


def expedition(scene: Scene, box: Box, each: Expedition, ids: Numbering) -> str:
    """A card: name, total against difficulty, two rewards, and the dice beside it, bottom to top."""
    state = table_of(scene)
    x, y, width, height = box
    card = state.printed.cards[each.card]
    name = scene.say(f"expedition-{card_name(each.card)}")
    need = card.difficulty + state.harder
    total = sum(sent.face + sent.pioneers for sent in each.dice)
    face = min(232.0, max(136.0, width * 0.55))
    inner = rect(x, y, width, height, "card") + rect(x, y, face, height, "face")
    inner += name_lines(x + 8, y + 17, name, face - 12)
    filled = min(1.0, total / need) * (face - 76)
    bar = rect(x + 8, y + 42, face - 76, 8, "bar", 4)
    if filled:
        bar += rect(x + 8, y + 42, max(6, filled), 8, "bar-full" if total >= need else "bar-part", 4)
    bar += text(x + face - 8, y + 51, f"{total} / {need}", "t14 b num end")
    inner += group(bar, "", scene.say("board-difficulty", difficulty=need, total=total))
    deep = (height - 62) / 2
    for number in range(2):
        inner += reward(scene, (x + 5, y + 58 + number * deep, face - 10, deep - 3), each, number)
    column = x + face + 6
    inner += path(f"M{column} {y + height - 5}H{x + width - 6}", "rail")
    inner += stacked(scene, (column, y + 8, width - face - 10, height - 16), each, ids)
    tip = scene.say("board-card", energy=card.energy, minerals=card.minerals)
    coming_home = scene.asked("TrainFrom") and getattr(scene.frame, "card", -1) == each.card
    move = "from expedition" if coming_home else f"expedition {card_name(each.card)}"
    return scene.spot(move, inner, box, scene.speaker.pair(name, tip))


def reward(scene: Scene, box: Box, each: Expedition, number: int) -> str:
    """One of the two rewards; colonists and buildings lie on it."""
    x, y, width, height = box
    power = table_of(scene).printed.cards[each.card].rewards[number]
    middle = y + height / 2
    inner = rect(x, y, width, height, "chip")
    tip = tongue(scene).power(power)
    if power.kind == "colonists":
        people = [kind for kind in range(4) for _ in range(each.colonists[kind])]
        for place, kind in enumerate(people):
            inner += still(x + 8 + place * 28, middle - 12, kind, 24, "colonist")
        if people:
            tip = scene.speaker.pair(tip, tongue(scene).colonists(each.colonists))
        else:
            inner += text(x + 8, middle + 4, "–", "t13 dim")
    elif power.kind == "building" and each.tile == NO_TILE:
        inner += text(x + 8, middle + 4, "–", "t13 dim")
    elif power.kind == "building":
        inner += ic(slug(each.tile), x + 7, middle - 12, 24)
        words = fit(building(scene, each.tile), width - 37, 12, 2)
        inner += lines(x + 35, middle + (4 if len(words) == 1 else -2), list(words), 13, "t12")
        tip = scene.speaker.pair(tip, building_tip(scene, each.tile))
    else:
        row = reward_signs(power)
        if power.kind == "goods" and width > 180:
            row = [sign for sign in row if not sign.startswith("=")]
        inner += signs(x + 9, middle, row, 20, width - 16)
        rest = x + 21 + signs_width(row, 20)
        if x + width - rest > 80:
            words = fit(tip, x + width - 6 - rest, 12, 2)
            inner += lines(rest, middle + (4 if len(words) == 1 else -2), list(words), 13, "t12")
    mine = getattr(scene.frame, "card", -1) == each.card and scene.asked("ChooseReward")
    return scene.spot(f"reward {number + 1}" if mine else "", inner, box, tip)


def stacked(scene: Scene, box: Box, each: Expedition, ids: Numbering) -> str:
    """Dice beside a card from the bottom up, with the colonists sent along."""
    x, y, width, height = box
    striking = getattr(scene.frame, "card", -1) == each.card and scene.asked("MarineStrikes")
    size, down, step = stack_size(len(each.dice), width, height)
    beside = step >= size * 1.8
    drawn = ""
    for place, sent in enumerate(each.dice):
        left = x + 1 + place // down * step
        top = y + height - size - place % down * (size + 4)
        people = sent_with(sent)
        tip = scene.say("board-sent", die=whose(scene, sent.seat, sent.face),
                        colonists=tongue(scene).colonists(along(people)))  # fmt: skip
        one = die(left, top, size, sent.seat, sent.face, ids.take(f"die:{sent.seat}:{sent.face}"), tip)
        small = size * (0.8 if beside else 0.62)
        spot_x, spot_y = (left + size + 3, top + size * 0.1) if beside else (left + size * 0.72, top + size * 0.5)
        for number, kind in enumerate(people):
            piece = ids.take(f"col:{sent.seat}:{kind}")
            if number == 0:
                one += figure(scene, spot_x, spot_y, small, kind, piece, len(people))
        drawn += scene.spot(f"target {place}" if striking else "", one, (left - 2, top - 3, size + 6, size + 5))
    return drawn


def stack_size(count: int, width: float, height: float) -> tuple[float, int, float]:
    """How large stacked dice are, how many stand on each other, and how far apart the stacks are."""
    for size in range(24, 8, -1):
        down = int((height + 4) / (size + 4))
        stacks = max(1, -(-count // down))
        step = width / stacks
        if step >= size * 1.9 or (stacks > 1 and step >= size * 1.3):
            return size, down, min(step, size * 2.2)
    return 9, 10, 12


def along(people: list[int]) -> list[int]:
    """Colonists counted by type."""
    return [people.count(kind) for kind in range(4)]


def gantry(scene: Scene, box: Box, ids: Numbering) -> str:
    """Up to eight tiles, closest to the stack first."""
    state = table_of(scene)
    x, y, width, height = box
    most = state.printed.gantry_limit
    note = scene.say("board-limit", n=len(state.gantry), most=most)
    inner = panel(scene, box, "gantry", "4", f"{len(state.gantry)}/{most}", note)
    across = 4 if width > 600 else 2
    down = max(2, -(-most // across))
    wide, deep = (width - 20 - 8 * (across - 1)) / across, (height - 40 - 8 * (down - 1)) / down
    for number in range(max(most, len(state.gantry))):
        spot = (x + 10 + number % across * (wide + 8), y + 32 + number // across * (deep + 8), wide, deep)
        if number < len(state.gantry):
            inner += lot(scene, spot, state, state.gantry[number], ids)
        else:
            inner += rect(*spot, "space")
    return inner


def lot(scene: Scene, box: Box, state: Artemis, each: Lot, ids: Numbering) -> str:
    """A tile with its slots, its effect and its bids, rising."""
    x, y, width, height = box
    tile = state.printed.empty[each.tile]
    name = building(scene, each.tile)
    inner = rect(x, y, width, height, "tile " + ("ocean" if tile.ocean else "surface"))
    inner += rect(x, y, 36, height, "edge") + ic(slug(each.tile), x + 6, y + 8, 24)
    inner += ic("ocean" if tile.ocean else "surface", x + 10, y + height - 24, 16, "ic dim")
    inner += name_lines(x + 43, y + 17, name, width - 52)
    inner += slots(scene, x + 42, y + 39, 22, tile, -1, Numbering())
    start = x + 46 + 25 * len(tile.slots)
    inner += signs(start, y + 50, effect_signs(tile.power), 16, x + width - 6 - start)
    for place, bid in enumerate(each.bids):
        piece = ids.take(f"die:{bid.seat}:{bid.face}")
        tip = whose(scene, bid.seat, bid.face)
        inner += die(x + 42 + place * 25, y + height - 27, 21, bid.seat, bid.face, piece, tip)
    if getattr(scene.frame, "tile", -1) == each.tile and scene.asked("MayClaim"):
        for place, (move, icon) in enumerate((("claim", "check"), ("decline", "cross"))):
            button = (x + width - 64 + place * 31, y + height - 32, 28, 28)
            sign = rect(*button, "button") + ic(icon, button[0] + 5, button[1] + 5, 18)
            inner += scene.spot(move, sign, button)
    return scene.spot(f"bid {tile_name(each.tile)}", inner, box, building_tip(scene, each.tile))
