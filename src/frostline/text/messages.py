"""Fluent messages: the shared ones here, a game's own beside the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parent.parent


def files(game: str, lang: str) -> list[Path]:
    """The message files of a game in a language; without a game, those that all share."""
    shared = ROOT / "text" / f"frostline.{lang}.ftl"
    return [shared, *sorted((ROOT / "games" / game).glob(f"*.{lang}.ftl"))] if game else [shared]


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """All messages of a game in a language."""
    made = FluentBundle([lang], use_isolating=False)
    for path in files(game, lang):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def say(game: str, lang: str, key: str, values: dict[str, str | int]) -> str:
    """One message; `key.attribute` names an attribute. A broken one raises, so that tests see it."""
    name, _, attribute = key.partition(".")
    messages = bundle(game, lang)
    if not messages.has_message(name):
        raise KeyError(f"no message {name!r} in {lang}")
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = messages.format_pattern(pattern, values)
    if errors:
        raise KeyError(f"message {key!r} in {lang}: {errors[0]}")
    return str(text)
