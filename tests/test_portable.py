"""Nothing that is imported at start is to be had on one system only: the same package runs on Windows and macOS."""

from __future__ import annotations

import subprocess
import sys

# What Windows does not have. Libraries have their own ways around it: only our imports are refused.
ELSEWHERE = """
import builtins, importlib, os, pkgutil, sys

LACKING = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "posix", "syslog"}
usual = builtins.__import__

def refuse(name, globals=None, *rest):
    if name.partition(".")[0] in LACKING and str((globals or {}).get("__name__")).startswith("bottega"):
        raise ImportError(f"{globals['__name__']} imports {name}, which is not everywhere")
    return usual(name, globals, *rest)

builtins.__import__ = refuse
for name in ("nice", "fork", "getuid", "sched_getaffinity"):
    delattr(os, name)

import bottega
"""

EVERY_MODULE = """
for module in pkgutil.walk_packages(bottega.__path__, "bottega."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print("imported")
"""

A_SERVER = """
import asyncio, tempfile
from contextlib import closing
from pathlib import Path
from bottega.server.bots.folder import Folder, sweep
from bottega.server.bots.pool import Pool
from bottega.server.operating.gate import raise_file_limit
from bottega.store.base import InUse
from bottega.store.sqlite import SqliteStore

async def keep(folder):
    store, second = SqliteStore(folder / "games.db"), SqliteStore(folder / "games.db")
    await store.open()
    try:
        await second.open()
    except InUse:
        print("one server a file")
    await store.close()
    with closing(Pool(1, [])) as pool:
        print(await pool.run(60, len, "four"))

if __name__ == "__main__":
    assert raise_file_limit() > 100
    held = Folder()
    sweep()
    assert held.path.exists()
    held.end()
    assert not held.path.exists()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(keep(Path(folder)))
"""


def run(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_module_is_imported_without_what_one_system_has() -> None:
    assert run(ELSEWHERE + EVERY_MODULE) == "imported\n"


def test_a_store_its_lock_and_processes_work_without_it() -> None:
    assert run(ELSEWHERE + A_SERVER) == "one server a file\n4\n"
