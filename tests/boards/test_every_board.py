"""What every board owes: the first and the last position can be drawn, and who watches is offered nothing."""

from __future__ import annotations

import pytest
from drawings import attributes, drawing, scene_of
from walk import SETUPS, name_of, walk

from frostline.core.state import NOBODY


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup[2]], ids=name_of)
def test_start_and_end_and_spectators_can_be_drawn(setup: tuple[str, int, tuple[str, ...]]) -> None:
    states = [state.copy() for number, state in enumerate(walk(setup, 2)) if number == 0 or not state.options]
    assert len(states) == 2
    for state in states:
        page = drawing(scene_of(state, NOBODY))
        assert attributes(page, "data-move") == []
        assert attributes(page, "data-why") == []
