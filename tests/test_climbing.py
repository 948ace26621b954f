"""Weights that are moved towards what wins."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from frostline.bots.evaluate.fitted import read_weights, weights_file
from frostline.lab import climbing
from frostline.lab.fitting import Task, fitted

GAME = "artemis"
NAMES = fitted(GAME).names
GOLD = NAMES.index("energy")


class Here:
    """A pool without processes."""

    def map(self, work: Callable[[Any], Any], tasks: Sequence[Any], _: int) -> list[Any]:
        return [work(task) for task in tasks]

    def imap_unordered(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        return map(work, tasks)


def told(**more: Any) -> argparse.Namespace:
    usual = {"game": GAME, "pairs": 40, "seed": 1, "minutes": 0.02, "out": None, "iterations": 0}
    return argparse.Namespace(**usual | more)


def energy_wins(task: Task) -> tuple[float, float]:
    """Whoever thinks more of Energy half way is so much ahead."""
    first, second = (weights[1][GOLD] for weights in task.weights)
    return float(first > second), first - second


@pytest.fixture
def game_of_energy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(climbing, "compete", energy_wins)
    monkeypatch.setattr(climbing, "SAMPLED", 1)
    monkeypatch.setattr(climbing, "LEVELLED", 1)


@pytest.mark.usefixtures("game_of_energy")
def test_a_climb_finds_what_wins_and_knows_it() -> None:
    climb = climbing.Climb(Here(), told())
    before = climb.weights[1][GOLD]
    for _ in range(12):
        climb.step(1.0)

    assert climb.weights[1][GOLD] > before + 2 * climb.sizes[GOLD]
    assert climb.check() == (pytest.approx(climb.weights[1][GOLD] - before), pytest.approx(0, abs=1e-9))
    assert climb.best is climb.weights


@pytest.mark.usefixtures("game_of_energy")
def test_what_wins_is_written_and_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.toml"
    climbing.climb(told(out=out), Here())

    assert read_weights(out, NAMES)[1][GOLD] > read_weights(weights_file(GAME), NAMES)[1][GOLD]
    assert "ahead by +" in capsys.readouterr().out


def test_the_constants_are_such_that_points_are_foretold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(climbing, "LEVELLED", 8)
    pool, weights = Here(), read_weights(weights_file(GAME), NAMES)
    wrong = [[row[0] + 30, row[1] + 9, *row[2:]] for row in weights]
    level, again = (climbing.levelled(pool, GAME, each) for each in (weights, wrong))

    assert [row[0] for row in again] == pytest.approx([row[0] for row in level], abs=5)
    assert [row[1] for row in again] == pytest.approx([row[1] for row in level], abs=3)
    assert [row[2:] for row in level] == [row[2:] for row in weights]


def test_real_games_tell_good_weights_from_bad_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(climbing, "SAMPLED", 1)
    climb = climbing.Climb(Here(), told())
    bad = [[-weight for weight in row] for row in climb.weights]
    good_lead, bad_lead = climb.play([[climb.weights, bad], [bad, climb.weights]])

    assert good_lead > 0 > bad_lead
