"""Ratings by title, for account holders, by the places of finished games. The rules: docs/server/ratings.md."""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce

from bottega.store.base import Store
from bottega.store.model import Put
from bottega.tables.entries import Entry, Flagged, Played, Proposed, TakenOver
from bottega.tables.table import Table

_MODEL = PlackettLuce()
ATTEMPTS = 8  # where somebody's other games end at the same moment


class Rating(msgspec.Struct):
    """As a store keeps it."""

    mu: float
    sigma: float
    games: int


class RatingStep(Rating):
    """A rating behind one game: the course of ratings is made of these."""

    time: float


def rated_accounts(table: Table) -> list[str] | None:
    """The accounts by seat, if such a game counts: all different people who sat down with accounts before."""
    known = [account for account in table.accounts if account is not None]
    if table.study or table.figures is not None or table.claimed or not table.open_book:
        return None
    if len(set(known)) != len(table.seats):
        return None
    return known


def rated_places(table: Table) -> list[int] | None:
    """The places that count. Whoever ran out of time or let a bot move is last; what all gave up counts for nobody."""
    helped = helped_seats(table)
    if table.game is None or len(helped) == len(table.seats) or (table.status == "ended" and not helped):
        return None
    reached = table.game.places if table.status == "over" else [1] * len(table.seats)
    last = len(table.seats) + 1
    return [last if seat in helped else place for seat, place in enumerate(reached)]


def helped_seats(table: Table) -> set[int]:
    """Seats whose time ran out, or for which a bot made a move, even one that was taken back."""
    helped: set[int] = set()
    proposed: Entry | None = None
    for entry in table.entries:
        if isinstance(entry.fact, Proposed):
            proposed = entry
        elif isinstance(entry.fact, Flagged) or (isinstance(entry.fact, TakenOver) and _unasked(proposed)):
            helped.add(entry.fact.seat)
        elif entry.seat is not None and isinstance(entry.fact, Played) and entry.fact.by == "bot":
            helped.add(entry.seat)
    return helped


def _unasked(proposed: Entry | None) -> bool:
    """Whether the others put a bot there without asking its person: so they may when the time is up."""
    if proposed is None or not isinstance(proposed.fact, Proposed):
        return False
    return proposed.fact.seat not in (*proposed.fact.owed, proposed.seat)


def rated(before: list[Rating], places: list[int]) -> list[Rating]:
    """New ratings from old ones and the places reached."""
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, each.games + 1) for team, each in zip(after, before, strict=True)]


def newcomer() -> Rating:
    fresh = _MODEL.rating()
    return Rating(fresh.mu, fresh.sigma, 0)


async def rate(store: Store, table: Table) -> bool:
    """Rate a finished game, once: all of it is written together, or nothing."""
    accounts, places = rated_accounts(table), rated_places(table)
    if accounts is None or places is None:
        return False
    ids = [f"{table.title}/{account}" for account in accounts]
    for _ in range(ATTEMPTS):
        if await store.get("rated", table.id) is not None:
            return False
        documents = [await store.get("rating", id) for id in ids]
        before = [msgspec.convert(each.data, Rating) if each is not None else newcomer() for each in documents]
        puts = [Put("rated", table.id, {}, 0)]
        for account, id, known, after in zip(accounts, ids, documents, rated(before, places), strict=True):
            if await store.get("account", account) is None:
                continue  # deleted: the others are rated, and nothing of it comes back
            puts.append(Put("rating", id, msgspec.to_builtins(after), known.version if known is not None else 0))
            step = RatingStep(after.mu, after.sigma, after.games, table.updated)
            puts.append(Put("rating-step", f"{id}/{table.id}", msgspec.to_builtins(step)))
        if await store.put_all(puts):
            return True
    return False
