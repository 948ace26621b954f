"""What the Research Programs do (catalogue section 19)."""

import pytest
from ceres_table import Table, table

DISTANCE = [0, 0, 1, 2, 1]


def launching(level: int, ice: int = 12, probes: int = 1, **zones: int) -> Table:
    """A stands before the Launch question of the Launch Site."""
    t = table(3).research("A", aerospace=level).give("A", ice=ice, probes=probes).zones(**zones).turn("A")
    return t.play("worker launch-site", "part 2")


# Aerospace.


@pytest.mark.rule("CER-PROG-01")
@pytest.mark.parametrize(
    ("bonus", "gained"),
    [("bonus 1", (2, 0, 0, 0)), ("bonus 2", (0, 0, 1, 0)), ("bonus 3", (0, 0, 0, 1)), ("bonus 4", (0, 1, 0, 0))],
)
def test_after_a_launch_one_of_four_gifts_is_gained(bonus: str, gained: tuple[int, ...]) -> None:
    t = launching(1, ice=0, hektor=0).play("launch hektor")
    assert t.options == ["bonus 1", "bonus 2", "bonus 3", "bonus 4"]
    t.play(bonus)
    ore, ice, ceramics, energy = gained
    assert (t["A"].ore, t["A"].ice, t["A"].ceramics, t["A"].energy, t.who) == (1 + ore, ice, ceramics, energy, "B")


@pytest.mark.rule("CER-PROG-01")
@pytest.mark.parametrize("route", [["leader council", "council launch"], ["worker launch-silo"], ["droid launch-silo"]])
def test_the_gift_comes_however_the_launch_was_reached(route: list[str]) -> None:
    t = table(3).research("A", aerospace=1).give("A", influence=2, probes=1).outstation("A", "launch-silo")
    t.favor("A", "mars-droid").zones(hektor=0).turn("A").play(*route, "launch hektor", "bonus 1")
    assert t["A"].ore == 3


@pytest.mark.rule("CER-PROG-01")
def test_without_level_one_there_is_no_gift() -> None:
    t = launching(0, hektor=0).play("launch hektor")
    assert (t["A"].ore, t.who) == (1, "B")


@pytest.mark.rule("CER-PROG-02", "CER-PROG-31")
@pytest.mark.parametrize("zone", range(5))
@pytest.mark.parametrize(("name", "ring"), [("cybele", 0), ("gaspra", 2), ("bennu", 5)])
def test_level_two_makes_the_rings_cheaper_but_not_the_separators(name: str, ring: int, zone: int) -> None:
    cost = ring + DISTANCE[zone]
    t = launching(2, ice=cost, **{name: zone}).play(f"launch {name}", "bonus 3")
    assert (t.owner(name), t["A"].ice) == ("A", 0)
    if cost:
        assert f"launch {name}" not in launching(2, ice=cost - 1, **{name: zone}).options


@pytest.mark.rule("CER-PROG-02")
def test_level_one_alone_does_not_make_the_rings_cheaper() -> None:
    t = launching(1, ice=7, bennu=0)
    assert "launch bennu" not in t.options


@pytest.mark.rule("CER-PROG-03", "CER-PROG-01", "CER-PROG-02", "CER-PROG-31")
def test_bennu_at_the_reduced_cost_then_gaspra_at_the_full_cost_and_no_third_launch() -> None:
    t = launching(3, probes=3, bennu=3, gaspra=0)
    t.play("launch bennu", "bonus 3", "launch gaspra", "bonus 3")
    assert (t["A"].ice, t["A"].energy, t["A"].probes) == (12 - 7 - 3, 2, 1)
    assert (t.owner("bennu"), t.owner("gaspra"), t.who) == ("A", "A", "B")


@pytest.mark.rule("CER-PROG-03")
@pytest.mark.parametrize(("ice", "offered"), [(4, False), (5, True)])
def test_the_repeat_is_judged_by_the_full_ring_cost(ice: int, offered: bool) -> None:
    t = launching(3, ice=ice, probes=2, gaspra=0).play("launch gaspra", "bonus 1")
    assert ("launch juno" in t.options) is offered


@pytest.mark.rule("CER-PROG-03")
def test_below_level_three_there_is_no_repeat() -> None:
    t = launching(2, probes=3, hektor=0).play("launch hektor", "bonus 1")
    assert (t["A"].probes, t.who) == (2, "B")


@pytest.mark.rule("CER-PROG-03", "CER-NEST-05")
def test_two_launch_parts_of_one_outstation_have_a_repeat_each() -> None:
    t = table(3).outstation("A", "launch-silo", under="orbital-catapult").research("A", aerospace=3).give("A", probes=5)
    t.zones(hygiea=0).turn("A").play(
        "worker launch-silo", "part 1", "launch hygiea", "bonus 1", "launch themis", "bonus 1"
    )
    t.play("part 3", "launch cybele", "bonus 3", "launch camilla", "bonus 3")
    assert (t["A"].probes, t["A"].energy, t.who) == (1, 2, "B")


# Construction.


@pytest.mark.rule("CER-PROG-11")
@pytest.mark.parametrize(("level", "energy"), [(0, 2), (1, 4)])
def test_level_one_gains_the_production_of_a_new_outstation_twice_in_total(level: int, energy: int) -> None:
    t = table(3).row("quantum-lab").research("A", construction=level).give("A", alloys=3, ore=3, energy=2).turn("A")
    t.play("leader yard")
    assert (t["A"].energy, t["A"].outstations[-1]) == (energy, "quantum-lab")


@pytest.mark.rule("CER-PROG-11")
@pytest.mark.parametrize(("level", "energy"), [(0, 0), (1, 1)])
def test_level_one_gains_the_production_of_an_upgrading_card_once(level: int, energy: int) -> None:
    t = table(3).row("solar-lab").outstation("A", "ore-pit").research("A", construction=level)
    t.give("A", alloys=1, ore=1).turn("A").play("leader yard", "upgrade solar-lab")
    assert (t["A"].energy, t["A"].ore, t.under("A", "ore-pit")) == (energy, 0, "solar-lab")


@pytest.mark.rule("CER-PROG-11")
def test_level_one_gains_all_entries_of_the_built_card_and_nothing_of_the_covering_one() -> None:
    t = table(3).row("survey-drillsite").outstation("A", "ore-pit").research("A", construction=1)
    t.give("A", alloys=2, ice=2).turn("A").play("leader yard", "upgrade survey-drillsite")
    assert (t["A"].ore, t["A"].ice) == (1, 1)


@pytest.mark.rule("CER-PROG-12")
@pytest.mark.parametrize(("name", "cost"), [("ore-pit", 1), ("customs-house", 2), ("brine-reservoir", 3)])
@pytest.mark.parametrize("level", [1, 2])
def test_level_two_saves_one_alloy_and_nothing_else(name: str, cost: int, level: int) -> None:
    t = table(3).row(name).research("A", construction=level).give("A", alloys=3, ore=3, ceramics=2).turn("A")
    t.play("leader yard")
    spent = {"ore-pit": (0, 0), "customs-house": (0, 1), "brine-reservoir": (3, 2)}[name]
    gained = {"ore-pit": 4, "customs-house": 0, "brine-reservoir": 0}[name]
    assert t["A"].alloys == 3 - cost + (level == 2)
    assert (t["A"].ore, t["A"].ceramics) == (3 - spent[0] + gained, 2 - spent[1])


@pytest.mark.rule("CER-PROG-12")
def test_with_level_two_a_card_of_one_alloy_needs_none_and_none_is_given_back() -> None:
    t = table(3).row("ore-pit").research("A", construction=2).turn("A").play("leader yard")
    assert (t["A"].outstations[-1], t["A"].alloys) == ("ore-pit", 0)
    assert "leader yard" not in table(3).row("ore-pit").research("A", construction=1).turn("A").options


@pytest.mark.rule("CER-PROG-13", "CER-PROG-12", "CER-PROG-31")
def test_the_first_building_costs_an_alloy_less_and_the_repeat_the_full_price() -> None:
    t = table(3).row("customs-house lobby-office").research("A", construction=3)
    t.give("A", alloys=3, ceramics=1, energy=1, credits=1).turn("A").play("leader yard", "expanse lobby-office")
    assert t["A"].alloys == 2
    t.play("upgrade customs-house")
    assert (t["A"].alloys, t.under("A", "lobby-office"), t.who) == (0, "customs-house", "B")


@pytest.mark.rule("CER-PROG-13")
@pytest.mark.parametrize(("alloys", "offered"), [(2, False), (3, True)])
def test_the_construction_repeat_is_judged_by_the_full_alloy_cost(alloys: int, offered: bool) -> None:
    t = table(3).row("customs-house lobby-office").deck("").research("A", construction=3)
    t.give("A", alloys=alloys, ceramics=1, energy=1, credits=1).turn("A").play("leader yard", "expanse lobby-office")
    assert ("expanse customs-house" in t.options) is offered


@pytest.mark.rule("CER-PROG-13", "CER-PROG-11")
def test_the_construction_repeat_has_level_one_and_no_further_repeat() -> None:
    t = (
        table(3)
        .row("ore-pit ice-quarry trade-office")
        .deck("")
        .research("A", construction=3)
        .give("A", alloys=5, ore=1)
    )
    t.turn("A").play("leader yard", "expanse ore-pit", "expanse ice-quarry")
    assert (t["A"].ore, t["A"].ice, t["A"].alloys, t.who) == (1 + 4 - 1, 2, 4, "B")


# Logistics.


@pytest.mark.rule("CER-PROG-21", "CER-PROG-30")
@pytest.mark.parametrize("trades", [["trade 1", "stop"], ["trade 1", "trade 2"]])
def test_level_one_gains_one_influence_per_activation_however_many_trades(trades: list[str]) -> None:
    t = table(3).research("A", logistics=1).give("A", ore=3, ice=2).turn("A").play("leader bureau", *trades)
    assert t["A"].influence == 1


@pytest.mark.rule("CER-PROG-21")
def test_level_one_also_follows_a_settlement_project() -> None:
    t = table(3).round(2).research("A", logistics=1).projects("housing-block").turn("A").play("leader bureau")
    assert (t["A"].committed, t["A"].influence) == (["housing-block"], 1)


@pytest.mark.rule("CER-PROG-22", "CER-PROG-30")
def test_the_four_credits_of_level_two_come_first_and_may_pay_the_trade() -> None:
    t = table(3).research("A", logistics=2).turn("A").play("leader bureau", "trade 3", "trade 4")
    assert (t["A"].energy, t["A"].ceramics, t["A"].credits) == (2, 2, 0)
    assert "leader bureau" not in table(3).research("A", logistics=1).turn("A").options


@pytest.mark.rule("CER-PROG-22")
def test_the_four_credits_may_pay_the_project_taken() -> None:
    t = table(3).round(2).research("A", logistics=2).projects("power-grid").give("A", energy=5).turn("A")
    t.play("leader bureau", "project power-grid", "complete now")
    assert (t["A"].completed, t["A"].credits) == (["power-grid"], 2)


@pytest.mark.rule("CER-PROG-23", "CER-PROG-21", "CER-PROG-22", "CER-PROG-30", "CER-PROG-31")
def test_four_trades_from_nothing_with_level_three_and_the_caravel() -> None:
    t = table(3).ship("caravel").research("A", logistics=3).turn("A")
    t.play("leader bureau", "trade 1", "trade 2", "trade 3")  # trade 4 is the only one for 4 Credits
    assert (t["A"].credits, t["A"].ore, t["A"].ceramics, t["A"].energy) == (1, 3, 1, 1)
    assert (t["A"].ice, t["A"].influence, t.who) == (2, 2, "B")


@pytest.mark.rule("CER-PROG-23")
def test_the_repeat_may_take_the_other_option() -> None:
    t = table(3).round(2).ship("hermes").research("A", logistics=3).projects("housing-block").turn("A")
    t.play("leader bureau", "project housing-block")
    assert t.options == ["trade 3", "trade 4", "trade 5", "stop"]
    t.play("trade 3", "trade 4")
    assert (t["A"].committed, t["A"].credits, t["A"].influence, t.who) == (["housing-block"], 0, 2, "B")


@pytest.mark.rule("CER-PROG-23")
def test_the_repeat_brings_no_new_credits_so_it_needs_goods_of_its_own() -> None:
    t = table(3).research("A", logistics=3).turn("A").play("leader bureau", "trade 3", "trade 4")
    assert (t["A"].credits, t["A"].influence, t.who) == (0, 1, "B")
