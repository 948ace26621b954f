"""The drawings of Ceres: goods, types, people, actions, Locations, research and Favors."""

from __future__ import annotations

from .icons import ICONS, c, dot, p, r

SMALL_MAN = c(8, 7, 3.4) + p("M2.5 20.5c0-5.2 2-7.2 5.5-7.2s5.5 2 5.5 7.2Z")
COG = (
    c(10, 12, 2)
    + c(10, 12, 5.2)
    + p("M10 4v2.8M10 17.2V20M2 12h2.8M15.2 12H18M4.3 6.3l2 2M13.7 15.7l2 2M15.7 6.3l-2 2M6.3 15.7l-2 2")
)
FLAKE = p("M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.3 4.3 12 7l2.7-2.7M9.3 19.7 12 17l2.7 2.7")
ROCKET = p("M12 2c3.2 2.6 4.5 5.8 4.5 9v4.5h-9V11c0-3.2 1.3-6.4 4.5-9Z") + c(12, 9.5, 1.8)
PLATE = r(3, 8, 12, 13, 1.5)

GOODS = {
    "ore": p("M3.5 16.5 6 8.5l6.5-4.5L19 8l2 8-5.5 4.5h-8Z") + p("M6 8.5 12 12l7-4M12 12l-1 8.5"),
    "ice": FLAKE,
    "ceramics": p("M12 2.5 20.2 7v10L12 21.5 3.8 17V7Z") + p("M12 8 15.5 10v4L12 16l-3.5-2v-4Z"),
    "energy": ICONS["energy"],
    "credits": c(12, 12, 9) + p("M15.8 8.8a4.9 4.9 0 1 0 0 6.4"),
    "influence": p("M3.5 9.8v4.4h3.8l8.2 4.3v-13L7.3 9.8Z") + p("M18.5 8.5a5 5 0 0 1 0 7M8 14.4l1.2 6.1h2.6l-1-5"),
    "alloys": p("M7 7h10l4.5 10.5h-19Z") + p("M5 12.2h14M9.3 9.6h5.4"),
    "probes": c(12, 9, 4.2) + p("M12 4.8V2M8.8 11.8 4 21M15.2 11.8 20 21M12 13.2v6.3M10 17.5l2 3.5 2-3.5"
      "M7.8 9H4.5M16.2 9h3.3"),
}  # fmt: skip
TYPES = {
    "mine": p("M4 20.5 15.2 9.3M7 3.8C13 3 20.8 9.5 20.2 17c-1-3.3-2.7-5.7-5-7.7S10.3 4.8 7 3.8Z"),
    "factory": p("M3 20.5V10.5l6 4v-4l6 4V3.5h5.5v17Z") + p("M7 17.5h2M13 17.5h2"),
    "lab": p("M9 3h6M10 3v6.5l-5 8.8a1.8 1.8 0 0 0 1.6 2.7h10.8a1.8 1.8 0 0 0 1.6-2.7l-5-8.8V3M7.3 15h9.4"),
    "office": r(5, 2.5, 14, 19, 1.5) + p("M9 7h1.5M13.5 7H15M9 11h1.5M13.5 11H15M10.3 21.5v-5h3.4v5"),
}  # fmt: skip
PEOPLE = {
    "leader": c(12, 6.5, 4) + p("M4 21.5c0-5.8 3-8.5 8-8.5s8 2.7 8 8.5Z") + p("m10.3 13.2 1.7 3 1.7-3M12 16.2v5"),
    "worker": p("M5.5 10.3a6.5 6.5 0 0 1 13 0M3.5 10.3h17M8 10.3c0 3.3 1.4 5.2 4 5.2s4-1.9 4-5.2")
    + p("M4 21.5c.6-3.4 3-5 8-5s7.4 1.6 8 5M10.3 4v3.3M13.7 4v3.3"),
    "droid": r(6.5, 5.5, 11, 8, 2) + dot(10, 9.5) + dot(14, 9.5)
    + p("M12 5.5V2.5M8.5 13.5v3.5M15.5 13.5v3.5M5.5 17h13a2.2 2.2 0 0 1 0 4.5h-13a2.2 2.2 0 0 1 0-4.5Z"),
    "assistant": SMALL_MAN + p("M18.5 4.5v7M15 8h7M16 16.5h6M16 20h6"),
}  # fmt: skip
ACTIONS = {
    "interplanetary-trade": c(12, 12, 3) + p("M4 9.5A8.5 8.5 0 0 1 19 7.2M19.3 3v4.5h-4.5"
      "M20 14.5A8.5 8.5 0 0 1 5 16.8M4.7 21v-4.5h4.5"),
    "settlement-project": p("M2.5 20.5h19M4 20.5a8 8 0 0 1 16 0") + p("M12 12.5v8M7 15.5h10M12 12.5V4"
      "M12 4l5 1.7L12 7.5"),
    "corporation-expanse": PLATE + p("M6 12h6M19 3v7.5M15.2 6.8h7.6"),
    "corporation-upgrade": r(3, 3, 12, 10.5, 1.5) + p("M5.5 13.5V19A1.5 1.5 0 0 0 7 20.5h9M6 7h6M19 21v-9"
      "M15.8 15l3.2-3.2 3.2 3.2"),
    "launch": ROCKET + p("M7.5 12 4 15.5V19l3.5-2M16.5 12l3.5 3.5V19l-3.5-2M10 18.5v2M14 18.5v2M12 18.5v3.5"),
    "research": c(12, 12, 1.8) + '<ellipse cx="12" cy="12" rx="9.5" ry="3.8"/>'
    + '<ellipse cx="12" cy="12" rx="9.5" ry="3.8" transform="rotate(60 12 12)"/>'
    + '<ellipse cx="12" cy="12" rx="9.5" ry="3.8" transform="rotate(120 12 12)"/>',
    "favor": c(12, 9, 6) + p("m8.2 14-1.7 8 5.5-3 5.5 3-1.7-8"
      "M12 6.2l.9 1.9 2 .2-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.2Z"),
    "reassign-worker": SMALL_MAN + p("M15 12h7M19 9l3 3-3 3"),
    "manufacture": COG + p("M20.5 13.5v8M17.5 18.5l3 3 3-3"),
}  # fmt: skip
LOCATIONS = {
    "bureau": p("M12 3v17.5M7 20.5h10M4.5 6.5h15M4.5 6.5 2 13.5h5ZM19.5 6.5 17 13.5h5ZM2 13.5a2.5 2 0 0 0 5 0"
      "M17 13.5a2.5 2 0 0 0 5 0"),
    "yard": p("M7 21.5V3.5M3.5 21.5h7M2.5 7.5h19M7 3.5l11 4M18 7.5v5.5") + r(15.5, 13, 5, 5, 0.5),
    "council": p("M3 9.5 12 3l9 6.5ZM3 20.5h18M5.5 17.5h13M6.5 9.5v8M10.2 9.5v8M13.8 9.5v8M17.5 9.5v8"),
    "contractors": p("M14.5 3.2a5 5 0 0 0-5.6 6.6L3 15.7a2.2 2.2 0 0 0 0 3.2"
      "l2.1 2.1a2.2 2.2 0 0 0 3.2 0l5.9-5.9a5 5 0 0 0 6.6-5.6l-3.2 3.2-3.6-1-1-3.6Z"),
    "headquarters": p("M4.5 21.5V11h6V6h9v15.5ZM15 6V2.5l4 1.2L15 5M2.5 21.5h19M13.3 10h3.4M13.3 13.5h3.4"
      "M7.5 14.5h.1M7.5 18h.1M13.3 17h3.4"),
}  # fmt: skip
FIELDS = {
    "aerospace": c(12, 12, 5) + '<ellipse cx="12" cy="12" rx="10.5" ry="3.5" transform="rotate(-25 12 12)"/>',
    "construction": p("M2.5 20.5h19M4.5 20.5v-6h6v6M10.5 14.5h6v6M7.5 14.5v-6h6v6M13.5 10.5h6v10M10.5 8.5V3.5h6v5"),
    "logistics": p("M3 8 12 3.5 21 8v8.5L12 21l-9-4.5Z") + p("M3 8l9 4.5L21 8M12 12.5V21M7.5 5.8l9 4.5V14"),
}  # fmt: skip
FAVORS = {
    "manufacturing-efficiency": COG + p("M20 2v6M17 5h6"),
    "continuous-ice-supply": p("M2.5 7h5.5V3.5h4V7h3.5a5 5 0 0 1 5 5v1h-5v-1H2.5Z")
    + p("M18 15.5v7M15 17.2l6 3.6M21 17.2l-6 3.6"),
    "mars-droid": PEOPLE["droid"],
    "leader-assistant": PEOPLE["assistant"],
    "special-grant": p("M6 2.5h9L19 6.5v15H6ZM14.5 2.5V7H19M9 11h7M9 14.5h4") + c(16, 17.5, 3),
}  # fmt: skip
THINGS = {
    "alloy": GOODS["alloys"],
    "probe": GOODS["probes"],
    "asteroid": p("M5 16.5 3 10.5 7 5l6.5-1.5L20 8l1 6.5-5 5.5-6.5.5Z") + c(9.5, 10.5, 2)
    + c(15.5, 14.5, 1.5) + dot(14.5, 8.5, 0.9),
    "production": p("M4 14v6.5h16V14M12 16.5V3.5M7.5 8 12 3.5 16.5 8"),
    "spacecraft": p("M2.5 12.5 8 8.5h8.5c3 0 5 2 5 4s-2 4-5 4H8Z") + p("M8 8.5v8M12 8.5v8M12 8.5 9.5 4.5h6"
      "M12 16.5l-2.5 4h6"),
    "quarters": p("M3 20.5h18M4.5 20.5v-10l7.5-6 7.5 6v10M8 20.5v-7h8v7M8 17h8"),
    "belt": c(12, 12, 2.2) + c(12, 12, 6) + c(12, 12, 9.7) + dot(18, 12, 1.6) + dot(7, 8.7, 1.6) + dot(15, 21, 1.6),
    "discard": r(3.5, 7.5, 11, 14, 1.5) + p("M19.5 3v9M16 9l3.5 3.5L23 9M6.5 12h5"),
}  # fmt: skip

for drawings in (GOODS, TYPES, PEOPLE, ACTIONS, LOCATIONS, FIELDS, FAVORS, THINGS):
    ICONS.update({f"cer-{name}": drawing for name, drawing in drawings.items()})
