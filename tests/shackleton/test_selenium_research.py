"""Selenium Research: samples, Experiments, its nine Projects."""

import pytest
from shackleton_table import Table, fresh, table

OWN = "selenium-research"


def acting(t: Table) -> Table:
    """A is to perform up to 3 Corporation actions, without a bonus."""
    return t.crew("A", technician=1).turn("A").play("line corporations")


def lab(faces: str, basalt: int = 0, ice: int = 0, glass: int = 0) -> Table:
    """A has these samples and 4 Reputation; these tiles lie face up."""
    return table(3).experiments(faces).give("A", basalt=basalt, ice=ice, glass=glass, reputation=4)


def funding(name: str, credits: int = 3) -> Table:
    """A has just funded this Project of Selenium Research."""
    t = table(3).shown(OWN, f"{name} -").give("A", credits=credits).crew("A", engineer=1)
    return t.turn("A").play("line fund", f"fund {name}")


def samples(t: Table, who: str = "A") -> tuple[int, int, int]:
    """Basalt, Ice, Glass of a player."""
    return (t[who].basalt, t[who].ice, t[who].glass)


def offered(t: Table) -> list[str]:
    """The Experiments offered now."""
    return [text.removeprefix("experiment ") for text in t.options if text.startswith("experiment")]


# Tokens and tiles.


@pytest.mark.rule("SHA-SEL-01")
@pytest.mark.parametrize(("kind", "gained"), [("ice", (0, 1, 0)), ("glass", (0, 0, 1))])
def test_a_token_gives_a_sample_of_its_type(kind: str, gained: tuple[int, int, int]) -> None:
    t = table(3).token("v14", OWN, kind).structure("A", "dome", "o3").crew("A", scientist=1).turn("A").play("slot 30")
    assert samples(t) == gained


@pytest.mark.rule("SHA-SEL-01")
def test_the_start_token_of_basalt_gives_basalt() -> None:
    t = table(3).structure("A", "dome", "i6").crew("A", scientist=1).turn("A").play("slot 26")
    assert samples(t) == (1, 0, 0)


@pytest.mark.rule("SHA-SEL-02")
def test_a_new_game_shows_a_left_a_centre_and_a_right_tile_each_on_seven_more() -> None:
    t = fresh(3, options=("first-game",))
    assert [name[0] for name in t.faces] == ["l", "c", "r"]
    board = next(each for each in t.state.boards if hasattr(each, "faces"))
    assert [len(stack.cards) for stack in board.stacks] == [7, 7, 7]


@pytest.mark.rule("SHA-SEL-02")
def test_a_stack_brings_each_of_its_eight_tiles_once() -> None:
    seen = set()
    t = fresh(2, options=("first-game",))
    for _ in range(8):
        seen |= set(t.faces)
        t.round(1).maintenance()
        while t.who:
            t.play("done" if "done" in t.options else t.options[0])
    assert seen == {f"{row}{number}" for row in "lcr" for number in range(1, 9)}


@pytest.mark.rule("SHA-SEL-03", "SHA-SEL-02")
@pytest.mark.parametrize(
    ("tile", "needs", "gains"),
    [
        ("l1", (1, 1, 0), {"vp": 3, "credits": 2}), ("l2", (0, 1, 1), {"vp": 3, "credits": 2}),
        ("l3", (1, 0, 1), {"vp": 3, "credits": 2}), ("l4", (2, 0, 0), {"vp": 3, "titanium": 1}),
        ("l5", (0, 2, 0), {"vp": 3, "reputation": 2}), ("l6", (0, 0, 2), {"vp": 3, "rare_earth": 1}),
        ("c2", (2, 1, 0), {"vp": 6, "titanium": 1}), ("c3", (0, 2, 1), {"vp": 6, "reputation": 2}),
        ("c4", (1, 0, 2), {"vp": 6, "rare_earth": 1}), ("c5", (2, 0, 1), {"vp": 6, "credits": 3}),
        ("c6", (1, 2, 0), {"vp": 6, "credits": 3}), ("c8", (1, 1, 1), {"vp": 8}),
        ("r1", (2, 2, 0), {"vp": 9, "reputation": 3}), ("r2", (0, 2, 2), {"vp": 9, "reputation": 3}),
        ("r3", (2, 0, 2), {"vp": 9, "reputation": 3}),
    ],
)  # fmt: skip
def test_each_experiment_takes_its_samples_and_gives_its_reward(
    tile: str, needs: tuple[int, int, int], gains: dict[str, int]
) -> None:
    row = "lcr".index(tile[0])
    place = ("left", "centre", "right")[row]
    t = acting(lab(" ".join([*["-"] * row, tile, *["-"] * (2 - row)]), *needs)).play(f"experiment {place}")
    start = {"vp": 0, "credits": 0, "titanium": 0, "rare_earth": 0, "reputation": 4}
    assert {name: getattr(t["A"], name) - value for name, value in start.items()} == dict.fromkeys(start, 0) | gains
    assert (samples(t), t.done("A")) == ((0, 0, 0), [tile])


@pytest.mark.rule("SHA-SEL-03")
@pytest.mark.parametrize("short", [(1, 1, 0), (2, 0, 0), (1, 9, 9), (0, 1, 5)])
def test_a_tile_is_not_to_be_had_with_one_sample_missing(short: tuple[int, int, int]) -> None:
    assert offered(acting(lab("- c2 -", *short))) == []


@pytest.mark.rule("SHA-SEL-03")
@pytest.mark.parametrize(
    ("tile", "needs", "possible"),
    [
        ("l7", (1, 0, 1), True), ("l7", (2, 0, 0), False), ("l7", (0, 1, 1), True),
        ("l8", (0, 2, 0), True), ("l8", (1, 1, 0), False), ("l8", (1, 1, 1), False), ("l8", (0, 0, 2), True),
    ],
)  # fmt: skip
def test_two_tiles_ask_for_any_two_different_or_any_two_equal_samples(
    tile: str, needs: tuple[int, int, int], possible: bool
) -> None:
    t = acting(lab(f"{tile} - -", *needs))
    assert (offered(t) == ["left"]) is possible
    if possible:
        assert (t.play("experiment left")["A"].vp, sum(samples(t))) == (4, sum(needs) - 2)


@pytest.mark.rule("SHA-SEL-03")
def test_the_player_chooses_which_different_samples_go() -> None:
    t = acting(lab("l7 - -", 1, 1, 1)).play("experiment left")
    assert sorted(t.options) == ["spend 0-1-1", "spend 1-0-1", "spend 1-1-0"]
    assert samples(t.play("spend 1-0-1")) == (0, 1, 0)


@pytest.mark.rule("SHA-SEL-03")
@pytest.mark.parametrize(("tile", "vp", "metal"), [("r4", 10, 1), ("r8", 12, 0)])
def test_two_tiles_ask_for_one_of_each_and_any_fourth_sample(tile: str, vp: int, metal: int) -> None:
    assert offered(acting(lab(f"- - {tile}", 1, 1, 1))) == []
    assert offered(acting(lab(f"- - {tile}", 2, 2, 0))) == []
    t = acting(lab(f"- - {tile}", 2, 1, 2)).play("experiment right")
    assert sorted(t.options) == ["spend 1-1-2", "spend 2-1-1"]
    t.play("spend 1-1-2")
    assert (samples(t), t["A"].vp, t["A"].titanium, t["A"].rare_earth) == ((1, 0, 0), vp, metal, metal)


@pytest.mark.rule("SHA-SEL-03")
def test_the_experiment_with_all_three_samples_brings_an_astronaut() -> None:
    t = acting(lab("- c1 -", 1, 1, 1).gateway(engineer=1)).play("experiment centre")
    assert (t["A"].vp, t.in_gateway, t.in_base("A", "waiting")) == (6, {}, {"engineer": 1})


@pytest.mark.rule("SHA-SEL-03")
def test_an_experiment_without_an_astronaut_to_gain_still_scores() -> None:
    assert acting(lab("- c1 -", 1, 1, 1)).play("experiment centre")["A"].vp == 6


@pytest.mark.rule("SHA-SEL-03")
def test_the_experiment_of_two_glass_and_one_ice_activates_a_token_anywhere() -> None:
    t = acting(lab("- c7 -", 0, 1, 2)).play("experiment centre")
    assert t.options == ["token v1", "token v3", "token v5"]
    assert t.play("token v3")["A"].helium == 1
    assert t["A"].vp == 6


@pytest.mark.rule("SHA-SEL-03")
def test_the_experiment_of_three_basalt_builds_a_dome_for_free() -> None:
    t = acting(lab("- - r5", 3, 1, 0).power("o1 o2")).play("experiment right", "sector o2")
    assert (t["A"].structures, t["A"].vp, samples(t)) == ({"o2": "dome"}, 9, (0, 0, 0))


@pytest.mark.rule("SHA-SEL-03", "SHA-FUND-14")
def test_the_experiment_of_three_ice_funds_a_project_for_free() -> None:
    t = acting(lab("- - r6", 0, 3, 1).energy(0)).play("experiment right")
    assert len(t.options) == 6
    assert t.play("fund crater-hotel")["A"].tourists == 1
    assert (t["A"].vp, t["A"].credits, t.energy_level) == (9, 0, 0)


@pytest.mark.rule("SHA-SEL-03")
def test_the_experiment_of_three_glass_brings_two_astronauts() -> None:
    t = acting(lab("- - r7", 1, 0, 3).built("A", "dome").gateway(scientist=2)).play("experiment right", "seat domes")
    assert (t.in_gateway, t.in_base("A", "domes"), t.in_base("A", "waiting")) == (
        {},
        {"scientist": 1},
        {"scientist": 1},
    )
    assert t["A"].vp == 9


@pytest.mark.rule("SHA-SEL-03")
def test_a_tile_taken_is_replaced_from_its_own_stack() -> None:
    t = lab("l1 c2 r1", 1, 1, 0).stack("left", "l6 l4")
    assert acting(t).play("experiment left").faces == ["l6", "c2", "r1"]


@pytest.mark.rule("SHA-SEL-03", "SHA-CORPACT-06")
def test_the_tile_just_revealed_may_be_done_next() -> None:
    t = lab("l1 c2 r1", 1, 1, 2).stack("left", "l6 l4")
    assert acting(t).play("experiment left", "experiment left").done("A") == ["l1", "l6"]


@pytest.mark.rule("SHA-SEL-07")
def test_an_empty_stack_leaves_its_place_empty() -> None:
    t = acting(lab("l1 c2 r1", 2, 2, 0).stack("left", "")).play("experiment left")
    assert t.faces == ["", "c2", "r1"]
    assert offered(t) == []


@pytest.mark.rule("SHA-SEL-07", "SHA-SEL-04")
def test_an_empty_place_on_an_empty_stack_stays_empty_in_maintenance() -> None:
    t = lab("- c2 r1").stack("left", "").stack("centre", "c3").stack("right", "")
    assert t.maintenance().faces == ["", "c3", "r1"]


@pytest.mark.rule("SHA-SEL-04")
def test_maintenance_puts_the_face_up_tiles_under_their_stacks_and_reveals_the_next() -> None:
    t = lab("l1 c2 r1").stack("left", "l6 l4").stack("centre", "c5").stack("right", "r3 r2")
    assert t.maintenance().faces == ["l6", "c5", "r3"]
    assert t.maintenance().faces == ["l4", "c2", "r2"]
    assert t.maintenance().faces == ["l1", "c5", "r1"]


# Goals and the end.


@pytest.mark.rule("SHA-SEL-05", "SHA-CORP-04")
@pytest.mark.parametrize(
    ("taken", "reached"), [("l1", 0), ("l1 l2", 1), ("l1 l2 c1", 2), ("l1 l2 c1 r1", 3), ("l1 l2 c1 r1 r2", 3)]
)
def test_goals_of_selenium_research_ask_for_2_3_or_4_experiments(taken: str, reached: int) -> None:
    t = table(3).taken("A", taken).crew("A", engineer=1).turn("A").play("slot 20")
    levels = ["easy", "medium", "hard"][:reached]
    assert [text for text in t.options if text != "done"] == [f"goal {OWN} {level}" for level in levels]


@pytest.mark.rule("SHA-SEL-06")
@pytest.mark.parametrize(
    ("taken", "vp"),
    [("", 0), ("l1 c1", 0), ("l1 l2 r1 r2", 0), ("l1 c1 r1", 5), ("l1 l2 c1 c2 r1", 5), ("l1 l2 c1 c2 r1 r2 r3", 10)],
)
def test_a_set_of_left_centre_and_right_scores_5_vp(taken: str, vp: int) -> None:
    t = table(3).taken("A", taken).give("A", basalt=3, ice=3, glass=3).end()
    assert (t.points("A")["corporation"], t.points("A")["total"], t.points("B")["total"]) == (vp, vp, 0)


# Projects.


@pytest.mark.rule("SHA-FUND-10")
def test_sample_return_probe_brings_two_samples_of_choice() -> None:
    t = funding("sample-return-probe")
    assert t.options == ["sample basalt", "sample ice", "sample glass"]
    assert samples(t.play("sample glass", "sample ice")) == (0, 1, 1)
    assert t.who == ""


@pytest.mark.rule("SHA-FUND-10", "SHA-FUND-09", "SHA-FUND-17")
def test_field_spectrometer_brings_a_sample_and_sells_one_more_for_it_but_no_third() -> None:
    t = funding("field-spectrometer", 3 + 4).play("sample basalt", "use field-spectrometer", "sample glass")
    assert (samples(t), t["A"].credits, t.who) == ((1, 0, 1), 2, "")


@pytest.mark.rule("SHA-FUND-15", "SHA-FUND-16")
@pytest.mark.parametrize(("move", "left", "total"), [("use field-spectrometer", 8, 3), ("done", 10, 2)])
def test_field_spectrometer_sells_one_sample_for_all_tokens_of_a_crater_action(
    move: str, left: int, total: int
) -> None:
    t = table(3).projects("A", "field-spectrometer").give("A", credits=10).token("v14", OWN, "ice")
    t.token("v13", OWN, "ice").structure("A", "dome", "o1").structure("A", "dome", "o3").crew("A", scientist=1)
    t.turn("A").play("slot 30", move)
    if move != "done":
        t.play("sample basalt")
    assert (t["A"].credits, sum(samples(t)), t.who) == (left, total, "")


@pytest.mark.rule("SHA-FUND-15", "SHA-FUND-17")
def test_two_samples_gained_at_once_are_one_event_for_field_spectrometer() -> None:
    t = table(3).projects("A", "field-spectrometer").shown(OWN, "sample-return-probe -").give("A", credits=3 + 4)
    t.crew("A", engineer=1).turn("A").play("line fund", "fund sample-return-probe", "sample ice", "sample ice")
    t.play("use field-spectrometer", "sample ice")
    assert (samples(t), t["A"].credits, t.who) == ((0, 3, 0), 2, "")


@pytest.mark.rule("SHA-FUND-15", "SHA-FUND-16")
def test_field_spectrometer_is_not_open_to_one_who_cannot_pay_it() -> None:
    t = table(3).projects("A", "field-spectrometer").give("A", credits=1).token("v14", OWN, "ice")
    t.structure("A", "dome", "o3").crew("A", scientist=1).turn("A").play("slot 30")
    assert (samples(t), t["A"].credits, t.who) == ((0, 1, 0), 1, "")


@pytest.mark.rule("SHA-CORPACT-07")
def test_cryo_vault_swaps_a_sample_for_another_type_and_pays_a_credit_each_time() -> None:
    t = acting(lab("- - -", 2, 0, 0).projects("A", "cryo-vault")).play("use cryo-vault")
    assert t.options == ["sample ice", "sample glass"]
    t.play("sample ice", "use cryo-vault", "sample basalt", "sample glass")
    assert (samples(t), t["A"].credits) == ((0, 1, 1), 2)


@pytest.mark.rule("SHA-CORPACT-07")
def test_cryo_vault_needs_a_sample() -> None:
    assert "use cryo-vault" not in acting(lab("- - -").projects("A", "cryo-vault")).options


@pytest.mark.rule("SHA-SEL-03")
def test_clean_room_saves_one_sample_of_choice() -> None:
    t = acting(lab("- c2 -", 2, 1, 0).projects("A", "clean-room")).play("experiment centre")
    assert sorted(t.options) == ["spend 1-1-0", "spend 2-0-0"]
    t.play("spend 2-0-0")
    assert (samples(t), t["A"].vp) == ((0, 1, 0), 6)


@pytest.mark.rule("SHA-SEL-03")
def test_clean_room_makes_an_experiment_possible_with_one_sample_missing_not_with_two() -> None:
    assert offered(acting(lab("l1 c2 r1", 1, 0, 0).projects("A", "clean-room"))) == ["left"]
    t = acting(lab("l1 c2 r1", 0, 1, 0).projects("A", "clean-room")).play("experiment left")
    assert (samples(t), t["A"].vp, t["A"].credits) == ((0, 0, 0), 3, 2)
    assert offered(acting(lab("l1 c2 r1", 0, 0, 5).projects("A", "clean-room"))) == []


@pytest.mark.rule("SHA-SEL-03")
@pytest.mark.parametrize("tile", ["l7", "l8"])
def test_clean_room_leaves_one_sample_of_any_type_for_the_tiles_of_any_two(tile: str) -> None:
    t = acting(lab(f"{tile} - -", 0, 0, 1).projects("A", "clean-room")).play("experiment left")
    assert (samples(t), t["A"].vp) == ((0, 0, 0), 4)


@pytest.mark.rule("SHA-SEL-03")
@pytest.mark.parametrize(("held", "possible"), [((2, 1, 0), True), ((1, 1, 1), True), ((3, 0, 0), False)])
def test_clean_room_may_save_a_named_sample_of_a_tile_with_any_fourth(
    held: tuple[int, int, int], possible: bool
) -> None:
    assert (offered(acting(lab("- - r8", *held).projects("A", "clean-room"))) == ["right"]) is possible


@pytest.mark.rule("SHA-FUND-15")
def test_regolith_rover_brings_one_sample_of_choice_per_engineer_in_the_crater() -> None:
    t = table(3).projects("A", "regolith-rover").structure("A", "dome", "o1").structure("A", "dome", "o3")
    t.crew("A", engineer=1).turn("A").play("slot 30", "sample glass")
    assert samples(t) == (0, 0, 1)
    assert (t["A"].titanium, t["A"].rare_earth, t.who) == (1, 1, "")


@pytest.mark.rule("SHA-FUND-15")
def test_regolith_rover_does_not_work_for_a_technician_nor_for_another_players_engineer() -> None:
    t = table(3).projects("A", "regolith-rover").structure("A", "dome", "o1").crew("A", technician=1).turn("A")
    assert samples(t.play("slot 30")) == (0, 0, 0)
    t.crew("B", engineer=1).turn("B").play("slot 20")
    assert (samples(t), samples(t, "B"), t.who) == ((0, 0, 0), (0, 0, 0), "")


@pytest.mark.rule("SHA-SEL-03")
@pytest.mark.parametrize(("name", "credits", "reputation"), [("data-relay", 2, 4), ("peer-review", 0, 5)])
def test_data_relay_pays_2_credits_and_peer_review_1_reputation_for_each_experiment(
    name: str, credits: int, reputation: int
) -> None:
    t = acting(lab("l4 - -", 2, 0, 0).projects("A", name)).play("experiment left")
    assert (t["A"].credits, t["A"].reputation, t["A"].titanium) == (credits, reputation, 1)


@pytest.mark.rule("SHA-CORPACT-07")
def test_core_drill_brings_a_sample_of_choice_once_a_round() -> None:
    t = acting(table(3).projects("A", "core-drill")).play("use core-drill", "sample ice")
    assert samples(t) == (0, 1, 0)
    assert "use core-drill" not in t.options


@pytest.mark.rule("SHA-END-05")
@pytest.mark.parametrize(("taken", "vp"), [("", 0), ("l1 l2", 2), ("l1 l2 c1 r1", 4)])
def test_science_council_scores_1_vp_per_own_experiment(taken: str, vp: int) -> None:
    t = table(3).projects("A", "science-council").taken("A", taken).taken("B", "c4 c5").end()
    assert (t.points("A").get("project-end", 0), t.points("A")["projects"]) == (vp, 3)


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(
    "name", ["cryo-vault", "clean-room", "regolith-rover", "data-relay", "peer-review", "core-drill", "science-council"]
)
def test_the_other_selenium_projects_give_nothing_at_once(name: str) -> None:
    t = funding(name)
    assert (samples(t), t["A"].vp, t["A"].reputation, t["A"].credits, t.who) == ((0, 0, 0), 0, 0, 0, "")


@pytest.mark.rule("SHA-END-01")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("sample-return-probe", 4), ("field-spectrometer", 4), ("cryo-vault", 5), ("clean-room", 2),
        ("regolith-rover", 3), ("data-relay", 4), ("peer-review", 4), ("core-drill", 4), ("science-council", 3),
    ],
)  # fmt: skip
def test_each_selenium_project_scores_its_printed_vp(name: str, vp: int) -> None:
    assert table(3).projects("A", name).end().points("A")["projects"] == vp
