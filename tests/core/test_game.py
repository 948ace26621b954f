"""Games, set-ups, moves and states: what is refused, and in which words."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import frostline
from frostline import BadOption, CorruptRecord, IllegalMove, UnknownGame
from frostline.core.agenda import Decision
from frostline.core.codec import decode
from frostline.core.log import Told
from frostline.core.moves import Vocabulary
from frostline.core.value import Value
from frostline.games.artemis.state import DICE, Lot
from frostline.games.artemis.tells import CLAIMS, DEALT

GAME = frostline.game("artemis")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; the games are: artemis"):
        frostline.game("chess")


@pytest.mark.parametrize("seats", [0, 6, -1])
def test_a_wrong_seat_count_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="artemis is for 1 to 5 seats"):
        GAME.new(seats)


@pytest.mark.parametrize("seed", [-1, 1 << 63])
def test_a_wrong_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number"):
        GAME.new(2, seed)


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption, match="artemis has no option 'relics'; it has: relic, directives"):
        GAME.new(2, options=["relics"])
    with pytest.raises(BadOption, match="on or off"):
        GAME.new(2, options={"relic": 1})


def test_options_may_be_a_list_or_a_mapping() -> None:
    assert GAME.new(2, options={"relic": True, "directives": False}).setup.options == ("relic",)
    assert GAME.new(2, options=["directives", "relic"]).setup.options == ("relic", "directives")


def test_a_misspelt_move_is_refused_with_the_nearest() -> None:
    with pytest.raises(IllegalMove, match="did you mean 'bid manufactory'"):
        GAME.moves.parse("bid manufactury")
    with pytest.raises(IllegalMove, match=r"'zzz' is not a move of artemis$"):
        GAME.moves.parse("zzz")


def test_capitals_and_spaces_are_forgiven() -> None:
    assert GAME.moves.parse("  Bid   Manufactory ").text == "bid manufactory"


def test_moves_have_stable_indices_and_texts() -> None:
    assert [move.index for move in GAME.moves.moves] == list(range(len(GAME.moves)))
    assert all(GAME.moves.parse(str(move)) is move for move in GAME.moves.moves)
    assert repr(GAME.moves.moves[0]) == "<move done>"


def test_a_vocabulary_has_no_move_twice() -> None:
    words = Vocabulary("toy")
    words.word("go")
    with pytest.raises(ValueError, match="two moves 'go'"):
        words.word("go")


def test_an_illegal_move_says_why_and_what_is_legal() -> None:
    state = GAME.new(3, 7)
    with pytest.raises(
        IllegalMove, match=r"'die \d' is not an option \(no-such-die, ART-PLACE-02\); the options are: die"
    ):
        state.play(next(m for m in GAME.moves.moves if m.family == "die" and m.value and m not in state.options))
    with pytest.raises(IllegalMove, match="'claim' is not an option; the options are"):
        state.play(GAME.moves.parse("claim"))


def test_after_the_end_nothing_can_be_played() -> None:
    state = GAME.new(2, 1)
    while state.options:
        state.play(state.options[0])
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(GAME.moves.moves[0])


def test_a_decision_tells_who_what_and_by_which_rule() -> None:
    decision = GAME.new(3, 7).decision
    assert decision
    assert decision.prompt == "ChooseDie"
    assert decision.rule == "ART-PLACE-02"
    assert decision.seat == GAME.new(3, 7).seat


def test_a_position_of_another_game_or_version_is_refused() -> None:
    saved = GAME.save(GAME.new(2, 1))
    with pytest.raises(CorruptRecord, match="a position of chess"):
        GAME.load(saved | {"game": "chess"})
    broken = saved | {"state": {k: v for k, v in saved["state"].items() if k != "vents"}}
    with pytest.raises(CorruptRecord, match="the position has no 'vents'"):
        GAME.load(broken)


def test_something_unknown_in_a_position_is_named() -> None:
    with pytest.raises(CorruptRecord, match="something unknown: 'Spoon'"):
        decode(GAME.new(2, 1), {"is": "Spoon"})


def test_values_show_and_send_themselves() -> None:
    lot = Lot(4, (DICE[1][3],))
    assert repr(lot) == "Lot(tile=4, bids=(Die(seat=1, face=3),))"
    assert repr(pickle.loads(pickle.dumps(lot))) == repr(lot) == repr(copy.deepcopy(lot))
    assert isinstance(lot, Value)


def test_a_secret_is_told_to_its_seat_alone() -> None:
    told = Told(DEALT, 1, 5, 0, 0, 0)
    assert told.values(1) == {"directive": 5}
    assert told.values(0) == told.values(-1) == {"directive": -1}
    assert Told(CLAIMS, 1, 3, 4, 0, 0).values(-1) == {"building": 3, "minerals": 4}
    assert repr(CLAIMS) == "<tell claims>"


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_can_be_copied_and_sent(twin_of: Callable[[frostline.Match], frostline.Match]) -> None:
    match = frostline.Match(frostline.Record("artemis", 1, 3))
    match.play(match.state.options[0])
    twin = twin_of(match)
    twin.undo()
    assert len(match.entries) == 2
    assert twin.state.options == match.record.replay(0).options


def test_score_lines_show_themselves() -> None:
    assert repr(GAME.new(2, 1).scores()[0].lines[0]) == "<play +0 ART-GEN-01>"


def test_undo_has_its_limit() -> None:
    match = frostline.Match(frostline.Record("artemis", 2, 3))
    with pytest.raises(IllegalMove, match="nothing can be taken back"):
        match.undo()


def test_every_decision_names_a_rule() -> None:
    from frostline.core.codec import subclasses
    from frostline.text.rules import rules

    known = {rule for game in frostline.GAMES for rule in rules(game, "en")}
    for frame in subclasses(Decision):
        assert frame.rule in known or (not frame.rule and frame.__subclasses__()), frame


def test_a_game_has_secrets_while_somebody_holds_a_hidden_card() -> None:
    assert not GAME.new(2, 3).has_secrets()
    assert GAME.new(2, 3, ["directives"]).has_secrets()
    antarctica = frostline.game("antarctica").new(2, 3)
    assert not antarctica.has_secrets()
    antarctica.hands[1].cards.append(0)  # type: ignore[attr-defined]
    assert antarctica.has_secrets()
