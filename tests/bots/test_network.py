"""Networks: what they are told, that they fit or are left out, and that masters play with and without them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from shelf import ALL, Combination, label

import bottega
from bottega.bots import Seat, make_bot, master, weights
from bottega.bots.knowledge import knowledge
from bottega.bots.master import begin
from bottega.bots.network import Network
from bottega.bots.policy import draw
from bottega.bots.search import Search
from bottega.games import NAMES
from bottega.kernel.chance import Chance
from bottega.kernel.errors import BottegaWarning
from bottega.kernel.game import Game

MOST_BYTES = 2_000_000
MOST_OPTIONS = {setup[:2]: len(setup[2]) for setup in sorted(ALL, key=lambda setup: len(setup[2]))}
SOME = [setup for setup in ALL if len(setup[2]) in (0, MOST_OPTIONS[setup[:2]])]  # with no options, and with all


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    weights._loaded.cache_clear()
    yield
    weights._loaded.cache_clear()


def settled_positions(combination: Combination, most: int) -> Iterator[Game]:
    """Settled positions of one game of the rules of thumb, every other one."""
    name, players, options = combination
    game, know, chance = bottega.new_game(name, players, 5, options), knowledge(name), Chance(1)
    met = 0
    while not game.over and met < 2 * most:
        if know.settled(game):
            met += 1
            if met % 2:
                yield game
        seat = game.awaiting[0]
        legal = game.legal(seat)
        game.do(seat, legal[draw(know.judge(game, seat, legal), know.warmth, chance)])


WIDTH = {"florence": 140, "fresco": 106, "stanza": 181}
LEARNED = [name for name in NAMES if weights.file_of(name).exists()]


def blank(width: int) -> dict[str, Any]:
    """Weights that correct nothing."""
    shapes: dict[str, tuple[int, ...]] = {
        "first": (width, 4),
        "first_bias": (4,),
        "second": (4, 6),
        "second_bias": (3,),
        "last": (3, 2),
        "last_bias": (2,),
    }
    return {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}


def network(seat: Seat) -> Network:
    found = weights.learned(seat)
    assert found is not None
    return found.network


def keep(path: Path, card: dict[str, object], arrays: dict[str, Any]) -> None:
    np.savez(path, **{"card": np.array(json.dumps(card)), **arrays})


@pytest.mark.parametrize("combination", SOME, ids=label)
def test_every_game_is_told_in_rows_of_one_width(combination: Combination) -> None:
    name, players, _ = combination
    for game in settled_positions(combination, 3):
        told = weights.inputs(name).rows(game, knowledge(name).evaluate(game))
        assert len(told) == players
        assert {len(row) for row in told} == {WIDTH[name]}


@pytest.mark.parametrize("name", NAMES)
def test_without_any_weights_in_it_a_network_leaves_knowledge_as_it_is(name: str) -> None:
    game = bottega.new_game(name, 3, 1)
    points = knowledge(name).evaluate(game)
    expected, shares = Network(np, weights.inputs(name).rows, blank(WIDTH[name]), 4).value(game, points)
    assert expected == points
    assert shares == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("name", LEARNED)
def test_our_weights_fit_and_are_small(name: str) -> None:
    path = weights.file_of(name)
    assert path.stat().st_size <= MOST_BYTES
    with np.load(path, allow_pickle=False) as file:
        card = json.loads(str(file["card"]))
    assert {"games", "seed", "commit", "positions", "made"} <= set(card)
    assert weights.learned(Seat(bottega.new_game(name, 2, 1), 0)) is not None


@pytest.mark.parametrize("name", LEARNED)
def test_a_network_tells_shares_of_one_win(name: str) -> None:
    for players in bottega.title(name).players:
        game = bottega.new_game(name, players, 1)
        points, shares = network(Seat(game, 0)).value(game, knowledge(name).evaluate(game))
        assert len(points) == players
        assert sum(shares) == pytest.approx(1.0)


def corrected(name: str, folder: Path) -> Path:
    """A copy of a title's components in which a figure is corrected."""
    path = folder / "corrected.toml"
    text = bottega.title(name).components_file.read_text(encoding="utf-8")
    path.write_text(text.replace("hire_cost = [5,", "hire_cost = [6,", 1), encoding="utf-8")
    return path


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of weights for La Stanza, in the place of ours."""
    path = tmp_path / "network.npz"
    keep(path, {**weights.card_of("stanza"), "ending": 4, "most_endings": 50}, blank(WIDTH["stanza"]))
    monkeypatch.setattr(weights, "file_of", lambda _: path)
    return path


def test_corrected_components_are_played_without_it(kept: Path) -> None:
    assert weights.learned(Seat(bottega.new_game("stanza", 2, 1), 0)) is not None
    game = bottega.new_game("stanza", 2, 1, components=corrected("stanza", kept.parent))
    assert weights.learned(Seat(game, 0)) is None
    assert make_bot("master", 1, iterations=2).pick(Seat(game, 0)) in game.legal(0)


def test_it_decides_alone_for_who_has_little_time_or_few_iterations(kept: Path) -> None:
    seat = Seat(bottega.new_game("stanza", 2, 1), 0)
    efforts = [(0.001, None), (3600.0, None), (3600.0, 49), (0.001, 200)]
    alone = []
    for seconds, iterations in efforts:
        search = begin(seat, 1, seconds, iterations, time.thread_time)
        search.run(1)
        # A blank network sees no difference between the seats; an ending that was played out shows one.
        alone.append([finding.chances for finding in search.findings if finding.tries] == [[0.5]])
    assert alone == [True, False] * 2


def test_among_many_it_is_asked_alone_for_fewer_endings_if_the_card_says_so(kept: Path) -> None:
    seats = [Seat(bottega.new_game("stanza", players, 1), 0) for players in (2, 3, 4)]

    def alone(iterations: int) -> list[bool]:
        found: list[bool] = []
        for seat in seats:
            search = begin(seat, 1, 3600.0, iterations, time.thread_time)
            search.run(1)
            # A blank network sees no difference between the seats; an ending that was played out shows one.
            found.append([finding.chances for finding in search.findings if finding.tries] == [[1 / seat.players]])
        return found

    assert [alone(iterations) for iterations in (49, 50)] == [[True] * 3, [False] * 3]
    card = {**weights.card_of("stanza"), "ending": 4, "most_endings": 50, "most_endings_of_many": 20}
    keep(kept, card, blank(WIDTH["stanza"]))
    weights._loaded.cache_clear()
    assert [alone(iterations) for iterations in (19, 20, 50)] == [[True] * 3, [True, False, False], [False] * 3]


def test_endings_that_are_played_out_count_as_much_as_what_it_thinks(kept: Path) -> None:
    know, seat = knowledge("stanza"), Seat(bottega.new_game("stanza", 2, 1), 0)
    asked = network(seat)
    early, late = Search(seat, know, 1, network=asked), Search(seat, know, 1)
    both = Search(seat, know, 1, network=asked, mixes=True)
    for search in (early, late, both):
        search.run(1)
    first, second, mean = (
        [found.scores[0] for found in search.findings if found.tries] for search in (early, late, both)
    )
    assert mean == [pytest.approx((one + other) / 2) for one, other in zip(first, second, strict=True)]
    assert early.findings != late.findings


def test_a_search_with_a_network_ends_early_and_tells_its_shares(kept: Path) -> None:
    seat = Seat(bottega.new_game("stanza", 2, 1), 0)
    search = Search(seat, knowledge("stanza"), 1, network=network(seat))
    assert search.ending == 4
    search.run(3)
    assert {chance for finding in search.findings for chance in finding.chances} == {0.5}


@pytest.mark.parametrize("wrong", ["rules", "components", "inputs", "format", "text", "shape", "value"])
def test_what_does_not_fit_is_told_once(wrong: str, kept: Path) -> None:
    arrays = blank(WIDTH["stanza"] + (wrong == "shape"))
    if wrong == "value":
        arrays["last_bias"][0] = np.nan
    keep(kept, {**weights.card_of("stanza"), "ending": 4, "most_endings": 50, wrong: "of old"}, arrays)
    if wrong == "text":
        kept.write_text("not at all")
    seat = Seat(bottega.new_game("stanza", 2, 1), 0)
    reason = "bots-weights-damaged" if wrong in ("text", "shape", "value") else "bots-weights-other"
    with pytest.warns(BottegaWarning, match=f"{re.escape(str(kept))} .*: masters play without it") as given:
        assert weights.learned(seat) is None
    assert [warning.message.reason.rule for warning in given if isinstance(warning.message, BottegaWarning)] == [reason]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert weights.learned(seat) is None
        assert make_bot("master", 1, iterations=2).pick(seat) in seat.legal()


def test_what_does_not_fit_is_told_once_however_many_processes_play(tmp_path: Path) -> None:
    package = tmp_path / "bottega"
    shutil.copytree(
        Path(bottega.__file__).parent, package, ignore=shutil.ignore_patterns("server", "__pycache__", "*.so")
    )
    (package / "games" / "stanza" / "bots" / "network.npz").write_text("not at all")
    asked = ["arena", "stanza", "--seats", "master:2i,random", "--games", "2", "--processes", "2", "-l", "de"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "bottega", *asked], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr.count("network.npz") == 1, run.stderr
    assert "Meister spielen ohne diese Datei" in run.stderr
    assert "Warning" not in run.stderr


@pytest.mark.parametrize("name", LEARNED)
def test_the_same_seed_finds_the_same_with_a_network(name: str) -> None:
    game = bottega.new_game(name, 2, 3)
    seat = Seat(game, game.awaiting[0])
    searches = [Search(seat, knowledge(name), 4, network=network(seat)) for _ in range(2)]
    for search in searches:
        search.run(20)
    first, second = [[finding.leads for finding in search.findings] for search in searches]
    assert first == second


def test_reading_the_weights_takes_nothing_of_the_time(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    read = weights._loaded.__wrapped__

    @lru_cache
    def slow(title: str) -> object:
        now[0] += 1.0  # so long does it take to read them
        return read(title)

    def ticking() -> float:
        now[0] += 0.001
        return now[0]

    monkeypatch.setattr(weights, "_loaded", slow)
    seat = Seat(bottega.new_game("stanza", 2, 1), 0)
    calls: list[float] = []
    monkeypatch.setattr(master, "think", lambda search, left, *_, **__: calls.append(left))
    make_bot("master", 1, seconds=0.5, clock=ticking).pick(seat)
    assert calls[0] > 0.4
