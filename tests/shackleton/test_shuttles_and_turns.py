"""The rounds of Shackleton Base, the Shuttle phase, and what a turn is."""

from collections import Counter

import pytest
from shackleton_table import Table, fresh, table

import frostline

FULL = "engineer " * 4


def played(t: Table) -> list[tuple[int, str, str]]:
    """Play to the end with the first option each time: round, seat and question of every decision."""
    asked = []
    while t.who:
        asked.append((t.state.round, t.who, t.prompt))
        t.play(t.options[0])
    return asked


# The rounds.


@pytest.mark.rule("SHA-ROUND-01", "SHA-ROUND-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_has_three_rounds_of_six_actions_for_everybody(seats: int) -> None:
    asked = Counter(played(fresh(seats)))
    deployed = {(number, who): times for (number, who, prompt), times in asked.items() if prompt == "Deploy"}
    assert deployed == {(number, who): 6 for number in (1, 2, 3) for who in "ABCD"[:seats]}


@pytest.mark.rule("SHA-ROUND-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_is_the_choice_of_shuttles_and_then_the_actions(seats: int) -> None:
    asked = played(fresh(seats))
    for number in (1, 2, 3):
        prompts = [prompt for each, _, prompt in asked if each == number and prompt in ("ChooseShuttle", "Deploy")]
        assert prompts == ["ChooseShuttle"] * seats + ["Deploy"] * 6 * seats


@pytest.mark.rule("SHA-ROUND-02")
def test_the_maintenance_is_over_before_the_next_shuttles_are_chosen() -> None:
    t = fresh(3, ("first-game",))
    while t.prompt != "Deploy":
        t.play(t.options[0])
    while t.prompt != "ChooseShuttle":
        t.play(t.options[-1] if t.prompt == "ClaimGoals" else t.options[0])
    assert t.state.round == 2
    assert not any(t.in_slot(slot) for slot in range(1, 31))
    assert {"SHA-MAINT-01", "SHA-MAINT-13"} <= t.rules_told()


@pytest.mark.rule("SHA-ROUND-04")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_scoring_follows_the_last_maintenance(seats: int) -> None:
    t = fresh(seats)
    played(t)
    assert (t.state.round, t.who) == (3, "")
    assert not any(t.in_slot(slot) for slot in range(1, 31))
    assert min(t.place(who) for who in t.order) == 1
    assert t.log.count("SHA-MAINT-01") == 3


@pytest.mark.rule("SHA-ROUND-05")
def test_projects_used_once_a_round_are_fresh_in_the_next_round() -> None:
    t = table(3).projects("A", "regolith-spa").used("A", "regolith-spa").crew("A", engineer=1).turn("A")
    assert "use regolith-spa" not in t.play("line corporations").options
    t.maintenance().crew("A", engineer=1).turn("A")
    assert "use regolith-spa" in t.play("line corporations").options


@pytest.mark.rule("SHA-ROUND-05")
def test_a_project_used_this_round_rests_until_the_round_ends() -> None:
    t = table(3).projects("A", "regolith-spa").crew("A", engineer=1).give("A", credits=1)
    t.turn("A").play("line corporations", "use regolith-spa", "done")
    assert t["A"].tourists == 1
    assert "use regolith-spa" not in t.crew("A", engineer=1).turn("A").play("line corporations").options


# The Shuttle phase.


@pytest.mark.rule("SHA-SHUTTLE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_shuttle_more_than_players_is_revealed(seats: int, number: int) -> None:
    t = table(seats).round(number).shuttles()
    assert len(set(t.options)) == seats + 1
    assert all(text.startswith(f"shuttle shuttle-{number}-") for text in t.options)


@pytest.mark.rule("SHA-SHUTTLE-01")
def test_chance_draws_the_shuttles() -> None:
    drawn = {tuple(sorted(table(2, seed=seed).shuttles().options)) for seed in range(150)}
    assert len(drawn) == 10


@pytest.mark.rule("SHA-SHUTTLE-02")
@pytest.mark.parametrize("order", ["ABC", "BCA", "CAB", "ACB"])
def test_the_last_in_turn_order_chooses_first(order: str) -> None:
    t = table(3).tiles("shuttle-1-1 shuttle-1-2 shuttle-1-3 shuttle-1-4")
    t.state.order = ["ABC".index(who) for who in order]
    t.choose_shuttles()
    for who in reversed(order):
        t.play(f"{who}: {t.options[-1]}")
    assert t.who == ""


@pytest.mark.rule("SHA-SHUTTLE-02", "SHA-SHUTTLE-09")
def test_a_shuttle_is_chosen_only_once() -> None:
    t = table(2).tiles("shuttle-1-1 shuttle-1-2 shuttle-1-3").choose_shuttles().play("B: shuttle shuttle-1-2")
    assert (t.who, t.options) == ("A", ["shuttle shuttle-1-1", "shuttle shuttle-1-3"])
    with pytest.raises(frostline.IllegalMove):
        t.play("shuttle shuttle-1-2")


@pytest.mark.rule("SHA-SHUTTLE-03")
@pytest.mark.parametrize(
    ("tile", "crew", "resources"),
    [
        ("1-1", (2, 2, 2), (6, 1, 0)),
        ("1-2", (3, 2, 1), (7, 1, 0)),
        ("1-3", (1, 3, 2), (5, 1, 1)),
        ("1-4", (2, 1, 3), (6, 1, 1)),
        ("1-5", (2, 2, 2), (5, 2, 1)),
        ("2-1", (2, 2, 2), (2, 1, 0)),
        ("2-2", (3, 1, 2), (3, 0, 1)),
        ("2-3", (2, 3, 1), (4, 1, 0)),
        ("2-4", (1, 2, 3), (2, 1, 1)),
        ("2-5", (1, 4, 1), (4, 1, 1)),
        ("3-1", (2, 2, 2), (4, 0, 0)),
        ("3-2", (1, 3, 2), (2, 1, 0)),
        ("3-3", (2, 1, 3), (3, 0, 1)),
        ("3-4", (3, 2, 1), (1, 1, 1)),
        ("3-5", (2, 2, 2), (3, 1, 1)),
    ],
)
def test_choosing_a_shuttle_brings_its_crew_and_cargo_at_once(
    tile: str, crew: tuple[int, int, int], resources: tuple[int, int, int]
) -> None:
    names = [f"shuttle-{tile[0]}-{each}" for each in range(1, 6)]
    t = table(4).give("D", credits=10, titanium=20, rare_earth=30).tiles(" ".join(names)).choose_shuttles()
    t.play(f"D: shuttle shuttle-{tile}")
    assert t.who == "C"
    assert t["D"].crew == dict(zip(("engineer", "technician", "scientist"), crew, strict=True))
    assert (t["D"].credits - 10, t["D"].titanium - 20, t["D"].rare_earth - 30) == resources


@pytest.mark.rule("SHA-SHUTTLE-04")
@pytest.mark.parametrize(
    ("c", "b", "a", "order"), [(1, 2, 3, "CBA"), (4, 3, 2, "ABC"), (2, 5, 1, "ACB"), (3, 1, 4, "BCA")]
)
def test_the_lowest_shuttle_number_goes_first(c: int, b: int, a: int, order: str) -> None:
    spare = next(each for each in range(1, 6) if each not in (a, b, c))
    t = table(3).tiles(" ".join(f"shuttle-1-{each}" for each in (a, b, c, spare))).choose_shuttles()
    t.play(f"C: shuttle shuttle-1-{c}", f"B: shuttle shuttle-1-{b}")
    assert t.order == "ABC"
    assert t.play(f"A: shuttle shuttle-1-{a}").order == order


@pytest.mark.rule("SHA-SHUTTLE-05")
def test_the_shuttle_left_over_sends_its_crew_but_no_cargo_to_the_lunar_gateway() -> None:
    t = table(2).tiles("shuttle-3-1 shuttle-3-2 shuttle-3-3").choose_shuttles()
    t.play("B: shuttle shuttle-3-1", "A: shuttle shuttle-3-2")
    assert t.in_gateway == {"engineer": 2, "technician": 1, "scientist": 3}
    assert [t[who].rare_earth for who in "AB"] == [0, 0]
    assert (t["A"].credits, t["B"].credits) == (2, 4)


@pytest.mark.rule("SHA-SHUTTLE-06", "SHA-SHUTTLE-05", "SHA-SHUTTLE-08")
@pytest.mark.parametrize(("there", "then"), [(0, 4), (1, 4), (3, 4), (4, 4), (5, 5), (7, 7)])
def test_the_lunar_gateway_is_filled_up_to_four_of_a_type(there: int, then: int) -> None:
    t = table(2).gateway(engineer=3, technician=there, scientist=4)
    t.tiles("shuttle-2-1 shuttle-2-2 shuttle-2-5").choose_shuttles()
    t.play("B: shuttle shuttle-2-1", "A: shuttle shuttle-2-2")
    assert t.in_gateway == {"engineer": 4, "technician": then, "scientist": 4}


@pytest.mark.rule("SHA-SHUTTLE-07")
def test_a_visitor_may_be_the_fifth_of_a_type_in_the_lunar_gateway() -> None:
    t = table(3).gateway(engineer=4).seated("A", "waiting", scientist=1).crew("A", engineer=1)
    assert t.turn("A").play("gateway").in_gateway == {"engineer": 5}


@pytest.mark.rule("SHA-SHUTTLE-07")
def test_an_astronaut_nobody_wins_may_be_the_fifth_of_a_type() -> None:
    assert table(3).gateway(scientist=4).astronaut(5, "scientist").retrieve().in_gateway == {"scientist": 5}


@pytest.mark.rule("SHA-SHUTTLE-08")
def test_astronauts_wait_in_the_lunar_gateway_from_round_to_round() -> None:
    t = table(2).gateway(engineer=2, technician=6, scientist=1).maintenance()
    assert t.in_gateway == {"engineer": 2, "technician": 6, "scientist": 1}
    t.tiles("shuttle-2-1 shuttle-2-2 shuttle-2-3").choose_shuttles()
    t.play("shuttle shuttle-2-2", "shuttle shuttle-2-3")
    assert t.in_gateway == {"engineer": 4, "technician": 6, "scientist": 3}


@pytest.mark.rule("SHA-SHUTTLE-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_shuttle_is_left_when_all_have_chosen(seats: int) -> None:
    t = table(seats).shuttles()
    while t.who:
        t.play(t.options[0])
    assert t.state.tiles == []


@pytest.mark.rule("SHA-SHUTTLE-09", "SHA-SETUP-06")
@pytest.mark.parametrize("seed", range(4))
def test_a_later_round_never_shows_a_shuttle_of_an_earlier_one(seed: int) -> None:
    t, shown = fresh(2, seed=seed), {1: set[str](), 2: set[str](), 3: set[str]()}
    while t.who:
        if t.prompt == "ChooseShuttle":
            shown[t.state.round] |= set(t.options)
        t.play(t.options[0])
    for number, texts in shown.items():
        assert len(texts) == 3
        assert all(text.startswith(f"shuttle shuttle-{number}-") for text in texts)


@pytest.mark.rule(
    "SHA-SHUTTLE-02", "SHA-SHUTTLE-04", "SHA-SHUTTLE-05", "SHA-SHUTTLE-06", "SHA-SHUTTLE-08", "SHA-SHUTTLE-09"
)
def test_example_fabio_chooses_first_and_two_technicians_reach_the_lunar_gateway() -> None:
    """EX-01: Matthieu is A, Nestore B, Fabio C."""
    t = table(3).round(2).gateway(technician=2)
    t.tiles("shuttle-2-1 shuttle-2-2 shuttle-2-3 shuttle-2-5").choose_shuttles()
    t.play("C: shuttle shuttle-2-3", "B: shuttle shuttle-2-1", "A: shuttle shuttle-2-2")
    assert t.in_gateway == {"engineer": 1, "technician": 4, "scientist": 1}
    assert (t.order, t.state.tiles) == ("BAC", [])


# Turns.


@pytest.mark.rule("SHA-TURN-01")
def test_one_astronaut_at_a_time_in_turn_order_until_all_are_deployed() -> None:
    t = table(3).crew("ABC", engineer=2)
    t.state.order = [1, 2, 0]
    t.actions().play("B: slot 1", "C: slot 2", "A: slot 3")
    assert [t[who].crew for who in "ABC"] == [{"engineer": 1}] * 3
    t.play("B: slot 4", "C: slot 5", "A: slot 6")
    assert (t.who, [t[who].crew for who in "ABC"]) == ("", [{}] * 3)


@pytest.mark.rule("SHA-TURN-01")
def test_only_an_astronaut_of_the_own_shuttle_is_deployed() -> None:
    t = table(3).crew("A", engineer=1, scientist=2).crew("B", technician=3).gateway(technician=2)
    t.seated("A", "waiting", technician=1).turn("A")
    assert t.options == ["deploy engineer", "deploy scientist"]


@pytest.mark.rule("SHA-TURN-02")
def test_a_turn_is_the_crater_a_command_action_or_the_lunar_gateway() -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=20, titanium=3).power("o1").turn("A")
    crater = [f"slot {each}" for each in range(1, 31)]
    assert t.options == [*crater, "line build", "line fund", "line corporations", "gateway"]


@pytest.mark.rule("SHA-TURN-02")
@pytest.mark.parametrize("move", ["slot 3", "gateway"])
def test_after_one_action_it_is_the_next_players_turn(move: str) -> None:
    t = table(2).crew("AB", engineer=2).actions().play(f"A: {move}")
    assert (t.who, t.prompt, t["A"].crew) == ("B", "Deploy", {"engineer": 1})


@pytest.mark.rule("SHA-TURN-03")
@pytest.mark.parametrize("text", ["done", "pay", "go on"])
def test_nobody_may_pass(text: str) -> None:
    t = table(3).crew("A", engineer=1).turn("A")
    with pytest.raises(frostline.IllegalMove):
        t.play(text)


@pytest.mark.rule("SHA-TURN-03")
def test_the_lunar_gateway_is_open_to_the_poorest() -> None:
    t = table(3).crew("A", scientist=1).gateway(scientist=40).seated("A", "waiting", engineer=1).turn("A")
    assert "gateway" in t.options


@pytest.mark.rule("SHA-TURN-03")
def test_the_lunar_gateway_is_left_when_every_slot_is_taken() -> None:
    t = table(2).crew("A", technician=1).line("build", FULL).line("fund", FULL).line("corporations", FULL)
    for slot in range(1, 31):
        t.astronaut(slot, "engineer")
    assert t.turn("A").who == ""
    assert (t.in_gateway, t["A"].credits, t["A"].reputation) == ({"technician": 1}, 3, 2)


@pytest.mark.rule("SHA-TURN-04")
def test_goals_are_claimed_when_the_action_is_over() -> None:
    t = table(3).spot("A", "board 1").spot("A", "board 2").crew("A", engineer=1).turn("A")
    with pytest.raises(frostline.IllegalMove):
        t.play("goal artemis-tours easy")
    t.play("slot 5")
    assert (t.prompt, t.options) == ("ClaimGoals", ["goal artemis-tours easy", "done"])
    assert t.play("goal artemis-tours easy").claimed("artemis-tours", "easy") == "A"


@pytest.mark.rule("SHA-TURN-04")
def test_goals_are_not_claimed_in_the_turn_of_another() -> None:
    t = table(2).spot("B", "board 1").spot("B", "board 2").crew("AB", engineer=1).actions().play("A: slot 5")
    assert (t.who, t.prompt) == ("B", "Deploy")
    assert t.play("B: slot 7").prompt == "ClaimGoals"


@pytest.mark.rule("SHA-TURN-05")
def test_canadas_swap_comes_before_the_deployment() -> None:
    t = table(3).leader("A", "canada-a").crew("A", engineer=2).give("A", credits=2).gateway(scientist=1).turn("A")
    assert t.options == ["deploy engineer", "swap engineer scientist"]
    t.play("deploy engineer")
    with pytest.raises(frostline.IllegalMove):
        t.play("swap engineer scientist")


@pytest.mark.rule("SHA-TURN-05")
def test_the_slot_is_paid_before_the_action() -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=9).line("fund", "engineer").turn("A").play("line fund")
    assert (t.prompt, t["A"].credits) == ("ChooseProject", 8)


@pytest.mark.rule("SHA-TURN-05")
def test_a_build_goes_on_with_abilities_then_the_bonus_then_goals() -> None:
    t = table(3, "evergreen-farms artemis-tours moon-mining").leader("A", "usa-b").give("A", credits=5, titanium=1)
    t.projects("A", "terraced-fields").spot("A", "board 1").spot("A", "board 2").power("o1").crew("A", engineer=1)
    prompts = [t.turn("A").prompt]
    for move in ("line build", "leader", "corporation moon-mining", "corner v13", "done"):
        t.play(move)
        prompts.append(t.prompt)
    assert prompts == ["Deploy", "AfterAction", "BuildBonus", "PlaceToken", "LastPanel", "ClaimGoals"]
    assert (t["A"].plants, t["A"].rare_earth, t["A"].helium) == (1, 1, 1)


@pytest.mark.rule("SHA-TURN-05", "SHA-TURN-04")
def test_the_bonus_of_a_funding_comes_after_the_leader_and_may_still_win_a_goal() -> None:
    t = table(3).leader("A", "japan-b").give("A", credits=9, tourists=1).spot("A", "board 1").crew("A", technician=1)
    t.turn("A").play("line fund", "fund deep-drill")
    assert (t.prompt, t["A"].projects) == ("AfterAction", ["deep-drill"])
    assert t.play("leader").prompt == "CorporationActions"
    assert t["A"].helium == 1
    assert t.play("host board 2").prompt == "ClaimGoals"
    assert t.play("goal artemis-tours easy").who == ""


@pytest.mark.rule("SHA-TURN-05")
@pytest.mark.parametrize("first", ["use regolith-rover", "use deep-drill", "leader"])
def test_the_player_orders_the_abilities_after_an_action(first: str) -> None:
    t = table(3).leader("A", "europe-b").projects("A", "regolith-rover deep-drill").crew("A", engineer=1)
    t.give("A", credits=2).structure("A", "dome", "i1").turn("A").play("slot 1")
    assert (t["A"].titanium, t.prompt) == (1, "AfterAction")
    assert t.options == ["use regolith-rover", "use deep-drill", "leader"]
    assert first not in t.play(first).options


@pytest.mark.rule("SHA-TURN-05")
def test_what_an_ability_gives_serves_the_next_one() -> None:
    t = table(3).leader("A", "europe-b").projects("A", "deep-drill").crew("A", engineer=1).give("A", credits=2)
    t.structure("A", "dome", "i1").turn("A").play("slot 1", "use deep-drill", "leader", "ship 1 first")
    assert (t["A"].helium, t["A"].vp, t["A"].credits) == (0, 2, 1)
