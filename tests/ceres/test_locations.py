"""Activating a Location: slots, one option, what must be possible, nested activations."""

from __future__ import annotations

import pytest
from ceres_table import table

import frostline

BUREAU, YARD, COUNCIL, CONTRACTORS = range(4)
NEARER_THAN_EUROPA = "hygiea themis cybele camilla sylvia davida eos hektor interamnia"


@pytest.mark.rule("CER-LOC-01")
@pytest.mark.parametrize("location", ["bureau", "yard", "council", "contractors"])
def test_activating_a_location_puts_one_own_leader_on_a_slot(location: str) -> None:
    t = table(2).give("A", ore=4, credits=4, alloys=1, influence=3, energy=2).row("ore-pit trade-office").turn("A")
    t.play(f"leader {location}")
    places = ["bureau", "yard", "council", "contractors"]
    assert [t.state.slots[place] for place in range(4)] == [[0] if name == location else [] for name in places]
    assert (t["A"].leaders, t["B"].leaders) == (4, 5)


@pytest.mark.rule("CER-LOC-01", "CER-TURN-06")
def test_without_a_leader_left_no_location_is_activated() -> None:
    t = table(2).give("A", ore=9, credits=9, alloys=9, influence=9).row("ore-pit").leaders("A", 0).turn("A")
    assert [text for text in t.options if text.startswith("leader")] == []
    with pytest.raises(frostline.IllegalMove):
        t.play("leader bureau")


@pytest.mark.rule("CER-LOC-01")
def test_the_last_leader_can_still_be_placed() -> None:
    t = table(2).give("A", credits=2).leaders("A", 1).turn("A").play("leader bureau", "trade 3")
    assert (t["A"].leaders, t["A"].energy) == (0, 2)


@pytest.mark.rule("CER-LOC-02")
@pytest.mark.parametrize("leaders", ["B B B", "A B C", "A A A"])
def test_a_location_without_an_open_slot_cannot_be_activated_whoever_holds_the_slots(leaders: str) -> None:
    t = table(3).give("A", credits=9).slots("bureau", leaders).turn("A")
    assert t.why_not("leader bureau") == "CER-LOC-02"
    with pytest.raises(frostline.IllegalMove):
        t.play("leader bureau")


@pytest.mark.rule("CER-LOC-02")
def test_the_last_open_slot_goes_to_who_comes_first() -> None:
    t = table(3).give("AB", credits=4).slots("bureau", "C C").turn("A").play("A: leader bureau", "trade 3", "stop")
    assert (t.who, "leader bureau" in t.options, t.why_not("leader bureau")) == ("B", False, "CER-LOC-02")


@pytest.mark.rule("CER-LOC-02")
def test_a_full_location_does_not_close_the_others() -> None:
    t = table(3).give("A", credits=9, alloys=1, ore=2).row("ore-pit").slots("bureau", "B B B").turn("A")
    assert {"leader yard", "leader contractors", "leader headquarters"} <= set(t.options)


@pytest.mark.rule("CER-LOC-03")
def test_after_a_trade_at_the_bureau_no_project_may_be_taken_as_well() -> None:
    t = table(3).give("A", credits=6).projects("university").turn("A").play("leader bureau")
    assert "project university" in t.options
    t.play("trade 3")
    assert sorted(t.options) == ["stop", "trade 3", "trade 4", "trade 5"]
    t.play("stop")
    assert t.who == "B"


@pytest.mark.rule("CER-LOC-03")
def test_after_a_project_at_the_bureau_no_trade_may_be_made_as_well() -> None:
    t = table(3).give("A", credits=6).projects("university").turn("A").play("leader bureau", "project university")
    assert (t.who, t["A"].committed, t["A"].credits) == ("B", ["university"], 6)


@pytest.mark.rule("CER-LOC-03")
def test_one_visit_to_the_council_or_the_yard_or_the_contractors_is_one_option() -> None:
    t = (
        table(4)
        .give("A", influence=9, energy=9)
        .give("B", alloys=9)
        .give("C", credits=9, ore=9)
        .row("ore-pit trade-office")
    )
    t.turn("A").play("A: leader council", "council research", "research logistics")
    t.play("B: leader yard", "expanse ore-pit", "C: leader contractors", "alloy", "alloy")
    assert (t.who, t["C"].alloys, t["C"].credits) == ("D", 3, 6)


@pytest.mark.rule("CER-LOC-03")
def test_an_option_must_be_carried_out_once_the_leader_is_placed() -> None:
    t = table(3).give("A", credits=4).turn("A").play("leader bureau")
    assert sorted(t.options) == ["trade 3", "trade 4", "trade 5"]
    with pytest.raises(frostline.IllegalMove):
        t.play("stop")


@pytest.mark.rule("CER-LOC-04")
def test_a_player_may_hold_all_slots_of_a_location() -> None:
    t = table(3).give("A", credits=12).leaders("BC", 0).quarters().turn("A")
    for _ in range(3):
        t.play("leader bureau", "trade 3", "stop")
    assert (t.state.slots[BUREAU], t["A"].leaders, t["A"].energy) == ([0, 0, 0], 2, 6)
    assert "leader bureau" not in t.options


@pytest.mark.rule("CER-LOC-05")
def test_leaders_stay_on_their_locations_even_after_their_owner_has_passed() -> None:
    t = (
        table(2)
        .give("AB", credits=9)
        .turn("A")
        .play("A: leader bureau", "trade 3", "stop", "B: worker main-factory", "A: pass")
    )
    t.play("B: leader bureau", "trade 3", "stop")
    assert (t.state.slots[BUREAU], t.why_not("leader bureau")) == ([0, 1], "CER-LOC-02")


@pytest.mark.rule("CER-LOC-05", "CER-EOR-02")
def test_at_the_end_of_the_round_the_slots_are_open_again() -> None:
    t = table(2).give("A", credits=9).slots("bureau", "A B").leaders("AB", 3).turn("A").play("A: pass", "B: pass")
    assert (t.state.slots[BUREAU], t["A"].leaders, t["B"].leaders, "leader bureau" in t.options) == ([], 5, 5, True)


# What must be possible.


@pytest.mark.rule("CER-LOC-06")
@pytest.mark.parametrize("location", ["bureau", "yard", "council", "contractors"])
def test_without_any_goods_no_leader_may_go_to_a_location_of_the_game_board(location: str) -> None:
    t = table(3).row("ore-pit").turn("A")
    assert t.why_not(f"leader {location}") == "CER-LOC-06"
    with pytest.raises(frostline.IllegalMove):
        t.play(f"leader {location}")


@pytest.mark.rule("CER-LOC-06")
@pytest.mark.parametrize(("ore", "legal"), [(2, False), (3, True)])
def test_the_bureau_needs_a_trade_that_can_be_paid(ore: int, legal: bool) -> None:
    t = table(3).give("A", ore=ore).turn("A")
    assert ("leader bureau" in t.options) == legal


@pytest.mark.rule("CER-LOC-06")
def test_a_project_to_commit_to_is_enough_for_the_bureau() -> None:
    t = table(3).projects("university").turn("A").play("leader bureau")
    assert t["A"].committed == ["university"]


@pytest.mark.rule("CER-LOC-06", "CER-PROG-22")
@pytest.mark.parametrize(("level", "legal"), [(1, False), (2, True)])
def test_the_credits_of_logistics_2_count_and_the_influence_of_logistics_1_does_not(level: int, legal: bool) -> None:
    t = table(3).research("A", logistics=level).ship("magellan").turn("A")
    assert ("leader bureau" in t.options) == legal


@pytest.mark.rule("CER-LOC-06", "CER-TB-18")
@pytest.mark.parametrize(("influence", "number", "legal"), [(0, 1, False), (1, 1, True), (1, 2, False), (2, 2, True)])
def test_the_influence_of_round_1_counts_towards_the_project_taken(influence: int, number: int, legal: bool) -> None:
    t = table(3).round(number).committed("A", "university council-hall").projects("communications-array")
    t.give("A", alloys=1, energy=3, credits=2, influence=influence).ship("demeter").turn("A")
    taken = t.play("leader bureau").options
    assert ("project communications-array" in taken) == legal


@pytest.mark.rule("CER-LOC-06", "CER-TB-08")
@pytest.mark.parametrize(("influence", "legal"), [(0, False), (1, True)])
def test_in_round_3_a_project_needs_its_influence_before_the_leader_is_placed(influence: int, legal: bool) -> None:
    t = table(3).round(3).projects("university").give("A", influence=influence).ship("hermes").turn("A")
    assert ("leader bureau" in t.options) == legal


@pytest.mark.rule("CER-LOC-06", "CER-AMAC-01", "CER-AMAC-08")
@pytest.mark.parametrize(("influence", "options"), [(1, []), (2, ["council bureau", "council favor"])])
def test_the_entry_cost_of_the_council_is_deducted_before_the_option_is_judged(
    influence: int, options: list[str]
) -> None:
    t = table(3).ship("magellan").research("A", logistics=1).give("A", influence=influence).turn("A")
    assert ("leader council" in t.options) == bool(options)
    if options:
        assert sorted(t.play("leader council").options) == options


@pytest.mark.rule("CER-LOC-06")
@pytest.mark.parametrize(("energy", "legal"), [(1, False), (2, True)])
def test_research_needs_the_cost_of_a_level(energy: int, legal: bool) -> None:
    t = table(3).give("A", influence=1, energy=energy).turn("A")
    assert ("leader council" in t.options) == legal


@pytest.mark.rule("CER-LOC-06", "CER-LAUNCH-09")
def test_the_ice_an_asteroid_would_give_does_not_count() -> None:
    t = table(3).ship("magellan").claim("B", NEARER_THAN_EUROPA).give("A", influence=1, probes=1, ice=1).turn("A")
    assert t.why_not("leader council") == "CER-LOC-06"
    t = table(3).ship("magellan").claim("B", NEARER_THAN_EUROPA).give("A", influence=1, probes=1, ice=2).turn("A")
    assert (t.play("leader council").owner("europa"), t["A"].ice) == ("A", 2)


@pytest.mark.rule("CER-LOC-06", "CER-FAV-20")
def test_the_ice_saved_by_continuous_ice_supply_counts() -> None:
    t = table(3).claim("B", NEARER_THAN_EUROPA).favor("A", "continuous-ice-supply").give("A", influence=1, probes=1)
    t.turn("A").play("leader council")
    assert (t.owner("europa"), t["A"].ice) == ("A", 2)


@pytest.mark.rule("CER-LOC-06", "CER-PROG-12")
@pytest.mark.parametrize(("level", "legal"), [(1, False), (2, True)])
def test_the_alloy_saved_by_construction_2_counts(level: int, legal: bool) -> None:
    t = table(3).research("A", construction=level).row("ore-pit trade-office").turn("A")
    assert ("leader yard" in t.options) == legal


@pytest.mark.rule("CER-LOC-06", "CER-FAV-11")
@pytest.mark.parametrize("favor", [False, True])
def test_the_ore_saved_by_manufacturing_efficiency_counts(favor: bool) -> None:
    t = table(3).give("A", credits=1, ore=1)
    t = (t.favor("A", "manufacturing-efficiency") if favor else t).turn("A")
    assert ("leader contractors" in t.options) == favor


@pytest.mark.rule("CER-LOC-06", "CER-CA-03")
@pytest.mark.parametrize(("money", "legal"), [(2, False), (3, True)])
def test_the_entry_cost_of_the_contractors_is_deducted_before_the_card_is_judged(money: int, legal: bool) -> None:
    t = table(3).give("A", credits=money, alloys=1).row("sinter-plant").turn("A")
    assert ("leader contractors" in t.options) == legal


@pytest.mark.rule("CER-LOC-06", "CER-CA-12")
def test_contractors_without_a_worker_to_move_and_without_ore_are_no_use_even_with_credits() -> None:
    t = table(3).give("A", credits=9).turn("A")
    assert t.why_not("leader contractors") == "CER-LOC-06"
    t = table(3).give("A", credits=2).workers("A", "launch-site").outstation("A", "ore-pit").turn("A")
    assert t.play("leader contractors")["A"].workers == ["ore-pit"]


@pytest.mark.rule("CER-LOC-06", "CER-CY-12")
@pytest.mark.parametrize(("influence", "legal"), [(0, False), (1, True)])
def test_the_yard_may_be_visited_for_a_draw_alone(influence: int, legal: bool) -> None:
    t = table(3).give("A", influence=influence).row("ore-pit").turn("A")
    assert ("leader yard" in t.options) == legal


@pytest.mark.rule("CER-LOC-06", "CER-CA-04")
@pytest.mark.parametrize(("money", "ore", "legal"), [(0, 2, False), (1, 1, False), (1, 2, True)])
def test_the_contractors_need_a_credit_and_the_cost_of_a_product(money: int, ore: int, legal: bool) -> None:
    t = table(3).give("A", credits=money, ore=ore).turn("A")
    assert ("leader contractors" in t.options) == legal


@pytest.mark.rule("CER-LOC-06")
def test_the_same_test_decides_about_a_location_inside_a_function() -> None:
    t = table(3).ship("hermes").turn("A").play("worker main-office")
    assert (t["A"].credits, t["A"].influence, sorted(t.options)) == (2, 1, ["done", "part 2"])
    t = table(3).ship("caravel").turn("A").play("worker main-office")
    assert (t["A"].credits, t.who) == (2, "B")


@pytest.mark.rule("CER-LOC-06", "CER-NEST-03")
@pytest.mark.parametrize(("energy", "options"), [(1, []), (2, ["done", "part 2"])])
def test_a_council_inside_a_function_needs_an_option_it_can_pay(energy: int, options: list[str]) -> None:
    t = table(3).outstation("A", "amac-consulate").give("A", energy=energy).turn("A").play("worker amac-consulate")
    assert t["A"].influence == 1
    assert (sorted(t.options) if t.who == "A" else []) == options


@pytest.mark.rule("CER-LOC-06", "CER-PROG-22")
def test_the_credits_of_logistics_2_count_when_the_council_leads_to_the_bureau() -> None:
    t = table(3).research("A", logistics=2).give("A", influence=1).turn("A").play("leader council")
    assert (t.prompt, t["A"].credits, t["A"].influence) == ("ChooseDeal", 4, 0)


@pytest.mark.rule("CER-LOC-06", "CER-PROG-22", "CER-TB-12")
@pytest.mark.parametrize(("level", "legal"), [(1, False), (2, True)])
def test_the_credits_of_logistics_2_count_towards_a_project_completed_at_once(level: int, legal: bool) -> None:
    t = table(3).research("A", logistics=level).committed("A", "university council-hall").projects("power-grid")
    t.give("A", energy=5).turn("A")
    assert ("leader bureau" in t.options) == legal


@pytest.mark.rule("CER-LOC-06", "CER-TB-18")
@pytest.mark.parametrize(("influence", "legal"), [(1, False), (2, True)])
def test_the_influence_of_round_1_does_not_make_up_for_the_entry_to_the_council(influence: int, legal: bool) -> None:
    t = table(3).ship("magellan").committed("A", "university council-hall").projects("communications-array")
    t.give("A", alloys=1, energy=3, credits=2, influence=influence).turn("A").play("leader council", "council bureau")
    assert ("project communications-array" in t.options) == legal


@pytest.mark.rule("CER-LOC-06", "CER-CA-12")
@pytest.mark.parametrize(("money", "legal"), [(2, False), (3, True)])
def test_a_worker_is_not_reassigned_to_a_function_that_the_entry_cost_makes_useless(money: int, legal: bool) -> None:
    t = table(3).outstation("A", "construction-directorate").workers("A", "main-office").row("sinter-plant")
    t.give("A", credits=money, alloys=1).slots("yard", "B B B").turn("A")
    assert ("leader contractors" in t.options) == legal
    if legal:
        assert "contract reassign" in t.play("leader contractors").options


@pytest.mark.rule("CER-LOC-06", "CER-OUT-09")
@pytest.mark.parametrize(("influence", "legal"), [(0, False), (1, True)])
def test_an_outstation_whose_only_part_cannot_be_paid_is_not_activated(influence: int, legal: bool) -> None:
    t = table(3).outstation("A", "embassy").give("A", influence=influence).turn("A")
    assert ("worker embassy" in t.options) == legal


# Nested activations.


@pytest.mark.rule("CER-LOC-07", "CER-AMAC-02")
def test_the_council_activates_a_full_bureau_without_another_leader_or_slot() -> None:
    t = table(3).give("A", influence=1, credits=2).slots("bureau", "B B C").turn("A").play("leader council", "trade 3")
    assert (t["A"].energy, t["A"].leaders) == (2, 4)
    assert (t.state.slots[BUREAU], t.state.slots[COUNCIL]) == ([1, 1, 2], [0])


@pytest.mark.rule("CER-LOC-07", "CER-CA-03")
def test_the_contractors_activate_a_full_yard_without_another_leader_or_slot() -> None:
    t = (
        table(3)
        .give("A", credits=2, alloys=1)
        .slots("yard", "B B C")
        .row("ore-pit")
        .turn("A")
        .play("leader contractors")
    )
    assert (t["A"].outstations[-1], t["A"].leaders) == ("ore-pit", 4)
    assert (t.state.slots[YARD], t.state.slots[CONTRACTORS]) == ([1, 1, 2], [0])


@pytest.mark.rule("CER-LOC-07", "CER-NEST-01")
def test_a_function_activates_a_full_bureau_even_without_any_leader_left() -> None:
    t = table(3).leaders("A", 0).slots("bureau", "B B C").turn("A").play("worker main-office", "part 2", "trade 3")
    assert (t["A"].energy, t["A"].leaders, t.state.slots[BUREAU]) == (2, 0, [1, 1, 2])


@pytest.mark.rule("CER-LOC-07")
def test_a_nested_activation_takes_no_slot_from_those_who_come_later() -> None:
    t = table(3).slots("bureau", "C C").give("A", influence=1, credits=2).give("B", credits=2).turn("A")
    t.play("A: leader council", "trade 3", "B: leader bureau", "trade 3")
    assert (t.state.slots[BUREAU], t["B"].energy) == ([2, 2, 1], 2)


@pytest.mark.rule("CER-LOC-07", "CER-LOC-02")
def test_a_full_council_is_not_opened_by_an_open_bureau() -> None:
    t = table(3).give("A", influence=3, credits=9).slots("council", "B B C").turn("A")
    assert ("leader bureau" in t.options, t.why_not("leader council")) == (True, "CER-LOC-02")
