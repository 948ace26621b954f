"""A.M.A.C. Council and Contractors Association (catalogue, sections 11 and 15)."""

import pytest
from ceres_table import table

import frostline

TWO = "housing-block university"


# A.M.A.C. Council.


@pytest.mark.rule("CER-AMAC-01", "CER-AMAC-02", "CER-AMAC-04", "CER-AMAC-05", "CER-AMAC-06")
@pytest.mark.parametrize(
    ("moves", "influence"),
    [
        (["council bureau", "project university"], 2),
        (["council launch", "launch hygiea"], 2),
        (["council research", "research logistics"], 2),
        (["council favor", "favor leader-assistant"], 1),  # and 1 for the Favor itself
    ],
)
def test_each_of_the_four_options_costs_one_influence(moves: list[str], influence: int) -> None:
    t = table(3).round(2).give("A", influence=3, probes=1, energy=2).projects(TWO).turn("A").play("leader council")
    assert set(t.options) == {"council bureau", "council launch", "council research", "council favor"}
    t.play(*moves)
    assert (t.who, t["A"].influence, t["A"].leaders) == ("B", influence, 4)


@pytest.mark.rule("CER-AMAC-01")
@pytest.mark.parametrize(("influence", "offered"), [(0, False), (1, True)])
def test_without_influence_the_council_is_closed(influence: int, offered: bool) -> None:
    t = table(3).round(2).give("A", influence=influence, probes=1, energy=2, ice=9).projects(TWO).turn("A")
    assert ("leader council" in t.options) is offered


@pytest.mark.rule("CER-AMAC-01")
def test_the_entry_is_paid_before_the_option_goes_on() -> None:
    t = table(3).give("A", influence=1, probes=1, energy=2).turn("A").play("leader council", "council research")
    assert (t.prompt, t["A"].influence, t["A"].energy) == ("ChooseField", 0, 2)


@pytest.mark.rule("CER-AMAC-01", "CER-AMAC-06")
@pytest.mark.parametrize(("influence", "offered"), [(1, False), (2, True)])
def test_the_entry_leaves_less_for_a_favor(influence: int, offered: bool) -> None:
    t = table(3).give("A", influence=influence, probes=1, energy=2).turn("A").play("leader council")
    assert ("council favor" in t.options) is offered


@pytest.mark.rule("CER-AMAC-01", "CER-AMAC-02")
@pytest.mark.parametrize(("influence", "offered"), [(1, False), (2, True)])
def test_the_entry_leaves_less_for_a_trade(influence: int, offered: bool) -> None:
    t = table(3).ship("magellan").give("A", influence=influence, probes=1).turn("A").play("leader council")
    assert ("council bureau" in t.options) is offered  # Magellan wants 1 Influence for 2 Energy


@pytest.mark.rule("CER-AMAC-02")
def test_the_council_opens_the_bureau_for_two_trades() -> None:
    t = table(3).ship("demeter").give("A", influence=1, credits=6).projects(TWO).turn("A").play("leader council")
    assert {"project housing-block", "project university", "trade 1", "trade 2"} == set(t.options)
    t.play("trade 1", "trade 2")
    assert (t.who, t["A"].ore, t["A"].ice, t["A"].credits, t["A"].influence) == ("B", 4, 2, 2, 0)


@pytest.mark.rule("CER-AMAC-02")
def test_the_council_takes_no_slot_of_the_bureau_and_needs_none() -> None:
    t = table(3).round(2).slots("bureau", "B B C").give("A", influence=1).projects(TWO).turn("A")
    assert "leader bureau" not in t.options
    t.play("leader council", "project university")
    assert (t["A"].committed, t.state.slots[0], t["A"].leaders) == (["university"], [1, 1, 2], 4)


@pytest.mark.rule("CER-AMAC-03")
@pytest.mark.parametrize(("level", "influence", "money"), [(0, 0, 0), (1, 1, 0), (2, 1, 4)])
def test_the_bureau_reached_through_the_council_has_the_logistics_programs(
    level: int, influence: int, money: int
) -> None:
    t = table(3).round(2).give("A", influence=1).research("A", logistics=level).projects(TWO).turn("A")
    t.play("leader council", "project university")
    assert (t["A"].influence, t["A"].credits) == (influence, money)


@pytest.mark.rule("CER-AMAC-03", "CER-AMAC-02")
def test_the_credits_of_logistics_open_the_bureau_through_the_council() -> None:
    t = table(3).ship("caravel").give("A", influence=1, energy=1).research("A", logistics=2).turn("A")
    t.play("leader council", "trade 4", "trade 3")
    assert (t["A"].credits, t["A"].ore, t["A"].ice, t["A"].influence) == (1, 5, 2, 1)


@pytest.mark.rule("CER-AMAC-03")
def test_a_repeat_of_the_bureau_does_not_pay_the_entry_of_the_council_again() -> None:
    t = table(3).round(2).give("A", influence=1).research("A", logistics=3).projects("observatory " + TWO).turn("A")
    t.play("leader council", "project university", "project housing-block")
    assert (t["A"].committed, t["A"].influence, t["A"].credits) == (["university", "housing-block"], 2, 4)


@pytest.mark.rule("CER-AMAC-04")
def test_the_council_launches_once() -> None:
    t = table(3).give("A", influence=3, probes=2).zones(hygiea=0).turn("A")
    t.play("leader council", "council launch", "launch themis")
    assert (t.who, t.owner("themis"), t["A"].probes, t["A"].ice) == ("B", "A", 1, 1)


@pytest.mark.rule("CER-AMAC-04")
@pytest.mark.parametrize(("probes", "offered"), [(0, False), (1, True)])
def test_without_a_probe_the_council_launches_nothing(probes: int, offered: bool) -> None:
    t = table(3).round(2).give("A", influence=2, probes=probes, ice=12).projects(TWO).turn("A").play("leader council")
    assert ("council launch" in t.options) is offered


@pytest.mark.rule("CER-AMAC-05")
def test_the_council_researches_once() -> None:
    t = table(3).give("A", influence=3, energy=9).turn("A").play("leader council", "council research")
    t.play("research aerospace")
    assert (t.who, t["A"].energy, t["A"].research) == (
        "B",
        7,
        {"aerospace": 1, "construction": 0, "logistics": 0},
    )


@pytest.mark.rule("CER-AMAC-05")
@pytest.mark.parametrize(("energy", "offered"), [(1, False), (2, True)])
def test_without_energy_the_council_researches_nothing(energy: int, offered: bool) -> None:
    t = table(3).round(2).give("A", influence=2, energy=energy).projects(TWO).turn("A").play("leader council")
    assert ("council research" in t.options) is offered


@pytest.mark.rule("CER-AMAC-06")
def test_the_council_grants_one_favor() -> None:
    t = table(3).give("A", influence=9).turn("A").play("leader council", "favor mars-droid")
    assert (t.who, t.favor_of("mars-droid"), t["A"].influence) == ("B", "A", 9 - 1 - 2)
    assert t.favor_of("leader-assistant") == ""


@pytest.mark.rule("CER-AMAC-07")
@pytest.mark.parametrize(("number", "influence", "left"), [(1, 1, 1), (2, 1, 0), (3, 2, 0), (3, 3, 1)])
def test_a_project_through_the_council_costs_by_the_round(number: int, influence: int, left: int) -> None:
    t = table(3).round(number).give("A", influence=influence, probes=1).projects(TWO).turn("A")
    t.play("leader council", "council bureau", "project university")
    assert (t["A"].influence, t["A"].committed) == (left, ["university"])


@pytest.mark.rule("CER-AMAC-07")
def test_one_influence_is_too_little_for_a_project_through_the_council_in_round_3() -> None:
    t = (
        table(3)
        .round(3)
        .ship("hermes")
        .give("A", influence=1, probes=1, energy=2)
        .projects(TWO)
        .turn("A")
        .play("leader council")
    )
    assert set(t.options) == {"council launch", "council research"}


@pytest.mark.rule("CER-AMAC-08")
def test_influence_of_the_option_does_not_pay_the_entry() -> None:
    t = table(3).round(1).give("A", probes=1, energy=2).research("A", logistics=1).projects(TWO).turn("A")
    assert "leader council" not in t.options  # Round 1 and Logistics would give 2 Influence
    with pytest.raises(frostline.IllegalMove):
        t.play("leader council")


# Contractors Association.


@pytest.mark.rule("CER-CA-01", "CER-CA-02", "CER-CA-03", "CER-CA-04")
@pytest.mark.parametrize(
    ("moves", "money"),
    [(["contract reassign"], 3), (["contract yard", "expanse ore-smelter"], 3), (["contract manufacture"], 4)],
)
def test_the_contractors_offer_three_options_for_credits(moves: list[str], money: int) -> None:
    t = table(3).give("A", credits=5, ore=2, alloys=1).outstation("A", "ore-pit").workers("A", "launch-site")
    t.row("ore-smelter trade-office").turn("A").play("leader contractors")
    assert set(t.options) == {"contract reassign", "contract yard", "contract manufacture"}
    t.play(*moves)
    assert (t["A"].credits, t["A"].leaders) == (money, 4)
    assert not [move for move in t.options if move.startswith("contract")]


@pytest.mark.rule("CER-CA-02", "CER-CA-03", "CER-CA-04")
@pytest.mark.parametrize(
    ("money", "offered"),
    [(1, {"alloy", "probe"}), (2, {"contract reassign", "contract yard", "contract manufacture"})],
)
def test_one_credit_is_only_enough_to_manufacture(money: int, offered: set[str]) -> None:
    t = table(3).give("A", credits=money, ore=2, ceramics=1, energy=1, alloys=1).outstation("A", "ore-pit")
    t.workers("A", "launch-site").row("ore-smelter").turn("A").play("leader contractors")
    assert set(t.options) == offered


@pytest.mark.rule("CER-CA-01")
def test_without_credits_the_contractors_are_closed() -> None:
    t = table(3).give("A", ore=9, alloys=9).outstation("A", "ore-pit").workers("A", "launch-site").row("ore-smelter")
    assert "leader contractors" not in t.turn("A").options


@pytest.mark.rule("CER-CA-02", "CER-CA-10")
def test_reassign_worker_moves_a_worker_to_an_empty_outstation_of_its_type_and_activates_it() -> None:
    t = (
        table(3)
        .give("A", credits=3)
        .outstation("A", "ore-pit")
        .outstation("A", "ice-quarry")
        .outstation("A", "solar-lab")
    )
    t.workers("A", "launch-site main-lab main-office").quarters().turn("A").play("leader contractors")
    assert set(t.options) == {"from launch-site", "from main-lab"}  # the other Office does not exist
    t.play("from launch-site")
    assert set(t.options) == {"to ore-pit", "to ice-quarry"}
    t.play("to ice-quarry")
    assert (t["A"].workers, t["A"].ice, t["A"].ore) == (["main-lab", "main-office", "ice-quarry"], 2, 0)
    assert (t["A"].credits, t.quartered["mine"]) == (1, 0)


@pytest.mark.rule("CER-CA-10")
@pytest.mark.parametrize(("worker", "offered"), [(False, True), (True, False)])
def test_the_target_of_a_reassign_is_empty(worker: bool, offered: bool) -> None:
    t = table(3).give("A", credits=2).outstation("A", "ore-pit", worker=worker).workers("A", "launch-site").turn("A")
    assert ("leader contractors" in t.options) is offered


@pytest.mark.rule("CER-CA-10")
def test_neither_a_worker_nor_an_outstation_of_another_player_is_used() -> None:
    t = table(3).give("A", credits=2).outstation("A", "ore-pit").workers("B", "launch-site").turn("A")
    assert "leader contractors" not in t.options
    t = table(3).give("A", credits=2).outstation("B", "ore-pit").workers("A", "launch-site").turn("A")
    assert "leader contractors" not in t.options


@pytest.mark.rule("CER-CA-10")
@pytest.mark.parametrize(
    ("top", "bottom", "offered"), [("ore-pit", "solar-lab", True), ("solar-lab", "ore-pit", False)]
)
def test_the_upper_card_is_the_type_of_the_target(top: str, bottom: str, offered: bool) -> None:
    t = table(3).give("A", credits=2).outstation("A", top, under=bottom).workers("A", "launch-site").turn("A")
    assert ("leader contractors" in t.options) is offered


@pytest.mark.rule("CER-CA-11")
def test_the_outstation_left_behind_may_be_activated_again() -> None:
    t = table(2).give("A", credits=2).outstation("A", "ore-pit").workers("A", "launch-site").quarters(mine=1).turn("A")
    assert "worker launch-site" not in t.options
    t.play("leader contractors", "B: pass", "A: worker launch-site")
    assert (t["A"].workers, t["A"].ore, t["A"].ice) == (["launch-site", "ore-pit"], 3 + 2, 1)


@pytest.mark.rule("CER-CA-12")
@pytest.mark.parametrize(("ice", "offered"), [(0, False), (1, True)])
def test_the_target_of_a_reassign_has_a_part_that_can_be_used(ice: int, offered: bool) -> None:
    t = table(3).give("A", credits=2, ice=ice).outstation("A", "reactor-bench").workers("A", "main-lab").turn("A")
    assert ("leader contractors" in t.options) is offered


@pytest.mark.rule("CER-CA-12")
def test_a_worker_without_a_usable_target_stays_where_it_is() -> None:
    t = table(3).give("A", credits=2).outstation("A", "reactor-bench").outstation("A", "ore-pit")
    t.outstation("A", "ice-quarry").workers("A", "launch-site main-lab").turn("A").play("leader contractors")
    assert set(t.options) == {"to ore-pit", "to ice-quarry"}  # the Reactor Bench wants 1 Ice


@pytest.mark.rule("CER-CA-12", "CER-CA-02")
@pytest.mark.parametrize(("money", "offered"), [(3, False), (4, True)])
def test_the_two_credits_are_gone_before_the_target_is_used(money: int, offered: bool) -> None:
    t = table(3).ship("demeter").give("A", credits=money).outstation("A", "customs-house").workers("A", "main-office")
    t.turn("A")
    assert ("leader contractors" in t.options) is offered  # the Customs House only trades, for 2 Credits


@pytest.mark.rule("CER-CA-03")
@pytest.mark.parametrize(("money", "offered"), [(2, False), (3, True)])
def test_the_two_credits_are_gone_before_the_yard_builds(money: int, offered: bool) -> None:
    t = table(3).give("A", credits=money, alloys=1).row("sinter-plant reactor-bench").turn("A")
    assert ("leader contractors" in t.options) is offered  # both cost 1 Credit


@pytest.mark.rule("CER-CA-03")
def test_the_contractors_open_a_full_yard_for_expanse_and_upgrade() -> None:
    t = table(3).give("A", credits=2, alloys=1, influence=2).slots("yard", "B B C").outstation("A", "ore-pit")
    t.row("ore-smelter trade-office").turn("A")
    assert "leader yard" not in t.options
    t.play("leader contractors")
    builds = {f"{way} {card}" for way in ("expanse", "upgrade") for card in ("ore-smelter", "trade-office")}
    assert set(t.options) == builds | {"draw few", "draw many"}
    t.play("upgrade trade-office")
    assert (t.under("A", "ore-pit"), t["A"].credits, t["A"].alloys) == ("trade-office", 0, 0)


@pytest.mark.rule("CER-CA-03")
def test_the_construction_programs_serve_at_the_contractors_and_a_repeat_is_free_of_the_entry() -> None:
    t = table(3).give("A", credits=2, alloys=2).research("A", construction=3).deck("")
    t.row("ore-smelter trade-office ore-pit data-center").turn("A").play("leader contractors", "expanse trade-office")
    assert (t["A"].alloys, t["A"].credits) == (2, 4)  # 1 Alloy less; 2 Credits twice
    t.play("expanse ore-pit")
    assert (t["A"].alloys, t["A"].credits, t["A"].ore) == (1, 4, 4)


@pytest.mark.rule("CER-CA-04", "CER-CA-22")
def test_up_to_three_products_are_made_for_one_credit_each() -> None:
    t = table(3).give("A", credits=9, ore=9, ceramics=9, energy=9).turn("A").play("leader contractors")
    assert set(t.options) == {"alloy", "probe"}
    t.play("alloy", "probe", "alloy")
    assert (t.who, t["A"].alloys, t["A"].probes, t["A"].credits) == ("B", 2, 1, 6)
    assert (t["A"].ore, t["A"].ceramics, t["A"].energy) == (4, 8, 8)


@pytest.mark.rule("CER-CA-04")
@pytest.mark.parametrize("number", [1, 2])
def test_manufacturing_may_stop_after_any_product(number: int) -> None:
    t = table(3).give("A", credits=9, ore=9).turn("A").play("leader contractors")
    t.play(*["alloy"] * (number - 1), "stop")  # the first one goes by itself
    assert (t.who, t["A"].alloys, t["A"].credits, t["A"].ore) == ("B", number, 9 - number, 9 - 2 * number)


@pytest.mark.rule("CER-CA-04")
def test_the_credits_run_out_before_the_third_product() -> None:
    t = table(3).give("A", credits=2, ore=9).turn("A").play("leader contractors", "alloy")
    assert (t.who, t["A"].alloys, t["A"].credits, t["A"].ore) == ("B", 2, 0, 5)


# Manufacture.


@pytest.mark.rule("CER-CA-20")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"ore": 2, "ceramics": 1, "energy": 1}, {"alloy", "probe"}),
        ({"ore": 2, "ceramics": 0, "energy": 1}, {"alloy"}),
        ({"ore": 2, "ceramics": 1, "energy": 0}, {"alloy"}),
        ({"ore": 1, "ceramics": 1, "energy": 1}, {"probe"}),
        ({"ore": 1, "ceramics": 0, "energy": 1}, set()),
        ({"ore": 0, "ceramics": 1, "energy": 1}, set()),
    ],
)
def test_a_product_needs_all_its_resources(goods: dict[str, int], offered: set[str]) -> None:
    t = table(3).give("A", credits=1, **goods).turn("A")
    assert ("leader contractors" in t.options) is bool(offered)
    if offered:
        t.play("leader contractors")
    if len(offered) == 2:
        assert set(t.options) == offered
    else:
        assert (t["A"].alloys, t["A"].probes) == ("alloy" in offered, "probe" in offered)


@pytest.mark.rule("CER-CA-20", "CER-CA-21")
@pytest.mark.parametrize(("product", "left"), [("alloy", (0, 1, 1, 1, 0)), ("probe", (1, 0, 0, 0, 1))])
def test_an_alloy_costs_two_ore_and_a_probe_an_ore_a_ceramic_and_an_energy(product: str, left: tuple[int, ...]) -> None:
    t = table(3).give("A", credits=1, ore=2, ceramics=1, energy=1).turn("A").play("leader contractors", product)
    me = t["A"]
    assert (me.ore, me.ceramics, me.energy, me.alloys, me.probes) == left


@pytest.mark.rule("CER-CA-21")
def test_a_new_probe_stands_in_the_launch_complex_ready_to_launch() -> None:
    t = table(3).give("A", ore=3, ceramics=1, energy=1, ice=1).outstation("A", "orbital-shipyard").zones(hygiea=0)
    t.turn("A").play("worker orbital-shipyard", "probe", "alloy", "part 2", "launch hygiea")
    assert (t.owner("hygiea"), t["A"].probes, t["A"].alloys) == ("A", 0, 1)


@pytest.mark.rule("CER-CA-21")
def test_a_new_alloy_builds_a_facility_later() -> None:
    t = table(2).give("A", credits=1, ore=2).row("ore-pit trade-office").turn("A")
    assert "leader yard" not in t.options
    t.play("leader contractors", "B: pass", "A: leader yard", "expanse ore-pit")
    assert (t["A"].alloys, t["A"].ore) == (0, 2)


@pytest.mark.rule("CER-CA-22")
def test_the_products_of_one_function_part_may_differ() -> None:
    t = table(3).give("A", ore=3, ceramics=1, energy=1).outstation("A", "ore-smelter").turn("A")
    t.play("worker ore-smelter", "alloy", "probe")
    assert (t["A"].alloys, t["A"].probes, t["A"].ore) == (1, 1, 0)
