"""Log events as data: what happened, to whom, by which rule. Words come later, in any language."""

from __future__ import annotations


class Tell:
    """A kind of event. `rule` is what it cites; `params` name what its numbers are."""

    def __init__(self, key: str, rule: str, params: tuple[str, ...]) -> None:
        self.key = key
        self.rule = rule
        self.params = params
        self.others: dict[str, Tell] = {}

    def by(self, rule: str) -> Tell:
        """The same kind where another rule is behind it."""
        found = self.others.get(rule)
        if found is None:
            found = self.others[rule] = Tell(self.key, rule, self.params)
        return found

    def __repr__(self) -> str:
        return f"<tell {self.key}>"


class Tells:
    """Every kind of event of a game."""

    def __init__(self) -> None:
        self.kinds: dict[str, Tell] = {}

    def add(self, key: str, rule: str, *params: str) -> Tell:
        """Declare a kind; a param starting with `secret-` is for the event's own seat only."""
        tell = Tell(key, rule, params)
        self.kinds[key] = tell
        return tell


class Told:
    """One event: its kind, the seat it is about, up to four numbers."""

    def __init__(self, tell: Tell, seat: int, a: int, b: int, c: int, d: int) -> None:
        self.tell = tell
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def values(self, viewer: int) -> dict[str, int]:
        """Its numbers by name, as far as `viewer` may know them (a hidden one is -1)."""
        found: dict[str, int] = {}
        for name, value in zip(self.tell.params, (self.a, self.b, self.c, self.d), strict=False):
            if not name.startswith("secret-"):
                found[name] = value
            else:
                found[name[len("secret-") :]] = value if viewer == self.seat else -1
        return found


class Refusal:
    """Why a move is not offered: a message key, the rule behind it, numbers for the sentence."""

    def __init__(self, key: str, rule: str, **values: int) -> None:
        self.key = key
        self.rule = rule
        self.values = values

    def __repr__(self) -> str:
        return f"<refusal {self.key} {self.rule}>"
