"""Compile the engine, the games, and what judges and searches them, with mypyc: the same source, faster.

python tools/compile.py          compile
python tools/compile.py --clean  remove what was compiled
"""

import os
import shlex
import shutil
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = (  # in frostline
    "core/**/*.py", "games/**/*.py", "bots/evaluate/*.py", "bots/tree.py",
)  # fmt: skip
GROUP = "frostline"  # mypyc puts all code into one shared library, frostline__mypyc


def clean() -> None:
    libraries = [f"frostline/{pattern.replace('.py', '.*.so')}" for pattern in COMPILED]
    for pattern in (f"{GROUP}__mypyc.*.so", *libraries):
        for library in SRC.glob(pattern):
            library.unlink()
    shutil.rmtree(BUILD, ignore_errors=True)


def missing_tools() -> str | None:
    """A sentence about what has to be installed first, if anything."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return "a C compiler is missing: apt-get install gcc python3-dev"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing: apt-get install gcc python3-dev"
    return None


def build() -> int:
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(SRC)  # module names follow from the paths, libraries land beside their sources
    modules = sorted(str(path) for pattern in COMPILED for path in Path("frostline").glob(pattern))
    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={BUILD / 'mypy'}", *modules],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(BUILD),
    )
    setup(
        name=GROUP,
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", f"--build-temp={BUILD}", f"--build-lib={BUILD}"],
    )
    return len(modules)


def main(arguments: list[str]) -> int:
    clean()  # also before compiling: all of it is compiled, or none
    if arguments == ["--clean"]:
        return 0
    if problem := missing_tools():
        print(f"compile: {problem}", file=sys.stderr)
        return 2
    start = time.perf_counter()
    count = build()
    print(f"compiled {count} modules in {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
