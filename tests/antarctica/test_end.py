"""The end of the game (catalogue, section 15)."""

import pytest
from antarctica_table import Table, table

EVERYTHING = "crane shaft-tower derrick wind-turbine lab factory"
CHANGES = [
    ("build b01", "track t2"),
    ("build ship", "no card", "no card"),
    ("recruit",),
    ("research t2",),
    ("discard", "cube"),
    ("discard", "spare ship"),
    ("discard", "ship w 2"),
    ("play placing-a-scientist",),
    ("play plus-two",),
    ("play fast-research", "track t4"),
    ("play icebreaker",),
]


def nearly(supply: int, reserve: int, seats: int = 3, **lines: str) -> Table:
    """A, with these scientists left, has the first ship in e and another in w, where everything stands."""
    t = table(seats).ships(**({"e": "A", "w": "A B"} | lines)).buildings(w=EVERYTHING)
    return t.give("A", supply=supply, reserve=reserve)


def over(t: Table) -> bool:
    """Nobody is asked any more."""
    return t.who == "" and t.options == []


def finish(t: Table) -> Table:
    """The turn is ended where it has not ended by itself."""
    return t.play("done") if t.prompt == "TakeAction" else t


# The last scientist.


@pytest.mark.rule("ANT-END-01")
@pytest.mark.parametrize(
    ("supply", "reserve", "card", "ends"),
    [(1, 0, "b01", True), (2, 0, "b01", False), (1, 1, "b01", False), (2, 0, "a01", True), (3, 0, "a01", False)],
)
def test_the_game_ends_after_the_turn_in_which_a_player_places_the_last_scientist(
    supply: int, reserve: int, card: str, ends: bool
) -> None:
    t = nearly(supply, reserve).stop("e").play("to n", f"build {card}", "track t2", "done")
    assert over(t) is ends


@pytest.mark.rule("ANT-END-01")
def test_the_last_scientist_may_come_from_a_card_and_the_action_still_follows() -> None:
    t = nearly(1, 0).buildings(n="rc-coastal").hand("A", "placing-a-scientist").stop("e")
    t.play("to n", "play placing-a-scientist", "research t2", "done")
    assert t.cube("t2", "A") == 2
    assert over(t)


@pytest.mark.rule("ANT-END-04")
def test_an_empty_supply_with_scientists_in_reserve_does_not_end_the_game() -> None:
    t = nearly(1, 1).stop("e").play("to n", "build b01", "track t2", "done")
    assert t["A"].supply == 0
    assert (t.who, t.sun_at) == ("A", "n")


@pytest.mark.rule("ANT-END-04")
@pytest.mark.parametrize(("reserve", "ends"), [(1, False), (0, True)])
@pytest.mark.parametrize(
    "refill",
    [("track t2", "discard", "cube"), ("track t2", "play plus-two"), ("track t1",)],
)
def test_the_supply_may_be_refilled_later_in_the_turn_as_long_as_there_is_a_reserve(
    refill: tuple[str, ...], reserve: int, ends: bool
) -> None:
    t = nearly(1, reserve).cubes("t1", A=2).hand("A", "plus-two").stop("e").play("to n", "build b01")
    t.play(*(text for text in refill if reserve or text != "play plus-two"))
    assert over(finish(t)) is ends
    assert (t["A"].supply, t["A"].reserve) == (reserve, 0)


@pytest.mark.rule("ANT-END-04")
def test_a_scientist_gained_earlier_in_the_turn_can_be_the_last_one() -> None:
    t = nearly(0, 1).stop("e").play("discard", "cube", "to n", "build b01", "track t2")
    assert over(t)


# The last building.


@pytest.mark.rule("ANT-END-02")
@pytest.mark.parametrize(
    ("tops", "below", "ends"),
    [(("b01", "", ""), "", True), (("b01", "", ""), "b02", False), (("b01", "", "a01"), "", False)],
)
def test_the_game_ends_after_the_turn_in_which_all_three_piles_are_empty(
    tops: tuple[str, str, str], below: str, ends: bool
) -> None:
    t = nearly(2, 5).visible(*tops).below("basic", below).below("advanced", "").stop("e")
    t.play("to n", "build b01", "track t2")
    assert (t.who, t.prompt) == ("A", "TakeAction")
    assert over(t.play("done")) is ends


@pytest.mark.rule("ANT-END-03")
def test_last_scientist_and_last_building_may_come_in_the_same_turn() -> None:
    t = nearly(1, 0).visible("b01", "", "").below("basic", "").stop("e").play("to n", "build b01", "track t2", "done")
    assert over(t)
    assert (t["A"].taken, t.people("n"), t.tops) == (["b01"], "A", ["", "", ""])


@pytest.mark.rule("ANT-END-03")
@pytest.mark.parametrize("last", ["scientist", "building"])
def test_no_further_turn_follows_for_anybody(last: str) -> None:
    t = nearly(*((1, 0) if last == "scientist" else (2, 5)), ne="B", n="C", e="A B")
    if last == "building":
        t.visible("b01", "", "").below("basic", "")
    t.stop("e").play("to n", "build b01", "track t2", "done")
    assert over(t)
    assert (t.sun_at, t.line("ne"), t.line("n"), t.line("e")) == ("e", "B", "C A", "B")


# What still happens.


@pytest.mark.rule("ANT-END-05")
def test_track_actions_of_the_last_turn_are_carried_out_for_all_players() -> None:
    t = nearly(1, 0, s="B", ne="C").cubes("t1", A=5).stop("e").play("to n", "build b01", "track t1")
    t.play("A: ship n 1", "to nw", "B: ship s 1", "to nw", "C: ship ne 1", "to nw", "A: done")
    assert t.line("nw") == "A B C"
    assert over(t)


@pytest.mark.rule("ANT-END-05")
def test_so_is_everything_these_actions_trigger_in_turn() -> None:
    t = nearly(1, 0, seats=4).cubes("t3", A=5).cubes("t2", B=5).give("C", supply=0, reserve=3).stop("e")
    t.play("to n", "build b01", "track t3", "A: no advance", "B: track t2")  # Advance Three, then a draft
    assert (t.who, t.prompt) == ("B", "DraftCard")
    while t.prompt == "DraftCard":
        t.play(t.options[0])
    t.play("C: track t1", "D: no advance", "A: done")
    assert [len(t[who].hand) for who in "ABCD"] == [1, 1, 1, 1]
    assert (t.cube("t1", "C"), t["C"].supply) == (3, 1)
    assert over(t)


@pytest.mark.rule("ANT-END-06")
def test_card_and_discard_may_still_be_used_in_the_last_turn() -> None:
    t = nearly(1, 0).hand("A", "fast-research").stop("e").play("to n", "build b01", "track t2")
    assert t.options == ["play fast-research", "discard", "done"]
    t.play("discard", "cube", "play fast-research", "track t2")
    assert (t["A"].lost_cubes, t.cube("t2", "A")) == (1, 4)
    assert over(t)


@pytest.mark.rule("ANT-END-06")
def test_after_the_last_building_too() -> None:
    t = nearly(2, 5).visible("b01", "", "").below("basic", "").hand("A", "plus-two").stop("e")
    t.play("to n", "build b01", "track t2", "play plus-two", "discard", "cube")
    assert (t["A"].supply, t["A"].reserve, t["A"].lost_cubes) == (1 + 2 + 1, 2, 1)
    assert over(t)


@pytest.mark.rule("ANT-END-07")
@pytest.mark.parametrize(("reserve", "ends"), [(0, True), (1, False)])
@pytest.mark.parametrize("second", ["A*", "B*"])
def test_a_pending_icebreaker_turn_is_not_played(second: str, reserve: int, ends: bool) -> None:
    t = nearly(1, reserve, e=f"A {second}").stop("e").play("to n", "build b01", "track t2", "done")
    assert over(t) is ends
    assert (t.prompt == "MayBreakIce") is not ends


@pytest.mark.rule("ANT-END-07")
def test_an_icebreaker_turn_can_itself_be_the_last_turn() -> None:
    t = nearly(1, 0, e="B A*", n="C").stop("e").play("B: to s", "done", "A: break ice", "to n")
    t.play("build b01", "track t2", "done")
    assert over(t)


@pytest.mark.rule("ANT-END-08")
def test_players_who_are_not_active_cannot_place_a_scientist() -> None:
    t = nearly(2, 5, s="B").cubes("t3", A=5).give("B", supply=1, reserve=0).hand("B", "placing-a-scientist").stop("e")
    t.play("to n", "build b01", "track t3", "A: no advance")
    assert (t.who, t.options) == ("B", ["track t1", "track t2", "track t3", "track t4", "no advance"])
    t.play("B: track t1", "C: no advance", "A: done")
    assert (t["B"].supply, t.people("s")) == (1, "")
    assert not over(t)


# The stalemate.


@pytest.mark.rule("ANT-END-09")
@pytest.mark.parametrize(
    ("seats", "before", "ends"), [(2, 16, False), (2, 17, True), (3, 22, False), (3, 23, True), (4, 23, True)]
)
def test_three_turns_for_each_open_area_without_a_change_end_the_game(seats: int, before: int, ends: bool) -> None:
    t = table(seats).ships(e="A B", w="B").quiet(before).stop("e").play("to nw", "done")
    assert over(t) is ends


@pytest.mark.rule("ANT-END-09")
@pytest.mark.parametrize("change", CHANGES)
def test_any_change_that_cannot_be_undone_starts_the_count_again(change: tuple[str, ...]) -> None:
    t = nearly(2, 5, w="C A").buildings(n="camp shipyard rc-coastal").quiet(23)
    t.hand("A", "placing-a-scientist plus-two fast-research icebreaker").stop("e").play("to n")
    assert not over(t.play(*change, "done"))
    assert t.state.quiet == 0


@pytest.mark.rule("ANT-END-09")
def test_a_declined_icebreaker_turn_is_no_such_change_and_no_turn() -> None:
    t = table(3).ships(e="A B*", w="C").quiet(22).stop("e").play("to n", "done", "B: wait")
    assert not over(t)
    assert over(t.play("A: to s", "done"))


@pytest.mark.rule("ANT-END-09")
@pytest.mark.parametrize(("before", "first", "second"), [(21, False, False), (22, False, True), (23, True, True)])
def test_an_icebreaker_turn_is_a_turn_like_any_other(before: int, first: bool, second: bool) -> None:
    t = table(3).ships(e="A B*", w="C").quiet(before).stop("e").play("to n", "done")
    assert over(t) is first
    if not first:
        assert over(t.play("B: break ice", "to s", "done")) is second


@pytest.mark.rule("ANT-END-09")
def test_only_plankton_farms_and_a_single_scientist_each_end_the_game_after_24_turns() -> None:
    t = table(3).ships(s="A", se="B", e="C").buildings(s=EVERYTHING, se=EVERYTHING, e=EVERYTHING)
    t.visible("", "", "a01").below("advanced", "a02").give("ABC", supply=1, reserve=0).stop("s")
    turns = 0
    while not over(t):
        t.play(next(text for text in t.options if text.startswith("to ")))
        assert t.options == ["discard", "done"]
        t.play("done")
        turns += 1
    assert turns == 24
    assert t.tops == ["", "", "a01"]
