"""Trade Bureau: Interplanetary Trade and Settlement Project (catalogue, section 9)."""

import pytest
from ceres_table import Table, table

import frostline
from frostline.text import speaker

TWO = "housing-block university"  # 4 Ore, 3 AC for 7 VP; 3 AC, 5 Energy, 1 Credit, 2 Influence for 13 VP
UNIVERSITY = {"ceramics": 3, "energy": 5, "credits": 1}  # what it costs besides 2 Influence

TRADES = [
    ("hermes", 1, "ore", 3, "credits", 5),
    ("hermes", 2, "ice", 2, "credits", 6),
    ("hermes", 3, "credits", 2, "energy", 2),
    ("hermes", 4, "credits", 2, "ceramics", 2),
    ("hermes", 5, "credits", 3, "influence", 2),
    ("demeter", 1, "credits", 2, "ore", 4),
    ("demeter", 2, "credits", 2, "ice", 2),
    ("demeter", 3, "ceramics", 1, "credits", 4),
    ("demeter", 4, "energy", 1, "credits", 4),
    ("demeter", 5, "influence", 1, "credits", 5),
    ("caravel", 1, "ore", 2, "ceramics", 2),
    ("caravel", 2, "ceramics", 1, "energy", 2),
    ("caravel", 3, "energy", 1, "ice", 2),
    ("caravel", 4, "credits", 3, "ore", 5),
    ("caravel", 5, "ice", 1, "credits", 4),
    ("magellan", 1, "credits", 4, "alloys", 2),
    ("magellan", 2, "influence", 1, "energy", 2),
    ("magellan", 3, "ore", 3, "influence", 2),
    ("magellan", 4, "ceramics", 2, "credits", 6),
    ("magellan", 5, "energy", 2, "credits", 6),
]


def deals(t: Table) -> set[str]:
    """The trades and projects offered now."""
    return {move for move in t.options if move.startswith(("trade", "project"))}


# Interplanetary Trade.


@pytest.mark.rule("CER-TB-01")
def test_the_bureau_offers_trades_and_projects_but_only_one_of_the_two() -> None:
    t = table(3).ship("demeter").give("A", credits=4).projects(TWO).turn("A").play("leader bureau")
    assert deals(t) == {"trade 1", "trade 2", "project housing-block", "project university"}
    t.play("trade 1")
    assert set(t.options) == {"trade 1", "trade 2", "stop"}
    t.play("trade 2")
    assert (t.who, t["A"].leaders, t["A"].committed) == ("B", 4, [])


@pytest.mark.rule("CER-TB-01")
def test_who_took_a_project_does_not_trade_any_more() -> None:
    t = table(3).give("A", credits=4).projects(TWO).turn("A").play("leader bureau", "project university")
    assert (t.who, t["A"].committed, t["A"].credits) == ("B", ["university"], 4)


@pytest.mark.rule("CER-TB-02")
def test_one_trade_is_enough_and_none_is_too_few() -> None:
    t = table(3).ship("demeter").give("A", credits=6).turn("A").play("leader bureau")
    assert "stop" not in t.options
    t.play("trade 1", "stop")
    assert (t.who, t["A"].credits, t["A"].ore) == ("B", 4, 4)


@pytest.mark.rule("CER-TB-02")
def test_a_third_trade_is_one_too_many() -> None:
    t = table(3).ship("demeter").give("A", credits=6).turn("A").play("leader bureau", "trade 1", "trade 2")
    assert (t.who, t["A"].credits, t["A"].ore, t["A"].ice) == ("B", 2, 4, 2)


@pytest.mark.rule("CER-TB-03")
@pytest.mark.parametrize(("ship", "number", "paid", "price", "gained", "amount"), TRADES)
def test_a_trade_gives_the_left_side_for_the_right_side(
    ship: str, number: int, paid: str, price: int, gained: str, amount: int
) -> None:
    t = table(3).round(2).ship(ship).projects(TWO).give("A", **{paid: price}).turn("A")
    t.play("leader bureau", f"trade {number}")
    goods = ("ore", "ice", "ceramics", "energy", "credits", "influence", "alloys", "probes")
    assert {good: getattr(t["A"], good) for good in goods if getattr(t["A"], good)} == {gained: amount}


@pytest.mark.rule("CER-TB-03")
@pytest.mark.parametrize(("ship", "number", "paid", "price"), [trade[:4] for trade in TRADES])
def test_a_trade_is_not_offered_for_one_less_than_its_left_side(ship: str, number: int, paid: str, price: int) -> None:
    t = table(3).round(2).ship(ship).projects(TWO).give("A", **{paid: price - 1}).turn("A")
    t.play("leader bureau")
    assert f"trade {number}" not in t.options


@pytest.mark.rule("CER-TB-03", "CER-TB-04")
def test_both_trades_may_use_the_same_option() -> None:
    t = table(3).ship("caravel").give("A", ore=4, ice=1).turn("A").play("leader bureau", "trade 1", "trade 1")
    assert (t["A"].ore, t["A"].ceramics, t["A"].ice) == (0, 4, 1)


@pytest.mark.rule("CER-TB-04")
def test_the_first_trade_may_fund_the_second() -> None:
    t = table(3).ship("caravel").give("A", ice=1).projects(TWO).turn("A").play("leader bureau")
    assert "trade 4" not in t.options
    t.play("trade 5", "trade 4")
    assert (t["A"].ice, t["A"].credits, t["A"].ore) == (0, 1, 5)


@pytest.mark.rule("CER-TB-05")
def test_a_waiting_spacecraft_does_not_trade_before_it_is_docked() -> None:
    t = table(3).ship("hermes").give("A", ore=3, energy=1).projects(TWO).turn("A").play("leader bureau")
    assert {move for move in t.options if move.startswith("trade")} == {"trade 1"}  # Demeter would buy the Energy
    t = table(3).ship("hermes").round(2).give("A", ore=3, energy=1).projects(TWO).turn("A").play("leader bureau")
    assert {move for move in t.options if move.startswith("trade")} == {"trade 4"}
    t.play("trade 4")
    assert (t["A"].ore, t["A"].energy, t["A"].credits) == (3, 0, 4)


# Taking a Settlement Project.


@pytest.mark.rule("CER-TB-06")
def test_any_face_up_project_may_be_taken_and_only_those() -> None:
    t = table(3).projects("observatory housing-block university").turn("A").play("leader bureau")
    assert set(t.options) == {"project observatory", "project housing-block", "project university"}
    with pytest.raises(frostline.IllegalMove):
        t.play("project power-grid")
    t.play("project housing-block")
    assert (t["A"].committed, t.shown_projects) == (["housing-block"], ["observatory", "university"])


@pytest.mark.rule("CER-TB-07", "CER-TB-08", "CER-TB-09")
@pytest.mark.parametrize(("number", "left"), [(1, 4), (2, 3), (3, 2)])
def test_a_project_gives_an_influence_in_round_1_and_costs_one_in_round_3(number: int, left: int) -> None:
    t = table(3).round(number).give("A", influence=3).projects(TWO).turn("A").play("leader bureau")
    t.play("project housing-block")
    assert (t["A"].influence, t["A"].committed) == (left, ["housing-block"])


@pytest.mark.rule("CER-TB-07", "CER-TB-08", "CER-TB-09")
@pytest.mark.parametrize(("number", "offered"), [(1, True), (2, True), (3, False)])
def test_without_influence_no_project_can_be_taken_in_round_3(number: int, offered: bool) -> None:
    t = table(3).round(number).ship("hermes").give("A", credits=2).projects(TWO).turn("A").play("leader bureau")
    assert ("project university" in t.options) is offered
    assert "trade 3" in t.options


@pytest.mark.rule("CER-TB-07", "CER-TB-08", "CER-TB-09")
@pytest.mark.parametrize(("number", "told"), [(1, "; gain 1 Influence now"), (2, ""), (3, "; pay 1 Influence now")])
def test_an_option_tells_what_taking_the_project_brings_or_costs_in_this_round(number: int, told: str) -> None:
    t = table(3).round(number).give("A", influence=3).projects(TWO).turn("A").play("leader bureau")
    move = next(move for move in t.state.options if move.text == "project housing-block")
    label = speaker("ceres").move(t.state, t.state.agenda[-1], move)
    assert label == f"Commit to Housing Block – pay 4 Ore, 3 Advanced Ceramics later{told}; 7 VP"


@pytest.mark.rule("CER-TB-08")
def test_with_neither_goods_nor_influence_the_bureau_is_closed_in_round_3() -> None:
    t = table(3).round(3).projects(TWO).turn("A")
    assert "leader bureau" not in t.options
    t = table(3).round(3).projects(TWO).give("A", influence=1).turn("A").play("leader bureau", "project university")
    assert (t["A"].influence, t["A"].committed) == (0, ["university"])


@pytest.mark.rule("CER-TB-10")
@pytest.mark.parametrize(("number", "change"), [(1, 1), (2, 0), (3, -1)])
@pytest.mark.parametrize(
    ("path", "entry"),
    [
        (["leader bureau"], 0),
        (["leader council", "council bureau"], -1),
        (["worker permit-office", "part 2"], 0),
        (["worker main-office", "part 2"], 0),
    ],
)
def test_the_round_counts_however_the_project_was_reached(
    path: list[str], entry: int, number: int, change: int
) -> None:
    t = table(3).round(number).give("A", influence=3).projects(TWO).outstation("A", "permit-office").turn("A")
    t.play(*path, "project university")
    assert (t["A"].influence, t["A"].committed) == (3 + entry + change, ["university"])


@pytest.mark.rule("CER-TB-10")
@pytest.mark.parametrize(("number", "change"), [(1, 1), (2, 0), (3, -1)])
def test_the_round_counts_again_for_a_project_taken_in_a_logistics_repeat(number: int, change: int) -> None:
    t = (
        table(3)
        .round(number)
        .give("A", influence=3)
        .research("A", logistics=3)
        .projects("observatory " + TWO)
        .turn("A")
    )
    t.play("leader bureau", "project university", "project housing-block")
    assert t["A"].committed == ["university", "housing-block"]
    assert t["A"].influence == 3 + 2 * (change + 1)  # +1 each for Logistics Level 1


@pytest.mark.rule("CER-TB-10")
@pytest.mark.parametrize(("number", "left"), [(1, 2), (3, 0)])
def test_the_round_counts_for_a_function_even_if_actions_are_not_locations(number: int, left: int) -> None:
    t = table(3, options=("actions-not-locations",)).round(number).give("A", influence=1).projects(TWO)
    t.outstation("A", "permit-office").turn("A").play("worker permit-office", "part 2", "project university")
    assert (t["A"].influence, t["A"].committed) == (left, ["university"])


@pytest.mark.rule("CER-TB-08", "CER-TB-10")
def test_in_round_3_the_influence_of_logistics_pays_for_the_project_of_the_repeat() -> None:
    t = table(3).round(3).give("A", influence=1).research("A", logistics=3).projects("observatory " + TWO).turn("A")
    t.play("leader bureau", "project university", "project observatory")
    assert (t["A"].committed, t["A"].influence) == (["university", "observatory"], 1)


@pytest.mark.rule("CER-TB-11")
def test_a_project_may_be_completed_at_once() -> None:
    t = table(3).round(2).give("A", ore=5, ceramics=4).projects(TWO).turn("A").play("leader bureau")
    t.play("project housing-block")
    assert set(t.options) == {"complete now", "commit"}
    t.play("complete now")
    assert (t["A"].ore, t["A"].ceramics, t["A"].completed, t["A"].committed) == (1, 1, ["housing-block"], [])
    assert t.points("A")["projects"] == 7


@pytest.mark.rule("CER-TB-11")
def test_committing_is_free_and_scores_nothing_yet() -> None:
    t = table(3).round(2).give("A", ore=4, ceramics=3, influence=1).projects(TWO).turn("A").play("leader bureau")
    t.play("project housing-block", "commit")
    assert (t["A"].ore, t["A"].ceramics, t["A"].influence) == (4, 3, 1)
    assert (t["A"].completed, t["A"].committed) == ([], ["housing-block"])
    assert t.points("A").get("projects", 0) == 0


@pytest.mark.rule("CER-TB-11")
@pytest.mark.parametrize(("ore", "ceramics"), [(3, 3), (4, 2)])
def test_who_cannot_pay_the_whole_cost_can_only_commit(ore: int, ceramics: int) -> None:
    t = table(3).round(2).give("A", ore=ore, ceramics=ceramics).projects(TWO).turn("A")
    t.play("leader bureau", "project housing-block")
    assert (t.who, t["A"].committed, t["A"].ore, t["A"].ceramics) == ("B", ["housing-block"], ore, ceramics)


@pytest.mark.rule("CER-TB-12")
@pytest.mark.parametrize(("spots", "offered"), [("observatory", True), ("observatory power-grid", False)])
def test_with_both_spots_filled_an_unaffordable_project_cannot_be_taken(spots: str, offered: bool) -> None:
    t = table(3).round(2).ship("hermes").give("A", ore=4, ceramics=3).committed("A", spots).projects(TWO).turn("A")
    t.play("leader bureau")
    assert ("project university" in t.options) is offered
    assert "project housing-block" in t.options


@pytest.mark.rule("CER-TB-12")
def test_with_both_spots_filled_a_taken_project_is_completed_at_once() -> None:
    t = table(3).round(2).give("A", ore=4, ceramics=3).committed("A", "observatory power-grid").projects(TWO)
    t.turn("A").play("leader bureau", "project housing-block")
    assert (t["A"].completed, t["A"].ore, t["A"].ceramics) == (["housing-block"], 0, 0)
    assert t["A"].committed == ["observatory", "power-grid"]


@pytest.mark.rule("CER-TB-12")
@pytest.mark.parametrize(("level", "offered"), [(1, False), (2, True)])
def test_with_both_spots_filled_the_credits_of_logistics_may_complete_a_project(level: int, offered: bool) -> None:
    t = table(3).round(2).ship("magellan").give("A", ore=3, energy=5).research("A", logistics=level)
    t.committed("A", "observatory university").projects("power-grid").turn("A").play("leader bureau")
    assert ("project power-grid" in t.options) is offered


# Committed projects.


@pytest.mark.rule("CER-TB-13")
def test_a_committed_project_is_completed_for_free_before_the_main_action() -> None:
    t = table(3).round(2).give("A", energy=5, credits=3).committed("A", "power-grid university").turn("A")
    t.play("complete power-grid")
    assert (t.who, t["A"].leaders, t["A"].energy, t["A"].credits) == ("A", 5, 0, 1)
    assert (t["A"].committed, t["A"].completed, t.points("A")["projects"]) == (["university"], ["power-grid"], 8)
    assert {"leader headquarters", "pass"} <= set(t.options)


@pytest.mark.rule("CER-TB-13")
@pytest.mark.parametrize(("energy", "money"), [(4, 2), (5, 1)])
def test_a_committed_project_is_not_completed_for_less_than_its_cost(energy: int, money: int) -> None:
    t = table(3).round(2).give("A", energy=energy, credits=money).committed("A", "power-grid").turn("A")
    assert "complete power-grid" not in t.options


@pytest.mark.rule("CER-TB-13")
def test_a_committed_project_may_wait_for_the_goods_of_the_main_action() -> None:
    t = table(3).round(2).give("A", energy=4, credits=2).committed("A", "power-grid").turn("A")
    t.play("leader headquarters", "produce main-lab", "complete power-grid")
    assert (t.who, t["A"].completed, t["A"].energy, t["A"].credits) == ("B", ["power-grid"], 0, 0)


@pytest.mark.rule("CER-TB-13")
def test_the_spot_of_a_completed_project_is_free_for_another() -> None:
    t = table(3).round(2).give("A", energy=5, credits=2).committed("A", "power-grid observatory").projects(TWO)
    t.turn("A").play("complete power-grid", "leader bureau", "project university")
    assert (t["A"].committed, t["A"].completed) == (["observatory", "university"], ["power-grid"])


@pytest.mark.rule("CER-TB-13")
def test_nobody_completes_a_project_in_the_turn_of_another_player() -> None:
    t = table(3).round(2).give("AB", energy=5, credits=2).committed("A", "power-grid").turn("B")
    assert "complete power-grid" not in t.options


@pytest.mark.rule("CER-TB-14")
def test_a_committed_project_stays_when_the_round_ends() -> None:
    t = table(3).committed("A", "university observatory").projects("housing-block power-grid").end_of_round()
    assert t["A"].committed == ["university", "observatory"]
    assert not {"university", "observatory"} & set(t.shown_projects)


@pytest.mark.rule("CER-TB-14")
def test_a_committed_project_cannot_be_exchanged_for_another() -> None:
    t = table(3).round(2).give("A", ore=4, ceramics=3).committed("A", "observatory power-grid").projects(TWO)
    t.turn("A").play("leader bureau")
    assert not [move for move in t.options if "observatory" in move or "power-grid" in move or "university" in move]
    t = table(3).round(2).committed("A", "observatory power-grid").projects(TWO).turn("A")
    assert "leader bureau" not in t.options


@pytest.mark.rule("CER-TB-15")
def test_a_taken_project_is_not_replaced() -> None:
    t = table(3).projects("observatory power-grid " + TWO).turn("A")
    pile = len(t.state.project_deck.cards)
    t.play("leader bureau", "project power-grid")
    assert t.shown_projects == ["observatory", "housing-block", "university"]
    assert len(t.state.project_deck.cards) == pile


@pytest.mark.rule("CER-TB-16")
def test_without_a_face_up_project_the_bureau_only_trades() -> None:
    t = table(3).ship("demeter").give("A", credits=2).turn("A").play("leader bureau")
    assert set(t.options) == {"trade 1", "trade 2"}
    assert "leader bureau" not in table(3).turn("A").options


@pytest.mark.rule("CER-TB-17")
@pytest.mark.parametrize(
    ("spots", "lost"),
    [("housing-block", 3), ("power-grid", 4), ("housing-block transit-tunnel", 7), ("housing-block university", 9)],
)
def test_every_unfinished_project_costs_half_its_points_rounded_down_on_its_own(spots: str, lost: int) -> None:
    t = table(2).round(3).committed("A", spots).leaders("B", 0).quarters().turn("A").play("pass")
    assert t.who == ""
    assert (t.points("A")["unfinished"], t.points("A")["total"]) == (-lost, -lost)


@pytest.mark.rule("CER-TB-17")
def test_a_completed_project_costs_nothing_at_the_end() -> None:
    t = table(2).round(3).completed("A", "university").leaders("B", 0).quarters().turn("A").play("pass")
    assert (t.points("A").get("unfinished", 0), t.points("A")["total"]) == (0, 13)


# The effect of the Round comes first.


@pytest.mark.rule("CER-TB-18")
@pytest.mark.parametrize(
    ("number", "influence", "payable"),
    [(1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True), (3, 2, False), (3, 3, True)],
)
def test_the_influence_of_the_round_moves_before_the_project_is_paid(
    number: int, influence: int, payable: bool
) -> None:
    t = table(3).round(number).ship("demeter").give("A", influence=influence, **UNIVERSITY).projects(TWO).turn("A")
    t.play("leader bureau", "project university")
    assert ("complete now" in t.options) is payable
    if payable:
        t.play("complete now")
        assert (t["A"].completed, t["A"].influence) == (["university"], 0)
    else:
        assert t["A"].committed == ["university"]


@pytest.mark.rule("CER-TB-12", "CER-TB-18")
@pytest.mark.parametrize(("number", "influence", "offered"), [(1, 0, False), (1, 1, True), (3, 2, False), (3, 3, True)])
def test_with_full_spots_the_influence_of_the_round_decides(number: int, influence: int, offered: bool) -> None:
    t = table(3).round(number).ship("demeter").give("A", influence=influence, **UNIVERSITY).projects(TWO)
    t.committed("A", "observatory power-grid").turn("A").play("leader bureau")
    assert ("project university" in t.options) is offered
