"""Every refusal: what is visible but not offered says why, and nothing is said where nothing is to say."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from artemis_table import Table, table

import frostline
from frostline.games.artemis.basecamp import ReturnColonist
from frostline.games.artemis.buildings import Assault, Convert
from frostline.games.artemis.colonists import MoveIn, PlaceColonist
from frostline.games.artemis.expeditions import SendColonists
from frostline.games.artemis.gantry import MayClaim
from frostline.games.artemis.goods import PayResources
from frostline.games.artemis.moveswap import MoveWhere, MoveWho, SwapWho
from frostline.games.artemis.relief import ChooseRelief
from frostline.games.artemis.rewards import TrainInto, TrainWho
from frostline.text import speaker

FOLDER = Path(frostline.__file__).parent / "games" / "artemis"


def placing() -> Table:
    return table(3).dice(A=[3]).gantry("manufactory: B4", "shuttle-bay").academy("B1P", "C2P").placement()


def sending() -> Table:
    t = table(3).dice(A=[5]).expeditions("drifting-pods").shelters("A", "PSE").give("A", energy=1).placement()
    return t.play("expedition drifting-pods")


def poor() -> Table:
    """Nobody can be sent: there is nothing to pay with."""
    t = table(3).expeditions("drifting-pods").on_expedition("drifting-pods", "A2").shelters("A", "E")
    t.state.agenda = [SendColonists(0, t.state.expeditions[0].card)]
    t.state.options = [t.state.setup.game.moves.moves[0]]
    return t


def striking() -> Table:
    t = table(3).expeditions("drifting-pods").on_expedition("drifting-pods", "A4 B1 B3 C5").shelters("A", "M")
    return t.dice(A=[2]).give("A", energy=1).placement().play("expedition drifting-pods", "colonist marine")


def enrolling() -> Table:
    return table(3).dice(A=[3]).shelters("A", "PE").placement().play("academy")


def training(supply: str = "EEM") -> Table:
    t = (
        table(3)
        .expeditions("training-dive")
        .on_expedition("training-dive", "A6")
        .shelters("A", "PE")
        .academy(supply=supply)
    )
    return t.run(TrainWho(0, t.state.expeditions[0].card))


def recruiting() -> Table:
    return table(3).doorstep("PM", "A5").give("A", energy=9).region("doorstep")


def activating() -> Table:
    t = table(3).build("A", "pocket-operations", "S").build("A", "drone-docks", "E").build("A", "geotherm-deck", "E")
    t.build("A", "scoutpost", "P").build("A", "armorist", "ME").build("A", "surface-conduit", "SP").build(
        "A", "manufactory", "EP"
    )
    return t.bag("").activation().play("use drone-docks")


def late_pod() -> Table:
    t = table(3).build("A", "assault-pod", "P").build("A", "surface-conduit", "SP").bag("M").activation()
    return t.play("use surface-conduit", "into assault-pod")


def directives(*hand: str) -> Table:
    t = table(2, options=("directives",)).hand("A", *hand).give("A", energy=12)
    return t.start("A", round=6).upkeep()


CASES = [
    ("no-such-die", lambda: table(3).dice(A=[1, 2]).placement(), "die 5"),
    ("", lambda: table(3).dice(A=[1, 2]).placement(), "claim"),
    ("bid-too-low", placing, "bid manufactory"),
    ("", placing, "bid warmitory"),
    ("academy-full", placing, "academy"),
    ("no-toolkit", placing, "toolkit up"),
    ("no-colonist", lambda: table(3).dice(A=[3]).placement(), "academy"),
    ("die-at-limit", lambda: table(3).dice(A=[6]).give("A", toolkits=1).placement(), "toolkit up"),
    ("die-at-limit", lambda: table(3).dice(A=[1]).give("A", toolkits=1).placement(), "toolkit down"),
    ("steward-needs-low-die", sending, "colonist steward"),
    ("none-to-send", sending, "colonist marine"),
    ("", sending, "vents"),
    ("fee-unpayable", poor, "colonist engineer"),
    ("own-die", striking, "target 0"),
    ("die-is-one", striking, "target 1"),
    ("", striking, "target 9"),
    ("must-strike", striking, "skip"),
    ("none-at-home", enrolling, "colonist marine"),
    ("", enrolling, "done"),
    ("none-in-colony", training, "colonist steward"),
    ("", training, "done"),
    ("used-already", activating, "use drone-docks"),
    ("not-full", activating, "use geotherm-deck"),
    ("no-activation", activating, "use scoutpost"),
    ("surface-idle", activating, "use armorist"),
    ("nobody-to-draw", activating, "use surface-conduit"),
    ("nothing-to-spend", activating, "use pocket-operations"),
    ("", activating, "use warmitory"),
    ("", activating, "claim"),
    ("none-at-doorstep", recruiting, "colonist steward"),
    ("", recruiting, "claim"),
    ("goal-not-met", lambda: directives("dry-hole", "deep-reserves"), "directive dry-hole"),
    ("played-this-round", lambda: played_with_one_left(), "discard warm-hearths"),
    ("", lambda: directives("dry-hole", "deep-reserves"), "directive all-in"),
    ("", lambda: directives("dry-hole", "deep-reserves"), "relief 1"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "arrange", "move"), CASES, ids=[f"{key or 'nothing'}: {move}" for key, _, move in CASES]
)
def test_a_refusal_says_why(key: str, arrange, move: str) -> None:
    assert arrange().refused(move) == key


def played_with_one_left() -> Table:
    """After playing one Directive a second playable one keeps the question open."""
    t = table(2, options=("directives",)).hand("A", "warm-hearths", "deep-reserves").shelters("A", "PPPP")
    return t.give("A", energy=14).start("A", round=6).upkeep().play("directive deep-reserves")


def asked(frame: object, t: Table) -> Table:
    """Ask a question that would be answered by itself, as a page does that shows everything."""
    t.state.agenda = [frame]  # type: ignore[list-item]
    t.state.options = [t.state.setup.game.moves.moves[0]]
    return t


DIRECT = [
    ("no-room", PlaceColonist(0, 2), "into drone-docks"),
    ("", PlaceColonist(0, 2), "into warmitory"),
    ("", PlaceColonist(0, 2), "claim"),
    ("not-in-shelters", MoveIn(0, 4), "colonist marine"),
    ("no-room", MoveIn(0, 4), "colonist pioneer"),
    ("", MoveIn(0, 4), "claim"),
    ("only-to-hub", ReturnColonist(0, 2), "into drone-docks"),
    ("no-room", ReturnColonist(0, 2), "into expedition-hub"),
    ("", ReturnColonist(0, 2), "claim"),
    ("not-yourself", Assault(0, 0), "player 1"),
    ("", Assault(0, 0), "claim"),
    ("one-direction", Convert(0, 3), "resources 1e 1m"),
    ("too-much-at-once", Convert(0, 3), "resources 4e 0m"),
    ("too-few-resources", Convert(0, 3), "resources 2e 0m"),
    ("", Convert(0, 3), "resources 0e 0m"),
    ("", Convert(0, 3), "claim"),
    ("cannot-pay", MayClaim(0, 10, 0), "claim"),
    ("", MayClaim(0, 10, 0), "done"),
    ("too-few-resources", PayResources(0, 2), "resources 2e 0m"),
    ("", PayResources(0, 2), "resources 3e 0m"),
    ("relief-not-reached", ChooseRelief(0), "relief 4"),
    ("", ChooseRelief(0), "relief 12"),
    ("academy-empty", TrainWho(0, 2), "colonist pioneer"),
    ("none-in-academy", TrainInto(0, 0), "colonist steward"),
    ("", TrainInto(0, 0), "done"),
    ("swap-does-not-fit", SwapWho(0, -1, 0, 4), "colonist marine"),
    ("", SwapWho(0, -1, 0, 4), "claim"),
    ("", MoveWho(0, -1), "claim"),
    ("nowhere-to-go", MoveWho(0, -1), "colonist pioneer"),
    ("none-there", MoveWho(0, -1), "colonist steward"),
    ("no-room", MoveWhere(0, 4, 1), "into expedition-hub"),
    ("", MoveWhere(0, 4, 1), "into drone-docks"),
    ("swap-does-not-fit", MoveWhere(0, 4, 1), "swap expedition-hub"),
    ("", MoveWhere(0, 4, 1), "swap warmitory"),
]


@pytest.mark.parametrize(("key", "frame", "move"), DIRECT, ids=[f"{type(f).__name__}: {move}" for _, f, move in DIRECT])
def test_a_question_knows_why_not_even_when_it_need_not_be_asked(key: str, frame: object, move: str) -> None:
    t = table(3).build("A", "drone-docks", "E").build("A", "expedition-hub", "PP").gantry("manufactory: A5")
    t.shelters("A", "P").give("A", relief=1).expeditions("training-dive")
    assert asked(frame, t).refused(move) == key


def test_an_assault_pod_filled_too_late_says_so() -> None:
    t = late_pod()
    assert asked(t.state.agenda[-1] if t.state.agenda else activate(), t).refused("use assault-pod") == "assault-over"


def activate() -> object:
    from frostline.games.artemis.buildings import Activate

    return Activate(0)


def test_every_refusal_in_the_code_is_met_here() -> None:
    keys = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                keys.add(ast.literal_eval(node.args[0]))
    assert keys == ({key for key, _, _ in CASES} | {key for key, _, _ in DIRECT} | {"assault-over"}) - {""}


def test_refusals_are_sentences_in_both_languages() -> None:
    t = placing()
    decision = t.state.decision
    assert decision
    refusal = decision.frame.refusal(t.state, t.state.setup.game.moves.parse("bid manufactory"))
    assert refusal
    assert repr(refusal) == "<refusal bid-too-low ART-PLACE-17>"
    assert "Manufactory" in speaker("artemis", "en").why_not(t.state, refusal)
    assert "Manufacture" in speaker("artemis", "fr").why_not(t.state, refusal)


def test_what_is_not_there_is_not_found() -> None:
    t = table(3)
    for look in (lambda: t["A"].at(0), lambda: t.state.lot(0), lambda: t.state.expedition(0)):
        with pytest.raises(KeyError):
            look()
    assert repr(t.state.printed.empty[3]) == "<building 3 [0, 0, 0, 0]>"
