"""What a page shows of a table: plain data for the templates, as far as the viewer may know it."""

from __future__ import annotations

import html
import re
import secrets
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from ..boards import BOARDS, Scene
from ..core.match import Match
from ..core.record import Record
from ..core.scores import ScoreSheet
from ..core.state import NOBODY, OpenDecision, State
from ..text import LANGUAGES, Speaker, speaker
from ..text.rules import rules
from ..text.speaker import SYMBOLS
from .chart import points_chart
from .levels import bots_at
from .live import Live
from .store import Chat, Person, Takeback

LogBlock = dict[str, Any]


def teller(live: Live, lang: str) -> Speaker:
    """Somebody who tells this table in a language, with its players' names."""
    return speaker(live.table.game, lang, [place.name for place in live.table.places])


def viewing_seat(live: Live, person: Person | None) -> int:
    """Through whose eyes a person looks: the seat that decides if it is theirs, else their only one."""
    seats = live.seats_of(person.id) if person else []
    if live.state.seat in seats:
        return live.state.seat
    return seats[0] if len(seats) == 1 else NOBODY


def table_title(live: Live, tell: Speaker) -> str:
    """The game and who plays it."""
    return f"{tell.say('game-name')} – {', '.join(place.name for place in live.table.places if place.kind != 'open')}"


def table_context(
    live: Live,
    person: Person | None,
    lang: str,
    narrow: bool,
    chat: list[Chat],
    note: str,
    asked: Takeback | None,
    passed: int,
    pace: float,
) -> dict[str, Any]:
    """Everything the table page shows to one viewer. `passed` is the seat the screen is known to be with."""
    tell = teller(live, lang)
    seat = viewing_seat(live, person)
    mine = live.seats_of(person.id) if person else []
    hand_over = live.state.has_secrets() and len(mine) > 1 and seat in mine and passed != seat
    viewer = NOBODY if hand_over else seat
    context = position_context(live.match, tell, viewer, narrow, log_so_far(live, tell, viewer))
    bots = bots_at(live, tell, pace)
    my_turn = live.state.seat in mine and live.table.state == "playing" and not hand_over
    deciding = live.state.decision
    context |= {
        "id": live.table.id,
        "number": live.number,
        "title": table_title(live, tell),
        "my_turn": my_turn,
        "bots": bots,
        "thinking": bots.get(live.state.seat) if live.table.state == "playing" else None,
        "waiting": "" if my_turn or deciding is None else waiting(live, tell, deciding),
        "can_undo": my_turn and live.match.can_undo,
        "seats_open": [
            {"seat": place.seat, "symbol": SYMBOLS[place.seat], "link": f"/t/{live.table.id}?seat={place.seat + 1}"}
            for place in live.table.places
            if place.kind == "open"
        ],
        "places": [
            {"seat": place.seat, "name": place.name, "kind": place.kind, "mine": place.seat in mine,
             "away": place.away, "symbol": SYMBOLS[place.seat]}
            for place in live.table.places
        ],
        "takeback": takeback(live, tell, mine, asked),
        "can_ask_takeback": bool(mine) and any(live.turn_begins(each) >= 0 for each in mine),
        "spectator": not mine,
        "left": bool(mine) and all(live.place(each).away for each in mine),
        "pass_screen": tell.seat(live.state, seat) if hand_over else "",
        "confirm": bool(person and person.confirm),
        "chat": [{"name": each.name, "text": each.text, "at": each.at} for each in chat],
        "note": note,
        "open": live.table.state == "open",
        "seat_names": [tell.seat(live.state, each) for each in range(live.table.seats)],
    }  # fmt: skip
    if not my_turn:
        context["options"], context["refused"] = [], []
    return context


def waiting(live: Live, tell: Speaker, decision: OpenDecision) -> str:
    """Whom everybody waits for, and for what."""
    if live.table.state == "open":
        return tell.say("site-waiting-seats")
    return tell.ask(live.state, decision.frame)


def takeback(live: Live, tell: Speaker, mine: list[int], asked: Takeback | None) -> dict[str, Any] | None:
    """A request to take back, if one is open."""
    if asked is None:
        return None
    return {
        "to": asked.to_number,
        "by": tell.seat(live.state, asked.asked_by),
        "mine_to_answer": any(seat not in asked.agreed for seat in mine),
    }


def position_context(match: Match, tell: Speaker, seat: int, narrow: bool, log: list[LogBlock]) -> dict[str, Any]:
    """A position as one seat sees it: board, areas, question, log, scores."""
    state = match.state
    name = state.setup.game.name
    view = state.setup.game.view(state, seat)
    decision = state.decision
    options: list[dict[str, Any]] = []
    refused: list[dict[str, Any]] = []
    if decision is not None and decision.seat == seat:
        for move in decision.options:
            reveals, ends = match.foresee(move)
            label = tell.move(state, decision.frame, move)
            options.append({"move": move.text, "label": label, "reveals": reveals, "ends": ends})
        refused = refusals(match, tell, decision)
    scene = Scene(
        view,
        tell,
        {option["move"]: option["label"] for option in options},
        {each["move"]: f"{each['why']} [{each['rule']}]" for each in refused},
    )
    board = BOARDS[name]
    sheets = sorted(state.scores(), key=lambda sheet: sheet.place)
    return {
        "game": name,
        "heading": tell.heading(state),
        "prompt": tell.ask(state, decision.frame) if decision else tell.say("site-game-over"),
        "rule": decision.rule if decision else "",
        "deciding": state.seat,
        "options": options,
        "refused": refused,
        "board": Markup(board.board(scene, narrow)),
        "areas": [
            {"seat": each, "name": tell.seat(state, each), "symbol": SYMBOLS[each], "mine": each == seat,
             "deciding": each == state.seat, "brief": tell.brief(state, each), "svg": Markup(board.area(scene, each))}
            for each in range(state.seats)
        ],
        "log": log,
        "scores": [score_context(state, tell, sheet) for sheet in sheets],
        "over": decision is None,
        "title_rank": tell.say(f"rank-{sheets[0].title}") if sheets[0].title >= 0 and decision is None else "",
    }  # fmt: skip


def score_context(state: State, tell: Speaker, sheet: ScoreSheet) -> dict[str, Any]:
    """A score sheet with every line."""
    lines = [{"label": tell.score(state, line), "points": line.points, "rule": line.rule} for line in sheet.lines]
    return {
        "seat": sheet.seat,
        "name": tell.seat(state, sheet.seat),
        "symbol": SYMBOLS[sheet.seat],
        "place": sheet.place,
        "total": sheet.total,
        "lines": lines,
    }


def refusals(match: Match, tell: Speaker, decision: OpenDecision) -> list[dict[str, Any]]:
    """What is visible but not allowed, with the reason."""
    state = match.state
    found = []
    for move in state.setup.game.moves.moves:
        if move in decision.options:
            continue
        refusal = decision.frame.refusal(state, move)
        if refusal:
            label = tell.move(state, decision.frame, move)
            found.append({"move": move.text, "label": label, "why": tell.why_not(state, refusal), "rule": refusal.rule})
    return found


def log_so_far(live: Live, tell: Speaker, viewer: int) -> list[LogBlock]:
    """The log of a table, told once per language and viewer."""
    kept = live.told.setdefault((tell.lang, viewer, *tell.names), [])
    return log_blocks(live.match, tell, viewer, kept, live.reasons)


def log_blocks(
    match: Match, tell: Speaker, viewer: int, kept: list[LogBlock], reasons: Sequence[dict[str, str]]
) -> list[LogBlock]:
    """The log, one block per move that had consequences, with a bot's reason; what was `kept` is not told again."""
    del kept[len(match.entries) :]
    for number in range(len(kept), len(match.entries)):
        entry = match.entries[number]
        lines = [
            {"text": tell.told(match.state, told, viewer), "rule": told.tell.rule, "seat": told.seat}
            for told in entry.told
        ]
        why = reasons[number - 1].get(tell.lang, "") if number else ""
        kept.append({"number": number, "seat": entry.seat, "lines": lines, "why": why})
    return [block for block in kept if block["lines"]]


def replay_context(
    live: Live, person: Person | None, lang: str, narrow: bool, at: int | None, pace: float
) -> dict[str, Any]:
    """A moment of a game, with the way through all the others."""
    tell = teller(live, lang)
    row, moves = live.table, live.match.record.moves
    last = len(moves)
    at = last if at is None else max(0, min(at, last))
    match = Match(Record(row.game, row.seats, row.seed, moves[:at], row.options, row.pack, row.rules), row.pack_folder)
    mine = live.seats_of(person.id) if person else []
    seat = mine[0] if len(mine) == 1 else NOBODY
    context = position_context(match, tell, seat, narrow, log_blocks(match, tell, seat, [], live.reasons))
    context |= {
        "bots": bots_at(live, tell, pace),
        "id": row.id,
        "number": live.number,
        "title": table_title(live, tell),
        "at": at,
        "last": last,
        "options": [],
        "refused": [],
        "chart": Markup(points_chart(live.match, tell)),
        "record_url": f"/t/{row.id}/record",
        "fork_url": f"/t/{row.id}/fork",
        "finished": live.match.over,
        "my_turn": False,
        "spectator": not (person and live.seats_of(person.id)),
        "seat_names": [tell.seat(match.state, each) for each in range(row.seats)],
    }
    return context


def rules_context(game: str, lang: str, search: str) -> dict[str, Any]:
    """The rules by chapter, all or those that hold what is searched for, in whichever language."""
    wanted = search.casefold()
    chapters: dict[str, list[dict[str, Any]]] = {}
    for rule in rules(game, lang).values():
        texts = [rules(game, each)[rule.id].text for each in LANGUAGES]
        if wanted in "\n".join([rule.id, *texts]).casefold():
            chapters.setdefault(rule.chapter, []).append({"id": rule.id, "text_html": rule_html(rule.text)})
    return {
        "chapters": [{"title": title, "rules": found} for title, found in chapters.items()],
        "q": search,
        "game": game,
    }


def rule_html(text: str) -> Markup:
    """A rule's text with its few marks (emphasis, code) as HTML."""
    safe = html.escape(text)
    safe = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", safe)
    safe = re.sub(r"\*(.+?)\*", r"<em>\1</em>", safe)
    return Markup(re.sub(r"`(.+?)`", r"<code>\1</code>", safe))


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(53)
