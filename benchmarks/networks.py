"""How long a network takes for a position, with what it is told of it: microseconds of the processor.

PYTHONPATH=$(python tools/compile.py) python benchmarks/networks.py
"""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

import bottega
from bottega.bots import Seat, make_bot
from bottega.bots.knowledge import knowledge
from bottega.bots.weights import inputs, learned
from bottega.games import NAMES
from bottega.kernel.game import Game

TIMES = 500
ROUNDS = 5  # the quickest counts: others may have taken the caches away
MOVES = 40  # of apprentices before the position


def position(title: str, players: int) -> Game:
    """A position of a game that has got going."""
    game, bot = bottega.new_game(title, players, 1), make_bot("apprentice", 1)
    while game.number < MOVES or not knowledge(title).settled(game):
        seat = game.awaiting[0]
        game.do(seat, bot.pick(Seat(game, seat, game.number)))
    return game


def micro(what: Callable[[], object]) -> float:
    found = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for _ in range(TIMES):
            what()
        found.append((time.process_time() - begun) / TIMES)
    return 1e6 * min(found)


def main() -> None:
    table = Table(title="Microseconds a position")
    for heading in ("title", "players", "rows", "rows and network"):
        table.add_column(heading)
    for title in NAMES:
        for players in bottega.title(title).players:
            game = position(title, players)
            found = learned(Seat(game, 0))
            if found is None:
                continue
            points, rows, network = knowledge(title).evaluate(game), inputs(title).rows, found.network
            told = micro(lambda: rows(game, points))  # noqa: B023 - asked at once
            asked = micro(lambda: network.value(game, points))  # noqa: B023
            table.add_row(title, str(players), f"{told:.1f}", f"{asked:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
