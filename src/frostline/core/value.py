"""Small things that never change once made, so that a copied state can share them.

The fields of a `Value` are the parameters of its constructor, in that order; nothing else has to be
declared for it to be saved, sent and read back.
"""

from __future__ import annotations

import inspect
from copy import deepcopy
from typing import Any


class Value:
    """An immutable piece of a state (by habit, not by force): a die, a bid, a frame."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in fields(type(self))])

    def __deepcopy__(self, memo: dict[int, Any]) -> Value:
        cls = type(self)
        made: Value = cls(*[deepcopy(getattr(self, name), memo) for name in fields(cls)])
        return made

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields(type(self)))
        return f"{type(self).__name__}({inside})"


class Interned:
    """A value of which one shared object exists per key, looked up through the state."""

    def key(self) -> list[int]:
        """What identifies it."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> Interned:
        return self


_FIELDS: dict[type, tuple[str, ...]] = {}


def fields(cls: type) -> tuple[str, ...]:
    """The names of a value's fields."""
    found = _FIELDS.get(cls)
    if found is None:
        found = tuple(inspect.signature(cls).parameters)
        _FIELDS[cls] = found
    return found
