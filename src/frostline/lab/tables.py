"""Score sheets and records as plain rows: lists of dicts, as pandas.DataFrame (or anything else) takes them."""

from __future__ import annotations

from typing import Any

from ..core.errors import CorruptRecord, IllegalMove
from ..core.record import Record
from ..core.state import State
from ..text import Speaker, speaker

Row = dict[str, Any]


def score_rows(state: State, lang: str = "en") -> list[Row]:
    """Every line of every score sheet, as if the game ended now; seats beyond the players are an automa's."""
    tell = speaker(state.setup.game.name, lang)
    return [
        {
            "seat": sheet.seat,
            "player": tell.seat(state, sheet.seat),
            "place": sheet.place,
            "category": line.category,
            "label": tell.score(state, line),
            "points": line.points,
            "rule": line.rule,
        }
        for sheet in state.scores()
        for line in sheet.lines
    ]


def move_rows(record: Record, lang: str = "en", folder: str = "") -> list[Row]:
    """Every move with who was asked what, and everybody's points after it, as if the game ended there.

    `folder` is where the pack lies, if the game was played with one.
    """
    tell = speaker(record.the_game().name, lang)
    state = record.start(folder)
    rows = []
    for number, text in enumerate(record.moves, 1):
        try:
            rows.append({"number": number} | played(state, text, tell))
        except IllegalMove as error:
            raise CorruptRecord(f"move {number} of the record does not fit: {error}") from None
    return rows


def played(state: State, text: str, tell: Speaker) -> Row:
    """Play a move, and tell it in a row."""
    move, seat, decision = state.setup.game.moves.parse(text), state.seat, state.decision
    if decision is None or move not in decision.options:
        raise IllegalMove(state.complaint(move))
    words = tell.move(state, decision.frame, move)
    state.play(move)
    row: Row = {
        "seat": seat,
        "player": tell.seat(state, seat),
        "question": decision.prompt,
        "move": text,
        "words": words,
    }
    return row | {f"points_{sheet.seat}": sheet.total for sheet in state.scores()}
