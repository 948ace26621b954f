"""What is paid for, by number (a payment may be under way when a game is saved), and the rule that its line cites."""

from __future__ import annotations

from typing import Final

from .tells import PAYS

FOR_SLOT: Final = 0
FOR_ROW: Final = 1
FOR_STRUCTURE: Final = 2
FOR_PROJECT: Final = 3
FOR_ENERGY: Final = 4
FOR_POWER: Final = 5  # a Project that produces Energy
FOR_MORE: Final = 6  # of a good just gained
FOR_PANEL: Final = 7
FOR_ACTION: Final = 8  # of a Project
FOR_LEADER: Final = 9
FOR_FACTORY: Final = 10
FOR_SHIPMENT: Final = 11
FOR_PROGRAM: Final = 12  # of Sky Watch
FOR_SHIP_PANEL: Final = 13

PAYMENTS: Final = [
    PAYS.by(rule)
    for rule in (
        "SHA-CMD-03", "SHA-CRATER-11", "SHA-BUILD-01", "SHA-FUND-08", "SHA-ENERGY-03", "SHA-FUND-04", "SHA-FUND-17",
        "SHA-SOLAR-01", "SHA-CORPACT-07", "SHA-LEAD-01", "SHA-ROB-02", "SHA-MOO-03", "SHA-SKY-05", "SHA-MAR-02",
    )
]  # fmt: skip
