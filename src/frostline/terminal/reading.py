"""`frostline replay`, `rules` and `components`: reading what is there."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.errors import BadOption
from ..core.game import Game
from ..core.match import Match
from ..core.record import Record
from ..core.state import NOBODY
from ..text import Speaker
from ..text.rules import rules
from . import picture_of
from .play import score_lines


def replay_lines(record: Record, speaker: Speaker, upto: int | None, folder: str) -> Iterator[str]:
    """A record move by move, each with what followed from it, then the table and the scores."""
    moves = record.moves if upto is None else record.moves[:upto]
    match = Match(
        Record(record.game, record.seats, record.seed, moves, record.options, record.pack, record.rules), folder
    )
    state = match.state
    for number, entry in enumerate(match.entries):
        if entry.move is not None:
            yield f"{number:4}. {speaker.pair(speaker.seat(state, entry.seat), entry.move.text)}"
        for told in entry.told:
            yield f"        {speaker.told(state, told, NOBODY)} [{told.tell.rule}]"
    yield ""
    yield from picture_of(speaker, state.setup.game.view(state))
    yield from score_lines(speaker, match)


def rule_lines(game: str, lang: str, search: str) -> Iterator[str]:
    """Rules by chapter; all, or those whose id or text holds what is searched for."""
    wanted = search.casefold()
    found = [
        rule for rule in rules(game, lang).values() if wanted in rule.id.casefold() or wanted in rule.text.casefold()
    ]
    if not found:
        raise BadOption(f"no rule of {game} has {search!r} in its id or text")
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            yield f"\n{chapter}"
        yield f"  {rule.id}  {rule.text}"


def component_rows(game: Game, folder: str) -> Iterator[dict[str, str]]:
    """Every printed item with where its values come from."""
    for sheet in game.sheets(folder).values():
        for name, item in sheet.items.items():
            yield {
                "file": item.where,
                "item": name,
                "source": item.data["source"],
                "reconstructed": ", ".join(item.data.get("reconstructed", [])),
                "values": ", ".join(f"{k}={v}" for k, v in item.data.items() if k not in ("source", "reconstructed")),
            }
