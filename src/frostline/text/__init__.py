"""Putting events, prompts, refusals, scores and names into English and French."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.errors import BadOption
from .antarctica import AntarcticaSpeaker
from .artemis import ArtemisSpeaker
from .ceres import CeresSpeaker
from .shackleton import ShackletonSpeaker
from .speaker import LANGUAGES, Speaker

SPEAKERS: dict[str, type[Speaker]] = {
    "artemis": ArtemisSpeaker,
    "antarctica": AntarcticaSpeaker,
    "ceres": CeresSpeaker,
    "shackleton": ShackletonSpeaker,
}


def speaker(game: str, lang: str = "en", names: Sequence[str] = ()) -> Speaker:
    """Somebody who can tell a game in a language; `names` are the players', by seat."""
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language {lang!r}; the languages are: {', '.join(LANGUAGES)}")
    return SPEAKERS[game](game, lang, names)


def shared_words(lang: str) -> Speaker:
    """Somebody who says what belongs to no game."""
    return Speaker("", lang)


__all__ = ["LANGUAGES", "Speaker", "shared_words", "speaker"]
