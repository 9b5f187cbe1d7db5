"""The compiled engine: which one runs, what hinders it, and how bots come to use a build that is finished in play."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from bottega import new_game
from bottega.engine import beside, building, kept
from bottega.engine import state as engine_state
from bottega.engine.modules import COMPILER
from bottega.engine.state import State, state
from bottega.kernel.game import Game
from bottega.server.bots.pool import Pool

ROOT = Path(__file__).parent.parent


def told(*arguments: str, **settings: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "bottega", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C", **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_version_tells_which_engine_runs_and_why() -> None:
    played = building.is_ready(building.build_folder())  # who has played here has a build, and needs no compiler
    without = "is compiled.\n" if played else "there is no C compiler here.\n"
    assert told("--version", PATH="/nowhere", BOTTEGA_COMPILE="").endswith(without)
    assert told("--version", BOTTEGA_COMPILE="0", PYTHONPATH=str(building.build_for_tests())).endswith("is compiled.\n")


def engine_of(game: Game) -> str:
    """In a process of a pool: what plays there."""
    import bottega.kernel.game as used

    return str(used.__file__)


def test_bots_use_a_build_that_was_finished_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's process stays plain; a worker that began before ends with its work."""
    build = building.build_for_tests()

    async def play() -> tuple[str, str]:
        game = new_game("stanza", 2, seed=1)
        with closing(Pool(1, [])) as pool:
            before = await pool.run(60, engine_of, game)
            beside.adopt(build)
            return before, await pool.run(60, engine_of, game)

    monkeypatch.setattr(sys, "path", [str(ROOT / "tests"), *sys.path])  # where the work is found over there
    monkeypatch.setattr(beside, "_adopted", [])
    before, after = asyncio.run(play())
    assert before.endswith("game.py")
    assert after.startswith(str(build))
    assert not after.endswith(".py")


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Builds of this test lie elsewhere, and this process has not heard of any."""
    monkeypatch.setattr(building, "home", lambda: tmp_path)
    monkeypatch.setattr(beside, "home", lambda: tmp_path)
    monkeypatch.setattr(beside, "_adopted", [])
    monkeypatch.setattr(engine_state, "_told", [])
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(beside, "hindrance", lambda: None)
    return tmp_path


def test_a_build_that_fails_is_told_in_a_line_and_nothing_breaks(apart: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(log: Path, note: object) -> None:
        raise RuntimeError("the C compiler is out of memory")

    monkeypatch.setattr(beside, "_run", breaks)
    heard: list[State] = []
    thread = beside.compile_beside(heard.append)
    assert thread is not None
    thread.join()
    assert [one.why for one in heard] == ["building", "failed"]
    assert state() == State("failed", log=str(apart / "compiled.log"))
    assert "out of memory" in (apart / "compiled.log").read_text()
    assert beside.adopted() == ""


def test_how_far_a_build_is_can_be_followed(apart: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def goes_well(log: Path, note: object) -> None:
        engine_state.tell(State("building", "compiling", 0.5))
        assert state().done == 0.5

    monkeypatch.setattr(beside, "_run", goes_well)
    heard: list[State] = []
    thread = beside.compile_beside(heard.append)
    assert thread is not None
    thread.join()
    assert heard[-1] == state() == State("next")
    assert beside.adopted() == str(apart / "compiled")


def test_a_stale_build_is_not_taken(apart: Path) -> None:
    (apart / "compiled").mkdir()
    (apart / "compiled" / "digest").write_text("of other sources")
    assert building.ready(wait=False) is None


def test_another_copy_of_the_same_sources_is_not_compiled_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled: list[Path] = []

    def compile_copy(folder: Path, optimised: bool, tell: object = None) -> None:
        compiled.append(folder)
        (folder / "bottega" / "kernel" / "game.so").write_bytes(b"machine code")

    monkeypatch.setattr(kept, "shelf", lambda: tmp_path / "kept")
    monkeypatch.setattr(building, "compile_copy", compile_copy)
    for copy in ("one", "other"):
        monkeypatch.setattr(building, "home", lambda copy=copy: tmp_path / copy)
        assert (building.build() / "bottega" / "kernel" / "game.so").read_bytes() == b"machine code"
    assert len(compiled) == 1


def test_few_builds_are_kept_and_one_that_can_not_be_kept_is_no_harm(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(kept, "shelf", lambda: tmp_path / "kept")
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "game.so").write_bytes(b"machine code")
    for number in range(kept.MOST + 2):
        kept.keep(f"compiled-{number}", tmp_path / "build")
    kept.keep(f"compiled-{number}", tmp_path / "build")  # another was faster
    assert len([*kept.shelf().iterdir()]) == kept.MOST
    monkeypatch.setattr(kept, "shelf", lambda: tmp_path / "build" / "game.so")  # no folder
    kept.keep("compiled", tmp_path / "build")
    assert not kept.take("compiled", tmp_path / "build")


def test_builds_and_developers_use_one_compiler() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"mypy[mypyc]=={COMPILER}" in project["optional-dependencies"]["dev"]


QUIETLY = """
import bottega.engine.__main__ as engine
engine.build = lambda tell: "made"
raise SystemExit(engine.main(["--quietly"]))
"""


def test_a_quiet_build_ends_well_while_its_caller_is_still_there() -> None:
    """It listens for its caller's end: that may not keep the interpreter from ending first."""
    command = [sys.executable, "-c", QUIETLY]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as building_now:
        assert building_now.stderr is not None
        said = building_now.stderr.read().decode()
        assert building_now.wait() == 0, said


# What was imported with setuptools may stay, anything else outside of the standard library and the package is refused.
ISOLATED = """
import setuptools.command.build_ext, sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        known = ("bottega", "setuptools", "distutils", *sys.stdlib_module_names)
        if top not in known and not top.startswith("_sysconfigdata"):
            raise ImportError(name)

sys.meta_path.insert(0, Nothing())
import bottega.engine.building, bottega.engine.extensions
"""


def test_compiling_needs_nothing_that_pip_does_not_bring_for_it() -> None:
    """A wheel is compiled in an environment with setuptools and mypyc alone."""
    command, place = [sys.executable, "-c", ISOLATED], {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_compiler_is_asked_whether_it_optimises_as_a_whole(tmp_path: Path) -> None:
    from bottega.engine.extensions import optimises_whole

    cannot = tmp_path / "cc"
    cannot.write_text("#!/bin/sh\nexit 1\n")
    cannot.chmod(0o755)
    assert not optimises_whole(str(cannot), 2)
