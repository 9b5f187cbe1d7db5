"""The yardstick: a bare FastAPI + SQLite server that appends what it gets, durably, and echoes recorded bytes.

It knows no game, checks nothing and keeps no state but a counter: nobody can serve the same messages for less.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import threading
from itertools import count
from pathlib import Path

import msgspec
import uvicorn
from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from server_script import Script


class Log:
    """Appends in batches, one statement and one commit with fsync for all that has gathered, as Bottega does."""

    def __init__(self, path: str, loop: asyncio.AbstractEventLoop) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute("PRAGMA synchronous = FULL")
        self.connection.execute(
            "CREATE TABLE log (table_id TEXT, number INTEGER, data TEXT, PRIMARY KEY (table_id, number))"
        )
        self.loop = loop
        self.waiting: list[tuple[tuple[str, int, str], asyncio.Future[None]]] = []
        self.wake = threading.Condition()
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        while True:
            with self.wake:
                while not self.waiting:
                    self.wake.wait()
                batch, self.waiting = self.waiting, []
            self.connection.execute("BEGIN")
            values = [value for row, _ in batch for value in row]
            self.connection.execute("INSERT INTO log VALUES (?, ?, ?)" + ", (?, ?, ?)" * (len(batch) - 1), values)
            self.connection.execute("COMMIT")
            self.loop.call_soon_threadsafe(self.done, [future for _, future in batch])

    def done(self, futures: list[asyncio.Future[None]]) -> None:
        for future in futures:
            if not future.done():
                future.set_result(None)

    async def append(self, table: str, number: int, data: str) -> None:
        future = self.loop.create_future()
        with self.wake:
            self.waiting.append(((table, number, data), future))
            self.wake.notify()
        await future


def make_app(script: Script, path: str) -> FastAPI:
    app = FastAPI()
    sockets: dict[str, dict[int, WebSocket]] = {}
    counts: dict[str, int] = {}
    log: list[Log] = []
    made = count()

    def the_log() -> Log:
        if not log:
            log.append(Log(path, asyncio.get_running_loop()))
        return log[0]

    @app.post("/tables")
    async def make(request: Request) -> Response:
        await the_log().append("tables", next(made), (await request.body()).decode())
        return Response(script.made, media_type="application/json")

    @app.websocket("/{table}/{seat}")
    async def play(websocket: WebSocket, table: str, seat: int) -> None:
        await websocket.accept()
        await websocket.receive_text()
        sockets.setdefault(table, {})[seat] = websocket
        await websocket.send_text(script.greetings[seat])
        try:
            while True:
                text = await websocket.receive_text()
                number = counts.get(table, 0)
                counts[table] = number + 1
                await the_log().append(table, number, text)
                step = script.steps[number]
                await websocket.send_text(step["ack"])
                for other, socket in sockets[table].items():
                    await socket.send_text(step["pushes"][other])
        except (WebSocketDisconnect, RuntimeError):
            return

    return app


if __name__ == "__main__":
    script = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Script)
    uvicorn.run(
        make_app(script, sys.argv[2]),
        port=int(sys.argv[3]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
    )
    os._exit(0)
