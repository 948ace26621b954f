"""Research tracks: how cubes move and when symbols are triggered (catalogue section 13)."""

import random

import pytest
from antarctica_table import Table, fresh, table


def cubes(t: Table, track: str) -> list[int]:
    """Where the cubes of all players are on a track."""
    return [t.cube(track, who) for who in "ABCD"[: t.state.seats]]


@pytest.mark.rule("ANT-TRK-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_on_a_track_moves_that_cube_and_brings_no_second_one(seats: int) -> None:
    t = table(seats).cubes("t1", A=4).give("A", spare_cubes=2).points("A", 1).play("track t1")
    assert (t.cube("t1", "A"), t["A"].spare_cubes) == (5, 2)


@pytest.mark.rule("ANT-TRK-01", "ANT-TRK-07", "ANT-TRK-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_whole_game_cubes_only_go_forward_and_never_share_a_space(seats: int) -> None:
    t, chance, last = fresh(seats, seed=seats), random.Random(seats), [0] * 20
    while t.who:
        t.play(chance.choice(t.options))
        now = [space for number in range(1, seats + 2) for space in cubes(t, f"t{number}")]
        assert all(old <= new for old, new in zip(last, now, strict=False))
        lines = [[space for space in cubes(t, f"t{number}") if space] for number in range(1, 6)]
        assert all(len(set(line)) == len(line) for line in lines)
        assert not any(lines[seats + 1 :])
        last = now


@pytest.mark.rule("ANT-TRK-02")
@pytest.mark.parametrize(("points", "space"), [(1, 1), (2, 2), (3, 3)])
def test_the_first_point_brings_a_cube_to_the_first_space(points: int, space: int) -> None:
    t = table(3).points("A", points).play("track t2")
    assert (t.cube("t2", "A"), t["A"].spare_cubes) == (space, 3)


@pytest.mark.rule("ANT-TRK-03")
@pytest.mark.parametrize(
    ("others", "points", "space"),
    [({"B": 1}, 1, 2), ({"B": 1, "C": 2}, 1, 3), ({"B": 2}, 1, 1), ({"B": 1, "C": 2}, 2, 4), ({"B": 1, "C": 3}, 2, 4)],
)
def test_an_entering_cube_goes_to_the_first_empty_space(others: dict[str, int], points: int, space: int) -> None:
    t = table(3).cubes("t2", **others).points("A", points).play("track t2")
    assert (t.cube("t2", "A"), t["A"].spare_cubes) == (space, 3)


@pytest.mark.rule("ANT-TRK-04")
@pytest.mark.parametrize(
    ("others", "points", "space"),
    [
        ({"B": 3, "C": 4, "D": 5}, 2, 7),
        ({"B": 3, "C": 4, "D": 5}, 1, 6),
        ({"B": 3, "C": 5, "D": 7}, 3, 8),
        ({"B": 1, "C": 4, "D": 8}, 1, 3),
        ({"B": 4, "C": 5, "D": 6}, 1, 3),
    ],
)
def test_only_empty_spaces_cost_a_point(others: dict[str, int], points: int, space: int) -> None:
    t = table(4).cubes("t2", A=2, **others).spent("t2", 6).points("A", points).play("track t2")
    assert t.cube("t2", "A") == space


@pytest.mark.rule("ANT-TRK-05", "ANT-TRK-08")
def test_points_are_not_divided_even_if_some_are_lost() -> None:
    t = table(3).cubes("t1", A=11).cubes("t2", A=1).points("A", 3).play("track t1")
    assert (t.who, t.cube("t1", "A"), t.cube("t2", "A")) == ("", 12, 1)


@pytest.mark.rule("ANT-TRK-06")
def test_without_a_spare_cube_only_tracks_with_an_own_cube_are_open_to_a_player() -> None:
    t = table(4).cubes("t1", A=1, B=3).cubes("t3", A=2).cubes("t2", B=1).give("A", spare_cubes=0).points("A", 1)
    assert t.options == ["track t1", "track t3"]
    assert t.why_not("track t2") == "ANT-TRK-06"


@pytest.mark.rule("ANT-TRK-06")
def test_discarded_cubes_do_not_enter_a_track() -> None:
    t = table(3).give("A", spare_cubes=0, lost_cubes=4).points("A", 3)
    assert (t.who, cubes(t, "t1"), t["A"].lost_cubes) == ("", [0, 0, 0], 4)


@pytest.mark.rule("ANT-TRK-07")
@pytest.mark.parametrize(("seats", "tracks"), [(2, 3), (3, 4), (4, 5)])
def test_points_of_a_building_go_on_open_tracks_only(seats: int, tracks: int) -> None:
    t = table(seats).points("A", 1)
    assert t.options == [f"track t{number}" for number in range(1, tracks + 1)]


@pytest.mark.rule("ANT-TRK-07")
@pytest.mark.parametrize(("seats", "center", "tracks"), [(2, "rc-naval", ["t3"]), (3, "rc-naval", ["t3", "t4"]),
                                                         (2, "rc-inland", ["t1"]), (3, "rc-coastal", ["t2"]),
                                                         (4, "rc-coastal", ["t2", "t5"])])  # fmt: skip
def test_research_centers_drive_open_tracks_only(seats: int, center: str, tracks: list[str]) -> None:
    t = table(seats).ships(e="A").buildings(w=center).stop("e").play("to w")
    assert [option for option in t.options if "research" in option] == [f"research {track}" for track in tracks]


@pytest.mark.rule("ANT-TRK-07")
@pytest.mark.parametrize(("seats", "tracks"), [(2, 3), (3, 4), (4, 5)])
def test_advance_three_goes_on_open_tracks_only(seats: int, tracks: int) -> None:
    t = table(seats).cubes("t3", A=5).points("A", 1).play("track t3")
    assert t.options == [*(f"track t{number}" for number in range(1, tracks + 1)), "no advance"]


@pytest.mark.rule("ANT-TRK-08")
@pytest.mark.parametrize(("space", "points"), [(11, 1), (11, 2), (10, 3), (9, 9)])
def test_a_cube_stops_at_the_last_space(space: int, points: int) -> None:
    t = table(3).cubes("t1", A=space).points("A", points).play("track t1")
    assert t.cube("t1", "A") == 12


@pytest.mark.rule("ANT-TRK-09")
@pytest.mark.parametrize(
    ("others", "start", "points", "space"),
    [
        ({"B": 12}, 10, 3, 11),
        ({"B": 12, "C": 11}, 10, 3, 10),
        ({"B": 12, "C": 11, "D": 10}, 8, 3, 9),
        ({"B": 12, "C": 10}, 9, 1, 11),
        ({"B": 12, "C": 10}, 9, 2, 11),
        ({"B": 11, "C": 10}, 9, 1, 12),
    ],
)
def test_cubes_at_the_end_are_not_passed(others: dict[str, int], start: int, points: int, space: int) -> None:
    t = table(4).cubes("t1", A=start, **others).points("A", points).play("track t1")
    assert t.cube("t1", "A") == space


@pytest.mark.rule("ANT-TRK-11")
@pytest.mark.parametrize(
    ("start", "points", "gained"), [(1, 1, 0), (1, 2, 1), (2, 1, 1), (2, 3, 1), (3, 1, 0), (4, 1, 0)]
)
def test_moving_onto_or_past_a_symbol_triggers_it(start: int, points: int, gained: int) -> None:
    t = table(3).cubes("t1", A=start).points("A", points).play("track t1")
    assert (t["A"].supply, t["A"].reserve) == (2 + gained, 12 - gained)


@pytest.mark.rule("ANT-TRK-11", "ANT-TRK-14")
def test_a_jumped_blue_space_is_passed_and_triggers() -> None:
    t = table(3).ships(e="B").cubes("t1", A=5, C=6).points("A", 1).play("track t1")
    assert (t.cube("t1", "A"), t.who, t.options) == (7, "B", ["ship e 1", "stay"])


@pytest.mark.rule("ANT-TRK-12")
def test_a_red_symbol_serves_every_player_who_comes_by_and_nobody_else() -> None:
    t = table(3).cubes("t1", A=2, B=1)
    assert [t.points("A", 1).play("track t1")[who].supply for who in "ABC"] == [3, 2, 2]
    assert [t.points("B", 2).play("track t1")[who].supply for who in "ABC"] == [3, 3, 2]


@pytest.mark.rule("ANT-TRK-13")
def test_a_player_triggers_a_red_space_once() -> None:
    t = table(3).cubes("t1", A=2).points("A", 1).play("track t1").points("A", 1).play("track t1")
    assert (t.cube("t1", "A"), t["A"].supply) == (4, 3)


@pytest.mark.rule("ANT-TRK-14")
@pytest.mark.parametrize(("who", "order"), [("A", "ABCD"), ("B", "BCDA"), ("D", "DABC")])
def test_a_blue_symbol_serves_all_players_beginning_with_the_one_who_triggered_it(who: str, order: str) -> None:
    t = table(4).ships(e="A B", n="C D").cubes("t1", **{who: 5}).points(who, 1).play("track t1")
    for asked in order:
        assert (t.who, t.prompt) == (asked, "ChooseShip")
        t.play("stay")
    assert t.who == ""


@pytest.mark.rule("ANT-TRK-15", "ANT-TRK-19")
def test_a_blue_space_is_triggered_once_even_if_everybody_declined() -> None:
    t = table(3).ships(e="A B C").cubes("t1", A=5, B=3).points("A", 1).play("track t1", "stay", "stay", "stay")
    assert t.points("B", 4).play("track t1").who == ""
    assert t.cube("t1", "B") == 8


@pytest.mark.rule("ANT-TRK-15")
def test_another_space_with_the_same_blue_symbol_still_triggers() -> None:
    t = table(3).ships(e="A").spent("t1", 6).cubes("t1", A=5).cubes("t4", A=6)
    assert t.points("A", 1).play("track t1").who == ""
    assert t.points("A", 1).play("track t4").prompt == "ChooseShip"


@pytest.mark.rule("ANT-TRK-16", "ANT-TRK-17")
def test_the_cube_ends_its_advance_then_symbols_are_carried_out_one_after_the_other() -> None:
    t = table(3).ships(e="A", n="B").cubes("t1", A=2).points("A", 7).play("track t1")
    assert (t.prompt, t.cube("t1", "A"), t["A"].supply, t["A"].expertise) == ("ChooseShip", 9, 3, 0)
    t.play("A: stay")
    assert (t.who, t["A"].expertise) == ("B", 0)
    assert t.play("B: stay")["A"].expertise == 1


@pytest.mark.rule("ANT-TRK-17")
def test_a_cube_on_its_way_does_not_stop_for_the_inner_advance() -> None:
    t = table(3).cubes("t3", A=5, B=7).points("A", 2).play("track t3")
    assert (t.prompt, t.cube("t3", "A")) == ("AdvanceThree", 8)
    t.play("A: track t3")
    assert t.cube("t3", "A") == 11


@pytest.mark.rule("ANT-TRK-16", "ANT-TRK-18")
def test_the_last_symbol_of_the_first_advance_waits_for_everything_before_it() -> None:
    t = table(3).ships(n="B", w="C").cubes("t3", A=5).cubes("t1", B=3).points("A", 4).play("track t3", "A: no advance")
    t.play("B: track t1", "B: stay", "C: stay")
    assert (t.who, t.prompt, t.line("sw")) == ("C", "AdvanceThree", "")
    t.play("C: track t2")
    assert (t.line("sw"), t.who, t.prompt) == ("A+", "B", "TakeCard")


@pytest.mark.rule("ANT-TRK-18", "ANT-TRK-16")
def test_a_triggered_new_ship_is_followed_by_its_cards_before_the_outer_action_goes_on() -> None:
    t = table(4).cubes("t3", A=5, B=8).points("A", 1).play("track t3", "A: no advance", "B: track t3")
    assert t.line("sw") == "B+"
    t.play("C: take plus-two", "D: no card", "A: no card")
    assert (t.who, t.prompt) == ("C", "AdvanceThree")


@pytest.mark.rule("ANT-TRK-16", "ANT-TRK-13", "ANT-TRK-18")
def test_a_waiting_red_symbol_comes_once_even_if_the_cube_went_on_in_between() -> None:
    t = table(3).cubes("t3", A=5).points("A", 4).play("track t3", "A: track t3", "B: no advance")
    assert (t.cube("t3", "A"), t.line("sw")) == (12, "")
    t.play("C: no advance", "B: no card", "C: no card")
    assert (t.who, t.line("sw"), t["A"].spare_ships) == ("", "A+", 1)


@pytest.mark.rule("ANT-TRK-18", "ANT-EVT-12", "ANT-EVT-13")
def test_an_inner_new_ship_may_take_the_last_place_from_a_waiting_one() -> None:
    t = table(3).ships(sw="B C").cubes("t3", A=5, B=8).points("A", 4).play("track t3", "A: no advance")
    t.play("B: track t3", "C: take plus-two", "A: take icebreaker", "C: no advance")
    assert (t.cube("t3", "A"), t.cube("t3", "B")) == (10, 12)
    assert (t.who, t.line("sw"), t["A"].spare_ships, len(t.pile)) == ("", "B C B+", 2, 11)


@pytest.mark.rule("ANT-TRK-18", "ANT-TRK-20", "ANT-EVT-09", "ANT-EVT-07")
def test_three_blue_actions_one_inside_the_other() -> None:
    t = table(4).ships(e="A B", n="C").cubes("t3", A=5).cubes("t5", B=4).cubes("t1", C=3)
    t.points("A", 1).play("track t3", "A: track t2", "B: track t5")
    t.play("B: no advance", "C: track t1")
    t.play("C: ship n 1", "C: to w", "A: stay", "B: stay")
    t.play("D: track t2", "A: track t4")
    assert (t.who, t.options) == ("C", ["track t1", "track t3", "track t4", "no advance"])
    t.play("C: track t1", "D: track t3")
    assert (t.who, cubes(t, "t1"), cubes(t, "t2")) == ("", [0, 0, 9, 0], [3, 0, 0, 4])


@pytest.mark.rule("ANT-TRK-19")
def test_a_blue_action_does_not_trigger_itself_again() -> None:
    t = table(4).cubes("t3", A=5, B=4, C=3).points("A", 1).play("track t3", "A: no advance", "B: track t3")
    assert (t.cube("t3", "B"), t.who, t.prompt) == (8, "C", "AdvanceThree")


@pytest.mark.rule("ANT-TRK-19", "ANT-TRK-15")
def test_two_advance_three_spaces_do_not_set_off_each_other_for_ever() -> None:
    t = table(4).cubes("t3", A=5, B=4).cubes("t5", A=4).points("A", 1).play("track t3", "A: track t5")
    t.play("A: no advance", "B: track t3", "C: no advance", "D: no advance")
    assert (t.who, t.cube("t3", "B")) == ("B", 8)
    t.play("B: no advance", "C: no advance", "D: no advance")
    assert t.who == ""


@pytest.mark.rule("ANT-TRK-20", "ANT-EVT-05")
def test_an_inner_blue_action_begins_with_the_owner_of_the_cube() -> None:
    t = table(3).cubes("t3", A=5).cubes("t2", C=4).shipyard("icebreaker plus-two fast-research")
    t.points("A", 1).play("track t3", "A: no advance", "B: no advance", "C: track t2")
    t.play("C: take plus-two", "A: take icebreaker")
    assert [t[who].hand for who in "ABC"] == [["icebreaker"], ["fast-research"], ["plus-two"]]


@pytest.mark.rule("ANT-TRK-18", "ANT-END-05", "ANT-END-07")
def test_in_the_last_turn_everything_triggered_is_carried_out_for_everybody() -> None:
    t = table(3).ships(e="A B*", w="C").buildings(n="derrick").visible("b01", "d01", "a01")
    t.give("A", supply=1, reserve=0).cubes("t3", A=5, C=8).cubes("t1", B=3).stop("e")
    t.play("to n", "build b01", "track t3", "A: track t2", "B: track t1", "B: stay", "C: stay", "A: stay")
    t.play("C: track t3", "A: take icebreaker", "B: no card", "A: done")
    assert (t.who, t.cube("t2", "A"), t.cube("t1", "B"), t.cube("t3", "C")) == ("", 3, 6, 11)


@pytest.mark.rule("ANT-TRK-21")
@pytest.mark.parametrize("track", ["t1", "t2", "t3", "t4", "t5"])
def test_the_end_of_a_track_gives_no_bonus(track: str) -> None:
    t = table(4).ships(e="A").cubes(track, A=11).points("A", 1).play(f"track {track}")
    assert (t.who, t.cube(track, "A"), t.line("sw"), len(t.pile)) == ("", 12, "", 13)
    a = t["A"]
    assert (a.supply, a.reserve, a.basic, a.expertise, a.hand) == (2, 10, 0, 0, [])


@pytest.mark.rule("ANT-TRK-22", "ANT-TRK-09")
def test_a_cube_that_cannot_move_triggers_nothing() -> None:
    t = table(3).cubes("t4", A=10, B=11, C=12).give("A", spare_cubes=0).cubes("t1", A=12).points("A", 3)
    t.play("track t4")
    assert (t.cube("t4", "A"), t["A"].basic) == (10, 0)


@pytest.mark.rule("ANT-TRK-23", "ANT-TRK-03")
@pytest.mark.parametrize(("track", "who"), [("t1", "A"), ("t3", "A")])
def test_a_symbol_jumped_on_entry_triggers(track: str, who: str) -> None:
    t = table(4).cubes(track, B=1, C=2, D=3).points(who, 1).play(f"track {track}")
    assert (t.cube(track, "A"), t["A"].supply, t["A"].spare_cubes) == (4, 3, 4)


@pytest.mark.rule("ANT-TRK-23")
def test_a_basic_card_jumped_on_entry_is_regained() -> None:
    t = table(4).cubes("t2", B=1, C=2, D=3).points("A", 1).play("track t2")
    assert [t[who].basic for who in "ABCD"] == [1, 0, 0, 0]
