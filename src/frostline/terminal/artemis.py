"""The table of The Artemis Project as lines of text."""

from __future__ import annotations

from ..core.view import View
from ..games.artemis.components import ANY, LETTERS, Building
from ..games.artemis.moves import BASE
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


def heading(speaker: ArtemisSpeaker, state: Artemis) -> list[str]:
    """Round, phase, start player, Event."""
    event = BASE.event_names[state.event]
    return [
        speaker.say(
            "board-heading",
            round=state.round,
            rounds=state.printed.rounds,
            phase=speaker.say(f"phase-{state.phase}"),
            who=speaker.seat(state, state.start),
        ),
        speaker.say(
            "board-event",
            letter=LETTERS[state.printed.events[state.event].letter],
            event=speaker.say(f"event-{event}"),
            text=speaker.say(f"event-{event}.text"),
        ),
    ]


def board(speaker: ArtemisSpeaker, state: Artemis) -> list[str]:
    """The seven regions in their order."""
    lines = [f"1 {speaker.say('region-basecamp')}"]
    for each in state.expeditions:
        lines += expedition(speaker, state, each)
    lines.append(f"2 {speaker.say('region-vents')}: {speaker.goods(energy=state.vents) or '0'}{dice(state.vents_row)}")
    lines.append(
        f"3 {speaker.say('region-quarry')}: {speaker.goods(minerals=state.quarry) or '0'}{dice(state.quarry_row)}"
    )
    lines.append(f"4 {speaker.say('region-gantry')}")
    for lot in state.gantry:
        tile = state.printed.empty[lot.tile]
        lines.append(f"   {speaker.building(lot.tile)} ({slots(speaker, tile)}){dice(list(lot.bids))}")
        lines.append(f"      {speaker.building_text(lot.tile)}")
    lines.append(f"5 {speaker.say('region-doorstep')}: {speaker.colonists(state.doorstep)}{dice(state.doorstep_row)}")
    lines.append(f"6 {speaker.say('region-academy')}: {speaker.colonists(state.academy)}{trainees(speaker, state)}")
    lines.append(f"! {speaker.say('region-outfitter')}{dice(state.outfitter_row)}")
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
        lines.append(
            "      " + "  ".join(sent(speaker, die.seat, die.face, die.pioneers, die.helper) for die in each.dice)
        )
    return lines


def sent(speaker: ArtemisSpeaker, seat: int, face: int, pioneers: int, helper: int) -> str:
    """A die beside an Expedition with who was sent along."""
    along = [0, 0, 0, 0]
    along[0] = pioneers
    if helper != NO_COLONIST:
        along[helper] += 1
    return f"{SYMBOLS[seat]}{face}" + (f" + {speaker.colonists(along)}" if sum(along) else "")


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
    """Who is in a building, and which slots are still free (in brackets)."""
    staffed = [speaker.colonist(colonist) for colonist in range(ANY) for _ in range(building.staff[colonist])]
    free = [speaker.say("slot-any") if slot == ANY else speaker.colonist(slot) for slot in building.empty_slots()]
    return ", ".join([*staffed, *[f"[{name}]" for name in free]])


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
    lines.append(f"   {speaker.say('shelters')}: {speaker.colonists(each.shelters)}")
    lines += [f"   {speaker.building(building.tile)}: {slots(speaker, building)}" for building in each.buildings]
    return lines


def directives(speaker: ArtemisSpeaker, state: Artemis, seat: int) -> list[str]:
    """The own secret cards."""
    lines = [speaker.say("board-directives")]
    for card in state.hands[seat].cards:
        name = BASE.directive_names[card]
        vp = speaker.goods(vp=state.printed.directives[card])
        lines.append(f"   {speaker.say(f'directive-{name}')} ({vp}): {speaker.say(f'directive-{name}.text')}")
    return lines
