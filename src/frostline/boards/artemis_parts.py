"""Pieces of The Artemis Project that stand in many places: colonists, slots, effects as signs."""

from __future__ import annotations

from ..games.artemis.components import ANY, COPIES, Building
from ..games.artemis.moves import BASE, TILE_NAMES
from ..games.artemis.powers import COLONISTS, GOODS, MARINE, STEWARD, Power
from ..games.artemis.state import NO_COLONIST, Artemis, SentDie
from ..text.artemis import ArtemisSpeaker
from .kit import Numbering, Scene, at, circle, group, ic, rect, text, width_of

Sign = str  # an icon's name, or words after a "="


def table_of(scene: Scene) -> Artemis:
    """The table a scene shows."""
    state = scene.view.state
    assert isinstance(state, Artemis)
    return state


def tongue(scene: Scene) -> ArtemisSpeaker:
    """Who tells it."""
    assert isinstance(scene.speaker, ArtemisSpeaker)
    return scene.speaker


def slug(tile: int) -> str:
    """The icon of a tile."""
    return BASE.names[tile // COPIES]


def tile_name(tile: int) -> str:
    """A tile in the notation of moves."""
    return TILE_NAMES[tile]


def card_name(card: int) -> str:
    """An Expedition in the notation of moves."""
    return BASE.card_names[card]


def building(scene: Scene, tile: int) -> str:
    """The name of a tile; its second copy has a mark."""
    name = scene.say(f"building-{slug(tile)}")
    return f"{name}\u00a0II" if tile % COPIES else name


def building_tip(scene: Scene, tile: int) -> str:
    """Name, side and effect of a tile."""
    side = scene.say("side-ocean") if BASE.empty[tile].ocean else scene.say("side-surface")
    return scene.speaker.pair(f"{building(scene, tile)} ({side})", scene.say(f"building-{slug(tile)}.text"))


def colonist(scene: Scene, kind: int) -> str:
    """The name of a type."""
    return scene.say(f"colonist-{COLONISTS[kind]}")


def disc(kind: int, size: float, look: str) -> str:
    """A colonist or an empty slot as a disc around the origin's lower right."""
    half = size / 2
    inner = circle(half, half, half - 0.75, "ring")
    if kind < ANY:
        inner += ic(f"colonist-{COLONISTS[kind]}", size * 0.16, size * 0.13, size * 0.68)
    return group(inner, look)


def still(x: float, y: float, kind: int, size: float, look: str) -> str:
    """A disc that stays where it is."""
    return f'<g transform="translate({x:g} {y:g})">{disc(kind, size, look)}</g>'


def figure(scene: Scene, x: float, y: float, size: float, kind: int, piece: str, count: int = 1) -> str:
    """A colonist that can travel; several of a kind stand as one with their number."""
    if count < 2:
        return group(at(x, y, piece, disc(kind, size, "colonist")), "", colonist(scene, kind))
    half = size / 2
    many = rect(-2, 0.75, size + 4, size - 1.5, "ring", half) + text(half, half + 4.3, f"+{count}", "t12 b num mid")
    return group(at(x, y, piece, group(many, "colonist")), "", f"{colonist(scene, kind)} ×{count}")


def slots(scene: Scene, x: float, y: float, size: float, each: Building, seat: int, ids: Numbering) -> str:
    """The slots of a building: who is in them, and what is still open."""
    drawn = ""
    for kind in range(ANY):
        for _ in range(each.staff[kind]):
            drawn += figure(scene, x, y, size, kind, ids.take(f"col:{seat}:{kind}"))
            x += size + 3
    for slot in each.empty_slots():
        name = scene.say("slot-any") if slot == ANY else colonist(scene, slot)
        free = still(x, y, slot, size, "slot")
        drawn += group(free, "", scene.say("board-slot", colonist=name))
        x += size + 3
    return drawn


def signs(x: float, middle: float, row: list[Sign], size: float = 16, room: float = 999) -> str:
    """Icons and short words in a row, smaller where the room is short."""
    wide = signs_width(row, size)
    if wide > room:
        size *= room / wide
    letters = size * 0.84
    drawn = ""
    for sign in row:
        if sign.startswith("="):
            drawn += text(x, middle + letters * 0.36, sign[1:], "t13 num" if letters >= 12.5 else "t12 num")
            x += width_of(sign[1:], letters, True) + 1
        else:
            drawn += ic(sign, x, middle - size / 2, size)
            x += size + 2
    return drawn


def signs_width(row: list[Sign], size: float = 16) -> float:
    """How wide such a row is."""
    return sum(width_of(sign[1:], size * 0.84, True) + 1 if sign.startswith("=") else size + 2 for sign in row)


def goods_signs(power: Power) -> list[Sign]:
    """Goods with their numbers."""
    found = []
    for name in (*GOODS, "badges", "vp"):
        amount = getattr(power, name)
        if amount:
            found += [f"={amount}", name]
    return found


def reward_signs(power: Power) -> list[Sign]:
    """What a reward or a relief space gives."""
    if power.kind == "goods":
        return goods_signs(power)
    if power.kind == "either":
        return [f"={power.amount}", "energy", "=/", "mineral"]
    if power.kind == "mix":
        return [f"={power.amount}", "energy", "mineral"]
    if power.kind == "train":
        return ["colonist", "arrow", "academy"]
    if power.kind == "per-type":
        return [f"={power.vp}", "vp", "=/", f"colonist-{COLONISTS[power.colonist]}"]
    if power.kind == "relief":
        return ["=+1", "relief"]
    if power.kind == "relic":
        return ["relic", "die-6"]
    return [{"building": "gantry", "colonists": "colonist"}[power.kind]]


def effect_signs(power: Power) -> list[Sign]:
    """What a building does or scores, short."""
    kind = power.kind
    person = f"colonist-{COLONISTS[power.colonist]}"
    good = GOODS[power.good]
    if kind == "assault":
        return [f"=−{power.minerals}", "mineral", f"=+{power.energy}", "energy"]
    if kind == "per-colonist":
        return [f"={power.base}+{power.each}/", person, good]
    if kind == "gain":
        return goods_signs(power)
    if kind == "hub":
        return ["shelters", "move", "expedition"]
    if kind == "either":
        return [f"={power.amount}", "energy", "=/", "mineral"]
    if kind == "buy":
        return [f"={power.amount}", good, "arrow", f"={power.vp}", "vp"]
    if kind == "scout":
        return ["dice", "arrow", f"={power.amount}", "energy", "=/", "mineral"]
    if kind == "shuttle":
        return [f"=+{power.moves}", "move"]
    if kind == "conduit":
        return ["bag", "arrow", "colonist"]
    if kind == "convert":
        return [f"={power.most}", "energy", "move", "mineral"]
    if kind == "per-good":
        return [f"={power.base}", "vp", f"=+1/{power.every}", good]
    if kind == "flat":
        return [f"={power.vp}", "vp"]
    if kind == "pairs":
        return [f"={power.base}", "vp", "=+1/", f"colonist-{COLONISTS[MARINE]}", f"colonist-{COLONISTS[STEWARD]}"]
    if kind == "per-type":
        return [f"={power.base}", "vp", f"=+1/{power.every}", person]
    if kind == "staffed-by":
        return [f"={power.base}", "vp", f"=+{power.more}", person]
    if kind == "snowcat":
        return [f"={power.vp}", "vp", "toolkit", "arrow", "move"]
    return [f"={power.vp}", "vp", "==", "colonist", "=×3"]


def sent_with(die: SentDie) -> list[int]:
    """The colonists that went with a die, one entry each."""
    return [0] * die.pioneers + ([] if die.helper == NO_COLONIST else [die.helper])


def on_board(state: Artemis) -> Numbering:
    """The ids of all pieces that lie on the board, counted in the order in which it is drawn."""
    ids = Numbering()
    for expedition in state.expeditions:
        for sent in expedition.dice:
            ids.take(f"die:{sent.seat}:{sent.face}")
            for kind in sent_with(sent):
                ids.take(f"col:{sent.seat}:{kind}")
    for row in (state.vents_row, state.quarry_row, state.doorstep_row, state.outfitter_row):
        for die in row:
            ids.take(f"die:{die.seat}:{die.face}")
    for lot in state.gantry:
        for die in lot.bids:
            ids.take(f"die:{die.seat}:{die.face}")
    for trainee in state.trainees:
        ids.take(f"die:{trainee.seat}:{trainee.face}")
        if trainee.colonist != NO_COLONIST:
            ids.take(f"col:{trainee.seat}:{trainee.colonist}")
    return ids
