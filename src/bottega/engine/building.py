"""Building: a compiled copy of the package, made by mypyc in a process of its own.

The sources are copied first and compiled in the copy, so that no compiled file can ever lie beside a source and shadow
a later edit. The build is keyed by a digest of what is compiled: a stale one is thrown away whole. What is not compiled
is copied anew each time. In a copy of the repository the build lies in `build/`, of an installed package in the user's
cache. What was compiled is kept there for other copies too (`kept`).
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bottega.engine import kept
from bottega.engine.modules import COMPILER, MACHINE, PACKAGE, digest

LEFT_ALONE = (*MACHINE, ".pyc")
SIGN = "» "  # begins a line that tells how far a build is
SETUP = """
from bottega.engine.extensions import BuildSideBySide, extensions
from setuptools import setup
BuildSideBySide.optimised = {optimised}
setup(name="bottega-compiled", packages=[], ext_modules=extensions(), cmdclass={{"build_ext": BuildSideBySide}})
"""


class BuildFailed(Exception):
    """mypyc or the C compiler did not do it; the text is what they said."""


def home() -> Path:
    """Where builds lie."""
    root = PACKAGE.parent.parent
    if PACKAGE.parent.name == "src" and (root / "pyproject.toml").is_file():
        return root / "build"
    from platformdirs import user_cache_path

    return user_cache_path("bottega") / f"{sys.implementation.cache_tag}-{sys.platform}"


def build_folder() -> Path:
    return home() / "compiled"


def build_folder_for_tests() -> Path:
    return home() / "compiled-for-tests"


def build(tell: Callable[[str, float], None] | None = None) -> Path:
    """The folder with the compiled build of the present sources; several may ask at once.

    `tell` hears what is being done and how much of it is done.
    """
    with alone():
        return _built(build_folder(), tell)


def build_for_tests() -> Path:
    """The same, or where it is not there yet, one that takes less time to make."""
    with alone():
        return _built(build_folder() if is_ready(build_folder()) else build_folder_for_tests(), None)


def ready(wait: bool = True) -> Path | None:
    """The same, unless it would have to be compiled first, or is just being made and we do not `wait`."""
    if not is_ready(build_folder()):
        return None
    from filelock import Timeout

    try:
        with alone(-1 if wait else 0):
            return _built(build_folder(), None) if is_ready(build_folder()) else None
    except Timeout:
        return None


def is_ready(folder: Path) -> bool:
    stamp = folder / "digest"
    return stamp.exists() and stamp.read_text() == digest()


def _built(folder: Path, tell: Callable[[str, float], None] | None) -> Path:
    if not is_ready(folder):
        made = digest()  # of what is copied now: somebody may go on writing meanwhile
        beside = folder.with_name(f"{folder.name}.new")
        shutil.rmtree(beside, ignore_errors=True)
        copy_sources(beside)
        name = f"{folder.name}-{made[:20]}"
        if not kept.take(name, beside):
            compile_copy(beside, folder == build_folder(), tell)
            kept.keep(name, beside)
        (beside / "digest").write_text(made)
        shutil.rmtree(folder, ignore_errors=True)
        beside.rename(folder)
    copy_sources(folder)
    return folder


@contextmanager
def alone(patience: float = -1) -> Iterator[None]:
    """One build at a time; a second one waits, and then finds the work done."""
    from filelock import FileLock

    home().mkdir(parents=True, exist_ok=True)
    with FileLock(home() / "compiled.lock", timeout=patience):
        yield


def copy_sources(folder: Path) -> None:
    """Bring the copy of the package up to date; compiled modules stay as they are."""
    page = PACKAGE / "server" / "page"
    wanted = {
        path.relative_to(PACKAGE)
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix not in LEFT_ALONE and page not in path.parents
    }
    for name in wanted:
        source, target = PACKAGE / name, folder / "bottega" / name
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    # The built page is not copied but linked, so that what follows the link must not be taken for a leftover.
    link = folder / "bottega" / "server" / "page"
    if link.is_symlink():
        link.unlink()
    shutil.rmtree(link, ignore_errors=True)
    for old in (folder / "bottega").rglob("*"):
        if old.is_file() and old.suffix not in LEFT_ALONE and old.relative_to(folder / "bottega") not in wanted:
            old.unlink()
    if page.is_dir():
        try:
            link.symlink_to(page, target_is_directory=True)
        except OSError:  # Windows lets not everybody
            shutil.copytree(page, link)


def compile_copy(folder: Path, optimised: bool, tell: Callable[[str, float], None] | None = None) -> None:
    """Compile the modules of a copy in place; BuildFailed with what was said if it does not work."""
    (folder / "setup.py").write_text(SETUP.format(optimised=optimised))
    said: list[str] = []
    with subprocess.Popen(
        [str(tools(tell)), "-u", "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(folder), "PYTHONPATH": str(folder), "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            if not line.startswith(SIGN):
                said.append(line)
            elif tell is not None:
                doing, _, done = line.removeprefix(SIGN).strip().partition(" ")
                tell(doing, float(done))
    if running.returncode:
        raise BuildFailed("".join(said))
    shutil.rmtree(folder / "build", ignore_errors=True)


def tools(tell: Callable[[str, float], None] | None = None) -> Path:
    """A Python of this version that has mypyc: this one, or one with it alone, set up like pip's for building."""
    if importlib.util.find_spec("mypyc") and importlib.util.find_spec("setuptools"):
        return Path(sys.executable)
    folder = home() / f"tools-{COMPILER}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if (folder / "whole").exists():
        return python
    if tell is not None:
        tell("fetching", 0.0)
    import venv

    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True)
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run(
        [*command, f"mypy[mypyc]=={COMPILER}", "setuptools>=77"], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildFailed(done.stdout + done.stderr)
    (folder / "whole").touch()
    return python
