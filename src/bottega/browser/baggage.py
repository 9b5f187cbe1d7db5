"""Baggage: everything that a browser keeps, as one file, to be carried to another browser or kept safe.

The page packs it as it is stored (`web/src/net/packing.ts`); here it is looked at and taken over.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from bottega.browser.request import Reply
from bottega.kernel.errors import BottegaError
from bottega.kernel.reason import Reason
from bottega.server.refusals import Refused, error_of, status_of
from bottega.store.base import Damaged, Store
from bottega.store.model import Document, Entry, Row
from bottega.tables.house import House
from bottega.tables.refusal import AgainstRules, Malformed
from bottega.tables.results import MadeTable, Shape
from bottega.tables.wording import Wording

FORMAT = 1
KINDS = ("note", "premove")  # documents that belong to tables


class Packed(Struct):
    """One table with all that belongs to it."""

    row: Row
    entries: list[Entry]
    documents: list[Document] = []


class Baggage(Struct):
    bottega: Literal["everything"]
    format: int
    version: str  # of Bottega, for people
    tables: list[msgspec.Raw]  # each looked at by itself: one that is damaged does not keep the others away


class Brought(Shape):
    """What has become of it: links of the tables that were taken over, and how many were here already, differ
    from what is here, or are damaged."""

    tables: list[MadeTable]
    known: int = 0
    different: int = 0
    damaged: int = 0


async def bring(house: House, text: str, language: str) -> Reply:
    try:
        return Reply(200, msgspec.json.encode(await _take_over(house, _read(text))).decode())
    except BottegaError as error:
        return Reply(status_of(error), msgspec.json.encode(Refused(error_of(error, Wording(language)))).decode())


def _read(text: str) -> Baggage:
    try:
        packed = msgspec.json.decode(text, type=Baggage)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Malformed(Reason("server-baggage")) from None
    if packed.format > FORMAT:
        raise AgainstRules(Reason("server-baggage-newer", {"version": packed.version[:40]}))
    return packed


def _table(text: msgspec.Raw) -> Packed | None:
    """A table whose entries are all there; None for another."""
    try:
        packed = msgspec.json.decode(text, type=Packed)
    except msgspec.MsgspecError:
        return None
    places = [(entry.table, entry.number) for entry in packed.entries]
    return packed if places and places == [(packed.row.table, number + 1) for number in range(len(places))] else None


async def _take_over(house: House, packed: Baggage) -> Brought:
    brought = Brought([])
    for each in map(_table, packed.tables):
        if each is None:
            brought.damaged += 1
            continue
        known = await _known(house.store, each.row.table)
        if known is None or known != each.entries[: len(known)]:
            brought.different += 1  # both have been played on, or it is damaged here: what is here stays
            continue
        if len(known) == len(each.entries):
            brought.known += 1
        else:
            await _add(house, each, len(known))
        try:
            brought.tables.append(house.links.made(await house.table(each.row.table)))
        except BottegaError:
            continue  # it does not replay here: it is kept, and can be exported again
    return brought


async def _known(store: Store, table: str) -> list[Entry] | None:
    try:
        return await store.entries(table)
    except Damaged:
        return None


async def _add(house: House, packed: Packed, known: int) -> None:
    """Take over what a table has beyond the entries that are known here."""
    await house.store.append(packed.entries[known:], packed.row)
    await _documents(house.store, packed.documents)
    await house.registry.refresh(packed.row.table)


async def _documents(store: Store, documents: list[Document]) -> None:
    for document in documents:
        if document.kind in KINDS:
            await store.put(document.kind, document.id, document.data)
