"""Two commits side by side, both compiled: is the later one as fast?

    python benchmarks/compare.py v0.1.0                 that commit and the present one (what is committed of it)
    python benchmarks/compare.py v0.1.0 --with main     any two

    python benchmarks/compare.py v0.1.0 --what server   one of engine, instructions, server, page

Each is checked out and compiled under build/compare, once. The engine of each measures itself by its own scripts, in
turns in one run on one core; on a machine that wavers, its instructions tell more (`instructions.py`, by valgrind, only
if asked for). Both servers run at once and are loaded in turns by the present clients; both pages are
opened by the present browser test. Ratios are of the medians; in brackets the least and the most of the rounds. The
bars: random play, search and moves a second at least 92 % of what they were, all else at most 1.15 times as dear.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import server
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "compare"
GAMES = ("florence", "fresco", "stanza")
PLAYERS = "4"

# What is compared: its name, where it stands in a measurement, the bar, and whether more is better.
Figure = tuple[str, str, float, bool]
ENGINE: tuple[Figure, ...] = (
    ("random decisions", "per_second", 0.92, True),
    ("search iterations", "iterations", 0.92, True),
    ("copy", "copy_us", 1.15, False),
    ("guess", "guess_us", 1.15, False),
    ("replay", "replay_ms", 1.15, False),
    ("bytes a state", "bytes", 1.15, False),
)
INSTRUCTIONS: tuple[Figure, ...] = (
    ("a random decision", "random", 1 / 0.92, False),
    ("an iteration of the search", "search", 1 / 0.92, False),
    ("a copy", "copy", 1.15, False),
    ("a guess", "guess", 1.15, False),
    ("a replay", "replay", 1.15, False),
)
SERVER: tuple[Figure, ...] = (
    ("moves a second", "per_second", 0.92, True),
    ("processor a move, µs", "cpu_us", 1.15, False),
    ("middle answer, ms", "p50_ms", 1.15, False),
)
PAGE: tuple[Figure, ...] = (
    ("home page, kB as sent", "first_kb", 1.15, False),
    ("first visit until a move can be clicked, s", "first_s", 1.15, False),
    ("next visit, s", "next_s", 1.15, False),
)

Measured = dict[str, float]


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def checked_out(commit: str) -> Path:
    """The commit in a folder of its own."""
    name = git("rev-parse", "--verify", f"{commit}^{{commit}}")
    folder = FOLDER / name[:12]
    if not folder.exists():
        git("worktree", "prune")
        git("worktree", "add", "--detach", str(folder), name)
    return folder


def compiled(folder: Path) -> Path:
    """Its compiled build, made by its own tool."""
    made = subprocess.run(
        [sys.executable, "tools/compile.py"],
        cwd=folder,
        check=False,
        stdout=subprocess.PIPE,
        stderr=sys.stderr,
        text=True,
    )
    if made.returncode:
        sys.exit(f"{folder.name} does not compile")
    return Path(made.stdout.strip().splitlines()[-1])


def measured(folder: Path, build: Path, name: str, seconds: float) -> Measured:
    def run(*command: str) -> Measured:
        done = subprocess.run(
            [sys.executable, *command],
            env={**os.environ, "PYTHONPATH": str(build)},
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{folder.name}: {done.stderr}")
        figures: Measured = json.loads(done.stdout)
        return figures

    return {
        **run("benchmarks/measure.py", "play", name, PLAYERS, str(seconds)),
        **run("benchmarks/search.py", "measure", name, str(seconds)),
    }


def told(build: Path, script: str, *arguments: str) -> Measured:
    """What a present script tells of a build."""
    done = subprocess.run(
        [sys.executable, f"benchmarks/{script}", *arguments],
        env={**os.environ, "PYTHONPATH": str(build)},
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    figures: Measured = json.loads(done.stdout)
    return figures


def report(name: str, figures: Sequence[Figure], old: Sequence[Measured], new: Sequence[Measured]) -> list[str]:
    """Print a table; returns the bars that were missed."""
    table = Table(title=name)
    for heading in ("", "before", "after", "ratio", "bar"):
        table.add_column(heading, justify="right" if heading else "left")
    missed = []
    for label, key, bar, more_is_better in figures:
        before, after = median(each[key] for each in old), median(each[key] for each in new)
        ratios = [later[key] / earlier[key] for earlier, later in zip(old, new, strict=True)]
        ratio = after / before
        row = f"{ratio:.2f} ({min(ratios):.2f}–{max(ratios):.2f})"
        table.add_row(label, f"{before:,.2f}", f"{after:,.2f}", row, f"{'≥' if more_is_better else '≤'} {bar:.2f}")
        if ratio < bar if more_is_better else ratio > bar:
            missed.append(f"{name}: {label} {ratio:.2f}")
    Console().print(table)
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of two commits.")
    parser.add_argument("before", help="the earlier commit")
    parser.add_argument("--with", dest="after", default="HEAD", help="the later one")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each measurement")
    parser.add_argument(
        "--what", nargs="*", choices=("engine", "instructions", "server", "page"), default=["engine", "server", "page"]
    )
    chosen = parser.parse_args()
    folders = [checked_out(chosen.before), checked_out(chosen.after)]
    if "page" in chosen.what:
        for folder in folders:
            subprocess.run([sys.executable, "tools/page.py"], cwd=folder, check=True)
    built = [compiled(folder) for folder in folders]
    missed: list[str] = []
    for name in chosen.games:
        if "engine" in chosen.what:
            missed += compare_engines(folders, built, name, chosen.seconds, chosen.rounds)
        if "instructions" in chosen.what:
            counts = [[told(build, "instructions.py", "count", name, PLAYERS)] for build in built]
            missed += report(f"{name}: instructions", INSTRUCTIONS, *counts)
        if "server" in chosen.what:
            pairs = server.in_turns(built[0], built[1], name, 3 * chosen.seconds, chosen.rounds)
            missed += report(f"{name}: server", SERVER, [old for old, _ in pairs], [new for _, new in pairs])
        if "page" in chosen.what:
            looks = [
                (told(built[0], "first_load.py", name), told(built[1], "first_load.py", name))
                for _ in range(chosen.rounds)
            ]
            missed += report(f"{name}: page", PAGE, [old for old, _ in looks], [new for _, new in looks])
    print("\n".join(f"missed: {line}" for line in missed) or "All bars are kept.")


def compare_engines(folders: list[Path], built: list[Path], name: str, seconds: float, rounds: int) -> list[str]:
    taken: list[list[Measured]] = [[], []]
    with Progress(transient=True) as progress:
        for _ in progress.track(range(rounds), description=name):
            for which in (0, 1):
                taken[which].append(measured(folders[which], built[which], name, seconds))
    return report(name, ENGINE, *taken)


if __name__ == "__main__":
    main()
