"""The board of Ceres: every move that has a place is drawn once, nothing hidden shows, all of it is sound SVG."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from ceres_table import Table, fresh, table
from drawings import attributes, check_moves, check_sound, drawing, scene_of, seconds_to_draw
from walk import walk

from frostline.boards import BOARDS, icon
from frostline.core.agenda import Decision
from frostline.core.codec import subclasses
from frostline.core.state import NOBODY, State
from frostline.games.ceres.components import FAVORS, FIELDS, TYPES
from frostline.games.ceres.parts import ACTIONS, GOODS, LOCATIONS
from frostline.games.ceres.state import Ceres

BOARD = BOARDS["ceres"]
PLACELESS = {"pass", "done", "stop", "nothing", "commit", "complete now"}
SETUPS = [(2, ()), (3, ("actions-not-locations",)), (4, ())]
THINGS = "alloy probe leader worker droid assistant asteroid production spacecraft quarters belt"


def placed(state: State) -> Counter[str]:
    """The legal moves that have a place."""
    return Counter(move.text for move in state.options if move.text not in PLACELESS)


def rich(seats: int = 3) -> Table:
    """A table where A can do nearly anything."""
    t = table(seats)
    t.give("ABCD"[:seats], ore=12, ice=12, ceramics=12, energy=12, credits=12, influence=9, alloys=9, probes=4)
    t.outstation("A", "robotics-lab", under="embassy").outstation("A", "spectrometry-lab").outstation("A", "ore-pit")
    t.outstation("A", "staffing-agency", worker=True).outstation("A", "trade-office")
    t.outstation("A", "amac-consulate", under="fabrication-hub")
    t.crew(mine=1, lab=1).ship("caravel").row(
        "launch-silo research-lab tech-factory orbital-shipyard quantum-lab strip-mine"
    )
    t.projects("university housing-block").committed("A", "power-grid space-elevator").completed("A", "market-plaza")
    t.research("A", aerospace=1, construction=2, logistics=3).research("B", aerospace=3)
    t.claim("A", "bennu gaspra").claim("B", "eros hygiea").zones(bennu=3, gaspra=0)
    t.favor("A", "mars-droid").favor("A", "leader-assistant").slots("bureau", "A B").slots("yard", "B")
    return t


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_move_with_a_place_is_drawn_exactly_once(seats: int, options: tuple[str, ...]) -> None:
    seen = check_moves(("ceres", seats, options), PLACELESS)
    assert len(seen) > 9


def test_every_kind_of_question_is_drawn() -> None:
    met = set()
    for moves in (
        ("leader bureau",),
        ("leader bureau", "trade 1"),
        ("leader yard",),
        ("leader yard", "draw many"),
        ("leader yard", "upgrade tech-factory"),
        ("leader council",),
        ("leader council", "council launch"),
        ("leader council", "council launch", "launch themis"),
        ("leader council", "council research"),
        ("leader council", "council favor"),
        ("leader council", "council favor", "favor special-grant"),
        ("leader council", "council favor", "favor special-grant", "grant launch-site 2"),
        ("leader contractors",),
        ("leader contractors", "contract manufacture"),
        ("leader contractors", "contract reassign"),
        ("leader contractors", "contract reassign", "from staffing-agency"),
        ("leader headquarters",),
        ("assistant",),
        ("assistant", "produce main-lab"),
        ("worker main-factory",),
        ("worker amac-consulate",),
        ("droid staffing-agency",),
        ("worker spectrometry-lab", "part 2"),
    ):
        met |= same(rich().turn("A").play(*moves))
    t = rich().favor("A", "manufacturing-efficiency").turn("A").play("worker main-factory", "part 2", "alloy", "stop")
    met |= same(t)
    met |= same(rich().turn("A").play("leader headquarters", "produce main-lab"))
    t = rich().committed("A", "power-grid").turn("A").play("leader bureau", "project housing-block")
    met |= same(t)
    frames = {each.__name__ for each in subclasses(Decision) if each.__module__.startswith(Ceres.__module__[:-5])}
    assert met == frames - {"Step", "TakeTurn"}  # the last of which every turn begins with
    assert same(rich().turn("A")) == {"TakeTurn"}


def free() -> Table:
    """The rich table with all asteroids unclaimed."""
    t = rich()
    t.state.claims = [NOBODY] * len(t.state.claims)
    return t


def same(t: Table) -> set[str]:
    """The name of the question, once it is sure that all its moves are drawn."""
    for narrow in (False, True):
        page = drawing(scene_of(t.state, t.state.seat), narrow)
        assert Counter(attributes(page, "data-move")) == placed(t.state), t.prompt
    return {t.prompt}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_drawings_are_sound(lang: str) -> None:
    states = [state.copy() for number, state in enumerate(walk(("ceres", 4, ()), 3)) if not number % 37]
    for state in [*states, rich(4).turn("A").state]:
        for narrow in (False, True):
            page = drawing(scene_of(state, state.seat, lang), narrow)
            check_sound(page)


def test_targets_do_not_hold_each_other() -> None:
    for state in [rich().turn("A").state, *[each.copy() for each in list(walk(("ceres", 3, ()), 5))[:120:9]]]:
        page = ET.fromstring(drawing(scene_of(state, state.seat)))
        for target in page.iter():
            if "data-move" in target.attrib:
                assert not [each for each in list(target.iter())[1:] if {"data-move", "data-why"} & set(each.attrib)]


def test_slots_closed_with_fewer_players_show_as_closed() -> None:
    for seats, count in ((2, 8), (3, 4), (4, 0)):
        page = BOARD.board(scene_of(fresh(seats).state, NOBODY))
        assert Counter(attributes(page, "class"))["slot-ring shut"] == count


def test_nothing_hidden_shows() -> None:
    one = fresh(3).state
    other = one.copy()
    other.facility_deck.cards.reverse()
    other.project_deck.cards.reverse()
    for seat in (NOBODY, 0, 1, 2):
        assert drawing(scene_of(one, seat)) == drawing(scene_of(other, seat))


def test_only_whoever_drew_cards_sees_them() -> None:
    t = rich().turn("A").play("leader yard", "draw few")
    other = t.state.copy()
    assert len(other.drawn.cards) == 3
    other.drawn.cards, other.facility_deck.cards[:3] = other.facility_deck.cards[:3], other.drawn.cards
    for seat in (NOBODY, 0, 1, 2):
        assert (drawing(scene_of(t.state, seat)) == drawing(scene_of(other, seat))) == (seat != 0)


def test_the_rings_turn_and_their_asteroids_keep_their_ids() -> None:
    t = rich()
    before = drawing(scene_of(t.state, NOBODY))
    t.belt()
    after = drawing(scene_of(t.state, NOBODY))
    turned = re.compile(r'data-ring="(\w+)" data-turn="[-\d]+" transform="rotate\(([-\d]+)\)"')
    was, now = dict(turned.findall(before)), dict(turned.findall(after))
    assert [(int(was[ring]) - int(now[ring])) % 360 for ring in ("outer", "intermediate", "inner")] == [72, 144, 216]
    assert set(attributes(before, "data-piece")) == set(attributes(after, "data-piece"))


def test_a_leader_and_a_marker_keep_their_ids_on_their_way() -> None:
    for place in LOCATIONS:
        t = table(3).give("ABC", ore=9, ice=9, ceramics=9, energy=9, credits=9, influence=9, alloys=9, probes=1)
        t.projects("university housing-block").row("ore-pit solar-lab").turn("A")
        before = set(attributes(drawing(scene_of(t.state, 0)), "data-piece"))
        t.play(f"leader {place}")
        assert set(attributes(drawing(scene_of(t.state, 0)), "data-piece")) == before, place
    t = rich().turn("A").play("leader council", "council research")
    before = set(attributes(drawing(scene_of(t.state, 0)), "data-piece"))
    t.play("research construction")
    assert before - {"first:1"} <= set(attributes(drawing(scene_of(t.state, 0)), "data-piece"))


def test_a_launch_shows_what_the_way_costs() -> None:
    t = free().turn("A")
    assert "price" not in attributes(BOARD.board(scene_of(t.state, 0)), "class")
    t.play("leader council", "council launch")
    assert Counter(attributes(BOARD.board(scene_of(t.state, 0)), "class"))["price"] == len(t.state.claims)


def test_everything_stays_within_the_board() -> None:
    state = rich(4).turn("A").state
    for narrow, width in ((False, 840), (True, 424)):
        board = BOARD.board(scene_of(state, 0), narrow)
        height = float(ET.fromstring(board).attrib["viewBox"].split()[3])
        assert narrow or height <= 830
        boxes = [each.attrib for each in ET.fromstring(board).iter() if each.tag.endswith("rect")]
        for x, y, wide, tall in [[box[name] for name in ("x", "y", "width", "height")] for box in boxes]:
            if float(x) < 0:  # a sign within a piece
                continue
            assert 0 <= float(x) <= width - float(wide)
            assert 0 <= float(y) <= height - float(tall)


def test_a_board_is_drawn_quickly() -> None:
    states = [state.copy() for number, state in enumerate(walk(("ceres", 4, ()), 4)) if number % 60 == 30]
    assert seconds_to_draw(states, NOBODY) < 0.03


@pytest.mark.parametrize("name", [*GOODS, *TYPES, *ACTIONS, *LOCATIONS, *FIELDS, *FAVORS, *THINGS.split()])
def test_every_thing_has_an_icon_with_a_title(name: str) -> None:
    drawn = ET.fromstring(icon(f"cer-{name}", "Name & <so on>"))
    assert drawn.findtext("title") == "Name & <so on>"
    assert len(list(drawn)) > 1


def test_the_cover_is_a_picture() -> None:
    cover = ET.fromstring(BOARD.cover())
    assert cover.attrib["viewBox"] == "0 0 320 180"
    assert " style=" not in BOARD.cover()
