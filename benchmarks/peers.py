"""Ours beside the peers, each through the interface that people use: one table in one run.

Machines are shared and noisy: each round measures everybody once, in turns, by CPU time, and the
median of the rounds is reported. What counts is the ratios.
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
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from run import PLAYERS, ROOT

MEASURE = ROOT / "benchmarks" / "peers_measure.py"
CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
CLASSICS = (*CARD_GAMES, "connect_four_v3", "tictactoe_v3")
SPIELS = ("backgammon", "gin_rummy")
INTERFACES = ("native", "pettingzoo", "gymnasium", "openspiel")
NATIVE_BY_CATANATRON, NATIVE_BY_GIN_RUMMY, PETTINGZOO_BY_CLASSICS = 8.0, 4.0, 5.0

Jobs = dict[str, tuple[Path, list[str]]]


def jobs(titles: list[str], compiled: Path, seconds: str) -> Jobs:
    """Everybody to be measured: a label, the package to use, and what to measure."""
    plain = ROOT / "src"
    found: Jobs = {"Catanatron": (plain, ["catanatron", seconds])}
    found |= {f"OpenSpiel {name}": (plain, ["openspiel", name, seconds]) for name in SPIELS}
    found |= {f"PettingZoo {name}": (plain, ["pettingzoo", name, seconds]) for name in CLASSICS}
    for title in titles:
        for kind in INTERFACES:
            found[f"{title}, {kind}"] = (compiled, [kind, title, str(PLAYERS[title]), seconds])
    return found


def measure(path: Path, arguments: list[str]) -> dict[str, Any]:
    """One measurement; an empty one if a peer does not run here."""
    run = subprocess.run(
        [sys.executable, str(MEASURE), *arguments],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        print(f"{' '.join(arguments)}: {run.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return {}
    result: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return result


def measure_all(found: Jobs, rounds: int) -> dict[str, dict[str, float]]:
    """The median of each figure over the rounds, by label."""
    measured: dict[str, list[dict[str, Any]]] = {label: [] for label in found}
    with Progress() as progress:
        task = progress.add_task("Measuring", total=rounds * len(found))
        for _ in range(rounds):
            for label, (path, arguments) in found.items():
                measured[label].append(measure(path, arguments))
                progress.advance(task)
    return {
        label: {
            key: median(result[key] for result in results)
            for key in ("per_second", "copy_us")
            if all(key in result for result in results)
        }
        for label, results in measured.items()
    }


def report(titles: list[str], figures: dict[str, dict[str, float]]) -> list[str]:
    """Print the table; returns the bars that were missed."""
    console = Console()
    base = figures["Catanatron"].get("per_second", 0.0)
    table = Table(title="Random play, one core, per CPU second")
    for heading in ("", "decisions/s", "x Catanatron", "copy µs"):
        table.add_column(heading, justify="right" if heading else "left")
    for label, found in figures.items():
        if "per_second" not in found:
            continue
        copied = f"{found['copy_us']:,.1f}" if "copy_us" in found else ""
        table.add_row(label, f"{found['per_second']:,.0f}", f"{found['per_second'] / base:.2f}", copied)
    console.print(table)
    gin = figures["OpenSpiel gin_rummy"]["per_second"]
    cards = [figures[f"PettingZoo {name}"] for name in CARD_GAMES]
    classics = median(found["per_second"] for found in cards if found)
    missed: list[str] = []
    for title in titles:
        native = figures[f"{title}, native"]["per_second"]
        pettingzoo = figures[f"{title}, pettingzoo"]["per_second"]
        ratios = [
            (native / base, NATIVE_BY_CATANATRON, "native by Catanatron"),
            (native / gin, NATIVE_BY_GIN_RUMMY, "native by OpenSpiel's gin rummy"),
            (pettingzoo / classics, PETTINGZOO_BY_CLASSICS, "PettingZoo by its card games' median"),
        ]
        told = ", ".join(f"{name} {ratio:.1f}x (bar {bar:g})" for ratio, bar, name in ratios)
        console.print(f"{title}: {told}", soft_wrap=True)
        missed += [f"{title}: {name} {ratio:.2f} < {bar:g}" for ratio, bar, name in ratios if ratio < bar]
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure ours beside the peers.")
    parser.add_argument("games", nargs="*", default=list(PLAYERS), help="which titles; all if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per measurement")
    parser.add_argument("--compiled", type=Path, help="the compiled build to measure, if not the one made now")
    chosen = parser.parse_args()
    compiled = chosen.compiled if chosen.compiled is not None else builds.compiled()
    found = jobs(chosen.games, compiled, str(chosen.seconds))
    for line in report(chosen.games, measure_all(found, chosen.rounds)):
        print(f"missed: {line}")


if __name__ == "__main__":
    main()
