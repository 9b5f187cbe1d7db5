"""Compile kernel and games with mypyc into build/compiled.

The sources are copied there first and compiled in the copy, so that no compiled file can ever lie
beside a source and shadow a later edit. The build is keyed by a digest of all sources: a stale one
is thrown away whole.

    python tools/compile.py          build if needed, print the folder to put on PYTHONPATH
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "compiled"
STAMP = BUILD / "digest"

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="bottega-compiled", packages=[], ext_modules=mypycify({paths!r}, opt_level="3"))
"""


def sources() -> list[Path]:
    return sorted(
        path for path in (SOURCE / "bottega").rglob("*") if path.is_file() and path.suffix not in (".so", ".pyc")
    )


def compiled_modules() -> list[Path]:
    """What is worth compiling: the pure rooms and the sights of learners, less their packages' front pages."""
    return [
        path.relative_to(SOURCE)
        for room in ("kernel", "games", "study/sight")
        for path in sorted((SOURCE / "bottega" / room).rglob("*.py"))
        if path.name != "__init__.py"
    ]


def digest() -> str:
    total = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), *sources()]:
        total.update(str(path).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def build() -> Path:
    wanted = digest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return BUILD
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(SOURCE / "bottega", BUILD / "bottega", ignore=shutil.ignore_patterns("*.so", "__pycache__", "page"))
    (BUILD / "setup.py").write_text(SETUP.format(paths=[str(path) for path in compiled_modules()]))
    run = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=BUILD,
        env={**os.environ, "MYPYPATH": str(BUILD)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        shutil.rmtree(BUILD, ignore_errors=True)
        sys.exit(f"mypyc failed:\n{run.stdout}\n{run.stderr}")
    shutil.rmtree(BUILD / "build", ignore_errors=True)
    STAMP.write_text(wanted)
    return BUILD


if __name__ == "__main__":
    print(build())
