"""What evaluations expect: goods of Ceres buy what there is a chance to, goals of Shackleton are worth waiting for,
Antarctica ends with somebody's last scientist."""

from __future__ import annotations

import pytest
from antarctica_table import table as continent
from ceres_table import Table, table
from shackleton_table import table as base

from frostline.bots.evaluate.antarctica import NAMES, ending, features
from frostline.bots.evaluate.ceres_prospects import Shopping, Work
from frostline.bots.evaluate.shackleton_outlook import Outlook, best_goal
from frostline.games.ceres.parts import ICE, PROBES


def shopping(t: Table) -> Shopping:
    """What A can buy."""
    return Shopping(t.state, 0, Work(t.state, 0))


def last_round() -> Table:
    """The last Round of Ceres, nothing to build, no project to take."""
    t = table(2)
    t.round(3)
    return t


def test_a_committed_project_that_can_be_paid_needs_no_turn() -> None:
    t = last_round()
    t.committed("A", "power-grid")
    t.give("A", energy=5, credits=2)
    t.leaders("A", 0)
    t.workers("A", "launch-site main-factory main-lab main-office")
    found = shopping(t)
    assert (found.gain, found.unfinished, found.turns) == (8, 0, 0)


def test_one_that_cannot_be_paid_threatens_its_penalty() -> None:
    t = last_round()
    t.committed("A", "power-grid")
    t.give("A", energy=4, credits=2)
    assert shopping(t).unfinished == 4


@pytest.mark.parametrize(
    ("workers", "influence", "launched"), [("", 0, 1), ("launch-site", 0, 0), ("launch-site", 1, 1)]
)
def test_a_probe_is_worth_an_asteroid_only_with_a_chance_to_launch(workers: str, influence: int, launched: int) -> None:
    t = last_round()
    t.give("A", probes=1, ice=10, influence=influence)
    t.workers("A", workers)
    found = shopping(t)
    assert found.goods[PROBES] == 1 - launched
    assert (found.goods[ICE] < 10) == (found.gain > 5) == bool(launched)


def test_who_has_passed_buys_nothing_more() -> None:
    t = last_round()
    t.give("A", probes=1, ice=10, influence=3, energy=6)
    t.state.corporations[0].passed = True
    found = shopping(t)
    assert (found.gain, found.turns) == (0, 0)


def test_a_higher_goal_almost_reached_is_worth_more_than_a_lower_one_at_once() -> None:
    t = base(2, "moon-mining sky-watch to-mars")
    t.crew("A", engineer=3, technician=2)
    easy, medium, hard = t.state.corporation(0).goals
    t.shipments("A", medium)
    waits = best_goal(t.state, Outlook(t.state, 0), 0, 0, 0)
    assert medium < hard
    t.round(3)
    t.crew("A")
    at_once = best_goal(t.state, Outlook(t.state, 0), 0, 0, 0)
    assert 0 < at_once < waits < t.state.printed.goal_vp[2]
    t.shipments("A", easy - 1)
    assert best_goal(t.state, Outlook(t.state, 0), 0, 0, 0) == 0


def test_the_end_is_as_near_as_the_last_scientist_of_whoever_has_fewest_or_the_last_building() -> None:
    t = continent(3)
    t.give("A", supply=2, reserve=5)
    t.give("B", supply=1, reserve=2)
    t.give("C", supply=9, reserve=0)
    assert [ending(t.state, seat) for seat in range(3)] == [(3, False), (3, True), (3, False)]
    t.visible("b01", "d03", "")
    for pile in ("basic", "double", "advanced"):
        t.below(pile, "")
    assert ending(t.state, 1) == (2 / 3, True)


def test_scientists_that_cannot_be_placed_before_the_end_are_idle() -> None:
    t = continent(2)
    t.give("A", supply=2, reserve=5)
    t.give("B", supply=1, reserve=2)
    t.ships(e="A")
    t.stop("e")
    seen = dict(zip(NAMES, features(t.state, 0), strict=True))
    assert (seen["idle"], seen["soon"], seen["supply-soon"]) == (4, 1 - 3 / 8, 2 * (1 - 3 / 8))
