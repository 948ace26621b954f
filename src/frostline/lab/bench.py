"""Measuring the engine, and a peer beside it in the same run (figures are noisy; ratios less so)."""

from __future__ import annotations

import copy
import json
import platform
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tqdm import tqdm

from ..core import state as core_state
from ..core.agenda import Decision, Effect
from ..core.chance import Chance
from ..core.game import Game
from ..core.registry import GAMES
from ..core.state import State
from .search_cost import search_cost

ROOT = Path(__file__).parents[3]
PEER_PYTHON = ROOT / ".peer" / "bin" / "python"
PEER_SCRIPT = ROOT / "bench" / "peer_catanatron.py"


def compiled() -> bool:
    """Whether the engine runs compiled (`make fast`) or interpreted."""
    return not str(core_state.__file__).endswith(".py")


def play_random(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Random games for a while: how many, how many real decisions, how many steps of the agenda."""
    chance = Chance(seed)
    games = real = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new(seats, seed + games)
        while options := state.options:
            state.play(options[chance.below(len(options))])
            real += 1
        games += 1
    return {"games": games, "real": real, "seconds": time.perf_counter() - started}


def count_steps(game: Game, seats: int, games: int) -> float:
    """Decisions of any kind per real one: those with a single option, which the engine plays, counted too."""
    chance = Chance(5)
    steps = real = 0
    for seed in range(games):
        state = game.new(seats, seed)
        while options := state.options:
            frame = state.agenda.pop()
            assert isinstance(frame, Decision)
            frame.resolve(state, options[chance.below(len(options))])
            real += 1
            steps += 1 + forced_steps(state)
    return steps / real


def forced_steps(state: State) -> int:
    """Settle a state and count the decisions that had a single option."""
    forced = 0
    while state.agenda:
        frame = state.agenda[-1]
        if isinstance(frame, Decision):
            options = frame.options(state)
            if len(options) > 1:
                break
            state.agenda.pop()
            frame.resolve(state, options[0])
            forced += 1
        else:
            assert isinstance(frame, Effect)
            state.agenda.pop()
            frame.run(state)
    state.settle()
    return forced


def middle(game: Game, seats: int) -> State:
    """A position half way through a random game."""
    chance = Chance(2)
    state = game.new(seats, 1)
    lengths = 0
    probe = state.copy()
    while probe.options:
        probe.play(probe.options[chance.below(len(probe.options))])
        lengths += 1
    chance = Chance(2)
    for _ in range(lengths // 2):
        state.play(state.options[chance.below(len(state.options))])
    return state


def cost(action: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call, the best of three trials."""
    trials = []
    for _ in range(3):
        calls = 0
        started = time.perf_counter()
        while time.perf_counter() - started < seconds / 3:
            for _ in range(20):
                action()
            calls += 20
        trials.append((time.perf_counter() - started) / calls * 1e6)
    return min(trials)


def playout(state: State, chance: Chance) -> None:
    """A copy played to the end at random."""
    twin = state.copy()
    while options := twin.options:
        twin.play(options[chance.below(len(options))])


def peer(seconds: float) -> dict[str, Any] | None:
    """Catanatron in its own environment and process; None where `make bench` has not set it up."""
    if not PEER_PYTHON.exists() or not PEER_SCRIPT.exists():
        return None
    done = subprocess.run([PEER_PYTHON, PEER_SCRIPT, str(seconds)], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def bench(names: list[str], seconds: float, with_peer: bool, progress: bool) -> dict[str, Any]:
    """All figures, peer and games by turns."""
    result: dict[str, Any] = {
        "python": platform.python_version(),
        "engine": "compiled" if compiled() else "interpreted",
        "games": {},
    }
    peers = []
    trials = 3
    bar = tqdm(total=trials * (1 + len(names)), unit="trial", disable=None if progress else True, leave=False)
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for trial in range(trials):
        found = peer(seconds) if with_peer else None
        if found:
            peers.append(found)
        bar.update()
        for name in names:
            runs[name].append(play_random(GAMES[name], 4, seconds, 1000 * trial))
            bar.update()
    bar.close()
    if peers:
        result["peer"] = {
            "engine": f"catanatron {peers[0]['version']}",
            **{
                key: statistics.median(each[key] for each in peers)
                for key in ("games_per_s", "us_per_real", "us_per_step")
            },
        }
    for name in names:
        result["games"][name] = figures(GAMES[name], runs[name], seconds)
        if peers:
            other, found = result["peer"], result["games"][name]
            found["times_peer"] = round(other["us_per_real"] / found["us_per_real"], 1)
            found["search"]["times_peer"] = round(found["search"]["iterations_per_s"] / other["games_per_s"], 1)
    return result


def figures(game: Game, runs: list[dict[str, Any]], seconds: float) -> dict[str, Any]:
    """What one game costs."""
    state = middle(game, 4)
    chance = Chance(7)
    us_per_real = statistics.median(run["seconds"] / run["real"] * 1e6 for run in runs)
    copied = cost(state.copy, seconds / 4)
    deep = cost(lambda: copy.deepcopy(state), seconds / 4)
    return {
        "seats": 4,
        "games_per_s": round(statistics.median(run["games"] / run["seconds"] for run in runs), 1),
        "us_per_real": round(us_per_real, 2),
        "us_per_step": round(us_per_real / count_steps(game, 4, 20), 2),
        "copy_us": round(copied, 2),
        "deepcopy_us": round(deep, 1),
        "copy_times_deepcopy": round(deep / copied, 1),
        "view_us": round(cost(lambda: game.view(state, 0), seconds / 4), 2),
        "copy_and_playout_us": round(cost(lambda: playout(state, chance), seconds / 2), 0),
        "search": search_cost(game.name, state, int(100 * seconds) or 1),
    }


def report(result: dict[str, Any]) -> list[str]:
    """The figures as lines to read."""
    lines = [f"Python {result['python']}, engine {result['engine']}, random play, four players, one process"]
    if "peer" in result:
        found = result["peer"]
        lines.append(
            f"{found['engine']}: {found['games_per_s']:.1f} games/s, {found['us_per_real']:.1f} µs per real decision, "
            f"{found['us_per_step']:.1f} µs per step"
        )
    else:
        lines.append("no peer: run `make bench` in a clone to measure catanatron beside it")
    for name, found in result["games"].items():
        lines += [
            f"{name}: {found['games_per_s']:.1f} games/s, {found['us_per_real']:.2f} µs per real decision, "
            f"{found['us_per_step']:.2f} µs per step",
            f"{name}: copy {found['copy_us']:.2f} µs ({found['copy_times_deepcopy']}x faster than deepcopy, "
            f"{found['deepcopy_us']:.0f} µs), view {found['view_us']:.2f} µs, "
            f"copy and random playout from the middle {found['copy_and_playout_us']:.0f} µs",
            f"{name}: search {found['search']['iterations_per_s']} iterations/s, "
            f"{found['search']['overhead']:.0%} more than the same worlds, moves and judgements without a tree",
        ]
        if "times_peer" in found:
            search = f"search {found['search']['times_peer']}x its games, each of which is a simulation of its search"
            lines.append(f"{found['times_peer']}x catanatron; {search}")
    return lines
