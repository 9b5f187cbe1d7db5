"""`hint --bot` and `analyse --bot`: what a bot of one's choice would do."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

from typer.testing import CliRunner

import bottega
from bottega.bots import advise
from bottega.carried import components_of, with_figures
from bottega.cli import app
from bottega.games import title

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


def test_a_bot_may_be_given_iterations_and_a_seed_and_what_it_has_no_report_for_is_refused(tmp_path: Path) -> None:
    path, _ = begun(tmp_path)
    asked = ["analyse", str(path), "--bot", "master", "--iterations", "3", "--seed", "5", "--json"]
    first, second = (CliRunner().invoke(app, asked) for _ in range(2))
    assert first.exit_code == 0, first.output
    assert first.output == second.output
    page = tmp_path / "page.html"
    for more in (["--html", str(page)], ["--everybody"]):
        refused = CliRunner().invoke(app, ["analyse", str(path), "--bot", "random", *more])
        assert refused.exit_code != 0
        assert str(refused.exception) == f"--bot and {more[0]} do not go together."
    assert not page.exists()


def test_a_hint_of_so_many_iterations_and_a_seed_is_always_the_same(tmp_path: Path) -> None:
    path, game = begun(tmp_path)
    asked = ["hint", str(path), "--iterations", "12", "--json", "--seed"]
    hints = [json.loads(CliRunner().invoke(app, [*asked, seed]).output) for seed in ("5", "5", "6")]
    assert hints[0] == hints[1] != hints[2]
    told = advise(game, game.awaiting[0], seed=5, iterations=12)
    assert [one["move"] for one in hints[0]] == [str(one.move) for one in told]
    wrong = CliRunner().invoke(app, ["hint", str(path), "--iterations", "0"])
    assert "possible" in str(wrong.exception)


def test_the_largest_seed_is_one_like_any_other(tmp_path: Path) -> None:
    path, _ = begun(tmp_path)
    asked = ["analyse", str(path), "--iterations", "4", "--json", "--seed"]
    assert CliRunner().invoke(app, [*asked, str(2**63 - 1)]).exit_code == 0
    assert CliRunner().invoke(app, [*asked, str(2**63)]).exit_code == 2


def test_a_record_with_owners_figures_is_read_by_every_command(tmp_path: Path) -> None:
    """It brings them along, as the page's records do; the printed ones would refuse it."""
    data = deepcopy(title("stanza").components().data)
    data["money"]["by_seat"] = [20, 21, 22, 23]
    pieces = components_of("stanza", data)
    game = bottega.new_game("stanza", 2, 5, components=pieces)
    for _ in range(6):
        seat = game.awaiting[0]
        game.do(seat, game.legal(seat)[0])
    path = tmp_path / "own.record"
    path.write_text(with_figures(str(game.record()), "My box", pieces), encoding="utf-8")
    for command in (
        ["analyse", "--iterations", "4", "--json"],
        ["analyse", "--bot", "random", "--json"],
        ["replay", "--at", "3"],
        ["replay", "--log"],
        ["hint", "--bot", "random"],
    ):
        done = CliRunner().invoke(app, [command[0], str(path), *command[1:]])
        assert done.exit_code == 0, done.output
    said = ["verify", str(path), "--table", "abc", "--commitment", "0" * 64, "--salt", "00"]
    assert "figures" not in str(CliRunner().invoke(app, said).exception)  # read, and only then found wanting
