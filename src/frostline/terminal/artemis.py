"""The table of The Artemis Project as lines of text."""

from __future__ import annotations

from ..core.view import View
from ..games.artemis.components import ANY, LETTERS, Building
from ..games.artemis.moves import BASE
from ..games.artemis.powers import ACADEMY, BASECAMP, DOORSTEP, GANTRY, OUTFITTER, QUARRY, REGIONS, VENTS
from ..games.artemis.state import NO_COLONIST, NO_TILE, Artemis, Colony, Die, Expedition
from ..text.artemis import ArtemisSpeaker
from ..text.speaker import SYMBOLS, Speaker


def picture(speaker: Speaker, view: View) -> list[str]:
    """The whole table, board first, then every colony."""
    state = view.state
    assert isinstance(state, Artemis)
    assert isinstance(speaker, ArtemisSpeaker)
    lines = [*heading(speaker, state), *board(speaker, state)]
    for seat in state.turn_order():
        lines += colony(speaker, state, seat)
    if state.hands and view.seat >= 0:
        lines += directives(speaker, state, view.seat)
    return lines


def aside(speaker: Speaker, view: View) -> list[str]:
    """The viewer's goods and dice."""
    state = view.state
    assert isinstance(state, Artemis)
    assert isinstance(speaker, ArtemisSpeaker)
    return colony(speaker, state, view.seat)[: 2 if state.colonies[view.seat].dice else 1]


def heading(speaker: ArtemisSpeaker, state: Artemis) -> list[str]:
    """Round, phase, start player, Event."""
    event = BASE.event_names[state.event]
    return [
        speaker.heading(state),
        speaker.say(
            "board-event",
            letter=LETTERS[state.printed.events[state.event].letter],
            event=speaker.say(f"event-{event}"),
            text=speaker.say(f"event-{event}.text"),
        ),
    ]


def board(speaker: ArtemisSpeaker, state: Artemis) -> list[str]:
    """The seven regions in their order."""
    region = [speaker.say(f"region-{name}") for name in REGIONS]
    lines = [f"1 {region[BASECAMP]}"]
    for each in state.expeditions:
        lines += expedition(speaker, state, each)
    energy, minerals = speaker.say("amount-energy", n=state.vents), speaker.say("amount-minerals", n=state.quarry)
    lines.append(f"2 {speaker.pair(region[VENTS], energy)}{dice(state.vents_row)}")
    lines.append(f"3 {speaker.pair(region[QUARRY], minerals)}{dice(state.quarry_row)}")
    lines.append(f"4 {region[GANTRY]}")
    for lot in state.gantry:
        tile = state.printed.empty[lot.tile]
        side = speaker.pair(speaker.say("side-ocean" if tile.ocean else "side-surface"), free_slots(speaker, tile))
        lines.append(f"   {speaker.building(lot.tile)} ({side}){dice(list(lot.bids))}")
        lines.append(f"      {speaker.building_text(lot.tile)}")
    lines.append(f"5 {speaker.pair(region[DOORSTEP], speaker.colonists(state.doorstep))}{dice(state.doorstep_row)}")
    lines.append(f"6 {speaker.pair(region[ACADEMY], speaker.colonists(state.academy))}{trainees(speaker, state)}")
    lines.append(f"! {region[OUTFITTER]}{dice(state.outfitter_row)}")
    return lines


def expedition(speaker: ArtemisSpeaker, state: Artemis, each: Expedition) -> list[str]:
    """One Expedition with its rewards and dice."""
    card = state.printed.cards[each.card]
    total = sum(die.face + die.pioneers for die in each.dice)
    rewards = " | ".join(speaker.power(power) for power in card.rewards)
    lying = []
    if sum(each.colonists):
        lying.append(speaker.colonists(each.colonists))
    if each.tile != NO_TILE:
        lying.append(speaker.building(each.tile))
    lines = [
        "   "
        + speaker.say(
            "board-expedition",
            expedition=speaker.say(f"expedition-{BASE.card_names[each.card]}"),
            difficulty=card.difficulty + state.harder,
            total=total,
        ),
        f"      {rewards}" + (f" [{', '.join(lying)}]" if lying else ""),
    ]
    if each.dice:
        lines.append("      " + "  ".join(f"{SYMBOLS[die.seat]}{speaker.die(die)}" for die in each.dice))
    return lines


def dice(row: list[Die]) -> str:
    """A row of dice, each with its owner's symbol."""
    return "   " + " ".join(f"{SYMBOLS[die.seat]}{die.face}" for die in row) if row else ""


def trainees(speaker: ArtemisSpeaker, state: Artemis) -> str:
    """Dice in the Academy with their colonists."""
    found = ""
    for trainee in state.trainees:
        who = "" if trainee.colonist == NO_COLONIST else f" {speaker.colonist(trainee.colonist)}"
        found += f"   {SYMBOLS[trainee.seat]}{trainee.face}{who}"
    return found


def slots(speaker: ArtemisSpeaker, building: Building) -> str:
    """Who is in a building, and which slots are still free."""
    staffed = [speaker.colonist(colonist) for colonist in range(ANY) for _ in range(building.staff[colonist])]
    free = free_slots(speaker, building)
    parts = [", ".join(staffed), speaker.say("slots-free", slots=free) if free else ""]
    return " · ".join([part for part in parts if part])


def free_slots(speaker: ArtemisSpeaker, building: Building) -> str:
    """The slots of a building where nobody is yet."""
    slots = [speaker.say("slot-any") if slot == ANY else speaker.colonist(slot) for slot in building.empty_slots()]
    return ", ".join(slots)


def colony(speaker: ArtemisSpeaker, state: Artemis, seat: int) -> list[str]:
    """One player's mat."""
    each: Colony = state.colonies[seat]
    lines = [
        speaker.say(
            "board-colony",
            who=speaker.seat(state, seat),
            vp=each.vp,
            energy=each.energy,
            minerals=each.minerals,
            toolkits=each.toolkits,
            badges=each.badges,
            relief=each.relief,
            spaces=len(state.printed.relief),
        )
    ]
    if each.dice:
        lines.append("   " + speaker.say("board-dice", dice=" ".join(str(face) for face in each.dice)))
    lines.append("   " + speaker.pair(speaker.say("shelters"), speaker.colonists(each.shelters)))
    for building in each.buildings:
        lines.append("   " + speaker.pair(speaker.building(building.tile), slots(speaker, building)))
    return lines


def directives(speaker: ArtemisSpeaker, state: Artemis, seat: int) -> list[str]:
    """The own secret cards."""
    lines = [speaker.say("board-directives")]
    for card in state.hands[seat].cards:
        name = BASE.directive_names[card]
        vp = speaker.goods(vp=state.printed.directives[card])
        label = f"{speaker.say(f'directive-{name}')} ({vp})"
        lines.append("   " + speaker.pair(label, speaker.say(f"directive-{name}.text")))
    return lines
