"""The mini expansion Directives (option `directives`)."""

import pytest
from artemis_table import BASE, Table, table
from modules import DIRECTIVES, go_on, next_round, opened

import frostline

# Directives: the hand.


def directed(*hand: str) -> Table:
    """A table where A holds these Directives."""
    return table(3, options=DIRECTIVES).hand("A", *hand)


def held(t: Table, who: str) -> list[str]:
    """The Directives in a hand."""
    return [BASE.directive_names[each] for each in t.state.hands["ABC".index(who)].cards]


def offered(t: Table) -> list[str]:
    """The Directives that may be played now; A must be the one asked."""
    assert (t.who, t.prompt) == ("A", "MayPlayDirective")
    return [text.removeprefix("directive ") for text in t.options if text.startswith("directive ")]


def finish(t: Table) -> Table:
    """Everybody else plays and discards nothing; up to the question for the start player."""
    while t.prompt == "MayPlayDirective":
        t.play("done")
    return t


@pytest.mark.rule("ART-MINI-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_each_player_is_dealt_two_of_fifteen_secret_cards(seats: int) -> None:
    game = frostline.game("artemis")
    state = game.new(seats, 4, DIRECTIVES)
    assert [len(hand.cards) for hand in state.hands] == [2] * seats
    dealt = [each for hand in state.hands for each in hand.cards]
    assert sorted(dealt + state.directive_deck.cards) == list(range(15))
    for seat in range(seats):
        shown = game.view(state, seat).json()["hands"]
        assert [each for each in range(seats) if shown[each] != {"hidden": 2}] == [seat]


@pytest.mark.rule("ART-MINI-09")
def test_without_the_option_nobody_holds_a_directive() -> None:
    assert frostline.game("artemis").new(3, 4, ()).hands == []


@pytest.mark.rule("ART-MINI-10")
def test_a_directive_scores_at_once_and_is_shown() -> None:
    t = directed("dry-hole", "all-in").vents(0, "A3").region("vents").upkeep().play("A: directive dry-hole")
    assert t["A"].vp == 2
    shown = frostline.game("artemis").view(t.state, 1).json()["directive_played"]
    assert shown == [BASE.directive_names.index("dry-hole")]


@pytest.mark.rule("ART-MINI-10")
def test_playing_a_directive_is_optional() -> None:
    t = directed("dry-hole", "all-in").vents(0, "A3").region("vents").upkeep().play("A: done")
    assert t["A"].vp == 0
    assert sorted(held(t, "A")) == ["all-in", "dry-hole"]


@pytest.mark.rule("ART-MINI-10")
def test_a_directive_whose_goal_is_not_met_cannot_be_played() -> None:
    t = directed("dry-hole", "all-in").vents(3, "A3").region("vents").upkeep()
    assert offered(t) == []
    with pytest.raises(frostline.IllegalMove):
        t.play("directive dry-hole")


@pytest.mark.rule("ART-MINI-10")
def test_a_goal_met_by_another_player_counts_for_nobody_else() -> None:
    t = directed("dry-hole").vents(0, "B3").region("vents").upkeep()
    assert offered(t) == []


@pytest.mark.rule("ART-MINI-10")
def test_a_goal_met_in_an_earlier_round_no_longer_counts() -> None:
    t = opened(DIRECTIVES).hand("A", "stockpile-drive", "dry-hole").dice(A=[4, 4, 4], B=[], C=[])
    go_on(t).play("outfitter", "outfitter", "outfitter")
    assert offered(t) == ["stockpile-drive"]
    next_round(finish(t))
    while t.prompt != "MayPlayDirective" or t.who != "A":
        t.play("quarry" if "quarry" in t.options else t.options[0])
    assert "stockpile-drive" not in offered(t)


@pytest.mark.rule("ART-MINI-11", "ART-UPK-03")
def test_directives_come_after_the_shelters_and_before_the_refresh_in_turn_order() -> None:
    t = directed("dry-hole").start("B").give("A", energy=2).shelters("A", "P").upkeep()
    deck = len(t.state.event_deck.cards)
    assert t["A"].energy == 1
    assert t.state.expeditions == []
    t.play("B: done", "C: done", "A: done")
    assert len(t.state.event_deck.cards) == deck - 1
    assert len(t.state.expeditions) == 2


@pytest.mark.rule("ART-MINI-11")
def test_a_player_with_two_cards_who_keeps_both_draws_none() -> None:
    t = directed("dry-hole", "all-in")
    deck = len(t.state.directive_deck.cards)
    finish(t.upkeep())
    assert sorted(held(t, "A")) == ["all-in", "dry-hole"]
    assert len(t.state.directive_deck.cards) == deck


@pytest.mark.rule("ART-MINI-11")
def test_a_player_who_played_none_may_discard_one_and_draws_one() -> None:
    t = directed("dry-hole", "all-in").upkeep().play("A: discard all-in")
    if t.who == "A":
        assert not [text for text in t.options if text.startswith("discard")]
    finish(t)
    assert len(held(t, "A")) == 2
    assert held(t, "A")[0] == "dry-hole"
    assert "all-in" not in held(t, "A")


@pytest.mark.rule("ART-MINI-11")
def test_a_player_who_played_a_card_discards_none_and_draws_one() -> None:
    t = directed("dry-hole", "all-in").vents(0, "A3").region("vents").upkeep().play("A: directive dry-hole")
    if t.who == "A":
        assert not [text for text in t.options if text.startswith("discard")]
    finish(t)
    assert len(held(t, "A")) == 2
    assert "all-in" in held(t, "A")
    assert "dry-hole" not in held(t, "A")


@pytest.mark.rule("ART-MINI-11")
@pytest.mark.parametrize(("hand", "after"), [([], 1), (["all-in"], 2), (["all-in", "dry-hole"], 2)])
def test_a_player_with_fewer_than_two_cards_draws_just_one(hand: list[str], after: int) -> None:
    t = finish(directed(*hand).upkeep())
    assert len(held(t, "A")) == after


@pytest.mark.rule("ART-MINI-11")
def test_a_player_may_discard_the_only_card_and_draw_one() -> None:
    t = finish(directed("all-in").upkeep().play("A: discard all-in"))
    assert len(held(t, "A")) == 1
    assert held(t, "A") != ["all-in"]


@pytest.mark.rule("ART-MINI-12")
def test_an_empty_deck_is_made_of_the_discarded_cards_not_of_the_scored_ones() -> None:
    t = directed("dry-hole", "all-in").vents(0, "A3").region("vents")
    t.state.directive_deck.cards, t.state.directive_discard = [], [BASE.directive_names.index("warm-hearths")]
    finish(t.upkeep().play("A: directive dry-hole"))
    assert sorted(held(t, "A")) == ["all-in", "warm-hearths"]
    assert t.state.directive_discard == []


@pytest.mark.rule("ART-MINI-12")
def test_without_discarded_cards_nobody_draws() -> None:
    t = directed("dry-hole", "all-in").vents(0, "A3").region("vents")
    t.state.directive_deck.cards = []
    finish(t.upkeep().play("A: directive dry-hole"))
    assert held(t, "A") == ["all-in"]


@pytest.mark.rule("ART-MINI-12", "ART-MINI-11")
def test_everybody_has_discarded_before_anybody_draws() -> None:
    t = directed("all-in")
    t.state.directive_deck.cards = []
    t.upkeep().play("A: done", f"B: discard {held(t, 'B')[0]}")
    finish(t)
    assert len(held(t, "A")) == 2


@pytest.mark.rule("ART-MINI-13")
def test_unplayed_cards_score_nothing() -> None:
    t = (
        directed("deep-reserves", "warm-hearths")
        .start("A", round=6)
        .give("A", energy=14, badges=2)
        .shelters("A", "PPPP")
    )
    t.upkeep()
    assert offered(t) == ["deep-reserves", "warm-hearths"]
    finish(t).final()
    assert t.points("A")["total"] == 2 + 1 + 2  # Energy, leftover colonists, tied for most Toolkits


@pytest.mark.rule("ART-MINI-13", "ART-MINI-10")
def test_in_the_last_round_a_directive_may_still_be_played() -> None:
    t = directed("deep-reserves").start("A", round=6).give("A", minerals=10, badges=2).upkeep()
    finish(t.play("A: directive deep-reserves")).final()
    assert t.points("A")["total"] == 2 + 2 + 2


@pytest.mark.rule("ART-MINI-14")
def test_two_cards_may_be_played_in_a_round_and_one_event_may_serve_both() -> None:
    t = directed("lone-explorer", "quiet-diplomacy").expeditions("crystal-grotto")
    t.on_expedition("crystal-grotto", "A2+S A5").region("basecamp").play("A: reward 2").give("A", vp=0).upkeep()
    t.play("A: directive lone-explorer", "A: directive quiet-diplomacy")
    assert t["A"].vp == 3 + 3
    finish(t)
    assert len(held(t, "A")) == 1


# Directives: the fifteen goals.


def check(t: Table, name: str, met: bool, vp: int = 2) -> None:
    """In Upkeep the Directive in A's hand may, or may not, be played for its points."""
    if t.prompt != "MayPlayDirective":
        t.upkeep()
    while t.prompt in ("MayMove", "Activate"):
        t.play("done")
    assert offered(t) == ([name] if met else [])
    if met:
        before = t["A"].vp
        t.play(f"A: directive {name}")
        assert t["A"].vp == before + vp


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("home", "energy", "event", "met"),
    [
        ("PPPP", 4, "rockfall", True),
        ("PPPPP", 4, "rockfall", True),
        ("PPPP", 3, "rockfall", False),
        ("PPP", 9, "rockfall", False),
        ("PPPP", 8, "cold-snap", True),
        ("PPPP", 7, "cold-snap", False),
    ],
)
def test_warm_hearths_wants_the_upkeep_of_four_colonists_paid(home: str, energy: int, event: str, met: bool) -> None:
    t = directed("warm-hearths").give("A", energy=energy).shelters("A", home).event(event).happen()
    check(t, "warm-hearths", met)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(("pool", "met"), [(0, True), (4, True), (5, False), (9, False)])
@pytest.mark.parametrize("region", ["vents", "quarry"])
def test_dry_hole_wants_a_die_that_takes_nothing_from_vents_or_quarry(region: str, pool: int, met: bool) -> None:
    t = directed("dry-hole")
    getattr(t, region)(pool, "B4 A5").region(region)
    check(t, "dry-hole", met)


@pytest.mark.rule("ART-MINI-10")
def test_dry_hole_is_not_met_at_the_doorstep() -> None:
    t = directed("dry-hole").doorstep("", "A5").region("doorstep")
    assert t["A"].relief == 1
    check(t, "dry-hole", met=False)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("dice", "met"),
    [("A5 B2", True), ("B6 C5 A4", True), ("B6 A5 C4", False), ("A6 B5", False), ("B6 C1", False)],
)
def test_lost_trail_wants_a_die_that_brings_neither_badge_nor_reward(dice: str, met: bool) -> None:
    t = directed("lost-trail").expeditions("black-smoker-field").on_expedition("black-smoker-field", dice)
    t.region("basecamp")
    if t.who:
        t.play("reward 1")
    check(t, "lost-trail", met)


@pytest.mark.rule("ART-MINI-10")
def test_lost_trail_is_met_although_another_expedition_succeeds() -> None:
    t = directed("lost-trail").expeditions("black-smoker-field", "mantle-tap")
    t.on_expedition("black-smoker-field", "A6 B5").on_expedition("mantle-tap", "A2").region("basecamp")
    check(t.play("A: reward 1"), "lost-trail", met=True)


def placing(name: str, *places: str) -> Table:
    """In a real round A alone places a 2 in each of these places; on to the Directives."""
    t = opened(DIRECTIVES).hand("A", name).dice(A=[2] * len(places), B=[], C=[]).give("A", toolkits=0)
    go_on(t)
    for place in places:
        t.play(place)
        if t.prompt in ("SendColonists", "ChooseTrainee"):
            t.play(t.options[0])
    while t.prompt != "MayPlayDirective":
        t.play(next((text for text in ("done", "decline") if text in t.options), t.options[0]))
    return t


HUB, FACTORY, DOCKS = "bid expedition-hub", "bid manufactory", "bid drone-docks-2"
MAST, ROVER = "expedition weather-mast-repair", "expedition lost-rover"


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(("number", "met"), [(2, False), (3, True), (4, True)])
def test_stockpile_drive_wants_three_dice_in_the_outfitter(number: int, met: bool) -> None:
    check(placing("stockpile-drive", *["outfitter"] * number, "quarry"), "stockpile-drive", met)


def claimed(name: str, *lots: str, event: str = "rockfall") -> Table:
    """A buys every tile on offer."""
    t = directed(name).give("A", minerals=20).gantry(*lots).event(event).happen().region("gantry")
    while t.prompt == "MayClaim":
        t.play("claim")
    return t


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(("bids", "met"), [("A6", True), ("B5 A6", True), ("A5", False), ("A1", False)])
@pytest.mark.parametrize("event", ["rockfall", "crane-fault"])
def test_prestige_build_wants_a_building_claimed_with_a_bid_of_six(bids: str, met: bool, event: str) -> None:
    check(claimed("prestige-build", f"manufactory: {bids}", event=event), "prestige-build", met)


@pytest.mark.rule("ART-MINI-10")
def test_prestige_build_is_not_met_by_a_bid_that_is_not_paid() -> None:
    t = directed("prestige-build").give("A", minerals=6).gantry("manufactory: A6").region("gantry").play("A: decline")
    check(t, "prestige-build", met=False)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(("bids", "met"), [("A1", True), ("A2", False), ("A1 A2", False), ("A6", False)])
@pytest.mark.parametrize("event", ["rockfall", "crane-fault"])
def test_bargain_build_wants_a_building_claimed_with_a_bid_of_one(bids: str, met: bool, event: str) -> None:
    check(claimed("bargain-build", f"manufactory: {bids}", event=event), "bargain-build", met)


@pytest.mark.rule("ART-MINI-10")
def test_bargain_build_is_met_when_higher_bidders_let_the_tile_go() -> None:
    t = directed("bargain-build").give("A", minerals=1).gantry("manufactory: A1 B6").region("gantry").play("A: claim")
    check(t, "bargain-build", met=True)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(("dice", "met"), [("A6 A2", True), ("A6 A1", False), ("A6 A2 B1", False), ("A1 B6 C2", False)])
def test_lone_explorer_wants_both_rewards_taken_as_the_only_player(dice: str, met: bool) -> None:
    t = directed("lone-explorer").expeditions("black-smoker-field").on_expedition("black-smoker-field", dice)
    t.region("basecamp")
    if t.who:
        t.play("reward 1")
    check(t, "lone-explorer", met, vp=3)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ("A6+M B5", True),
        ("A1+M B5 A6", True),
        ("A6+M A5", True),
        ("A5+M B6", False),
        ("A5 B4", False),
        ("A5+E B4+M", False),
        ("A5+M B2", False),
    ],
)
def test_show_of_force_wants_the_first_place_where_a_marine_was_sent(dice: str, met: bool) -> None:
    t = directed("show-of-force").expeditions("black-smoker-field").on_expedition("black-smoker-field", dice)
    t.region("basecamp")
    while t.who:
        t.play(t.options[0])
    t.give("A", energy=9).give("B", energy=9)
    check(t, "show-of-force", met)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("dice", "met"), [("A2+S B3 A6", True), ("A2+S B6 A3", False), ("A2 B3 A6", False), ("A2+S B3", False)]
)
def test_quiet_diplomacy_wants_the_stewards_point(dice: str, met: bool) -> None:
    t = directed("quiet-diplomacy").expeditions("black-smoker-field").on_expedition("black-smoker-field", dice)
    t.region("basecamp")
    if t.who:
        t.play("reward 1")
    check(t, "quiet-diplomacy", met, vp=3)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("row", "taken", "met"),
    [("A5", 4, True), ("A6", 4, True), ("A5", 3, False), ("A1 A4", 4, False), ("A3 A3", 4, False)],
)
def test_mass_arrival_wants_four_colonists_taken_with_one_die(row: str, taken: int, met: bool) -> None:
    t = directed("mass-arrival").give("A", energy=20).doorstep("PPPPPE", row).region("doorstep")
    for _ in range(taken):
        t.play("A: colonist pioneer")
    while t.who:
        t.play("done")
    assert t.in_shelters("A") == "P" * taken
    check(t, "mass-arrival", met, vp=3)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("energy", "minerals", "met"), [(10, 0, True), (0, 10, True), (9, 9, False), (12, 11, True), (0, 0, False)]
)
def test_deep_reserves_wants_ten_energy_or_ten_minerals(energy: int, minerals: int, met: bool) -> None:
    check(directed("deep-reserves").give("A", energy=energy, minerals=minerals), "deep-reserves", met)


@pytest.mark.rule("ART-MINI-10")
def test_deep_reserves_looks_at_the_start_of_upkeep() -> None:
    t = directed("deep-reserves").give("A", energy=10).shelters("A", "PP").upkeep()
    assert t["A"].energy == 8
    assert offered(t) == ["deep-reserves"]
    t = directed("deep-reserves").give("A", energy=9, minerals=9).build("A", "drone-docks", "E").upkeep()
    t.play("A: done", "A: use drone-docks")
    assert (t["A"].energy, offered(t)) == (10, [])


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("places", "met"),
    [
        (["vents", "quarry", "doorstep", "outfitter", MAST], True),
        (["vents", "quarry", "doorstep", HUB, "academy"], True),
        (["vents", "quarry", "doorstep", MAST, ROVER], False),
        (["vents", "quarry", "doorstep", HUB, FACTORY], False),
        (["vents", "quarry", "doorstep", "outfitter"], False),
    ],
)
def test_spread_thin_wants_dice_in_five_regions(places: list[str], met: bool) -> None:
    check(placing("spread-thin", *places), "spread-thin", met)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("places", "met"),
    [
        (["vents", "vents", "vents"], True),
        (["vents", "vents", "quarry", "quarry"], False),
        (["doorstep", "doorstep", "doorstep", "doorstep"], True),
        (["outfitter", "outfitter", "outfitter"], False),
        ([MAST, ROVER, MAST], True),
        ([MAST, ROVER, "quarry"], False),
        ([HUB, FACTORY, DOCKS], True),
        ([HUB, FACTORY, "quarry"], False),
    ],
)
def test_all_in_wants_three_dice_in_one_region_other_than_the_outfitter(places: list[str], met: bool) -> None:
    check(placing("all-in", *places), "all-in", met)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("lots", "met"),
    [(["manufactory: A1", "shuttle-bay: A2"], True), (["manufactory: A1", "shuttle-bay"], False), ([], False)],
)
def test_building_boom_wants_two_buildings(lots: list[str], met: bool) -> None:
    check(claimed("building-boom", *lots), "building-boom", met, vp=3)


@pytest.mark.rule("ART-MINI-10")
def test_building_boom_counts_a_reward_building() -> None:
    t = directed("building-boom").give("A", minerals=2).expeditions("prefab-drop").gantry("manufactory: A2")
    t.rewards_on("prefab-drop", building="scoutpost").on_expedition("prefab-drop", "A6 B5").event("rockfall")
    t.resolution().play("A: reward 1", "A: claim")
    check(t, "building-boom", met=True, vp=3)


@pytest.mark.rule("ART-MINI-10")
@pytest.mark.parametrize(
    ("lots", "met"),
    [
        (["manufactory: A1 B2", "shuttle-bay: A2 B3"], True),
        (["manufactory: A1 B2", "shuttle-bay: A2 C3"], True),
        (["manufactory: A1 A2 B3"], False),
        (["manufactory: A1 B2", "shuttle-bay: B3"], False),
    ],
)
def test_outmanoeuvred_wants_relief_for_two_different_buildings(lots: list[str], met: bool) -> None:
    t = directed("outmanoeuvred").give("BC", minerals=9).gantry(*lots).region("gantry")
    while t.who:
        t.play("claim" if t.prompt == "MayClaim" else "relief 1")
    check(t, "outmanoeuvred", met)


@pytest.mark.rule("ART-MINI-10", "ART-REL-04")
def test_outmanoeuvred_needs_relief_for_both_buildings() -> None:
    t = directed("outmanoeuvred").give("B", minerals=9).give("A", relief=6)
    t.gantry("manufactory: A1 B2", "shuttle-bay: A2 B3").region("gantry").play("B: claim", "A: relief 1", "B: claim")
    check(t, "outmanoeuvred", met=False)
