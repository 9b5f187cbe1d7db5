"""Learned policies: kept in a file, played by name; the example that trains one."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import torch
import toy_features
from typer.testing import CliRunner

import bottega
from bottega.bots import Bot, Seat
from bottega.bots.arena import Arena
from bottega.cli import app
from bottega.kernel.errors import SetupError
from bottega.study.batches import Batch
from bottega.study.benchmark import run, task
from bottega.study.features import features
from bottega.study.learned import Policy, read_policy, write_policy
from bottega.study.players import sit_down
from bottega.study.simulation import Series, simulate
from bottega.study.single import SeatEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


Example = Callable[[str], ModuleType]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Example:
    """An example as a module, imported as its neighbours import it: dataclasses look their module up by its name."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module


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
    with pytest.raises(SetupError, match=r"not a learned policy: it is no file of arrays \(\.npz\)\.$"):
        sit_down(f"learned:{path}", 1)
    with pytest.raises(SetupError, match="not a learned policy"):
        sit_down(f"learned:{tmp_path / 'missing.npz'}", 1)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"about": np.array("[]")}, "format 1"),
        ({"about": np.array('{"format": 1, "players": 2}')}, "for which game"),
        ({"about": np.array('{"format": 1, "title": "toy", "players": 2, "features": "0"}')}, "other features"),
        ({"weights0": np.zeros((3, 5), np.float32)}, "do not lead"),
        ({"bias0": np.zeros(2, np.float32)}, "do not lead"),
        ({"weights0": np.zeros((2, 5), np.float32), "bias0": np.zeros(2, np.float32)}, "do not lead"),
    ],
)
def test_a_policy_of_another_version_is_refused_with_what_differs(
    change: dict[str, Any], problem: str, tmp_path: Path
) -> None:
    path = tmp_path / "policy.npz"
    write_policy(path, lover_of(4))
    with np.load(path) as held:
        arrays: dict[str, Any] = {**held, **change}
    np.savez(path, **arrays)
    with pytest.raises(SetupError, match=problem):
        read_policy(path)


def test_a_policy_plays_only_what_it_has_learned(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    write_policy(path, lover_of(4))
    bot = sit_down(f"learned:{path}", 1)
    with pytest.raises(SetupError, match="2 players"):
        bot.pick(Seat(bottega.new_game("toy", 3, 1), 0))


@pytest.mark.parametrize(
    "sit",
    [
        lambda who: Batch("toy", 2, players=3, opponents=who),
        lambda who: SeatEnv("toy", 3, opponents=who),
        lambda who: Arena("toy", [who, "random", "random"], games=3),
        lambda who: simulate(Series("toy", (who, "random", "random"), 1)),
        lambda who: run(who, task("stanza-two"), 2),
    ],
    ids=["batch", "seat", "arena", "simulate", "benchmark"],
)
def test_a_policy_for_another_table_is_refused_before_anything_is_played(
    sit: Callable[[str], object], tmp_path: Path
) -> None:
    path = tmp_path / "policy.npz"
    write_policy(path, lover_of(4))
    with pytest.raises(SetupError, match="learned for toy with 2 players"):
        sit(f"learned:{path}")


# The learners deprecate and warn among themselves.
@pytest.mark.filterwarnings("ignore")
def test_the_example_learns_to_beat_random_even_in_short_form(
    example: Example, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "policy.npz"
    share = example("train_policy").main(
        f"stanza --steps 3072 --rollout 256 --games 20 --out {path}".split(),
    )
    assert "against random" in capsys.readouterr().out
    assert share > 0.5
    run = CliRunner().invoke(app, f"simulate stanza --bots learned:{path},random --games 2".split())
    assert run.exit_code == 0, run.output


@pytest.mark.parametrize("players", [2, 4])
def test_self_play_meets_its_own_past(players: int, example: Example, tmp_path: Path) -> None:
    """In short form: each generation is kept, the next one meets one before it, and the curve grows by a line."""
    short = "--generations 2 --watch 1 --decisions 16 --lanes 4 --rollout 8 --ladder random --games 1"
    first, second = example("self_play").main(f"stanza --players {players} {short} --out {tmp_path}".split())
    assert read_policy(first).about["watched"] == "apprentice"
    assert read_policy(second).about["watched"] is None
    assert read_policy(first).about["met"] is None
    assert read_policy(second).about["met"] == 0
    assert read_policy(second).players == players
    curve = (tmp_path / "curve.csv").read_text().splitlines()
    assert curve[0].startswith("generation,decisions,cpu_minutes,random")
    assert [line.split(",")[0] for line in curve[1:]] == ["0", "1"]
    if players == 2:  # and whoever stopped it goes on, with all that it had learned and met
        longer = short.replace("--generations 2", "--generations 3 --resume")
        (third,) = example("self_play").main(f"stanza {longer} --out {tmp_path}".split())
        assert read_policy(third).about["met"] in (0, 1)
        assert len(torch.load(tmp_path / "course.pt")["past"]) == 3
        assert len((tmp_path / "curve.csv").read_text().splitlines()) == 4


def test_what_guests_decide_is_not_learned_from(example: Example) -> None:
    learning = example("learner")
    learner = learning.Learner("stanza", players=2, lanes=4, steps=12, older=0, seed=1, guests=0.5)
    learner.guest = learning.Teacher("apprentice")
    lived = learner.play()
    own = lived.seats == np.arange(4) % 2
    assert lived.mine.tolist() == (own | (np.arange(4) >= 2)).tolist()
    assert not lived.mine.all()


def test_a_learner_values_decisions_seat_by_seat(example: Example, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two decisions of a seat others decide: what happens then is the first one's reward."""
    learning = example("learner")
    learner = learning.Learner("stanza", players=2, lanes=1, steps=4, older=0, seed=1)
    monkeypatch.setattr(learner, "_prospects", lambda: np.full((1, 2), 10, np.float32))
    lived = learner.play()
    lived.seats[:, 0] = [0, 1, 0, 1]
    lived.worth[:, 0] = [1, 2, 3, 4]
    lived.rewards[:, 0] = [(0, 0), (5, -5), (0, 0), (0, 0)]
    lived.over[:, 0] = False
    fourth, third = 10 - 4, 10 - 3
    second = -5 + 4 - 2 + learning.LAMBDA * fourth
    first = 5 + 3 - 1 + learning.LAMBDA * third
    assert np.allclose(learner.advantages(lived)[:, 0], [first, second, third, fourth])
    lived.over[1] = True  # what follows is another game
    assert np.allclose(learner.advantages(lived)[:2, 0], [5 - 1, -5 - 2])


class First(Bot):
    def pick(self, seat: Seat) -> int:
        return seat.legal()[0]


def test_a_learner_does_as_it_is_told(example: Example) -> None:
    learner = example("learner").Learner("toy", players=2, lanes=8, steps=16, older=0, seed=1)
    for _ in range(20):
        learner.imitate(First, rate=10)
    games = learner.games
    liked = learner.network.liked(torch.from_numpy(games.observations), torch.from_numpy(games.masks)).argmax(-1)
    told = [games.chair(lane).legal()[0] for lane in range(games.count)]
    assert sum(liked.numpy() == told) > games.count / 2


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
