"""What is special to SQLite: one server a file, backup and restore, a file of the future."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bottega.store import Entry, StoreError, make_store
from bottega.store.sqlite import SqliteStore, backup, restore


def fill(path: Path, numbers: range) -> None:
    async def run() -> None:
        store = make_store(str(path))
        await store.open()
        for number in numbers:
            assert await store.append([Entry("t", number, "chat", 0, 1.0, "{}")])
        await store.close()

    asyncio.run(run())


def count(path: Path) -> int:
    async def run() -> int:
        store = make_store(f"sqlite:///{path}")
        await store.open()
        found = await store.entries("t")
        await store.close()
        return len(found)

    return asyncio.run(run())


def test_a_second_server_on_the_same_file_is_turned_away(tmp_path: Path) -> None:
    async def run() -> None:
        first, second = SqliteStore(tmp_path / "g.db"), SqliteStore(tmp_path / "g.db")
        await first.open()
        with pytest.raises(StoreError, match="in use by another server"):
            await second.open()
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(run())


def test_a_running_store_is_backed_up_and_put_back(tmp_path: Path) -> None:
    path, copy = tmp_path / "g.db", tmp_path / "copy.db"
    fill(path, range(1, 4))

    async def back_up_while_open() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.append([Entry("t", 4, "chat", 0, 1.0, "{}")])
        await asyncio.to_thread(backup, path, copy)
        await store.append([Entry("t", 5, "chat", 0, 1.0, "{}")])
        with pytest.raises(StoreError, match="in use"):
            restore(copy, path)
        await store.close()

    asyncio.run(back_up_while_open())
    assert count(path) == 5
    kept = restore(copy, path)
    assert count(path) == 4
    assert kept is not None
    assert count(kept) == 5


def test_a_damaged_store_is_what_a_backup_is_put_in_the_place_of(tmp_path: Path) -> None:
    path, copy = tmp_path / "g.db", tmp_path / "copy.db"
    fill(path, range(1, 4))
    backup(path, copy)
    path.write_bytes(b"no database " * 1000)
    Path(f"{path}-wal").write_bytes(b"what was written last")
    kept = restore(copy, path)
    assert count(path) == 3
    assert kept is not None
    assert kept.read_bytes().startswith(b"no database")
    assert Path(f"{kept}-wal").read_bytes() == b"what was written last"  # for whoever can still read it


def test_a_store_that_root_puts_back_is_still_the_servers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, copy = tmp_path / "g.db", tmp_path / "copy.db"
    fill(path, range(1, 2))
    backup(path, copy)
    given: list[tuple[str, int, int]] = []
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("os.chown", lambda file, user, group: given.append((Path(file).name, user, group)))
    owner = path.stat()
    restore(copy, path)
    assert given == [(name, owner.st_uid, owner.st_gid) for name in ("g.db.restoring", "g.db.lock")]


def test_store_and_backup_are_their_owners_alone(tmp_path: Path) -> None:
    fill(tmp_path / "g.db", range(1, 3))
    backup(tmp_path / "g.db", tmp_path / "copy.db")
    assert {path.name: path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {
        "g.db": 0,
        "g.db.lock": 0,
        "copy.db": 0,
    }


def test_backups_do_not_overwrite_and_must_be_stores(tmp_path: Path) -> None:
    path = tmp_path / "g.db"
    fill(path, range(1, 2))
    with pytest.raises(StoreError, match="exists already"):
        backup(path, path)
    with pytest.raises(StoreError, match="no store at"):
        backup(tmp_path / "none.db", tmp_path / "copy.db")
    (tmp_path / "junk.db").write_bytes(b"no database " * 1000)
    with pytest.raises(StoreError):
        restore(tmp_path / "junk.db", path)
    assert count(path) == 1


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "g.db"
    fill(path, range(1, 2))
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO schema_version VALUES (999)")
    connection.close()
    with pytest.raises(StoreError, match="please update"):
        fill(path, range(2, 3))


@pytest.mark.parametrize("second", ["link.db", "folder/g.db"])
def test_a_second_server_is_turned_away_by_whatever_link_it_comes(tmp_path: Path, second: str) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "g.db")
    (tmp_path / "folder").symlink_to(tmp_path, target_is_directory=True)

    async def run() -> None:
        first = SqliteStore(tmp_path / "g.db")
        await first.open()
        with pytest.raises(StoreError, match="in use by another server"):
            await SqliteStore(tmp_path / second).open()
        await first.close()

    asyncio.run(run())


def test_a_backup_is_put_where_a_link_leads(tmp_path: Path) -> None:
    path, link = tmp_path / "large" / "g.db", tmp_path / "g.db"
    path.parent.mkdir()
    fill(path, range(1, 3))
    backup(path, tmp_path / "copy.db")
    link.symlink_to(path)
    fill(path, range(3, 5))
    kept = restore(tmp_path / "copy.db", link)
    assert link.is_symlink()
    assert (count(path), kept) == (2, path.with_name("g.db.before-restore-1"))


def test_a_backup_of_a_newer_version_takes_no_stores_place(tmp_path: Path) -> None:
    path, copy = tmp_path / "g.db", tmp_path / "copy.db"
    fill(path, range(1, 3))
    backup(path, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("INSERT INTO schema_version VALUES (999)")
    connection.close()
    with pytest.raises(StoreError, match="please update"):
        restore(copy, path)
    assert count(path) == 2


def test_a_folder_is_no_store_to_put_a_backup_in_the_place_of(tmp_path: Path) -> None:
    path, folder = tmp_path / "g.db", tmp_path / "games"
    fill(path, range(1, 2))
    folder.mkdir()
    (folder / "other.db").touch()
    with pytest.raises(StoreError, match="is no file"):
        restore(path, folder)
    assert (folder / "other.db").exists()


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Dear diary, " * 100)
    for act in (backup, restore):
        with pytest.raises(StoreError):
            act(tmp_path / "text.db", tmp_path / "copy.db")
    assert {path.name for path in tmp_path.iterdir()} == {"text.db", "copy.db.lock"}


@pytest.mark.parametrize("url", ["mysql://localhost/games", "", " ", ":memory:", "file:games.db?mode=memory"])
def test_what_is_no_store_is_said_plainly(tmp_path: Path, url: str) -> None:
    with pytest.raises(StoreError, match="is no store"):
        make_store(url)
    with pytest.raises(StoreError) as refused:
        make_store("postgres+asyncpg://games:a-p@ssword@db/games")
    assert "'postgres+asyncpg://…@db/games' is no store" in str(refused.value)
    (tmp_path / "text.db").write_text("Dear diary, " * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        fill(tmp_path / "text.db", range(1, 2))
