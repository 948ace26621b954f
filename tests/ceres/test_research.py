"""The Research action (catalogue section 13)."""

import pytest
from ceres_table import Table, table

FIELDS = ["aerospace", "construction", "logistics"]


def researching(energy: int, **levels: int) -> Table:
    """A stands before the Research question."""
    t = table(3).give("A", energy=energy).research("A", **levels).turn("A")
    return t.play("worker main-lab", "part 2")


@pytest.mark.rule("CER-RES-01")
@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize(("level", "cost", "points"), [(1, 2, 1), (2, 4, 3), (3, 6, 6)])
def test_research_moves_one_marker_one_level_for_its_cost_and_points(
    field: str, level: int, cost: int, points: int
) -> None:
    t = researching(12, **{field: level - 1})
    before = t.points("A")["research"]
    t.play(f"research {field}")
    assert t["A"].research == dict.fromkeys(FIELDS, 0) | {field: level}
    assert (t["A"].energy, t.points("A")["research"] - before) == (12 - cost, points)


@pytest.mark.rule("CER-RES-01", "CER-RES-02")
@pytest.mark.parametrize(
    ("energy", "offered"), [(2, ["logistics"]), (3, ["logistics"]), (4, ["construction", "logistics"]), (6, FIELDS)]
)
def test_a_level_is_in_reach_with_exactly_its_cost_and_not_with_less(energy: int, offered: list[str]) -> None:
    t = table(3).give("A", energy=energy, influence=3).research("A", aerospace=2, construction=1).turn("A")
    t.play("leader council", "council research")
    if len(offered) > 1:
        assert t.options == [f"research {field}" for field in offered]
    else:
        assert (t["A"].research, t["A"].energy) == ({"aerospace": 2, "construction": 1, "logistics": 1}, energy - 2)


@pytest.mark.rule("CER-RES-01")
def test_with_one_energy_no_research_is_possible() -> None:
    t = table(3).give("A", energy=1, influence=3).turn("A").play("leader council")
    assert "council research" not in t.options


@pytest.mark.rule("CER-RES-02")
def test_twelve_energy_buy_no_second_level_in_the_same_action() -> None:
    t = researching(12).play("research logistics")
    assert (t["A"].research["logistics"], t["A"].energy, t.who) == (1, 10, "B")


@pytest.mark.rule("CER-RES-02")
def test_a_field_ends_with_level_three() -> None:
    t = researching(12, aerospace=3)
    assert t.options == ["research construction", "research logistics"]
    assert t.why_not("research aerospace") == "CER-RES-02"


@pytest.mark.rule("CER-RES-02")
def test_who_has_all_nine_levels_cannot_research_any_more() -> None:
    t = table(3).give("A", energy=12, influence=3).research("A", aerospace=3, construction=3, logistics=3).turn("A")
    assert "council research" not in t.play("leader council").options


@pytest.mark.rule("CER-RES-03")
def test_ludwig_pays_four_energy_for_the_second_level_of_aerospace_and_gains_three_points() -> None:
    t = researching(4, aerospace=1)
    before = t.points("A")["total"]
    t.play("research aerospace")
    assert (t["A"].energy, t["A"].research["aerospace"], t.points("A")["total"] - before) == (0, 2, 3)


@pytest.mark.rule("CER-RES-04", "CER-RES-05")
@pytest.mark.parametrize("field", FIELDS)
def test_only_the_first_to_reach_level_three_of_a_field_takes_its_token(field: str) -> None:
    t = table(3).give("AB", energy=12).research("A", **{field: 2}).research("B", **{field: 2}).turn("B")
    t.play("B: worker main-lab", "part 2", f"research {field}", "C: pass")
    t.play("A: worker main-lab", "part 2", f"research {field}")
    assert (t.points("B")["firsts"], t.points("A")["firsts"]) == (3, 0)
    assert t["A"].research == t["B"].research


@pytest.mark.rule("CER-RES-04")
def test_each_of_the_three_rows_has_a_token_of_its_own() -> None:
    t = table(2).give("AB", energy=12, influence=9).leaders("B", 0).quarters()
    t.research("A", aerospace=2, construction=2, logistics=2).turn("A")
    t.play("leader council", "council research", "research aerospace")
    t.play("leader council", "council research", "research logistics")
    assert t.points("A")["firsts"] == 6


@pytest.mark.rule("CER-RES-04")
def test_the_second_level_brings_no_token() -> None:
    t = researching(12, construction=1).play("research construction")
    assert t.points("A")["firsts"] == 0


@pytest.mark.rule("CER-RES-05")
@pytest.mark.parametrize("level", [1, 2])
def test_any_number_of_players_may_share_a_level(level: int) -> None:
    t = table(3).give("AC", energy=12).research("B", logistics=level)
    t.research("A", logistics=level - 1).research("C", logistics=level - 1).turn("A")
    t.play("worker main-lab", "part 2", "research logistics", "B: pass")
    t.play("C: worker main-lab", "part 2", "research logistics")
    assert [t[who].research["logistics"] for who in "ABC"] == [level] * 3


@pytest.mark.rule("CER-RES-06")
def test_all_levels_up_to_the_marker_work_at_once() -> None:
    t = table(3).ship("demeter").research("A", logistics=3).turn("A")
    t.play("leader bureau", "trade 1", "stop", "trade 2", "stop")  # 4 Credits of Level 2; the repeat of Level 3
    assert (t["A"].ore, t["A"].ice, t["A"].credits, t["A"].influence) == (4, 2, 0, 2)


@pytest.mark.rule("CER-RES-06")
@pytest.mark.parametrize(("level", "paid", "influence"), [(0, 5, 0), (1, 5, 1), (2, 9, 1)])
def test_levels_beyond_the_marker_do_not_work(level: int, paid: int, influence: int) -> None:
    t = table(3).give("A", ore=3, ice=2).research("A", logistics=level).turn("A")
    t.play("leader bureau", "trade 1", "stop")
    assert (t["A"].credits, t["A"].influence, t.who) == (paid, influence, "B")


@pytest.mark.rule("CER-RES-06")
def test_programs_go_on_in_later_rounds() -> None:
    t = table(2).give("A", ore=3).research("A", logistics=1).turn("A").play("A: pass", "B: pass")
    held = t["A"].influence
    t.play("A: leader bureau", "trade 1", "stop")
    assert (t.state.round, t["A"].influence) == (2, held + 1)


@pytest.mark.rule("CER-RES-07")
@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("field", FIELDS)
def test_research_itself_sets_off_no_program(field: str, level: int) -> None:
    t = table(3).give("A", energy=12, influence=3, probes=2, ore=2).research("A", **{field: level}).turn("A")
    t.play("leader council", "council research", f"research {field}")
    assert (t["A"].influence, t["A"].credits, t["A"].ore, t["A"].ice, t["A"].probes, t.who) == (2, 0, 2, 0, 2, "B")


@pytest.mark.rule("CER-RES-07")
def test_a_level_reached_in_one_part_serves_the_next_part_of_the_same_function() -> None:
    t = table(3).outstation("A", "research-lab", under="launch-silo").give("A", energy=2, probes=1).zones(hektor=0)
    t.turn("A").play("worker research-lab", "part 1", "research aerospace", "part 2", "launch hektor", "bonus 1")
    assert t["A"].ore == 1 + 2


@pytest.mark.rule("CER-RES-07")
def test_the_four_credits_researched_a_part_before_already_open_the_trade_part() -> None:
    t = table(3).outstation("A", "research-lab", under="customs-house").give("A", energy=4).research("A", logistics=1)
    t.turn("A").play("worker research-lab", "research logistics")
    assert t.options == ["part 2", "done"]
    t.play("part 2", "trade 4", "trade 4")
    assert (t["A"].credits, t["A"].ceramics) == (0, 4)
