"""Datasets: what is written is what was played, and says what it is."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from toy_features import STUDIED
from typer.testing import CliRunner

import bottega
from bottega.cli import app
from bottega.kernel.errors import SetupError
from bottega.study import data, simulation
from bottega.study.features import features
from bottega.study.simulation import Series, simulate
from bottega.study.variants import variant

SAMPLED = ("florence", "fresco", "stanza")


def records(name: str, games: int) -> list[str]:
    return [result.record for result in simulate(Series(name, ("random",) * 3, games), keep_records=True)]


@pytest.mark.parametrize("name", STUDIED)
def test_a_dataset_holds_the_games_and_their_decisions(name: str, tmp_path: Path) -> None:
    texts = records(name, 2)
    counted = data.write(tmp_path, texts, ["random"] * 3, data.Wanted(views=True, observations=True))
    games = data.games(tmp_path)
    decisions = data.decisions(tmp_path)
    assert counted == (len(games), len(decisions)) == (2, games.decisions.sum())
    assert list(games.record) == texts
    again = bottega.replay(games.record[1])
    assert list(games.scores[1]) == again.scores
    own = decisions[decisions.game == 1]
    assert list(own.move) == [move.text for _, move in again.history()]
    assert all(action in legal for action, legal in zip(own.action, own.legal, strict=True))
    middle = own.iloc[len(own) // 2]
    before = bottega.replay(games.record[1], upto=int(middle.number))
    view = before.view(int(middle.seat))
    assert json.loads(middle["view"]) == json.loads(json.dumps(view))
    assert np.allclose(middle.observation, features(name, 3).vector(view))
    assert (middle.score, middle.place) == (again.scores[middle.seat], again.places[middle.seat])


def test_views_are_left_out_unless_asked_for(tmp_path: Path) -> None:
    data.write(tmp_path, records("stanza", 1))
    table = data.decisions(tmp_path, frame="arrow")
    assert "view" not in table.column_names
    assert table.schema.field("move").metadata == {b"meaning": b"the move chosen, in notation"}
    assert "| `view` |" not in (tmp_path / "CARD.md").read_text()


def test_every_frame_has_the_same_rows(tmp_path: Path) -> None:
    data.write(tmp_path, records("stanza", 1))
    columns = ["seat", "move", "place"]
    pandas_frame = data.decisions(tmp_path, "pandas", columns)
    polars_frame = data.decisions(tmp_path, "polars", columns)
    assert polars_frame.columns == columns
    assert polars_frame.rows() == list(pandas_frame.itertuples(index=False, name=None))
    with pytest.raises(ValueError, match="choose from"):
        data.games(tmp_path, "spreadsheet")


def test_the_card_says_what_and_how(tmp_path: Path) -> None:
    data.write(tmp_path, records("stanza", 2), ["random"] * 3)
    card = (tmp_path / "CARD.md").read_text()
    assert "2 finished games (2 of stanza)" in card
    assert "random, random, random" in card
    assert all(f"`{field.name}`" in card for field in data.GAMES)


def test_the_command_writes_new_games_and_old_records(tmp_path: Path) -> None:
    kept, first, second = tmp_path / "records", tmp_path / "first", tmp_path / "second"
    runner = CliRunner()
    run = runner.invoke(app, f"simulate stanza --games 2 --players 2 --records {kept}".split())
    assert run.exit_code == 0, run.output
    run = runner.invoke(app, f"data stanza {first} --games 2 --players 2 --bots random -l en".split())
    assert run.exit_code == 0, run.output
    assert "2 games with" in run.output
    run = runner.invoke(app, f"data stanza {second} --records {kept} -l de".split())
    assert run.exit_code == 0, run.output
    assert list(data.games(first).record) == list(data.games(second).record)


def test_a_dataset_that_is_there_is_not_overwritten_unless_told(tmp_path: Path) -> None:
    data.write(tmp_path, records("stanza", 1))
    with pytest.raises(SetupError, match="already a dataset"):
        data.write(tmp_path, records("stanza", 2))
    assert len(data.games(tmp_path)) == 1
    data.write(tmp_path, records("stanza", 2), overwrite=True)
    assert len(data.games(tmp_path)) == 2


def test_a_command_that_was_killed_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "kept"
    command = f"data stanza {folder} --games 3 --players 2 --bots random -l en".split()
    true = simulation.play_one
    played: list[int] = []

    def killed(series: Series, index: int, *rest: object) -> simulation.Result:
        played.append(index)
        if index == 2 and len(played) == 3:
            raise KeyboardInterrupt
        return true(series, index, True)

    monkeypatch.setattr(simulation, "play_one", killed)
    assert CliRunner().invoke(app, command).exit_code != 0
    assert not data.is_dataset(folder)
    run = CliRunner().invoke(app, command)
    assert run.exit_code == 0, run.output
    assert played == [0, 1, 2, 2]
    assert len(data.games(folder)) == 3
    assert sorted(path.name for path in folder.iterdir()) == ["CARD.md", "decisions.parquet", "games.parquet"]
    assert "- bot random: `random`" in (folder / "CARD.md").read_text()
    again = CliRunner().invoke(app, command)
    assert again.exit_code != 0


def test_a_game_is_on_one_side_of_the_split_by_its_seed(tmp_path: Path) -> None:
    sides = [data.split_of(seed) for seed in range(1000)]
    assert 150 < sides.count("test") < 250
    data.write(tmp_path, records("stanza", 3), ["random"] * 3)
    games, decisions = data.games(tmp_path), data.decisions(tmp_path)
    assert list(games.split) == sides[:3]
    assert all(decisions.split == [games.split[game] for game in decisions.game])
    assert set(decisions.bot) == {"random"}


def test_decisions_are_valued_by_a_search(tmp_path: Path) -> None:
    own = variant("stanza_mini")
    game = own.beginnings()[0].copy()
    while not game.over:
        game.do(game.awaiting[0], game.legal(game.awaiting[0])[0])
    data.write(tmp_path, [str(game.record())], wanted=data.Wanted(values=3), components=own.components())
    decisions = data.decisions(tmp_path)
    assert decisions.value.between(0, 1).all()
    assert all(best in legal for best, legal in zip(decisions.best, decisions.legal, strict=True))


def test_torch_reads_a_split(tmp_path: Path) -> None:
    data.write(tmp_path, records("stanza", 3), wanted=data.Wanted(observations=True))
    decisions = data.decisions(tmp_path)
    for split in ("train", "test"):
        found = data.torch_decisions(tmp_path, split)
        assert len(found) == (decisions.split == split).sum()
    seen, mask, action, win = data.torch_decisions(tmp_path, decisions.split[0])[0]
    assert np.allclose(seen, decisions.observation[0])
    assert mask.nonzero().flatten().tolist() == list(decisions.legal[0])
    assert (int(action), float(win)) == (decisions.action[0], decisions.win[0])
    data.write(tmp_path / "plain", records("stanza", 1))
    with pytest.raises(SetupError):
        data.torch_decisions(tmp_path / "plain")


@pytest.mark.parametrize("name", SAMPLED)
def test_the_sample_of_the_package_is_read_by_every_loader(name: str) -> None:
    folder = data.sample(name)
    assert "rules: version" in (folder / "CARD.md").read_text(encoding="utf-8")
    games, decisions = data.games(folder), data.decisions(folder, "polars")
    assert len(decisions) == games.decisions.sum() == data.decisions(folder, "arrow").num_rows
    assert set(decisions["bot"]) == {"random", "apprentice", "journeyman"}
    assert decisions["value"].drop_nulls().is_between(0, 1).all()
    learn = [data.torch_decisions(folder, split) for split in ("train", "test")]
    assert sum(map(len, learn)) == len(decisions)
    seen, mask, action, win = next(iter(learn[0]))
    assert seen.shape == (features(name, 3).size,)
    assert mask[action]
    assert 0 <= win <= 1
    assert bottega.replay(games.record[0]).scores == list(games.scores[0])


def test_the_samples_are_small_and_others_are_told() -> None:
    files = [path for name in SAMPLED for path in data.sample(name).iterdir()]
    assert sum(path.stat().st_size for path in files) < 1_000_000
    with pytest.raises(SetupError, match=SAMPLED[0]):
        data.sample("toy")
