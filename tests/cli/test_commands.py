"""The `bottega` command as people type it: output, errors in a sentence, exit codes."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import typer

import bottega
from bottega.cli import app, main
from bottega.cli.helping import SHARED, in_own_language
from bottega.games import NAMES, title
from bottega.games import names as shelf_names
from bottega.kernel.errors import BottegaWarning
from bottega.kernel.reason import Reason
from bottega.text import LANGUAGES, words

Done = subprocess.CompletedProcess[str]
SURROUNDINGS = {"COLUMNS": "200", "LANG": "C.UTF-8"}


def run(*arguments: str, typed: str = "", cwd: Path | None = None) -> Done:
    """What a person types, in this process: the same `main`, without the seconds that imports take."""
    streams = [io.TextIOWrapper(io.BytesIO(text), encoding="utf-8") for text in (typed.encode(), b"", b"")]
    with (
        mock.patch.dict(os.environ, SURROUNDINGS),
        mock.patch.multiple(sys, argv=["bottega", *arguments], stdin=streams[0], stdout=streams[1], stderr=streams[2]),
        contextlib.chdir(cwd or "."),
    ):
        try:
            main()
            code: str | int | None = 0
        except SystemExit as left:
            code = left.code
    for stream in streams:
        stream.seek(0)
    return Done(arguments, int(code or 0), streams[1].read(), streams[2].read())


def run_alone(*arguments: str, typed: str = "", cwd: Path | None = None) -> Done:
    """The same in a process of its own, where the process counts."""
    return subprocess.run(
        [sys.executable, "-c", "from bottega.cli import main; main()", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env={"PYTHONPATH": str(Path(bottega.__file__).parent.parent), **SURROUNDINGS},
    )


def refused(*arguments: str, typed: str = "") -> str:
    """Expect a refusal: a sentence, exit code 1, no traceback."""
    done = run(*arguments, typed=typed)
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    return done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "chess"], "There is no game called “chess”. There are: florence, fresco"),
        (["play", "florence", "--players", "9"], "florence is for 2, 3, 4 and 5 players, not 9."),
        (["play", "stanza", "--option", "experts"], "stanza has no option “experts”."),
        (["play", "stanza", "--bots", "genius"], "There is no bot of level “genius”."),
        (["play", "stanza", "--bots", "random,random", "--players", "4"], "2 bots are named; needed: 3."),
        (["play", "stanza", "--load", "nowhere.record"], "nowhere.record cannot be read"),
        (["play", "stanza", "--components", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["replay", "nowhere.record"], "nowhere.record cannot be read"),
        (["simulate", "fresco", "--bots", "random,random,genius"], "There is no bot of level “genius”."),
        (["rules", "stanza", "--search", "zeppelin"], "No rule mentions “zeppelin”."),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in refused(*arguments)


def test_a_process_ends_as_its_command_does(tmp_path: Path) -> None:
    """What is typed, printed and saved goes through the process's own streams and folder."""
    wrong = run_alone("rules", "chess")  # no other test has brought a title here
    assert wrong.returncode == 1
    assert wrong.stdout == ""
    assert "There is no game called “chess”. There are: florence, fresco and stanza." in wrong.stderr
    played = run_alone("play", "stanza", "--seed", "3", typed="1\nsave mine.record\nquit\n", cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "Saved as mine.record." in played.stdout
    assert (tmp_path / "mine.record").exists()


def test_what_is_wrong_is_told_in_the_language_of_the_command() -> None:
    assert "Keine Regel erwähnt „Zeppelin“." in refused("rules", "stanza", "--search", "Zeppelin", "--language", "de")


def test_a_language_that_we_do_not_speak_is_english_with_a_note() -> None:
    done = run("rules", "florence", "--search", "lake", "--language", "it")
    assert done.returncode == 0, done.stderr
    assert "Bottega does not speak “it”, so this is in English. It speaks: en, de, fr and nl." in done.stderr
    assert "lake" in done.stdout


@pytest.mark.parametrize("command", ["play", "rules", "replay", "hint", "analyse"])
def test_help_is_in_the_language_of_the_command(command: str) -> None:
    assert words("de").say(f"help-{command}")[:40] in run(command, "--help", "--language", "de").stdout
    assert words("en").say(f"help-{command}")[:40] in run(command, "--help").stdout


LABORATORY = ("play", "replay", "hint", "analyse", "rules", "components", "bots", "simulate", "arena", "data", "study")


@pytest.mark.parametrize("command", LABORATORY)
def test_every_option_is_explained_in_every_language(command: str) -> None:
    before = {parameter.name: parameter.help for parameter in parameters(command)}
    for language in LANGUAGES:
        told = typer.main.get_command(app)
        in_own_language(told, ["--help", "-l", language])
        for parameter in parameters(command, told):
            ids = [f"help-{command}-{parameter.name}", f"help-{SHARED.get(parameter.name, parameter.name)}"]
            worded = [one for one in ids if words(language).has(one)]
            assert worded, (language, parameter.name)
            assert parameter.help == words(language).say(worded[0], {"games": ", ".join(shelf_names())})
            assert language == "en" or parameter.name == "language" or parameter.help != before[parameter.name]


def parameters(command: str, of: Any = None) -> list[Any]:
    commands: Any = of or typer.main.get_command(app)
    return list(commands.commands[command].params)


def test_levels_of_bots_are_told_in_the_language_of_the_command() -> None:
    done = run("play", "florence", "--seed", "3", "--bots", "random", "--language", "de", typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert "(Zufall)" in done.stdout
    assert "Random" not in done.stdout


@pytest.mark.parametrize(
    "command",
    [
        "arena stanza --seats apprentice,random --games 4",
        "arena stanza --seats apprentice,random --games 4 --sprt --elo0=-0.5",
        "arena stanza --seats master:1i,random --games 4 --sprt --alpha 0.75",
        "arena stanza --seats master:0.0001,random --games 4",
        "simulate stanza --bots random --players 2 --games 4",
        "study stanza --games 4 --bots random --players 2 --what-if income_track.florins[0]=+3",
        "benchmark random --task stanza-tiny --seeds 2",
        "bots",
    ],
)
def test_numbers_are_written_as_the_language_does(command: str) -> None:
    for language, other in (("en", r"\d,\d"), ("de", r"\d\.\d"), ("fr", r"\d\.\d")):
        done = run(*command.split(), "--language", language)
        told = re.sub(r"@0\.1|master:0\.\d+", "", done.stdout + done.stderr)
        assert re.findall(other, told) == []
        assert "Traceback" not in told
        assert re.findall(r"\d[.,]\d", told) or command == "bots"


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9"])
def test_a_time_that_cannot_be_is_refused_before_anything_is_played_or_written(tmp_path: Path, seconds: str) -> None:
    for command in ("simulate stanza", "study stanza", "data stanza q"):
        asked = [*command.split(), "--bots", "random", "--players", "2", "--games", "2", "--seconds", seconds]
        done = run(*asked, "-l", "de", cwd=tmp_path)
        assert done.returncode == 1
        assert done.stderr.startswith("✗ Ein Bot kann nicht ")
        assert done.stdout.strip() == ""
    assert [path for path in tmp_path.iterdir() if path.name != "q.lock"] == []


def test_where_nothing_can_be_written_nothing_is_played(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine")
    with mock.patch("bottega.study.simulation.play_one", side_effect=AssertionError):
        for command in ("study stanza --out folder", "simulate stanza --records file"):
            done = run(*command.split(), "--bots", "random", "--players", "2", "--games", "2", cwd=tmp_path)
            assert done.returncode == 1
            assert "fault" not in done.stderr
    assert (tmp_path / "file").read_text() == "mine"


def test_a_command_speaks_no_language_of_the_one_before_it() -> None:
    assert "chess" in run("rules", "chess", "--language", "fr").stderr
    assert refused("components", "chess").startswith("✗ There is no game called “chess”.")
    assert refused("components", "chess", "-l", "de") == refused("rules", "chess", "-l", "de")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_rulebook_prints_whole_in_each_language(name: str, language: str) -> None:
    done = run("rules", name, "--sources", "--language", language)
    assert done.returncode == 0, done.stderr
    for rule in (rule for rule in title(name).rules if rule.section):
        assert rule.id in done.stdout
    plain = run("rules", name, "--language", language).stdout
    assert not any(rule.id in plain for rule in title(name).rules), "ids and sources are shown on demand only"


def test_the_rulebook_can_be_searched() -> None:
    done = run("rules", "florence", "--search", "lake")
    assert done.returncode == 0
    assert "lake" in done.stdout.lower()
    assert len(done.stdout) < len(run("rules", "florence").stdout) / 2


@pytest.mark.parametrize("name", NAMES)
def test_components_can_be_copied_corrected_and_checked(name: str, tmp_path: Path) -> None:
    printed = run("components", name)
    mine = tmp_path / "mine.toml"
    mine.write_text(printed.stdout)
    assert "the figures as shipped" in run("components", name, "--check", str(mine)).stdout
    assert "die mitgelieferten Zahlen" in run("components", name, "--check", str(mine), "-l", "de").stdout
    mine.write_text(printed.stdout.replace(f'game = "{name}"', 'game = "chess"'))
    assert f'game: must be "{name}"' in refused("components", name, "--check", str(mine))


@pytest.mark.parametrize("name", NAMES)
def test_a_person_plays_asks_undoes_saves_and_goes_on(name: str, tmp_path: Path) -> None:
    typed = "help\nmoves\nlog\njuggle\nwhy juggle\nwhy 1\n1\nundo all\n1\n1\nsave mine.record\nquit\n"
    done = run("play", name, "--seed", "3", "--bots", "random", typed=typed, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "“juggle” isn’t a move in this game." in done.stdout
    assert "That move is allowed." in done.stdout
    assert "Saved as mine.record." in done.stdout
    game = bottega.replay((tmp_path / "mine.record").read_text())
    assert game.seed == 3
    assert sum(seat == 0 for seat, _ in game.history()) >= 2
    again = run("play", name, "--load", "mine.record", "--bots", "random", typed="quit\n", cwd=tmp_path)
    assert again.returncode == 0, again.stderr


def test_who_has_chosen_in_secret_may_think_again_while_another_at_the_terminal_still_chooses() -> None:
    """Isabella returns one card, Marco is asked and lets her choose again."""
    typed = "1\nrethink 3\nrethink isabella\n2\n1\nquit\n"
    people = ("--players", "3", "--people", "2", "--name", "Isabella,Marco")
    done = run("play", "florence", *people, "--seed", "3", "--bots", "random", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Isabella can still think again: “rethink 1”." in done.stdout
    assert "“3” has no choice to think over again." in done.stdout
    assert done.stdout.count("Isabella: Keep three of your four profession cards") == 2
    assert "Phase A: auction" in done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_a_whole_game_and_it_can_be_replayed(name: str, tmp_path: Path) -> None:
    done = run("simulate", name, "--games", "2", "--records", str(tmp_path), "--seed", "5")
    assert done.returncode == 0, done.stderr
    assert "2 games in" in done.stdout
    record = tmp_path / f"{name}-5.record"
    log = run("replay", str(record), "--log")
    assert log.returncode == 0, log.stderr
    assert len(log.stdout.splitlines()) > 50
    walked = run("replay", str(record), typed="\n\nb\n100000\nq\n")
    assert walked.returncode == 0, walked.stderr
    damaged = tmp_path / "damaged.record"
    damaged.write_text(record.read_text().replace("seed: 5", "seed: 6"))
    assert "Line" in refused("replay", str(damaged))


def test_a_series_gives_the_same_results_over_processes_and_can_be_resumed(tmp_path: Path) -> None:
    def table(*arguments: str) -> list[str]:
        done = run_alone("simulate", "stanza", "--bots", "random", "--players", "3", *arguments)
        assert done.returncode == 0, done.stderr
        return [line for line in done.stdout.splitlines() if "│" in line]

    whole = table("--games", "12")
    assert table("--games", "12", "--processes", "2") == whole
    journal = str(tmp_path / "journal")
    table("--games", "5", "--journal", journal)
    assert table("--games", "12", "--journal", journal) == whole
    assert "another series" in refused("simulate", "stanza", "--games", "3", "--seed", "9", "--journal", journal)


def test_files_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    nowhere, other = tmp_path / "nowhere", tmp_path / "other.json"
    other.write_text("[1")
    assert "no record in" in refused("data", "stanza", str(tmp_path / "new"), "--records", str(nowhere))
    (tmp_path / "bad.record").write_text("hello")
    assert "bad.record: Line 1" in refused("data", "stanza", str(tmp_path / "new"), "--records", str(tmp_path))
    (tmp_path / "bad.record").write_text(str(bottega.new_game("fresco", 2, 1).record()))
    told = refused("data", "stanza", str(tmp_path / "new"), "--records", str(tmp_path))
    assert "bad.record is a game of fresco, not of stanza" in told
    assert not (tmp_path / "new").exists()
    told = refused("simulate", "stanza", "--games", "1", "--bots", "random", "--journal", str(nowhere / "journal"))
    assert "nowhere" in told
    assert "fault" not in told
    done = run("simulate", "stanza", "--games", "1", "--bots", "random", "--seed", str(2**63))
    assert done.returncode == 1
    assert "The game with seed 9223372036854775808 failed" in done.stdout
    assert "journal" not in done.stdout
    told = refused("benchmark", "random", "--task", "stanza-tiny", "--seeds", "2", "--leaderboard", str(other))
    assert "other.json is not a leaderboard" in told


WRONG_USAGE = [
    (("hint", "x", "--seat", "0", "-l", "de"), "--seat braucht eine ganze Zahl, mindestens 1."),
    (("hint", "x", "--seconds", "abc", "-l", "fr"), "--seconds demande un nombre."),
    (("analyse", "x", "--iterations", "1.5", "-l", "nl"), "--iterations heeft een geheel getal nodig."),
    (("arena", "-l", "de"), "GAME fehlt."),
    (("arena", "stanza", "-l", "fr", "--games"), "--games demande une valeur."),
    (("arena", "stanza", "--sprt=3", "-l", "nl"), "--sprt krijgt geen waarde."),
    (("arena", "stanza", "--sed", "3", "-l", "de"), "Eine Option --sed gibt es nicht. Vielleicht: --seed, --seats"),
    (("bots", "--quite", "-l", "en"), "There is no option --quite."),
    (("arena", "stanza", "fresco", "-l", "nl"), "Dat is te veel: fresco"),
    (("arean", "-l", "de"), "Einen Befehl „arean“ gibt es nicht. Es gibt: play, serve, "),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG_USAGE, ids=lambda given: " ".join(given)[:40])
def test_a_wrong_command_line_is_told_in_the_readers_language(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    first, *more = done.stderr.splitlines()
    assert first.startswith(f"✗ {sentence}")
    assert all("--help" in line for line in more)


def test_without_a_command_the_commands_are_told() -> None:
    done = run()
    assert done.returncode == 2
    assert "analyse" in done.stdout
    assert done.stderr.strip() == ""


def test_a_file_that_cannot_be_read_is_told_without_numbers_of_the_system(tmp_path: Path) -> None:
    other = tmp_path / "other.record"
    other.write_bytes(b"\xff\xfe no text")
    assert refused("hint", str(other)) == f"✗ {other} is not a text file.\n"
    assert "Errno" not in refused("hint", str(tmp_path / "nowhere"))
    assert "Errno" not in refused("analyse", str(tmp_path))


def test_a_warning_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def warn() -> list[str]:
        warnings.warn("Weights that do not fit.", stacklevel=1)
        return []

    monkeypatch.setattr("bottega.cli.bots.names", warn)
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        done = run("bots")
    assert done.returncode == 0
    assert done.stderr == "! Weights that do not fit.\n"


def test_a_warning_of_ours_is_a_sentence_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    def warn() -> list[str]:
        warnings.warn(BottegaWarning(Reason("bots-weights-other", {"file": "one.npz", "what": "rules"})), stacklevel=1)
        return []

    monkeypatch.setattr("bottega.cli.bots.names", warn)
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        done = run("bots", "--language", "de")
    assert done.returncode == 0
    assert done.stderr.startswith("! one.npz wurde für andere Regeln")
