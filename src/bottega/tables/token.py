"""Tokens: unguessable strings that stand for a seat, the onlookers or the host of one table.

A token is `<role>.<generation>.<mark>`, the mark an HMAC over both and the table's id. So none is ever
stored, and a renewed link is simply one of the next generation.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from functools import lru_cache

HOST = "h"
ONLOOKER = "o"


@lru_cache(maxsize=20_000)
def make_token(secret: bytes, table: str, role: str, generation: int) -> str:
    mark = hmac.new(secret, f"bottega token 1\n{table}\n{role}\n{generation}".encode(), hashlib.sha256).digest()
    return f"{role}.{generation}.{base64.urlsafe_b64encode(mark[:18]).decode()}"


def role_of(secret: bytes, table: str, generations: dict[str, int], token: str) -> str | None:
    """The role that a token stands for, or None if it is wrong or has been renewed away."""
    role = token.partition(".")[0]
    if role not in generations or len(token) > 80 or not token.isascii():
        return None
    return role if hmac.compare_digest(token, make_token(secret, table, role, generations[role])) else None


class Who:
    """The one who speaks: a seat, an onlooker, the host, or the server acting for a seat."""

    __slots__ = ("account", "client", "generation", "host", "member", "seat", "served", "trusted")

    def __init__(
        self,
        seat: int | None = None,
        host: bool = False,
        trusted: bool = True,
        account: str | None = None,
        served: str | None = None,
        generation: int | None = None,
        member: str | None = None,
    ) -> None:
        self.seat = seat
        self.host = host
        self.trusted = trusted  # holds a token of this table; without one, only public tables show themselves
        self.account = account
        self.served = served  # "bot" or "premove" when the server plays for the seat
        self.client = ""  # a mark of where they are, where that is known
        self.generation = generation  # of the token that was shown; None without one
        self.member = member  # of the table's circle, where they come by it

    @property
    def role(self) -> str:
        """Which of a table's links it speaks by."""
        return HOST if self.host else ONLOOKER if self.seat is None else str(self.seat)

    @property
    def label(self) -> str | None:
        """Keys of one person never meet those of another; strangers cannot be told apart, so theirs do not count."""
        if not self.trusted:
            return f"@{self.account}" if self.account is not None else None
        return "h" if self.host else "-" if self.seat is None else str(self.seat)
