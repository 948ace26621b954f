"""The report: honest numbers, nothing marked that may be chance, one page that needs nothing else."""

from __future__ import annotations

import argparse
import json
import random
import re
import shlex
from collections import Counter
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow
import pyarrow.parquet
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright
from web.browser import CHROMIUM, FLAGS

import frostline
from frostline import BadOption, CorruptRecord
from frostline.bots.random import RandomBot
from frostline.cli import main
from frostline.lab import arena, report
from frostline.lab.holdings import held
from frostline.lab.intervals import student, together, wilson
from frostline.lab.report.page import page
from frostline.lab.report.reading import Results
from frostline.lab.report.samples import Sample, difference
from frostline.lab.report.tallies import Tallies, tally

Row = dict[str, Any]
SEATS = {"artemis": 4, "antarctica": 3, "ceres": 2, "shackleton": 3}


def play(game: str, seats: int, number: int) -> Row:
    """A game of random bots as a row of a simulation."""
    rules = frostline.game(game)
    state = rules.new(seats, number)
    bots = [RandomBot(game, number * 31 + seat) for seat in range(seats)]
    chosen: Counter[tuple[int, str]] = Counter()
    while state.seat >= 0:
        seat = state.seat
        move = bots[seat].choose(state.options, lambda seat=seat: rules.view(state, seat))
        chosen[seat, move.family] += 1
        state.play(move)
    sources: Counter[tuple[int, str]] = Counter()
    for sheet in state.scores():
        for line in sheet.lines:
            sources[sheet.seat, line.category] += line.points
    return made(
        game=game, seats=seats, number=number, seed=number, bots=["random"] * seats, decisions=chosen.total(),
        totals=[sheet.total for sheet in state.scores()], places=[sheet.place for sheet in state.scores()],
        sources=[{"seat": seat, "category": name, "points": n} for (seat, name), n in sources.items()],
        held=[{"seat": seat, "kind": kind, "item": item} for seat, kind, item in held(state)],
        chosen=[{"seat": seat, "family": name, "times": n} for (seat, name), n in chosen.items()],
    )  # fmt: skip


def made(**more: Any) -> Row:
    """A row of a simulation; what is not said is as little as can be."""
    row: Row = {
        "game": "artemis", "rules": 1, "seats": 2, "options": [], "pack": "", "entrants": ["random"], "first_seed": 0,
        "number": 0, "seed": more.get("number", 0), "bots": ["random"] * 2, "totals": [9, 5], "places": [1, 2],
        "decisions": 50, "digest": "", "broken": "", "sources": [], "held": [], "chosen": [],
    }  # fmt: skip
    return row | more


def write(path: Path, rows: list[Row]) -> Path:
    """Rows as a file."""
    if path.suffix == ".parquet":
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)
    else:
        path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def counted(path: Path) -> Tallies:
    """The counts of a file."""
    results = Results(path)
    return tally(results.series["seats"], results.games())


def words_of(html: str) -> str:
    """What is to be read on a page, in one line."""
    text = re.sub(r"<(style|svg).*?</\1>", " ", html, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", text)).replace("\u00a0", " ").replace("\u2060", "").split())


def say(*arguments: str) -> int:
    """`frostline report …` in this process."""
    parser = argparse.ArgumentParser(prog="frostline report")
    report.add_arguments(parser)
    parsed = parser.parse_args(arguments)
    return parsed.run(parsed)


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Some games of every kind, as they come from a simulation."""
    folder = tmp_path_factory.mktemp("results")
    return {
        game: write(folder / f"{game}.jsonl", [play(game, seats, number) for number in range(12)])
        for game, seats in SEATS.items()
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", SEATS)
def test_a_page_is_whole_small_and_needs_nothing_from_elsewhere(files: dict[str, Path], game: str, lang: str) -> None:
    html = page(Results(files[game]), lang)

    assert frostline.text.speaker(game, lang).say("game-name") in unescape(html)
    assert f'<html lang="{lang}">' in html
    assert len(html.encode()) < 400_000
    assert not re.search(r"<script|<link|<img|https?:|url\(|@import|\bon\w+=", html)
    assert html.count("<figure") == html.count("<details>") >= 7
    for drawing in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        ElementTree.fromstring(drawing)
    for drawing in re.findall(r"<svg[^>]*role.*?</svg>", html, re.DOTALL):
        assert re.match(r'<svg viewBox="[^"]+" role="img" aria-label="[^"]+"><desc>[^<]+</desc>', drawing)
    assert "nan" not in words_of(html).lower().split()


def test_names_are_those_of_the_game_and_of_the_language(files: dict[str, Path]) -> None:
    english, french = [words_of(page(Results(files["artemis"]), lang)) for lang in ("en", "fr")]
    assert "Surface buildings" in english
    assert "Crystal Foundry" in english
    assert "Bid on … (bid)" in english
    assert "Bâtiments de surface" in french
    assert "Enchérir : … (bid)" in french
    assert "parties simulées" in french
    shackleton = words_of(page(Results(files["shackleton"])))
    assert "Corporations: mean score" in shackleton
    assert "Artemis Tours" in shackleton
    assert "Track 2" in words_of(page(Results(files["antarctica"])))


def test_the_summary_says_what_was_counted(tmp_path: Path) -> None:
    rows = []
    for number in range(400):
        first = number % 10 < 6
        rows.append(made(number=number, places=[1, 2] if first else [2, 1], totals=[20, 10] if first else [10, 20]))
    text = words_of(page(Results(write(tmp_path / "some.jsonl", rows))))

    low, high = wilson(240, 400)[1]
    assert f"▲ Vermilion won 60.0 % (95 %: {100 * low:.1f}–{100 * high:.1f} %) of the games" in text
    assert "An even share is 50 %." in text
    assert "further from an even share than chance explains for: ▲ Vermilion, ● Sky blue." in text
    assert "Winners scored 20.0 points on average, the others 10.0." in text
    assert "A game took 50.0 decisions on average" in text
    assert "first place" not in text


def test_a_shared_win_counts_in_parts(tmp_path: Path) -> None:
    rows = [made(number=number, places=[1, 1] if number < 10 else [1, 2]) for number in range(40)]
    path = write(tmp_path / "some.jsonl", rows)
    assert [side.wins.total for side in counted(path).by_seat] == [35, 5]
    assert "25.0 % of the games ended with a shared first place." in words_of(page(Results(path)))


def luck(items: int, games: int = 600) -> list[Row]:
    """Games of four whose winner is drawn by lot; so is who holds which item."""
    chance, rows = random.Random(7), []
    for number in range(games):
        winner = chance.randrange(4)
        held = [{"seat": chance.randrange(4), "kind": "building", "item": f"stone-{item}"} for item in range(items)]
        places = [1 if seat == winner else 2 for seat in range(4)]
        totals = [30 if place == 1 else 20 for place in places]
        rows.append(made(seats=4, number=number, bots=["random"] * 4, places=places, totals=totals, held=held))
    return rows


def test_of_many_components_held_by_lot_none_is_marked(tmp_path: Path) -> None:
    text = words_of(page(Results(write(tmp_path / "some.jsonl", luck(60)))))
    assert "Of 60 comparisons of components, none stands out by more than chance explains." in text
    assert "The 8 highest and the 8 lowest; 44 more are in the table." in text
    assert text.count("may be chance") == 61  # once in the explanation


def test_a_component_that_decides_is_marked_and_a_rare_one_is_not(tmp_path: Path) -> None:
    rows, chance = luck(10), random.Random(8)
    for row in rows:
        winner, number = row["places"].index(1), row["number"]
        best = winner if chance.random() < 0.5 else (winner + 1) % 4
        row["held"] += [
            {"seat": best, "kind": "building", "item": "crystal-foundry"},
            {"seat": best, "kind": "building", "item": "crystal-foundry"},  # a second copy does not count again
            {"seat": (winner + 1 + number % 3) % 4, "kind": "building", "item": "scoutpost"},
        ] + [{"seat": winner, "kind": "building", "item": "armorist"}] * (number < 20)
    text = words_of(page(Results(write(tmp_path / "some.jsonl", rows))))
    assert "Buildings: 1 of 12 did better than chance explains, 1 worse. Most: Crystal Foundry" in text
    assert "Least: Scoutpost (0.0 %)." in text
    assert re.search(r"Crystal Foundry 600 \d\d.\d % [\d.]+–[\d.]+ % [\d.]+–[\d.]+ % more than chance explains", text)
    assert re.search(r"Armorist 20 100.0 % [^a-z]+ too rare to say", text)
    assert "Holding is not causing" in text


def test_what_lies_on_the_table_is_compared_with_games_without_it(tmp_path: Path) -> None:
    chance, rows = random.Random(9), []
    for number in range(200):
        there = number % 2
        score = chance.randrange(10, 20) + 4 * there
        held = [{"seat": -1, "kind": "corporation", "item": "sky-watch"}] if there else []
        held += [{"seat": -1, "kind": "corporation", "item": "moon-mining"}]  # in every game: nothing to compare with
        decisions = chance.randrange(90, 110)
        rows.append(made(game="shackleton", number=number, totals=[score, score], decisions=decisions, held=held))
    path = write(tmp_path / "some.jsonl", rows)
    tallies = counted(path)
    some = tallies.common["corporation"]["sky-watch"].scores
    found = difference(some, tallies.scores.without(some))
    assert found
    assert found[0] == pytest.approx(4, abs=1)
    text = words_of(page(Results(path)))
    assert "Corporations that change scores or length by more than chance explains: Sky Watch." in text
    assert "Moon Mining" not in text


def test_intervals_are_students_and_wider_where_games_share_a_seed() -> None:
    values = [3, 5, 4, 8, 9, 1, 4, 6]
    plain, doubled = Sample(), Sample()
    for seed, value in enumerate(values):
        plain.add(seed, value)
        doubled.add(seed, value)
        doubled.add(seed, value)
    plain.close()
    doubled.close()
    mean, half = arena.mean({seed: [float(value)] for seed, value in enumerate(values)})
    assert half
    assert plain.interval() == pytest.approx((mean - half, mean + half), abs=2e-3)
    assert doubled.interval() == pytest.approx(plain.interval())
    assert doubled.n == 2 * plain.n
    assert student(7, together(1)) == student(7)
    assert together(100) > 3.4


def test_win_rates_of_one_seed_do_not_count_as_new_evidence() -> None:
    plain, copied = Sample(), Sample()
    for seed in range(60):
        plain.add(seed, seed % 3 == 0)
        for _ in range(4):
            copied.add(seed, seed % 3 == 0)
    plain.close()
    copied.close()
    assert list(plain.rate_interval()) == pytest.approx(wilson(20, 60)[1], abs=0.003)
    assert copied.rate_interval() == pytest.approx(plain.rate_interval(), abs=0.003)


def test_points_and_decisions_are_told_by_place(tmp_path: Path) -> None:
    rows = []
    for number in range(10):
        sources = [("play", 6, 2), ("surface", 3, 5), ("badges", 0, -2)]
        rows.append(
            made(
                number=number,
                sources=[
                    {"seat": seat, "category": name, "points": (won, lost)[seat]}
                    for name, won, lost in sources
                    for seat in (0, 1)
                ],
                chosen=[{"seat": 0, "family": "bid", "times": 4}, {"seat": 1, "family": "bid", "times": 1}],
            )
        )
    text = words_of(page(Results(write(tmp_path / "some.jsonl", rows))))
    assert "VP earned in play 6.00 2.00 4.00 57.1 %" in text
    assert "Expedition badges 0.00 −2.00 −1.00 −14.3 %" in text
    assert "Bid on … (bid) 4.00 1.00 +3.00" in text
    assert "Winners were furthest ahead of the others in: VP earned in play (4.0 points on average)." in text


def test_bots_are_compared_and_their_strength_is_warned_of(tmp_path: Path) -> None:
    rows = []
    for number in range(100):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        places = [1, 2] if bots[0] == "greedy" else [2, 1]
        held = [{"seat": places.index(1), "kind": "building", "item": "scoutpost"}]
        rows.append(made(number=number, entrants=["greedy", "random"], bots=bots, places=places, held=held))
    text = words_of(page(Results(write(tmp_path / "some.jsonl", rows))))
    assert "greedy won 100.0 % (95 %: 96.3–100.0 %), random won 0.0 % (95 %: 0.0–3.7 %)" in text
    assert "Scores by bot" in text
    assert "Its bots win" in text
    assert "The bots are not equally strong" in text


def test_alone_scores_are_compared_and_there_is_no_winner(tmp_path: Path) -> None:
    rows = []
    for number in range(80):
        held = [{"seat": 0, "kind": "building", "item": "scoutpost"}] if number % 2 else []
        totals = [20 + number % 3 + 9 * (number % 2)]
        rows.append(made(seats=1, number=number, bots=["random"], totals=totals, places=[1], held=held))
    text = words_of(page(Results(write(tmp_path / "alone.jsonl", rows))))
    assert "won" not in text.split("Scores, wins, length")[0]
    assert "The mean score was" in text
    assert re.search(r"Scoutpost 40 \+9\.0", text)


def test_against_an_automa_it_is_named_and_its_things_do_not_count(tmp_path: Path) -> None:
    rows = []
    for number in range(40):
        held = [{"seat": 1, "kind": "project", "item": "ai-core"}]
        more = {"seats": 1, "bots": ["random"], "totals": [30, 60], "places": [2, 1], "held": held}
        rows.append(made(game="shackleton", number=number, **more))
    text = words_of(page(Results(write(tmp_path / "alone.jsonl", rows))))
    assert "The player won 0.0 % (95 %: 0.0–8.8 %) of the games against AstroBot." in text
    assert "Projects" not in text


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_file_of_the_arena_shows_what_it_has(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"arena.{ending}"
    contest = arena.Contest("antarctica", ["random", "random"], 2, 5)
    result = arena.compete(contest, 10, out=path)
    text = words_of(page(Results(path)))
    assert "frostline arena antarctica --seats 2 --games 10 --bots random,random --seed 5" in text
    assert "Wins by seat" in text
    assert "Components" not in text
    assert "Where points come from" not in text
    assert sum(side.wins.total for side in counted(path).by_seat) == result["games"]


def test_both_kinds_of_files_give_the_same_page(files: dict[str, Path], tmp_path: Path) -> None:
    rows = [json.loads(line) for line in files["artemis"].read_text(encoding="utf-8").splitlines()]
    copy = write(tmp_path / "artemis.parquet", rows)
    assert page(Results(copy)).replace("artemis.parquet", "artemis.jsonl") == page(Results(files["artemis"]))


def test_the_command_on_the_page_makes_the_same_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, again = tmp_path / "first.jsonl", tmp_path / "again.jsonl"
    asked = ["simulate", "artemis", "--seats", "3", "--games", "4", "--bots", "random", "--seed", "9"]
    assert main([*asked, "--option", "relic", "--out", str(first)]) == 0
    assert main(["report", str(first)]) == 0
    html = first.with_suffix(".html").read_text(encoding="utf-8")
    told = re.search(r"<code>(.*?)</code>", html)
    assert told
    command = shlex.split(unescape(re.sub(r"<[^>]+>", "", told[1])))
    assert command[-1] == first.name
    assert main([*command[1:-1], str(again)]) == 0
    assert again.read_bytes() == first.read_bytes()
    assert str(first.with_suffix(".html")) in capsys.readouterr().out


def test_broken_and_missing_games_are_told_and_left_out(tmp_path: Path) -> None:
    rows = [made(number=number) for number in range(20) if number != 7]
    rows[3] |= {"broken": "dice were lost", "totals": [777, 777]}
    path = write(tmp_path / "some.jsonl", rows)
    text = words_of(page(Results(path)))
    assert "One game broke an invariant of the rules and is left out" in text
    assert "number 3, seed 3: dice were lost" in text
    assert "One game of the series is not in the file." in text
    assert "777" not in text
    assert counted(path).games == 18
    only = write(tmp_path / "only.jsonl", [made(broken="dice were lost")])
    assert "dice were lost" in words_of(page(Results(only)))


def test_names_from_a_file_stay_text(tmp_path: Path) -> None:
    bots = ["cmd:<b>&x</b>", "random"]
    held = [{"seat": 0, "kind": "<i>", "item": "<u>"}]
    row = {"game": "chess", "bots": bots, "entrants": bots, "held": held, "mood": "good"}
    html = page(Results(write(tmp_path / "some.jsonl", [made(number=number, **row) for number in range(12)])))
    assert "<b>" not in html
    assert "<i>" not in html
    assert "<u>" not in html
    text = words_of(html)
    assert "chess: 12 simulated games" in text
    assert "need not play the same way again" in text
    assert "Columns that this report does not know were left aside: mood." in text
    assert "FOLDER" not in text


BAD = {
    "empty.jsonl": ("", "is empty: there is nothing to report"),
    "words.jsonl": ("hello\n", "line 1 is not the result of a game"),
    "other.jsonl": ('{"a": 1}\n', "there is no column game, rules, seats, options and others"),
    "words.parquet": ("hello", "is not a Parquet file"),
    "kind.jsonl": (json.dumps(made(seats="two")) + "\n", "its seats is 'two'"),
    "places.jsonl": (json.dumps(made(places=[1])) + "\n", "game 1 is not the result of a game"),
    "seat.jsonl": (json.dumps(made(held=[{"seat": 7, "kind": "a", "item": "b"}])) + "\n", "game 1 is not the result"),
    "mixed.jsonl": (
        json.dumps(made()) + "\n" + json.dumps(made(seats=3)) + "\n",
        "game 2 belongs to another series (its seats: 3, before it: 2); a report is about one",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text(BAD[name][0], encoding="utf-8")
    with pytest.raises(CorruptRecord) as told:
        say(str(path))
    assert BAD[name][1] in str(told.value)
    assert "\n" not in str(told.value)
    assert not path.with_suffix(".html").exists()


def test_a_file_that_is_not_there_or_is_no_table_is_refused(tmp_path: Path) -> None:
    good = write(tmp_path / "good.jsonl", [made()])
    wrong = [
        ([str(tmp_path / "none.parquet")], "cannot be read: No such file"),
        ([str(tmp_path / "some.csv")], "named ….jsonl or ….parquet"),
        ([str(good), "--out", str(tmp_path / "none" / "x.html")], "there is no folder"),
        ([str(good), "--out", str(good)], "name it ….html"),
        ([str(good), "--out", str(tmp_path)], "cannot be written"),
    ]
    for arguments, sentence in wrong:
        with pytest.raises(BadOption, match=re.escape(sentence)):
            say(*arguments)


def test_a_damaged_parquet_file_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "torn.parquet", luck(3, 50))
    torn = bytearray(path.read_bytes())
    torn[100:2000] = bytes(1900)
    path.write_bytes(torn)
    with pytest.raises(CorruptRecord, match="is damaged"):
        say(str(path))
    rows = [made() | {"held": 3}]
    with pytest.raises(CorruptRecord, match="column held does not hold lists of entries with seat, kind, item"):
        say(str(write(tmp_path / "held.parquet", rows)))


def test_games_are_read_one_by_one_and_a_torn_end_does_not_count(tmp_path: Path) -> None:
    path = write(tmp_path / "some.jsonl", [made(number=number) for number in range(3)])
    with path.open("a", encoding="utf-8") as file:
        file.write('{"game": "arte')
    assert len(list(Results(path).games())) == 3
    with path.open("a", encoding="utf-8") as file:
        file.write("\n")
    games = Results(path).games()
    assert [next(games).number for _ in range(3)] == [0, 1, 2]
    with pytest.raises(CorruptRecord, match="line 4"):
        next(games)


OUTSIDE = """() => [...document.querySelectorAll('figure svg')].flatMap((svg) => {
    const wide = svg.viewBox.baseVal.width, high = svg.viewBox.baseVal.height;
    const words = [...svg.querySelectorAll('text')].map((each) => {
        const box = each.getBBox();
        return {said: each.textContent, left: box.x, right: box.x + box.width, top: box.y, foot: box.y + box.height};
    });
    const out = words.filter((each) => each.left < -1 || each.right > wide + 1 || each.foot > high + 2);
    const over = words.filter((one, at) => words.slice(at + 1).some((two) => one.left < two.right - 1
        && two.left < one.right - 1 && one.top < two.foot - 4 && two.top < one.foot - 4));
    return [...out, ...over].map((each) => each.said);
})"""


def faults(sheet: Page, path: Path) -> list[str]:
    """What is asked for from elsewhere, hangs out, overlaps, or what axe finds."""
    asked: list[str] = []
    sheet.on("request", lambda request: asked.append(request.url))
    sheet.goto(path.as_uri())
    sheet.evaluate("document.querySelector('details').open = true")
    found = Axe().run(sheet).response["violations"]
    sheet.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    wide = sheet.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return asked[1:] + ["too wide"] * bool(wide) + sheet.evaluate(OUTSIDE) + [each["id"] for each in found]


@pytest.mark.parametrize(
    ("game", "lang", "width", "scheme"), [("artemis", "fr", 1280, "light"), ("shackleton", "en", 390, "dark")]
)
def test_in_a_browser_nothing_is_cut_or_overlaps_and_axe_is_content(
    files: dict[str, Path], tmp_path: Path, game: str, lang: str, width: int, scheme: Any
) -> None:
    out = tmp_path / "report.html"
    assert say(str(files[game]), "--out", str(out), "--lang", lang) == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        sheet = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)
        assert faults(sheet, out) == []
        browser.close()
