"""The nine options that switch to the other reading of a rule, each beside the default."""

import pytest
from artemis_table import TILE_NAMES, Table, table

import frostline

BOTH = pytest.mark.parametrize("other", [False, True])


def read(option: str, other: bool, seats: int = 3) -> Table:
    """A table with or without the option."""
    return table(seats, options=(option,) if other else ())


# bid-again


@BOTH
@pytest.mark.rule("ART-RES-26")
@pytest.mark.parametrize("minerals", [2, 6])
def test_who_let_the_higher_die_go_may_buy_with_a_lower_one(other: bool, minerals: int) -> None:
    t = read("bid-again", other).give("A", minerals=minerals).give("B", minerals=4).gantry("manufactory: A2 B4 A6")
    t.region("gantry")
    if minerals == 6:
        t.play("A: decline")
    t.play("B: decline")
    assert t.who == ("A" if other else "")
    if other:
        t.play("A: claim")
    assert t.buildings("A") == (["manufactory"] if other else [])
    assert t["A"].minerals == minerals - 2 * other
    assert (t["A"].relief, t["B"].relief) == (0, 0)


@pytest.mark.rule("ART-RES-26")
def test_bidding_again_the_lower_die_may_be_declined_too() -> None:
    t = read("bid-again", True).give("A", minerals=6).gantry("manufactory: A2 A6").region("gantry")
    t.play("A: decline", "A: decline")
    assert (t.tiles(), t.buildings("A"), t.who) == (["manufactory"], [], "")


@BOTH
@pytest.mark.rule("ART-RES-26")
def test_the_other_player_comes_first_at_the_die_between(other: bool) -> None:
    t = read("bid-again", other).give("AB", minerals=6).gantry("manufactory: A2 B4 A6").region("gantry")
    t.play("A: decline", "B: claim")
    assert (t.buildings("B"), t["B"].minerals, t.prompt != "MayClaim") == (["manufactory"], 2, True)


# relief-per-die


@BOTH
@pytest.mark.rule("ART-RES-23")
def test_relief_for_each_outbid_die_or_once_for_the_player(other: bool) -> None:
    t = read("relief-per-die", other).give("B", minerals=5).gantry("manufactory: A1 C2 A3 B5").region("gantry")
    t.play("B: claim")
    if other:
        t.play("A: relief 2")
    assert t.who == ""
    assert [t[seat].relief for seat in "ABC"] == [1 + other, 0, 1]
    assert (t["A"].minerals, t["A"].energy) == (2, 2 * other)


@pytest.mark.rule("ART-RES-23", "ART-RES-24")
def test_relief_per_die_is_not_for_the_claimers_own_dice() -> None:
    t = read("relief-per-die", True).give("B", minerals=5).gantry("manufactory: B1 B2 A3 B5").region("gantry")
    t.play("B: claim")
    assert [t[seat].relief for seat in "ABC"] == [1, 0, 0]


# newest-closest


@BOTH
@pytest.mark.rule("ART-REFRESH-13")
def test_the_newest_or_the_oldest_tiles_lie_closest_to_the_stack(other: bool) -> None:
    t = read("newest-closest", other).gantry("manufactory", "shuttle-bay").refresh(2)
    assert len(t.tiles()) == 5
    assert (t.tiles()[3:] if other else t.tiles()[:2]) == ["manufactory", "shuttle-bay"]


@BOTH
@pytest.mark.rule("ART-REFRESH-13", "ART-SOLO-12")
def test_the_tile_closest_to_the_stack_is_where_drone_one_bids(other: bool) -> None:
    t = read("newest-closest", other, seats=1).gantry("manufactory").refresh(2).drone("B", [1, 2, 3, 4], agenda=4)
    assert t.bids("manufactory") == ("" if other else "B1")
    assert t.bids(t.tiles()[0]) == "B1"


# rewards-return


def unclaimed(other: bool, building: str = "") -> Table:
    """Nobody went to the Ghost Station: a refresh with only Marines in the bag."""
    t = read("rewards-return", other).expeditions("ghost-station")
    return t.rewards_on("ghost-station", "PE", building).bag("M" * 16)


@BOTH
@pytest.mark.rule("ART-REFRESH-07")
def test_unclaimed_reward_colonists_return_to_the_bag_or_are_discarded(other: bool) -> None:
    t = unclaimed(other).refresh(2)
    lying = [each.colonists for each in t.state.expeditions]
    back = [sum(counts) for counts in zip(t.state.bag.counts, t.state.doorstep, *lying, strict=True)]
    assert back == ([1, 1, 16, 0] if other else [0, 0, 16, 0])
    assert t.discards() == ("" if other else "PE")


@BOTH
@pytest.mark.rule("ART-REFRESH-07")
@pytest.mark.parametrize(("name", "coming"), [("manufactory", 2), ("manufactory", 4), ("bio-drome", 5)])
def test_an_unclaimed_reward_building_goes_under_its_stack_or_leaves_the_game(
    other: bool, name: str, coming: int
) -> None:
    t = unclaimed(other, name).refresh(coming)
    stack = t.state.surface_stack if name == "bio-drome" else t.state.ocean_stack
    assert (TILE_NAMES[stack.cards[0]] == name) is other
    stacks = [TILE_NAMES[tile] for tile in t.state.ocean_stack.cards + t.state.surface_stack.cards]
    lying = [TILE_NAMES[each.tile] for each in t.state.expeditions if each.tile >= 0]
    assert (stacks + lying + t.tiles()).count(name) == int(other)


# one-tile-out


@BOTH
@pytest.mark.rule("ART-2P-01")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_marked_tile_of_each_stack_or_all_of_them_stay_out_at_two_players(other: bool, seats: int) -> None:
    missing = set()
    for seed in range(12):
        state = frostline.game("artemis").new(seats, seed, ("one-tile-out",) if other else ())
        tiles = state.ocean_stack.cards + state.surface_stack.cards + [lot.tile for lot in state.gantry]
        tiles += [each.tile for each in state.expeditions if each.tile >= 0]
        out = [tile for tile in range(52) if tile not in tiles]
        assert len(out) == (2 if other else 26)
        assert all(TILE_NAMES[tile].endswith("-2") for tile in out)
        assert sum(tile < 26 for tile in out) == (1 if other else 13)
        missing.add(tuple(out))
    assert (len(missing) > 1) is other


@pytest.mark.rule("ART-2P-01")
def test_one_tile_out_changes_nothing_at_three_players() -> None:
    state = frostline.game("artemis").new(3, 1, ("one-tile-out",))
    lying = len(state.gantry) + sum(each.tile >= 0 for each in state.expeditions)
    assert len(state.ocean_stack.cards) + len(state.surface_stack.cards) + lying == 52


# away-apart


@BOTH
@pytest.mark.rule("ART-GEN-14")
def test_colonists_on_an_expedition_count_in_the_colony_or_not(other: bool) -> None:
    t = read("away-apart", other).shelters("A", "M").build("A", "sensor-station", "M").expeditions("perimeter-sweep")
    t.on_expedition("perimeter-sweep", "A6+M B5").region("basecamp").play("A: reward 1")
    assert t["A"].vp == (2 if other else 3)


@BOTH
@pytest.mark.rule("ART-GEN-14")
def test_a_steward_waiting_in_the_academy_counts_in_the_colony_or_not(other: bool) -> None:
    t = read("away-apart", other).academy("A3S").shelters("B", "S").event("colonial-inspection").happen()
    assert [t[seat].vp for seat in "ABC"] == [1 - other, 1, 0]


@BOTH
@pytest.mark.rule("ART-GEN-14")
def test_who_has_only_colonists_away_may_have_none_at_all(other: bool) -> None:
    t = read("away-apart", other).academy("A3E").event("engineering-symposium").happen()
    assert t.who == ("" if other else "A")


# last-space-empty


@BOTH
@pytest.mark.rule("ART-REL-04")
def test_the_last_relief_space_pays_or_not(other: bool) -> None:
    t = read("last-space-empty", other).give("A", relief=6).vents(0, "A3").region("vents")
    assert t["A"].relief == 7
    assert t.options == ([] if other else [f"relief {space}" for space in range(1, 8)])
    if not other:
        t.play("A: relief 7")
    assert t["A"].vp == (0 if other else 2)
    assert (t["A"].energy, t["A"].minerals, t["A"].toolkits, t["A"].badges) == (0, 0, 0, 0)


@BOTH
@pytest.mark.rule("ART-REL-04")
def test_the_last_but_one_relief_space_pays_in_any_reading(other: bool) -> None:
    t = read("last-space-empty", other).give("A", relief=5).vents(0, "A3").region("vents").play("A: relief 6")
    assert (t["A"].relief, t["A"].badges) == (6, 1)


@BOTH
@pytest.mark.rule("ART-REL-04")
def test_after_the_last_relief_space_there_is_nothing_in_any_reading(other: bool) -> None:
    t = read("last-space-empty", other).give("A", relief=7).vents(0, "A3").region("vents")
    assert (t["A"].relief, t.who) == (7, "")


# late-assault


def conduit_fills_a_pod(other: bool) -> Table:
    """A Surface Conduit brings the Pioneer that A's Assault Pod lacks."""
    t = read("late-assault", other).give("B", minerals=5)
    t.build("A", "surface-conduit", "SP").build("A", "assault-pod", "M").bag("P").activation()
    return t.play("A: use surface-conduit", "A: into assault-pod")


@BOTH
@pytest.mark.rule("ART-UPK-11", "ART-UPK-09")
def test_an_assault_pod_filled_during_activation_may_be_used_or_waits(other: bool) -> None:
    t = conduit_fills_a_pod(other)
    assert t.staff("A", "assault-pod") == "PM"
    assert ("use assault-pod" in t.options) is other
    if other:
        t.play("A: use assault-pod", "A: player 2")
    assert (t["B"].minerals, t["A"].energy) == ((2, 2) if other else (5, 0))


@pytest.mark.rule("ART-UPK-11", "ART-UPK-08")
def test_a_late_assault_happens_once() -> None:
    t = conduit_fills_a_pod(True).play("A: use assault-pod", "A: player 2")
    assert "use assault-pod" not in t.options


@BOTH
@pytest.mark.rule("ART-UPK-09")
@pytest.mark.parametrize("answer", ["player 2", "skip"])
def test_a_pod_that_was_full_in_time_has_its_moment_before_the_others_only(other: bool, answer: str) -> None:
    t = read("late-assault", other).build("A", "assault-pod", "MP").build("A", "drone-docks", "E").activation()
    t.play(f"A: {answer}")
    assert set(t.options) == {"use drone-docks", "done"}


# back-to-shelters


@BOTH
@pytest.mark.rule("ART-RES-42")
def test_a_colonist_taken_back_from_the_academy_may_enter_a_building_or_not(other: bool) -> None:
    t = read("back-to-shelters", other).build("A", "manufactory").academy("A3P", supply="EESS").region("academy")
    assert sorted(t.options) == ([] if other else ["into manufactory", "shelters"])
    if not other:
        t.play("A: into manufactory")
    assert (t.in_shelters("A"), t.staff("A", "manufactory")) == (("P", "") if other else ("", "P"))


@BOTH
@pytest.mark.rule("ART-RES-42", "ART-RES-37")
def test_a_trained_colonist_may_enter_a_building_in_any_reading(other: bool) -> None:
    t = read("back-to-shelters", other).build("A", "sensor-station").academy("A3P").region("academy")
    t.play("A: into sensor-station")
    assert t.staff("A", "sensor-station") == "M"
