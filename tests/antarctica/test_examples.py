"""The numerical examples and figures of the rulebook (catalogue, section 20.1).

Alice, Bob, Chloe and Dan of the booklet are A, B, C and D; so is Red, who is A.
"""

import pytest
from antarctica_table import Table, fresh, table

RING = ["sw", "s", "se", "e", "ne", "n", "nw", "w"]
EIGHT = ["camp", "camp", "crane", "derrick", "rc-coastal", "rc-naval", "shaft-tower", "wind-turbine"]
SIX = ["camp", "crane", "derrick", "rc-coastal", "shaft-tower", "wind-turbine"]
TRACKS = ["t1", "t2", "t3", "t4"]
SEEDS = [1, 2, 3, 4, 5]


def in_order(t: Table) -> list[str]:
    """The seats beginning with the start player: A, B, C, D of the rulebook."""
    seats = "ABCD"[: t.state.seats]
    first = seats.index(t.start)
    return list(seats[first:] + seats[:first])


def ships_placed(seats: int, seed: int = 1) -> Table:
    """A new game in which all starting ships have been placed."""
    t = fresh(seats, seed=seed)
    while t.prompt == "PlaceShip":
        t.play(t.options[-1])
    return t


def pieces(t: Table, who: str) -> tuple[int, ...]:
    """Supply, reserve, ships on the board, ships and cubes in Available Resources."""
    on_board = sum(t.line(area).split().count(who) for area in RING)
    return t[who].supply, t[who].reserve, on_board, t[who].spare_ships, t[who].spare_cubes


def cards_offered(t: Table) -> list[str]:
    """The Shipyard cards that may be played now."""
    assert t.prompt == "TakeAction"
    return [text for text in t.options if text.startswith("play ")]


# Set-up.


@pytest.mark.rule("ANT-SET-17", "ANT-PLC-01")
def test_ex_01_the_pieces_of_two_players() -> None:
    t = ships_placed(2)
    assert t.prompt == "FirstCube"
    assert [pieces(t, who) for who in "AB"] == [(2, 14, 3, 3, 3)] * 2


@pytest.mark.rule("ANT-SET-18", "ANT-PLC-01")
def test_ex_02_the_pieces_of_three_players() -> None:
    t = ships_placed(3)
    assert t.prompt == "MoveShip"
    assert [pieces(t, who) for who in "ABC"] == [(2, 12, 3, 2, 4)] * 3


@pytest.mark.rule("ANT-SET-19", "ANT-PLC-01")
def test_ex_03_the_pieces_of_four_players() -> None:
    t = ships_placed(4)
    assert t.prompt == "MoveShip"
    assert [pieces(t, who) for who in "ABCD"] == [(2, 10, 2, 2, 5)] * 4


@pytest.mark.rule("ANT-SET-04", "ANT-SET-06")
@pytest.mark.parametrize("seats", [3, 4])
def test_ex_04_eight_starting_buildings_one_in_each_area(seats: int) -> None:
    dealt = [[fresh(seats, seed=seed).built(area) for area in RING] for seed in SEEDS]
    for areas in dealt:
        assert sorted(areas) == [[building] for building in EIGHT]
    assert len({str(areas) for areas in dealt}) > 1


@pytest.mark.rule("ANT-SET-03", "ANT-SET-05", "ANT-SET-06")
@pytest.mark.parametrize("seed", SEEDS)
def test_ex_05_two_players_have_six_starting_buildings_and_two_closed_areas(seed: int) -> None:
    t = fresh(2, seed=seed)
    assert (t.built("n"), t.built("s")) == ([], [])
    assert sorted(t.built(area) for area in RING if area not in ("n", "s")) == [[building] for building in SIX]
    assert t.options == [f"place {area}" for area in RING if area not in ("n", "s")]


@pytest.mark.rule("ANT-PLC-01", "ANT-PLC-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_ex_06_three_players_place_in_the_order_abc_cab_bca(seed: int) -> None:
    t, placers = fresh(3, seed=seed), ""
    order = in_order(t)
    while t.prompt == "PlaceShip":
        placers += "ABC"[order.index(t.who)]
        t.play(t.options[-1])
    assert placers == "ABCCABBCA"


@pytest.mark.rule("ANT-SET-22")
@pytest.mark.parametrize("track", ["t1", "t2", "t3"])
def test_ex_07_the_second_of_two_players_puts_a_cube_on_a_track(track: str) -> None:
    t = ships_placed(2)
    first, second = in_order(t)
    t.play(f"{second}: track {track}")
    assert [t.cube(each, second) for each in ("t1", "t2", "t3")] == [int(each == track) for each in ("t1", "t2", "t3")]
    assert (t[second].spare_cubes, t[first].spare_cubes) == (2, 3)


# The Sun.


@pytest.mark.rule("ANT-SUN-02", "ANT-SET-26", "ANT-SUN-01")
@pytest.mark.parametrize("area", ["s", "se"])
def test_ex_08_the_sun_moves_before_the_first_turn(area: str) -> None:
    t = fresh(3)
    assert t.sun_at == "sw"
    t.play(*["place sw"] * 3, *[f"place {area}"] * 3, *["place w"] * 3)
    assert (t.sun_at, t.prompt) == (area, "MoveShip")
    assert t.who == t.line(area)[0] == in_order(t)[2]  # who placed fourth


# Research tracks and counting.


@pytest.mark.rule("ANT-TRK-04")
def test_ex_09_two_points_and_three_occupied_spaces_take_the_cube_five_ahead() -> None:
    t = table(4).cubes("t4", A=1, B=2, C=3, D=4).points("A", 2).play("track t4")
    assert t.cube("t4", "A") == 1 + 5
    assert [t.cube("t4", who) for who in "BCD"] == [2, 3, 4]


@pytest.mark.rule("ANT-REC-02", "ANT-REC-03")
@pytest.mark.parametrize("reserve", [3, 8])
def test_ex_10_two_ships_and_a_scientist_recruit_three(reserve: int) -> None:
    t = table(3).ships(e="A", n="A").buildings(n="camp").scientists(n="A").give("A", supply=1, reserve=reserve)
    t.stop("e").play("to n", "recruit")
    assert (t["A"].supply, t["A"].reserve) == (4, reserve - 3)


@pytest.mark.rule("ANT-RSA-02", "ANT-RSA-03")
def test_ex_11_two_ships_and_a_scientist_advance_three() -> None:
    t = table(3).ships(e="A", n="A").buildings(n="rc-coastal").scientists(n="A").cubes("t2", A=1)
    t.stop("e").play("to n", "research t2")
    assert t.cube("t2", "A") == 4


@pytest.mark.rule("ANT-CRD-09", "ANT-CRD-10", "ANT-REC-02")
@pytest.mark.parametrize(("line", "people", "count"), [("", "", 1), ("A", "A", 3)])
def test_ex_12_a_scientist_placed_before_recruiting_brings_one_more(line: str, people: str, count: int) -> None:
    t = table(3).ships(e="A", n=line).buildings(n="camp").scientists(n=people).hand("A", "placing-a-scientist")
    t.give("A", supply=1, reserve=count + 1).stop("e").play("to n", "play placing-a-scientist", "recruit")
    assert (t["A"].supply, t["A"].reserve) == (count + 1, 0)
    assert t.people("n") == people + "A"


# Building.


@pytest.mark.rule("ANT-BLD-04", "ANT-BLD-06")
@pytest.mark.parametrize(("others", "at"), [("", "n"), ("A", "w")])
def test_ex_13_one_ship_where_derrick_and_crane_both_are_is_enough(others: str, at: str) -> None:
    t = table(3).ships(e="A B", w=others).buildings(**{at: "derrick crane"}).stop("e").play("to n", "build d01")
    assert "factory" in t.built("n")


@pytest.mark.rule("ANT-BLD-04", "ANT-BLD-06")
def test_ex_14_so_are_two_ships_one_at_a_derrick_and_one_at_a_crane() -> None:
    t = table(3).ships(e="A B", w="A", s="A").buildings(w="derrick", s="crane").stop("e").play("to n", "build d01")
    assert t.built("n") == ["factory"]


@pytest.mark.rule("ANT-RCD-01", "ANT-RCD-02", "ANT-RCD-03", "ANT-BLD-08")
@pytest.mark.parametrize(("card", "possible"), [(0, False), (1, True)])
def test_ex_15_a_basic_resource_card_stands_for_the_missing_derrick(card: int, possible: bool) -> None:
    t = table(3).ships(e="A B", w="A").buildings(w="crane").give("A", basic=card).stop("e").play("to n")
    assert ("build d01" in t.options) is possible
    if possible:
        t.play("build d01", "track t1")
        assert (t["A"].basic, t.built("n")) == (0, ["factory"])


@pytest.mark.rule("ANT-BLD-09", "ANT-BLD-13")
@pytest.mark.parametrize(("supply", "possible"), [(1, False), (2, True)])
def test_ex_16_a_plankton_farm_needs_two_scientists(supply: int, possible: bool) -> None:
    t = table(3).ships(e="A B", w="A").buildings(w="lab crane").give("A", supply=supply).stop("e").play("to n")
    assert ("build a01" in t.options) is possible


# Ships and cards.


@pytest.mark.rule("ANT-SHP-02", "ANT-SHP-03", "ANT-SHP-06")
def test_ex_17_a_new_ship_fills_the_sun_area_again_and_the_others_take_cards() -> None:
    t = table(4).ships(e="A B C").buildings(n="shipyard").give("A", spare_ships=1).stop("e").play("to n", "build ship")
    assert t.line("e") == "B C A+"
    t.play("B: take icebreaker", "C: take plus-two", "D: no card", "A: done")
    assert [t[who].hand for who in "ABCD"] == [[], ["icebreaker"], ["plus-two"], []]
    assert (t.sun_at, t.line("e")) == ("n", "B C A")


@pytest.mark.rule("ANT-SHP-08")
def test_ex_18_two_shipyard_cards_for_three_others_leave_the_game() -> None:
    t = table(4).ships(e="A B").buildings(n="shipyard").shipyard("icebreaker plus-two").stop("e")
    t.play("to n", "build ship")
    assert (t.who, t.prompt) == ("A", "TakeAction")
    assert ([t[who].hand for who in "ABCD"], t.pile) == ([[]] * 4, [])


@pytest.mark.rule("ANT-CRD-12")
@pytest.mark.parametrize(("reserve", "moved"), [(1, 1), (2, 2), (3, 2)])
def test_ex_19_plus_two_moves_one_scientist_if_only_one_is_left(reserve: int, moved: int) -> None:
    t = table(3).ships(e="A").hand("A", "plus-two").give("A", supply=2, reserve=reserve).stop("e")
    t.play("to n", "play plus-two")
    assert (t["A"].supply, t["A"].reserve) == (2 + moved, reserve - moved)


@pytest.mark.rule("ANT-REC-03")
def test_ex_20_a_camp_with_a_count_of_three_moves_the_only_one_left() -> None:
    t = table(3).ships(e="A", n="A").buildings(n="camp").scientists(n="A").give("A", supply=0, reserve=1)
    t.stop("e").play("to n", "recruit")
    assert (t["A"].supply, t["A"].reserve) == (1, 0)


@pytest.mark.rule("ANT-ICE-03", "ANT-ICE-08", "ANT-CRD-03")
def test_ex_21_an_icebreaker_played_in_the_first_turn_gives_a_second_one_without_a_card() -> None:
    t = table(3).ships(e="A A", w="B").hand("A", "icebreaker plus-two").stop("e").play("to n", "play icebreaker")
    t.play("done", "A: break ice", "to s")
    assert (t.sun_at, t.line("s"), t.line("e")) == ("e", "A", "")
    assert cards_offered(t) == []


@pytest.mark.rule("ANT-ICE-09", "ANT-ICE-10", "ANT-CRD-03")
@pytest.mark.parametrize("turn", [1, 2])
def test_ex_22_with_an_icebreaker_from_earlier_one_card_may_be_played_in_one_of_the_two_turns(turn: int) -> None:
    t = table(3).ships(e="A A*", w="B").hand("A", "plus-two fast-research").stop("e").play("to n")
    t.play(*["play plus-two"] * (turn == 1), "done", "A: break ice", "to s")
    assert cards_offered(t) == ([] if turn == 1 else ["play plus-two", "play fast-research"])
    if turn == 2:
        t.play("play plus-two")
        assert cards_offered(t) == []


@pytest.mark.rule("ANT-SUN-06", "ANT-SUN-07", "ANT-SUN-09", "ANT-ICE-05")
def test_ex_23_first_and_marked_second_act_the_third_moves_to_the_front() -> None:
    t = table(3).ships(e="A B* C", sw="B").stop("e").play("A: to s", "done", "B: break ice", "to s", "done")
    assert (t.line("e"), t.line("s")) == ("C", "A B")
    assert (t.sun_at, t.who) == ("sw", "B")


# The end.


@pytest.mark.rule("ANT-SCA-03", "ANT-SCA-04", "ANT-SCO-01", "ANT-SCO-04", "ANT-SCO-05")
def test_ex_24_alice_and_bob_get_sixteen_chloe_three_and_dan_nothing() -> None:
    eight = "camp shipyard crane shaft-tower derrick wind-turbine lab factory"
    t = table(4).buildings(e=eight).scientists(e="AAABBBC")
    assert [t.score(who)["total"] for who in "ABCD"] == [16, 16, 3, 0]


@pytest.mark.rule("ANT-END-01", "ANT-END-05", "ANT-END-07")
def test_ex_25_the_last_scientist_ends_the_game_after_the_blue_action_and_before_the_icebreaker() -> None:
    t = table(3).ships(e="A B*", w="A C").buildings(w="derrick").cubes("t1", A=5).give("A", supply=1, reserve=0)
    t.stop("e").play("to n", "build b01", "track t1")
    t.play("A: ship w 1", "to s", "B: stay", "C: ship w 1", "to s", "A: done")
    assert (t.line("s"), t.line("e")) == ("A C", "B*")
    assert (t.who, t.options) == ("", [])


@pytest.mark.rule("ANT-WIN-01")
def test_ex_26_the_points_go_on_after_fifty() -> None:
    """That the marker is turned over is a matter of display; the points must not stop there."""
    t = table(2).give("A", lost_cubes=50).give("B", lost_cubes=1)
    assert (t.score("A")["total"], t.score("B")["total"]) == (51, 50)
    assert (t.place("A"), t.place("B")) == (1, 2)


@pytest.mark.rule("ANT-CRD-13", "ANT-EVT-07")
@pytest.mark.parametrize("track", ["t1", "t2"])
def test_ex_27_fast_research_and_advance_three_are_three_steps_on_one_track(track: str) -> None:
    t = table(3).ships(e="A").hand("A", "fast-research").cubes(track, A=1).stop("e")
    t.play("to n", "play fast-research", f"track {track}")
    assert [t.cube(each, "A") for each in TRACKS] == [4 * (each == track) for each in TRACKS]
    t = table(3).cubes("t3", A=5).cubes(track, A=1).points("A", 1).play("track t3", f"A: track {track}")
    assert (t.cube("t3", "A"), t.cube(track, "A")) == (6, 4)


@pytest.mark.rule("ANT-DIS-01", "ANT-DIS-04")
def test_ex_28_a_cube_may_be_discarded_with_an_empty_reserve() -> None:
    t = table(3).ships(e="A").give("A", supply=2, reserve=0, spare_cubes=1).stop("e").play("discard", "cube")
    assert (t["A"].lost_cubes, t["A"].spare_cubes) == (1, 0)
    assert (t["A"].supply, t["A"].reserve) == (2, 0)
