"""The mini expansion Alien Relic (option `relic`)."""

import pytest
from artemis_table import Table
from modules import RELIC, RESONANCE, go_on, next_round, opened, relics

import frostline

# Alien Relic.


@pytest.mark.rule("ART-MINI-01")
def test_the_relic_cards_are_shuffled_in_before_six_events_are_drawn() -> None:
    seen = set()
    for seed in range(40):
        state = frostline.game("artemis").new(3, seed, RELIC)
        cards = state.expedition_deck.cards + [each.card for each in state.expeditions]
        assert sorted(cards) == list(range(24))
        deck = [state.event, *state.event_deck.cards]
        assert len(deck) == 6
        assert sorted(deck + state.event_box.cards) == list(range(15))
        seen.add(RESONANCE in deck)
    assert seen == {True, False}


@pytest.mark.rule("ART-MINI-01")
def test_without_the_option_there_are_no_relic_cards() -> None:
    state = frostline.game("artemis").new(3, 1, ())
    assert sorted(state.expedition_deck.cards + [each.card for each in state.expeditions]) == list(range(22))
    assert sorted([state.event, *state.event_deck.cards, *state.event_box.cards]) == list(range(14))


@pytest.mark.rule("ART-MINI-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_relic_die_starts_unowned(seats: int) -> None:
    seed = next(
        seed
        for seed in range(9)
        if frostline.game("artemis").new(seats, seed, RELIC).event != RESONANCE  # it would hand it out at once
    )
    state = frostline.game("artemis").new(seats, seed, RELIC)
    assert state.relic == -1
    assert all(len(colony.dice) == 5 for colony in state.colonies)


@pytest.mark.rule("ART-MINI-03")
@pytest.mark.parametrize("owner", [-1, 0, 1, 2])
@pytest.mark.parametrize("card", ["monolith-below", "singing-cavern"])
def test_the_relic_reward_takes_the_die_from_beside_the_board_or_its_owner(card: str, owner: int) -> None:
    t = relics().expeditions(card).on_expedition(card, "A6 B5 A6")
    t.state.relic = owner
    t.region("basecamp").play("A: reward 1")
    assert t.state.relic == 0


@pytest.mark.rule("ART-MINI-03")
def test_the_second_player_gets_the_relic_if_it_is_left_over() -> None:
    t = relics().expeditions("singing-cavern").on_expedition("singing-cavern", "A6 B5 A2")
    t.region("basecamp").play("A: reward 2")
    assert t["A"].toolkits == 4
    assert t.state.relic == 1


@pytest.mark.rule("ART-MINI-03")
@pytest.mark.parametrize(
    ("card", "dice", "success"),
    [
        ("monolith-below", "A6 B3", False),
        ("monolith-below", "A6 B4", True),
        ("singing-cavern", "A6 B6", False),
        ("singing-cavern", "A6 B6 B1", True),
    ],
)
def test_the_relic_expeditions_have_difficulty_ten_and_thirteen(card: str, dice: str, success: bool) -> None:
    t = relics().expeditions(card).on_expedition(card, dice).region("basecamp")
    assert (t.prompt == "ChooseReward") is success
    assert (t.state.relic, t["A"].relief) == (-1, int(not success))


@pytest.mark.rule("ART-MINI-04")
def test_its_owner_rolls_six_dice_in_the_next_placement() -> None:
    t = opened(RELIC)
    t.state.relic = 1
    next_round(t)
    assert t.state.relic == 1
    assert [len(t[seat].dice) for seat in "ABC"] == [5, 6, 5]


@pytest.mark.rule("ART-MINI-04")
def test_a_relic_taken_in_resolution_is_not_rolled_before_the_next_placement() -> None:
    t = relics().expeditions("monolith-below").on_expedition("monolith-below", "A6 B5")
    t.region("basecamp").play("A: reward 1")
    assert t["A"].dice == []


@pytest.mark.rule("ART-MINI-04")
def test_the_sixth_die_is_placed_like_any_own_die() -> None:
    t = relics().dice(A=[1, 2, 3, 4, 5, 6], B=[], C=[]).placement()
    for face in (1, 2, 3, 4, 5):
        t.play(f"A: die {face}", "vents")
    t.play("A: quarry")
    assert (t.row("vents"), t.row("quarry")) == ("A1 A2 A3 A4 A5", "A6")


@pytest.mark.rule("ART-MINI-05")
def test_players_out_of_dice_are_skipped_until_all_are_placed() -> None:
    t = relics().dice(A=[1], B=[1, 1, 1], C=[1, 1]).placement()
    asked = ""
    while t.who:
        asked += t.who
        t.play("vents")
    assert asked == "ABCBCB"
    assert t.row("vents") == "A1 B1 C1 B1 C1 B1"


@pytest.mark.rule("ART-MINI-06")
def test_a_relic_die_on_the_board_still_works_for_the_one_who_placed_it() -> None:
    t = relics().expeditions("monolith-below").on_expedition("monolith-below", "B6 A4").vents(9, "A1 A2 A3 A3")
    t.state.relic = 0
    t.event("silt-storm").resolution().play("B: reward 1")
    assert (t["A"].energy, t["B"].energy) == (9, 0)
    assert t.state.relic == 1


@pytest.mark.rule("ART-MINI-06")
def test_the_new_owner_rolls_the_die_once_it_is_taken_back() -> None:
    t = opened(RELIC)
    t.state.relic = 0
    t.dice(A=[1, 1, 1, 1, 1, 1])
    go_on(t)
    t.state.expeditions = []
    t.expeditions("monolith-below", "singing-cavern").on_expedition("monolith-below", "B6 C5")
    next_round(t)
    assert t.state.relic == 1
    assert [len(t[seat].dice) for seat in "ABC"] == [5, 6, 5]


@pytest.mark.rule("ART-MINI-07")
def test_a_resonance_revealed_in_upkeep_moves_the_relic_before_the_next_roll() -> None:
    t = opened(RELIC)
    t.state.event_deck.cards = [RESONANCE]
    t.give("C", badges=9)
    next_round(t)
    assert t.state.event == RESONANCE
    assert t.state.relic == 2
    assert [len(t[seat].dice) for seat in "ABC"] == [5, 5, 6]


def resonance(owner: int, start: str = "A", **numbers: list[int]) -> Table:
    """The Event is revealed in Upkeep; badges or vp of A, B, C as told."""
    t = relics().start(start)
    t.state.relic = owner
    t.state.event_deck.cards = [RESONANCE]
    for name, each in numbers.items():
        for seat, number in zip("ABC", each, strict=True):
            t.give(seat, **{name: number})
    return t.refresh(2)


@pytest.mark.rule("ART-MINI-07")
@pytest.mark.parametrize(
    ("badges", "start", "taker"),
    [
        ([1, 3, 2], "A", 1),
        ([3, 1, 3], "A", 2),
        ([3, 3, 1], "A", 1),
        ([3, 3, 1], "B", 0),
        ([3, 1, 3], "C", 0),
        ([0, 0, 0], "A", 2),
        ([0, 0, 0], "C", 1),
    ],
)
def test_an_unowned_relic_goes_to_the_most_badges_the_last_in_turn_order_if_tied(
    badges: list[int], start: str, taker: int
) -> None:
    t = resonance(-1, start, badges=badges)
    assert t.state.relic == taker
    assert [t[seat].vp for seat in "ABC"] == [0, 0, 0]


@pytest.mark.rule("ART-MINI-07")
@pytest.mark.parametrize(
    ("owner", "vp", "start", "taker"),
    [
        (0, [5, 3, 4], "A", 1),
        (0, [2, 3, 4], "A", 1),  # the owner's new point makes a tie
        (0, [2, 3, 4], "B", 0),  # in the order B, C, A the owner is the last of the tied
        (0, [1, 3, 4], "A", 0),
        (0, [9, 3, 3], "A", 2),
        (0, [9, 3, 3], "C", 1),
        (2, [4, 4, 3], "A", 2),
        (1, [4, 4, 4], "A", 2),
    ],
)
def test_the_relics_owner_gains_a_point_and_hands_it_to_the_fewest_points(
    owner: int, vp: list[int], start: str, taker: int
) -> None:
    t = resonance(owner, start, vp=vp)
    assert [t[seat].vp - before for seat, before in zip("ABC", vp, strict=True)] == [owner == seat for seat in range(3)]
    assert t.state.relic == taker


@pytest.mark.rule("ART-MINI-08")
def test_solo_the_resonance_leaves_the_relic_with_the_human() -> None:
    t = relics(1).give("A", vp=5)
    t.state.event_deck.cards = [RESONANCE]
    assert t.refresh(2).state.relic == 0
    t.state.event_deck.cards = [RESONANCE]
    assert t.refresh(3).state.relic == 0
    assert t["A"].vp == 6


@pytest.mark.rule("ART-MINI-08")
def test_solo_a_drone_never_takes_the_relic() -> None:
    t = relics(1).expeditions("monolith-below").on_expedition("monolith-below", "B6 C5 A2").region("basecamp")
    assert (t.who, t.state.relic) == ("", -1)


@pytest.mark.rule("ART-MINI-08", "ART-SOLO-19")
def test_solo_the_human_may_take_the_relic_as_second() -> None:
    t = relics(1).expeditions("monolith-below").on_expedition("monolith-below", "B6 A5").region("basecamp")
    t.play("A: reward 1")
    assert t.state.relic == 0
