"""AstroBot's Corporation actions (SHA-SOLOC-01 to SHA-SOLOC-07) and their easy and hard sides (SHA-SOLO-04)."""

from typing import Any

import pytest
from shackleton_table import Table, table

THIRD = {"card-4": 2, "card-6": 2, "card-7": 2}  # before card-2 these make Corporation #3 active, the others #2
FULL = "scientist scientist scientist scientist"


def visit(corporation: str, previous: str = "card-1", hard: bool = False) -> Table:
    """AstroBot's next turn is a visit to the empty Lunar Gateway: one action of this Corporation and nothing else."""
    others = [name for name in ("artemis-tours", "moon-mining", "selenium-research") if name != corporation][:2]
    place = THIRD.get(previous, 1)
    others.insert(place, corporation)
    t = table(1, " ".join(others), options=(("", "hard-b", "hard-c")[place],) if hard else ())
    return t.crew("B", scientist=1).line("corporations", FULL).cards(previous, "card-2")


def board(t: Table, previous: str = "card-1") -> Any:
    """The board of the Corporation that acts."""
    return t.state.boards[THIRD.get(previous, 1)]


@pytest.mark.rule("SHA-SOLO-04", "SHA-SOLO-90")
@pytest.mark.parametrize(
    ("options", "vp"),
    [((), 10), (("hard-a",), 11), (("hard-b",), 13), (("hard-c",), 12), (("hard-a", "hard-b", "hard-c"), 16)],
)
def test_each_corporation_has_its_own_easy_or_hard_side(options: tuple[str, ...], vp: int) -> None:
    t = table(1, options=options).crew("B", scientist=1).development(5).cards("card-1", "card-3").bot_turn()
    assert t["B"].vp == vp


# Artemis Tours.


@pytest.mark.rule("SHA-SOLOC-01")
@pytest.mark.parametrize(("hard", "spots"), [(False, [1, 2, 2, 3, 3, 4]), (True, [2, 3, 3, 4, 4, 5])])
def test_the_next_tourist_takes_the_lowest_free_spot_of_the_solo_card_until_it_is_full(
    hard: bool, spots: list[int]
) -> None:
    t = visit("artemis-tours", hard=hard)
    for number in range(6):
        t.crew("B", scientist=1).gateway().cards("card-1", "card-2").markers(0, 0, 0).bot_turn()
        assert (t["B"].vp, t["B"].reputation) == (sum(spots[: number + 1]), 0)
    t.crew("B", scientist=1).gateway().cards("card-1", "card-2").markers(0, 0, 0).bot_turn()
    assert (t["B"].vp, t["B"].reputation, t.hosted("B")) == (sum(spots), 2, 6)


@pytest.mark.rule("SHA-SOLOC-01")
@pytest.mark.parametrize(("lobby", "vp", "reputation"), [(14, 1, 0), (15, 0, 2)])
def test_without_a_tourist_in_the_queue_artemis_tours_does_nothing(lobby: int, vp: int, reputation: int) -> None:
    t = visit("artemis-tours").give("A", tourists=lobby).bot_turn()
    assert (t["B"].vp, t["B"].reputation) == (vp, reputation)


@pytest.mark.rule("SHA-SOLOC-01")
def test_astrobot_needs_no_spot_of_the_artemis_board() -> None:
    t = visit("artemis-tours").spot("A", "board 1").spot("A", "board 2").spot("A", "board 3").bot_turn()
    assert (t["B"].vp, t.hosted("B"), t["B"].tourists) == (1, 1, 0)


# Selenium Research.


@pytest.mark.rule("SHA-SOLOC-02", "SHA-SOLOC-03")
@pytest.mark.parametrize(
    ("previous", "hard", "vp", "faces"),
    [
        ("card-5", False, 2, ["l2", "c1", "r1"]),
        ("card-5", True, 3, ["l2", "c1", "r1"]),
        ("card-6", False, 2, ["l2", "c1", "r1"]),
        ("card-7", False, 2, ["l2", "c1", "r1"]),
        ("card-1", False, 3, ["l1", "c2", "r1"]),
        ("card-4", True, 5, ["l1", "c2", "r1"]),
        ("card-3", False, 4, ["l1", "c1", "r2"]),
        ("card-3", True, 7, ["l1", "c1", "r2"]),
    ],
)
def test_the_triangle_picks_the_experiment_that_is_discarded_for_the_solo_cards_vp(
    previous: str, hard: bool, vp: int, faces: list[str]
) -> None:
    t = visit("selenium-research", previous, hard).experiments("l1 c1 r1")
    t.stack("left", "l2").stack("centre", "c2").stack("right", "r2").bot_turn()
    assert (t.faces, t.done("B"), t["B"].vp) == (faces, [], vp)
    assert (t["B"].credits, t["B"].reputation) == (0, 0)


@pytest.mark.rule("SHA-SOLOC-02")
@pytest.mark.parametrize(
    ("previous", "faces", "after", "vp"),
    [
        ("card-5", "- c1 r1", ["", "", "r1"], 3),
        ("card-5", "- - r1", ["", "", ""], 4),
        ("card-3", "l1 c1 -", ["", "c1", ""], 2),
        ("card-1", "l1 - -", ["", "", ""], 2),
        ("card-1", "l1 - r1", ["l1", "", ""], 4),
    ],
)
def test_from_an_empty_place_astrobot_goes_on_to_the_right_and_round(
    previous: str, faces: str, after: list[str], vp: int
) -> None:
    t = visit("selenium-research", previous).experiments(faces)
    t.stack("left", "").stack("centre", "").stack("right", "").bot_turn()
    assert (t.faces, t["B"].vp, t["B"].reputation) == (after, vp, 0)


@pytest.mark.rule("SHA-SOLOC-02")
def test_with_no_experiment_left_selenium_research_does_nothing() -> None:
    t = visit("selenium-research").experiments("- - -").stack("left", "").stack("centre", "").stack("right", "")
    assert (t.bot_turn()["B"].vp, t["B"].reputation) == (0, 2)


@pytest.mark.rule("SHA-SOLOC-03")
def test_astrobot_scores_no_set_of_experiments() -> None:
    t = table(1, "artemis-tours selenium-research moon-mining").line("corporations", FULL)
    for previous in ("card-5", "card-1", "card-3"):
        t.crew("B", scientist=1).gateway().markers(0, 0, 0).cards(previous, "card-2").bot_turn()
    assert (t["B"].vp, t.end().points("B").get("corporation", 0)) == (9, 0)


# Moon Mining.


@pytest.mark.rule("SHA-SOLOC-04")
@pytest.mark.parametrize(
    ("development", "easy", "hard"),
    [(0, 2, 3), (1, 2, 3), (2, 3, 5), (3, 3, 5), (4, 5, 7), (5, 5, 7), (6, 6, 9), (7, 6, 9)],
)
def test_development_decides_the_level_of_a_shipment(development: int, easy: int, hard: int) -> None:
    t = visit("moon-mining").development(development).bot_turn()
    assert (t["B"].vp, t["B"].credits, t["B"].reputation, t.shipped("B")) == (easy, 0, 0, 1)
    assert visit("moon-mining", hard=True).development(development).bot_turn()["B"].vp == hard


@pytest.mark.rule("SHA-SOLOC-04")
@pytest.mark.parametrize(
    ("previous", "development", "full", "slot"),
    [
        ("card-1", 0, "", "1 second"),
        ("card-4", 0, "", "1 first"),
        ("card-1", 0, "1 second", "1 first"),
        ("card-4", 0, "1 first", "1 second"),
        ("card-1", 0, "1 first,1 second", "2 second"),
        ("card-4", 0, "1 first,1 second,2 first", "2 second"),
        ("card-1", 4, "3 first,3 second", "4 second"),
        ("card-1", 4, "3 first,3 second,4 first,4 second", "2 second"),
        ("card-4", 4, "3 first,3 second,4 first,4 second", "2 first"),
        ("card-1", 6, "4 first,4 second,3 first,3 second,2 second", "2 first"),
        ("card-1", 6, "4 first,4 second,3 first,3 second,2 first,2 second", "1 second"),
    ],
)
def test_the_arrow_picks_the_slot_and_full_levels_lead_right_and_then_to_the_rightmost_free_one(
    previous: str, development: int, full: str, slot: str
) -> None:
    t, expected = visit("moon-mining", previous).development(development), visit("moon-mining", previous).cargo(slot)
    for each in full.split(",") if full else ():
        t.cargo(each)
        expected.cargo(each)
    assert board(t.bot_turn(), previous).cargo == board(expected, previous).cargo
    assert t["B"].vp == {"1": 2, "2": 3, "3": 5, "4": 6}[slot[0]]


@pytest.mark.rule("SHA-SOLOC-04")
def test_with_all_eight_slots_taken_moon_mining_does_nothing() -> None:
    t = visit("moon-mining")
    for number in "1234":
        t.cargo(f"{number} first").cargo(f"{number} second")
    assert (t.bot_turn()["B"].vp, t["B"].reputation, t.shipped("B")) == (0, 2, 0)


# Space Robotics.


@pytest.mark.rule("SHA-SOLOC-05")
@pytest.mark.parametrize(
    ("previous", "column"),
    [
        ("card-5", "left"),
        ("card-6", "left"),
        ("card-7", "left"),
        ("card-1", "centre"),
        ("card-4", "centre"),
        ("card-3", "right"),
    ],
)
@pytest.mark.parametrize(
    ("hard", "rows"),
    [
        (False, ["top", "top", "top", "middle", "middle", "middle", "bottom", "bottom"]),
        (True, ["top", "top", "middle", "middle", "bottom", "bottom", "bottom", "bottom"]),
    ],
)
def test_the_triangle_picks_the_column_and_development_the_row_of_a_factory(
    previous: str, column: str, hard: bool, rows: list[str]
) -> None:
    for development, row in enumerate(rows):
        t = visit("space-robotics", previous, hard).development(development).bot_turn()
        assert t.factories("B") == [f"{row} {column}"]


@pytest.mark.rule("SHA-SOLOC-05")
@pytest.mark.parametrize(
    ("gone", "factory"),
    [
        ("centre", "middle right"),
        ("centre,right", "bottom left"),
        ("centre,right,bottom left", "bottom centre"),
        ("centre,right,bottom left,bottom centre,bottom right", "top left"),
        ("centre,right,bottom left,bottom centre,bottom right,top left,top centre", "top right"),
        ("centre,right,bottom left,bottom centre,bottom right,top left,top centre,top right", "middle left"),
        ("centre,right,left,bottom left,bottom centre,bottom right,top left,top centre,top right", ""),
    ],
)
def test_instead_of_a_missing_factory_the_right_then_below_then_above_then_the_left_is_searched(
    gone: str, factory: str
) -> None:
    t = visit("space-robotics", "card-1").development(3)
    for each in gone.split(","):
        t.factory("A", each if " " in each else f"middle {each}")
    t.bot_turn()
    assert t.factories("B") == ([factory] if factory else [])
    assert t["B"].reputation == (0 if factory else 2)


@pytest.mark.rule("SHA-SOLOC-05")
@pytest.mark.parametrize(
    ("previous", "development", "gone", "factory"),
    [
        ("card-3", 0, "top right", "middle left"),
        ("card-3", 0, "top right,middle left,middle centre,middle right", "bottom left"),
        ("card-3", 6, "bottom right", "middle left"),
        ("card-3", 6, "bottom right,middle left,middle centre,middle right", "top left"),
        ("card-5", 6, "bottom left", "bottom centre"),
    ],
)
def test_nearer_rows_come_first_and_from_the_bottom_row_the_search_goes_up(
    previous: str, development: int, gone: str, factory: str
) -> None:
    t = visit("space-robotics", previous).development(development)
    for each in gone.split(","):
        t.factory("A", each)
    assert t.bot_turn().factories("B") == [factory]


@pytest.mark.rule("SHA-SOLOC-05", "SHA-SOLO-103", "SHA-SOLO-108")
def test_a_factory_of_astrobot_has_no_effect_and_no_income_but_scores_in_full() -> None:
    t = visit("space-robotics", "card-3").development(3).bot_turn()
    assert (t.factories("B"), t["B"].reputation, t["B"].vp) == (["middle right"], 0, 0)
    t.factory("B", "top left").factory("B", "bottom centre").maintenance()
    assert set(t["B"].goods.values()) == {0}
    assert t.end().points("B")["corporation"] == 3 + 5 + 8 + 3 + 3


# Evergreen Farms.


@pytest.mark.rule("SHA-SOLOC-06")
@pytest.mark.parametrize(("development", "size"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (7, 3)])
@pytest.mark.parametrize("hard", [False, True])
def test_development_decides_the_size_of_a_farm_and_the_hard_side_scores_it(
    development: int, size: int, hard: bool
) -> None:
    t = visit("evergreen-farms", hard=hard).structure("B", "dome", "i4").development(development).bot_turn()
    assert (t.farm_in("i4"), t["B"].vp, t["B"].reputation) == (f"B{size}", size if hard else 0, 0)


@pytest.mark.rule("SHA-SOLOC-06")
@pytest.mark.parametrize(("others", "size"), [("", 3), ("dome", 2), ("workshop-top", 1)])
def test_a_farm_that_does_not_fit_is_replaced_by_the_biggest_smaller_one(others: str, size: int) -> None:
    t = visit("evergreen-farms", hard=True).structure("B", "laboratory-top", "i4").development(4)
    if others:
        t.structure("A", others, "i4")
    assert (t.bot_turn().farm_in("i4"), t["B"].vp) == (f"B{size}", size)


@pytest.mark.rule("SHA-SOLOC-06")
@pytest.mark.parametrize(
    ("development", "used", "farm"), [(0, (1,) * 6, "B2"), (4, (3,) * 4, "B2"), (4, (3,) * 4 + (2,) * 5, "B1")]
)
def test_a_size_that_has_run_out_is_replaced_too(development: int, used: tuple[int, ...], farm: str) -> None:
    t = visit("evergreen-farms").structure("B", "dome", "o1").development(development)
    for size, sector in zip(used, ("o2", "o3", "o4", "o5", "o6", "o8", "o9", "o10", "o11"), strict=False):
        t.farm("A", size, sector)
    assert t.bot_turn().farm_in("o1") == farm


@pytest.mark.rule("SHA-SOLOC-06")
@pytest.mark.parametrize(
    ("previous", "sector"), [("card-1", "i4"), ("card-4", "o8"), ("card-3", "o5"), ("card-7", "o12")]
)
def test_the_search_follows_the_rows_from_the_triangle_in_arrow_direction(previous: str, sector: str) -> None:
    t = visit("evergreen-farms", previous).structure("B", "dome", "i4").structure("B", "dome", "o8")
    assert t.structure("B", "dome", "o5").structure("B", "dome", "o12").bot_turn().farm_in(sector) == "B1"


@pytest.mark.rule("SHA-SOLOC-06")
@pytest.mark.parametrize(
    ("first", "sector"), [("", "o1"), ("farm", "i4"), ("headquarters", "i4"), ("human farm", "i4")]
)
def test_of_the_rows_sectors_the_closest_that_can_take_a_farm_is_used(first: str, sector: str) -> None:
    t = visit("evergreen-farms").structure("B", "headquarters" if first == "headquarters" else "dome", "o1")
    if "farm" in first:
        t.farm("A" if "human" in first else "B", 1, "o1")
    assert t.structure("B", "dome", "i4").bot_turn().farm_in(sector) == "B1"


@pytest.mark.rule("SHA-SOLOC-06")
@pytest.mark.parametrize(("human", "sector"), [("i1", "o11"), ("o7", "i4")])
def test_a_row_without_the_majority_is_passed_over(human: str, sector: str) -> None:
    t = visit("evergreen-farms").structure("B", "dome", "i4").structure("A", "dome", human)
    assert t.structure("B", "dome", "o11").bot_turn().farm_in(sector) == "B1"


@pytest.mark.rule("SHA-SOLOC-06")
@pytest.mark.parametrize("structure", ["", "headquarters"])
def test_without_a_place_for_a_farm_evergreen_farms_does_nothing(structure: str) -> None:
    t = visit("evergreen-farms", hard=True).power("o1")
    if structure:
        t.structure("B", structure, "o1")
    assert (t.bot_turn()["B"].vp, t["B"].reputation) == (0, 2)


@pytest.mark.rule("SHA-SOLOC-07")
@pytest.mark.parametrize(("room", "seated"), [(True, {"engineer": 1}), (False, {"technician": 1})])
def test_astrobot_gets_the_benefits_of_the_farms_of_a_row_it_wins_even_without_room(
    room: bool, seated: dict[str, int]
) -> None:
    t = table(1, "evergreen-farms artemis-tours moon-mining").structure("B", "workshop-top", "o1")
    t.farm("B", 3, "o1").structure("A", "dome", "i4").farm("A", 2, "i4").farm("A", 1, "i1").astronaut(1, "engineer")
    t.seated("B", "workshop-top", engineer=2)
    if not room:
        t.seated("B", "waiting", technician=1)
    t.retrieve().seat_bot()
    assert (t["B"].vp, t["B"].credits, t["A"].vp) == (3, 0, 0)
    assert (t.in_base("B", "waiting"), t.in_gateway) == (seated, {} if room else {"engineer": 1})


@pytest.mark.rule("SHA-SOLOC-07")
def test_farms_of_a_row_the_human_wins_give_astrobot_nothing() -> None:
    t = table(1, "evergreen-farms artemis-tours moon-mining").structure("B", "dome", "o1").farm("B", 3, "o1")
    t.structure("A", "workshop-top", "i4").built("A", "dome").astronaut(1, "engineer").retrieve()
    assert t["B"].vp == 0
