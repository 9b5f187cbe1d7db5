"""Links: whom a token stands for, and the tokens of a table."""

from __future__ import annotations

import hmac

from bottega.tables.needs import need_current
from bottega.tables.refusal import unknown_token
from bottega.tables.results import MadeTable, Seated, SeatToken
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

    def seated_before(self, table: Table, token: str | None, key: str | None) -> Seated | None:
        """The seat that was taken by this very token and key: whoever did not hear the answer asks again.

        The token ended at that moment. The key is known to nobody but the one who drew it.
        """
        role = (token or "").partition(".")[0]
        joined = table.keys.get(f"{role}:{key}") if key is not None and role in table.generations else None
        if token is None or joined is None or joined.fact.ends_link != role:
            return None
        ended = make_token(self.secret, table.id, role, table.generations[role] - 1)
        if len(token) > 80 or not token.isascii() or not hmac.compare_digest(token, ended):
            return None
        return Seated(int(role), self.token(table, role))

    def token(self, table: Table, role: str) -> str:
        return make_token(self.secret, table.id, role, table.generations[role])

    def onlooker(self, table: str) -> str:
        """The link to look on at a table that need not be opened for it: it is never renewed."""
        return make_token(self.secret, table, ONLOOKER, 1)

    def made(self, table: Table) -> MadeTable:
        """All links of a table, in the order in which its seats were wished for: for the one who makes it."""
        return MadeTable(
            table.id,
            table.entries_for(None),
            self.token(table, HOST),
            self.token(table, ONLOOKER),
            [
                SeatToken(seat, self.token(table, str(seat)) if table.seats[seat].kind != "bot" else None)
                for seat in map(table.order.index, range(len(table.seats)))
            ],
        )
