"""What a server can be told: from the command line, from the environment, or by default."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from ..terminal.saves import data_folder

DATABASE = "FROSTLINE_DATABASE"
SECRET = "FROSTLINE_SECRET"
RATE = "FROSTLINE_RATE"
PAUSE = "FROSTLINE_PAUSE"
THINK = "FROSTLINE_THINK"


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'frostline.sqlite'}"


def kept_secret() -> str:
    """The key that signs cookies, made once and kept in the data folder for its owner alone."""
    path = data_folder() / "secret"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
    return path.read_text(encoding="ascii")


@dataclass
class Settings:
    """How one server runs. `rate` is requests a minute for one visitor, `pause` seconds before a bot's move.

    `think` times as long as usual is what bots take that think: 0.5 is half as long.
    """

    database: str = field(default_factory=lambda: os.environ.get(DATABASE) or default_database())
    secret: str = field(default_factory=lambda: os.environ.get(SECRET) or kept_secret())
    rate: int = field(default_factory=lambda: int(os.environ.get(RATE, "1200")))
    pause: float = field(default_factory=lambda: float(os.environ.get(PAUSE, "0.3")))
    think: float = field(default_factory=lambda: float(os.environ.get(THINK, "1")))

    @property
    def packs(self) -> Path:
        """Where packs lie that tables may be played with, one folder each."""
        return data_folder() / "packs"


def pack_folder(settings: Settings, name: str) -> str:
    """The folder of a pack by its name; only packs put there by the server's owner can be named."""
    return str(settings.packs / Path(name).name) if name else ""


def packs(settings: Settings) -> list[str]:
    """The names of all packs there are."""
    return sorted(path.name for path in settings.packs.iterdir() if path.is_dir()) if settings.packs.is_dir() else []
