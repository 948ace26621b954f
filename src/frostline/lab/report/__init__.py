"""A page about simulated games: scores, wins, length, points, components and decisions as plots and tables."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...core.errors import BadOption
from ...text import LANGUAGES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostline report`."""
    parser.description = (
        "Write one HTML page about a file of simulate or arena: scores, wins, length, where points come from, "
        "which components win more than they should. It needs no network and no script, and prints well."
    )
    parser.epilog = "example: frostline report results.parquet --out report.html"
    parser.add_argument("file", type=Path, help="results of frostline simulate or arena: FILE.parquet or FILE.jsonl")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the page (default: beside the file, as FILE.html)")
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="language (default en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """`frostline report`."""
    out: Path = args.out or args.file.with_suffix(".html")
    if not out.parent.is_dir():
        raise BadOption(f"{out}: there is no folder {out.parent}")
    if out.suffix in (".parquet", ".jsonl"):
        raise BadOption(f"{out}: the report is a page: name it ….html")
    from .page import page  # with all that it needs, which no other command does
    from .reading import Results

    text = page(Results(args.file), args.lang)
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{out} cannot be written: {error.strerror or error}") from None
    print(out)
    return 0
