"""Finished games of an arena in a file, as JSON lines or Parquet: added one by one, read again after an interruption.

A Parquet file cannot grow, so its games are kept in `FILE.parquet.part.jsonl` until all are there.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from ..core.errors import BadOption
from .rows import Columns, Row, check_name, pyarrow, replacing

COLUMNS = Columns(
    "an arena",
    "contest",
    {
        "number": "number",
        "seed": "number",
        "lineup": "numbers",
        "bots": "texts",
        "totals": "numbers",
        "places": "numbers",
        "decisions": "number",
    },
)
BEGINNING = b'{"game": "'


class Outcomes:
    """The games in a file that belong to `contest`; what belongs to another contest is refused."""

    def __init__(self, path: Path, contest: Row) -> None:
        check_name(path)
        self.path = path
        self.lines = path.with_name(f"{path.name}.part.jsonl") if path.suffix == ".parquet" else path
        self.rows: dict[int, Row] = {}
        self.file: BinaryIO | None = None
        found = self.lines if self.lines.exists() else path
        for row in read(found) if found.exists() else []:
            COLUMNS.check(found, row, contest)
            self.rows[row["number"]] = row

    def __enter__(self) -> Outcomes:
        write_lines(self.lines, self.rows.values())  # without a half-written last line
        self.file = self.lines.open("ab")
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


def line(row: Row) -> bytes:
    """A game as a line."""
    return COLUMNS.line(row)


def read(path: Path) -> list[Row]:
    """All games of a file, by its name JSON lines or Parquet."""
    try:
        return read_parquet(path) if path.suffix == ".parquet" else read_lines(path)
    except OSError as error:
        raise BadOption(f"{path} cannot be read: {error.strerror or error}") from None


def read_lines(path: Path) -> list[Row]:
    """The games of a file of JSON lines; a last line that was cut off does not count."""
    *lines, rest = path.read_bytes().split(b"\n")
    if not rest.startswith(BEGINNING[: len(rest)]):
        lines.append(rest)
    return [COLUMNS.parse(path, number, text) for number, text in enumerate(lines, 1)]


def write_lines(path: Path, rows: Iterable[Row]) -> None:
    """Games as a file of JSON lines, all or nothing."""
    with replacing(path) as fresh:
        fresh.write_bytes(b"".join(line(row) for row in rows))


def read_parquet(path: Path) -> list[Row]:
    """The games of a Parquet file."""
    with COLUMNS.parquet(path) as file:
        rows: list[Row] = file.read().to_pylist()
    return rows


def write_parquet(path: Path, rows: list[Row]) -> None:
    """Games as a Parquet file, all or nothing."""
    with replacing(path) as fresh:
        pyarrow(".parquet").write_table(pyarrow("").Table.from_pylist(rows, COLUMNS.schema()), fresh)
