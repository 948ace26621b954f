"""The picture of Shackleton Base: the crater at the rim of the Moon, golden panels, domes, the Earth above."""

from __future__ import annotations

from typing import Final

from .kit import svg

PICTURE: Final = (
    '<rect class="sky" width="320" height="180" rx="6"/>'
    '<path class="star" d="M22 26h.1M58 60h.1M96 18h.1M140 40h.1M178 16h.1M212 52h.1M300 82h.1M150 74h.1M28 92h.1"/>'
    '<circle class="earth" cx="262" cy="42" r="20"/>'
    '<path class="land" d="M250 32c6-6 12-4 14 1s-4 6-8 8-8-4-6-9ZM266 48c5-3 11 0 10 5s-9 6-12 3 0-7 2-8Z"/>'
    '<path class="ridge" d="M0 108 40 92 84 104 128 88 176 102 226 86 276 100 320 90V140H0Z"/>'
    '<path class="regolith" d="M0 120C80 106 240 106 320 120V174a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z"/>'
    '<path class="shade" d="M44 148C44 132 94 124 160 124S276 132 276 148 226 172 160 172 44 164 44 148Z"/>'
    '<path class="floor" d="M66 151C66 139 108 133 160 133S254 139 254 151 212 168 160 168 66 163 66 151Z"/>'
    '<path class="line" d="M106 152a16 15 0 0 1 32 0ZM122 137v15M109 146h26"/>'
    '<path class="line" d="M142 152v-17h9v-8h16v8h9v17ZM159 127v-9l8 3-8 3M148 143h5M165 143h5"/>'
    '<path class="line" d="M182 152v-12l9 5v-5l9 5v7Z"/>'
    '<path class="lamp" d="M119 147h6v5h-6zM156 145h6v7h-6z"/>'
    '<path class="gold" d="M36 118 58 114 54 126 32 130ZM66 112 88 109 84 120 62 123ZM232 109 254 112 258 123 236 120Z'
    'M262 114 284 118 288 130 266 126Z"/>'
    '<path class="gold-line" d="M47 116 43 128M77 110.5 73 121.5M243 110.5 247 121.5M273 116 277 128"/>'
    '<path class="line" d="M206 84c3 3 4 7 4 11v9h-8v-9c0-4 1-8 4-11ZM202 98l-5 6v4h5M210 98l5 6v4h-5"/>'
    '<path class="trail" d="M206 110v10"/>'
)
COVER: Final = svg(320, 180, "cover game-shackleton", "Shackleton Base", PICTURE)
