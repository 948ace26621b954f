"""What the site refuses, in the visitor's language."""

from __future__ import annotations

from typing import ClassVar

from ..core.errors import FrostlineError
from ..text import shared_words


class Refused(FrostlineError):
    """Something a visitor may not do now; `key` names the sentence, `status` how HTTP calls it."""

    status: ClassVar[int] = 400

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(self.sentence("en"))

    def sentence(self, lang: str) -> str:
        """Why, in a language."""
        return shared_words(lang).say(f"site-error-{self.key}")


class NotFound(Refused):
    """There is nothing at this address."""

    status = 404


class Forbidden(Refused):
    """It is not this person's to do."""

    status = 403


class Stale(Refused):
    """The answer was to a position that is no longer there."""

    status = 409
