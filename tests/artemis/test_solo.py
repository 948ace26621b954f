"""Solo: Drone's Agenda. The human is A, drone 1 is B, drone 2 is C."""

import pytest
from artemis_table import BASE, TILE_NAMES, Table, people, table

import frostline
from frostline import IllegalMove

REGIONS = ["basecamp", "vents", "quarry", "gantry", "doorstep", "academy"]


def board() -> Table:
    """A solo table with the Expedition and the tiles every round has."""
    return table(1).expeditions("drifting-pods").gantry("manufactory", "shuttle-bay").academy()


def where(t: Table, who: str) -> dict[str, str]:
    """The faces a seat has in each region."""
    seat = "ABC".index(who)
    dice = {
        "basecamp": [die for each in t.state.expeditions for die in each.dice],
        "vents": t.state.vents_row,
        "quarry": t.state.quarry_row,
        "gantry": [die for lot in t.state.gantry for die in lot.bids],
        "doorstep": t.state.doorstep_row,
        "academy": t.state.trainees,
        "outfitter": t.state.outfitter_row,
    }
    faces = {name: "".join(str(die.face) for die in row if die.seat == seat) for name, row in dice.items()}
    return {name: face for name, face in faces.items() if face}


def opened(seed: int = 1, options: tuple[str, ...] = ()) -> Table:
    """A real solo game, at the human's first decision."""
    t = table(1, options)
    t.state = frostline.game("artemis").new(1, seed, options)  # type: ignore[assignment]
    return t


def all_on_the_expedition(t: Table) -> Table:
    """The human puts all five dice on the Expedition; its success is the next question (drone 2 is done by then)."""
    while t.state.phase == 0:
        assert where(t, "C") == {}
        if t.prompt == "ChooseDie":
            t.play(t.options[0])
        t.play(next(text for text in t.options if text.startswith("expedition")))
        if t.prompt == "SendColonists":
            t.play("nobody")
    assert t.prompt == "ChooseReward"
    return t


# Set-up.


@pytest.mark.rule("ART-SOLO-01", "ART-2P-03")
@pytest.mark.parametrize("seed", range(5))
def test_the_board_is_filled_as_for_two_players(seed: int) -> None:
    t = opened(seed)
    assert len(t.state.expeditions) == 1
    assert len(t.state.gantry) == 2
    assert sum(t.state.doorstep) == 4


@pytest.mark.rule("ART-SOLO-01")
@pytest.mark.parametrize("coming", [2, 4])
def test_a_refresh_counts_two_players(coming: int) -> None:
    t = table(1)
    t.state.event_deck.cards = [BASE.event_names.index("rockfall")]
    t.state.expedition_deck.cards = [BASE.card_names.index(name) for name in ("mantle-tap", "lost-rover")]
    t.gantry("manufactory").doorstep("PE").refresh(coming)
    assert [BASE.card_names[each.card] for each in t.state.expeditions] == ["lost-rover"]
    assert (t.state.vents, t.state.quarry) == (3 + 2, 5 + 2)
    assert len(t.tiles()) == 1 + 2
    assert len(t.waiting()) == 2 + 4


@pytest.mark.rule("ART-SOLO-01", "ART-2P-01")
def test_the_duplicates_stay_in_the_box() -> None:
    t = opened()
    lying = [lot.tile for lot in t.state.gantry] + [each.tile for each in t.state.expeditions if each.tile >= 0]
    names = [TILE_NAMES[tile] for tile in t.state.ocean_stack.cards + t.state.surface_stack.cards + lying]
    assert len(names) == 26
    assert len({name.removesuffix("-2") for name in names}) == 26


@pytest.mark.rule("ART-SOLO-01", "ART-SOLO-09", "ART-PLACE-21")
def test_the_only_academy_space_is_closed_to_the_human_once_a_drone_is_there() -> None:
    t = board().shelters("A", "P").dice(A=[3]).drone("B", [1, 2, 3, 4], agenda=6).placement()
    assert "academy" not in t.options
    assert t.why_not("academy") == "ART-PLACE-21"
    with pytest.raises(IllegalMove):
        t.play("academy")


@pytest.mark.rule("ART-SOLO-01")
def test_drones_own_no_colony() -> None:
    assert len(opened().state.colonies) == 1


@pytest.mark.rule("ART-SOLO-02")
@pytest.mark.parametrize("seed", range(5))
def test_only_the_humans_pioneer_is_set_aside(seed: int) -> None:
    t = opened(seed)
    assert t.in_shelters("A") == "P"
    on_cards = [sum(each.colonists[kind] for each in t.state.expeditions) for kind in range(4)]
    out = [t.state.bag.counts[kind] + t.state.doorstep[kind] + on_cards[kind] for kind in range(4)]
    assert out == [27, 20, 12, 12]


@pytest.mark.rule("ART-SOLO-03", "ART-SOLO-04")
@pytest.mark.parametrize("seed", range(8))
def test_drone_one_has_placed_four_dice_before_the_human_places_the_first_of_five(seed: int) -> None:
    t = opened(seed)
    assert (t.who, len(t["A"].dice)) == ("A", 5)
    assert len(where(t, "B")) == 4
    assert all(len(faces) == 1 for faces in where(t, "B").values())
    assert where(t, "C") == {}


@pytest.mark.rule("ART-SOLO-03", "ART-SOLO-04")
@pytest.mark.parametrize("seed", range(8))
def test_drone_two_places_four_dice_after_the_human_has_placed_all_five(seed: int) -> None:
    t = all_on_the_expedition(opened(seed))
    assert len(where(t, "A")["basecamp"]) == 5
    assert len(where(t, "C")) == 4
    assert all(len(faces) == 1 for faces in where(t, "C").values())


# The agenda.


@pytest.mark.rule("ART-SOLO-05", "ART-SOLO-06", "ART-SOLO-07", "ART-SOLO-08")
@pytest.mark.parametrize("agenda", range(1, 7))
def test_drone_one_goes_clockwise_from_the_agenda_region_lowest_die_first(agenda: int) -> None:
    t = board().drone("B", [5, 2, 3, 2], agenda=agenda)
    round_trip = (REGIONS * 2)[agenda - 1 : agenda + 3]
    assert where(t, "B") == dict(zip(round_trip, "2235", strict=True))


@pytest.mark.rule("ART-SOLO-05", "ART-SOLO-06", "ART-SOLO-07", "ART-SOLO-08")
@pytest.mark.parametrize("agenda", range(1, 7))
def test_drone_two_goes_counter_clockwise_from_the_agenda_region_lowest_die_first(agenda: int) -> None:
    t = board().drone("C", [6, 4, 1, 3], agenda=agenda)
    round_trip = (REGIONS[::-1] * 2)[6 - agenda : 10 - agenda]
    assert where(t, "C") == dict(zip(round_trip, "1346", strict=True))


@pytest.mark.rule("ART-SOLO-05")
def test_the_agenda_die_is_rolled_for_each_drone_anew() -> None:
    starts = set()
    for seed in range(60):
        t = opened(seed)
        first = frozenset(where(t, "B"))
        starts.add((first, frozenset(where(all_on_the_expedition(t), "C"))))
    assert len({first for first, _ in starts}) == 6
    assert len(starts) > 2 * 6  # the second does not follow from the first


@pytest.mark.rule("ART-SOLO-06", "ART-SOLO-07", "ART-SOLO-12")
def test_the_booklets_example_of_drone_one() -> None:
    t = board().drone("B", [1, 2, 3, 4], agenda=4)
    assert t.bids("manufactory") == "B1"
    assert where(t, "B") == {"gantry": "1", "doorstep": "2", "academy": "3", "basecamp": "4"}


@pytest.mark.rule("ART-SOLO-07", "ART-SOLO-10")
def test_the_booklets_example_of_drone_two() -> None:
    t = board().academy("A3P", supply="").drone("C", [1, 2, 3, 4], agenda=3)
    assert where(t, "C") == {"quarry": "1", "vents": "2", "basecamp": "3", "doorstep": "4"}


@pytest.mark.rule("ART-SOLO-09")
def test_a_drone_in_the_academy_brings_no_colonist() -> None:
    t = board().drone("B", [1, 2, 3, 4], agenda=6)
    assert [(die.face, die.colonist) for die in t.state.trainees] == [(1, -1)]


@pytest.mark.rule("ART-SOLO-10")
@pytest.mark.parametrize("filled_by", ["A3P", "B3"])
def test_drone_two_starting_at_a_filled_academy_starts_at_the_doorstep(filled_by: str) -> None:
    t = board().academy(filled_by, supply="").drone("C", [1, 2, 3, 4], agenda=6)
    assert where(t, "C") == {"doorstep": "1", "gantry": "2", "quarry": "3", "vents": "4"}


@pytest.mark.rule("ART-SOLO-10", "ART-SOLO-09")
def test_drone_two_takes_an_academy_space_that_is_free() -> None:
    t = board().drone("C", [1, 2, 3, 4], agenda=6)
    assert where(t, "C") == {"academy": "1", "doorstep": "2", "gantry": "3", "quarry": "4"}


@pytest.mark.rule("ART-SOLO-11")
def test_drone_dice_join_a_row_right_of_equal_and_lower_dice() -> None:
    t = board().vents(5, "A1 A3 A5").quarry(5, "A4").doorstep("PP", "A6 A6").drone("C", [3, 4, 5, 6], agenda=3)
    assert t.row("quarry") == "C3 A4"
    t = board().vents(5, "A1 A3 A5").drone("C", [3, 4, 5, 6], agenda=2)
    assert t.row("vents") == "A1 A3 C3 A5"
    t = board().doorstep("PP", "A3 A6").drone("C", [3, 4, 5, 6], agenda=5)
    assert t.row("doorstep") == "A3 C3 A6"


@pytest.mark.rule("ART-SOLO-11")
def test_a_drone_die_goes_on_top_at_basecamp() -> None:
    t = board().on_expedition("drifting-pods", "B4 A6 A2").drone("C", [1, 2, 3, 4], agenda=1)
    assert t.party("drifting-pods") == "B4 A6 A2 C1"


@pytest.mark.rule("ART-SOLO-12")
def test_drone_one_bids_on_the_tile_closest_to_the_stack() -> None:
    t = board().drone("B", [1, 2, 3, 4], agenda=3)
    assert (t.bids("manufactory"), t.bids("shuttle-bay")) == ("B2", "")


@pytest.mark.rule("ART-SOLO-13")
@pytest.mark.parametrize(
    ("lots", "chosen"),
    [
        (["manufactory", "shuttle-bay", "scoutpost"], "manufactory"),
        (["manufactory: B1", "shuttle-bay", "scoutpost"], "shuttle-bay"),
        (["manufactory: B1", "shuttle-bay: A1", "scoutpost"], "scoutpost"),
    ],
)
def test_drone_two_bids_on_the_empty_tile_closest_to_the_stack(lots: list[str], chosen: str) -> None:
    t = table(1).expeditions("drifting-pods").gantry(*lots).drone("C", [6, 6, 6, 6], agenda=4)
    assert t.who == ""
    assert t.bids(chosen) == "C6"


def outbidding(face: int, *lots: str) -> Table:
    """Drone 2 comes to the Gantry with this as its lowest die."""
    return table(1).expeditions("drifting-pods").gantry(*lots).drone("C", [face, 6, 6, 6], agenda=4)


@pytest.mark.rule("ART-SOLO-14")
def test_without_an_empty_tile_drone_two_outbids_the_human_rather_than_drone_one() -> None:
    t = outbidding(4, "manufactory: B1", "shuttle-bay: A3")
    assert (t.bids("manufactory"), t.bids("shuttle-bay")) == ("B1", "A3 C4")


@pytest.mark.rule("ART-SOLO-14")
def test_a_tile_is_held_by_the_owner_of_its_highest_die() -> None:
    t = outbidding(5, "manufactory: A1 B2", "shuttle-bay: B1 A4")
    assert (t.bids("manufactory"), t.bids("shuttle-bay")) == ("A1 B2", "B1 A4 C5")


@pytest.mark.rule("ART-SOLO-14")
@pytest.mark.parametrize(("face", "taken"), [(3, "B1 C3"), (4, "B1 C4"), (5, "B1")])
def test_drone_two_turns_to_drone_one_when_it_cannot_outbid_the_human(face: int, taken: str) -> None:
    t = outbidding(face, "manufactory: B1", "shuttle-bay: A4")
    assert t.bids("manufactory") == taken
    assert t.bids("shuttle-bay") == ("A4 C5" if face == 5 else "A4")


@pytest.mark.rule("ART-SOLO-14")
def test_the_human_chooses_which_own_bid_drone_two_beats() -> None:
    t = outbidding(4, "manufactory: A3", "shuttle-bay: A2", "scoutpost: A4", "drone-docks: B1")
    assert (t.who, t.prompt) == ("A", "ChooseOutbid")
    assert sorted(t.options) == ["bid manufactory", "bid shuttle-bay"]
    t.play("bid shuttle-bay")
    assert (t.bids("manufactory"), t.bids("shuttle-bay")) == ("A3", "A2 C4")
    assert len(where(t, "C")) == 4


@pytest.mark.rule("ART-SOLO-15")
def test_among_drone_held_tiles_drone_two_outbids_the_one_closest_to_the_stack() -> None:
    t = outbidding(3, "manufactory: A4", "shuttle-bay: B2", "scoutpost: B1")
    assert t.who == ""
    assert [t.bids(name) for name in t.tiles()] == ["A4", "B2 C3", "B1"]


@pytest.mark.rule("ART-SOLO-16")
@pytest.mark.parametrize("lots", [["manufactory: A4", "shuttle-bay: B3"], ["manufactory: A3"], []])
def test_a_die_that_can_outbid_nothing_is_set_aside(lots: list[str]) -> None:
    t = outbidding(3, *lots)
    assert where(t, "C") == {"quarry": "6", "vents": "6", "basecamp": "6"}
    assert [f"{name}: {t.bids(name)}" for name in t.tiles()] == lots


# Resolution.


@pytest.mark.rule("ART-SOLO-17", "ART-SOLO-20")
def test_relief_is_for_the_human_never_for_drones() -> None:
    t = table(1).vents(3, "B3 A4 C6").region("vents")
    assert (t["A"].relief, t["A"].minerals, t["A"].energy) == (1, 2, 0)
    assert (t.who, t.state.vents) == ("", 0)


@pytest.mark.rule("ART-SOLO-17")
def test_a_failed_expedition_relieves_the_human_only() -> None:
    t = table(1).expeditions("mantle-tap").on_expedition("mantle-tap", "B4 A3 C2").region("basecamp")
    assert (t["A"].relief, t["A"].badges) == (1, 0)


@pytest.mark.rule("ART-SOLO-18")
@pytest.mark.parametrize(("dice", "badges"), [("B4 A4 C1", 0), ("B4 A4 C2", 1)])
def test_drone_dice_count_for_the_success_of_an_expedition(dice: str, badges: int) -> None:
    t = table(1).expeditions("mantle-tap").on_expedition("mantle-tap", dice).region("basecamp")
    if badges:
        t.play("A: reward 2")
    assert (t["A"].badges, t["A"].relief) == (badges, 1 - badges)


@pytest.mark.rule("ART-SOLO-18", "ART-SOLO-19")
def test_the_drones_rank_as_two_separate_players() -> None:
    t = table(1).expeditions("black-smoker-field").on_expedition("black-smoker-field", "B3 A4+M C3").region("basecamp")
    assert (t["A"].badges, t.prompt) == (1, "ChooseReward")
    t = table(1).expeditions("black-smoker-field").on_expedition("black-smoker-field", "B5 A4 C6").region("basecamp")
    assert (t["A"].badges, t["A"].relief, t.who) == (0, 1, "")


@pytest.mark.rule("ART-SOLO-18", "ART-SOLO-19")
@pytest.mark.parametrize("dice", ["B2 A6", "B6 A2", "B6 A4 C2", "B1 A6 C5"])
@pytest.mark.parametrize(("reward", "energy", "minerals"), [("reward 1", 0, 3), ("reward 2", 5, 0)])
def test_first_or_second_beside_a_drone_takes_a_badge_and_either_one_reward(
    dice: str, reward: str, energy: int, minerals: int
) -> None:
    t = table(1).expeditions("black-smoker-field").on_expedition("black-smoker-field", dice).region("basecamp")
    t.play(f"A: {reward}")
    assert (t["A"].badges, t["A"].energy, t["A"].minerals) == (1, energy, minerals)
    assert t.who == ""


@pytest.mark.rule("ART-SOLO-19")
def test_alone_on_an_expedition_the_human_takes_both_rewards() -> None:
    t = table(1).expeditions("black-smoker-field").on_expedition("black-smoker-field", "A6 A2").region("basecamp")
    t.play("A: reward 1")
    assert (t["A"].badges, t["A"].energy, t["A"].minerals) == (1, 5, 3)


@pytest.mark.rule("ART-SOLO-19")
def test_a_tie_with_a_drone_goes_to_the_die_that_lies_lower() -> None:
    t = table(1).expeditions("black-smoker-field").on_expedition("black-smoker-field", "B4 C4 A4").region("basecamp")
    assert (t["A"].badges, t["A"].relief) == (0, 1)
    t = table(1).expeditions("black-smoker-field").on_expedition("black-smoker-field", "B4 A4 C4").region("basecamp")
    assert (t["A"].badges, t["A"].relief) == (1, 0)


@pytest.mark.rule("ART-SOLO-18")
def test_rewards_on_the_card_are_not_taken_by_a_drone() -> None:
    t = table(1).expeditions("drifting-pods").rewards_on("drifting-pods", "PE")
    t.on_expedition("drifting-pods", "B6 C5").region("basecamp")
    assert t.who == ""
    assert (t["A"].relief, t["A"].badges, t.in_shelters("A")) == (0, 0, "")


@pytest.mark.rule("ART-SOLO-19b")
@pytest.mark.parametrize(("dice", "vp"), [("B3 A2+S A4", 1), ("B6 A2+S A3", 0), ("B6 A2+S A4", 0), ("A2+S A4 B6", 1)])
def test_the_stewards_point_needs_the_real_first_place(dice: str, vp: int) -> None:
    t = table(1).expeditions("black-smoker-field").on_expedition("black-smoker-field", dice).region("basecamp")
    t.play("A: reward 1")
    assert t["A"].vp == vp


@pytest.mark.rule("ART-SOLO-20")
def test_what_drones_take_goes_to_the_supply() -> None:
    t = table(1).quarry(7, "B2 A3 C4").region("quarry")
    assert (t["A"].minerals, t.state.quarry) == (3, 0)
    t = table(1).vents(8, "B2 C4 A6").region("vents")
    assert (t["A"].energy, t["A"].relief, t.state.vents) == (2, 0, 0)


def gone(t: Table, name: str) -> bool:
    """Is the tile nowhere in play?"""
    stacks = t.state.ocean_stack.cards + t.state.surface_stack.cards
    return name not in t.tiles() + t.buildings("A") + [TILE_NAMES[tile] for tile in stacks]


@pytest.mark.rule("ART-SOLO-21", "ART-RES-23")
@pytest.mark.parametrize("drone", "BC")
def test_a_drone_always_pays_and_its_tile_leaves_the_game(drone: str) -> None:
    t = table(1).give("A", minerals=6).gantry(f"manufactory: A3 {drone}4", "shuttle-bay").region("gantry")
    assert t.who == ""
    assert (t["A"].relief, t["A"].minerals) == (1, 6 + 2)
    assert gone(t, "manufactory")
    assert t.tiles() == ["shuttle-bay"]


@pytest.mark.rule("ART-SOLO-21")
def test_a_human_with_the_highest_bid_may_take_the_tile() -> None:
    t = table(1).give("A", minerals=4).gantry("manufactory: B3 A4").region("gantry").play("A: claim")
    assert (t.buildings("A"), t["A"].minerals, t["A"].relief) == (["manufactory"], 0, 0)


@pytest.mark.rule("ART-SOLO-21", "ART-RES-22")
@pytest.mark.parametrize("minerals", [3, 4])
def test_a_tile_the_human_does_not_buy_goes_to_the_next_drone_without_relief(minerals: int) -> None:
    t = table(1).give("A", minerals=minerals).gantry("manufactory: A1 B3 A4").region("gantry")
    if minerals == 4:
        t.play("A: decline")
    assert t.who == ""
    assert (t["A"].relief, t["A"].minerals) == (0, minerals)
    assert gone(t, "manufactory")


@pytest.mark.rule("ART-SOLO-21")
def test_a_tile_nobody_bid_on_stays() -> None:
    t = table(1).gantry("manufactory: B2", "shuttle-bay").region("gantry")
    assert t.tiles() == ["shuttle-bay"]


@pytest.mark.rule("ART-SOLO-22")
@pytest.mark.parametrize(("face", "left"), [(1, "PEMS"), (2, "PEMS"), (3, "PEM"), (4, "PE"), (5, "P"), (6, "P")])
def test_a_drone_takes_the_most_its_die_allows_stewards_first(face: int, left: str) -> None:
    t = table(1).doorstep("PEMSS", f"B{face}").region("doorstep")
    assert t.waiting() == left


@pytest.mark.rule("ART-SOLO-22")
def test_a_drone_takes_all_there_are_if_fewer_and_they_leave_the_game_for_good() -> None:
    t = table(1).doorstep("PEM", "B6")
    bag = people(t.state.bag.counts)
    t.region("doorstep")
    assert (t.waiting(), t.discards(), people(t.state.bag.counts)) == ("", "", bag)


@pytest.mark.rule("ART-SOLO-22", "ART-SOLO-17")
def test_a_human_behind_the_drones_may_find_the_doorstep_empty() -> None:
    t = table(1).give("A", energy=4).doorstep("PPE", "B3 C3 A4").region("doorstep")
    assert (t["A"].relief, t["A"].energy, t.in_shelters("A")) == (1, 4, "")


@pytest.mark.rule("ART-SOLO-23")
def test_a_drone_in_the_academy_does_nothing() -> None:
    t = table(1).academy("B3", supply="EEMMSS").region("academy")
    assert (t.supply(), t.discards(), t.who) == ("EEMMSS", "", "")


@pytest.mark.rule("ART-SOLO-24", "ART-EVT-05")
@pytest.mark.parametrize(("own", "left"), [("", 5), ("A1", 3), ("A1 A2", 3)])
@pytest.mark.parametrize("event", ["vent-eruption", "rockfall"])
def test_drone_dice_count_when_the_most_dice_are_punished(event: str, own: str, left: int) -> None:
    t = table(1).give("A", energy=5, minerals=5).event(event)
    t.vents(9, f"{own} B3 C3").quarry(9, f"{own} B3 C3").happen()
    assert (t["A"].energy if event == "vent-eruption" else t["A"].minerals) == left


@pytest.mark.rule("ART-SOLO-25")
def test_a_marine_may_lower_a_drone_die() -> None:
    t = board().on_expedition("drifting-pods", "B5").shelters("A", "M").give("A", energy=1).dice(A=[4])
    t.placement().play("expedition drifting-pods", "colonist marine", "number 2")
    assert t.party("drifting-pods") == "B3 A4+M"


@pytest.mark.rule("ART-SOLO-26")
@pytest.mark.parametrize("named", ["player 2", "player 3"])
def test_an_assault_pod_may_name_a_drone_and_brings_two_energy(named: str) -> None:
    t = table(1).give("A", minerals=4).build("A", "assault-pod", "MP").activation()
    assert set(t.options) == {"player 2", "player 3", "skip"}
    t.play(named)
    assert (t["A"].energy, t["A"].minerals) == (2, 4)


@pytest.mark.rule("ART-SOLO-30", "ART-SOLO-24", "ART-EVT-05")
@pytest.mark.parametrize(("event", "who"), [("colonial-inspection", "S"), ("leviathan-attack", "M")])
def test_drones_have_no_colonists_to_compare(event: str, who: str) -> None:
    assert table(1).event(event).happen()["A"].vp == 0
    assert table(1).shelters("A", who).event(event).happen()["A"].vp == 1


@pytest.mark.rule("ART-SOLO-30")
def test_a_drone_in_the_academy_has_no_engineer_to_compare() -> None:
    t = table(1).academy("B1").shelters("A", "E").event("engineering-symposium").happen().play("A: resources 3e 0m")
    assert (t["A"].energy, t.who) == (3, "")


@pytest.mark.rule("ART-SOLO-30", "ART-SOLO-24")
@pytest.mark.parametrize(("dice", "vp"), [("B6 C5", 0), ("B6 C5 A4", 0), ("B6 A5 C4", 1)])
def test_only_the_human_is_acclaimed_for_a_badge(dice: str, vp: int) -> None:
    t = table(1).expeditions("black-smoker-field").on_expedition("black-smoker-field", dice)
    t.event("explorers-acclaim").resolution()
    if vp:
        t.play("A: reward 1")
    assert t["A"].vp == vp


# The course of the game, scoring.


@pytest.mark.rule("ART-SOLO-27", "ART-SOLO-04")
def test_six_rounds_with_the_human_always_to_start() -> None:
    t = opened(seed=3)
    rounds = []
    while t.who:
        assert (t.who, t.state.start) == ("A", 0)
        assert t.prompt != "ChooseStart"
        if len(t["A"].dice) == 5 and t.prompt == "ChooseDie":
            rounds.append(t.state.round)
            assert sum(len(faces) for faces in where(t, "B").values()) == 4
            assert where(t, "C") == {}
        t.play(t.options[0])
    assert rounds == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("ART-SOLO-28")
@pytest.mark.parametrize(("toolkits", "vp"), [(7, 2), (8, 2), (6, 0), (2, 0), (1, -1), (0, -1)])
def test_toolkits_score_by_their_number_alone(toolkits: int, vp: int) -> None:
    t = table(1).give("A", toolkits=toolkits, vp=10, badges=2).final()
    assert t.points("A")["toolkits"] == vp
    assert t.points("A")["total"] == 10 + vp


@pytest.mark.rule("ART-SOLO-28")
def test_the_rest_is_scored_as_usual() -> None:
    t = table(1).give("A", energy=12, minerals=5, badges=5, toolkits=2, vp=4).build("A", "bio-drome", "EEP")
    t.shelters("A", "MS").final()
    assert t.points("A")["total"] == 4 + 2 + 1 + 4 + 0 + 3 + 0 + 3


@pytest.mark.rule("ART-SOLO-29")
@pytest.mark.parametrize(
    ("total", "rank"), [(0, 0), (20, 0), (21, 1), (24, 1), (25, 2), (28, 2), (29, 3), (32, 3), (33, 4), (60, 4)]
)
def test_the_total_earns_one_of_five_ranks(total: int, rank: int) -> None:
    t = table(1).give("A", badges=2, toolkits=2, vp=total).final()
    assert t.points("A")["total"] == total
    assert t.state.scores()[0].title == rank
