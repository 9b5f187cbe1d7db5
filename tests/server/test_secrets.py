"""Hidden information never leaves the server: tested on the bytes of every message, for every title."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET
from patience import PATIENCE
from seating import Evening, spend
from serving import Served, connect, serve

from bottega.client import Made, Refused, person
from bottega.kernel.event import Event
from bottega.server.sockets.hub import Hub
from bottega.server.wire import encode
from bottega.tables.history import moves
from bottega.tables.log import entries_behind
from bottega.tables.shapes import Verdict
from bottega.tables.sight import entry_info
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.trial import why
from bottega.tables.wording import Wording

TITLES = ["toy", "florence", "fresco", "stanza"]
SEATS = 3
LAST_WORD = "Good night!"


@pytest.fixture
def marked_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every secret of an event carries a mark that names whose it is."""
    plain = Event.__init__

    def marked(self: Event, kind: str, seat: int, args: Any = None, secret: Any = None) -> None:
        plain(self, kind, seat, args, {**secret, "mark": f"secret-of-{seat}"} if secret else secret)

    monkeypatch.setattr(Event, "__init__", marked)


class Ears:
    """Somebody who writes down every byte that a token gets, over socket and HTTP."""

    def __init__(self, served: Served, made: Made, seat: int | None) -> None:
        self.served = served
        self.made = made
        self.seat = seat
        self.token = made.onlooker if seat is None else made.tokens[seat]
        self.heard: list[str] = []
        self.greeted = asyncio.Event()

    async def listen(self) -> None:
        """Until the last word."""
        url = f"{self.served.url.replace('http', 'ws')}/api/tables/{self.made.table}/socket"
        async with connect(url, max_size=None) as socket:
            await socket.send(f'{{"do": "hello", "tokens": ["{self.token}"]}}')
            async for text in socket:
                self.heard.append(str(text))
                self.greeted.set()
                if LAST_WORD in str(text):
                    return

    async def look(self, move: int) -> None:
        """Ask for everything there is to ask."""
        http = self.served.client.http
        base = f"/api/tables/{self.made.table}"
        headers = {"Authorization": f"Bearer {self.token}"}
        paths = ["", "/log", "/since", "/moves", "/score", "/proof", "/record", f"/replay/{move}", "/replay/0?as=0"]
        for path in paths:
            self.heard.append((await http.get(base + path, headers=headers)).text)
        for command, body in (
            ("play", '{"moves": ["no such move"], "expect": 1}'),
            ("undo", '{"expect": 1}'),
            ("draft", '{"moves": []}'),
            ("why", '{"move": "pass"}'),
            ("branch", '{"at": 0}'),
        ):
            self.heard.append((await http.post(f"{base}/{command}", headers=headers, content=body)).text)

    async def try_out(self, table: Table) -> None:
        """Drafts and questions, and one's last step taken back and played again."""
        assert table.game is not None
        assert self.seat is not None
        tried = [move.text for move in table.game.moves(self.seat)][:4]
        for move in tried:
            await self._post("draft", {"moves": [move]})
            await self._post("why", {"move": move, "after": tried[:1]})
        await self._post("undo", {"expect": table.entries_for(self.seat)})
        await self._post("reset", {"expect": table.entries_for(self.seat)})
        await self._post("propose", {"what": "undo"})
        await self._post("answer", {"agree": False})

    async def _post(self, command: str, body: dict[str, Any]) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        path = f"/api/tables/{self.made.table}/{command}"
        self.heard.append((await self.served.client.http.post(path, headers=headers, json=body)).text)


@pytest.mark.parametrize("title", TITLES)
def test_no_byte_tells_another_seats_secret_while_the_game_runs(
    title: str, tmp_path: Path, marked_secrets: None
) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create(title, [person(name) for name in ("Ada", "Ben", "Cleo")])
        table = await s.service.house.table(made.table)
        everyone = [Ears(s, made, seat) for seat in (0, 1, 2, None)]
        listening = [asyncio.create_task(ears.listen()) for ears in everyone]
        for ears in everyone:
            await ears.greeted.wait()
        dice = random.Random(title)
        assert table.game is not None
        for step in range(160):
            seat = table.game.awaiting[-1]
            move = dice.choice(table.game.moves(seat)).text
            twin = table.game.copy()
            twin.play(seat, move)
            if twin.over:
                break  # all may be told then
            await s.client.command(made.table, made.tokens[seat], "play", moves=[move], expect=table.entries_for(seat))
            if step % 16 == 5:
                await s.client.command(made.table, made.tokens[seat], "chat", text="hm")
                for ears in everyone:
                    await ears.look(max(0, step - 3))
                await everyone[seat].try_out(table)
        await s.client.command(made.table, made.tokens[0], "chat", text=LAST_WORD)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*listening)
        assert table.status == "running"
        for ears in everyone:
            heard = "\n".join(ears.heard)
            assert str(table.seed) not in heard
            assert table.salt not in heard
            for seat in range(SEATS):
                if seat != ears.seat:
                    assert f"secret-of-{seat}" not in heard

    serve(tmp_path / "games.db", scenario)


@pytest.mark.parametrize("title", TITLES)
def test_other_peoples_moves_are_told_as_events_never_as_notation(title: str, tmp_path: Path) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo", title=title)
        assert table.game is not None
        for _ in range(60):
            if table.game.over:
                break
            await e.play_any(table, table.game.awaiting[-1])
        wording = Wording.of(table, "en")
        for seat in (0, 1, 2, None):
            for entry in entries_behind(table, seat, 0):
                shown = entry_info(table, entry, seat, wording)
                assert (shown.moves is not UNSET) == (entry.kind == "play" and entry.seat == seat)
            if table.status == "running":
                worded = [line.seat for line in moves(table, seat, wording).moves if line.text is not UNSET]
                assert worded == [p.seat for p in table.played if p.seat == seat]

    spend(tmp_path / "games.db", scenario)


def shown_to(hub: Hub, table: Table, seat: int | None) -> bytes:
    return encode(hub.state(table, Who(seat=seat), "en"))


@pytest.mark.parametrize("title", TITLES)
def test_what_a_seat_is_shown_does_not_depend_on_what_it_can_not_know(title: str, tmp_path: Path) -> None:
    async def scenario(e: Evening) -> None:
        hub = Hub(e.house)
        table = await e.table("Ada", "Ben", "Cleo", title=title)
        dice = random.Random(3)
        step = 0
        while table.status == "running" and step < 120:
            truth = table.game
            assert truth is not None
            if step % 8 == 0:
                for seat in (0, 1, 2, None):
                    tried = dice.sample(range(len(truth.catalogue)), min(25, len(truth.catalogue)))
                    told = refusals(table, seat, tried)
                    shown = shown_to(hub, table, seat)
                    table.game = truth.guess(seat, step)
                    assert shown_to(hub, table, seat) == shown
                    assert refusals(table, seat, tried) == told
                    table.game = truth
            seat = truth.awaiting[-1]
            await e.play(table, seat, dice.choice(truth.moves(seat)).text)
            step += 1

    spend(tmp_path / "games.db", scenario)


def refusals(table: Table, seat: int | None, numbers: list[int]) -> list[Verdict]:
    if seat is None or table.game is None:
        return []
    say = Wording.of(table, "en")
    return [why(table, Who(seat=seat), table.game.catalogue[n].text, [], say) for n in numbers]


def test_seed_and_record_are_told_when_the_game_is_over(tmp_path: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        base = f"/api/tables/{made.table}"
        before = await s.client.request("GET", f"{base}/proof", made.onlooker)
        assert before["seed"] is None
        with pytest.raises(Refused) as refused:
            await s.client.request("GET", f"{base}/record", made.tokens[0])
        assert (refused.value.status, refused.value.rule) == (409, "table-record-early")
        for token in made.tokens * 20:
            state = await s.client.state(made.table, token)
            if state["as"] in state["game"]["awaiting"]:
                move = state["game"]["moves"][0]["text"]
                await s.client.command(made.table, token, "play", moves=[move], expect=state["number"])
        after = await s.client.request("GET", f"{base}/proof", made.onlooker)
        import hashlib

        assert hashlib.sha256(after["text"].encode()).hexdigest() == before["commitment"]
        record = await s.client.request("GET", f"{base}/record", made.onlooker)
        assert f"seed: {after['seed']}" in record

    serve(tmp_path / "games.db", scenario)
