"""A bot that plays by lines on standard input and output (docs/protocol.md); it needs nothing of Frostline.

    frostline simulate artemis --seats 3 --games 10 --bots "cmd:python examples/line_bot.py,random"

Its rule: make the kind of move (the first word) it has made least often in this game; chance decides between equals.
`line_bot.c` plays by the same rule and makes the same moves.
"""

from __future__ import annotations

import sys


class LineBot:
    """What the bot remembers: how often it made each kind of move, the options it is offered, its chance."""

    def __init__(self) -> None:
        self.made: dict[str, int] = {}
        self.options: list[str] = []
        self.word = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the same ones for the same seed."""
        self.word = (self.word * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.word >> 33) % n

    def choose(self) -> int:
        """The place of the option to take."""
        kinds = [text.split()[0] for text in self.options]
        fewest = min(self.made.get(kind, 0) for kind in kinds)
        best = [place for place, kind in enumerate(kinds) if self.made.get(kind, 0) == fewest]
        place = best[self.below(len(best))]
        self.made[kinds[place]] = fewest + 1
        return place

    def hear(self, line: str) -> str:
        """The answer to a line, empty when it wants none. Unknown lines are passed over."""
        verb, _, rest = line.strip().partition(" ")
        if verb == "frostline":
            return "ready"
        if verb == "new":
            self.made = {}
        elif verb == "seed":
            self.word = int(rest)
        elif verb == "seat":
            self.options = []
        elif verb == "option":
            self.options.append(rest.split(" ", 2)[2])
        elif verb == "go":
            return f"move #{self.choose()}"
        return ""


def main() -> None:
    """Listen and answer until `quit` or the end of the input."""
    bot = LineBot()
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        answer = bot.hear(line)
        if answer:
            print(answer, flush=True)


if __name__ == "__main__":
    main()
