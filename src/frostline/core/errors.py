"""What can go wrong, in sentences that may be shown to a player."""

from __future__ import annotations


class FrostlineError(Exception):
    """Base of everything Frostline refuses; its text is one clear sentence."""


class UnknownGame(FrostlineError):
    """No game of that name is here."""


class BadOption(FrostlineError):
    """A seat count, seed or option that the game does not have."""


class IllegalMove(FrostlineError):
    """The move is not one of the options of the current decision; nothing was changed."""


class CorruptRecord(FrostlineError):
    """A record or position that cannot be read or does not replay."""


class BadComponents(FrostlineError):
    """Printed data (or a pack that replaces some of it) is incomplete or contradicts itself."""
