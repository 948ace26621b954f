"""Building a ship, and the Shipyard cards the others take for it (catalogue, section 7)."""

import pytest
from antarctica_table import Table, table

import frostline

KINDS = ["take icebreaker", "take placing-a-scientist", "take plus-two", "take fast-research"]


def yard(seats: int = 3, **lines: str) -> Table:
    """A Shipyard stands in n; A has the first ship in e."""
    return table(seats).ships(**({"e": "A B"} | lines)).buildings(n="shipyard")


def no_card(t: Table) -> Table:
    """Nobody wants a Shipyard card."""
    while t.prompt == "TakeCard":
        t.play("no card")
    return t


# When.


@pytest.mark.rule("ANT-SHP-01")
@pytest.mark.parametrize(
    ("building", "ships", "possible"),
    [("shipyard", 1, True), ("shipyard", 2, True), ("shipyard", 0, False), ("camp", 2, False), ("", 2, False)],
)
def test_a_ship_needs_a_shipyard_in_the_target_area_and_a_ship_in_available_resources(
    building: str, ships: int, possible: bool
) -> None:
    t = table(3).ships(e="A B").buildings(n=building).give("A", spare_ships=ships).stop("e").play("to n")
    assert ("build ship" in t.options) is possible
    if not possible:
        assert t.why_not("build ship") == "ANT-SHP-01"
        with pytest.raises(frostline.IllegalMove):
            t.play("build ship")


@pytest.mark.rule("ANT-SHP-01")
def test_a_shipyard_elsewhere_does_not_help_even_with_own_ships_there() -> None:
    t = table(3).ships(e="A B", s="A").buildings(e="shipyard", s="shipyard").scientists(s="A").stop("e").play("to n")
    assert "build ship" not in t.options


@pytest.mark.rule("ANT-SHP-01")
def test_ships_on_the_board_or_discarded_are_not_available() -> None:
    t = yard(s="A A A").give("A", spare_ships=0, lost_ships=2).give("B", spare_ships=2).stop("e").play("to n")
    assert "build ship" not in t.options


@pytest.mark.rule("ANT-SHP-01")
@pytest.mark.parametrize(("piece", "possible"), [("spare ship", False), ("cube", True), ("ship n 1", True)])
def test_the_last_available_ship_may_have_been_discarded_before(piece: str, possible: bool) -> None:
    t = yard().give("A", spare_ships=1).hand("A", "plus-two").stop("e").play("to n", "discard", piece)
    assert t.options == ["build ship"] * possible + ["play plus-two", "done"]


@pytest.mark.rule("ANT-SHP-05")
@pytest.mark.parametrize(
    ("line", "after", "possible"),
    [("A B C", "B C A+", False), ("A B", "B A+", True), ("A", "A+", True)],
)
def test_no_ship_can_be_built_when_a_card_has_filled_the_sun_area_again(line: str, after: str, possible: bool) -> None:
    t = yard(e=line).hand("A", "fast-research").cubes("t3", A=7).spent("t3", 6).stop("e")
    t.play("to n", "play fast-research", "track t3")  # passes New Ship on space 9
    no_card(t)
    assert (t["A"].spare_ships, t.line("e")) == (1, after)
    assert ("build ship" in t.options) is possible
    if not possible:
        assert t.why_not("build ship") == "ANT-SHP-05"


@pytest.mark.rule("ANT-SHP-05")
@pytest.mark.parametrize(("others", "possible"), [(("B: ship s 1", "to e"), False), (("B: stay",), True)])
def test_ships_moved_into_the_sun_area_can_fill_it_too(others: tuple[str, ...], possible: bool) -> None:
    t = yard(e="A B C", s="B").hand("A", "fast-research").cubes("t1", A=5).stop("e")
    t.play("to n", "play fast-research", "track t1", "A: stay", *others, "C: stay")
    assert ("build ship" in t.options) is possible


# Where.


@pytest.mark.rule("ANT-SHP-02")
@pytest.mark.parametrize(("line", "after"), [("A B C", "B C A+"), ("A B", "B A+"), ("A A", "A A+"), ("A", "A+")])
def test_the_new_ship_comes_from_available_resources_last_in_line_where_the_sun_is(line: str, after: str) -> None:
    t = yard(e=line, n="B").give("A", spare_ships=2).stop("e").play("to n", "build ship")
    no_card(t)
    assert (t.line("e"), t.line("n")) == (after, "B A")
    assert t["A"].spare_ships == 1


@pytest.mark.rule("ANT-SHP-03")
@pytest.mark.parametrize("line", ["A", "A B", "A B C"])
def test_the_new_ship_has_no_turn_in_this_stop(line: str) -> None:
    t = yard(e=line, w="C").stop("e").play("to n", "build ship")
    no_card(t).play("done")
    assert (t.sun_at, t.who, t.prompt) == ("n", "A", "MoveShip")


@pytest.mark.rule("ANT-SHP-03")
def test_the_new_ship_has_no_turn_after_an_icebreaker_turn_either() -> None:
    t = yard(e="A B*").stop("e").play("to n", "build ship")
    no_card(t).play("done", "B: break ice", "to s", "done")
    assert (t.sun_at, t.who) == ("n", "A")
    assert t.line("e") == "A"


@pytest.mark.rule("ANT-SHP-03")
def test_the_new_ship_acts_when_the_sun_comes_round_again() -> None:
    t = yard(e="A").stop("e").play("to n", "build ship")
    no_card(t).play("done", "to ne", "done")  # from n to ne, behind the Sun
    assert (t.sun_at, t.who, t.line("e")) == ("e", "A", "A")


@pytest.mark.rule("ANT-SHP-04")
def test_the_new_ship_cannot_be_moved_by_a_track_action_of_the_same_turn() -> None:
    t = yard(e="A A", w="B C").hand("A", "fast-research").cubes("t1", A=5).stop("e").play("to n", "build ship")
    no_card(t).play("play fast-research", "track t1")
    assert (t.who, t.prompt, t.line("e")) == ("A", "ChooseShip", "A A+")
    assert t.options == ["ship e 1", "ship n 1", "stay"]
    with pytest.raises(frostline.IllegalMove):
        t.play("ship e 2")


@pytest.mark.rule("ANT-SHP-04")
@pytest.mark.parametrize(("line", "second"), [("A B*", ["break ice"]), ("A", [])])
def test_the_new_ship_can_be_moved_by_a_track_action_of_the_next_turn(line: str, second: list[str]) -> None:
    t = yard(e=line, ne="B").hand("B", "fast-research").cubes("t1", B=5).stop("e").play("to n", "build ship")
    no_card(t).play("done", *second, "B: to w", "play fast-research", "track t1", "B: stay")
    assert (t.who, t.prompt) == ("A", "ChooseShip")
    assert t.options == ["ship e 1", "ship n 1", "stay"]


@pytest.mark.rule("ANT-SHP-10")
def test_a_ship_of_an_icebreaker_turn_comes_to_the_area_where_the_sun_still_is() -> None:
    t = yard(e="A B* C", w="A").stop("e").play("to s", "done", "B: break ice", "to n", "build ship")
    assert (t.who, t.line("e")) == ("C", "C B+")
    t.play("C: take plus-two", "A: take icebreaker", "B: done")
    assert (t["C"].hand, t["A"].hand, t["B"].hand) == (["plus-two"], ["icebreaker"], [])
    assert (t.line("e"), t.sun_at) == ("C B", "n")


@pytest.mark.rule("ANT-SHP-10", "ANT-SHP-03")
def test_both_turns_of_a_stop_may_build_a_ship() -> None:
    t = yard(e="A B* C").stop("e").play("to n", "build ship")
    no_card(t).play("done", "B: break ice", "to n", "build ship")
    assert (t.who, t.line("e")) == ("C", "C A B+")
    no_card(t).play("B: done")
    assert (t.sun_at, t.line("e"), t.line("n")) == ("n", "C A B", "A B")


# The cards of the others.


@pytest.mark.rule("ANT-SHP-06", "ANT-SHP-07")
@pytest.mark.parametrize(
    ("seats", "builder", "others"),
    [(2, "A", "B"), (2, "B", "A"), (3, "B", "CA"), (4, "A", "BCD"), (4, "C", "DAB"), (4, "D", "ABC")],
)
def test_each_other_player_may_take_a_card_beginning_at_the_builders_right(
    seats: int, builder: str, others: str
) -> None:
    t = table(seats).ships(e=f"{builder} A").buildings(nw="shipyard").stop("e").play("to nw", "build ship")
    for who in others:
        assert t.prompt == "TakeCard"
        t.play(f"{who}: take icebreaker")
        assert t[who].hand == ["icebreaker"]
    assert (t.who, t.prompt) == (builder, "TakeAction")
    assert t[builder].hand == []
    assert len(t.pile) == 13 - len(others)


@pytest.mark.rule("ANT-SHP-06")
def test_each_taker_chooses_from_the_whole_pile_as_it_is_then() -> None:
    t = yard().shipyard("icebreaker icebreaker placing-a-scientist plus-two fast-research").stop("e")
    t.play("to n", "build ship")
    assert t.options == [*KINDS, "no card"]
    t.play("B: take plus-two")
    assert t.options == ["take icebreaker", "take placing-a-scientist", "take fast-research", "no card"]
    t.play("C: take icebreaker")
    assert t.pile == ["icebreaker", "placing-a-scientist", "fast-research"]


@pytest.mark.rule("ANT-SHP-06")
def test_a_player_without_ships_takes_a_card_too_and_a_hand_has_no_limit() -> None:
    t = yard(e="A").give("B", spare_ships=0).hand("C", "icebreaker icebreaker plus-two").stop("e")
    t.play("to n", "build ship", "B: take plus-two", "C: take icebreaker")
    assert t["B"].hand == ["plus-two"]
    assert t["C"].hand == ["icebreaker", "icebreaker", "icebreaker", "plus-two"]


@pytest.mark.rule("ANT-SHP-07")
def test_the_builder_gets_no_card() -> None:
    t = yard().hand("A", "plus-two").stop("e").play("to n", "build ship", "B: take plus-two", "C: take fast-research")
    assert (t.who, t["A"].hand) == ("A", ["plus-two"])


@pytest.mark.rule("ANT-SHP-08")
@pytest.mark.parametrize(
    ("seats", "cards", "enough"),
    [(2, 1, True), (2, 0, False), (3, 2, True), (3, 1, False), (3, 0, False), (4, 3, True), (4, 2, False)],
)
def test_with_too_few_cards_for_all_others_nobody_takes_one_and_the_rest_is_gone(
    seats: int, cards: int, enough: bool
) -> None:
    t = table(seats).ships(e="A B").buildings(nw="shipyard").shipyard("icebreaker " * cards).stop("e")
    t.play("to nw", "build ship")
    assert (t.prompt == "TakeCard") is enough
    while t.prompt == "TakeCard":
        t.play("take icebreaker")
    assert [t[who].hand for who in "BCD"[: seats - 1]] == [["icebreaker"] if enough else []] * (seats - 1)
    assert (t.pile, t.line("e")) == ([], "B A+")


@pytest.mark.rule("ANT-SHP-08")
def test_the_cards_are_counted_before_the_first_takes_one() -> None:
    t = yard(4).shipyard("icebreaker plus-two fast-research").stop("e").play("to n", "build ship")
    t.play("B: take icebreaker", "C: take plus-two", "D: take fast-research")
    assert [t[who].hand for who in "BCD"] == [["icebreaker"], ["plus-two"], ["fast-research"]]


@pytest.mark.rule("ANT-SHP-09")
def test_a_player_may_decline_and_the_next_one_still_chooses() -> None:
    t = yard().shipyard("icebreaker plus-two").stop("e").play("to n", "build ship", "B: no card", "C: take plus-two")
    assert (t["B"].hand, t["C"].hand, t.pile) == ([], ["plus-two"], ["icebreaker"])
