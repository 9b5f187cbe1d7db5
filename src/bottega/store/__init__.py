"""Where tables are kept: SQLite by default, PostgreSQL by setting one URL."""

from __future__ import annotations

from pathlib import Path

from bottega.store.base import Store, StoreError
from bottega.store.model import Document, Entry, Put, Row, Snapshot

__all__ = ["Document", "Entry", "Put", "Row", "Snapshot", "Store", "StoreError", "file_of", "make_store"]


def make_store(url: str) -> Store:
    """The store at `url`: a path, `sqlite:///path` or `postgresql://user:password@host/database`. Not yet opened."""
    if url.startswith(("postgresql://", "postgres://")):
        from bottega.store.postgres import PostgresStore

        return PostgresStore(url)
    from bottega.store.sqlite import SqliteStore

    scheme, separator, path = url.partition("://")
    if not separator and url.strip() and not url.startswith((":memory:", "file:")):  # which SQLite takes otherwise
        return SqliteStore(Path(url))
    if not separator or scheme != "sqlite" or not path.strip("/"):
        told = f"{scheme}://…@{path.rpartition('@')[2]}" if "@" in path else url  # whoever reads the log is no host
        raise StoreError(
            f"{told!r} is no store: give a path, sqlite:///path or postgresql://user:password@host/database"
        )
    return SqliteStore(Path(path.removeprefix("/")))


def file_of(url: str) -> Path:
    """The file of a store that is one."""
    from bottega.store.sqlite import SqliteStore

    store = make_store(url)
    if not isinstance(store, SqliteStore):
        raise StoreError("a PostgreSQL store is no file; pg_dump copies it, and pg_restore puts it back")
    return store.path
