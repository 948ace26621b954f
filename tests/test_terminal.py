"""Playing in the terminal: numbers, commands, undo, saving, resuming, bots, two languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import frostline
from frostline.bots import Bot, bot
from frostline.core.chance import Chance
from frostline.core.match import Match
from frostline.core.record import Record
from frostline.games.ceres.moves import BASE
from frostline.games.ceres.state import Ceres
from frostline.terminal import saves
from frostline.terminal.play import Screen, spelt, typed
from frostline.text import speaker


class Player:
    """Types lines and keeps what is shown; after the last line it leaves."""

    def __init__(
        self, path: Path, lines: list[str], record: Record, lang: str = "en", bots: dict[int, Bot] | None = None
    ):
        self.lines: Iterator[str] = iter(lines)
        self.shown: list[str] = []
        self.screen = Screen(
            Match(record), speaker(record.game, lang), bots or {}, path, "again", self.type, self.shown.append
        )
        self.screen.run()

    def type(self, prompt: str) -> str:
        self.shown.append(prompt)
        return next(self.lines, "q")

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "mine.frost"


def solo(seed: int = 3) -> Record:
    return Record("artemis", 1, seed)


def test_a_newcomer_sees_the_table_the_question_and_numbered_options(path: Path) -> None:
    text = Player(path, [], solo()).text
    assert "Round 1 of 6" in text
    assert "choose the die to place [ART-PLACE-02]" in text
    assert "  1. Place a" in text
    assert str(path) in text


@pytest.mark.parametrize(
    ("game", "goods"),
    [
        ("artemis", "3 Energy, 3 Minerals"),
        ("antarctica", "supply 2, reserve 14"),
        ("ceres", "0 VP if the game ended now · Leaders 4 · 2 Ore"),
        ("shackleton", "Reputation 0 · maintenance 0 · nothing"),
    ],
)
def test_every_question_comes_with_what_the_one_asked_has(path: Path, game: str, goods: str) -> None:
    shown = Player(path, ["1"], Record(game, 2, 3)).shown
    for at in [at for at, line in enumerate(shown) if line.startswith("  1. ")]:
        question, before = shown[at - 1], shown[at - 3 : at - 1]
        assert any(line.split(":")[0] == question.split(":")[0] for line in before)
    assert any(goods in line for line in before)


def test_numbers_and_move_texts_both_play(path: Path) -> None:
    player = Player(path, ["1", "vents"], solo())
    assert player.screen.match.record.moves[1] == "vents"
    assert len(saves.read(path).moves) == 2


def test_words_that_only_one_option_has_play_it_whatever_its_number(path: Path) -> None:
    text = Player(path, ["place a", "A 5", "a", "quarry"], solo()).text
    assert "“place a” fits 2 options: type more of it, or a number." in text
    assert "“a” is neither a number" in text  # one letter may be a slip of the finger
    assert saves.read(path).moves[:2] == ["die 5", "quarry"]


def test_words_are_rather_words_of_their_own_than_parts_of_others(path: Path) -> None:
    screen = Player(path, [], Record("antarctica", 2, 3)).screen
    decision = screen.match.state.decision
    assert decision
    labels = {move: screen.speaker.move(screen.match.state, decision.frame, move) for move in decision.options}
    assert len([label for label in labels.values() if "east area" in label]) > 1
    assert [labels[move].split(" area")[0].split()[-1] for move in screen.labelled("East area", decision)] == ["east"]
    assert len(screen.labelled("outheast", decision)) == 1


def test_words_of_what_an_option_costs_do_not_choose_it(path: Path) -> None:
    text = Player(path, ["yard", "1 energy, 1 alloy", "draw & see"], Record("ceres", 2, 3)).text
    assert "“1 energy, 1 alloy” is neither a number" in text
    assert saves.read(path).moves == ["leader yard", "draw few"]


def test_a_name_of_two_letters_is_understood_as_a_word_of_its_own(path: Path) -> None:
    state = frostline.game("shackleton").new(2, 3)
    moves = []
    while (decision := state.decision) is not None and decision.prompt != "Deploy":
        moves.append(decision.options[-1].text)
        state.play(decision.options[-1])
    screen = Player(path, [], Record("shackleton", 2, 3, moves)).screen
    assert decision
    names = {move: screen.speaker.move(state, decision.frame, move).partition(" – ")[0] for move in decision.options}
    near = [move for move, name in names.items() if "O1" in name]
    meant = [move for move, name in names.items() if " O1 " in spelt(name)]
    assert 0 < len(meant) < len(near)  # the others lie at O10, O11 or O12
    assert screen.labelled("o1", decision) == meant


def test_words_are_understood_as_a_keyboard_has_them() -> None:
    assert typed("Ouvrier\u00a0: l’Office\u202f!") == "ouvrier : l'office !"


def test_what_reveals_something_is_marked_and_said_once_where_everything_does(path: Path) -> None:
    chance, match = random.Random(1), Match(Record("artemis", 2, 3))
    seen: set[str] = set()
    while len(seen) < 3:
        options = match.state.options
        revealing = [match.reveals(move) for move in options]
        kind = "all" if all(revealing) else "some" if any(revealing) else "none"
        if kind not in seen:
            text = Player(path, [], Record("artemis", 2, 3, list(match.record.moves))).text
            assert text.count("(reveals something: cannot be undone)") == (sum(revealing) if kind == "some" else 0)
            assert text.count("(Whatever you choose reveals something and cannot be undone.)") == (kind == "all")
        seen.add(kind)
        match.play(chance.choice(options))


def test_undo_takes_back_one_move_and_says_when_it_cannot(path: Path) -> None:
    player = Player(path, ["u", "1", "u"], solo())
    assert "Nothing can be taken back" in player.text
    assert "Taken back." in player.text
    assert player.screen.match.record.moves == []
    assert saves.read(path).moves == []


def test_a_question_mark_cites_the_rule_and_says_why_not(path: Path) -> None:
    text = Player(path, ["?", "? art-gen-07", "? nothing"], solo()).text
    assert "ART-PLACE-02  " in text
    assert "[ART-PLACE-02]" in text
    assert "ART-GEN-07  " in text
    assert "There is no rule nothing." in text


def test_a_move_that_is_not_offered_is_answered_with_its_reason(path: Path) -> None:
    state = frostline.game("artemis").new(1, 3)
    missing = next(face for face in range(1, 7) if f"die {face}" not in [move.text for move in state.options])
    text = Player(path, [f"die {missing}", "claim", "abracadabra", "99"], solo()).text
    assert "[ART-PLACE-02]" in text
    assert "“claim” has nothing to do with this question" in text
    assert "“abracadabra” is neither" in text
    assert "type a number from 1 to" in text


def test_board_log_points_and_help_can_be_asked_for(path: Path) -> None:
    text = Player(path, ["b", "l", "p", "h", ""], solo()).text
    assert text.count("Round 1 of 6") == 2
    assert "Scores, if the game ended now" in text
    assert text.count("Type the number of an option, or words of it") == 2


def test_a_copy_can_be_saved_but_never_over_something(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    text = Player(path, ["s", f"s {copy}", f"s {copy}", "s /proc/no/x.frost"], solo()).text
    assert f"Saved in {copy}" in text
    assert f"{copy} exists already" in text
    assert "cannot be written" in text
    assert saves.read(copy).seed == 3


def test_a_game_goes_on_where_it_was_left(path: Path) -> None:
    first = Player(path, ["1", "1"], solo())
    second = Player(path, ["1"], saves.read(path))
    assert second.screen.match.record.moves[:2] == first.screen.match.record.moves
    assert len(second.screen.match.record.moves) == 3


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_solo_game_can_be_finished_by_numbers(path: Path, lang: str) -> None:
    chance = Chance(1)
    record = solo(4)
    match = Match(record)
    numbers = []
    while not match.over:
        number = chance.below(len(match.state.options))
        numbers.append(str(number + 1))
        match.play(match.state.options[number])
    player = Player(path, numbers, record, lang)
    assert player.screen.match.over
    assert ("Final scores" if lang == "en" else "Décompte final") in player.text


def test_bots_play_their_seats(path: Path) -> None:
    bots = {seat: bot("random", "artemis", seat) for seat in (1, 2)}
    player = Player(path, ["1"] * 400, Record("artemis", 3, 8), bots=bots)
    assert player.screen.match.over
    assert "Final scores" in player.text
    assert player.shown[-1] == f"See the game again, move by move: frostline replay {path}"


@pytest.mark.parametrize(("lang", "thinks"), [("en", "● Sky blue is thinking…"), ("fr", "● Bleu ciel réfléchit…")])
def test_a_bot_that_thinks_says_so_once_a_turn_and_then_why_it_moved(path: Path, lang: str, thinks: str) -> None:
    bots: dict[int, Bot] = {1: bot("search:20", "artemis", 1)}
    player = Player(path, ["1"] * 6, Record("artemis", 2, 8), lang, bots)
    reasons = player.screen.reasons
    assert reasons
    assert all(player.screen.match.entries[number].seat == 1 for number in reasons)
    turns = [line for line in player.shown if line.startswith("●") and line.startswith(thinks)]
    entries = [entry.seat for entry in player.screen.match.entries]
    assert len(turns) == sum(seat == 1 != entries[at - 1] for at, seat in enumerate(entries))
    for number, reason in reasons.items():
        assert f"      {reason}" in player.shown or not player.screen.match.entries[number].told
    shown = player.shown.index(thinks)
    assert "[ART-PLACE" in player.shown[shown - 1]  # what the person did is told before the bot begins to think
    assert player.shown[shown + 1].startswith("  ")


def test_a_bot_given_seconds_says_how_long_it_may_take(path: Path) -> None:
    bots: dict[int, Bot] = {1: bot("search:0.05s", "artemis", 1)}
    player = Player(path, ["1"] * 4, Record("artemis", 2, 8), bots=bots)
    assert "● Sky blue is thinking… (up to 1\u00a0s)" in player.text


def test_bots_that_answer_at_once_give_their_reasons_with_the_news(path: Path) -> None:
    player = Player(path, ["1"] * 6, Record("artemis", 2, 8), bots={1: bot("normal", "artemis", 1)})
    assert "is thinking" not in player.text
    assert any(f"      {reason}" in player.shown for reason in player.screen.reasons.values())


@pytest.mark.parametrize(("lang", "kept"), [("en", "Bots keep their plans"), ("fr", "Les bots gardent")])
def test_bots_keep_their_plans_to_themselves_if_asked_to(path: Path, lang: str, kept: str) -> None:
    player = Player(path, ["w", *["1"] * 6], Record("artemis", 2, 8), lang, {1: bot("normal", "artemis", 1)})
    assert kept in player.text
    assert player.screen.reasons
    assert not any(reason in player.text for reason in player.screen.reasons.values())
    again = Player(path, ["w", "w"], Record("artemis", 2, 8), lang).shown
    assert again.index(next(line for line in again if line.startswith(kept))) < len(again) - 2


def test_the_only_person_at_the_screen_is_told_what_only_they_may_know(path: Path) -> None:
    record = Record("artemis", 2, 8, options=["directives"])
    bots: dict[int, Bot] = {1: bot("search:10", "artemis", 1)}
    player = Player(path, [], record, bots=bots)
    player.screen.bots = {0: bots[1]}
    assert player.screen.viewer() == 1
    player.screen.bots = {}
    assert player.screen.viewer() == player.screen.match.state.seat
    player.screen.bots = {0: bots[1], 1: bots[1]}
    assert player.screen.viewer() == -1


def test_cards_drawn_in_the_middle_of_a_turn_are_named(path: Path) -> None:
    player = Player(path, ["leader yard", "draw few"], Record("ceres", 2, 1))
    state = player.screen.match.state
    assert isinstance(state, Ceres)
    names = [player.screen.speaker.say(f"facility-{BASE.facility_names[card]}") for card in state.drawn.cards]
    asked = player.text[player.text.rindex("Your drawn cards:") :]
    assert len(names) == state.printed.draws[0][0]
    assert all(name in asked for name in names)


def test_hidden_hands_stay_hidden_when_the_screen_is_passed(path: Path) -> None:
    record = Record("artemis", 2, 8, options=["directives"])
    names = [frostline.game("artemis").new(2, 8, ["directives"]).piles()[-2 + seat].cards for seat in (0, 1)]
    player = Player(path, ["1", "1", "q"], record)
    first = player.screen.match.entries[1].seat
    speak = speaker("artemis")
    from frostline.games.artemis.moves import BASE

    for card in names[1 - first]:
        assert speak.say(f"directive-{BASE.directive_names[card]}") not in player.text.split("Pass the screen")[0]


def test_passing_the_screen_waits_for_enter(path: Path) -> None:
    match = Match(Record("artemis", 2, 8, options=["directives"]))
    lines = []
    while len({entry.seat for entry in match.entries[1:]}) < 2:
        lines.append("1")
        match.play(match.state.options[0])
    player = Player(path, [*lines[:-1], "", "1"], Record("artemis", 2, 8, options=["directives"]))
    assert "Pass the screen to" in player.text


def test_files_get_new_names_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first = saves.new_file("artemis")
    saves.write(first, solo())
    assert saves.new_file("artemis") != first
    monkeypatch.delenv("FROSTLINE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert saves.data_folder() == tmp_path / "xdg" / "frostline"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saves.data_folder().name == "frostline"
