"""Compile kernel, games with their sights and knowledge, and what bots think with, by mypyc, into build/compiled.

The sources are copied there first and compiled in the copy, so that no compiled file can ever lie
beside a source and shadow a later edit. The build is keyed by a digest of what is compiled: a stale one
is thrown away whole. What is not compiled is copied anew each time.

    python tools/compile.py            build if needed, print the folder to put on PYTHONPATH
    python tools/compile.py --ready    print it if it is built already, else nothing

Tests take the same build if it is there, else one of their own that the C compiler has not optimised: it plays the
same games, slower, and is made in half the time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from filelock import FileLock

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "compiled"
BUILD_FOR_TESTS = ROOT / "build" / "compiled-for-tests"

SETUP = """
import sys
sys.path.append({tools!r})
from extensions import BuildSideBySide, extensions
from setuptools import setup
BuildSideBySide.optimised = {optimised}
setup(name="bottega-compiled", packages=[], ext_modules=extensions(), cmdclass={{"build_ext": BuildSideBySide}})
"""
HOW = Path(__file__).with_name("extensions.py")  # is not imported here: who only plays has no setuptools

# The pure rooms, then of the outer parts what is as hot: sights of learners, thoughts of bots.
PURE = ("kernel/*", "games/*", "games/*/*")
HOT = ("games/*/study/sight", "games/*/bots/knowledge", "study/sight/*", "bots/knowledge/*")
ENGINE = ("seat", "policy", "search", "lookahead", "frozen/search")  # of the bots: what thinks, not what talks


def compiled_modules() -> list[Path]:
    """What is worth compiling, less packages' front pages and the types of views."""
    pages = [page for room in (*PURE, *HOT) for page in sorted((SOURCE / "bottega").glob(f"{room}.py"))]
    pages += [SOURCE / "bottega" / "bots" / f"{name}.py" for name in ENGINE]
    return [page.relative_to(SOURCE) for page in pages if page.name not in ("__init__.py", "view_types.py")]


def compiler_version() -> str:
    try:
        return version("mypy")
    except PackageNotFoundError:
        return ""  # an environment for playing: what was built with the tools is then not touched


def digest() -> str:
    """Of what is compiled, how and by what: anything else may change without a new build."""
    total = hashlib.sha256(f"{sys.version} {compiler_version()}".encode())
    for file in (Path(__file__), HOW):
        total.update(file.read_bytes())
    for path in compiled_modules():
        total.update(str(path).encode() + b"\0")
        total.update((SOURCE / path).read_bytes())
    return total.hexdigest()


def build() -> Path:
    """The folder with the compiled build of the present sources; several may ask at once."""
    with _alone():
        return _built(BUILD)


def build_for_tests() -> Path:
    """The same, or where it is not there yet, one that takes less time to make."""
    with _alone():
        return _built(BUILD if is_ready(BUILD) else BUILD_FOR_TESTS)


def ready() -> Path | None:
    """The same, unless it would have to be compiled first."""
    with _alone():
        return _built(BUILD) if is_ready(BUILD) else None


def is_ready(folder: Path) -> bool:
    stamp = folder / "digest"
    return stamp.exists() and stamp.read_text() == digest()


def _built(folder: Path) -> Path:
    if not is_ready(folder):
        built = digest()  # of what is copied now: somebody may go on writing meanwhile
        shutil.rmtree(folder, ignore_errors=True)
        copy_sources(folder)
        run_mypyc(folder)
        (folder / "digest").write_text(built)
    copy_sources(folder)
    return folder


@contextmanager
def _alone() -> Iterator[None]:
    BUILD.parent.mkdir(exist_ok=True)
    with FileLock(BUILD.parent / "compiled.lock"):
        yield


def copy_sources(folder: Path) -> None:
    """Bring the copy of the package up to date; compiled modules stay as they are."""
    package = SOURCE / "bottega"
    page = package / "server" / "page"
    wanted = {
        path.relative_to(package)
        for path in package.rglob("*")
        if path.is_file() and path.suffix not in (".so", ".pyc") and page not in path.parents
    }
    for name in wanted:
        source, target = package / name, folder / "bottega" / name
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    # The built page is not copied but linked, so that what follows the link must not be taken for a leftover.
    link = folder / "bottega" / "server" / "page"
    link.unlink(missing_ok=True)
    for old in (folder / "bottega").rglob("*"):
        if old.is_file() and old.suffix not in (".so", ".pyc") and old.relative_to(folder / "bottega") not in wanted:
            old.unlink()
    link.symlink_to(page)


def run_mypyc(folder: Path) -> None:
    how = {"tools": str(Path(__file__).parent), "optimised": folder == BUILD}
    (folder / "setup.py").write_text(SETUP.format(**how))
    run = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        sys.exit(f"mypyc failed:\n{run.stdout}\n{run.stderr}")
    shutil.rmtree(folder / "build", ignore_errors=True)


if __name__ == "__main__":
    print(ready() or "" if "--ready" in sys.argv else build())
