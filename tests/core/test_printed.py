"""Printed data and packs: what is wrong is said with file, item and field; a pack is part of the record."""

from __future__ import annotations

from pathlib import Path

import pytest

import frostline
from frostline import BadComponents, CorruptRecord, Record
from frostline.games.artemis.state import Artemis

GAME = frostline.game("artemis")


def pack(folder: Path, **files: str) -> str:
    """A pack with these files."""
    folder = folder / "my-box"
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return str(folder)


def test_a_pack_replaces_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    folder = pack(tmp_path, buildings='[drone-docks]\nslots = ["any"]\n', tables="[start]\nminerals = 5\n")
    state = GAME.new(2, 1, pack=folder)

    assert isinstance(state, Artemis)
    assert state.colonies[0].minerals == 5
    assert state.colonies[0].energy == 3
    assert state.setup.pack
    assert state.setup.pack.name == "my-box"


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"buildings": "[drone-docks]\nslots = 3\n"}, r"my-box/buildings.toml: \[drone-docks\] slots: should be a list"),
        ({"buildings": '[drone-docks]\nslots = ["pilot"]\n'}, "should be one of pioneer, engineer, marine, steward, any"),
        ({"buildings": '[drone-docks]\nslots = ["any","any","any","any","any"]\n'}, "at most 4 slots"),
        ({"buildings": '[drone-docks]\neffect = "gain"\n'}, "effect: should be a table in braces"),
        ({"buildings": '[drone-docks]\neffect = { kind = "buy", amount = 2 }\n'}, "drone-docks.effect\\] good: is missing"),
        ({"buildings": '[drone-docks]\neffect = { kind = "hub", vp = 1 }\n'}, "vp: is not a field here"),
        ({"buildings": "[drone-docks]\ncolour = 3\n"}, "colour: is not a field here; the fields are effect, "),
        ({"buildings": '[drone-docks]\nsource = "dream"\n'}, "source: should be one of rulebook, public, reconstructed"),
        ({"buildings": '[drone-docks]\nreconstructed = ["x"]\n'}, "reconstructed: should be one of"),
        ({"buildings": "[space-elevator]\n"}, r"no such item \[space-elevator\]"),
        ({"buildings": "drone = 3\n"}, r"'drone' should be a table like \[drone\]"),
        ({"buildings": "[oops\n"}, "cannot be read as TOML"),
        ({"ships": "[a]\n"}, "no such sheet; the sheets are buildings, "),
        ({"tables": "[start]\nminerals = true\n"}, "minerals: should be a whole number from 0 to 99, not True"),
        ({"tables": "[score-badges]\nfrom = [1, 2, 5, 8]\n"}, "should rise from 0"),
        ({"tables": "[academy-supply]\nengineer = 99\n"}, "there are not that many colonists"),
        ({"tables": "[relief]\nrewards = [" + '{kind="mix",amount=1},' * 13 + "]\n"}, "at most 12 spaces"),
        ({"expeditions": "[crystal-grotto]\nrewards = [{kind='train'}, {kind='train'}]\n"}, "two rewards of a card are different"),
        ({"events": '[rockfall]\nletter = "Z"\n'}, "letter: should be one of !, A, B"),
        ({}, "holds no .toml file"),
    ],
)  # fmt: skip
def test_a_wrong_pack_is_refused_in_one_sentence(tmp_path: Path, files: dict[str, str], words: str) -> None:
    with pytest.raises(BadComponents, match=words) as caught:
        GAME.new(2, 1, pack=pack(tmp_path, **files))
    assert "\n" not in str(caught.value).split("cannot be read as TOML")[0]


def test_a_pack_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadComponents, match="there is no pack folder 'nowhere'"):
        GAME.new(2, 1, pack="nowhere")


def test_a_record_notices_a_missing_or_changed_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, tables="[start]\nminerals = 5\n")
    found = GAME.new(2, 1, pack=folder).setup.pack
    assert found
    record = Record("artemis", 2, 1, pack=[found.name, found.check])

    assert Record.loads(record.dumps()).replay(folder=folder).seats == 2
    with pytest.raises(CorruptRecord, match="played with the pack 'my-box': name its folder"):
        record.replay()
    with pytest.raises(CorruptRecord, match="played without a pack"):
        Record("artemis", 2, 1).replay(folder=folder)
    pack(tmp_path, tables="[start]\nminerals = 6\n")
    with pytest.raises(CorruptRecord, match="'my-box' has changed"):
        record.replay(folder=folder)


def test_positions_carry_their_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, tables="[start]\nminerals = 5\n")
    saved = GAME.save(GAME.new(2, 1, pack=folder))

    assert GAME.save(GAME.load(saved, folder)) == saved


@pytest.mark.parametrize("kind", ["either", "mix"])
def test_relief_spaces_may_be_of_other_kinds_than_ours(tmp_path: Path, kind: str) -> None:
    folder = pack(tmp_path, tables=f"[relief]\nrewards = [{{ kind = '{kind}', amount = 2 }}]\n")
    for seed in range(4):
        state = GAME.new(3, seed, pack=folder)
        while state.options:
            state.play(state.options[seed % len(state.options)])
            assert GAME.broken(state) == ""
