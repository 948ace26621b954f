"""Section 3 of the catalogue: board refresh."""

import pytest
from artemis_table import BASE, TILE_NAMES, card, people, table, tile
from whole_games import FOUR_CARDS, GAME, OCEAN, coming, idle, laid_out, side

# 3. Board refresh.


@pytest.mark.rule("ART-REFRESH-01")
def test_colonists_are_drawn_for_the_cards_before_the_doorstep() -> None:
    t = coming(table(2), "drifting-pods").bag("ES").refresh(2)
    assert t.state.expeditions[0].colonists == (0, 1, 0, 1)
    assert t.waiting() == ""


@pytest.mark.rule("ART-REFRESH-01")
def test_buildings_are_drawn_for_the_cards_before_the_gantry() -> None:
    t = coming(table(2), "prefab-drop")
    t.state.ocean_stack.cards = [tile("manufactory")]
    t.refresh(2)
    assert t.state.expeditions[0].tile == tile("manufactory")
    assert t.tiles() == []


@pytest.mark.rule("ART-REFRESH-01", "ART-REFRESH-17")
def test_the_event_comes_last_when_the_vents_are_full_already() -> None:
    t = coming(table(2), "crystal-grotto", event="thermal-bloom").vents(9).refresh(2)
    assert t.state.vents == 5 + 2 + 4


@pytest.mark.rule("ART-REFRESH-02")
@pytest.mark.parametrize(("seats", "number"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_one_expedition_fewer_than_players_is_laid_out(seats: int, number: int) -> None:
    t = coming(table(seats), *FOUR_CARDS[:number]).expeditions("drifting-pods", "ghost-station").refresh(2)
    assert sorted(laid_out(t)) == sorted(FOUR_CARDS[:number])
    assert sorted(t.state.expedition_discard) == [card("drifting-pods"), card("ghost-station")]


@pytest.mark.rule("ART-REFRESH-02")
def test_dice_and_rewards_of_the_last_round_are_not_on_the_new_cards() -> None:
    t = coming(table(2), "crystal-grotto").expeditions("ghost-station").rewards_on("ghost-station", "MS", "manufactory")
    t.refresh(2)
    (new,) = t.state.expeditions
    assert (new.card, new.dice, new.colonists, new.tile) == (card("crystal-grotto"), (), (0, 0, 0, 0), -1)


@pytest.mark.rule("ART-REFRESH-03")
def test_an_empty_deck_is_made_anew_from_the_discards_and_the_cards_just_cleared() -> None:
    t = coming(table(3), "crystal-grotto").expeditions("mantle-tap", "perimeter-sweep").refresh(2)
    drawn, left = set(laid_out(t)), {BASE.card_names[each] for each in t.state.expedition_deck.cards}
    assert "crystal-grotto" in drawn
    assert drawn | left == {"crystal-grotto", "mantle-tap", "perimeter-sweep"}
    assert (len(drawn), len(left), t.state.expedition_discard) == (2, 1, [])


@pytest.mark.rule("ART-REFRESH-03")
def test_the_new_deck_is_shuffled() -> None:
    def second(seed: int) -> str:
        t = coming(table(3, seed=seed), "crystal-grotto").expeditions("mantle-tap", "perimeter-sweep")
        return laid_out(t.refresh(2))[1]

    assert {second(seed) for seed in range(20)} == {"mantle-tap", "perimeter-sweep"}


@pytest.mark.rule("ART-REFRESH-03")
def test_five_players_need_a_new_deck_in_round_six() -> None:
    state = GAME.new(5, seed=7)
    idle(state, until=5)
    assert (len(state.expedition_deck.cards), len(state.expedition_discard)) == (2, 16)
    idle(state, until=6)
    assert (len(state.expedition_deck.cards), len(state.expedition_discard)) == (18, 0)
    assert len({each.card for each in state.expeditions}) == 4


@pytest.mark.rule("ART-REFRESH-04")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_expedition_drawn_is_the_closest_to_the_deck(seed: int) -> None:
    t = coming(table(4, seed=seed), "crystal-grotto").expeditions("mantle-tap", "perimeter-sweep").refresh(2)
    assert laid_out(t)[0] == "crystal-grotto"  # the others came after the deck was made anew


@pytest.mark.rule("ART-REFRESH-04")
def test_the_closest_expedition_is_resolved_first() -> None:
    t = coming(table(4), "crystal-grotto").expeditions("mantle-tap", "perimeter-sweep").refresh(2)
    for name in laid_out(t):
        t.on_expedition(name, "A6 A6")
    t.region("basecamp").play("reward 1")
    assert t["A"].vp == 1
    assert t.party("crystal-grotto") == ""
    assert t.party("mantle-tap") + t.party("perimeter-sweep") != ""


@pytest.mark.rule("ART-REFRESH-05")
@pytest.mark.parametrize(("name", "number"), [("crystal-grotto", 0), ("lost-rover", 1), ("drifting-pods", 2)])
def test_reward_colonists_are_drawn_from_the_bag_onto_the_card(name: str, number: int) -> None:
    t = coming(table(2), name).bag("MMMMMMMMMM").refresh(2)
    assert people(t.state.expeditions[0].colonists) == "M" * number
    assert (t.waiting(), people(t.state.bag.counts)) == ("MMMM", "M" * (6 - number))


@pytest.mark.rule("ART-REFRESH-05", "ART-REFRESH-06")
def test_rewards_on_the_cards_are_seen_by_everybody() -> None:
    t = coming(table(2), "ghost-station").refresh(2)
    (lying,) = t.state.expeditions
    for seat in range(2):
        (seen,) = GAME.view(t.state, seat).json()["expeditions"]
        assert seen["colonists"] == {"tuple": list(lying.colonists)}
        assert seen["tile"] == lying.tile >= 0


@pytest.mark.rule("ART-REFRESH-06")
@pytest.mark.parametrize(
    ("number", "expected"), [(1, "ocean"), (2, "ocean"), (3, "ocean"), (4, "surface"), (5, "surface"), (6, "surface")]
)
def test_reward_buildings_come_from_the_stack_of_the_coming_round(number: int, expected: str) -> None:
    t = coming(table(3), "prefab-drop", "sunken-foundry").refresh(number)
    lying = [each.tile for each in t.state.expeditions]
    assert {side(TILE_NAMES[each]) for each in lying} == {expected}
    assert not {*lying} & {*t.state.ocean_stack.cards, *t.state.surface_stack.cards}
    assert len({*lying, *[lot.tile for lot in t.state.gantry]}) == 5


@pytest.mark.rule("ART-REFRESH-06")
def test_a_card_without_a_building_reward_has_no_building_by_it() -> None:
    t = coming(table(2), "drifting-pods").refresh(1)
    assert t.state.expeditions[0].tile == -1


@pytest.mark.rule("ART-REFRESH-07")
@pytest.mark.parametrize("dice", ["", "A3 B2"])
def test_rewards_nobody_claimed_are_cleared_with_their_card(dice: str) -> None:
    t = coming(table(2), "crystal-grotto").expeditions("ghost-station").rewards_on("ghost-station", "MS", "manufactory")
    t.on_expedition("ghost-station", dice).region("basecamp").refresh(2)
    assert t.discards() == "MS"
    assert tile("manufactory") not in t.state.ocean_stack.cards + t.state.surface_stack.cards
    assert "manufactory" not in t.tiles() + t.buildings("A") + t.buildings("B")


@pytest.mark.rule("ART-REFRESH-07")
@pytest.mark.parametrize(("wanted", "discards", "built"), [("reward 1", "MS", ["manufactory"]), ("reward 2", "", [])])
def test_a_reward_left_by_a_drone_is_cleared_with_its_card(wanted: str, discards: str, built: list[str]) -> None:
    t = coming(table(1), "crystal-grotto").expeditions("ghost-station").rewards_on("ghost-station", "MS", "manufactory")
    t.on_expedition("ghost-station", "A6 B6 C2").region("basecamp").play(wanted)
    while t.who:
        t.play("done" if "done" in t.options else "shelters")
    t.refresh(2)
    assert t.discards() == discards
    assert t.buildings("A") == built
    assert tile("manufactory") not in t.state.ocean_stack.cards + [lot.tile for lot in t.state.gantry]


@pytest.mark.rule("ART-REFRESH-07")
def test_rewards_that_were_claimed_are_not_discarded() -> None:
    t = coming(table(2), "crystal-grotto").expeditions("drifting-pods").rewards_on("drifting-pods", "PE")
    t.on_expedition("drifting-pods", "A5 B4").region("basecamp").play("A: reward 1").refresh(2)
    assert (t.discards(), t.in_shelters("A")) == ("", "PE")


@pytest.mark.rule("ART-REFRESH-05", "ART-REFRESH-07")
def test_reward_colonists_just_cleared_may_come_back_through_an_empty_bag() -> None:
    t = coming(table(2), "lost-rover").expeditions("drifting-pods").rewards_on("drifting-pods", "MM").bag("")
    t.refresh(2)
    assert people(t.state.expeditions[0].colonists) == "M"
    assert (t.waiting(), t.discards()) == ("M", "")


@pytest.mark.rule("ART-REFRESH-08", "ART-REFRESH-09")
@pytest.mark.parametrize("left", [0, 5])
@pytest.mark.parametrize(
    ("cards", "energy", "minerals"),
    [
        (["mantle-tap"], 4, 8),
        (["stranded-lander", "lost-rover"], 8, 12),
        (["mantle-tap", "ghost-station", "crystal-grotto"], 11, 17),
        (["first-contact-reef", "deep-trench-crossing", "training-dive", "crystal-grotto"], 24, 12),
    ],
)
def test_vents_and_quarry_get_the_numbers_of_the_cards_plus_two(
    cards: list[str], energy: int, minerals: int, left: int
) -> None:
    t = coming(table(len(cards) + 1), *cards).vents(left).quarry(left).refresh(2)
    assert (t.state.vents, t.state.quarry) == (energy, minerals)


@pytest.mark.rule("ART-REFRESH-08", "ART-REFRESH-09")
def test_the_corner_numbers_of_cleared_cards_no_longer_count() -> None:
    t = coming(table(2), "crystal-grotto").expeditions("deep-trench-crossing").refresh(2)
    assert (t.state.vents, t.state.quarry) == (7, 5)


@pytest.mark.rule("ART-REFRESH-10")
@pytest.mark.parametrize(
    ("seats", "left", "after"),
    [(1, 0, 2), (2, 0, 2), (3, 0, 3), (5, 0, 5), (3, 5, 8), (3, 6, 8), (4, 7, 8), (2, 7, 8), (5, 8, 8)],
)
def test_the_gantry_gets_a_tile_per_player_up_to_eight(seats: int, left: int, after: int) -> None:
    t = coming(table(seats), *FOUR_CARDS[: max(seats, 2) - 1]).gantry(*OCEAN[:left])
    stack = len(t.state.ocean_stack.cards)
    t.refresh(2)
    assert t.tiles()[:left] == OCEAN[:left]
    assert len(t.tiles()) == after
    assert len(t.state.ocean_stack.cards) == stack - (after - left)


@pytest.mark.rule("ART-REFRESH-11")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_ocean_tiles_left_over_can_still_be_bid_for_in_later_rounds(number: int) -> None:
    t = coming(table(2), "crystal-grotto").gantry("manufactory").refresh(number)
    assert [side(name) for name in t.tiles()] == ["ocean", "surface", "surface"]
    assert "bid manufactory" in t.dice(A=[3]).placement().options


@pytest.mark.rule("ART-REFRESH-12")
@pytest.mark.parametrize("left", [6, 7, 8])
def test_reward_buildings_do_not_count_against_the_eight(left: int) -> None:
    t = coming(table(3), "prefab-drop", "sunken-foundry").gantry(*OCEAN[:left]).refresh(2)
    assert all(each.tile >= 0 for each in t.state.expeditions)
    assert len(t.tiles()) == 8


@pytest.mark.rule("ART-REFRESH-13")
def test_tiles_left_over_close_up_towards_the_stack() -> None:
    t = coming(table(2), "crystal-grotto").gantry("manufactory", "shuttle-bay: A2", "scoutpost").give("A", minerals=2)
    t.region("gantry").play("claim").refresh(2)
    assert t.tiles()[:2] == ["manufactory", "scoutpost"]
    assert len(t.tiles()) == 4


@pytest.mark.rule("ART-REFRESH-13")
def test_new_tiles_go_to_the_far_end_in_the_order_drawn() -> None:
    def drawn(left: int) -> list[str]:
        t = coming(table(3), "crystal-grotto", "mantle-tap").gantry(*OCEAN[:left])
        return t.refresh(4).tiles()[left:]

    three = drawn(0)
    assert (drawn(5), drawn(6), drawn(7)) == (three, three[:2], three[:1])


@pytest.mark.rule("ART-REFRESH-13")
def test_the_oldest_tile_is_resolved_first() -> None:
    t = coming(table(2), "crystal-grotto").gantry("manufactory").refresh(4).give("A", minerals=3)
    t.dice(A=[2, 3]).placement().play("die 2", f"bid {t.tiles()[2]}", "bid manufactory")
    t.region("gantry").play("claim")
    assert t.buildings("A") == ["manufactory"]


@pytest.mark.rule("ART-REFRESH-14")
@pytest.mark.parametrize("stack", [[], ["manufactory"], ["manufactory", "scoutpost"]])
def test_an_empty_stack_reveals_nothing(stack: list[str]) -> None:
    t = coming(table(3), "crystal-grotto", "mantle-tap")
    t.state.ocean_stack.cards = [tile(name) for name in stack]
    surface = t.state.surface_stack.cards[:]
    t.refresh(3)
    assert sorted(t.tiles()) == stack
    assert t.state.surface_stack.cards == surface


@pytest.mark.rule("ART-REFRESH-14")
def test_no_reward_building_lies_by_a_card_when_the_stack_is_empty() -> None:
    t = coming(table(2), "prefab-drop")
    t.state.surface_stack.cards = []
    t.refresh(4)
    assert (t.state.expeditions[0].tile, t.tiles()) == (-1, [])


@pytest.mark.rule("ART-REFRESH-15")
@pytest.mark.parametrize(
    ("seats", "left", "after"),
    [(1, 0, 4), (2, 0, 4), (3, 0, 5), (4, 0, 6), (5, 0, 7), (3, 7, 12), (3, 8, 12), (3, 11, 12), (2, 12, 12)],
)
def test_the_doorstep_gets_two_more_than_players_up_to_twelve(seats: int, left: int, after: int) -> None:
    t = coming(table(seats), *FOUR_CARDS[: max(seats, 2) - 1]).doorstep("S" * left)
    bag = sum(t.state.bag.counts)
    t.refresh(2)
    assert len(t.waiting()) == after
    assert t.waiting().count("S") >= left
    assert sum(t.state.bag.counts) == bag - (after - left)
    cut_short = left + max(seats, 2) + 2 > 12  # which the log says, after everybody who arrived
    assert t.log.count("ART-REFRESH-15") == after - left + cut_short


@pytest.mark.rule("ART-REFRESH-15")
def test_the_colonists_of_the_doorstep_are_random() -> None:
    seen = {coming(table(2, seed=seed), "crystal-grotto").refresh(2).waiting() for seed in range(10)}
    assert len(seen) > 1


@pytest.mark.rule("ART-REFRESH-16")
@pytest.mark.parametrize("supply", ["", "E", "EEMMSSSS"])
def test_the_academy_supply_is_never_refilled(supply: str) -> None:
    t = coming(table(2), "crystal-grotto").academy(supply=supply)
    t.refresh(2)
    assert t.supply() == supply


@pytest.mark.rule("ART-REFRESH-17")
@pytest.mark.parametrize("name", ["ice-quake", "rockfall", "cold-snap"])
def test_the_top_event_is_revealed(name: str) -> None:
    t = coming(table(2), "crystal-grotto", event=name).event("quarantine").refresh(2)
    assert BASE.event_names[t.state.event] == name
    assert t.state.event_deck.cards == []
    assert GAME.view(t.state, 1).json()["event"] == BASE.event_names.index(name)


@pytest.mark.rule("ART-REFRESH-17")
@pytest.mark.parametrize(
    ("name", "vents", "quarry"),
    [("thermal-bloom", 11, 5), ("exposed-lode", 7, 9), ("silt-storm", 7, 5), ("vent-eruption", 7, 5)],
)
def test_only_an_event_with_the_immediate_mark_happens_when_revealed(name: str, vents: int, quarry: int) -> None:
    t = coming(table(2), "crystal-grotto", event=name).refresh(2)
    assert (t.state.vents, t.state.quarry) == (vents, quarry)


@pytest.mark.rule("ART-REFRESH-17")
def test_a_hard_freeze_is_felt_in_the_placement_it_was_revealed_for() -> None:
    t = coming(table(2), "crystal-grotto", event="hard-freeze").refresh(2)
    t.dice(A=[3]).shelters("A", "P").give("A", energy=2).placement()
    t.play("expedition crystal-grotto", "colonist pioneer")
    assert t["A"].energy == 0


@pytest.mark.rule("ART-REFRESH-17")
def test_a_letter_event_waits_for_its_letter() -> None:
    t = coming(table(2), "crystal-grotto", event="leviathan-attack").give("AB", energy=5).refresh(2)
    assert (t["A"].energy, t["B"].energy) == (5, 5)
    t.happen()
    assert (t["A"].energy, t["B"].energy) == (2, 2)
