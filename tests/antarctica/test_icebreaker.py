"""The Icebreaker: where it may be played, the extra turn it gives, how it is lost (catalogue section 11)."""

import pytest
from antarctica_table import Table, table

import frostline


def marks(t: Table) -> list[str]:
    """Where an Icebreaker may be put; plays the card."""
    if "play icebreaker" not in t.options:
        return []
    before = {name: t.line(name) for name in ("sw", "s", "se", "e", "ne", "n", "nw", "w")}
    t.play("play icebreaker")
    if t.prompt == "MarkShip":
        return t.options
    changed = [name for name, line in before.items() if t.line(name) != line]
    return [f"{name}: {t.line(name)}" for name in changed]


def turn(t: Table) -> tuple[str, str]:
    """Who is asked and what."""
    return t.who, t.prompt


@pytest.mark.rule("ANT-ICE-01")
def test_an_icebreaker_goes_on_an_own_ship_that_is_second_anywhere() -> None:
    t = table(3).ships(e="A", n="B A", w="A A A", s="A B", se="A", ne="B C A").hand("A", "icebreaker").stop("e")
    assert marks(t.play("to sw")) == ["ship n 2", "ship w 2"]
    t.play("ship w 2")
    assert (t.line("w"), t.line("n"), t["A"].hand) == ("A A* A", "B A", [])


@pytest.mark.rule("ANT-ICE-01")
def test_without_an_own_second_ship_the_icebreaker_is_not_played() -> None:
    t = table(3).ships(e="A", n="A B", w="B C A").hand("A", "icebreaker").stop("e").play("to sw")
    assert "play icebreaker" not in t.options
    with pytest.raises(frostline.IllegalMove):
        t.play("play icebreaker")


@pytest.mark.rule("ANT-ICE-01")
def test_a_ship_that_closed_up_from_third_to_second_qualifies() -> None:
    t = table(3).ships(e="A", n="A B A").hand("A", "icebreaker").stop("e").play("to sw")
    assert "play icebreaker" not in t.options
    assert marks(t.play("discard", "ship n 1")) == ["n: B A*"]


@pytest.mark.rule("ANT-ICE-02")
@pytest.mark.parametrize(("line", "marked"), [("", []), ("B", ["n: B A*"]), ("A", ["n: A A*"]), ("B C", [])])
def test_the_ship_just_moved_qualifies_when_it_is_second_in_its_new_area(line: str, marked: list[str]) -> None:
    t = table(3).ships(e="A", n=line).hand("A", "icebreaker").stop("e")
    assert marks(t.play("to n")) == marked


@pytest.mark.rule("ANT-ICE-03", "ANT-ICE-05")
def test_the_second_ship_where_the_sun_is_still_counts_as_second_and_acts_in_the_same_stop() -> None:
    t = table(3).ships(e="A A", ne="B").hand("A", "icebreaker").stop("e")
    assert marks(t.play("to n")) == ["e: A*"]
    assert turn(t.play("done")) == ("A", "MayBreakIce")
    assert turn(t.play("break ice")) == ("A", "MoveShip")
    t.play("to w", "done")
    assert (t.who, t.sun_at, t.line("w"), t.line("e")) == ("B", "ne", "A", "")


@pytest.mark.rule("ANT-ICE-03", "ANT-ICE-02", "ANT-ICE-01")
def test_second_ships_under_the_sun_in_the_target_area_and_elsewhere_all_qualify() -> None:
    t = table(3).ships(e="A A B", n="B", w="C A").hand("A", "icebreaker").stop("e")
    assert marks(t.play("to n")) == ["ship e 1", "ship n 2", "ship w 2"]


@pytest.mark.rule("ANT-ICE-01")
def test_a_ship_carried_to_a_second_place_by_a_track_action_qualifies() -> None:
    t = table(3).ships(e="A", w="A", s="B").cubes("t1", A=5).buildings(n="rc-inland").hand("A", "icebreaker")
    t.stop("e").play("to n", "research t1", "A: ship w 1", "A: to s", "B: stay")
    assert marks(t) == ["s: B A*"]


@pytest.mark.rule("ANT-ICE-03")
def test_the_second_ship_of_another_player_does_not_qualify() -> None:
    t = table(3).ships(e="A B").hand("A", "icebreaker").stop("e")
    assert marks(t.play("to n")) == []


@pytest.mark.rule("ANT-ICE-04")
def test_the_third_ship_where_the_sun_is_never_qualifies() -> None:
    t = table(3).ships(e="A B A").hand("A", "icebreaker").stop("e").play("to n")
    assert (t.line("e"), marks(t)) == ("B A", [])


@pytest.mark.rule("ANT-ICE-04")
def test_the_third_ship_does_not_qualify_when_the_second_was_discarded() -> None:
    t = table(3).ships(e="A A A").hand("A", "icebreaker").stop("e").play("to n", "discard", "ship e 1")
    assert (t.line("e"), marks(t)) == ("A", [])


@pytest.mark.rule("ANT-ICE-04")
def test_a_ship_discarded_before_the_move_does_not_make_the_third_second() -> None:
    t = table(3).ships(e="A A A").hand("A", "icebreaker").stop("e").play("discard", "ship e 2", "to n")
    assert (t.line("e"), marks(t)) == ("A", [])


@pytest.mark.rule("ANT-ICE-04", "ANT-SUN-10")
def test_a_ship_built_into_the_sun_area_does_not_qualify_as_second_there() -> None:
    t = table(3).ships(e="A B").buildings(n="shipyard").hand("A", "icebreaker").stop("e")
    t.play("to n", "build ship", "B: no card", "C: no card")
    assert (t.line("e"), marks(t)) == ("B A+", [])


@pytest.mark.rule("ANT-ICE-04", "ANT-EVT-03")
def test_a_ship_carried_into_the_sun_area_does_not_qualify_there() -> None:
    t = table(3).ships(e="A B", w="A").cubes("t1", A=5).buildings(n="rc-inland").hand("A", "icebreaker").stop("e")
    t.play("to n", "research t1", "A: ship w 1", "A: to e", "B: stay")
    assert (t.line("e"), marks(t)) == ("B A", [])


@pytest.mark.rule("ANT-ICE-04", "ANT-SUN-10", "ANT-TRK-18")
def test_the_second_ship_does_not_qualify_when_it_went_away_and_came_back() -> None:
    t = table(3).ships(e="A A", w="B").cubes("t3", A=5).cubes("t1", A=3).cubes("t4", B=4).buildings(n="rc-naval")
    t.hand("A", "icebreaker").stop("e").play("to n", "research t3", "A: track t1", "A: ship e 1", "to sw", "B: stay")
    t.play("B: track t4", "B: stay", "A: ship sw 1", "A: to e", "C: no advance")
    assert (t.who, t.line("e"), marks(t)) == ("A", "A", [])


@pytest.mark.rule("ANT-ICE-04")
def test_in_the_second_turn_of_a_stop_no_ship_where_the_sun_is_qualifies() -> None:
    t = table(3).ships(e="C A* A").buildings(n="shipyard").hand("A", "icebreaker").stop("e")
    t.play("C: to w", "done", "A: break ice", "to n", "build ship", "B: no card", "C: no card")
    assert (t.line("e"), marks(t)) == ("A A+", [])


@pytest.mark.rule("ANT-ICE-05")
def test_the_extra_turn_is_a_complete_turn() -> None:
    t = table(3).ships(e="B A*", n="A").buildings(n="camp").hand("A", "plus-two").stop("e").play("to w", "done")
    assert "done" not in t.play("A: break ice").options
    t.play("to n", "recruit", "play plus-two", "discard", "cube")
    assert (t["A"].supply, t["A"].reserve, t["A"].lost_cubes, t.sun_at) == (7, 7, 1, "n")


@pytest.mark.rule("ANT-ICE-05", "ANT-DIS-07")
def test_in_the_extra_turn_the_marked_ship_is_not_discarded_before_its_move() -> None:
    t = table(3).ships(e="B A* A").stop("e").play("to w", "done", "break ice", "discard")
    assert t.options == ["cube", "spare ship", "ship e 2"]


@pytest.mark.rule("ANT-ICE-05", "ANT-DIS-09")
def test_a_player_with_both_turns_of_a_stop_discards_in_each() -> None:
    t = table(3).ships(e="A A*").stop("e").play("to w", "discard", "cube", "break ice", "discard", "cube")
    assert (t["A"].lost_cubes, t["A"].supply) == (2, 4)


@pytest.mark.rule("ANT-ICE-06", "ANT-SUN-07", "ANT-SUN-09")
def test_after_the_extra_turn_the_card_is_gone_and_the_sun_moves_on() -> None:
    t = table(3).ships(e="A B* C", ne="A").stop("e").play("to n", "done", "B: break ice", "B: to w", "B: done")
    assert (t.who, t.sun_at, t.line("w"), t.line("e")) == ("A", "ne", "B", "C")
    assert (t["B"].hand, len(t.pile)) == ([], 13)


@pytest.mark.rule("ANT-ICE-06")
def test_the_ship_does_not_carry_its_icebreaker_into_the_new_area() -> None:
    t = table(3).ships(e="A B*", w="C", nw="A").stop("e").play("to n", "done", "break ice", "to w")
    assert t.line("w") == "C B"
    t.play("done").play("A: to ne", "done", "A: to se", "done", "C: to s", "done")
    assert turn(t) == ("C", "MoveShip")


@pytest.mark.rule("ANT-ICE-05", "ANT-ICE-06", "ANT-ICE-02")
def test_an_icebreaker_played_in_an_extra_turn_serves_at_a_later_stop() -> None:
    t = table(3).ships(e="A B*", n="C").hand("B", "icebreaker").stop("e").play("to w", "done")
    t.play("B: break ice", "B: to n", "B: play icebreaker", "B: done")
    assert (t.sun_at, t.line("n"), t.who) == ("n", "C B*", "C")
    assert turn(t.play("C: to s", "C: done")) == ("B", "MayBreakIce")


@pytest.mark.rule("ANT-ICE-01", "ANT-ICE-05", "ANT-CRD-03")
def test_an_icebreaker_waits_for_the_sun_and_its_turn_allows_a_new_card() -> None:
    t = table(3).ships(e="A", n="B A", w="C").hand("A", "icebreaker plus-two").stop("e")
    t.play("to s", "play icebreaker", "done", "B: to w", "done", "A: break ice", "A: to w", "play plus-two")
    assert (t["A"].supply, t["A"].hand, t.line("w")) == (4, [], "C B A")


@pytest.mark.rule("ANT-ICE-07")
def test_who_lets_the_extra_turn_go_loses_the_card() -> None:
    t = table(3).ships(e="A B* C", ne="C").stop("e").play("to n", "done")
    assert t.options == ["break ice", "wait"]
    t.play("B: wait")
    assert (t.who, t.sun_at, t.line("e")) == ("C", "ne", "B C")


@pytest.mark.rule("ANT-ICE-08", "ANT-CRD-03", "ANT-ICE-03")
def test_an_icebreaker_played_in_my_first_turn_leaves_no_card_for_my_second() -> None:
    t = table(3).ships(e="A A").hand("A", "icebreaker plus-two").stop("e").play("to n", "play icebreaker", "done")
    t.play("A: break ice", "to w")
    assert turn(t) == ("A", "TakeAction")
    assert "play plus-two" not in t.options
    assert t.why_not("play plus-two") == "ANT-CRD-03"


@pytest.mark.rule("ANT-ICE-09")
@pytest.mark.parametrize("turns", [("play plus-two", "done"), ("done", "play plus-two")])
def test_with_an_earlier_icebreaker_one_card_in_either_of_my_two_turns(turns: tuple[str, str]) -> None:
    t = table(3).ships(e="A A*").hand("A", "plus-two plus-two").stop("e").play("to n", turns[0])
    t.play(*(["done"] if turns[0] != "done" else []), "break ice", "to w")
    assert ("play plus-two" in t.options) == (turns[0] == "done")
    t.play(turns[1])
    assert (t["A"].supply, t["A"].hand) == (4, ["plus-two"])


@pytest.mark.rule("ANT-ICE-10", "ANT-CRD-03")
def test_after_another_card_the_earlier_icebreaker_still_gives_its_turn() -> None:
    t = table(3).ships(e="A A*").hand("A", "plus-two fast-research").stop("e").play("to n", "play plus-two", "done")
    assert turn(t) == ("A", "MayBreakIce")
    assert "play fast-research" not in t.play("break ice", "to w").options


@pytest.mark.rule("ANT-ICE-11", "ANT-ICE-12")
def test_the_card_belongs_to_the_ship_not_to_the_area() -> None:
    t = table(3).ships(e="A", n="A B* C").stop("e").play("to w", "discard", "ship n 1")
    assert (t.line("n"), t.sun_at, t.who) == ("B C", "n", "B")
    t.play("to s", "done")
    assert turn(t) != ("C", "MayBreakIce")
    assert t.sun_at == "w"


@pytest.mark.rule("ANT-ICE-12", "ANT-MOV-07")
def test_a_marked_ship_that_becomes_first_by_a_track_action_loses_its_card_at_once() -> None:
    t = table(3).ships(e="A", n="B C*").cubes("t1", A=5).buildings(w="rc-inland").stop("e")
    t.play("to w", "research t1", "A: stay", "B: ship n 1", "to sw")
    assert t.line("n") == "C"


@pytest.mark.rule("ANT-ICE-12")
def test_a_first_ship_that_lost_its_card_acts_once() -> None:
    t = table(3).ships(e="A", n="A B*").stop("e").play("to w", "discard", "ship n 1")
    t.play("B: to ne", "B: done")
    assert (t.who, t.sun_at) == ("A", "w")


@pytest.mark.rule("ANT-ICE-12")
def test_the_departure_of_the_activated_ship_does_not_cost_the_card() -> None:
    t = table(3).ships(e="A B* C").stop("e").play("to n")
    assert t.line("e") == "B* C"
    assert turn(t.play("done")) == ("B", "MayBreakIce")


@pytest.mark.rule("ANT-ICE-12", "ANT-ICE-13")
def test_a_third_ship_leaving_does_not_cost_the_second_its_card() -> None:
    t = table(3).ships(e="A", n="B C* A").stop("e").play("to w", "discard", "ship n 3")
    assert t.line("n") == "B C*"


@pytest.mark.rule("ANT-ICE-13")
def test_a_marked_ship_that_is_moved_by_a_track_action_loses_its_card() -> None:
    t = table(3).ships(e="A", n="B C*", s="B").cubes("t1", A=5).buildings(w="rc-inland").stop("e")
    t.play("to w", "research t1", "A: stay", "B: stay", "C: ship n 2", "C: to s")
    assert (t.line("n"), t.line("s")) == ("B", "B C")


@pytest.mark.rule("ANT-ICE-13")
def test_a_discarded_marked_ship_leaves_nothing_to_the_ship_behind() -> None:
    t = table(3).ships(e="A", n="B A* C").stop("e").play("to w", "discard", "ship n 2")
    assert t.line("n") == "B C"
    assert turn(t.play("B: to s", "B: done")) == ("A", "MoveShip")


@pytest.mark.rule("ANT-ICE-14", "ANT-ICE-13")
@pytest.mark.parametrize("moves", [("discard", "ship e 2", "to n"), ("to n", "discard", "ship e 1")])
def test_no_second_turn_when_the_marked_ship_is_discarded_in_the_first(moves: tuple[str, ...]) -> None:
    t = table(3).ships(e="A A* C", ne="B").stop("e").play(*moves)
    assert (t.who, t.sun_at, t.line("e")) == ("B", "ne", "C")


@pytest.mark.rule("ANT-ICE-14", "ANT-SUN-10")
def test_no_second_turn_when_the_marked_ship_was_carried_away_and_back() -> None:
    t = table(3).ships(e="A B*", w="C").cubes("t3", A=5).cubes("t1", A=3).cubes("t4", B=4).buildings(n="rc-naval")
    t.stop("e").play("to n", "research t3", "A: track t1", "A: stay", "B: ship e 1", "B: to w", "C: stay")
    t.play("B: track t4", "B: ship w 2", "B: to e", "C: stay", "A: stay", "C: no advance", "A: done")
    assert (t.line("e"), t.sun_at, turn(t)) == ("B", "n", ("A", "MoveShip"))


@pytest.mark.rule("ANT-ICE-14", "ANT-ICE-13")
def test_a_player_who_carries_away_the_own_marked_ship_has_no_second_turn() -> None:
    t = table(3).ships(e="A A*", ne="B").cubes("t1", A=5).buildings(n="rc-inland").stop("e")
    t.play("to n", "research t1", "A: ship e 1", "A: to n", "B: stay", "A: done")
    assert (t.line("n"), t.sun_at, t.who) == ("A A", "ne", "B")


@pytest.mark.rule("ANT-ICE-12", "ANT-SUN-10")
@pytest.mark.parametrize(("line", "asked"), [("A B*", "MayBreakIce"), ("A B", "MoveShip")])
def test_the_first_ship_carried_back_under_the_sun_neither_blocks_nor_acts_again(line: str, asked: str) -> None:
    t = table(3).ships(e=line, w="B").cubes("t1", A=5).buildings(n="rc-inland").stop("e")
    t.play("to n", "research t1", "A: ship n 1", "A: to e", "B: stay", "A: done")
    assert turn(t) == ("B", asked)
    if asked == "MayBreakIce":
        t.play("B: break ice", "B: to s", "B: done")
        assert t.line("e") == "A"
    assert (t.sun_at, turn(t)) == ("w", ("B", "MoveShip"))


@pytest.mark.rule("ANT-ICE-12", "ANT-ICE-05")
def test_the_third_ship_discarded_in_the_first_turn_does_not_touch_the_marked_one() -> None:
    t = table(3).ships(e="A B* A").stop("e").play("discard", "ship e 3", "to n")
    assert (t.line("e"), turn(t)) == ("B*", ("B", "MayBreakIce"))


@pytest.mark.rule("ANT-ICE-05", "ANT-EVT-12")
def test_in_the_extra_turn_a_new_ship_still_joins_where_the_sun_is() -> None:
    t = table(3).ships(e="A B* C").cubes("t3", B=8).buildings(n="rc-naval").stop("e").play("to w", "done")
    t.play("B: break ice", "B: to n", "B: research t3", "C: no card", "A: no card", "B: done")
    assert (t.line("e"), t.sun_at, turn(t)) == ("C B", "n", ("B", "MoveShip"))


@pytest.mark.rule("ANT-ICE-15")
def test_a_ship_bears_one_icebreaker_at_most() -> None:
    t = table(3).ships(e="A", n="B A*", w="B A").hand("A", "icebreaker").stop("e")
    assert marks(t.play("to sw")) == ["w: B A*"]
    t = table(3).ships(e="A A*").hand("A", "icebreaker").stop("e").play("to sw")
    assert marks(t) == []


@pytest.mark.rule("ANT-ICE-16", "ANT-EVT-18")
def test_no_icebreaker_on_the_turn_of_somebody_else() -> None:
    t = table(3).ships(e="A B", n="C B").cubes("t1", A=5).buildings(w="rc-inland").hand("B", "icebreaker").stop("e")
    t.play("to w", "research t1", "A: stay")
    assert t.who == "B"
    assert t.options == ["ship e 1", "ship n 2", "stay"]
    t.play("stay", "C: stay", "A: done")
    assert turn(t) == ("C", "MoveShip")


@pytest.mark.rule("ANT-ICE-17", "ANT-END-07")
@pytest.mark.parametrize(("reserve", "asked"), [(0, ("", "")), (1, ("B", "MayBreakIce"))])
def test_no_extra_turn_when_the_first_turn_ended_the_game(reserve: int, asked: tuple[str, str]) -> None:
    t = table(3).ships(e="A B*").give("A", supply=1, reserve=reserve).hand("A", "placing-a-scientist").stop("e")
    assert turn(t.play("to n", "play placing-a-scientist", "done")) == asked


@pytest.mark.rule("ANT-ICE-17", "ANT-END-02")
@pytest.mark.parametrize(("below", "asked"), [("", ""), ("b02", "B")])
def test_no_extra_turn_after_the_last_building(below: str, asked: str) -> None:
    t = table(3).ships(e="A B*").buildings(n="derrick").visible("b01", "", "").below("basic", below).stop("e")
    assert t.play("to n", "build b01", "track t1", "done").who == asked


@pytest.mark.rule("ANT-ICE-17")
def test_the_player_with_both_turns_loses_the_second_when_the_game_is_over() -> None:
    t = table(3).ships(e="A A*").give("A", supply=1, reserve=0).hand("A", "placing-a-scientist").stop("e")
    assert t.play("to n", "play placing-a-scientist", "done").who == ""
