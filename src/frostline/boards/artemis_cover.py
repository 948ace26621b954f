"""The picture of The Artemis Project: a dome on the ice, the station hanging below it in dark water."""

from __future__ import annotations

from typing import Final

from .kit import svg

PICTURE: Final = (
    '<rect class="sky" width="320" height="180" rx="6"/>'
    '<circle class="jupiter" cx="248" cy="36" r="46"/>'
    '<path class="band" d="M204 24h88M202 38h92M206 52h84"/>'
    '<path class="star" d="M40 24h.1M84 44h.1M128 18h.1M24 60h.1M168 40h.1M300 92h.1M60 12h.1M190 12h.1"/>'
    '<path class="water" d="M0 96 40 90 76 98 120 88 168 96 214 88 262 97 320 90V174a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z"/>'
    '<path class="ice" d="M0 96 40 90 76 98 120 88 168 96 214 88 262 97 320 90V112L280 118 236 109 190 120 140 110 '
    '96 120 44 110 0 118Z"/>'
    '<path class="line" d="M96 92a30 30 0 0 1 60 0M126 62V50M126 50h14l-4 5 4 5h-14M106 78h40M116 92V79M136 92V79"/>'
    '<path class="line" d="M182 92V70h26v20M182 78h26M195 70V58M190 62a7 7 0 0 1 10 0"/>'
    '<path class="line" d="M126 114v16M96 130h60a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8H96a8 8 0 0 1-8-8v-6a8 8 0 0 1 8-8Z"/>'
    '<path class="line" d="M164 141h26M190 132h28a8 8 0 0 1 8 8v2a8 8 0 0 1-8 8h-28Z"/>'
    '<path class="line" d="M88 141H62M62 133a9 9 0 1 0 0 16Z"/>'
    '<circle class="lamp" cx="106" cy="141" r="4"/><circle class="lamp" cx="126" cy="141" r="4"/>'
    '<circle class="lamp" cx="146" cy="141" r="4"/><circle class="lamp" cx="206" cy="141" r="4"/>'
    '<path class="ray" d="M40 128c6 6-6 12 0 18s-6 12 0 18M262 126c6 6-6 12 0 18s-6 12 0 18M284 134c6 6-6 12 0 18"/>'
)
COVER: Final = svg(320, 180, "cover game-artemis", "The Artemis Project", PICTURE)
