"""State: which engine runs, and why it is not the compiled one; as a code and its arguments, for `text` to word."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from bottega.engine.modules import MACHINE
from bottega.kernel import game

Why = Literal["compiled", "browser", "off", "no-compiler", "no-headers", "building", "next", "failed", "plain"]


@dataclass(frozen=True)
class State:
    """`why` is the end of a message's id: `engine-<why>`."""

    why: Why
    doing: str = ""  # of a build
    done: float = 0.0
    log: str = ""  # where to read why a build failed

    @property
    def compiled(self) -> bool:
        return self.why == "compiled"


_told: list[State] = []  # by the build beside the play, if there is one


def state() -> State:
    """Which engine runs in this process, and what is to be said of it."""
    if is_compiled():
        return State("compiled")
    return _told[0] if _told else State(hindrance() or "plain")


def tell(told: State) -> None:
    _told[:] = [told]


def is_compiled() -> bool:
    return str(game.__file__).endswith(MACHINE)


def hindrance() -> Literal["browser", "off", "no-compiler", "no-headers"] | None:
    """Why this machine cannot compile; None if it can."""
    if sys.platform == "emscripten":
        return "browser"
    if os.environ.get("BOTTEGA_COMPILE") == "0":
        return "off"
    if shutil.which(c_compiler()) is None:
        return "no-compiler"
    return None if Path(sysconfig.get_path("include"), "Python.h").is_file() else "no-headers"


def c_compiler() -> str:
    """The command by which Python's extensions are compiled here."""
    if sys.platform == "win32":
        return "cl"
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return str(named).split()[0]
