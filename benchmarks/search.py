"""Search iterations per CPU second for each game, compiled and plain: part of `make bench`.

python benchmarks/search.py                              both builds, as a table
python benchmarks/search.py measure florence 1.0         one measurement with what is on PYTHONPATH, as JSON
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import builds
from rich.console import Console
from rich.table import Table

GAMES = ("florence", "fresco", "stanza")
PLAYERS = 4
ROUNDS = 3
SECONDS = 1.0
POSITIONS = (8, 60, 120)  # moves after which a decision is searched: early, midway and late


def measure(name: str, seconds: float) -> float:
    """Iterations per CPU second, over decisions along a game of apprentices."""
    import bottega
    from bottega.bots import Seat, make_bot
    from bottega.bots.knowledge import knowledge
    from bottega.bots.search import Search

    game = bottega.new_game(name, PLAYERS, 1)
    bot = make_bot("apprentice", 1)
    done = 0
    spent = 0.0
    for position in POSITIONS:
        while game.number < position or len(game.legal(game.awaiting[0])) == 1:
            seat = game.awaiting[0]
            game.do(seat, bot.pick(Seat(game, seat, game.number)))
        search = Search(Seat(game, game.awaiting[0], 1), knowledge(name), 1)
        began = time.process_time()
        while time.process_time() - began < seconds / len(POSITIONS):
            search.run(4)
        spent += time.process_time() - began
        done += search.iterations
    return done / spent


def apart(folder: Path, name: str) -> float:
    """A measurement in a process of its own, with the build in `folder`."""
    run = subprocess.run(
        [sys.executable, __file__, "measure", name, str(SECONDS)],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.exit(run.stderr)
    return float(json.loads(run.stdout)["iterations"])


def main() -> None:
    folders = {"compiled": builds.compiled(), "plain": builds.PLAIN}
    table = Table(title="Search iterations per CPU second, four players")
    table.add_column("game")
    for build in folders:
        table.add_column(build, justify="right")
    table.add_column("ratio", justify="right")
    for name in GAMES:
        # In turns, and the median: machines are shared and noisy.
        taken = [[apart(folder, name) for folder in folders.values()] for _ in range(ROUNDS)]
        rates = [median(figures) for figures in zip(*taken, strict=True)]
        table.add_row(name, *[f"{rate:,.0f}" for rate in rates], f"{rates[0] / rates[1]:.1f}")
    Console().print(table)


if __name__ == "__main__":
    if sys.argv[1:2] == ["measure"]:
        print(json.dumps({"iterations": measure(sys.argv[2], float(sys.argv[3]))}))
    else:
        main()
