"""What a build costs, in instructions of the processor: a measure that no busy machine disturbs.

    python benchmarks/instructions.py work florence 4 random=20 copy=500     the work itself, with what is on PYTHONPATH
    python benchmarks/instructions.py count florence 4                       instructions of each kind of work, as JSON

Valgrind's cachegrind counts. Starting Python and reaching a position cost the same however much is done then, so every
kind of work is done little and much, and the difference is divided by what was done more. Two commits are compared by
`benchmarks/compare.py --what instructions`.
"""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Any

# How often each kind of work is done, little and much.
LITTLE = {"random": 2, "copy": 20, "guess": 20, "replay": 1, "search": 6}
MUCH = {"random": 42, "copy": 2020, "guess": 820, "replay": 7, "search": 126}
POSITIONS = (8, 60, 120)  # moves after which a decision is searched, as in search.py


def play_randomly(name: str, players: int, games: int) -> tuple[int, str]:
    """So many random games: the number of decisions, and the record of the last one."""
    import bottega
    from bottega.kernel.chance import Chance

    chance = Chance(1)
    decisions = 0
    for seed in range(games):
        game = bottega.new_game(name, players, seed, {})
        while not game.over:
            seat = game.awaiting[0]
            legal = game.legal(seat)
            game.do(seat, legal[chance.below(len(legal))])
        decisions += game.number
    return decisions, str(game.record())


def search(name: str, players: int, iterations: int) -> None:
    """So many iterations in all, over positions of a game of apprentices."""
    import bottega
    from bottega.bots import Seat, make_bot
    from bottega.bots.knowledge import knowledge
    from bottega.bots.search import Search

    game = bottega.new_game(name, players, 1)
    bot = make_bot("apprentice", 1)
    for position in POSITIONS:
        while game.number < position or len(game.legal(game.awaiting[0])) == 1:
            seat = game.awaiting[0]
            game.do(seat, bot.pick(Seat(game, seat, game.number)))
        Search(Seat(game, game.awaiting[0], 1), knowledge(name), 1).run(iterations // len(POSITIONS))


def work(name: str, players: int, amounts: dict[str, int]) -> dict[str, int]:
    """Do all of it; tells how many units of each kind were done (decisions of random play, else as asked)."""
    import bottega

    done = dict(amounts)
    done["random"], _ = play_randomly(name, players, amounts["random"])
    _, first = play_randomly(name, players, 1)
    middle = bottega.replay(first, upto=bottega.replay(first).number // 2)
    chores: dict[str, Callable[[], Any]] = {
        "copy": middle.copy,
        "guess": lambda: middle.guess(0, 1),
        "replay": lambda: bottega.replay(first),
    }
    for kind, chore in chores.items():
        for _ in range(amounts[kind]):
            chore()
    search(name, players, amounts["search"])
    return done


def counted(name: str, players: str, amounts: dict[str, int]) -> tuple[int, dict[str, int]]:
    """The instructions of a process that does this work, and what it did."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        sys.exit("Instructions are counted by valgrind, which is not installed: apt-get install valgrind")
    tool = [valgrind, "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    task = ["work", name, players, *[f"{kind}={amount}" for kind, amount in amounts.items()]]
    run = subprocess.run(
        [*tool, sys.executable, __file__, *task],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"I +refs: +([\d,]+)", run.stderr)
    if run.returncode or found is None:
        sys.exit(run.stderr)
    return int(found[1].replace(",", "")), json.loads(run.stdout)


def count(name: str, players: str) -> dict[str, float]:
    """Instructions of one unit of each kind of work."""
    little, few = counted(name, players, LITTLE)
    found = {}
    for kind, amount in MUCH.items():
        much, many = counted(name, players, {**LITTLE, kind: amount})
        found[kind] = (much - little) / (many[kind] - few[kind])
    return found


if __name__ == "__main__":
    if sys.argv[1] == "work":
        gc.disable()  # a collection falls into one run and not into the other
        asked = {kind: int(amount) for kind, _, amount in (word.partition("=") for word in sys.argv[4:])}
        print(json.dumps(work(sys.argv[2], int(sys.argv[3]), {**LITTLE, **asked})))
    else:
        print(json.dumps(count(sys.argv[2], sys.argv[3])))
