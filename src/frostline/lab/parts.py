"""The games of a simulation in a file. While they are played, they lie in small files in the folder `FILE.parts`.

Every part is written whole or not at all, so nothing that is finished is lost; when no game is missing, the parts are
joined in order and the folder goes. Nothing here ever holds more than a few parts in memory.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol

from ..core.errors import BadOption, CorruptRecord
from .rows import Columns, Row, check_name, pyarrow, replacing

COLUMNS = Columns(
    "a simulation",
    "simulation",
    {
        "number": "number",
        "seed": "number",
        "bots": "texts",
        "totals": "numbers",
        "places": "numbers",
        "decisions": "number",
        "digest": "text",
        "broken": "text",
        "sources": {"seat": "number", "category": "text", "points": "number"},
        "held": {"seat": "number", "kind": "text", "item": "text"},
        "chosen": {"seat": "number", "family": "text", "times": "number"},
    },
)
SUMMED = ["number", "totals", "places", "decisions", "digest", "broken"]  # all that sums need to know of a game
GROUP = 1000  # games in a row group of a Parquet file
PART = re.compile(r"(\d+)-(\d+)")


class Format(Protocol):
    """How games are written. A piece is some of the games of a file: what is summed up of them, and all of it."""

    def write(self, path: Path, rows: list[Row]) -> None:
        """A new file."""

    def first(self, path: Path) -> Row | None:
        """The first game of a file."""

    def length(self, path: Path) -> int:
        """How many games a file holds."""

    def pieces(self, path: Path) -> Iterator[tuple[list[Row], Any]]:
        """All games of a file, a few at a time."""

    def joined(self, path: Path) -> AbstractContextManager[Callable[[Any], object]]:
        """A new file to add pieces to."""


class Lines:
    """Games as JSON lines."""

    def write(self, path: Path, rows: list[Row]) -> None:
        """A new file."""
        path.write_bytes(b"".join(map(COLUMNS.line, rows)))

    def first(self, path: Path) -> Row | None:
        """The first game of a file."""
        return next((rows[0] for rows, _ in self.pieces(path)), None)

    def length(self, path: Path) -> int:
        """How many games a file holds."""
        with path.open("rb") as file:
            return sum(1 for _ in file)

    def pieces(self, path: Path) -> Iterator[tuple[list[Row], bytes]]:
        """Every game of a file."""
        with path.open("rb") as file:
            for number, text in enumerate(file, 1):
                yield [COLUMNS.parse(path, number, text)], text

    @contextmanager
    def joined(self, path: Path) -> Iterator[Callable[[bytes], object]]:
        """A new file to add lines to."""
        with path.open("wb") as file:
            yield file.write


class Parquet:
    """Games as a Parquet file."""

    def __init__(self) -> None:
        self.arrow, self.parquet = pyarrow(""), pyarrow(".parquet")
        self.schema = COLUMNS.schema()

    def write(self, path: Path, rows: list[Row]) -> None:
        """A new file."""
        self.parquet.write_table(self.arrow.Table.from_pylist(rows, self.schema), path)

    def first(self, path: Path) -> Row | None:
        """The first game of a file."""
        for _, table in self.pieces(path):
            row: Row = table.slice(0, 1).to_pylist()[0]
            return row
        return None

    def length(self, path: Path) -> int:
        """How many games a file holds."""
        with COLUMNS.parquet(path) as file:
            return int(file.metadata.num_rows)

    def pieces(self, path: Path) -> Iterator[tuple[list[Row], Any]]:
        """The row groups of a file."""
        with COLUMNS.parquet(path) as file:
            for number in range(file.num_row_groups):
                table = file.read_row_group(number).select(self.schema.names).cast(self.schema)
                yield table.select(SUMMED).to_pylist(), table

    @contextmanager
    def joined(self, path: Path) -> Iterator[Callable[[Any], object]]:
        """A new file to add tables to; its row groups do not depend on how the games came."""
        waiting = [self.schema.empty_table()]
        with self.parquet.ParquetWriter(path, self.schema) as writer:

            def write(least: int) -> None:
                table = self.arrow.concat_tables(waiting)
                while table.num_rows >= least:
                    writer.write_table(table.slice(0, GROUP).combine_chunks())
                    table = table.slice(GROUP)
                waiting[:] = [table.combine_chunks()]

            def add(table: Any) -> None:
                waiting.append(table)
                if sum([each.num_rows for each in waiting]) >= GROUP:
                    write(GROUP)

            yield add
            write(1)


class Store:
    """The games of a simulation that are there already, in the file or in parts; those of another one are refused."""

    def __init__(self, path: Path, heading: Row) -> None:
        check_name(path)
        self.path = path
        self.folder = path.with_name(f"{path.name}.parts")
        self.job = self.folder / "job.json"
        self.heading = heading
        self.format: Format = Parquet() if path.suffix == ".parquet" else Lines()
        self.length = 0  # games in the file itself
        try:
            if path.exists():
                self.length = self.checked_length()
            if self.folder.exists():
                self.check_folder()
        except OSError as error:
            raise BadOption(f"{path} cannot be read: {error.strerror or error}") from None

    def checked_length(self) -> int:
        """How many games the file holds, if they are ours."""
        row = self.format.first(self.path)
        if row:
            COLUMNS.check(self.path, row, self.heading)
        return self.format.length(self.path)

    def check_folder(self) -> None:
        """Refuse a folder with games of another simulation, or with something else."""
        if all(each == self.job or each.suffix == ".new" for each in self.folder.iterdir()):
            return
        try:
            COLUMNS.check(self.folder, json.loads(self.job.read_bytes()), self.heading)
        except (FileNotFoundError, KeyError, TypeError, ValueError):
            raise BadOption(f"{self.folder} is not a folder of a simulation: name another file") from None

    def parts(self) -> list[range]:
        """The games that lie in parts, beyond those of the file."""
        names = [each.stem for each in self.folder.glob(f"*{self.path.suffix}")]
        found = [range(int(match[1]), int(match[2]) + 1) for name in names if (match := PART.fullmatch(name))]
        return sorted([part for part in found if part.start >= self.length], key=lambda part: part.start)

    def kept(self) -> int:
        """How many games are there."""
        return self.length + sum(map(len, self.parts()))

    def missing(self, games: int, size: int) -> list[range]:
        """The games that are not there, so many at a time."""
        gaps, at = list[range](), self.length
        for part in [*self.parts(), range(games, games)]:
            end = min(part.start, games)
            gaps += cut(range(at, end), size)
            at = max(at, part.stop)
        return gaps

    def begin(self) -> None:
        """Make the folder for parts."""
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise BadOption(f"{self.folder} cannot be made: {error.strerror}") from None
        with replacing(self.job) as fresh:
            fresh.write_text(json.dumps(self.heading), encoding="utf-8")

    def add(self, rows: list[Row]) -> None:
        """Keep some more games, which follow each other, safe from an interruption."""
        with replacing(self.part(range(rows[0]["number"], rows[-1]["number"] + 1))) as fresh:
            self.format.write(fresh, rows)

    def part(self, numbers: range) -> Path:
        """The file of a part."""
        return self.folder / f"{numbers[0]:09}-{numbers[-1]:09}{self.path.suffix}"

    def finish(self) -> Iterator[Row]:
        """All games in order, as far as none is missing, for summing up; when the last one is taken, the parts have
        become one file."""
        files, at = [self.path] if self.length else [], self.length
        for part in self.parts():
            if part.start == at:
                files.append(self.part(part))
                at = part.stop
        if at == self.length:
            for rows, _ in self.in_order(files):
                yield from rows
        else:
            with replacing(self.path) as fresh, self.format.joined(fresh) as add:
                for rows, piece in self.in_order(files):
                    add(piece)
                    yield from rows
        self.length = at
        self.clean_up()

    def in_order(self, files: list[Path]) -> Iterator[tuple[list[Row], Any]]:
        """All games of some files, which must be those from the first one on."""
        at = 0
        for path in files:
            for rows, piece in self.format.pieces(path):
                if [row["number"] for row in rows] != list(range(at, at + len(rows))):
                    raise CorruptRecord(f"{path} does not hold the games of a simulation in their order")
                at += len(rows)
                yield rows, piece

    def clean_up(self) -> None:
        """Remove the folder for parts, what says whose it is last of all; parts that follow after a gap stay."""
        if self.folder.exists():
            left = {self.part(part) for part in self.parts()} | {self.job}
            for path in set(self.folder.iterdir()) - left:
                path.unlink()
            if left == {self.job}:
                self.job.unlink(missing_ok=True)
                self.folder.rmdir()


def cut(numbers: range, size: int) -> list[range]:
    """Numbers, so many at a time."""
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]
