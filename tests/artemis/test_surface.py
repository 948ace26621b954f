"""Surface buildings: final scoring step 2 and the Snowcat moves before it (catalogue section 12)."""

import pytest
from artemis_table import Table, table

import frostline

CREWS = {
    "armorist": "EM",
    "battery-banks": "PE",
    "bio-drome": "PEE",
    "colonial-embassy": "PSS",
    "command-citadel": "MS",
    "explorers-league": "PP",
    "mineral-jumpdock": "PE",
    "scion-tower": "S",
    "sentry-pylon": "M",
    "snowcat-garage": "PP",
    "strongpoint": "PMM",
    "threshold-footprint": "EE",
    "warmitory": "PPP",
}


def surface(t: Table, who: str = "A") -> int:
    """The points of a seat's Surface buildings."""
    return t.points(who).get("surface", 0)


@pytest.mark.rule("ART-SUR-01")
@pytest.mark.parametrize(("toolkits", "points"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (9, 4)])
def test_an_armorist_scores_one_and_one_per_two_toolkits_up_to_four(toolkits: int, points: int) -> None:
    assert surface(table(3).build("A", "armorist", "EM").give("A", toolkits=toolkits)) == points


@pytest.mark.rule("ART-SUR-02")
@pytest.mark.parametrize(("energy", "points"), [(0, 1), (4, 1), (5, 2), (9, 2), (10, 3), (14, 3), (15, 4), (25, 4)])
def test_battery_banks_score_one_and_one_per_five_energy_up_to_four(energy: int, points: int) -> None:
    assert surface(table(3).build("A", "battery-banks", "PE").give("A", energy=energy, minerals=30)) == points


@pytest.mark.rule("ART-SUR-02")
def test_battery_banks_score_besides_the_energy_saved() -> None:
    t = table(3).build("A", "battery-banks", "PE").give("A", energy=12)
    assert t.points("A")["energy"] == 2
    assert surface(t) == 3


@pytest.mark.rule("ART-SUR-07")
@pytest.mark.parametrize(("minerals", "points"), [(0, 1), (4, 1), (5, 2), (9, 2), (10, 3), (14, 3), (15, 4), (25, 4)])
def test_a_mineral_jumpdock_scores_one_and_one_per_five_minerals_up_to_four(minerals: int, points: int) -> None:
    assert surface(table(3).build("A", "mineral-jumpdock", "PE").give("A", minerals=minerals, energy=30)) == points


@pytest.mark.rule("ART-SUR-07")
def test_a_mineral_jumpdock_scores_besides_the_minerals_saved() -> None:
    t = table(3).build("A", "mineral-jumpdock", "PE").give("A", minerals=12)
    assert t.points("A")["minerals"] == 2
    assert surface(t) == 3


@pytest.mark.rule("ART-SUR-03", "ART-SUR-04", "ART-SUR-11")
@pytest.mark.parametrize("name", ["bio-drome", "colonial-embassy", "strongpoint"])
def test_the_three_great_buildings_score_four(name: str) -> None:
    assert surface(table(3).build("A", name, CREWS[name])) == 4


@pytest.mark.rule("ART-SUR-05")
@pytest.mark.parametrize(("others", "points"), [("", 2), ("MMM", 2), ("SS", 2), ("MS", 3), ("MMSSS", 4), ("PE", 2)])
def test_a_command_citadel_scores_one_and_one_per_marine_and_steward_pair(others: str, points: int) -> None:
    assert surface(table(3).build("A", "command-citadel", "MS").shelters("A", others)) == points


@pytest.mark.rule("ART-SUR-05")
def test_a_command_citadel_counts_pairs_in_other_buildings_but_not_those_of_others() -> None:
    t = table(3).build("A", "command-citadel", "MS").build("A", "sensor-station", "M").shelters("A", "S")
    t.shelters("B", "MSMS")
    assert surface(t) == 3


@pytest.mark.rule("ART-SUR-06")
@pytest.mark.parametrize(("others", "points"), [("", 2), ("P", 2), ("PP", 3), ("PPP", 3), ("PPPPPPPP", 6), ("EE", 2)])
def test_an_explorers_league_scores_one_and_one_per_two_pioneers(others: str, points: int) -> None:
    assert surface(table(3).build("A", "explorers-league", "PP").shelters("A", others)) == points


@pytest.mark.rule("ART-SUR-06")
def test_an_explorers_league_counts_pioneers_in_buildings_and_shelters_together() -> None:
    t = table(3).build("A", "explorers-league", "PP").build("A", "scoutpost", "P").shelters("A", "P")
    assert surface(t) == 3


@pytest.mark.rule("ART-SUR-12")
@pytest.mark.parametrize(("others", "points"), [("", 2), ("E", 2), ("EE", 3), ("EEE", 3), ("EEEEEEEE", 6), ("PP", 2)])
def test_a_threshold_footprint_scores_one_and_one_per_two_engineers(others: str, points: int) -> None:
    assert surface(table(3).build("A", "threshold-footprint", "EE").shelters("A", others)) == points


@pytest.mark.rule("ART-SUR-12")
def test_a_threshold_footprint_counts_engineers_in_buildings_and_shelters_together() -> None:
    t = table(3).build("A", "threshold-footprint", "EE").build("A", "manufactory", "E").shelters("A", "E")
    assert surface(t) == 3


@pytest.mark.rule("ART-SUR-08")
@pytest.mark.parametrize(("crew", "points"), [("P", 1), ("E", 1), ("M", 1), ("S", 2), ("", 0)])
def test_a_scion_tower_scores_one_or_two_with_a_steward_in_it(crew: str, points: int) -> None:
    assert surface(table(3).build("A", "scion-tower", crew).shelters("A", "S")) == points


@pytest.mark.rule("ART-SUR-09")
@pytest.mark.parametrize(("crew", "points"), [("P", 1), ("E", 1), ("M", 2), ("S", 1), ("", 0)])
def test_a_sentry_pylon_scores_one_or_two_with_a_marine_in_it(crew: str, points: int) -> None:
    assert surface(table(3).build("A", "sentry-pylon", crew).shelters("A", "M")) == points


@pytest.mark.rule("ART-SUR-13")
@pytest.mark.parametrize("crew", ["PPP", "EEE", "MMM", "SSS"])
def test_a_warmitory_with_three_of_one_type_scores_three(crew: str) -> None:
    assert surface(table(3).build("A", "warmitory", crew)) == 3


@pytest.mark.rule("ART-SUR-13")
@pytest.mark.parametrize("crew", ["PPE", "PEE", "PMS", "MMS", "PP", "S", ""])
def test_a_warmitory_with_a_mixed_or_incomplete_crew_scores_nothing(crew: str) -> None:
    assert surface(table(3).build("A", "warmitory", crew)) == 0


@pytest.mark.rule("ART-SUR-14")
def test_both_copies_of_a_building_count_the_same_energy() -> None:
    t = table(3).build("A", "battery-banks", "PE").build("A", "battery-banks-2", "PE").give("A", energy=10)
    assert surface(t) == 3 + 3
    assert t.points("A")["energy"] == 2


@pytest.mark.rule("ART-SUR-14")
def test_the_same_colonists_count_for_several_buildings_and_for_the_sets() -> None:
    t = table(3).build("A", "explorers-league", "PP").build("A", "explorers-league-2", "PP").shelters("A", "EMS")
    assert surface(t) == 3 + 3
    assert t.points("A")["sets"] == 3
    assert t.points("A")["leftover"] == 1


@pytest.mark.rule("ART-SUR-14")
def test_the_same_toolkits_count_for_two_armorists_and_for_the_most_toolkits() -> None:
    t = table(3).build("A", "armorist", "EM").build("A", "armorist-2", "EM").give("A", toolkits=4)
    assert surface(t) == 3 + 3
    assert t.points("A")["toolkits"] == 2


# Snowcat Garage.


@pytest.mark.rule("ART-SUR-10")
@pytest.mark.parametrize(("crew", "points"), [("PP", 2), ("PS", 2), ("P", 0), ("E", 0), ("", 0)])
def test_a_full_snowcat_garage_scores_two(crew: str, points: int) -> None:
    assert surface(table(3).build("A", "snowcat-garage", crew)) == points


@pytest.mark.rule("ART-SUR-10b")
def test_each_toolkit_spent_in_a_snowcat_garage_buys_one_move_before_scoring() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "warmitory")
    t.shelters("A", "SSSS").give("A", toolkits=4).final()
    assert surface(t) == 2
    t.play("A: from shelters", "A: into warmitory")
    assert t["A"].toolkits == 3
    t.play("A: from shelters", "A: into warmitory", "A: from shelters", "A: into warmitory", "A: done")
    assert t["A"].toolkits == 1
    assert surface(t) == 2 + 3


@pytest.mark.rule("ART-SUR-10b")
def test_with_the_last_toolkit_the_snowcat_moves_end() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "bio-drome", "E")
    t.shelters("A", "PEE").give("A", toolkits=2).final()
    t.play("A: from shelters", "A: colonist engineer", "A: into bio-drome")
    t.play("A: from shelters", "A: colonist pioneer", "A: into bio-drome")
    assert t.who == ""
    assert t["A"].toolkits == 0
    assert surface(t) == 2 + 4


@pytest.mark.rule("ART-SUR-10b")
def test_a_swap_costs_one_toolkit_like_a_move() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "scion-tower", "M")
    t.build("A", "sentry-pylon", "S").give("A", toolkits=2).final()
    t.play("A: from scion-tower", "A: swap sentry-pylon", "A: done")
    assert t["A"].toolkits == 1
    assert surface(t) == 2 + 2 + 2


@pytest.mark.rule("ART-SUR-10b")
def test_snowcat_moves_are_optional() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "warmitory", "SS")
    t.shelters("A", "S").give("A", toolkits=2).final().play("A: done")
    assert t.who == ""
    assert (t["A"].toolkits, surface(t)) == (2, 2)


@pytest.mark.rule("ART-SUR-10b")
@pytest.mark.parametrize(("crew", "toolkits"), [("P", 3), ("E", 3), ("", 3), ("PP", 0)])
def test_no_snowcat_moves_without_toolkits_or_without_a_full_garage(crew: str, toolkits: int) -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", crew).build("A", "warmitory").shelters("A", "SSS")
    assert t.give("A", toolkits=toolkits).final().who == ""


@pytest.mark.rule("ART-SUR-10b")
def test_a_snowcat_move_may_not_break_the_slots() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "bio-drome", "EE")
    t.build("A", "scion-tower").shelters("A", "E").give("A", toolkits=2).final().play("A: from shelters")
    assert set(t.options) == {"into scion-tower", "swap snowcat-garage"}
    with pytest.raises(frostline.IllegalMove):
        t.play("A: into bio-drome")


@pytest.mark.rule("ART-SUR-10c")
def test_once_a_colonist_has_moved_out_of_the_garage_it_gives_no_more_moves() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "bio-drome", "E")
    t.shelters("A", "E").give("A", toolkits=5).final()
    t.play("A: from shelters", "A: into bio-drome", "A: from snowcat-garage", "A: into bio-drome")
    assert t.who == ""
    assert t["A"].toolkits == 3
    assert surface(t) == 4


@pytest.mark.rule("ART-SUR-10c")
def test_a_swap_with_a_colonist_of_the_garage_ends_its_moves_too() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PS").build("A", "scion-tower", "M")
    t.shelters("A", "PP").give("A", toolkits=5).final()
    t.play("A: from scion-tower", "A: swap snowcat-garage")
    assert t.who == ""
    assert t["A"].toolkits == 4
    assert surface(t) == 2 + 2


@pytest.mark.rule("ART-SUR-10c")
def test_a_colonist_of_the_garage_swapped_with_one_in_shelters_has_left_it() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PM").build("A", "warmitory")
    t.shelters("A", "E").give("A", toolkits=5).final()
    t.play("A: from shelters", "A: swap snowcat-garage")
    assert t.who == ""
    assert (t.staff("A", "snowcat-garage"), t["A"].toolkits) == ("PE", 4)


@pytest.mark.rule("ART-SUR-10c")
def test_a_second_full_garage_goes_on_after_the_first_has_lost_a_colonist() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "snowcat-garage-2", "PP")
    t.build("A", "warmitory", "P").give("A", toolkits=5).final()
    t.play("A: from snowcat-garage", "A: into warmitory")
    assert t.prompt == "SnowcatMove"
    t.play("A: from snowcat-garage", "A: into warmitory", "A: from snowcat-garage-2", "A: shelters")
    assert t.who == ""
    assert t["A"].toolkits == 2


@pytest.mark.rule("ART-SUR-10b", "ART-SUR-10c")
def test_a_garage_filled_by_snowcat_moves_gives_none_itself() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "snowcat-garage-2", "P")
    t.build("A", "warmitory").shelters("A", "PPP").give("A", toolkits=5).final()
    t.play("A: from shelters", "A: into snowcat-garage-2", "A: from snowcat-garage", "A: into warmitory")
    assert t.who == ""
    assert t["A"].toolkits == 3


@pytest.mark.rule("ART-SUR-10d")
@pytest.mark.parametrize(("start", "order"), [("A", "AC"), ("B", "CA"), ("C", "CA")])
def test_several_owners_of_a_snowcat_garage_act_in_turn_order(start: str, order: str) -> None:
    t = table(3).start(start, round=6).build("A", "snowcat-garage", "PP").build("C", "snowcat-garage-2", "PP")
    t.shelters("A", "E").shelters("C", "E").give("AC", toolkits=2).final()
    t.play(f"{order[0]}: done", f"{order[1]}: done")
    assert t.who == ""


@pytest.mark.rule("ART-SUR-10d")
def test_the_first_owner_makes_all_snowcat_moves_before_the_second_begins() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("B", "snowcat-garage-2", "PP")
    t.build("A", "warmitory").shelters("A", "EEE").build("B", "scion-tower").shelters("B", "S")
    t.give("A", toolkits=3).give("B", toolkits=2).final()
    for _ in range(3):
        t.play("A: from shelters", "A: into warmitory")
    t.play("B: done")
    assert t.who == ""


@pytest.mark.rule("ART-SUR-10e")
def test_toolkits_spent_on_snowcat_moves_are_missing_for_armorist_and_most_toolkits() -> None:
    t = table(3).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "armorist", "EM")
    t.build("A", "scion-tower").shelters("A", "S").give("A", toolkits=4).give("B", toolkits=4).final()
    assert (surface(t), t.points("A")["toolkits"]) == (2 + 3, 2)
    t.play("A: from shelters", "A: into scion-tower", "A: done")
    assert (surface(t), t.points("A")["toolkits"]) == (2 + 2 + 2, 0)
    assert t.points("B")["toolkits"] == 2
