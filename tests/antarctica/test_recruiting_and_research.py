"""Recruiting scientists and advancing on a research track (catalogue, sections 8 and 9)."""

import pytest
from antarctica_table import Table, table

import frostline

COUNTS = [
    ("", "", 1),
    ("A", "", 2),
    ("A", "A", 3),
    ("", "AAAA", 5),
    ("A A", "AA", 5),
    ("B", "", 1),
    ("B C", "BBBC", 1),
    ("B A", "ABBC", 3),
]


def comes(building: str, line: str = "", people: str = "", seats: int = 3) -> Table:
    """A's ship from e has come to a target area nw with that building, those ships and scientists."""
    t = table(seats).ships(e="A B", nw=line).buildings(nw=building).scientists(nw=people)
    return t.give("A", supply=0, reserve=9)


def tracks(t: Table) -> list[str]:
    """The tracks offered for the research action."""
    assert (t.who, t.prompt) == ("A", "TakeAction")
    return [text.removeprefix("research ") for text in t.options if text.startswith("research ")]


# Recruiting.


@pytest.mark.rule("ANT-REC-01")
@pytest.mark.parametrize(("building", "possible"), [("camp", True), ("", False), ("shipyard lab rc-naval", False)])
def test_recruiting_needs_a_camp_in_the_target_area(building: str, possible: bool) -> None:
    t = comes(building, "A", "A").stop("e").play("to nw")
    assert ("recruit" in t.options) is possible
    if not possible:
        assert t.why_not("recruit") == "ANT-REC-01"
        with pytest.raises(frostline.IllegalMove):
            t.play("recruit")


@pytest.mark.rule("ANT-REC-01")
def test_camps_where_the_ship_came_from_or_where_other_own_ships_lie_do_not_help() -> None:
    t = comes("").ships(w="A A").buildings(e="camp", w="camp").scientists(e="A", w="AA").stop("e").play("to nw")
    assert "recruit" not in t.options


@pytest.mark.rule("ANT-REC-02")
@pytest.mark.parametrize(("line", "people", "count"), COUNTS)
def test_a_camp_recruits_one_for_each_own_ship_and_scientist_there(line: str, people: str, count: int) -> None:
    t = comes("camp", line, people).scientists(w="AAA").ships(w="A").stop("e").play("to nw", "recruit")
    assert (t["A"].supply, t["A"].reserve) == (count, 9 - count)


@pytest.mark.rule("ANT-REC-02")
def test_the_count_is_made_at_the_moment_of_recruiting() -> None:
    t = comes("camp", "A", "A").give("A", supply=1).hand("A", "placing-a-scientist").stop("e")
    t.play("to nw", "play placing-a-scientist", "recruit")
    assert (t.people("nw"), t["A"].supply, t["A"].reserve) == ("AA", 4, 5)


@pytest.mark.rule("ANT-REC-02")
def test_a_ship_discarded_before_recruiting_no_longer_counts() -> None:
    t = comes("camp", "A", "A").stop("e").play("to nw", "discard", "ship nw 2", "recruit")
    assert (t["A"].supply, t["A"].reserve) == (1 + 2, 6)


@pytest.mark.rule("ANT-REC-03", "ANT-REC-04")
@pytest.mark.parametrize(("reserve", "moved"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_as_many_as_the_count_move_or_the_whole_reserve_if_it_is_smaller(reserve: int, moved: int) -> None:
    t = comes("camp", "A", "A").give("A", supply=1, reserve=reserve).stop("e").play("to nw", "recruit")
    assert (t["A"].supply, t["A"].reserve) == (1 + moved, reserve - moved)
    assert (t.who, t.prompt) == ("A", "TakeAction")


@pytest.mark.rule("ANT-REC-04")
def test_there_is_no_choice_to_take_fewer() -> None:
    t = comes("camp", "A A", "AA").stop("e").play("to nw")
    assert t.options == ["recruit", "discard", "done"]
    t.play("recruit")
    assert t.prompt == "TakeAction"
    assert t["A"].supply == 5


@pytest.mark.rule("ANT-REC-05")
def test_camps_in_several_areas_with_own_pieces_do_not_add_up() -> None:
    t = comes("camp").ships(w="A A", s="A").buildings(w="camp", s="camp", e="camp").scientists(w="AA", s="A")
    t.stop("e").play("to nw", "recruit")
    assert t["A"].supply == 1
    assert "recruit" not in t.options


@pytest.mark.rule("ANT-REC-06")
@pytest.mark.parametrize("reserve", [0, 1])
def test_with_an_empty_reserve_recruiting_is_not_offered(reserve: int) -> None:
    t = comes("camp", "A", "A").give("A", supply=2, reserve=reserve).stop("e").play("to nw")
    assert ("recruit" in t.options) is (reserve > 0)
    if not reserve:
        assert t.why_not("recruit") == "ANT-REC-06"


@pytest.mark.rule("ANT-REC-06")
def test_a_discard_can_empty_the_reserve_before_the_action() -> None:
    t = comes("camp", "A", "A").give("A", reserve=1).stop("e").play("to nw", "discard", "cube")
    assert (t["A"].supply, t["A"].reserve) == (1, 0)
    assert "recruit" not in t.options


@pytest.mark.rule("ANT-REC-06")
@pytest.mark.parametrize(("line", "people", "possible"), [("", "", False), ("B", "C", False), ("A", "", True)])
def test_without_own_ship_and_scientist_in_the_area_recruiting_is_not_offered(
    line: str, people: str, possible: bool
) -> None:
    t = comes("camp", line, people).hand("A", "plus-two").stop("e")
    t.play("to nw", "discard", "ship nw 2" if line else "ship nw 1")
    assert t.options == ["recruit"] * possible + ["play plus-two", "done"]


@pytest.mark.rule("ANT-REC-06")
@pytest.mark.parametrize(("people", "possible"), [("", False), ("A", True)])
def test_a_ship_carried_on_by_a_track_action_leaves_a_count_without_it(people: str, possible: bool) -> None:
    t = comes("camp", "", people).buildings(w="camp").cubes("t1", A=5).hand("A", "fast-research").stop("e")
    t.play("to nw", "play fast-research", "track t1", "A: ship nw 1", "to w", "B: stay")
    assert (t.line("w"), t.prompt) == ("A", "TakeAction")
    assert ("recruit" in t.options) is possible


# Research.


@pytest.mark.rule("ANT-RSA-01")
@pytest.mark.parametrize("building", ["", "camp shipyard lab factory headquarters", "crane parabolic-antenna"])
def test_research_needs_a_research_center_in_the_target_area(building: str) -> None:
    t = comes(building, "A", "A").ships(w="A").buildings(e="rc-naval", w="rc-inland rc-coastal")
    t.cubes("t1", A=1).stop("e").play("to nw")
    assert tracks(t) == []
    with pytest.raises(frostline.IllegalMove):
        t.play("research t1")


@pytest.mark.rule("ANT-RSA-02")
@pytest.mark.parametrize(("line", "people", "count"), COUNTS)
def test_a_research_center_gives_a_point_for_each_own_ship_and_scientist_there(
    line: str, people: str, count: int
) -> None:
    t = comes("rc-coastal", line, people).scientists(w="AAA").ships(w="A").stop("e").play("to nw", "research t2")
    assert t.cube("t2", "A") == count


@pytest.mark.rule("ANT-RSA-02")
def test_the_points_are_counted_at_the_moment_of_the_research() -> None:
    t = comes("rc-coastal", "A", "A").give("A", supply=1).hand("A", "placing-a-scientist").stop("e")
    t.play("to nw", "play placing-a-scientist", "research t2")
    assert t.cube("t2", "A") == 4


@pytest.mark.rule("ANT-RSA-03", "ANT-RSA-05")
@pytest.mark.parametrize(
    ("seats", "center", "offered"),
    [
        (2, "rc-inland", ["t1"]),
        (2, "rc-coastal", ["t2"]),
        (2, "rc-naval", ["t3"]),
        (3, "rc-inland", ["t1", "t4"]),
        (3, "rc-coastal", ["t2"]),
        (3, "rc-naval", ["t3", "t4"]),
        (4, "rc-inland", ["t1", "t4"]),
        (4, "rc-coastal", ["t2", "t5"]),
        (4, "rc-naval", ["t3", "t4"]),
    ],
)
def test_only_open_tracks_that_show_the_research_center_may_be_used(
    seats: int, center: str, offered: list[str]
) -> None:
    t = comes(center, seats=seats).stop("e").play("to nw")
    assert tracks(t) == offered
    for other in {"t1", "t2", "t3", "t4", "t5"} - set(offered):
        with pytest.raises(frostline.IllegalMove):
            t.play(f"research {other}")


@pytest.mark.rule("ANT-RSA-03")
def test_a_cube_far_ahead_on_a_track_of_another_center_does_not_help() -> None:
    t = comes("rc-coastal").cubes("t1", A=5).cubes("t3", A=2).stop("e").play("to nw")
    assert t.why_not("research t1") == "ANT-RSA-03"
    assert tracks(t) == ["t2"]


@pytest.mark.rule("ANT-RSA-04")
def test_with_different_research_centers_one_is_chosen() -> None:
    t = comes("rc-coastal rc-naval", "A").stop("e").play("to nw")
    assert tracks(t) == ["t2", "t3", "t4"]
    t.play("research t3")
    assert tracks(t) == []
    assert [t.cube(track, "A") for track in ("t1", "t2", "t3", "t4")] == [0, 0, 2, 0]


@pytest.mark.rule("ANT-RSA-04", "ANT-RSA-05")
def test_all_three_research_centers_open_every_track_once() -> None:
    t = comes("rc-inland rc-coastal rc-naval", seats=4).stop("e").play("to nw")
    assert tracks(t) == ["t1", "t2", "t3", "t4", "t5"]


@pytest.mark.rule("ANT-RSA-05")
@pytest.mark.parametrize("center", ["rc-inland", "rc-naval"])
def test_the_points_go_to_one_of_two_matching_tracks_undivided(center: str) -> None:
    t = comes(center, "A", "AA").cubes("t1", A=1).cubes("t3", A=1).stop("e").play("to nw", "research t4")
    assert [t.cube(track, "A") for track in ("t1", "t3", "t4")] == [1, 1, 4]
    assert tracks(t) == []


@pytest.mark.rule("ANT-RSA-06")
@pytest.mark.parametrize(("cubes", "offered"), [(0, []), (1, ["t2"])])
def test_a_track_that_cannot_be_entered_for_want_of_a_cube_is_not_offered(cubes: int, offered: list[str]) -> None:
    t = comes("rc-coastal", "A").cubes("t1", A=3).give("A", spare_cubes=cubes).stop("e").play("to nw")
    assert tracks(t) == offered


@pytest.mark.rule("ANT-RSA-06")
def test_without_a_spare_cube_only_the_matching_track_with_an_own_cube_is_left() -> None:
    t = comes("rc-naval").cubes("t4", A=3).give("A", spare_cubes=0).stop("e").play("to nw")
    assert tracks(t) == ["t4"]


@pytest.mark.rule("ANT-RSA-06")
@pytest.mark.parametrize(
    ("own", "others", "offered"),
    [
        (12, {}, []),
        (11, {}, ["t2"]),
        (11, {"B": 12}, []),
        (10, {"B": 12}, ["t2"]),
        (10, {"B": 12, "C": 11}, []),
        (9, {"B": 12, "C": 11}, ["t2"]),
        (10, {"B": 11}, ["t2"]),
    ],
)
def test_a_track_on_which_the_cube_cannot_move_any_more_is_not_offered(
    own: int, others: dict[str, int], offered: list[str]
) -> None:
    t = comes("rc-coastal", "A").cubes("t2", A=own, **others).stop("e").play("to nw")
    assert tracks(t) == offered


@pytest.mark.rule("ANT-RSA-06")
@pytest.mark.parametrize(("people", "offered"), [("", []), ("BC", []), ("AB", ["t2"])])
def test_with_a_count_of_zero_no_track_is_offered(people: str, offered: list[str]) -> None:
    t = comes("rc-coastal", "", people).hand("A", "plus-two").stop("e").play("to nw", "discard", "ship nw 1")
    assert tracks(t) == offered


@pytest.mark.rule("ANT-RSA-07")
def test_the_cube_enters_jumps_and_triggers_as_on_any_advance() -> None:
    t = comes("rc-inland", "A", "A").cubes("t1", B=1, C=3).stop("e").play("to nw", "research t1")
    assert t.cube("t1", "A") == 5  # 2, 4, 5, past the scientist on 3
    assert (t["A"].supply, t["A"].reserve, t["A"].spare_cubes) == (1, 8, 3)


@pytest.mark.rule("ANT-RSA-07")
def test_points_beyond_the_end_are_lost() -> None:
    t = comes("rc-coastal", "A", "A").cubes("t2", A=10, B=12).stop("e").play("to nw", "research t2")
    assert t.cube("t2", "A") == 11
