"""Setting up: the Game Board, the player areas, the first player order."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from ceres_table import facilities, fresh, projects, table

import frostline

FOR_THREE = "school-dome ice-reservoir council-hall"
FOR_FOUR = "sports-arena data-archive space-elevator"
STARTING = ["launch-site", "main-factory", "main-lab", "main-office"]
SEEDS = range(300)


@pytest.mark.rule("CER-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_may_play(players: int) -> None:
    assert len(fresh(players).order) == players


@pytest.mark.rule("CER-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_neither_one_alone_nor_five_may_play(players: int) -> None:
    with pytest.raises(frostline.FrostlineError):
        frostline.game("ceres").new(players, 1)


@pytest.mark.rule("CER-SETUP-02")
def test_every_ring_starts_at_any_of_five_rotations_independent_of_the_others() -> None:
    starts = [tuple(fresh(2, seed=seed).state.rings) for seed in SEEDS]
    for one, other in combinations(range(3), 2):
        assert len({(start[one], start[other]) for start in starts}) == 25


@pytest.mark.rule("CER-SETUP-02", "CER-BELT-04")
def test_every_asteroid_stands_in_one_of_the_five_zones_from_the_start() -> None:
    for seed in range(20):
        t = fresh(3, seed=seed)
        assert sorted(t.zone(name) for name in ("bennu", "ryugu", "eros", "itokawa", "vesta")) == [0, 1, 2, 3, 4]


@pytest.mark.rule("CER-SETUP-03")
def test_three_of_the_four_spacecraft_come_in_any_order_and_none_twice() -> None:
    arrivals = {tuple(fresh(2, seed=seed).state.spacecraft) for seed in SEEDS}
    assert len(arrivals) == 24
    assert all(len(set(ships)) == 3 for ships in arrivals)


@pytest.mark.rule("CER-SETUP-03")
def test_the_spacecraft_of_rounds_two_and_three_are_fixed_from_the_start() -> None:
    t = fresh(2, seed=5)
    ships = list(t.state.spacecraft)
    t.play("pass", "pass")
    assert (t.state.round, t.state.spacecraft[1:]) == (2, ships[1:])
    t.play("pass", "pass")
    assert (t.state.round, t.state.spacecraft[2]) == (3, ships[2])


@pytest.mark.rule("CER-SETUP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_living_quarters_start_with_one_worker_of_each_colour_per_player(players: int) -> None:
    assert fresh(players).quartered == dict.fromkeys(("mine", "factory", "lab", "office"), players)


@pytest.mark.rule("CER-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_of_three_spacecraft_carries_one_random_worker_per_player_out_of_one_set_each(players: int) -> None:
    for seed in range(50):
        crew = fresh(players, seed=seed).state.crew
        ships = [crew[start : start + 4] for start in (0, 4, 8)]
        assert [sum(ship) for ship in ships] == [players] * 3
        assert all(sum(ship[colour] for ship in ships) <= players for colour in range(4))


@pytest.mark.rule("CER-SETUP-05")
def test_the_workers_returned_to_the_box_may_be_of_any_colours() -> None:
    left = Counter[int]()
    for seed in SEEDS:
        crew = fresh(2, seed=seed).state.crew
        left += Counter({colour: 2 - sum(crew[colour::4]) for colour in range(4)})
    assert sum(left.values()) == 2 * len(SEEDS)
    assert all(100 < left[colour] < 200 for colour in range(4))


@pytest.mark.rule("CER-SETUP-06", "CER-INFO-01")
def test_everybody_knows_the_workers_on_the_waiting_spacecraft() -> None:
    t = fresh(3)
    for seat in range(3):
        assert frostline.game("ceres").view(t.state, seat).json()["crew"] == list(t.state.crew)


@pytest.mark.rule("CER-SETUP-07")
def test_six_of_the_48_facilities_lie_face_up_and_the_others_in_a_pile() -> None:
    t = fresh(4)
    assert len(t.face_up) == 6
    assert "" not in t.face_up
    assert sorted(facilities(" ".join(t.face_up)) + list(t.state.facility_deck.cards)) == list(range(48))
    assert t.discard_pile == []


@pytest.mark.rule("CER-SETUP-07")
def test_the_facilities_are_shuffled() -> None:
    assert len({tuple(fresh(2, seed=seed).face_up) for seed in range(50)}) == 50
    assert len({name for seed in SEEDS for name in fresh(2, seed=seed).face_up}) == 48


@pytest.mark.rule("CER-SETUP-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_four_favors_may_be_taken_in_every_game(players: int) -> None:
    t = fresh(players)
    t.give(t.who, influence=3).play("leader council", "council favor")
    tokens = ("manufacturing-efficiency", "continuous-ice-supply", "mars-droid", "leader-assistant")
    assert {f"favor {name}" for name in tokens} < set(t.options)


@pytest.mark.rule("CER-SETUP-09", "CER-LOC-02")
@pytest.mark.parametrize("location", ["bureau", "yard", "council", "contractors"])
@pytest.mark.parametrize(("players", "slots"), [(2, 2), (3, 3), (4, 4)])
def test_every_player_missing_from_four_covers_one_slot_of_each_location(
    players: int, slots: int, location: str
) -> None:
    rich = {"ore": 9, "credits": 9, "influence": 9, "alloys": 3, "ice": 9, "probes": 1}
    t = table(players).give("A", **rich).row("ore-pit").slots(location, "B " * (slots - 1)).turn("A")
    assert f"leader {location}" in t.options
    t = table(players).give("A", **rich).row("ore-pit").slots(location, "B " * slots).turn("A")
    assert f"leader {location}" not in t.options
    assert t.why_not(f"leader {location}") == "CER-LOC-02"


@pytest.mark.rule("CER-SETUP-09")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_covered_slots_stay_covered_in_every_round(number: int) -> None:
    t = table(3).give("A", credits=9).round(number).slots("bureau", "B B B").turn("A")
    assert t.why_not("leader bureau") == "CER-LOC-02"


@pytest.mark.rule("CER-SETUP-10")
@pytest.mark.parametrize("field", ["aerospace", "construction", "logistics"])
def test_a_token_of_3_points_lies_at_the_end_of_each_of_the_three_rows(field: str) -> None:
    t = fresh(2)
    first = t.who
    t.research(first, **{field: 2}).give(first, influence=1, energy=6)
    t.play("leader council", "council research", f"research {field}")
    assert (t[first].research[field], t.points(first)["firsts"]) == (3, 3)


@pytest.mark.rule("CER-SETUP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_starts_in_round_1(players: int) -> None:
    assert fresh(players).state.round == 1


@pytest.mark.rule("CER-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_starts_with_points_on_the_track(players: int) -> None:
    t = fresh(players)
    for who in t.order:
        points = t.points(who)
        earned = ("facilities", "projects", "asteroids", "research", "firsts", "unfinished")
        assert sum(points.get(name, 0) for name in earned) == 0


@pytest.mark.rule("CER-SETUP-14")
def test_all_research_markers_start_before_level_1() -> None:
    t = fresh(4)
    assert all(t[who].research == {"aerospace": 0, "construction": 0, "logistics": 0} for who in "ABCD")


@pytest.mark.rule("CER-SETUP-15")
@pytest.mark.parametrize(("players", "removed"), [(2, f"{FOR_THREE} {FOR_FOUR}"), (3, FOR_FOUR), (4, "")])
def test_projects_for_more_players_are_removed_and_two_more_than_players_lie_face_up(
    players: int, removed: str
) -> None:
    for seed in range(30):
        t = fresh(players, seed=seed)
        used = projects(" ".join(t.shown_projects)) + list(t.state.project_deck.cards)
        assert len(t.shown_projects) == players + 2
        assert sorted(used) == sorted(set(range(21)) - set(projects(removed)))


@pytest.mark.rule("CER-SETUP-15")
def test_the_projects_are_shuffled() -> None:
    assert len({tuple(sorted(fresh(2, seed=seed).shown_projects)) for seed in range(50)}) > 30


@pytest.mark.rule("CER-PLAYER-01", "CER-TURN-06", "CER-PROD-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_five_leaders_and_no_resources_before_the_first_production(players: int) -> None:
    t = fresh(players)
    for who in t.order:
        assert t[who].leaders == 5
        assert (t[who].ore, t[who].ice, t[who].ceramics, t[who].energy) == (2, 1, 1, 1)


@pytest.mark.rule("CER-PLAYER-02")
def test_anybody_may_be_drawn_as_first_player_and_the_others_follow_clockwise() -> None:
    orders = {fresh(4, seed=seed).order for seed in range(60)}
    assert orders == {"ABCD", "BCDA", "CDAB", "DABC"}


@pytest.mark.rule("CER-PLAYER-02")
def test_the_bottom_row_of_the_order_track_starts_empty_and_the_first_in_order_begins() -> None:
    t = fresh(3, seed=1)
    assert (t.next_order, t.who) == ("---", t.order[0])


@pytest.mark.rule("CER-PLAYER-03")
def test_everybody_starts_with_an_alloy_and_a_probe_that_can_be_launched_at_once() -> None:
    t = fresh(4)
    assert all((t[who].alloys, t[who].probes) == (1, 1) for who in t.order)
    first = t.who
    t.give(first, ice=12).play("leader council", "council launch", "launch bennu")
    assert (t.owner("bennu"), t[first].probes) == (first, 0)


@pytest.mark.rule("CER-PLAYER-04", "CER-PROD-03")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_later_seats_in_the_order_start_with_more_credits_and_influence(players: int, seed: int) -> None:
    t = fresh(players, seed=seed)
    assert [t[who].credits - 2 for who in t.order] == [2, 3, 2, 3][:players]
    assert [t[who].influence - 1 for who in t.order] == [0, 0, 1, 1][:players]


@pytest.mark.rule("CER-PLAYER-05", "CER-LIMIT-07")
def test_everybody_starts_with_four_outstations_that_cannot_be_upgraded() -> None:
    t = fresh(3)
    assert all(t[who].outstations == STARTING for who in t.order)
    t = table(3).give("A", alloys=3, ore=3, influence=2).row("ore-pit ice-quarry").turn("A").play("leader yard")
    assert [text for text in t.options if text.startswith("upgrade")] == []
    assert "expanse ore-pit" in t.options


@pytest.mark.rule("CER-PLAYER-06", "CER-PROD-05")
def test_the_starting_outstations_of_all_players_produce_the_same() -> None:
    t = table(4).production()
    for who in "ABCD":
        player = t[who]
        assert (player.ore, player.ice, player.ceramics, player.energy) == (2, 1, 1, 1)
        assert (player.influence, player.credits, player.alloys, player.probes) == (1, 2, 0, 0)


@pytest.mark.rule("CER-PLAYER-07")
def test_influence_gained_lies_with_the_council_and_influence_spent_is_gone_from_there() -> None:
    t = (
        table(2)
        .give("A", influence=3, energy=2)
        .turn("A")
        .play("leader council", "council research", "research logistics")
    )
    assert (t["A"].influence, t["B"].influence) == (2, 0)
    t.play("B: leader headquarters", "produce main-office", "A: leader headquarters", "produce main-office")
    assert (t["A"].influence, t["B"].influence) == (3, 1)
