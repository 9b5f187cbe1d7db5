"""Learned policies: kept in a file, played by name; the example that trains one."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import toy_features
from typer.testing import CliRunner

import bottega
from bottega.bots import Seat
from bottega.bots.arena import Arena
from bottega.cli import app
from bottega.kernel.errors import SetupError
from bottega.study.features import features
from bottega.study.learned import Policy, read_policy, write_policy
from bottega.study.players import sit_down
from bottega.study.simulation import Series, simulate
from bottega.study.single import SeatEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lover_of(favourite: int, players: int = 2) -> Policy:
    """A policy for the toy that likes one move best."""
    game = bottega.new_game("toy", players, 1)
    bias = np.zeros(len(game.catalogue), np.float32)
    bias[favourite] = 1
    weights = np.zeros((len(bias), features("toy", players).size), np.float32)
    return Policy("toy", players, ((weights, bias),), {})


def test_the_best_liked_legal_move_is_played(tmp_path: Path) -> None:
    game = toy_features.env(2)
    game.reset(seed=3)
    legal = game.game.legal(0)
    for favourite in legal:
        path = tmp_path / f"{favourite}.npz"
        write_policy(path, lover_of(favourite))
        assert sit_down(f"learned:{path}", 1).pick(Seat(game.game, 0)) == favourite


def test_a_policy_survives_its_file(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    policy = lover_of(4)
    write_policy(path, policy)
    again = read_policy(path)
    assert (again.title, again.players) == ("toy", 2)
    vector = np.ones(features("toy", 2).size, np.float32)
    assert np.array_equal(again.scores(vector), policy.scores(vector))


def test_what_is_no_policy_is_told(tmp_path: Path) -> None:
    path = tmp_path / "noise.npz"
    path.write_bytes(b"no arrays here")
    with pytest.raises(SetupError, match="not a learned policy"):
        sit_down(f"learned:{path}", 1)
    with pytest.raises(SetupError, match="not a learned policy"):
        sit_down(f"learned:{tmp_path / 'missing.npz'}", 1)


def test_a_policy_plays_only_what_it_has_learned(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    write_policy(path, lover_of(4))
    bot = sit_down(f"learned:{path}", 1)
    with pytest.raises(SetupError, match="2 players"):
        bot.pick(Seat(bottega.new_game("toy", 3, 1), 0))


# The learners deprecate and warn among themselves.
@pytest.mark.filterwarnings("ignore")
def test_the_example_learns_to_beat_random_even_in_short_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "policy.npz"
    share = example("train_policy").main(
        f"stanza --steps 3072 --rollout 256 --games 20 --out {path}".split(),
    )
    assert "against random" in capsys.readouterr().out
    assert share > 0.5
    run = CliRunner().invoke(app, f"simulate stanza --bots learned:{path},random --games 2".split())
    assert run.exit_code == 0, run.output


def test_self_play_meets_its_own_past(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In short form: each generation is kept, and the next one sits with those before it."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    asked = f"stanza --generations 2 --steps 32 --rollout 8 --games 2 --teachers random --out {tmp_path}"
    first, second = example("self_play").main(asked.split())
    assert f"learned:{first}" in str(read_policy(second).about["opponents"])
    assert "learned" not in str(read_policy(first).about["opponents"])


def test_a_policy_that_is_written_anew_is_another(tmp_path: Path) -> None:
    path, journal = tmp_path / "policy.npz", tmp_path / "run.jsonl"
    game = bottega.new_game("toy", 2, 3)
    first, second = game.legal(0)[:2]
    write_policy(path, lover_of(first))
    series = Series("toy", (f"learned:{path}", "random"), games=2)
    assert sit_down(f"learned:{path}", 1).pick(Seat(game, 0)) == first
    simulate(series, journal=journal)
    write_policy(path, lover_of(second))
    assert sit_down(f"learned:{path}", 1).pick(Seat(game, 0)) == second
    with pytest.raises(SetupError, match=r"policy\.npz"):
        simulate(series, journal=journal)


def test_a_policy_plays_in_the_arena_and_for_its_own_title_only(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    write_policy(path, lover_of(1))
    arena = Arena("toy", [f"learned:{path}", "random"], games=2)
    arena.play()
    assert len(arena.results) == 2
    with pytest.raises(SetupError, match="learned for toy"):
        Arena("stanza", [f"learned:{path}", "random"], games=2)
    with pytest.raises(SetupError, match="learned for toy"):
        SeatEnv("stanza", 2, opponents=f"learned:{path}")
