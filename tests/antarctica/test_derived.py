"""The derived scenarios DX-01 to DX-26 of the catalogue (section 20.2)."""

import pytest
from antarctica_table import Table, table

import frostline

EVERYTHING = (
    "camp shipyard crane shaft-tower derrick wind-turbine lab factory rc-inland rc-coastal rc-naval "
    "headquarters plankton-farm parabolic-antenna"
)


def scores(t: Table, item: str) -> list[int]:
    """What all players score for one thing."""
    return [t.score(who).get(item, 0) for who in "ABCD"[: t.state.seats]]


@pytest.mark.rule("ANT-SCO-02", "ANT-SCO-03", "ANT-SCO-04", "ANT-SCO-05", "ANT-SCB-01", "ANT-SCB-02")
def test_dx_01_asterisk_cards_4_4_2_1() -> None:
    t = table(4).taken("A", "d09 d10 a01 a02 b01").taken("B", "d11 d12 a03 a04").taken("C", "a05 a06 d01 d02 d03")
    t.taken("D", "a07")
    assert scores(t, "cards") == [11, 11, 4, 2]


@pytest.mark.rule("ANT-SCO-02", "ANT-SCO-03", "ANT-SCO-04", "ANT-SCO-05", "ANT-SCD-01", "ANT-SCD-02")
def test_dx_02_discards_3_2_2_1() -> None:
    t = table(4).give("A", lost_cubes=2, lost_ships=1).give("B", lost_ships=2).give("C", lost_cubes=1, lost_ships=1)
    t.give("D", lost_cubes=1)
    assert scores(t, "discards") == [8, 3, 3, 2]


@pytest.mark.rule("ANT-SCO-01", "ANT-SCO-02", "ANT-SCO-05", "ANT-SCD-01")
def test_dx_03_discards_3_2_2_0() -> None:
    t = table(4).give("A", lost_cubes=3).give("B", lost_ships=2).give("C", lost_cubes=2)
    assert scores(t, "discards") == [7, 3, 3, 0]


@pytest.mark.rule("ANT-SCA-03")
@pytest.mark.parametrize(("buildings", "points"), [("camp lab", 4), ("camp", 3), ("", 2)])
def test_dx_04_alone_in_an_area_with_one_scientist(buildings: str, points: int) -> None:
    t = table(3).buildings(e=buildings).scientists(e="A").ships(e="B C")
    assert scores(t, "area e") == [points, 0, 0]


@pytest.mark.rule("ANT-SCA-03", "ANT-SCA-04")
def test_dx_05_scientists_5_3_2_1_and_nine_buildings() -> None:
    t = table(4).buildings(e=" ".join(EVERYTHING.split()[:9])).scientists(e="AAAAABBBCCD")
    assert scores(t, "area e") == [21, 5, 3, 2]


@pytest.mark.rule("ANT-SCR-02", "ANT-SCR-03", "ANT-SCR-04")
def test_dx_06_cubes_on_8_6_5() -> None:
    assert scores(table(3).cubes("t1", A=8, B=6, C=5), "track t1") == [10, 4, 3]
    assert scores(table(3).cubes("t1", A=5, B=8, C=6), "track t1") == [3, 10, 4]


@pytest.mark.rule("ANT-SCR-03")
def test_dx_07_the_cube_in_front_is_first_even_if_both_are_worth_the_same() -> None:
    assert scores(table(3).cubes("t2", A=6, B=5), "track t2") == [6, 3, 0]


@pytest.mark.rule("ANT-TRK-09", "ANT-TRK-08")
def test_dx_08_a_cube_on_9_behind_11_and_12_advances_three() -> None:
    t = table(3).cubes("t2", A=9, B=11, C=12).points("A", 3).play("track t2")
    assert ([t.cube("t2", who) for who in "ABC"], t.who) == ([10, 11, 12], "")


@pytest.mark.rule("ANT-TRK-11", "ANT-EVT-11", "ANT-TRK-04")
def test_dx_09_a_jumped_scientist_symbol_is_triggered() -> None:
    t = table(3).cubes("t1", A=2, B=3).give("A", reserve=4).points("A", 1).play("track t1")
    assert (t.cube("t1", "A"), t["A"].supply, t["A"].reserve, t["B"].supply) == (4, 3, 3, 2)


@pytest.mark.rule("ANT-TRK-15")
@pytest.mark.parametrize(("track", "space"), [("t1", 6), ("t2", 6), ("t3", 6), ("t4", 7), ("t5", 7)])
@pytest.mark.parametrize("points", [1, 2])
def test_dx_10_nothing_happens_on_a_blue_space_that_is_used(track: str, space: int, points: int) -> None:
    t = table(4).ships(e="A B C").spent(track, space).cubes(track, B=space - 1).points("B", points)
    t.play(f"track {track}")
    assert (t.who, t.cube(track, "B"), len(t.pile), t.line("e")) == ("", space - 1 + points, 13, "A B C")


@pytest.mark.rule("ANT-TRK-03", "ANT-TRK-02")
def test_dx_11_entering_behind_two_occupied_spaces() -> None:
    t = table(3).cubes("t2", B=1, C=2).give("A", spare_cubes=1).points("A", 1).play("track t2")
    assert (t.cube("t2", "A"), t["A"].spare_cubes) == (3, 0)


@pytest.mark.rule("ANT-RSA-06", "ANT-TRK-06")
@pytest.mark.parametrize(("spare", "offered"), [(0, False), (1, True)])
def test_dx_12_no_research_without_a_cube(spare: int, offered: bool) -> None:
    t = table(3).ships(e="A").buildings(n="rc-coastal").cubes("t1", A=4).give("A", spare_cubes=spare).stop("e")
    assert ("research t2" in t.play("to n").options) == offered


@pytest.mark.rule("ANT-END-04", "ANT-END-01")
@pytest.mark.parametrize(("reserve", "after", "asked"), [(1, (1, 0), "B"), (2, (1, 1), "B"), (0, (0, 0), "")])
def test_dx_13_a_discard_after_the_build_keeps_the_game_going(reserve: int, after: tuple[int, int], asked: str) -> None:
    t = table(3).ships(e="A", ne="B").buildings(n="derrick").visible("b01", "d01", "a01")
    t.give("A", supply=1, reserve=reserve).stop("e").play("to n", "build b01", "track t1", "discard", "cube")
    assert ((t["A"].supply, t["A"].reserve), t.who) == (after, asked)


@pytest.mark.rule("ANT-CRD-11", "ANT-END-01", "ANT-END-06")
def test_dx_14_the_last_scientist_placed_by_card_leaves_the_action_then_the_game_ends() -> None:
    t = table(3).ships(e="A", w="B").buildings(n="rc-coastal").give("A", supply=1, reserve=0)
    t.hand("A", "placing-a-scientist").stop("e").play("to n", "play placing-a-scientist")
    assert (t.who, "research t2" in t.options) == ("A", True)
    t.play("research t2", "discard", "cube")
    assert (t.who, t.cube("t2", "A"), t["A"].lost_cubes) == ("", 2, 1)


@pytest.mark.rule("ANT-SUN-11")
@pytest.mark.parametrize("line", ["C", "C C", "C C C"])
def test_dx_15_the_sun_makes_a_full_lap_to_the_only_ships(line: str) -> None:
    t = table(3).ships(e=line).sun("e").go()
    assert (t.who, t.sun_at, t.prompt, t.line("e")) == ("C", "e", "MoveShip", line)


@pytest.mark.rule("ANT-ICE-14", "ANT-SUN-07", "ANT-ICE-13")
def test_dx_16_the_marked_ship_is_carried_away_in_the_first_turn() -> None:
    t = table(3).ships(e="A B* C").buildings(n="rc-inland").cubes("t1", A=5).stop("e").play("to n", "research t1")
    t.play("A: stay", "B: ship e 1", "B: to w", "C: stay", "A: done")
    assert (t.line("e"), t.line("w"), t.sun_at, t.who, t.prompt) == ("C", "B", "n", "A", "MoveShip")


@pytest.mark.rule("ANT-EVT-07")
def test_dx_17_two_players_do_not_choose_the_same_track() -> None:
    t = table(4).cubes("t3", A=5).points("A", 1).play("track t3", "A: track t2")
    assert (t.who, t.why_not("track t2")) == ("B", "ANT-EVT-07")
    with pytest.raises(frostline.IllegalMove):
        t.play("track t2")


@pytest.mark.rule("ANT-TRK-18", "ANT-TRK-20", "ANT-EVT-05")
def test_dx_18_a_draft_inside_advance_three() -> None:
    t = table(4).cubes("t3", A=5).cubes("t2", B=4)
    t.shipyard("icebreaker placing-a-scientist plus-two fast-research").points("A", 1)
    t.play("track t3", "A: track t1", "B: track t2")
    t.play("B: take plus-two", "C: take icebreaker", "D: take fast-research")
    assert (t["A"].hand, t.who, t.prompt) == (["placing-a-scientist"], "C", "AdvanceThree")
    t.play("C: track t4", "D: track t5")
    assert (t.cube("t1", "A"), t.cube("t2", "B"), t.cube("t4", "C"), t.cube("t5", "D")) == (3, 7, 3, 3)


@pytest.mark.rule("ANT-SHP-05")
@pytest.mark.parametrize(("line", "offered"), [("A B C", False), ("A B", True)])
def test_dx_19_no_ship_is_built_into_a_sun_area_filled_by_a_new_ship(line: str, offered: bool) -> None:
    t = table(3).ships(e=line).buildings(n="shipyard").cubes("t3", A=8).hand("A", "fast-research").stop("e")
    assert "build ship" in t.play("to n").options
    t.play("play fast-research", "track t3", "B: no card", "C: no card")
    assert ("build ship" in t.options, t["A"].spare_ships) == (offered, 1)


@pytest.mark.rule("ANT-BLD-08")
@pytest.mark.parametrize(("at", "offered"), [("camp", False), ("crane", True), ("lab", True)])
def test_dx_20_two_missing_buildings_are_not_replaced(at: str, offered: bool) -> None:
    t = table(3).ships(e="A").buildings(n=at).give("A", basic=1, expertise=1).visible("", "", "a01").stop("e")
    assert ("build a01" in t.play("to n").options) == offered


@pytest.mark.rule("ANT-BLD-11")
@pytest.mark.parametrize(("at", "offered"), [("crane wind-turbine camp", False), ("crane wind-turbine", True)])
def test_dx_21_no_second_camp_in_an_area(at: str, offered: bool) -> None:
    t = table(3).ships(e="A").buildings(n=at, w="camp").visible("b01", "d05", "a01").stop("e").play("to n")
    assert ("build d05" in t.options) == offered
    assert offered or t.why_not("build d05") == "ANT-BLD-11"


@pytest.mark.rule("ANT-WIN-02", "ANT-WIN-03")
def test_dx_22_of_two_with_90_points_the_one_with_five_firsts_wins() -> None:
    t = table(3).buildings(**dict.fromkeys(("sw", "s", "se", "e", "ne", "n", "nw", "w"), EVERYTHING))
    t.scientists(sw="AAA", s="AAA", se="AAA", e="AAA", ne="AAA", n="BBBBB", nw="BBBBB", w="BBBBB")
    t.give("B", lost_cubes=30).taken("B", "b01 b02")
    assert scores(t, "total") == [90, 90, 0]
    assert [t.place(who) for who in "ABC"] == [1, 2, 3]


@pytest.mark.rule("ANT-WIN-04", "ANT-WIN-05")
@pytest.mark.parametrize(("cards", "places"), [("b15 b14 b13 b12 b11 d01 d02 d03 d04", [1, 2]),
                                               ("b15 b14 b13 b12 b11 d01 d02 d03 d04 d05", [1, 1]),
                                               ("b15 b14 b13 b12 b11 d01 d02 d03 d04 d05 d06", [2, 1])])  # fmt: skip
def test_dx_23_then_the_one_with_more_building_cards_wins(cards: str, places: list[int]) -> None:
    t = table(2).buildings(e="camp", w="crane").scientists(e="A", w="B").taken("B", cards)
    t.taken("A", "b01 b02 b03 b04 b05 b06 b07 b08 b09 b10")
    assert scores(t, "total") == [3, 3]
    assert [t.place(who) for who in "AB"] == places


@pytest.mark.rule("ANT-EVT-15")
@pytest.mark.parametrize("others", [0, 1])
def test_dx_24_no_second_basic_card(others: int) -> None:
    t = table(3).give("A", basic=1).give("BC", basic=others).cubes("t2", A=2).points("A", 1).play("track t2")
    assert [t[who].basic for who in "ABC"] == [1, others, others]


@pytest.mark.rule("ANT-EVT-12", "ANT-EVT-13")
def test_dx_25_no_spare_ship_no_new_ship_and_no_cards() -> None:
    t = table(3).ships(sw="B").give("A", spare_ships=0).cubes("t3", A=8).points("A", 1).play("track t3")
    assert (t.who, t.line("sw"), t.cube("t3", "A"), len(t.pile)) == ("", "B", 9, 13)


@pytest.mark.rule("ANT-END-09")
@pytest.mark.parametrize(("seats", "turns"), [(2, 18), (3, 24), (4, 24)])
def test_dx_26_the_game_ends_when_nothing_has_changed_for_three_turns_per_open_area(seats: int, turns: int) -> None:
    t = table(seats).give("ABCD"[:seats], supply=1, reserve=0).visible("", "", "a01").below("advanced", "a02")
    t.ships(e="A B", w="B A").stop("e")
    for number in range(1, turns + 1):
        t.play(next(option for option in t.options if option.startswith("to ")), "done")
        assert (t.who == "") == (number == turns)


@pytest.mark.rule("ANT-END-09")
@pytest.mark.parametrize(("change", "over"), [(["done"], True), (["discard", "cube"], False),
                                               (["play icebreaker", "done"], False)])  # fmt: skip
def test_dx_26_any_change_starts_the_count_again(change: list[str], over: bool) -> None:
    t = table(3).give("ABC", supply=1, reserve=0).visible("", "", "a01").ships(e="A", w="B A").quiet(23)
    t.hand("A", "icebreaker").stop("e").play("to n", *change)
    t.play(*["done"] * (t.prompt == "TakeAction"))
    assert (t.who == "") == over
