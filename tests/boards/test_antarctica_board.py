"""The board of Antarctica: every move that has a place is drawn once, nothing hidden shows, all of it is sound SVG."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from antarctica_table import Table, table
from drawings import attributes, check_moves, check_sound, drawing, scene_of, seconds_to_draw
from walk import walk

import frostline
from frostline.boards import BOARDS, icon
from frostline.core.agenda import Decision
from frostline.core.codec import subclasses
from frostline.core.state import NOBODY, State
from frostline.games.antarctica.components import AREAS, BUILDINGS, SYMBOLS, YARD_CARDS
from frostline.games.antarctica.state import Antarctica

BOARD = BOARDS["antarctica"]
PLACELESS = {"done", "no card", "stay", "no advance", "break ice", "wait"}
SETUPS = [(2, ()), (2, ("open-hands",)), (3, ("first-game",)), (4, ()), (4, ("open-hands", "one-ship-per-area"))]
THINGS = """ship scientist reserve cube research asterisk new anchor sun compass basic-card expertise-card yard
symbol-scientist symbol-new-ship symbol-move-ship symbol-draft symbol-advance-three"""


def placed(state: State) -> Counter[str]:
    """The legal moves that have a place."""
    return Counter(move.text for move in state.options if move.text not in PLACELESS)


def crowded() -> Table:
    """A table with as much on it as there can be."""
    t = table(4)
    t.ships(sw="A B* C", s="D A* B", se="C", e="A B* C", ne="D D* D", n="A A B", nw="B", w="C D* A")
    everything = " ".join(BUILDINGS)
    t.buildings(**dict.fromkeys(AREAS, everything))
    t.scientists(sw="A" * 12 + "BBBCCDD", e="AAABBCCCCCDDD", n="ABCD" * 3, w="AABCCD", ne="ABCD", nw="D", s="ABCDDD")
    t.give("ABCD", supply=3, reserve=7, spare_cubes=2, spare_ships=1, lost_cubes=2, lost_ships=2, basic=1, expertise=2)
    for number, track in enumerate(("t1", "t2", "t3", "t4", "t5")):
        t.cubes(track, A=3 + number, B=1 + number, C=12 - number, D=6)
    t.hand("A", "icebreaker icebreaker plus-two fast-research placing-a-scientist").hand("B", "icebreaker")
    t.taken("A", "b01 b02 b03 b04 d09 a01").visible("b11", "", "a07").spent("t1", 6)
    return t


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_move_with_a_place_is_drawn_exactly_once(seats: int, options: tuple[str, ...]) -> None:
    seen = check_moves(("antarctica", seats, options), PLACELESS)
    assert seen >= {"MoveShip", "TakeAction", "DiscardResource"}
    assert "first-game" in options or "PlaceShip" in seen
    assert seats > 2 or "FirstCube" in seen


def test_every_kind_of_question_is_drawn() -> None:
    def small() -> Table:
        t = table(3).ships(e="A B*", n="B A", w="C").give("ABC", spare_cubes=2)
        return t.cubes("t1", A=5).cubes("t2", A=5).cubes("t3", A=5)

    met = set()
    for t in (
        crowded().stop("e").play("discard"),
        crowded().stop("e").play("to se"),
        crowded().stop("e").play("to se", "play icebreaker"),
        crowded().stop("e").play("to se", "play fast-research"),
        crowded().stop("nw").play("to se", "build ship"),
        small().stop("e"),
        small().stop("e").play("to w", "done"),
        small().points("A", 1),
        small().points("A", 1).play("track t1"),
        small().points("A", 1).play("track t1", "ship n 2"),
        small().points("A", 1).play("track t2"),
        small().points("A", 1).play("track t3"),
    ):
        met.add(t.prompt)
        for narrow in (False, True):
            page = drawing(scene_of(t.state, t.state.seat), narrow)
            assert Counter(attributes(page, "data-move")) == placed(t.state), t.prompt
    frames = {
        frame.__name__ for frame in subclasses(Decision) if frame.__module__.startswith(Antarctica.__module__[:-5])
    }
    assert met == frames - {"PlaceShip", "FirstCube"}  # which every random game begins with


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_drawings_are_sound(lang: str) -> None:
    states = [state.copy() for number, state in enumerate(walk(("antarctica", 4, ()), 3)) if not number % 37]
    for state in [*states, crowded().stop("e").state]:
        for narrow in (False, True):
            page = drawing(scene_of(state, state.seat, lang), narrow)
            check_sound(page)


def test_what_is_closed_with_two_players_shows_as_closed() -> None:
    for seats, count in ((2, 2 + 2), (3, 1), (4, 0)):
        page = drawing(scene_of(frostline.game("antarctica").new(seats, 1), NOBODY))
        assert len([each for each in attributes(page, "class") if each.split()[-1:] == ["closed"]]) == count


def test_nothing_hidden_shows() -> None:
    one = crowded().hand("C", "plus-two").stop("e").play("to se").state
    other = one.copy()
    for pile in other.decks:
        pile.cards.reverse()
    other.hands[2].cards, other.shipyard.cards = [0], sorted([*other.shipyard.cards, 2])
    other.shipyard.cards.remove(0)
    for seat in (NOBODY, 0, 1, 3):
        assert drawing(scene_of(one, seat)) == drawing(scene_of(other, seat))
    assert drawing(scene_of(one, 2)) != drawing(scene_of(other, 2))


def test_whoever_searches_the_pile_sees_it_and_nobody_else() -> None:
    t = crowded().stop("nw").play("to se", "build ship")
    assert t.prompt == "TakeCard"
    searching = t.state.seat
    own = drawing(scene_of(t.state, searching))
    assert {f"take {kind}" for kind in YARD_CARDS} <= set(attributes(own, "data-move"))
    hidden = t.state.copy()
    hidden.shipyard.cards = [0] * len(hidden.shipyard.cards)
    for seat in (NOBODY, *range(4)):
        same = drawing(scene_of(t.state, seat)) == drawing(scene_of(hidden, seat))
        assert same == (seat != searching)


def test_hands_are_open_where_the_table_plays_so() -> None:
    def hand(options: tuple[str, ...]) -> str:
        t = table(3, options).ships(e="A", n="B").hand("B", "plus-two").stop("e")
        return BOARD.area(scene_of(t.state, 0), 1)

    assert "+2 Scientists" not in hand(())
    assert "+2 Scientists" in hand(("open-hands",))


def test_a_ship_a_cube_and_the_sun_keep_their_ids_on_their_way() -> None:
    t = table(3).ships(e="A A", n="B", w="C").buildings(w="shipyard rc-inland").stop("e")
    before = set(attributes(drawing(scene_of(t.state, 0)), "data-piece"))
    t.play("to w")
    assert set(attributes(drawing(scene_of(t.state, 0)), "data-piece")) == before
    built = t.state.copy()
    built.play(built.setup.game.moves.parse("build ship"))
    assert set(attributes(drawing(scene_of(built, 0)), "data-piece")) == before
    t.play("research t1")
    assert set(attributes(drawing(scene_of(t.state, 0)), "data-piece")) == before
    assert "sun" in before


def test_a_new_turn_moves_no_ship_by_itself() -> None:
    t = table(3).ships(e="A", n="A", w="C").stop("e").play("to w")
    places = ships(drawing(scene_of(t.state, NOBODY)))
    t.play("done")
    now = ships(drawing(scene_of(t.state, NOBODY)))
    assert sorted(places.values()) == sorted(now.values())
    assert all(now[piece] == places[piece] for piece in places.keys() & now.keys())


def ships(page: str) -> dict[str, str]:
    """Where every piece is that has an id of a ship."""
    found = re.findall(r'<g transform="translate\(([^)]*)\)"><g class="piece" data-piece="(ship:[^"]*)"', page)
    return {piece: place for place, piece in found}


def test_crowded_areas_hold_everything_within_the_board() -> None:
    state = crowded().stop("e").state
    for narrow, width, height in ((False, 840, 820), (True, 424, 1000)):
        board = BOARD.board(scene_of(state, NOBODY), narrow)
        tokens = re.findall(
            r'<g class="token[^>]*><circle class="disc" cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"', board
        )
        assert len(tokens) > len(AREAS) * len(BUILDINGS)
        for x, y, r in tokens:
            assert float(r) < float(x) < width - float(r)
            assert float(r) < float(y) < height - float(r)
        assert len(set(tokens)) == len(tokens)
        assert len(ships(board)) == sum(len(line) for line in state.lines)


def test_a_refused_area_does_not_hide_a_legal_ship() -> None:
    t = crowded().stop("e").play("to se", "play icebreaker")
    page = ET.fromstring(BOARD.board(scene_of(t.state, t.state.seat)))
    targets = [each for each in page.iter() if "data-move" in each.attrib]
    assert {each.attrib["data-move"] for each in targets} == set(t.options)
    for target in targets:
        assert target.attrib["class"].startswith("target")
        assert not [each for each in target.iter() if "data-why" in each.attrib]


def test_what_is_in_an_area_does_not_repeat_that_the_ship_has_moved() -> None:
    t = crowded().stop("nw").play("to se")
    page = BOARD.board(scene_of(t.state, t.state.seat))
    assert t.prompt == "TakeAction"
    assert not any("ANT-MOV-01" in why for why in attributes(page, "data-why"))


def test_a_used_blue_space_shows() -> None:
    t = table(2).ships(e="A", n="B").stop("e")
    fresh = BOARD.board(scene_of(t.state, NOBODY))
    t.spent("t1", 6)
    assert Counter(attributes(fresh, "class"))["strike"] == 0
    assert Counter(attributes(BOARD.board(scene_of(t.state, NOBODY)), "class"))["strike"] == 1


def test_a_board_is_drawn_quickly() -> None:
    states = [state.copy() for number, state in enumerate(walk(("antarctica", 4, ()), 4)) if number % 60 == 30]
    assert seconds_to_draw(states, NOBODY) < 0.02


@pytest.mark.parametrize("name", [*BUILDINGS, *YARD_CARDS, *THINGS.split()])
def test_every_thing_has_an_icon_with_a_title(name: str) -> None:
    drawn = ET.fromstring(icon(f"ant-{name}", "Name & <so on>"))
    assert drawn.findtext("title") == "Name & <so on>"
    assert len(list(drawn)) > 1


def test_there_is_a_sign_for_every_symbol() -> None:
    state = crowded().state
    assert isinstance(state, Antarctica)
    printed = {symbol for track in state.printed.tracks for symbol in track.symbols if symbol >= 0}
    assert printed == set(range(len(SYMBOLS)))


def test_the_cover_is_a_picture() -> None:
    cover = ET.fromstring(BOARD.cover())
    assert cover.attrib["viewBox"] == "0 0 320 180"
    assert " style=" not in BOARD.cover()
