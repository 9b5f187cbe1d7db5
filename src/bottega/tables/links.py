"""Links: whom a token stands for, and the tokens of a table."""

from __future__ import annotations

from bottega.tables.needs import need_current
from bottega.tables.refusal import unknown_token
from bottega.tables.results import MadeTable, SeatToken
from bottega.tables.table import Table
from bottega.tables.token import HOST, ONLOOKER, Who, make_token, role_of


class Links:
    """`secret` is the server's: whoever has it can make every token."""

    def __init__(self) -> None:
        self.secret = b""

    def who(self, table: Table, token: str | None, account: str | None = None) -> Who:
        """Whom a token stands for; without one, a stranger, who may see public tables."""
        if token is None:
            return Who(trusted=False, account=account)
        role = role_of(self.secret, table.id, table.generations, token)
        if role is None:
            raise unknown_token()
        seat = int(role) if role not in (HOST, ONLOOKER) else None
        who = Who(seat, role == HOST, account=account, generation=table.generations[role])
        need_current(table, who)
        return who

    def token(self, table: Table, role: str) -> str:
        return make_token(self.secret, table.id, role, table.generations[role])

    def made(self, table: Table) -> MadeTable:
        """All links of a table: for the one who makes it."""
        return MadeTable(
            table.id,
            table.entries_for(None),
            self.token(table, HOST),
            self.token(table, ONLOOKER),
            [
                SeatToken(index, self.token(table, str(index)) if seat.kind != "bot" else None)
                for index, seat in enumerate(table.seats)
            ],
        )
