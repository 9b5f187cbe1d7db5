"""A store of version 0.1, with tables of all titles in many stages: they stand as they did, and are played on.

`store-0.1.sql.gz` was written by that version; `store-0.1.json.gz` is what it showed of each table to every seat and
to onlookers, without sentences and views, which may get better.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from seating import Evening, spend

from bottega.store import Entry
from bottega.tables import sight
from bottega.tables.arms import COLOURS, EMBLEMS
from bottega.tables.entries import KINDS, Unknown, read
from bottega.tables.log import log_lines
from bottega.tables.sight import Company
from bottega.tables.table import Table
from bottega.tables.wording import Wording

HERE = Path(__file__).parent
SHOWN: dict[str, Any] = json.loads(gzip.decompress((HERE / "store-0.1.json.gz").read_bytes()))
STAGES = list(SHOWN["tables"])


@pytest.fixture
def old_store(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(gzip.decompress((HERE / "store-0.1.sql.gz").read_bytes()).decode())
    connection.close()
    return path


def _sent(shown: object) -> Any:
    """What a reader gets of it."""
    return msgspec.json.decode(msgspec.json.encode(shown))


def seen(table: Table, viewer: int | None, now: float) -> dict[str, Any]:
    """What a viewer is shown, without sentences and views."""
    shown: dict[str, Any] = _sent(sight.state(table, viewer, "en", Company(now, set())))
    shown["log"] = msgspec.to_builtins(log_lines(table, viewer, Wording.of(table, "en"), limit=1_000_000))
    del shown["labels"]  # of words, too: what stands on the cards
    shown["table"].pop("proof", None)
    for line in shown["log"]:
        del line["text"]
    shown["chat"] = [line["text"] for line in shown["chat"]]
    for number, seat in enumerate(shown["table"]["seats"]):
        # That version knew only these: nobody could choose.
        assert seat.pop("arms") == {"emblem": EMBLEMS[number], "colour": COLOURS[number]}
        if seat["kind"] != "person":
            del seat["name"]
    if shown["game"] is not None:
        shown["game"]["moves"] = [move["text"] for move in shown["game"]["moves"]]
        del shown["game"]["view"], shown["game"]["question"]
    return shown


@pytest.mark.parametrize("stage", STAGES)
def test_a_table_stands_as_it_stood(old_store: Path, stage: str) -> None:
    told = SHOWN["tables"][stage]

    async def scenario(e: Evening) -> None:
        e.house.followers.clear()  # nobody plays on
        table = await e.house.table(told["id"])
        for viewer in (None, *range(len(table.seats))):
            expected = told["seen"][str(viewer)]
            if stage == "replaced":
                expected["table"]["hints"] = False  # a bot that stands in for a person does not bring hints any more
            assert seen(table, viewer, e.time) == expected
        assert (table.game.digest() if table.game is not None else None) == told["digest"]
        assert {
            str(seat): msgspec.to_builtins(order.kept()) for seat, order in e.house.orders.at(table).items()
        } == told["orders"]

    spend(old_store, scenario, time=SHOWN["time"])


def test_all_of_them_are_played_on_to_the_end(old_store: Path) -> None:
    async def scenario(e: Evening) -> None:
        await e.driver.reopen_all()
        for stage in STAGES:
            table = await e.house.table(SHOWN["tables"][stage]["id"])
            for seat, each in enumerate(table.seats):
                if each.kind == "open":
                    await e.act(table, seat, "join", name="Newcomer")
            for seat, each in enumerate(table.seats):
                if table.status == "open" and each.kind == "person" and not each.ready:
                    await e.act(table, seat, "ready")
            while table.status == "running":
                await e.settle()
                person = next((seat for seat in table.awaiting if seat in table.persons), None)
                if person is not None:
                    await e.play_any(table, person)
            assert table.open_book, stage

    spend(old_store, scenario, time=SHOWN["time"])


def test_a_retry_from_before_is_answered_as_then(old_store: Path) -> None:
    """Version 0.1 wrote the answers beside the entries; they follow from the entries themselves."""

    async def scenario(e: Evening) -> None:
        e.house.followers.clear()
        playing = await e.house.table(SHOWN["tables"]["playing"]["id"])
        number = playing.number
        keys = [(entry.seat, entry.key.partition(":")[2], entry.kind) for entry in playing.entries if entry.key]
        assert {"play", "undo", "propose", "answer"} <= {kind for _, _, kind in keys}
        for seat, key, _ in keys:
            again = await e.act(playing, seat, "chat", text="the same key", key=key)
            assert again.number <= number
        assert playing.number == number

    spend(old_store, scenario, time=SHOWN["time"])


def test_every_kind_of_entry_is_written_as_it_was_read(old_store: Path) -> None:
    with sqlite3.connect(old_store) as connection:
        rows = connection.execute("SELECT table_id, number, kind, seat, time, data, key FROM entries").fetchall()
    connection.close()
    assert {row[2] for row in rows} == set(KINDS) - {"unknown"}
    for row in rows:
        kept = Entry(*row)
        data = json.loads(kept.data)
        data.pop("result", None)  # the answer, which version 0.1 kept too
        assert read(kept).stored(kept.table).data == json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def test_an_entry_of_a_newer_version_is_passed_by() -> None:
    entry = read(Entry("t", 3, "sing", 1, 5.0, '{"song":"Ave"}'))
    assert isinstance(entry.fact, Unknown)
