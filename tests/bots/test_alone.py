"""Files of results have one writer at a time: a second one is refused, and what the first has written stays."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
import toy  # noqa: F401  puts the toy title on the shelf
from typer.testing import CliRunner

from bottega.bots.alone import alone
from bottega.bots.arena import Arena
from bottega.cli import app
from bottega.kernel.errors import SetupError
from bottega.study.benchmark import read_rows, run, task, write_row
from bottega.study.simulation import Series, simulate

LABELS = ["apprentice", "random", "random"]
HOLD = "import sys; from pathlib import Path; from bottega.bots.alone import alone\n"
HOLD += "with alone(Path(sys.argv[1])): print('held', flush=True); sys.stdin.read()"


@contextmanager
def another_process(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Somebody else who has the file; killed at the end if still there."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        try:
            yield holder
        finally:
            holder.kill()


def test_a_second_arena_is_refused_and_goes_on_once_the_first_has_died(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = Arena("toy", LABELS, games=3, file=file)
    before = file.read_bytes()
    with another_process(file):
        with pytest.raises(SetupError, match=r"results\.jsonl is being written by another process"):
            arena.play()
        with pytest.raises(SetupError, match="another process"):
            Arena("toy", LABELS, games=3, file=tmp_path / "results.jsonl").play()
        assert file.read_bytes() == before
    arena.play()
    assert len(arena.results) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["results.jsonl"]


def test_a_new_file_is_begun_by_one_of_two(tmp_path: Path) -> None:
    with alone(tmp_path / "new.jsonl"), pytest.raises(SetupError, match="another process"):
        Arena("toy", LABELS, games=3, file=tmp_path / "new.jsonl")


def test_games_that_others_have_played_since_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    late = Arena("toy", LABELS, games=3, file=file)
    Arena("toy", LABELS, games=3, file=file).play()
    late.play()
    assert len(file.read_text().splitlines()) == 4
    assert len(late.results) == 3


def test_whoever_looks_at_an_arena_that_is_played_leaves_its_last_line_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Arena("toy", LABELS, games=1, file=file).play()
    with file.open("a") as lines:
        lines.write('{"game": 1, "se')  # it is just being written
    written = file.read_bytes()
    with alone(file):
        assert list(Arena("toy", LABELS, games=3, file=file).results) == [0]
    assert file.read_bytes() == written


def test_a_journal_has_one_series_at_a_time(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    series = Series("toy", ("random", "random"), 2)
    with alone(journal), pytest.raises(SetupError, match=r"games\.jsonl is being written"):
        simulate(series, journal=journal)
    assert not journal.exists()
    assert len(simulate(series, journal=journal)) == 2


def test_a_dataset_is_made_by_one_process(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    with alone(folder):
        result = CliRunner().invoke(app, ["data", "stanza", str(folder), "--games", "1", "--bots", "random"])
    assert result.exit_code != 0
    assert isinstance(result.exception, SetupError | SystemExit)
    assert not folder.exists()


def test_rows_of_a_leaderboard_wait_for_each_other(tmp_path: Path) -> None:
    board = tmp_path / "board.json"
    row = run("random", task("stanza-tiny"), 2)
    writers = [Thread(target=write_row, args=(board, row.__class__(**{**vars(row), "contestant": f"bot {number}"})))
               for number in range(8)]  # fmt: skip
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert sorted(each.contestant for each in read_rows(board)) == [f"bot {number}" for number in range(8)]
