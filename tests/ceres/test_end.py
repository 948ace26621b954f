"""The end of the game: final scoring, the winner, and what everybody knows all the time."""

from __future__ import annotations

import json
from typing import Any

import pytest
from ceres_table import Table, facilities, fresh, projects, table

import frostline


def over(t: Table) -> Table:
    """The last Round passes without anybody doing anything."""
    t.round(3).turn("A")
    return t.play(*["pass"] * len(t.order))


def seen(t: Table, seat: int) -> dict[str, Any]:
    """What a seat may know."""
    view: dict[str, Any] = frostline.game("ceres").view(t.state, seat).json()
    return view


@pytest.mark.rule("CER-END-01")
@pytest.mark.parametrize(("influence", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (30, 15)])
def test_every_two_influence_are_worth_a_point(influence: int, points: int) -> None:
    t = over(table(2).give("A", influence=influence))
    assert (t.points("A")["influence"], t.points("A")["total"], t.points("B")["total"]) == (points, points, 0)


@pytest.mark.rule("CER-END-02")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (50, 10)])
def test_every_five_credits_are_worth_a_point(money: int, points: int) -> None:
    t = over(table(2).give("A", credits=money))
    assert (t.points("A")["credits"], t.points("A")["total"]) == (points, points)


@pytest.mark.rule("CER-END-01", "CER-END-02")
def test_odd_influence_and_odd_credits_do_not_add_up() -> None:
    assert over(table(2).give("A", influence=1, credits=4)).points("A")["total"] == 0


@pytest.mark.rule("CER-END-03", "CER-TB-17")
@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("power-grid", -4),
        ("housing-block", -3),
        ("university", -6),
        ("spaceport-terminal", -7),
        ("housing-block emergency-shelter", -6),
        ("university radiation-shield", -11),
    ],
)
def test_every_unfinished_project_costs_half_its_points_rounded_down(names: str, points: int) -> None:
    t = over(table(2).committed("A", names))
    assert (t.points("A")["unfinished"], t.points("A")["total"]) == (points, points)


@pytest.mark.rule("CER-END-03")
def test_a_completed_project_gives_its_points_and_costs_nothing() -> None:
    t = over(table(2).completed("A", "university").committed("A", "housing-block"))
    points = t.points("A")
    assert (points["projects"], points["unfinished"], points["total"]) == (13, -3, 10)


@pytest.mark.rule("CER-END-01", "CER-END-02", "CER-END-03")
def test_seven_influence_fourteen_credits_and_an_unfinished_university() -> None:
    points = over(table(3).give("A", influence=7, credits=14).committed("A", "university")).points("A")
    assert (points["influence"], points["credits"], points["unfinished"], points["total"]) == (3, 2, -6, -1)


@pytest.mark.rule("CER-END-04")
@pytest.mark.parametrize("good", ["ore", "ice", "ceramics", "energy", "alloys", "probes"])
def test_resources_alloys_and_unlaunched_probes_are_worth_nothing(good: str) -> None:
    assert over(table(2).give("A", **{good: 12})).points("A")["total"] == 0


@pytest.mark.rule("CER-END-04", "CER-PLAYER-05")
def test_leaders_starting_outstations_and_favors_are_worth_nothing() -> None:
    t = over(table(2).favor("A", "mars-droid").leaders("B", 0))
    assert (t.points("A")["total"], t.points("B")["total"]) == (0, 0)


@pytest.mark.rule("CER-END-05")
def test_the_score_is_the_sum_of_everything() -> None:
    t = table(2).outstation("A", "research-lab", under="tech-factory").claim("A", "bennu").completed("A", "university")
    points = over(t.research("A", aerospace=2).give("A", influence=2, credits=5)).points("A")
    assert (points["facilities"], points["asteroids"], points["projects"], points["research"]) == (11, 15, 13, 4)
    assert points["total"] == 11 + 15 + 13 + 4 + 1 + 1


@pytest.mark.rule("CER-END-05")
@pytest.mark.parametrize("winner", ["A", "B", "C"])
def test_most_points_win_whatever_the_resources_and_the_order_of_passing(winner: str) -> None:
    t = table(3).give("ABC", ore=12, ice=12, ceramics=12, energy=12, influence=2)
    t.give(winner, ore=0, ice=0, ceramics=0, energy=0, influence=4)
    assert over(t).place(winner) == 1
    assert sorted(t.place(who) for who in "ABC") == [1, 2, 3]


@pytest.mark.rule("CER-END-06")
@pytest.mark.parametrize("good", ["ore", "ice", "ceramics", "energy"])
def test_a_tie_goes_to_who_has_more_resources_of_any_kind(good: str) -> None:
    t = over(table(2).give("A", ore=1, ice=1, ceramics=1, energy=1).give("B", **{good: 5}))
    assert (t.place("A"), t.place("B")) == (2, 1)


@pytest.mark.rule("CER-END-06")
def test_the_resources_of_a_tie_are_added_up_over_all_four_kinds() -> None:
    t = over(table(2).give("A", ore=9).give("B", ore=1, ice=2, ceramics=3, energy=4))
    assert (t.place("A"), t.place("B")) == (2, 1)


@pytest.mark.rule("CER-END-06", "CER-END-07")
@pytest.mark.parametrize("good", ["alloys", "probes", "credits", "influence"])
def test_other_goods_do_not_break_a_tie(good: str) -> None:
    t = over(table(2).give("AB", ore=1).give("B", **{good: 1}))
    assert (t.place("A"), t.place("B")) == (1, 2)


@pytest.mark.rule("CER-END-07", "CER-PASS-06")
@pytest.mark.parametrize("order", ["AB", "BA"])
def test_a_tie_with_equal_resources_goes_to_who_passed_first_in_round_3(order: str) -> None:
    t = table(2).round(3).give("AB", ore=9)
    t.state.order = ["AB".index(who) for who in order]
    t.turn(order[0]).play(f"{order[0]}: pass", f"{order[1]}: pass")
    assert [t.place(who) for who in order] == [1, 2]


@pytest.mark.rule("CER-END-07", "CER-PASS-06")
def test_who_passed_first_wins_the_tie_even_if_the_other_holds_the_first_place_of_the_track() -> None:
    t = table(2).round(3).give("A", ore=8).give("B", ore=9).turn("A")
    t.play("A: leader headquarters", "produce main-lab", "B: pass", "A: pass")
    assert t.next_order == "AB"
    assert (t.place("A"), t.place("B")) == (2, 1)


@pytest.mark.rule("CER-END-07", "CER-PASS-06")
def test_passing_first_in_an_earlier_round_does_not_break_a_tie() -> None:
    t = table(2).round(2).turn("A").play("A: pass", "B: pass", "A: worker launch-site", "B: pass")
    t.give("AB", ore=4, ice=2).play("A: pass")
    assert (t.who, t.points("A")["total"], t.points("B")["total"]) == ("", 0, 0)
    assert (t.place("A"), t.place("B")) == (2, 1)


@pytest.mark.rule("CER-END-07", "CER-PASS-06")
def test_three_tied_players_are_placed_in_the_order_of_their_passes() -> None:
    t = table(3).round(3).turn("A").play("A: worker main-factory", "B: worker launch-site", "C: pass")
    t.give("ABC", ore=2, ice=2, ceramics=2).play("A: pass", "B: pass")
    assert [t.place(who) for who in "CAB"] == [1, 2, 3]


@pytest.mark.rule("CER-END-08")
def test_a_score_may_fall_below_zero() -> None:
    t = over(table(3).committed("A", "university spaceport-terminal").committed("B", "housing-block"))
    assert [t.points(who)["total"] for who in "ABC"] == [-13, -3, 0]
    assert [t.place(who) for who in "CBA"] == [1, 2, 3]


# Information.


@pytest.mark.rule("CER-INFO-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_order_of_both_piles_is_hidden_from_everybody(seat: int) -> None:
    view = seen(fresh(3), seat)
    assert view["facility_deck"] == {"hidden": 42}
    assert view["project_deck"] == {"hidden": 13}


@pytest.mark.rule("CER-INFO-01")
def test_two_games_that_differ_only_in_their_piles_look_the_same() -> None:
    one = table(2).deck("ore-pit solar-lab embassy").turn("A")
    other = table(2).deck("embassy solar-lab ore-pit").turn("A")
    other.state.project_deck.cards = other.state.project_deck.cards[::-1]
    assert [seen(one, seat) for seat in range(2)] == [seen(other, seat) for seat in range(2)]


@pytest.mark.rule("CER-INFO-01")
def test_goods_boards_and_projects_of_all_players_are_public() -> None:
    t = table(3).give("B", ore=3, credits=7, influence=2).outstation("B", "embassy", under="ore-pit", worker=True)
    t.committed("B", "university").completed("C", "power-grid").research("C", logistics=2).claim("C", "bennu")
    t.favor("B", "mars-droid").slots("yard", "B").turn("A")
    views = [seen(t, seat) for seat in range(3)]
    for part in ("corporations", "claims", "favor_of", "slots", "rings", "order", "next_order", "quarters"):
        assert views[0][part] == views[1][part] == views[2][part]
        assert "hidden" not in json.dumps(views[0][part])


@pytest.mark.rule("CER-INFO-01", "CER-SETUP-06")
def test_face_up_cards_discards_and_all_three_spacecraft_are_public() -> None:
    t = table(2).row("ore-pit solar-lab").discards("embassy").projects("university").crew(lab=1, mine=1).turn("A")
    for seat in range(2):
        view = seen(t, seat)
        assert (view["row"][:2], view["facility_discard"]) == (facilities("ore-pit solar-lab"), facilities("embassy"))
        assert (view["projects"], view["project_discard"]) == (projects("university"), [])
        assert (view["spacecraft"], view["crew"]) == (list(t.state.spacecraft), list(t.state.crew))


@pytest.mark.rule("CER-INFO-01", "CER-CY-11")
def test_only_who_draws_sees_the_cards_drawn() -> None:
    t = (
        table(3)
        .give("A", influence=1, alloys=2, ore=2)
        .row("trade-office")
        .deck("ore-pit ice-quarry solar-lab embassy")
    )
    t.turn("A").play("leader yard", "draw few")
    assert sorted(seen(t, 0)["drawn"]["cards"]) == sorted(facilities("ore-pit ice-quarry solar-lab"))
    assert [seen(t, seat)["drawn"] for seat in (1, 2)] == [{"hidden": 3}] * 2
    assert [seen(t, seat)["options"] for seat in (1, 2)] == [[], []]


@pytest.mark.rule("CER-INFO-01", "CER-CY-11")
def test_the_others_cannot_tell_two_draws_apart() -> None:
    views = []
    for pile in ("ore-pit ice-quarry solar-lab embassy", "strip-mine trade-office tech-factory embassy"):
        t = table(2).give("A", influence=1, alloys=2, ore=9, energy=9).row("ceramics-kiln").deck(pile)
        views.append(seen(t.turn("A").play("leader yard", "draw few"), 1))
    assert views[0] == views[1]


@pytest.mark.rule("CER-INFO-01", "CER-CY-11")
def test_the_drawn_cards_that_were_not_built_are_public_once_discarded() -> None:
    t = table(2).give("A", influence=1, alloys=1).deck("ore-pit ice-quarry solar-lab embassy")
    t.row("trade-office strip-mine mantle-bore tech-factory glassworks data-center")
    t.turn("A").play("leader yard", "draw few", "expanse ore-pit")
    assert [seen(t, seat)["facility_discard"] for seat in (0, 1)] == [facilities("ice-quarry solar-lab")] * 2
    assert seen(t, 1)["drawn"] == {"hidden": 0}


@pytest.mark.rule("CER-INFO-01")
def test_scores_are_known_at_any_moment() -> None:
    t = table(2).claim("A", "bennu").turn("A")
    assert (t.points("A")["asteroids"], t.points("B")["asteroids"]) == (15, 0)
