"""Sections 1 and 2 of the catalogue: set-up, placing the starting ships."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest
from antarctica_table import BASE, Table, fresh, table

import frostline

GAME = frostline.game("antarctica")
AREAS = ["sw", "s", "se", "e", "ne", "n", "nw", "w"]
OPEN = {2: ["sw", "se", "e", "ne", "nw", "w"], 3: AREAS, 4: AREAS}
RESOURCES = ["crane", "derrick", "shaft-tower", "wind-turbine"]
ALL_BUILDINGS = "shipyard lab factory camp rc-inland rc-coastal rc-naval headquarters plankton-farm parabolic-antenna"
FOUR = {"b11", "b13", "b15", "d12", "a07"}  # cards with "4 players" on the back
THREE = {"b02", "b04", "b06", "b08", "d11", "a05", "a06", "a12"}  # cards with "3 players"


def letter(t: Table, seat: str) -> str:
    """A seat as the rulebook calls it: A is the start player, B sits to the right."""
    return "ABCD"[("ABCD".index(seat) - "ABCD".index(t.start)) % t.state.seats]


def seat(t: Table, called: str) -> str:
    """The seat of the rulebook's A, B, C or D."""
    return "ABCD"[("ABCD".index(called) + "ABCD".index(t.start)) % t.state.seats]


def place_all(t: Table) -> str:
    """Place all ships, from w backwards; who placed, in the rulebook's letters."""
    order = ""
    while t.prompt == "PlaceShip":
        order += letter(t, t.who)
        t.play(t.options[-1])
    return order


def pile(t: Table, deck: int) -> list[str]:
    """A building pile from the top."""
    return [t.tops[deck], *(BASE.card_names[card] for card in reversed(t.state.decks[deck].cards))]


def home(t: Table, building: str) -> str:
    """The area of a starting building."""
    return next(area for area in AREAS if building in t.built(area))


def printed(name: str) -> dict[str, dict[str, object]]:
    """A file of component data."""
    folder = Path(frostline.__file__).parent / "games/antarctica/components"
    return tomllib.loads((folder / f"{name}.toml").read_text())


# 1. Set-up.


@pytest.mark.rule("ANT-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    assert fresh(seats).state.seats == seats


@pytest.mark.rule("ANT-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(frostline.BadOption):
        GAME.new(seats, 1)


@pytest.mark.rule("ANT-SET-02")
def test_the_board_has_eight_areas_with_three_ship_spaces_each() -> None:
    t = table(4).ships(**dict.fromkeys(AREAS, "B C D")).ships(e="A", n="B C", w="").stop("e")
    assert len(fresh(4).options) == 8
    assert t.options == ["to n", "to w", "discard"]


@pytest.mark.rule("ANT-SET-02")
def test_an_area_has_room_for_one_building_of_each_of_the_fourteen_types() -> None:
    t = table(3).ships(e="A").buildings(n=ALL_BUILDINGS + " derrick shaft-tower wind-turbine").visible("b01", "", "")
    assert len(t.built("n")) == 13
    t.stop("e").play("to n", "build b01", "track t1")
    assert len(t.built("n")) == 14


@pytest.mark.rule("ANT-SET-02")
def test_nothing_more_can_be_built_where_all_fourteen_types_stand() -> None:
    t = table(3).ships(e="A").buildings(n=f"{ALL_BUILDINGS} {' '.join(RESOURCES)}").visible("b01", "d01", "a08")
    t.stop("e").play("to n")
    assert not [text for text in t.options if text.startswith("build b") or text[:7] in ("build d", "build a")]


@pytest.mark.rule("ANT-SET-03", "ANT-SET-05", "ANT-SET-06")
def test_with_two_players_top_and_bottom_are_empty_and_no_ship_may_be_placed_there() -> None:
    t = fresh(2)
    assert t.built("n") == t.built("s") == []
    assert t.options == [f"place {area}" for area in OPEN[2]]
    assert t.why_not("place n") == t.why_not("place s") == "ANT-SET-03"


@pytest.mark.rule("ANT-SET-03")
def test_with_two_players_no_ship_moves_to_the_top_or_the_bottom_area() -> None:
    t = table(2).ships(e="A", w="B").stop("e")
    assert t.options == ["to sw", "to se", "to ne", "to nw", "to w", "discard"]
    for text in ("to n", "to s"):
        with pytest.raises(frostline.IllegalMove):
            t.play(text)


@pytest.mark.rule("ANT-SET-03")
def test_with_two_players_the_move_ship_symbol_leads_to_no_closed_area() -> None:
    t = table(2).ships(e="A", w="B").buildings(ne="rc-inland").cubes("t1", A=5).stop("e")
    t.play("to ne", "research t1", "A: ship ne 1")
    assert t.options == ["to sw", "to se", "to e", "to nw", "to w"]


@pytest.mark.rule("ANT-SET-03")
def test_with_two_players_the_sun_never_stops_at_the_top_or_the_bottom() -> None:
    t, stops = table(2).ships(**dict.fromkeys(OPEN[2], "A")).sun("sw").go(), []
    for _ in range(12):
        stops.append(t.sun_at)
        t.play("to sw" if t.sun_at != "sw" and t.line("sw").count("A") < 3 else t.options[0], "done")
    assert {"s", "n"}.isdisjoint(stops)


@pytest.mark.rule("ANT-SET-04", "ANT-SET-06")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_eight_starting_buildings_one_in_each_area(seats: int, seed: int) -> None:
    built = [fresh(seats, seed=seed).built(area) for area in AREAS]
    assert sorted(built) == sorted([[each] for each in ["camp", "camp", "rc-naval", "rc-coastal", *RESOURCES]])


@pytest.mark.rule("ANT-SET-05", "ANT-SET-06")
@pytest.mark.parametrize("seed", range(5))
def test_with_two_players_six_starting_buildings_one_in_each_open_area(seed: int) -> None:
    built = [fresh(2, seed=seed).built(area) for area in OPEN[2]]
    assert sorted(built) == sorted([[each] for each in ["camp", "rc-coastal", *RESOURCES]])


@pytest.mark.rule("ANT-SET-06")
@pytest.mark.parametrize(("seats", "types"), [(2, 6), (3, 7), (4, 7)])
def test_chance_deals_the_starting_buildings(seats: int, types: int) -> None:
    for area in OPEN[seats]:
        assert len({tuple(fresh(seats, seed=seed).built(area)) for seed in range(80)}) == types


@pytest.mark.rule("ANT-SET-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_a_scientist_or_a_card_for_a_starting_building(seats: int) -> None:
    t = fresh(seats)
    assert [t.people(area) for area in AREAS] == [""] * 8
    assert [t["ABCD"[number]].taken for number in range(seats)] == [[]] * seats


@pytest.mark.rule("ANT-SET-07")
def test_a_starting_camp_can_be_used() -> None:
    t = fresh(3)
    camp, other = home(t, "camp"), home(t, "derrick")
    t.ships(**{other: t.who}).stop(other)
    assert t.play(f"to {camp}", "recruit")[t.who].supply == 3


@pytest.mark.rule("ANT-SET-07")
def test_a_starting_building_gives_access() -> None:
    t = fresh(3).give("A", basic=0).visible("b10", "", "")
    crane, derrick = home(t, "crane"), home(t, "derrick")
    t.ships(**{derrick: "A"}).stop(derrick).play(f"to {crane}")
    assert "build b10" in t.options


@pytest.mark.rule("ANT-SET-07")
def test_a_starting_building_counts_in_the_scoring_of_its_area() -> None:
    t = fresh(3).scientists(e="A")
    assert t.score("A")["area e"] == 1 + 1 + 1


@pytest.mark.rule("ANT-SET-08", "ANT-SET-04", "ANT-SET-10")
def test_with_four_players_the_cards_build_exactly_the_buildings_left_over() -> None:
    t, cards = fresh(4), printed("cards")
    start = Counter(name for area in AREAS for name in t.built(area))
    built = Counter(str(cards[card]["builds"]) for deck in range(3) for card in pile(t, deck))
    assert start + built == {name: data["total"] for name, data in printed("buildings").items()}


@pytest.mark.rule("ANT-SET-08", "ANT-SET-05", "ANT-SET-10")
@pytest.mark.parametrize(("seats", "unused"), [(2, 15), (3, 5)])
def test_with_fewer_players_some_buildings_stay_unused(seats: int, unused: int) -> None:
    t, cards = fresh(seats), printed("cards")
    left = Counter({name: int(str(data["total"])) for name, data in printed("buildings").items()})
    left.subtract(name for area in AREAS for name in t.built(area))
    left.subtract(str(cards[card]["builds"]) for deck in range(3) for card in pile(t, deck))
    assert (min(left.values()), left.total()) == (0, unused)


@pytest.mark.rule("ANT-SET-09", "ANT-SET-10")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [8, 10, 8]), (3, [12, 11, 11]), (4, [15, 12, 12])])
def test_the_building_cards_are_sorted_into_three_piles(seats: int, sizes: list[int]) -> None:
    piles = [pile(fresh(seats), deck) for deck in range(3)]
    assert [len(cards) for cards in piles] == sizes
    assert [{card[0] for card in cards} for cards in piles] == [{"b"}, {"d"}, {"a"}]


@pytest.mark.rule("ANT-SET-09", "ANT-SET-13", "ANT-SET-15", "ANT-SET-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beside_them_lie_thirteen_shipyard_cards_and_an_expertise_card_per_player(seats: int) -> None:
    t = fresh(seats)
    counts = {"icebreaker": 6, "placing-a-scientist": 3, "plus-two": 2, "fast-research": 2}
    assert Counter(t.pile) == counts
    assert t.state.expertise_pile == seats


@pytest.mark.rule("ANT-SET-10")
@pytest.mark.parametrize(("seats", "boxed"), [(2, THREE | FOUR), (3, FOUR), (4, set())])
def test_cards_marked_for_more_players_stay_in_the_box(seats: int, boxed: set[str]) -> None:
    t = fresh(seats)
    used = [card for deck in range(3) for card in pile(t, deck)]
    assert sorted(used) == sorted(set(BASE.card_names) - boxed)


@pytest.mark.rule("ANT-SET-11")
@pytest.mark.parametrize("deck", [0, 1, 2])
def test_each_building_pile_is_shuffled(deck: int) -> None:
    orders = [pile(fresh(3, seed=seed), deck) for seed in range(120)]
    assert len({tuple(order) for order in orders}) == 120
    assert len({order[0] for order in orders}) == len(orders[0])


@pytest.mark.rule("ANT-SET-11")
def test_the_piles_are_shuffled_each_on_its_own() -> None:
    tables = [fresh(4, seed=seed) for seed in range(40)]
    places = [(pile(t, 1).index("d01"), pile(t, 2).index("a01")) for t in tables]
    assert len(set(places)) > 20


@pytest.mark.rule("ANT-SET-11", "ANT-SET-12")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_everybody_sees_the_top_cards_and_nobody_the_cards_below(viewer: int) -> None:
    t = fresh(3)
    seen = GAME.view(t.state, viewer).json()
    assert [BASE.card_names[card] for card in seen["tops"]] == t.tops
    assert seen["decks"] == [{"hidden": 11}, {"hidden": 10}, {"hidden": 10}]


@pytest.mark.rule("ANT-SET-12")
def test_the_order_below_the_top_card_changes_nothing_that_can_be_seen() -> None:
    views = []
    for order in ("b01 b02 b03", "b03 b01 b02"):
        t = table(3).ships(e="A").visible("b05", "d01", "a01").below("basic", order).stop("e")
        views.append(GAME.view(t.state, 0).json())
    assert views[0] == views[1]


@pytest.mark.rule("ANT-SET-13")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("icebreaker placing-a-scientist plus-two fast-research", 4),
        ("icebreaker icebreaker icebreaker plus-two", 2),
        ("fast-research fast-research", 1),
    ],
)
def test_whoever_gets_a_shipyard_card_searches_the_whole_pile(cards: str, offered: int) -> None:
    t = table(3).ships(e="A", w="B").buildings(n="shipyard").shipyard(cards).stop("e")
    t.play("to n", "build ship")
    assert t.who == "B"
    assert sorted(t.options) == sorted([f"take {kind}" for kind in set(cards.split())] + ["no card"])
    assert len(t.options) == offered + 1


@pytest.mark.rule("ANT-SET-14", "ANT-SET-15", "ANT-SET-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_basic_resource_card_and_no_other_card(seats: int) -> None:
    t = fresh(seats)
    for who in "ABCD"[:seats]:
        assert (t[who].basic, t[who].expertise, t[who].hand) == (1, 0, [])


@pytest.mark.rule("ANT-SET-15")
def test_when_everybody_has_an_expertise_card_the_resource_pile_is_empty() -> None:
    t = fresh(2)
    for who in "AB":
        t.ships(e=who).buildings(w="rc-inland").cubes("t1", **{who: 8}).stop("e").play("to w", "research t1")
    assert (t["A"].expertise, t["B"].expertise, t.state.expertise_pile) == (1, 1, 0)


@pytest.mark.rule("ANT-SET-17", "ANT-SET-18", "ANT-SET-19", "ANT-PLC-01")
@pytest.mark.parametrize(
    ("seats", "reserve", "placed", "ships", "cubes"), [(2, 14, 3, 3, 3), (3, 12, 3, 2, 4), (4, 10, 2, 2, 5)]
)
def test_what_a_player_has_when_the_ships_are_placed(
    seats: int, reserve: int, placed: int, ships: int, cubes: int
) -> None:
    t = fresh(seats)
    place_all(t)
    for who in "ABCD"[:seats]:
        player = t[who]
        assert (player.supply, player.reserve) == (2, reserve)
        assert sum(t.line(area).count(who) for area in AREAS) == placed
        assert (player.spare_ships, player.spare_cubes, player.lost_ships, player.lost_cubes) == (ships, cubes, 0, 0)


@pytest.mark.rule("ANT-SET-20", "ANT-SET-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_cubes_as_open_tracks(seats: int) -> None:
    t = table(seats).points("A", 1)
    assert t.options == [f"track t{number}" for number in range(1, seats + 2)]
    assert fresh(seats)["A"].spare_cubes == len(t.options)


@pytest.mark.rule("ANT-SET-21")
@pytest.mark.parametrize(
    ("seats", "center", "tracks"),
    [
        *[(2, "rc-inland", ["t1"]), (2, "rc-coastal", ["t2"]), (2, "rc-naval", ["t3"])],
        *[(3, "rc-inland", ["t1", "t4"]), (3, "rc-coastal", ["t2"]), (3, "rc-naval", ["t3", "t4"])],
        *[(4, "rc-inland", ["t1", "t4"]), (4, "rc-coastal", ["t2", "t5"]), (4, "rc-naval", ["t3", "t4"])],
    ],
)
def test_a_closed_track_is_closed_to_research(seats: int, center: str, tracks: list[str]) -> None:
    t = table(seats).ships(e="A").buildings(w=center).stop("e").play("to w")
    assert [text for text in t.options if "research" in text] == [f"research {track}" for track in tracks]


@pytest.mark.rule("ANT-SET-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_closed_track_is_closed_to_fast_research_and_advance_three(seats: int) -> None:
    open_tracks = [f"track t{number}" for number in range(1, seats + 2)]
    t = table(seats).ships(e="A").buildings(w="rc-naval").cubes("t3", A=5).hand("A", "fast-research").stop("e")
    assert t.play("to w", "play fast-research").options == open_tracks
    t.play("track t1", "research t3")
    assert t.options == [*open_tracks, "no advance"]


@pytest.mark.rule("ANT-SET-22", "ANT-SET-23")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("track", ["t1", "t2", "t3"])
def test_with_two_players_the_second_puts_a_cube_on_the_first_space_of_a_track(track: str, seed: int) -> None:
    t = fresh(2, seed=seed)
    place_all(t)
    a, b = seat(t, "A"), seat(t, "B")
    assert (t.who, t.options, t.sun_at) == (b, ["track t1", "track t2", "track t3"], "sw")
    t.play(f"track {track}")
    assert (t.cube(track, b), t[b].spare_cubes, t[a].spare_cubes) == (1, 2, 3)
    assert (t.prompt, t.sun_at == "sw") == ("MoveShip", False)


@pytest.mark.rule("ANT-SET-22")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nobody_puts_a_cube_on_a_track(seats: int) -> None:
    t = fresh(seats)
    place_all(t)
    assert t.prompt == "MoveShip"
    assert [t.cube(f"t{number}", who) for number in range(1, 6) for who in "ABCD"[:seats]] == [0] * 5 * seats


@pytest.mark.rule("ANT-SET-22", "ANT-SET-23", "ANT-PLC-07")
def test_the_second_of_two_players_gets_the_cube_in_a_first_game_too() -> None:
    t = fresh(2, options=("first-game",))
    assert (t.who, t.prompt, t.sun_at) == (seat(t, "B"), "FirstCube", "sw")
    assert t.play("track t2").sun_at == "se"


@pytest.mark.rule("ANT-SET-24")
@pytest.mark.parametrize("track", ["t1", "t2", "t3"])
def test_the_first_cube_triggers_nothing(track: str) -> None:
    t = fresh(2)
    place_all(t)
    t.play(f"track {track}")
    for who in "AB":
        assert (t[who].supply, t[who].reserve, t[who].basic, t[who].expertise, t[who].hand) == (2, 14, 1, 0, [])
        assert t[who].spare_ships == 3


@pytest.mark.rule("ANT-SET-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_no_victory_point(seats: int) -> None:
    t = fresh(seats)
    assert [t.score(who) for who in "ABCD"[:seats]] == [{"total": 0}] * seats


@pytest.mark.rule("ANT-SET-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sun_starts_in_the_lower_left_area(seats: int) -> None:
    assert {fresh(seats, seed=seed).sun_at for seed in range(8)} == {"sw"}


@pytest.mark.rule("ANT-SET-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_anybody_with_equal_chances_and_places_first(seats: int) -> None:
    tables = [fresh(seats, seed=seed) for seed in range(100 * seats)]
    starts = Counter(t.start for t in tables)
    assert sorted(starts) == list("ABCD"[:seats])
    assert min(starts.values()) > 70
    assert all(t.who == t.start for t in tables)


# 2. Placing the starting ships.


@pytest.mark.rule("ANT-PLC-01", "ANT-PLC-02", "ANT-PLC-03", "ANT-PLC-04")
@pytest.mark.parametrize(
    ("seats", "options", "order"),
    [
        (2, (), "ABBAAB"),
        (3, (), "ABCCABBCA"),
        (4, (), "ABCDDCBA"),
        (4, ("rotate-placing",), "ABCDDABC"),
        (3, ("rotate-placing",), "ABCCABBCA"),
    ],
)
@pytest.mark.parametrize("seed", range(6))
def test_ships_are_placed_one_at_a_time_in_this_order(
    seats: int, options: tuple[str, ...], order: str, seed: int
) -> None:
    assert place_all(fresh(seats, options, seed)) == order


@pytest.mark.rule("ANT-PLC-05")
def test_a_ship_is_placed_at_the_end_of_the_line() -> None:
    t = fresh(3)
    t.play("place e", "place e", "place e")
    assert [letter(t, who) for who in t.line("e").split()] == ["A", "B", "C"]


@pytest.mark.rule("ANT-PLC-05")
def test_no_ship_is_placed_where_three_are() -> None:
    t = fresh(3).play("place e", "place e")
    assert "place e" in t.options
    t.play("place e")
    assert t.options == [f"place {area}" for area in AREAS if area != "e"]
    with pytest.raises(frostline.IllegalMove):
        t.play("place e")


@pytest.mark.rule("ANT-PLC-05")
def test_the_refusal_to_place_a_fourth_ship_cites_the_rule_of_placing() -> None:
    assert fresh(3).play("place e", "place e", "place e").why_not("place e") == "ANT-PLC-05"


@pytest.mark.rule("ANT-PLC-05")
def test_ships_may_be_placed_in_the_area_of_the_sun_and_it_fills_up_like_the_others() -> None:
    t = fresh(4).play("place sw", "place sw", "place sw")
    assert t.sun_at == "sw"
    assert len(t.line("sw").split()) == 3
    assert "place sw" not in t.options


@pytest.mark.rule("ANT-PLC-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ship_may_join_others_while_areas_are_empty(seats: int) -> None:
    t = fresh(seats).play("place e")
    assert t.options == [f"place {area}" for area in OPEN[seats]]


@pytest.mark.rule("ANT-PLC-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_option_a_ship_goes_to_an_empty_area_while_there_is_one(seats: int) -> None:
    t, empty = fresh(seats, options=("one-ship-per-area",)), list(OPEN[seats])
    while len(empty) > 1:
        assert t.options == [f"place {area}" for area in empty]
        t.play(f"place {empty.pop()}")
    if seats == 3:  # the eighth ship had one area left, the ninth has all
        assert t.options == [f"place {area}" for area in AREAS]
    else:
        assert t.prompt != "PlaceShip"


@pytest.mark.rule("ANT-PLC-07")
@pytest.mark.parametrize(
    ("seats", "layout"),
    [
        (2, {"sw": "B", "s": "", "se": "A", "e": "B", "ne": "B", "n": "", "nw": "A", "w": "A"}),
        (3, {"sw": "C", "s": "AA", "se": "B", "e": "C", "ne": "C", "n": "A", "nw": "B", "w": "B"}),
        (4, {"sw": "A", "s": "A", "se": "B", "e": "C", "ne": "D", "n": "D", "nw": "C", "w": "B"}),
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_in_a_first_game_the_ships_stand_where_the_rulebook_puts_them(
    seats: int, layout: dict[str, str], seed: int
) -> None:
    t = fresh(seats, options=("first-game",), seed=seed)
    assert t.prompt != "PlaceShip"
    assert {area: "".join(letter(t, who) for who in t.line(area).split()) for area in AREAS} == layout


@pytest.mark.rule("ANT-PLC-08")
@pytest.mark.parametrize("building", ["camp", "rc-coastal", "crane"])
def test_placing_a_ship_brings_nothing(building: str) -> None:
    t = fresh(4)
    before = [t[who].__dict__ for who in "ABCD"]
    for _ in range(3):
        t.play(f"place {home(t, building)}")
        assert t.prompt == "PlaceShip"
    assert [t[who].__dict__ for who in "ABCD"] == before
    assert [t.cube("t2", who) for who in "ABCD"] == [0] * 4
