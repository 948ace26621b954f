"""What is not offered says why, with the rule: every refusal once, where a player would meet it."""

from __future__ import annotations

import pytest
from antarctica_table import Table, fresh, table


def turn(seats: int = 3) -> Table:
    """A has the turn in e and a ship in n, where A's other things may be arranged."""
    return table(seats).ships(e="A", n="A", w="B")


@pytest.mark.rule("ANT-MOV-01", "ANT-CRD-01", "ANT-MOV-03", "ANT-SET-03")
@pytest.mark.parametrize(
    ("text", "key", "rule"),
    [
        ("recruit", "move-first", "ANT-MOV-01"),
        ("done", "move-first", "ANT-MOV-01"),
        ("play plus-two", "move-first", "ANT-CRD-01"),
        ("play icebreaker", "", ""),
        ("build b01", "move-first", "ANT-MOV-01"),
        ("build b02", "", ""),
        ("to e", "same-area", "ANT-MOV-03"),
        ("to s", "area-closed", "ANT-SET-03"),
        ("cube", "", ""),
    ],
)
def test_before_the_move(text: str, key: str, rule: str) -> None:
    t = turn(2).hand("A", "plus-two").stop("e")
    assert (t.refused(text), t.why_not(text)) == (key, rule)


@pytest.mark.rule("ANT-DIS-01", "ANT-DIS-02", "ANT-MOV-04")
def test_nothing_to_discard_and_discarded_already_are_told_apart() -> None:
    bare = table(3).ships(e="A", w="B", n="B B C").give("A", spare_ships=0, spare_cubes=0).stop("e")
    assert bare.refused("discard") == "nothing-to-discard"
    assert bare.refused("to n") == "area-full"
    t = turn().buildings(n="camp").give("A", spare_ships=0).stop("e").play("discard", "cube")
    assert (t.refused("discard"), t.why_not("discard")) == ("discarded", "ANT-DIS-02")
    t.play("to n")
    assert t.refused("discard") == "discarded"


@pytest.mark.rule("ANT-DIS-01", "ANT-DIS-05", "ANT-DIS-07")
def test_what_cannot_be_discarded() -> None:
    t = turn().give("A", spare_ships=1, spare_cubes=0).stop("e").play("discard")
    assert t.refused("cube") == "no-spare-cube"
    assert t.refused("ship e 1") == "must-move-first"
    assert t.refused("ship w 1") == "not-your-ship"
    assert t.refused("ship w 2") == ""
    assert t.refused("done") == ""
    other = turn().give("A", spare_ships=0, spare_cubes=1).stop("e").play("discard")
    assert other.refused("spare ship") == "no-spare-ship"


@pytest.mark.rule("ANT-TRN-02", "ANT-MOV-01", "ANT-BLD-01")
def test_after_the_action() -> None:
    t = turn().buildings(n="camp derrick").stop("e").play("to n", "recruit")
    assert t.refused("to w") == "moved-already"
    assert t.refused("recruit") == "acted"
    assert t.refused("research t1") == "acted"
    assert t.refused("build b01") == "acted"
    assert t.refused("build b02") == ""
    assert t.refused("no card") == ""


@pytest.mark.rule("ANT-BLD-03", "ANT-BLD-08", "ANT-BLD-09", "ANT-BLD-11", "ANT-CRD-03")
def test_why_a_card_cannot_be_built() -> None:
    there = turn().buildings(n="crane derrick").stop("e").play("to n")
    assert there.refused("build b01") == "building-there"
    poor = turn().buildings(n="derrick").give("A", supply=0).stop("e").play("to n")
    assert poor.refused("build b01") == "few-scientists"
    far = turn().stop("e").play("to n")
    assert (far.refused("build b01"), far.refused("build d01")) == ("no-access", "no-access-two")
    used = turn().give("A", basic=1).hand("A", "plus-two").stop("e").play("to n", "play plus-two")
    assert (used.refused("build b01"), used.why_not("build b01")) == ("no-access-carded", "ANT-CRD-03")


@pytest.mark.rule("ANT-SHP-01", "ANT-SHP-05", "ANT-REC-01", "ANT-REC-06")
def test_why_there_is_no_ship_and_nobody_to_recruit() -> None:
    bare = turn().stop("e").play("to n")
    assert (bare.refused("build ship"), bare.refused("recruit")) == ("no-shipyard", "no-camp")
    poor = turn().buildings(n="shipyard camp").give("A", spare_ships=0, reserve=0).stop("e").play("to n")
    assert (poor.refused("build ship"), poor.refused("recruit")) == ("no-spare-ship", "reserve-empty")
    full = turn().buildings(n="shipyard").stop("e").play("to n")
    full.state.lines[3] = [1, 1, 2]
    assert full.refused("build ship") == "sun-area-full"
    alone = table(3).ships(e="A", w="B").buildings(n="camp rc-inland").hand("A", "plus-two").stop("e")
    alone.play("to n", "discard", "ship n 1")
    assert (alone.refused("recruit"), alone.refused("research t1")) == ("nobody-here", "nobody-here")


@pytest.mark.rule("ANT-RSA-03", "ANT-TRK-06", "ANT-TRK-07", "ANT-TRK-09")
def test_why_a_track_cannot_be_advanced_on() -> None:
    t = turn().buildings(n="rc-inland rc-coastal").cubes("t1", A=12).give("A", spare_cubes=0).stop("e").play("to n")
    assert t.refused("research t1") == "track-end"
    assert t.refused("research t2") == "no-cube"
    assert t.refused("research t3") == "no-center"
    assert t.refused("research t5") == "track-closed"


@pytest.mark.rule("ANT-CRD-08", "ANT-CRD-09", "ANT-CRD-03", "ANT-ICE-01")
def test_why_a_card_cannot_be_played() -> None:
    t = turn().hand("A", "icebreaker placing-a-scientist plus-two fast-research")
    t.give("A", supply=0, reserve=0, spare_cubes=0, spare_ships=1).stop("e").play("to s")
    keys = [t.refused(f"play {kind}") for kind in ("icebreaker", "placing-a-scientist", "plus-two", "fast-research")]
    assert keys == ["no-second-ship", "supply-empty", "reserve-empty", "no-track-moves"]
    bare = turn().stop("e").play("to n")
    assert bare.refused("play icebreaker") == ""
    used = turn().hand("A", "plus-two placing-a-scientist").stop("e").play("to n", "play plus-two")
    assert used.refused("play placing-a-scientist") == "carded"


@pytest.mark.rule("ANT-ICE-01", "ANT-ICE-04", "ANT-ICE-15")
def test_why_a_ship_cannot_bear_an_icebreaker() -> None:
    t = table(3).ships(e="A B A", n="B A", w="B A", s="B A*", nw="A").hand("A", "icebreaker")
    t.stop("e").play("to se", "play icebreaker")
    assert t.options == ["ship n 2", "ship w 2"]
    assert t.refused("ship nw 1") == "not-second"
    assert t.refused("ship s 2") == "marked-already"
    assert t.refused("ship e 2") == "not-second-here"
    assert t.refused("ship e 1") == "not-your-ship"
    assert t.refused("done") == ""


@pytest.mark.rule("ANT-CRD-13", "ANT-TRK-06", "ANT-EVT-07", "ANT-EVT-02")
def test_why_not_on_tracks_and_with_ships_of_track_actions() -> None:
    fast = turn().hand("A", "fast-research").cubes("t1", A=12).stop("e").play("to n", "play fast-research")
    assert (fast.refused("track t1"), fast.refused("track t5")) == ("track-end", "track-closed")
    three = table(3).cubes("t3", A=5).points("A", 1).play("track t3")
    assert (three.prompt, three.refused("track t5"), three.refused("stay")) == ("AdvanceThree", "track-closed", "")
    three.play("track t1")
    assert (three.who, three.refused("track t1")) == ("B", "track-chosen")
    moved = table(3).ships(e="A B", n="B C A", w="A B A").cubes("t1", A=5).points("A", 1).play("track t1")
    moved.state.lines[3][0] |= 8
    assert moved.refused("ship e 1") == "new-ship-stays"
    assert moved.refused("stay") == ""
    moved.play("ship w 1")
    assert (moved.refused("to w"), moved.refused("to n"), moved.refused("stay")) == ("same-area", "area-full", "")


@pytest.mark.rule("ANT-PLC-05", "ANT-PLC-06", "ANT-SET-03", "ANT-SET-22")
def test_why_not_in_the_set_up() -> None:
    t = fresh(2, ("one-ship-per-area",)).play("place e")
    assert (t.refused("place e"), t.refused("place s"), t.refused("done")) == ("empty-area-first", "area-closed", "")
    full = fresh(3).play("place e", "place e", "place e")
    assert (full.refused("place e"), full.why_not("place e")) == ("area-full", "ANT-PLC-05")
    cube = fresh(2, ("first-game",))
    assert (cube.prompt, cube.refused("track t4"), cube.refused("done")) == ("FirstCube", "track-closed", "")


@pytest.mark.rule("ANT-SHP-09", "ANT-EVT-10")
def test_questions_about_cards_have_nothing_to_refuse() -> None:
    t = turn().buildings(n="shipyard").stop("e").play("to n", "build ship")
    assert (t.prompt, t.refused("done")) == ("TakeCard", "")
