"""Ceres: Facilities and starting Outstations, projects, asteroids, research, Favors; the spacecraft of the game."""

from __future__ import annotations

from ...core.state import NOBODY
from ...games.ceres.components import FAVORS, FIELDS
from ...games.ceres.state import NO_CARD, Ceres


def held(state: Ceres) -> list[tuple[int, str, str]]:
    """What everybody has. `research` names every level reached, `first` the fields one was first to master; what was
    built over is still there; Favors are those of the last Round."""
    printed = state.printed
    found = []
    for seat, corporation in enumerate(state.corporations):
        for outstation in corporation.outstations:
            for card in (outstation.top, outstation.bottom):
                if card != NO_CARD:
                    kind = "outstation" if printed.facilities[card].starting else "facility"
                    found.append((seat, kind, printed.facility_names[card]))
        found += [(seat, "project", printed.project_names[project]) for project in corporation.completed]
        found += [(seat, "unfinished-project", printed.project_names[project]) for project in corporation.committed]
        asteroids = [number for number, owner in enumerate(state.claims) if owner == seat]
        found += [(seat, "asteroid", printed.asteroid_names[number]) for number in asteroids]
        for field, level in zip(FIELDS, corporation.research, strict=True):
            found += [(seat, "research", f"{field}-{reached}") for reached in range(1, level + 1)]
        found += [(seat, "first", field) for field, who in zip(FIELDS, state.firsts, strict=True) if who == seat]
        found += [(seat, "favor", FAVORS[favor]) for favor, who in enumerate(state.favor_of) if who == seat]
    return found + [(NOBODY, "spacecraft", printed.ship_names[ship]) for ship in state.spacecraft]
