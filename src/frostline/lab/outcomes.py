"""Finished games in a file, as JSON lines or Parquet: added one by one, read again after an interruption.

A Parquet file cannot grow, so its games are kept in `FILE.parquet.part.jsonl` until all are there.
"""

from __future__ import annotations

import importlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

from ..core.errors import BadOption, CorruptRecord

Row = dict[str, Any]

# Every game is one row. The first seven columns say what it belongs to and are the same in a whole file.
CONTEST = ("game", "rules", "seats", "options", "pack", "entrants", "first_seed")
COLUMNS = {
    "game": "text",
    "rules": "number",
    "seats": "number",
    "options": "texts",
    "pack": "text",
    "entrants": "texts",
    "first_seed": "number",
    "number": "number",
    "seed": "number",
    "lineup": "numbers",
    "bots": "texts",
    "totals": "numbers",
    "places": "numbers",
    "decisions": "number",
}
BEGINNING = b'{"game": "'


class Outcomes:
    """The games in a file that belong to `contest`; what belongs to another contest is refused."""

    def __init__(self, path: Path, contest: Row) -> None:
        if path.suffix not in (".jsonl", ".parquet"):
            raise BadOption(f"{path}: results are written to a file named ….jsonl or ….parquet")
        if not path.parent.is_dir():
            raise BadOption(f"{path}: there is no folder {path.parent}")
        if path.suffix == ".parquet":
            pyarrow("")  # better now than after all games
        self.path = path
        self.lines = path.with_name(f"{path.name}.part.jsonl") if path.suffix == ".parquet" else path
        self.rows: dict[int, Row] = {}
        self.file: BinaryIO | None = None
        found = self.lines if self.lines.exists() else path
        for row in read(found) if found.exists() else []:
            check(found, row, contest)
            self.rows[row["number"]] = row

    def __enter__(self) -> Outcomes:
        try:
            write_lines(self.lines, self.rows.values())  # without a half-written last line
            self.file = self.lines.open("ab")
        except OSError as error:
            raise BadOption(f"{self.lines} cannot be written: {error.strerror}") from None
        return self

    def __exit__(self, *_: object) -> None:
        if self.file:
            self.file.close()

    def add(self, row: Row) -> None:
        """Keep one more game, safe from an interruption."""
        assert self.file
        self.rows[row["number"]] = row
        self.file.write(line(row))
        self.file.flush()

    def finish(self) -> None:
        """Bring the games into order, and into the Parquet file if that was asked for."""
        assert self.file
        self.file.close()
        rows = [self.rows[number] for number in sorted(self.rows)]
        if self.lines == self.path:
            write_lines(self.path, rows)
        else:
            write_parquet(self.path, rows)
            self.lines.unlink()


def check(path: Path, row: Row, contest: Row) -> None:
    """Refuse a game of another contest."""
    for name in CONTEST:
        if row[name] != contest[name]:
            raise BadOption(
                f"{path} holds games of another contest (its {name.replace('_', ' ')}: {shown(row[name])}, "
                f"here: {shown(contest[name])}): name another file, or ask for the same"
            )


def shown(value: object) -> str:
    """A column's value in a sentence."""
    text = ",".join(str(item) for item in value) if isinstance(value, list) else str(value)
    return text or "none"


def read(path: Path) -> list[Row]:
    """All games of a file, by its name JSON lines or Parquet."""
    try:
        return read_parquet(path) if path.suffix == ".parquet" else read_lines(path)
    except OSError as error:
        raise BadOption(f"{path} cannot be read: {error.strerror or error}") from None


def line(row: Row) -> bytes:
    """A game as a line."""
    return json.dumps({name: row[name] for name in COLUMNS}, ensure_ascii=False).encode() + b"\n"


def read_lines(path: Path) -> list[Row]:
    """The games of a file of JSON lines; a last line that was cut off does not count."""
    *lines, rest = path.read_bytes().split(b"\n")
    if not rest.startswith(BEGINNING[: len(rest)]):
        lines.append(rest)
    rows = []
    for number, text in enumerate(lines, 1):
        try:
            row = json.loads(text)
        except ValueError:
            row = None
        if not isinstance(row, dict) or not row.keys() >= COLUMNS.keys():
            raise CorruptRecord(f"{path}: line {number} is not a game of an arena")
        rows.append(row)
    return rows


def write_lines(path: Path, rows: Iterable[Row]) -> None:
    """Games as a file of JSON lines, all or nothing."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(b"".join(line(row) for row in rows))
    os.replace(fresh, path)


def read_parquet(path: Path) -> list[Row]:
    """The games of a Parquet file."""
    try:
        rows: list[Row] = pyarrow(".parquet").read_table(path).to_pylist()
    except pyarrow("").ArrowInvalid:
        raise CorruptRecord(f"{path} is not a Parquet file") from None
    if not all(row.keys() >= COLUMNS.keys() for row in rows):
        raise CorruptRecord(f"{path} does not hold games of an arena")
    return rows


def write_parquet(path: Path, rows: list[Row]) -> None:
    """Games as a Parquet file, all or nothing."""
    arrow = pyarrow("")
    text, number = arrow.string(), arrow.int64()
    types = {"text": text, "number": number, "texts": arrow.list_(text), "numbers": arrow.list_(number)}
    schema = arrow.schema([(name, types[kind]) for name, kind in COLUMNS.items()])
    fresh = path.with_name(f"{path.name}.new")
    pyarrow(".parquet").write_table(arrow.Table.from_pylist(rows, schema), fresh)
    os.replace(fresh, path)


def pyarrow(part: str) -> Any:
    """A module of pyarrow, which only Parquet needs."""
    try:
        return importlib.import_module(f"pyarrow{part}")
    except ImportError:
        raise BadOption("Parquet files need pyarrow: install frostline[data], or write to a .jsonl file") from None
