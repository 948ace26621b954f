"""Games as rows of a file, JSON lines or Parquet: what the files of arena and simulation have in common.

The first columns say what a game belongs to and are the same in a whole file.
"""

from __future__ import annotations

import importlib
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..core.errors import BadOption, CorruptRecord
from ..core.setup import Setup

Row = dict[str, Any]
Kind = str | dict[str, str]

HEADING: dict[str, Kind] = {
    "game": "text",
    "rules": "number",
    "seats": "number",
    "options": "texts",
    "pack": "text",
    "entrants": "texts",
    "first_seed": "number",
}


def heading(setup: Setup, entrants: Sequence[str], seed: int) -> Row:
    """The first columns of all games played with this set-up, by these bots, from this seed on."""
    return {
        "game": setup.game.name,
        "rules": setup.game.version,
        "seats": setup.seats,
        "options": list(setup.options),
        "pack": f"{setup.pack.name} {setup.pack.check}" if setup.pack else "",
        "entrants": list(entrants),
        "first_seed": seed,
    }


class Columns:
    """The columns of a kind of file: those of the heading and `more`. A kind that is a mapping is a list of records.

    `source` and `series` are how sentences call where such a game comes from and what it belongs to.
    """

    def __init__(self, source: str, series: str, more: dict[str, Kind]) -> None:
        self.source = source
        self.series = series
        self.kinds = HEADING | more

    def check(self, path: Path, row: Row, wanted: Row) -> None:
        """Refuse a game that belongs to something else."""
        for name in HEADING:
            if row[name] != wanted[name]:
                raise BadOption(
                    f"{path} holds games of another {self.series} (its {name.replace('_', ' ')}: {shown(row[name])}, "
                    f"here: {shown(wanted[name])}): name another file, or ask for the same"
                )

    def line(self, row: Row) -> bytes:
        """A game as a line."""
        return json.dumps({name: row[name] for name in self.kinds}, ensure_ascii=False).encode() + b"\n"

    def parse(self, path: Path, number: int, text: bytes) -> Row:
        """A line as a game; `path` and `number` say where it stands."""
        try:
            row = json.loads(text)
        except ValueError:
            row = None
        if not isinstance(row, dict) or not row.keys() >= self.kinds.keys():
            raise CorruptRecord(f"{path}: line {number} is not a game of {self.source}")
        return row

    def schema(self) -> Any:
        """The columns of a Parquet file."""
        arrow = pyarrow("")
        types = {"text": arrow.string(), "number": arrow.int64()}
        types |= {f"{kind}s": arrow.list_(each) for kind, each in types.items()}

        def made(kind: Kind) -> Any:
            if isinstance(kind, str):
                return types[kind]
            return arrow.list_(arrow.struct([(name, types[each]) for name, each in kind.items()]))

        return arrow.schema([(name, made(kind)) for name, kind in self.kinds.items()])

    def parquet(self, path: Path) -> Any:
        """A Parquet file of such games, open for reading."""
        try:
            file = pyarrow(".parquet").ParquetFile(path)
        except pyarrow("").ArrowInvalid:
            raise CorruptRecord(f"{path} is not a Parquet file") from None
        if not set(file.schema_arrow.names) >= self.kinds.keys():
            file.close()
            raise CorruptRecord(f"{path} does not hold games of {self.source}")
        return file


def check_name(path: Path) -> None:
    """Refuse, better now than after all games, a file that could not be written."""
    if path.suffix not in (".jsonl", ".parquet"):
        raise BadOption(f"{path}: results are written to a file named ….jsonl or ….parquet")
    if not path.parent.is_dir():
        raise BadOption(f"{path}: there is no folder {path.parent}")
    if path.suffix == ".parquet":
        pyarrow("")


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A new file that takes the place of another one when it is whole."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        yield fresh
        os.replace(fresh, path)
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror or error}") from None
    finally:
        fresh.unlink(missing_ok=True)


def shown(value: object) -> str:
    """A column's value in a sentence."""
    text = ",".join(str(item) for item in value) if isinstance(value, list) else str(value)
    return text or "none"


def pyarrow(part: str) -> Any:
    """A module of pyarrow, which only Parquet needs."""
    try:
        return importlib.import_module(f"pyarrow{part}")
    except ImportError:
        raise BadOption("Parquet files need pyarrow: install frostline[data], or write to a .jsonl file") from None
