"""Artemis Tours, with what all Corporations share."""

import pytest
from shackleton_table import Table, table


def acting(t: Table) -> Table:
    """A is to perform up to 3 Corporation actions, without a bonus."""
    return t.crew("A", technician=1).turn("A").play("line corporations")


def funding(name: str) -> Table:
    """A has just funded this Project of Artemis Tours with its last Credits."""
    t = table(3).shown("artemis-tours", f"{name} -").give("A", credits=3).crew("A", engineer=1)
    return t.turn("A").play("line fund", f"fund {name}")


def idling(t: Table) -> Table:
    """A has sent an Engineer where nothing happens and may claim goals."""
    return t.crew("A", engineer=1).turn("A").play("slot 20")


def guests(number: int, seats: int = 3) -> Table:
    """A hosts so many Tourists."""
    t = table(seats)
    for spot in [
        "moon-casino 1",
        "moon-casino 2",
        "crater-hotel 1",
        "crater-hotel 2",
        "crater-hotel 3",
        "rover-safari 1",
    ][:number]:
        t.spot("A", spot)
    return t.projects("A", "moon-casino crater-hotel rover-safari")


# What all Corporations share.


@pytest.mark.rule("SHA-CORP-01")
@pytest.mark.parametrize(("gone", "cost", "consumed"), [(0, 3, 1), (1, 4, 1), (2, 5, 1), (3, 6, 2), (4, 7, 2)])
def test_each_token_gone_from_a_board_makes_its_projects_dearer(gone: int, cost: int, consumed: int) -> None:
    t = table(3).level("moon-mining", gone).shown("moon-mining", "deep-drill -").energy(10).give("A", credits=cost)
    t.crew("A", engineer=1).turn("A").play("line fund", "fund deep-drill")
    assert (t["A"].credits, t.energy_level, t["A"].projects) == (0, 10 - consumed, ["deep-drill"])


@pytest.mark.rule("SHA-CORP-01")
@pytest.mark.parametrize("gone", [1, 2, 3, 4])
def test_one_credit_less_than_the_level_asks_does_not_fund(gone: int) -> None:
    t = table(3).level("moon-mining", gone).shown("moon-mining", "deep-drill -").energy(10).give("A", credits=2 + gone)
    t.crew("A", engineer=1).turn("A").play("line fund")
    assert "fund deep-drill" not in t.options
    assert "fund moon-casino" in t.options


@pytest.mark.rule("SHA-CORP-01")
@pytest.mark.parametrize("gone", [0, 1, 2, 3, 4])
def test_the_energy_a_project_requires_rises_with_the_level(gone: int) -> None:
    for energy, offered in ((3 + gone, True), (2 + gone, False)):
        t = table(3).level("moon-mining", gone).shown("moon-mining", "deep-drill -").energy(energy)
        t.give("A", credits=3 + gone).crew("A", engineer=1).turn("A")
        if "line fund" in t.options:
            t.play("line fund")
        assert ("fund deep-drill" in t.options or t["A"].projects == ["deep-drill"]) is offered


@pytest.mark.rule("SHA-CORP-01")
def test_the_token_of_an_engineer_who_builds_leaves_the_board_and_raises_the_level() -> None:
    t = table(3).power("o1").give("A", titanium=1).crew("A", engineer=1).turn("A")
    t.play("line build", "corporation moon-mining", "corner v13")
    assert len(t.on_board("moon-mining")) == 3
    t.give("A", credits=4).shown("moon-mining", "deep-drill -").crew("A", engineer=1).turn("A")
    assert t.play("line fund", "fund deep-drill")["A"].credits == 0


@pytest.mark.rule("SHA-CORP-02", "SHA-CORP-04", "SHA-ART-09")
@pytest.mark.parametrize(("level", "hosted", "vp"), [("easy", 2, 4), ("medium", 4, 8), ("hard", 6, 12)])
def test_goals_of_artemis_tours_ask_for_2_4_or_6_hosted_tourists(level: str, hosted: int, vp: int) -> None:
    t = idling(guests(hosted)).play(f"goal artemis-tours {level}")
    assert (t["A"].vp, t["A"].goals) == (vp, {"artemis-tours": level})


@pytest.mark.rule("SHA-ART-09", "SHA-CORP-04")
@pytest.mark.parametrize(("level", "hosted"), [("easy", 1), ("medium", 3), ("hard", 5)])
def test_with_one_tourist_less_the_goal_is_out_of_reach(level: str, hosted: int) -> None:
    t = idling(guests(hosted).give("A", tourists=5))
    assert f"goal artemis-tours {level}" not in t.options
    assert t.who == ("A" if hosted > 1 else "")


@pytest.mark.rule("SHA-CORP-03")
@pytest.mark.parametrize(
    ("seats", "level", "before", "free"),
    [
        (2, "easy", "", True), (2, "easy", "B", False), (2, "medium", "B", False), (2, "hard", "B", False),
        (3, "easy", "B", True), (3, "easy", "BC", False), (3, "medium", "B", True), (3, "medium", "BC", False),
        (3, "hard", "", True), (3, "hard", "B", False), (4, "easy", "B", True), (4, "medium", "B", True),
        (4, "easy", "BC", False), (4, "medium", "BC", False), (4, "hard", "B", False), (1, "easy", "B", False),
    ],
)  # fmt: skip
def test_easy_and_medium_goals_have_a_second_slot_from_three_players(
    seats: int, level: str, before: str, free: bool
) -> None:
    t = guests(6, seats)
    for rival in before:
        t.goal(rival, "artemis-tours", level)
    assert (f"goal artemis-tours {level}" in idling(t).options) is free


# Tourists.


@pytest.mark.rule("SHA-ART-01", "SHA-ART-03")
def test_a_token_brings_a_tourist_who_waits_in_the_lobby() -> None:
    t = table(3).structure("A", "dome", "i1").crew("A", scientist=1).turn("A").play("slot 1")
    assert (t["A"].tourists, t.hosted("A"), t["A"].vp) == (1, 0, 0)
    assert "SHA-ART-01" in t.rules_told()  # the log says what came


@pytest.mark.rule("SHA-ART-02")
@pytest.mark.parametrize(("lobby", "gained"), [(13, 1), (14, 0)])
def test_there_are_fifteen_tourists_and_an_empty_queue_gives_nothing(lobby: int, gained: int) -> None:
    t = table(3).give("B", tourists=lobby).spot("C", "board 1").structure("A", "dome", "i1").crew("A", scientist=1)
    assert t.turn("A").play("slot 1")["A"].tourists == gained


@pytest.mark.rule("SHA-ART-02", "SHA-FUND-10")
def test_of_two_tourists_only_the_one_left_in_the_queue_comes() -> None:
    t = table(3).give("B", tourists=14).shown("artemis-tours", "spaceport-lounge -").give("A", credits=3)
    assert t.crew("A", engineer=1).turn("A").play("line fund", "fund spaceport-lounge")["A"].tourists == 1


@pytest.mark.rule("SHA-ART-04", "SHA-ART-03")
def test_hosting_moves_a_tourist_from_the_lobby_to_a_spot_and_scores_it_at_once() -> None:
    t = acting(table(3).give("A", tourists=2)).play("host board 1")
    assert (t["A"].tourists, t.hosted("A"), t["A"].vp) == (1, 1, 4)


@pytest.mark.rule("SHA-ART-04")
def test_without_a_tourist_in_the_lobby_nobody_can_be_hosted() -> None:
    t = acting(table(3).give("A", reputation=4).give("B", tourists=3))
    assert not [text for text in t.options if text.startswith("host")]


@pytest.mark.rule("SHA-ART-05")
@pytest.mark.parametrize(
    ("seats", "values"), [(1, [4, 3, 2]), (2, [4, 3, 2]), (3, [4, 3, 3, 2, 2, 1]), (4, [4, 3, 3, 2, 2, 1])]
)
def test_the_shared_spots_of_the_board_depend_on_the_number_of_players(seats: int, values: list[int]) -> None:
    scored = []
    for spot in range(1, len(values) + 1):
        t = acting(table(seats).give("A", tourists=1))
        assert len([text for text in t.options if text.startswith("host")]) == len(values)
        scored.append(t.play(f"host board {spot}")["A"].vp)
    assert scored == values


@pytest.mark.rule("SHA-ART-05")
def test_shared_spots_are_taken_in_any_order_and_hold_one_tourist_each() -> None:
    t = acting(table(3).give("A", tourists=3).spot("B", "board 2")).play("host board 6")
    assert [text for text in t.options if text.startswith("host")] == [f"host board {spot}" for spot in (1, 3, 4, 5)]


@pytest.mark.rule("SHA-ART-05", "SHA-CORPACT-06")
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("moon-casino", [3, 2]), ("crater-hotel", [4, 3, 2]), ("earthrise-viewpoint", [4, 3]),
        ("low-gravity-arena", [5]), ("regolith-spa", [3, 3]), ("rover-safari", [3]), ("apollo-museum", [4, 2]),
        ("zero-g-restaurant", [3, 2]), ("spaceport-lounge", [2]),
    ],
)  # fmt: skip
def test_own_artemis_projects_have_spots_of_their_own(name: str, values: list[int]) -> None:
    t = acting(table(3).projects("A", name).give("A", tourists=4, reputation=4))
    assert len([text for text in t.options if text.startswith(f"host {name}")]) == len(values)
    for spot, value in enumerate(values, 1):
        before = t["A"].vp
        assert t.play(f"host {name} {spot}")["A"].vp == before + value
        assert f"host {name} {spot}" not in t.options


@pytest.mark.rule("SHA-ART-05")
def test_spots_of_another_players_projects_are_not_open() -> None:
    t = acting(table(3).projects("B", "crater-hotel").give("A", tourists=1))
    assert not [text for text in t.options if "crater-hotel" in text]


@pytest.mark.rule("SHA-ART-06", "SHA-ART-08")
def test_hosted_tourists_stay_where_they_are_round_after_round() -> None:
    t = table(3).spot("B", "board 1").give("A", tourists=2).maintenance()
    assert (t.hosted("B"), t["A"].tourists) == (1, 2)
    assert "host board 1" not in acting(t).options


@pytest.mark.rule("SHA-ART-06")
def test_a_hosted_tourist_is_no_longer_in_the_lobby_for_a_second_hosting() -> None:
    t = acting(table(3).projects("A", "low-gravity-arena").give("A", tourists=1, reputation=4)).play("host board 6")
    assert not [text for text in t.options if text.startswith("host")]


@pytest.mark.rule("SHA-ART-07")
def test_each_hosted_tourist_pays_a_credit_as_income_and_those_in_the_lobby_none() -> None:
    t = table(3).spot("A", "board 1").spot("A", "board 6").spot("B", "board 2").give("A", tourists=4).income("A")
    assert (t["A"].credits, t["B"].credits) == (2, 0)


@pytest.mark.rule("SHA-ART-08")
def test_maintenance_changes_nothing_on_the_board_of_artemis_tours() -> None:
    t = table(3).spot("A", "board 1").give("A", tourists=2).round(1).maintenance()
    assert (t["A"].tourists, t.hosted("A"), t["A"].vp, t["A"].reputation) == (2, 1, 0, 0)


@pytest.mark.rule("SHA-ART-10")
def test_tourists_score_nothing_at_the_end() -> None:
    t = table(3).spot("A", "board 1").give("A", tourists=6).end()
    assert t.points("A")["total"] == 0


# Projects.


@pytest.mark.rule("SHA-ART-10", "SHA-END-05")
@pytest.mark.parametrize(("held", "vp"), [(2, 0), (3, 1), (8, 2), (9, 3), (11, 3)])
def test_moon_casino_scores_1_vp_per_full_3_credits_held(held: int, vp: int) -> None:
    t = table(3).projects("A", "moon-casino").give("A", credits=held).end()
    assert (t.points("A")["projects"], t.points("A").get("project-end", 0), t.points("A")["total"]) == (2, vp, 2 + vp)


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(("name", "gained"), [("crater-hotel", 1), ("low-gravity-arena", 1), ("spaceport-lounge", 2)])
def test_some_artemis_projects_bring_tourists_at_once(name: str, gained: int) -> None:
    t = funding(name)
    assert (t["A"].tourists, t["A"].projects, t["A"].credits) == (gained, [name], 0)


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(
    "name", ["moon-casino", "earthrise-viewpoint", "regolith-spa", "rover-safari", "apollo-museum", "zero-g-restaurant"]
)
def test_the_other_artemis_projects_give_nothing_at_once(name: str) -> None:
    t = funding(name)
    assert (t["A"].tourists, t["A"].credits, t["A"].reputation, t["A"].vp, t.who) == (0, 0, 0, 0, "")


@pytest.mark.rule("SHA-ART-07", "SHA-MAINT-12")
def test_crater_hotel_pays_a_credit_per_guest_besides_the_income_of_the_corporation() -> None:
    t = table(3).projects("A", "crater-hotel").spot("A", "crater-hotel 1").spot("A", "crater-hotel 3")
    assert t.spot("A", "board 1").income("A")["A"].credits == 3 + 2


@pytest.mark.rule("SHA-ART-04")
def test_earthrise_viewpoint_pays_a_credit_for_each_hosting_wherever() -> None:
    t = acting(table(3).projects("A", "earthrise-viewpoint").give("A", tourists=2))
    t.play("host board 1", "host earthrise-viewpoint 1")
    assert (t["A"].credits, t["A"].vp) == (2, 8)


@pytest.mark.rule("SHA-ART-04")
def test_rover_safari_gives_a_reputation_for_each_hosting() -> None:
    t = acting(table(3).projects("A", "rover-safari").give("A", tourists=2)).play("host board 1", "host rover-safari 1")
    assert (t["A"].reputation, t["A"].vp) == (2, 7)


@pytest.mark.rule("SHA-ART-04")
def test_the_hosting_of_another_player_gives_the_owner_nothing() -> None:
    t = acting(table(3).projects("B", "rover-safari earthrise-viewpoint").give("A", tourists=1)).play("host board 1")
    assert (t["B"].credits, t["B"].reputation, t["A"].credits, t["A"].reputation) == (0, 0, 0, 0)


@pytest.mark.rule("SHA-CORPACT-07")
def test_regolith_spa_attracts_a_tourist_once_a_round() -> None:
    t = acting(table(3).projects("A", "regolith-spa")).play("use regolith-spa")
    assert t["A"].tourists == 1
    assert "use regolith-spa" not in t.options


@pytest.mark.rule("SHA-CORPACT-07")
def test_regolith_spa_is_open_again_in_the_next_round() -> None:
    t = table(3).projects("A", "regolith-spa").used("A", "regolith-spa").maintenance()
    assert "use regolith-spa" in acting(t).options


@pytest.mark.rule("SHA-END-05")
@pytest.mark.parametrize(("reputation", "vp"), [(2, 0), (3, 1), (11, 3), (12, 4), (15, 5)])
def test_apollo_museum_scores_1_vp_per_full_3_reputation(reputation: int, vp: int) -> None:
    t = table(3).projects("A", "apollo-museum").give("A", reputation=reputation).end()
    assert (t.points("A").get("project-end", 0), t.points("A")["total"]) == (vp, 3 + reputation + vp)


@pytest.mark.rule("SHA-CORPACT-07", "SHA-ART-02")
def test_zero_g_restaurant_sends_lobby_tourists_back_to_the_queue_for_4_credits_each() -> None:
    t = table(3).projects("A", "zero-g-restaurant").give("A", tourists=2).give("B", tourists=13)
    acting(t).play("use zero-g-restaurant", "use zero-g-restaurant")
    assert (t["A"].tourists, t["A"].credits) == (0, 8)
    assert "use zero-g-restaurant" not in t.options
    t.structure("A", "dome", "i1").crew("A", scientist=1).turn("A").play("slot 1")
    assert t["A"].tourists == 1


@pytest.mark.rule("SHA-ART-06")
def test_zero_g_restaurant_needs_a_tourist_in_the_lobby_not_a_hosted_one() -> None:
    t = table(3).projects("A", "zero-g-restaurant").spot("A", "board 1").give("A", reputation=4)
    assert "use zero-g-restaurant" not in acting(t).options


@pytest.mark.rule("SHA-END-01")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("moon-casino", 2), ("crater-hotel", 2), ("earthrise-viewpoint", 3), ("low-gravity-arena", 4),
        ("regolith-spa", 3), ("rover-safari", 3), ("apollo-museum", 3), ("zero-g-restaurant", 4),
        ("spaceport-lounge", 5),
    ],
)  # fmt: skip
def test_each_artemis_project_scores_its_printed_vp(name: str, vp: int) -> None:
    assert table(3).projects("A", name).end().points("A")["projects"] == vp
