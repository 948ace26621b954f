"""Final scoring (catalogue section 13)."""

import pytest
from artemis_table import table

BUILDINGS = [
    *("manufactory", "warmitory", "drone-docks", "bio-drome", "scoutpost", "strongpoint", "shuttle-bay"),
    *("armorist", "sensor-station"),
]
STAFF = {"manufactory": "EP", "drone-docks": "E", "scoutpost": "P", "shuttle-bay": "E", "sensor-station": "M"}


@pytest.mark.rule("ART-SCORE-01")
def test_a_whole_score_sheet_adds_all_steps_to_the_points_of_play() -> None:
    t = table(3).give("A", vp=7, energy=11, minerals=6, badges=5, toolkits=2)
    t.build("A", "scion-tower", "S").build("A", "battery-banks", "EP").build("A", "drone-docks")
    t.shelters("A", "PPMS")
    steps = {"energy": 2, "minerals": 1, "surface": 2 + 3, "buildings": 1, "sets": 3, "leftover": 1, "badges": 3}
    sheet = t.points("A")
    assert {name: sheet[name] for name in steps} == steps
    assert (sheet["play"], sheet["toolkits"]) == (7, 2)
    assert sheet["total"] == 7 + 2 + 1 + 5 + 1 + 3 + 1 + 3 + 2


@pytest.mark.rule("ART-SCORE-01")
def test_the_steps_stand_on_the_sheet_in_the_order_of_the_booklet() -> None:
    t = table(3).build("A", "bio-drome", "EEP").give("A", vp=9)
    order = ["play", "energy", "minerals", "surface", "buildings", "sets", "leftover", "badges", "toolkits"]
    assert [name for name in t.points("A") if name in order] == order


@pytest.mark.rule("ART-SCORE-01", "ART-SUR-10b")
def test_snowcat_moves_come_before_every_step() -> None:
    t = table(2).start("A", round=6).build("A", "snowcat-garage", "PP").build("A", "scion-tower")
    t.shelters("A", "S").give("A", vp=10, toolkits=1).give("B", toolkits=1).final()
    t.play("A: from shelters", "A: into scion-tower")
    sheet = t.points("A")
    assert (sheet["surface"], sheet["leftover"], sheet["badges"], sheet["toolkits"]) == (2 + 2, 1, -3, 0)
    assert sheet["total"] == 10 + 4 + 1 - 3


@pytest.mark.rule("ART-SCORE-01", "ART-GEN-02")
@pytest.mark.parametrize(("vp", "energy", "total"), [(0, 0, 2), (2, 0, 2), (3, 0, 2), (4, 0, 3), (0, 5, 2), (3, 5, 3)])
def test_badges_are_lost_before_toolkits_are_scored_and_never_below_zero(vp: int, energy: int, total: int) -> None:
    t = table(3).give("A", vp=vp, energy=energy, toolkits=3)
    assert t.points("A")["total"] == total


@pytest.mark.rule("ART-SCORE-02")
@pytest.mark.parametrize(("amount", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (20, 3)])
def test_each_five_energy_saved_score_one_and_three_at_most(amount: int, points: int) -> None:
    sheet = table(3).give("A", energy=amount).points("A")
    assert (sheet["energy"], sheet["minerals"]) == (points, 0)


@pytest.mark.rule("ART-SCORE-02")
@pytest.mark.parametrize(("amount", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (20, 3)])
def test_each_five_minerals_saved_score_one_and_three_at_most(amount: int, points: int) -> None:
    sheet = table(3).give("A", minerals=amount).points("A")
    assert (sheet["energy"], sheet["minerals"]) == (0, points)


@pytest.mark.rule("ART-SCORE-02")
def test_energy_and_minerals_are_not_counted_together() -> None:
    sheet = table(3).give("A", energy=4, minerals=4).points("A")
    assert (sheet["energy"], sheet["minerals"]) == (0, 0)
    sheet = table(3).give("A", energy=30, minerals=30).points("A")
    assert (sheet["energy"], sheet["minerals"]) == (3, 3)


@pytest.mark.rule("ART-SCORE-03")
@pytest.mark.parametrize(
    ("name", "crew", "points"),
    [
        ("bio-drome", "EEP", 4),
        ("bio-drome", "EE", 0),
        ("strongpoint", "MM", 0),
        ("colonial-embassy", "SP", 0),
        ("armorist", "M", 0),
        ("battery-banks", "E", 0),
        ("mineral-jumpdock", "P", 0),
        ("command-citadel", "M", 0),
        ("explorers-league", "P", 0),
        ("threshold-footprint", "E", 0),
        ("scion-tower", "", 0),
        ("manufactory", "EP", 0),
    ],
)
def test_only_fully_staffed_surface_buildings_score(name: str, crew: str, points: int) -> None:
    t = table(3).build("A", name, crew).give("A", energy=20, minerals=20, toolkits=9).shelters("A", "PPEEMMSS")
    assert t.points("A").get("surface", 0) == points


@pytest.mark.rule("ART-SCORE-03")
def test_full_and_unfinished_surface_buildings_stand_side_by_side() -> None:
    t = table(3).build("A", "bio-drome", "EEP").build("A", "strongpoint", "MM").build("A", "scion-tower", "E")
    assert t.points("A")["surface"] == 4 + 1


@pytest.mark.rule("ART-SCORE-04")
@pytest.mark.parametrize("staffed", [False, True])
@pytest.mark.parametrize(
    ("number", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 5), (7, 8), (8, 8), (9, 8)]
)
def test_the_number_of_buildings_scores_whether_staffed_or_not(number: int, points: int, staffed: bool) -> None:
    t = table(3)
    for name in BUILDINGS[:number]:
        t.build("A", name, STAFF.get(name, "") if staffed else "")
    assert t.points("A")["buildings"] == points


@pytest.mark.rule("ART-SCORE-04", "ART-GEN-16")
def test_both_copies_of_a_building_count_for_the_number() -> None:
    t = table(3).build("A", "manufactory").build("A", "manufactory-2").build("A", "warmitory")
    assert t.points("A")["buildings"] == 1


@pytest.mark.rule("ART-SCORE-05")
@pytest.mark.parametrize(
    ("colonists", "points"),
    [("", 0), ("PEM", 0), ("PPEEMM", 0), ("PEMS", 3), ("PPEEMMS", 3), ("PPEEMMSS", 6), ("PPPEEEMMMSSS", 9)],
)
def test_each_full_set_of_the_four_types_scores_three(colonists: str, points: int) -> None:
    assert table(3).shelters("A", colonists).points("A")["sets"] == points


@pytest.mark.rule("ART-SCORE-05")
def test_sets_are_made_of_colonists_in_buildings_and_shelters_together() -> None:
    t = table(3).build("A", "manufactory", "EP").build("A", "bio-drome", "E").build("A", "sensor-station", "M")
    t.shelters("A", "SSPM").shelters("B", "PEM")
    assert t.points("A")["sets"] == 6
    assert t.points("B")["sets"] == 0


@pytest.mark.rule("ART-SCORE-06")
@pytest.mark.parametrize(
    ("colonists", "points"),
    [("", 0), ("PP", 0), ("PPP", 1), ("PEM", 1), ("PPPEE", 1), ("PPPEEE", 2), ("PEMS", 0), ("PPPEMS", 0)],
)
def test_three_colonists_outside_the_sets_score_one(colonists: str, points: int) -> None:
    assert table(3).shelters("A", colonists).points("A")["leftover"] == points


@pytest.mark.rule("ART-SCORE-06")
@pytest.mark.parametrize(
    ("colonists", "points"), [("PPPPEMS", 1), ("PPPPPPEMS", 1), ("PPPEEEMMS", 1), ("PPPEEMMSS", 0)]
)
def test_colonists_used_in_sets_are_not_left_over(colonists: str, points: int) -> None:
    assert table(3).shelters("A", colonists).points("A")["leftover"] == points


@pytest.mark.rule("ART-SCORE-05", "ART-SCORE-06")
def test_five_pioneers_three_engineers_two_marines_and_a_steward_score_five() -> None:
    sheet = table(3).shelters("A", "PPPPPEEEMMS").points("A")
    assert (sheet["sets"], sheet["leftover"]) == (3, 2)


@pytest.mark.rule("ART-SCORE-06")
def test_colonists_left_over_in_buildings_count_with_those_in_shelters() -> None:
    t = table(3).build("A", "manufactory", "EP").shelters("A", "P")
    assert t.points("A")["leftover"] == 1


@pytest.mark.rule("ART-SCORE-07")
@pytest.mark.parametrize(
    ("badges", "points"), [(0, -3), (1, -3), (2, 0), (3, 0), (4, 0), (5, 3), (6, 3), (7, 3), (8, 5), (9, 5), (12, 5)]
)
def test_badges_score_by_the_table(badges: int, points: int) -> None:
    sheet = table(3).give("A", vp=10, badges=badges).give("B", toolkits=1).points("A")
    assert sheet["badges"] == points
    assert sheet["total"] == 10 + points


@pytest.mark.rule("ART-SCORE-08")
@pytest.mark.parametrize(
    ("toolkits", "points"),
    [((3, 3, 1), [2, 2, 0]), ((4, 3, 1), [2, 0, 0]), ((0, 0, 1), [0, 0, 2]), ((5, 5, 5), [2, 2, 2])],
)
def test_whoever_has_or_ties_for_the_most_toolkits_scores_two(toolkits: tuple[int, ...], points: list[int]) -> None:
    t = table(3)
    for who, number in zip("ABC", toolkits, strict=True):
        t.give(who, toolkits=number)
    assert [t.points(who)["toolkits"] for who in "ABC"] == points


@pytest.mark.rule("ART-SCORE-09")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_with_no_toolkit_anywhere_everybody_ties_for_the_most(seats: int) -> None:
    t = table(seats)
    assert [t.points(who)["toolkits"] for who in "ABCDE"[:seats]] == [2] * seats


@pytest.mark.rule("ART-SCORE-10")
@pytest.mark.parametrize(("toolkits", "rivals"), [(0, 1), (0, 7), (1, 8)])
def test_the_fewest_toolkits_cost_nothing(toolkits: int, rivals: int) -> None:
    t = table(3).give("A", vp=10, badges=2, toolkits=toolkits).give("BC", toolkits=rivals)
    assert t.points("A")["toolkits"] == 0
    assert t.points("A")["total"] == 10
