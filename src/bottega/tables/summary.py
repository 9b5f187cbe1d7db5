"""Summary: a table in a few words, as lists of tables show it."""

from __future__ import annotations

from bottega.kernel.option import Setting
from bottega.tables.arms import Arms, worn
from bottega.tables.count import Viewer
from bottega.tables.results import Shape
from bottega.tables.sight import moment
from bottega.tables.table import Status, Table
from bottega.tables.wording import names


class Summary(Shape, kw_only=True):
    """One table of a list."""

    table: str
    title: str
    name: str
    options: dict[str, Setting]
    people: list[str]  # by seat, in the reader's language where a bot sits
    bots: list[bool]  # by seat: whether a bot has it for good
    arms: list[Arms]  # by seat
    status: Status
    waits: list[int]  # the seats that owe a decision
    move: int  # as the reader counts
    round: int | None  # of a title that has rounds
    scores: list[int] | None  # of a game that was played to its end
    places: list[int] | None
    study: bool
    created: float
    updated: float


def summary_of(table: Table, viewer: Viewer, language: str) -> Summary:
    game, over = table.game, table.status == "over"
    return Summary(
        table=table.id,
        title=table.title,
        name=table.name,
        options=table.options,
        people=names(table, language),
        bots=[seat.kind == "bot" for seat in table.seats],
        arms=worn([seat.arms for seat in table.seats]),
        status=table.status,
        waits=waiting(table),
        move=table.moves_for(viewer) if game is not None else 0,
        round=round_of(table),
        scores=list(game.scores) if game is not None and over else None,
        places=list(game.places) if game is not None and over else None,
        study=table.study,
        created=moment(table.created),
        updated=moment(table.updated_for(viewer)),
    )


def waiting(table: Table) -> list[int]:
    return list(table.game.awaiting) if table.game is not None and table.status == "running" else []


def round_of(table: Table) -> int | None:
    """Titles that have rounds count them by this name, and show them to everybody."""
    found = getattr(table.game, "round", None)
    return found if isinstance(found, int) and table.status == "running" else None
