"""Sky Watch: the track, Defense Programs, the asteroid, its nine Projects."""

import pytest
from shackleton_table import Table, table

OWN = "sky-watch"
CORPS = f"{OWN} moon-mining to-mars"
PROGRAMS = [f"{section} {level}" for section in (1, 2, 3) for level in ("bottom", "middle", "top")]
COSTS = {
    "1 bottom": ({"titanium": 1}, 2),
    "1 middle": ({"rare_earth": 1}, 2),
    "1 top": ({"credits": 3}, 3),
    "2 bottom": ({"titanium": 2}, 5),
    "2 middle": ({"titanium": 1, "rare_earth": 1}, 5),
    "2 top": ({"credits": 5}, 5),
    "3 bottom": ({"titanium": 3}, 8),
    "3 middle": ({"titanium": 1, "rare_earth": 2}, 9),
    "3 top": ({"credits": 8}, 9),
}


def sky(seats: int = 3) -> Table:
    """A table with Sky Watch as #1 and no panel left to build."""
    return table(seats, CORPS).ring(18)


def rich(seats: int = 3, at: int = 9) -> Table:
    """A can pay everything."""
    return sky(seats).give("A", credits=9, titanium=9, rare_earth=9).track("A", at)


def acting(t: Table) -> Table:
    """A is to perform up to 3 Corporation actions, without a bonus."""
    return t.crew("A", technician=1).turn("A").play("line corporations")


def funding(name: str, credits: int = 3) -> Table:
    """A has just funded this Project of Sky Watch."""
    t = sky().shown(OWN, f"{name} -").give("A", credits=credits).crew("A", engineer=1)
    return t.turn("A").play("line fund", f"fund {name}")


def offered(t: Table) -> list[str]:
    """The Programs offered now."""
    return [text.removeprefix("contribute ") for text in t.options if text.startswith("contribute")]


def helped(seats: int, **numbers: int) -> Table:
    """Everybody has made so many contributions."""
    t = sky(seats)
    for who, number in numbers.items():
        for program in PROGRAMS[:number]:
            t.contribution(who, program)
    return t


# The track.


@pytest.mark.rule("SHA-SKY-02", "SHA-SKY-01")
def test_a_token_advances_the_own_marker_one_step_from_0() -> None:
    t = sky().structure("A", "dome", "i1").crew("A", scientist=1).turn("A").play("slot 1")
    assert (t.track_of("A"), t.track_of("B")) == (1, 0)


@pytest.mark.rule("SHA-SKY-04")
def test_the_corporation_action_advances_one_step() -> None:
    t = acting(sky().track("A", 4)).play("watch")
    assert t.track_of("A") == 5


@pytest.mark.rule("SHA-SKY-01", "SHA-SKY-03", "SHA-SKY-04")
@pytest.mark.parametrize(("at", "sections"), [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (11, 3), (12, 3)])
def test_after_the_step_the_three_programs_of_each_section_reached_are_open(at: int, sections: int) -> None:
    assert offered(acting(rich(at=at)).play("watch")) == PROGRAMS[: 3 * sections]


@pytest.mark.rule("SHA-SKY-04")
def test_contributing_is_optional() -> None:
    t = acting(rich()).play("watch", "done")
    assert (t.given("A"), t["A"].vp, t.track_of("A")) == (0, 0, 10)


@pytest.mark.rule("SHA-SKY-04", "SHA-CORPACT-06")
def test_one_action_makes_one_contribution_and_may_be_repeated() -> None:
    t = acting(rich()).play("watch", "contribute 1 bottom")
    assert offered(t) == []
    assert t.play("watch", "contribute 2 bottom").given("A") == 2


@pytest.mark.rule("SHA-SKY-08")
def test_the_marker_stops_at_12_and_contributions_go_on() -> None:
    t = acting(rich(at=12)).play("watch")
    assert t.track_of("A") == 12
    assert t.play("contribute 3 bottom").given("A") == 1


@pytest.mark.rule("SHA-SKY-08", "SHA-SKY-09")
def test_steps_beyond_12_are_lost_without_a_second_bonus() -> None:
    t = sky().track("A", 12).structure("A", "dome", "i1").crew("A", scientist=1).turn("A").play("slot 1")
    assert (t.track_of("A"), t["A"].vp) == (12, 0)


@pytest.mark.rule("SHA-SKY-09")
@pytest.mark.parametrize(
    ("at", "reputation", "credits", "vp"),
    [(1, 0, 0, 0), (2, 1, 0, 0), (3, 0, 0, 0), (5, 0, 2, 0), (7, 0, 0, 0), (8, 1, 0, 0), (11, 0, 0, 3)],
)
def test_the_spaces_3_6_9_and_12_give_their_bonus_on_entry(at: int, reputation: int, credits: int, vp: int) -> None:
    t = sky().track("A", at).structure("A", "dome", "i1").crew("A", scientist=1).turn("A").play("slot 1")
    assert (t["A"].reputation, t["A"].credits, t["A"].vp) == (reputation, credits, vp)


@pytest.mark.rule("SHA-SKY-09", "SHA-FUND-10")
@pytest.mark.parametrize(
    ("at", "reputation", "credits", "vp"), [(1, 1, 0, 0), (2, 1, 0, 0), (4, 0, 2, 0), (5, 0, 2, 0), (10, 0, 0, 3)]
)
def test_a_bonus_is_given_for_passing_too(at: int, reputation: int, credits: int, vp: int) -> None:
    t = sky().track("A", at).shown(OWN, "telescope-array -").give("A", credits=3).crew("A", engineer=1).turn("A")
    t.play("line fund", "fund telescope-array")
    assert (t["A"].reputation, t["A"].credits, t["A"].vp) == (reputation, credits, vp)


@pytest.mark.rule("SHA-SKY-10")
@pytest.mark.parametrize(
    ("at", "round_", "gained"),
    [
        ((3, 2, 1), 1, (1, 0, 0)), ((3, 3, 1), 2, (1, 1, 0)), ((0, 0, 0), 1, (0, 0, 0)), ((1, 0, 0), 2, (1, 0, 0)),
        ((5, 2, 1), 3, (0, 0, 0)), ((4, 4, 4), 1, (1, 1, 1)),
    ],
)  # fmt: skip
def test_in_rounds_1_and_2_those_furthest_on_the_track_gain_a_reputation(
    at: tuple[int, ...], round_: int, gained: tuple[int, ...]
) -> None:
    t = sky().round(round_).give("ABC", credits=9)
    for who, space in zip("ABC", at, strict=True):
        t.track(who, space)
    t.maintenance()
    assert tuple(t[who].reputation for who in "ABC") == gained


# Programs.


@pytest.mark.rule("SHA-SKY-05", "SHA-SKY-07")
@pytest.mark.parametrize("program", PROGRAMS)
def test_a_contribution_costs_what_is_listed_and_scores_at_once(program: str) -> None:
    cost, vp = COSTS[program]
    t = acting(sky().track("A", 9).give("A", **cost)).play("watch", f"contribute {program}")
    assert (t["A"].titanium, t["A"].rare_earth, t["A"].credits, t["A"].vp, t.given("A")) == (0, 0, 0, vp, 1)
    assert t.energy_level == (4 if program.endswith("top") else 5)


@pytest.mark.rule("SHA-SKY-05")
@pytest.mark.parametrize(("program", "good"), [(each, good) for each, (cost, _) in COSTS.items() for good in cost])
def test_a_program_is_closed_with_one_unit_missing(program: str, good: str) -> None:
    t = rich().give("A", **{good: COSTS[program][0][good] - 1})
    assert program not in offered(acting(t).play("watch"))


@pytest.mark.rule("SHA-SKY-05")
def test_without_energy_the_topmost_programs_are_closed() -> None:
    assert offered(acting(rich().energy(0)).play("watch")) == [each for each in PROGRAMS if "top" not in each]


@pytest.mark.rule("SHA-SKY-05")
def test_the_last_energy_serves_a_topmost_program() -> None:
    assert acting(rich().energy(1)).play("watch", "contribute 2 top").energy_level == 0


@pytest.mark.rule("SHA-SKY-06")
@pytest.mark.parametrize(
    ("seats", "others", "free"),
    [
        (1, "B", False),
        (2, "", True),
        (2, "B", False),
        (3, "B", True),
        (3, "BC", False),
        (4, "C", True),
        (4, "CD", False),
    ],
)
def test_a_program_has_one_slot_for_up_to_two_players_and_two_for_more(seats: int, others: str, free: bool) -> None:
    t = rich(seats)
    for who in others:
        t.contribution(who, "1 bottom")
    assert ("1 bottom" in offered(acting(t).play("watch"))) is free


@pytest.mark.rule("SHA-SKY-06")
def test_a_player_contributes_at_most_once_to_a_program() -> None:
    assert offered(acting(rich(at=1).contribution("A", "1 bottom")).play("watch")) == ["1 middle", "1 top"]


@pytest.mark.rule("SHA-SKY-14", "SHA-CORP-04")
@pytest.mark.parametrize(("number", "reached"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_goals_of_sky_watch_ask_for_2_3_or_5_contributions(number: int, reached: int) -> None:
    t = helped(3, A=number, B=5).crew("A", engineer=1).turn("A").play("slot 20")
    levels = ["easy", "medium", "hard"][:reached]
    assert [text for text in t.options if text != "done"] == [f"goal {OWN} {level}" for level in levels]


# The asteroid.


@pytest.mark.rule("SHA-SKY-11", "SHA-SKY-12", "SHA-SKY-07")
@pytest.mark.parametrize(
    ("seats", "a", "b", "destroyed"),
    [
        (1, 5, 0, True), (1, 4, 0, False), (2, 5, 0, True), (2, 4, 0, False), (3, 5, 3, True), (3, 4, 3, False),
        (4, 6, 4, True), (4, 5, 4, False), (3, 6, 4, True),
    ],
)  # fmt: skip
def test_enough_contributions_together_destroy_the_asteroid_for_2_vp_each(
    seats: int, a: int, b: int, destroyed: bool
) -> None:
    t = sky(seats)
    for program in PROGRAMS[:a]:
        t.contribution("A", program)
    for program in PROGRAMS[::-1][:b]:
        t.contribution("B", program)
    t.end()
    expected = (2 * a, 2 * b) if destroyed else (0, 0)
    assert (t.points("A")["corporation"], t.points("B")["corporation"]) == expected


@pytest.mark.rule("SHA-SKY-12")
def test_a_destroyed_asteroid_leaves_all_structures_standing() -> None:
    t = helped(3, A=5, B=3).structure("C", "workshop-top", "o1").give("C", vp=9).end()
    assert (t["C"].structures, t.points("C")["total"]) == ({"o1": "workshop-top"}, 9)


@pytest.mark.rule("SHA-SKY-13")
@pytest.mark.parametrize(("own", "safe"), [(3, False), (4, True)])
def test_own_contributions_protect_against_the_shortfall(own: int, safe: bool) -> None:
    t = helped(3, A=own).structure("A", "dome", "o1").give("A", vp=9).end()
    assert ((t["A"].structures, t.points("A")["total"]) == ({"o1": "dome"}, 9)) is safe
    assert safe or (t["A"].structures, t.points("A")["total"]) == ({}, 8)


@pytest.mark.rule("SHA-SKY-13")
def test_structures_go_until_their_sizes_cover_the_damage() -> None:
    t = helped(3, A=2, B=2).structure("A", "dome", "o1").structure("A", "dome", "o2").structure("A", "dome", "o3")
    t.give("A", vp=9).end().play("A: sector o3", "sector o1")  # a shortfall of 4, less the 2 of A
    assert (t["A"].structures, t.points("A")["total"], t.who) == ({"o2": "dome"}, 7, "")


@pytest.mark.rule("SHA-SKY-13")
@pytest.mark.parametrize(
    ("choice", "left", "vp"), [("o1", {"o2": "laboratory-top"}, 7), ("o2", {"o1": "workshop-top"}, 6)]
)
def test_the_owner_chooses_and_a_bigger_structure_may_more_than_cover_the_damage(
    choice: str, left: dict[str, str], vp: int
) -> None:
    t = helped(3, A=2, B=2).structure("A", "workshop-top", "o1").structure("A", "laboratory-top", "o2").give("A", vp=9)
    t.end().play(f"sector {choice}")
    assert (t["A"].structures, t.points("A")["total"], t.who) == (left, vp, "")


@pytest.mark.rule("SHA-SKY-13")
def test_after_a_structure_too_small_another_one_must_go() -> None:
    t = helped(3, A=2, B=2).structure("A", "dome", "o1").structure("A", "laboratory-top", "o2").give("A", vp=9)
    t.end().play("sector o1")
    assert (t["A"].structures, t.points("A")["total"]) == ({}, 5)


@pytest.mark.rule("SHA-SKY-13")
def test_with_too_few_structures_all_of_them_go_and_no_vp_beyond_their_sizes() -> None:
    t = sky().structure("A", "dome", "o1").structure("A", "workshop-top", "o2").give("A", vp=9).end()
    while t.who:
        t.play(t.options[0])
    assert (t["A"].structures, t.points("A")["total"]) == ({}, 6)


@pytest.mark.rule("SHA-SKY-13")
def test_the_loss_stops_at_0_vp() -> None:
    t = sky().structure("A", "headquarters", "o1").give("A", vp=2, reputation=4).end()
    assert (t["A"].vp, t["A"].structures, t.points("A")["total"]) == (0, {}, 4)


@pytest.mark.rule("SHA-SKY-13", "SHA-SKY-11")
def test_a_laboratory_lost_to_the_asteroid_does_not_score() -> None:
    t = sky().structure("A", "laboratory-top", "o1").seated("A", "laboratory-top", engineer=3).give("A", vp=9).end()
    assert (t.points("A")["laboratory"], t.points("A")["total"]) == (0, 6)


@pytest.mark.rule("SHA-SKY-13")
def test_a_laboratory_that_was_saved_scores() -> None:
    t = helped(3, A=5, B=2).structure("A", "laboratory-top", "o1").seated("A", "laboratory-top", engineer=3).end()
    assert t.points("A")["laboratory"] == 10


@pytest.mark.rule("SHA-SKY-13")
def test_structures_on_the_mars_ship_and_those_of_nobody_are_safe() -> None:
    t = sky().aboard("A", 5, 2).built("A", "laboratory-top").seated("A", "laboratory-top", engineer=1).neutral("i1")
    t.give("A", vp=9).end()
    assert (t.items("A"), t.points("A")["laboratory"], t.points("A")["play"]) == (1, 2, 9)


@pytest.mark.rule("SHA-SKY-13")
def test_each_player_suffers_by_own_contributions() -> None:
    t = helped(3, A=3, B=1).structure("A", "dome", "o1").structure("B", "dome", "o2").structure("B", "dome", "o3")
    t.structure("B", "dome", "o4").structure("B", "dome", "o5").give("AB", vp=9).end()  # a shortfall of 4
    while t.who:
        t.play(t.options[0])
    assert (t.points("A")["total"], t.points("B")["total"], len(t["B"].structures)) == (8, 6, 1)


# Projects.


@pytest.mark.rule("SHA-FUND-10")
def test_telescope_array_brings_two_steps() -> None:
    assert funding("telescope-array").track_of("A") == 2


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(
    "name",
    [
        "early-warning", "kinetic-impactor", "laser-battery", "radar-station", "defence-fund", "civil-honours",
        "deep-bunker", "sentinel-network",
    ],
)  # fmt: skip
def test_the_other_sky_watch_projects_give_nothing_at_once(name: str) -> None:
    t = funding(name)
    assert (t.track_of("A"), t["A"].credits, t["A"].reputation, t["A"].vp, t.who) == (0, 0, 0, 0, "")


@pytest.mark.rule("SHA-FUND-15", "SHA-FUND-16", "SHA-FUND-17")
@pytest.mark.parametrize(("move", "steps", "credits"), [("use early-warning", 3, 4), ("done", 2, 5)])
def test_early_warning_sells_one_more_step_for_all_tokens_of_a_crater_action(
    move: str, steps: int, credits: int
) -> None:
    t = sky().projects("A", "early-warning").give("A", credits=5).token("v13", OWN).token("v14", OWN).track("A", 4)
    t.structure("A", "dome", "o1").structure("A", "dome", "o3").crew("A", scientist=1).turn("A").play("slot 30", move)
    bonus = 2  # of space 6
    assert (t.track_of("A"), t["A"].credits, t.who) == (4 + steps, credits + bonus, "")


@pytest.mark.rule("SHA-FUND-15")
def test_early_warning_also_serves_a_token_activated_by_another_effect() -> None:
    t = acting(sky().projects("A", "early-warning").give("A", credits=1, reputation=12)).play("track token", "token v1")
    assert (t.play("use early-warning").track_of("A"), t["A"].credits) == (2, 0)


@pytest.mark.rule("SHA-FUND-16")
def test_early_warning_is_not_open_without_a_credit() -> None:
    t = (
        sky()
        .projects("A", "early-warning")
        .structure("A", "dome", "i1")
        .crew("A", scientist=1)
        .turn("A")
        .play("slot 1")
    )
    assert (t.track_of("A"), t.who) == (1, "")


@pytest.mark.rule("SHA-FUND-15")
def test_early_warning_sells_nothing_for_steps_that_come_from_no_token() -> None:
    t = acting(sky().projects("A", "early-warning radar-station").give("A", credits=2)).play(
        "watch", "use radar-station"
    )
    assert (t.track_of("A"), t["A"].credits) == (3, 2)


@pytest.mark.rule("SHA-SKY-05")
@pytest.mark.parametrize(
    ("program", "titanium", "rare_earth"),
    [
        ("1 bottom", 9, 9),
        ("1 middle", 9, 8),
        ("2 bottom", 8, 9),
        ("2 middle", 9, 8),
        ("3 bottom", 7, 9),
        ("3 middle", 9, 7),
    ],
)
def test_kinetic_impactor_saves_a_titanium_of_each_program(program: str, titanium: int, rare_earth: int) -> None:
    t = acting(rich().projects("A", "kinetic-impactor")).play("watch", f"contribute {program}")
    assert (t["A"].titanium, t["A"].rare_earth, t["A"].credits) == (titanium, rare_earth, 9)


@pytest.mark.rule("SHA-SKY-05")
def test_with_kinetic_impactor_the_first_program_is_free() -> None:
    t = acting(sky().projects("A", "kinetic-impactor")).play("watch", "contribute 1 bottom")
    assert (t.given("A"), t["A"].vp) == (1, 2)


@pytest.mark.rule("SHA-SKY-05")
@pytest.mark.parametrize(("program", "credits"), [("1 top", 1), ("2 top", 3), ("3 top", 6)])
def test_laser_battery_saves_2_credits_and_the_energy_of_topmost_programs(program: str, credits: int) -> None:
    t = sky().projects("A", "laser-battery").track("A", 9).energy(0).give("A", credits=credits)
    acting(t).play("watch", f"contribute {program}")
    assert (t.given("A"), t["A"].credits, t.energy_level) == (1, 0, 0)


@pytest.mark.rule("SHA-SKY-05")
def test_laser_battery_changes_nothing_for_other_programs() -> None:
    t = acting(rich().projects("A", "laser-battery")).play("watch", "contribute 2 bottom")
    assert (t["A"].titanium, t["A"].credits) == (7, 9)


@pytest.mark.rule("SHA-CORPACT-07")
def test_radar_station_advances_two_steps_once_a_round() -> None:
    t = acting(rich(at=0).projects("A", "radar-station")).play("use radar-station")
    assert (t.track_of("A"), offered(t)) == (2, [])
    assert "use radar-station" not in t.options


@pytest.mark.rule("SHA-SKY-07")
@pytest.mark.parametrize(("name", "credits", "reputation"), [("defence-fund", 11, 0), ("civil-honours", 9, 1)])
def test_defence_fund_pays_2_credits_and_civil_honours_1_reputation_for_each_contribution(
    name: str, credits: int, reputation: int
) -> None:
    t = acting(rich().projects("A", name)).play("watch", "contribute 1 bottom")
    assert (t["A"].credits, t["A"].reputation) == (credits, reputation)


@pytest.mark.rule("SHA-SKY-04")
def test_without_a_contribution_defence_fund_and_civil_honours_give_nothing() -> None:
    t = acting(rich().projects("A", "defence-fund civil-honours")).play("watch", "done")
    assert (t["A"].credits, t["A"].reputation) == (9, 0)


@pytest.mark.rule("SHA-SKY-13")
@pytest.mark.parametrize(("own", "left"), [(2, {"o1": "dome"}), (1, {})])
def test_deep_bunker_takes_3_off_the_own_damage(own: int, left: dict[str, str]) -> None:
    t = helped(3, A=own, B=1).projects("A", "deep-bunker").structure("A", "dome", "o1").give("A", vp=9).end()
    assert (t["A"].structures, t.points("A")["play"]) == (left, 9 if left else 8)  # a damage of 3, or of 5


@pytest.mark.rule("SHA-END-05")
@pytest.mark.parametrize("own", [0, 1, 6])
def test_sentinel_network_scores_1_vp_per_own_contribution(own: int) -> None:
    assert helped(3, A=own, B=1).projects("A", "sentinel-network").end().points("A").get("project-end", 0) == own


@pytest.mark.rule("SHA-END-01")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("telescope-array", 4), ("early-warning", 4), ("kinetic-impactor", 3), ("laser-battery", 3),
        ("radar-station", 4), ("defence-fund", 4), ("civil-honours", 4), ("deep-bunker", 5), ("sentinel-network", 3),
    ],
)  # fmt: skip
def test_each_sky_watch_project_scores_its_printed_vp(name: str, vp: int) -> None:
    assert sky().projects("A", name).end().points("A")["projects"] == vp
