"""`make bench`: ours compiled, ours plain and Catanatron, side by side in one run on one core.

Machines are shared and noisy: what counts is the ratio of measurements taken alternately in the same
run, so each round measures everybody once and the median of the rounds is reported.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import builds
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
MEASURE = ROOT / "benchmarks" / "measure.py"
PLAYERS = {"florence": 4, "fresco": 4, "stanza": 4}
FULL_OPTIONS: dict[str, dict[str, Any]] = {
    "florence": {"muse_and_princess": True, "cooperative_building": True},
    "fresco": {"portraits": True, "bishops_requests": True, "special_blends": True},
    "stanza": {"expert": True},
}
BARS = {"decisions": 8.0, "over_plain": 4.0, "copy": 40.0, "replay_ms": 20.0, "all_options": 0.6}


# Headings in two lines each: tables fit a terminal of eighty columns, and files.
ROW = (
    "",
    "decisions\n/s",
    "times\nCatanatron",
    "copy\nµs",
    "times\ncheaper",
    "guess\nµs",
    "replay\nms",
    "bytes\n/state",
)
BARRED = ("", "times\nCatanatron", "times\nplain", "copy, times\ncheaper", "replay\nms", "all options,\n% of the base")


def _table(title: str, headings: tuple[str, ...]) -> Table:
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in headings:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    return table


def measure(path: Path, *arguments: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    run = subprocess.run(
        [sys.executable, str(MEASURE), *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if run.returncode:
        sys.exit(run.stderr)
    result: dict[str, Any] = json.loads(run.stdout)
    return result


def rounds(names: list[str], count: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Everybody measured `count` times, in turns."""
    compiled, plain = builds.compiled(), ROOT / "src"
    jobs: list[tuple[str, Path, list[str]]] = [("catanatron", plain, ["catanatron", str(seconds)])]
    for name in names:
        setup = [name, str(PLAYERS[name]), str(seconds)]
        jobs.append((f"{name} compiled", compiled, ["play", *setup]))
        jobs.append((f"{name} plain", plain, ["play", *setup]))
        jobs.append((f"{name} all options", compiled, ["play", *setup, json.dumps(FULL_OPTIONS[name])]))
    results: dict[str, list[dict[str, Any]]] = {job[0]: [] for job in jobs}
    with Progress() as progress:
        task = progress.add_task("Measuring", total=count * len(jobs))
        for _ in range(count):
            for label, path, arguments in jobs:
                results[label].append(measure(path, *arguments))
                progress.advance(task)
    return results


def report(names: list[str], results: dict[str, list[dict[str, Any]]]) -> list[str]:
    """Print the tables; returns the bars that were missed."""
    console = Console()

    def figure(label: str, key: str) -> float:
        return median(float(result[key]) for result in results[label])

    table = _table("Random games, one core", ROW)
    bars = _table("What is asked for, and what there is", BARRED)
    bars.add_row(
        "at least (at most)",
        *[f"{BARS[key]:.0f}" for key in ("decisions", "over_plain", "copy")],
        f"({BARS['replay_ms']:.0f})",
        f"{100 * BARS['all_options']:.0f}",
    )
    base_rate, base_copy = figure("catanatron", "per_second"), figure("catanatron", "copy_us")
    table.add_row("Catanatron", f"{base_rate:,.0f}", "1.0", f"{base_copy:.2f}", "1.0", "", "", "")
    missed: list[str] = []
    for name in names:
        for kind, shown in (("compiled", name), ("all options", "  all options"), ("plain", "  plain")):
            label = f"{name} {kind}"
            table.add_row(
                shown,
                f"{figure(label, 'per_second'):,.0f}",
                f"{figure(label, 'per_second') / base_rate:.1f}",
                f"{figure(label, 'copy_us'):.2f}",
                f"{base_copy / figure(label, 'copy_us'):.0f}",
                f"{figure(label, 'guess_us'):.1f}",
                f"{figure(label, 'replay_ms'):.1f}",
                f"{figure(label, 'bytes'):,.0f}",
            )
        rate = figure(f"{name} compiled", "per_second")
        ratios = {
            "decisions": rate / base_rate,
            "over_plain": rate / figure(f"{name} plain", "per_second"),
            "copy": base_copy / figure(f"{name} compiled", "copy_us"),
            "all_options": figure(f"{name} all options", "per_second") / rate,
        }
        missed += [f"{name}: {key} {value:.2f} < {BARS[key]}" for key, value in ratios.items() if value < BARS[key]]
        replay = figure(f"{name} compiled", "replay_ms")
        if replay > BARS["replay_ms"]:
            missed.append(f"{name}: replay {replay:.1f} ms > {BARS['replay_ms']}")
        told = [f"{ratios['decisions']:.1f}", f"{ratios['over_plain']:.1f}", f"{ratios['copy']:.0f}"]
        bars.add_row(name, *told, f"{replay:.1f}", f"{100 * ratios['all_options']:.0f}")
    console.print(table)
    console.print(bars)
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure ours beside Catanatron.")
    parser.add_argument("games", nargs="*", default=list(PLAYERS), help="which titles; all if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per measurement")
    chosen = parser.parse_args()
    missed = report(chosen.games, rounds(chosen.games, chosen.rounds, chosen.seconds))
    for line in missed:
        print(f"missed: {line}")


if __name__ == "__main__":
    main()
