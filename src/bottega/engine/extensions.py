"""How modules are compiled, for every kind of build (`modules` says which).

mypyc writes a C file for each module, and these are compiled side by side by as many processes as there are cores, the
largest first. What runs once in a game (reading components and positions, wording refusals, drawing views) is compiled
with little optimisation: that halves its cost and changes no figure of the benchmarks. Rules are many small functions
that call each other from file to file, so where the compiler can, it optimises them once more as a whole when they are
linked, which costs no more than optimising each by itself.
"""

from __future__ import annotations

import gc
import os
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import BoundedSemaphore
from typing import Any

from setuptools.command.build_ext import build_ext

from bottega.engine.modules import compiled_modules

SELDOM = (
    *("audit", "audit_board", "audit_turn", "book", "components", "errors", "loading", "misnamed", "names", "option"),
    *("options", "parts", "position", "question", "reason", "record", "refusals", "replay", "rulebook", "scene"),
    *("setup", "shape", "tables", "title", "view"),
)
OFTEN_FLAGS = ("-O2", "-g0", "-Wno-error")  # what a compiler thinks of C that nobody wrote is no reason to stop
SELDOM_FLAGS = ("-O1", "-g0", "-Wno-error")
HIDDEN = "-fvisibility=hidden"  # nobody calls our functions from outside, so they may be called without a detour
WHOLE = "-flto"
COMPILED = 0.3  # how much of the work is done when all that is optimised as a whole is compiled
PLAIN_FLAGS = ("-O0", "-g0", "-Wno-error")  # for tests, which are over before a better build would be made
# The types of all our modules are known to the compiler, those of libraries need not be there: the rules use none.
MYPY = """
[mypy]
follow_imports = skip
ignore_missing_imports = True
[mypy-bottega.*]
follow_imports = silent
[mypy-librt.*]
follow_imports = silent
"""


def _tell(doing: str, done: float) -> None:
    """Say how far we are, to whoever runs this (see `building.SIGN`)."""
    print(f"» {doing} {done:.3f}", flush=True)


def extensions(folder: str = "") -> list[Any]:
    """The extension modules of the sources in this folder; mypyc writes their C now."""
    from mypyc.build import mypycify

    _tell("translating", 0.0)
    gc.disable()  # mypyc keeps nearly all that it makes: looking for rubbish would take a quarter of its time
    pages = [str(Path(folder, path)) for path in compiled_modules()]
    with TemporaryDirectory() as scratch:
        config = Path(scratch, "mypy.ini")
        config.write_text(MYPY)
        return mypycify([f"--config-file={config}", *pages], opt_level="2", multi_file=True)


def flags_for(source: str) -> tuple[str, ...]:
    """How a C file is optimised, by the module that it comes from."""
    return SELDOM_FLAGS if Path(source).stem.rpartition("___")[2] in SELDOM else OFTEN_FLAGS


class BuildSideBySide(build_ext):
    """Compiles and links with as many processes at a time as there are cores."""

    optimised = True

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.parallel = int(os.environ.get("BOTTEGA_JOBS") or os.cpu_count() or 1)
            room = BoundedSemaphore(self.parallel)
            self.compiler.spawn = _one_of(room, self.compiler.spawn)
            count = Count(sum(os.path.getsize(source) for one in self.extensions for source in one.sources))
            if self.optimised and optimises_whole(self.compiler.compiler_so[0], self.parallel):
                count.share = COMPILED
                rules = max(self.extensions, key=lambda one: len(one.sources))
                rules.extra_link_args = [f"{WHOLE}={self.parallel}", "-O2", HIDDEN]
            self.compiler.compile = _side_by_side(self.compiler, self.parallel, self.optimised, count)
        super().build_extensions()


def optimises_whole(compiler: str, processes: int) -> bool:
    """Whether a compiler can optimise several files as one when it links them, with so many processes."""
    with TemporaryDirectory() as scratch:
        source = Path(scratch, "try.c")
        source.write_text("int tried(void) { return 1; }\n")
        command = [compiler, "-shared", "-fPIC", HIDDEN, f"{WHOLE}={processes}", str(source), "-o", f"{source}.so"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


class Count:
    """How much of the C is compiled, by its size."""

    def __init__(self, total: int) -> None:
        self._total = max(1, total)
        self._done = 0
        self.share = 1.0  # of the whole work: the rest is linking

    def add(self, source: str) -> None:
        self._done += os.path.getsize(source)
        _tell("compiling", self.share * min(1.0, self._done / self._total))


def _one_of(room: BoundedSemaphore, spawn: Callable[..., None]) -> Callable[..., None]:
    def wait_and_spawn(*command: Any, **how: Any) -> None:
        with room:
            spawn(*command, **how)

    return wait_and_spawn


def _side_by_side(compiler: Any, processes: int, optimised: bool, count: Count) -> Callable[..., list[str]]:
    """The compiler's way from sources to objects, with the files of one extension at the same time too."""

    def compile_all(
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: Any = None,
    ) -> list[str]:
        macros, objects, last, preprocess, origins = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        first = compiler._get_cc_args(preprocess, debug, extra_preargs)
        whole = (HIDDEN, WHOLE) if count.share < 1 and len(sources) > 1 else ()

        def compile_one(made: str) -> None:
            source, kind = origins[made]
            flags = flags_for(source) if optimised else PLAIN_FLAGS
            compiler._compile(made, source, kind, first, [*last, *flags, *whole], preprocess)
            count.add(source)

        largest_first = sorted(origins, key=lambda made: -os.path.getsize(origins[made][0]))
        with ThreadPoolExecutor(processes) as hands:
            list(hands.map(compile_one, largest_first))
        return list(objects)

    return compile_all
