"""Ways to play that people have, for the games of `lessons.py`: features that go together in a plan.

A bot that plays only what it already thinks best never finds out what a plan it does not make would bring. Some bots
like one of these for the first part of a game.
"""

from __future__ import annotations

from collections.abc import Sequence

STYLES: dict[str, Sequence[Sequence[str]]] = {
    "artemis": [
        ["colonists", "types", "full-sets"],
        ["buildings", "buildings-many", "bids"],
        ["buildings", "colonists", "sheltered"],
        ["ocean", "ocean-energy", "ocean-minerals"],
        ["ocean-unstaffed", "surface-unstaffed"],
        ["badges", "expeditions"],
        ["toolkits", "toolkits-most"],
        ["energy", "energy-many"],
        ["minerals", "minerals-many"],
    ],
    "antarctica": [
        ["supply"],
        ["ships", "spare-ships"],
        ["spaces", "spaces-ahead", "cubes"],
        ["areas", "areas-close"],
        ["areas-safe"],
        ["building-cards", "buildable"],
        ["asterisks"],
        ["yard-cards"],
        ["basic-card", "expertise"],
    ],
    "ceres": [
        ["research-0-1", "research-0-2", "research-0-3", "asteroids"],
        ["research-0-1", "research-0-2", "research-0-3", "asteroids", "launch"],
        ["research-0-1", "research-0-2", "research-2-1", "research-2-2"],
        ["research-1-1", "research-1-2", "research-1-3"],
        ["research-2-1", "research-2-2", "research-2-3"],
        ["outstations", "upgraded"],
        ["workers", "workers-later"],
        ["committed-points", "committed-near"],
        ["favors"],
    ],
    "shackleton": [
        ["goals"],
        ["helium", "goals"],
        ["samples", "goals"],
        ["robots", "goals"],
        ["tourists", "spots"],
        ["plants", "goals"],
        ["crew", "recruits"],
        ["seated", "crew"],
        ["size", "rows"],
        ["titanium", "rare-earth", "rows"],
        ["headquarters", "workshop-crew"],
        ["project-after", "project-more", "project-action", "project-energy"],
        ["standing"],
    ],
}
