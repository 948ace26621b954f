"""Names and numbers of the report in plain words: from the text layer where it has them, else the ids themselves."""

from __future__ import annotations

import re
from typing import Any

from ...core.registry import GAMES
from ...core.registry import game as game_named
from ...text import Speaker, messages, shared_words, speaker
from ...text.antarctica import AntarcticaSpeaker
from ...text.speaker import SYMBOLS
from .samples import Ends

# Kinds of components whose names stand in the messages under another word.
WORD_OF = {
    "shipyard-card": "yard",
    "resource-card": "resource",
    "unfinished-project": "project",
    "spacecraft": "ship",
    "outstation": "facility",
    "first": "field",
}
OPEN = "…"  # for what a message would name
UNKNOWN = re.compile(r"Unknown external: ([\w-]+)")


class Words:
    """Speaks of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.tell: Speaker = speaker(game, lang) if game in GAMES else shared_words(lang)
        self.kinds = kinds(self.tell)
        self.categories = categories(self.tell)
        self.items = items(self.tell)

    def say(self, key: str, **values: str | int) -> str:
        """A message of the report."""
        return self.tell.say(key, **values)

    def find(self, key: str, **values: str | int) -> str:
        """A message of the game, or nothing; what it would name and is not told becomes dots."""
        bundle = messages.bundle(self.tell.game, self.lang)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        while pattern:
            told, errors = bundle.format_pattern(pattern, values)
            missing = UNKNOWN.findall(str(errors))
            if not missing:
                return str(told)
            values |= dict.fromkeys(missing, OPEN)
        return ""

    def title(self) -> str:
        """The name of the game."""
        return self.find("game-name") or self.game

    def seat(self, seat: int) -> str:
        """A seat without its sign."""
        return self.find(f"seat-{seat + 1}") or str(seat + 1)

    def signed(self, seat: int) -> str:
        """A seat with its sign."""
        return f"{SYMBOLS[seat]}\u00a0{self.seat(seat)}" if seat < len(SYMBOLS) else self.seat(seat)

    def automa(self, number: int) -> str:
        """An automa that scores."""
        return self.find(f"automa-{number + 1}") or self.say("report-automa")

    def option(self, name: str) -> str:
        """A module or another reading."""
        return self.find(f"option-{name}") or name

    def kind(self, kind: str) -> str:
        """What a kind of components is called, all together."""
        return self.kinds.get(kind) or capital(kind.replace("-", " "))

    def category(self, category: str) -> str:
        """Where points come from, without naming the single thing they come from."""
        told = self.find(f"score-{category}").replace(OPEN, "").replace("()", "").strip(" \u00a0:,–")
        return self.categories.get(category) or capital(told or category.replace("-", " "))

    def item(self, kind: str, item: str) -> str:
        """The name of a component."""
        told = self.find(f"{WORD_OF.get(kind, kind)}-{item}") or self.composed(kind, item) or self.items.get(item)
        return capital(told or item.replace("-", " "))

    def composed(self, kind: str, item: str) -> str:
        """A name that is put together from others."""
        first, _, last = item.rpartition("-")
        if kind == "goal" and (corporation := self.find(f"corporation-{first}")):
            return self.tell.pair(corporation, self.find(f"level-{last}") or last)
        if kind == "research":
            field, track = self.find(f"field-{first}"), re.fullmatch(r"t(\d+)", item)
            return f"{field} {last}" if field else self.find("track-name", n=int(track[1])) if track else ""
        if kind == "card" and isinstance(self.tell, AntarcticaSpeaker):
            return self.building_card(self.tell, item)
        return ""

    def building_card(self, tell: AntarcticaSpeaker, item: str) -> str:
        """A building card by what it builds and needs; its id tells it from its like."""
        printed: Any = game_named(self.game).base
        if item not in printed.card_names:
            return ""
        card = printed.cards[printed.card_names.index(item)]
        needs = " + ".join(tell.building(building) for building in card.requires)
        return f"{item.upper()} {self.find('card-name', building=tell.building(card.builds), needs=needs)}"

    def family(self, family: str) -> str:
        """A family of moves, with dots for what each of them names, and its word in records."""
        told = self.find(f"move-{family.replace(' ', '-')}").split(" – ")[0]
        told = re.sub(rf"\s*\([^()]*{OPEN}[^()]*\)", "", told)
        told = re.sub(rf"{OPEN}(\W*{OPEN})+", OPEN, told)
        if not re.search(r"\w", told) or told.lower() == family:
            return capital(family)
        return f"{capital(told)} ({family})"

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        said = f"{value:,.{digits}f}"
        if not any(each in said for each in "123456789"):
            said = said.lstrip("-")
        if self.lang == "fr":
            said = said.replace(",", "\u202f").replace(".", ",")
        return said.replace("-", "−")

    def signed_number(self, value: float, digits: int = 0) -> str:
        """A difference, with its sign."""
        said = self.number(value, digits)
        return f"+{said}" if value > 0 and any(each in said for each in "123456789") else said

    def count(self, value: float) -> str:
        """A mean of counts, finer where it is small."""
        return self.number(value, 1 if value >= 1 else 2)

    def percent(self, value: float, digits: int = 1) -> str:
        """A share of one."""
        return f"{self.number(100 * value, digits)}\u00a0%"

    def share(self, value: float) -> str:
        """A share that may be a round one."""
        return self.percent(value, 0 if (100 * value).is_integer() else 1)

    def around(self, mean: float, ends: Ends | None) -> str:
        """A mean with half the width of its interval."""
        return self.number(mean, 2) + (f" ± {self.number(ends[1] - mean, 2)}" if ends else "")

    def percents(self, ends: Ends) -> str:
        """An interval of shares."""
        return f"{self.number(100 * ends[0], 1)}–\u2060{self.percent(ends[1])}"

    def span(self, ends: Ends | None, digits: int = 1, signed: bool = False) -> str:
        """An interval of numbers."""
        spell = self.signed_number if signed else self.number
        return self.say("report-span", low=spell(ends[0], digits), high=spell(ends[1], digits)) if ends else "–"


def capital(words: str) -> str:
    """Words with a capital in front."""
    return words[:1].upper() + words[1:]


def kinds(tell: Speaker) -> dict[str, str]:
    """Kinds of components."""
    return {
        "asteroid": tell.say("report-kind-asteroid"),
        "badges": tell.say("report-kind-badges"),
        "building": tell.say("report-kind-building"),
        "card": tell.say("report-kind-card"),
        "corporation": tell.say("report-kind-corporation"),
        "directive": tell.say("report-kind-directive"),
        "discarded": tell.say("report-kind-discarded"),
        "event": tell.say("report-kind-event"),
        "facility": tell.say("report-kind-facility"),
        "favor": tell.say("report-kind-favor"),
        "first": tell.say("report-kind-first"),
        "goal": tell.say("report-kind-goal"),
        "leader": tell.say("report-kind-leader"),
        "outstation": tell.say("report-kind-outstation"),
        "project": tell.say("report-kind-project"),
        "relic": tell.say("report-kind-relic"),
        "research": tell.say("report-kind-research"),
        "resource-card": tell.say("report-kind-resource-card"),
        "shipyard-card": tell.say("report-kind-shipyard-card"),
        "spacecraft": tell.say("report-kind-spacecraft"),
        "structure": tell.say("report-kind-structure"),
        "unfinished-project": tell.say("report-kind-unfinished-project"),
    }


def categories(tell: Speaker) -> dict[str, str]:
    """Sources of points whose own message only names a single thing."""
    return {
        "corporation": tell.say("report-category-corporation"),
        "laboratory": tell.say("report-category-laboratory"),
        "project-end": tell.say("report-category-project-end"),
        "surface": tell.say("report-category-surface"),
        "unfinished": tell.say("report-category-unfinished"),
    }


def items(tell: Speaker) -> dict[str, str]:
    """Components without a message of their own."""
    return {
        "cube": tell.say("report-item-cube"),
        "relic-die": tell.say("report-item-relic-die"),
        "ship": tell.say("report-item-ship"),
    }
