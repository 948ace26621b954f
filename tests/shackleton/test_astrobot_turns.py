"""AstroBot: set-up, Shuttle phase, the frame of its turns, the crater (SHA-SOLO-01 to SHA-SOLO-53)."""

import pytest
from shackleton_table import Table, fresh, table

RED = {"card-1": "B", "card-2": "C", "card-3": "A", "card-4": "A", "card-5": "B", "card-6": "C", "card-7": "A"}
OTHER = {"card-1": "C", "card-2": "A", "card-3": "B", "card-4": "C", "card-5": "A", "card-6": "B", "card-7": "C"}
ROUND_TWO = {(2, 2, 2): 1, (3, 1, 2): 2, (2, 3, 1): 3, (1, 2, 3): 4, (1, 4, 1): 5}  # Shuttle number by its astronauts
ROUND_ONE_FIRST = {"engineer": 2, "technician": 2, "scientist": 2}


def letter_at(t: Table, corner: str) -> str:
    """The letter of the Corporation whose start token lies there."""
    return "ABC"[t.state.tokens[int(corner[1:]) - 1] // 4]


def begun(card: str, red_at: str, other_at: str, sector: str) -> Table:
    """A solo game whose first card is that one, with the tokens of its right letters there, and the human placed."""
    for seed in range(3000):
        t = fresh(1, seed=seed)
        drawn = f"card-{t.state.astrobot().deck.cards[-1] + 1}"
        if drawn == card and (letter_at(t, red_at), letter_at(t, other_at)) == (RED[card], OTHER[card]):
            return t.play(f"sector {sector}")
    raise AssertionError


def shuttle_of(t: Table, who: str) -> int:
    """The number of the Shuttle of round 2 that brought this crew."""
    return ROUND_TWO[tuple(t[who].crew.get(kind, 0) for kind in ("engineer", "technician", "scientist"))]


# Set-up.


@pytest.mark.rule("SHA-SOLO-01", "SHA-SOLO-10")
@pytest.mark.parametrize("seed", range(4))
def test_a_solo_game_is_set_up_for_two_and_only_the_human_has_a_leader_and_a_first_choice(seed: int) -> None:
    t = fresh(1, seed=seed)
    assert (t.energy_level, t.panels, t.gone_from_ring) == (4, ["i1", "i4"], 2)
    assert t["A"].leader
    assert not t["B"].leader
    assert (t.who, t.prompt, t["B"].structures) == ("A", "PlaceStartDome", {})
    assert t.options == ["sector i2", "sector i3", "sector i5", "sector i6"]


@pytest.mark.rule("SHA-SOLO-01")
@pytest.mark.parametrize(("before", "cost"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_the_command_lines_are_those_of_two_players(before: int, cost: int) -> None:
    t = table(1).crew("A", technician=1).give("A", credits=5).line("corporations", "engineer " * before).turn("A")
    assert t.play("line corporations")["A"].credits == 5 - cost


@pytest.mark.rule("SHA-SOLO-01")
def test_a_command_line_has_no_fifth_slot() -> None:
    t = table(1).crew("A", technician=1).give("A", credits=9).line("corporations", "engineer " * 4).turn("A")
    assert "line corporations" not in t.options


@pytest.mark.rule("SHA-SOLO-02")
@pytest.mark.parametrize("seed", range(6))
def test_the_human_is_first_and_astrobot_second(seed: int) -> None:
    assert fresh(1, seed=seed).order == "AB"


@pytest.mark.rule("SHA-SOLO-05")
def test_development_and_goal_markers_start_at_nought() -> None:
    automa = fresh(1).state.astrobot()
    assert (automa.development, automa.markers) == (0, [0, 0, 0])


@pytest.mark.rule("SHA-SOLO-06", "SHA-SOLO-07")
@pytest.mark.parametrize(
    ("red_at", "other_at", "human", "sector"),
    [("v1", "v3", "i5", "i2"), ("v3", "v1", "i5", "i3"), ("v5", "v1", "i5", "i6"), ("v5", "v1", "i6", "i5")],
)
def test_the_first_dome_stands_in_the_free_inner_sector_by_the_token_of_the_red_letter(
    red_at: str, other_at: str, human: str, sector: str
) -> None:
    assert begun("card-1", red_at, other_at, human)["B"].structures == {sector: "dome"}


@pytest.mark.rule("SHA-SOLO-07", "SHA-SOLO-08")
@pytest.mark.parametrize(
    ("card", "red_at", "other_at", "human", "sector"),
    [
        ("card-1", "v1", "v3", "i2", "i3"),
        ("card-1", "v3", "v1", "i3", "i2"),
        ("card-1", "v1", "v5", "i2", "i6"),
        ("card-2", "v1", "v5", "i2", "i5"),
        ("card-2", "v3", "v5", "i3", "i5"),
    ],
)
def test_with_both_sectors_taken_the_other_right_letter_names_the_token(
    card: str, red_at: str, other_at: str, human: str, sector: str
) -> None:
    assert begun(card, red_at, other_at, human)["B"].structures == {sector: "dome"}


@pytest.mark.rule("SHA-SOLO-07", "SHA-SOLO-08")
@pytest.mark.parametrize(("card", "sector"), [("card-1", "i6"), ("card-3", "i6"), ("card-2", "i5"), ("card-4", "i5")])
def test_of_two_free_sectors_the_arrow_takes_the_one_further_in_its_direction(card: str, sector: str) -> None:
    assert begun(card, "v5", "v1", "i3")["B"].structures == {sector: "dome"}


@pytest.mark.rule("SHA-SOLO-09")
@pytest.mark.parametrize("seed", range(8))
def test_the_first_dome_gets_the_next_panel_of_the_ring_but_activates_no_token(seed: int) -> None:
    t = fresh(1, seed=seed).play("sector i2")
    (sector,) = t["B"].structures
    assert t.panels == sorted(["i1", "i2", "i4", sector])
    assert (t.gone_from_ring, t.energy_level, t["B"].reputation) == (4, 4, 0)
    assert set(t["B"].goods.values()) == {0}


@pytest.mark.rule("SHA-SOLO-11", "SHA-SOLO-06")
def test_the_first_card_stays_as_the_previous_card_and_six_are_left() -> None:
    automa = begun("card-6", "v5", "v1", "i2").state.astrobot()
    assert (automa.row, sorted(automa.deck.cards)) == ([5], [0, 1, 2, 3, 4, 6])


@pytest.mark.rule("SHA-SOLO-12")
@pytest.mark.parametrize(
    ("previous", "current", "corporation"),
    [
        ("card-4", "card-7", "moon-mining"),
        ("card-3", "card-2", "selenium-research"),
        ("card-4", "card-2", "artemis-tours"),
    ],
)
def test_the_letters_stand_for_the_corporations_in_their_order(previous: str, current: str, corporation: str) -> None:
    t = table(1, "moon-mining selenium-research artemis-tours").crew("B", engineer=1).markers(2, 2, 2)
    assert t.cards(previous, current).bot_turn()["B"].goals == {corporation: "easy"}


# The Shuttle phase.


@pytest.mark.rule("SHA-SOLO-20", "SHA-SOLO-22", "SHA-SOLO-23")
@pytest.mark.parametrize("seed", range(12))
def test_two_tiles_are_shown_and_astrobot_has_another_one_of_the_round_without_its_resources(seed: int) -> None:
    t = table(1, seed=seed).round(2).shuttles()
    shown = [int(text[-1]) for text in t.options]
    assert len(set(shown)) == 2
    assert all(text.startswith("shuttle shuttle-2-") for text in t.options)
    t.play(t.options[seed % 2])
    assert shuttle_of(t, "A") == shown[seed % 2]
    assert shuttle_of(t, "B") not in shown
    assert (t["B"].credits, t["B"].titanium, t["B"].rare_earth) == (0, 0, 0)
    assert t.order == ("AB" if shuttle_of(t, "A") < shuttle_of(t, "B") else "BA")


@pytest.mark.rule("SHA-SOLO-20")
def test_astrobot_gets_any_tile_of_the_round() -> None:
    seen = set()
    for seed in range(40):
        t = table(1, seed=seed).round(2).shuttles()
        seen.add(shuttle_of(t.play(t.options[0]), "B"))
    assert seen == {1, 2, 3, 4, 5}


@pytest.mark.rule("SHA-SOLO-21", "SHA-SOLO-23")
def test_the_human_takes_astronauts_and_resources_and_the_other_tile_fills_the_gateway_up_to_four() -> None:
    t = table(1).gateway(engineer=4, technician=3, scientist=1).tiles("shuttle-1-4 shuttle-1-5").choose_shuttles()
    t.play("shuttle shuttle-1-4")
    assert t["A"].crew == {"engineer": 2, "technician": 1, "scientist": 3}
    assert (t["A"].credits, t["A"].titanium, t["A"].rare_earth) == (6, 1, 1)
    assert t.in_gateway == {"engineer": 4, "technician": 4, "scientist": 3}


@pytest.mark.rule("SHA-SOLO-20", "SHA-SOLO-21", "SHA-SOLO-22", "SHA-SOLO-23")
def test_example_14_astrobots_hidden_shuttle_number_1_makes_it_first() -> None:
    for seed in range(3000):
        t = table(1, seed=seed).gateway(engineer=1, technician=3, scientist=4).shuttles()
        if t.options == ["shuttle shuttle-1-2", "shuttle shuttle-1-5"]:
            t.play("shuttle shuttle-1-2")
            if t["B"].crew == ROUND_ONE_FIRST:
                break
    assert t["B"].crew == ROUND_ONE_FIRST
    assert t.in_gateway == {"engineer": 3, "technician": 4, "scientist": 4}
    assert t.order == "BA"


# The frame of a turn.


@pytest.mark.rule("SHA-SOLO-30")
def test_the_drawn_card_is_put_to_the_right_of_the_previous_one() -> None:
    automa = table(1).crew("B", engineer=1).cards("card-1", "card-4").bot_turn().state.astrobot()
    assert (automa.row, len(automa.deck.cards)) == ([0, 3], 5)


@pytest.mark.rule("SHA-SOLO-31", "SHA-SOLO-33")
@pytest.mark.parametrize(
    ("previous", "current", "active"),
    [
        ("card-3", "card-2", "B"),
        ("card-4", "card-2", "C"),
        ("card-2", "card-5", "C"),
        ("card-3", "card-5", "B"),
        ("card-1", "card-7", "B"),
        ("card-2", "card-7", "A"),
        ("card-1", "card-2", "B"),
        ("card-6", "card-5", "C"),
        ("card-5", "card-7", "B"),
        ("card-3", "card-7", "A"),
    ],
)
def test_the_common_letter_is_active_and_of_two_the_previous_cards_red_one(
    previous: str, current: str, active: str
) -> None:
    t = table(1).crew("B", scientist=1).cards(previous, current).bot_turn()
    assert t.state.astrobot().markers == [int(letter == active) for letter in "ABC"]


@pytest.mark.rule("SHA-SOLO-32", "SHA-SOLO-03")
@pytest.mark.parametrize(("before", "after", "reputation"), [(0, 1, 0), (6, 7, 0), (7, 7, 1)])
def test_the_development_symbol_is_a_step_and_at_the_end_of_the_track_reputation(
    before: int, after: int, reputation: int
) -> None:
    t = table(1).structure("B", "dome", "i2").crew("B", technician=1).development(before)
    t.cards("card-2", "card-1").bot_turn()
    assert (t.state.astrobot().development, t["B"].reputation) == (after, reputation)
    assert t.state.astrobot().markers == [0, 0, 0]


@pytest.mark.rule("SHA-SOLO-32", "SHA-SOLO-60")
def test_the_symbol_comes_before_the_action() -> None:
    t = table(1).power("o1").crew("B", engineer=1).development(1).cards("card-1", "card-4").bot_turn()
    assert t["B"].structures == {"o1": "workshop-top"}


def in_the_crater() -> Table:
    """AstroBot's next turn has Artemis Tours active and a goal symbol; its action in the crater gives it nothing."""
    return table(1).structure("B", "dome", "o8").crew("B", engineer=1).cards("card-4", "card-7")


@pytest.mark.rule("SHA-SOLO-33")
@pytest.mark.parametrize(("before", "goals"), [(0, {}), (1, {}), (2, {"artemis-tours": "easy"})])
def test_a_goal_is_claimed_when_the_marker_reaches_the_end_of_its_track(before: int, goals: dict[str, str]) -> None:
    t = in_the_crater().markers(before, 0, 0).bot_turn()
    assert (t["B"].goals, t["B"].vp) == (goals, 4 * len(goals))


@pytest.mark.rule("SHA-SOLO-34", "SHA-SOLO-38")
@pytest.mark.parametrize(
    ("development", "level", "vp"),
    [(0, "easy", 4), (2, "easy", 4), (3, "medium", 8), (6, "medium", 8), (7, "hard", 12)],
)
def test_development_alone_decides_the_level_of_a_goal(development: int, level: str, vp: int) -> None:
    t = in_the_crater().markers(2, 0, 0).development(development).bot_turn()
    assert (t["B"].goals, t.claimed("artemis-tours", level), t["B"].vp) == ({"artemis-tours": level}, "B", vp)
    assert t.hosted("B") == 0


@pytest.mark.rule("SHA-SOLO-33", "SHA-SOLO-34", "SHA-SOLO-37")
@pytest.mark.parametrize(("development", "reputation"), [(3, 0), (6, 1)])
def test_example_15_a_medium_goal_of_artemis_tours_scores_8(development: int, reputation: int) -> None:
    t = in_the_crater().markers(2, 0, 0).development(development).give("B", reputation=reputation).bot_turn()
    assert t["B"].vp == 8


@pytest.mark.rule("SHA-SOLO-35")
@pytest.mark.parametrize(
    ("development", "taken", "level"),
    [
        (7, "hard", "medium"),
        (3, "medium", "easy"),
        (0, "easy", "medium"),
        (7, "hard medium", "easy"),
        (3, "medium easy", "hard"),
        (0, "easy medium", "hard"),
        (0, "medium", "easy"),
        (3, "easy", "medium"),
        (7, "medium", "hard"),
    ],
)
def test_instead_of_a_taken_goal_the_next_lower_free_one_or_else_a_higher_one(
    development: int, taken: str, level: str
) -> None:
    t = in_the_crater().markers(2, 0, 0).development(development)
    for each in taken.split():
        t.goal("A", "artemis-tours", each)
    assert t.bot_turn()["B"].goals == {"artemis-tours": level}


@pytest.mark.rule("SHA-SOLO-36")
@pytest.mark.parametrize(
    ("markers", "after"), [((3, 1, 0), [1, 1]), ((3, 0, 1), [1, 1]), ((3, 1, 1), [2, 1]), ((3, 0, 0), [1, 0])]
)
def test_with_a_goal_of_the_active_corporation_the_last_marker_moves_and_of_tied_ones_the_other_letters(
    markers: tuple[int, ...], after: list[int]
) -> None:
    t = in_the_crater().goal("B", "artemis-tours", "easy").markers(*markers).bot_turn()
    assert t.state.astrobot().markers[1:] == after


@pytest.mark.rule("SHA-SOLO-36")
def test_the_other_letter_of_the_current_card_wins_a_tie_against_the_alphabet() -> None:
    t = table(1).structure("B", "dome", "i5").crew("B", scientist=1).goal("B", "moon-mining", "easy").markers(1, 3, 1)
    assert t.cards("card-3", "card-5").bot_turn().state.astrobot().markers == [1, 3, 2]


@pytest.mark.rule("SHA-SOLO-36", "SHA-SOLO-33")
def test_a_marker_moved_instead_claims_as_well() -> None:
    t = in_the_crater().goal("B", "artemis-tours", "easy").markers(3, 2, 2).development(3).bot_turn()
    assert (t["B"].goals, t["B"].vp) == ({"artemis-tours": "easy", "moon-mining": "medium"}, 8)


@pytest.mark.rule("SHA-SOLO-36")
def test_a_marker_of_a_claimed_goal_is_never_the_one_that_moves() -> None:
    t = in_the_crater().goal("B", "artemis-tours", "easy").goal("B", "moon-mining", "easy").markers(3, 3, 2).bot_turn()
    assert t["B"].goals["selenium-research"] == "easy"


@pytest.mark.rule("SHA-SOLO-36")
def test_with_all_goals_claimed_the_symbol_does_nothing() -> None:
    t = in_the_crater().markers(3, 3, 3)
    for corporation in ("artemis-tours", "moon-mining", "selenium-research"):
        t.goal("B", corporation, "easy")
    t.bot_turn()
    assert (t["B"].vp, t["B"].reputation, t.state.astrobot().markers) == (0, 0, [3, 3, 3])


@pytest.mark.rule("SHA-SOLO-37")
@pytest.mark.parametrize(
    ("reputation", "vp"), [(1, 4), (2, 5), (5, 5), (6, 6), (9, 6), (10, 7), (13, 7), (14, 8), (15, 8)]
)
def test_reputation_adds_to_astrobots_goals(reputation: int, vp: int) -> None:
    assert in_the_crater().markers(2, 0, 0).give("B", reputation=reputation).bot_turn()["B"].vp == vp


@pytest.mark.rule("SHA-SOLO-39")
@pytest.mark.parametrize(
    ("crew", "line", "left"),
    [
        ({"engineer": 1, "technician": 2, "scientist": 3}, "build", {"technician": 2, "scientist": 3}),
        ({"technician": 2, "scientist": 3}, "corporations", {"technician": 2, "scientist": 2}),
        ({"technician": 2}, "", {"technician": 1}),
    ],
)
def test_the_topmost_row_with_an_astronaut_on_the_shuttle_is_done(
    crew: dict[str, int], line: str, left: dict[str, int]
) -> None:
    t = table(1).structure("B", "dome", "i1").crew("B", **crew).cards("card-7", "card-1").bot_turn()
    used = [name for name in ("build", "fund", "corporations") if t.on_line(name)]
    assert (used, t["B"].crew, t.in_slot(28)) == ([line] if line else [], left, "" if line else "technician")


@pytest.mark.rule("SHA-SOLO-40", "SHA-SOLO-50")
def test_the_triangle_is_that_of_the_previous_card() -> None:
    t = in_the_crater().structure("B", "dome", "o12").bot_turn()
    assert (t.in_slot(15), t.in_slot(28)) == ("engineer", "")


@pytest.mark.rule("SHA-SOLO-40", "SHA-SOLO-50")
def test_the_arrow_is_that_of_the_previous_card() -> None:
    t = in_the_crater().structure("B", "dome", "i3").structure("B", "dome", "i4").astronaut(15, "engineer").bot_turn()
    assert (t.in_slot(14), t.in_slot(16)) == ("engineer", "")


@pytest.mark.rule("SHA-SOLO-41")
@pytest.mark.parametrize("kind", ["engineer", "technician", "scientist"])
def test_astrobot_gains_nothing_of_the_crater(kind: str) -> None:
    card = {"engineer": "card-7", "technician": "card-1", "scientist": "card-6"}[kind]
    t = table(1).structure("B", "dome", "i3").structure("B", "dome", "i4").crew("B", **{kind: 1}).cards("card-4", card)
    assert t.bot_turn().in_slot(14) == kind
    assert set(t["B"].goods.values()) == {0}


@pytest.mark.rule("SHA-SOLO-41")
@pytest.mark.parametrize("credits", [0, 5])
def test_astrobot_pays_no_slot_and_gains_no_credits_in_the_gateway(credits: int) -> None:
    t = table(1).give("B", credits=credits, titanium=2, rare_earth=2).line("corporations", "engineer " * 3)
    t.crew("B", scientist=2).cards("card-1", "card-3").bot_turn()
    assert len(t.on_line("corporations")) == 4
    t.cards("card-1", "card-3").bot_turn()
    assert t.in_gateway == {"scientist": 1}
    assert (t["B"].credits, t["B"].titanium, t["B"].rare_earth) == (credits, 2, 2)


@pytest.mark.rule("SHA-SOLO-42")
def test_what_the_human_owes_astrobot_goes_to_the_bank() -> None:
    t = table(1).structure("B", "dome", "o3").structure("B", "workshop-top", "o4").crew("A", technician=1)
    t.give("A", credits=2).turn("A").play("slot 5")
    assert (t["A"].credits, t["B"].credits) == (6, 0)


# The crater.


@pytest.mark.rule("SHA-SOLO-50")
@pytest.mark.parametrize(
    ("previous", "occupied", "slot"), [("card-7", (), 1), ("card-7", (1,), 8), ("card-2", (), 1), ("card-2", (1,), 24)]
)
def test_the_first_free_slot_in_arrow_direction_where_astrobot_would_win_is_taken(
    previous: str, occupied: tuple[int, ...], slot: int
) -> None:
    t = table(1).structure("B", "dome", "i4").crew("B", scientist=1).cards(previous, "card-4")
    for each in occupied:
        t.astronaut(each, "engineer")
    assert t.bot_turn().in_slot(slot) == "scientist"


@pytest.mark.rule("SHA-SOLO-50")
@pytest.mark.parametrize(("human", "slot"), [("i1", 8), ("o7", 1)])
def test_of_equal_sums_the_nearer_structure_decides_whether_astrobot_would_win(human: str, slot: int) -> None:
    t = table(1).structure("B", "dome", "i4").structure("A", "dome", human).crew("B", scientist=1)
    assert t.cards("card-7", "card-4").bot_turn().in_slot(slot) == "scientist"


@pytest.mark.rule("SHA-SOLO-50")
def test_a_row_where_the_human_has_more_is_passed_over() -> None:
    t = table(1).structure("B", "dome", "o8").structure("A", "workshop-top", "o9").structure("B", "dome", "i3")
    assert t.crew("B", engineer=1).cards("card-4", "card-7").bot_turn().in_slot(14) == "engineer"


@pytest.mark.rule("SHA-SOLO-51")
def test_a_full_base_does_not_keep_astrobot_from_the_crater() -> None:
    t = in_the_crater().seated("B", "domes", engineer=1).seated("B", "waiting", engineer=1)
    assert t.free("B", "domes") == t.free("B", "waiting") == 0
    assert t.bot_turn().in_slot(15) == "engineer"


@pytest.mark.rule("SHA-SOLO-52")
def test_the_human_gains_the_slots_value_for_each_sector_of_the_row_where_only_she_stands() -> None:
    t = table(1).structure("A", "dome", "o1").structure("A", "workshop-top", "i1").structure("B", "headquarters", "i4")
    t.structure("A", "dome", "i5").neutral("o7").crew("B", technician=1).cards("card-1", "card-4").bot_turn()
    assert (t.in_slot(1), t["A"].credits) == ("technician", 6)


@pytest.mark.rule("SHA-SOLO-52")
def test_a_sector_shared_with_astrobot_gives_the_human_nothing() -> None:
    t = table(1).structure("B", "laboratory-top", "o8").structure("A", "dome", "o8").structure("A", "dome", "o7")
    t.crew("B", engineer=1).cards("card-4", "card-7").bot_turn()
    assert (t.in_slot(15), t["A"].credits, t["B"].credits) == ("engineer", 1, 0)


@pytest.mark.rule("SHA-SOLO-53")
def test_without_a_slot_it_would_win_astrobot_visits_the_gateway() -> None:
    t = table(1).structure("A", "dome", "i1").crew("B", engineer=1).cards("card-4", "card-7").bot_turn()
    assert (t.in_gateway, t.hosted("B")) == ({"engineer": 1}, 1)


@pytest.mark.rule("SHA-SOLO-53")
@pytest.mark.parametrize("free", [0, 15, 16])
def test_with_every_slot_it_would_win_occupied_astrobot_visits_the_gateway(free: int) -> None:
    t = in_the_crater()
    for slot in range(1, 31):
        if slot != free:
            t.astronaut(slot, "technician")
    t.bot_turn()
    assert t.in_gateway == ({} if free == 15 else {"engineer": 1})
