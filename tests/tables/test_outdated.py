"""A store of the first version with games of Fresco, whose rules have changed since.

`fresco-rules-1.sql.gz` was written by that version: a finished game and two running ones (one with bots), a table at
which nobody has begun, and a game of La Stanza.
"""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest
from seating import Evening, refusal, spend
from serving import Served, serve

import bottega
from bottega.games import title
from bottega.tables.entries import Started
from bottega.tables.outdated import moves_as_text
from bottega.tables.wording import names
from bottega.text import LANGUAGES, words

FINISHED, RUNNING, WITH_BOTS = "zmktn4cbfjoicv", "csnzmj54pri7pc", "owndtjtpebwdru"
NOT_BEGUN, OTHER_TITLE = "4qpmo6awfgkdoj", "syalo73jqem2zp"


@pytest.fixture
def old_store(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    script = gzip.decompress(Path(__file__).with_name("fresco-rules-1.sql.gz").read_bytes()).decode()
    with sqlite3.connect(path) as connection:
        connection.executescript(script)
    connection.close()
    return path


def test_running_games_end_and_finished_ones_stay_both_with_a_notice(old_store: Path) -> None:
    async def scenario(evening: Evening) -> None:
        for id in (FINISHED, RUNNING, WITH_BOTS):
            assert await refusal(evening.house.table(id)) == (409, "table-outdated")
        for id, status in ((FINISHED, "over"), (RUNNING, "ended"), (WITH_BOTS, "ended")):
            row = await evening.house.store.row(id)
            assert row is not None
            assert row.status == status
        assert evening.house.registry.broken == {}

    spend(old_store, scenario)
    spend(old_store, scenario)  # and the same after the next start


def test_the_driver_passes_them_by(old_store: Path) -> None:
    async def scenario(evening: Evening) -> None:
        assert await evening.driver.reopen_all() == 0
        await evening.driver.tick()
        assert await evening.house.store.rows(status="running", driven=True) == []

    spend(old_store, scenario)


def test_their_moves_can_still_be_read(old_store: Path) -> None:
    async def scenario(evening: Evening) -> None:
        table = await evening.house.registry.kept_as_text(RUNNING)
        assert table is not None
        lines = moves_as_text(table, names(table, "en")).splitlines()
        assert lines[0] == f"fresco, rules 1, table {RUNNING}"
        assert lines[1] == "players: Ada, Ben"
        assert lines[4].startswith("1. ")
        assert "wake" in lines[4]
        assert len(lines) == 4 + 45
        assert await evening.house.registry.kept_as_text(OTHER_TITLE) is None

    spend(old_store, scenario)


def test_what_has_not_begun_begins_by_the_rules_of_today(old_store: Path) -> None:
    async def scenario(evening: Evening) -> None:
        table = await evening.house.table(NOT_BEGUN)
        await evening.act(table, 1, "join", name="Ben")
        assert table.status == "running"
        assert table.entries[-1].fact == Started(rules=title("fresco").rules_version)
        await evening.play_any(table, table.awaiting[0])

    spend(old_store, scenario)
    spend(old_store, lambda evening: evening.house.table(NOT_BEGUN))  # reopened by replay


def test_other_titles_play_on(old_store: Path) -> None:
    async def scenario(evening: Evening) -> None:
        table = await evening.house.table(OTHER_TITLE)
        await evening.play_any(table, table.awaiting[0])

    spend(old_store, scenario)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_old_record_is_refused_with_the_reason(language: str) -> None:
    text = str(bottega.new_game("fresco", 3, 1).record()).replace("rules: 2", "rules: 1")
    with pytest.raises(bottega.RecordError) as error:
        bottega.replay(text)
    assert error.value.reason.rule == "fresco-record-older"
    assert error.value.reason.args == {"line": 3, "version": 1, "known": 2}
    assert len(words(language).reason(error.value.reason)) > 100


def test_the_server_tells_it_and_hands_out_the_moves_to_those_who_may_look(old_store: Path) -> None:
    async def scenario(served: Served) -> None:
        web = served.client.http
        told = await web.get(f"/api/tables/{RUNNING}")
        assert (told.status_code, told.json()["error"]["rule"]) == (409, "table-outdated")
        text = await web.get(f"/api/tables/{RUNNING}/record")
        assert text.status_code == 200
        assert "players: Ada, Ben" in text.text
        hidden = await web.get(f"/api/tables/{FINISHED}/record")
        assert hidden.status_code == 401, "the table is not public"

    serve(old_store, scenario)
