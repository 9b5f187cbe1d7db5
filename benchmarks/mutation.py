"""The mutation score: how many wrong changes of a title's rule code the tests of that title catch.

    python benchmarks/mutation.py                       120 mutants of each title
    python benchmarks/mutation.py stanza --mutants 40   a smaller sample of one
    python benchmarks/mutation.py stanza --only 17      one mutant of the sample, with the tests' output

A process that has imported all but the title forks for each mutant; an import hook gives the child the changed module,
so no file is touched. The golden games replay first, which takes a second; then come the tests that reach the changed
function, those that reach the fewest foremost; then the properties. The first that fails ends it. A mutant that runs
into the limit of processor time counts as caught; the limit is three times what the unchanged code takes here, which
must pass. Those in mutation_equivalent.toml change nothing that anybody could
see: they are left out of the score, each with its reason.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import random
import resource
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import mutants
import pytest
from mutants import Mutant

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "bottega" / "games"
EQUIVALENT = ROOT / "benchmarks" / "mutation_equivalent.toml"
RESULTS = ROOT / "build" / "mutation"
GOLDEN_SECONDS = 30  # of processor time for the goldens
PATIENCE = 3  # times what the unchanged code takes for a stage after them, and
LEAST_SECONDS = 60
BAR = 0.9

CAUGHT, SURVIVED = 1, 0

Reach = dict[str, set[str]]  # by file of tests: the functions that it reaches, each after the name of its file


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from changed code; all others as usual."""

    def __init__(self, module: str, path: Path, code: CodeType) -> None:
        self.module, self.path, self.code = module, path, code

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, origin=str(self.path))

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.path)
        exec(self.code, module.__dict__)


def warm_up() -> None:
    """Import and read all that is dear and does not depend on a title."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they cost half a second each time
    sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "tools")]
    for name in ("bottega", "bottega.text", "bottega.bots.knowledge.base", "fluent.syntax"):
        importlib.import_module(name)
    from bottega.text import LANGUAGES, words

    for language in LANGUAGES:
        words(language)


def unit_tests(title: str) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests" / "games" / title).glob("test_*.py"))]


def stages(title: str, mutant: Mutant | None, reach: Reach, quick: bool) -> list[list[str]]:
    """What is run one after the other until something fails: the tests that reach the function, then the properties."""
    tests = unit_tests(title)
    if mutant is not None and mutant.function:
        tests = [test for test, met in reach.items() if f"{mutant.file} {mutant.function}" in met]
    near = sorted(tests, key=lambda test: len(reach.get(test, ())))
    return [near] if quick else [near, ["tests/test_golden.py", "-k", title], ["tests/properties", "-k", title]]


def goldens_replay(title: str) -> bool:
    """The same as tests/test_golden.py, without the time that a run of pytest takes to begin."""
    import bottega

    for path in sorted((ROOT / "tests" / "golden").rglob(f"{title}-*.record")):
        try:
            bottega.replay(path.read_text(encoding="utf-8"))
        except Exception:
            return False
    return True


def run_tests(arguments: list[str]) -> int:
    return int(pytest.main(["-x", "-q", "--no-header", *arguments]))


def in_a_child(job: Callable[[], int], quiet: bool = True) -> int:
    """The process number of a child that does the job and ends with its answer."""
    child = os.fork()
    if child:
        return child
    answer = CAUGHT
    try:
        if quiet:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
        os.chdir(ROOT)
        answer = job()
    finally:
        os._exit(answer)


def allow(seconds: int) -> None:
    """So much processor time from now on; a process that needs more is ended."""
    spent = resource.getrusage(resource.RUSAGE_SELF)
    until = int(spent.ru_utime + spent.ru_stime) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def seconds_needed(title: str, quick: bool) -> int:
    """Processor time of the longest stage without any change; it ends the program if one fails."""

    def job(stage: list[str]) -> Callable[[], int]:
        return lambda: run_tests(stage)

    longest = 0.0
    for stage in stages(title, None, {}, quick):
        before = os.times()
        if at_once([job(stage)], 1) != [pytest.ExitCode.OK]:
            raise SystemExit(f"these fail without any change: {stage}")
        after = os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        longest = max(longest, spent)
    return max(LEAST_SECONDS, round(PATIENCE * longest))


def try_mutant(title: str, mutant: Mutant, reach: Reach, seconds: int, quick: bool = False) -> int:
    allow(GOLDEN_SECONDS)
    path = SOURCE / title / mutant.file
    code = compile(mutants.mutated(path, mutant), str(path), "exec")
    sys.meta_path.insert(0, Changed(f"bottega.games.{title}.{path.stem}", path, code))
    if not goldens_replay(title):
        return CAUGHT
    for stage in stages(title, mutant, reach, quick):
        allow(seconds)
        if stage and run_tests(stage) not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return CAUGHT
    return SURVIVED


def reached(title: str, test: str, told: Path) -> int:
    """Run one file of tests and note which functions of the title's code it reaches."""
    folder = str(SOURCE / title)
    met: set[str] = set()

    def watch(frame: FrameType, _event: str, _argument: Any) -> None:
        if frame.f_code.co_filename.startswith(folder):
            met.add(f"{os.path.basename(frame.f_code.co_filename)} {frame.f_code.co_name}")

    sys.settrace(watch)  # asked at the beginning of each function only, for it gives no watcher of lines
    outcome = run_tests([test])
    sys.settrace(None)
    told.write_text(json.dumps(sorted(met)), encoding="utf-8")
    return outcome


def is_newer(path: Path, other: Path) -> bool:
    return path.exists() and path.stat().st_mtime > other.stat().st_mtime


def all_reached(title: str, jobs: int) -> Reach:
    """Which functions each file of unit tests reaches; kept until the tests change, for it is a hint and no more."""
    files = {test: RESULTS / f"{title}-{Path(test).stem}.json" for test in unit_tests(title)}
    tests = [test for test, path in files.items() if not is_newer(path, ROOT / test)]

    def job(test: str) -> Callable[[], int]:
        return lambda: reached(title, test, files[test])

    outcomes = at_once([job(test) for test in tests], jobs)
    failing = [test for test, outcome in zip(tests, outcomes, strict=True) if outcome != pytest.ExitCode.OK]
    if failing:
        raise SystemExit(f"these fail without any change: {failing}")
    return {test: set(json.loads(path.read_text(encoding="utf-8"))) for test, path in files.items()}


def at_once(work: list[Callable[[], int]], jobs: int, tell: Callable[[int, int], None] | None = None) -> list[int]:
    """Do all work in children, so many at a time; what each answered."""
    answers = [CAUGHT] * len(work)
    running: dict[int, int] = {}
    waiting = list(range(len(work)))
    while waiting or running:
        while waiting and len(running) < jobs:
            at = waiting.pop(0)
            running[in_a_child(work[at])] = at
        child, status = os.wait()
        at = running.pop(child)
        answers[at] = os.waitstatus_to_exitcode(status)  # a child that was stopped by its limit answers below zero
        if tell is not None:
            tell(at, answers[at])
    return answers


def sample(title: str, count: int, seed: int) -> list[Mutant]:
    everything = [mutant for path in mutants.rule_files(SOURCE / title) for mutant in mutants.mutants(path)]
    return random.Random(f"{title} {seed}").sample(everything, min(count, len(everything)))


def equivalent(title: str) -> dict[tuple[str, str, str], str]:
    """Mutants that were judged to change nothing, by file, function and change, with the reason."""
    if not EQUIVALENT.exists():
        return {}
    judged = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return {(each["file"], each["function"], each["change"]): each["reason"] for each in judged.get(title, [])}


def measure(title: str, count: int, seed: int, jobs: int, quick: bool) -> bool:
    """Print the score of a title and its survivors; whether the bar is met."""
    began = time.monotonic()
    (RESULTS / f"{title}.txt").unlink(missing_ok=True)
    chosen = sample(title, count, seed)
    judged = equivalent(title)
    counted = [mutant for mutant in chosen if (mutant.file, mutant.function, mutant.change) not in judged]
    reach = all_reached(title, jobs)
    seconds = seconds_needed(title, quick)

    def job(mutant: Mutant) -> Callable[[], int]:
        return lambda: try_mutant(title, mutant, reach, seconds, quick)

    def tell(at: int, answer: int) -> None:
        word = "survived" if answer == SURVIVED else "caught"
        with (RESULTS / f"{title}.txt").open("a", encoding="utf-8") as told:
            told.write(f"{word}: {counted[at]}\n")
        if answer == SURVIVED:
            print(f"  survived: {chosen.index(counted[at])}  {counted[at]}", flush=True)

    answers = at_once([job(mutant) for mutant in counted], jobs, tell)
    caught = sum(answer != SURVIVED for answer in answers)
    score = caught / len(counted)
    spent = (time.monotonic() - began) / 60
    print(
        f"{title}: {caught} of {len(counted)} caught ({score:.1%}); {len(chosen) - len(counted)} equivalent, left out; "
        f"seed {seed}, {spent:.0f} minutes"
    )
    return score >= BAR


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--mutants", type=int, default=120, help="how many of each title")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--quick", action="store_true", help="goldens and unit tests only: a score that is too low")
    parser.add_argument("--only", type=int, help="run one mutant of the sample and show what the tests say")
    wanted = parser.parse_args()
    warm_up()
    RESULTS.mkdir(parents=True, exist_ok=True)
    from bottega.games import NAMES

    if wanted.only is not None:
        mutant = sample(wanted.titles[0], wanted.mutants, wanted.seed)[wanted.only]
        print(mutant, flush=True)
        seconds = seconds_needed(wanted.titles[0], wanted.quick)
        child = in_a_child(lambda: try_mutant(wanted.titles[0], mutant, {}, seconds, wanted.quick), quiet=False)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        return
    with contextlib.chdir(ROOT):
        met = [
            measure(title, wanted.mutants, wanted.seed, wanted.jobs, wanted.quick) for title in wanted.titles or NAMES
        ]
    sys.exit(0 if all(met) else 1)


if __name__ == "__main__":
    main()
