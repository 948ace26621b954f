"""Printed data: TOML beside a game, each item with its provenance, a pack laid over it.

Every error names the file, the item and the field, and says what would be right.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .errors import BadComponents
from .setup import Pack

SOURCES = ("rulebook", "public", "reconstructed")


class Item:
    """One table of a TOML file. Fields are taken out of it with a check; nothing may be left over."""

    def __init__(self, where: str, name: str, data: dict[str, Any]) -> None:
        self.where = where
        self.name = name
        self.data = dict(data)
        self.left = set(data)

    def wrong(self, field: str, why: str) -> BadComponents:
        """The error for a field."""
        return BadComponents(f"{self.where}: [{self.name}] {field}: {why}")

    def take(self, field: str) -> Any:
        """A field that must be there."""
        if field not in self.data:
            raise self.wrong(field, "is missing")
        self.left.discard(field)
        return self.data[field]

    def has(self, field: str) -> bool:
        """Whether there is such a field."""
        return field in self.data

    def number(self, field: str, low: int = 0, high: int = 99) -> int:
        """A whole number."""
        return self.check_number(field, self.take(field), low, high)

    def check_number(self, field: str, value: Any, low: int, high: int) -> int:
        """A value that should be a whole number in a range."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(field, f"should be a whole number from {low} to {high}, not {value!r}")
        return value

    def numbers(self, field: str, length: int, low: int = 0, high: int = 99) -> list[int]:
        """A list of whole numbers of a given length (0: any)."""
        values = self.sequence(field, length)
        return [self.check_number(field, value, low, high) for value in values]

    def choice(self, field: str, among: Sequence[str]) -> int:
        """One of a few words, as its place among them."""
        return self.check_choice(field, self.take(field), among)

    def check_choice(self, field: str, value: Any, among: Sequence[str]) -> int:
        """A value that should be one of a few words."""
        if value not in among:
            raise self.wrong(field, f"should be one of {', '.join(among)}, not {value!r}")
        return among.index(value)

    def choices(self, field: str, length: int, among: Sequence[str]) -> list[int]:
        """A list of words of a given length (0: any), as their places."""
        return [self.check_choice(field, value, among) for value in self.sequence(field, length)]

    def sequence(self, field: str, length: int) -> list[Any]:
        """A list of a given length (0: any)."""
        values = self.take(field)
        if not isinstance(values, list) or not values or (length and len(values) != length):
            size = f"{length} entries" if length else "at least one entry"
            raise self.wrong(field, f"should be a list of {size}, not {values!r}")
        return values

    def part(self, field: str) -> Item:
        """An inline table."""
        return self.check_part(field, self.take(field))

    def parts(self, field: str, length: int) -> list[Item]:
        """A list of inline tables."""
        return [self.check_part(field, value) for value in self.sequence(field, length)]

    def check_part(self, field: str, value: Any) -> Item:
        """A value that should be an inline table."""
        if not isinstance(value, dict):
            raise self.wrong(field, f"should be a table in braces, not {value!r}")
        return Item(self.where, f"{self.name}.{field}", value)

    def finish(self) -> None:
        """Refuse fields that nobody asked for."""
        if self.left:
            unknown = min(self.left)
            raise self.wrong(
                unknown,
                f"is not a field here; the fields are {', '.join(sorted(self.data.keys() - self.left))}",
            )


class Sheet:
    """All items of one file, in order."""

    def __init__(self, file: str, items: dict[str, Item]) -> None:
        self.file = file
        self.items = items

    def __getitem__(self, name: str) -> Item:
        return self.items[name]


def read(folder: Path, pack: str) -> tuple[dict[str, Sheet], Pack | None]:
    """Every TOML file of a folder by its stem, with a pack's items in place of ours."""
    tables = {path.stem: load(path) for path in sorted(folder.glob("*.toml"))}
    where = {(stem, name): path_name(stem) for stem, items in tables.items() for name in items}
    found = None
    if pack:
        found = overlay(tables, where, Path(pack))
    sheets = {}
    for stem, items in tables.items():
        made = {name: Item(where[stem, name], name, data) for name, data in items.items()}
        for item in made.values():
            provenance(item)
        sheets[stem] = Sheet(path_name(stem), made)
    return sheets, found


def path_name(stem: str) -> str:
    """How a file is named in messages."""
    return f"{stem}.toml"


def load(path: Path) -> dict[str, dict[str, Any]]:
    """One TOML file: tables only."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadComponents(f"{path}: cannot be read as TOML: {error}") from None
    for name, value in data.items():
        if not isinstance(value, dict):
            raise BadComponents(f"{path}: {name!r} should be a table like [{name}], not {value!r}")
    return data


def overlay(tables: dict[str, dict[str, dict[str, Any]]], where: dict[tuple[str, str], str], folder: Path) -> Pack:
    """Lay a pack over the tables: a field it names replaces ours, the others stay."""
    if not folder.is_dir():
        raise BadComponents(f"there is no pack folder {str(folder)!r}")
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise BadComponents(f"the pack folder {str(folder)!r} holds no .toml file")
    content = hashlib.sha256()
    for path in files:
        if path.stem not in tables:
            raise BadComponents(f"{path}: no such sheet; the sheets are {', '.join(tables)}")
        for name, data in load(path).items():
            if name not in tables[path.stem]:
                raise BadComponents(f"{path}: no such item [{name}]; a pack replaces items, it adds none")
            tables[path.stem][name] = tables[path.stem][name] | data
            where[path.stem, name] = str(path)
        content.update(path.name.encode() + b"\0" + path.read_bytes())
    return Pack(folder.resolve().name, str(folder), content.hexdigest()[:16])


def provenance(item: Item) -> None:
    """Check where an item says it comes from."""
    item.choice("source", SOURCES)
    if item.has("reconstructed"):
        for field in item.sequence("reconstructed", 0):
            item.check_choice("reconstructed", field, sorted(item.data))
