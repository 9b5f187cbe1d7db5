"""The arena: rotated seats, paired seeds, resumable, honest about what it does not know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import toy  # noqa: F401  puts the toy title on the shelf

from bottega.bots.arena import Arena
from bottega.bots.statistics import bootstrap, wilson
from bottega.kernel.errors import SetupError

LABELS = ["apprentice", "random", "random"]


def test_each_seed_is_played_from_every_seating() -> None:
    arena = Arena("toy", LABELS, games=6, seed=40)
    arena.play()
    seatings = {(result["seed"], result["seats"].index("apprentice")) for result in arena.results.values()}
    assert seatings == {(seed, seat) for seed in (40, 41) for seat in range(3)}


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = Arena("toy", LABELS, games=9)
    whole.play()

    class Enough(Exception):
        pass

    def stop(_: object) -> None:
        if len(stopped.results) == 4:
            raise Enough

    stopped = Arena("toy", LABELS, games=9, file=file)
    with pytest.raises(Enough):
        stopped.play(each=stop)
    with file.open("a") as lines:
        lines.write('{"game": 4, "se')  # the power fails
    resumed = Arena("toy", LABELS, games=9, file=file)
    assert resumed.pending() == [4, 5, 6, 7, 8]
    resumed.play()
    scores = [[arena.results[game]["scores"] for game in range(9)] for arena in (whole, resumed)]
    assert scores[0] == scores[1]
    assert len(file.read_text().splitlines()) == 10


def test_a_last_line_without_its_end_is_kept_where_it_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Arena("toy", LABELS, games=3, file=file)
    file.write_text(file.read_text().rstrip("\n"))  # saved by an editor
    Arena("toy", LABELS, games=2, file=file).play()
    file.write_text(file.read_text().rstrip("\n"))
    kept = file.read_text().splitlines()
    Arena("toy", LABELS, games=3, file=file).play()
    again = file.read_text().splitlines()
    assert len(kept) == 3
    assert again[:3] == kept
    assert [json.loads(line)["game"] for line in again[1:]] == [0, 1, 2]


def test_a_heading_that_was_cut_short_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Arena("toy", LABELS, games=1, file=file)
    heading = file.read_text()
    for kept in (0, 1, 50, len(heading) - 1):
        file.write_text(heading[:kept])
        Arena("toy", LABELS, games=1, file=file)
        assert file.read_text() == heading
    file.write_text(heading[:50])
    with pytest.raises(SetupError, match="another arena"):
        Arena("toy", ["random"] * 3, games=1, file=file)
    assert file.read_text() == heading[:50]


@pytest.mark.parametrize(
    "damage",
    [
        {"places": None},
        {"scores": [1, 2]},
        {"scores": [1, "2", 3]},
        {"game": "1"},
        {"game": True},
        {"game": -1},
        {"seats": ["random"] * 3},
        {"seats": None},
        {"seed": 77},
        {"thinking": [0.0, None, 0.0]},
    ],
    ids=str,
)
def test_a_line_that_is_no_result_is_played_again(tmp_path: Path, damage: dict[str, object]) -> None:
    file = tmp_path / "results.jsonl"
    Arena("toy", LABELS, games=3, file=file).play()
    heading, first, second, third = file.read_text().splitlines()
    file.write_text("\n".join([heading, first, json.dumps(json.loads(second) | damage), "7", "{}", third, ""]))
    resumed = Arena("toy", LABELS, games=3, file=file)
    assert resumed.pending() == [1]
    resumed.play()
    assert json.dumps([standing.dump() for standing in resumed.table()])
    assert json.loads(file.read_text().splitlines()[-1])["scores"] == json.loads(second)["scores"]


def test_results_of_another_arena_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Arena("toy", LABELS, games=3, file=file)
    with pytest.raises(SetupError, match="another arena"):
        Arena("toy", ["random"] * 3, games=3, file=file)


def test_the_table_tells_shares_places_and_ratings() -> None:
    arena = Arena("toy", LABELS, games=12)
    arena.play()
    table = {standing.label: standing for standing in arena.table()}
    assert table["apprentice"].share + 2 * table["random"].share == pytest.approx(1.0)
    low, high = table["apprentice"].share_between
    assert low < table["apprentice"].share < high
    assert all(1 <= standing.place <= 3 for standing in table.values())
    assert json.dumps([standing.dump() for standing in arena.table()])


@pytest.mark.parametrize("labels", [["wizard", "random"], ["master:quick", "random"], ["random"], ["random"] * 9])
def test_what_can_not_be_is_refused(labels: list[str]) -> None:
    with pytest.raises(SetupError):
        Arena("toy", labels, games=1)


def test_wilson_is_wide_for_few_games_and_narrow_for_many() -> None:
    assert wilson(9, 10) == pytest.approx((0.596, 0.982), abs=0.001)
    assert wilson(900, 1000) == pytest.approx((0.880, 0.917), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_bootstrap_draws_whole_groups() -> None:
    low, high = bootstrap([[1.0, 1.0], [0.0, 0.0]] * 20)
    assert 0.3 < low < 0.5 < high < 0.7
