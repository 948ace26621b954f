"""Sections 1 and 2 of the catalogue: structure of the game, general set-up."""

import random
from collections import Counter

import pytest
from artemis_table import BASE, TILE_NAMES, people, table
from whole_games import GAME, OCEAN, SURFACE, coming, idle, laid_out, names, revealed, say, side

import frostline

# 1. Game structure.


@pytest.mark.rule("ART-ROUND-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_game_lasts_six_rounds(seats: int) -> None:
    state, chance, rounds = GAME.new(seats, seed=7), random.Random(7), []
    while state.options:
        if state.round not in rounds:
            rounds.append(state.round)
        state.play(chance.choice(state.options))
    assert rounds == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("ART-ROUND-02")
def test_dice_are_placed_then_resolved_and_only_then_shelters_are_paid() -> None:
    state = GAME.new(2, seed=7)
    highest = [max(colony.dice) for colony in state.colonies]
    state.event, state.vents = BASE.event_names.index("crane-fault"), 20
    for colony in state.colonies:
        colony.energy = 0
    for turn in range(10):
        assert [colony.energy for colony in state.colonies] == [0, 0]
        if state.options[-1].text.startswith("die"):
            state.play(state.options[-1])
        say(state, "vents" if turn < 2 else "outfitter")
    assert [colony.energy for colony in state.colonies] == [face - 1 for face in highest]
    assert [people(colony.shelters) for colony in state.colonies] == ["P", "P"]


@pytest.mark.rule("ART-ROUND-03")
@pytest.mark.parametrize(("seats", "left"), [(1, 16), (2, 16), (3, 10), (4, 4)])
def test_the_board_is_filled_six_times_in_a_game(seats: int, left: int) -> None:
    state = GAME.new(seats, seed=7)
    idle(state)
    assert len(state.expedition_deck.cards) == left


@pytest.mark.rule("ART-ROUND-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_upkeep_of_the_first_five_rounds_fills_the_board(number: int) -> None:
    t = coming(table(3), "crystal-grotto", "mantle-tap").start("A", round=number).upkeep()
    assert (len(t.tiles()), len(t.waiting()), t.state.vents) == (3, 5, 9)


@pytest.mark.rule("ART-ROUND-03")
def test_the_upkeep_of_the_last_round_leaves_the_board_as_it_is() -> None:
    t = coming(table(3), "crystal-grotto", "mantle-tap").expeditions("drifting-pods").vents(4)
    t.start("A", round=6).upkeep()
    assert laid_out(t) == ["drifting-pods"]
    assert (t.tiles(), t.waiting(), t.state.vents) == ([], "", 4)


@pytest.mark.rule("ART-ROUND-04")
def test_one_event_is_revealed_a_round_until_the_deck_is_empty() -> None:
    state, events = GAME.new(3, seed=7), []
    for number in range(1, 7):
        idle(state, until=number)
        assert len(state.event_deck.cards) == 6 - number
        events.append(state.event)
    assert len(set(events)) == 6


@pytest.mark.rule("ART-ROUND-05")
@pytest.mark.parametrize(
    ("number", "expected"), [(1, "ocean"), (2, "ocean"), (3, "ocean"), (4, "surface"), (5, "surface"), (6, "surface")]
)
def test_ocean_tiles_are_revealed_for_three_rounds_then_surface_tiles(number: int, expected: str) -> None:
    t = table(5).refresh(number)
    assert len(t.tiles()) == 5
    assert {side(name) for name in t.tiles()} == {expected}


@pytest.mark.rule("ART-ROUND-05")
@pytest.mark.parametrize(("over", "expected"), [(2, "ocean"), (3, "surface")])
def test_the_upkeep_reveals_tiles_for_the_round_to_come(over: int, expected: str) -> None:
    t = table(3).start("A", round=over).upkeep()
    assert {side(name) for name in t.tiles()} == {expected}


@pytest.mark.rule("ART-ROUND-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_tiles_of_a_new_game_are_ocean_tiles(seats: int) -> None:
    state = GAME.new(seats, seed=7)
    assert {side(TILE_NAMES[each]) for each in revealed(state)} == {"ocean"}


@pytest.mark.rule("ART-ROUND-06")
@pytest.mark.parametrize(("energy", "points"), [(5, 0), (6, 1)])
def test_scoring_follows_the_upkeep_of_round_six(energy: int, points: int) -> None:
    state = GAME.new(2, seed=7)
    idle(state, until=6)
    state.event = BASE.event_names.index("crane-fault")
    state.colonies[0].energy, state.colonies[0].shelters = energy, [1, 0, 0, 0]
    idle(state)
    assert not state.options
    assert state.colonies[0].energy == energy - 1
    assert [line.points for line in state.scores()[0].lines if line.category == "energy"] == [points]


@pytest.mark.rule("ART-ROUND-06")
def test_most_points_win() -> None:
    t = table(3).give("A", vp=7).give("B", vp=9).give("C", vp=8).start("A", round=6).final()
    assert [t.points(who)["place"] for who in "ABC"] == [3, 1, 2]


@pytest.mark.rule("ART-ROUND-07")
@pytest.mark.parametrize("seats", [-1, 0, 6])
def test_fewer_than_one_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(frostline.BadOption):
        GAME.new(seats, seed=7)


@pytest.mark.rule("ART-ROUND-07")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_can_play(seats: int) -> None:
    state = GAME.new(seats, seed=7)
    idle(state)
    assert len(state.scores()) == seats


@pytest.mark.rule("ART-ROUND-07")
def test_a_single_player_meets_the_drones() -> None:
    state = GAME.new(1, seed=7)
    rows = [*state.vents_row, *state.quarry_row, *state.doorstep_row, *state.trainees]
    rows += [die for lot in state.gantry for die in lot.bids] + [die for each in state.expeditions for die in each.dice]
    assert len(rows) == 4
    assert {die.seat for die in rows} == {1}


@pytest.mark.rule("ART-ROUND-07", "ART-SETUP-04")
@pytest.mark.parametrize(("seats", "copies"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_duplicate_tiles_are_left_out_for_one_and_two_players(seats: int, copies: int) -> None:
    state = GAME.new(seats, seed=7)
    assert names(state.ocean_stack.cards + revealed(state)) == sorted(OCEAN * copies)
    assert names(state.surface_stack.cards) == sorted(SURFACE * copies)


# 2. General set-up.


@pytest.mark.rule("ART-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_academy_starts_with_four_of_each_type_but_pioneers(seats: int) -> None:
    assert people(GAME.new(seats, seed=7).academy) == "EEEEMMMMSSSS"


@pytest.mark.rule("ART-SETUP-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_all_colonists_but_those_of_academy_and_players_come_from_the_bag(seats: int) -> None:
    state = GAME.new(seats, seed=7)
    piles = [state.bag.counts, state.doorstep, *[each.colonists for each in state.expeditions]]
    assert [sum(kind) for kind in zip(*piles)] == [28 - seats, 20, 12, 12]
    assert [people(colony.shelters) for colony in state.colonies] == ["P"] * seats


@pytest.mark.rule("ART-SETUP-03")
def test_ocean_and_surface_tiles_make_two_separate_stacks() -> None:
    state = GAME.new(3, seed=7)
    ocean = state.ocean_stack.cards + revealed(state)
    assert (len(set(ocean)), len(set(state.surface_stack.cards))) == (26, 26)
    assert {side(TILE_NAMES[each]) for each in ocean} == {"ocean"}
    assert {side(TILE_NAMES[each]) for each in state.surface_stack.cards} == {"surface"}


@pytest.mark.rule("ART-SETUP-03", "ART-SETUP-06")
@pytest.mark.parametrize("pile", ["ocean_stack", "surface_stack", "expedition_deck"])
def test_the_stacks_and_the_deck_are_shuffled(pile: str) -> None:
    orders = [tuple(getattr(GAME.new(3, seed), pile).cards) for seed in range(5)]
    assert len(set(orders)) == 5
    assert list(orders[0]) not in (sorted(orders[0]), sorted(orders[0], reverse=True))


@pytest.mark.rule("ART-SETUP-03", "ART-SETUP-05", "ART-SETUP-06")
def test_stacks_decks_and_boxed_events_are_hidden_from_everybody() -> None:
    state = GAME.new(3, seed=7)
    for seat in range(3):
        seen = GAME.view(state, seat).json()
        for pile in ("ocean_stack", "surface_stack", "event_deck", "event_box", "expedition_deck"):
            assert seen[pile] == {"hidden": len(getattr(state, pile).cards)}


@pytest.mark.rule("ART-SETUP-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_six_of_fourteen_events_are_kept_and_eight_are_boxed(seats: int) -> None:
    state = GAME.new(seats, seed=7)
    kept, boxed = [*state.event_deck.cards, state.event], state.event_box.cards
    assert (len(kept), len(boxed)) == (6, 8)
    assert sorted(kept + boxed) == list(range(14))


@pytest.mark.rule("ART-SETUP-05")
def test_the_six_events_differ_from_game_to_game() -> None:
    seen = Counter(each for seed in range(40) for each in GAME.new(2, seed).event_deck.cards)
    assert len(seen) == 14


@pytest.mark.rule("ART-SETUP-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_all_twenty_two_expeditions_are_in_the_game(seats: int) -> None:
    state = GAME.new(seats, seed=7)
    cards = state.expedition_deck.cards + [each.card for each in state.expeditions]
    assert sorted(cards) == list(range(22))


@pytest.mark.rule("ART-SETUP-07")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_what_each_player_starts_with(seats: int) -> None:
    for colony in GAME.new(seats, seed=7).colonies:
        assert (colony.minerals, colony.energy, colony.toolkits) == (3, 3, 1)
        assert (colony.badges, colony.vp, colony.relief) == (0, 0, 0)
        assert (people(colony.shelters), colony.buildings, len(colony.dice)) == ("P", [], 5)


@pytest.mark.rule("ART-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_start_player_is_random_and_places_first(seats: int) -> None:
    games = [GAME.new(seats, seed) for seed in range(60)]
    assert {state.start for state in games} == set(range(seats))
    assert all(state.seat == state.start for state in games)


@pytest.mark.rule("ART-SETUP-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_board_is_filled_for_round_one(seats: int) -> None:
    state, n = GAME.new(seats, seed=8), max(seats, 2)
    assert state.round == 1
    assert (len(state.expeditions), len(state.gantry), sum(state.doorstep)) == (n - 1, n, n + 2)
    assert min(state.vents, state.quarry) >= 2 * (n - 1) + 2
    assert len(state.event_deck.cards) == 5
    assert (state.discarded, state.expedition_discard) == ([0, 0, 0, 0], [])
