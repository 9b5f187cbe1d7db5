"""The most decisions that a game of Fresco can take: a bound that holds, not one that is reached."""

from __future__ import annotations

from bottega.games.fresco.names import PLACES, REQUESTS
from bottega.games.fresco.tables import Tables, tables_of
from bottega.kernel.components import Components
from bottega.kernel.option import Setting


def longest(players: int, options: dict[str, Setting], components: Components) -> int:
    tables = tables_of(components)
    a_round = players * _seat(tables, options)
    if options["leonardo"]:
        a_round += 1 + 2 * _cathedral(tables) + 1  # his stall, his tiles, a portrait
    return int(tables.most_rounds * a_round)


def _seat(tables: Tables, options: dict[str, Setting]) -> int:
    """What one player decides in a round."""
    waking = 1
    planning = len(PLACES) + 1  # each place but the last, and the commitment
    market = 1 + tables.most_per_place + 1
    workshop = tables.mixes * tables.most_per_place + 1
    decisions = waking + planning + market + 2 * _cathedral(tables) + workshop
    if options["bishops_requests"]:
        # Each kind: asking for it, its tiles, where its points lead; then a paint of choice for each as income.
        decisions += len(REQUESTS) * (1 + 3 + 1) + 3
    if options["portraits"]:
        # Two cards with their paints of choice and where their points lead, and coins instead.
        decisions += 2 * (1 + max(tables.card_choice) + 1) + 1
    return int(decisions)


def _cathedral(tables: Tables) -> int:
    """For each apprentice a step of the bishop, a tile or the altar, and where the points lead; then going."""
    return int(3 * tables.most_per_place + 1)
