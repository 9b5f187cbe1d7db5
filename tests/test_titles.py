"""A title is one bundle: all of it stands in its folder, and nobody else names it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bottega.games import NAMES, part, title
from bottega.games.guests import lacking
from bottega.kernel.parts import OFFERS

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "bottega"
WEB = ROOT / "web" / "src"
NAMED = re.compile(rf"(?<![a-z])({'|'.join(NAMES)})(?![a-z])", re.IGNORECASE)


def elsewhere() -> list[Path]:
    """Every source of the program outside the folders of the titles."""
    own = [*(PACKAGE / "games" / name for name in NAMES), *(WEB / "boards" / name for name in NAMES)]
    files = [*PACKAGE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    files += [*(ROOT / "tools").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]
    return sorted(path for path in files if not any(folder in path.parents for folder in own))


@pytest.mark.skipif(not WEB.exists(), reason="the page's sources are not installed")
def test_no_other_file_names_a_title() -> None:
    shelf = PACKAGE / "games" / "__init__.py"
    named = {
        str(path.relative_to(ROOT)): found
        for path in elsewhere()
        if path != shelf and (found := NAMED.findall(path.name + path.read_text(encoding="utf-8")))
    }
    assert named == {}


def test_the_shelf_names_each_of_ours_once() -> None:
    found = NAMED.findall((PACKAGE / "games" / "__init__.py").read_text(encoding="utf-8"))
    assert found == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_each_of_ours_brings_every_part_and_lacks_nothing(name: str) -> None:
    assert lacking(title(name)) is None
    for which, offers in OFFERS.items():
        module = part(name, which)
        assert module.__name__.startswith(f"bottega.games.{name}.")
        assert [offer for offer in offers if not hasattr(module, offer)] == []


def test_who_plays_imports_neither_bots_nor_learners_nor_another_title() -> None:
    played = """
import sys, bottega
game = bottega.new_game("florence", 3, seed=1)
while not game.over:
    game.play(game.awaiting[0], game.moves(game.awaiting[0])[0])
rooms = ("bottega.bots", "bottega.study", "bottega.cli", "bottega.games.fresco", "numpy", "gymnasium", "rich", "fluent")
print([room for room in rooms if room in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", played], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
