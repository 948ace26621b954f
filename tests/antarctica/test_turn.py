"""Section 5 of the catalogue: the structure of a turn."""

from itertools import permutations

import pytest
from antarctica_table import Table, table

import frostline

ACTIONS = ["build b05", "build ship", "recruit", "research t1"]
AFTER = {"build b05": ["track t3"], "build ship": ["B: no card", "C: no card"], "recruit": [], "research t1": []}


def offered(t: Table) -> list[str]:
    """The actions offered now."""
    return [text for text in t.options if text.split()[0] in ("build", "recruit", "research")]


def busy() -> Table:
    """A comes to n, where every action is possible."""
    t = table(3).ships(e="A", w="B").buildings(n="camp shipyard rc-inland wind-turbine").visible("b05", "", "")
    t.below("basic", "b01 b03").cubes("t4", A=12)
    return t.hand("A", "plus-two plus-two").stop("e").play("to n")


@pytest.mark.rule("ANT-TRN-01")
def test_there_is_no_action_before_the_move() -> None:
    t = table(3).ships(e="A").buildings(e="camp shipyard rc-inland wind-turbine").visible("b05", "", "").stop("e")
    assert offered(t) == []
    for text in ACTIONS:
        with pytest.raises(frostline.IllegalMove):
            t.play(text)


@pytest.mark.rule("ANT-TRN-01")
def test_there_is_no_action_in_the_area_that_was_left() -> None:
    t = table(3).ships(e="A A").buildings(e="camp shipyard rc-inland").visible("", "", "a01").stop("e").play("to n")
    assert offered(t) == []


@pytest.mark.rule("ANT-TRN-02")
def test_there_are_four_actions_or_doing_nothing() -> None:
    t = busy()
    assert sorted(offered(t)) == sorted(ACTIONS)
    assert "done" in t.options


@pytest.mark.rule("ANT-TRN-01", "ANT-TRN-02")
@pytest.mark.parametrize("action", ACTIONS)
def test_after_one_action_there_is_no_other(action: str) -> None:
    t = busy().play(action, *AFTER[action])
    assert (t.who, offered(t)) == ("A", [])
    assert t.options == ["play plus-two", "discard", "done"]


@pytest.mark.rule("ANT-TRN-02")
def test_an_extra_turn_has_its_own_action() -> None:
    t = table(3).ships(e="A A*", w="B").buildings(n="camp").give("A", supply=0, reserve=9).stop("e")
    t.play("to n", "recruit", "done", "break ice", "to n", "recruit")
    assert t["A"].supply == 1 + 2


@pytest.mark.rule("ANT-TRN-03")
def test_a_player_may_do_nothing_where_every_action_is_possible() -> None:
    t = busy()
    before = (t["A"].supply, t["A"].reserve, t["A"].spare_ships, t["A"].spare_cubes, t["A"].hand)
    t.play("done")
    assert (t.sun_at, t.who) == ("n", "A")
    assert (t["A"].supply, t["A"].reserve, t["A"].spare_ships, t["A"].spare_cubes, t["A"].hand) == before


@pytest.mark.rule("ANT-TRN-03")
def test_doing_nothing_spares_no_move() -> None:
    t = table(3).ships(e="A").buildings(n="camp").stop("e")
    assert "done" not in t.options
    assert "done" in t.play("to n").options


@pytest.mark.rule("ANT-TRN-04")
def test_no_card_is_played_before_the_ship_has_arrived() -> None:
    t = table(3).ships(e="A").hand("A", "plus-two fast-research placing-a-scientist").stop("e")
    assert not [text for text in t.options if text.startswith("play")]
    with pytest.raises(frostline.IllegalMove):
        t.play("play plus-two")
    assert [text for text in t.play("to n").options if text.startswith("play")] == [
        *("play placing-a-scientist", "play plus-two", "play fast-research")
    ]


@pytest.mark.rule("ANT-TRN-04")
@pytest.mark.parametrize("order", [("recruit", "play plus-two"), ("play plus-two", "recruit")])
def test_a_card_is_played_before_or_after_the_action(order: tuple[str, str]) -> None:
    t = busy().play(*order)
    assert (t["A"].supply, t["A"].reserve, t["A"].hand) == (2 + 1 + 2, 9, ["plus-two"])


@pytest.mark.rule("ANT-TRN-04")
@pytest.mark.parametrize("order", [["play plus-two"], ["play plus-two", "recruit"], ["recruit", "play plus-two"]])
def test_a_second_card_cannot_be_played(order: list[str]) -> None:
    t = busy().play(*order)
    assert (t.who, "play plus-two" in t.options) == ("A", False)


@pytest.mark.rule("ANT-TRN-05")
@pytest.mark.parametrize(
    "turn",
    [
        ["discard", "cube", "to n", "recruit"],
        ["to n", "discard", "cube", "recruit"],
        ["to n", "recruit", "discard", "cube"],
    ],
)
def test_a_resource_is_discarded_at_any_time_of_the_turn(turn: list[str]) -> None:
    t = table(3).ships(e="A", w="B").buildings(n="camp").give("A", supply=0, reserve=9).stop("e").play(*turn)
    assert (t["A"].supply, t["A"].reserve, t["A"].lost_cubes) == (2, 7, 1)
    assert (t.sun_at, t.who) == ("n", "A")  # nothing is left to do: the next turn has begun


@pytest.mark.rule("ANT-TRN-05")
@pytest.mark.parametrize("turn", [["discard", "cube", "to n"], ["to n", "discard", "cube"]])
def test_a_second_resource_cannot_be_discarded_in_the_turn(turn: list[str]) -> None:
    t = table(3).ships(e="A", w="B").buildings(n="camp").stop("e").play(*turn)
    assert t.options == ["recruit", "done"]


@pytest.mark.rule("ANT-TRN-06", "ANT-TRN-04", "ANT-TRN-05")
@pytest.mark.parametrize("order", list(permutations(["recruit", "play plus-two", "discard"])))
def test_action_card_and_discard_come_in_any_order(order: tuple[str, ...]) -> None:
    t = busy()
    for text in order:
        t.play(*[text, "cube"] if text == "discard" else [text])
    assert (t["A"].supply, t["A"].hand, t["A"].lost_cubes) == (2 + 1 + 2 + 1, ["plus-two"], 1)
    assert (t.sun_at, t.prompt) == ("n", "MoveShip")


@pytest.mark.rule("ANT-TRN-06")
@pytest.mark.parametrize("order", [("recruit", "play plus-two"), ("play plus-two", "recruit")])
def test_the_discard_may_come_before_the_move_with_action_and_card_after_it(order: tuple[str, str]) -> None:
    t = table(3).ships(e="A", w="B").buildings(n="camp").hand("A", "plus-two").stop("e")
    t.play("discard", "spare ship", "to n", *order)
    assert (t["A"].supply, t["A"].hand, t["A"].lost_ships) == (2 + 1 + 2 + 1, [], 1)


@pytest.mark.rule("ANT-TRN-06")
@pytest.mark.parametrize("extra", [["play plus-two"], ["discard", "cube"], ["play plus-two", "discard", "cube"]])
def test_card_and_discard_need_no_action(extra: list[str]) -> None:
    t = busy().play(*extra)
    assert sorted(offered(t)) == sorted(ACTIONS)
    assert t.play("done").prompt == "MoveShip"


@pytest.mark.rule("ANT-TRN-07")
def test_the_research_of_a_building_is_finished_before_a_card_or_a_discard() -> None:
    t = busy().play("build b05")
    assert t.options == ["track t1", "track t2", "track t3", "track t4"]
    assert "discard" in t.play("track t1").options


@pytest.mark.rule("ANT-TRN-07")
def test_the_handing_out_of_cards_is_finished_before_a_card_or_a_discard() -> None:
    t = busy().play("build ship")
    for who in "BC":
        assert t.who == who
        assert {text.split()[0] for text in t.options} == {"take", "no"}
        t.play("no card")
    assert (t.who, t.options) == ("A", ["play plus-two", "discard", "done"])


@pytest.mark.rule("ANT-TRN-07")
def test_a_research_is_finished_with_its_symbols_before_a_card_or_a_discard() -> None:
    t = busy().cubes("t1", A=5).play("research t1")
    assert (t.who, t.options) == ("A", ["ship n 1", "stay"])
    t.play("ship n 1")
    assert {text.split()[0] for text in t.options} == {"to"}
    t.play("to s")
    assert (t.who, t.options) == ("B", ["ship w 1", "stay"])
    assert t.play("stay").options == ["play plus-two", "discard", "done"]


@pytest.mark.rule("ANT-TRN-07")
def test_a_card_is_finished_with_its_symbols_before_the_action_or_a_discard() -> None:
    t = table(3).ships(e="A", w="B").buildings(n="camp").hand("A", "fast-research").cubes("t1", A=4).stop("e")
    assert t.play("to n", "play fast-research").options == ["track t1", "track t2", "track t3", "track t4"]
    assert t.play("track t1").options == ["ship n 1", "stay"]
    assert t.play("stay", "B: stay").options == ["recruit", "discard", "done"]


@pytest.mark.rule("ANT-TRN-07")
def test_a_resource_card_is_played_as_a_part_of_the_build() -> None:
    t = table(3).ships(e="A", w="B").give("A", basic=1).hand("A", "plus-two").visible("b05", "d03", "a01").stop("e")
    t.play("to n")
    assert t.options == ["build b05", "play plus-two", "discard", "done"]
    t.play("build b05", "track t1")
    assert (t["A"].basic, t.built("n")) == (0, ["derrick"])
    assert t.options == ["discard", "done"]  # it was the card of this turn


@pytest.mark.rule("ANT-TRN-08")
@pytest.mark.parametrize(
    ("building", "action"), [("camp", "recruit"), ("shipyard", "build ship"), ("rc-inland", "research t1")]
)
def test_a_building_is_used_by_anybody(building: str, action: str) -> None:
    t = table(3).ships(e="A", n="B").buildings(n=building).scientists(n="BB").taken("B", "b09 d05 d07").stop("e")
    assert action in t.play("to n").options


@pytest.mark.rule("ANT-TRN-08")
def test_what_another_player_built_gives_access() -> None:
    t = table(3).ships(se="B", e="A").buildings(w="derrick").give("B", basic=1).visible("b01", "", "")
    t.below("basic", "b10").stop("se").play("to n", "B: build b01", "track t1", "done", "A: to n")
    assert t.built("n") == ["crane"]
    assert "build b10" in t.options


@pytest.mark.rule("ANT-TRN-09")
@pytest.mark.parametrize("building", ["camp", "shipyard", "rc-inland", "rc-coastal", "rc-naval"])
def test_a_building_in_another_area_serves_no_action_even_with_own_ships_there(building: str) -> None:
    t = table(3).ships(e="A A", ne="A").buildings(e=building, ne=building, s=building).scientists(ne="A")
    t.stop("e").play("to n")
    assert offered(t) == []


@pytest.mark.rule("ANT-TRN-09")
def test_ships_and_scientists_of_other_areas_do_not_count_for_an_action() -> None:
    t = table(3).ships(e="A A", ne="A A").buildings(n="camp", ne="camp").scientists(ne="AAA", e="A", n="A")
    assert t.stop("e").play("to n", "recruit")["A"].supply == 2 + 2


@pytest.mark.rule("ANT-TRN-09")
def test_a_building_in_another_area_is_a_requirement_met() -> None:
    t = table(3).ships(e="A", ne="A").buildings(ne="crane").visible("b10", "", "").stop("e").play("to n")
    assert offered(t) == ["build b10"]
    assert t.play("build b10", "track t1").built("n") == ["rc-inland"]


def carried_on(**buildings: str) -> Table:
    """A moves to n, then Fast Research brings Move Ship, and the same ship goes on to w."""
    t = table(3).ships(e="A", s="B").hand("A", "fast-research").cubes("t1", A=4).buildings(**buildings)
    t.scientists(n="AA").visible("b10", "", "").stop("e")
    return t.play("to n", "play fast-research", "track t1", "ship n 1", "to w", "B: stay")


@pytest.mark.rule("ANT-TRN-10")
def test_the_target_area_stays_when_the_activated_ship_is_carried_on() -> None:
    t = carried_on(n="camp", w="shipyard rc-coastal rc-naval")
    assert (t.who, t.line("w"), offered(t)) == ("A", "A", ["recruit"])


@pytest.mark.rule("ANT-TRN-10")
def test_a_ship_carried_on_no_longer_counts_in_the_target_area() -> None:
    assert carried_on(n="camp").play("recruit")["A"].supply == 2 + 2


@pytest.mark.rule("ANT-TRN-10")
def test_a_ship_carried_on_no_longer_gives_access_in_the_target_area() -> None:
    assert "build b10" not in carried_on(n="camp crane").options


@pytest.mark.rule("ANT-TRN-10")
def test_a_ship_carried_on_gives_access_where_it_stands_and_the_building_goes_to_the_target_area() -> None:
    t = carried_on(w="crane").play("build b10", "track t2")
    assert (t.built("n"), t.built("w"), t.people("n")) == (["rc-inland"], ["crane"], "AAA")


@pytest.mark.rule("ANT-TRN-10")
def test_without_anybody_left_in_the_target_area_there_is_nothing_to_count() -> None:
    t = table(3).ships(e="A", s="B").hand("A", "fast-research").cubes("t1", A=4).buildings(n="camp rc-coastal")
    t.stop("e").play("to n", "play fast-research", "track t1", "ship n 1", "to w", "B: stay")
    assert t.options == ["discard", "done"]
