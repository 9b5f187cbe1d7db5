"""The benchmark: frozen tasks, the same result each time, rows that say how they were made."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from toy_features import STUDIED
from typer.testing import CliRunner

from bottega.cli import app
from bottega.kernel.errors import SetupError
from bottega.study import benchmark
from bottega.study.benchmark import read_rows, run, task, tasks

BOARD = Path(__file__).parents[2] / "benchmarks" / "leaderboard.json"


def test_the_tasks_are_frozen() -> None:
    """A task that is played otherwise needs another name: so this list only grows."""
    known = {each.name: (each.players, each.options) for each in tasks()}
    for name in STUDIED:
        assert {f"{name}-two", f"{name}-four", f"{name}-expansions", f"{name}-tiny"} <= set(known)
        assert known[f"{name}-two"][0] == 2
        assert known[f"{name}-four"][0] == 4
    assert (benchmark.FIRST_SEED, benchmark.SEEDS) == (20_260_000, 25)
    assert benchmark.LADDER == ("random", "apprentice", "journeyman")
    with pytest.raises(SetupError):
        task("chess-two")


def test_a_row_can_be_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "LADDER", ("random", "apprentice"))
    on = task(f"{STUDIED[-1]}-tiny")
    row = run("apprentice", on, seeds=2)
    assert row == run("apprentice", on, seeds=2)
    assert row.games == 2 * 2 * 2 == benchmark.count(on, 2)
    assert -1 <= row.score_95[0] <= row.score <= row.score_95[1] <= 1
    assert set(row.wins) == {"random", "apprentice"}
    assert row.digests["apprentice"]
    assert row.command == f"bottega benchmark apprentice --task {on.name} --seeds 2"
    assert benchmark.current(row, on)
    assert not benchmark.current(replace(row, digests={**row.digests, "random": "another"}), on)


def test_the_command_keeps_a_leaderboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "LADDER", ("random",))
    board = tmp_path / "board.json"
    name = f"{STUDIED[-1]}-tiny"
    for _ in range(2):
        asked = ["benchmark", "random", "--task", name, "--seeds", "2", "--leaderboard", str(board), "--json"]
        result = CliRunner().invoke(app, asked)
        assert result.exit_code == 0, result.output
    assert [row.task for row in read_rows(board)] == [name]
    assert json.loads(result.output)[0]["contestant"] == "random"
    assert name in CliRunner().invoke(app, ["benchmark"]).output


def test_the_leaderboard_tells_what_made_it() -> None:
    rows = read_rows(BOARD)
    assert rows
    for row in rows:
        assert row.task in {each.name for each in tasks()}
        assert row.games > 0
        assert row.contestant in row.digests
    written = (BOARD.parents[1] / "docs" / "study" / "benchmark.md").read_text(encoding="utf-8")
    assert benchmark.markdown(rows) in written


@pytest.mark.parametrize("seeds", [0, -1, 2.5, "3"])
def test_a_task_is_played_with_some_seeds(seeds: Any) -> None:
    with pytest.raises(SetupError, match="one seed or more"):
        run("random", task("stanza-tiny"), seeds)
