"""A search that goes deep: for comparing builds."""

from __future__ import annotations

import bottega
from bottega.bots import Seat, make_bot
from bottega.bots.knowledge import knowledge
from bottega.bots.search import VISIT_THRESHOLD, Search

ENOUGH = 140  # moves, so that endings are short
CHOICE = 4  # moves to choose from at least


def deep_findings(name: str) -> list[list[float]]:
    """What a search finds out about a late decision with so many iterations that it must branch below the root."""
    game = bottega.new_game(name, 3, 8)
    bot = make_bot("apprentice", 8)
    while game.number < ENOUGH or len(game.legal(game.awaiting[0])) < CHOICE:
        seat = game.awaiting[0]
        game.do(seat, bot.pick(Seat(game, seat, game.number)))
    search = Search(Seat(game, game.awaiting[0], 1), knowledge(name), 1)
    search.run(VISIT_THRESHOLD * (2 + len(search.legal)))
    return [list(finding.dump()) for finding in search.findings]
