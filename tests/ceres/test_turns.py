"""The Activation phase: turns, what a turn is, free completions of projects within it."""

from __future__ import annotations

import pytest
from ceres_table import Table, table

import frostline


def alone(players: int = 2) -> Table:
    """Nobody but A has anything to do, and there are no Workers."""
    return table(players).leaders("BCD"[: players - 1], 0).quarters()


@pytest.mark.rule("CER-TURN-01")
def test_players_take_single_turns_in_player_order_again_and_again() -> None:
    t = table(3)
    t.state.order = [2, 0, 1]
    t.turn("C")
    for who in "CABCAB":
        t.play(f"{who}: leader headquarters", "produce launch-site")
    assert t.who == "C"


@pytest.mark.rule("CER-TURN-01", "CER-PASS-05")
def test_the_turns_go_on_until_everyone_has_passed() -> None:
    t = table(3).turn("A").play("A: pass", "B: worker main-factory", "C: pass", "B: worker launch-site")
    assert (t.state.round, t.who) == (1, "B")
    t.play("B: pass")
    assert t.state.round == 2


@pytest.mark.rule("CER-TURN-02")
def test_a_turn_is_a_leader_or_a_worker_or_a_pass() -> None:
    t = table(3).give("A", ore=9, ice=9, credits=9, influence=9, alloys=9, probes=1).row("ore-pit").turn("A")
    leaders = {f"leader {name}" for name in ("bureau", "yard", "council", "contractors", "headquarters")}
    workers = {f"worker {name}" for name in ("launch-site", "main-factory", "main-lab", "main-office")}
    assert set(t.options) == leaders | workers | {"pass"}


@pytest.mark.rule("CER-TURN-02", "CER-FAV-30", "CER-FAV-40")
def test_with_their_favors_the_droid_and_the_assistant_are_main_actions_too() -> None:
    t = table(2).favor("A", "mars-droid").favor("A", "leader-assistant").leaders("A", 0).quarters().turn("A")
    droids = {f"droid {name}" for name in ("launch-site", "main-factory", "main-lab", "main-office")}
    assert set(t.options) == droids | {"assistant", "pass"}
    t.play("droid main-factory")
    assert t.who == "B"


@pytest.mark.rule("CER-TURN-02")
@pytest.mark.parametrize(
    "action",
    [
        ("leader headquarters", "produce main-lab"),
        ("leader bureau", "trade 3", "stop"),
        ("worker main-factory",),
        ("droid main-factory",),
        ("assistant", "produce main-lab", "stop"),
        ("pass",),
    ],
)
def test_after_one_main_action_the_turn_is_over(action: tuple[str, ...]) -> None:
    t = table(2).favor("A", "mars-droid").favor("A", "leader-assistant").give("A", credits=4).turn("A").play(*action)
    assert (t.who, t.prompt) == ("B", "TakeTurn")


@pytest.mark.rule("CER-TURN-02")
def test_a_worker_costs_no_leader_and_a_leader_no_worker() -> None:
    t = table(2).turn("A").play("A: worker main-factory", "B: leader headquarters", "produce main-lab")
    assert (t["A"].leaders, t["A"].workers, t.quartered["factory"]) == (5, ["main-factory"], 1)
    assert (t["B"].leaders, t["B"].workers) == (4, [])


@pytest.mark.rule("CER-TURN-03", "CER-PASS-01")
def test_who_has_passed_is_skipped_for_the_rest_of_the_round() -> None:
    t = table(3).turn("A").play("A: worker main-factory", "B: pass", "C: worker main-factory", "A: worker launch-site")
    assert (t.who, t["B"].passed) == ("C", True)


@pytest.mark.rule("CER-TURN-04")
def test_without_leaders_and_workers_a_player_must_pass() -> None:
    t = table(3).leaders("B", 0).quarters().turn("A").play("A: leader headquarters", "produce main-lab")
    assert (t["B"].passed, t.who) == (True, "C")


@pytest.mark.rule("CER-TURN-04")
def test_leaders_that_can_do_nothing_do_not_keep_a_player_in_the_round() -> None:
    t = alone().turn("A")
    t.play("leader headquarters", "produce main-lab", "leader headquarters", "produce main-lab")
    assert t.state.round == 2


@pytest.mark.rule("CER-TURN-04")
def test_workers_of_the_wrong_colours_do_not_keep_a_player_in_the_round() -> None:
    t = table(3).leaders("BC", 0).workers("B", "main-lab").quarters(lab=1).turn("A")
    t.play("A: leader headquarters", "produce main-lab")
    assert (t["B"].passed, t.who) == (True, "C")


@pytest.mark.rule("CER-TURN-05", "CER-PASS-01")
def test_a_player_may_pass_with_leaders_and_workers_still_available() -> None:
    t = table(2).turn("A").play("A: pass")
    assert (t["A"].leaders, t["A"].passed, t.quartered["mine"], t.who) == (5, True, 2, "B")


@pytest.mark.rule("CER-TURN-06")
def test_nobody_places_a_sixth_leader_in_a_round() -> None:
    t = alone().give("A", credits=12, ore=6).turn("A")
    t.play("leader headquarters", "produce main-lab", "leader headquarters", "produce main-lab")
    t.play("leader bureau", "trade 4", "stop", "leader bureau", "trade 4", "stop")
    assert (t["A"].leaders, "leader contractors" in t.options) == (1, True)
    t.play("leader contractors", "alloy", "stop")
    assert t.state.round == 2
    assert t["A"].leaders == 5


# Free actions.


@pytest.mark.rule("CER-TURN-07", "CER-TURN-08", "CER-TB-13")
def test_completing_a_committed_project_before_the_main_action_leaves_the_main_action() -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=5, credits=2).turn("A").play("complete power-grid")
    assert (t.who, t.prompt, t["A"].completed, t["A"].committed) == ("A", "TakeTurn", ["power-grid"], [])
    assert (t["A"].energy, t["A"].credits, t.points("A")["projects"]) == (0, 0, 8)
    assert "leader headquarters" in t.options
    assert "worker main-lab" in t.options


@pytest.mark.rule("CER-TURN-07")
def test_both_committed_projects_may_be_completed_in_one_turn() -> None:
    t = table(2).committed("A", "power-grid housing-block").give("A", energy=5, credits=2, ore=4, ceramics=3).turn("A")
    t.play("complete housing-block", "complete power-grid", "worker main-factory")
    assert (t["A"].committed, t["A"].workers, t.who) == ([], ["main-factory"], "B")


@pytest.mark.rule("CER-TURN-07", "CER-CY-11")
def test_draw_and_see_leaves_the_building_to_be_done() -> None:
    t = table(2).give("A", alloys=1, influence=1).row("ore-pit").deck("strip-mine mantle-bore quantum-lab").turn("A")
    t.play("leader yard", "draw few")
    assert (t["A"].outstations[-1], t["A"].influence, t.who) == ("ore-pit", 0, "B")


@pytest.mark.rule("CER-CY-11", "CER-CY-10")
def test_building_a_drawn_card_leaves_the_face_up_row_as_it_was() -> None:
    t = (
        table(2)
        .give("A", alloys=1, influence=1)
        .row("trade-office")
        .deck("ore-pit ice-quarry solar-lab embassy")
        .turn("A")
    )
    t.play("leader yard", "draw few", "expanse ore-pit")
    assert (t.face_up, sorted(t.discard_pile)) == (["trade-office", *[""] * 5], ["ice-quarry", "solar-lab"])


@pytest.mark.rule("CER-TURN-08")
def test_a_project_may_be_completed_between_two_trades() -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=3, credits=6).turn("A").play("leader bureau")
    assert "complete power-grid" not in t.options
    t.play("trade 3", "complete power-grid", "trade 4")
    assert (t["A"].completed, t["A"].energy, t["A"].ceramics, t["A"].credits) == (["power-grid"], 0, 2, 0)


@pytest.mark.rule("CER-TURN-08")
def test_a_project_may_be_completed_between_two_manufactures() -> None:
    t = table(2).committed("A", "communications-array").give("A", ore=4, energy=3, credits=4, influence=2).turn("A")
    t.play("leader contractors", "contract manufacture")
    assert (t["A"].alloys, t.prompt) == (1, "Manufacture")
    t.play("complete communications-array", "alloy")
    assert (t["A"].completed, t["A"].alloys, t["A"].credits, t["A"].ore) == (["communications-array"], 1, 0, 0)


@pytest.mark.rule("CER-TURN-08")
def test_a_project_may_be_completed_between_two_parts_of_a_function() -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=5, credits=2).turn("A").play("worker main-lab", "part 1")
    assert (t["A"].energy, t.prompt) == (7, "UsePart")
    t.play("complete power-grid", "part 2", "research logistics")
    assert (t["A"].completed, t["A"].energy, t["A"].research["logistics"]) == (["power-grid"], 0, 1)


@pytest.mark.rule("CER-TURN-08")
def test_a_project_may_be_completed_before_the_repeat_of_a_level_3_program() -> None:
    t = table(2).committed("A", "power-grid").research("A", logistics=3).give("A", energy=3).turn("A")
    t.play("leader bureau", "trade 3", "stop")
    assert (t.prompt, t["A"].influence, t["A"].energy) == ("ChooseDeal", 1, 5)
    t.play("complete power-grid")
    assert t["A"].completed == ["power-grid"]


@pytest.mark.rule("CER-TURN-08")
def test_a_project_may_be_completed_inside_a_nested_activation() -> None:
    t = table(2).committed("A", "power-grid").give("A", influence=1, energy=3, credits=4).turn("A")
    t.play("leader council", "council bureau", "trade 3", "complete power-grid")
    assert (t["A"].completed, t["A"].influence) == (["power-grid"], 0)


@pytest.mark.rule("CER-TURN-08", "CER-TURN-07")
def test_a_project_may_be_completed_after_the_main_action_with_what_it_gained() -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=4, credits=2).turn("A")
    t.play("leader headquarters", "produce main-lab")
    assert (t.who, t.prompt, sorted(t.options)) == ("A", "EndTurn", ["complete power-grid", "done"])
    t.play("complete power-grid")
    assert (t["A"].completed, t.who) == (["power-grid"], "B")


@pytest.mark.rule("CER-TURN-08")
def test_a_project_need_not_be_completed_after_the_main_action() -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=4, credits=2).turn("A")
    t.play("leader headquarters", "produce main-lab", "done")
    assert (t["A"].committed, t.who) == (["power-grid"], "B")


@pytest.mark.rule("CER-TURN-08")
def test_no_project_is_completed_between_the_payment_of_a_special_grant_and_its_gains() -> None:
    t = table(2).committed("A", "power-grid").give("A", influence=2, energy=5, credits=2).turn("A")
    t.play("leader council", "council favor", "favor special-grant")
    for gain in ("main-lab 1", "main-factory 1", "launch-site 1", "launch-site 2"):
        assert (t.prompt, "complete power-grid" in t.options) == ("ChooseGrant", False)
        t.play(f"grant {gain}")
    assert (t.prompt, "complete power-grid" in t.options) == ("EndTurn", True)


@pytest.mark.rule("CER-TURN-09")
def test_a_player_may_complete_a_project_and_then_pass() -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=5, credits=2).turn("A")
    t.play("A: complete power-grid", "A: pass")
    assert (t["A"].completed, t["A"].passed, t.next_order, t.who) == (["power-grid"], True, "A-", "B")


@pytest.mark.rule("CER-TURN-09", "CER-TURN-04")
def test_who_can_only_pass_may_still_complete_a_project_first() -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=5, credits=2).leaders("A", 0).quarters().turn("A")
    assert sorted(t.options) == ["complete power-grid", "pass"]
    t.play("complete power-grid")
    assert (t["A"].passed, t["A"].completed, t.who) == (True, ["power-grid"], "B")


@pytest.mark.rule("CER-TURN-10")
def test_nobody_completes_a_project_in_the_turn_of_another() -> None:
    t = (
        table(2)
        .committed("A", "power-grid")
        .give("AB", energy=5, credits=2)
        .turn("A")
        .play("A: worker main-lab", "part 1")
    )
    t.play("done", "done")
    assert (t.who, "complete power-grid" in t.options) == ("B", False)
    with pytest.raises(frostline.IllegalMove):
        t.play("B: complete power-grid")


@pytest.mark.rule("CER-TURN-10", "CER-END-03")
@pytest.mark.parametrize("who", ["A", "B"])
def test_nobody_completes_a_project_after_passing_in_the_last_round(who: str) -> None:
    t = table(2).round(3).committed(who, "power-grid").give(who, energy=5, credits=2).turn("A")
    t.play("A: pass", "B: pass")
    assert (t.who, t[who].committed, t.points(who)["unfinished"]) == ("", ["power-grid"], -4)


@pytest.mark.rule("CER-TURN-10")
def test_who_has_passed_is_not_asked_about_projects_in_that_round_but_in_the_next_one() -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=5, credits=2).turn("A").play("A: pass")
    t.play("B: worker main-factory", "B: worker launch-site", "B: pass")
    assert (t.state.round, t["A"].committed, t.who) == (2, ["power-grid"], "A")
    assert "complete power-grid" in t.options


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("money", "free"), [(3, False), (4, True)])
def test_a_completion_must_leave_enough_for_the_first_trade(money: int, free: bool) -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=5, credits=money).turn("A")
    assert "complete power-grid" in t.options
    t.play("leader bureau")
    assert (t.prompt, "complete power-grid" in t.options) == ("ChooseDeal", free)


@pytest.mark.rule("CER-TURN-11")
def test_after_the_first_trade_a_completion_may_take_what_a_second_would_need() -> None:
    t = table(2).committed("A", "power-grid").give("A", energy=5, credits=4).turn("A")
    t.play("leader bureau", "trade 4", "complete power-grid")
    assert (t["A"].completed, t["A"].credits, t.who) == (["power-grid"], 0, "B")


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("influence", "free"), [(2, False), (3, True)])
def test_a_completion_must_leave_the_influence_a_project_costs_in_round_3(influence: int, free: bool) -> None:
    t = table(2).round(3).committed("A", "communications-array").projects("university observatory")
    t.give("A", alloys=1, energy=3, credits=2, influence=influence).ship("caravel").turn("A").play("leader bureau")
    assert ("complete communications-array" in t.options) == free


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("ice", "free"), [(4, False), (5, True)])
def test_a_completion_must_leave_the_cost_of_the_first_part_used(ice: int, free: bool) -> None:
    t = table(2).outstation("A", "reactor-bench", under="sinter-plant").committed("A", "hydroponic-gardens")
    t.give("A", ice=ice, energy=2).turn("A").play("worker reactor-bench")
    assert (t.prompt, "complete hydroponic-gardens" in t.options) == ("UsePart", free)


@pytest.mark.rule("CER-TURN-11")
def test_once_a_part_has_been_used_a_completion_may_take_the_cost_of_the_next() -> None:
    t = table(2).outstation("A", "reactor-bench", under="sinter-plant").committed("A", "hydroponic-gardens")
    t.give("A", ice=5, energy=2).turn("A").play("worker reactor-bench", "part 1", "complete hydroponic-gardens")
    assert (t["A"].ice, t["A"].ceramics, t["A"].completed) == (0, 0, ["hydroponic-gardens"])


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("influence", "energy", "free"), [(2, 5, False), (3, 4, False), (3, 5, True)])
def test_a_completion_must_leave_an_option_of_the_council(influence: int, energy: int, free: bool) -> None:
    t = table(2).committed("A", "communications-array")
    t.give("A", alloys=1, energy=energy, credits=2, influence=influence).turn("A").play("leader council")
    assert (t.prompt, "complete communications-array" in t.options) == ("AtCouncil", free)


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("alloys", "free"), [(2, False), (3, True)])
def test_a_completion_must_leave_the_cost_of_a_building(alloys: int, free: bool) -> None:
    t = table(2).committed("A", "radiation-shield").row("ore-pit trade-office")
    t.give("A", alloys=alloys, ore=4, ceramics=4).turn("A").play("leader yard")
    assert (t.prompt, "complete radiation-shield" in t.options) == ("ChooseBuilding", free)


@pytest.mark.rule("CER-TURN-11", "CER-CY-11")
def test_after_a_draw_a_completion_must_leave_the_cost_of_a_building() -> None:
    t = table(2).committed("A", "radiation-shield").row("ore-pit").deck("trade-office ice-quarry solar-lab")
    t.give("A", alloys=2, ore=4, ceramics=4, influence=1).turn("A").play("leader yard", "draw few")
    assert (t.prompt, "complete radiation-shield" in t.options) == ("ChooseBuilding", False)


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("money", "free"), [(2, False), (3, True)])
def test_a_completion_must_leave_the_credit_of_the_first_manufacture(money: int, free: bool) -> None:
    t = table(2).committed("A", "power-grid").give("A", ore=4, ceramics=1, energy=6, credits=money).turn("A")
    t.play("leader contractors")
    assert (t.who, "complete power-grid" in t.options) == ("A", free)


@pytest.mark.rule("CER-TURN-11", "CER-CY-12")
@pytest.mark.parametrize(("influence", "free"), [(2, False), (3, True)])
def test_a_completion_must_leave_the_influence_of_the_draw_the_yard_was_visited_for(influence: int, free: bool) -> None:
    t = table(2).committed("A", "communications-array").row("mantle-bore")
    t.give("A", alloys=1, energy=3, credits=2, influence=influence).turn("A").play("leader yard")
    assert (t.prompt, "complete communications-array" in t.options) == ("ChooseBuilding", free)


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("money", "free"), [(3, False), (4, True)])
def test_a_completion_must_leave_the_credits_of_a_reassignment(money: int, free: bool) -> None:
    t = table(2).committed("A", "power-grid").outstation("A", "ore-pit").outstation("A", "deep-shaft")
    t.workers("A", "launch-site").give("A", energy=5, credits=money).turn("A").play("leader contractors")
    assert (t.who, "complete power-grid" in t.options) == ("A", free)
