"""Mass play: many games between bots, over processes, the same results whichever runs them.

A game's moves depend on its seed and its bots' seeds alone, which are made of the first seed and the
game's index: so results do not depend on the number of processes, and a run can be resumed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bottega.api import new_game
from bottega.bots import Seat, make_bot
from bottega.kernel.game import Game
from bottega.kernel.option import Setting

LONGEST = 20_000  # decisions; a game beyond that is reported as a failure


@dataclass(frozen=True)
class Series:
    """What to play: `games` games of one set-up, seats filled with bots by level."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Setting] = field(default_factory=dict)
    components: str | None = None
    seconds: float | None = None


@dataclass
class Result:
    """How one game of a series ended; `error` says why it did not."""

    index: int
    seed: int
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    error: str = ""
    record: str = ""


def play_one(series: Series, index: int, keep_record: bool = False) -> Result:
    """Play one game of the series; a failure is told in the result, not raised."""
    result = Result(index, series.seed + index)
    began = time.perf_counter()
    try:
        game = new_game(series.game, len(series.levels), result.seed, series.options, series.components)
        play_out(game, series, result.seed)
        result.scores, result.places, result.decisions = game.scores, game.places, game.number
        if keep_record:
            result.record = str(game.record())
    except Exception as error:  # one broken game must not end a run of a million
        result.error = f"{type(error).__name__}: {error}"
    result.seconds = time.perf_counter() - began
    return result


def play_out(game: Game, series: Series, seed: int) -> None:
    """Let the bots play `game` to its end."""
    bots = [make_bot(level, seed * 31 + seat, series.seconds) for seat, level in enumerate(series.levels)]
    for _ in range(LONGEST):
        if game.over:
            return
        seat = game.awaiting[0]
        bot = bots[seat]
        if bot.level == "random":  # needs no seat to look from: a guess would cost more than the game
            legal = game.legal(seat)
            game.do(seat, legal[bot.chance.below(len(legal))])
        else:
            game.do(seat, bot.pick(Seat(game, seat, seed * 31 + seat)))
    raise RuntimeError(f"no end after {LONGEST} decisions")


def _play_batch(series: Series, indices: list[int], keep_record: bool) -> list[Result]:
    return [play_one(series, index, keep_record) for index in indices]


def _batches(indices: list[int], size: int) -> Iterator[list[int]]:
    for start in range(0, len(indices), size):
        yield indices[start : start + size]


def simulate(
    series: Series,
    processes: int = 1,
    journal: Path | None = None,
    keep_records: bool = False,
    told: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """Play the series and return the results by index; `told` hears of each as it comes.

    `journal` is a file of results, one JSON line each: those already in it are not played again.
    """
    done = {result.index: result for result in read_journal(journal, series)}
    open_indices = [index for index in range(series.games) if index not in done]
    for result in done.values():
        told(result)
    with _Journal(journal, series) as write:
        for result in _run(series, open_indices, processes, keep_records):
            done[result.index] = result
            write(result)
            told(result)
    return [done[index] for index in sorted(done)]


def _run(series: Series, indices: list[int], processes: int, keep_records: bool) -> Iterable[Result]:
    if processes <= 1:
        for index in indices:
            yield play_one(series, index, keep_records)
        return
    # Batches large enough that handing them over costs nothing, small enough that the end is shared.
    size = max(1, min(64, len(indices) // (processes * 8)))
    with ProcessPoolExecutor(processes, mp_context=get_context("forkserver")) as pool:
        batches = [pool.submit(_play_batch, series, batch, keep_records) for batch in _batches(indices, size)]
        for batch in as_completed(batches):
            yield from batch.result()


class _Journal:
    """Appends results to a file; the first line says which series they belong to."""

    def __init__(self, path: Path | None, series: Series) -> None:
        self.path = path
        self.series = series

    def __enter__(self) -> Callable[[Result], None]:
        if self.path is None:
            return lambda result: None
        new = not self.path.exists() or self.path.stat().st_size == 0
        self.file = self.path.open("a", encoding="utf-8")
        if new:
            self.file.write(json.dumps({"series": _identity(self.series)}) + "\n")
        return self.write

    def write(self, result: Result) -> None:
        self.file.write(json.dumps(asdict(result)) + "\n")
        self.file.flush()

    def __exit__(self, *_: object) -> None:
        if self.path is not None:
            self.file.close()


def _identity(series: Series) -> dict[str, Any]:
    """What makes two runs the same series; how many games does not, so that a run can be lengthened."""
    return {key: value for key, value in json.loads(json.dumps(asdict(series))).items() if key != "games"}


def read_journal(path: Path | None, series: Series) -> list[Result]:
    """The results already in the journal; ValueError if it belongs to another series."""
    if path is None or not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    if not lines:
        return []
    if json.loads(lines[0]).get("series") != _identity(series):
        raise ValueError(f"{path} holds the results of another series")
    results: list[Result] = []
    for line in lines[1:]:
        try:
            results.append(Result(**json.loads(line)))
        except (ValueError, TypeError):
            continue  # a line cut short by a crash: that game is played again
    return [result for result in results if result.index < series.games and not result.error]
