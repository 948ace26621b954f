"""Section 10 of the catalogue: discarding a resource for a scientist."""

import pytest
from antarctica_table import Table, table

import frostline


def lost(t: Table, who: str) -> tuple[int, int, int, int]:
    """Ships and cubes in Available Resources, then in Discarded Resources."""
    return t[who].spare_ships, t[who].spare_cubes, t[who].lost_ships, t[who].lost_cubes


@pytest.mark.rule("ANT-DIS-01")
def test_a_cube_or_a_ship_in_available_resources_or_a_ship_on_the_board_may_be_discarded() -> None:
    t = table(3).ships(e="A A B", n="B A", w="A C").stop("e").play("discard")
    assert t.options == ["cube", "spare ship", "ship e 2", "ship n 2", "ship w 1"]


@pytest.mark.rule("ANT-DIS-01", "ANT-DIS-03")
@pytest.mark.parametrize(
    ("piece", "left"), [("cube", (2, 3, 0, 1)), ("spare ship", (1, 4, 1, 0)), ("ship n 2", (2, 4, 1, 0))]
)
def test_exactly_one_piece_goes_to_discarded_resources(piece: str, left: tuple[int, ...]) -> None:
    t = table(3).ships(e="A", n="B A C").stop("e").play("discard", piece)
    assert lost(t, "A") == left
    assert t.line("n") == ("B C" if piece == "ship n 2" else "B A C")
    assert (t["A"].supply, t["A"].reserve) == (3, 11)
    assert lost(t, "B") == lost(t, "C") == (2, 4, 0, 0)


@pytest.mark.rule("ANT-DIS-01")
@pytest.mark.parametrize("piece", ["ship n 1", "ship e 1", "ship s 1"])
def test_a_ship_of_another_player_cannot_be_discarded(piece: str) -> None:
    t = table(3).ships(e="A", n="B A", s="C").stop("e").play("discard")
    with pytest.raises(frostline.IllegalMove):
        t.play(piece)


@pytest.mark.rule("ANT-DIS-01")
def test_only_the_player_whose_turn_it_is_may_discard() -> None:
    t = table(3).ships(e="A", n="B", w="C").buildings(s="shipyard").stop("e").play("to s", "build ship")
    for who in "BC":
        assert (t.who, "discard" in t.options) == (who, False)
        t.play("no card")


@pytest.mark.rule("ANT-DIS-01")
@pytest.mark.parametrize(
    ("ships", "cubes", "offered"),
    [(0, 1, ["cube", "ship w 1"]), (1, 0, ["spare ship", "ship w 1"]), (1, 1, ["cube", "spare ship", "ship w 1"])],
)
def test_what_is_not_available_cannot_be_discarded(ships: int, cubes: int, offered: list[str]) -> None:
    t = table(3).ships(e="A", w="A").give("A", spare_ships=ships, spare_cubes=cubes).stop("e").play("discard")
    assert t.options == offered


@pytest.mark.rule("ANT-DIS-02")
@pytest.mark.parametrize("turn", [["discard", "cube"], ["discard", "spare ship"], ["discard", "ship w 1"]])
def test_there_is_no_second_discard_in_a_turn(turn: list[str]) -> None:
    t = table(3).ships(e="A", w="A A").buildings(n="camp").stop("e").play(*turn)
    assert "discard" not in t.options
    assert "discard" not in t.play("to n").options
    assert t.play("recruit").prompt == "MoveShip"


@pytest.mark.rule("ANT-DIS-02")
def test_there_is_another_discard_in_the_next_turn() -> None:
    t = table(3).ships(e="A", w="A").stop("e").play("discard", "cube", "to s", "discard", "cube")
    assert lost(t, "A") == (2, 2, 0, 2)


@pytest.mark.rule("ANT-DIS-03", "ANT-DIS-04")
@pytest.mark.parametrize(("reserve", "gained"), [(12, 1), (2, 1), (1, 1), (0, 0)])
@pytest.mark.parametrize("piece", ["cube", "spare ship", "ship w 1"])
def test_a_scientist_comes_from_the_reserve_if_there_is_one(piece: str, reserve: int, gained: int) -> None:
    t = table(3).ships(e="A", w="A").give("A", supply=2, reserve=reserve).stop("e").play("discard", piece)
    assert (t["A"].supply, t["A"].reserve) == (2 + gained, reserve - gained)
    assert t["A"].lost_ships + t["A"].lost_cubes == 1


@pytest.mark.rule("ANT-DIS-03")
def test_the_scientist_can_be_used_in_the_same_turn() -> None:
    t = table(3).ships(e="A").buildings(n="crane").visible("b10", "", "").give("A", supply=0).stop("e").play("to n")
    assert "build b10" not in t.options
    assert "build b10" in t.play("discard", "cube").options


@pytest.mark.rule("ANT-DIS-05")
@pytest.mark.parametrize("first", [["to n"], []])
def test_cubes_on_tracks_cannot_be_discarded(first: list[str]) -> None:
    t = table(3).ships(e="A", w="A").give("A", spare_ships=1, spare_cubes=0)
    t.cubes("t1", A=5).cubes("t2", A=12).cubes("t3", A=1).cubes("t4", A=2).stop("e").play(*first, "discard")
    assert "cube" not in t.options
    assert "spare ship" in t.options


@pytest.mark.rule("ANT-DIS-05")
def test_a_player_with_nothing_but_cubes_on_tracks_and_the_moving_ship_has_nothing_to_discard() -> None:
    t = table(3).ships(e="A").give("A", spare_ships=0, spare_cubes=0).cubes("t1", A=5).stop("e")
    assert "discard" not in t.options


@pytest.mark.rule("ANT-DIS-06")
def test_a_discarded_ship_cannot_be_built() -> None:
    t = table(3).ships(e="A").buildings(n="shipyard").give("A", spare_ships=1).stop("e").play("to n")
    assert "build ship" in t.options
    assert "build ship" not in t.play("discard", "spare ship").options


@pytest.mark.rule("ANT-DIS-06")
def test_a_discarded_cube_cannot_enter_a_track() -> None:
    t = table(3).ships(e="A", w="B").buildings(n="camp rc-inland").give("A", spare_cubes=1).stop("e").play("to n")
    assert "research t1" in t.options
    assert t.play("discard", "cube").options == ["recruit", "done"]


@pytest.mark.rule("ANT-DIS-06")
@pytest.mark.parametrize(("ships", "cubes", "points"), [(1, 0, 1), (0, 1, 1), (2, 3, 5)])
def test_a_discarded_piece_counts_one_in_the_scoring(ships: int, cubes: int, points: int) -> None:
    assert table(3).give("A", lost_ships=ships, lost_cubes=cubes).score("A")["discards"] == points


@pytest.mark.rule("ANT-DIS-07")
def test_the_activated_ship_cannot_be_discarded_before_it_has_moved() -> None:
    t = table(3).ships(e="A A", n="A").stop("e").play("discard")
    assert "ship e 1" not in t.options
    assert "ship e 2" in t.options
    with pytest.raises(frostline.IllegalMove):
        t.play("ship e 1")


@pytest.mark.rule("ANT-DIS-07")
def test_the_refusal_to_discard_the_activated_ship_cites_its_rule() -> None:
    t = table(3).ships(e="A", n="A").stop("e").play("discard")
    assert t.why_not("ship e 1") == "ANT-DIS-07"


@pytest.mark.rule("ANT-DIS-07")
def test_the_activated_ship_can_be_discarded_after_its_move() -> None:
    t = table(3).ships(e="A", n="B", w="A").stop("e").play("to n", "discard")
    assert t.options == ["cube", "spare ship", "ship n 2", "ship w 1"]
    assert t.play("ship n 2").line("n") == "B"


@pytest.mark.rule("ANT-DIS-07")
def test_the_ship_of_an_icebreaker_turn_cannot_be_discarded_before_it_has_moved() -> None:
    t = table(3).ships(e="A B* B", w="B").stop("e").play("to n", "done", "B: break ice", "discard")
    assert [text for text in t.options if text.startswith("ship")] == ["ship e 2", "ship w 1"]


@pytest.mark.rule("ANT-DIS-08")
def test_a_ship_discarded_in_the_target_area_no_longer_counts_there() -> None:
    t = table(3).ships(e="A", n="A", w="B").buildings(n="camp").scientists(n="A").give("A", reserve=9).stop("e")
    t.play("to n", "discard", "ship n 2", "recruit")
    assert (t["A"].supply, t["A"].reserve) == (2 + 1 + 2, 6)


@pytest.mark.rule("ANT-DIS-08")
def test_a_ship_discarded_in_the_target_area_no_longer_counts_for_research() -> None:
    t = table(3).ships(e="A", w="B").buildings(n="rc-inland").scientists(n="AA").stop("e")
    assert t.play("to n", "discard", "ship n 1", "research t1").cube("t1", "A") == 2


@pytest.mark.rule("ANT-DIS-08")
def test_with_nobody_left_in_the_target_area_nothing_can_be_counted() -> None:
    t = table(3).ships(e="A", w="A").buildings(n="camp rc-inland").hand("A", "plus-two").stop("e")
    assert t.play("to n", "discard", "ship n 1").options == ["play plus-two", "done"]


@pytest.mark.rule("ANT-DIS-08")
@pytest.mark.parametrize(("elsewhere", "possible"), [("", False), ("crane", True)])
def test_a_discarded_ship_gives_no_access_but_its_area_stays_the_target(elsewhere: str, possible: bool) -> None:
    t = table(3).ships(e="A", w="A").buildings(n="crane camp", w=elsewhere).scientists(n="A").visible("b10", "", "")
    t.stop("e").play("to n", "discard", "ship n 1")
    assert ("build b10" in t.options) == possible
    if possible:
        assert t.play("build b10", "track t2").built("n") == ["camp", "crane", "rc-inland"]


@pytest.mark.rule("ANT-DIS-08")
def test_a_ship_can_still_be_built_when_the_moved_one_is_discarded() -> None:
    t = table(3).ships(e="A B").buildings(n="shipyard").stop("e").play("to n", "discard", "ship n 1", "build ship")
    assert (t.line("n"), t.line("e").replace("+", "")) == ("", "B A")


@pytest.mark.rule("ANT-DIS-09")
def test_each_of_two_turns_of_one_stop_has_its_own_discard() -> None:
    t = table(3).ships(e="A A*", w="B").stop("e")
    t.play("discard", "cube", "to n", "break ice", "discard", "cube")
    assert lost(t, "A") == (2, 2, 0, 2)
    assert "discard" not in t.options


@pytest.mark.rule("ANT-DIS-09")
def test_two_players_with_turns_in_one_stop_may_both_discard() -> None:
    t = table(3).ships(e="A B*", w="C").stop("e")
    t.play("to n", "A: discard", "cube", "B: break ice", "to n", "B: discard", "cube")
    assert lost(t, "A") == lost(t, "B") == (2, 3, 0, 1)


@pytest.mark.rule("ANT-DIS-10")
def test_the_last_ship_may_be_discarded_and_the_player_has_no_more_turns() -> None:
    t, turns = table(3).ships(e="A", w="B", sw="C").stop("e").play("to n", "discard", "ship n 1"), ""
    for area in ("s", "se", "n", "ne"):
        turns += t.who
        t.play(f"to {area}", "done")
    assert turns == "BCBC"


@pytest.mark.rule("ANT-DIS-10")
def test_a_player_without_ships_takes_shipyard_cards() -> None:
    t = table(3).ships(e="A", w="C").buildings(n="shipyard").stop("e").play("to n", "build ship")
    t.play("B: take plus-two")
    assert t["B"].hand == ["plus-two"]


@pytest.mark.rule("ANT-DIS-10", "ANT-DIS-11")
def test_a_player_without_ships_takes_part_in_advance_three() -> None:
    t = table(3).ships(e="A", w="C").buildings(n="rc-naval").cubes("t3", A=5).stop("e")
    t.play("to n", "research t3", "A: track t1")
    assert (t.who, t.options) == ("B", ["track t2", "track t3", "track t4", "no advance"])
    assert t.play("track t2").cube("t2", "B") == 3


@pytest.mark.rule("ANT-DIS-10", "ANT-DIS-11")
def test_a_player_without_ships_takes_part_in_a_shipyard_draft() -> None:
    t = table(3).ships(e="A", w="C").buildings(n="rc-coastal").cubes("t2", A=5)
    t.shipyard("icebreaker plus-two fast-research").stop("e").play("to n", "research t2", "A: take icebreaker")
    assert (t.who, sorted(t.options)) == ("B", ["take fast-research", "take plus-two"])
    t.play("take plus-two")
    assert (t["B"].hand, t["C"].hand) == (["plus-two"], ["fast-research"])


@pytest.mark.rule("ANT-DIS-10")
def test_a_player_without_ships_is_scored_and_can_win() -> None:
    t = table(3).ships(e="A").scientists(w="BBB").cubes("t1", B=4).stop("e").play("to n", "discard", "ship n 1")
    assert t.who == ""
    assert t.score("B") == {"area w": 3 + 1, "track t1": 2, "total": 6}
    assert (t.place("B"), t.place("A")) == (1, 2)


@pytest.mark.rule("ANT-DIS-11")
def test_a_player_without_ships_has_no_card_to_play_and_nothing_to_discard_on_the_turns_of_others() -> None:
    t = table(3).ships(e="A", w="C").hand("B", "plus-two").buildings(n="shipyard").stop("e").play("to n", "build ship")
    assert t.who == "B"
    assert not {text.split()[0] for text in t.options} & {"play", "discard"}


@pytest.mark.rule("ANT-DIS-11")
def test_within_the_turn_of_the_discard_a_ship_can_be_built() -> None:
    t = table(3).ships(e="A", w="C").buildings(n="shipyard").stop("e").play("to n", "discard", "ship n 1")
    t.play("build ship", "B: no card", "C: no card")
    assert (t.who, t.line("e")) == ("C", "A")


@pytest.mark.rule("ANT-DIS-11")
def test_within_the_turn_of_the_discard_a_ship_can_be_gained_on_a_track() -> None:
    t = table(3).ships(e="A", w="C").buildings(n="rc-naval").scientists(n="A").cubes("t3", A=8).stop("e")
    t.play("to n", "discard", "ship n 1", "research t3", "B: no card", "C: no card")
    assert (t.who, t.line("e")) == ("C", "A")


@pytest.mark.rule("ANT-DIS-11")
def test_later_a_ship_comes_only_through_the_blue_action_of_another_player() -> None:
    t = table(3).ships(e="A", w="C").buildings(n="rc-naval").cubes("t3", A=5, B=8).stop("e")
    t.play("to n", "research t3", "A: track t1", "B: track t3")
    assert t.line("e").replace("+", "") == "B"
    assert t["B"].spare_ships == 1
    t.play("C: no card", "A: no card", "C: no advance", "A: done", "A: to s", "done", "C: to se", "done")
    assert (t.sun_at, t.who) == ("s", "A")
