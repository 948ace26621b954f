"""The worked examples printed in the rulebook (catalogue, worked examples A).

Ludwig, Johan and Hilda of the booklet are A, B and C where more than one of them plays a part.
"""

import pytest
from ceres_table import BASE, fresh, table

import frostline


@pytest.mark.rule("CER-SETUP-04")
def test_ex_01_three_players_start_with_three_workers_of_each_colour_in_the_living_quarters() -> None:
    assert fresh(3).quartered == {"mine": 3, "factory": 3, "lab": 3, "office": 3}


@pytest.mark.rule("CER-SETUP-05")
@pytest.mark.parametrize("seed", range(5))
def test_ex_02_three_players_load_three_workers_on_each_of_three_spacecraft(seed: int) -> None:
    t = fresh(3, seed=seed)
    ships = [t.state.crew[start : start + 4] for start in (0, 4, 8)]
    assert [sum(ship) for ship in ships] == [3, 3, 3]
    assert len(t.state.spacecraft) == 3
    assert all(sum(ship[colour] for ship in ships) <= 3 for colour in range(4))  # three of the twelve are in the box


@pytest.mark.rule("CER-SETUP-05")
def test_ex_02_the_workers_on_the_spacecraft_are_random() -> None:
    assert len({tuple(fresh(3, seed=seed).state.crew) for seed in range(8)}) > 4


@pytest.mark.rule("CER-SETUP-15")
@pytest.mark.parametrize("seed", range(5))
def test_ex_03_three_players_play_without_the_projects_for_four_and_see_five(seed: int) -> None:
    t = fresh(3, seed=seed)
    assert len(t.shown_projects) == 5
    used = {*t.shown_projects, *(BASE.project_names[card] for card in t.state.project_deck.cards)}
    assert len(used) == 18
    assert not {"sports-arena", "data-archive", "space-elevator"} & used
    assert {"school-dome", "ice-reservoir", "council-hall"} <= used


@pytest.mark.rule("CER-SETUP-09")
@pytest.mark.parametrize("location", ["bureau", "yard", "council", "contractors"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("blocked", [True, False])
def test_ex_04_each_location_loses_a_slot_for_each_player_missing(seats: int, location: str, blocked: bool) -> None:
    leaders = seats if blocked else seats - 1  # four slots are printed
    t = table(seats).give("A", ore=3, alloys=1, influence=3, credits=3).row("ore-pit").projects("university")
    t.slots(location, " ".join("B" * leaders)).turn("A")
    assert (f"leader {location}" in t.options) is not blocked


@pytest.mark.rule("CER-PLAYER-03", "CER-PLAYER-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ex_05_players_start_with_credits_and_influence_by_seat_an_alloy_and_a_probe(seats: int) -> None:
    t = fresh(seats)
    made = table(seats).production()["A"]  # the Production of Round 1 has come on top
    start = [(t[who].credits - made.credits, t[who].influence - made.influence) for who in t.order]
    assert start == [(2, 0), (3, 0), (2, 1), (3, 1)][:seats]
    assert [(t[who].alloys, t[who].probes) for who in t.order] == [(1, 1)] * seats


@pytest.mark.rule("CER-BELT-01", "CER-BELT-02")
@pytest.mark.parametrize("outer", range(5))
@pytest.mark.parametrize(("middle", "inner"), [(0, 0), (1, 4), (3, 2), (4, 1), (2, 3)])
def test_ex_06_the_rings_turn_by_one_two_and_three_zones(outer: int, middle: int, inner: int) -> None:
    t = table(3).zones(hygiea=outer, pallas=middle, bennu=inner).belt()
    assert (t.zone("hygiea"), t.zone("pallas"), t.zone("bennu")) == ((outer + 1) % 5, (middle + 2) % 5, (inner + 3) % 5)


@pytest.mark.rule("CER-PROD-01", "CER-PROD-03")
@pytest.mark.parametrize("who", "ABC")
def test_ex_07_the_starting_outstations_produce_for_everybody(who: str) -> None:
    me = table(3).production()[who]
    assert (me.ore, me.ice, me.ceramics, me.energy, me.influence, me.credits) == (2, 1, 1, 1, 1, 2)
    assert (me.alloys, me.probes) == (0, 0)


@pytest.mark.rule("CER-CY-02", "CER-CY-07")
def test_ex_08a_ludwig_builds_the_research_lab_as_a_single_outstation() -> None:
    t = table(3).give("A", alloys=3, energy=4).row("research-lab ore-pit").turn("A")
    t.play("leader yard", "expanse research-lab")
    assert t.points("A")["total"] == t.points("A")["facilities"] == 8
    assert (t["A"].energy, t["A"].alloys) == (1, 0)  # 4 Energy paid, then 1 produced
    assert (t["A"].outstations[-1], t.under("A", "research-lab")) == ("research-lab", "")


@pytest.mark.rule("CER-CY-03", "CER-CY-04", "CER-CY-05", "CER-CY-07")
def test_ex_08b_ludwig_upgrades_the_research_lab_with_the_tech_factory() -> None:
    t = table(3).give("A", alloys=1, ore=1, energy=1).outstation("A", "research-lab").row("tech-factory ore-pit")
    before = t.points("A")["total"]
    t.turn("A").play("leader yard", "upgrade tech-factory")
    assert t.points("A")["total"] - before == 3
    assert (t["A"].ceramics, t["A"].energy, t["A"].ore) == (0, 0, 0)
    assert t.under("A", "research-lab") == "tech-factory"


@pytest.mark.rule("CER-CY-04", "CER-CY-05", "CER-OUT-06")
def test_ex_08b_the_upgraded_lab_is_a_lab_that_researches_before_it_manufactures() -> None:
    t = table(3).give("A", energy=2, ore=2).outstation("A", "research-lab", under="tech-factory").quarters(lab=1)
    t.turn("A").play("worker research-lab")
    assert t.options == ["part 1", "part 2", "part 3"]
    t.play("part 1", "research logistics", "part 2", "part 3")
    assert (t["A"].research["logistics"], t["A"].ceramics, t["A"].alloys) == (1, 1, 1)


@pytest.mark.rule("CER-LAUNCH-04", "CER-LAUNCH-06", "CER-LAUNCH-07", "CER-BELT-07")
def test_ex_09_hilda_pays_ten_ice_for_bennu() -> None:
    t = table(3).ship("demeter").give("A", probes=1, ice=10, influence=1).zones(bennu=3).turn("A")
    t.play("leader council", "launch bennu")
    assert (t["A"].ice, t["A"].probes, t.owner("bennu")) == (0, 0, "A")
    assert (t.points("A")["asteroids"], t["A"].ceramics) == (15, 1)


@pytest.mark.rule("CER-LAUNCH-02", "CER-LAUNCH-04")
def test_ex_09_nine_ice_do_not_reach_bennu() -> None:
    t = table(3).ship("demeter").give("A", probes=1, ice=9, influence=1).zones(bennu=3).turn("A").play("leader council")
    assert "launch ryugu" in t.options  # one zone nearer
    with pytest.raises(frostline.IllegalMove):
        t.play("launch bennu")


@pytest.mark.rule("CER-RES-01", "CER-RES-03")
def test_ex_10_ludwig_advances_to_the_second_level_of_aerospace() -> None:
    t = table(3).give("A", energy=4, influence=1).research("A", aerospace=1).turn("A")
    before = t.points("A")["total"]
    t.play("leader council", "research aerospace")
    assert (t["A"].energy, t["A"].research["aerospace"]) == (0, 2)
    assert t.points("A")["total"] - before == 3


@pytest.mark.rule("CER-RES-03")
def test_ex_10_three_energy_are_too_little() -> None:
    t = table(3).give("A", energy=3, influence=1).research("A", aerospace=1).turn("A").play("leader council")
    assert set(t.options) == {"research construction", "research logistics"}


@pytest.mark.rule("CER-OUT-02", "CER-OUT-03")
def test_ex_11_johan_takes_the_managing_director_of_the_spacecraft() -> None:
    t = table(3).quarters(mine=2, lab=1).crew(office=1, lab=1).turn("A").play("worker main-office")
    assert (t.aboard, t.quartered["office"], t["A"].workers) == (
        {"mine": 0, "factory": 0, "lab": 1, "office": 0},
        0,
        ["main-office"],
    )


@pytest.mark.rule("CER-OUT-03", "CER-OUT-04")
def test_ex_11_the_living_quarters_come_first_and_without_any_director_the_office_stays_closed() -> None:
    t = table(3).quarters(office=1).crew(office=1).turn("A").play("worker main-office")
    assert (t.quartered["office"], t.aboard["office"]) == (0, 1)
    assert "worker main-office" not in table(3).quarters(mine=2).crew(lab=1).turn("A").options


@pytest.mark.rule("CER-OUT-07", "CER-OUT-11", "CER-OUT-12", "CER-OUT-13", "CER-OUT-14", "CER-CA-20", "CER-CA-22")
def test_ex_12_hilda_makes_two_alloys_and_a_probe_in_her_main_factory() -> None:
    t = table(3).give("A", ore=5, ice=1, energy=1).turn("A").play("worker main-factory", "part 1")
    assert t["A"].ceramics == 2
    t.play("part 2", "alloy", "alloy", "part 3")
    assert (t["A"].alloys, t["A"].probes, t["A"].ceramics) == (2, 1, 1)  # 1 Ore is left only for a probe
    assert (t["A"].ore, t["A"].ice, t["A"].energy) == (0, 0, 0)
    assert (t.who, t["A"].credits, t["A"].workers) == ("B", 0, ["main-factory"])


@pytest.mark.rule("CER-HQ-03", "CER-PASS-02", "CER-PASS-03", "CER-EOR-07")
def test_ex_13_johan_passes_behind_the_leader_of_ludwig_who_passes_later() -> None:
    t = table(3).turn("C").play("leader headquarters", "produce main-lab")  # C is Ludwig, A is Johan
    t.play("A: pass")
    assert t.next_order == "CA-"
    t.play("B: leader headquarters", "produce main-lab", "C: pass")
    assert t.next_order == "CAB"
    t.play("B: pass")
    assert (t.state.round, t.order) == (2, "CAB")
