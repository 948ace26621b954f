"""One thin-line drawing per thing, on a grid of 24. A name always comes along with it."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr


def p(path: str) -> str:
    """A line."""
    return f'<path d="{path}"/>'


def cut(path: str) -> str:
    """A line that stays visible where the drawing is filled."""
    return f'<path class="cut" d="{path}"/>'


def c(x: float, y: float, r: float) -> str:
    """A circle."""
    return f'<circle cx="{x}" cy="{y}" r="{r}"/>'


def r(x: float, y: float, width: float, height: float, round_: float = 1.5) -> str:
    """A rounded box."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round_}"/>'


def dot(x: float, y: float, size: float = 1.5) -> str:
    """A filled point."""
    return f'<circle class="fill" cx="{x}" cy="{y}" r="{size}"/>'


PIPS: Final = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
SEAT_SHAPES: Final = (
    p("M12 4 21 19.5H3Z"),
    c(12, 12, 8.5),
    r(4.5, 4.5, 15, 15, 0.5),
    p("M12 2.5 21.5 12 12 21.5 2.5 12Z"),
    p("M12 2.5 14.8 9 21.8 9.6 16.5 14.2 18.1 21 12 17.4 5.9 21 7.5 14.2 2.2 9.6 9.2 9Z"),
)

ICONS: dict[str, str] = {
    # Goods and people.
    "energy": p("M13.5 2.5 5 13.5h6l-1 8 9-11.5h-6.5Z"),
    "mineral": p("M8 3.5h8l5 6-9 11-9-11Z") + p("M3 9.5h18M8 3.5l4 17 4-17"),
    "minerals": "",
    "toolkit": r(3, 8.5, 18, 11.5) + p("M8.5 8.5V6A1.5 1.5 0 0 1 10 4.5h4A1.5 1.5 0 0 1 15.5 6v2.5M3 13h7M14 13h7")
    + r(10, 11.5, 4, 3.5, 0.8),
    "toolkits": "",
    "badge": p("M12 2.5 19.5 5v6.5c0 4.6-3 8-7.5 10-4.5-2-7.5-5.4-7.5-10V5Z") + p("m8.5 11.8 2.5 2.5 4.6-4.8"),
    "badges": "",
    "vp": p("M8 3.5h8V10a4 4 0 0 1-8 0ZM12 14v4M8 20.5h8M9.5 20.5 10 18h4l.5 2.5")
    + p("M8 5.5H4.5c0 3.5 1.2 5.5 3.7 5.8M16 5.5h3.5c0 3.5-1.2 5.5-3.7 5.8"),
    "relief": c(12, 12, 9) + c(12, 12, 3.8)
    + p("m5.6 5.6 3.7 3.7M14.7 14.7l3.7 3.7M18.4 5.6l-3.7 3.7M9.3 14.7l-3.7 3.7"),
    "colonist": c(12, 7, 4) + p("M4.5 21c0-5 3-8 7.5-8s7.5 3 7.5 8Z"),
    "die": r(4, 4, 16, 16, 3),
    "dice": r(2.5, 8.5, 12, 12, 2.5) + p("M9 8.5 11.8 4.2a2 2 0 0 1 2.8-.6l6 4a2 2 0 0 1 .6 2.8l-4 6a2 2 0 0 1-2.7.6")
    + dot(6.5, 12.5) + dot(10.5, 16.5) + dot(16.5, 9),
    # The course of play.
    "round": c(12, 12, 9) + p("M12 6.5V12l3.8 2.3"),
    "phase-placement": r(6.5, 2.5, 11, 11, 2.5) + dot(12, 8) + p("M12 15.5v4M9 18l3 3 3-3M4 21.5h4M16 21.5h4"),
    "phase-resolution": p("M19.8 9A8.5 8.5 0 1 0 20.5 12.8") + p("M20.5 3.5V9H15") + p("m8.5 12.3 2.5 2.5 4.5-5"),
    "phase-upkeep": p("M3.5 12 12 4l8.5 8M6 10v10h12V10") + p("M12.3 10.8 10 14.3h3.8L11.6 18"),
    "phase-scoring": p("M4 20.5V14h4v6.5M10 20.5V8h4v12.5M16 20.5V11h4v9.5M2.5 20.5h19") + p("M12 2.5v2.5"),
    "event": p("M12 3 22 20.5H2Z") + p("M12 9.5v5.5") + dot(12, 17.7, 0.9),
    "expedition": p("M3 20.5 9.5 8l4 7.5M11.5 12 15 6l6.5 14.5Z") + p("M15 6V2.5l4 1.5-4 1.7"),
    "relic": p("M9 21.5V5l3-2.5L15 5v16.5ZM5.5 21.5h13") + p("M12 7.5v3M11 13.5h2M12 16v2.5"),
    "directive": r(4.5, 2.5, 15, 19, 2) + c(12, 9, 3.3) + p("M12 4.5v2M12 11.5v2M7.5 9h2M14.5 9h2M8 17.5h8"),
    "shelters": p("M3 19.5a9 9 0 0 1 18 0Z") + p("M9.5 19.5V16a2.5 2.5 0 0 1 5 0v3.5M12 10.5V6M12 6h4"),
    "bag": p("M8.5 8h7c3 3 4.5 6 4.5 9 0 2.7-1.5 4-4 4H8c-2.5 0-4-1.3-4-4 0-3 1.5-6 4.5-9Z")
    + p("M8.5 8 7 3.5c1.5 1 3.5 1 5 0 1.5 1 3.5 1 5 0L15.5 8"),
    "deck": r(4, 6.5, 12, 15, 2) + p("M8 6.5v-2a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-2"),
    "ocean": p("M2.5 8c2.4 0 2.4 2 4.8 2s2.4-2 4.7-2 2.4 2 4.7 2 2.4-2 4.8-2"
      "M2.5 15c2.4 0 2.4 2 4.8 2s2.4-2 4.7-2 2.4 2 4.7 2 2.4-2 4.8-2"),
    "surface": p("M2.5 18.5h19M5 18.5l4.5-9 3.5 6 2.5-4 4 7M9.5 9.5V6"),
    "move": p("M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19"),
    "arrow": p("M4 12h15M14 7l5 5-5 5"),
    "flag": p("M6 21.5V3M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0"),
    # The page.
    "undo": p("M8.5 4.5 4 9l4.5 4.5M4 9h10a6 6 0 0 1 0 12h-4"),
    "rules": p("M12 6.5C10 4.8 7 4.3 3 4.5v14.5c4-.2 7 .3 9 2 2-1.7 5-2.2 9-2V4.5c-4-.2-7 .3-9 2ZM12 6.5V21"),
    "log": p("M9 5.5h12M9 12h12M9 18.5h12") + dot(4.5, 5.5) + dot(4.5, 12) + dot(4.5, 18.5),
    "chat": p("M5.5 4h13A2.5 2.5 0 0 1 21 6.5v8a2.5 2.5 0 0 1-2.5 2.5H11l-5 4v-4h-.5A2.5 2.5 0 0 1 3"
      " 14.5v-8A2.5 2.5 0 0 1 5.5 4Z")
    + p("M7.5 9h9M7.5 12.5h6"),
    "notes": p("M6 2.5h9L19.5 7v14.5h-15V4A1.5 1.5 0 0 1 6 2.5ZM14.5 2.5V7.5h5M8 12h8M8 16h5"),
    "play": p("M7 4 19.5 12 7 20Z"),
    "pause": r(5.5, 4.5, 4, 15, 1) + r(14.5, 4.5, 4, 15, 1),
    "first": p("M5.5 5v14M18.5 5 9 12l9.5 7Z"),
    "last": p("M18.5 5v14M5.5 5 15 12l-9.5 7Z"),
    "previous": p("m15 5-7 7 7 7"),
    "next": p("m9 5 7 7-7 7"),
    "replay": p("M4.2 9A8.5 8.5 0 1 1 3.5 12.8M3.5 3.5V9H9") + p("M10 8.5 16 12l-6 3.5Z"),
    "download": p("M12 3v12.5M7 10.5l5 5 5-5M4 17v3.5h16V17"),
    "share": c(6, 12, 2.8) + c(18, 5.5, 2.8) + c(18, 18.5, 2.8) + p("m8.5 10.7 7-3.9M8.5 13.3l7 3.9"),
    "link": p("M10 14a4 4 0 0 0 5.7 0l4-4A4 4 0 0 0 14 4.3l-1.5 1.5"
      "M14 10a4 4 0 0 0-5.7 0l-4 4A4 4 0 0 0 10 19.7l1.5-1.5"),
    "fork": c(6, 5, 2.5) + c(18, 5, 2.5) + c(12, 19, 2.5) + p("M6 7.5V9a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3V7.5M12 12v4.5"),
    "sun": c(12, 12, 4.5)
    + p("M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19"),
    "moon": p("M20.5 14.5A9 9 0 1 1 9.5 3.5a7 7 0 0 0 11 11Z"),
    "globe": c(12, 12, 9) + p("M3 12h18M12 3c5.2 5 5.2 13 0 18M12 3c-5.2 5-5.2 13 0 18"),
    "user": c(12, 8, 4.5) + p("M3.5 21c1-4.5 4-6.5 8.5-6.5s7.5 2 8.5 6.5"),
    "users": c(9, 8.5, 3.8)
    + p("M2 20.5c.8-4 3.3-6 7-6s6.2 2 7 6M15.5 4.9a3.8 3.8 0 0 1 0 7.2M17.5 14.9c2.5.7 4 2.6 4.5 5.6"),
    "bot": r(4, 8, 16, 11.5, 3) + p("M12 8V4.5M9.5 16h5M2 12.5v3M22 12.5v3") + dot(9, 12.5) + dot(15, 12.5)
    + c(12, 3.5, 1),
    "lock": r(5, 10.5, 14, 10.5, 2) + p("M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5"),
    "warning": c(12, 12, 9) + p("M12 7v6") + dot(12, 16.5, 1),
    "info": c(12, 12, 9) + p("M12 11v6") + dot(12, 7.5, 1),
    "check": p("m4.5 12.5 5 5 10-11"),
    "cross": p("m6 6 12 12M18 6 6 18"),
    "plus": p("M12 5v14M5 12h14"),
    "minus": p("M5 12h14"),
    "menu": p("M4 6.5h16M4 12h16M4 17.5h16"),
    "search": c(10.5, 10.5, 6.5) + p("m15.5 15.5 5.5 5.5"),
    "eye": p("M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7Z") + c(12, 12, 3),
    "send": p("M3 11.5 21 3.5 15 21l-3.5-7.5Z") + p("M11.5 13.5 21 3.5"),
}  # fmt: skip
for one, many in (("mineral", "minerals"), ("toolkit", "toolkits"), ("badge", "badges")):
    ICONS[many] = ICONS[one]
for face, places in PIPS.items():
    ICONS[f"die-{face}"] = ICONS["die"] + "".join(dot(12 + 4.2 * x, 12 + 4.2 * y, 1.6) for x, y in places)
for number, shape in enumerate(SEAT_SHAPES):
    ICONS[f"seat-{number}"] = shape


def icon(name: str, label: str) -> str:
    """An icon with its name, for a page; without a label it is only an ornament beside its own word."""
    said = f'role="img"><title>{escape(label)}</title>' if label else 'aria-hidden="true">'
    extra = f" {name}" if name.startswith("seat-") else ""
    return f'<svg class="icon{extra}" data-icon={quoteattr(name)} viewBox="0 0 24 24" {said}{ICONS[name]}</svg>'
