"""Whatever is typed as an argument: an answer, or a refusal with words; never a fault of ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

import bottega
from bottega.cli import app, main

LONG = "x" * 5000


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    game = bottega.new_game("stanza", 3, 1)
    for _ in range(20):
        game.play(game.awaiting[0], game.moves(game.awaiting[0])[0])
    file: Path = tmp_path_factory.mktemp("records") / "game.record"
    file.write_text(str(game.record()), encoding="utf-8")
    return str(file)


def refusal(*arguments: str) -> BaseException | None:
    """What the command was refused with: an error of ours, or a wrong use of the command line (exit code 2)."""
    error = CliRunner().invoke(app, list(arguments), input="9" * 5000 + "\nquit\n").exception
    assert error is None or isinstance(error, bottega.BottegaError) or getattr(error, "code", None) == 2, error
    return error


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", LONG],
        ["play", "florence", "--seed", "x"],
        ["play", "florence", "--seed", "-1"],
        ["play", "florence", "--seed", "9" * 70],
        ["play", "florence", "--players", "99"],
        ["play", "florence", "--bots", LONG],
        ["play", "florence", "-o", LONG],
        ["play", "florence", "--load", "."],
        ["play", "florence", "--components", "\0"],
        ["simulate", "stanza", "--games", "1", "--players", "9"],
        ["arena", "stanza", "--seats", LONG],
        ["rules", LONG],
        ["components", LONG],
        ["backup", "\0"],
        ["restore", LONG],
        ["verify", LONG, "--table", "a", "--commitment", "b", "--salt", "c"],
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_a_wrong_argument_is_refused_with_words(arguments: list[str]) -> None:
    error = refusal(*arguments)
    assert error is not None
    assert len(str(error)) < 2000


@pytest.mark.parametrize("seat", ["-1", "0", "4", "9" * 30])
def test_a_seat_that_is_not_there_is_refused(record: str, seat: str) -> None:
    for command in (["replay", record, "--log"], ["replay", record, "--at", "3"], ["hint", record]):
        assert refusal(*command, "--seat", seat) is not None


def test_seats_are_counted_from_one(record: str) -> None:
    for seat in ("1", "3"):
        assert refusal("replay", record, "--at", "3", "--seat", seat) is None


def test_a_commitment_of_any_signs_is_only_not_the_right_one(record: str) -> None:
    error = refusal("verify", record, "--table", LONG, "--commitment", "\ud800", "--salt", "\ud800")
    assert isinstance(error, bottega.BottegaError)
    assert error.reason.rule == "serve-verify-failed"


def test_a_number_of_thousands_of_digits_is_no_pick(record: str) -> None:
    assert refusal("replay", record) is None
    assert refusal("play", "stanza", "--seed", "1", "--bots", "random") is None


def test_a_key_begins_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    key = "0123456789abcdef" * 4
    typed = "save mine.record\nquit\n"
    done = CliRunner().invoke(app, ["play", "stanza", "--seed", key, "--bots", "random"], input=typed)
    assert done.exception is None
    assert bottega.replay((tmp_path / "mine.record").read_text(encoding="utf-8")).seed == key


def test_what_is_quoted_stands_there_as_it_was_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`nowhere.py:X:` was shown with a red cross between its colons."""
    monkeypatch.setattr("sys.argv", ["bottega", "serve", "--bot", "nowhere.py:X", "--language", "en"])
    with pytest.raises(SystemExit):
        main()
    assert "bots: nowhere.py:X: " in capsys.readouterr().err


def test_help_is_shown_whole_and_true() -> None:
    """What stands in brackets would be taken for markup and left out."""
    run = CliRunner().invoke
    told = run(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    assert [known in told for known in ("127.0.0.1", "8080", "bottega.db")] == [True] * 3
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        for parameter in command.params:
            assert "[" not in (getattr(parameter, "help", None) or ""), (name, parameter.name)
            if parameter.param_type_name == "argument":
                assert parameter.metavar.isupper(), (name, parameter.name)
