"""The leaderboard: plays every row that is missing or was made of something else, the cheap ones first.

PYTHONPATH=$(python tools/compile.py) nice -n 19 python benchmarks/leaderboard.py
PYTHONPATH=$(python tools/compile.py) python benchmarks/leaderboard.py --task stanza-two --who self-play

Each row is written as soon as it is played, into `benchmarks/leaderboard.json` and into the page of the benchmark:
stopped, the same command goes on where it was. Policies that are not there yet are trained first, into
`build/policies`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from bottega.study.benchmark import Task, current, markdown, read_rows, run, tasks, write_row

ROOT = Path(__file__).resolve().parent.parent
BOARD = ROOT / "benchmarks" / "leaderboard.json"
PAGE = ROOT / "docs" / "study" / "benchmark.md"
POLICIES = Path("build", "policies")
TABLE = re.compile(r"\| task \| contestant .*?\n\n", re.DOTALL)
# Who plays, and with how many of the frozen seeds in tasks of each kind (0: it does not play there). The whole takes
# about half an hour of one core beside the training: whoever is dear plays few.
KINDS = ("two", "four", "expansions", "open", "tiny")
CONTESTANTS = {
    "random": (25, 25, 10, 25, 25),
    "apprentice": (25, 25, 10, 25, 25),
    "journeyman": (25, 10, 3, 10, 25),
    "master:20i": (12, 6, 2, 6, 25),
    "master:60i": (8, 2, 1, 4, 25),
    "master:180i": (2, 1, 1, 1, 10),
    "ismcts:20": (2, 0, 0, 0, 0),
    "ismcts:50": (0, 0, 0, 0, 10),
    "maskable-ppo": (25, 0, 0, 0, 0),  # its example knows tables for two
    "self-play": (25, 25, 0, 0, 0),
}
TRAINED = ("maskable-ppo", "self-play")
# The short self-play of the page on learning: a few processor minutes. The whole course would take fifty for each row.
SHORT_COURSE = (
    *("--generations", "12", "--watch", "6", "--decisions", "80000"),
    *("--ladder", "random,apprentice", "--every", "3", "--games", "100"),
)


@dataclass(frozen=True)
class Wanted:
    """A row that the leaderboard should have."""

    who: str
    on: Task

    @property
    def contestant(self) -> str:
        """As the register of bots calls it."""
        return f"learned:{self.policy}" if self.who in TRAINED else self.who

    @property
    def seeds(self) -> int:
        return CONTESTANTS[self.who][KINDS.index(self.on.name.rpartition("-")[2])]

    @property
    def policy(self) -> Path:
        return POLICIES / f"{self.who}-{self.on.name}.npz"

    def training(self) -> list[str]:
        """The command that trains its policy."""
        if self.who == "maskable-ppo":
            return ["train_policy.py", self.on.title, "--opponents", "apprentice", "--out", str(self.policy)]
        folder = self.policy.with_suffix("")
        where = ["--players", str(self.on.players), "--out", str(folder)]
        return ["self_play.py", self.on.title, *where, *SHORT_COURSE]


def wanted() -> list[Wanted]:
    """All rows, contestant by contestant."""
    found = [Wanted(who, each) for who in CONTESTANTS for each in tasks()]
    return [each for each in found if each.seeds]


def train(each: Wanted) -> None:
    """Train its policy, unless that has been done."""
    if each.policy.exists():
        return
    each.policy.parent.mkdir(parents=True, exist_ok=True)
    script, *rest = each.training()
    subprocess.run([sys.executable, str(ROOT / "examples" / script), *rest], check=True)
    if each.who == "self-play":
        last = max(each.policy.with_suffix("").glob("*.npz"), key=lambda path: int(path.stem))
        each.policy.write_bytes(last.read_bytes())


def play(each: Wanted) -> None:
    """The row, unless it is there; then the page tells the table anew."""
    seeds = each.seeds
    if each.who in TRAINED:
        train(each)
    old = [row for row in read_rows(BOARD) if (row.contestant, row.task) == (each.contestant, each.on.name)]
    if old and old[0].seeds >= seeds and current(old[0], each.on):
        return
    began = time.process_time()
    row = run(each.contestant, each.on, seeds)
    write_row(BOARD, row)
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(TABLE.sub(lambda _: markdown(read_rows(BOARD)) + "\n", page, count=1), encoding="utf-8")
    print(f"{each.on.name} {each.who} {row.score:+.2f} {row.score_95} {time.process_time() - began:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the rows of the leaderboard that are missing.")
    parser.add_argument("--task", choices=[each.name for each in tasks()], help="only this task")
    parser.add_argument("--who", choices=list(CONTESTANTS), nargs="+", default=list(CONTESTANTS), help="only these")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="of the processor, then stop")
    asked = parser.parse_args()
    for each in wanted():
        if asked.task in (None, each.on.name) and each.who in asked.who and time.process_time() < 60 * asked.minutes:
            play(each)


if __name__ == "__main__":
    main()
