"""How the search goes about each game; found by measured matches (`lab/tuning.py`)."""

from __future__ import annotations


class Habits:
    """Numbers that decide how a search looks around."""

    def __init__(
        self,
        bold: float = 0.25,
        width: float = 1.0,
        power: float = 0.5,
        rivals: float = 0.6,
        prior: float = 0,
        look: float = 0,
        doubt: float = 0.1,
    ) -> None:
        self.bold = bold  # how much is risked on moves little is known of
        self.width = width  # how fast a node opens up to further moves
        self.power = power
        self.rivals = rivals  # how much of the best rival's points count against one's own
        self.prior = int(prior)  # how many visits the greedy bot's opinion of an option counts for
        self.doubt = doubt  # how much of what is promised at the root is shared by all options alike
        self.look = int(look)  # how often the greedy bot that ends a turn beyond the tree looks ahead; 0: nobody does

    def but(self, changes: dict[str, float]) -> Habits:
        """The same habits but for some."""
        return Habits(**vars(self) | changes)


USUAL = Habits()
ALONE = Habits(prior=25, look=20)  # weights judge then, and they judge the end of a turn best


def habits_of(seats: int) -> Habits:
    """The habits for so many players."""
    return USUAL if seats > 1 else ALONE
