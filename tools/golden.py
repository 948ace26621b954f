"""Golden playthroughs: whole games as readable text, so that a change of rules shows in review.

python tools/golden.py             tells the games of tests/golden/ anew; one whose record is not there is played first
"""

from __future__ import annotations

from pathlib import Path

from frostline.bots import bot
from frostline.core.match import Match
from frostline.core.record import Record
from frostline.terminal.reading import replay_lines
from frostline.text import speaker

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
GAMES = (
    ("artemis-solo", "artemis", 1, 11, (), "en"),
    ("artemis-solo-fr", "artemis", 1, 11, (), "fr"),
    ("artemis-two", "artemis", 2, 12, (), "en"),
    ("artemis-four", "artemis", 4, 13, (), "en"),
    ("artemis-modules", "artemis", 3, 14, ("relic", "directives"), "en"),
    ("antarctica-two", "antarctica", 2, 21, (), "en"),
    ("antarctica-three-fr", "antarctica", 3, 22, ("open-hands",), "fr"),
    ("antarctica-four", "antarctica", 4, 23, ("first-game",), "en"),
    ("ceres-two", "ceres", 2, 31, (), "en"),
    ("ceres-three-fr", "ceres", 3, 32, ("actions-not-locations",), "fr"),
    ("ceres-four", "ceres", 4, 33, (), "en"),
    ("shackleton-solo", "shackleton", 1, 41, ("first-game",), "en"),
    ("shackleton-solo-hard-fr", "shackleton", 1, 42, ("third-game", "hard-a", "hard-b", "hard-c"), "fr"),
    ("shackleton-two", "shackleton", 2, 43, ("second-game", "leaders-a"), "en"),
    ("shackleton-four", "shackleton", 4, 44, ("leaders-b",), "en"),
)


def played(game: str, seats: int, seed: int, options: tuple[str, ...]) -> Record:
    """A game of greedy bots."""
    match = Match(Record(game, seats, seed, (), options))
    bots = [bot("greedy", game, seed + seat) for seat in range(seats)]
    while not match.over:
        state = match.state
        match.play(bots[state.seat].choose(state.options, lambda s=state: s.setup.game.view(s, s.seat)))  # type: ignore[misc]
    return match.record


def text(record: Record, lang: str) -> str:
    """The whole game in words."""
    return "\n".join(replay_lines(record, speaker(record.game, lang), None, "")) + "\n"


def main() -> None:
    """Write them all; a record stays what it is, so that only what the change is about differs."""
    FOLDER.mkdir(exist_ok=True)
    for name, game, seats, seed, options, lang in GAMES:
        kept = FOLDER / f"{name}.frost"
        if not kept.exists():
            kept.write_text(played(game, seats, seed, options).dumps(), encoding="utf-8")
        record = Record.loads(kept.read_text(encoding="utf-8"))
        (FOLDER / f"{name}.txt").write_text(text(record, lang), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
