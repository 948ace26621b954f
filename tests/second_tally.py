"""The slow second counts of the points, one file per game."""

from __future__ import annotations

from typing import Any

import tally_antarctica
import tally_artemis
import tally_ceres
import tally_shackleton

TALLIES = {
    "artemis": tally_artemis.tally_all,
    "antarctica": tally_antarctica.tally_all,
    "ceres": tally_ceres.tally_all,
    "shackleton": tally_shackleton.tally_all,
}


def second_tally(saved: dict[str, Any]) -> list[int]:
    """The total of every seat of a saved position."""
    return TALLIES[saved["game"]](saved)
