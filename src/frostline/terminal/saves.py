"""Record files: written whole or not at all, and never over somebody else's."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from ..core.errors import BadOption, CorruptRecord
from ..core.record import Record


def data_folder() -> Path:
    """Where games are kept: FROSTLINE_HOME, or the user's data folder."""
    home = os.environ.get("FROSTLINE_HOME")
    if home:
        return Path(home)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "frostline"


def new_file(game: str) -> Path:
    """A file name for a new game that is not taken yet."""
    folder = data_folder() / "games"
    number = 1
    while (folder / f"{game}-{number}.frost").exists():
        number += 1
    return folder / f"{game}-{number}.frost"


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadOption(f"there is no file {str(path)!r}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise CorruptRecord(f"{path}: cannot be read: {error}") from None
    try:
        return Record.loads(text)
    except CorruptRecord as error:
        raise CorruptRecord(f"{path}: {error}") from None


def write(path: Path, record: Record) -> None:
    """Write a record so that a crash at any moment leaves the old file or the new one, never half."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".tmp")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.to_json() + "\n" if path.suffix == ".json" else record.dumps())
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        raise BadOption(f"{path}: cannot be written: {error.strerror}") from None
