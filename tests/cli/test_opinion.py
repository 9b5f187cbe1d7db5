"""`hint --bot` and `analyse --bot`: what a bot of one's choice would do."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

import bottega
from bottega.cli import app

MISER = """
from bottega.bots import Bot

class Last(Bot):
    '''Plays the last of its moves.'''
    def pick(self, seat):
        return seat.legal()[-1]
"""


def begun(tmp_path: Path) -> tuple[Path, bottega.Game]:
    """A record of six first moves, each the first that is legal."""
    game = bottega.new_game("stanza", 2, 5)
    for _ in range(6):
        seat = game.awaiting[0]
        game.do(seat, game.legal(seat)[0])
    path = tmp_path / "begun.record"
    path.write_text(str(game.record()), encoding="utf-8")
    return path, game


def test_an_own_bot_gives_a_hint_and_judges_a_game(tmp_path: Path) -> None:
    path, game = begun(tmp_path)
    own = tmp_path / "mine.py"
    own.write_text(MISER, encoding="utf-8")
    bot = f"{own}:Last"
    asked = CliRunner().invoke(app, ["hint", str(path), "--bot", bot, "--json"])
    assert asked.exit_code == 0, asked.output
    seat = game.awaiting[0]
    assert json.loads(asked.output)[0]["move"] == str(game.moves(seat)[-1])
    judged = CliRunner().invoke(app, ["analyse", str(path), "--bot", bot, "--json"])
    assert judged.exit_code == 0, judged.output
    told = json.loads(judged.output)
    assert told["same"] == 0
    assert all(row["played"] != row["bot"] for row in told["decisions"])
    shown = CliRunner().invoke(app, ["analyse", str(path), "--bot", "apprentice", "-l", "en"])
    assert "Same move as apprentice" in shown.output
    assert CliRunner().invoke(app, ["hint", str(path), "--bot", "apprentice", "-l", "en"]).exit_code == 0
    assert CliRunner().invoke(app, ["hint", str(path), "--bot", "nobody"]).exit_code != 0
