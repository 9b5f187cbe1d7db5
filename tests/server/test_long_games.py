"""Long games: whatever plays one again does so beside the event loop, so that nobody else waits for it."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from serving import Served, serve

import bottega
from bottega.client import person
from bottega.kernel.record import Record
from bottega.tables import registry
from bottega.tables.table import Table

TO_AND_FRO = 200  # steps that are planned and taken back


def long_record() -> str:
    """A game of Fresco in which somebody could not decide."""
    game = bottega.new_game("fresco", players=3, seed=7)
    while not game.over:
        seat = game.awaiting[0]
        first = game.moves(seat)[0]
        while first.kind == "plan" and game.number < 2 * TO_AND_FRO:
            game.play(seat, first)
            game.play(seat, "unplan")
        game.play(seat, first)
    return str(game.record())


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """In which threads games are begun to be played again."""
    seen: list[int] = []
    fresh = Table.fresh

    def begun(table: Table) -> bottega.Game:
        seen.append(threading.get_ident())
        return fresh(table)

    monkeypatch.setattr(Table, "fresh", begun)
    return seen


def test_a_long_game_is_never_played_again_in_the_event_loop(tmp_path: Path, threads: list[int]) -> None:
    async def scenario(s: Served) -> None:
        loop, http = threading.get_ident(), s.client.http
        made = (await http.post("/api/records", content=long_record())).json()
        headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        path = f"/api/tables/{made['table']}"
        at = (await http.get(path, headers=headers)).json()["game"]["move"]
        assert at > 2 * TO_AND_FRO
        branched = await http.post(f"{path}/branch", json={"at": at - 20, "seat": 0}, headers=headers)
        assert branched.status_code == 200
        s.service.house.registry.tables.clear()
        assert (await http.get(path, headers=headers)).status_code == 200
        assert len(threads) >= 3
        assert loop not in threads

    serve(tmp_path / "games.db", scenario)


def test_its_record_is_written_beside_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    async def scenario(s: Served) -> None:
        loop, http = threading.get_ident(), s.client.http
        made = (await http.post("/api/records", content=long_record())).json()
        headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        path = f"/api/tables/{made['table']}"
        table = await s.service.house.table(made["table"])
        assert table.game is not None
        kind = type(table.game)
        record = kind.record

        def noted(game: bottega.Game) -> Record:
            seen.append(threading.get_ident())
            return record(game)

        monkeypatch.setattr(kind, "record", noted)
        assert (await http.get(f"{path}/record", headers=headers)).status_code == 200
        asked = await http.post(f"{path}/analysis", json={"seat": 0, "seconds": 1}, headers=headers)
        assert asked.status_code == 202
        assert len(seen) == 2
        assert loop not in seen

    serve(tmp_path / "games.db", scenario)


def test_a_table_of_many_words_is_opened_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A usual game is opened at once: a thread would cost more than it spares."""
    opened: list[int] = []
    reopen = Table.reopen

    def noted(table: Table, *how: object) -> None:
        opened.append(threading.get_ident())
        reopen(table, *how)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "reopen", noted)

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        tables = s.service.house.registry.tables
        tables.clear()
        await s.service.house.table(made.table)
        monkeypatch.setattr(registry, "LONG_PAST", 100)
        tables.clear()
        await s.service.house.table(made.table)
        here, beside = opened
        assert here == threading.get_ident() != beside

    serve(tmp_path / "games.db", scenario)
