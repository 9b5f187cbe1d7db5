"""The sequential test: ends as soon as it is known, with the reason, and the same however it is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import toy  # noqa: F401  puts the toy title on the shelf
from typer.testing import CliRunner

from bottega.bots import contestant
from bottega.bots.arena import Arena, ArenaResult
from bottega.bots.sprt import Question, elo_of, share_of
from bottega.cli import app
from bottega.kernel.chance import Chance
from bottega.kernel.errors import SetupError

WIDE = Question(0.0, 150.0)


def coin_tosses(chance: Chance, share: int, seeds: int) -> list[float]:
    """Pairs of games, each won `share` times in a hundred."""
    return [((chance.below(100) < share) + (chance.below(100) < share)) / 2 for _ in range(seeds)]


def verdicts(share: int) -> list[str]:
    """How a hundred tests end, of games that are won so often."""
    ends = []
    for seed in range(100):
        scores = coin_tosses(Chance(seed), share, 400)
        found = (WIDE.answer(scores[:seeds], 1, 2).verdict for seeds in range(4, 400, 4))
        ends.append(next((verdict for verdict in found if verdict != "open"), "open"))
    return ends


def test_it_is_wrong_about_as_seldom_as_it_promises() -> None:
    assert verdicts(50).count("gains") <= 10
    assert verdicts(round(100 * share_of(150.0, 1, 2))).count("gains-not") <= 10


def test_it_agrees_with_the_formula_for_many_games_of_nearly_equals() -> None:
    question = Question(0.0, 10.0)
    scores = [1.0] * 120 + [0.5] * 300 + [0.0] * 100
    mean = sum(scores) / len(scores)
    varies = sum((score - mean) ** 2 for score in scores) / len(scores)
    low, high = share_of(0.0, 1, 2), share_of(10.0, 1, 2)
    expected = len(scores) * (high - low) * (2 * mean - low - high) / (2 * varies)
    assert question.answer(scores, 1, 2).ratio == pytest.approx(expected, rel=0.02)


def test_elo_is_told_for_any_number_of_seats() -> None:
    assert share_of(0.0, 1, 4) == 0.25
    assert share_of(0.0, 2, 5) == 0.4
    assert share_of(400.0, 1, 3) == pytest.approx(10 / 12)
    for players in (2, 3, 4, 5):
        assert elo_of(share_of(-70.0, 1, players), 1, players) == pytest.approx(-70.0)


def test_nothing_played_and_only_wins_are_no_trouble() -> None:
    assert WIDE.answer([], 1, 2).verdict == "open"
    assert WIDE.answer([1.0] * 40, 1, 2).verdict == "gains"
    assert WIDE.answer([0.0] * 40, 1, 4).verdict == "gains-not"


@pytest.mark.parametrize("asked", [(10, 10), (20, 0), (-3000, 0), (0, float("nan"))])
def test_elos_that_ask_nothing_are_refused(asked: tuple[float, float]) -> None:
    with pytest.raises(SetupError):
        Question(*asked)


@pytest.mark.parametrize("rates", [(0.0, 0.05), (0.05, 0.5), (0.05, -1.0)])
def test_error_rates_that_can_not_be_are_refused(rates: tuple[float, float]) -> None:
    with pytest.raises(SetupError):
        Question(0, 20, *rates)


def test_an_arena_ends_when_the_question_is_answered_and_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    labels = ["apprentice", "random", "random"]
    asked = Question(-300.0, -100.0)
    short = Arena("toy", labels, games=12, file=file, question=asked)
    short.play()
    arena = Arena("toy", labels, games=3000, file=file, question=asked)
    arena.play()
    answer = arena.answer()
    assert answer is not None
    assert answer.verdict != "open"
    assert answer.seeds * 3 == len(arena.results) < 3000
    again = Arena("toy", labels, games=3000, file=file, question=asked)
    again.play()
    assert len(again.results) == len(arena.results)
    assert again.answer() == answer


def test_only_whole_seeds_count_and_those_in_their_order() -> None:
    arena = Arena("toy", ["apprentice", "random"], games=8, question=WIDE)
    arena.play()
    whole = arena.answer()
    del arena.results[3]
    part = arena.answer()
    assert whole is not None
    assert part is not None
    assert (whole.seeds, part.seeds) == (4, 1)


def test_other_hands_play_the_same_games() -> None:
    class Aside:
        workers = 1

        def __init__(self, work: Callable[[list[int]], list[ArenaResult]]) -> None:
            self.work = work
            self.given: list[list[int]] = []

        def give(self, batch: list[int]) -> None:
            self.given.append(batch)

        def take(self) -> tuple[list[int], Callable[[], list[ArenaResult]]]:
            batch = self.given.pop()
            return batch, lambda: self.work(batch)

        def close(self) -> None:
            self.given = []

    here = Arena("toy", ["apprentice", "random"], games=6)
    there = Arena("toy", ["apprentice", "random"], games=6)
    here.play()
    there.play(hands=Aside)
    scores = [[arena.results[game]["scores"] for game in range(6)] for arena in (here, there)]
    assert scores[0] == scores[1]


def test_three_kinds_of_bots_ask_no_clear_question() -> None:
    with pytest.raises(SetupError):
        Arena("toy", ["apprentice", "random", "journeyman"], games=3, question=WIDE)


def test_the_command_tells_why_it_stopped() -> None:
    asked = [
        "arena",
        "florence",
        "--seats",
        "apprentice,random",
        "--sprt",
        "--elo0",
        "-200",
        "--elo1",
        "100",
        "-l",
        "en",
    ]
    run = CliRunner().invoke(app, asked)
    assert run.exit_code == 0, run.output
    assert "Stopped: it gains." in " ".join(run.output.split())
    told = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)
    assert told["sprt"]["verdict"] == "gains"


@pytest.mark.parametrize("label", ["master:0", "master:-1", "master:1e9", "master:nan", "master:0i", "master@0.1:0"])
def test_an_effort_that_can_not_be_is_refused_with_the_range(label: str) -> None:
    with pytest.raises(SetupError, match="possible"):
        contestant(label)
