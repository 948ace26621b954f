"""Building a building, and Resource cards as access to one that is missing (catalogue, sections 6 and 12)."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from antarctica_table import Table, fresh, table

import frostline

RESOURCES = "crane shaft-tower derrick wind-turbine"
EVERYTHING = f"{RESOURCES} lab factory"
OPEN = {2: ["t1", "t2", "t3"], 3: ["t1", "t2", "t3", "t4"], 4: ["t1", "t2", "t3", "t4", "t5"]}
FARMS = ["a01", "a02", "a03", "a04", "a05", "a06", "a07"]


def piles(card: str) -> tuple[str, str, str]:
    """The three top cards with this one among them, the other piles empty."""
    return tuple(card if card[0] == deck else "" for deck in "bda")  # type: ignore[return-value]


def arrived(basic: str, double: str, advanced: str) -> Table:
    """A has a ship in w, where everything that cards need stands, and has moved another one from e to the bare n."""
    t = table(3).ships(e="A", w="A B").buildings(w=EVERYTHING).visible(basic, double, advanced)
    return t.stop("e").play("to n")


def needing(card: str, **buildings: str) -> Table:
    """Only this card is visible; A's ships are in e and w, the one from e comes to n."""
    return table(4).ships(e="A B", w="B C A").buildings(**buildings).visible(*piles(card))


def builds(t: Table) -> list[str]:
    """The buildings offered to A."""
    assert (t.who, t.prompt) == ("A", "TakeAction")
    return [text.removeprefix("build ") for text in t.options if text.startswith("build ")]


# Which buildings.


@pytest.mark.rule("ANT-BLD-01")
def test_only_the_top_cards_of_the_three_piles_can_be_built() -> None:
    t = table(3).ships(e="A", w="A").buildings(w=EVERYTHING).visible("b09", "d05", "a08")
    t.below("basic", "b10 b12").below("double", "d01").below("advanced", "a09").stop("e").play("to n")
    assert builds(t) == ["b09", "d05", "a08"]
    for card in ("b10", "d01", "a09"):
        with pytest.raises(frostline.IllegalMove):
            t.play(f"build {card}")
    with pytest.raises(frostline.IllegalMove):
        t.play("build b10")


@pytest.mark.rule("ANT-BLD-02")
def test_one_building_a_turn_even_where_all_three_could_be_built() -> None:
    t = arrived("b09", "d05", "a08").give("A", supply=9)
    assert len(builds(t)) == 3
    t.play("build b09", "track t1")
    assert builds(t) == []
    with pytest.raises(frostline.IllegalMove):
        t.play("build d05")


@pytest.mark.rule("ANT-BLD-20")
@pytest.mark.parametrize(
    ("tops", "choice"),
    [
        (("", "d05", "a08"), ["d05", "a08"]),
        (("b09", "", "a08"), ["b09", "a08"]),
        (("b09", "d05", ""), ["b09", "d05"]),
        (("", "", "a08"), ["a08"]),
    ],
)
def test_an_empty_pile_only_makes_the_choice_smaller(tops: tuple[str, str, str], choice: list[str]) -> None:
    t = arrived(*tops)
    assert builds(t) == choice
    t.play(f"build {choice[-1]}")
    assert t["A"].taken == choice[-1:]


@pytest.mark.rule("ANT-BLD-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stock_has_every_building_the_cards_show_and_with_four_players_not_one_more(seats: int) -> None:
    data = files("frostline.games.antarctica") / "components"
    cards = tomllib.loads((data / "cards.toml").read_text(encoding="utf-8"))
    kinds = tomllib.loads((data / "buildings.toml").read_text(encoding="utf-8"))
    t = fresh(seats)
    needed = Counter(each for area in ("sw", "s", "se", "e", "ne", "n", "nw", "w") for each in t.built(area))
    needed.update(card["builds"] for card in cards.values() if card["players"] <= seats)
    left = {kind: entry["total"] - needed[kind] for kind, entry in kinds.items()}
    assert min(left.values()) == 0
    assert sum(left.values()) == {2: 15, 3: 5, 4: 0}[seats]


# Access.


@pytest.mark.rule("ANT-BLD-03")
@pytest.mark.parametrize(
    ("card", "there", "possible"),
    [
        ("b01", "derrick", True),
        ("b01", "crane shaft-tower wind-turbine lab factory", False),
        ("d03", "shaft-tower wind-turbine", True),
        ("d03", "shaft-tower", False),
        ("d03", "wind-turbine", False),
        ("a10", "factory derrick", True),
        ("a10", "factory crane", False),
        ("a10", "lab derrick", False),
        ("a06", "lab factory", True),
        ("a06", "lab", False),
    ],
)
def test_every_building_on_the_card_must_be_accessible(card: str, there: str, possible: bool) -> None:
    t = needing(card, w=there).stop("e").play("to n")
    assert builds(t) == ([card] if possible else [])
    if not possible:
        assert t.why_not(f"build {card}") == "ANT-BLD-03"


@pytest.mark.rule("ANT-BLD-04")
@pytest.mark.parametrize("line", ["A", "B A", "B C A", "A A"])
def test_a_ship_gives_access_at_any_place_in_the_line(line: str) -> None:
    t = needing("b01", w="derrick").ships(w=line).stop("e").play("to n")
    assert builds(t) == ["b01"]


@pytest.mark.rule("ANT-BLD-04")
def test_one_of_several_areas_with_the_building_is_enough() -> None:
    t = needing("b01", w="derrick", se="derrick", sw="derrick").stop("e").play("to n")
    assert builds(t) == ["b01"]


@pytest.mark.rule("ANT-BLD-04")
def test_ships_of_other_players_give_no_access() -> None:
    t = needing("b01", w="derrick").ships(w="B C", se="A").stop("e").play("to n")
    assert builds(t) == []


@pytest.mark.rule("ANT-BLD-05")
def test_the_ship_just_moved_gives_access_where_it_is_now() -> None:
    t = needing("b01", n="derrick").ships(w="").stop("e").play("to n", "build b01", "track t1")
    assert t.built("n") == ["crane", "derrick"]


@pytest.mark.rule("ANT-BLD-05")
def test_the_ship_just_moved_gives_no_access_to_the_area_it_has_left() -> None:
    assert builds(needing("b01", e="derrick").stop("e").play("to n")) == []
    assert builds(needing("b01", e="derrick").ships(e="A A").stop("e").play("to n")) == ["b01"]


@pytest.mark.rule("ANT-BLD-06")
@pytest.mark.parametrize(
    "places",
    [{"n": "lab crane"}, {"w": "lab crane"}, {"n": "lab", "w": "crane"}, {"n": "crane", "w": "lab"}],
)
def test_one_ship_or_two_ships_may_cover_two_requirements(places: dict[str, str]) -> None:
    assert builds(needing("a12", **places).stop("e").play("to n")) == ["a12"]


@pytest.mark.rule("ANT-BLD-07")
def test_scientists_give_no_access() -> None:
    t = needing("b01", w="derrick", n="camp").ships(w="B").scientists(w="AAA").stop("e").play("to n")
    assert builds(t) == []
    assert t.why_not("build b01") == "ANT-BLD-03"


@pytest.mark.rule("ANT-BLD-04", "ANT-BLD-05")
@pytest.mark.parametrize("gone", ["ship n 1", "ship w 1", "cube"])
def test_a_ship_discarded_before_the_action_gives_no_access_any_more(gone: str) -> None:
    t = needing("a12", n="lab", w="crane").ships(w="A").hand("A", "plus-two").stop("e").play("to n", "discard", gone)
    assert builds(t) == (["a12"] if gone == "cube" else [])


@pytest.mark.rule("ANT-BLD-05", "ANT-BLD-10", "ANT-BLD-14")
def test_a_ship_carried_on_gives_access_where_it_is_but_builds_in_the_target_area() -> None:
    t = needing("b01", s="derrick").ships(w="").hand("A", "fast-research").cubes("t1", A=5).stop("e")
    t.play("to n", "play fast-research", "track t1", "A: ship n 1", "to s", "B: stay", "build b01", "track t2")
    assert (t.built("n"), t.built("s")) == (["crane"], ["derrick"])
    assert (t.people("n"), t.people("s")) == ("A", "")


# Scientists and the place.


@pytest.mark.rule("ANT-BLD-09")
@pytest.mark.parametrize(
    ("card", "supply", "possible"),
    [("b09", 0, False), ("b09", 1, True), ("a08", 1, True), ("a01", 0, False), ("a01", 1, False), ("a01", 2, True)],
)
def test_the_builder_needs_the_scientists_of_the_card_in_supply(card: str, supply: int, possible: bool) -> None:
    t = needing(card, w=EVERYTHING).give("A", supply=supply, reserve=9, basic=1, expertise=1).stop("e").play("to n")
    assert builds(t) == ([card] if possible else [])
    if not possible:
        assert t.why_not(f"build {card}") == "ANT-BLD-09"


@pytest.mark.rule("ANT-BLD-10", "ANT-BLD-12")
def test_the_building_comes_to_the_target_area_where_nothing_required_need_stand() -> None:
    t = arrived("b01", "d01", "a01").play("build b01", "track t1")
    assert t.built("n") == ["crane"]
    assert t.built("w") == sorted(EVERYTHING.split())
    assert all(not t.built(area) for area in ("sw", "s", "se", "e", "ne", "nw"))
    assert (t.people("n"), t.people("w")) == ("A", "")


@pytest.mark.rule("ANT-BLD-11")
def test_no_area_gets_a_second_building_of_a_kind() -> None:
    t = needing("d05", w=RESOURCES, n="camp").stop("e").play("to n")
    assert builds(t) == []
    assert t.why_not("build d05") == "ANT-BLD-11"


@pytest.mark.rule("ANT-BLD-11")
def test_the_same_building_in_other_areas_is_no_hindrance() -> None:
    t = needing("d05", w=f"{RESOURCES} camp", e="camp", s="camp", n="lab").stop("e").play("to n")
    assert builds(t) == ["d05"]


@pytest.mark.rule("ANT-BLD-13")
@pytest.mark.parametrize("card", ["b01", "b15", "d01", "d08", "d09", "a08", "a12", *FARMS])
def test_two_scientists_go_to_a_plankton_farm_and_one_to_every_other_building(card: str) -> None:
    t = needing(card, w=EVERYTHING).give("A", supply=5, reserve=4).scientists(n="B").stop("e")
    t.play("to n", f"build {card}", "track t5")
    placed = 2 if card in FARMS else 1
    assert t.people("n") == "A" * placed + "B"
    assert (t["A"].supply, t["A"].reserve) == (5 - placed, 4)


@pytest.mark.rule("ANT-BLD-14")
def test_placed_scientists_stay_when_the_ships_are_gone() -> None:
    t = arrived("b01", "d01", "a01").play("build b01", "track t2", "discard")
    assert sorted(t.options) == ["cube", "ship n 1", "ship w 1", "spare ship"]
    t.play("ship n 1")
    assert (t.line("n"), t.people("n")) == ("", "A")


@pytest.mark.rule("ANT-BLD-14")
def test_placed_scientists_are_not_taken_along_or_back_to_the_reserve() -> None:
    t = table(3).ships(e="A B").buildings(n="camp").scientists(e="AA", n="A").give("A", supply=0, reserve=1)
    t.stop("e").play("to n", "recruit", "done")
    assert (t.people("e"), t.people("n")) == ("AA", "A")
    assert (t["A"].supply, t["A"].reserve) == (1, 0)


# The research points of a card.


@pytest.mark.rule("ANT-BLD-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_builder_advances_on_any_open_track_whatever_research_centers_there_are(seats: int) -> None:
    t = table(seats).ships(e="A", w="A").buildings(w=EVERYTHING, nw="rc-naval").stop("e").play("to nw", "build b01")
    assert (t.who, t.prompt) == ("A", "ChooseTrack")
    assert t.options == [f"track {track}" for track in OPEN[seats]]


@pytest.mark.rule("ANT-BLD-15")
@pytest.mark.parametrize(
    ("card", "points"),
    [("b01", 1), ("b15", 1), ("d01", 2), ("d08", 2), ("d09", 3), ("d12", 3), ("a01", 1), ("a07", 1), ("a08", 3)],
)
def test_the_builder_advances_by_the_points_of_the_card(card: str, points: int) -> None:
    t = needing(card, w=EVERYTHING).stop("e").play("to n", f"build {card}", "track t5")
    assert t.cube("t5", "A") == points
    assert [t.cube(track, "A") for track in ("t1", "t2", "t3", "t4")] == [0, 0, 0, 0]


@pytest.mark.rule("ANT-BLD-16")
def test_the_advance_is_compulsory_and_a_cube_at_the_end_may_be_chosen_and_loses_the_points() -> None:
    t = needing("d01", w=EVERYTHING).cubes("t1", A=12).cubes("t2", A=3).give("A", spare_cubes=0)
    t.stop("e").play("to n", "build d01")
    assert t.options == ["track t1", "track t2"]
    t.play("track t1")
    assert (t.cube("t1", "A"), t.cube("t2", "A")) == (12, 3)
    assert t.prompt == "TakeAction"


@pytest.mark.rule("ANT-BLD-16")
def test_a_cube_stuck_behind_the_first_at_the_end_may_be_chosen_too() -> None:
    t = needing("d01", w=EVERYTHING).cubes("t1", A=11, B=12).cubes("t2", A=3).give("A", spare_cubes=0)
    t.stop("e").play("to n", "build d01")
    assert t.options == ["track t1", "track t2"]
    t.play("track t1")
    assert (t.cube("t1", "A"), t.cube("t2", "A")) == (11, 3)


@pytest.mark.rule("ANT-BLD-16")
def test_points_beyond_the_end_of_the_track_are_lost() -> None:
    t = needing("d09", w=EVERYTHING).cubes("t1", A=11).stop("e").play("to n", "build d09", "track t1")
    assert t.cube("t1", "A") == 12
    assert [t.cube(track, "A") for track in ("t2", "t3", "t4", "t5")] == [0, 0, 0, 0]


@pytest.mark.rule("ANT-BLD-16")
def test_without_a_cube_anywhere_the_advance_is_skipped() -> None:
    t = needing("d01", w=EVERYTHING).cubes("t1", B=4).give("A", spare_cubes=0).stop("e").play("to n", "build d01")
    assert (t.who, t.prompt) == ("A", "TakeAction")
    assert t["A"].taken == ["d01"]
    assert t.cube("t1", "A") == 0


# The card.


@pytest.mark.rule("ANT-BLD-17", "ANT-BLD-18")
def test_the_builder_keeps_the_card_and_the_next_one_becomes_visible() -> None:
    t = table(3).ships(e="A B", w="A B").buildings(w=EVERYTHING).taken("A", "b03").visible("b09", "d05", "a08")
    t.below("double", "d07 d01").stop("e").play("to n", "build d05", "track t1")
    assert t["A"].taken == ["b03", "d05"]
    assert t.tops == ["b09", "d07", "a08"]


@pytest.mark.rule("ANT-BLD-18")
def test_after_the_last_card_of_a_pile_nothing_is_visible_there() -> None:
    t = table(3).ships(e="A B", w="A B").buildings(w=EVERYTHING).visible("b09", "d05", "a08")
    t.below("basic", "").stop("e").play("to n", "build b09", "track t1")
    assert t.tops == ["", "d05", "a08"]


@pytest.mark.rule("ANT-BLD-19")
def test_everything_is_paid_placed_and_taken_before_the_track_is_chosen() -> None:
    t = needing("d01", w="crane").below("double", "d02").give("A", supply=2, basic=1).stop("e")
    t.play("to n", "build d01")
    assert t.prompt == "ChooseTrack"
    assert (t["A"].basic, t["A"].supply, t.built("n"), t.people("n")) == (0, 1, ["factory"], "A")
    assert (t["A"].taken, t.tops) == (["d01"], ["", "d02", ""])


@pytest.mark.rule("ANT-BLD-19", "ANT-RCD-07")
def test_a_basic_card_just_paid_can_be_regained_by_the_points_of_that_building() -> None:
    t = needing("d01", w="crane").give("A", basic=1).cubes("t2", A=1).stop("e").play("to n", "build d01", "track t2")
    assert t.cube("t2", "A") == 3
    assert t["A"].basic == 1


# Resource cards.


@pytest.mark.rule("ANT-RCD-01", "ANT-BLD-08")
@pytest.mark.parametrize(("there", "basic", "expertise"), [("lab", 1, 0), ("crane", 0, 1)])
def test_a_fitting_resource_card_replaces_the_one_missing_building(there: str, basic: int, expertise: int) -> None:
    assert builds(needing("a12", w=there).stop("e").play("to n")) == []
    t = needing("a12", w=there).give("A", basic=basic, expertise=expertise).stop("e").play("to n", "build a12")
    assert t["A"].taken == ["a12"]
    assert (t["A"].basic, t["A"].expertise) == (0, 0)


@pytest.mark.rule("ANT-RCD-01", "ANT-RCD-03")
@pytest.mark.parametrize("regained", [False, True])
def test_the_card_serves_for_one_build_only(regained: bool) -> None:
    t = needing("b01").below("basic", "b08").give("A", basic=1).stop("e")
    t.play("to n", "build b01", "track t1", "done")
    assert (t["A"].basic, t.tops[0]) == (0, "b08")  # which needs a derrick as well
    t.give("A", basic=int(regained)).play("A: to ne")
    assert builds(t) == (["b08"] if regained else [])


@pytest.mark.rule("ANT-BLD-08")
@pytest.mark.parametrize("card", ["a12", "a06", "d01"])
def test_two_missing_buildings_cannot_be_replaced_even_with_both_resource_cards(card: str) -> None:
    t = needing(card, w="shipyard").give("A", basic=1, expertise=2).stop("e").play("to n")
    assert builds(t) == []
    assert t.why_not(f"build {card}") == "ANT-BLD-08"


@pytest.mark.rule("ANT-RCD-02")
@pytest.mark.parametrize(
    ("card", "there", "missing"),
    [
        ("b03", "", "crane"),
        ("b07", "", "shaft-tower"),
        ("b01", "", "derrick"),
        ("b05", "", "wind-turbine"),
        ("a01", "crane", "lab"),
        ("a08", "crane", "factory"),
    ],
)
def test_a_basic_card_stands_for_a_resource_and_an_expertise_card_for_a_lab_or_factory(
    card: str, there: str, missing: str
) -> None:
    basic = builds(needing(card, w=there).give("A", basic=1).stop("e").play("to n")) == [card]
    expertise = builds(needing(card, w=there).give("A", expertise=1).stop("e").play("to n")) == [card]
    assert basic is (missing in RESOURCES)
    assert expertise is (missing in ("lab", "factory"))


@pytest.mark.rule("ANT-RCD-03")
def test_a_resource_card_is_the_one_card_of_the_turn() -> None:
    t = needing("d01", w="crane").give("A", basic=1, expertise=1).hand("A", "plus-two icebreaker").stop("e")
    t.play("to n")
    assert "play plus-two" in t.options
    t.play("build d01", "track t1")
    assert (t["A"].basic, t["A"].expertise) == (0, 1)
    assert not [text for text in t.options if text.startswith("play ")]


@pytest.mark.rule("ANT-RCD-03", "ANT-BLD-08")
def test_after_a_shipyard_card_no_resource_card_can_help() -> None:
    t = needing("d01", w="crane").give("A", basic=1).hand("A", "plus-two").stop("e").play("to n")
    assert builds(t) == ["d01"]
    t.play("play plus-two")
    assert builds(t) == []


@pytest.mark.rule("ANT-RCD-03")
@pytest.mark.parametrize("used", [True, False])
def test_a_resource_card_is_also_the_one_card_of_the_stop(used: bool) -> None:
    t = needing("d01", w="crane").ships(e="A A*").below("double", "d08").give("A", basic=1, supply=3)
    t.hand("A", "plus-two").stop("e").play("to n", *(["build d01", "track t1"] if used else []), "done", "break ice")
    t.play("to s")
    assert ("play plus-two" in t.options) is not used


@pytest.mark.rule("ANT-RCD-03")
@pytest.mark.parametrize(("line", "second"), [("A A*", False), ("B A*", True)])
def test_a_card_in_the_first_turn_of_the_stop_bars_the_own_resource_card_but_nobody_elses(
    line: str, second: bool
) -> None:
    t = needing("d01", w="crane").ships(e=line).give("A", basic=1).hand(line[0], "plus-two").stop("e")
    t.play("to s", "play plus-two", "done", "A: break ice", "to n")
    assert builds(t) == (["d01"] if second else [])


@pytest.mark.rule("ANT-RCD-04")
def test_a_resource_card_is_kept_where_every_requirement_is_accessible() -> None:
    t = needing("a12", w="lab", n="crane").give("A", basic=1, expertise=1).hand("A", "plus-two").stop("e")
    t.play("to n", "build a12", "track t1")
    assert (t["A"].basic, t["A"].expertise) == (1, 1)
    assert "play plus-two" in t.options


@pytest.mark.rule("ANT-RCD-04")
def test_a_resource_card_cannot_be_played_without_a_build() -> None:
    t = needing("d01", w="lab").give("A", basic=1, expertise=1).stop("e").play("to n")
    assert t.options == ["discard", "done"]


@pytest.mark.rule("ANT-RCD-05")
def test_a_resource_card_puts_no_building_on_the_board_for_anybody() -> None:
    t = needing("d01", w="crane").below("double", "d08").give("A", basic=1).stop("e")
    t.play("to n", "build d01", "track t1", "done")
    assert (t.built("n"), t.built("w"), t.built("e")) == (["factory"], ["crane"], [])
    t.ships(n="A", w="B", s="B").stop("s").play("B: to n")
    assert "build d08" not in t.options  # crane and derrick


@pytest.mark.rule("ANT-RCD-06")
@pytest.mark.parametrize(("track", "space"), [("t2", 2), ("t4", 9), ("t5", 3)])
@pytest.mark.parametrize("before", [0, 1])
def test_nobody_ever_holds_two_basic_cards(track: str, space: int, before: int) -> None:
    t = table(4).cubes(track, A=space).give("A", basic=before).points("A", 1).play(f"track {track}")
    assert t["A"].basic == 1


@pytest.mark.rule("ANT-RCD-06", "ANT-RCD-07")
def test_a_regained_basic_card_that_is_kept_bars_a_third_one_and_once_used_it_comes_back_again() -> None:
    t = table(4).cubes("t2", A=2).cubes("t4", A=9).cubes("t5", A=3)
    t.points("A", 1).play("track t2").points("A", 1).play("track t4")
    assert t["A"].basic == 1
    t.give("A", basic=0).points("A", 1).play("track t5")
    assert t["A"].basic == 1


@pytest.mark.rule("ANT-RCD-07")
def test_a_used_expertise_card_leaves_the_game() -> None:
    t = (
        needing("a12", w="crane")
        .give("A", expertise=1)
        .expertise_pile(2)
        .stop("e")
        .play("to n", "build a12", "track t1")
    )
    assert t["A"].expertise == 0
    assert t.state.expertise_pile == 2


@pytest.mark.rule("ANT-RCD-08")
def test_resource_cards_are_worth_nothing_in_the_end() -> None:
    t = table(3).give("A", basic=1, expertise=1).scientists(e="B")
    assert t.score("A") == {"total": 0}
