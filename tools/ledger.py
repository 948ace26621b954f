"""The ledger: every rule of every game, the code that implements it and the tests that prove it.

    python tools/ledger.py [GAME]      prints rule → code → tests; exit status 1 when a rule has no proof

Code cites a rule in a docstring, in the rule of a log event or of a refusal; tests by the mark `rule`.
Rules about cardboard alone are listed, with the reason, in `cardboard.toml` beside the game.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

from frostline.games import GAMES
from frostline.text.rules import rules

ROOT = Path(__file__).parent.parent
RULE_ID = re.compile(r"\b[A-Z]{3,4}-[A-Z0-9]+-\d+[a-z]?\b")


def cited_in_code(folder: Path) -> dict[str, list[str]]:
    """Rule ids in docstrings and in literals, each with where it stands."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.glob("**/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        owners = {id(node): "" for node in ast.walk(tree)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                for inner in ast.walk(node):
                    owners[id(inner)] = owners.get(id(inner)) or node.name
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                where = f"{path.stem}.{owners[id(node)]}" if owners[id(node)] else f"{path.stem}:{node.lineno}"
                for rule in RULE_ID.findall(node.value):
                    if where not in found[rule]:
                        found[rule].append(where)
    return found


def proved_by_tests(folder: Path) -> dict[str, list[str]]:
    """Rule ids in `rule` marks, each with the tests that carry them."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.glob("**/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    for part in ast.walk(mark):
                        if isinstance(part, ast.Call) and getattr(part.func, "attr", "") == "rule":
                            for argument in part.args:
                                if isinstance(argument, ast.Constant):
                                    found[str(argument.value)].append(f"{path.stem}.{node.name}")
    return found


def main(names: list[str]) -> int:
    """Print the ledger and complain on stderr."""
    failures = []
    for name in names or list(GAMES):
        game = ROOT / "src" / "frostline" / "games" / name
        code, tests = cited_in_code(game), proved_by_tests(ROOT / "tests" / name)
        cardboard = tomllib.loads((game / "cardboard.toml").read_text(encoding="utf-8"))
        known = rules(name, "en")
        for rule in known:
            if rule in cardboard:
                print(f"{rule}\n    cardboard: {cardboard[rule]}")
                continue
            print(f"{rule}\n    code:  {', '.join(code[rule]) or '-'}\n    tests: {', '.join(tests[rule]) or '-'}")
            if not code[rule]:
                failures.append(f"{rule} is cited nowhere in the code of {name}")
            if not tests[rule]:
                failures.append(f"{rule} is proved by no test of {name}")
        for rule in sorted({*code, *tests, *cardboard} - set(known)):
            failures.append(f"{rule} is cited but is no rule of {name}")
        proofs = sum(len(tests[rule]) for rule in known)
        print(f"\n{name}: {len(known)} rules, {len(cardboard)} about cardboard, {proofs} proofs")
    for failure in failures:
        print(f"ledger: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
