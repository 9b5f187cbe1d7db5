"""The light core: whole games in an environment that holds nothing but Python, and what a REPL shows of them."""

from __future__ import annotations

import os
import subprocess
import tomllib
import venv
from pathlib import Path

import pytest

import bottega
from bottega.games import NAMES
from bottega.printed import printed

ROOT = Path(__file__).parent.parent

BARE = """
import importlib.util, sys
for library in ("fluent", "msgspec", "rich", "typer"):
    assert importlib.util.find_spec(library) is None, library
import bottega
for name in sys.argv[1:]:
    game = bottega.new_game(name, players=3, seed=4)
    print(game)
    while not game.over:
        seat = game.awaiting[0]
        game.play(seat, game.moves(seat)[-1])
    print(repr(game))
    assert bottega.replay(str(game.record())).digest() == game.digest()
try:
    game.play(0, "nothing")
except bottega.BottegaError as error:
    print(error)
"""


@pytest.fixture(scope="module")
def bare_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def test_games_are_played_with_nothing_but_python(bare_python: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [bare_python, "-c", BARE, *NAMES], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for name in NAMES:
        assert f"<{name}, 3 players" in done.stdout
    assert "phase: people" in done.stdout  # names where there are no words
    assert done.stdout.endswith("move-game-over\n")


def test_a_game_tells_what_it_is() -> None:
    game = bottega.new_game("florence", players=2, seed=1, options={"open_money": True})
    assert repr(game) == "<florence, 2 players, open_money, round 1, people, awaiting seat 0, seat 1, 0 moves>"
    while not game.over:
        game.play(game.awaiting[0], game.moves(game.awaiting[0])[0])
    assert ", over, " in repr(game)
    assert repr(game) in str(game)


def test_a_printed_game_is_the_board_before_the_one_who_decides() -> None:
    game = bottega.new_game("fresco", players=3, seed=1)
    (seat,) = game.awaiting
    assert str(game) == printed(game)
    lines = str(game).splitlines()
    assert lines[0] == repr(game)
    assert "Booth 1" in str(game)
    assert "thalers: 12" in next(line for line in lines if line.startswith("▶"))
    assert lines[-1] == f"seat {seat}: When do you get up? Your mood is 6."
    assert "\x1b" not in str(game)


def test_the_default_install_is_what_players_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    players = {*extras["serve"], *extras["terminal"]} - {"bottega[terminal]"}
    assert set(project["dependencies"]) == players
