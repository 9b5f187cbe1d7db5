"""Which room may enter which: arrows point one way (docs/architecture.md)."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "bottega"

# Each room with the rooms it may import. The front door (`bottega`, `bottega.api`) counts as "front".
ARROWS = {
    "kernel": set(),
    "games": {"kernel"},
    "front": {"kernel", "games", "text"},
    "text": {"kernel", "games"},
    "bots": {"kernel", "games", "front", "text"},
    "study": {"kernel", "games", "front", "text", "bots"},
    "store": {"kernel"},
    "tables": {"kernel", "games", "front", "text", "bots", "store"},
    "server": {"kernel", "games", "front", "text", "bots", "store", "tables", "engine"},
    "browser": {"kernel", "games", "front", "text", "bots", "store", "tables", "server"},
    "client": {"kernel"},
    "engine": {"kernel"},
    "__main__": {"engine", "cli"},
    "cli": {"kernel", "games", "front", "text", "bots", "study", "store", "tables", "server", "client", "engine"},
}
PURE = ("kernel", "games")


OUTER = ("bots", "study", "cli")  # what a title brings for these rooms stands in its folder under their name


def room_of(module: str) -> str:
    """The room of a module. A title's outer parts count as part of the room that they are for."""
    parts = module.split(".")
    if parts[1:2] == ["games"] and len(parts) > 3 and parts[3] in OUTER:
        return parts[3]
    return parts[1] if len(parts) > 1 and parts[1] in ARROWS else "front"


def room_of_file(path: Path) -> str:
    return room_of(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are written in full"
            assert node.module
            if node.module == "bottega":
                found |= {f"bottega.{alias.name}" for alias in node.names}
            else:
                found.add(node.module)
    return found


TITLES = sorted((PACKAGE / "games").glob("*/**/*.py"))
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "page" not in path.relative_to(PACKAGE).parts)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_arrows_point_one_way(path: Path) -> None:
    room = room_of_file(path)
    for module in imports(path):
        if module.split(".")[0] == "bottega":
            target = room_of(module)
            assert target == room or target in ARROWS[room], f"{room} must not import {module}"


@pytest.mark.parametrize("path", [path for path in FILES if room_of_file(path) in PURE], ids=lambda path: path.name)
def test_kernel_and_games_need_the_standard_library_only(path: Path) -> None:
    for module in imports(path):
        top = module.split(".")[0]
        # mypy_extensions is imported for type checkers only, never at run time.
        assert top in ("bottega", "mypy_extensions") or top in sys.stdlib_module_names, module


@pytest.mark.parametrize("path", TITLES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_game_knows_another(path: Path) -> None:
    own = path.relative_to(PACKAGE / "games").parts[0]
    for module in imports(path):
        if module.startswith("bottega.games."):
            assert module.split(".")[2] == own


@pytest.mark.parametrize("path", [path for path in FILES if path not in TITLES], ids=lambda path: path.name)
def test_nobody_imports_a_title(path: Path) -> None:
    """They are asked for at the shelf."""
    assert [module for module in imports(path) if module.startswith("bottega.games.")] == []


def test_every_room_is_on_the_map() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= set(ARROWS)


def test_no_compiled_file_lies_beside_a_source() -> None:
    assert list(PACKAGE.rglob("*.so")) == []
