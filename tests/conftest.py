"""What tests of several rooms share: the two stores, and the order of all tests."""

from __future__ import annotations

import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from order import put_in_order, shuffle

os.environ.setdefault("BOTTEGA_COMPILE", "0")  # no server of a test compiles beside the play
_names = itertools.count(1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """One PostgreSQL for each process of the tests. Its socket's path must be short, so it is not in tmp_path."""
    from serving import postgres_cluster

    folder = Path(tempfile.mkdtemp(prefix="bottega-pg-"))
    try:
        with postgres_cluster(folder) as url:
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    from serving import new_database

    return new_database(request.getfixturevalue("cluster"), f"games_{os.getpid()}_{next(_names)}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    seed = os.environ.get("BOTTEGA_SHUFFLE")  # the same in all processes, so that they have the same list
    if seed:
        shuffle(items, seed)
    else:
        put_in_order(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
