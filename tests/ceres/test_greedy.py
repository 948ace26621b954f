"""The greedy bot knows what this game is about."""

from __future__ import annotations

import pytest
from greedy_match import greedy_wins


@pytest.mark.slow
def test_greedy_beats_random_in_19_of_20_four_player_games() -> None:
    assert greedy_wins("ceres", 4, 20) >= 19
