"""The picture of Antarctica: a low red sun behind the ice, a ship in the lead, a station on the shore."""

from __future__ import annotations

from typing import Final

from .kit import svg

PICTURE: Final = (
    '<rect class="sky" width="320" height="180" rx="6"/>'
    '<circle class="halo" cx="206" cy="92" r="52"/><circle class="low-sun" cx="206" cy="92" r="30"/>'
    '<path class="far" d="M0 92 34 70 58 84 92 54 128 86 150 76 184 96 232 84 262 60 296 86 320 72V120H0Z"/>'
    '<path class="sea" d="M0 116h320V174a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z"/>'
    '<path class="glow" d="M178 124h56M188 134h36M172 146h60M194 158h28"/>'
    '<path class="ice" d="M0 108 30 102 62 110 96 104 122 116 104 126 58 124 26 134 0 130ZM320 100 286 96 258 108 '
    '268 122 296 120 320 132ZM20 158 56 150 92 158 70 168 34 168ZM236 164 268 156 302 164 280 174 250 174Z"/>'
    '<path class="line" d="M30 102V84h30v20M30 92h30M36 104V94M54 106V94M45 84V66M40 70a8 8 0 0 1 10 0M66 108 80 82'
    'l14 24M80 82V72l10 3-10 3"/>'
    '<path class="line" d="M276 96V72M270 96h12M276 72l-9-7M276 72l10-5M276 72l1 11"/>'
    '<path class="hull-line" d="M104 138h72l-12 20h-50Z"/>'
    '<path class="line" d="M118 138v-14h34v14M128 124v-12h12v12M152 130h14v8M134 112V98M134 98h10l-3 4 3 4h-10"/>'
    '<path class="line" d="M86 160c6-4 10 4 16 0M180 158c6-4 10 4 16 0"/>'
)
COVER: Final = svg(320, 180, "cover game-antarctica", "Antarctica", PICTURE)
