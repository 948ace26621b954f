"""The drawings of The Artemis Project: colonists, regions and its twenty-six buildings."""

from __future__ import annotations

from .icons import ICONS, c, cut, dot, p, r

COLONISTS = {
    # Four silhouettes: a hooded pack-bearer, a hard hat, a helmet with visor and pauldrons, a robe with a staff.
    "pioneer": p("M12 3.5a4 4 0 0 1 4 4v2a4 4 0 0 1-8 0v-2a4 4 0 0 1 4-4Z") + p("M4 21l2.5-6.5H17.5L20 21Z")
    + cut("M9 14.5V21M15 14.5V21"),
    "engineer": p("M7 9a5 5 0 0 1 10 0M4.5 9h15M12 2.5v2") + p("M8.5 11.5a3.5 3.5 0 0 0 7 0V9h-7Z") + cut("M5 10.2h14")
    + p("M4.5 21c0-4 2.5-6 7.5-6s7.5 2 7.5 6Z"),
    "marine": p("M7.5 12V7a4.5 4.5 0 0 1 9 0v5Z") + cut("M9 8.5h6") + p("M2.5 21v-4l4-3h11l4 3v4Z") + cut("M12 16v5"),
    "steward": c(11, 6.5, 3.5) + p("M11 12 4.5 21H17Z") + p("M20 21V7.5") + c(20, 5.5, 2),
}  # fmt: skip

REGIONS = {
    "basecamp": p("M2.5 20.5h19M4.5 20.5 12 5l7.5 15.5M12 5V2.5M9 20.5l3-6 3 6"),
    "vents": p("M6 20.5 9.5 12h5L18 20.5ZM3 20.5h18") + p("M9.5 9.5c-1.5-2 1.5-3 0-5.5M14 9.5c-1.5-2 1.5-3 0-5.5"),
    "quarry": p("M3 20.5V16l4-1v-4l5-1V5.5l9-2v17Z") + p("M7 20.5V15M12 20.5V10M16.5 20.5v-6"),
    "gantry": p("M5 21.5V3h14.5v4M5 7h14.5M5 3l4 4M12 3l4 4M2.5 21.5h6") + p("M16 7v4") + r(12.5, 11, 7, 6, 1),
    "doorstep": p("M3 21.5h18M6 21.5V9a6 6 0 0 1 12 0v12.5") + p("M12 3v18.5M9.5 13v2.5M14.5 13v2.5"),
    "academy": p("M12 4 22 9l-10 5L2 9Z") + p("M6 11.5v5c3 3 9 3 12 0v-5M22 9v6"),
    "outfitter": p("M3.5 9.5V20.5h17V9.5M2 9.5 4.5 4h15L22 9.5Z") + p("M8.5 20.5v-6h7v6M12 4v5.5"),
}

BUILDINGS = {
    "assault-pod": p("M12 2.5c4 3 5 7 5 11l-2 4H9l-2-4c0-4 1-8 5-11Z") + c(12, 10, 2)
    + p("M7 13.5l-3.5 4h4M17 13.5l3.5 4h-4M10 20.5h4"),
    "crystal-foundry": p("M9 3h6l3 4.5-6 7-6-7Z") + p("M6 7.5h12") + p("M3.5 17h17l-2 4.5h-13Z"),
    "drone-docks": c(5.5, 6, 2.5) + c(18.5, 6, 2.5) + p("M8 7.5l2.5 2M16 7.5l-2.5 2") + r(9, 9, 6, 4, 1.5)
    + p("M3.5 21.5V18h17v3.5M12 13v5"),
    "expedition-hub": c(12, 12, 3.5)
    + p("M12 8.5V2.5M9.5 5 12 2.5 14.5 5M15 13.8l5.2 3M20.7 13.5l-.5 3.3-3.2 1M9 13.8l-5.2 3M3.3 13.5l.5 3.3 3.2 1"),
    "geotherm-deck": p("M3 9.5h18M5.5 9.5v-5h13v5")
    + p("M7 13c1.5 1.5-1.5 3 0 4.5s-1 2.5 0 4M12 13c1.5 1.5-1.5 3 0 4.5s-1 2.5 0 4"
      "M17 13c1.5 1.5-1.5 3 0 4.5s-1 2.5 0 4"),
    "manufactory": p("M3 20.5V11l5.5 3.5V11l5.5 3.5V4.5h6.5v16Z") + p("M7 17.5h2M12 17.5h2M17 17.5h1.5M14 8.5h6.5"),
    "pocket-operations": c(12, 12, 9) + c(12, 12, 5) + dot(12, 12, 1.5) + p("M12 3v4M12 17v4M3 12h4M17 12h4"),
    "scoutpost": p("M7.5 21.5 10 11h4l2.5 10.5M8.5 17h7") + r(8, 5, 8, 6, 1.5) + p("M12 5V2.5M16 8h4.5M8 8H3.5"),
    "sensor-station": p("M4 5.5c0 6 4 10 10.5 10.5L4 5.5Z") + p("M9 10.5l4-4M9.5 15 7 21.5h7")
    + p("M14 3.5a6 6 0 0 1 6 6M14 7a2.5 2.5 0 0 1 2.5 2.5"),
    "shuttle-bay": p("M12 3c2.5 2.5 3 5.5 3 8.5l4 4H5l4-4C9 8.5 9.5 5.5 12 3Z") + p("M10 15.5v2.5h4v-2.5M3 21.5h18"),
    "surface-conduit": p("M2.5 8.5h5.5M16 8.5h5.5M8 3v18.5M16 3v18.5") + p("M12 18V6M9.8 8.5 12 6l2.2 2.5"),
    "synthetics-complex": p("M9.5 3h5M10.5 3v6L5 18.5A2 2 0 0 0 6.7 21.5h10.6A2 2 0 0 0 19 18.5L13.5 9V3")
    + p("M7.5 15h9")
    + dot(11, 18.2, 1) + dot(14, 17.5, 1),
    "volcanic-extractor": p("M2.5 21.5 8.5 11h7l6 10.5Z") + p("M12 2.5v12.5M9.5 12.5 12 15l2.5-2.5M8 5.5h8"),
    "armorist": p("M5 3.5 15.5 14M5 3.5V7l8.5 8.5M5 3.5h3.5M12.5 17.5l5-5M15.5 15.5l5 5")
    + p("M19 3.5 14 8.5M10 13l-6.5 7"),
    "battery-banks": r(3, 7.5, 7.5, 13, 1.5) + r(13.5, 7.5, 7.5, 13, 1.5)
    + p("M5.5 7.5V4.5h2.5v3M16 7.5V4.5h2.5v3M5 12h3.5M15.5 12h3.5M17.2 10.2v3.5"),
    "bio-drome": p("M3 18.5a9 9 0 0 1 18 0ZM2 21.5h20")
    + p("M12 18.5v-5M12 14.5c0-2.5 1.5-4 4-4 0 2.5-1.5 4-4 4ZM12 16.5c0-2-1.2-3.2-3.5-3.2 0 2 1.2 3.2 3.5 3.2Z"),
    "colonial-embassy": p("M3.5 9.5 12 3l8.5 6.5ZM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3 17.5h18M2 21.5h20"),
    "command-citadel": p("M4 21.5V8h3v2.5h3V8h4v2.5h3V8h3v13.5Z")
    + p("M10 21.5v-4a2 2 0 0 1 4 0v4M12 8V2.5l4 1.5-4 1.5"),
    "explorers-league": c(12, 12, 9.5) + p("M16.5 7.5 13.8 13.8 7.5 16.5 10.2 10.2Z") + dot(12, 12, 1),
    "mineral-jumpdock": p("M2.5 21.5h19M5 21.5V14h14v7.5") + p("M9 3.5h6l2.5 3-5.5 5-5.5-5Z")
    + p("M9 18h6M12.5 15.8 15 18l-2.5 2.2"),
    "scion-tower": p("M10 21.5 11 8h2l1 13.5M6.5 21.5h11M12 8V2.5")
    + p("M8 5.5a5 5 0 0 0 0 6M16 5.5a5 5 0 0 1 0 6M11 14h2"),
    "sentry-pylon": p("M8 21.5 11 11h2l3 10.5M5.5 21.5h13M9.5 16.5h5")
    + p("M4 7.5c2-3 5-4.5 8-4.5s6 1.5 8 4.5c-2 2.3-5 3.5-8 3.5s-6-1.2-8-3.5Z") + dot(12, 7.2, 1.7),
    "snowcat-garage": p("M3 14.5h12.5l-1.5-6H6.5Z") + p("M9 8.5V5h4.5v3.5M15.5 12.5 21 11v5")
    + r(2.5, 15.5, 16, 5.5, 2.7)
    + dot(6, 18.2, 1.2) + dot(10.5, 18.2, 1.2) + dot(15, 18.2, 1.2),
    "strongpoint": p("M12 2.5 20.5 6v7c0 4-3 6.5-8.5 8.5C6.5 19.5 3.5 17 3.5 13V6Z")
    + p("M8 16V9.5h2v2h1v-2h2v2h1v-2h2V16Z"),
    "threshold-footprint": p("M3.5 21.5V5l8.5-2.5L20.5 5v16.5") + p("M8 21.5V10.5h8v11M2 21.5h20")
    + dot(10.8, 18, 1.1) + dot(13.2, 14.5, 1.1),
    "warmitory": p("M3 10.5 12 3.5l9 7M5.5 9v12h13V9")
    + p("M12 18.5c-2.3 0-3.5-1.4-3.5-3 0-2 2-2.7 2.5-5 2.5 1 4.5 3 4.5 5 0 1.6-1.2 3-3.5 3Z"),
}  # fmt: skip

ICONS.update({f"colonist-{name}": drawing for name, drawing in COLONISTS.items()})
ICONS.update(REGIONS)
ICONS.update(BUILDINGS)
