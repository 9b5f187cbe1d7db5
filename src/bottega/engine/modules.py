"""Modules: what is worth compiling, and a digest of it by which a build is known to be up to date."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
MACHINE = (".so", ".pyd", ".dll", ".dylib")  # what compiled modules end on, by system
COMPILER = "2.4.1"  # of mypyc: a build by another may behave otherwise

# The pure rooms, then of the outer parts what is as hot: sights of learners, thoughts of bots.
PURE = ("kernel/*", "games/*", "games/*/*")
HOT = ("games/*/study/sight", "games/*/bots/knowledge", "games/*/bots/inputs", "study/sight/*", "bots/knowledge/*")
EMPTY = ("__init__.py", "native.py", "view_types.py")  # front pages, marks for the compiler, types of views
# Of the bots: what thinks, not what talks.
ENGINE = ("seat", "policy", "node", "network", "search", "lookahead", "frozen/search")


def compiled_modules() -> list[Path]:
    """What is worth compiling, less what has nothing to compile; as `bottega/kernel/game.py`."""
    pages = [page for room in (*PURE, *HOT) for page in sorted(PACKAGE.glob(f"{room}.py"))]
    pages += [PACKAGE / "bots" / f"{name}.py" for name in ENGINE]
    return [page.relative_to(PACKAGE.parent) for page in pages if page.name not in EMPTY]


def digest() -> str:
    """Of what is compiled, how and by what: anything else may change without a new build."""
    total = hashlib.sha256(f"{sys.version} {COMPILER}".encode())
    for file in (Path(__file__), Path(__file__).with_name("extensions.py")):
        total.update(file.read_bytes())
    for path in compiled_modules():
        total.update(path.as_posix().encode() + b"\0")
        total.update((PACKAGE.parent / path).read_bytes())
    return total.hexdigest()
