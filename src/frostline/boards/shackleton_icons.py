"""The drawings of Shackleton Base: goods, astronauts, structures, Corporations and what lies on the boards."""

from __future__ import annotations

from .icons import ICONS, c, dot, p, r

FLASK = p("M9 3h6M10 3v6.5l-5 8.8a1.8 1.8 0 0 0 1.6 2.7h10.8a1.8 1.8 0 0 0 1.6-2.7l-5-8.8V3M7.3 15h9.4")
LEAF = p("M4 20.5C4 10 9.5 4 20.5 3.5 20.5 14 15 19.5 6.5 18.5M4 20.5 14 10M9 15.3h4.5M11.5 12.5V8.5")
ROBOT = (
    r(5, 7.5, 14, 10, 2.5)
    + dot(9.3, 12)
    + dot(14.7, 12)
    + p("M12 7.5V4M9.5 15h5M2.5 11v4M21.5 11v4M8 17.5v4M16 17.5v4")
)
PANEL = p("M6 4.5h15l-3 12H3Z") + p("M4.5 10.5h15M11 4.5l-3 12M16 4.5l-3 12M10.5 16.5v4M7 20.5h7")
ROCKET = p("M12 2c3.2 2.6 4.5 5.8 4.5 9v4.5h-9V11c0-3.2 1.3-6.4 4.5-9Z") + c(12, 9.5, 1.8)
FINS = p("M7.5 12 4 15.5V19l3.5-2M16.5 12l3.5 3.5V19l-3.5-2M12 18.5V22")
SUITCASE = r(3.5, 8, 17, 12, 2) + p("M8.5 8V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5V8M8 8v12M16 8v12")
HELMET = c(12, 8, 5.8) + r(8.5, 6, 7, 4.2, 2.1) + p("M4 21.5c0-4.6 2-7 4.5-8.4M20 21.5c0-4.6-2-7-4.5-8.4M4 21.5h16")
DOME = p("M3 19.5a9 9 0 0 1 18 0ZM12 10.5v9M6 13h12")
TOKEN = p("M12 2.5 20.2 7.2v9.6L12 21.5 3.8 16.8V7.2Z")

GOODS = {
    "credits": c(12, 12, 9) + p("M15.8 8.8a4.9 4.9 0 1 0 0 6.4M12.5 4.8v2.7M12.5 16.5v2.7"),
    "titanium": p("M7.5 6.5h9l5 11h-19Z") + p("M7.5 6.5 10 12h4l2.5-5.5M10 12l-3 5.5M14 12l3 5.5"),
    "rare-earth": p("M8 3 3.5 12 9 21l5-9Z") + p("M14 12l3.5-5 4 5-5 9H9M8 3l6 9"),
    "reputation": p("M12 2.5 14.8 8.7 21.5 9.5 16.5 14 17.8 20.7 12 17.3 6.2 20.7 7.5 14 2.5 9.5 9.2 8.7Z"),
    "vp": ICONS["vp"],
    "energy": ICONS["energy"],
    "astronauts": HELMET,
    "tokens": TOKEN + p("m8.3 12 2.7 2.7 4.7-5.2"),
    "domes": DOME,
    "projects": r(4.5, 2.5, 15, 19, 2) + p("M8 7h8M8 11h8M8 15.5h3") + p("m14 16 1.5 1.7 2.5-3.2"),
    "robots": ROBOT,
    "tourists": c(9, 6, 3) + p("M3.5 20.5c0-6.5 2-9.5 5.5-9.5s5.5 3 5.5 9.5Z")
    + r(16, 12.5, 6, 8, 1) + p("M17.8 12.5V10h2.4v2.5"),
    "samples": p("M8.5 3v12.5a3.5 3.5 0 0 0 7 0V3M6.5 3h11M8.5 10.5h7"),
    "basalt": p("M3.5 16.5 6 8.5l6.5-4.5L19 8l2 8-5.5 4.5h-8Z")
    + dot(10, 10.5) + dot(14.5, 9) + dot(9, 16) + dot(15.5, 15),
    "ice": p("M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.3 4.3 12 7l2.7-2.7M9.3 19.7 12 17l2.7 2.7"),
    "glass": p("M12 2.5 19 9l-2.5 12h-9L5 9Z") + p("M5 9h14M12 2.5 9.5 9l2.5 12 2.5-12Z"),
    "helium": c(12, 12, 3.2) + '<ellipse cx="12" cy="12" rx="9.8" ry="4.6" transform="rotate(-35 12 12)"/>'
    + dot(4.8, 15.5, 1.7) + dot(19.2, 8.5, 1.7),
    "plants": p("M12 21.5V10M12 14C6.5 14 4 11.5 4 6.5c5.5 0 8 2.5 8 7.5ZM12 11c0-5 2.5-7.5 8-7.5 0 5-2.5 7.5-8 7.5Z"
      "M7.5 21.5h9"),
    "steps": p("M2.5 20.5h5v-5h5v-5h5v-5h4") + p("M3 10.5 9.5 4M5.5 4h4v4"),
    "ship-panels": p("M12 3v18") + r(2.5, 6, 7, 12, 1) + r(14.5, 6, 7, 12, 1)
    + p("M2.5 10h7M2.5 14h7M14.5 10h7M14.5 14h7"),
}  # fmt: skip
TYPES = {
    "engineer": p("M12 2.5 20 7v9H4V7Z") + p("M4 17.5h16V21H4ZM8 8.5h8v5H8Z"),
    "technician": r(4, 3, 16, 13, 1.5) + p("M4 17.5h16V21H4ZM8 7.5h8v5H8Z"),
    "scientist": p("M5 16a8 8 0 1 1 14 0Z") + p("M4 17.5h16V21H4Z") + r(7.5, 7.5, 9, 5.5, 2.7),
}  # fmt: skip
STRUCTURES = {
    "dome": DOME,
    "workshop": p("M2.5 20V11l6 3.5V11l6 3.5V11l7-4v13Z") + p("M7 17.5h2.5M14 17.5h2.5"),
    "laboratory": p("M2.5 20v-9h13v9ZM15.5 20v-7h6v7M5.5 11V7.5h7V11M9 7.5V3.5M6 15h2M10.5 15h2"),
    "headquarters": p("M2.5 20.5v-8h6V7h7v5.5h6v8ZM12 7V2.5l5 1.5-5 1.5M11 20.5v-4h2v4M5 16h1.5M17.5 16H19M10.5 11h3"),
    "neutral": p("M3 19.5a9 9 0 0 1 18 0ZM8 19.5v-4a4 4 0 0 1 8 0v4"),
}  # fmt: skip
CORPORATIONS = {
    "artemis-tours": SUITCASE,
    "selenium-research": FLASK,
    "moon-mining": p("M4 20.5 15.2 9.3M7 3.8C13 3 20.8 9.5 20.2 17c-1-3.3-2.7-5.7-5-7.7S10.3 4.8 7 3.8Z"),
    "space-robotics": ROBOT,
    "evergreen-farms": LEAF,
    "sky-watch": p("M3 12.5 15.5 5l3.5 6L6.5 18ZM15.5 5l3-1.8 3.5 6L19 11M11 15.5 8.5 21.5M12.5 14.5l3.5 7"),
    "to-mars": ROCKET + FINS,
}  # fmt: skip
LINES = {
    "build": p("M7 21.5V3.5M3.5 21.5h7M2.5 7.5h19M7 3.5l11 4M18 7.5v5") + r(15.2, 12.5, 5.6, 5.6, 0.5),
    "fund": r(3, 5, 12, 16, 1.5) + p("M6.5 9.5h5M6.5 13h5M6.5 16.5h2.5")
    + c(17.5, 8, 4.5) + p("M18.8 6.6a2 2 0 1 0 0 2.8"),
    "corporations": r(3, 9.5, 8, 12, 1) + r(11, 2.5, 10, 19, 1) + p("M5.5 13h3M5.5 17h3M14 6.5h4M14 10.5h4M14 14.5h4"),
}  # fmt: skip
THINGS = {
    "panel": PANEL,
    "panels": PANEL,
    "gateway": c(12, 12, 3.5) + p("M2.5 9.5h4v5h-4ZM17.5 9.5h4v5h-4ZM6.5 12h2M15.5 12h2M12 8.5v-6M12 15.5v6"
      "M9 2.5h6M9 21.5h6"),
    "shuttle": p("M12 2c2.5 2.2 3.5 5 3.5 8v8h-7v-8c0-3 1-5.8 3.5-8ZM8.5 11 3.5 17v2.5h5M15.5 11l5 6v2.5h-5M12 18v3.5"),
    "leader": c(12, 7, 4) + p("M4.5 21.5c0-5.5 2.8-8.5 7.5-8.5s7.5 3 7.5 8.5Z")
    + p("m12 14.5 1 2.2 2.3.2-1.8 1.5.6 2.3-2.1-1.2"),
    "upkeep": c(9, 9, 6) + p("M11 7.2a2.6 2.6 0 1 0 0 3.6M19 10v10M15.5 17l3.5 3.5 3.5-3.5"),
    "goal": c(12, 12, 9) + c(12, 12, 5) + dot(12, 12, 1.8),
    "track": p("M2.5 8.5h19v7h-19ZM7.3 8.5v7M12 8.5v7M16.7 8.5v7"),
    "crater": '<ellipse cx="12" cy="12" rx="10" ry="7"/><ellipse cx="12" cy="12.5" rx="5.8" ry="3.6"/>' + dot(10.5, 12),
    "slot": p("M4 12h9M9.5 8l4 4-4 4") + c(17.5, 12, 4),
    "token": TOKEN,
    "farm": p("M3 20.5v-8l9-8 9 8v8ZM12 20.5v-9"
      "M12 15c-2.8 0-4-1.2-4-3.8 2.8 0 4 1.2 4 3.8ZM12 14c0-2.6 1.2-3.8 4-3.8 0 2.6-1.2 3.8-4 3.8Z"),
    "experiment": FLASK,
    "factory": p("M3 20.5V10.5l6 4v-4l6 4V3.5h5.5v17Z") + p("M7 17.5h2M13 17.5h2"),
    "cargo": p("M3 8 12 3.5 21 8v8.5L12 21l-9-4.5Z") + p("M3 8l9 4.5L21 8M12 12.5V21"),
    "program": c(12, 12, 8) + p("M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6") + dot(12, 12),
    "asteroid": p("M5 16.5 3 10.5 7 5l6.5-1.5L20 8l1 6.5-5 5.5-6.5.5Z") + c(9.5, 10.5, 2) + c(15.5, 14.5, 1.5),
    "module": r(3, 5, 18, 14, 3) + p("M12 5v14") + c(7.5, 12, 2) + c(16.5, 12, 2),
    "berth": p("M3 19.5v-14M3 15.5h18v4M3 11.5h18v4") + c(7, 8.5, 2) + p("M10.5 11.5V8.5H17a4 4 0 0 1 4 4"),
    "spot": p("M3 21V10l9-6.5L21 10v11M8 21v-7h8v7M10.5 10h3"),
    "queue": c(5, 8, 2.2) + c(12, 8, 2.2) + c(19, 8, 2.2)
    + p("M1.5 18c0-3.5 1-5 3.5-5s3.5 1.5 3.5 5M8.5 18c0-3.5 1-5 3.5-5s3.5 1.5 3.5 5"
      "M15.5 18c0-3.5 1-5 3.5-5s3.5 1.5 3.5 5"),
    "development": p("M3 20.5h18M5 20.5v-4h3.5v4M10.3 20.5v-8h3.5v8M15.5 20.5V7H19v13.5")
    + p("m4.5 10 6-5.5M6.5 4h4v4"),
    "waiting": p("M6 3h12M6 21h12M7.5 3c0 5 3 6 4.5 9-1.5 3-4.5 4-4.5 9M16.5 3c0 5-3 6-4.5 9 1.5 3 4.5 4 4.5 9"),
    "swap": p("M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19"),
}  # fmt: skip

for drawings in (GOODS, TYPES, STRUCTURES, CORPORATIONS, LINES, THINGS):
    ICONS.update({f"sha-{name}": drawing for name, drawing in drawings.items()})
