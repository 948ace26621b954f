"""States, views and records in a notebook: drawings and tables that need nothing but themselves.

After `import frostline` a state or a view as the last line of a cell shows the table, a record its moves;
`show` does the same for a seat, or in French.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from .boards.picture import picture, picture_of_view
from .core.errors import BadOption, FrostlineError
from .core.record import Record
from .core.state import State
from .core.view import View
from .lab.tables import move_rows
from .text import LANGUAGES, speaker


class Picture:
    """A drawing that a notebook shows."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write it to a file."""
        try:
            Path(path).write_text(self.svg + "\n", encoding="utf-8")
        except OSError as error:
            raise BadOption(f"{path} cannot be written: {error.strerror}") from None


class Table:
    """A table that a notebook shows."""

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return self.html


def show(thing: State | View | Record, seat: int | None = None, lang: str = "en", folder: str = "") -> Picture | Table:
    """A position as a picture, a record as a table of its moves.

    A state is drawn as it is, with every hand open, or with `seat` as that seat sees it (-1: as everybody does);
    `folder` is where a record's pack lies.
    """
    if isinstance(thing, Record):
        return Table(moves_table(thing, lang, folder))
    if isinstance(thing, View):
        return Picture(picture_of_view(thing, speaker(thing.game, lang)))
    return Picture(picture(thing, speaker(thing.setup.game.name, lang), seat))


def text_of(thing: State | View | Record) -> str:
    """What a notebook shows by itself."""
    made = show(thing)
    return made.svg if isinstance(made, Picture) else made.html


def moves_table(record: Record, lang: str, folder: str) -> str:
    """A record's moves in words with everybody's points after each; bare moves where they cannot be replayed."""
    about = f"{record.game}, rules {record.rules}, seats {record.seats}, seed {record.seed}"
    about += f", options {', '.join(record.options)}" if record.options else ""
    about += f", pack {record.pack[0]}" if record.pack else ""
    try:
        rows, start = move_rows(record, lang, folder), record.start(folder)
    except FrostlineError as error:
        if lang not in LANGUAGES:
            raise
        return table(f"{about}: {error}", ["#", ""], [[number, move] for number, move in enumerate(record.moves, 1)])
    tell, seats = speaker(record.game, lang), [sheet.seat for sheet in start.scores()]
    heads = ["#", tell.say("site-players"), tell.say("site-position"), *[tell.seat(start, seat) for seat in seats]]
    names = ["number", "player", "words", *[f"points_{seat}" for seat in seats]]
    return table(about, heads, [[row[name] for name in names] for row in rows])


def table(caption: str, heads: list[str], rows: list[list[Any]]) -> str:
    """Rows as HTML, scrolling where they are many; words stand left, numbers as the notebook likes."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(f"<tr>{''.join([cell(value) for value in row])}</tr>\n" for row in rows)
    return (
        f'<div style="max-height:30em;overflow:auto"><table><caption>{escape(caption)}</caption>'
        f"<thead><tr>{top}</tr></thead><tbody>\n{body}</tbody></table></div>"
    )


def cell(value: str | int) -> str:
    """One cell."""
    return f'<td style="text-align:left">{escape(value)}</td>' if isinstance(value, str) else f"<td>{value}</td>"
