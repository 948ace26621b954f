"""A short soak; `make soak` plays 20,000 games."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

from soak import PER_TASK, play

from frostline.games import GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first", range(100_000, 100_000 + 8 * PER_TASK, PER_TASK))
def test_random_games_with_random_options_break_nothing(game: str, first: int) -> None:
    decisions, broken = play((game, first))

    assert decisions > 1000
    assert broken == []
