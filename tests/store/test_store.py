"""The store's promises, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

from bottega.store import Entry, Row, Snapshot, Store, make_store


def entry(number: int, table: str = "t", key: str | None = None, **data: object) -> Entry:
    return Entry(table, number, "chat", 1, 12.5, json.dumps(data), key)


def row(
    table: str,
    status: str = "open",
    public: bool = True,
    updated: float = 1.0,
    driven: bool = False,
    maker: str = "",
) -> Row:
    return Row(table, "toy", status, public, driven, 1.0, updated, maker)


def keep(url: str, scenario: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = make_store(url)
        await store.open()
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_entries_come_back_in_order_as_they_were(store_url: str) -> None:
    told = [entry(1, text="“Grüße”\n\u0000"), entry(2, key="k"), entry(3)]

    async def write(store: Store) -> None:
        assert await store.append(told[:2], row("t"))
        assert await store.append(told[2:])

    async def read(store: Store) -> None:
        assert await store.entries("t") == told
        assert await store.entries("t", after=2) == told[2:]
        assert await store.entries("another") == []

    keep(store_url, write)
    keep(store_url, read)


def test_a_number_or_a_key_is_taken_once_and_nothing_of_a_refused_batch_stays(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.append([entry(1, key="a")])
        assert not await store.append([entry(2), entry(1)])
        assert not await store.append([entry(2, key="a")])
        assert await store.append([entry(1, table="other", key="a")])
        assert [each.number for each in await store.entries("t")] == [1]

    keep(store_url, scenario)


def test_of_many_who_want_the_same_number_one_gets_it(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        done = await asyncio.gather(*[store.append([entry(1, who=who)]) for who in range(30)])
        assert sum(done) == 1
        assert len(await store.entries("t")) == 1

    keep(store_url, scenario)


def test_of_what_is_written_together_only_what_is_taken_is_refused(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        tables = [f"t{number}" for number in range(20)]
        assert await store.append([entry(1, "t7")])
        assert await asyncio.gather(*[store.append([entry(1, each)]) for each in tables]) == [
            each != "t7" for each in tables
        ]
        assert [len(await store.entries(each)) for each in tables] == [1] * len(tables)

    keep(store_url, scenario)


def test_rows_are_listed_by_kind_newest_first(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.append([entry(1, "a")], row("a", updated=1))
        await store.append([entry(1, "b")], row("b", updated=2))
        await store.append([entry(1, "c")], row("c", public=False))
        await store.append([entry(1, "d")], row("d", status="running", driven=True))
        assert [each.table for each in await store.rows(public=True, status="open")] == ["b", "a"]
        assert [each.table for each in await store.rows(driven=True)] == ["d"]
        await store.append([entry(2, "b")], row("b", status="running", updated=3))
        assert [each.table for each in await store.rows(public=True, status="open")] == ["a"]
        found = await store.row("b")
        assert found == row("b", status="running", updated=3)
        assert await store.row("z") is None

    keep(store_url, scenario)


def test_rows_are_listed_page_by_page(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        for name, updated in (("a", 1), ("b", 2), ("c", 2), ("d", 2), ("e", 3)):
            await store.append([entry(1, name)], row(name, updated=updated))
        await store.append([entry(1, "f")], row("f", updated=2, status="running"))
        listed: list[str] = []
        page = await store.rows(status="open", limit=2)
        while page:
            listed += [each.table for each in page]
            page = await store.rows(status="open", limit=2, behind=page[-1])
        assert listed == ["e", "d", "c", "b", "a"]

    keep(store_url, scenario)


def test_the_lobby_shows_open_tables_of_all_makers_by_turns(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        for at, (name, maker) in enumerate([("a", "ada"), ("b", "ben"), ("c", "ben"), ("d", "ben"), ("e", "")]):
            await store.append([entry(1, name)], row(name, updated=at, maker=maker))
        await store.append([entry(1, "f")], row("f", updated=9, maker="cleo", public=False))
        await store.append([entry(1, "g")], row("g", updated=9, maker="cleo", status="running"))
        assert [each.table for each in await store.lobby(9)] == ["e", "d", "a", "c", "b"]
        assert [(each.table, each.maker) for each in await store.lobby(2)] == [("e", ""), ("d", "ben")]

    keep(store_url, scenario)


def test_the_last_snapshot_is_kept(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.snapshot("t") is None
        for number in (5, 9):
            await store.save_snapshot(Snapshot("t", number, {"game": "toy", "n": number}, "d"))
        assert await store.snapshot("t") == Snapshot("t", 9, {"game": "toy", "n": 9}, "d")

    keep(store_url, scenario)


def test_documents_are_written_only_over_the_version_expected(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.put("note", "a/1", {"x": 1}, expect=0)
        assert not await store.put("note", "a/1", {"x": 2}, expect=0)
        assert await store.put("note", "a/1", {"x": 3}, expect=1)
        assert not await store.put("note", "a/1", {"x": 4}, expect=1)
        found = await store.get("note", "a/1")
        assert found is not None
        assert (found.version, found.data) == (2, {"x": 3})
        await store.put("note", "a/2", {})
        await store.put("note", "a%/2", {})
        assert [each.id for each in await store.find("note", "a/")] == ["a/1", "a/2"]
        await store.delete("note", "a/1")
        assert await store.get("note", "a/1") is None

    keep(store_url, scenario)


def test_documents_are_found_by_the_greatest_number_in_a_field(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        for name, mu in (("a", 7), ("b", 30.5), ("c", -2.0), ("d", 100), ("e", 7)):
            await store.put("rating", f"toy/{name}", {"mu": mu, "sigma": 8.0})
        await store.put("rating", "toyland/f", {"mu": 1000})
        await store.put("other", "toy/g", {"mu": 1000})
        found = await store.greatest("rating", "toy/", "mu", 4)
        assert [each.id for each in found] == ["toy/d", "toy/b", "toy/a", "toy/e"]
        assert (found[1].data, found[1].version) == ({"mu": 30.5, "sigma": 8.0}, 1)

    keep(store_url, scenario)


def test_a_store_is_opened_again_and_again(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.check()

    for _ in range(3):
        keep(store_url, scenario)
