"""The command line: frostline play | serve | simulate | report | arena | replay | draw | rules | components | bench."""

from __future__ import annotations

import argparse
import json
import secrets
import shlex
import sys
from pathlib import Path

from . import __version__, draw
from .bots import NAMES, bot
from .bots.processes import cores
from .core.errors import BadOption, FrostlineError
from .core.match import Match
from .core.record import Record
from .core.registry import GAMES, game
from .lab import arena, bench, report, simulate
from .terminal import reading, saves
from .terminal.play import Screen
from .text import LANGUAGES, speaker


def main(argv: list[str] | None = None) -> int:
    """Run a command; what Frostline refuses is one sentence and exit status 2."""
    arguments = parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        return status
    except FrostlineError as error:
        print(f"frostline: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def parser() -> argparse.ArgumentParser:
    """Every command with its help."""
    top = argparse.ArgumentParser(
        prog="frostline", description="Four frontier board games: play them, study them, train agents on them."
    )
    top.add_argument("--version", action="version", version=f"frostline {__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")

    play = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play in the terminal: alone, against bots, or several people at one screen. "
        "The game is saved after every move and can be continued at any time.",
        epilog="examples: frostline play artemis · frostline play artemis --seats 3 --bots hard · "
        "frostline play antarctica --seats 2 --lang fr · frostline play --resume mygame.frost",
    )
    play.add_argument("game", nargs="?", help=f"one of: {', '.join(GAMES)}")
    seats = "number of players, bots included (default: solo, or against two bots where there is none)"
    play.add_argument("--seats", type=int, help=seats)
    play.add_argument("--bots", default="", help=f"bots for the other seats, by commas: {', '.join(NAMES)}")
    play.add_argument("--humans", type=int, help="people at this screen (default: everybody, or 1 with --bots)")
    play.add_argument("--lang", default="en", choices=LANGUAGES, help="language (default en)")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game (default: the data folder)")
    play.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    add_setup(play, seed=None)
    play.set_defaults(run=run_play)

    serve = commands.add_parser(
        "serve",
        help="play in the browser",
        description="Start the site. Games are kept in a database and go on when the server is started again.",
        epilog="The database can also be named by the environment variable FROSTLINE_DATABASE, e.g. "
        "postgresql://user@host/frostline; several workers need PostgreSQL.",
    )
    serve.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1: this machine only)"
    )
    serve.add_argument("--port", type=int, default=8000, help="port (default 8000)")
    serve.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: the data folder)")
    serve.add_argument("--workers", type=int, default=1, help="server processes (default 1)")
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.set_defaults(run=run_serve)

    simulate.add_arguments(commands.add_parser("simulate", help="let bots play many games"))
    arena.add_arguments(commands.add_parser("arena", help="let bots compete"))
    report.add_arguments(commands.add_parser("report", help="make a page of plots about simulated games"))

    replay = commands.add_parser("replay", help="show a saved game move by move", description="Show a saved game.")
    replay.add_argument("file", type=Path, help="a record file")
    replay.add_argument("--upto", type=int, metavar="N", help="stop after N moves")
    replay.add_argument("--lang", default="en", choices=LANGUAGES, help="language (default en)")
    replay.add_argument("--pack", default="", metavar="FOLDER", help="the pack the game was played with")
    replay.add_argument("--json", action="store_true", help="print the position at the end as JSON")
    replay.set_defaults(run=run_replay)

    draw.add_arguments(commands.add_parser("draw", help="draw a position of a saved game"))

    rules = commands.add_parser(
        "rules", help="read or search the rules", description="The rules of a game, each with its id."
    )
    rules.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    rules.add_argument("search", nargs="?", default="", help="only rules with this in their id or text")
    rules.add_argument("--lang", default="en", choices=LANGUAGES, help="language (default en)")
    rules.set_defaults(run=run_rules)

    components = commands.add_parser(
        "components",
        help="show printed data and where it comes from",
        description="Every printed value of a game: from the rulebook, from public sources, or reconstructed.",
    )
    components.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    components.add_argument("--pack", default="", metavar="FOLDER", help="show it with a pack laid over it")
    components.add_argument("--json", action="store_true", help="print JSON")
    components.set_defaults(run=run_components)

    measure = commands.add_parser(
        "bench",
        help="measure the engine",
        description="Random play of every game, and of a peer in the same run if `make bench` has set it up.",
    )
    measure.add_argument("games", nargs="*", help=f"which games (default: all of {', '.join(GAMES)})")
    measure.add_argument("--seconds", type=float, default=4.0, help="time for each trial (default 4)")
    measure.add_argument("--no-peer", action="store_true", help="leave the peer out")
    measure.add_argument("--json", action="store_true", help="print JSON")
    measure.set_defaults(run=run_bench)
    return top


def add_setup(command: argparse.ArgumentParser, seed: int | None) -> None:
    """Arguments about how a game is set up."""
    what = "by chance" if seed is None else str(seed)
    command.add_argument("--seed", type=int, default=seed, help=f"seed of all chance in the game (default: {what})")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME",
        help="switch on a module or another reading; repeatable",
    )
    command.add_argument("--pack", default="", metavar="FOLDER", help="printed data of your own in place of ours")


def sit_down(arguments: argparse.Namespace) -> None:
    """Who has not said how many play: alone where the rules know solo, else against bots."""
    solo = 1 in game(arguments.game).seats
    arguments.seats = 1 if solo else 3
    if not solo:
        arguments.bots = arguments.bots or "normal"


def run_play(arguments: argparse.Namespace) -> int:
    """`frostline play`."""
    if arguments.resume:
        record, path = saves.read(arguments.resume), arguments.save or arguments.resume
    elif arguments.game:
        seed = secrets.randbelow(1 << 31) if arguments.seed is None else arguments.seed
        if arguments.seats is None:
            sit_down(arguments)
        state = game(arguments.game).new(arguments.seats, seed, arguments.option, arguments.pack)
        pack = state.setup.pack
        named = [pack.name, pack.check] if pack else None
        record = Record(arguments.game, arguments.seats, seed, (), state.setup.options, named, state.setup.game.version)
        path = arguments.save or saves.new_file(arguments.game)
    else:
        raise BadOption(f"name a game ({', '.join(GAMES)}) or a saved one with --resume FILE")
    if path.exists() and path != arguments.resume:
        raise BadOption(f"{path} exists already: continue it with --resume, or choose another name")
    names = [name for name in arguments.bots.split(",") if name]
    humans = arguments.humans if arguments.humans is not None else (1 if names else record.seats)
    if not 0 <= humans <= record.seats or (humans < record.seats and not names):
        raise BadOption(f"{humans} people at {record.seats} seats: name bots for the other seats with --bots")
    bots = {
        seat: bot(names[(seat - humans) % len(names)], record.game, record.seed + seat, cores())
        for seat in range(humans, record.seats)
    }
    match = Match(record, arguments.pack)
    again = ["frostline", "play", "--resume", str(path)]
    for flag, value in (("--bots", arguments.bots), ("--humans", arguments.humans), ("--pack", arguments.pack)):
        again += [flag, str(value)] if value else []
    again += ["--lang", arguments.lang] if arguments.lang != "en" else []
    try:
        Screen(match, speaker(record.game, arguments.lang), bots, path, shlex.join(again)).run()
    finally:
        for each in bots.values():
            each.close()
    return 0


def run_serve(arguments: argparse.Namespace) -> int:
    """`frostline serve`."""
    from .web.serve import serve

    return serve(arguments.host, arguments.port, arguments.database, arguments.workers, not arguments.no_browser)


def run_replay(arguments: argparse.Namespace) -> int:
    """`frostline replay`."""
    record = saves.read(arguments.file)
    if arguments.upto is not None and arguments.upto < 0:
        raise BadOption("--upto is a number of moves, from 0 on")
    if arguments.json:
        state = record.replay(arguments.upto, arguments.pack)
        print(json.dumps(state.setup.game.save(state)))
        return 0
    for line in reading.replay_lines(record, speaker(record.game, arguments.lang), arguments.upto, arguments.pack):
        print(line)
    return 0


def run_rules(arguments: argparse.Namespace) -> int:
    """`frostline rules`."""
    for line in reading.rule_lines(game(arguments.game).name, arguments.lang, arguments.search):
        print(line)
    return 0


def run_components(arguments: argparse.Namespace) -> int:
    """`frostline components`."""
    rows = list(reading.component_rows(game(arguments.game), arguments.pack))
    if arguments.json:
        print(json.dumps(rows, indent=2))
        return 0
    for row in rows:
        but = f" (reconstructed: {row['reconstructed']})" if row["reconstructed"] else ""
        print(f"{row['file']:<18} {row['item']:<24} {row['source']}{but}: {row['values']}")
    for source in ("rulebook", "public", "reconstructed"):
        print(f"{source}: {sum(row['source'] == source for row in rows)} items")
    return 0


def run_bench(arguments: argparse.Namespace) -> int:
    """`frostline bench`."""
    names = [game(name).name for name in arguments.games] or list(GAMES)
    result = bench.bench(names, arguments.seconds, not arguments.no_peer, progress=True)
    print(json.dumps(result, indent=2) if arguments.json else "\n".join(bench.report(result)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
