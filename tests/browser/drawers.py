"""The browser's side of the store, kept in memory as the texts that a browser would keep."""

from __future__ import annotations

import json
from typing import Any


class MemoryDrawers:
    """What `web/src/worker/drawers.ts` does, without the disk. `trouble` is what every write comes to."""

    def __init__(self) -> None:
        self.stored: dict[str, list[dict[str, Any]]] = {}
        self.listed: dict[str, dict[str, Any]] = {}
        self.snapshots: dict[str, str] = {}
        self.documents: dict[tuple[str, str], dict[str, Any]] = {}
        self.trouble = ""

    def _write(self) -> None:
        if self.trouble:
            raise RuntimeError(f"Error: {self.trouble}")

    async def append(self, entries: str, row: str) -> bool:
        self._write()
        for entry in json.loads(entries):
            known = self.stored.setdefault(entry["table"], [])
            if entry["number"] in [one["number"] for one in known]:
                return False
            known.append(entry)
        if row:
            self.listed[json.loads(row)["table"]] = json.loads(row)
        return True

    async def entries(self, table: str, after: int) -> str:
        return json.dumps([entry for entry in self.stored.get(table, []) if entry["number"] > after])

    async def rows(self) -> str:
        return json.dumps(list(self.listed.values()))

    async def row(self, table: str) -> str:
        return json.dumps(self.listed[table]) if table in self.listed else ""

    async def save_snapshot(self, snapshot: str) -> None:
        self._write()
        self.snapshots[json.loads(snapshot)["table"]] = snapshot

    async def snapshot(self, table: str) -> str:
        return self.snapshots.get(table, "")

    async def put_all(self, puts: str) -> bool:
        self._write()
        for put in json.loads(puts):
            version = self.documents.get((put["kind"], put["id"]), {"version": 0})["version"]
            if put["expect"] not in (None, version):
                return False
            place = {"kind": put["kind"], "id": put["id"]}
            self.documents[put["kind"], put["id"]] = {**place, "version": version + 1, "data": put["data"]}
        return True

    async def get(self, kind: str, id: str) -> str:
        found = self.documents.get((kind, id))
        return json.dumps(found) if found is not None else ""

    async def find(self, kind: str, prefix: str, limit: int) -> str:
        found = [one for (a, b), one in self.documents.items() if a == kind and b.startswith(prefix)]
        return json.dumps(found[:limit])

    async def delete(self, kind: str, id: str) -> None:
        self._write()
        self.documents.pop((kind, id), None)

    def listen(self, heard: object, said: object) -> None:
        """There is no other page."""

    def say(self, text: str) -> None:
        """Nobody hears it."""
