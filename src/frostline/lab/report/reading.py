"""Games out of a file of results, one after the other: JSON lines or Parquet, never the whole file at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ...core.errors import BadOption, CorruptRecord
from ..rows import HEADING, Row, pyarrow, shown

# After the columns that are the same in a whole file: those of every game, and those that may be missing.
PLAYED = ("number", "seed", "bots", "totals", "places", "decisions")
LISTS = {
    "sources": ("seat", "category", "points"),
    "held": ("seat", "kind", "item"),
    "chosen": ("seat", "family", "times"),
}
KNOWN = {*HEADING, *PLAYED, *LISTS, "lineup", "digest", "broken"}
BATCH = 2000
ADVICE = "`frostline simulate … --out FILE` and `frostline arena … --out FILE` write such files"


class Played(NamedTuple):
    """One game. What a file does not tell is empty."""

    number: int
    seed: int
    bots: list[str]
    totals: list[int]
    places: list[int]
    decisions: int
    broken: str
    sources: list[tuple[int, str, int]]
    held: list[tuple[int, str, str]]
    chosen: list[tuple[int, str, int]]


class Results:
    """A file of results: what was simulated, which columns there are, and its games."""

    def __init__(self, path: Path) -> None:
        if path.suffix not in (".jsonl", ".parquet"):
            raise BadOption(f"{path}: results are read from a file named ….jsonl or ….parquet")
        self.path = path
        try:
            path.open("rb").close()
            self.columns, first = columns_of_parquet(path) if path.suffix == ".parquet" else columns_of_lines(path)
        except OSError as error:
            raise BadOption(f"{path} cannot be read: {error.strerror or error}") from None
        missing = [name for name in (*HEADING, *PLAYED) if name not in self.columns]
        if missing:
            names = ", ".join(missing[:4]) + (" and others" if len(missing) > 4 else "")
            raise CorruptRecord(f"{path} does not hold results of games: there is no column {names}; {ADVICE}")
        self.unknown = [name for name in self.columns if name not in KNOWN]
        self.series: Row = {name: first[name] for name in HEADING}
        for name, kind in HEADING.items():
            if not fits(first[name], str(kind)):
                raise CorruptRecord(f"{path} does not hold results of games: its {name} is {first[name]!r}; {ADVICE}")

    def games(self) -> Iterator[Played]:
        """Every game of the file, in its order; one that makes no sense or is of another series is refused."""
        rows = rows_of_parquet(self.path, self.columns) if self.path.suffix == ".parquet" else rows_of_lines(self.path)
        for place, row in enumerate(rows, 1):
            try:
                played = Played(
                    row["number"], row["seed"], row["bots"], row["totals"], row["places"], row["decisions"],
                    row.get("broken") or "", *[told(row.get(name) or [], parts) for name, parts in LISTS.items()],
                )  # fmt: skip
                self.check(place, row, played)
            except (KeyError, TypeError, AttributeError):
                raise CorruptRecord(f"{self.path}: game {place} is not the result of a game; {ADVICE}") from None
            yield played

    def check(self, place: int, row: Row, played: Played) -> None:
        """Refuse a game of another series, and one whose parts do not fit together."""
        for column, wanted in self.series.items():
            if row[column] != wanted:
                raise CorruptRecord(
                    f"{self.path}: game {place} belongs to another series (its {column.replace('_', ' ')}: "
                    f"{shown(row[column])}, before it: {shown(wanted)}); a report is about one"
                )
        seats = self.series["seats"]
        numbers = [played.number, played.seed, played.decisions, *played.totals, *played.places]
        whole = all(isinstance(number, int) for number in numbers)
        if not whole or len(played.bots) != seats or not 1 <= seats <= len(played.totals) == len(played.places):
            raise KeyError
        told: list[tuple[int, type, list[Any]]]
        told = [(0, int, played.sources), (-1, str, played.held), (0, int, played.chosen)]
        for first, last, found in told:
            for seat, name, value in found:
                if not first <= seat < len(played.totals) or not isinstance(name, str) or not isinstance(value, last):
                    raise KeyError


def fits(value: object, kind: str) -> bool:
    """Whether a value is of the kind its column has."""
    if kind in ("texts", "numbers"):
        return isinstance(value, list) and all(fits(each, kind[:-1]) for each in value)
    return isinstance(value, str if kind == "text" else int)


def told(found: list[Any], parts: tuple[str, ...]) -> list[Any]:
    """Entries of a list column as tuples."""
    if found and isinstance(found[0], tuple):
        return found
    return [tuple([entry[part] for part in parts]) for entry in found]


def rows_of_lines(path: Path) -> Iterator[Row]:
    """The games of a file of JSON lines. A last line without its end was cut off and does not count."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                row = json.loads(line)
            except ValueError:
                if not line.endswith(b"\n") and number > 1:
                    return
                row = None
            if not isinstance(row, dict):
                raise CorruptRecord(f"{path}: line {number} is not the result of a game; {ADVICE}")
            yield row


def columns_of_lines(path: Path) -> tuple[list[str], Row]:
    """The columns of the first game, and that game."""
    first = next(rows_of_lines(path), None)
    if first is None:
        raise CorruptRecord(f"{path} is empty: there is nothing to report; {ADVICE}")
    return list(first), first


def columns_of_parquet(path: Path) -> tuple[list[str], Row]:
    """The columns of the file, and its first game."""
    file = open_parquet(path)
    columns = list(file.schema_arrow.names)
    if not file.metadata.num_rows:
        raise CorruptRecord(f"{path} is empty: there is nothing to report; {ADVICE}")
    some = [name for name in HEADING if name in columns]
    try:
        return columns, next(file.iter_batches(1, columns=some)).to_pylist()[0] if some else {}
    except (OSError, pyarrow("").ArrowException):
        raise CorruptRecord(f"{path} is damaged: part of it cannot be read") from None


def rows_of_parquet(path: Path, columns: list[str]) -> Iterator[Row]:
    """The games of a Parquet file, batch by batch."""
    names = [name for name in columns if name in KNOWN - {"digest", "lineup"}]
    try:
        for batch in open_parquet(path).iter_batches(BATCH, columns=names):
            found = [values(path, batch.column(name), name) for name in names]
            yield from (dict(zip(names, each, strict=True)) for each in zip(*found, strict=True))
    except (OSError, pyarrow("").ArrowException):
        raise CorruptRecord(f"{path} is damaged: part of it cannot be read") from None


def values(path: Path, column: Any, name: str) -> list[Any]:
    """A column of a batch, a value a game."""
    if name not in LISTS:
        found: list[Any] = column.to_pylist()
        return found
    try:
        return list(entries(column, LISTS[name]))
    except (AttributeError, KeyError):
        parts = ", ".join(LISTS[name])
        raise CorruptRecord(f"{path}: its column {name} does not hold lists of entries with {parts}") from None


def entries(column: Any, parts: tuple[str, ...]) -> Iterator[list[Any]]:
    """A column of lists of entries, as lists of tuples: taken apart first, which is many times faster."""
    flat = column.flatten()
    fields = [flat.field(part).to_pylist() for part in parts] if len(flat) else []
    every, start = list(zip(*fields, strict=True)), 0
    for length in column.value_lengths().to_pylist():
        end = start + (length or 0)
        yield every[start:end]
        start = end


def open_parquet(path: Path) -> Any:
    """A Parquet file, open for reading."""
    try:
        return pyarrow(".parquet").ParquetFile(path)
    except pyarrow("").ArrowInvalid:
        raise CorruptRecord(f"{path} is not a Parquet file") from None
