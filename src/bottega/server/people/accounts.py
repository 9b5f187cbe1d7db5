"""Accounts: optional, to gather one's tables and be rated. A name and a password, nothing else."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from typing import Any

import argon2
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.responses import Response

from bottega.games import names as shelf_names
from bottega.kernel.reason import Reason
from bottega.server.keeper import Connection
from bottega.store.base import Store
from bottega.store.model import Document
from bottega.tables.refusal import UnknownToken, not_now, refused
from bottega.tables.results import Shape
from bottega.tables.settings import clean_name

COOKIE = "bottega_session"
LASTS = 180 * 86_400  # seconds
SHORTEST_PASSWORD = 8


class Accounts:
    """Passwords are kept as argon2 hashes and checked in threads, for one check takes a fifth of a second."""

    def __init__(self, store: Store, https: bool) -> None:
        self.store = store
        self.https = https
        self._hasher = argon2.PasswordHasher()
        self._signer: URLSafeTimedSerializer | None = None
        self._hashing = asyncio.Semaphore(2)

    def open(self, secret: bytes) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="bottega session 1")

    @staticmethod
    def id(name: str) -> str:
        """Names that look alike are one account."""
        return unicodedata.normalize("NFKC", name).casefold().replace("/", "\\")

    # Sessions

    async def signed_in(self, connection: Connection) -> str | None:
        """The account that the request's cookie speaks for, or None."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie or self._signer is None:
            return None
        try:
            told = self._signer.loads(cookie[:500], max_age=LASTS)
            id, generation = told["id"], told["generation"]
        except (BadData, KeyError, TypeError):
            return None
        account = await self.store.get("account", id)
        return id if account is not None and account.data["generation"] == generation else None

    async def need(self, connection: Connection) -> Document:
        id = await self.signed_in(connection)
        account = await self.store.get("account", id) if id is not None else None
        if account is None:
            raise UnknownToken(Reason("server-account-needed"))
        return account

    def sign_in(self, response: Response, account: Document) -> Response:
        assert self._signer is not None
        told = self._signer.dumps({"id": account.id, "generation": account.data["generation"]})
        response.set_cookie(
            COOKIE, str(told), max_age=LASTS, httponly=True, samesite="lax", secure=self.https, path="/"
        )
        return response

    def sign_out(self, response: Response) -> Response:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=self.https, path="/")
        return response

    # Names and passwords

    async def create(self, name: str, password: str, now: float) -> Document:
        shown = clean_name(name)
        self._check(password)
        # Drawn, so that no session of a deleted account of this name is one of the new one's.
        generation = secrets.randbits(48)
        data = {"name": shown, "hash": await self._hash(password), "generation": generation, "created": now}
        if not await self.store.put("account", self.id(shown), data, expect=0):
            raise not_now("server-account-taken", name=shown)
        return Document("account", self.id(shown), 1, data)

    async def enter(self, name: str, password: str) -> Document:
        account = await self.store.get("account", self.id(" ".join(name.split())))
        # An unknown name takes as long as a wrong password, so that nobody learns which names exist.
        known = account.data["hash"] if account is not None else _NOBODY
        matches = await self._matches(known, password)
        if account is None or not matches:
            raise UnknownToken(Reason("server-account-wrong"))
        return account

    async def change_password(self, account: Document, old: str, new: str) -> Document:
        self._check(new)
        if not await self._matches(account.data["hash"], old):
            raise UnknownToken(Reason("server-account-wrong"))
        # The next generation ends all other sessions.
        data = {**account.data, "hash": await self._hash(new), "generation": account.data["generation"] + 1}
        if not await self.store.put("account", account.id, data, expect=account.version):
            raise not_now("table-busy")
        return Document("account", account.id, account.version + 1, data)

    async def delete(self, account: Document, password: str) -> None:
        """The account, its ratings and its list of tables; the tables themselves belong to all who sit there."""
        if not await self._matches(account.data["hash"], password):
            raise UnknownToken(Reason("server-account-wrong"))
        for document in await self.store.find("seat-of", f"{account.id}/"):
            await self.store.delete("seat-of", document.id)
        for title in shelf_names():
            await self.store.delete("rating", f"{title}/{account.id}")
        await self.store.delete("account", account.id)

    def _check(self, password: str) -> None:
        if len(password) < SHORTEST_PASSWORD:
            raise refused("server-password-short", length=SHORTEST_PASSWORD)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _matches(self, known: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, known, password)
            except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
                return False

    # Tables

    async def gather(self, account: str, table: str, seat: int) -> None:
        await self.store.put("seat-of", f"{account}/{table}/{seat}", {})

    async def seats(self, account: str) -> list[tuple[str, int]]:
        """Table and seat of all that an account has gathered."""
        found: list[tuple[str, int]] = []
        for document in await self.store.find("seat-of", f"{account}/"):
            _, table, seat = document.id.rsplit("/", 2)
            found.append((table, int(seat)))
        return found

    async def ratings(self, account: str) -> list[TitleRating]:
        shown: list[TitleRating] = []
        for title in shelf_names():
            found = await self.store.get("rating", f"{title}/{account}")
            if found is not None:
                shown.append(TitleRating(title, *_figures(found.data)))
        return shown


class TitleRating(Shape):
    """A rating as people are used to: 1500 for a newcomer, with its uncertainty."""

    title: str
    rating: int
    deviation: int
    games: int


class RatingInfo(Shape):
    """The same of somebody, in the list of a title."""

    name: str
    rating: int
    deviation: int
    games: int


def rating_info(name: str, data: dict[str, Any]) -> RatingInfo:
    return RatingInfo(name, *_figures(data))


def _figures(data: dict[str, Any]) -> tuple[int, int, int]:
    scale = 60.0
    return round(1500 + (data["mu"] - 25.0) * scale), round(data["sigma"] * scale), data["games"]


_NOBODY = argon2.PasswordHasher().hash("nobody has this password")
