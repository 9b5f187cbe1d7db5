"""Command: what people may tell a table to do. Each is a class with its shape on the wire and its own handling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from msgspec import Meta, Struct

from bottega.tables.entries import Change
from bottega.tables.needs import need_room
from bottega.tables.shapes import Answer, Draft, Hint, Verdict
from bottega.tables.table import Table
from bottega.tables.token import Who

if TYPE_CHECKING:
    from bottega.tables.house import House

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Expected = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Command(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Changes something. The tag is its name on the wire."""

    example: ClassVar[dict[str, object]] = {}
    answers: ClassVar[Any] = Answer
    open_to_strangers: ClassVar[bool] = False  # whether it decides by itself who may not even look on
    for_account: ClassVar[bool] = False  # whether it counts for the account of whoever is signed in
    makes_table: ClassVar[bool] = False  # which counts as one that its asker has made
    takes_on: ClassVar[bool] = False  # the game, which has an end: so it may always be done

    key: Key | None = None

    async def do(self, house: House, table: Table, who: Who, language: str) -> Answer:
        """Checked, on disk, applied, told; or refused, and nothing has changed."""
        return await house.commit(table, who, self.key, lambda: self._decide(house, table, who))

    def _decide(self, house: House, table: Table, who: Who) -> list[Change]:
        changes = self.changes(house, table, who)
        if not self.takes_on:
            need_room(table, who.seat)
        return changes

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        """What it comes to; asked again if another process was quicker."""
        raise NotImplementedError


class Question(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Changes nothing, and nobody else learns of it."""

    example: ClassVar[dict[str, object]] = {}
    answers: ClassVar[Any] = None
    slow: ClassVar[bool] = False  # sockets answer it out of turn, one at a time

    async def ask(self, house: House, table: Table, who: Who, language: str) -> Draft | Verdict | Hint:
        raise NotImplementedError


def name_of(kind: type[Command | Question]) -> str:
    """What it is called on the wire."""
    return str(kind.__struct_config__.tag)
