"""The house stays as it was planned: who imports whom, how long files are, what is public."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from statistics import median

import frostline

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "frostline"
FILES = sorted(SOURCE.glob("**/*.py"))
ABOVE = {
    "core": set(),
    "games": {"core"},
    "text": {"core", "games"},
    "boards": {"core", "games", "text"},
    "terminal": {"core", "games", "text", "bots"},
    "web": {"core", "games", "text", "boards", "bots", "terminal"},
    "bots": {"core", "games", "text"},
    "lab": {"core", "games", "text", "bots"},
    "rl": {"core", "games", "text", "boards", "bots", "terminal"},
}
CHAPTERS = {"components", "game", "invariants", "moves", "scoring", "setup", "state", "tells", "turn"}


def imports(path: Path) -> set[str]:
    """The rooms and packages a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.ImportFrom):
            base = path.relative_to(SOURCE).parts[: -node.level]
            names = [node.module] if node.module else [name.name for name in node.names]
            found |= {f"frostline.{'.'.join([*base, name])}".split(".")[1] for name in names}
    return found


def test_imports_only_point_up() -> None:
    for room, allowed in ABOVE.items():
        for path in SOURCE.glob(f"{room}/**/*.py"):
            rooms = imports(path) & set(ABOVE)
            assert rooms <= allowed | {room}, f"{path} imports {rooms - allowed}"


def test_core_and_games_need_nothing_but_the_standard_library() -> None:
    for room in ("core", "games"):
        for path in SOURCE.glob(f"{room}/**/*.py"):
            assert imports(path) <= sys.stdlib_module_names | set(ABOVE) | {"frostline"}, path


def test_every_game_has_the_same_files() -> None:
    for folder in (SOURCE / "games").iterdir():
        if folder.is_dir() and folder.name != "__pycache__":
            assert {path.stem for path in folder.glob("*.py")} >= CHAPTERS, folder
            for lang in ("en", "fr"):
                assert (folder / f"rules.{lang}.md").exists()
                assert (folder / f"text.{lang}.ftl").exists()


def test_files_stay_small() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert max(lengths.values()) <= 500, max(lengths, key=lambda path: lengths[path])
    assert median(lengths.values()) <= 150
    for path in (ROOT / "tests").glob("**/*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 520, path


def test_the_course_of_play_fits_one_short_file() -> None:
    for path in SOURCE.glob("games/*/turn.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 200


def test_nothing_uses_the_global_generator() -> None:
    for path in FILES:
        if path.parts[-2] in ("core", *frostline.GAMES):
            assert "random" not in imports(path), path


def test_every_class_and_function_says_what_it_is() -> None:
    for path in FILES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert ast.get_docstring(tree), path
        for node in tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                assert ast.get_docstring(node), f"{path}: {node.name}"


def test_no_machine_is_named() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert "/home/" not in text, path
        assert "/root/" not in text, path


def test_the_public_names_are_these() -> None:
    assert set(frostline.__all__) == {
        "GAMES", "BadComponents", "BadOption", "CorruptRecord", "FrostlineError", "IllegalMove", "Match", "Record",
        "UnknownGame", "game",
    }  # fmt: skip
