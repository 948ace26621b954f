"""Shackleton Base: leaders, structures, Projects and goals (AstroBot's too); the Corporations of the game."""

from __future__ import annotations

from ...core.state import NOBODY
from ...games.shackleton.components import LEADERS, LEVELS, PLACES, STRUCTURES
from ...games.shackleton.state import NO_GOAL, NO_LEADER, Shackleton


def held(state: Shackleton) -> list[tuple[int, str, str]]:
    """What everybody has; a goal is named by its Corporation and its level."""
    names = [state.corporation(place).name for place in range(PLACES)]
    found = []
    for seat, agency in enumerate(state.agencies):
        if agency.leader != NO_LEADER:
            found.append((seat, "leader", LEADERS[agency.leader]))
        for structure, built in zip(STRUCTURES, agency.built, strict=True):
            found += [(seat, "structure", structure)] * built
        found += [(seat, "project", state.printed.projects[card].name) for card in agency.projects]
        claimed = [(name, level) for name, level in zip(names, agency.goals, strict=True) if level != NO_GOAL]
        found += [(seat, "goal", f"{name}-{LEVELS[level]}") for name, level in claimed]
    return found + [(NOBODY, "corporation", name) for name in names]
