"""What Projects and leaders of Shackleton Base do, put together from their data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.shackleton.components import LEADERS
from ..games.shackleton.goods import GOODS
from ..games.shackleton.projects import (
    ACTION,
    AFTER,
    END,
    EVENTS,
    LESS,
    LESSENED,
    MORE,
    OWN,
    POWER,
    TALLY,
    Ability,
)  # fmt: skip
from ..games.shackleton.state import Shackleton

if TYPE_CHECKING:
    from .shackleton import ShackletonSpeaker


def project_text(tell: ShackletonSpeaker, state: Shackleton, card: int) -> str:
    """Spots, immediate gain and ability of a card, in that order."""
    project = state.printed.projects[card]
    parts = []
    if project.spots:
        parts.append(tell.say("project-spots", spots=", ".join(str(vp) for vp in project.spots)))
    if project.immediate.parts:
        parts.append(tell.say("project-immediate", goods=tell.goods(project.immediate.parts)))
    if project.ability.kind:
        name = state.printed.corporations[project.corporation].name
        parts.append(ability_text(tell, project.ability, name))
    return " ".join(parts)


def ability_text(tell: ShackletonSpeaker, ability: Ability, corporation: str) -> str:
    """An ability in a sentence."""
    cost, gain = tell.goods(ability.cost), tell.goods(ability.gain.parts)
    if ability.kind == AFTER:
        return tell.say(f"ability-after-{EVENTS[ability.event]}", goods=gain)
    if ability.kind == MORE:
        return tell.say("ability-more", good=tell.say(f"resource-{GOODS[ability.good]}"), cost=cost)
    if ability.kind == LESS:
        return tell.say(f"ability-less-{LESSENED[ability.event]}", n=ability.amount)
    if ability.kind == ACTION:
        once = 1 if ability.once else 0
        if ability.cost:
            return tell.say("ability-trade", cost=cost, goods=gain, once=once)
        return tell.say("ability-action", goods=gain, once=once)
    if ability.kind == POWER:
        return tell.say("ability-energy", cost=cost, n=ability.amount)
    if ability.kind == END:
        if ability.good == TALLY:
            return tell.say(f"ability-end-{corporation}", n=ability.amount)
        return tell.say("ability-end", n=ability.amount, good=tell.say(f"resource-{GOODS[ability.good]}"))
    assert ability.kind == OWN
    return tell.say(f"ability-{ability.own}", n=ability.amount, goods=gain)


def leader_text(tell: ShackletonSpeaker, state: Shackleton, leader: int, improved: bool) -> str:
    """A leader's ability, normal or improved."""
    credits = state.printed.leader_credits[leader][1 if improved else 0]
    gain = state.printed.europe_gain[1 if improved else 0]
    return tell.say(f"leader-{LEADERS[leader]}.text", credits=credits, gain=gain, improved=1 if improved else 0)
