"""Rare corners: more trades by a pack, a repeat declined, piles that run out."""

from __future__ import annotations

from pathlib import Path

import pytest
from ceres_table import table

import frostline
from frostline.games.ceres.state import Ceres


@pytest.mark.rule("CER-TB-02", "CER-OUT-13")
def test_a_pack_may_allow_three_trades_and_all_three_are_offered(tmp_path: Path) -> None:
    (tmp_path / "tables.toml").write_text("[bureau]\ntrades = 3\n", encoding="utf-8")
    game = frostline.game("ceres")
    state = game.new(2, 1, (), str(tmp_path))
    assert isinstance(state, Ceres)
    state.corporations[state.seat].goods = [9, 9, 9, 9, 9, 9, 9, 9]
    seat = state.seat
    state.play(game.moves.parse("leader bureau"))
    for _ in range(3):
        assert state.seat == seat
        state.play(next(move for move in state.options if move.family == "trade"))
    assert state.decision is None or state.decision.prompt == "TakeTurn"


@pytest.mark.rule("CER-PROG-03", "CER-PROG-34")
def test_a_second_launch_may_be_declined() -> None:
    t = table(2).research("A", aerospace=3).give("A", probes=2, ice=12).turn("A")
    t.play("worker launch-site", "part 2", "launch hygiea", "bonus 1")
    assert t.prompt == "Launch"
    t.play("stop")
    assert (t["A"].probes, t.who) == (1, "B")


@pytest.mark.rule("CER-EOR-05", "CER-EOR-06")
def test_projects_are_dealt_as_far_as_they_last_and_the_discards_are_shuffled_in() -> None:
    t = table(2).projects("university")
    t.state.project_deck.cards = [0]
    t.end_of_round()
    assert sorted(t.shown_projects) == ["housing-block", "university"]
