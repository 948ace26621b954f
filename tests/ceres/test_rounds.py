"""Rounds and their phases: the Asteroid Belt, Production, limits and supplies."""

from __future__ import annotations

from collections import Counter

import pytest
from ceres_table import BASE, fresh, table

import frostline
from frostline.games.ceres.turn import Round

OUTER = {"hygiea": 0, "themis": 0, "cybele": 1, "camilla": 1, "sylvia": 2, "europa": 3, "hektor": 4}
INTERMEDIATE = {"pallas": 0, "juno": 1, "psyche": 2, "mathilde": 3, "hebe": 4}
INNER = {"bennu": 0, "ryugu": 1, "eros": 2, "itokawa": 3, "vesta": 4}
RESOURCES = ["ore", "ice", "ceramics", "energy"]


# Rounds.


@pytest.mark.rule("CER-ROUND-01", "CER-ROUND-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_lasts_exactly_three_rounds(players: int) -> None:
    t = fresh(players)
    for number in (1, 2, 3):
        assert t.state.round == number
        t.play(*["pass"] * players)
    assert (t.who, t.options, t.state.round) == ("", [], 3)


@pytest.mark.rule("CER-ROUND-02", "CER-BELT-01")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_round_turns_the_belt_then_produces_then_lets_the_players_act(number: int) -> None:
    t = table(2).claim("A", "bennu").run(Round(number))
    assert [t.zone(name) for name in ("hygiea", "pallas", "bennu")] == [1, 2, 3]
    assert (t["A"].ore, t["A"].ceramics, t["B"].ceramics) == (2, 2, 1)
    assert (t.who, t.prompt, t.next_order) == ("A", "TakeTurn", "--")


@pytest.mark.rule("CER-ROUND-02", "CER-PASS-05")
@pytest.mark.parametrize("number", [1, 2])
def test_the_end_of_the_round_follows_the_last_pass_and_then_the_next_round_begins(number: int) -> None:
    t = table(2).round(number).slots("yard", "A B").turn("A").play("A: pass")
    assert (t.state.round, t.state.slots[1], t["A"].ore) == (number, [0, 1], 0)
    t.play("B: pass")
    assert (t.state.round, t.state.slots[1], t["A"].ore, t.who) == (number + 1, [], 2, "A")
    assert t.zone("hygiea") == 1


@pytest.mark.rule("CER-ROUND-03", "CER-EOR-05")
def test_after_round_3_the_end_of_round_phase_is_skipped() -> None:
    t = table(2).round(3).favor("A", "mars-droid").workers("A", "main-lab").row("ore-pit").projects("university")
    t.slots("yard", "A B").leaders("A", 3).turn("A").play("pass", "pass")
    assert (t["A"].leaders, t.state.slots[1], t.favor_of("mars-droid")) == (3, [0, 1], "A")
    assert (t["A"].workers, t.quartered["lab"]) == (["main-lab"], 2)
    assert (t.face_up[0], t.shown_projects) == ("ore-pit", ["university"])


@pytest.mark.rule("CER-ROUND-03")
def test_nothing_is_produced_and_nothing_turns_after_round_3() -> None:
    t = table(2).round(3).turn("A").play("pass", "pass")
    assert (t["A"].ore, t["A"].credits, t.zone("bennu"), t.points("A")["total"]) == (0, 0, 0, 0)


@pytest.mark.rule("CER-ROUND-04")
@pytest.mark.parametrize("number", [1, 2])
def test_what_the_players_own_is_kept_for_the_next_round(number: int) -> None:
    goods = {"ore": 1, "ice": 2, "ceramics": 3, "energy": 4, "credits": 5, "influence": 6, "alloys": 7, "probes": 8}
    t = table(2).give("A", **goods).outstation("A", "ore-pit", under="solar-lab").claim("A", "bennu")
    t.research("A", logistics=2).committed("A", "power-grid").completed("A", "university")
    t.round(number).end_of_round()
    assert {name: getattr(t["A"], name) for name in goods} == goods
    assert (t["A"].outstations[4], t.under("A", "ore-pit"), t.owner("bennu")) == ("ore-pit", "solar-lab", "A")
    assert t["A"].research == {"aerospace": 0, "construction": 0, "logistics": 2}
    assert (t["A"].committed, t["A"].completed) == (["power-grid"], ["university"])


# The Asteroid Belt.


@pytest.mark.rule("CER-BELT-08")
@pytest.mark.parametrize(("name", "zone"), [*OUTER.items(), *INTERMEDIATE.items(), *INNER.items()])
def test_with_all_rings_unturned_an_asteroid_stands_in_the_zone_it_is_printed_in(name: str, zone: int) -> None:
    assert table(2).zone(name) == zone


@pytest.mark.rule("CER-BELT-01", "CER-BELT-02", "CER-BELT-03", "CER-BELT-08")
@pytest.mark.parametrize("start", range(5))
@pytest.mark.parametrize(("name", "turn"), [("hygiea", 1), ("pallas", 2), ("bennu", 3)])
def test_the_outer_ring_turns_one_zone_the_intermediate_two_the_inner_three(name: str, turn: int, start: int) -> None:
    t = table(2).zones(**{name: start}).belt()
    assert t.zone(name) == (start + turn) % 5


@pytest.mark.rule("CER-BELT-02", "CER-BELT-03")
def test_after_three_rounds_the_rings_have_turned_three_six_and_nine_zones() -> None:
    t = table(2).belt().belt().belt()
    assert (t.zone("hygiea"), t.zone("pallas"), t.zone("bennu")) == (3, 1, 4)


@pytest.mark.rule("CER-BELT-04")
@pytest.mark.parametrize("turns", range(5))
def test_after_every_rotation_each_zone_of_the_board_faces_one_zone_of_each_ring(turns: int) -> None:
    t = table(2)
    for _ in range(turns):
        t.belt()
    zones = Counter(
        (asteroid.ring, t.zone(name)) for name, asteroid in zip(BASE.asteroid_names, BASE.asteroids, strict=True)
    )
    assert zones == {(ring, zone): number for ring, number in enumerate((2, 2, 1)) for zone in range(5)}


@pytest.mark.rule("CER-BELT-05")
def test_probes_turn_with_their_asteroids_and_keep_their_owners() -> None:
    t = table(2).claim("A", "bennu hygiea").claim("B", "pallas").belt()
    assert [t.owner(name) for name in ("bennu", "hygiea", "pallas", "ryugu")] == ["A", "A", "B", ""]
    assert [t.zone(name) for name in ("bennu", "hygiea", "pallas")] == [3, 1, 2]


@pytest.mark.rule("CER-BELT-06", "CER-LAUNCH-05")
@pytest.mark.parametrize("turns", range(5))
def test_the_two_entry_zones_stay_next_to_ceres_when_the_rings_turn(turns: int) -> None:
    t = table(2).give("A", probes=1, influence=1)
    for _ in range(turns):
        t.belt()
    t.turn("A").play("leader council")
    free = {text.removeprefix("launch ") for text in t.options}
    assert len(free) == 4
    assert {t.zone(name) for name in free} == {0, 1}


@pytest.mark.rule("CER-BELT-07", "CER-LAUNCH-06")
@pytest.mark.parametrize(("zone", "ice"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 1)])
@pytest.mark.parametrize(("name", "ring"), [("hygiea", 0), ("gaspra", 3), ("bennu", 8)])
def test_the_entry_zones_are_neighbours_so_no_zone_is_further_than_two(
    name: str, ring: int, zone: int, ice: int
) -> None:
    t = table(2).give("A", probes=1, influence=1, ice=12).zones(**{name: zone}).turn("A")
    t.play("leader council", "council launch", f"launch {name}")
    produced = 2 if name == "hygiea" else 0
    assert t["A"].ice == min(12, 12 - ring - ice + produced)


# Production.


@pytest.mark.rule("CER-PROD-01", "CER-PROD-05", "CER-LAUNCH-08")
def test_every_player_gains_what_all_own_outstations_and_asteroids_produce() -> None:
    t = table(3).outstation("A", "strip-mine").outstation("A", "amac-consulate").claim("A", "bennu europa")
    t.outstation("B", "quantum-lab").claim("C", "itokawa").production()
    shown = {who: (t[who].ore, t[who].ice, t[who].ceramics, t[who].energy) for who in "ABC"}
    assert shown == {"A": (7, 3, 2, 1), "B": (2, 1, 1, 3), "C": (2, 2, 1, 3)}
    assert [(t[who].credits, t[who].influence) for who in "ABC"] == [(3, 2), (2, 1), (2, 1)]


@pytest.mark.rule("CER-PROD-02", "CER-CY-05")
def test_only_the_upper_card_of_an_upgraded_outstation_produces() -> None:
    t = table(2).outstation("A", "quantum-lab", under="strip-mine").production()
    assert (t["A"].energy, t["A"].ore) == (3, 2)


@pytest.mark.rule("CER-PROD-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_production_gives_everybody_what_the_starting_outstations_show(players: int) -> None:
    t = table(players).production()
    for who in t.order:
        assert (t[who].ore, t[who].ice, t[who].ceramics, t[who].energy) == (2, 1, 1, 1)
        assert (t[who].influence, t[who].credits) == (1, 2)


@pytest.mark.rule("CER-PROD-04")
def test_outstations_produce_without_workers_and_no_more_with_them() -> None:
    t = table(2).workers("A", "launch-site main-factory main-lab main-office").quarters().production()
    assert [t[who].ore for who in "AB"] == [2, 2]
    assert [t[who].credits for who in "AB"] == [2, 2]


@pytest.mark.rule("CER-PROD-05")
def test_one_players_full_tracks_do_not_touch_the_production_of_another() -> None:
    t = table(2).give("A", ore=12, ice=12, ceramics=12, energy=12).production()
    assert (t["B"].ore, t["B"].ice, t["B"].ceramics, t["B"].energy) == (2, 1, 1, 1)


# Limits and supplies.


@pytest.mark.rule("CER-LIMIT-01")
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(("before", "after"), [(9, 11), (10, 12), (11, 12), (12, 12)])
def test_a_resource_beyond_twelve_is_lost(resource: str, before: int, after: int) -> None:
    t = table(2).give("A", **{resource: before})
    t.claim("A", {"ore": "", "ice": "ida", "ceramics": "bennu", "energy": "mathilde"}[resource]).production()
    assert getattr(t["A"], resource) == after


@pytest.mark.rule("CER-LIMIT-01")
def test_what_is_lost_is_lost_at_the_moment_of_gaining_and_cannot_be_spent_later_in_the_turn() -> None:
    t = table(2).give("A", ceramics=12, ore=1, energy=1).turn("A").play("worker main-factory", "part 1")
    t.play("part 2")
    assert (t["A"].ceramics, t["A"].probes) == (11, 1)


@pytest.mark.rule("CER-LIMIT-01")
def test_a_trade_over_the_limit_loses_the_excess_too() -> None:
    t = table(2).ship("caravel").give("A", credits=3, ore=9).turn("A").play("leader bureau", "trade 4", "stop")
    assert (t["A"].ore, t["A"].credits) == (12, 0)


@pytest.mark.rule("CER-LIMIT-02")
def test_credits_and_influence_have_no_limit() -> None:
    t = table(2).give("A", credits=96, influence=14).give("B", credits=12, influence=12).production()
    assert [(t[who].credits, t[who].influence) for who in "AB"] == [(98, 15), (14, 13)]


@pytest.mark.rule("CER-LIMIT-03", "CER-LIMIT-04")
def test_alloys_and_probes_have_no_limit() -> None:
    t = table(2).give("A", alloys=16, probes=12, ore=3, ceramics=1, energy=1, credits=2).turn("A")
    t.play("leader contractors", "alloy", "probe")
    assert (t["A"].alloys, t["A"].probes) == (17, 13)


@pytest.mark.rule("CER-LIMIT-03")
def test_a_player_whose_twelve_probes_all_stand_on_asteroids_may_make_and_launch_another() -> None:
    claimed = "hygiea themis cybele camilla sylvia davida europa interamnia eos hektor pallas gaspra"
    t = table(2).claim("A", claimed).give("A", ore=1, ceramics=1, energy=1, credits=1, ice=12, influence=1)
    t.leaders("B", 0).quarters().turn("A").play("leader contractors")
    assert t["A"].probes == 1
    t.play("leader council", "council launch", "launch juno")
    assert (t["A"].probes, t.owner("juno")) == (0, "A")


@pytest.mark.rule("CER-LIMIT-04", "CER-LAUNCH-01")
def test_the_probes_of_the_others_in_the_launch_complex_cannot_be_launched() -> None:
    t = table(2).give("A", influence=1, ice=12).give("B", probes=5).turn("A")
    assert t.why_not("leader council") == "CER-LOC-06"
    t = table(2).give("A", influence=1, ice=12, probes=1).give("B", probes=5).turn("A")
    t.play("leader council", "council launch", "launch bennu")
    assert (t["A"].probes, t["B"].probes) == (0, 5)


@pytest.mark.rule("CER-LIMIT-05", "CER-TB-12")
def test_a_third_project_cannot_be_committed_to_while_two_are_unfinished() -> None:
    t = table(3).committed("A", "university council-hall").projects("housing-block power-grid")
    t.give("A", energy=5, credits=2).turn("A").play("leader bureau")
    assert "project power-grid" in t.options
    assert "project housing-block" not in t.options
    t.play("project power-grid")
    assert (t["A"].committed, t["A"].completed) == (["university", "council-hall"], ["power-grid"])


@pytest.mark.rule("CER-LIMIT-05")
def test_a_second_project_may_be_committed_to() -> None:
    t = table(3).committed("A", "university").projects("housing-block").turn("A").play("leader bureau")
    assert t["A"].committed == ["university", "housing-block"]


@pytest.mark.rule("CER-LIMIT-06")
def test_a_corporation_may_own_any_number_of_outstations() -> None:
    t = table(2).give("A", alloys=1).row("ore-pit")
    many = [name for name in BASE.facility_names[:48] if name != "ore-pit"][:40]
    for name in many:
        t.outstation("A", name)
    t.turn("A").play("leader yard", "expanse ore-pit")
    assert len(t["A"].outstations) == 45


@pytest.mark.rule("CER-LIMIT-07", "CER-CY-06")
def test_an_outstation_of_two_cards_takes_no_third() -> None:
    t = table(2).give("A", alloys=2).row("ore-pit trade-office").outstation("A", "solar-lab", under="ice-quarry")
    t.turn("A").play("leader yard")
    assert sorted(t.options) == ["expanse ore-pit", "expanse trade-office"]


@pytest.mark.rule("CER-LIMIT-08")
@pytest.mark.parametrize("missing", ["alloys", "ore", "energy", "ceramics"])
def test_a_cost_is_paid_in_full_or_not_at_all(missing: str) -> None:
    cost = {"alloys": 2, "ore": 1, "ceramics": 1, "energy": 1}
    t = table(2).row("launch-silo ore-pit").give("A", **cost).turn("A").play("leader yard")
    assert "expanse launch-silo" in t.options
    cost[missing] -= 1
    t = table(2).row("launch-silo").give("A", **cost).turn("A")
    assert "leader yard" not in t.options
    with pytest.raises(frostline.IllegalMove):
        t.play("leader yard")


@pytest.mark.rule("CER-LIMIT-08")
def test_paying_exactly_everything_leaves_nothing() -> None:
    t = table(2).row("launch-silo").give("A", alloys=2, ore=1, ceramics=1, energy=1).turn("A").play("leader yard")
    player = t["A"]
    assert (player.alloys, player.ore, player.ceramics, player.energy, player.ice) == (0, 0, 0, 0, 1)


@pytest.mark.rule("CER-LIMIT-09", "CER-FAV-20")
@pytest.mark.parametrize("zone", [0, 2, 3])
def test_a_launch_made_cheaper_never_pays_ice_back(zone: int) -> None:
    t = table(2).favor("A", "continuous-ice-supply").give("A", probes=1, influence=1, ice=5).zones(hektor=zone)
    t.turn("A").play("leader council", "council launch", "launch hektor")
    assert t["A"].ice == 5


@pytest.mark.rule("CER-LIMIT-09", "CER-PROG-12")
def test_a_building_of_one_alloy_made_cheaper_costs_none() -> None:
    t = table(2).research("A", construction=2).row("ore-pit").turn("A").play("leader yard")
    assert (t["A"].alloys, t["A"].outstations[-1]) == (0, "ore-pit")


@pytest.mark.rule("CER-LIMIT-09", "CER-FAV-11")
def test_a_probe_made_with_one_ore_less_costs_no_ore() -> None:
    t = table(2).favor("A", "manufacturing-efficiency").give("A", ceramics=1, energy=1, credits=1).turn("A")
    t.play("leader contractors")
    assert (t["A"].ore, t["A"].probes) == (0, 1)
