"""Setting up Shackleton Base: the board, the Corporations, the players."""

import pytest
from shackleton_table import Table, fresh, table

import frostline

FIRST = ("first-game",)
SEEDS = range(60)
START_SLOTS = ("v1", "v3", "v5")
NEXT_TO = {"i1": "v1", "i2": "v1", "i3": "v3", "i4": "v3", "i5": "v5", "i6": "v5"}
GIVES = {
    "artemis-tours": "tourists",
    "moon-mining": "helium",
    "selenium-research basalt": "basalt",
    "selenium-research ice": "ice",
    "selenium-research glass": "glass",
}


def started(seats: int, seed: int = 1) -> Table:
    """The first game with all start Domes placed: the first Shuttle is to be chosen."""
    t = fresh(seats, FIRST, seed)
    while t.prompt in ("ChooseLeader", "PlaceStartDome"):
        t.play(t.options[0])
    return t


def start_tokens(t: Table) -> list[str]:
    """The start tokens on v1, v3 and v5."""
    return [t.at(slot) for slot in START_SLOTS]


def corporations(t: Table) -> set[str]:
    """The Corporations in play."""
    return {token.split()[0] for token in start_tokens(t)}


def goods(t: Table, who: str) -> dict[str, int]:
    """What a player holds, without zeros."""
    return {name: amount for name, amount in t[who].goods.items() if amount}


# General setup.


@pytest.mark.rule("SHA-SETUP-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_are_no_company_for_the_moon(seats: int) -> None:
    with pytest.raises(frostline.FrostlineError):
        fresh(seats)


@pytest.mark.rule("SHA-SETUP-01")
@pytest.mark.parametrize(("seats", "at_the_table"), [(1, "AB"), (2, "AB"), (3, "ABC"), (4, "ABCD")])
def test_one_to_four_may_play_and_one_meets_astrobot(seats: int, at_the_table: str) -> None:
    t = fresh(seats)
    assert "".join(sorted(t.order)) == at_the_table
    assert (t.state.automa is not None) == (seats == 1)


COSTS = {2: (0, 1, 2, 3), 3: (0, 1, 1, 2, 2, 3), 4: (0, 0, 1, 1, 2, 2, 3, 3)}


@pytest.mark.rule("SHA-SETUP-02")
@pytest.mark.parametrize(
    ("seats", "taken", "cost"), [(n, taken, cost) for n, line in COSTS.items() for taken, cost in enumerate(line)]
)
def test_the_slots_of_the_command_area_are_those_of_the_player_count(seats: int, taken: int, cost: int) -> None:
    t = table(seats).crew("A", engineer=1).give("A", credits=3).line("corporations", "engineer " * taken)
    t.turn("A").play("line corporations")
    assert t["A"].credits == 3 - cost


@pytest.mark.rule("SHA-SETUP-02")
@pytest.mark.parametrize("line", ["build", "fund", "corporations"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_line_of_the_command_area_has_two_slots_for_each_player(seats: int, line: str) -> None:
    def at_line(taken: int) -> Table:
        t = table(seats).crew("A", engineer=1).give("A", credits=20, titanium=5).power("o1")
        return t.line(line, "engineer " * taken).turn("A")

    assert f"line {line}" in at_line(2 * seats - 1).options
    assert f"line {line}" not in at_line(2 * seats).options


@pytest.mark.rule("SHA-SETUP-03")
def test_all_panels_start_on_the_ring() -> None:
    t = fresh(3)
    assert (t.gone_from_ring, t.in_centre, t.panels) == (0, 0, [])


@pytest.mark.rule("SHA-SETUP-03")
@pytest.mark.parametrize(("gone", "left"), [(0, True), (17, True), (18, False)])
def test_the_ring_has_eighteen_panels(gone: int, left: bool) -> None:
    t = table(3).crew("A", engineer=1).give("A", rare_earth=1).ring(gone).turn("A").play("line corporations")
    assert ("panel" in t.options) == left


@pytest.mark.rule("SHA-SETUP-04")
@pytest.mark.parametrize(("seats", "level"), [(2, 4), (3, 5), (4, 6)])
def test_energy_starts_by_the_number_of_players(seats: int, level: int) -> None:
    assert fresh(seats).energy_level == level


@pytest.mark.rule("SHA-SETUP-05")
def test_resources_never_run_out() -> None:
    t = table(3).give("ABC", titanium=26, rare_earth=16, credits=52).crew("A", engineer=1)
    t.structure("A", "dome", "o1").structure("A", "dome", "i1").turn("A").play("slot 1")
    assert (t["A"].titanium, t["A"].rare_earth) == (27, 17)
    t.crew("A", technician=1).turn("A").play("slot 16")
    assert t["A"].credits == 58


@pytest.mark.rule("SHA-SETUP-05")
def test_astronauts_never_run_out() -> None:
    t = table(2).gateway(engineer=25, technician=25, scientist=25)
    t.tiles("shuttle-1-1 shuttle-1-2 shuttle-1-3").choose_shuttles().play("B: shuttle shuttle-1-1")
    assert t["B"].crew == {"engineer": 2, "technician": 2, "scientist": 2}


@pytest.mark.rule("SHA-SETUP-06")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_round_has_a_set_of_five_shuttles_of_its_own(number: int) -> None:
    t = table(4).round(number).shuttles()
    assert sorted(t.options) == [f"shuttle shuttle-{number}-{each}" for each in range(1, 6)]


# The neutral Domes.


@pytest.mark.rule("SHA-SETUP-07", "SHA-SETUP-08", "SHA-SETUP-09")
@pytest.mark.parametrize("seed", range(5))
def test_two_players_start_with_neutral_domes_on_the_first_two_panels(seed: int) -> None:
    t = fresh(2, seed=seed)
    assert (t.panels, t.gone_from_ring, t.in_centre, t.energy_level) == (["i1", "i4"], 2, 0, 4)
    assert (t["A"].reputation, t["B"].reputation) == (0, 0)
    assert (t["A"].structures, t["B"].structures) == ({}, {})


@pytest.mark.rule("SHA-SETUP-07", "SHA-SETUP-09", "SHA-SETUP-46")
def test_nobody_starts_where_a_neutral_dome_stands() -> None:
    t = fresh(2)
    t.play(t.options[0])
    assert t.options == ["sector i2", "sector i3", "sector i5", "sector i6"]
    with pytest.raises(frostline.IllegalMove):
        t.play("sector i4")


@pytest.mark.rule("SHA-SETUP-07")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_players_have_no_neutral_domes(seats: int) -> None:
    t = fresh(seats)
    t.play(t.options[0])
    assert t.options == ["sector i1", "sector i2", "sector i3", "sector i4", "sector i5", "sector i6"]


@pytest.mark.rule("SHA-SETUP-10")
def test_no_dome_is_built_beside_a_neutral_one() -> None:
    t = table(2).neutral("i1").crew("A", engineer=1).give("A", titanium=2).turn("A").play("line build")
    assert t.options == ["build workshop-top", "build workshop-middle", "build workshop-bottom"]


@pytest.mark.rule("SHA-SETUP-10")
def test_a_workshop_is_bigger_than_the_neutral_dome_beside_it() -> None:
    t = table(2).neutral("i1").structure("B", "workshop-top", "i1").crew("A", engineer=1).give("A", credits=3)
    t.turn("A").play("slot 1")
    assert (t["A"].credits, t["B"].credits) == (0, 3)


@pytest.mark.rule("SHA-SETUP-10")
def test_a_neutral_dome_is_nobodys() -> None:
    t = table(2).neutral("i1").crew("AB", technician=1).give("AB", credits=3)
    t.turn("A").play("slot 1").turn("B").play("slot 16")
    assert (t["A"].credits, t["B"].credits) == (3, 3)


# The Corporations.


@pytest.mark.rule("SHA-SETUP-20")
def test_any_three_of_the_seven_corporations_are_drawn() -> None:
    drawn = [fresh(3, seed=seed) for seed in SEEDS]
    assert {len(corporations(t)) for t in drawn} == {3}
    assert len(set[str]().union(*map(corporations, drawn))) == 7
    assert {t.state.corps[0] for t in drawn} == set(range(7))


@pytest.mark.rule("SHA-SETUP-21")
@pytest.mark.parametrize(
    ("preset", "names"),
    [
        ("first-game", "artemis-tours moon-mining selenium-research"),
        ("second-game", "evergreen-farms sky-watch space-robotics"),
        ("third-game", "to-mars moon-mining space-robotics"),
    ],
)
def test_three_first_games_are_proposed(preset: str, names: str) -> None:
    for seed in range(8):
        assert corporations(fresh(3, (preset,), seed)) == set(names.split())


@pytest.mark.rule("SHA-SETUP-22")
@pytest.mark.parametrize("preset", ["first-game", "second-game", "third-game"])
def test_four_tokens_lie_on_the_board_and_one_on_a_start_slot(preset: str) -> None:
    t = fresh(3, (preset,))
    for name in corporations(t):
        assert len(t.on_board(name)) == 4
    assert all(start_tokens(t))
    assert not any(t.at(f"v{each}") for each in range(1, 25) if f"v{each}" not in START_SLOTS)


@pytest.mark.rule("SHA-SETUP-23")
@pytest.mark.parametrize("seed", range(10))
def test_the_twin_of_seleniums_start_token_is_gone_and_the_others_alternate(seed: int) -> None:
    t = fresh(3, FIRST, seed)
    first, second, *rest = t.on_board("selenium-research")
    start = next(token for token in start_tokens(t) if token.startswith("selenium")).split()[1]
    assert {first, second, start} == {"basalt", "ice", "glass"}
    assert rest == [first, second]


@pytest.mark.rule("SHA-SETUP-24", "SHA-SETUP-29")
def test_chance_decides_seleniums_start_token_and_the_top_of_its_board() -> None:
    boards = {tuple(fresh(3, FIRST, seed).on_board("selenium-research")[:2]) for seed in SEEDS}
    assert len(boards) == 6


@pytest.mark.rule("SHA-SETUP-25")
def test_chance_gives_the_corporations_their_start_slots() -> None:
    seen = set()
    for seed in SEEDS:
        t = fresh(3, FIRST, seed)
        names = [token.split()[0] for token in start_tokens(t)]
        seen.add(tuple(names))
        assert sorted(names) == ["artemis-tours", "moon-mining", "selenium-research"]
    assert len(seen) == 6


@pytest.mark.rule("SHA-SETUP-26", "SHA-SETUP-45")
@pytest.mark.parametrize("sector", NEXT_TO)
def test_every_inner_sector_has_one_start_token_which_the_start_dome_activates(sector: str) -> None:
    t = fresh(3, FIRST)
    who = t.who
    t.play(t.options[0], f"sector {sector}")
    assert goods(t, who) == {GIVES[t.at(NEXT_TO[sector])]: 1}
    assert t.prompt == "ChooseLeader"
    assert t.who != who


@pytest.mark.rule("SHA-SETUP-27")
def test_two_of_the_nine_projects_of_a_corporation_are_visible() -> None:
    t = fresh(3, FIRST)
    for place, name in enumerate(["artemis-tours", "moon-mining", "selenium-research"]):
        assert len(set(t.visible(name)) - {""}) == 2
        assert len(set(t.state.decks[place].cards)) == 7
    assert len({*t.state.shown, *(card for deck in t.state.decks for card in deck.cards)}) == 27


@pytest.mark.rule("SHA-SETUP-27")
def test_the_projects_are_shuffled() -> None:
    shown = [fresh(3, FIRST, seed).visible("moon-mining") for seed in SEEDS]
    assert len({names[0] for names in shown}) == 9
    assert len({names[1] for names in shown}) == 9


@pytest.mark.rule("SHA-SETUP-28")
def test_selenium_starts_with_an_experiment_of_each_stack() -> None:
    seen = [fresh(3, FIRST, seed).faces for seed in SEEDS]
    assert {tuple(tile[0] for tile in faces) for faces in seen} == {("l", "c", "r")}
    assert len({faces[0] for faces in seen}) == 8


@pytest.mark.rule("SHA-SETUP-28")
@pytest.mark.parametrize(("seats", "left"), [(2, False), (3, True)])
def test_space_robotics_has_a_second_factory_of_each_kind_from_three_players_on(seats: int, left: bool) -> None:
    t = table(seats, "space-robotics moon-mining to-mars").crew("A", engineer=1).give("A", titanium=2)
    t.factory("B", "top left").turn("A").play("line corporations")
    assert ("factory top left" in t.options) == left


# The players.


@pytest.mark.rule("SHA-SETUP-40")
@pytest.mark.parametrize(
    ("name", "count"),
    [("dome", 5), ("headquarters", 1)]
    + [(f"{kind}-{row}", 1) for kind in ("workshop", "laboratory") for row in ("top", "middle", "bottom")],
)
def test_a_player_has_five_domes_three_workshops_three_laboratories_and_headquarters(name: str, count: int) -> None:
    def choice(built: int) -> list[str]:
        t = table(3).crew("A", engineer=1).give("A", titanium=9, rare_earth=9).power("o1").energy(9)
        return t.built("A", f"{name} " * built).turn("A").play("line build").options

    assert f"build {name}" in choice(count - 1)
    assert f"build {name}" not in choice(count)


@pytest.mark.rule("SHA-SETUP-40", "SHA-SETUP-41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_start_with_nothing(seats: int) -> None:
    t = fresh(seats)
    for who in t.order:
        assert goods(t, who) == {}
        assert (t[who].crew, t[who].goals, t[who].projects, t[who].built) == ({}, {}, [], {})


@pytest.mark.rule("SHA-SETUP-41", "SHA-SETUP-45")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_first_shuttle_a_player_has_only_what_the_start_token_gave(seats: int) -> None:
    t = started(seats)
    assert t.prompt == "ChooseShuttle"
    for who in t.order:
        (sector,) = t[who].structures
        assert goods(t, who) == {GIVES[t.at(NEXT_TO[sector])]: 1}


@pytest.mark.rule("SHA-SETUP-42")
@pytest.mark.parametrize(("seats", "orders"), [(2, "AB BA"), (3, "ABC BCA CAB"), (4, "ABCD BCDA CDAB DABC")])
def test_chance_names_the_first_player_and_the_others_follow_clockwise(seats: int, orders: str) -> None:
    assert {fresh(seats, seed=seed).order for seed in SEEDS} == set(orders.split())


@pytest.mark.rule("SHA-SETUP-43")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_leader_tiles_as_players(seats: int) -> None:
    tiles = [fresh(seats, seed=seed).options for seed in SEEDS]
    agencies = [{tile.split()[1].rpartition("-")[0] for tile in each} for each in tiles]
    assert {len(each) for each in tiles} == {len(each) for each in agencies} == {seats}
    assert set[str]().union(*agencies) == {"canada", "europe", "japan", "usa"}


@pytest.mark.rule("SHA-SETUP-43")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_gets_one_leader_tile(seats: int) -> None:
    t = started(seats)
    leaders = [t[who].leader for who in "ABCD"[:seats]]
    assert len({leader.rpartition("-")[0] for leader in leaders} - {""}) == seats


@pytest.mark.rule("SHA-SETUP-44")
def test_all_leader_tiles_show_the_same_side_drawn_by_chance() -> None:
    sides = [{tile[-1] for tile in fresh(4, seed=seed).options} for seed in SEEDS]
    assert {"".join(sorted(each)) for each in sides} == {"a", "b"}


@pytest.mark.rule("SHA-SETUP-44")
@pytest.mark.parametrize(
    ("options", "seen"),
    [(("leaders-a",), {"a"}), (("leaders-b",), {"b"}), (("leaders-a", "leaders-b"), {"a", "b", "ab"})],
)
def test_a_switch_fixes_the_side_of_the_leaders_or_draws_one_for_each(options: tuple[str, ...], seen: set[str]) -> None:
    sides = [{tile[-1] for tile in fresh(4, options, seed).options} for seed in SEEDS]
    assert {"".join(sorted(each)) for each in sides} == seen


@pytest.mark.rule("SHA-SETUP-45")
def test_in_turn_order_each_player_takes_a_leader_and_then_places_a_dome() -> None:
    t = fresh(4, FIRST)
    first, second, third, last = t.order
    for who, sector in ((first, "i3"), (second, "i1"), (third, "i6")):
        leader = t.options[-1]
        t.play(f"{who}: {leader}", f"{who}: sector {sector}")
        assert (t[who].leader, t[who].structures, t[who].built) == (leader.split()[1], {sector: "dome"}, {"dome": 1})
        assert leader not in t.options
    assert (t.who, t.prompt, t[last].leader != "") == (last, "PlaceStartDome", True)


@pytest.mark.rule("SHA-SETUP-45")
def test_a_start_dome_powers_its_sector_with_the_next_panel() -> None:
    t = fresh(3, FIRST)
    t.play(t.options[0], "sector i5")
    assert (t.panels, t.gone_from_ring, t.in_centre) == (["i5"], 1, 0)


@pytest.mark.rule("SHA-SETUP-45")
def test_a_start_dome_stands_in_an_inner_sector() -> None:
    t = fresh(3)
    t.play(t.options[0])
    with pytest.raises(frostline.IllegalMove):
        t.play("sector o1")


@pytest.mark.rule("SHA-SETUP-46")
def test_no_two_start_domes_share_a_sector() -> None:
    t = fresh(3, FIRST)
    t.play(t.options[0], "sector i2")
    t.play(t.options[0])
    assert t.options == ["sector i1", "sector i3", "sector i4", "sector i5", "sector i6"]


@pytest.mark.rule("SHA-SETUP-47", "SHA-SETUP-48")
@pytest.mark.parametrize(("seats", "left", "energy"), [(2, 14, 4), (3, 15, 5), (4, 14, 6)])
def test_panels_of_the_setup_give_nothing(seats: int, left: int, energy: int) -> None:
    t = started(seats)
    assert (18 - t.gone_from_ring, t.energy_level, t.in_centre) == (left, energy, 0)
    assert [t[who].reputation for who in t.order] == [0] * seats


@pytest.mark.rule("SHA-SETUP-08", "SHA-SETUP-45", "SHA-SETUP-48")
@pytest.mark.parametrize(("seats", "energy"), [(2, 4 + 1), (3, 5 + 2), (4, 6 + 1)])
def test_the_first_panel_built_is_the_next_on_the_ring_after_those_of_the_setup(seats: int, energy: int) -> None:
    t = started(seats).crew("A", engineer=1).give("A", rare_earth=1)
    assert t.turn("A").play("line corporations", "panel").energy_level == energy


@pytest.mark.rule("SHA-SETUP-41", "SHA-SETUP-45")
@pytest.mark.parametrize("seed", range(4))
def test_the_start_token_of_to_mars_gives_credits_while_the_lunar_gateway_is_empty(seed: int) -> None:
    t = fresh(3, ("third-game",), seed)
    who, slot = t.who, next(slot for slot in START_SLOTS if t.at(slot) == "to-mars")
    t.play(t.options[0], f"sector {next(sector for sector in NEXT_TO if NEXT_TO[sector] == slot)}")
    assert goods(t, who) == {"credits": 2}


@pytest.mark.rule("SHA-SETUP-45")
def test_the_start_token_of_sky_watch_is_a_step_on_its_track() -> None:
    t = fresh(3, ("second-game",))
    who, slot = t.who, next(slot for slot in START_SLOTS if t.at(slot) == "sky-watch")
    t.play(t.options[0], f"sector {next(sector for sector in NEXT_TO if NEXT_TO[sector] == slot)}")
    assert [t.track_of(each) for each in "ABC"] == [int(each == who) for each in "ABC"]
