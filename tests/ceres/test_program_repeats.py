"""Timing and scope of the Research Programs, above all of the Level 3 repeats (catalogue section 19, end)."""

import pytest
from ceres_table import table

ICE_SUPPLY = "continuous-ice-supply"


@pytest.mark.rule("CER-PROG-30")
def test_the_influence_of_level_one_comes_only_after_both_trades() -> None:
    t = table(3).ship("demeter").research("A", logistics=3).turn("A").play("leader bureau", "trade 1")
    assert "trade 5" not in t.options  # 1 Influence for 5 Credits
    t.play("stop")
    assert (t["A"].influence, "trade 5" in t.options) == (1, True)


@pytest.mark.rule("CER-PROG-30")
@pytest.mark.parametrize(("ore", "offered"), [(1, False), (2, True)])
def test_production_gained_for_a_building_cannot_pay_that_building(ore: int, offered: bool) -> None:
    t = table(3).row("strip-mine").research("A", construction=1).give("A", alloys=1, ore=ore).turn("A")
    assert ("leader yard" in t.options) is offered


@pytest.mark.rule("CER-PROG-30", "CER-PROG-34")
def test_the_gift_of_a_launch_comes_before_the_repeat_and_may_pay_it() -> None:
    for bonus, offered in (("bonus 3", False), ("bonus 4", True)):
        t = table(3).research("A", aerospace=3).give("A", probes=2).zones(camilla=0).turn("A")
        t.play("worker launch-site", "part 2", "launch camilla", bonus)
        assert ("launch interamnia" in t.options) is offered  # one separator away


@pytest.mark.rule("CER-PROG-30", "CER-PROG-34")
def test_production_of_the_first_building_and_its_program_may_pay_the_repeat() -> None:
    t = table(3).row("ore-pit strip-mine").deck("").research("A", construction=3)
    t.give("A", alloys=1).turn("A").play("leader yard")
    assert (t["A"].ore, t["A"].outstations[-1]) == (4, "ore-pit")
    t.play("expanse strip-mine")
    assert (t["A"].ore, t["A"].alloys) == (4 - 2 + 6, 0)


@pytest.mark.rule("CER-PROG-32")
def test_the_repeat_of_a_launch_at_the_council_costs_no_second_influence() -> None:
    t = table(3).research("A", aerospace=3).give("A", influence=1, probes=2).zones(hygiea=0).turn("A")
    t.play("leader council", "launch hygiea", "bonus 1", "launch themis", "bonus 1")
    assert (t["A"].probes, t["A"].influence, t["A"].leaders) == (0, 0, 4)


@pytest.mark.rule("CER-PROG-32")
def test_the_repeat_of_the_trade_bureau_at_the_council_costs_no_second_influence() -> None:
    t = table(3).research("A", logistics=3).give("A", influence=1).turn("A")
    t.play("leader council", "trade 3", "stop", "trade 4")
    assert (t["A"].influence, t["A"].energy, t["A"].ceramics, t["A"].leaders) == (2, 2, 2, 4)


@pytest.mark.rule("CER-PROG-32")
def test_the_repeat_of_the_yard_at_the_contractors_costs_no_second_pair_of_credits() -> None:
    t = (
        table(3)
        .row("ore-pit ice-quarry")
        .deck("")
        .research("A", construction=3)
        .give("A", alloys=1, credits=2)
        .turn("A")
    )
    t.play("leader contractors", "expanse ice-quarry")
    assert (t["A"].credits, t["A"].alloys, t["A"].outstations[-2:]) == (0, 0, ["ore-pit", "ice-quarry"])


@pytest.mark.rule("CER-PROG-32")
@pytest.mark.parametrize(("influence", "left"), [(1, 1), (2, 2)])
def test_a_project_in_the_repeat_costs_the_influence_of_round_three_again(influence: int, left: int) -> None:
    t = table(3).round(3).research("A", logistics=3).projects("housing-block university").give("A", influence=influence)
    t.turn("A").play("leader bureau", "project housing-block", "project university")
    assert (len(t["A"].committed), t["A"].influence) == (2, influence - 1 + 1 - 1 + 1)
    assert t["A"].influence == left


@pytest.mark.rule("CER-PROG-33")
@pytest.mark.parametrize(("ice", "offered"), [(0, False), (1, True)])
def test_the_ice_supply_serves_the_repeat_too(ice: int, offered: bool) -> None:
    t = table(3).favor("A", ICE_SUPPLY).research("A", aerospace=3).give("A", ice=ice, probes=2).zones(gaspra=0)
    t.turn("A").play("worker launch-site", "part 2", "launch gaspra", "bonus 1")
    assert t["A"].ice == ice  # 2 Ice less 2
    assert ("launch pallas" in t.options) is offered  # 3 Ice less 2


@pytest.mark.rule("CER-PROG-33")
def test_draw_and_see_may_be_used_in_the_activation_and_again_in_its_repeat() -> None:
    t = (
        table(3)
        .row("")
        .deck("ore-pit solar-lab embassy ice-quarry data-center trade-office")
        .research("A", construction=3)
    )
    t.give("A", alloys=1, influence=2).turn("A").play("leader yard", "draw few")
    assert (t["A"].influence, t.options) == (1, ["draw few", "stop"])
    t.play("draw few")
    assert t.drawn_cards == ["ice-quarry", "data-center", "trade-office"]
    t.play("expanse trade-office")
    assert (t["A"].alloys, t["A"].credits, t["A"].influence) == (0, 4, 0)


@pytest.mark.rule("CER-PROG-34")
def test_every_repeat_may_be_declined() -> None:
    t = (
        table(3)
        .research("A", aerospace=3)
        .give("A", probes=2)
        .turn("A")
        .play("worker launch-site", "part 2", "launch hygiea")
    )
    assert (t.play("bonus 1", "stop")["A"].probes, t.who) == (1, "B")
    t = table(3).research("A", logistics=3).turn("A").play("leader bureau", "trade 3", "stop", "stop")
    assert (t["A"].credits, t.who) == (2, "B")
    t = table(3).row("ore-pit trade-office").deck("").research("A", construction=3).give("A", alloys=3).turn("A")
    assert (t.play("leader yard", "expanse ore-pit", "stop")["A"].alloys, t.who) == (3, "B")


@pytest.mark.rule("CER-PROG-34")
def test_without_a_second_probe_no_launch_is_repeated() -> None:
    t = table(3).research("A", aerospace=3).give("A", ice=12, probes=1).turn("A")
    t.play("worker launch-site", "part 2", "launch hygiea", "bonus 1")
    assert t.who == "B"


@pytest.mark.rule("CER-PROG-34")
def test_the_influence_of_level_one_may_pay_the_repeats_trade_or_project() -> None:
    t = table(3).research("A", logistics=3).projects("university").round(3).ship("magellan").turn("A")
    t.play("leader bureau")  # 2 Alloys for the 4 Credits is the only trade
    assert (t["A"].alloys, t.options) == (2, ["trade 2", "project university", "stop"])
    t.play("project university")
    assert (t["A"].committed, t["A"].influence) == (["university"], 1)


@pytest.mark.rule("CER-PROG-34")
def test_a_draw_that_finds_nothing_ends_the_construction_repeat_without_its_program() -> None:
    t = table(3).row("ore-pit").deck("embassy quantum-lab data-center")
    t.research("A", construction=3).give("A", influence=1, alloys=0).turn("A").play("leader yard", "expanse ore-pit")
    assert (t["A"].ore, t["A"].influence) == (4, 1)
    t.play("draw few")
    assert (t["A"].ore, t["A"].energy, t["A"].influence, t.who) == (4, 0, 0, "B")


@pytest.mark.rule("CER-PROG-13", "CER-PROG-34")
def test_a_first_draw_that_finds_nothing_brings_neither_program_nor_repeat() -> None:
    t = table(3).row("embassy").deck("quantum-lab data-center").research("A", construction=3).give("A", influence=2)
    t.turn("A").play("leader yard", "draw few")
    assert (t["A"].influence, t["A"].energy, t["A"].leaders, t.who) == (1, 0, 4, "B")


@pytest.mark.rule("CER-PROG-35")
def test_a_repeat_in_one_field_leaves_the_programs_of_the_other_fields_alone() -> None:
    t = table(3).outstation("A", "trade-office", under="planning-bureau").outstation("A", "ore-pit").row("ice-quarry")
    t.deck("").research("A", logistics=3, construction=2).give("A", ore=1).turn("A")
    t.play("worker trade-office", "part 2", "trade 3", "trade 4", "part 4")
    assert (t.under("A", "ore-pit"), t["A"].ice, t["A"].influence) == ("ice-quarry", 1, 2)


@pytest.mark.rule("CER-PROG-35")
def test_a_repeated_launch_part_is_followed_by_a_trade_part_with_all_its_programs() -> None:
    t = table(3).outstation("A", "launch-silo", under="customs-house").research("A", aerospace=3, logistics=3)
    t.give("A", probes=2).zones(hygiea=0).turn("A")
    t.play("worker launch-silo", "part 1", "launch cybele", "bonus 3", "launch camilla", "bonus 3", "part 2")
    t.play("trade 3", "stop", "trade 4", "stop")
    assert (t["A"].credits, t["A"].energy, t["A"].ceramics, t["A"].influence) == (0, 4, 2, 2)


@pytest.mark.rule("CER-PROG-35")
def test_a_second_activation_in_the_same_turn_has_all_levels_again() -> None:
    t = table(3).outstation("A", "trade-office", under="customs-house").research("A", logistics=3).turn("A")
    t.play("worker trade-office", "part 2", "trade 3", "trade 4")
    assert (t["A"].credits, t["A"].influence) == (0, 2)
    t.play("part 3")
    assert t["A"].credits == 4


@pytest.mark.rule("CER-PROG-36")
def test_the_construction_repeat_sees_the_refilled_row() -> None:
    t = (
        table(3)
        .row("ore-pit")
        .deck("trade-office ice-quarry")
        .research("A", construction=3)
        .give("A", alloys=1)
        .turn("A")
    )
    t.play("leader yard")
    assert t.face_up[0] == "trade-office"
    assert t.options == ["expanse trade-office", "upgrade trade-office", "stop"]


@pytest.mark.rule("CER-PROG-34", "CER-PROG-33")
def test_after_a_draw_in_the_repeat_a_card_that_can_be_built_must_be_built() -> None:
    t = (
        table(3)
        .row("")
        .deck("ore-pit solar-lab embassy ice-quarry data-center trade-office")
        .research("A", construction=3)
    )
    t.give("A", alloys=1, influence=2).turn("A").play("leader yard", "draw few", "draw few")
    assert {"expanse ice-quarry", "expanse trade-office"} <= set(t.options)
    assert {"stop", "nothing", "draw few", "draw many"}.isdisjoint(t.options)


@pytest.mark.rule("CER-PROG-34")
def test_with_both_spots_filled_the_repeat_offers_no_project_that_cannot_be_completed() -> None:
    t = (
        table(3)
        .research("A", logistics=3)
        .committed("A", "observatory")
        .projects("university housing-block market-plaza")
    )
    t.give("A", ore=4, ceramics=3).turn("A").play("leader bureau", "project university")
    assert t["A"].committed == ["observatory", "university"]
    assert [text for text in t.options if text.startswith("project")] == ["project housing-block"]


@pytest.mark.rule("CER-PROG-34", "CER-PROG-03")
def test_ice_of_the_first_asteroid_may_pay_the_way_of_the_repeat() -> None:
    t = table(3).research("A", aerospace=3).give("A", probes=2).zones(hygiea=0).turn("A")
    t.play("worker launch-site", "part 2", "launch hygiea", "bonus 4")
    assert ("launch gaspra" in t.options, t["A"].ice) == (True, 3)
    t.play("launch gaspra", "bonus 1")
    assert (t["A"].ice, t.owner("gaspra")) == (0, "A")
