"""The Lunar Gateway, goals at the end of a turn, the Reputation track."""

import pytest
from shackleton_table import Table, fresh, table

import frostline

MARS = "to-mars moon-mining selenium-research"


def visiting(kind: str = "engineer", **goods: int) -> Table:
    """A has one astronaut left."""
    return table(3).crew("A", **{kind: 1}).give("A", **goods)


# The Lunar Gateway.


@pytest.mark.rule("SHA-GATE-01")
@pytest.mark.parametrize("kind", ["engineer", "technician", "scientist"])
def test_any_astronaut_may_visit_and_stays_there(kind: str) -> None:
    t = visiting(kind).turn("A").play("gateway")
    assert (t.in_gateway, t["A"].crew) == ({kind: 1}, {})


@pytest.mark.rule("SHA-GATE-01")
def test_one_left_there_may_be_gained_by_another_player_later() -> None:
    t = (
        visiting("scientist")
        .turn("A")
        .play("gateway")
        .crew("B", engineer=1)
        .turn("B")
        .play("gateway", "gain astronaut")
    )
    assert (t.in_base("B", "waiting"), t.in_gateway) == ({"scientist": 1}, {"engineer": 1})


@pytest.mark.rule("SHA-GATE-02")
@pytest.mark.parametrize("first", ["gain astronaut", "corporation action"])
def test_a_visit_gives_credits_an_astronaut_and_an_action_in_any_order(first: str) -> None:
    t = visiting().gateway(technician=1).turn("A").play("gateway")
    assert t.options == ["gain astronaut", "corporation action"]
    t.play(first)
    assert (t["A"].credits, t["A"].reputation, t.in_base("A", "waiting"), t.who) == (3, 2, {"technician": 1}, "")


@pytest.mark.rule("SHA-GATE-02")
def test_an_action_done_first_may_free_a_place_for_the_astronaut() -> None:
    t = table(3, MARS).crew("A", engineer=1).seated("A", "waiting", scientist=1).gateway(technician=1).turn("A")
    t.play("gateway", "corporation action", "board scientist", "seat waiting")
    assert (t.in_base("A", "waiting"), t.in_gateway) == ({"technician": 1}, {"engineer": 1})


@pytest.mark.rule("SHA-GATE-02")
def test_the_astronaut_just_placed_cannot_be_taken_back() -> None:
    t = visiting().gateway(technician=1, scientist=1).turn("A").play("gateway", "gain astronaut")
    assert t.options == ["gain technician", "gain scientist"]
    with pytest.raises(frostline.IllegalMove):
        t.play("gain engineer")


@pytest.mark.rule("SHA-GATE-03")
def test_another_one_of_the_same_type_may_be_taken() -> None:
    t = visiting().gateway(engineer=1, scientist=1).turn("A").play("gateway", "gain astronaut")
    assert t.options == ["gain engineer", "gain scientist"]
    t.play("gain engineer")
    assert (t.in_base("A", "waiting"), t.in_gateway) == ({"engineer": 1}, {"engineer": 1, "scientist": 1})


@pytest.mark.rule("SHA-GATE-04")
def test_alone_in_the_lunar_gateway_there_is_nobody_to_take() -> None:
    t = visiting().turn("A").play("gateway")
    assert (t["A"].credits, t["A"].reputation, t.in_base("A", "waiting"), t.who) == (3, 2, {}, "")
    assert "SHA-GATE-04" in t.rules_told()


@pytest.mark.rule("SHA-GATE-04")
def test_with_a_full_base_nobody_is_taken() -> None:
    t = visiting().built("A", "dome").seated("A", "domes", engineer=1).seated("A", "waiting", engineer=1)
    t.gateway(technician=1).turn("A").play("gateway")
    assert (t["A"].credits, t["A"].reputation, t.in_gateway) == (3, 2, {"engineer": 1, "technician": 1})
    assert "SHA-GATE-04" in t.rules_told()


@pytest.mark.rule("SHA-GATE-04")
@pytest.mark.parametrize("group", ["domes", "waiting"])
def test_one_free_slot_anywhere_in_the_base_is_enough(group: str) -> None:
    other = {"domes": "waiting", "waiting": "domes"}[group]
    t = visiting().built("A", "dome").seated("A", other, engineer=1).gateway(technician=1).turn("A")
    t.play("gateway", "gain astronaut")
    assert t.in_base("A", group) == {"technician": 1}


@pytest.mark.rule("SHA-GATE-05", "SHA-TURN-03")
def test_a_visit_costs_nothing_and_the_place_is_never_full() -> None:
    t = visiting().gateway(engineer=9, technician=9, scientist=9).turn("A")
    assert "gateway" in t.options
    t.play("gateway", "corporation action", "gain engineer")
    assert (t["A"].credits, t.in_gateway["engineer"]) == (3, 9)


@pytest.mark.rule("SHA-GATE-05")
@pytest.mark.parametrize("kind", ["engineer", "technician", "scientist"])
def test_no_type_has_a_bonus_there(kind: str) -> None:
    t = visiting(kind, reputation=4).gateway(engineer=2).structure("A", "dome", "i3").turn("A").play("gateway")
    t.play("gain astronaut", "seat domes", "track titanium")
    assert (t.who, t["A"].titanium, t["A"].reputation, t.in_base("A", "waiting"), t["A"].helium) == ("", 1, 4, {}, 0)


@pytest.mark.rule("SHA-GATE-05", "SHA-SOLAR-01")
def test_no_panel_is_built_during_a_visit() -> None:
    t = visiting(rare_earth=1, reputation=4).gateway(technician=1).turn("A").play("gateway")
    assert "panel" not in t.options
    assert "panel" not in t.play("gain astronaut").options
    assert (t.play("track titanium").who, t["A"].rare_earth) == ("", 1)


@pytest.mark.rule("SHA-GATE-06")
def test_no_part_of_a_visit_may_be_declined() -> None:
    t = visiting(reputation=4).gateway(technician=1, scientist=1).turn("A").play("gateway")
    for move in ("gain astronaut", "gain technician", "track titanium"):
        assert "done" not in t.options
        t.play(move)
    assert t.who == ""


@pytest.mark.rule("SHA-GATE-07", "SHA-MAR-06")
def test_a_token_may_send_the_astronaut_just_placed_to_mars() -> None:
    t = (
        table(3, MARS)
        .crew("A", engineer=1)
        .give("A", reputation=12)
        .turn("A")
        .play("gateway", "track token", "token v1")
    )
    assert (t.items("A"), t.in_gateway, t["A"].vp, t["A"].credits) == (1, {}, 3, 3)


@pytest.mark.rule("SHA-GATE-07")
def test_an_astronaut_gained_by_the_corporation_action_may_be_the_one_just_placed() -> None:
    t = (
        table(3, MARS)
        .crew("A", engineer=1)
        .projects("A", "crew-selection")
        .turn("A")
        .play("gateway", "use crew-selection")
    )
    t.play("seat waiting")
    assert (t.in_base("A", "waiting"), t.in_gateway) == ({"engineer": 1}, {})


@pytest.mark.rule("SHA-GATE-07", "SHA-GATE-03")
def test_with_the_placed_one_gone_first_the_other_of_its_type_may_still_be_taken() -> None:
    t = table(3, MARS).crew("A", engineer=1).projects("A", "crew-selection").built("A", "dome").gateway(engineer=1)
    t.turn("A").play("gateway", "corporation action", "use crew-selection", "seat domes", "seat waiting")
    assert (t.in_base("A", "domes"), t.in_base("A", "waiting"), t.in_gateway) == ({"engineer": 1}, {"engineer": 1}, {})


@pytest.mark.rule("SHA-GATE-01", "SHA-GATE-02")
def test_example_9_matthieu_visits_the_lunar_gateway() -> None:
    t = visiting().built("A", "dome").gateway(technician=2).turn("A")
    t.play("gateway", "gain astronaut", "seat domes")
    assert (t["A"].credits, t["A"].reputation, t.in_base("A", "domes")) == (3, 2, {"technician": 1})
    assert t.in_gateway == {"engineer": 1, "technician": 1}


# Goals.


def ending(seats: int = 3, **goods: int) -> Table:
    """A ends a turn in a crater without structures."""
    return table(seats).crew("A", technician=1).give("A", **goods)


def goals(t: Table) -> list[str]:
    """What A may claim after an idle turn."""
    return [option for option in t.turn("A").play("slot 1").options if option.startswith("goal")]


@pytest.mark.rule("SHA-GOAL-01")
def test_any_number_of_goals_may_be_claimed_at_the_end_of_a_turn() -> None:
    t = (
        ending()
        .shipments("A", 2)
        .spot("A", "board 1")
        .spot("A", "board 2")
        .taken("A", "l1 l2")
        .turn("A")
        .play("slot 1")
    )
    t.play("goal moon-mining easy", "goal artemis-tours easy", "goal selenium-research easy")
    assert (t["A"].vp, len(t["A"].goals), t.who) == (12, 3, "")


@pytest.mark.rule("SHA-GOAL-01")
def test_claiming_may_be_left_out() -> None:
    t = ending().shipments("A", 2).turn("A").play("slot 1", "done")
    assert (t["A"].vp, t["A"].goals, t.who) == (0, {}, "")


@pytest.mark.rule("SHA-GOAL-01")
def test_what_the_turn_itself_has_brought_counts() -> None:
    t = ending(helium=1).shipments("A", 1).turn("A").play("gateway", "ship 1 first", "goal moon-mining easy")
    assert (t["A"].vp, t["A"].goals) == (2 + 4, {"moon-mining": "easy"})


@pytest.mark.rule("SHA-GOAL-01", "SHA-TURN-04")
def test_nobody_claims_in_the_turn_of_another() -> None:
    t = ending().shipments("B", 5).turn("A").play("slot 1")
    assert t.who == ""


@pytest.mark.rule("SHA-GOAL-01", "SHA-GOAL-04", "SHA-MOO-07")
@pytest.mark.parametrize(("shipments", "number"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_each_corporation_has_three_requirements(shipments: int, number: int) -> None:
    offered = [f"goal moon-mining {level}" for level in ("easy", "medium", "hard")][:number]
    assert goals(ending().shipments("A", shipments)) == offered


@pytest.mark.rule("SHA-GOAL-04", "SHA-CORP-02")
@pytest.mark.parametrize(("level", "vp"), [("easy", 4), ("medium", 8), ("hard", 12)])
def test_harder_goals_score_more(level: str, vp: int) -> None:
    t = ending().shipments("A", 5).turn("A").play("slot 1", f"goal moon-mining {level}")
    assert (t["A"].vp, t["A"].goals, t.claimed("moon-mining", level)) == (vp, {"moon-mining": level}, "A")


@pytest.mark.rule("SHA-GOAL-02", "SHA-GOAL-07")
def test_only_one_goal_of_a_corporation_is_claimed() -> None:
    t = ending().shipments("A", 5).spot("A", "board 1").spot("A", "board 2").turn("A")
    t.play("slot 1", "goal moon-mining hard")
    assert t.options == ["goal artemis-tours easy", "done"]
    assert t.why_not("goal moon-mining easy") == "SHA-GOAL-02"


@pytest.mark.rule("SHA-GOAL-07", "SHA-GOAL-02")
def test_a_lower_goal_bars_the_higher_ones_for_good() -> None:
    t = ending().goal("A", "moon-mining", "easy").shipments("A", 5)
    assert goals(t) == []
    assert (t.who, t["A"].goals) == ("", {"moon-mining": "easy"})


@pytest.mark.rule("SHA-GOAL-03", "SHA-CORP-03")
@pytest.mark.parametrize(
    ("seats", "others", "offered"),
    [
        (1, {"B": "easy"}, ["medium", "hard"]),
        (2, {"B": "easy"}, ["medium", "hard"]),
        (2, {"B": "medium"}, ["easy", "hard"]),
        (3, {"B": "easy"}, ["easy", "medium", "hard"]),
        (3, {"B": "easy", "C": "easy"}, ["medium", "hard"]),
        (4, {"B": "medium"}, ["easy", "medium", "hard"]),
        (4, {"B": "medium", "C": "medium", "D": "easy"}, ["easy", "hard"]),
        (3, {"B": "hard"}, ["easy", "medium"]),
        (4, {"B": "hard"}, ["easy", "medium"]),
    ],
)
def test_the_slot_must_be_empty_and_meant_for_this_number_of_players(
    seats: int, others: dict[str, str], offered: list[str]
) -> None:
    t = ending(seats).shipments("A", 5)
    for who, level in others.items():
        t.goal(who, "moon-mining", level)
    assert goals(t) == [f"goal moon-mining {level}" for level in offered]


@pytest.mark.rule("SHA-GOAL-05", "SHA-REP-03")
@pytest.mark.parametrize(
    ("reputation", "extra"),
    [(0, 0), (1, 0), (2, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3), (14, 4), (15, 4)],
)
def test_reputation_adds_up_to_four_points_to_a_goal(reputation: int, extra: int) -> None:
    t = ending(reputation=reputation).shipments("A", 2).turn("A").play("slot 1", "goal moon-mining easy")
    assert (t["A"].vp, t["A"].reputation) == (4 + extra, reputation)


@pytest.mark.rule("SHA-GOAL-05")
def test_the_extra_points_come_with_every_goal() -> None:
    t = ending(reputation=6).shipments("A", 2).taken("A", "l1 l2 l3").turn("A").play("slot 1")
    t.play("goal moon-mining easy", "goal selenium-research medium")
    assert t["A"].vp == 4 + 2 + 8 + 2


@pytest.mark.rule("SHA-GOAL-06")
def test_a_goal_stays_claimed_when_its_requirement_is_met_no_more() -> None:
    t = ending(vp=8, credits=9).goal("A", "moon-mining", "medium").shipments("A", 0).goal("B", "moon-mining", "medium")
    assert goals(t) == []
    t.maintenance()
    assert (t["A"].vp, t["A"].goals, t.claimed("moon-mining", "medium")) == (8, {"moon-mining": "medium"}, "AB")


@pytest.mark.rule("SHA-GOAL-05", "SHA-REP-03")
def test_example_17_a_hard_goal_at_reputation_ten() -> None:
    t = ending(reputation=10).shipments("A", 5).turn("A").play("slot 1", "goal moon-mining hard")
    assert t["A"].vp == 15


# Reputation.


@pytest.mark.rule("SHA-REP-01", "SHA-SETUP-40")
def test_reputation_starts_at_zero() -> None:
    t = fresh(4)
    assert [t[who].reputation for who in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.rule("SHA-REP-01", "SHA-REP-05")
@pytest.mark.parametrize(("reputation", "after", "vp"), [(12, 14, 0), (13, 15, 0), (14, 15, 1), (15, 15, 2)])
def test_beyond_fifteen_every_point_of_reputation_is_a_victory_point(reputation: int, after: int, vp: int) -> None:
    t = visiting(reputation=reputation).turn("A").play("gateway", "track reputation")
    assert (t["A"].reputation, t["A"].vp) == (after, vp)
    assert ("SHA-REP-05" in t.rules_told()) == (vp > 0)


@pytest.mark.rule("SHA-REP-01", "SHA-REP-06", "SHA-MAINT-15")
@pytest.mark.parametrize(
    ("reputation", "vp", "missing", "after", "left"),
    [
        (4, 9, 3, 1, 9),
        (3, 9, 3, 0, 9),
        (2, 9, 3, 0, 7),
        (0, 9, 3, 0, 3),
        (0, 6, 3, 0, 0),
        (0, 5, 3, 0, 0),
        (1, 0, 3, 0, 0),
    ],
)
def test_below_zero_every_point_of_reputation_costs_two_victory_points(
    reputation: int, vp: int, missing: int, after: int, left: int
) -> None:
    surcharge = 1 if reputation else 0
    t = visiting(reputation=reputation, vp=vp, credits=1 + surcharge + 2 - missing).structure("A", "dome", "i1")
    t.structure("A", "workshop-top", "o1").upkeep("A")
    assert (t["A"].reputation, t["A"].vp, t["A"].credits) == (after, left, 0)


@pytest.mark.rule("SHA-REP-05", "SHA-STRUCT-19")
@pytest.mark.parametrize(("reputation", "vp"), [(12, 0), (13, 1), (15, 3)])
def test_income_of_headquarters_beyond_fifteen_is_victory_points(reputation: int, vp: int) -> None:
    t = visiting(reputation=reputation).built("A", "headquarters").seated("A", "headquarters", engineer=3)
    t.income("A").play("done")
    assert (t["A"].reputation, t["A"].vp) == (15, vp)


@pytest.mark.rule("SHA-REP-05", "SHA-REP-06")
def test_example_16_the_edges_of_the_reputation_track() -> None:
    t = visiting(reputation=15).turn("A").play("gateway", "track reputation")
    assert (t["A"].reputation, t["A"].vp) == (15, 2)
    t.give("B", vp=1).structure("B", "dome", "i1").upkeep("B")
    assert (t["B"].reputation, t["B"].vp) == (0, 0)


@pytest.mark.rule("SHA-REP-04", "SHA-MAINT-13")
@pytest.mark.parametrize(
    ("reputation", "surcharge"), [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3), (13, 4), (15, 4)]
)
def test_reputation_makes_maintenance_dearer(reputation: int, surcharge: int) -> None:
    t = visiting(reputation=reputation, credits=9).upkeep("A")
    assert (t["A"].credits, t["A"].reputation) == (9 - surcharge, reputation)


@pytest.mark.rule("SHA-REP-07", "SHA-REP-02")
def test_an_action_is_locked_again_when_the_marker_falls_back() -> None:
    t = visiting(reputation=8).upkeep("A")
    assert t["A"].reputation == 6
    t.turn("A").play("gateway")
    assert t.options == ["track reputation", "track titanium"]


@pytest.mark.rule("SHA-REP-07", "SHA-REP-03")
def test_a_goal_bonus_is_lost_when_the_marker_falls_back() -> None:
    t = ending(reputation=6).shipments("A", 2).upkeep("A")
    assert t["A"].reputation == 4
    t.turn("A").play("slot 1", "goal moon-mining easy")
    assert t["A"].vp == 4 + 1


@pytest.mark.rule("SHA-REP-07", "SHA-REP-04")
def test_the_surcharge_falls_with_the_marker() -> None:
    t = visiting(reputation=5).upkeep("A")
    assert t["A"].reputation == 3
    assert t.give("A", credits=9).upkeep("A")["A"].credits == 8


@pytest.mark.rule("SHA-REP-08", "SHA-END-03")
@pytest.mark.parametrize("reputation", [0, 1, 8, 15])
def test_reputation_scores_at_the_end(reputation: int) -> None:
    points = visiting(reputation=reputation, vp=7).end().points("A")
    assert (points["reputation"], points["total"]) == (reputation, 7 + reputation)
