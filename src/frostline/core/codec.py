"""The exact JSON form of a position, at any moment of a game.

Numbers, texts and lists stand for themselves; a tuple is `{"tuple": […]}`; anything else is
`{"is": class, field: …}` with the fields of its constructor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .agenda import Decision
from .errors import CorruptRecord
from .value import Interned, Value, fields

if TYPE_CHECKING:
    from .setup import Setup
    from .state import State

CORE = ("chance", "agenda")


def encode_state(state: State) -> dict[str, Any]:
    """A position as JSON."""
    return {name: encode(getattr(state, name)) for name in CORE + state.saved()}


def decode_state(setup: Setup, data: dict[str, Any]) -> State:
    """A position from JSON, in the game it was set up for."""
    state = setup.game.blank(setup)
    for name in CORE + state.saved():
        if name not in data:
            raise CorruptRecord(f"the position has no {name!r}")
        setattr(state, name, decode(state, data[name]))
    reopen(state)
    return state


def reopen(state: State) -> None:
    """Ask again what was being asked."""
    if state.agenda:
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        state.options = frame.options(state)
        state.seat = frame.seat


def encode(value: Any) -> Any:
    """One value as JSON."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [encode(item) for item in value]}
    name = type(value).__name__
    if isinstance(value, Interned):
        return {"is": name, "key": value.key()}
    return {"is": name} | {field: encode(getattr(value, field)) for field in fields(type(value))}


def decode(state: State, data: Any) -> Any:
    """One value from JSON."""
    if isinstance(data, list):
        return [decode(state, item) for item in data]
    if not isinstance(data, dict):
        return data
    if "tuple" in data:
        return tuple([decode(state, item) for item in data["tuple"]])
    if "key" in data:
        return state.interned(data["is"], data["key"])
    cls = classes(state.setup.game.package).get(data.get("is", ""))
    if cls is None:
        raise CorruptRecord(f"the position has something unknown: {data.get('is')!r}")
    return cls(*[decode(state, data[field]) for field in fields(cls)])


_CLASSES: dict[str, dict[str, Any]] = {}


def classes(package: str) -> dict[str, Any]:
    """Every value class of a game (and of the engine) by name."""
    found = _CLASSES.get(package)
    if found is None:
        found = {}
        for cls in subclasses(Value):
            if cls.__module__.startswith((package + ".", "frostline.core.")):
                found[cls.__name__] = cls
        _CLASSES[package] = found
    return found


def subclasses(cls: type) -> list[type]:
    """All classes below one."""
    direct: list[type] = cls.__subclasses__()
    return direct + [below for child in direct for below in subclasses(child)]
