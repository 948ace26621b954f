"""Records: two forms, exact replay, and a clear word about every kind of damage."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import frostline
from frostline import CorruptRecord, Record
from frostline.core.chance import Chance

GAME = frostline.game("artemis")


def a_record(moves: int = 30) -> Record:
    state = GAME.new(3, 7)
    chance, texts = Chance(1), []
    for _ in range(moves):
        move = state.options[chance.below(len(state.options))]
        texts.append(move.text)
        state.play(move)
    return Record(game="artemis", seats=3, seed=7, moves=texts)


def test_text_and_json_say_the_same() -> None:
    record = a_record()

    assert Record.loads(record.dumps()).to_json() == record.to_json()
    assert Record.loads(record.to_json()).dumps() == record.dumps()


@given(st.integers(1, 5), st.integers(0, 2**63 - 1), st.lists(st.sampled_from([m.text for m in GAME.moves.moves])))
@settings(max_examples=40)
def test_any_record_survives_its_text_form(seats: int, seed: int, moves: list[str]) -> None:
    record = Record("artemis", seats, seed, moves, ["relic"], ["box", "0123"])

    assert Record.loads(record.dumps()).to_json() == record.to_json()


@given(st.text())
def test_garbage_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(CorruptRecord):
        Record.loads(text)


def test_part_of_a_record_can_be_replayed() -> None:
    record = a_record()

    assert record.replay(0).options == GAME.new(3, 7).options
    assert record.replay(10).seat >= 0


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: text[: len(text) // 2], "cut short|expected move"),
        (lambda text: text.replace("seed: 7", "seed: 8"), "was changed"),
        (lambda text: text.replace("frostline record 1", "hello"), "first line"),
        (lambda text: text.replace("   2. ", "   9. "), "line .*: expected move 2"),
        (lambda text: text.rsplit("check", 1)[0], "cut short"),
    ],
)
def test_damage_to_the_text_is_noticed(damage: object, words: str) -> None:
    with pytest.raises(CorruptRecord, match=words):
        Record.loads(damage(a_record().dumps()))  # type: ignore[operator]


@pytest.mark.parametrize(
    ("line", "words"), [("seats: x", "seats should be a whole number"), ("game: artemis", "no line 'seats")]
)
def test_a_wrong_header_is_named(line: str, words: str) -> None:
    from frostline.core.record import checksum

    lines = ["frostline record 1", "game: artemis", "rules: 1", line, "seed: 1", "moves: 0"]
    with pytest.raises(CorruptRecord, match=words):
        Record.loads("\n".join([*lines, f"check: {checksum(lines)}"]))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": "3"}, "'seats' should be of type int"),
        ({"seed": True}, "'seed' should be of type int"),
        ({"moves": [1]}, "lists of texts"),
        ({"pack": ["x"]}, "'pack' should be a name and a check"),
    ],
)
def test_wrong_json_is_named(change: dict[str, object], words: str) -> None:
    with pytest.raises(CorruptRecord, match=words):
        Record.loads(json.dumps(json.loads(a_record().to_json()) | change))
    with pytest.raises(CorruptRecord, match="not JSON"):
        Record.loads("{")


def test_a_move_that_does_not_fit_is_named_with_its_number() -> None:
    record = a_record(5)
    record.moves[3] = "claim"
    with pytest.raises(CorruptRecord, match="move 4 of the record does not fit: 'claim' is not an option"):
        record.replay()


def test_a_record_of_other_rules_is_refused_rather_than_replayed_differently() -> None:
    with pytest.raises(CorruptRecord, match="rules version 9"):
        Record("artemis", 3, 7, rules=9).replay()
