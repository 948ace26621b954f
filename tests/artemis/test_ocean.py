"""Ocean buildings (catalogue section 11)."""

import pytest
from artemis_table import table

import frostline

# Assault Pod.


@pytest.mark.rule("ART-OCN-01")
def test_an_assault_pod_takes_three_minerals_from_one_opponent_and_gives_two_energy() -> None:
    t = table(3).build("A", "assault-pod", "MP").give("ABC", minerals=5, energy=1).activation()
    t.play("A: player 3")
    assert (t["A"].minerals, t["A"].energy) == (5, 3)
    assert (t["B"].minerals, t["B"].energy) == (5, 1)
    assert (t["C"].minerals, t["C"].energy) == (2, 1)


@pytest.mark.rule("ART-OCN-01", "ART-GEN-13")
@pytest.mark.parametrize(("minerals", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_the_opponent_loses_what_there_is_and_the_owner_gains_two_energy_all_the_same(minerals: int, left: int) -> None:
    t = table(3).build("A", "assault-pod", "MP").give("B", minerals=minerals, energy=4).activation()
    t.play("A: player 2")
    assert (t["B"].minerals, t["B"].energy) == (left, 4)
    assert t["A"].energy == 2


@pytest.mark.rule("ART-OCN-01")
def test_an_assault_pod_never_aims_at_its_owner() -> None:
    t = table(3).build("B", "assault-pod", "MP").activation()
    assert {"player 1", "player 3"} <= set(t.options)
    with pytest.raises(frostline.IllegalMove):
        t.play("B: player 2")


@pytest.mark.rule("ART-OCN-01")
@pytest.mark.parametrize("crew", ["", "M", "P"])
def test_an_assault_pod_with_an_empty_slot_does_nothing(crew: str) -> None:
    t = table(3).build("A", "assault-pod", crew).give("B", minerals=5).activation()
    assert t.who == ""


@pytest.mark.rule("ART-OCN-01")
def test_several_assault_pods_act_in_turn_order_and_before_everything_else() -> None:
    t = table(3).start("B").build("A", "assault-pod", "MP").build("C", "assault-pod-2", "MP")
    t.build("B", "drone-docks", "E").give("ABC", minerals=4).activation()
    t.play("C: player 1", "A: player 2", "B: use drone-docks")
    assert [t[who].minerals for who in "ABC"] == [1, 2, 4]
    assert [t[who].energy for who in "ABC"] == [2, 1, 2]


@pytest.mark.rule("ART-OCN-01", "ART-UPK-08")
def test_an_assault_may_be_skipped_and_then_brings_nothing() -> None:
    t = table(3).build("A", "assault-pod", "MP").give("BC", minerals=5).activation()
    t.play("A: skip")
    assert t.who == ""
    assert (t["A"].energy, t["B"].minerals, t["C"].minerals) == (0, 5, 5)


@pytest.mark.rule("ART-OCN-01", "ART-GEN-16")
def test_the_owner_of_both_assault_pods_attacks_twice() -> None:
    t = table(3).build("A", "assault-pod", "MP").build("A", "assault-pod-2", "MP").give("BC", minerals=5).activation()
    t.play("A: player 2", "A: player 2")
    assert t.who == ""
    assert (t["A"].energy, t["B"].minerals, t["C"].minerals) == (4, 0, 5)


# Buildings that gain goods.


@pytest.mark.rule("ART-OCN-02")
@pytest.mark.parametrize(("crew", "minerals"), [("PM", 1), ("SS", 1), ("PE", 2), ("EM", 2), ("EE", 3)])
def test_a_crystal_foundry_gives_one_mineral_and_one_more_per_engineer_in_it(crew: str, minerals: int) -> None:
    t = table(3).build("A", "crystal-foundry", crew).shelters("A", "EE").activation().play("A: use crystal-foundry")
    assert (t["A"].minerals, t["A"].energy) == (minerals, 0)


@pytest.mark.rule("ART-OCN-13")
@pytest.mark.parametrize(("crew", "energy"), [("PM", 1), ("SS", 1), ("PE", 2), ("EM", 2), ("EE", 3)])
def test_a_volcanic_extractor_gives_one_energy_and_one_more_per_engineer_in_it(crew: str, energy: int) -> None:
    t = table(3).build("A", "volcanic-extractor", crew).build("A", "shuttle-bay", "E").activation()
    t.play("A: use volcanic-extractor")
    assert (t["A"].energy, t["A"].minerals) == (energy, 0)


@pytest.mark.rule("ART-OCN-02", "ART-OCN-13")
@pytest.mark.parametrize("name", ["crystal-foundry", "volcanic-extractor"])
def test_one_engineer_alone_gets_nothing_out_of_a_half_staffed_building(name: str) -> None:
    assert table(3).build("A", name, "E").activation().who == ""


@pytest.mark.rule("ART-OCN-03")
def test_drone_docks_give_one_energy_and_one_mineral() -> None:
    t = table(3).build("A", "drone-docks", "E").give("A", energy=2, minerals=4).activation().play("A: use drone-docks")
    assert (t["A"].energy, t["A"].minerals, t["A"].toolkits) == (3, 5, 0)


@pytest.mark.rule("ART-OCN-05")
@pytest.mark.parametrize(("choice", "goods"), [("resources 2e 0m", (2, 0)), ("resources 0e 2m", (0, 2))])
def test_a_geotherm_deck_gives_two_energy_or_two_minerals_but_not_one_of_each(
    choice: str, goods: tuple[int, int]
) -> None:
    t = table(3).build("A", "geotherm-deck", "EP").activation().play("A: use geotherm-deck")
    assert set(t.options) == {"resources 2e 0m", "resources 0e 2m"}
    t.play("A: " + choice)
    assert (t["A"].energy, t["A"].minerals) == goods


@pytest.mark.rule("ART-OCN-06")
def test_a_manufactory_gives_two_toolkits() -> None:
    t = table(3).build("A", "manufactory", "EP").give("A", toolkits=1).activation().play("A: use manufactory")
    assert (t["A"].toolkits, t["A"].energy, t["A"].minerals) == (3, 0, 0)


@pytest.mark.rule("ART-OCN-03", "ART-OCN-05", "ART-OCN-06")
@pytest.mark.parametrize(
    ("name", "crew"),
    [("drone-docks", ""), ("geotherm-deck", "E"), ("geotherm-deck", "P"), ("manufactory", "E"), ("manufactory", "P")],
)
def test_these_buildings_give_nothing_unless_fully_staffed(name: str, crew: str) -> None:
    assert table(3).build("A", name, crew).activation().who == ""


# Pocket Operations and Sensor Station.


@pytest.mark.rule("ART-OCN-07")
@pytest.mark.parametrize(("minerals", "left"), [(2, 0), (3, 1), (6, 4)])
def test_pocket_operations_turn_two_minerals_into_one_point_once(minerals: int, left: int) -> None:
    t = table(3).build("A", "pocket-operations", "S").give("A", minerals=minerals, energy=4).activation()
    t.play("A: use pocket-operations")
    assert t.who == ""
    assert (t["A"].minerals, t["A"].energy, t["A"].vp) == (left, 4, 1)


@pytest.mark.rule("ART-OCN-09")
@pytest.mark.parametrize(("energy", "left"), [(2, 0), (3, 1), (6, 4)])
def test_a_sensor_station_turns_two_energy_into_one_point_once(energy: int, left: int) -> None:
    t = table(3).build("A", "sensor-station", "M").give("A", energy=energy, minerals=4).activation()
    t.play("A: use sensor-station")
    assert t.who == ""
    assert (t["A"].energy, t["A"].minerals, t["A"].vp) == (left, 4, 1)


@pytest.mark.rule("ART-OCN-07", "ART-OCN-09")
@pytest.mark.parametrize(
    ("name", "crew", "energy", "minerals"),
    [
        ("pocket-operations", "S", 9, 1),
        ("pocket-operations", "S", 9, 0),
        ("pocket-operations", "", 9, 9),
        ("sensor-station", "M", 1, 9),
        ("sensor-station", "M", 0, 9),
        ("sensor-station", "", 9, 9),
    ],
)
def test_no_point_for_less_than_two_of_the_right_kind_or_without_staff(
    name: str, crew: str, energy: int, minerals: int
) -> None:
    t = table(3).build("A", name, crew).give("A", energy=energy, minerals=minerals).activation()
    assert t.who == ""
    assert t["A"].vp == 0


# Expedition Hub.


@pytest.mark.rule("ART-OCN-04")
@pytest.mark.parametrize(("crew", "word"), [("E", "engineer"), ("S", "steward"), ("M", "marine"), ("P", "pioneer")])
def test_a_colonist_of_a_half_empty_hub_is_sent_free_of_charge(crew: str, word: str) -> None:
    t = table(3).expeditions("crystal-grotto").build("A", "expedition-hub", crew).dice(A=[2]).placement()
    t.play("A: expedition crystal-grotto", f"A: colonist {word}")
    assert t.party("crystal-grotto") == f"A2+{crew}"
    assert t.staff("A", "expedition-hub") == ""


@pytest.mark.rule("ART-OCN-04")
def test_two_pioneers_of_a_full_hub_go_free_of_charge_with_one_die() -> None:
    t = table(3).expeditions("crystal-grotto").build("A", "expedition-hub", "PP").give("A", energy=3, minerals=3)
    t.dice(A=[5]).placement().play("A: expedition crystal-grotto", "A: colonist pioneer", "A: number 2")
    assert t.party("crystal-grotto") == "A5+PP"
    assert (t["A"].energy, t["A"].minerals) == (3, 3)


@pytest.mark.rule("ART-OCN-04")
@pytest.mark.parametrize(("place", "energy"), [("from expedition-hub", 3), ("from shelters", 2)])
def test_an_engineer_of_the_hub_is_free_but_one_of_the_shelters_costs_the_fee(place: str, energy: int) -> None:
    t = table(3).expeditions("crystal-grotto").build("A", "expedition-hub", "E").shelters("A", "E").give("A", energy=3)
    t.dice(A=[5]).placement().play("A: expedition crystal-grotto", "A: colonist engineer", f"A: {place}")
    assert t["A"].energy == energy
    assert t.party("crystal-grotto") == "A5+E"
    assert (t.in_shelters("A") + t.staff("A", "expedition-hub")) == "E"


@pytest.mark.rule("ART-OCN-04")
def test_a_full_hub_has_no_activation() -> None:
    assert table(3).build("A", "expedition-hub", "EE").activation().who == ""


@pytest.mark.rule("ART-OCN-04b")
@pytest.mark.parametrize(("place", "hub", "shelters"), [("into expedition-hub", "E", ""), ("shelters", "", "E")])
def test_a_colonist_sent_from_shelters_may_return_to_the_hub(place: str, hub: str, shelters: str) -> None:
    t = table(3).expeditions("mantle-tap").build("A", "expedition-hub").shelters("A", "E").give("A", energy=1)
    t.dice(A=[5]).placement().play("A: expedition mantle-tap", "A: colonist engineer")
    t.region("basecamp")
    assert set(t.options) == {"shelters", "into expedition-hub"}
    t.play(f"A: {place}")
    assert (t.staff("A", "expedition-hub"), t.in_shelters("A")) == (hub, shelters)


@pytest.mark.rule("ART-OCN-04b")
def test_only_as_many_return_to_the_hub_as_it_has_room_for() -> None:
    t = table(3).expeditions("mantle-tap").build("A", "expedition-hub", "M").on_expedition("mantle-tap", "A1+PP")
    t.region("basecamp").play("A: into expedition-hub")
    assert t.who == ""
    assert t.staff("A", "expedition-hub") == "PM"
    assert t.in_shelters("A") == "P"


@pytest.mark.rule("ART-OCN-04b")
def test_a_full_hub_takes_nobody_back_and_no_other_building_does() -> None:
    t = table(3).expeditions("mantle-tap").build("A", "expedition-hub", "MM").build("A", "scoutpost")
    t.on_expedition("mantle-tap", "A1+P").region("basecamp")
    assert t.who == ""
    assert t.in_shelters("A") == "P"


@pytest.mark.rule("ART-OCN-04b")
def test_colonists_return_to_the_hub_after_a_success_too_but_not_to_other_buildings() -> None:
    t = table(3).expeditions("black-smoker-field").build("A", "expedition-hub").build("A", "scoutpost")
    t.on_expedition("black-smoker-field", "A6+PP").region("basecamp").play("A: reward 1")
    assert set(t.options) == {"shelters", "into expedition-hub"}
    t.play("A: into expedition-hub", "A: into expedition-hub")
    assert t.staff("A", "expedition-hub") == "PP"


@pytest.mark.rule("ART-OCN-04b")
def test_nobody_returns_to_the_hub_of_another_player() -> None:
    t = table(3).expeditions("mantle-tap").build("B", "expedition-hub").on_expedition("mantle-tap", "A1+P B1")
    t.region("basecamp")
    assert t.who == ""
    assert t.in_shelters("A") == "P"


@pytest.mark.rule("ART-OCN-04c")
def test_pioneers_of_hub_and_shelters_go_with_one_die_for_one_fee() -> None:
    t = table(3).expeditions("crystal-grotto").build("A", "expedition-hub", "P").shelters("A", "PP").give("A", energy=3)
    t.dice(A=[5]).placement().play("A: expedition crystal-grotto", "A: colonist pioneer")
    t.play("A: number 2", "A: number 1")
    assert t.party("crystal-grotto") == "A5+PPP"
    assert t["A"].energy == 2


@pytest.mark.rule("ART-OCN-04c")
def test_no_fee_is_due_if_all_pioneers_come_from_the_hub() -> None:
    t = table(3).expeditions("crystal-grotto").build("A", "expedition-hub", "P").shelters("A", "PP").give("A", energy=3)
    t.dice(A=[5]).placement().play("A: expedition crystal-grotto", "A: colonist pioneer", "A: number 0")
    assert t.party("crystal-grotto") == "A5+P"
    assert t.in_shelters("A") == "PP"
    assert t["A"].energy == 3


@pytest.mark.rule("ART-OCN-04c")
def test_without_a_resource_only_the_pioneers_of_the_hub_can_go() -> None:
    t = table(3).expeditions("crystal-grotto").build("A", "expedition-hub", "P").shelters("A", "PP")
    t.dice(A=[5]).placement().play("A: expedition crystal-grotto", "A: colonist pioneer")
    assert t.party("crystal-grotto") == "A5+P"
    assert t.in_shelters("A") == "PP"


# Scoutpost.


@pytest.mark.rule("ART-OCN-08")
def test_a_scoutpost_takes_one_energy_out_of_the_vents_as_its_owner_places_there() -> None:
    t = table(3).build("A", "scoutpost", "P").vents(7).quarry(7).dice(A=[2]).placement().play("A: vents")
    assert (t["A"].energy, t["A"].minerals) == (1, 0)
    assert (t.state.vents, t.state.quarry) == (6, 7)


@pytest.mark.rule("ART-OCN-08")
def test_a_scoutpost_takes_one_mineral_out_of_the_quarry_as_its_owner_places_there() -> None:
    t = table(3).build("A", "scoutpost", "P").vents(7).quarry(7).dice(A=[2]).placement().play("A: quarry")
    assert (t["A"].energy, t["A"].minerals) == (0, 1)
    assert (t.state.vents, t.state.quarry) == (7, 6)


@pytest.mark.rule("ART-OCN-08")
@pytest.mark.parametrize(("pool", "gain"), [(0, 0), (1, 1)])
def test_a_scoutpost_finds_nothing_in_an_empty_pool(pool: int, gain: int) -> None:
    t = table(3).build("A", "scoutpost", "P").vents(pool).dice(A=[2]).placement().play("A: vents")
    assert (t["A"].energy, t.state.vents) == (gain, 0)
    assert t["A"].relief == 0


@pytest.mark.rule("ART-OCN-08")
@pytest.mark.parametrize(("who", "crew"), [("A", ""), ("B", "P")])
def test_an_empty_scoutpost_or_that_of_another_player_takes_nothing(who: str, crew: str) -> None:
    t = table(3).build(who, "scoutpost", crew).vents(7).dice(A=[2]).placement().play("A: vents")
    assert t.state.vents == 7
    assert (t["A"].energy, t["B"].energy) == (0, 0)


@pytest.mark.rule("ART-OCN-08")
@pytest.mark.parametrize("place", ["doorstep", "outfitter", "bid manufactory"])
def test_a_scoutpost_takes_nothing_when_the_die_goes_elsewhere(place: str) -> None:
    t = table(3).build("A", "scoutpost", "P").vents(7).quarry(7).gantry("manufactory").dice(A=[2]).placement()
    t.play(f"A: {place}")
    assert (t["A"].energy, t["A"].minerals, t.state.vents, t.state.quarry) == (0, 0, 7, 7)


@pytest.mark.rule("ART-OCN-08")
def test_a_full_scoutpost_has_no_activation() -> None:
    assert table(3).build("A", "scoutpost", "P").vents(7).quarry(7).activation().who == ""


@pytest.mark.rule("ART-OCN-08b")
def test_a_scoutpost_takes_for_each_die_its_owner_places() -> None:
    t = table(2).build("A", "scoutpost", "P").vents(7).quarry(5).dice(A=[2, 3, 4]).placement()
    t.play("A: die 2", "A: vents", "A: die 3", "A: vents", "A: quarry")
    assert (t["A"].energy, t["A"].minerals) == (2, 1)
    assert (t.state.vents, t.state.quarry) == (5, 4)


@pytest.mark.rule("ART-OCN-08b", "ART-GEN-16")
@pytest.mark.parametrize(("pool", "gain"), [(7, 2), (2, 2), (1, 1)])
def test_two_scoutposts_take_one_each_as_far_as_the_pool_goes(pool: int, gain: int) -> None:
    t = table(3).build("A", "scoutpost", "P").build("A", "scoutpost-2", "P").quarry(pool).dice(A=[2]).placement()
    t.play("A: quarry")
    assert (t["A"].minerals, t.state.quarry) == (gain, pool - gain)


@pytest.mark.rule("ART-OCN-08b")
def test_what_a_scoutpost_took_is_missing_when_the_vents_are_resolved() -> None:
    t = table(2).build("A", "scoutpost", "P").vents(5, "B3").dice(A=[2]).placement().play("A: vents")
    t.region("vents")
    assert t["A"].energy == 1 + 2
    assert t["B"].energy == 2


# Shuttle Bay.


@pytest.mark.rule("ART-OCN-10")
@pytest.mark.parametrize(("crew", "moves"), [("E", 3), ("", 1)])
def test_a_shuttle_bay_gives_two_more_moves_if_full_at_the_start_of_upkeep(crew: str, moves: int) -> None:
    t = table(3).start("A", round=6).build("A", "shuttle-bay", crew).build("A", "warmitory")
    t.shelters("A", "PPPP").give("A", energy=9).upkeep()
    for _ in range(moves):
        assert t.prompt == "MayMove"
        t.play("A: from shelters")
    assert t.who == ""
    assert t.staff("A", "warmitory") == "P" * moves


@pytest.mark.rule("ART-OCN-10")
def test_the_extra_moves_stay_even_when_the_engineer_leaves_with_the_first() -> None:
    t = table(3).build("A", "shuttle-bay", "E").build("A", "drone-docks").build("A", "warmitory").shelters("A", "PPP")
    t.move_step().play("A: from shuttle-bay", "A: into drone-docks")
    t.play("A: from shelters", "A: from shelters")
    assert t.who == ""
    assert (t.staff("A", "warmitory"), t.in_shelters("A")) == ("PP", "P")


@pytest.mark.rule("ART-OCN-10")
def test_a_shuttle_bay_filled_by_the_move_itself_gives_no_more() -> None:
    t = table(3).build("A", "shuttle-bay").build("A", "warmitory").shelters("A", "EPP").move_step()
    t.play("A: from shelters", "A: colonist engineer", "A: into shuttle-bay")
    assert t.who == ""
    assert t.in_shelters("A") == "PP"


@pytest.mark.rule("ART-OCN-10")
def test_a_shuttle_bay_gives_moves_to_its_owner_only_and_has_no_activation() -> None:
    t = table(2).build("A", "shuttle-bay", "E").build("B", "warmitory").shelters("B", "PPP").move_step()
    t.play("A: done", "B: from shelters")
    assert t.who == ""
    assert t.activation().who == ""


@pytest.mark.rule("ART-OCN-10", "ART-GEN-16")
def test_two_shuttle_bays_give_four_more_moves() -> None:
    t = table(3).build("A", "shuttle-bay", "E").build("A", "shuttle-bay-2", "E").build("A", "warmitory")
    t.build("A", "expedition-hub").build("A", "scion-tower").shelters("A", "PPPPPP").move_step()
    for place in ("warmitory", "warmitory", "warmitory", "expedition-hub", "expedition-hub"):
        t.play("A: from shelters", f"A: into {place}")
    assert t.who == ""
    assert t.in_shelters("A") == "P"


# Surface Conduit.


@pytest.mark.rule("ART-OCN-11")
@pytest.mark.parametrize("arrival", ["P", "E", "M", "S"])
def test_a_surface_conduit_draws_one_colonist_from_the_bag(arrival: str) -> None:
    t = table(3).build("A", "surface-conduit", "PS").bag(arrival * 3).activation().play("A: use surface-conduit")
    assert t.who == ""
    assert t.in_shelters("A") == arrival
    assert sum(t.state.bag.counts) == 2


@pytest.mark.rule("ART-OCN-11", "ART-GEN-07")
def test_the_newcomer_of_the_conduit_goes_into_a_building_with_room_or_to_shelters() -> None:
    t = table(3).build("A", "surface-conduit", "PS").build("A", "manufactory", "P").build("A", "sensor-station")
    t.build("A", "warmitory", "P").bag("E").activation().play("A: use surface-conduit")
    assert set(t.options) == {"shelters", "into manufactory", "into warmitory"}
    t.play("A: into manufactory", "A: use manufactory")
    assert t["A"].toolkits == 2


@pytest.mark.rule("ART-OCN-11", "ART-GEN-11")
def test_with_an_empty_bag_the_conduit_draws_from_the_discarded_colonists() -> None:
    t = table(3).build("A", "surface-conduit", "PS").bag("", discarded="MM").activation().play("A: use surface-conduit")
    assert t.in_shelters("A") == "M"
    assert t.discards() == ""


@pytest.mark.rule("ART-OCN-11", "ART-GEN-12")
def test_with_bag_and_discard_pool_empty_the_conduit_brings_nobody() -> None:
    t = table(3).build("A", "surface-conduit", "PS").bag("").activation()
    while t.who:
        t.play(t.options[-1])
    assert t.in_shelters("A") == ""


@pytest.mark.rule("ART-OCN-11")
@pytest.mark.parametrize("crew", ["", "P", "S"])
def test_a_conduit_with_an_empty_slot_draws_nobody(crew: str) -> None:
    assert table(3).build("A", "surface-conduit", crew).activation().who == ""


# Synthetics Complex.


@pytest.mark.rule("ART-OCN-12")
@pytest.mark.parametrize(
    ("choice", "goods"),
    [
        ("resources 1e 0m", (4, 6)),
        ("resources 2e 0m", (3, 7)),
        ("resources 3e 0m", (2, 8)),
        ("resources 0e 1m", (6, 4)),
        ("resources 0e 2m", (7, 3)),
        ("resources 0e 3m", (8, 2)),
    ],
)
def test_a_synthetics_complex_turns_one_to_three_of_a_kind_into_the_other(choice: str, goods: tuple[int, int]) -> None:
    t = table(3).build("A", "synthetics-complex", "P").give("A", energy=5, minerals=5).activation()
    t.play("A: use synthetics-complex", f"A: {choice}")
    assert t.who == ""
    assert (t["A"].energy, t["A"].minerals) == goods


@pytest.mark.rule("ART-OCN-12")
def test_a_synthetics_complex_works_in_one_direction_and_on_three_at_most() -> None:
    t = table(3).build("A", "synthetics-complex", "S").give("A", energy=5, minerals=2).activation()
    t.play("A: use synthetics-complex")
    ways = {"resources 1e 0m", "resources 2e 0m", "resources 3e 0m", "resources 0e 1m", "resources 0e 2m"}
    assert set(t.options) == ways


@pytest.mark.rule("ART-OCN-12")
@pytest.mark.parametrize(("crew", "energy"), [("M", 0), ("", 5)])
def test_a_synthetics_complex_without_goods_or_without_staff_does_nothing(crew: str, energy: int) -> None:
    assert table(3).build("A", "synthetics-complex", crew).give("A", energy=energy).activation().who == ""
