"""Bots think elsewhere, and a dead process does not stop a game."""

from __future__ import annotations

import pytest

import frostline
from frostline.web.thinking import Thinkers, choose


@pytest.mark.anyio
async def test_a_bot_whose_process_was_killed_is_asked_again() -> None:
    game = frostline.game("artemis")
    state = game.new(2, 3)
    view = game.view(state, state.seat)
    thinkers = Thinkers()
    try:
        first = await thinkers.think("greedy", 5, view)
        for process in list(thinkers.pool._processes.values()):
            process.kill()
            process.join()
        assert await thinkers.think("greedy", 5, view) == first == choose("greedy", 5, view)
    finally:
        thinkers.close()
