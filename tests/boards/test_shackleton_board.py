"""The board of Shackleton Base: every move that has a place is drawn once, nothing hidden shows, all is sound SVG."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from drawings import attributes, check_moves, check_sound, drawing, scene_of, seconds_to_draw
from shackleton_table import Table, fresh, table
from walk import walk

import frostline
from frostline.boards import BOARDS, icon
from frostline.core.agenda import Decision
from frostline.core.chance import Chance
from frostline.core.codec import subclasses
from frostline.core.state import NOBODY, State
from frostline.games.shackleton.components import KINDS, LINES, RING, SLOTS, TYPES
from frostline.games.shackleton.goods import GOODS
from frostline.games.shackleton.moves import CORPORATION_NAMES
from frostline.games.shackleton.state import Shackleton

BOARD = BOARDS["shackleton"]
WORDS = {"done", "go on", "pay", "gain astronaut", "corporation action"}
FAMILIES = {"robot", "price", "sample", "spend"}
PLACELESS = {
    move.text
    for move in frostline.game("shackleton").moves.moves
    if move.text in WORDS or move.family in FAMILIES
}  # fmt: skip
SETUPS = [(1, ("hard-a",)), (2, ("first-game",)), (4, ())]
LIVELY = [*SETUPS, (1, ("third-game",)), (3, ("second-game", "leaders-a")), (4, ("third-game", "leaders-b"))]
THINGS = "panel gateway shuttle leader upkeep goal crater token farm experiment factory cargo program asteroid module"


def rich(seats: int = 4, corps: str = "evergreen-farms to-mars space-robotics") -> Table:
    """A table with all kinds of pieces where A can do nearly anything."""
    t = table(seats, corps)
    people = "ABCD"[:seats]
    t.give(people, credits=12, titanium=5, rare_earth=4, reputation=9, vp=17, plants=3)
    t.structure("A", "dome", "i1").structure("A", "workshop-top", "i2").structure("A", "headquarters", "o4")
    t.structure("A", "laboratory-middle", "o2")
    t.structure("B", "laboratory-top", "i1").structure("B", "dome", "i2").structure("B", "headquarters", "o7")
    t.neutral("i6").power("o1 o5").centre(2).energy(2).gateway(engineer=3, technician=4, scientist=9)
    if "evergreen-farms" in corps:
        t.farm("B", 3, "i2")
    t.token("v7", corps.split()[0]).token("v8", corps.split()[1]).token("v10", corps.split()[0])
    for who, leader in zip(people, ("canada-a", "europe-a", "japan-a", "usa-a"), strict=False):
        t.leader(who, leader)
    t.astronaut(5, "scientist").astronaut(1, "engineer").line("build", "engineer technician").line("fund", "scientist")
    return t.crew(people, engineer=2, technician=1, scientist=2)


def same(t: Table) -> str:
    """The name of the question, once it is sure that all its moves are drawn."""
    placed = Counter(move.text for move in t.state.options if move.text not in PLACELESS)
    for narrow in (False, True):
        page = drawing(scene_of(t.state, t.state.seat), narrow)
        assert Counter(attributes(page, "data-move")) == placed, t.prompt
    return t.prompt


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_move_with_a_place_is_drawn_exactly_once(seats: int, options: tuple[str, ...]) -> None:
    seen = check_moves(("shackleton", seats, options), PLACELESS)
    assert len(seen) > 6


def test_lively_games_are_drawn_whatever_is_asked() -> None:
    met: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(LIVELY * 2):
        state = frostline.game("shackleton").new(seats, seed + 3, options)
        chance = Chance(seed)
        while state.options:
            prompt = type(state.agenda[-1]).__name__
            if met[prompt] < 4:
                met[prompt] += 1
                assert isinstance(state, Shackleton)
                same(Table(state))
            good = [move for move in state.options if move.text not in ("done", "gateway") and move.family != "slot"]
            lively = good and chance.below(8)
            state.play((good if lively else state.options)[chance.below(len(good if lively else state.options))])
    assert len(met) > 30


def test_every_kind_of_question_of_the_main_board_is_drawn() -> None:
    met = {same(fresh(3)), same(rich().turn("A"))}
    for moves in (
        ("deploy engineer",),
        ("deploy scientist", "slot 3"),
        ("deploy engineer", "line build"),
        ("deploy engineer", "line build", "build workshop-middle"),
        ("deploy engineer", "line build", "build workshop-middle", "sector o1"),
        ("deploy technician", "line fund"),
        ("deploy technician", "line corporations"),
        ("deploy technician", "line corporations", "send i1"),
        ("deploy technician", "line corporations", "farm 1"),
        ("deploy scientist", "gateway"),
        ("deploy scientist", "gateway", "gain astronaut"),
    ):
        met.add(same(rich().turn("A").play(*moves)))
    wanted = {
        "ChooseLeader", "ChooseAstronaut", "Deploy", "RowTokens", "ChooseStructure", "ChooseSector", "ChooseProject",
        "CorporationActions", "ChooseModule", "PlaceFarm", "GatewayParts", "GainAstronaut",
    }  # fmt: skip
    known = {each.__name__ for each in subclasses(Decision) if "shackleton" in each.__module__}
    assert wanted <= known
    assert wanted <= met


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_drawings_are_sound(lang: str) -> None:
    states: list[State] = []
    for setup in (("shackleton", 4, ()), ("shackleton", 1, ())):
        states += [state.copy() for number, state in enumerate(walk(setup, 3)) if not number % 37]
    for state in [*states, rich(4).turn("A").state, rich().turn("A").play("deploy engineer").state]:
        for narrow in (False, True):
            page = drawing(scene_of(state, state.seat, lang), narrow)
            check_sound(page)


def test_targets_do_not_hold_each_other() -> None:
    played = rich().turn("A").play("deploy engineer").state
    for state in [played, *[each.copy() for each in list(walk(("shackleton", 3, ()), 5))[:160:9]]]:
        page = ET.fromstring(drawing(scene_of(state, state.seat)))
        for target in page.iter():
            if "data-move" in target.attrib:
                assert not [each for each in list(target.iter())[1:] if {"data-move", "data-why"} & set(each.attrib)]


def test_nothing_hidden_shows() -> None:
    for seats in (1, 3):
        one = fresh(seats).state
        other = one.copy()
        for pile in other.piles():
            pile.cards.reverse()
        for seat in (NOBODY, *range(seats)):
            assert drawing(scene_of(one, seat)) == drawing(scene_of(other, seat))


def test_each_slot_has_its_row_and_its_price() -> None:
    t = rich().turn("A").play("deploy engineer")
    page = BOARD.board(scene_of(t.state, 0))
    classes = Counter(attributes(page, "class"))
    assert classes["row-mark"] == SLOTS
    assert classes["price-tag"] == SLOTS - 2
    assert classes["row-line"] == SLOTS
    spectator = Counter(attributes(BOARD.board(scene_of(fresh(2).state, NOBODY)), "class"))
    assert spectator["crater-slot"] == SLOTS


def test_panels_leave_the_ring_for_the_central_hex() -> None:
    t = rich().turn("A").play("deploy technician", "line corporations")
    before = set(attributes(BOARD.board(scene_of(t.state, 0)), "data-piece"))
    gone = t.gone_from_ring
    t.play("panel")
    after = set(attributes(BOARD.board(scene_of(t.state, 0)), "data-piece"))
    assert f"panel:{gone}" in before & after
    assert t.in_centre == 3


def test_all_panels_are_somewhere() -> None:
    for state in walk(("shackleton", 3, ()), 8):
        assert isinstance(state, Shackleton)
        page = BOARD.board(scene_of(state, NOBODY))
        shown = [piece for piece in attributes(page, "data-piece") if piece.startswith("panel:")]
        assert len(shown) == RING - max(0, state.centre - 4)


def test_tiles_are_shown_while_they_are_chosen() -> None:
    t = fresh(3)
    page = BOARD.board(scene_of(t.state, t.state.seat))
    assert len([move for move in attributes(page, "data-move") if move.startswith("lead ")]) == 3
    t = table(2).tiles("shuttle-1-2 shuttle-1-4 shuttle-1-5").choose_shuttles()
    page = BOARD.board(scene_of(t.state, t.state.seat))
    assert len([move for move in attributes(page, "data-move") if move.startswith("shuttle ")]) == 3


def test_everything_stays_within_the_board() -> None:
    states: list[State] = [rich(4).turn("A").state, fresh(1).state, fresh(4).state]
    for narrow, width in ((False, 840), (True, 424)):
        for state in states:
            board = BOARD.board(scene_of(state, 0, "fr"), narrow)
            height = float(ET.fromstring(board).attrib["viewBox"].split()[3])
            boxes = [each.attrib for each in ET.fromstring(board).iter() if each.tag.endswith("rect")]
            for x, y, wide, tall in [[box[name] for name in ("x", "y", "width", "height")] for box in boxes]:
                if float(x) < 0:  # a sign within a piece
                    continue
                assert 0 <= float(x) <= width - float(wide)
                assert float(y) <= height - float(tall)


def test_a_board_is_drawn_quickly() -> None:
    states = [state.copy() for number, state in enumerate(walk(("shackleton", 4, ()), 4)) if number % 60 == 30]
    assert seconds_to_draw(states, NOBODY) < 0.03


@pytest.mark.parametrize("name", [*GOODS, *TYPES, *KINDS, *LINES, *CORPORATION_NAMES, *THINGS.split()])
def test_every_thing_has_an_icon_with_a_title(name: str) -> None:
    drawn = ET.fromstring(icon(f"sha-{name}", "Name & <so on>"))
    assert drawn.findtext("title") == "Name & <so on>"
    assert len(list(drawn)) > 1


def test_the_cover_is_a_picture() -> None:
    cover = ET.fromstring(BOARD.cover())
    assert cover.attrib["viewBox"] == "0 0 320 180"
    assert " style=" not in BOARD.cover()
