"""Functions that grant actions and Locations, and chains of them (catalogue section 18)."""

import pytest
from ceres_table import Table, table

SWITCHED = ("actions-not-locations",)
FULL = "A B C"


@pytest.mark.rule("CER-NEST-01")
def test_a_location_in_a_function_is_carried_out_as_with_a_leader_but_without_one() -> None:
    t = table(3).give("A", ore=3, ice=2).projects("housing-block").slots("bureau", FULL).turn("A")
    t.play("worker main-office", "part 2")
    assert t.options == ["trade 1", "trade 2", "project housing-block"]
    t.play("trade 1", "trade 2")
    assert (t["A"].credits, t["A"].leaders, t.who) == (11, 5, "B")


@pytest.mark.rule("CER-NEST-01")
def test_a_project_taken_by_a_function_follows_the_rules_of_the_round() -> None:
    t = (
        table(3)
        .outstation("A", "permit-office")
        .projects("housing-block")
        .turn("A")
        .play("worker permit-office", "part 2")
    )
    assert (t["A"].committed, t["A"].influence) == (["housing-block"], 1)


@pytest.mark.rule("CER-NEST-02")
def test_action_parts_are_free_of_the_councils_influence() -> None:
    t = table(3).outstation("A", "research-lab", under="launch-silo").give("A", energy=2, probes=1).turn("A")
    t.play("worker research-lab", "part 1", "research logistics", "part 2", "launch hygiea")
    assert (t["A"].research["logistics"], t.owner("hygiea"), t["A"].influence) == (1, "A", 0)


@pytest.mark.rule("CER-NEST-02")
def test_action_parts_are_free_of_the_contractors_credits() -> None:
    t = table(3).outstation("A", "staffing-agency").outstation("A", "ore-pit").workers("A", "launch-site")
    t.give("A", ice=1).turn("A").play("worker staffing-agency", "part 2")
    assert (t["A"].ore, t["A"].credits, t["A"].workers) == (3, 0, ["staffing-agency", "ore-pit"])


@pytest.mark.rule("CER-NEST-02")
def test_the_embassy_charges_the_favors_own_cost_and_no_more() -> None:
    t = table(3).outstation("A", "embassy").give("A", influence=2).turn("A").play("worker embassy", "favor mars-droid")
    assert (t["A"].influence, t.favor_of("mars-droid")) == (0, "A")


@pytest.mark.rule("CER-NEST-02")
@pytest.mark.parametrize("influence", [0, 1])
def test_a_project_part_of_round_three_still_costs_the_influence_of_the_action(influence: int) -> None:
    t = table(3).round(3).outstation("A", "permit-office").projects("housing-block").give("A", influence=influence)
    t.turn("A").play("worker permit-office")
    if influence:
        t.play("part 2")
    assert (t["A"].committed, t["A"].influence) == (["housing-block"] if influence else [], 0)


@pytest.mark.rule("CER-NEST-03")
@pytest.mark.parametrize(("influence", "offered"), [(0, ["part 2", "done"]), (1, ["part 1", "part 2"])])
def test_a_council_part_charges_the_entry_cost_which_the_part_before_it_may_bring(
    influence: int, offered: list[str]
) -> None:
    t = table(3).outstation("A", "amac-consulate").give("A", influence=influence, energy=2, ore=3)
    t.turn("A").play("worker amac-consulate")
    assert t.options == offered
    t.play("part 2", "council research", "research logistics")
    assert (t["A"].influence, t["A"].energy) == (0, 0)


@pytest.mark.rule("CER-NEST-03")
@pytest.mark.parametrize(("money", "alloys"), [(0, 0), (1, 1)])
def test_a_contractors_part_charges_a_credit_for_a_manufacture(money: int, alloys: int) -> None:
    t = table(3).outstation("A", "fabrication-hub").give("A", credits=money, ore=4).slots("contractors", FULL)
    t.turn("A").play("worker fabrication-hub")
    if money:
        t.play("part 2")
    assert (t["A"].alloys, t["A"].credits, t.who) == (alloys, 0, "B")


@pytest.mark.rule("CER-NEST-03")
def test_two_credits_reassign_from_within_a_function() -> None:
    t = table(3).outstation("A", "fabrication-hub").outstation("A", "ore-pit").workers("A", "launch-site")
    t.give("A", credits=2, ore=2).turn("A").play("worker fabrication-hub", "part 2", "contract reassign")
    assert (t["A"].credits, t["A"].ore, t["A"].workers) == (0, 5, ["fabrication-hub", "ore-pit"])


@pytest.mark.rule("CER-NEST-03")
def test_trade_bureau_and_construction_yard_parts_have_no_entry_cost() -> None:
    t = table(3).outstation("A", "construction-directorate").row("ore-pit").give("A", alloys=1).slots("yard", FULL)
    t.turn("A").play("worker construction-directorate", "expanse ore-pit")
    assert (t["A"].outstations[-1], t["A"].alloys, t["A"].credits, t["A"].influence) == ("ore-pit", 0, 0, 0)


# An action in a Function counts as activating its Location, unless the option says otherwise.


@pytest.mark.rule("CER-NEST-04")
@pytest.mark.parametrize(("options", "gained"), [((), (1 + 4 - 2, 1)), (SWITCHED, (1, 0))])
def test_a_trade_part_is_an_activation_of_the_trade_bureau(options: tuple[str, ...], gained: tuple[int, int]) -> None:
    t = table(3, options=options).outstation("A", "trade-office").research("A", logistics=2).turn("A")
    t.play("worker trade-office")
    if not options:
        t.play("part 1", "part 2", "trade 3")
    assert (t["A"].credits, t["A"].influence) == gained


@pytest.mark.rule("CER-NEST-04")
@pytest.mark.parametrize(("options", "usable"), [((), True), (SWITCHED, False)])
def test_the_four_credits_of_logistics_alone_make_a_trade_part_usable(options: tuple[str, ...], usable: bool) -> None:
    t = table(3, options=options).outstation("A", "customs-house").research("A", logistics=2).turn("A")
    assert ("worker customs-house" in t.options) is usable


@pytest.mark.rule("CER-NEST-04")
@pytest.mark.parametrize(("options", "influence", "money"), [((), 2, 5), (SWITCHED, 1, 1)])
def test_a_project_part_is_an_activation_of_the_trade_bureau(
    options: tuple[str, ...], influence: int, money: int
) -> None:
    t = table(3, options=options).outstation("A", "permit-office").projects("housing-block").research("A", logistics=2)
    t.turn("A").play("worker permit-office", "part 1", "part 2")
    assert (t["A"].committed, t["A"].influence, t["A"].credits) == (["housing-block"], influence, money)


@pytest.mark.rule("CER-NEST-04")
@pytest.mark.parametrize(("options", "alloys", "ice"), [((), 2, 1), (SWITCHED, 1, 0)])
def test_an_upgrade_part_is_an_activation_of_the_construction_yard(
    options: tuple[str, ...], alloys: int, ice: int
) -> None:
    t = table(3, options=options).outstation("A", "planning-bureau").outstation("A", "ore-pit").row("ice-quarry")
    t.give("A", alloys=2, ore=1).research("A", construction=2).turn("A")
    t.play("worker planning-bureau", "part 2", "under ore-pit")
    assert (t.under("A", "ore-pit"), t["A"].alloys, t["A"].ice) == ("ice-quarry", alloys, ice)


@pytest.mark.rule("CER-NEST-04")
@pytest.mark.parametrize(("options", "drawing"), [((), True), (SWITCHED, False)])
def test_draw_and_see_goes_with_an_upgrade_part(options: tuple[str, ...], drawing: bool) -> None:
    t = table(3, options=options).outstation("A", "planning-bureau").row("ore-pit accounting-office")
    t.give("A", alloys=1, ore=1, influence=2).turn("A").play("worker planning-bureau", "part 2")
    draws = ["draw few", "draw many"] if drawing else []
    assert t.options == ["upgrade ore-pit", "upgrade accounting-office", *draws]


@pytest.mark.rule("CER-NEST-04")
def test_with_the_other_reading_a_location_in_a_function_still_counts_as_activated() -> None:
    t = table(3, options=SWITCHED).research("A", logistics=2).turn("A")
    t.play("worker main-office", "part 2", "trade 3", "stop")
    assert (t["A"].credits, t["A"].influence, t["A"].energy) == (2, 1, 2)


@pytest.mark.rule("CER-NEST-04")
@pytest.mark.parametrize("options", [(), SWITCHED])
def test_a_trade_part_offers_trades_only_and_as_many_as_it_shows(options: tuple[str, ...]) -> None:
    t = table(3, options=options).outstation("A", "trade-office").projects("housing-block").give("A", ore=3, ice=2)
    t.turn("A").play("worker trade-office", "part 2")
    assert t.options == ["trade 1", "trade 2"]
    t.play("trade 1")
    assert (t["A"].ice, t.who) == (2, "B")


@pytest.mark.rule("CER-NEST-04")
def test_a_project_part_offers_no_trade_and_an_upgrade_part_no_expanse() -> None:
    t = table(3).outstation("A", "permit-office").projects("housing-block university").give("A", ore=3, credits=9)
    assert t.turn("A").play("worker permit-office", "part 2").options == ["project housing-block", "project university"]
    t = table(3).outstation("A", "planning-bureau").row("ore-pit trade-office").give("A", alloys=3).turn("A")
    assert t.play("worker planning-bureau", "part 2").options == ["upgrade ore-pit", "upgrade trade-office"]


@pytest.mark.rule("CER-NEST-04")
def test_an_upgrade_part_is_unusable_without_a_single_outstation_to_upgrade() -> None:
    t = table(3).outstation("A", "planning-bureau", under="ore-pit").row("trade-office").give("A", alloys=3).turn("A")
    assert t.play("worker planning-bureau").options == ["part 1", "part 3"]


@pytest.mark.rule("CER-NEST-05")
def test_two_trade_parts_of_one_outstation_set_off_logistics_twice() -> None:
    t = table(3).outstation("A", "trade-office", under="customs-house").research("A", logistics=2).turn("A")
    t.play("worker trade-office", "part 2", "trade 3", "part 3", "trade 4", "stop")
    assert (t["A"].credits, t["A"].influence) == (4 - 2 + 4 - 2, 2)


@pytest.mark.rule("CER-NEST-06")
def test_the_repeat_of_a_single_trade_part_is_a_single_trade() -> None:
    t = table(3).outstation("A", "trade-office").research("A", logistics=3).projects("housing-block").turn("A")
    t.play("worker trade-office", "part 2", "trade 3")
    assert t.options == ["trade 3", "trade 4", "stop"]
    t.play("trade 4")
    assert (t["A"].credits, t["A"].energy, t["A"].ceramics, t["A"].influence, t.who) == (0, 2, 2, 2, "B")


@pytest.mark.rule("CER-NEST-06")
def test_the_repeat_of_a_two_trade_part_is_up_to_two_trades_again() -> None:
    t = table(3).outstation("A", "customs-house").research("A", logistics=3).give("A", credits=5).turn("A")
    t.play("worker customs-house", "trade 3", "trade 3", "trade 4", "trade 4")
    assert (t["A"].credits, t["A"].energy, t["A"].ceramics, t.who) == (1, 4, 4, "B")


@pytest.mark.rule("CER-NEST-06")
def test_the_repeat_of_a_project_part_is_a_project_again() -> None:
    t = table(3).outstation("A", "permit-office").projects("housing-block university power-grid")
    t.research("A", logistics=3).give("A", ore=3).turn("A").play("worker permit-office", "part 2", "project university")
    assert t.options == ["project housing-block", "project power-grid", "stop"]


@pytest.mark.rule("CER-NEST-06")
def test_the_repeat_of_an_upgrade_part_is_an_upgrade_again() -> None:
    t = table(3).outstation("A", "planning-bureau").outstation("A", "ore-pit").row("trade-office").deck("ice-quarry")
    t.research("A", construction=3).give("A", alloys=3, ore=2).turn("A")
    t.play("worker planning-bureau", "part 2", "under ore-pit")
    assert t.options == ["upgrade ice-quarry", "stop"]


@pytest.mark.rule("CER-NEST-06")
def test_the_repeat_of_a_whole_location_part_may_take_the_other_option() -> None:
    t = table(3).research("A", logistics=3).projects("housing-block").turn("A")
    t.play("worker main-office", "part 2", "trade 3", "stop")
    assert t.options == ["trade 3", "trade 4", "project housing-block", "stop"]


# Chains.


def chained(t: Table) -> Table:
    """Offices of A: a Worker in the Main Office, the Consulate empty."""
    return t.outstation("A", "amac-consulate").workers("A", "main-office")


@pytest.mark.rule("CER-NEST-07")
def test_contractors_reassign_consulate_council_trade_bureau_is_one_chain() -> None:
    t = chained(table(3)).give("A", credits=3, ore=3, ice=2, energy=2).turn("A")
    t.play("leader contractors", "contract reassign", "part 2", "council bureau", "trade 1", "trade 5")
    assert (t["A"].credits, t["A"].influence, t["A"].leaders, t.who) == (3 - 2 + 5 - 3, 1 - 1 + 2, 4, "B")


@pytest.mark.rule("CER-NEST-07")
def test_worker_fabrication_hub_contractors_yard_is_one_chain() -> None:
    t = table(3).outstation("A", "fabrication-hub").row("ore-pit").give("A", credits=2, alloys=1).turn("A")
    t.play("worker fabrication-hub", "part 1", "part 2", "expanse ore-pit")
    assert (t["A"].outstations[-1], t["A"].credits, t["A"].ore, t["A"].ceramics) == ("ore-pit", 0, 2, 1)


@pytest.mark.rule("CER-NEST-07")
def test_droid_hub_contractors_reassign_silo_launch_and_its_repeat_is_one_chain() -> None:
    t = table(3).favor("A", "mars-droid").outstation("A", "fabrication-hub").outstation("A", "launch-silo")
    t.workers("A", "launch-site").research("A", aerospace=3).give("A", credits=2, probes=2).zones(hektor=0).quarters()
    t.turn("A").play("droid fabrication-hub", "part 2", "launch hektor", "bonus 3", "launch eos", "bonus 2")
    assert (t.owner("hektor"), t.owner("eos"), t["A"].workers) == ("A", "A", ["launch-silo"])
    assert (t["A"].energy, t["A"].ceramics, t.who) == (2, 1, "B")


@pytest.mark.rule("CER-NEST-07")
def test_assistant_contractors_reassign_consulate_council_research_is_one_chain() -> None:
    t = chained(table(3).favor("A", "leader-assistant")).give("A", energy=2, ore=3).leaders("A", 0).turn("A")
    t.play("assistant", "produce main-office", "visit contractors", "contract reassign", "part 1", "part 2")
    t.play("council research", "research construction")
    assert (t["A"].research["construction"], t["A"].influence, t["A"].credits) == (1, 1, 0)


@pytest.mark.rule("CER-NEST-07")
def test_worker_consulate_council_bureau_and_the_repeat_is_one_chain() -> None:
    t = table(3).outstation("A", "amac-consulate").research("A", logistics=3).projects("housing-block").turn("A")
    t.play("worker amac-consulate", "part 2", "trade 3", "stop", "project housing-block")
    assert (t["A"].committed, t["A"].influence, t["A"].credits) == (["housing-block"], 1 - 1 + 1 + 1 + 1, 2)


@pytest.mark.rule("CER-NEST-07", "CER-NEST-10")
@pytest.mark.parametrize(("money", "offered"), [(3, False), (4, True)])
def test_a_chain_may_start_only_if_its_end_is_payable_after_the_entry_cost(money: int, offered: bool) -> None:
    t = table(3).outstation("A", "customs-house").workers("A", "main-office").give("A", credits=money).turn("A")
    assert ("leader contractors" in t.options) is offered


@pytest.mark.rule("CER-NEST-07")
def test_the_credits_of_logistics_two_count_at_the_end_of_a_chain() -> None:
    t = table(3).outstation("A", "customs-house").workers("A", "main-office").give("A", credits=2)
    t.research("A", logistics=2).turn("A").play("leader contractors", "trade 3", "trade 4")
    assert (t["A"].credits, t["A"].energy, t["A"].ceramics, t["A"].influence) == (0, 2, 2, 1)


@pytest.mark.rule("CER-NEST-07", "CER-NEST-10")
@pytest.mark.parametrize(("ice", "usable"), [(1, False), (2, True)])
def test_an_activation_cost_counts_before_what_the_reassigned_worker_needs(ice: int, usable: bool) -> None:
    t = table(3).ship("caravel").outstation("A", "staffing-agency").outstation("A", "customs-house")
    t.workers("A", "main-office").give("A", ice=ice).turn("A").play("worker staffing-agency")
    assert ("part 2" in t.options) is usable


@pytest.mark.rule("CER-NEST-08")
def test_a_nested_outstation_is_resolved_before_the_outer_one_continues() -> None:
    t = table(3).outstation("A", "staffing-agency", under="ore-pit").outstation("A", "regolith-sifter")
    t.workers("A", "launch-site").give("A", ice=1).turn("A").play("worker staffing-agency", "part 2")
    assert t.options == ["part 1", "part 2"]
    assert t.play("part 1").options == ["part 2", "done"]
    assert t.play("part 2").options == ["part 3", "done"]
    t.play("part 3")
    assert (t["A"].ore, t["A"].ceramics, t.who) == (2 + 3, 1, "B")


@pytest.mark.rule("CER-NEST-08")
def test_a_nested_trade_has_its_program_and_its_repeat_before_the_next_part() -> None:
    t = table(3).outstation("A", "trade-office", under="ore-pit").research("A", logistics=3).turn("A")
    t.play("worker trade-office", "part 2", "trade 3")
    assert (t["A"].influence, t.options) == (1, ["trade 3", "trade 4", "stop"])
    t.play("trade 4")
    assert (t["A"].influence, t.options) == (2, ["part 3", "done"])


@pytest.mark.rule("CER-NEST-08")
def test_the_production_of_a_nested_building_pays_the_outer_functions_next_part() -> None:
    t = table(3).outstation("A", "construction-directorate", under="sinter-plant").row("cryo-well")
    t.give("A", alloys=1, ore=1, energy=1).turn("A").play("worker construction-directorate", "part 2")
    assert (t["A"].ice, t["A"].ceramics) == (0, 3)


# More of the other reading.


@pytest.mark.rule("CER-NEST-04", "CER-NEST-06")
@pytest.mark.parametrize(("options", "asked"), [((), "A"), (SWITCHED, "B")])
def test_only_an_activation_has_a_repeat(options: tuple[str, ...], asked: str) -> None:
    t = table(3, options=options).outstation("A", "trade-office").research("A", logistics=3).give("A", ore=3, ice=2)
    assert t.turn("A").play("worker trade-office", "part 2", "trade 1").who == asked
    t = table(3, options=options).outstation("A", "planning-bureau").outstation("A", "ore-pit").row("trade-office")
    t.deck("liaison-office").research("A", construction=3).give("A", alloys=3, credits=3).turn("A")
    assert t.play("worker planning-bureau", "part 2", "under ore-pit").who == asked


@pytest.mark.rule("CER-NEST-04")
@pytest.mark.parametrize("options", [(), SWITCHED])
def test_launch_programs_belong_to_the_action_in_both_readings(options: tuple[str, ...]) -> None:
    t = table(3, options=options).outstation("A", "launch-silo").research("A", aerospace=3).give("A", ice=2, probes=2)
    t.zones(gaspra=0).turn("A").play("worker launch-silo", "launch gaspra", "bonus 1")
    assert (t["A"].ice, t.prompt, "stop" in t.options) == (0, "Launch", True)


@pytest.mark.rule("CER-NEST-04", "CER-NEST-07")
@pytest.mark.parametrize(("options", "offered"), [((), True), (SWITCHED, False)])
def test_both_readings_reach_through_a_reassignment(options: tuple[str, ...], offered: bool) -> None:
    t = table(3, options=options).outstation("A", "customs-house").workers("A", "main-office").give("A", credits=2)
    assert ("leader contractors" in t.research("A", logistics=2).turn("A").options) is offered


@pytest.mark.rule("CER-NEST-03", "CER-NEST-07")
@pytest.mark.parametrize("influence", [0, 1])
def test_in_round_three_a_project_by_way_of_the_consulate_costs_two_influence(influence: int) -> None:
    t = table(3).round(3).outstation("A", "amac-consulate").projects("university").give("A", influence=influence)
    t.turn("A").play("worker amac-consulate")  # the first part brings one
    if influence:
        t.play("part 2", "council bureau")
    assert (t["A"].committed, t["A"].influence) == ((["university"], 0) if influence else ([], 1))
