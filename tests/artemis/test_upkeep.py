"""Upkeep: move/swap, activation, warmth for the Shelters, refresh, start player (catalogue section 9)."""

import pytest
from artemis_table import BASE, Table, card, table

import frostline

SURFACE = {
    *("armorist", "battery-banks", "bio-drome", "colonial-embassy", "command-citadel", "explorers-league"),
    *("mineral-jumpdock", "scion-tower", "sentry-pylon", "snowcat-garage", "strongpoint", "threshold-footprint"),
    "warmitory",
}


def moves_left(t: Table) -> bool:
    """Whether somebody is still asked for a move/swap."""
    return t.prompt == "MayMove"


# Frame.


@pytest.mark.rule("ART-UPK-01")
def test_an_engineer_moved_in_first_runs_the_docks_whose_energy_then_warms_the_shelters() -> None:
    t = table(3).start("A", round=6).build("A", "drone-docks").shelters("A", "EP").upkeep()
    t.play("A: from shelters", "A: use drone-docks")
    assert t.staff("A", "drone-docks") == "E"
    assert t.in_shelters("A") == "P"
    assert (t["A"].energy, t["A"].minerals) == (0, 1)


@pytest.mark.rule("ART-UPK-01")
def test_a_colonist_left_cold_may_arrive_again_with_the_refresh_that_follows() -> None:
    t = table(3).shelters("A", "M").bag("")
    t.state.expedition_deck.cards = [card("crystal-grotto"), card("mantle-tap")]
    t.upkeep()
    assert t.in_shelters("A") == ""
    assert t.waiting() == "M"
    assert t.discards() == ""


@pytest.mark.rule("ART-UPK-01")
def test_the_start_player_is_chosen_on_a_refreshed_board() -> None:
    t = table(3).upkeep()
    assert t.prompt == "ChooseStart"
    assert len(t.state.expeditions) == 2
    assert t.state.vents >= 2
    assert len(t.tiles()) == 3


@pytest.mark.rule("ART-UPK-02")
def test_round_six_has_steps_one_to_three() -> None:
    t = table(3).start("A", round=6).build("A", "drone-docks").shelters("A", "EP").give("A", energy=4).upkeep()
    assert moves_left(t)
    t.play("A: from shelters", "A: use drone-docks")
    assert t["A"].minerals == 1
    assert t["A"].energy == 4


@pytest.mark.rule("ART-UPK-02")
def test_round_six_refreshes_nothing_and_chooses_no_start_player() -> None:
    t = table(3).start("B", round=6).give("ABC", energy=5).give("C", energy=1).vents(4).doorstep("P")
    t.expeditions("crystal-grotto").upkeep()
    assert t.who == ""
    assert t.state.start == 1
    assert (t.state.vents, t.waiting(), t.tiles()) == (4, "P", [])
    assert t.party("crystal-grotto") == ""


@pytest.mark.rule("ART-UPK-03")
def test_players_move_in_turn_order_from_the_start_player() -> None:
    t = table(3).start("B")
    for who in "ABC":
        t.shelters(who, "P").build(who, {"A": "scoutpost", "B": "scoutpost-2", "C": "manufactory"}[who])
    t.move_step().play("B: done", "C: done", "A: done")
    assert t.who == ""


@pytest.mark.rule("ART-UPK-03")
def test_players_activate_in_turn_order_from_the_start_player() -> None:
    t = table(3).start("C")
    t.build("A", "drone-docks", "E").build("B", "drone-docks-2", "E").build("C", "sensor-station", "M")
    t.give("C", energy=2).activation()
    t.play("C: use sensor-station", "A: use drone-docks", "B: use drone-docks-2")
    assert t.who == ""


@pytest.mark.rule("ART-UPK-03")
def test_players_choose_whom_to_warm_in_turn_order_from_the_start_player() -> None:
    t = table(3).start("B").give("ABC", energy=1)
    t.shelters("A", "PE").shelters("B", "PE").shelters("C", "PE").pay()
    t.play("B: colonist pioneer", "C: colonist engineer", "A: colonist pioneer")
    assert [t.in_shelters(who) for who in "ABC"] == ["E", "E", "P"]


@pytest.mark.rule("ART-UPK-01", "ART-UPK-03")
def test_everybody_moves_before_anybody_activates() -> None:
    t = table(2).start("A", round=6).build("A", "drone-docks", "E").build("B", "drone-docks-2", "E").upkeep()
    t.play("A: done", "B: done", "A: use drone-docks", "B: use drone-docks-2")
    assert t.who == ""


# Move/swap.


@pytest.mark.rule("ART-UPK-04")
def test_one_colonist_may_move_from_shelters_into_a_fitting_empty_slot() -> None:
    t = table(3).build("A", "manufactory").shelters("A", "EM").move_step()
    t.play("A: from shelters")
    assert t.staff("A", "manufactory") == "E"
    assert t.in_shelters("A") == "M"


@pytest.mark.rule("ART-UPK-04")
def test_one_colonist_may_move_from_a_building_to_shelters() -> None:
    t = table(3).build("A", "manufactory", "EP").move_step()
    t.play("A: from manufactory", "A: colonist engineer")
    assert t.staff("A", "manufactory") == "P"
    assert t.in_shelters("A") == "E"


@pytest.mark.rule("ART-UPK-04")
def test_one_colonist_may_move_from_a_building_to_another_building() -> None:
    t = table(3).build("A", "manufactory", "E").build("A", "drone-docks").move_step()
    t.play("A: from manufactory", "A: into drone-docks")
    assert t.staff("A", "drone-docks") == "E"
    assert t.staff("A", "manufactory") == ""


@pytest.mark.rule("ART-UPK-04")
def test_two_colonists_of_different_buildings_may_swap() -> None:
    t = table(3).build("A", "scion-tower", "M").build("A", "sentry-pylon", "S").move_step()
    t.play("A: from scion-tower", "A: swap sentry-pylon")
    assert t.staff("A", "scion-tower") == "S"
    assert t.staff("A", "sentry-pylon") == "M"


@pytest.mark.rule("ART-UPK-04")
def test_a_colonist_may_swap_with_one_in_shelters() -> None:
    t = table(3).build("A", "scion-tower", "M").shelters("A", "S").move_step()
    t.play("A: from shelters")
    assert t.staff("A", "scion-tower") == "S"
    assert t.in_shelters("A") == "M"


@pytest.mark.rule("ART-UPK-04")
def test_a_player_has_one_move_and_no_more() -> None:
    t = table(3).build("A", "manufactory").shelters("A", "EP").move_step()
    t.play("A: from shelters", "A: colonist engineer")
    assert t.who == ""
    assert t.in_shelters("A") == "P"


@pytest.mark.rule("ART-UPK-04")
def test_a_player_may_leave_everybody_in_place() -> None:
    t = table(3).build("A", "manufactory").shelters("A", "EP").move_step()
    t.play("A: done")
    assert t.who == ""
    assert (t.staff("A", "manufactory"), t.in_shelters("A")) == ("", "PE")


@pytest.mark.rule("ART-UPK-04")
def test_nobody_may_move_into_a_slot_of_another_type_or_into_a_full_building() -> None:
    t = table(3).build("A", "sensor-station").build("A", "drone-docks", "E").shelters("A", "E").move_step()
    assert set(t.options) == {"done", "from drone-docks"}
    with pytest.raises(frostline.IllegalMove):
        t.play("from shelters")


@pytest.mark.rule("ART-UPK-04")
def test_only_own_colonists_move_and_only_into_own_buildings() -> None:
    t = table(3).shelters("A", "E").build("B", "drone-docks").build("C", "scion-tower", "M").move_step()
    assert t.who == "C"
    t.play("C: from scion-tower")
    assert t.in_shelters("C") == "M"
    assert t.staff("B", "drone-docks") == ""


@pytest.mark.rule("ART-UPK-05")
@pytest.mark.parametrize(
    ("garage", "newcomer", "legal"),
    [("PM", "E", ["M"]), ("PP", "E", ["P"]), ("PM", "P", ["M"]), ("PE", "M", ["E"])],
)
def test_a_swap_must_leave_colonists_that_fit_the_slots(garage: str, newcomer: str, legal: list[str]) -> None:
    t = table(3).build("A", "snowcat-garage", garage).shelters("A", newcomer).move_step()
    t.play("A: from shelters")  # the one legal partner is found without a question
    assert t.who == ""
    assert [t.in_shelters("A")] == legal


@pytest.mark.rule("ART-UPK-05")
def test_no_swap_where_one_of_the_two_would_not_fit() -> None:
    t = table(3).build("A", "manufactory", "EP").build("A", "drone-docks", "E").build("A", "scoutpost")
    t.shelters("A", "M").move_step()
    assert "from shelters" not in t.options
    t.play("A: from manufactory", "A: colonist pioneer")
    assert set(t.options) == {"shelters", "into scoutpost"}


@pytest.mark.rule("ART-UPK-05")
def test_shelters_take_anybody_in_a_swap_but_the_building_does_not() -> None:
    t = table(3).build("A", "drone-docks", "E").shelters("A", "PMS").move_step()
    assert set(t.options) == {"done", "from drone-docks"}
    t.play("A: from drone-docks")
    assert t.in_shelters("A") == "PEMS"


@pytest.mark.rule("ART-UPK-05")
def test_a_swap_between_two_buildings_needs_room_on_both_sides() -> None:
    t = table(3).build("A", "manufactory", "EP").build("A", "snowcat-garage", "PM").build("A", "scoutpost").move_step()
    t.play("A: from manufactory", "A: colonist pioneer")
    assert set(t.options) == {"shelters", "into scoutpost"}  # the Marine does not fit the Manufactory


@pytest.mark.rule("ART-UPK-05")
def test_a_swap_between_two_buildings_takes_the_partner_that_leaves_the_slots_right() -> None:
    t = table(3).build("A", "crystal-foundry", "EE").build("A", "snowcat-garage", "PM").move_step()
    t.play("A: from crystal-foundry", "A: swap snowcat-garage")  # not the Pioneer: Engineer and Marine need a P slot
    assert t.staff("A", "crystal-foundry") == "EM"
    assert t.staff("A", "snowcat-garage") == "PE"


@pytest.mark.rule("ART-UPK-06")
def test_a_pioneer_shifts_to_its_own_slot_for_free_so_that_a_marine_finds_room() -> None:
    t = table(3).build("A", "snowcat-garage").shelters("A", "PM").build("A", "shuttle-bay", "E").move_step()
    t.play("A: from shelters", "A: colonist pioneer")
    t.play("A: from shelters", "A: into snowcat-garage")
    assert t.staff("A", "snowcat-garage") == "PM"
    assert moves_left(t)  # only two of the three moves are spent


@pytest.mark.rule("ART-UPK-06")
def test_shifting_inside_a_building_is_not_offered_as_a_move() -> None:
    t = table(3).build("A", "snowcat-garage", "P").build("A", "scoutpost").move_step()
    t.play("A: from snowcat-garage")
    assert set(t.options) == {"shelters", "into scoutpost"}


@pytest.mark.rule("ART-UPK-07")
@pytest.mark.parametrize(("crew", "moves"), [("E", 3), ("", 1)])
def test_a_full_shuttle_bay_adds_two_moves(crew: str, moves: int) -> None:
    t = table(3).build("A", "shuttle-bay", crew).build("A", "warmitory").build("A", "crystal-foundry")
    t.shelters("A", "PPPPP").move_step()
    for _ in range(moves):
        assert moves_left(t)
        t.play("A: from shelters", "A: into warmitory")
    assert not moves_left(t)
    assert t.in_shelters("A") == "P" * (5 - moves)


@pytest.mark.rule("ART-UPK-07")
def test_the_extra_moves_of_a_shuttle_bay_may_be_left_unused() -> None:
    t = table(3).build("A", "shuttle-bay", "E").build("A", "warmitory").shelters("A", "PPP").move_step()
    t.play("A: from shelters", "A: done")
    assert t.who == ""
    assert t.in_shelters("A") == "PP"


# Activation.


@pytest.mark.rule("ART-UPK-08")
def test_each_full_ocean_building_is_used_once_in_the_order_its_owner_wants() -> None:
    t = table(3).build("A", "pocket-operations", "S").build("A", "crystal-foundry", "PP").build("A", "drone-docks", "E")
    t.activation()
    t.play("A: use drone-docks", "A: use crystal-foundry")
    assert set(t.options) == {"done", "use pocket-operations"}  # paid with what the two others gave
    t.play("A: use pocket-operations")
    assert t.who == ""
    assert (t["A"].energy, t["A"].minerals, t["A"].vp) == (1, 0, 1)


@pytest.mark.rule("ART-UPK-08")
def test_a_building_used_is_not_used_again() -> None:
    t = table(3).build("A", "drone-docks", "E").build("A", "manufactory", "EP").activation()
    t.play("A: use drone-docks")
    with pytest.raises(frostline.IllegalMove):
        t.play("use drone-docks")
    assert t["A"].minerals == 1


@pytest.mark.rule("ART-UPK-08")
def test_buildings_may_be_left_unused() -> None:
    t = table(3).build("A", "drone-docks", "E").build("A", "manufactory", "EP").activation()
    t.play("A: use manufactory", "A: done")
    assert t.who == ""
    assert (t["A"].toolkits, t["A"].energy, t["A"].minerals) == (2, 0, 0)


@pytest.mark.rule("ART-UPK-08")
@pytest.mark.parametrize("crew", ["", "E", "P"])
def test_a_building_with_an_empty_slot_cannot_be_used(crew: str) -> None:
    t = table(3).build("A", "manufactory", crew).activation()
    assert t.who == ""
    assert t["A"].toolkits == 0


@pytest.mark.rule("ART-UPK-08", "ART-GEN-16")
def test_both_copies_of_a_building_may_be_used() -> None:
    t = table(3).build("A", "manufactory", "EP").build("A", "manufactory-2", "EP").activation()
    t.play("A: use manufactory", "A: use manufactory-2")
    assert t["A"].toolkits == 4


@pytest.mark.rule("ART-UPK-09")
def test_assault_pods_of_later_players_go_before_all_other_buildings() -> None:
    t = table(3).build("A", "drone-docks", "E").build("C", "assault-pod", "MP").build("C", "manufactory", "EP")
    t.activation()
    t.play("C: player 1", "A: use drone-docks", "C: use manufactory")
    assert t["A"].minerals == 1  # gained after the attack, so it is safe


@pytest.mark.rule("ART-UPK-10")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_ocean_buildings_work_in_all_six_rounds(number: int) -> None:
    t = table(3).start("A", round=number).build("A", "drone-docks", "E").upkeep()
    t.play("A: done", "A: use drone-docks")
    assert (t["A"].energy, t["A"].minerals) == (1, 1)


@pytest.mark.rule("ART-UPK-11", "ART-OCN-11")
def test_a_building_filled_by_the_surface_conduit_still_works_in_this_step() -> None:
    t = table(3).build("A", "surface-conduit", "SP").build("A", "drone-docks").bag("E").activation()
    assert set(t.options) == {"done", "use surface-conduit"}
    t.play("A: use surface-conduit", "A: into drone-docks", "A: use drone-docks")
    assert (t["A"].energy, t["A"].minerals) == (1, 1)


@pytest.mark.rule("ART-UPK-11")
def test_a_second_conduit_filled_by_the_first_works_in_this_step_too() -> None:
    t = table(3).build("A", "surface-conduit", "SP").build("A", "surface-conduit-2", "S").bag("PP").activation()
    t.play("A: use surface-conduit", "A: into surface-conduit-2", "A: use surface-conduit-2")
    assert t.in_shelters("A") == "P"


@pytest.mark.rule("ART-UPK-11")
def test_an_assault_pod_filled_by_the_conduit_waits_for_the_next_upkeep() -> None:
    t = table(3).build("A", "surface-conduit", "SP").build("A", "assault-pod", "P").bag("M").give("B", minerals=5)
    t.activation().play("A: use surface-conduit", "A: into assault-pod")
    assert t.who == ""
    t.activation().play("A: player 2")
    assert (t["A"].energy, t["B"].minerals) == (2, 2)


@pytest.mark.rule("ART-UPK-11")
def test_a_shuttle_bay_filled_by_the_conduit_gives_no_moves_this_round() -> None:
    t = table(3).start("A", round=6).build("A", "surface-conduit", "SP").build("A", "shuttle-bay").bag("E")
    t.upkeep().play("A: done", "A: use surface-conduit", "A: into shuttle-bay")
    assert t.staff("A", "shuttle-bay") == "E"
    assert t.who == ""


@pytest.mark.rule("ART-UPK-12")
@pytest.mark.parametrize(("name", "crew"), [("bio-drome", "EEP"), ("armorist", "EM"), ("scion-tower", "S")])
def test_a_surface_building_does_nothing_in_upkeep(name: str, crew: str) -> None:
    t = table(3).build("A", name, crew).give("A", toolkits=4).activation()
    assert t.who == ""
    assert t["A"].vp == 0


@pytest.mark.rule("ART-UPK-12")
def test_a_full_snowcat_garage_gives_no_moves_in_upkeep() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "warmitory").shelters("A", "PPP")
    t.give("A", toolkits=3, energy=3).upkeep().play("A: from shelters")
    assert t.who == ""
    assert (t["A"].toolkits, t.staff("A", "warmitory")) == (3, "P")


# Shelters.


@pytest.mark.rule("ART-UPK-13")
@pytest.mark.parametrize(("energy", "left"), [(3, 0), (4, 1), (10, 7)])
def test_each_colonist_in_shelters_costs_one_energy(energy: int, left: int) -> None:
    t = table(3).shelters("A", "PES").give("A", energy=energy, minerals=2).pay()
    assert t.who == ""
    assert (t["A"].energy, t["A"].minerals) == (left, 2)
    assert t.in_shelters("A") == "PES"


@pytest.mark.rule("ART-UPK-13")
def test_paying_is_compulsory_as_far_as_energy_goes() -> None:
    t = table(3).shelters("A", "PPP").give("A", energy=2).pay()
    assert t.who == ""
    assert t["A"].energy == 0
    assert t.in_shelters("A") == "PP"


@pytest.mark.rule("ART-UPK-13", "ART-UPK-14")
def test_without_energy_everybody_in_shelters_is_lost_whatever_minerals_there_are() -> None:
    t = table(3).shelters("A", "PEM").give("A", minerals=9).pay()
    while t.who:  # in whatever order they are named
        t.play(t.options[0])
    assert t.in_shelters("A") == ""
    assert t.discards() == "PEM"
    assert t["A"].minerals == 9


@pytest.mark.rule("ART-UPK-14")
def test_with_two_energy_for_three_colonists_the_owner_gives_up_a_pioneer() -> None:
    t = table(3).shelters("A", "PES").give("A", energy=2).pay()
    assert set(t.options) == {"colonist pioneer", "colonist engineer", "colonist steward"}
    t.play("A: colonist pioneer")
    assert t["A"].energy == 0
    assert t.in_shelters("A") == "ES"
    assert t.discards() == "P"


@pytest.mark.rule("ART-UPK-14")
def test_with_one_energy_for_three_colonists_the_owner_gives_up_two() -> None:
    t = table(3).shelters("A", "PES").give("A", energy=1).pay()
    t.play("A: colonist steward", "A: colonist pioneer")
    assert t.who == ""
    assert t.in_shelters("A") == "E"
    assert t.discards() == "PS"


@pytest.mark.rule("ART-UPK-15")
def test_colonists_in_buildings_and_in_the_hub_cost_nothing() -> None:
    t = table(3).build("A", "expedition-hub", "PM").build("A", "manufactory", "E").shelters("A", "P")
    t.give("A", energy=3).pay()
    assert t["A"].energy == 2
    assert (t.staff("A", "expedition-hub"), t.staff("A", "manufactory")) == ("PM", "E")


@pytest.mark.rule("ART-UPK-15")
def test_colonists_in_buildings_stay_without_any_energy() -> None:
    t = table(3).build("A", "expedition-hub", "P").build("A", "bio-drome", "EE").pay()
    assert (t.staff("A", "expedition-hub"), t.staff("A", "bio-drome")) == ("P", "EE")
    assert t.discards() == ""


# Refresh and start player.


@pytest.mark.rule("ART-UPK-16")
@pytest.mark.parametrize(("number", "surface"), [(1, False), (2, False), (3, True), (4, True), (5, True)])
def test_upkeep_refreshes_the_board_for_the_next_round(number: int, surface: bool) -> None:
    t = table(3).start("A", round=number).expeditions("crystal-grotto", "mantle-tap").vents(1).doorstep("PP").upkeep()
    assert len(t.state.expeditions) == 2
    assert not {card("crystal-grotto"), card("mantle-tap")} & {each.card for each in t.state.expeditions}
    assert len(t.waiting()) == 2 + 5
    assert [name.removesuffix("-2") in SURFACE for name in t.tiles()] == [surface] * 3
    assert t.state.vents >= 6


@pytest.mark.rule("ART-UPK-17")
@pytest.mark.parametrize(
    ("goods", "chooser"),
    [
        ({"A": (5, 0), "B": (0, 4), "C": (3, 3)}, "B"),
        ({"A": (0, 2), "B": (2, 1), "C": (9, 0)}, "A"),
        ({"A": (0, 9), "B": (8, 0), "C": (3, 4)}, "C"),
    ],
)
def test_the_fewest_energy_and_minerals_together_choose_the_start_player(
    goods: dict[str, tuple[int, int]], chooser: str
) -> None:
    t = table(3)
    for who, (energy, minerals) in goods.items():
        t.give(who, energy=energy, minerals=minerals)
    assert t.start_player().who == chooser


@pytest.mark.rule("ART-UPK-17")
@pytest.mark.parametrize("choice", [1, 2, 3])
def test_anybody_may_be_chosen_to_start_also_oneself(choice: int) -> None:
    t = table(3).give("AC", energy=3).start_player()
    assert set(t.options) == {"player 1", "player 2", "player 3"}
    t.play(f"B: player {choice}")
    assert t.state.start == choice - 1


@pytest.mark.rule("ART-UPK-17", "ART-GEN-04")
def test_toolkits_badges_and_colonists_are_no_resources_here() -> None:
    t = table(3).give("ABC", energy=3).give("B", energy=2, toolkits=9, badges=5, vp=8).shelters("B", "PPP")
    assert t.start_player().who == "B"


@pytest.mark.rule("ART-UPK-17", "ART-UPK-01")
def test_energy_spent_on_warmth_no_longer_counts_for_the_choice() -> None:
    t = table(3).give("AB", energy=4).give("C", energy=5).shelters("C", "PP").upkeep()
    assert (t.who, t.prompt) == ("C", "ChooseStart")
    assert t["C"].energy == 3


@pytest.mark.rule("ART-UPK-18")
@pytest.mark.parametrize(("start", "chooser"), [("A", "D"), ("B", "D"), ("C", "B"), ("D", "B")])
def test_of_those_tied_for_fewest_the_last_in_the_old_turn_order_chooses(start: str, chooser: str) -> None:
    t = table(4).start(start).give("A", energy=5).give("B", energy=3).give("C", minerals=7).give("D", minerals=3)
    assert t.start_player().who == chooser


@pytest.mark.rule("ART-UPK-18")
@pytest.mark.parametrize(("start", "chooser"), [("A", "C"), ("B", "A"), ("C", "B")])
def test_with_everybody_tied_the_player_before_the_start_player_chooses(start: str, chooser: str) -> None:
    t = table(3).start(start).give("ABC", energy=2, minerals=1)
    assert t.start_player().who == chooser


@pytest.mark.rule("ART-UPK-18")
def test_a_start_player_tied_for_fewest_does_not_choose() -> None:
    t = table(3).start("A").give("C", energy=1)
    assert t.start_player().who == "B"


@pytest.mark.rule("ART-UPK-19")
@pytest.mark.parametrize(("event", "extra"), [("thermal-bloom", 4), ("ice-quake", 0)])
def test_an_immediate_event_has_happened_when_the_start_player_is_chosen(event: str, extra: int) -> None:
    t = table(2)
    t.state.expedition_deck.cards = [card("crystal-grotto")]
    t.state.event_deck.cards = [BASE.event_names.index(event)]
    t.upkeep()
    assert t.prompt == "ChooseStart"
    assert t.state.vents == 5 + 2 + extra
