"""Kept: what earlier builds have compiled, by digest, in the user's cache.

Other copies of the repository take it from there instead of compiling the same sources again.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from bottega.engine.modules import MACHINE

MOST = 6  # builds that are kept, the last used ones


def shelf() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("bottega") / "kept" / f"{sys.implementation.cache_tag}-{sys.platform}"


def take(name: str, folder: Path) -> bool:
    """Put what is kept under a name into a copy of the sources; False if there is nothing."""
    kept = shelf() / name
    try:
        os.utime(kept)
        shutil.copytree(kept, folder, dirs_exist_ok=True)
    except OSError:  # not there, or thrown away meanwhile
        return False
    return True


def keep(name: str, folder: Path) -> None:
    """Keep what was compiled in a copy of the sources. A build is none the worse where it cannot be kept."""
    try:
        shelf().mkdir(parents=True, exist_ok=True)
        beside = Path(tempfile.mkdtemp(dir=shelf(), prefix=".new-"))
        for path in folder.rglob("*"):
            if path.suffix in MACHINE:
                target = beside / path.relative_to(folder)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, target)
        _put(beside, shelf() / name)
        for old in sorted(shelf().glob("[!.]*"), key=lambda kept: kept.stat().st_mtime)[:-MOST]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        pass


def _put(beside: Path, kept: Path) -> None:
    try:
        beside.rename(kept)
    except OSError:  # another copy was faster
        shutil.rmtree(beside, ignore_errors=True)
