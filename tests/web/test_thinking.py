"""Bots think elsewhere, each level as long as it may, and a dead process does not stop a game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

import frostline
from frostline.bots import LEVELS
from frostline.core.view import View
from frostline.web.thinking import Pool, Thinkers, choose

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def processes() -> Iterator[Thinkers]:
    """The same processes for all tests: they take a while to begin."""
    started = Thinkers()
    yield started
    started.close()


@pytest.fixture
def thinkers(processes: Thinkers) -> Thinkers:
    """Bots that think a twentieth as long as usual."""
    processes.pace = 0.05
    return processes


@pytest.fixture
def view() -> View:
    """The first decision of a game."""
    game = frostline.game("artemis")
    state = game.new(2, 3)
    return game.view(state, state.seat)


async def kill_one(pool: Pool) -> None:
    """Kill a process of a pool, once there is one."""
    while not pool.executor._processes:
        await asyncio.sleep(0.01)
    process = next(iter(pool.executor._processes.values()))
    process.kill()
    process.join()


async def test_a_bot_whose_process_was_killed_is_asked_again(thinkers: Thinkers, view: View) -> None:
    first = await thinkers.think("normal", 5, view)
    await kill_one(thinkers.quick)
    assert await thinkers.think("normal", 5, view) == first == choose("normal", 5, view, ())


async def test_a_process_killed_in_the_middle_of_a_thought_is_replaced(thinkers: Thinkers, view: View) -> None:
    thinkers.pace = 0.5
    thought = asyncio.create_task(thinkers.think("expert", 5, view))
    await kill_one(thinkers.deep)
    answer = await thought
    assert answer.move in [move.text for move in view.options]
    assert set(answer.why) == {"en", "fr"}


@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_answers_with_a_move_and_a_reason_in_both_languages(
    thinkers: Thinkers, view: View, level: str
) -> None:
    answer = await thinkers.think(level, 5, view, ["Ada", "Bob"])
    assert answer.move in [move.text for move in view.options]
    assert answer.why["en"] != answer.why["fr"]
    assert thinkers.thinking == 0


async def test_reasons_name_players_as_the_table_does(thinkers: Thinkers, view: View) -> None:
    said = [(await thinkers.think("hard", seed, view, ["Ada", "Bob"])).why["en"] for seed in range(4)]
    assert not any("Sky blue" in each or "Vermilion" in each for each in said)


async def test_bots_that_answer_at_once_do_not_wait_for_those_that_think(thinkers: Thinkers, view: View) -> None:
    thinkers.pace = 1.0
    await thinkers.think("normal", 1, view)
    thought = asyncio.create_task(thinkers.think("expert", 1, view))
    for seed in range(5):
        began = time.perf_counter()
        await thinkers.think("normal", seed, view)
        assert time.perf_counter() - began < 0.5
    assert not thought.done()
    await thought


async def test_a_bot_that_fails_does_not_stop_the_game(
    thinkers: Thinkers, view: View, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await thinkers.think("nobody we know", 5, view)
    assert answer.move in [move.text for move in view.options]
    assert not answer.why
    assert "the bot nobody we know failed at artemis" in caplog.text


async def test_many_who_think_at_once_are_all_answered(thinkers: Thinkers, view: View) -> None:
    answers = await asyncio.gather(*(thinkers.think("expert", seed, view) for seed in range(6)))
    assert all(answer.move in [move.text for move in view.options] for answer in answers)


async def test_closing_ends_a_thought_in_its_middle(view: View) -> None:
    thinkers = Thinkers()
    thought = asyncio.create_task(thinkers.think("expert", 5, view))
    await asyncio.sleep(1.5)
    processes = list(thinkers.deep.executor._processes.values())
    thought.cancel()
    began = time.perf_counter()
    thinkers.close()
    assert processes
    while any(process.is_alive() for process in processes):  # the pool waits for them too, and may hear of it first
        assert time.perf_counter() - began < 3
        time.sleep(0.01)
