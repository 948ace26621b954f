"""The picture of Ceres: the dwarf planet before the belt, a probe on its way, domes on the surface."""

from __future__ import annotations

from typing import Final

from .kit import svg

PICTURE: Final = (
    '<rect class="sky" width="320" height="180" rx="6"/>'
    '<path class="star" d="M24 22h.1M70 64h.1M118 18h.1M150 52h.1M206 14h.1M246 34h.1M292 20h.1M302 76h.1M36 84h.1"/>'
    '<circle class="far-sun" cx="58" cy="36" r="11"/>'
    '<path class="orbit" d="M0 90C70 36 190 16 320 44M0 112C70 56 200 34 320 64M0 136C80 76 210 54 320 86"/>'
    '<path class="rock" d="M104 60 114 54 124 58 126 68 116 73 106 69ZM184 32 192 28 200 33 198 41 188 42Z'
    "M244 52 258 46 270 52 270 64 258 70 246 64ZM150 76 158 72 166 77 164 85 154 86Z"
    "M40 106 48 102 56 107 54 115 44 116Z"
    'M206 74 212 71 218 75 216 81 208 82ZM292 44 300 41 306 46 303 53 295 53Z"/>'
    '<path class="dwarf" d="M0 136C70 108 250 108 320 136V174a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z"/>'
    '<path class="pit" d="M30 150c10-6 34-6 44 0-10 6-34 6-44 0ZM246 146c8-5 30-5 38 0-8 5-30 5-38 0Z'
    'M150 164c8-4 26-4 34 0-8 4-26 4-34 0Z"/>'
    '<path class="line" d="M92 132a24 20 0 0 1 48 0ZM116 112v20M98 122h36M140 132h18v-22h14v22M162 116h6M162 124h6"/>'
    '<path class="line" d="M172 132h30M180 132v-14l10-8 10 8v14"/>'
    '<path class="lamp" d="M114 126h4v6h-4zM188 124h4v8h-4z"/>'
    '<path class="trail" d="M222 132C226 124 230 116 233 110"/>'
    '<path class="line" d="M230 108 238 88C240 82 246 76 252 74 254 80 254 88 250 94L242 112Z"/>'
    '<path class="line" d="M233 100l-7 5 4 3M247 100l0 8-5 2"/>'
)
COVER: Final = svg(320, 180, "cover game-ceres", "Ceres", PICTURE)
