"""Section 4 of the catalogue: moving ships."""

import pytest
from antarctica_table import fresh, table

import frostline

AREAS = ["sw", "s", "se", "e", "ne", "n", "nw", "w"]


@pytest.mark.rule("ANT-MOV-01")
def test_the_activated_ship_must_move() -> None:
    t = table(3).ships(e="A", n="B").stop("e")
    assert {text.split()[0] for text in t.options} == {"to", "discard"}
    assert t.why_not("done") == "ANT-MOV-01"
    with pytest.raises(frostline.IllegalMove):
        t.play("done")


@pytest.mark.rule("ANT-MOV-01")
def test_a_discard_does_not_replace_the_move() -> None:
    t = table(3).ships(e="A", n="B").stop("e").play("discard", "cube")
    assert (t.who, t.prompt) == ("A", "MoveShip")
    assert t.options == [f"to {area}" for area in AREAS if area != "e"]


@pytest.mark.rule("ANT-MOV-01", "ANT-MOV-02")
def test_the_ship_of_an_icebreaker_turn_must_move_too() -> None:
    t = table(3).ships(e="A B*").stop("e").play("to n", "done", "B: break ice")
    assert t.options == [*[f"to {area}" for area in AREAS if area != "e"], "discard"]


@pytest.mark.rule("ANT-MOV-02", "ANT-MOV-03")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_ship_moves_to_any_of_the_seven_other_areas(seats: int, area: str) -> None:
    t = table(seats).ships(**{area: "A"}).give("A", spare_ships=0, spare_cubes=0).stop(area)
    assert t.options == [f"to {other}" for other in AREAS if other != area]
    assert t.why_not(f"to {area}") == "ANT-MOV-03"


@pytest.mark.rule("ANT-MOV-02", "ANT-MOV-03")
@pytest.mark.parametrize("area", ["sw", "se", "e", "ne", "nw", "w"])
def test_with_two_players_a_ship_moves_to_any_of_the_five_other_open_areas(area: str) -> None:
    t = table(2).ships(**{area: "A"}).give("A", spare_ships=0, spare_cubes=0).stop(area)
    assert t.options == [f"to {other}" for other in AREAS if other not in (area, "s", "n")]


@pytest.mark.rule("ANT-MOV-03")
def test_a_ship_cannot_stay_at_the_end_of_the_line_it_leaves() -> None:
    t = table(3).ships(e="A A").stop("e")
    with pytest.raises(frostline.IllegalMove):
        t.play("to e")


@pytest.mark.rule("ANT-MOV-04")
@pytest.mark.parametrize("line", ["A A A", "B C A", "C C C"])
def test_an_area_with_three_ships_is_no_target(line: str) -> None:
    t = table(3).ships(e="A", n=line).stop("e")
    assert t.options == ["to sw", "to s", "to se", "to ne", "to nw", "to w", "discard"]
    assert t.why_not("to n") == "ANT-MOV-04"


@pytest.mark.rule("ANT-MOV-04")
def test_a_discard_from_a_full_area_makes_room_for_the_activated_ship() -> None:
    t = table(3).ships(e="A", n="B A C").stop("e").play("discard", "ship n 2", "to n")
    assert t.line("n") == "B C A"


@pytest.mark.rule("ANT-MOV-05")
@pytest.mark.parametrize("line", ["", "B", "A", "B C", "A B"])
def test_the_ship_joins_the_end_of_the_line(line: str) -> None:
    t = table(3).ships(e="A B", n=line).stop("e").play("to n")
    assert t.line("n") == f"{line} A".strip()
    assert t.line("e") == "B"


@pytest.mark.rule("ANT-MOV-06")
@pytest.mark.parametrize(
    ("seats", "ships", "spaces", "crowded"),
    [
        (2, 6, 4, {"sw": "A A A", "se": "A A B", "ne": "B B B", "nw": "B B"}),
        (3, 5, 7, {"sw": "A A A", "s": "A B B", "se": "B B B", "ne": "C C C", "n": "C C"}),
        (4, 4, 6, {"sw": "A A A", "s": "B B B", "se": "B C C", "ne": "C C D", "n": "D D D"}),
    ],
)
def test_even_with_all_ships_crowded_on_the_board_there_is_a_target(
    seats: int, ships: int, spaces: int, crowded: dict[str, str]
) -> None:
    t, players = table(seats).ships(e="A", **crowded).stop("e"), "ABCD"[:seats]
    targets = [text.removeprefix("to ") for text in t.options if text != "discard"]
    assert {who: "".join(map(t.line, AREAS)).count(who) for who in players} == dict.fromkeys(players, ships)
    assert sum(3 - len(t.line(area).split()) for area in targets) == spaces


@pytest.mark.rule("ANT-MOV-06")
@pytest.mark.parametrize(("seats", "ships"), [(2, 12), (3, 15), (4, 16)])
def test_more_ships_than_that_there_never_are(seats: int, ships: int) -> None:
    t = fresh(seats, options=("first-game",))
    on_board = sum(len(t.line(area).split()) for area in AREAS)
    assert on_board + sum(t[who].spare_ships for who in "ABCD"[:seats]) == ships


@pytest.mark.rule("ANT-MOV-07")
@pytest.mark.parametrize(("place", "left"), [(1, "B A"), (3, "A B")])
def test_a_discard_leaves_no_gap_in_a_line(place: int, left: str) -> None:
    t = table(3).ships(e="A", n="A B A").stop("e").play("discard", f"ship n {place}")
    assert t.line("n") == left
    assert t.play("to n").line("n") == f"{left} A"


@pytest.mark.rule("ANT-MOV-07")
def test_a_ship_carried_away_by_a_track_action_leaves_no_gap() -> None:
    t = table(3).ships(e="A", w="B C C").buildings(n="rc-inland").cubes("t1", A=5).stop("e")
    t.play("to n", "research t1", "A: stay", "B: ship w 1", "to nw")
    assert (t.line("w"), t.line("nw")) == ("C C", "B")
    assert t.play("C: ship w 1", "to nw").line("nw") == "B C"


@pytest.mark.rule("ANT-MOV-07")
def test_the_ship_that_closed_up_is_first_when_the_sun_comes() -> None:
    t = table(3).ships(e="A", n="A B").stop("e").play("discard", "ship n 1", "to w")
    assert (t.sun_at, t.who) == ("n", "B")


@pytest.mark.rule("ANT-MOV-08")
def test_a_ship_joining_the_area_of_the_sun_goes_behind_those_still_there() -> None:
    t = table(3).ships(e="A B C", w="B", s="C").buildings(n="rc-inland").cubes("t1", A=5).stop("e")
    t.play("to n", "research t1", "A: stay", "B: ship w 1")
    assert t.line("e") == "B C"
    t.play("to e", "C: ship s 1")
    assert t.line("e") == "B C B"
    assert "to e" not in t.options  # full, although the first ship of the stop has left


@pytest.mark.rule("ANT-MOV-08")
def test_the_activated_ship_itself_may_come_back_to_the_end_of_the_line() -> None:
    t = table(3).ships(e="A B C").buildings(n="rc-inland").cubes("t1", A=5).stop("e")
    t.play("to n", "research t1", "A: ship n 1", "to e")
    assert t.line("e") == "B C A"


@pytest.mark.rule("ANT-MOV-09")
def test_a_player_may_have_several_ships_in_one_line() -> None:
    t = table(3).ships(e="A", n="A A").buildings(n="camp").give("A", supply=0, reserve=9).stop("e")
    t.play("to n")
    assert t.line("n") == "A A A"
    assert t.play("recruit")["A"].supply == 3
