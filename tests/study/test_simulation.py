"""Mass play: the same results from one process, several, or a cluster; nothing lost, nothing fatal."""

from __future__ import annotations

import json
import logging
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from deadly import deadly
from typer.testing import CliRunner

from bottega.cli import app
from bottega.cli.simulate import read_players
from bottega.games import NAMES
from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.study import simulation
from bottega.study.batches import Batch
from bottega.study.hands import Processes
from bottega.study.simulation import Result, Series, play_one, simulate

SERIES = Series("fresco", ("random", "apprentice"), games=10, seed=40)


def outcome(results: list[Result]) -> list[tuple[int, list[int], list[int], int, str]]:
    """All but the time it took."""
    return [(result.index, result.scores, result.places, result.decisions, result.error) for result in results]


def test_processes_do_not_change_results() -> None:
    alone = simulate(SERIES)
    assert [result.index for result in alone] == list(range(10))
    assert not any(result.error for result in alone)
    assert outcome(simulate(SERIES, processes=2)) == outcome(alone)


@pytest.mark.parametrize("name", NAMES)
def test_one_bot_for_all_fills_the_seats_that_environments_have(name: str) -> None:
    assert len(read_players(name, "apprentice", None)) == Batch(name, 1).players


@pytest.fixture
def cluster() -> Iterator[None]:
    """A real Ray cluster on this machine."""
    import ray

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        yield
        ray.shutdown()


@pytest.mark.filterwarnings("ignore")  # Ray's own sockets and futures
def test_a_ray_cluster_does_not_change_results(cluster: None) -> None:
    assert outcome(simulate(SERIES, ray="auto")) == outcome(simulate(SERIES))


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(SetupError, match="cannot be reached"):
        simulate(SERIES, ray="127.0.0.1:1")


def test_a_run_is_resumed_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "run.jsonl"
    whole = simulate(SERIES, journal=journal)
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:5]) + lines[5][:20])  # a heading, four results, and one cut short
    played: list[int] = []

    def note(series: Series, index: int, *rest: object) -> Result:
        played.append(index)
        return play_one(series, index)

    monkeypatch.setattr(simulation, "play_one", note)
    assert outcome(simulate(SERIES, journal=journal)) == outcome(whole)
    assert played == [4, 5, 6, 7, 8, 9]
    played.clear()
    assert outcome(simulate(SERIES, journal=journal)) == outcome(whole)
    assert played == []
    with journal.open("ab") as end:
        end.write(b'{"index": \xff\x00')  # what a machine without power may leave
    assert outcome(simulate(SERIES, journal=journal)) == outcome(whole)
    assert played == []
    journal.write_text(lines[0][:50])  # cut short in the heading
    assert outcome(simulate(SERIES, journal=journal)) == outcome(whole)
    assert played == list(range(10))
    assert journal.read_text().startswith(lines[0])


@pytest.mark.parametrize(
    "damage",
    [
        {"scores": "x"},
        {"scores": [1]},
        {"places": [1, "2"]},
        {"index": "1"},
        {"index": -1},
        {"seed": 77},
        {"record": 3},
    ],
    ids=str,
)
def test_a_line_of_a_journal_that_is_no_result_is_played_again(tmp_path: Path, damage: dict[str, object]) -> None:
    journal = tmp_path / "run.jsonl"
    whole = simulate(SERIES, journal=journal)
    heading, first, second, *others = journal.read_text().splitlines(keepends=True)
    damaged = json.dumps(json.loads(second) | damage) + "\n"
    journal.write_text("".join([heading, first, damaged, *others]))
    assert outcome(simulate(SERIES, journal=journal)) == outcome(whole)


def test_a_journal_of_another_series_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    simulate(SERIES, journal=journal)
    with pytest.raises(SetupError, match="another series"):
        simulate(Series("fresco", ("random", "random"), games=10), journal=journal)


def test_a_game_that_fails_is_told_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    true = simulation.play_out

    def fail(game: Game, series: Series, seed: int) -> None:
        if seed == 43:
            raise ArithmeticError("the bank is broke")
        true(game, series, seed)

    monkeypatch.setattr(simulation, "play_out", fail)
    results = simulate(SERIES)
    assert [result.index for result in results if result.error] == [3]
    assert results[3].error == "ArithmeticError: the bank is broke"
    assert len(results) == 10


def test_a_process_that_dies_costs_its_own_game_only() -> None:
    hands: Processes[Result] = Processes(2, deadly)
    try:
        results = list(simulation._share_out(SERIES, list(range(8)), hands))
    finally:
        hands.close()
    assert sorted(result.index for result in results) == list(range(8))
    assert [result.index for result in results if result.error] == [3]


def test_the_command_sums_up_and_keeps_records(tmp_path: Path) -> None:
    records = tmp_path / "records"
    run = CliRunner().invoke(
        app,
        f"simulate fresco --games 4 --players 2 -l en --records {records} --journal {tmp_path / 'run.jsonl'}".split(),
    )
    assert run.exit_code == 0, run.output
    assert "4 games" in run.output
    assert len(list(records.glob("*.record"))) == 4
    heading = json.loads((tmp_path / "run.jsonl").read_text().splitlines()[0])
    assert heading["series"]["game"] == "fresco"


def test_a_resumed_command_tells_the_speed_of_what_it_played(tmp_path: Path) -> None:
    command = f"simulate stanza --games 3 --players 2 -l en --journal {tmp_path / 'run.jsonl'}".split()
    assert "decisions per second" in CliRunner().invoke(app, command).output
    again = CliRunner().invoke(app, command)
    assert "Nothing had to be played" in again.output
    assert "decisions per second" not in again.output
