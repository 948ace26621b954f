"""The Favor action and the Favors (catalogue section 14)."""

import pytest
from ceres_table import Table, table

EFFICIENCY = "manufacturing-efficiency"
ICE_SUPPLY = "continuous-ice-supply"
TOKENS = [EFFICIENCY, ICE_SUPPLY, "mars-droid", "leader-assistant"]


@pytest.mark.rule("CER-FAV-01", "CER-FAV-02")
@pytest.mark.parametrize(
    ("name", "cost"), [(EFFICIENCY, 1), (ICE_SUPPLY, 1), ("mars-droid", 2), ("leader-assistant", 1)]
)
def test_a_favor_is_taken_for_its_printed_cost_besides_the_entry_cost(name: str, cost: int) -> None:
    t = table(3).give("A", influence=5, energy=2).turn("A").play("leader council", "council favor", f"favor {name}")
    assert (t["A"].influence, t.favor_of(name)) == (5 - 1 - cost, "A")


@pytest.mark.rule("CER-FAV-01")
@pytest.mark.parametrize("influence", [1, 2])
def test_the_droid_needs_its_two_influence_after_the_entry_cost(influence: int) -> None:
    t = table(3).give("A", influence=1 + influence, energy=2).turn("A").play("leader council", "council favor")
    assert ("favor mars-droid" in t.options) == (influence == 2)
    assert {"favor leader-assistant", "favor special-grant"} <= set(t.options)


@pytest.mark.rule("CER-FAV-01")
def test_the_entry_cost_alone_buys_no_favor() -> None:
    t = table(3).give("A", influence=1, energy=2, ore=3).turn("A").play("leader council")
    assert t.options == ["council bureau", "council research"]


@pytest.mark.rule("CER-FAV-01", "CER-FAV-03")
def test_a_player_may_take_and_keep_all_four_tokens_in_one_round() -> None:
    t = table(4).give("A", influence=9, energy=2).leaders("BCD", 0).quarters().turn("A")
    for name in TOKENS:
        t.play("leader council", "council favor", f"favor {name}")
    assert ([t.favor_of(name) for name in TOKENS], t["A"].influence) == (["A"] * 4, 0)


@pytest.mark.rule("CER-FAV-02")
@pytest.mark.parametrize("name", TOKENS)
@pytest.mark.parametrize("holder", ["A", "B"])
def test_a_taken_token_is_gone_for_everybody_and_for_its_holder_too(holder: str, name: str) -> None:
    t = table(3).favor(holder, name).give("A", influence=5, energy=2).turn("A").play("leader council", "council favor")
    assert t.options == [f"favor {each}" for each in [*TOKENS, "special-grant"] if each != name]
    assert t.why_not(f"favor {name}") == "CER-FAV-02"


@pytest.mark.rule("CER-FAV-04", "CER-FAV-50")
def test_special_grant_may_be_chosen_again_and_again_by_anybody_for_its_cost_each_time() -> None:
    t = table(3).give("AB", influence=4, energy=2).leaders("C", 0).quarters().turn("A")
    for who in "ABA":
        t.play(f"{who}: leader council", "council favor", "favor special-grant")
        t.play("grant main-lab 1", "grant main-factory 1", "grant launch-site 1", "grant launch-site 2")
    assert [(t[who].influence, t[who].energy, t[who].ore) for who in "AB"] == [(0, 4, 4), (2, 3, 2)]


@pytest.mark.rule("CER-FAV-05")
@pytest.mark.parametrize("number", [1, 2])
def test_all_favor_tokens_return_at_the_end_of_the_first_two_rounds(number: int) -> None:
    t = table(2).round(number).give("A", influence=8, energy=2)
    for name in TOKENS:
        t.favor("B", name)
    t.turn("A").play("A: pass", "B: pass")
    assert [t.favor_of(name) for name in TOKENS] == [""] * 4
    t.play("A: leader council", "council favor")
    assert {f"favor {name}" for name in TOKENS} <= set(t.options)


@pytest.mark.rule("CER-FAV-05")
def test_the_used_droid_and_the_used_assistant_return_too_and_serve_anew() -> None:
    t = table(2).favor("A", "mars-droid").favor("A", "leader-assistant").leaders("B", 0).quarters().turn("A")
    t.play("droid main-lab", "done", "assistant", "produce main-office", "stop", "A: pass")
    assert (t.state.round, t.favor_of("mars-droid"), t.favor_of("leader-assistant")) == (2, "", "")
    t.favor("A", "mars-droid").favor("A", "leader-assistant").turn("A")
    assert {"droid main-lab", "assistant"} <= set(t.options)


# Manufacturing Efficiency.


def efficient(**goods: int) -> Table:
    """A table where A holds Manufacturing Efficiency and these goods."""
    return table(3).favor("A", EFFICIENCY).give("A", **goods)


@pytest.mark.rule("CER-FAV-10", "CER-FAV-11", "CER-FAV-12")
def test_the_efficient_main_factory_makes_three_alloys_and_a_probe_of_three_ore() -> None:
    t = efficient(ore=3, ice=1, energy=1).turn("A").play("worker main-factory", "part 1", "part 2", "alloy", "alloy")
    t.play("stop", "part 3", "probe", "alloy")
    assert (t["A"].ore, t["A"].alloys, t["A"].probes) == (0, 3, 1)
    assert (t["A"].ceramics, t["A"].energy, t["A"].ice, t.who) == (1, 0, 0, "B")


@pytest.mark.rule("CER-FAV-11")
def test_every_product_needs_one_ore_less_and_a_probe_none_at_all() -> None:
    t = efficient(ore=1, ceramics=1, energy=1).outstation("A", "ore-smelter").turn("A")
    t.play("worker ore-smelter", "probe", "alloy")
    assert (t["A"].ore, t["A"].ceramics, t["A"].energy, t["A"].alloys, t["A"].probes) == (0, 0, 0, 1, 1)


@pytest.mark.rule("CER-FAV-11")
def test_the_favor_bends_the_costs_of_its_holder_only() -> None:
    t = efficient().give("B", ore=1).outstation("B", "ore-smelter").turn("B")
    assert "worker ore-smelter" not in t.options
    t = efficient(ore=1).outstation("A", "ore-smelter").turn("A").play("worker ore-smelter")
    assert (t["A"].ore, t["A"].alloys) == (0, 1)


@pytest.mark.rule("CER-FAV-10", "CER-FAV-12")
def test_contractors_add_a_fourth_manufacture_without_a_credit_and_no_fifth() -> None:
    t = efficient(credits=3, influence=1, ore=6, ceramics=1, energy=1).turn("A")
    t.play("leader contractors", "contract manufacture", "alloy", "alloy", "alloy", "alloy")
    assert (t["A"].credits, t["A"].ore, t["A"].alloys, t.who) == (0, 2, 4, "B")


@pytest.mark.rule("CER-FAV-12")
def test_after_one_paid_manufacture_the_extra_one_may_be_made_without_paying_again() -> None:
    t = efficient(credits=3, influence=1, ore=6, ceramics=1, energy=1).turn("A")
    t.play("leader contractors", "contract manufacture", "alloy", "stop", "probe")
    assert (t["A"].credits, t["A"].ore, t["A"].alloys, t["A"].probes, t.who) == (2, 5, 1, 1, "B")


@pytest.mark.rule("CER-FAV-12")
def test_one_credit_at_the_contractors_makes_two_products() -> None:
    t = efficient(credits=1, ore=2, ceramics=1, energy=1).turn("A").play("leader contractors", "alloy")
    assert t.options == ["alloy", "probe", "stop"]
    t.play("alloy")
    assert (t["A"].credits, t["A"].ore, t["A"].alloys) == (0, 0, 2)


@pytest.mark.rule("CER-FAV-12")
def test_the_extra_manufacture_still_pays_its_resources() -> None:
    t = efficient(credits=1, ore=1, influence=1).turn("A").play("leader contractors")
    assert (t["A"].alloys, t["A"].credits, t.who) == (1, 0, "B")


@pytest.mark.rule("CER-FAV-10")
def test_without_a_manufacture_there_is_no_extra_one() -> None:
    t = efficient(ore=6, energy=1, ice=1).turn("A").play("worker main-factory", "part 1", "done")
    assert (t["A"].alloys, t["A"].probes, t.who) == (0, 0, "B")


@pytest.mark.rule("CER-FAV-10")
def test_each_activation_of_the_round_has_an_extra_manufacture_of_its_own() -> None:
    t = efficient(ore=9, ceramics=1, energy=1).outstation("A", "ore-smelter").leaders("BC", 0).quarters(factory=2)
    t.turn("A").play("worker ore-smelter", "alloy", "alloy", "alloy", "B: pass", "C: pass")
    t.play("A: worker main-factory", "part 2", "alloy", "alloy", "alloy")
    assert (t["A"].alloys, t["A"].ore) == (6, 3)


@pytest.mark.rule("CER-FAV-12")
def test_the_extra_manufacture_comes_once_per_activation_and_not_once_per_part() -> None:
    t = efficient(ore=6, ice=1, ceramics=1, energy=1).outstation("A", "assembly-line").turn("A")
    t.play("worker assembly-line", "part 1", "alloy", "alloy", "alloy", "part 2", "alloy")
    assert (t["A"].alloys, t["A"].ore, t.who) == (4, 2, "B")


@pytest.mark.rule("CER-FAV-12")
def test_declined_after_the_first_part_the_extra_manufacture_is_lost_if_the_second_is_skipped() -> None:
    t = efficient(ore=6, ice=1, ceramics=1, energy=1).outstation("A", "assembly-line").turn("A")
    t.play("worker assembly-line", "part 1", "alloy", "alloy", "stop", "done")
    assert (t["A"].alloys, t.who) == (2, "B")


@pytest.mark.rule("CER-FAV-12")
def test_a_probe_made_extra_serves_the_launch_part_after_it() -> None:
    t = efficient(ore=3, ice=1, ceramics=1, energy=1).outstation("A", "orbital-shipyard").zones(hektor=0).turn("A")
    t.play("worker orbital-shipyard", "alloy", "alloy", "probe", "part 2", "launch hektor")
    assert (t.owner("hektor"), t["A"].alloys, t["A"].probes, t["A"].ice) == ("A", 2, 0, 0)


@pytest.mark.rule("CER-FAV-12")
def test_contractors_inside_a_function_count_for_themselves_and_give_one_extra() -> None:
    t = efficient(credits=1, ore=4, energy=1).outstation("A", "fabrication-hub").turn("A")
    t.play("worker fabrication-hub", "part 1", "part 2", "alloy", "alloy")
    assert (t["A"].alloys, t["A"].credits, t.who) == (2, 0, "B")


@pytest.mark.rule("CER-FAV-10", "CER-FAV-12")
def test_contractors_inside_a_function_and_the_functions_own_part_give_one_extra_each() -> None:
    t = efficient(credits=1, ore=7, energy=1).outstation("A", "fabrication-hub", under="ore-smelter").turn("A")
    t.play("worker fabrication-hub", "part 1", "part 2", "alloy", "alloy", "part 3", "alloy", "alloy", "alloy")
    assert (t["A"].alloys, t["A"].ore, t.who) == (5, 2, "B")


@pytest.mark.rule("CER-FAV-12")
def test_a_factory_reached_by_reassigning_gives_one_extra_and_the_contractors_none_on_top() -> None:
    t = efficient(credits=2, ore=4, energy=1).outstation("A", "tech-factory").workers("A", "main-factory").turn("A")
    t.play("leader contractors", "contract reassign", "part 1", "part 2", "alloy", "alloy")
    assert (t["A"].alloys, t["A"].credits, t.who) == (2, 0, "B")


# Continuous Ice Supply.


@pytest.mark.rule("CER-FAV-20")
@pytest.mark.parametrize(
    ("name", "zone", "level", "paid"),
    [
        ("bennu", 3, 0, 8),
        ("bennu", 3, 2, 5),
        ("gaspra", 0, 0, 1),
        ("gaspra", 0, 2, 0),
        ("cybele", 3, 0, 0),
        ("cybele", 2, 0, 0),
        ("cybele", 1, 0, 0),
    ],
)
def test_a_launch_costs_two_ice_less_in_total_but_never_less_than_nothing(
    name: str, zone: int, level: int, paid: int
) -> None:
    t = (
        table(3)
        .favor("A", ICE_SUPPLY)
        .give("A", ice=paid, probes=1)
        .zones(**{name: zone})
        .research("A", aerospace=level)
    )
    t.turn("A").play("worker launch-site", "part 2", f"launch {name}")
    assert (t.owner(name), t["A"].ice) == ("A", 0)


@pytest.mark.rule("CER-FAV-20")
def test_with_the_ice_supply_one_ice_less_than_the_reduced_cost_is_still_too_little() -> None:
    t = table(3).favor("A", ICE_SUPPLY).give("A", ice=7, probes=1).zones(bennu=3).turn("A")
    assert "launch bennu" not in t.play("worker launch-site", "part 2").options


@pytest.mark.rule("CER-FAV-20")
def test_the_ice_supply_serves_its_holder_only_and_every_launch_of_the_round() -> None:
    t = table(2).favor("A", ICE_SUPPLY).give("AB", ice=3, influence=1, probes=2).zones(gaspra=0).turn("A")
    t.play("worker launch-site", "part 2", "launch gaspra", "B: worker launch-site", "part 2", "launch pallas")
    t.play("A: leader council", "council launch", "launch juno")
    assert (t["A"].ice, t["B"].ice) == (1, 1)  # Pallas yields 1 Ice


@pytest.mark.rule("CER-FAV-21")
@pytest.mark.parametrize("ice", [0, 2])
def test_ice_in_an_activation_cost_is_waived(ice: int) -> None:
    t = table(3).favor("A", ICE_SUPPLY).give("A", ice=ice).outstation("A", "sinter-plant").turn("A")
    t.play("worker sinter-plant")
    assert (t["A"].ceramics, t["A"].ice) == (3, ice)


@pytest.mark.rule("CER-FAV-21")
def test_other_goods_in_an_activation_cost_are_not_waived() -> None:
    t = table(3).favor("A", ICE_SUPPLY).outstation("A", "cryo-well").turn("A").play("worker cryo-well")
    assert (t["A"].ice, t.who) == (1, "B")  # the second part costs 1 Energy
    t = (
        table(3)
        .favor("A", ICE_SUPPLY)
        .outstation("A", "slag-refinery")
        .turn("A")
        .play("worker slag-refinery", "part 2")
    )
    assert (t["A"].ore, t["A"].ceramics) == (0, 2)


@pytest.mark.rule("CER-FAV-20", "CER-FAV-21")
def test_the_ice_supply_bends_the_activation_cost_of_a_launch_part_and_the_launch_itself() -> None:
    t = table(3).favor("A", ICE_SUPPLY).give("A", ice=1, probes=1).outstation("A", "propulsion-lab").zones(gaspra=1)
    t.turn("A").play("worker propulsion-lab", "part 2", "launch gaspra")
    assert (t.owner("gaspra"), t["A"].ice) == ("A", 0)


@pytest.mark.rule("CER-FAV-53")
def test_efficiency_works_at_once_for_the_later_parts_of_the_same_activation() -> None:
    t = table(3).give("A", influence=1, ore=1).outstation("A", "embassy", under="ore-smelter").turn("A")
    t.play("worker embassy", f"favor {EFFICIENCY}", "part 2")
    assert (t["A"].ore, t["A"].alloys) == (0, 1)


@pytest.mark.rule("CER-FAV-53")
def test_the_ice_supply_works_at_once_for_the_later_parts_of_the_same_activation() -> None:
    t = table(3).give("A", influence=1).outstation("A", "embassy", under="sinter-plant").turn("A")
    t.play("worker embassy", f"favor {ICE_SUPPLY}", "part 2")
    assert (t["A"].ice, t["A"].ceramics) == (0, 3)


@pytest.mark.rule("CER-FAV-53")
def test_the_ice_supply_taken_at_the_council_of_one_part_makes_the_next_parts_launch_cheaper() -> None:
    t = table(3).give("A", ice=1, energy=2, probes=1).outstation("A", "amac-consulate", under="launch-silo")
    t.zones(gaspra=0).give("A", influence=1).turn("A")
    t.play(
        "worker amac-consulate", "part 1", "part 2", "council favor", f"favor {ICE_SUPPLY}", "part 3", "launch gaspra"
    )
    assert (t.owner("gaspra"), t["A"].ice) == ("A", 0)


@pytest.mark.rule("CER-FAV-21")
def test_a_favor_of_another_player_does_not_open_the_part() -> None:
    t = table(3).favor("B", ICE_SUPPLY).outstation("A", "sinter-plant").turn("A")
    assert "worker sinter-plant" not in t.options


@pytest.mark.rule("CER-FAV-12", "CER-FAV-53")
def test_efficiency_taken_after_the_manufacture_part_brings_no_extra_one_for_it() -> None:
    t = table(3).give("A", influence=1, ore=6).outstation("A", "ore-smelter", under="embassy").turn("A")
    t.play("worker ore-smelter", "part 1", "alloy", "part 2", f"favor {EFFICIENCY}")
    assert (t["A"].alloys, t["A"].ore, t.who) == (2, 2, "B")


@pytest.mark.rule("CER-FAV-12", "CER-NEST-08")
def test_a_factory_reached_from_a_function_and_that_functions_own_part_give_one_extra_each() -> None:
    t = efficient(ore=9, ice=1, energy=1, ceramics=1).outstation("A", "staffing-agency", under="ore-smelter")
    t.outstation("A", "tech-factory").workers("A", "main-factory").turn("A").play("worker staffing-agency", "part 2")
    t.play("part 2", "alloy", "alloy", "part 3", "alloy", "alloy", "alloy")
    assert (t["A"].alloys, t["A"].ore, t.who) == (5, 4, "B")


@pytest.mark.rule("CER-FAV-12", "CER-NEST-08")
def test_an_extra_manufacture_declined_in_the_inner_factory_is_not_left_to_the_outer_function() -> None:
    t = efficient(ore=9, ice=1, energy=1, ceramics=1).outstation("A", "staffing-agency", under="lobby-office")
    t.outstation("A", "tech-factory").workers("A", "main-factory").turn("A")
    t.play("worker staffing-agency", "part 2", "part 2", "alloy", "stop")
    assert (t["A"].alloys, t.options) == (1, ["part 3", "done"])


@pytest.mark.rule("CER-FAV-21")
def test_the_ice_supply_counts_when_a_worker_is_reassigned() -> None:
    t = table(3).favor("A", ICE_SUPPLY).outstation("A", "sinter-plant").workers("A", "main-factory")
    t.give("A", credits=2).turn("A").play("leader contractors")
    assert (t["A"].ceramics, t["A"].workers) == (3, ["sinter-plant"])


@pytest.mark.rule("CER-FAV-21", "CER-TURN-11")
def test_with_the_ice_supply_a_completion_may_take_the_last_ice_before_the_part() -> None:
    t = table(3).favor("A", ICE_SUPPLY).committed("A", "water-treatment-plant").outstation("A", "reactor-bench")
    t.give("A", ice=3, energy=2).turn("A").play("worker reactor-bench", "complete water-treatment-plant")
    assert (t["A"].ice, t["A"].energy, t["A"].completed) == (0, 3, ["water-treatment-plant"])
