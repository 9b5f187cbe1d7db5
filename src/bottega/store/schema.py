"""The tables of the database, and how an older one becomes today's.

Migrations are plain SQL that SQLite and PostgreSQL both understand, applied in order and counted in
`schema_version`. One is never changed once released; a new need is a new migration.
"""

from __future__ import annotations

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE entries (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER,
            time DOUBLE PRECISION NOT NULL,
            data TEXT NOT NULL,
            key TEXT,
            PRIMARY KEY (table_id, number)
        )""",
        "CREATE UNIQUE INDEX entries_key ON entries (table_id, key) WHERE key IS NOT NULL",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            title TEXT NOT NULL,
            status TEXT NOT NULL,
            public BOOLEAN NOT NULL,
            driven BOOLEAN NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            updated DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX tables_listed ON tables (public, status, updated)",
        "CREATE INDEX tables_driven ON tables (driven, status)",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY,
            number INTEGER NOT NULL,
            data TEXT NOT NULL,
            digest TEXT NOT NULL
        )""",
        """CREATE TABLE documents (
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            version INTEGER NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (kind, id)
        )""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT ''",
        "DROP INDEX tables_listed",
        "CREATE INDEX tables_listed ON tables (public, status, maker, updated)",
    ),
    (
        # The first versions left warnings of clocks at games that had ended: `<table>/<seat>`, seats have one digit.
        """DELETE FROM documents WHERE kind = 'warned' AND substr(id, 1, length(id) - 2) IN
            (SELECT id FROM tables WHERE status IN ('over', 'ended'))""",
    ),
)
VERSION = len(MIGRATIONS)

ROW = "id, title, status, public, driven, created, updated, maker"  # as `model.Row` has them
# By turns, so that nobody who makes many hides those of others.
LOBBY = f"""SELECT {ROW} FROM (
        SELECT {ROW}, row_number() OVER (PARTITION BY maker ORDER BY updated DESC) AS turn
        FROM tables WHERE public AND status = 'open') AS listed
    ORDER BY turn, updated DESC"""


def too_new(found: int) -> str:
    return (
        f"the store has schema version {found}, but this version of Bottega knows only up to {VERSION}: "
        "please update Bottega, or restore a backup made by this version"
    )
