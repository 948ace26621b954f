"""`frostline draw`: a position of a saved game as an SVG file that needs nothing else."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .core.errors import BadOption
from .terminal import saves
from .text import LANGUAGES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostline draw`."""
    parser.description = (
        "Draw a position of a saved game: the board and what lies before every player, as an SVG file that looks the "
        "same in a browser, a paper or a slide. Without --seat every hand is open; decks stay face down."
    )
    parser.epilog = "example: frostline draw mygame.frost --upto 40 --seat 0 --out move-40.svg"
    parser.add_argument("file", type=Path, help="a record file")
    parser.add_argument("--upto", type=int, metavar="N", help="the position after N moves (default: after all)")
    parser.add_argument("--seat", type=int, metavar="S", help="as a seat sees it, from 0 on; -1: as everybody does")
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="language (default en)")
    parser.add_argument("--pack", default="", metavar="FOLDER", help="the pack the game was played with")
    out = "where to draw it (default: FILE with the ending .svg; - for standard output)"
    parser.add_argument("--out", type=Path, metavar="FILE", help=out)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """`frostline draw`."""
    from .notebook import Picture, show  # the boards are not for every command

    if arguments.upto is not None and arguments.upto < 0:
        raise BadOption("--upto is a number of moves, from 0 on")
    record = saves.read(arguments.file)
    drawing = show(record.replay(arguments.upto, arguments.pack), arguments.seat, arguments.lang)
    assert isinstance(drawing, Picture)
    out = arguments.out or arguments.file.with_suffix(".svg")
    if str(out) == "-":
        sys.stdout.write(drawing.svg + "\n")
    else:
        drawing.save(out)
        print(out)
    return 0
