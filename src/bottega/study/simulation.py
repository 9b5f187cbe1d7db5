"""Mass play: many games between bots, over processes or machines, the same results whichever runs them.

A game's moves depend on its seed and its bots' seeds alone, which are made of the first seed and the
game's index: so results do not depend on the number of processes, and a run can be resumed.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

from bottega.api import new_game
from bottega.bots import Bot, Contestant, Seat, contestant
from bottega.bots.alone import alone
from bottega.bots.contestants import pick
from bottega.bots.effort import check_effort
from bottega.bots.provenance import Provenance, provenance, refuse_to_mix
from bottega.games import title
from bottega.kernel.components import Components
from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason
from bottega.study.hands import Cluster, Died, Hands, Processes

LONGEST = 20_000  # decisions; a game beyond that is reported as a failure
BATCH_SECONDS = 1.0  # of play handed over at once, so that handing over costs nothing


@dataclass(frozen=True)
class Series:
    """What to play: `games` games of one set-up, seats filled with bots by name, class or object."""

    game: str
    levels: tuple[object, ...]
    games: int
    seed: int = 0
    options: dict[str, Setting] = field(default_factory=dict)
    components: Components | str | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        """SetupError for a time that nobody could think for: else every game would fail of it."""
        check_effort(self.seconds, None)

    def players(self) -> list[Contestant]:
        """Who sits in each seat."""
        return [contestant(who) for who in self.levels]

    def labels(self) -> list[str]:
        return [who.label for who in self.players()]

    def pieces(self) -> Components:
        """The components that it is played with."""
        given = self.components
        return given if isinstance(given, Components) else title(self.game).components(given)

    def made_with(self) -> Provenance:
        """What decides the results beside the seeds."""
        return provenance(self.game, self.players(), self.pieces())


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


def play_one(
    series: Series, index: int, keep_record: bool = False, components: Components | str | None = None
) -> Result:
    """Play one game of the series; a failure is told in the result, not raised."""
    result = Result(index, series.seed + index)
    began = time.perf_counter()
    try:
        pieces = components if components is not None else series.components
        game = new_game(series.game, len(series.levels), result.seed, series.options, pieces)
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
    players = series.players()
    bots = [who.sit_down(seed * 31 + seat, series.seconds) for seat, who in enumerate(players)]
    for _ in range(LONGEST):
        if game.over:
            return
        seat = game.awaiting[0]
        bot = bots[seat]
        if type(bot) is Bot:  # plays any move: a guess of what is hidden would cost more than the game
            legal = game.legal(seat)
            game.do(seat, legal[bot.chance.below(len(legal))])
        else:
            game.do(seat, pick(players[seat], bot, Seat(game, seat, seed * 31 + seat)))
    raise RuntimeError(f"no end after {LONGEST} decisions")


def _play_batch(
    series: Series, keep_record: bool, components: Components, made_with: Provenance, indices: list[int]
) -> list[Result]:
    """Play some games; none if a bot has become another since the series began, say a policy that learns on."""
    now = provenance(series.game, series.players(), components)
    if now != made_with:
        changed = [label for label, digest in now.bots.items() if made_with.bots.get(label) != digest]
        problem = str(Reason("bots-changed", {"names": changed or ["bottega"]}))
        return [Result(index, series.seed + index, error=problem) for index in indices]
    return [play_one(series, index, keep_record, components) for index in indices]


def simulate(
    series: Series,
    processes: int = 1,
    journal: Path | None = None,
    keep_records: bool = False,
    told: Callable[[Result], None] = lambda result: None,
    ray: str | None = None,
) -> list[Result]:
    """Play the series and return the results by index; `told` hears of each as it comes.

    `journal` is a file of results, one JSON line each: those already in it are not played again.
    A journal of another series, or of one that was made with other bots, components, rules or another version, is
    refused, and so is one that somebody else is writing. `ray` is the address of a Ray cluster (`auto` for the one that
    runs here), instead of processes.
    """
    with alone(journal):
        return _simulate(series, processes, journal, keep_records, told, ray)


def _simulate(
    series: Series,
    processes: int,
    journal: Path | None,
    keep_records: bool,
    told: Callable[[Result], None],
    ray: str | None,
) -> list[Result]:
    made_with = series.made_with()
    for who in series.players():
        who.suits(series.game, len(series.levels))
    done = {result.index: result for result in read_journal(journal, series)}
    if keep_records:  # the journal may have been begun without records
        done = {index: result for index, result in done.items() if result.record}
    open_indices = [index for index in range(series.games) if index not in done]
    for result in done.values():
        told(result)
    with _Journal(journal, series, made_with) as write:
        for result in _run(series, open_indices, processes, keep_records, ray, made_with):
            done[result.index] = result
            write(result)
            told(result)
    return [done[index] for index in sorted(done)]


def _run(
    series: Series, indices: list[int], processes: int, keep_records: bool, ray: str | None, made_with: Provenance
) -> Iterable[Result]:
    components = series.pieces()
    work = partial(_play_batch, series, keep_records, components, made_with)
    if ray is None and processes <= 1:
        for index in indices:
            yield from work([index])
        return
    hands: Hands[Result] = Cluster(ray, work) if ray is not None else Processes(processes, work)
    try:
        yield from _share_out(series, indices, hands)
    finally:
        hands.close()


def _share_out(series: Series, indices: list[int], hands: Hands[Result]) -> Iterator[Result]:
    """Give batches of about a second of play, so many that no hand is ever idle; smaller ones towards the end."""
    left = deque(indices)
    suspects: list[int] = []
    size, given = 1, 0
    while left or given:
        while left and given < 2 * hands.workers:
            count = min(size, max(1, len(left) // (2 * hands.workers)))
            hands.give([left.popleft() for _ in range(count)])
            given += 1
        batch, outcome = hands.take()
        given -= 1
        try:
            results = outcome()
        except Died:
            suspects += batch
            continue
        spent = sum(result.seconds for result in results) / len(results)
        size = max(1, min(4096, int(BATCH_SECONDS / max(spent, 1e-6))))
        yield from results
    # Which game brought the process down shows when each of them is alone.
    for index in sorted(suspects):
        hands.give([index])
        _, outcome = hands.take()
        try:
            yield from outcome()
        except Died as error:
            yield Result(index, series.seed + index, error=f"the process that played it died: {error}")


class _Journal:
    """Appends results to a file; the first line says which series they belong to, and what they were made with."""

    def __init__(self, path: Path | None, series: Series, made_with: Provenance) -> None:
        self.path = path
        self.series = series
        self.made_with = made_with

    def __enter__(self) -> Callable[[Result], None]:
        if self.path is None:
            return lambda result: None
        written = self.path.read_bytes() if self.path.exists() else b""
        heading = _heading(self.series, self.made_with)
        if heading.encode().startswith(written):  # nothing, or a heading that a crash cut short
            self.path.write_text(heading, encoding="utf-8")
            written = heading.encode()
        self.file = self.path.open("a", encoding="utf-8")
        if not written.endswith(b"\n"):
            self.file.write("\n")  # a crash cut the last line short: what follows must not join it
        return self.write

    def write(self, result: Result) -> None:
        self.file.write(json.dumps(asdict(result)) + "\n")
        self.file.flush()

    def __exit__(self, *_: object) -> None:
        if self.path is not None:
            self.file.close()


def _heading(series: Series, made_with: Provenance) -> str:
    return json.dumps({"series": _identity(series), "made_with": made_with.dump()}) + "\n"


def _identity(series: Series) -> dict[str, object]:
    """What makes two runs the same series; how many games does not, so that a run can be lengthened.

    Nor does where the components lie: their digest stands in what the series was made with.
    """
    return {
        "game": series.game,
        "levels": series.labels(),
        "seed": series.seed,
        "options": series.options,
        "seconds": series.seconds,
    }


def read_journal(path: Path | None, series: Series) -> list[Result]:
    """The results already in the journal; SetupError if it belongs to another series or was made with others."""
    if path is None or not path.exists():
        return []
    text = path.read_text(encoding="utf-8", errors="replace")  # a crash may leave anything at the end
    if _heading(series, series.made_with()).startswith(text):
        return []
    lines = text.splitlines()
    try:
        heading = json.loads(lines[0])
    except ValueError:
        heading = None
    if not isinstance(heading, dict) or heading.get("series") != _identity(series):
        raise SetupError(Reason("study-journal-other", {"path": str(path)}))
    refuse_to_mix(path, heading.get("made_with"), series.made_with())
    results: list[Result] = []
    for line in lines[1:]:
        try:
            results.append(Result(**json.loads(line)))
        except (ValueError, TypeError):
            continue  # a line cut short by a crash: that game is played again
    return [result for result in results if _is_whole(result, series)]


def _is_whole(result: Result, series: Series) -> bool:
    """Whether a line tells how a game of the series ended, and nothing else stands where its figures should."""
    whole = (result.index, result.seed, result.decisions, *_listed(result.scores), *_listed(result.places))
    if result.error or not all(type(value) is int for value in whole):
        return False
    ours = 0 <= result.index < series.games and result.seed == series.seed + result.index
    seats = len(result.scores) == len(result.places) == len(series.levels)
    return ours and seats and type(result.seconds) in (int, float) and isinstance(result.record, str)


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [None]
