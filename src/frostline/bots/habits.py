"""How the search goes about each game; found by measured matches (`lab/tuning.py`)."""

from __future__ import annotations


class Habits:
    """Numbers that decide how a search looks around."""

    def __init__(
        self,
        bold: float = 0.1,
        width: float = 1.0,
        power: float = 0.5,
        rivals: float = 0.6,
        prior: float = 25,
        look: float = 20,
    ) -> None:
        self.bold = bold  # how much is risked on moves little is known of
        self.width = width  # how fast a node opens up to further moves
        self.power = power
        self.rivals = rivals  # how much of the best rival's points count against one's own
        self.prior = int(prior)  # how many visits the greedy bot's opinion of an option counts for
        self.look = int(look)  # how often the greedy bot looks ahead where the tree ends

    def but(self, changes: dict[str, float]) -> Habits:
        """The same habits but for some."""
        return Habits(**vars(self) | changes)


USUAL = Habits()
FOR_TWO = {"ceres": Habits(rivals=1)}  # with two players; else the usual ones


def habits_of(game: str, seats: int) -> Habits:
    """The habits for a game with so many players."""
    return FOR_TWO.get(game, USUAL) if seats <= 2 else USUAL
