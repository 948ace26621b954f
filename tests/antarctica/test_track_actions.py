"""What the symbols of the research tracks do (catalogue section 14)."""

from collections import Counter
from typing import Any

import pytest
from antarctica_table import Table, table

import frostline


def known(t: Table, who: str) -> Any:
    """What a seat knows of the table."""
    return frostline.game("antarctica").view(t.state, "ABCD".index(who)).json()


def passes(t: Table, track: str, space: int, who: str = "A") -> Table:
    """A cube moves onto the symbol on that space."""
    return t.cubes(track, **{who: space - 1}).points(who, 1).play(f"track {track}")


def everybody(t: Table, seats: int, answer: str) -> list[str]:
    """All give the same answer; who was asked."""
    asked = []
    for _ in range(seats):
        asked.append(t.who)
        t.play(answer)
    return asked


# Move Ship


@pytest.mark.rule("ANT-EVT-01")
def test_move_ship_takes_an_own_ship_to_the_end_of_another_line_with_room() -> None:
    t = passes(table(3).ships(e="B A C", n="B C", w="A B C"), "t1", 6)
    assert t.options == ["ship e 2", "ship w 1", "stay"]
    assert t.play("ship e 2").options == ["to sw", "to s", "to se", "to ne", "to n", "to nw"]
    t.play("to n")
    assert (t.line("e"), t.line("n"), t.who) == ("B C", "B C A", "B")


@pytest.mark.rule("ANT-EVT-01", "ANT-MOV-07")
def test_the_next_player_sees_lines_closed_up() -> None:
    t = passes(table(3).ships(e="A B C"), "t4", 7).play("A: ship e 1", "A: to n")
    assert t.options == ["ship e 1", "stay"]
    t.play("B: ship e 1", "B: to n", "C: ship e 1", "C: to n")
    assert (t.line("n"), t.line("e"), t.who) == ("A B C", "", "")


@pytest.mark.rule("ANT-EVT-01", "ANT-SET-03")
def test_with_two_players_no_ship_is_moved_to_a_closed_area() -> None:
    t = passes(table(2).ships(e="A"), "t1", 6).play("ship e 1")
    assert t.options == ["to sw", "to se", "to ne", "to nw", "to w"]


@pytest.mark.rule("ANT-EVT-01")
def test_no_action_follows_in_the_area_a_ship_was_carried_to() -> None:
    t = table(3).ships(e="A", w="A").buildings(n="rc-inland", s="camp shipyard").cubes("t1", A=5).stop("e")
    t.play("to n", "research t1", "ship w 1", "to s")
    assert (t.who, t.options) == ("A", ["discard", "done"])


@pytest.mark.rule("ANT-EVT-01", "ANT-TRN-10")
def test_the_moved_ship_carried_on_does_not_take_the_target_area_with_it() -> None:
    t = table(3).ships(e="A").buildings(n="rc-inland", s="camp").cubes("t1", A=3).hand("A", "fast-research").stop("e")
    t.play("to n", "play fast-research", "track t1", "ship n 1", "to s")
    assert (t.line("s"), t.options) == ("A", ["discard", "done"])


@pytest.mark.rule("ANT-EVT-02", "ANT-SHP-04")
def test_a_ship_built_this_turn_is_not_moved() -> None:
    t = table(3).ships(e="A", w="B").buildings(n="shipyard").cubes("t1", A=3).hand("A", "fast-research").stop("e")
    t.play("to n", "build ship", "no card", "no card", "play fast-research", "track t1")
    assert (t.line("e"), t.options) == ("A+", ["ship n 1", "stay"])


@pytest.mark.rule("ANT-EVT-02")
def test_a_ship_of_the_new_ship_symbol_is_not_moved_this_turn() -> None:
    t = table(3).ships(e="A").buildings(n="rc-naval").cubes("t3", A=8).cubes("t1", A=3).hand("A", "fast-research")
    t.stop("e").play("to n", "research t3", "no card", "no card", "play fast-research", "track t1")
    assert (t.line("e"), t.options) == ("A+", ["ship n 1", "stay"])


@pytest.mark.rule("ANT-EVT-02")
def test_a_new_ship_of_somebody_else_is_not_moved_this_turn_either() -> None:
    t = table(3).ships(e="A", w="B").buildings(n="rc-naval").cubes("t3", A=5, B=8).cubes("t1", C=3).stop("e")
    t.play("to n", "research t3", "A: no advance", "B: track t3", "C: no card", "A: no card", "C: track t1", "A: stay")
    assert (t.who, t.line("e"), t.options) == ("B", "B+", ["ship w 1", "stay"])


@pytest.mark.rule("ANT-EVT-02")
def test_a_player_with_nothing_but_a_new_ship_is_not_asked() -> None:
    t = table(3).ships(e="A").buildings(n="rc-naval").cubes("t3", A=5, B=8).cubes("t1", C=3).stop("e")
    t.play("to n", "research t3", "A: no advance", "B: track t3", "C: no card", "A: no card", "C: track t1", "A: stay")
    assert (t.who, t.prompt) == ("A", "TakeAction")


@pytest.mark.rule("ANT-EVT-02", "ANT-ICE-05")
def test_a_ship_built_in_the_first_turn_of_a_stop_is_moved_in_the_second() -> None:
    t = table(3).ships(e="A B*").buildings(n="shipyard", w="rc-inland").cubes("t1", B=5).stop("e")
    t.play("to n", "build ship", "no card", "no card", "done", "B: break ice", "to w", "research t1", "B: stay")
    assert (t.who, t.options) == ("A", ["ship e 1", "ship n 1", "stay"])


@pytest.mark.rule("ANT-EVT-03")
def test_the_ship_of_this_turn_may_be_moved_even_back_to_the_sun() -> None:
    t = table(3).ships(e="A B C").buildings(n="rc-inland").cubes("t1", A=5).stop("e").play("to n", "research t1")
    assert t.options == ["ship n 1", "stay"]
    t.play("ship n 1", "to e")
    assert t.line("e") == "B C A"


@pytest.mark.rule("ANT-EVT-03")
def test_ships_where_the_sun_is_may_be_moved_and_the_sun_area_is_entered_while_it_has_room() -> None:
    t = table(3).ships(e="A B C", w="A").buildings(n="rc-inland").cubes("t1", A=5).stop("e").play("to n", "research t1")
    t.play("A: ship w 1", "A: to e", "B: ship e 1", "B: to w")
    assert (t.line("e"), t.who) == ("C A", "C")


@pytest.mark.rule("ANT-EVT-03", "ANT-EVT-01")
@pytest.mark.parametrize(("line", "entered"), [("A B", True), ("A B C", False)])
def test_a_sun_area_filled_up_again_is_not_entered(line: str, entered: bool) -> None:
    t = table(3).ships(e=line, w="A").buildings(n="shipyard").cubes("t1", A=3).hand("A", "fast-research").stop("e")
    t.play("to n", "build ship", "no card", "no card", "play fast-research", "track t1", "A: ship w 1")
    assert ("to e" in t.options) == entered


@pytest.mark.rule("ANT-EVT-04")
def test_moving_a_ship_is_optional_for_everybody() -> None:
    t = passes(table(4).ships(e="A B", n="C D"), "t1", 6)
    assert everybody(t, 4, "stay") == ["A", "B", "C", "D"]
    assert (t.line("e"), t.line("n"), t.who) == ("A B", "C D", "")


# Shipyard Draft


@pytest.mark.rule("ANT-EVT-05")
@pytest.mark.parametrize(("seats", "who", "order"), [(4, "A", "ABC"), (4, "C", "CDA"), (3, "B", "BC"), (2, "B", "B")])
def test_a_draft_gives_everybody_one_of_as_many_cards_as_players(seats: int, who: str, order: str) -> None:
    t = passes(table(seats).shipyard("icebreaker placing-a-scientist plus-two fast-research"), "t2", 6, who)
    for asked in order:
        assert (t.who, t.prompt) == (asked, "DraftCard")
        t.play(t.options[0])
    assert t.who == ""
    assert [len(t[each].hand) for each in "ABCD"[:seats]] == [1] * seats
    assert len(t.pile) == 4 - seats


@pytest.mark.rule("ANT-EVT-05")
def test_each_player_of_a_draft_chooses_from_what_is_passed_on() -> None:
    t = passes(table(3).shipyard("icebreaker plus-two fast-research"), "t2", 6)
    assert t.options == ["take icebreaker", "take plus-two", "take fast-research"]
    assert t.play("take plus-two").options == ["take icebreaker", "take fast-research"]
    t.play("take fast-research")
    assert [t[who].hand for who in "ABC"] == [["plus-two"], ["fast-research"], ["icebreaker"]]


@pytest.mark.rule("ANT-EVT-05")
def test_cards_of_a_draft_are_drawn_at_random() -> None:
    drawn = set()
    for seed in range(40):
        t = passes(table(2, seed=seed).shipyard("icebreaker placing-a-scientist plus-two fast-research"), "t2", 6)
        drawn.add(tuple(t.options))
    assert len(drawn) == 6


@pytest.mark.rule("ANT-EVT-05", "ANT-CRD-07")
def test_only_who_holds_the_drafted_cards_sees_them_and_the_pile_stays_hidden() -> None:
    t = passes(table(3), "t2", 6, "B")
    assert len(known(t, "B")["packet"]["cards"]) == 3
    assert [known(t, who)["packet"] for who in "AC"] == [{"hidden": 3}] * 2
    assert [known(t, who)["shipyard"] for who in "ABC"] == [{"hidden": 10}] * 3
    assert [known(t, who)["options"] for who in "AC"] == [[], []]
    t.play(t.options[0])
    assert [known(t, who)["hands"][1] for who in "AC"] == [{"hidden": 1}] * 2


@pytest.mark.rule("ANT-EVT-05", "ANT-CRD-07")
def test_the_cards_passed_on_are_seen_by_the_next_player_only() -> None:
    t = passes(table(4).shipyard("icebreaker placing-a-scientist plus-two fast-research"), "t2", 6)
    t.play("take plus-two")
    assert known(t, "B")["packet"]["cards"] == [0, 1, 3]
    assert [known(t, who)["packet"] for who in "CD"] == [{"hidden": 3}] * 2
    assert [known(t, who)["hands"][0] for who in "BCD"] == [{"hidden": 1}] * 3


@pytest.mark.rule("ANT-EVT-06", "ANT-EVT-05")
@pytest.mark.parametrize(("seats", "cards", "each"), [(3, 3, 1), (3, 2, 0), (4, 4, 1), (4, 3, 0), (2, 1, 0), (2, 0, 0)])
def test_with_fewer_cards_than_players_nobody_gets_one_and_the_rest_leaves(seats: int, cards: int, each: int) -> None:
    t = passes(table(seats).shipyard("icebreaker " * cards), "t2", 6)
    assert (t.who, t.pile) == ("", [])
    assert [len(t[who].hand) for who in "ABCD"[:seats]] == [each] * seats


@pytest.mark.rule("ANT-EVT-10", "ANT-EVT-05")
def test_a_draft_is_not_declined() -> None:
    t = passes(table(3).shipyard("icebreaker plus-two fast-research"), "t2", 6)
    with pytest.raises(frostline.IllegalMove):
        t.play("no card")
    assert all(option.startswith("take ") for option in t.options)


@pytest.mark.rule("ANT-EVT-05", "ANT-DIS-10")
def test_a_player_without_ships_takes_part_in_the_draft() -> None:
    t = table(3).ships(e="A", w="C").shipyard("icebreaker plus-two fast-research")
    t = passes(t, "t2", 6).play("A: take icebreaker", "B: take plus-two")
    assert t["B"].hand == ["plus-two"]


# Advance Three


@pytest.mark.rule("ANT-EVT-07")
def test_advance_three_gives_everybody_three_points_on_different_tracks() -> None:
    t = passes(table(4), "t3", 6).play("A: track t2")
    assert t.options == ["track t1", "track t3", "track t4", "track t5", "no advance"]
    t.play("B: track t1", "C: track t5")
    assert t.options == ["track t3", "track t4", "no advance"]
    t.play("D: track t4")
    assert [t.cube(track, who) for track, who in zip(("t2", "t1", "t5", "t4"), "ABCD")] == [3, 3, 3, 3]


@pytest.mark.rule("ANT-EVT-07", "ANT-TRK-04")
def test_occupied_spaces_are_skipped_by_advance_three() -> None:
    t = passes(table(3).cubes("t2", A=1, B=3, C=4), "t3", 6).play("A: track t2", "A: take icebreaker")
    assert t.cube("t2", "A") == 6


@pytest.mark.rule("ANT-EVT-08")
@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 2), (4, 2)])
def test_the_last_player_still_finds_two_tracks(seats: int, left: int) -> None:
    t = passes(table(seats), "t3", 6)
    for _ in range(seats - 1):
        t.play(t.options[0])
    assert len([option for option in t.options if option.startswith("track")]) == left


@pytest.mark.rule("ANT-EVT-08")
def test_a_player_who_can_use_no_track_that_is_left_is_skipped() -> None:
    t = table(3).cubes("t1", B=4).cubes("t2", B=12).give("B", spare_cubes=0)
    t = passes(t, "t3", 6).play("A: track t1")
    assert (t.who, t.cube("t1", "B")) == ("C", 4)


@pytest.mark.rule("ANT-EVT-09")
def test_the_track_with_the_symbol_may_be_chosen() -> None:
    t = passes(table(3), "t3", 6).play("A: track t3", "B: no card", "C: no card")
    assert (t.cube("t3", "A"), t.line("sw")) == (9, "A+")


@pytest.mark.rule("ANT-EVT-09", "ANT-EVT-07")
def test_an_inner_advance_three_counts_its_tracks_on_its_own() -> None:
    t = passes(table(4).cubes("t5", A=4), "t3", 6).play("A: track t5")
    assert t.options == ["track t1", "track t2", "track t3", "track t4", "track t5", "no advance"]
    t.play("A: track t5", "B: track t1")
    assert t.options == ["track t2", "track t3", "track t4", "no advance"]
    t.play("C: track t2", "D: no advance")
    assert (t.who, t.options) == ("B", ["track t1", "track t2", "track t3", "track t4", "no advance"])


@pytest.mark.rule("ANT-EVT-10")
def test_advance_three_may_be_declined_by_everybody() -> None:
    t = passes(table(4), "t5", 7)
    assert everybody(t, 4, "no advance") == ["A", "B", "C", "D"]
    assert [t[who].spare_cubes for who in "ABCD"] == [5, 5, 5, 5]


@pytest.mark.rule("ANT-EVT-19")
def test_only_a_track_where_the_cube_moves_is_chosen() -> None:
    t = passes(table(3).cubes("t1", A=12).cubes("t2", A=11, B=12), "t3", 6)
    assert t.options == ["track t3", "track t4", "no advance"]
    t = passes(table(3).cubes("t1", A=11).cubes("t2", A=10, B=12), "t3", 6)
    assert t.options == ["track t1", "track t2", "track t3", "track t4", "no advance"]


@pytest.mark.rule("ANT-EVT-19", "ANT-EVT-10")
def test_who_declines_takes_no_track_from_the_others() -> None:
    t = passes(table(3), "t3", 6).play("A: no advance", "B: no advance")
    assert t.options == ["track t1", "track t2", "track t3", "track t4", "no advance"]


# The red symbols


@pytest.mark.rule("ANT-EVT-11")
@pytest.mark.parametrize(("track", "space"), [("t1", 3), ("t2", 9), ("t3", 3), ("t4", 4), ("t5", 10)])
@pytest.mark.parametrize(("reserve", "moved"), [(5, 1), (1, 1), (0, 0)])
def test_the_scientist_symbol_recruits_one_if_there_is_one(track: str, space: int, reserve: int, moved: int) -> None:
    t = passes(table(4).give("A", reserve=reserve), track, space)
    assert (t["A"].supply, t["A"].reserve) == (2 + moved, reserve - moved)
    assert (t["B"].supply, t["B"].reserve) == (2, 10)


@pytest.mark.rule("ANT-EVT-12")
@pytest.mark.parametrize(("line", "spare", "after"), [("", 2, "A+"), ("B", 1, "B A+"), ("B C", 1, "B C A+"),
                                                      ("B C B", 1, "B C B"), ("B", 0, "B")])  # fmt: skip
def test_a_new_ship_goes_to_the_end_of_the_line_where_the_sun_is(line: str, spare: int, after: str) -> None:
    t = passes(table(3).ships(w=line).sun("w").give("A", spare_ships=spare), "t3", 9)
    assert (t.line("w"), t["A"].spare_ships) == (after, spare - ("+" in after))


@pytest.mark.rule("ANT-EVT-13")
@pytest.mark.parametrize(("who", "order"), [("A", "BCD"), ("B", "CDA"), ("D", "ABC")])
def test_the_others_take_a_card_beginning_on_the_right_of_who_got_the_ship(who: str, order: str) -> None:
    t = passes(table(4), "t3", 9, who)
    assert everybody(t, 3, "take icebreaker") == list(order)
    assert Counter({each: len(t[each].hand) for each in "ABCD"}) == Counter(order)


@pytest.mark.rule("ANT-EVT-13")
@pytest.mark.parametrize(("line", "spare"), [("B C B", 2), ("B", 0)])
def test_no_ship_no_cards(line: str, spare: int) -> None:
    t = passes(table(3).ships(w=line).sun("w").give("A", spare_ships=spare).shipyard("icebreaker"), "t3", 9)
    assert (t.who, t.pile) == ("", ["icebreaker"])


@pytest.mark.rule("ANT-EVT-13", "ANT-SHP-08", "ANT-SHP-09")
@pytest.mark.parametrize(("cards", "asked"), [(2, "B"), (1, "")])
def test_too_few_cards_for_the_others_leave_the_game(cards: int, asked: str) -> None:
    t = passes(table(3).shipyard("icebreaker plus-two" if cards == 2 else "plus-two"), "t3", 9)
    assert (t.who, t.line("sw"), len(t.pile)) == (asked, "A+", cards if asked else 0)
    assert not asked or "no card" in t.options


@pytest.mark.rule("ANT-EVT-14")
@pytest.mark.parametrize(("pile", "held", "after"), [(3, 0, 1), (1, 1, 2), (0, 0, 0)])
def test_an_expertise_card_comes_from_the_pile_while_it_lasts(pile: int, held: int, after: int) -> None:
    t = passes(table(3).expertise_pile(pile).give("A", expertise=held), "t1", 9)
    assert (t["A"].expertise, t.state.expertise_pile) == (after, pile - (after - held))


@pytest.mark.rule("ANT-EVT-15", "ANT-RCD-06")
@pytest.mark.parametrize(("track", "space"), [("t2", 3), ("t4", 10), ("t5", 4)])
@pytest.mark.parametrize("held", [0, 1])
def test_the_basic_card_comes_back_only_when_it_was_used(track: str, space: int, held: int) -> None:
    assert passes(table(4).give("A", basic=held), track, space)["A"].basic == 1


@pytest.mark.rule("ANT-EVT-16", "ANT-CRD-02")
@pytest.mark.parametrize("before", [False, True])
def test_a_drafted_card_is_played_in_the_same_turn_unless_one_was_played_before(before: bool) -> None:
    t = table(3).ships(e="A").buildings(n="rc-coastal").cubes("t2", A=5).hand("A", "placing-a-scientist")
    t.shipyard("plus-two plus-two plus-two").stop("e").play("to n")
    t.play(*["play placing-a-scientist"] * before, "research t2")
    assert ("plus-two" in t["A"].hand, "play plus-two" in t.options) == (True, not before)


@pytest.mark.rule("ANT-EVT-16")
def test_a_basic_card_regained_by_the_first_turn_serves_in_the_second_turn_of_the_stop() -> None:
    t = table(3).ships(e="A A*").buildings(n="rc-coastal").cubes("t2", A=2).visible("b01", "", "").stop("e")
    t.play("to n", "research t2", "done", "break ice", "to w")
    assert "build b01" in t.options


@pytest.mark.rule("ANT-EVT-17", "ANT-TRK-12", "ANT-TRK-15")
@pytest.mark.parametrize(("track", "space"), [("t1", 6), ("t2", 6), ("t3", 6), ("t4", 7), ("t5", 7)])
def test_blue_symbols_ask_all_players_once_in_the_game(track: str, space: int) -> None:
    t = table(4).ships(e="A B", n="C D").shipyard("icebreaker placing-a-scientist plus-two fast-research")
    asked = [passes(t, track, space).who]
    while t.who:
        t.play(t.options[-1])
        asked += [t.who] if t.who else []
    assert asked[:3] == ["A", "B", "C"]
    assert passes(t, track, space, "B").who == ""


@pytest.mark.rule("ANT-EVT-17", "ANT-TRK-12")
def test_red_symbols_serve_the_mover_only() -> None:
    t = table(4)
    for track, space in (("t1", 3), ("t1", 9), ("t2", 3), ("t2", 9), ("t4", 4), ("t4", 10)):
        assert passes(t, track, space).who == ""
    assert (t["A"].supply, t["A"].basic, t["A"].expertise) == (5, 1, 1)
    assert [(t[who].supply, t[who].basic, t[who].expertise) for who in "BCD"] == [(2, 0, 0)] * 3


@pytest.mark.rule("ANT-EVT-18")
@pytest.mark.parametrize(("track", "space"), [("t1", 6), ("t2", 6), ("t3", 6)])
def test_the_others_neither_discard_nor_play_cards_in_a_blue_action(track: str, space: int) -> None:
    t = table(3).ships(e="A", w="B", s="C").hand("B", "plus-two fast-research").give("B", basic=1)
    t.buildings(n="rc-inland rc-coastal rc-naval").cubes(track, A=space - 1)
    t.shipyard("icebreaker plus-two fast-research").stop("e").play("to n", f"research {track}")
    assert t.play(t.options[-1]).who == "B"
    assert not [option for option in t.options if option.split()[0] in ("play", "discard", "done", "build")]


@pytest.mark.rule("ANT-EVT-20")
def test_a_new_ship_cannot_be_refused() -> None:
    t = table(3).ships(e="A").buildings(n="rc-naval").cubes("t3", A=8).stop("e").play("to n", "research t3")
    assert (t.line("e"), t["A"].spare_ships, t.who, t.prompt) == ("A+", 1, "B", "TakeCard")
