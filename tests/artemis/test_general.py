"""General rules, tie-breaks and two players (catalogue, sections 4, 14 and 15)."""

from collections.abc import Callable

import pytest
from artemis_table import Table, card, people, table

import frostline
from frostline.games.artemis.components import ANY
from frostline.games.artemis.powers import PIONEER

COLONIST = {"P": "colonist pioneer", "E": "colonist engineer", "M": "colonist marine", "S": "colonist steward"}


def recruit(t: Table, letter: str) -> Table:
    """A gains that colonist at the Doorstep and is asked where it goes."""
    t.doorstep(letter + "P", "A1").give("A", energy=2).region("doorstep")
    return t.play(COLONIST[letter])


# Points.


@pytest.mark.rule("ART-GEN-01")
def test_points_from_relief_are_on_the_score_track_before_the_next_die_is_resolved() -> None:
    t = table(3).give("AB", relief=3).vents(0, "A1 B1").region("vents").play("A: relief 4")
    assert t.who == "B"
    assert t["A"].vp == 1


@pytest.mark.rule("ART-GEN-01")
def test_points_from_an_expedition_are_scored_before_the_second_player_gets_a_reward() -> None:
    t = table(3).expeditions("first-contact-reef").rewards_on("first-contact-reef", "P").build("B", "scoutpost")
    t.on_expedition("first-contact-reef", "A6 B3").region("basecamp").play("A: reward 1")
    assert t.who == "B"
    assert t["A"].vp == 2


@pytest.mark.rule("ART-GEN-02", "ART-GEN-13")
@pytest.mark.parametrize(("vp", "total"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_the_badge_penalty_never_takes_a_score_below_zero(vp: int, total: int) -> None:
    t = table(3).give("A", vp=vp).give("B", toolkits=1).final()
    assert t.points("A")["total"] == total


@pytest.mark.rule("ART-GEN-02")
@pytest.mark.parametrize(("vp", "total"), [(0, 2), (1, 2), (3, 2), (4, 3)])
def test_points_of_a_later_step_are_not_eaten_by_a_loss_that_stopped_at_zero(vp: int, total: int) -> None:
    t = table(3).give("A", vp=vp, toolkits=1).final()  # badges, step 6, then most Toolkits, step 7
    assert t.points("A")["total"] == total


@pytest.mark.rule("ART-GEN-02")
@pytest.mark.parametrize(("vp", "total"), [(0, 0), (3, 0), (4, 0), (5, 1)])
def test_the_solo_toolkit_penalty_stops_at_zero_too(vp: int, total: int) -> None:
    assert table(1).give("A", vp=vp).final().points("A")["total"] == total


# Goods.


@pytest.mark.rule("ART-GEN-03")
def test_minerals_paid_for_a_building_go_to_nobody_and_not_to_the_quarry() -> None:
    t = table(3).gantry("manufactory: A4").quarry(5).give("A", minerals=4).region("gantry").play("A: claim")
    assert [t[who].minerals for who in "ABC"] == [0, 0, 0]
    assert t.state.quarry == 5


@pytest.mark.rule("ART-GEN-03")
def test_energy_paid_for_a_colonist_goes_to_nobody_and_not_to_the_vents() -> None:
    t = table(3).doorstep("P", "A1").vents(5).give("A", energy=2).region("doorstep").play("A: colonist pioneer")
    assert [t[who].energy for who in "ABC"] == [0, 0, 0]
    assert t.state.vents == 5


@pytest.mark.rule("ART-GEN-03")
def test_a_toolkit_spent_on_a_die_is_gone() -> None:
    t = table(3).give("A", toolkits=1).dice(A=[3]).placement().play("toolkit up", "vents")
    assert [t[who].toolkits for who in "ABC"] == [0, 0, 0]
    assert t.row("vents") == "A4"


@pytest.mark.rule("ART-GEN-04")
def test_two_resources_of_an_engineer_are_gained_in_any_mix() -> None:
    t = table(3).expeditions("crystal-grotto").on_expedition("crystal-grotto", "B6 C5 A1+E").region("basecamp")
    t.play("B: reward 1")
    assert t.who == "A"
    assert sorted(t.options) == ["resources 0e 2m", "resources 1e 1m", "resources 2e 0m"]


@pytest.mark.rule("ART-GEN-04")
def test_a_fee_of_two_resources_is_paid_in_any_mix() -> None:
    t = table(3).event("hard-freeze").happen().expeditions("crystal-grotto").shelters("A", "P")
    t.give("A", energy=2, minerals=2).dice(A=[5]).placement().play("expedition crystal-grotto", "colonist pioneer")
    assert sorted(t.options) == ["resources 0e 2m", "resources 1e 1m", "resources 2e 0m"]


@pytest.mark.rule("ART-GEN-04")
def test_toolkits_and_badges_do_not_pay_a_fee_of_a_resource() -> None:
    t = table(3).expeditions("crystal-grotto").shelters("A", "P").give("A", toolkits=5, badges=5)
    t.dice(A=[5]).placement().play("expedition crystal-grotto")
    assert t.who == ""
    assert t.party("crystal-grotto") == "A5"


@pytest.mark.rule("ART-GEN-04", "ART-GEN-13")
def test_a_loss_of_three_resources_spares_toolkits_and_badges() -> None:
    t = table(2).give("A", energy=1, minerals=1, toolkits=5, badges=5, vp=5).event("leviathan-attack").happen()
    assert (t["A"].energy, t["A"].minerals) == (0, 0)
    assert (t["A"].toolkits, t["A"].badges, t["A"].vp) == (5, 5, 5)


@pytest.mark.rule("ART-GEN-04")
def test_a_loss_of_three_resources_may_be_any_mix() -> None:
    t = table(2).give("A", energy=3, minerals=2).event("leviathan-attack").happen()
    assert sorted(t.options) == ["resources 1e 2m", "resources 2e 1m", "resources 3e 0m"]


@pytest.mark.rule("ART-GEN-05")
def test_a_player_who_holds_every_token_of_the_box_still_gains_more() -> None:
    t = table(3).give("A", energy=60, minerals=60, toolkits=35, badges=35).build("A", "drone-docks", "E")
    t.activation().play("A: use drone-docks")
    t.dice(A=[6]).placement().play("outfitter")
    t.expeditions("crystal-grotto").on_expedition("crystal-grotto", "A6 A1").region("basecamp").play("A: reward 1")
    assert (t["A"].energy, t["A"].minerals) == (61, 64)
    assert (t["A"].toolkits, t["A"].badges) == (37, 36)


@pytest.mark.rule("ART-GEN-05")
def test_three_players_may_hold_more_energy_together_than_there_are_tokens() -> None:
    t = table(3).give("ABC", energy=60).vents(6, "A2 B2 C2").region("vents")
    assert [t[who].energy for who in "ABC"] == [62, 62, 62]


@pytest.mark.rule("ART-GEN-13")
@pytest.mark.parametrize(("energy", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_loss_of_two_energy_stops_at_none(energy: int, left: int) -> None:
    t = table(3).give("A", energy=energy).vents(6, "A1").event("vent-eruption").happen()
    assert t["A"].energy == left


# Room for colonists.


@pytest.mark.rule("ART-GEN-06")
@pytest.mark.parametrize(
    ("colonist", "own"),
    [("P", "scoutpost"), ("E", "shuttle-bay"), ("M", "sensor-station"), ("S", "pocket-operations")],
)
def test_a_colonist_enters_a_slot_of_its_type_or_a_slot_without_type(colonist: str, own: str) -> None:
    t = table(3).build("A", "synthetics-complex").build("A", "scoutpost").build("A", "shuttle-bay")
    t.build("A", "sensor-station").build("A", "pocket-operations")
    recruit(t, colonist)
    assert sorted(t.options) == sorted(["into synthetics-complex", f"into {own}", "shelters"])


@pytest.mark.rule("ART-GEN-06")
@pytest.mark.parametrize(
    ("staff", "colonist", "room"),
    [("", "M", True), ("M", "M", True), ("MM", "M", False), ("MM", "P", True), ("P", "P", False), ("", "E", False)],
)
def test_strongpoint_has_room_for_two_marines_and_a_pioneer(staff: str, colonist: str, room: bool) -> None:
    t = recruit(table(3).build("A", "strongpoint", staff).build("A", "warmitory"), colonist)
    assert ("into strongpoint" in t.options) is room


@pytest.mark.rule("ART-GEN-06")
def test_a_full_building_takes_nobody_even_into_slots_without_type() -> None:
    t = recruit(table(3).build("A", "crystal-foundry", "PP"), "P")
    assert t.in_shelters("A") == "P"
    assert t.staff("A", "crystal-foundry") == "PP"


@pytest.mark.rule("ART-GEN-10")
@pytest.mark.parametrize(
    ("staff", "fits"),
    [("", "PEMS"), ("P", "PEMS"), ("M", "P"), ("E", "P"), ("S", "P"), ("PP", ""), ("PM", "")],
)
def test_slots_pioneer_and_any_hold_whoever_can_be_shifted_to_fit(staff: str, fits: str) -> None:
    taken = ""
    for letter in "PEMS":
        t = recruit(table(3).build("A", "snowcat-garage", staff).build("A", "warmitory"), letter)
        taken += letter if "into snowcat-garage" in t.options else ""
    assert taken == fits


@pytest.mark.rule("ART-GEN-10")
@pytest.mark.parametrize(
    ("staff", "empty"), [("", [PIONEER, ANY]), ("P", [ANY]), ("M", [PIONEER]), ("PP", []), ("PM", [])]
)
def test_empty_slots_are_what_is_left_when_own_slots_are_filled_first(staff: str, empty: list[int]) -> None:
    assert table(3).build("A", "snowcat-garage", staff)["A"].buildings[0].empty_slots() == empty


@pytest.mark.rule("ART-GEN-10")
def test_a_swap_leaves_a_set_that_fits_whichever_slots_they_stood_in() -> None:
    t = table(3).build("A", "snowcat-garage", "PM").shelters("A", "E").move_step()
    t.play("A: from shelters")  # the rest has one answer: only the Marine can make way
    assert t.staff("A", "snowcat-garage") == "PE"
    assert t.in_shelters("A") == "M"


@pytest.mark.rule("ART-GEN-10")
@pytest.mark.parametrize(
    ("first", "then"),
    [("pioneer", {"pioneer", "marine", "engineer"}), ("marine", {"pioneer"}), ("engineer", {"pioneer"})],
)
def test_who_moves_into_a_new_building_first_decides_who_may_follow(first: str, then: set[str]) -> None:
    t = table(3).gantry("snowcat-garage: A1").give("A", minerals=1).shelters("A", "PPME").region("gantry")
    t.play("A: claim", f"A: colonist {first}")
    assert set(t.options) == {f"colonist {each}" for each in then} | {"done"}


# Gaining colonists and buildings.


def by_recruiting(t: Table) -> None:
    recruit(t, "M")


def by_the_academy(t: Table) -> None:
    t.academy("A3P").region("academy")


def by_an_expedition(t: Table) -> None:
    t.expeditions("lost-rover").rewards_on("lost-rover", "M").on_expedition("lost-rover", "A6 A1")
    t.region("basecamp").play("reward 1")


def by_the_training_reward(t: Table) -> None:
    t.shelters("A", "P").academy(supply="MS").expeditions("training-dive").on_expedition("training-dive", "A6")
    t.region("basecamp").play("reward 2", "colonist pioneer", "from shelters", "colonist marine")


def by_surface_conduit(t: Table) -> None:
    t.build("A", "surface-conduit", "SP").bag("M").activation().play("use surface-conduit")


@pytest.mark.rule("ART-GEN-07")
@pytest.mark.parametrize(
    "gain", [by_recruiting, by_the_academy, by_an_expedition, by_the_training_reward, by_surface_conduit]
)
def test_a_gained_colonist_goes_at_once_into_any_own_building_with_room_or_shelters(
    gain: Callable[[Table], None],
) -> None:
    t = table(3).build("A", "sensor-station").build("A", "crystal-foundry", "P").build("A", "synthetics-complex", "P")
    t.build("A", "scoutpost").build("B", "assault-pod")
    gain(t)
    assert t.who == "A"
    assert sorted(t.options) == ["into crystal-foundry", "into sensor-station", "shelters"]
    t.play("into sensor-station")
    assert t.staff("A", "sensor-station") == "M"
    assert t.in_shelters("A") == ""


@pytest.mark.rule("ART-GEN-07")
def test_shelters_are_open_even_when_crowded_and_a_building_has_room() -> None:
    t = recruit(table(3).build("A", "scoutpost").shelters("A", "PPPPPPPPPPPP"), "P").play("A: shelters")
    assert t.in_shelters("A") == "PPPPPPPPPPPPP"
    assert t.staff("A", "scoutpost") == ""


@pytest.mark.rule("ART-GEN-07")
def test_each_of_two_gained_colonists_is_placed_by_itself() -> None:
    t = table(3).build("A", "warmitory").expeditions("drifting-pods").rewards_on("drifting-pods", "PE")
    t.on_expedition("drifting-pods", "A6 A2").region("basecamp").play("reward 1", "into warmitory")
    assert sorted(t.options) == ["into warmitory", "shelters"]
    t.play("shelters")
    assert len(t.staff("A", "warmitory")) == 1
    assert len(t.in_shelters("A")) == 1


@pytest.mark.rule("ART-GEN-08", "ART-RES-27")
def test_a_claimed_building_may_be_filled_from_shelters_but_not_from_other_buildings() -> None:
    t = table(3).gantry("warmitory: A2").give("A", minerals=2).shelters("A", "PPEM").build("A", "scoutpost")
    t.build("A", "pocket-operations", "S").region("gantry").play("A: claim")
    assert sorted(t.options) == ["colonist engineer", "colonist marine", "colonist pioneer", "done"]
    t.play("colonist pioneer", "colonist engineer", "colonist marine")
    assert t.who == ""
    assert (t.staff("A", "warmitory"), t.in_shelters("A")) == ("PEM", "P")
    assert (t.staff("A", "scoutpost"), t.staff("A", "pocket-operations")) == ("", "S")


@pytest.mark.rule("ART-GEN-08", "ART-RWD-02")
def test_a_building_from_an_expedition_may_be_filled_at_once_too() -> None:
    t = table(3).expeditions("prefab-drop").rewards_on("prefab-drop", building="manufactory").shelters("A", "PEM")
    t.on_expedition("prefab-drop", "A6 A4").region("basecamp").play("reward 1")
    assert sorted(t.options) == ["colonist engineer", "colonist pioneer", "done"]
    t.play("colonist engineer", "colonist pioneer")
    assert (t.staff("A", "manufactory"), t.in_shelters("A")) == ("PE", "M")


@pytest.mark.rule("ART-GEN-08", "ART-RES-12")
def test_colonists_still_out_on_the_expedition_cannot_enter_the_building_it_brings() -> None:
    t = table(3).expeditions("prefab-drop").rewards_on("prefab-drop", building="scoutpost")
    t.on_expedition("prefab-drop", "A6 A3+P").region("basecamp").play("A: reward 1")
    assert t.who == ""
    assert (t.staff("A", "scoutpost"), t.in_shelters("A")) == ("", "P")


@pytest.mark.rule("ART-GEN-08")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_any_number_of_colonists_may_move_into_the_new_building(number: int) -> None:
    t = table(3).gantry("warmitory: A2").give("A", minerals=2).shelters("A", "PPP").region("gantry")
    t.play("A: claim", *["colonist pioneer"] * number, "done")
    assert t.staff("A", "warmitory") == "P" * number
    assert t.in_shelters("A") == "P" * (3 - number)


@pytest.mark.rule("ART-GEN-09")
def test_colonists_in_shelters_enter_an_old_building_only_in_the_move_step() -> None:
    t = table(3).build("A", "scoutpost").shelters("A", "P").event("silt-storm")
    assert t.resolution().who == ""
    assert t.activation().who == ""
    assert t.staff("A", "scoutpost") == ""
    t.move_step().play("A: from shelters")
    assert t.staff("A", "scoutpost") == "P"


@pytest.mark.rule("ART-GEN-09")
def test_gaining_a_colonist_moves_nobody_else() -> None:
    t = recruit(table(3).build("A", "scoutpost").shelters("A", "P").build("A", "sensor-station"), "M")
    assert sorted(t.options) == ["into sensor-station", "shelters"]
    t.play("into sensor-station")
    assert t.who == ""
    assert (t.staff("A", "scoutpost"), t.in_shelters("A")) == ("", "P")


# The bag.


@pytest.mark.rule("ART-GEN-11")
def test_an_empty_bag_is_filled_with_the_discarded_colonists() -> None:
    t = table(3).build("A", "surface-conduit", "SP").bag("", discarded="MM").activation()
    t.play("A: use surface-conduit")
    assert t.in_shelters("A") == "M"
    assert (people(t.state.bag.counts), t.discards()) == ("M", "")


@pytest.mark.rule("ART-GEN-11")
def test_taking_the_last_colonist_of_the_bag_does_not_yet_bring_the_discarded_ones_back() -> None:
    t = table(3).build("A", "surface-conduit", "SP").bag("E", discarded="MM").activation()
    t.play("A: use surface-conduit")
    assert t.in_shelters("A") == "E"
    assert (people(t.state.bag.counts), t.discards()) == ("", "MM")


@pytest.mark.rule("ART-GEN-11")
def test_a_draw_goes_on_after_the_bag_was_filled_again() -> None:
    t = table(3).bag("PP", discarded="MMMM")
    t.state.expedition_deck.cards = [card("crystal-grotto"), card("mantle-tap")]  # no colonists on these
    t.refresh(2)
    assert t.waiting() == "PPMMM"
    assert (people(t.state.bag.counts), t.discards()) == ("M", "")


@pytest.mark.rule("ART-GEN-11", "ART-REFRESH-07")
def test_colonists_of_a_cleared_expedition_can_be_drawn_again_at_once() -> None:
    t = table(2).expeditions("drifting-pods").rewards_on("drifting-pods", "MM").bag("")
    t.state.expedition_deck.cards = [card("crystal-grotto")]
    t.refresh(2)
    assert (t.waiting(), t.discards()) == ("MM", "")


@pytest.mark.rule("ART-GEN-12")
def test_with_bag_and_discard_pool_empty_surface_conduit_brings_nobody() -> None:
    t = table(3).build("A", "surface-conduit", "SP").bag("").activation()
    assert t.who == ""
    assert t.in_shelters("A") == ""


@pytest.mark.rule("ART-GEN-12")
def test_with_two_colonists_left_anywhere_the_doorstep_gets_two() -> None:
    t = table(3).doorstep("E").bag("P", discarded="M")
    t.state.expedition_deck.cards = [card("crystal-grotto"), card("mantle-tap")]
    t.refresh(2)
    assert t.waiting() == "PEM"


@pytest.mark.rule("ART-GEN-12", "ART-RWD-11")
def test_the_last_colonist_lies_on_the_expedition_and_nobody_comes_to_the_doorstep() -> None:
    t = table(2).bag("P")
    t.state.expedition_deck.cards = [card("drifting-pods")]
    t.refresh(2)
    assert people(t.state.expeditions[0].colonists) == "P"
    assert t.waiting() == ""


@pytest.mark.rule("ART-GEN-12")
def test_the_academy_trains_though_bag_and_discard_pool_are_empty() -> None:
    t = table(3).academy("A3P").bag("").region("academy")
    assert t.in_shelters("A") == "M"


@pytest.mark.rule("ART-GEN-18")
def test_each_colonist_in_the_bag_is_equally_likely_to_be_drawn() -> None:
    drawn = ""
    for seed in range(800):
        t = table(2, seed=seed).build("A", "surface-conduit", "SP").bag("PPPPPEEM").activation()
        drawn += t.play("A: use surface-conduit").in_shelters("A")
    assert drawn.count("P") == pytest.approx(500, abs=55)  # four standard deviations
    assert drawn.count("E") == pytest.approx(200, abs=49)
    assert drawn.count("M") == pytest.approx(100, abs=38)


# Colony, staffing, copies, open information.


@pytest.mark.rule("ART-GEN-14", "ART-RWD-07")
def test_marines_on_expeditions_and_in_the_academy_count_as_in_the_colony() -> None:
    t = table(3).expeditions("perimeter-sweep", "mantle-tap").academy("A3M").shelters("A", "M")
    t.build("A", "sensor-station", "M").shelters("B", "M")
    t.on_expedition("perimeter-sweep", "A5+M A3").on_expedition("mantle-tap", "A2+M").region("basecamp")
    t.play("A: reward 1")
    assert t["A"].vp == 5


@pytest.mark.rule("ART-GEN-14", "ART-RWD-07")
def test_stewards_on_expeditions_and_in_the_academy_count_as_in_the_colony() -> None:
    t = table(3).expeditions("founders-summit").academy("A5S", "B5S").shelters("A", "S")
    t.on_expedition("founders-summit", "A1+S B6 A6").region("basecamp").play("A: reward 1")
    assert t["A"].vp == 3 + 1  # three Stewards, and one point for the one sent
    assert t["B"].vp == 2


@pytest.mark.rule("ART-GEN-14")
def test_a_steward_waiting_in_the_academy_counts_for_the_most_stewards() -> None:
    t = table(3).academy("B1S").shelters("B", "S").shelters("A", "S").event("colonial-inspection").happen()
    assert [t[who].vp for who in "ABC"] == [0, 1, 0]


@pytest.mark.rule("ART-GEN-15")
@pytest.mark.parametrize(
    ("name", "staff", "full"),
    [
        ("manufactory", "E", False),
        ("manufactory", "P", False),
        ("manufactory", "EP", True),
        ("crystal-foundry", "E", False),
        ("crystal-foundry", "PP", True),
        ("drone-docks", "", False),
        ("drone-docks", "E", True),
    ],
)
def test_an_ocean_building_works_when_it_has_no_empty_slot(name: str, staff: str, full: bool) -> None:
    t = table(3).build("A", name, staff).activation()
    assert (f"use {name}" in t.options) is full


@pytest.mark.rule("ART-GEN-15", "ART-SCORE-03")
@pytest.mark.parametrize(
    ("name", "staff", "vp"),
    [("strongpoint", "MM", 0), ("strongpoint", "MP", 0), ("strongpoint", "MMP", 4), ("scion-tower", "", 0)],
)
def test_a_surface_building_scores_when_it_has_no_empty_slot(name: str, staff: str, vp: int) -> None:
    t = table(3).build("A", name, staff).final()
    assert t.points("A").get("surface", 0) == vp


@pytest.mark.rule("ART-GEN-16")
def test_both_copies_of_an_ocean_building_work() -> None:
    t = table(3).build("A", "drone-docks", "E").build("A", "drone-docks-2", "E").activation()
    t.play("A: use drone-docks")
    assert sorted(t.options) == ["done", "use drone-docks-2"]
    t.play("A: use drone-docks-2")
    assert (t["A"].energy, t["A"].minerals) == (2, 2)


@pytest.mark.rule("ART-GEN-16")
def test_each_copy_is_staffed_by_itself() -> None:
    t = table(3).build("A", "drone-docks", "E").build("A", "drone-docks-2").activation()
    assert sorted(t.options) == ["done", "use drone-docks"]


@pytest.mark.rule("ART-GEN-16")
def test_the_owner_of_one_copy_may_claim_the_other_and_both_score() -> None:
    t = table(3).build("A", "scion-tower", "P").gantry("scion-tower-2: A1").give("A", minerals=1)
    t.shelters("A", "S").region("gantry").play("A: claim", "A: colonist steward").final()
    assert t.buildings("A") == ["scion-tower", "scion-tower-2"]
    assert t.points("A")["surface"] == 3


@pytest.mark.rule("ART-GEN-17")
@pytest.mark.parametrize("pile", ["event_deck", "expedition_deck", "ocean_stack", "surface_stack"])
def test_nobody_sees_the_order_of_a_deck_or_stack(pile: str) -> None:
    t, other = table(3), table(3)
    getattr(other.state, pile).cards.reverse()
    assert getattr(other.state, pile).cards != getattr(t.state, pile).cards
    assert seen(t, 0) == seen(other, 0)


@pytest.mark.rule("ART-GEN-17")
def test_nobody_sees_what_is_in_the_bag() -> None:
    assert seen(table(3).bag("PPEM"), 0) == seen(table(3).bag("SSSS"), 0)


@pytest.mark.rule("ART-GEN-17")
def test_everything_else_lies_open_to_everybody() -> None:
    t = table(3).give("A", energy=7, minerals=8, toolkits=9, badges=4, vp=5, relief=2).shelters("A", "EM")
    t.build("A", "manufactory", "P").dice(A=[2, 6], B=[1]).doorstep("SS").academy("C3P").event("rockfall").placement()
    views = [seen(t, seat) for seat in range(3)]
    assert views[0] == views[1] == views[2]
    for change in ("energy", "minerals", "toolkits", "badges", "vp", "relief"):
        before = seen(t, 1)
        assert before != seen(t.give("A", **{change: 1}), 1)


def seen(t: Table, seat: int) -> dict[str, object]:
    """What a seat knows of the table, less whose eyes these are and what that seat is asked."""
    view = frostline.game("artemis").view(t.state, seat).json()
    return {key: value for key, value in view.items() if key not in ("seat", "options")}
