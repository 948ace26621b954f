"""A network between a game's own and one that was taught on from it: it may be better than both.

python -m frostline.lab.blending GAME FOLDER/network.npz OUT.npz [--share 0.5]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy

from ..bots.evaluate import NETWORKS
from ..bots.evaluate.network import layers_file
from .learning import rescaled, widened
from .lessons import Layers, keep, read


def blended(before: Layers, after: Layers, share: float) -> Layers:
    """The weights of both, with such a share of the later ones, by the scales of these."""
    exact = [{name: numbers.astype("float64") for name, numbers in each.items()} for each in (before, after)]
    first = rescaled(widened(exact[0], numpy.random.default_rng(1)), exact[1])
    return {name: ((1 - share) * first[name] + share * exact[1][name]).astype("float32") for name in first}


def main(argv: Sequence[str]) -> int:
    """Blend and write."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", choices=sorted(NETWORKS))
    ask.add_argument("network", type=Path, help="the one taught on")
    ask.add_argument("out", type=Path)
    ask.add_argument("--share", type=float, default=0.5, help="of the one taught on")
    arguments = ask.parse_args(argv)
    keep(arguments.out, blended(read(layers_file(arguments.game)), read(arguments.network), arguments.share))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
