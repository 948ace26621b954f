"""Write a page with board and mats of a position, to look at: `python tools/preview_board.py --help`."""

from __future__ import annotations

import argparse
from pathlib import Path

import frostline
from frostline.boards import BOARDS, ICONS, Scene, icon
from frostline.core.chance import Chance
from frostline.core.log import Refusal
from frostline.core.state import State
from frostline.text import Speaker, speaker

CSS = Path(__file__).parent.parent / "src" / "frostline" / "web" / "static" / "board.css"
NAMES = ["Ada Lovelace", "Bo", "Maximiliane-Theodora von Hohenfels", "<script>alert(1)</script>", "Élodie"]
DULL = {  # moves that bring little to look at
    "artemis": ("done", "decline", "outfitter"),
    "antarctica": ("done", "no card", "stay", "no advance", "wait", "discard"),
    "ceres": ("pass", "done", "stop"),
    "shackleton": ("done", "gateway"),
}
PAGE = """<!doctype html><html lang="{lang}" data-theme="{theme}" style="color-scheme:{theme}"><meta charset="utf-8">
<link rel="stylesheet" href="{css}">
<style>body{{margin:8px;background:{back};color:{ink};font-family:system-ui}}.b{{width:{width}px;overflow-x:auto}}
.a{{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px;align-items:flex-start}}.a>div{{width:{area}px}}
.i span{{display:inline-block;width:76px;margin:4px;font-size:11px;text-align:center;overflow:hidden}}
.i .icon{{width:32px;height:32px;display:block;margin:auto}}</style>{body}"""


def position(game: str, seats: int, seed: int, moves: int, options: list[str], until: str) -> State:
    """A random game after so many moves, or after them at the first question of a kind."""
    state = frostline.game(game).new(seats, seed, options)
    chance = Chance(seed + 5)
    while state.options and (moves > 0 or (until and type(state.agenda[-1]).__name__ != until)):
        good = [move for move in state.options if move.text not in DULL[game]]
        good = good or [move for move in state.options if move.text == "done"] or state.options
        state.play(good[chance.below(len(good))])
        moves -= 1
    return state


def scene_of(state: State, tell: Speaker, seat: int) -> Scene:
    """The position as a seat sees it, with its moves and refusals."""
    view = state.setup.game.view(state, seat)
    if not state.agenda or state.seat != seat:
        return Scene(view, tell, {}, {})
    frame = state.decision.frame  # type: ignore[union-attr]
    labels = {move.text: tell.move(view.state, frame, move) for move in state.options}
    refusals = {}
    for move in state.setup.game.moves.moves:
        refusal: Refusal | None = None if move.text in labels else frame.refusal(state, move)
        if refusal is not None:
            refusals[move.text] = f"{tell.why_not(view.state, refusal)} [{refusal.rule}]"
    return Scene(view, tell, labels, refusals)


def main() -> None:
    """Write the page."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("file", type=Path)
    ask.add_argument("--game", default="artemis")
    ask.add_argument("--seats", type=int, default=3)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--moves", type=int, default=60)
    ask.add_argument("--until", default="", help="go on to the first question of that name, e.g. PlaceDie")
    ask.add_argument("--option", action="append", default=[])
    ask.add_argument("--lang", default="en")
    ask.add_argument("--theme", default="light")
    ask.add_argument("--width", type=int, default=840)
    ask.add_argument("--narrow", action="store_true", help="the layout for a phone")
    ask.add_argument("--icons", action="store_true")
    args = ask.parse_args()
    state = position(args.game, args.seats, args.seed, args.moves, args.option, args.until)
    scene = scene_of(state, speaker(args.game, args.lang, NAMES), state.seat)
    board = BOARDS[args.game]
    body = f'<div class="b">{board.board(scene, args.narrow)}</div><div class="a">'
    body += "".join(f"<div>{board.area(scene, seat)}</div>" for seat in range(state.seats))
    body += f"<div>{board.cover()}</div></div>"
    if args.icons:
        body = '<div class="i">' + "".join(f"<span>{icon(name, name)}{name}</span>" for name in ICONS) + "</div>"
    dark = args.theme == "dark"
    back, ink = ("#0b1719", "#e6f2f4") if dark else ("#f4f7f7", "#12292e")
    area = min(410, args.width)
    page = PAGE.format(lang=args.lang, theme=args.theme, css=CSS.as_uri(), body=body, width=args.width, area=area,
                       back=back, ink=ink)  # fmt: skip
    args.file.write_text(page, encoding="utf-8")
    question = type(state.agenda[-1]).__name__ if state.agenda else "the game is over"
    print(f"{args.file}: seat {state.seat}, {question}")


if __name__ == "__main__":
    main()
