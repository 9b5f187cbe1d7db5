"""Beside the play: the engine is compiled at low priority while people play, and new processes use it from then on.

The process that keeps the tables stays as it is until it is started again: its modules are loaded. Bots think in
processes of their own, and those that begin later import the compiled modules, for theirs is the same `sys.path`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

from bottega.engine.building import SIGN, home, is_ready, ready
from bottega.engine.building import build_folder as folder_of_build
from bottega.engine.modules import PACKAGE
from bottega.engine.state import State, hindrance, is_compiled, tell

_adopted: list[str] = []


def adopted() -> str:
    """The compiled build that processes begun from now on import; empty if there is none."""
    return _adopted[0] if _adopted else ""


def adopt(folder: Path) -> None:
    """Let processes that begin from now on import the build. What is loaded here stays as it is."""
    sys.path.insert(0, str(folder))
    _adopted[:] = [str(folder)]


def start_over_compiled() -> None:
    """At the very start of a command: take the compiled build, if it is there, instead of the plain modules."""
    folder = None if is_compiled() else ready(wait=False)
    if folder is None:
        return
    sys.path.insert(0, str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == "bottega"]:
        del sys.modules[name]


def compile_beside(heard: Callable[[State], None]) -> Thread | None:
    """Compile in the background, if it is wanted and can be done; `heard` is told what there is to tell."""
    if is_compiled() or hindrance() is not None:
        return None
    thread = Thread(target=_compile, args=(heard,), name="bottega-compile", daemon=True)
    thread.start()
    return thread


def _compile(heard: Callable[[State], None]) -> None:
    def note(told: State) -> None:
        tell(told)
        heard(told)

    log = home() / "compiled.log"
    try:
        note(State("building", "waiting"))
        _run(log, note)
        adopt(folder_of_build())
        note(State("next"))
    except Exception as error:  # whatever goes wrong: the game goes on in plain Python
        with suppress(OSError), log.open("a", encoding="utf-8") as file:
            file.write(f"{error}\n")
        note(State("failed", log=str(log)))


def _run(log: Path, note: Callable[[State], None]) -> None:
    """Build in a process of its own, which yields to everything else."""
    if is_ready(folder_of_build()):
        return
    home().mkdir(parents=True, exist_ok=True)
    quiet: int = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0)  # of Windows; elsewhere it stands back by itself
    with (
        log.open("w", encoding="utf-8") as file,
        subprocess.Popen(
            [sys.executable, "-u", "-m", "bottega.engine", "--quietly"],
            stdout=subprocess.PIPE,
            stderr=file,
            stdin=subprocess.PIPE,  # it ends with us: nobody writes to it, and it notices when nobody can
            text=True,
            encoding="utf-8",
            creationflags=quiet,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")])},
        ) as building,
    ):
        assert building.stdout is not None
        for line in building.stdout:
            if line.startswith(SIGN):
                doing, _, done = line.removeprefix(SIGN).strip().partition(" ")
                note(State("building", doing, float(done)))
    if building.returncode:
        raise RuntimeError(f"the build ended with {building.returncode}")
