"""Section 3 of the catalogue: the movement of the Sun."""

import pytest
from antarctica_table import fresh, table

RING = ["s", "se", "e", "ne", "n", "nw", "w", "sw"]


@pytest.mark.rule("ANT-SUN-01")
def test_the_sun_travels_counter_clockwise_from_area_to_area() -> None:
    t, stops = table(3).ships(**dict.fromkeys(RING, "A")).sun("sw").go(), []
    for area in RING:
        stops.append(t.sun_at)
        t.play(f"to {RING[RING.index(area) - 1]}", "done")  # always to the area the Sun has just left
    assert stops == RING
    assert t.sun_at == "s"


@pytest.mark.rule("ANT-SUN-01", "ANT-SUN-02")
@pytest.mark.parametrize(("seats", "first"), [(2, "se"), (3, "s"), (4, "s")])
def test_the_sun_moves_before_the_first_turn(seats: int, first: str) -> None:
    t = fresh(seats, options=("first-game",))
    if seats == 2:
        t.play("track t1")
    assert t.line("sw")
    assert (t.sun_at, t.prompt, t.who) == (first, "MoveShip", t.line(first)[0])


@pytest.mark.rule("ANT-SUN-02", "ANT-SUN-03")
def test_the_first_stop_is_the_next_area_with_ships_and_not_the_lower_left_one() -> None:
    t = fresh(4).play(*["place sw"] * 3, *["place n"] * 3, *["place w"] * 2)
    assert (t.sun_at, t.line("sw") != "") == ("n", True)


@pytest.mark.rule("ANT-SUN-03")
@pytest.mark.parametrize(
    ("sun", "ships", "stop"),
    [
        ("sw", ["s"], "s"),
        ("sw", ["se"], "se"),
        ("sw", ["w"], "w"),
        ("e", ["ne", "n"], "ne"),
        ("e", ["nw", "se"], "nw"),
        ("n", ["s", "e"], "s"),
        ("w", ["sw", "s"], "sw"),
    ],
)
def test_the_sun_skips_areas_without_ships(sun: str, ships: list[str], stop: str) -> None:
    t = table(3).ships(**dict.fromkeys(ships, "B")).sun(sun).go()
    assert (t.sun_at, t.who) == (stop, "B")


@pytest.mark.rule("ANT-SUN-04")
@pytest.mark.parametrize(("sun", "stop"), [("sw", "se"), ("ne", "nw")])
def test_with_two_players_the_sun_skips_the_closed_areas(sun: str, stop: str) -> None:
    t = table(2).ships(**dict.fromkeys(["sw", "se", "e", "ne", "nw", "w"], "A")).sun(sun).go()
    assert t.sun_at == stop


@pytest.mark.rule("ANT-SUN-05")
@pytest.mark.parametrize("line", ["A", "B A C", "C C A", "C A"])
def test_the_owner_of_the_first_ship_in_line_takes_a_turn_with_it(line: str) -> None:
    t = table(3).ships(e=line).stop("e")
    assert t.who == line[0]
    t.play("to n")
    assert (t.line("n"), t.line("e")) == (line[0], line[2:])


@pytest.mark.rule("ANT-SUN-06", "ANT-SUN-08")
def test_the_second_ship_takes_no_turn_without_an_icebreaker() -> None:
    t = table(3).ships(e="A B C", w="C").stop("e").play("to n", "done")
    assert (t.sun_at, t.who, t.line("e")) == ("n", "A", "B C")


@pytest.mark.rule("ANT-SUN-06")
def test_the_second_ship_takes_a_turn_with_an_icebreaker() -> None:
    t = table(3).ships(e="A B* C", w="C").stop("e").play("to n", "done")
    assert (t.sun_at, t.who) == ("e", "B")
    t.play("break ice", "to s")
    assert (t.line("e"), t.line("s"), t.sun_at) == ("C", "B", "e")


@pytest.mark.rule("ANT-SUN-06")
def test_an_icebreaker_in_another_area_gives_no_turn_here() -> None:
    t = table(3).ships(e="A B", w="C B*").stop("e").play("to se", "done")
    assert (t.sun_at, t.who, t.line("w")) == ("w", "C", "C B*")


@pytest.mark.rule("ANT-SUN-07", "ANT-SUN-08", "ANT-SUN-09")
def test_the_third_ship_takes_no_turn_after_the_other_two() -> None:
    t = table(3).ships(e="A B* C", w="C").stop("e")
    t.play("to s", "done", "B: break ice", "to s", "done")
    assert (t.sun_at, t.who, t.line("e")) == ("w", "C", "C")


@pytest.mark.rule("ANT-SUN-07")
def test_the_third_ship_takes_no_turn_when_it_became_the_first_by_a_discard() -> None:
    t = table(3).ships(e="A A* C", w="B").stop("e")
    t.play("discard", "ship e 2", "to s")
    assert (t.sun_at, t.who, t.line("e")) == ("w", "B", "C")


@pytest.mark.rule("ANT-SUN-07")
def test_the_third_ship_takes_no_turn_when_the_second_was_carried_away() -> None:
    t = table(3).ships(e="A B* C", w="C").buildings(s="rc-inland").cubes("t1", A=5).stop("e")
    t.play("to s", "research t1", "A: stay", "B: ship e 1", "to nw", "C: stay", "A: done")
    assert (t.sun_at, t.who, t.line("e")) == ("nw", "B", "C")


@pytest.mark.rule("ANT-SUN-07")
def test_no_icebreaker_can_be_played_on_the_ship_that_stood_third() -> None:
    t = table(3).ships(e="A B A", w="C").hand("A", "icebreaker").stop("e").play("to s")
    assert "play icebreaker" not in t.options


@pytest.mark.rule("ANT-SUN-08")
def test_a_stop_has_no_more_than_two_turns() -> None:
    t = table(3).ships(e="A A* A", w="B").stop("e")
    t.play("to s", "done", "break ice", "to s", "done")
    assert (t.sun_at, t.who, t.line("e")) == ("w", "B", "A")


@pytest.mark.rule("ANT-SUN-09", "ANT-SUN-05")
def test_the_ships_left_behind_close_up_and_the_next_stop_is_the_new_first_ship() -> None:
    t = table(3).ships(e="A B C", ne="A").stop("e").play("to s", "done")
    assert (t.sun_at, t.line("e")) == ("ne", "B C")
    t.play("to e", "done", "to sw", "done")
    assert (t.sun_at, t.who, t.line("e")) == ("e", "B", "B C A")


@pytest.mark.rule("ANT-SUN-10")
@pytest.mark.parametrize("line", ["A", "A B", "A B C"])
def test_a_ship_built_in_the_area_of_the_sun_takes_no_turn_in_this_stop(line: str) -> None:
    t = table(3).ships(e=line).buildings(n="shipyard").stop("e")
    t.play("to n", "build ship", "B: no card", "C: no card", "done")
    assert (t.sun_at, t.who) == ("n", "A")
    assert t.line("e").split()[-1][0] == "A"


@pytest.mark.rule("ANT-SUN-10")
def test_a_ship_moved_to_the_area_of_the_sun_takes_no_turn_in_this_stop() -> None:
    t = table(3).ships(e="A", w="B").buildings(n="rc-inland").cubes("t1", A=5).stop("e")
    t.play("to n", "research t1", "A: stay", "B: ship w 1", "to e", "done")
    assert (t.line("e"), t.sun_at, t.who) == ("B", "n", "A")


@pytest.mark.rule("ANT-SUN-10", "ANT-SUN-06")
def test_a_ship_that_joined_is_not_the_second_one_of_the_stop() -> None:
    t = table(3).ships(e="A", w="B").buildings(n="rc-inland").hand("A", "icebreaker").cubes("t1", A=5).stop("e")
    t.play("to n", "research t1", "A: ship n 1", "to e", "B: ship w 1", "to e")
    assert t.line("e") == "A B"
    assert "play icebreaker" not in t.options
    assert t.play("done").who == "A"  # after a full lap: the Sun never stays


@pytest.mark.rule("ANT-SUN-11")
@pytest.mark.parametrize(("line", "who"), [("A B", "B"), ("A A", "A"), ("A C B", "C")])
def test_the_sun_makes_a_full_lap_when_all_ships_are_where_it_is(line: str, who: str) -> None:
    t = table(3).ships(e=line).buildings(n="camp").stop("e").play("to n", "discard", "ship n 1")
    assert (t.sun_at, t.who, t.prompt) == ("e", who, "MoveShip")
    assert t.line("e") == line[2:]


@pytest.mark.rule("ANT-SUN-11", "ANT-SUN-02")
def test_with_all_ships_in_the_lower_left_area_the_sun_comes_back_to_it() -> None:
    t = table(3).ships(sw="B C A").sun("sw").go()
    assert (t.sun_at, t.who) == ("sw", "B")


@pytest.mark.rule("ANT-SUN-12")
def test_the_game_ends_when_no_ship_is_left_on_the_board() -> None:
    t = table(3).ships(e="A").stop("e").play("to n", "discard", "ship n 1")
    assert (t.who, t.options) == ("", [])
    assert (t.score("A")["discards"], t.place("A")) == (1, 1)


@pytest.mark.rule("ANT-SUN-12")
def test_the_turn_in_which_the_last_ship_went_is_finished_first() -> None:
    t = table(3).ships(e="A").buildings(n="camp").scientists(n="A").stop("e").play("to n", "discard", "ship n 1")
    assert (t.who, t.options) == ("A", ["recruit", "done"])
    t.play("recruit")
    assert (t.who, t["A"].supply) == ("", 4)


@pytest.mark.rule("ANT-SUN-12")
def test_a_ship_built_after_the_last_one_went_keeps_the_game_going() -> None:
    t = table(3).ships(e="A").buildings(n="shipyard").stop("e").play("to n", "discard", "ship n 1")
    t.play("build ship", "B: no card", "C: no card")
    assert (t.sun_at, t.who, t.prompt) == ("e", "A", "MoveShip")


@pytest.mark.rule("ANT-SUN-12")
def test_a_ship_gained_on_a_track_after_the_last_one_went_keeps_the_game_going() -> None:
    t = table(3).ships(e="A").buildings(n="rc-naval").scientists(n="A").cubes("t3", A=8).stop("e")
    t.play("to n", "discard", "ship n 1", "research t3", "B: no card", "C: no card")
    assert (t.sun_at, t.who, t.prompt) == ("e", "A", "MoveShip")


@pytest.mark.rule("ANT-SUN-13")
def test_a_player_may_have_several_turns_in_a_row_while_others_wait() -> None:
    t, turns = table(3).ships(e="A", ne="A", n="A", w="B", sw="C").stop("e"), ""
    for _ in range(5):
        turns += t.who
        t.play("to se", "done") if t.who == "A" else t.play("to s", "done")
    assert turns == "AAABC"
