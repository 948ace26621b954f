"""The worked examples that follow directly from the rules (catalogue, worked examples B)."""

import pytest
from ceres_table import Table, fresh, table

import frostline

TWO = "housing-block university"


def hilda(ice: int, aerospace: int = 0) -> Table:
    """EX-09: a probe, Ice, an Influence for the Council, Bennu at distance 2."""
    t = table(3).ship("demeter").give("A", probes=1, ice=ice, influence=1)  # a ship that does not buy Ice
    return t.research("A", aerospace=aerospace).zones(bennu=3)


@pytest.mark.rule("CER-PLAYER-04", "CER-PROD-03", "CER-ROUND-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ex_20_four_players_stand_like_this_when_their_first_turns_begin(seed: int) -> None:
    t = fresh(4, seed=seed)
    seats = [t[who] for who in t.order]
    assert [(each.credits, each.influence) for each in seats] == [(4, 1), (5, 1), (4, 2), (5, 2)]
    assert [(me.ore, me.ice, me.ceramics, me.energy, me.alloys, me.probes) for me in seats] == [(2, 1, 1, 1, 1, 1)] * 4


@pytest.mark.rule("CER-PROG-02")
@pytest.mark.parametrize(("ice", "offered"), [(7, True), (6, False)])
def test_ex_21_with_aerospace_level_2_bennu_costs_seven_ice(ice: int, offered: bool) -> None:
    t = hilda(ice, aerospace=2).turn("A").play("leader council")
    assert ("launch bennu" in t.options) is offered
    if offered:
        t.play("launch bennu")
        assert (t["A"].ice, t.owner("bennu")) == (0, "A")


@pytest.mark.rule("CER-FAV-20", "CER-PROG-02")
@pytest.mark.parametrize(("aerospace", "price"), [(0, 8), (2, 5)])
def test_ex_22_continuous_ice_supply_saves_two_ice_on_the_way_to_bennu(aerospace: int, price: int) -> None:
    t = hilda(price - 1, aerospace).favor("A", "continuous-ice-supply").turn("A").play("leader council")
    assert "launch bennu" not in t.options
    t = hilda(price, aerospace).favor("A", "continuous-ice-supply").turn("A").play("leader council", "launch bennu")
    assert (t["A"].ice, t.owner("bennu")) == (0, "A")


@pytest.mark.rule("CER-FAV-20", "CER-LAUNCH-05", "CER-LIMIT-09")
@pytest.mark.parametrize(("zone", "ice"), [(0, 0), (1, 0), (0, 3)])
def test_ex_23_a_launch_into_an_entry_zone_never_gives_ice_back(zone: int, ice: int) -> None:
    t = hilda(ice).zones(davida=zone).favor("A", "continuous-ice-supply").turn("A")
    t.play("leader council", "launch davida")
    assert (t["A"].ice, t.owner("davida")) == (ice, "A")


@pytest.mark.rule("CER-PROG-01", "CER-PROG-02", "CER-PROG-03", "CER-PROG-31")
def test_ex_24_the_repeat_of_a_launch_pays_full_ring_costs_and_is_the_last() -> None:
    t = hilda(12, aerospace=3).give("A", probes=3).zones(gaspra=0).turn("A").play("leader council", "launch bennu")
    assert t["A"].ice == 5
    t.play("bonus 3", "launch gaspra", "bonus 3")
    assert (t.who, t["A"].ice, t["A"].energy, t["A"].probes) == ("B", 2, 2, 1)
    assert (t.owner("bennu"), t.owner("gaspra")) == ("A", "A")


@pytest.mark.rule("CER-PROG-03")
@pytest.mark.parametrize(("ice", "offered"), [(9, False), (10, True)])
def test_ex_24_two_ice_are_too_little_for_gaspra_in_the_repeat(ice: int, offered: bool) -> None:
    t = hilda(ice, aerospace=3).give("A", probes=3).zones(gaspra=0).turn("A")
    t.play("leader council", "launch bennu", "bonus 3")
    assert ("launch gaspra" in t.options) is offered


@pytest.mark.rule("CER-FAV-10", "CER-FAV-11", "CER-FAV-12")
def test_ex_25_manufacturing_efficiency_gives_the_main_factory_a_fourth_product() -> None:
    t = table(3).favor("A", "manufacturing-efficiency").give("A", ore=3, ice=1, energy=1).turn("A")
    t.play("worker main-factory", "part 1", "part 2", "alloy", "alloy")
    assert (t.prompt, t["A"].ore) == ("ManufactureMore", 1)
    t.play("stop", "part 3", "probe")
    assert (t.prompt, t["A"].ore, t["A"].ice) == ("ManufactureMore", 1, 0)
    t.play("alloy")
    assert (t.who, t["A"].ore, t["A"].alloys, t["A"].probes) == ("B", 0, 3, 1)
    assert (t["A"].ceramics, t["A"].energy, t["A"].ice) == (1, 0, 0)


@pytest.mark.rule("CER-FAV-12")
def test_ex_25_the_extra_product_comes_only_once() -> None:
    t = table(3).favor("A", "manufacturing-efficiency").give("A", ore=9, ice=1).turn("A")
    t.play("worker main-factory", "part 2", "alloy", "alloy", "part 3")  # a first one goes by itself
    assert (t.who, t["A"].alloys, t["A"].ore) == ("B", 4, 5)


@pytest.mark.rule("CER-CA-04")
@pytest.mark.parametrize(("money", "ore"), [(3, 6), (9, 12)])
def test_ex_26_the_contractors_make_three_alloys_and_not_a_fourth(money: int, ore: int) -> None:
    t = table(3).give("A", credits=money, ore=ore).turn("A").play("leader contractors", "alloy", "alloy")
    assert (t.who, t["A"].alloys, t["A"].credits, t["A"].ore) == ("B", 3, money - 3, ore - 6)


@pytest.mark.rule("CER-AMAC-07", "CER-TB-08", "CER-LOC-06")
def test_ex_27_a_project_through_the_council_needs_two_influence_in_round_3() -> None:
    t = table(3).round(3).ship("hermes").give("A", influence=1).projects(TWO).turn("A")
    with pytest.raises(frostline.IllegalMove):
        t.play("leader council")
    t = table(3).round(3).ship("hermes").give("A", influence=2).projects(TWO).turn("A")
    t.play("leader council", "council bureau", "project university")
    assert (t["A"].influence, t["A"].committed) == (0, ["university"])


@pytest.mark.rule("CER-AMAC-03", "CER-AMAC-07", "CER-TB-07", "CER-PROG-21")
def test_ex_28_a_project_through_the_council_in_round_1_with_logistics_ends_with_two_influence() -> None:
    t = table(3).give("A", influence=1).research("A", logistics=1).projects(TWO).turn("A")
    t.play("leader council", "project university")
    assert (t["A"].influence, t["A"].committed) == (2, ["university"])


@pytest.mark.rule("CER-PROG-21", "CER-PROG-22", "CER-PROG-23", "CER-PROG-30", "CER-LOC-06")
def test_ex_29_logistics_turns_nothing_into_four_trades() -> None:
    t = table(3).ship("caravel").research("A", logistics=3).turn("A").play("leader bureau")  # trade 4 goes by itself
    assert (t["A"].credits, t["A"].ore, t["A"].influence) == (1, 5, 0)
    t.play("trade 1")
    assert (t.who, t["A"].ceramics, t["A"].influence) == ("A", 2, 1)
    t.play("trade 2", "trade 3")
    me = t["A"]
    assert (t.who, me.credits, me.ore, me.ceramics, me.energy, me.ice, me.influence) == ("B", 1, 3, 1, 1, 2, 2)


@pytest.mark.rule("CER-PROG-11", "CER-CY-02")
@pytest.mark.parametrize(("level", "energy"), [(0, 1), (1, 2)])
def test_ex_30_with_construction_level_1_an_expanse_produces_twice(level: int, energy: int) -> None:
    t = table(3).give("A", alloys=1, ore=1).research("A", construction=level).row("solar-lab ore-pit").turn("A")
    t.play("leader yard", "expanse solar-lab")
    assert t["A"].energy == energy


@pytest.mark.rule("CER-PROG-12", "CER-PROG-13", "CER-PROG-31")
def test_ex_31_only_the_first_of_two_buildings_is_an_alloy_cheaper() -> None:
    t = table(3).give("A", alloys=3, energy=1, ceramics=3).research("A", construction=3)
    t.row("data-center fusion-testbed customs-house").turn("A").play("leader yard", "expanse data-center")
    assert (t.who, t["A"].alloys) == ("A", 2)
    t.play("expanse customs-house")
    assert (t.who, t["A"].alloys, t["A"].outstations[4:]) == ("B", 0, ["data-center", "customs-house"])


@pytest.mark.rule("CER-PROG-13")
def test_ex_31_one_alloy_is_too_little_for_the_repeat() -> None:
    t = table(3).give("A", alloys=2, energy=1, ceramics=3).research("A", construction=3).deck("")
    t.row("data-center fusion-testbed customs-house").turn("A").play("leader yard", "expanse data-center")
    assert (t.who, t["A"].alloys, t["A"].outstations[4:]) == ("B", 1, ["data-center"])


@pytest.mark.rule("CER-LIMIT-01")
@pytest.mark.parametrize(("ore", "after"), [(9, 11), (10, 12), (11, 12), (12, 12)])
def test_ex_32_ore_above_twelve_is_lost(ore: int, after: int) -> None:
    assert table(3).give("A", ore=ore).production()["A"].ore == after


@pytest.mark.rule("CER-END-01", "CER-END-02", "CER-END-03", "CER-TB-17")
def test_ex_33_influence_credits_and_an_unfinished_project_at_the_end() -> None:
    t = table(2).round(3).give("A", influence=7, credits=14).committed("A", "university")
    t.leaders("B", 0).quarters().turn("A").play("pass")
    points = t.points("A")
    assert (t.who, points["influence"], points["credits"], points["unfinished"], points["total"]) == ("", 3, 2, -6, -1)


@pytest.mark.rule("CER-FAV-50", "CER-FAV-51")
def test_ex_34_a_special_grant_gives_four_different_productions() -> None:
    t = table(3).give("A", influence=2).turn("A").play("leader council", "favor special-grant", "grant launch-site 1")
    assert "grant launch-site 1" not in t.options
    with pytest.raises(frostline.IllegalMove):
        t.play("grant launch-site 1")
    t.play("grant launch-site 2", "grant main-factory 1", "grant main-office 1")
    me = t["A"]
    assert (t.who, me.ore, me.ice, me.ceramics, me.credits) == ("B", 2, 1, 1, 2)
    assert (me.energy, me.influence) == (0, 0)


@pytest.mark.rule("CER-FAV-30", "CER-FAV-33", "CER-OUT-17")
def test_ex_35_an_outstation_with_only_the_droid_may_still_receive_a_worker() -> None:
    t = table(2).favor("A", "mars-droid").quarters(mine=1).turn("A").play("droid launch-site")
    assert (t["A"].ore, t["A"].ice, t["A"].workers, t.quartered["mine"]) == (2, 1, [], 1)
    t.play("B: pass", "A: worker launch-site")
    assert (t["A"].ore, t["A"].ice, t["A"].workers, t.quartered["mine"]) == (4, 2, ["launch-site"], 0)


@pytest.mark.rule("CER-CA-02", "CER-CA-10", "CER-CA-11", "CER-OUT-17")
def test_ex_36_a_reassigned_overseer_activates_the_second_mine_and_frees_the_launch_site() -> None:
    t = table(2).give("A", credits=2).outstation("A", "ice-quarry").workers("A", "launch-site").quarters(mine=1)
    t.turn("A").play("leader contractors")
    assert (t["A"].credits, t["A"].workers, t["A"].ice) == (0, ["ice-quarry"], 2)
    t.play("B: pass", "A: worker launch-site")
    assert (t["A"].workers, t["A"].ice) == (["launch-site", "ice-quarry"], 3)


@pytest.mark.rule("CER-LOC-02", "CER-LOC-07", "CER-FAV-40", "CER-FAV-44")
@pytest.mark.parametrize(
    "path", [["leader council", "council bureau"], ["assistant", "produce main-lab", "visit bureau"]]
)
def test_ex_37_a_full_bureau_is_open_to_the_council_and_the_assistant(path: list[str]) -> None:
    t = table(3).round(2).give("A", influence=1, probes=1).slots("bureau", "B C C").projects(TWO)
    t.favor("A", "leader-assistant").turn("A")
    assert "leader bureau" not in t.options
    t.play(*path, "project university")
    assert (t["A"].committed, t.state.slots[0]) == (["university"], [1, 2, 2])


@pytest.mark.rule("CER-END-06", "CER-END-07", "CER-PASS-06")
@pytest.mark.parametrize(("ice", "places"), [(9, (1, 2)), (8, (2, 1)), (10, (1, 2))])
def test_ex_38_a_tie_goes_to_more_resources_and_then_to_who_passed_earlier(ice: int, places: tuple[int, int]) -> None:
    t = table(2).round(3).give("A", ice=ice).give("B", ore=3, ceramics=3).turn("B")
    t.play("leader headquarters", "produce launch-site", "A: pass")
    assert (t.next_order, t["B"].ore + t["B"].ice + t["B"].ceramics) == ("BA", 9)
    t.play("B: pass")
    assert (t.who, t.points("A")["total"], t.points("B")["total"]) == ("", 0, 0)
    assert (t.place("A"), t.place("B")) == places


@pytest.mark.rule("CER-OUT-06", "CER-CY-04")
@pytest.mark.parametrize(("kind", "offered"), [("factory", False), ("lab", True)])
def test_ex_39_a_lab_upgraded_with_a_factory_needs_a_coordinator(kind: str, offered: bool) -> None:
    t = table(3).outstation("A", "solar-lab", under="tech-factory").quarters(**{kind: 1}).turn("A")
    assert ("worker solar-lab" in t.options) is offered


@pytest.mark.rule("CER-TB-12", "CER-TB-13", "CER-LIMIT-05")
def test_ex_40_a_third_project_waits_until_one_of_the_two_is_completed() -> None:
    t = table(3).round(2).give("A", energy=5, credits=2).committed("A", "power-grid observatory").projects(TWO)
    t.ship("demeter").turn("A")
    t.play("complete power-grid", "leader bureau", "project university")
    assert (t["A"].committed, t["A"].completed) == (["observatory", "university"], ["power-grid"])


@pytest.mark.rule("CER-TB-12", "CER-TB-13", "CER-TURN-08")
def test_ex_40_a_spot_may_be_freed_when_the_leader_stands_in_the_bureau() -> None:
    t = table(3).round(2).give("A", energy=5, credits=4).committed("A", "power-grid observatory").projects(TWO)
    t.ship("hermes").turn("A").play("leader bureau")
    assert {move for move in t.options if move.startswith("project")} == set()
    t.play("complete power-grid", "project university")
    assert (t["A"].committed, t["A"].completed) == (["observatory", "university"], ["power-grid"])


@pytest.mark.rule("CER-TB-12", "CER-TB-13", "CER-TURN-11")
def test_ex_40_the_freed_spot_is_a_legal_way_to_go_on_when_the_payment_leaves_no_trade() -> None:
    t = table(3).round(2).give("A", energy=5, credits=2).committed("A", "power-grid observatory").projects(TWO)
    t.ship("hermes").turn("A").play("leader bureau")
    assert {"trade 3", "trade 4", "complete power-grid"} == set(t.options)
    t.play("complete power-grid", "project university")
    assert (t["A"].committed, t["A"].completed) == (["observatory", "university"], ["power-grid"])
