"""Shipyard cards and the one-card rule (catalogue section 11, without the Icebreaker)."""

import random
from collections import Counter
from typing import Any

import pytest
from antarctica_table import Table, fresh, table

import frostline

ONE_OF_EACH = "icebreaker placing-a-scientist plus-two fast-research"


def known(t: Table, who: str) -> Any:
    """What a seat knows of the table."""
    return frostline.game("antarctica").view(t.state, "ABCD".index(who)).json()


def playable(t: Table) -> list[str]:
    """The Shipyard cards offered for playing now."""
    return [option for option in t.options if option.startswith("play ")]


def at_research_center(hand: str, **cubes: int) -> Table:
    """A stands in n with a coastal research center after the move; the Sun is in e."""
    t = table(3).ships(e="A", w="B").buildings(n="rc-coastal").hand("A", hand).cubes("t2", **cubes)
    return t.stop("e").play("to n")


@pytest.mark.rule("ANT-CRD-01")
def test_no_card_is_played_before_the_ship_has_arrived() -> None:
    t = table(3).ships(e="A").hand("A", ONE_OF_EACH).stop("e")
    assert playable(t) == []
    with pytest.raises(frostline.IllegalMove):
        t.play("play plus-two")
    t.play("to n")
    assert playable(t) == ["play placing-a-scientist", "play plus-two", "play fast-research"]


@pytest.mark.rule("ANT-CRD-01")
def test_only_the_player_on_turn_plays_cards() -> None:
    t = table(3).ships(e="A", n="B").hand("B", ONE_OF_EACH).stop("e").play("to w")
    assert (t.who, playable(t)) == ("A", [])
    t.play("done", "B: to s")
    assert "play plus-two" in t.options


@pytest.mark.rule("ANT-CRD-01")
@pytest.mark.parametrize("first", ["recruit", "play plus-two"])
def test_a_card_is_played_before_or_after_the_action(first: str) -> None:
    t = table(3).ships(e="A").buildings(n="camp").hand("A", "plus-two").stop("e").play("to n", first)
    t.play("play plus-two" if first == "recruit" else "recruit")
    assert (t["A"].supply, t["A"].reserve, t["A"].hand) == (5, 9, [])


@pytest.mark.rule("ANT-CRD-02")
def test_one_card_a_turn() -> None:
    t = table(3).ships(e="A").hand("A", "plus-two plus-two placing-a-scientist fast-research").stop("e")
    t.play("to n", "play plus-two")
    assert playable(t) == []
    assert t.why_not("play plus-two") in ("ANT-CRD-02", "ANT-CRD-03")


@pytest.mark.rule("ANT-CRD-02")
def test_after_a_shipyard_card_no_resource_card() -> None:
    t = table(3).ships(e="A").give("A", basic=1).hand("A", "plus-two").visible("b01", "", "").stop("e").play("to n")
    assert "build b01" in t.options
    t.play("play plus-two")
    assert "build b01" not in t.options


@pytest.mark.rule("ANT-CRD-02")
def test_after_a_resource_card_no_shipyard_card() -> None:
    t = table(3).ships(e="A").give("A", basic=1).hand("A", "plus-two").visible("b01", "d01", "a01")
    t.stop("e").play("to n", "build b01", "track t1")
    assert (t["A"].basic, playable(t)) == (0, [])


@pytest.mark.rule("ANT-CRD-03")
@pytest.mark.parametrize("second", ["plus-two", "placing-a-scientist", "fast-research", "icebreaker"])
def test_one_card_a_sun_stop_even_for_both_ships_of_one_player(second: str) -> None:
    t = table(3).ships(e="A A*", nw="B").hand("A", f"placing-a-scientist {second}").stop("e")
    t.play("to n", "play placing-a-scientist", "done", "A: break ice", "A: to nw")
    assert (t.who, playable(t)) == ("A", [])


@pytest.mark.rule("ANT-CRD-03")
def test_a_resource_card_in_the_first_turn_is_the_card_of_the_whole_stop() -> None:
    t = table(3).ships(e="A A*").give("A", basic=1, expertise=1).hand("A", "plus-two").buildings(w="crane")
    t.visible("b01", "", "a08").stop("e").play("to n", "build b01", "track t1", "done", "break ice", "to w")
    assert (t["A"].basic, playable(t)) == (0, [])
    assert "build a08" not in t.options


@pytest.mark.rule("ANT-CRD-03")
def test_the_next_stop_allows_the_next_card() -> None:
    t = table(3).ships(e="A", ne="A").hand("A", "plus-two plus-two").stop("e")
    t.play("to n", "play plus-two", "done", "A: to w", "play plus-two")
    assert (t["A"].supply, t["A"].hand) == (6, [])


@pytest.mark.rule("ANT-CRD-03")
def test_the_same_area_a_lap_later_is_another_stop() -> None:
    t = table(3).ships(e="A A").hand("A", "plus-two plus-two").stop("e").play("to ne", "play plus-two", "done")
    t.play("to e", "done")
    assert (t.who, t.sun_at) == ("A", "e")
    assert "play plus-two" in t.play("to w").options


@pytest.mark.rule("ANT-CRD-04")
def test_two_owners_in_one_stop_play_a_card_each() -> None:
    t = table(3).ships(e="A B*").hand("A", "plus-two").hand("B", "plus-two").stop("e")
    t.play("A: to n", "A: play plus-two", "A: done", "B: break ice", "B: to w", "B: play plus-two")
    assert (t["A"].supply, t["B"].supply) == (4, 4)


@pytest.mark.rule("ANT-CRD-05")
def test_a_hand_has_no_limit() -> None:
    t = table(2).ships(e="A", w="B").buildings(nw="shipyard")
    t.hand("B", "icebreaker " * 6 + "plus-two " * 2 + "placing-a-scientist " * 3 + "fast-research")
    t.shipyard("fast-research").stop("e").play("to nw", "build ship", "B: take fast-research")
    assert len(t["B"].hand) == 13


@pytest.mark.rule("ANT-CRD-06")
@pytest.mark.parametrize("card", ["placing-a-scientist", "plus-two", "fast-research", "icebreaker"])
def test_a_played_card_does_not_return_to_the_pile(card: str) -> None:
    t = table(3).ships(e="A", n="B").hand("A", card).stop("e").play("to n", f"play {card}")
    if card == "fast-research":
        t.play("track t1")
    t.play("done", "B: to s", "done")
    assert (t["A"].hand, len(t.pile)) == ([], 12)


@pytest.mark.rule("ANT-CRD-07")
def test_others_know_the_number_but_not_the_kind_of_shipyard_cards() -> None:
    t = table(3).ships(e="A").hand("A", "plus-two icebreaker").hand("B", "fast-research").stop("e")
    assert known(t, "A")["hands"][0]["cards"] == [0, 2]
    assert [known(t, who)["hands"][0] for who in "BC"] == [{"hidden": 2}, {"hidden": 2}]
    assert [known(t, who)["hands"][1] for who in "AC"] == [{"hidden": 1}, {"hidden": 1}]
    assert known(t, "A")["hands"][2] == {"hidden": 0}


@pytest.mark.rule("ANT-CRD-07")
def test_only_the_owner_sees_the_cards_he_may_play() -> None:
    t = table(3).ships(e="A", n="B").hand("A", ONE_OF_EACH).stop("e").play("to n")
    assert "play plus-two" in known(t, "A")["options"]
    assert [known(t, who)["options"] for who in "BC"] == [[], []]


@pytest.mark.rule("ANT-CRD-07")
def test_resource_cards_are_public() -> None:
    t = table(3).ships(e="A").give("A", basic=1, expertise=2).stop("e")
    assert [(known(t, who)["basic"], known(t, who)["expertise"]) for who in "ABC"] == [([1, 0, 0], [2, 0, 0])] * 3


@pytest.mark.rule("ANT-CRD-07")
def test_open_hands_as_an_option() -> None:
    t = table(3, options=("open-hands",)).ships(e="A").hand("A", "plus-two icebreaker").stop("e")
    assert [known(t, who)["hands"][0]["cards"] for who in "ABC"] == [[0, 2]] * 3


@pytest.mark.rule("ANT-CRD-07", "ANT-SET-13")
def test_who_takes_a_card_searches_the_pile_and_nobody_else_sees_it() -> None:
    t = table(3).ships(e="A", w="B").buildings(n="shipyard").shipyard("icebreaker plus-two fast-research")
    t.stop("e").play("to n", "build ship")
    assert t.who == "B"
    assert known(t, "B")["shipyard"]["cards"] == [0, 2, 3]
    assert [known(t, who)["shipyard"] for who in "AC"] == [{"hidden": 3}] * 2
    assert [known(t, who)["options"] for who in "AC"] == [[], []]
    t.play("take plus-two")
    assert [known(t, who)["hands"][1] for who in "AC"] == [{"hidden": 1}] * 2
    assert known(t, "B")["shipyard"] == {"hidden": 2}


@pytest.mark.rule("ANT-CRD-07", "ANT-SET-12", "ANT-EVT-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_whole_game_nobody_sees_hidden_cards(seats: int) -> None:
    t, chance, searched = fresh(seats, seed=seats), random.Random(seats), False
    while t.who:
        for seat, who in enumerate("ABCD"[:seats]):
            view = known(t, who)
            assert all("hidden" in hand for other, hand in enumerate(view["hands"]) if other != seat)
            assert all("hidden" in pile for pile in view["decks"])
            assert ("cards" in view["shipyard"]) == (who == t.who and t.prompt == "TakeCard")
            assert ("cards" in view["packet"]) == (who == t.who and t.prompt == "DraftCard")
            searched |= "cards" in view["shipyard"] or "cards" in view["packet"]
        t.play(chance.choice([option for option in t.options if option != "discard"]))
    assert searched


@pytest.mark.rule("ANT-CRD-08")
@pytest.mark.parametrize(("reserve", "offered"), [(2, True), (1, True), (0, False)])
def test_plus_two_needs_a_scientist_in_reserve(reserve: int, offered: bool) -> None:
    t = table(3).ships(e="A").give("A", reserve=reserve).hand("A", "plus-two").stop("e").play("to n")
    assert ("play plus-two" in t.options) == offered
    assert offered or t.why_not("play plus-two") == "ANT-CRD-08"


@pytest.mark.rule("ANT-CRD-08")
def test_fast_research_is_not_used_where_the_cube_stands_still() -> None:
    t = table(3).ships(e="A").hand("A", "fast-research").cubes("t1", A=12).cubes("t2", A=11, B=12).cubes("t3", A=11)
    t.stop("e").play("to n", "play fast-research")
    assert t.options == ["track t3", "track t4"]


@pytest.mark.rule("ANT-CRD-08", "ANT-TRK-06")
def test_fast_research_without_any_movable_cube_is_not_played() -> None:
    t = table(3).ships(e="A").hand("A", "fast-research").cubes("t1", A=12).cubes("t2", A=11, B=12)
    t.give("A", spare_cubes=0).stop("e").play("to n")
    assert "play fast-research" not in t.options
    assert t.why_not("play fast-research") == "ANT-CRD-08"


@pytest.mark.rule("ANT-CRD-08", "ANT-CRD-13")
def test_one_space_is_enough_for_fast_research() -> None:
    t = table(3).ships(e="A").hand("A", "fast-research").cubes("t1", A=10, B=12).give("A", spare_cubes=0)
    t.stop("e").play("to n", "play fast-research")
    assert (t.cube("t1", "A"), t["A"].hand) == (11, [])


@pytest.mark.rule("ANT-CRD-09")
def test_placing_a_scientist_moves_one_from_supply_to_the_target_area() -> None:
    t = table(3).ships(e="A", n="B").hand("A", "placing-a-scientist").scientists(n="B").stop("e")
    t.play("to n", "play placing-a-scientist")
    assert (t["A"].supply, t["A"].reserve, t.people("n"), t.people("e")) == (1, 12, "AB", "")


@pytest.mark.rule("ANT-CRD-09")
def test_placing_a_scientist_needs_one_in_supply() -> None:
    t = table(3).ships(e="A").give("A", supply=0).hand("A", "placing-a-scientist").stop("e").play("to n")
    assert "play placing-a-scientist" not in t.options
    assert t.why_not("play placing-a-scientist") in ("ANT-CRD-08", "ANT-CRD-09")


@pytest.mark.rule("ANT-CRD-10", "ANT-CRD-09")
@pytest.mark.parametrize(("first", "second", "supply"), [("play placing-a-scientist", "recruit", 5),
                                                         ("recruit", "play placing-a-scientist", 4)])  # fmt: skip
def test_a_placed_scientist_counts_for_recruiting_only_when_placed_before(first: str, second: str, supply: int) -> None:
    t = table(3).ships(e="A", n="A").buildings(n="camp").scientists(n="A").hand("A", "placing-a-scientist")
    t.stop("e").play("to n", first, second)
    assert (t["A"].supply, t.people("n")) == (supply, "AA")


@pytest.mark.rule("ANT-CRD-10")
def test_a_placed_scientist_counts_for_research() -> None:
    t = at_research_center("placing-a-scientist").play("play placing-a-scientist", "research t2")
    assert t.cube("t2", "A") == 2


@pytest.mark.rule("ANT-CRD-11", "ANT-CRD-09")
@pytest.mark.parametrize(("reserve", "asked"), [(0, ""), (1, "B")])
def test_placing_the_very_last_scientist_ends_the_game_after_the_turn(reserve: int, asked: str) -> None:
    t = table(3).ships(e="A", n="B").give("A", supply=1, reserve=reserve).hand("A", "placing-a-scientist").stop("e")
    t.play("to w", "play placing-a-scientist")
    assert t.who == "A"
    assert t.play("done").who == asked


@pytest.mark.rule("ANT-CRD-12")
@pytest.mark.parametrize(("reserve", "moved"), [(5, 2), (2, 2), (1, 1)])
def test_plus_two_moves_two_scientists_or_the_last_one(reserve: int, moved: int) -> None:
    t = table(3).ships(e="A").give("A", supply=1, reserve=reserve).hand("A", "plus-two").stop("e")
    t.play("to n", "play plus-two")
    assert (t["A"].supply, t["A"].reserve) == (1 + moved, reserve - moved)


@pytest.mark.rule("ANT-CRD-13", "ANT-TRK-07")
@pytest.mark.parametrize(("seats", "tracks"), [(2, 3), (3, 4), (4, 5)])
def test_fast_research_goes_on_any_open_track(seats: int, tracks: int) -> None:
    t = table(seats).ships(e="A").hand("A", "fast-research").stop("e").play("to w", "play fast-research")
    assert t.options == [f"track t{number}" for number in range(1, tracks + 1)]


@pytest.mark.rule("ANT-CRD-13", "ANT-TRK-11")
def test_fast_research_skips_occupied_spaces_and_triggers_symbols() -> None:
    t = table(3).ships(e="A").hand("A", "fast-research").cubes("t1", A=1, B=3, C=4).stop("e")
    t.play("to n", "play fast-research", "track t1", "A: stay")
    assert (t.cube("t1", "A"), t["A"].supply, t["A"].reserve) == (6, 3, 11)


@pytest.mark.rule("ANT-CRD-13")
def test_fast_research_enters_a_track_with_its_first_point() -> None:
    t = table(3).ships(e="A").hand("A", "fast-research").stop("e").play("to n", "play fast-research", "track t3")
    assert (t.cube("t3", "A"), t["A"].spare_cubes, t["A"].supply) == (3, 3, 3)


@pytest.mark.rule("ANT-CRD-13")
def test_fast_research_leaves_the_action_open() -> None:
    t = at_research_center("fast-research", A=1).play("play fast-research", "track t2")
    assert t.cube("t2", "A") == 4
    assert t.play("research t2").cube("t2", "A") == 5


@pytest.mark.rule("ANT-CRD-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thirteen_shipyard_cards(seats: int) -> None:
    kinds = Counter(fresh(seats).pile)
    assert kinds == {"icebreaker": 6, "placing-a-scientist": 3, "plus-two": 2, "fast-research": 2}
