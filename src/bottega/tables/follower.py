"""Follower: who follows what happens at the tables of a house, and whom the house may ask who is about."""

from __future__ import annotations

from bottega.tables.entries import Entry
from bottega.tables.premove import Premove
from bottega.tables.table import Table


class Follower:
    """Each overrides what it cares for. Nothing here may wait: what takes time goes into the background."""

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        """These entries are on disk and applied; `own` says whether this process made them."""

    def opened(self, table: Table) -> None:
        """A table was read from the store."""

    def closed(self, table: Table) -> None:
        """A table has left the memory; everything of it is in the store."""

    def ordered(self, table: Table) -> None:
        """Somebody has given a standing order, or none any more."""

    def order_ended(self, table: Table, seat: int, premove: Premove) -> None:
        """A standing order has come to its end; it says why."""

    def short_of_time(self, table: Table, seat: int) -> None:
        """A seat's clock has little time left: whoever plays there is to be told."""

    def said(self, text: str) -> None:
        """Another process says something; nothing: something may have been missed."""

    def turnover(self) -> None:
        """Processes that serve the same tables have come or gone."""

    def watches(self, table: str) -> bool:
        """Whether somebody looks at a table, so that it is kept in memory."""
        return False

    def is_here(self, table: str, seat: int) -> bool:
        """Whether a seat's person is connected."""
        return False
