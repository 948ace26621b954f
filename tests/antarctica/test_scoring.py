"""Scoring and the winner (catalogue, sections 16 and 17)."""

import pytest
from antarctica_table import Table, table

PLAIN = ["b01", "b02", "b03", "b04", "b05", "b06", "b07", "b08", "d01", "d02", "d03", "d04"]
STARRED = ["d09", "d10", "d11", "d12", *(f"a{number:02}" for number in range(1, 13))]
NINE = "camp shipyard crane shaft-tower derrick wind-turbine lab factory rc-inland"
ALONE = {"e": "A", "n": "B"}  # two points and a first place each where nothing is built


def points(t: Table, category: str) -> list[int]:
    """What everybody gets in a category, A first."""
    return [t.score("ABCD"[number]).get(category, 0) for number in range(t.state.seats)]


def places(t: Table) -> list[int]:
    """Everybody's place, A first."""
    return [t.place("ABCD"[number]) for number in range(t.state.seats)]


def starred(*numbers: int) -> Table:
    """Players with so many building cards with an asterisk."""
    t, cards = table(len(numbers)), list(STARRED)
    for number, count in enumerate(numbers):
        t.taken("ABCD"[number], " ".join(cards.pop() for _ in range(count)))
    return t


def discarded(*numbers: int) -> Table:
    """Players with so many discarded cubes."""
    t = table(len(numbers))
    for number, count in enumerate(numbers):
        t.give("ABCD"[number], lost_cubes=count)
    return t


def settled(*numbers: int, buildings: str = "") -> Table:
    """Players with so many scientists in area e."""
    people = "".join("ABCD"[number] * count for number, count in enumerate(numbers))
    return table(len(numbers)).scientists(e=people).buildings(e=buildings)


# Ranks, the same in areas, building cards and discards.


RANKS = [  # amounts, and what each gets after the first, who gets -1 for the value of the category
    ((4, 3, 2, 1), (-1, 4, 3, 2)),
    ((4, 4, 2, 1), (-1, -1, 4, 2)),
    ((3, 2, 2, 1), (-1, 3, 3, 2)),
    ((3, 2, 2, 0), (-1, 3, 3, 0)),
    ((2, 2, 2, 1), (-1, -1, -1, 2)),
    ((2, 2, 2, 2), (-1, -1, -1, -1)),
    ((1, 3, 0, 3), (3, -1, 0, -1)),
    ((0, 1, 0, 0), (0, -1, 0, 0)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),
]


def expected(ranks: tuple[int, ...], value: int) -> list[int]:
    """The points with the value of the category filled in."""
    return [value if rank < 0 else rank for rank in ranks]


@pytest.mark.rule("ANT-SCO-01", "ANT-SCO-02", "ANT-SCO-03", "ANT-SCO-04", "ANT-SCO-05", "ANT-SCB-01", "ANT-SCB-02")
@pytest.mark.parametrize(("amounts", "ranks"), RANKS)
def test_the_first_in_building_cards_gets_their_total_and_each_next_rank_the_number_of_the_one_before(
    amounts: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert points(starred(*amounts), "cards") == expected(ranks, sum(amounts))


@pytest.mark.rule("ANT-SCO-01", "ANT-SCO-02", "ANT-SCO-03", "ANT-SCO-04", "ANT-SCO-05", "ANT-SCD-01", "ANT-SCD-02")
@pytest.mark.parametrize(("amounts", "ranks"), RANKS)
def test_the_first_in_discards_gets_their_total_and_each_next_rank_the_number_of_the_one_before(
    amounts: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert points(discarded(*amounts), "discards") == expected(ranks, sum(amounts))


@pytest.mark.rule("ANT-SCO-01", "ANT-SCO-02", "ANT-SCO-03", "ANT-SCO-04", "ANT-SCO-05", "ANT-SCA-03", "ANT-SCA-04")
@pytest.mark.parametrize("buildings", ["", "camp", NINE])
@pytest.mark.parametrize(("amounts", "ranks"), RANKS)
def test_the_first_in_an_area_gets_buildings_scientists_and_one_and_each_next_rank_the_scientists_before(
    amounts: tuple[int, ...], ranks: tuple[int, ...], buildings: str
) -> None:
    value = len(buildings.split()) + sum(amounts) + 1
    assert points(settled(*amounts, buildings=buildings), "area e") == expected(ranks, value)


@pytest.mark.rule("ANT-SCO-06")
def test_leftover_pieces_and_cards_are_worth_nothing() -> None:
    t = table(3).give("A", supply=5, reserve=7, spare_ships=3, spare_cubes=4, basic=1, expertise=1)
    t.hand("A", "icebreaker plus-two").ships(e="A A", n="A").buildings(e=NINE)
    assert t.score("A") == {"total": 0}


@pytest.mark.rule("ANT-SCO-06")
def test_nothing_stays_from_a_lead_that_is_lost_during_play() -> None:
    t = table(3).cubes("t1", A=5, B=4)
    assert (t.score("A")["total"], t.score("B")["total"]) == (5, 3)
    t.spent("t1", 6).points("B", 2).play("track t1")
    assert (t.score("A")["total"], t.score("B")["total"]) == (4, 7)


@pytest.mark.rule("ANT-SCO-06", "ANT-WIN-01")
def test_the_total_is_the_sum_of_the_four_categories() -> None:
    t = (
        table(3)
        .scientists(e="AB", n="A")
        .cubes("t1", A=2)
        .cubes("t4", A=4, B=5)
        .taken("A", "d09")
        .give("A", lost_ships=1)
    )
    assert t.score("A") == {
        "area e": 3, "area n": 2, "track t1": 1, "track t4": 3, "cards": 1, "discards": 1, "total": 11,
    }  # fmt: skip
    assert t.score("B") == {"area e": 3, "track t4": 5, "total": 8}


# Areas.


@pytest.mark.rule("ANT-SCA-01")
@pytest.mark.parametrize(
    ("sun", "order"),
    [("sw", ["s", "e", "nw"]), ("e", ["e", "nw", "s"]), ("ne", ["nw", "s", "e"]), ("w", ["s", "e", "nw"])],
)
def test_the_areas_are_scored_one_by_one_counter_clockwise_from_the_sun(sun: str, order: list[str]) -> None:
    t = table(3).scientists(s="AAB", e="B", nw="AB").buildings(s="camp", nw="lab crane").sun(sun)
    assert [line for line in t.score("B") if line != "total"] == [f"area {each}" for each in order]
    assert t.score("A") == {"area s": 5, "area nw": 5, "total": 10}
    assert t.score("B") == {"area s": 2, "area e": 2, "area nw": 5, "total": 9}


@pytest.mark.rule("ANT-SCA-01")
@pytest.mark.parametrize(("seats", "scored"), [(2, 6), (3, 8), (4, 8)])
def test_every_open_area_is_scored(seats: int, scored: int) -> None:
    every = dict.fromkeys(("sw", "s", "se", "e", "ne", "n", "nw", "w"), "A")
    assert table(seats).scientists(**every).score("A")["total"] == 2 * scored


@pytest.mark.rule("ANT-SCA-02")
def test_ships_do_not_count_in_an_area() -> None:
    t = table(3).ships(e="B B B").scientists(e="A")
    assert (points(t, "area e"), points(t.ships(e=""), "area e")) == ([2, 0, 0], [2, 0, 0])


@pytest.mark.rule("ANT-SCA-03")
def test_a_single_scientist_alone_gets_the_buildings_himself_and_one_more() -> None:
    assert points(settled(1, 0, buildings="camp lab"), "area e") == [2 + 1 + 1, 0]


@pytest.mark.rule("ANT-SCA-03", "ANT-SCA-04")
def test_four_ranks_in_an_area_with_nine_buildings() -> None:
    assert points(settled(5, 3, 2, 1, buildings=NINE), "area e") == [21, 5, 3, 2]


@pytest.mark.rule("ANT-SCA-05")
def test_an_area_without_scientists_gives_nothing() -> None:
    t = table(3).ships(e="A B C").buildings(e=NINE)
    assert [t.score(who) for who in "ABC"] == [{"total": 0}] * 3


# Research tracks.


@pytest.mark.rule("ANT-SCR-01")
@pytest.mark.parametrize(("seats", "tracks"), [(2, 3), (3, 4), (4, 5)])
def test_every_open_track_is_scored_for_itself(seats: int, tracks: int) -> None:
    t = table(seats)
    for number in range(1, 6):
        t.cubes(f"t{number}", A=number, B=number + 1)
    scored = [line for line in t.score("A") if line.startswith("track")]
    assert scored == [f"track t{number}" for number in range(1, tracks + 1)]
    # The second gets the value of the cube one space ahead.
    assert t.score("A")["total"] == sum([1, 2, 2, 3, 3][:tracks])


@pytest.mark.rule("ANT-SCR-02")
@pytest.mark.parametrize("track", ["t1", "t2", "t3", "t4", "t5"])
@pytest.mark.parametrize(("space", "value"), list(enumerate([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], start=1)))
def test_a_cube_is_worth_the_number_at_its_space(track: str, space: int, value: int) -> None:
    assert table(4).cubes(track, A=space).score("A") == {f"track {track}": value, "total": value}


@pytest.mark.rule("ANT-SCR-03")
@pytest.mark.parametrize(
    ("spaces", "result"), [((6, 5), [6, 3]), ((5, 6), [3, 6]), ((11, 12), [6, 12]), ((1, 2), [1, 2])]
)
def test_tracks_are_ranked_by_position_even_where_the_values_are_equal(
    spaces: tuple[int, int], result: list[int]
) -> None:
    assert points(table(2).cubes("t1", A=spaces[0], B=spaces[1]), "track t1") == result


@pytest.mark.rule("ANT-SCR-04")
@pytest.mark.parametrize(
    ("spaces", "result"),
    [
        ((8, 6, 5, 0), [10, 4, 3, 0]),
        ((1, 3, 9, 12), [2, 5, 6, 14]),
        ((4, 3, 2, 1), [6, 2, 2, 1]),
        ((0, 0, 7, 0), [0, 0, 4, 0]),
    ],
)
def test_the_first_on_a_track_gets_all_values_and_each_other_the_value_of_the_cube_ahead(
    spaces: tuple[int, ...], result: list[int]
) -> None:
    t = table(4).cubes("t3", **{"ABCD"[number]: space for number, space in enumerate(spaces) if space})
    assert points(t, "track t3") == result


@pytest.mark.rule("ANT-SCR-05")
def test_without_a_cube_on_a_track_there_is_nothing_to_get() -> None:
    t = table(3).cubes("t1", A=9, B=3).give("C", spare_cubes=4)
    assert (points(t, "track t1"), points(t, "track t2")) == ([7, 5, 0], [0, 0, 0])


# Building cards and discards.


@pytest.mark.rule("ANT-SCB-01")
@pytest.mark.parametrize("card", STARRED)
def test_a_card_with_an_asterisk_counts(card: str) -> None:
    assert points(table(4).taken("B", card), "cards") == [0, 1, 0, 0]


@pytest.mark.rule("ANT-SCB-01", "ANT-SCB-03")
@pytest.mark.parametrize("card", [*PLAIN, "b15", "d08"])
def test_a_card_without_an_asterisk_scores_nothing(card: str) -> None:
    assert points(table(4).taken("B", card).taken("A", "d09"), "cards") == [1, 0, 0, 0]


@pytest.mark.rule("ANT-SCB-03")
def test_cards_without_an_asterisk_raise_neither_rank_nor_total() -> None:
    t = table(3).taken("A", "d09").taken("B", "b01 b03 b05 d01 a01 a02").taken("C", "b07 b09")
    assert points(t, "cards") == [2, 3, 0]


@pytest.mark.rule("ANT-SCD-01")
def test_discarded_ships_and_cubes_count_one_each() -> None:
    t = table(3).give("A", lost_ships=2, lost_cubes=1).give("B", lost_ships=1).give("C", lost_cubes=2)
    assert points(t, "discards") == [6, 2, 3]


@pytest.mark.rule("ANT-SCD-01")
def test_a_discard_during_a_turn_counts() -> None:
    t = table(3).ships(e="A A").stop("e").play("discard", "ship e 2", "to n")
    assert points(t, "discards") == [1, 0, 0]


@pytest.mark.rule("ANT-SCD-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_in_the_box_or_in_available_resources_do_not_count(seats: int) -> None:
    t = table(seats).give("A", spare_ships=0, spare_cubes=0).give("B", spare_ships=3, spare_cubes=5)
    assert points(t, "discards") == [0] * seats


# The winner.


@pytest.mark.rule("ANT-WIN-01")
def test_the_most_points_win_even_against_more_first_places_and_more_cards() -> None:
    t = table(3).scientists(e="A", n="A", s="B", w="C").buildings(s="camp lab crane").taken("A", "b01 b02 b03")
    assert [t.score(who)["total"] for who in "ABC"] == [4, 5, 2]
    assert places(t) == [2, 1, 3]


@pytest.mark.rule("ANT-WIN-02")
@pytest.mark.parametrize(("many", "one"), [("A", "B"), ("B", "A")])
def test_of_players_with_equal_points_the_one_who_was_first_more_often_wins(many: str, one: str) -> None:
    t = table(2).scientists(e=many, w=many, se=one).buildings(se="camp lab").taken(one, "b01 b03")
    assert (t.score("A")["total"], t.score("B")["total"]) == (4, 4)
    assert (t.place(many), t.place(one)) == (1, 2)


@pytest.mark.rule("ANT-WIN-02")
def test_first_places_only_count_among_those_who_are_tied() -> None:
    t = table(3).scientists(e="A", w="A", se="B", n="C").cubes("t1", C=1).buildings(se="camp lab")
    assert [t.score(who)["total"] for who in "ABC"] == [4, 4, 3]
    assert places(t) == [1, 2, 3]


@pytest.mark.rule("ANT-WIN-03")
@pytest.mark.parametrize("unit", ["area", "track", "cards", "discards"])
def test_every_area_every_track_the_cards_and_the_discards_count_as_a_first_place(unit: str) -> None:
    t = table(2).scientists(e="A", se="B").buildings(se="camp lab").taken("B", "b01 b03 b05")
    match unit:
        case "area":
            t.scientists(w="A")
        case "track":
            t.cubes("t2", A=3)
        case "cards":
            t.taken("A", "d09 a01")
        case "discards":
            t.give("A", lost_cubes=2)
    assert (t.score("A")["total"], t.score("B")["total"]) == (4, 4)
    assert places(t) == [1, 2]


@pytest.mark.rule("ANT-WIN-03")
def test_a_shared_first_rank_counts_for_each_who_shares_it() -> None:
    t = table(3).scientists(e="AB", s="C").buildings(s="camp lab crane derrick").cubes("t1", A=6).taken("C", "b01")
    assert [t.score(who)["total"] for who in "ABC"] == [6, 3, 6]
    assert places(t) == [1, 3, 2]


@pytest.mark.rule("ANT-WIN-03")
def test_second_ranks_count_for_nothing() -> None:
    t = table(3).scientists(e="CCA", n="B").taken("A", "b01 b03")
    assert [t.score(who)["total"] for who in "ABC"] == [2, 2, 4]
    assert places(t) == [3, 2, 1]


@pytest.mark.rule("ANT-WIN-04")
@pytest.mark.parametrize(
    ("mine", "yours", "result"),
    [
        ("b01 b03", "b05", [1, 2]),
        ("b05", "b01 b03", [2, 1]),
        ("", "b01", [2, 1]),
        ("d09 b01", "a01", [1, 2]),
        ("d09", "a01 b01 b03", [2, 1]),
    ],
)
def test_then_more_building_cards_win(mine: str, yours: str, result: list[int]) -> None:
    t = table(2).scientists(e="A", w="B").taken("A", mine).taken("B", yours)
    assert t.score("A")["total"] == t.score("B")["total"]
    assert places(t) == result


@pytest.mark.rule("ANT-WIN-04")
def test_cards_with_an_asterisk_count_for_that_like_all_others() -> None:
    t = table(2).taken("A", "d09 d10 b03").taken("B", "a01 b01").cubes("t1", B=1)
    assert (t.score("A")["total"], t.score("B")["total"]) == (3, 3)  # a first place each
    assert places(t) == [1, 2]


@pytest.mark.rule("ANT-WIN-05", "ANT-WIN-03")
@pytest.mark.parametrize("cards", [("", ""), ("b01", "b03"), ("d09 b01", "b03 a01")])
def test_if_all_is_equal_the_victory_is_shared(cards: tuple[str, str]) -> None:
    t = table(3).scientists(**ALONE).taken("A", cards[0]).taken("B", cards[1])
    assert places(t)[:2] == [1, 1]
    assert t.place("C") > 1
