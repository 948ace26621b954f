"""Free completions between the steps of a main action (CER-TURN-08, CER-TURN-11)."""

import pytest
from ceres_table import table

GRID = "complete power-grid"  # 5 Energy, 2 Credits
SHELTER = "complete emergency-shelter"  # 6 Ore, 2 Ice
TUNNEL = "complete transit-tunnel"  # 7 Ore, 3 Energy, 1 Credit
PLANT = "complete water-treatment-plant"  # 3 Ice, 2 Energy
SHIELD = "complete radiation-shield"  # 2 Alloys, 4 Ore, 4 Advanced Ceramics
OBSERVATORY = "complete observatory"  # 2 Ore, 3 Advanced Ceramics, 6 Energy


@pytest.mark.rule("CER-TURN-08")
def test_the_first_of_two_trades_may_pay_a_completion_before_the_second() -> None:
    t = table(3).committed("A", "power-grid").give("A", energy=5, ore=3, ice=2).turn("A")
    t.play("leader bureau", "trade 1", GRID, "trade 3")
    assert (t["A"].completed, t["A"].energy, t["A"].credits) == (["power-grid"], 2, 1)


@pytest.mark.rule("CER-TURN-08")
def test_between_two_trades_a_completion_may_take_the_goods_of_the_optional_second_one() -> None:
    t = table(3).ship("demeter").committed("A", "power-grid").give("A", energy=6, ceramics=1).turn("A")
    t.play("leader bureau", "trade 4", GRID)
    assert (t["A"].energy, t["A"].credits, t.prompt) == (0, 2, "TradeAgain")


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("money", "offered"), [(2, False), (3, False), (4, True)])
def test_a_completion_must_leave_a_trade_at_the_bureau(money: int, offered: bool) -> None:
    t = table(3).committed("A", "power-grid").give("A", energy=5, credits=money).turn("A")
    assert GRID in t.options
    t.play("leader bureau")
    assert (GRID in t.options) is offered
    if not offered:
        assert t.why_not(GRID) == "CER-TURN-11"


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("number", "offered"), [(1, True), (3, False)])
def test_a_project_that_can_be_taken_is_enough_left_at_the_bureau(number: int, offered: bool) -> None:
    t = table(3).round(number).committed("A", "power-grid").projects("university").give("A", energy=5, credits=2)
    t.turn("A").play("leader bureau")
    assert (GRID in t.options) is offered


@pytest.mark.rule("CER-TURN-08", "CER-TURN-11")
def test_the_credits_of_logistics_may_pay_a_completion_before_the_first_trade() -> None:
    t = table(3).committed("A", "power-grid").research("A", logistics=2).give("A", energy=5).turn("A")
    t.play("leader bureau", GRID, "trade 3")
    assert (t["A"].completed, t["A"].credits, t["A"].energy) == (["power-grid"], 0, 2)


@pytest.mark.rule("CER-TURN-08")
def test_in_a_repeat_a_completion_may_take_everything_because_the_repeat_is_optional() -> None:
    t = table(3).committed("A", "power-grid").research("A", logistics=3).give("A", energy=5).turn("A")
    t.play("leader bureau", "trade 3", "stop", GRID)
    assert (t["A"].completed, t["A"].credits, t.who) == (["power-grid"], 0, "B")


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("ore", "offered"), [(8, False), (9, True)])
def test_once_the_credit_is_paid_a_completion_must_leave_a_manufacture(ore: int, offered: bool) -> None:
    t = table(3).committed("A", "transit-tunnel").outstation("A", "ore-pit").workers("A", "launch-site")
    t.give("A", ore=ore, energy=3, ceramics=1, credits=2).turn("A").play("leader contractors", "contract manufacture")
    assert (TUNNEL in t.options) is offered


@pytest.mark.rule("CER-TURN-08")
def test_between_two_manufactures_a_completion_may_take_all_the_ore() -> None:
    t = (
        table(3)
        .committed("A", "transit-tunnel")
        .give("A", ore=9, energy=3, ceramics=1, credits=3, influence=1)
        .turn("A")
    )
    t.play("leader contractors", "contract manufacture", "alloy", TUNNEL)
    assert (t["A"].completed, t["A"].ore, t["A"].alloys, t.who) == (["transit-tunnel"], 0, 1, "B")


@pytest.mark.rule("CER-TURN-08")
def test_an_alloy_just_made_completes_a_project_before_the_next_manufacture() -> None:
    t = table(3).committed("A", "radiation-shield").outstation("A", "ore-smelter")
    t.give("A", ore=8, ceramics=4, alloys=1).turn("A").play("worker ore-smelter", SHIELD, "alloy")
    assert (t["A"].completed, t["A"].alloys, t["A"].ore) == (["radiation-shield"], 1, 0)


@pytest.mark.rule("CER-TURN-08", "CER-FAV-12")
def test_before_the_extra_manufacture_a_completion_may_be_put_in() -> None:
    t = (
        table(3)
        .favor("A", "manufacturing-efficiency")
        .committed("A", "radiation-shield")
        .outstation("A", "ore-smelter")
    )
    t.give("A", ore=7, ceramics=4).turn("A").play("worker ore-smelter", "alloy", SHIELD)
    assert (t["A"].completed, t["A"].ore, t["A"].alloys, t.prompt) == (["radiation-shield"], 1, 0, "ManufactureMore")


@pytest.mark.rule("CER-TURN-08")
def test_between_two_parts_a_completion_may_take_what_the_next_part_would_need() -> None:
    t = table(3).committed("A", "emergency-shelter").outstation("A", "slag-refinery").give("A", ore=4, ice=2).turn("A")
    t.play("worker slag-refinery", "part 1", SHELTER)
    assert (t["A"].completed, t["A"].ore, t["A"].ceramics, t.who) == (["emergency-shelter"], 0, 0, "B")


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("ice", "completed"), [(3, []), (4, ["water-treatment-plant"])])
def test_a_completion_must_leave_the_first_used_part_its_activation_cost(ice: int, completed: list[str]) -> None:
    t = table(3).committed("A", "water-treatment-plant").outstation("A", "reactor-bench").give("A", ice=ice, energy=2)
    t.turn("A").play("worker reactor-bench")
    if completed:
        t.play(PLANT)
    assert (t["A"].completed, t["A"].energy, t.who) == (completed, 3 if completed else 5, "B")


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("energy", "offered"), [(7, False), (8, True)])
def test_a_completion_must_leave_the_chosen_research_its_energy(energy: int, offered: bool) -> None:
    t = table(3).committed("A", "observatory").give("A", ore=2, ceramics=3, energy=energy, influence=3).turn("A")
    t.play("leader council", "council research")
    assert (OBSERVATORY in t.options) is offered


@pytest.mark.rule("CER-TURN-11")
def test_before_an_option_is_chosen_any_other_option_left_is_enough() -> None:
    t = table(3).committed("A", "observatory").give("A", ore=2, ceramics=3, energy=7, influence=2).turn("A")
    t.play("leader council", OBSERVATORY)
    assert (t["A"].completed, t.prompt) == (["observatory"], "ChooseFavor")


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("ice", "offered"), [(3, False), (4, True)])
def test_a_completion_must_leave_the_chosen_launch_its_ice(ice: int, offered: bool) -> None:
    t = table(3).committed("A", "water-treatment-plant").claim("B", "hygiea themis cybele camilla").zones(hygiea=0)
    t.give("A", ice=ice, energy=2, probes=1).turn("A").play("worker launch-site", "part 2")
    assert (PLANT in t.options) is offered


@pytest.mark.rule("CER-TURN-11", "CER-NEST-10")
@pytest.mark.parametrize(("money", "offered"), [(5, False), (6, True)])
def test_a_completion_must_leave_the_reassigned_worker_something_to_do(money: int, offered: bool) -> None:
    t = table(3).committed("A", "power-grid").outstation("A", "customs-house").workers("A", "main-office")
    t.give("A", credits=money, energy=5).turn("A").play("leader contractors")
    assert (GRID in t.options) is offered
    if offered:
        t.play("contract reassign", GRID)
    assert (t["A"].credits, t.prompt) == (money - 2 - 2 * offered, "ChooseDeal")


@pytest.mark.rule("CER-TURN-08")
def test_after_the_nested_outstation_a_completion_may_come_before_the_outer_ones_next_part() -> None:
    t = table(3).committed("A", "emergency-shelter").outstation("A", "staffing-agency", under="lobby-office")
    t.outstation("A", "ore-pit").workers("A", "launch-site").give("A", ore=3, ice=3).turn("A")
    t.play("worker staffing-agency", "part 2", SHELTER, "part 3")
    assert (t["A"].completed, t["A"].ore, t["A"].ice, t["A"].influence) == (["emergency-shelter"], 0, 0, 2)


@pytest.mark.rule("CER-TURN-08")
def test_after_the_launch_and_before_its_bonus_a_completion_may_make_room() -> None:
    t = table(3).committed("A", "emergency-shelter").research("A", aerospace=1).zones(camilla=0)
    t.give("A", ore=3, ice=2, probes=1).turn("A").play("worker launch-site", "part 2", "launch camilla")
    t.play(SHELTER, "bonus 1")
    assert (t["A"].completed, t["A"].ore) == (["emergency-shelter"], 2)


@pytest.mark.rule("CER-TURN-08")
def test_between_production_and_visit_of_the_assistant_a_completion_may_take_everything() -> None:
    t = table(3).favor("A", "leader-assistant").committed("A", "power-grid").give("A", energy=5).turn("A")
    t.play("assistant", "produce main-office", GRID)
    assert (t["A"].completed, t["A"].credits) == (["power-grid"], 0)


@pytest.mark.rule("CER-TURN-08")
def test_after_the_main_action_its_gains_may_pay_a_completion() -> None:
    t = table(3).committed("A", "power-grid").outstation("A", "solar-lab").give("A", energy=3, credits=2).turn("A")
    t.play("worker solar-lab")
    assert (t.who, t.options) == ("A", ["done", GRID])
    t.play(GRID)
    assert (t["A"].completed, t.who) == (["power-grid"], "B")


@pytest.mark.rule("CER-TURN-08")
def test_inside_the_gain_of_a_special_grant_nothing_can_be_completed() -> None:
    t = table(3).committed("A", "power-grid").give("A", energy=5, credits=2, influence=2).turn("A")
    t.play("leader council", "council favor", "favor special-grant")
    assert (t.prompt, GRID in t.options) == ("ChooseGrant", False)
    t.play("grant main-lab 1")
    assert (t.prompt, GRID in t.options) == ("ChooseGrant", False)


# At the Construction Yard.


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("alloys", "influence", "offered"), [(2, 0, False), (3, 0, True), (2, 1, True)])
def test_a_completion_must_leave_a_building_or_a_draw_at_the_yard(alloys: int, influence: int, offered: bool) -> None:
    t = table(3).committed("A", "radiation-shield").row("ore-pit trade-office")
    t.give("A", alloys=alloys, ore=4, ceramics=4, influence=influence).turn("A").play("leader yard")
    assert (SHIELD in t.options) is offered


@pytest.mark.rule("CER-TURN-11")
def test_after_the_draw_a_completion_must_leave_a_building_where_one_was_possible() -> None:
    t = table(3).committed("A", "radiation-shield").row("ore-pit trade-office").deck("ice-quarry strip-mine solar-lab")
    t.give("A", alloys=2, ore=4, ceramics=4, influence=1).turn("A").play("leader yard", "draw few")
    assert SHIELD not in t.options
    assert t.why_not(SHIELD) == "CER-TURN-11"


@pytest.mark.rule("CER-TURN-08")
def test_between_building_and_repeat_a_completion_may_be_put_in() -> None:
    t = table(3).committed("A", "radiation-shield").row("ore-pit trade-office").research("A", construction=3)
    t.give("A", alloys=2, ore=4, ceramics=4).turn("A").play("leader yard", "expanse ore-pit", SHIELD)
    assert (t["A"].completed, t["A"].alloys, t.who) == (["radiation-shield"], 0, "B")


@pytest.mark.rule("CER-TURN-11")
def test_a_completion_that_leaves_only_a_draw_at_the_yard_makes_the_draw_compulsory() -> None:
    t = table(3).committed("A", "radiation-shield").row("ore-pit trade-office").deck("ice-quarry strip-mine solar-lab")
    t.give("A", alloys=2, ore=4, ceramics=4, influence=1).turn("A").play("leader yard", SHIELD)
    assert (t["A"].influence, t["A"].outstations[4:], t.who) == (0, [], "B")
    assert sorted(t.discard_pile) == ["ice-quarry", "solar-lab", "strip-mine"]


# Influence among the costs.

CENTER = "complete cultural-center"  # 2 Advanced Ceramics, 7 Credits, 2 Influence
ARRAY = "complete communications-array"  # 1 Alloy, 3 Energy, 2 Credits, 2 Influence


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("influence", "offered"), [(2, False), (3, True)])
def test_a_completion_must_leave_the_influence_for_the_only_possible_draw(influence: int, offered: bool) -> None:
    t = table(3).committed("A", "cultural-center").give("A", ceramics=2, credits=7, influence=influence).turn("A")
    assert (CENTER in t.play("leader yard").options) is offered


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("energy", "offered"), [(4, False), (5, True)])
def test_a_completion_must_leave_some_option_of_the_council_with_its_entry_cost(energy: int, offered: bool) -> None:
    t = table(3).committed("A", "communications-array").give("A", alloys=1, energy=energy, credits=2, influence=3)
    assert (ARRAY in t.turn("A").play("leader council").options) is offered


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("influence", "offered"), [(3, False), (4, True)])
def test_a_completion_must_leave_the_chosen_favor_its_cost(influence: int, offered: bool) -> None:
    t = table(3).committed("A", "communications-array").give("A", alloys=1, energy=9, credits=2, influence=influence)
    assert (ARRAY in t.turn("A").play("leader council", "council favor").options) is offered


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("influence", "offered"), [(2, False), (3, True)])
def test_a_completion_must_leave_the_influence_for_a_project_of_round_three(influence: int, offered: bool) -> None:
    t = table(3).round(3).outstation("A", "permit-office", under="ore-pit").committed("A", "cultural-center")
    t.projects("university housing-block").give("A", ceramics=2, credits=7, influence=influence).turn("A")
    assert (CENTER in t.play("worker permit-office", "part 2").options) is offered


@pytest.mark.rule("CER-TURN-11")
def test_credits_that_logistics_will_bring_need_not_be_left() -> None:
    t = table(3).committed("A", "power-grid").outstation("A", "customs-house").research("A", logistics=2)
    t.give("A", energy=5, credits=2).turn("A").play("worker customs-house", GRID, "trade 3", "trade 4")
    assert (t["A"].completed, t["A"].credits, t["A"].energy) == (["power-grid"], 0, 2)


@pytest.mark.rule("CER-TURN-11")
@pytest.mark.parametrize(("ore", "offered"), [(8, False), (9, True)])
def test_once_the_activation_cost_is_paid_a_completion_must_leave_the_part_its_action(ore: int, offered: bool) -> None:
    t = table(3).committed("A", "transit-tunnel").give("A", ore=ore, energy=3, ceramics=1, credits=1, ice=1).turn("A")
    t.play("worker main-factory", "part 3")
    assert (t["A"].ice, TUNNEL in t.options) == (0, offered)
