"""The most decisions that a game of Florence can take: a bound that holds, not one that is reached."""

from __future__ import annotations

from bottega.games.florence.catalogue import AMOUNTS, BIDS, BONUS_COUNT, PAYMENTS, POINTS
from bottega.games.florence.names import BUILDINGS, CHARACTERS, STOCK_RECRUITING
from bottega.games.florence.tables import Tables, tables_of
from bottega.kernel.components import Components
from bottega.kernel.option import Setting


def longest(players: int, options: dict[str, Setting], components: Components) -> int:
    tables = tables_of(components)
    muse = bool(options["muse_and_princess"])
    actions = int(tables.actions + (tables.cardinal_actions if muse else 0))
    a_round = _auctions(players) + players * _turn(actions)
    if muse:
        a_round += _courting(players)
    if options["cooperative_building"]:
        a_round += players * (tables.proposals + actions) * _proposal(tables)
    rounds = int(tables.rounds)
    once = (
        players + BONUS_COUNT + tables.stock[STOCK_RECRUITING]
    )  # people given back, bonus cards added, recruits called later
    last = players * 3  # the last favours and the banker's change
    # A point that was won can be sold again, each by a decision; with the muse none can.
    sold = 0 if muse else players * _points(tables, rounds, actions)
    return int(rounds * a_round + once + last + sold)


def _auctions(players: int) -> int:
    """At most one for each player: naming a lot, bids that rise, passing, and what follows the purchase."""
    after = 4  # the merchant's choice, a kind of landscape, its place or a card to keep, a recruit
    return players * (1 + BIDS + (players - 1) + after)


def _turn(actions: int) -> int:
    """Each action with its place, card or finish and change; the end; favours of a character and what they bring."""
    return 3 * actions + 1 + 4


def _courting(players: int) -> int:
    """Offers for a character rise; each is two decisions. Who passes is out; who wins may be asked for a favour."""
    return 2 * len(CHARACTERS) * AMOUNTS + players * (1 + 3)


def _proposal(tables: Tables) -> int:
    """A partner's building, its place, payments window by window on both sides, another place, and the answers."""
    windows = -(-len(PAYMENTS) // int(tables.window))
    return 3 * windows + 8


def _points(tables: Tables, rounds: int, actions: int) -> int:
    """What one court can ever have won before the end."""
    works = rounds * actions * (POINTS - 1)
    buildings = len(BUILDINGS) * int(tables.points_building)
    auctions = rounds * int(tables.points_landscape + tables.points_builder)
    return works + buildings + auctions + rounds * int(tables.points_best)
