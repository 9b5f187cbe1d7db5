"""Data: games and decisions as Parquet, with a schema that is documented field by field.

A dataset is a folder: `games.parquet` (a row a game), `decisions.parquet` (a row a decision) and
`CARD.md`, which says what it holds and how it was made.

    from bottega.study import data
    games = data.games("my-games")                                     a pandas frame
    learn = data.torch_decisions(data.sample("<title>"), "train")      for PyTorch, of what comes with the package
    decisions = data.decisions("my-games", frame="polars", columns=["seat", "move", "place"])
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

import bottega
from bottega.api import new_game
from bottega.bots.advice import advise
from bottega.bots.provenance import Provenance
from bottega.kernel.components import Components
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason, quoted
from bottega.kernel.record import parse_record
from bottega.study.features import features
from bottega.study.hands import fresh
from bottega.study.retelling import at_each_decision
from bottega.study.rewards import win_shares

GROUP = 64  # games in a row group
FRAMES = ("pandas", "polars", "arrow")
FILES = ("games.parquet", "decisions.parquet", "CARD.md")
SAMPLES = Path(__file__).with_name("samples")
Row = dict[str, Any]  # by the columns of `GAMES` or `DECISIONS`, which hold its values to their types


@dataclass(frozen=True)
class Field:
    """One column: its name, its type, and what it means."""

    name: str
    type: Any
    meaning: str


GAMES = (
    Field("game", pa.int64(), "number of the game in this dataset, from 0"),
    Field("title", pa.string(), "the name of the game"),
    Field("rules", pa.int16(), "version of the rules in the engine; grows when old records would play differently"),
    Field("components", pa.string(), "digest of the components file, with which all figures are fixed"),
    Field("players", pa.int8(), "number of seats"),
    Field("options", pa.string(), "all options with their settings, as JSON"),
    Field("seed", pa.int64(), "seed of all shuffles, if it is a number; a key of 256 bits stands in `record` only"),
    Field(
        "split",
        pa.string(),
        "train or test, by the seed alone: one in five is for testing, the same in all datasets",
    ),
    Field("bots", pa.list_(pa.string()), "who sat in each seat: a bot's level, or empty if not told"),
    Field("scores", pa.list_(pa.int32()), "final points by seat"),
    Field("places", pa.list_(pa.int8()), "final place by seat, 1 best; equals share a place"),
    Field("decisions", pa.int32(), "number of decisions in the game"),
    Field("record", pa.string(), "the whole record; `bottega.replay` plays it again"),
)
DECISIONS = (
    Field("game", pa.int64(), "number of the game, as in games.parquet"),
    Field("number", pa.int32(), "number of the decision in its game, from 0"),
    Field("split", pa.string(), "train or test, as its game"),
    Field("seat", pa.int8(), "who decides, from 0"),
    Field("bot", pa.string(), "which bot decides, or empty if not told"),
    Field("question", pa.string(), "what was asked: the id of the question"),
    Field("move", pa.string(), "the move chosen, in notation"),
    Field("action", pa.int32(), "its number in the title's catalogue of moves"),
    Field("legal", pa.list_(pa.int32()), "numbers of all moves that were legal"),
    Field("score", pa.int32(), "points that the seat ended with"),
    Field("place", pa.int8(), "place that the seat ended on"),
    Field("win", pa.float32(), "the seat's share of the win: 1, a part of a shared one, or 0"),
    Field("value", pa.float32(), "the seat's chance to win before the move, by a search (only if asked for)"),
    Field("best", pa.int32(), "number of the move that this search likes best (only if asked for)"),
    Field("view", pa.string(), "what the seat could see, as JSON (only if asked for)"),
    Field("observation", pa.list_(pa.float32()), "the features of that view, each 0 to 1 (only if asked for)"),
)


def schema(fields: Sequence[Field], without: Sequence[str] = ()) -> pa.Schema:
    """The Parquet schema; the meanings travel with the columns."""
    return pa.schema(
        [
            pa.field(field.name, field.type, metadata={"meaning": field.meaning})
            for field in fields
            if field.name not in without
        ]
    )


@dataclass(frozen=True)
class Wanted:
    """What of each decision is kept beyond the move and its outcome."""

    views: bool = False
    observations: bool = False
    values: int = 0  # iterations of a search at each decision; 0 for none

    def left_out(self) -> list[str]:
        kept = {"view": self.views, "observation": self.observations, "value": self.values, "best": self.values}
        return [name for name, wanted in kept.items() if not wanted]


PLAIN = Wanted()


def expand(
    record: str, bots: Sequence[str] = (), wanted: Wanted = PLAIN, components: Components | None = None
) -> tuple[Row, list[Row]]:
    """The row of a finished game and the rows of its decisions, without their number in the dataset."""
    rows: list[Row] = []
    told = parse_record(record)
    split = split_of(told.seed)
    for game, seat, move in at_each_decision(told, components):
        row: Row = {
            "number": game.number,
            "split": split,
            "seat": seat,
            "bot": bots[seat] if bots else "",
            "question": game.question(seat).rule,
            "move": move.text,
            "action": move.number,
            "legal": sorted(game.legal(seat)),
        }
        if wanted.views or wanted.observations:
            view = game.view(seat)
            if wanted.views:
                row["view"] = json.dumps(view, separators=(",", ":"))
            if wanted.observations:
                row["observation"] = features(game.title, game.players).vector(view)
        if wanted.values:
            best = advise(game, seat, iterations=wanted.values, most=1)
            row["value"], row["best"] = (best[0].win, best[0].move.number) if best else (None, None)
        rows.append(row)
    scores, places = game.scores, game.places
    wins = win_shares(places)
    for row in rows:
        seat = row["seat"]
        row["score"], row["place"], row["win"] = scores[seat], places[seat], wins[seat]
    about: Row = {
        "title": told.game,
        "rules": told.rules,
        "components": told.components,
        "players": told.players,
        "options": json.dumps(told.options, sort_keys=True),
        "seed": told.seed if isinstance(told.seed, int) else None,
        "split": split,
        "bots": list(bots),
        "scores": scores,
        "places": places,
        "decisions": len(rows),
        "record": record,
    }
    return about, rows


def split_of(seed: object) -> str:
    """Train or test, by a digest of the seed: so no game is ever in the one here and in the other there."""
    return "test" if hashlib.sha256(f"bottega split {seed}".encode()).digest()[0] % 5 == 0 else "train"


def is_dataset(folder: Path | str) -> bool:
    """Whether a finished dataset lies there."""
    return any((Path(folder) / name).exists() for name in FILES)


def write(
    folder: Path | str,
    records: Iterable[str],
    bots: Sequence[str] = (),
    wanted: Wanted = PLAIN,
    processes: int = 1,
    told: Callable[[], None] = lambda: None,
    components: Components | None = None,
    made_with: Provenance | None = None,
    overwrite: bool = False,
) -> tuple[int, int]:
    """Make a dataset of finished games; how many games and decisions it holds. `told` hears of each game.

    It is there as a whole or not at all; one that is there already is refused unless it may be overwritten.
    """
    folder = Path(folder)
    if is_dataset(folder) and not overwrite:
        raise SetupError(Reason("study-data-exists", {"path": str(folder)}))
    folder.mkdir(parents=True, exist_ok=True)
    games = decisions = 0
    titles: dict[str, int] = {}
    without = wanted.left_out()
    begun = {name: folder / f"{name}.part" for name in FILES}
    with (
        pq.ParquetWriter(begun["games.parquet"], schema(GAMES), compression="zstd") as game_file,
        pq.ParquetWriter(begun["decisions.parquet"], schema(DECISIONS, without), compression="zstd") as file,
    ):
        for group in _groups(_expanded(records, bots, wanted, processes, components)):
            game_rows: list[Row] = []
            rows: list[Row] = []
            for about, own in group:
                game_rows.append({"game": games, **about})
                rows += [{"game": games, **row} for row in own]
                titles[about["title"]] = titles.get(about["title"], 0) + 1
                games += 1
                told()
            decisions += len(rows)
            game_file.write_table(pa.Table.from_pylist(game_rows, schema(GAMES)))
            file.write_table(pa.Table.from_pylist(rows, schema(DECISIONS, without)))
    begun["CARD.md"].write_text(card(titles, decisions, bots, without, made_with), encoding="utf-8")
    for name in FILES:
        os.replace(begun[name], folder / name)
    return games, decisions


def _expanded(
    records: Iterable[str], bots: Sequence[str], wanted: Wanted, processes: int, components: Components | None
) -> Iterator[tuple[Row, list[Row]]]:
    work = partial(expand, bots=bots, wanted=wanted, components=components)
    if processes <= 1:
        yield from map(work, records)
        return
    with ProcessPoolExecutor(processes, mp_context=fresh()) as pool:
        yield from pool.map(work, records, chunksize=4)


def _groups(games: Iterator[tuple[Row, list[Row]]]) -> Iterator[list[tuple[Row, list[Row]]]]:
    group: list[tuple[Row, list[Row]]] = []
    for game in games:
        group.append(game)
        if len(group) == GROUP:
            yield group
            group = []
    if group:
        yield group


def describe(fields: Sequence[Field], without: Sequence[str] = ()) -> str:
    """The columns as a table in Markdown."""
    lines = ["| column | type | meaning |", "|---|---|---|"]
    lines += [f"| `{field.name}` | {field.type} | {field.meaning} |" for field in fields if field.name not in without]
    return "\n".join(lines)


def card(
    titles: dict[str, int],
    decisions: int,
    bots: Sequence[str],
    without: Sequence[str],
    made_with: Provenance | None = None,
) -> str:
    """The data card: what the dataset holds, how it was made, what it is good for and what not."""
    counted = ", ".join(f"{count} of {title}" for title, count in sorted(titles.items())) or "none"
    who = ", ".join(bots) if bots else "not told; see the records"
    return f"""# Data card

**What.** {sum(titles.values())} finished games ({counted}) with {decisions} decisions.

**How it was made.** By Bottega {bottega.__version__}. Seats: {who}. Every game is in `games.parquet` as a record
that `bottega.replay` plays again, checked by digests: nothing in `decisions.parquet` is more than a replay of it.
{_digests(made_with)}
**What it is good for.** Learning and testing players, evaluations and models of opponents; statistics of the games.

**What it is not.** Bots are no sample of people: what they do often is not what people do, and what wins among them
need not win among people. Figures of the components whose provenance is not the rulebook are assumptions
(`bottega components <title>` lists them); the digest in `components` says which file was used.

**Personal data.** None in games between bots. If you make a dataset of people's games, ask them.

**Splits.** The seed alone says whether a game is for training or for testing (`split`; about one in five is for
testing), so no game is in the one here and in the other there. All decisions of a game are on its side.

**Hidden information.** `seed` and `record` hold the whole truth; `view` and `observation` only what the seat could
see. Learn from the latter, or you learn to cheat.

**Licence.** As the software: MIT.

## games.parquet

{describe(GAMES)}

## decisions.parquet

{describe(DECISIONS, without)}
"""


def _digests(made_with: Provenance | None) -> str:
    """What exactly played, where it is known."""
    if made_with is None:
        return ""
    bots = "".join(f"\n- bot {label}: `{digest}`" for label, digest in made_with.bots.items())
    return f"\n- rules: version {made_with.rules}\n- components: `{made_with.components}`{bots}\n"


def sample(title: str) -> Path:
    """A small dataset that comes with the package: the first games of the one that its card's command makes."""
    folder = SAMPLES / title
    if not is_dataset(folder):
        known = sorted(path.name for path in SAMPLES.iterdir() if is_dataset(path)) if SAMPLES.exists() else []
        raise SetupError(Reason("study-no-sample", {"game": quoted(title), "known": known or ["–"]}))
    return folder


def games(folder: Path | str, frame: str = "pandas", columns: list[str] | None = None) -> Any:
    """The games of a dataset as a frame of pandas, Polars or Arrow."""
    return _load(Path(folder) / "games.parquet", frame, columns)


def decisions(folder: Path | str, frame: str = "pandas", columns: list[str] | None = None) -> Any:
    """The decisions of a dataset; name the `columns` that you need, for views are large."""
    return _load(Path(folder) / "decisions.parquet", frame, columns)


def torch_decisions(folder: Path | str, split: str = "train") -> Any:
    """A dataset of PyTorch: observations, masks of legal moves, moves chosen, and shares of the win that they led to.

    The decisions must have been kept with their observations.
    """
    import torch

    chosen = pq.read_table(Path(folder) / "decisions.parquet", filters=[("split", "=", split)])
    if "observation" not in chosen.column_names:
        raise SetupError(Reason("study-data-observations", {"path": str(folder)}))
    title, players = (
        pq.read_table(Path(folder) / "games.parquet", columns=[name])[name][0].as_py() for name in ("title", "players")
    )
    moves = len(new_game(title, players, 0).catalogue)
    masks = torch.zeros((chosen.num_rows, moves), dtype=torch.bool)
    for row, legal in enumerate(chosen["legal"].to_pylist()):
        masks[row, legal] = True
    return torch.utils.data.TensorDataset(
        torch.tensor(chosen["observation"].to_pylist(), dtype=torch.float32),
        masks,
        torch.tensor(chosen["action"].to_pylist()),
        torch.tensor(chosen["win"].to_pylist()),
    )


def _load(path: Path, frame: str, columns: list[str] | None) -> Any:
    match frame:
        case "arrow":
            return pq.read_table(path, columns=columns)
        case "pandas":
            import pandas

            return pandas.read_parquet(path, columns=columns)
        case "polars":
            import polars

            return polars.read_parquet(path, columns=columns)
    raise ValueError(f"there is no frame {frame!r}; choose from {', '.join(FRAMES)}")
