"""Ratings by title, for account holders, by the places of finished games (openskill)."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce

from bottega.store.base import Store
from bottega.tables.table import Table

_MODEL = PlackettLuce()


def rated_accounts(table: Table) -> list[str] | None:
    """The accounts by seat, if the game counts: all different people with accounts, none replaced by a bot."""
    accounts = [seat.account for seat in table.seats if seat.kind == "person" and not seat.taken_over]
    known = [account for account in accounts if account is not None]
    if table.study or table.status != "over" or len(set(known)) != len(table.seats):
        return None
    return known


def rated(before: list[dict[str, Any]], places: list[int]) -> list[dict[str, Any]]:
    """New ratings from old ones and the places reached."""
    teams = [[_MODEL.rating(mu=data["mu"], sigma=data["sigma"])] for data in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        {"mu": team[0].mu, "sigma": team[0].sigma, "games": data["games"] + 1}
        for team, data in zip(after, before, strict=True)
    ]


def newcomer() -> dict[str, Any]:
    fresh = _MODEL.rating()
    return {"mu": fresh.mu, "sigma": fresh.sigma, "games": 0}


async def rate(store: Store, table: Table) -> bool:
    """Rate a finished game, once."""
    accounts = rated_accounts(table)
    if accounts is None or table.game is None or not await store.put("rated", table.id, {}, expect=0):
        return False
    documents = [await store.get("rating", f"{table.title}/{account}") for account in accounts]
    before = [document.data if document is not None else newcomer() for document in documents]
    for account, data in zip(accounts, rated(before, table.game.places), strict=True):
        await store.put("rating", f"{table.title}/{account}", data)
    return True
