"""The relief track, catalogue 8."""

import pytest
from artemis_table import Table, table

import frostline


def exposed(relief: int, row: str = "A1") -> Table:
    """Dice in an empty Vents, their owners at that space of the relief track."""
    t = table(3).give("".join(sorted({die[0] for die in row.split()})), relief=relief)
    return t.vents(0, row).region("vents")


@pytest.mark.rule("ART-REL-01", "ART-REL-05")
@pytest.mark.parametrize("reached", [2, 3, 4, 5, 6, 7])
def test_a_step_offers_the_reward_of_the_space_reached_and_of_every_earlier_one(reached: int) -> None:
    t = exposed(reached - 1)
    assert t["A"].relief == reached
    assert sorted(t.options) == [f"relief {space}" for space in range(1, reached + 1)]


@pytest.mark.rule("ART-REL-01")
@pytest.mark.parametrize(
    ("space", "goods"),
    [
        (1, {"minerals": 2}),
        (2, {"energy": 2}),
        (3, {"toolkits": 2}),
        (4, {"vp": 1}),
        (6, {"badges": 1}),
        (7, {"vp": 2}),
    ],
)
def test_exactly_one_reward_is_gained(space: int, goods: dict[str, int]) -> None:
    t = exposed(6).play(f"A: relief {space}")
    gained = {name: getattr(t["A"], name) for name in ("minerals", "energy", "toolkits", "vp", "badges")}
    assert {name: amount for name, amount in gained.items() if amount} == goods
    assert [t.who, t["A"].relief] == ["", 7]


@pytest.mark.rule("ART-REL-01")
@pytest.mark.parametrize(("energy", "minerals"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_the_fifth_space_gives_three_resources_in_any_mix(energy: int, minerals: int) -> None:
    t = exposed(4).play("A: relief 5")
    assert len(t.options) == 4
    t.play(f"A: resources {energy}e {minerals}m")
    assert [t["A"].energy, t["A"].minerals] == [energy, minerals]


@pytest.mark.rule("ART-REL-01")
@pytest.mark.parametrize("reached", [2, 3, 6])
def test_a_space_not_yet_reached_gives_nothing(reached: int) -> None:
    t = exposed(reached - 1)
    with pytest.raises(frostline.IllegalMove):
        t.play(f"A: relief {reached + 1}")


@pytest.mark.rule("ART-REL-02")
def test_a_reward_may_be_taken_again() -> None:
    t = exposed(1, "A1 A2 A3").play("A: relief 2", "A: relief 2", "A: relief 2")
    assert [t["A"].energy, t["A"].relief] == [6, 4]


@pytest.mark.rule("ART-REL-03")
def test_two_steps_are_taken_one_at_a_time_each_with_its_reward() -> None:
    t = exposed(1, "A1 A2")
    assert [t["A"].relief, len(t.options)] == [2, 2]
    t.play("A: relief 2")
    assert [t["A"].relief, t["A"].energy, len(t.options)] == [3, 2, 3]
    assert t.play("A: relief 3").who == ""
    assert [t["A"].energy, t["A"].toolkits] == [2, 2]


@pytest.mark.rule("ART-REL-04")
def test_the_step_onto_the_last_space_pays_and_is_the_last_one() -> None:
    t = exposed(6, "A1 A2").play("A: relief 7")
    assert [t.who, t["A"].relief, t["A"].vp] == ["", 7, 2]


def goods(t: Table, who: str) -> list[int]:
    """All that relief could have given to a seat."""
    return [t[who].minerals, t[who].energy, t[who].toolkits, t[who].vp, t[who].badges]


@pytest.mark.rule("ART-REL-04")
@pytest.mark.parametrize("region", ["vents", "quarry", "doorstep", "basecamp", "gantry"])
def test_at_the_end_of_the_track_there_are_neither_steps_nor_rewards(region: str) -> None:
    t = table(2).give("A", relief=7).give("B", minerals=2).vents(0, "A1").quarry(0, "A1").doorstep("", "A1")
    t.expeditions("mantle-tap").on_expedition("mantle-tap", "A1").gantry("manufactory: A1 B2").region(region)
    if region == "gantry":
        t.play("B: claim")
    assert [t.who, t["A"].relief, goods(t, "A")] == ["", 7, [0] * 5]


@pytest.mark.rule("ART-REL-05")
def test_the_first_step_leads_from_the_start_to_the_two_minerals_of_space_one() -> None:
    t = exposed(0)
    assert [t.who, t["A"].relief, goods(t, "A")] == ["", 1, [2, 0, 0, 0, 0]]


@pytest.mark.rule("ART-REL-06", "ART-REL-01")
def test_relief_as_an_expedition_reward_is_an_ordinary_step() -> None:
    t = table(2).give("A", relief=2).expeditions("weather-mast-repair")
    t.on_expedition("weather-mast-repair", "A5 B1").region("basecamp").play("A: reward 1")
    assert sorted(t.options) == ["relief 1", "relief 2", "relief 3"]
    t.play("A: relief 3")
    assert [t["A"].relief, t["A"].toolkits] == [3, 2]


@pytest.mark.rule("ART-REL-06", "ART-REL-04")
def test_relief_as_an_expedition_reward_gives_nothing_at_the_end_of_the_track() -> None:
    t = table(2).give("A", relief=7).expeditions("weather-mast-repair")
    t.on_expedition("weather-mast-repair", "A5 B1").region("basecamp").play("A: reward 1")
    assert [t.who, t["A"].relief, goods(t, "A")] == ["B", 7, [0, 0, 0, 0, 1]]  # the badge of the Expedition


@pytest.mark.rule("ART-REL-07")
def test_a_step_is_taken_before_the_next_die_is_resolved() -> None:
    t = exposed(1, "A1 B2")
    assert [t.who, t["A"].relief, t["B"].relief] == ["A", 2, 1]
    t.play("A: relief 1")
    assert [t.who, t["B"].relief] == ["B", 2]


@pytest.mark.rule("ART-REL-07")
def test_a_step_is_taken_before_the_next_expedition_is_resolved() -> None:
    t = table(2).give("B", relief=1).expeditions("mantle-tap", "black-smoker-field")
    t.on_expedition("mantle-tap", "B1").on_expedition("black-smoker-field", "A6 B2").region("basecamp")
    assert [t.who, t["A"].badges] == ["B", 0]
    assert t.play("B: relief 1").prompt == "ChooseReward"


@pytest.mark.rule("ART-REL-07")
def test_what_a_step_gives_may_pay_for_a_later_tile() -> None:
    t = table(2).give("B", minerals=2).gantry("manufactory: A1 B2", "shuttle-bay: A2").region("gantry")
    t.play("B: claim", "A: claim")
    assert [t.buildings("A"), t["A"].minerals] == [["shuttle-bay"], 0]


@pytest.mark.rule("ART-REL-07")
def test_what_a_step_gives_comes_too_late_for_an_earlier_tile() -> None:
    t = table(2).give("B", minerals=2).gantry("shuttle-bay: A2", "manufactory: A1 B2").region("gantry")
    assert t.play("B: claim").who == ""
    assert [t.tiles(), t["A"].minerals] == [["shuttle-bay"], 2]


@pytest.mark.rule("ART-REL-07")
@pytest.mark.parametrize("refusal", ["skip", "done", "decline"])
def test_a_step_cannot_be_refused(refusal: str) -> None:
    t = exposed(1)
    with pytest.raises(frostline.IllegalMove):
        t.play(f"A: {refusal}")


@pytest.mark.rule("ART-REL-08")
@pytest.mark.parametrize(("start", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
@pytest.mark.parametrize("dice", ["A1 B1 C1", "C1 A2 B3"])
def test_after_a_failed_expedition_steps_come_in_turn_order(start: str, order: str, dice: str) -> None:
    t = table(3).start(start).give("ABC", relief=1).expeditions("mantle-tap").on_expedition("mantle-tap", dice)
    t.region("basecamp").play(*[f"{who}: relief 1" for who in order])
    assert [t[who].relief for who in "ABC"] == [2, 2, 2]


@pytest.mark.rule("ART-REL-08", "ART-REL-04")
def test_a_player_at_the_end_of_the_track_is_passed_over() -> None:
    t = table(3).give("AC", relief=1).give("B", relief=7).expeditions("mantle-tap")
    t.on_expedition("mantle-tap", "A1 B1 C1").region("basecamp").play("A: relief 1", "C: relief 1")
    assert [t.who, [t[who].relief for who in "ABC"]] == ["", [2, 7, 2]]


@pytest.mark.rule("ART-REL-08")
@pytest.mark.parametrize(("start", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB"), ("D", "ABC")])
def test_on_one_gantry_tile_steps_come_in_turn_order(start: str, order: str) -> None:
    t = table(4).start(start).give("ABC", relief=1).give("D", minerals=4).gantry("manufactory: C1 A2 B3 D4")
    t.region("gantry").play("D: claim", *[f"{who}: relief 1" for who in order])
    assert [t.who, t["D"].relief] == ["", 0]


@pytest.mark.rule("ART-REL-08")
@pytest.mark.parametrize(("dice", "order"), [("A6 B5 C1 D2 E3", "EDC"), ("C2 A6 B5 E3 D2", "ECD")])
def test_after_a_successful_expedition_steps_come_in_rank_order(dice: str, order: str) -> None:
    t = table(5).give("CDE", relief=1).expeditions("mantle-tap").on_expedition("mantle-tap", dice)
    t.region("basecamp").play("A: reward 1", *[f"{who}: relief 1" for who in order])
    assert [t[who].relief for who in "ABCDE"] == [0, 0, 2, 2, 2]
