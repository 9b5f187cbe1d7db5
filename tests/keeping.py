"""Writes the store that is kept for a release: `python tests/keeping.py NAME`. Each is made once, and stays.

It holds a table of every kind, with all kinds of entries, accounts, ratings and orders; beside it stands what each
table came to. `tables/test_stores.py` opens every store that was ever kept.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "tables"
sys.path.append(str(Path(__file__).parent))

from seating import Evening, evening  # noqa: E402

from bottega.server.people.accounts import Accounts  # noqa: E402
from bottega.tables.commands import ChangeSeat, ChangeSettings, Join, Renew  # noqa: E402
from bottega.tables.premove import Premove  # noqa: E402
from bottega.tables.rating import rate  # noqa: E402
from bottega.tables.settings import ClockSettings  # noqa: E402
from bottega.tables.table import Table  # noqa: E402
from bottega.tables.token import Who  # noqa: E402

TITLES = ("florence", "fresco", "stanza")
HOST = Who(host=True)
CLOCK = ClockSettings(kind="player", seconds=600, increment=10)


async def _some(e: Evening, table: Table, moves: int) -> None:
    for _ in range(moves):
        if table.status == "running":
            await e.play_any(table, table.awaiting[0])
            e.time += 7


async def _rated(e: Evening, accounts: Accounts) -> Table:
    table = await e.table("", "", title="stanza")
    for seat, name in enumerate(("Ada", "Ben")):
        known = await accounts.create(name, f"a password of {name}")
        await e.do(table, Who(seat=seat, account=known.id), Join(name=name, key=f"join {seat}"))
        await accounts.gather(known.id, table.id, seat)
    await e.play_out(table)
    assert await rate(e.house.store, table)
    return table


async def fill(e: Evening) -> dict[str, Table]:
    """All kinds of tables, by what they show."""
    made: dict[str, Table] = {}
    accounts = Accounts(e.house.store, False, lambda: e.time)
    await accounts.open(b"secret")
    made["rated"] = await _rated(e, accounts)
    for title in TITLES:
        made[title] = await e.table("Ada", "Ben", "Cleo", title=title, clock=CLOCK, name="Friday")
        await _some(e, made[title], 60)
        await e.act(made[title], 0, "chat", text="Good luck!", key="chat")
    waiting = made["waiting"] = await e.table("Ada", "", "", title="florence", public=True)
    await e.do(waiting, HOST, ChangeSettings(name="Monday", hints=True))
    await e.do(waiting, HOST, ChangeSeat(seat=2, kind="bot", level="random"))
    await e.do(waiting, HOST, Renew(seat=1))
    replaced = made["replaced"] = await e.table("Ada", "Ben", title="stanza", clock=CLOCK)
    await _some(e, replaced, 4)
    e.time += 5000
    await e.driver.tick()
    undone = made["undone"] = await e.table("Ada", "Ben", title="stanza")
    await _some(e, undone, 20)
    await e.act(undone, 0, "propose", what="undo", to=10)
    await e.act(undone, 1, "answer", agree=True)
    await _some(e, undone, 3)
    await e.act(undone, 1, "propose", what="end")
    ended = made["ended"] = await e.table("Ada", "Ben", title="fresco")
    await _some(e, ended, 10)
    await e.act(ended, 0, "propose", what="end")
    await e.act(ended, 1, "answer", agree=True)
    await e.house.orders.set(made["florence"], 1, Premove("pass", None))
    await e.house.downtimes.beat()
    await e.settle()
    return made


def shown(table: Table) -> dict[str, Any]:
    """What a table came to."""
    return {
        "id": table.id,
        "status": table.status,
        "entries": table.number,
        "moves": len(table.played),
        "digest": table.game.digest() if table.game is not None else None,
        "awaiting": table.awaiting,
        "generations": table.generations,
        "seats": [[seat.kind, seat.name, seat.level, seat.taken_over, seat.account] for seat in table.seats],
    }


async def _make(path: Path) -> dict[str, Any]:
    async with evening(path) as e:
        made = await fill(e)
        return {"time": e.time, "tables": {name: shown(table) for name, table in made.items()}}


def main() -> None:
    name = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        told = asyncio.run(_make(path))
        connection = sqlite3.connect(path)
        dump = "\n".join(connection.iterdump())
        connection.close()
    (HERE / f"kept-{name}.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    (HERE / f"kept-{name}.json.gz").write_bytes(gzip.compress(json.dumps(told).encode(), mtime=0))


if __name__ == "__main__":
    main()
