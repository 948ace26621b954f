"""The Launch action (catalogue section 12)."""

import pytest
from ceres_table import Table, table

RING_COST = {"cybele": 0, "gaspra": 3, "bennu": 8}
DISTANCE = [0, 0, 1, 2, 1]


def launching(ice: int, **zones: int) -> Table:
    """A stands before the Launch question with one probe and that much Ice."""
    t = table(3).give("A", ice=ice, probes=1).zones(**zones).turn("A")
    return t.play("worker launch-site", "part 2")


@pytest.mark.rule("CER-LAUNCH-01")
def test_without_a_probe_in_the_launch_complex_nobody_can_launch() -> None:
    t = table(3).give("A", ice=12, influence=2, probes=0).give("B", probes=3).turn("A").play("leader council")
    assert "council launch" not in t.options


@pytest.mark.rule("CER-LAUNCH-01", "CER-LAUNCH-07")
def test_one_probe_is_enough_and_it_leaves_the_launch_complex() -> None:
    t = table(3).give("A", ice=12, influence=2, probes=1).turn("A")
    t.play("leader council", "council launch", "launch gaspra")
    assert (t["A"].probes, t.owner("gaspra")) == (0, "A")


@pytest.mark.rule("CER-LAUNCH-01")
def test_a_launch_takes_one_probe_out_of_many() -> None:
    t = table(3).give("A", probes=4).zones(hektor=1).turn("A").play("worker launch-site", "part 2", "launch hektor")
    assert t["A"].probes == 3


@pytest.mark.rule("CER-LAUNCH-02")
def test_any_payable_unclaimed_asteroid_may_be_the_target_and_no_other() -> None:
    t = launching(3, hygiea=0, pallas=0, bennu=0)
    outer = ["hygiea", "themis", "cybele", "camilla", "sylvia", "davida", "europa", "interamnia", "eos", "hektor"]
    assert t.options == [f"launch {name}" for name in [*outer, "pallas", "gaspra", "juno", "ida"]]


@pytest.mark.rule("CER-LAUNCH-02", "CER-LAUNCH-05")
def test_without_ice_only_the_outer_ring_of_the_entry_zones_is_in_reach() -> None:
    t = launching(0, hygiea=0, pallas=0, bennu=0)
    assert t.options == ["launch hygiea", "launch themis", "launch cybele", "launch camilla"]


@pytest.mark.rule("CER-LAUNCH-02", "CER-LAUNCH-03")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_claimed_asteroid_takes_no_second_probe_not_even_of_its_owner(owner: str) -> None:
    t = table(3).give("A", ice=12, probes=2).claim(owner, "bennu cybele").turn("A").play("worker launch-site", "part 2")
    assert {"launch bennu", "launch cybele"}.isdisjoint(t.options)
    assert "launch camilla" in t.options
    assert t.why_not("launch bennu") in {"CER-LAUNCH-02", "CER-LAUNCH-03"}


@pytest.mark.rule("CER-LAUNCH-02", "CER-LAUNCH-03")
def test_a_launch_is_impossible_when_every_asteroid_in_reach_is_claimed() -> None:
    t = table(3).give("A", influence=2, probes=1).claim("B", "hygiea themis cybele camilla").zones(hygiea=0).turn("A")
    assert "council launch" not in t.play("leader council").options


@pytest.mark.rule("CER-LAUNCH-04", "CER-LAUNCH-05", "CER-LAUNCH-06")
@pytest.mark.parametrize("zone", range(5))
@pytest.mark.parametrize("name", ["cybele", "gaspra", "bennu"])
def test_the_traverse_cost_is_the_separators_crossed_plus_the_rings_entered(name: str, zone: int) -> None:
    t = launching(12, **{name: zone}).play(f"launch {name}")
    assert t["A"].ice == 12 - DISTANCE[zone] - RING_COST[name]


@pytest.mark.rule("CER-LAUNCH-02", "CER-LAUNCH-04", "CER-LAUNCH-06")
@pytest.mark.parametrize(
    ("name", "zone", "cost"), [("cybele", 3, 2), ("gaspra", 1, 3), ("gaspra", 4, 4), ("bennu", 3, 10)]
)
def test_exactly_enough_ice_will_do_and_one_less_will_not(name: str, zone: int, cost: int) -> None:
    t = launching(cost, **{name: zone})
    assert t.play(f"launch {name}")["A"].ice == 0
    t = launching(cost - 1, **{name: zone})
    assert f"launch {name}" not in t.options
    assert t.why_not(f"launch {name}") in {"CER-LAUNCH-02", "CER-LAUNCH-04"}


@pytest.mark.rule("CER-LAUNCH-04", "CER-LAUNCH-07")
def test_hilda_pays_ten_ice_for_bennu_two_zones_away_and_gains_fifteen_points() -> None:
    t = launching(10, bennu=3).play("launch bennu")
    assert (t["A"].ice, t["A"].probes, t["A"].ceramics, t.owner("bennu")) == (0, 0, 1, "A")
    assert t.points("A")["asteroids"] == t.points("A")["total"] == 15


@pytest.mark.rule("CER-LAUNCH-07")
@pytest.mark.parametrize(
    ("name", "points", "gained"),
    [
        ("hygiea", 4, {"ice": 2}),
        ("europa", 3, {"ore": 2, "ice": 2}),
        ("eos", 4, {"ice": 1, "energy": 1}),
        ("sylvia", 4, {"ore": 2, "ceramics": 1}),
        ("camilla", 5, {"ore": 3}),
    ],
)
def test_a_launch_gains_the_asteroids_points_and_all_its_production_at_once(
    name: str, points: int, gained: dict[str, int]
) -> None:
    t = launching(0, **{name: 1}).play(f"launch {name}")
    assert {
        good: getattr(t["A"], good) for good in ("ore", "ice", "ceramics", "energy") if getattr(t["A"], good)
    } == gained
    assert t.points("A")["asteroids"] == points


@pytest.mark.rule("CER-LAUNCH-08")
def test_a_claimed_asteroid_produces_for_its_owner_alone_in_later_production_phases() -> None:
    t = table(2).give("A", probes=1).zones(cybele=0).leaders("AB", 0).quarters(mine=1).turn("A")
    t.play("worker launch-site", "part 2", "launch cybele")
    assert (t.state.round, t["A"].ore, t["B"].ore) == (2, 4 + 4 + 2, 2)


@pytest.mark.rule("CER-LAUNCH-08")
def test_the_probe_stays_on_its_asteroid_and_produces_in_every_round_while_the_rings_turn() -> None:
    t = table(2).claim("B", "bennu").give("B", probes=1).zones(bennu=0).turn("A").play("A: pass", "B: pass")
    assert (t.owner("bennu"), t["B"].probes, t["B"].ceramics, t.zone("bennu")) == ("B", 1, 1 + 1, 3)
    t.play("A: pass", "B: pass")
    assert (t.owner("bennu"), t["B"].probes, t["B"].ceramics, t.zone("bennu")) == ("B", 1, 4, 1)


@pytest.mark.rule("CER-LAUNCH-09")
@pytest.mark.parametrize(("name", "zone", "cost"), [("hygiea", 3, 2), ("eunomia", 0, 3), ("itokawa", 1, 8)])
def test_the_ice_an_asteroid_yields_cannot_pay_the_way_to_it(name: str, zone: int, cost: int) -> None:
    assert f"launch {name}" not in launching(cost - 1, **{name: zone}).options
    assert f"launch {name}" in launching(cost, **{name: zone}).options


@pytest.mark.rule("CER-LAUNCH-09")
def test_a_full_store_of_ice_is_first_emptied_by_the_way_and_then_filled_by_the_asteroid() -> None:
    t = launching(12, hygiea=3).play("launch hygiea")
    assert t["A"].ice == 12 - 2 + 2
