"""Baggage: everything that a browser keeps, as one file, to be carried to another browser or kept safe."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from bottega import __version__
from bottega.browser.request import Reply
from bottega.kernel.errors import BottegaError
from bottega.kernel.reason import Reason
from bottega.server.refusals import Refused, error_of, status_of
from bottega.store.base import Store
from bottega.store.model import Document, Entry, Row
from bottega.tables.house import House
from bottega.tables.refusal import AgainstRules, Malformed
from bottega.tables.results import MadeTable, Shape
from bottega.tables.wording import Wording

FORMAT = 1
KINDS = ("note", "premove")  # documents that belong to tables
MANY = 100_000


class Packed(Struct):
    """One table with all that belongs to it."""

    row: Row
    entries: list[Entry]
    documents: list[Document] = []


class Baggage(Struct):
    bottega: Literal["everything"]
    format: int
    version: str  # of Bottega, for people
    tables: list[Packed]


class Brought(Shape):
    """What has become of it: links of the tables that were taken over, and how many were here already or differ."""

    tables: list[MadeTable]
    known: int = 0
    different: int = 0


async def export(house: House) -> str:
    store = house.store
    tables: list[Packed] = []
    for row in await store.rows(limit=MANY):
        documents = [document for kind in KINDS for document in await store.find(kind, f"{row.table}/")]
        tables.append(Packed(row, await store.entries(row.table), documents))
    packed = Baggage("everything", FORMAT, __version__, tables)
    return msgspec.json.format(msgspec.json.encode(packed), indent=1).decode()


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
    for each in packed.tables:
        places = [(entry.table, entry.number) for entry in each.entries]
        if not places or places != [(each.row.table, number + 1) for number in range(len(places))]:
            raise Malformed(Reason("server-baggage"))
    return packed


async def _take_over(house: House, packed: Baggage) -> Brought:
    brought = Brought([])
    for each in packed.tables:
        known = await house.store.entries(each.row.table)
        if known != each.entries[: len(known)]:
            brought.different += 1  # both have been played on: what is here stays
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


async def _add(house: House, packed: Packed, known: int) -> None:
    """Take over what a table has beyond the entries that are known here."""
    await house.store.append(packed.entries[known:], packed.row)
    await _documents(house.store, packed.documents)
    await house.registry.refresh(packed.row.table)


async def _documents(store: Store, documents: list[Document]) -> None:
    for document in documents:
        if document.kind in KINDS:
            await store.put(document.kind, document.id, document.data)
