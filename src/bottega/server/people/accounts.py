"""Accounts: optional, to gather one's tables and be rated. A name and a password, nothing else.

An account is known by a drawn id, its name by a document of its own: whoever takes the name of a deleted account is
somebody else, whatever of the old one may still lie in tables.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from bottega.games import names as shelf_names
from bottega.kernel.reason import Reason
from bottega.server.keeper import Connection
from bottega.server.people.passwords import NOBODY, Hashes, need_good
from bottega.server.people.sessions import SessionInfo, Sessions
from bottega.store.base import Store
from bottega.store.model import Put
from bottega.tables.arms import Arms
from bottega.tables.names import clean_name, name_key, name_keys
from bottega.tables.rating import Rating
from bottega.tables.refusal import UnknownToken, missing, not_now
from bottega.tables.results import Shape

ALIKE = 2  # counts how often it has been changed which names look alike


class Kept(msgspec.Struct):
    """An account as the store keeps it."""

    name: str
    hash: str
    generation: int  # of the password
    created: float
    arms: Arms | None = None  # that its person likes to have at tables


class Account(msgspec.Struct):
    id: str
    version: int
    kept: Kept
    session: str = ""  # by which it speaks, where one is known

    @property
    def name(self) -> str:
        return self.kept.name


class Accounts:
    def __init__(self, store: Store, https: bool, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.sessions = Sessions(store, https, now)
        self._hashes = Hashes()

    async def open(self, secret: bytes) -> None:
        self.sessions.open(secret)
        known = await self.store.get("meta", "names")
        if known is None or known.data.get("alike") != ALIKE:
            await self._name_all()

    async def _name_all(self) -> None:
        """Let all be found by what their names are compared by now. The first were kept under their names, which they
        keep as ids."""
        for document in await self.store.find("account"):
            name = document.data.get("name")
            if isinstance(name, str):
                for key in name_keys(name):
                    await self.store.put("name", key, {"account": document.id}, expect=0)
        await self.store.put("meta", "names", {"alike": ALIKE})

    async def _get(self, id: str) -> Account | None:
        kept = await self.store.get("account", id)
        return Account(id, kept.version, msgspec.convert(kept.data, Kept)) if kept is not None else None

    async def named(self, name: str) -> Account | None:
        """The account of this name, or of one that looks the same."""
        found = await self.store.get("name", name_key(name))
        return await self._get(found.data["account"]) if found is not None else None

    # Sessions

    async def speaker(self, connection: Connection) -> Account | None:
        """The account that the request's cookie speaks for, or None."""
        spoken = self.sessions.told(connection)
        account = await self._get(spoken.account) if spoken is not None else None
        if spoken is None or account is None or not await self.sessions.holds(spoken, account.kept.generation):
            return None
        account.session = spoken.session
        return account

    async def signed_in(self, connection: Connection) -> str | None:
        """Its id."""
        account = await self.speaker(connection)
        return account.id if account is not None else None

    async def need(self, connection: Connection) -> Account:
        account = await self.speaker(connection)
        if account is None:
            raise UnknownToken(Reason("server-account-needed"))
        return account

    async def sign_in(self, response: Response, account: Account, connection: Connection) -> Response:
        device = connection.headers.get("user-agent", "")
        return await self.sessions.begin(response, account.id, account.kept.generation, device)

    async def sign_out(self, response: Response, connection: Connection) -> Response:
        spoken = self.sessions.told(connection)
        if spoken is not None:
            await self.sessions.end(spoken.account, spoken.session)
        return self.sessions.forget(response)

    async def listed_sessions(self, account: Account) -> list[SessionInfo]:
        return await self.sessions.listed(account.id, account.kept.generation, account.session)

    async def end_session(self, account: Account, session: str) -> None:
        if not (session.isalnum() and await self.sessions.end(account.id, session)):
            raise missing("server-no-session")

    # Names and passwords

    async def create(self, name: str, password: str) -> Account:
        shown = clean_name(name)
        need_good(password, shown)
        id = secrets.token_hex(8)
        kept = Kept(shown, await self._hashes.make(password), 1, self.now())
        named = [Put("name", key, {"account": id}, await self._free(key)) for key in name_keys(shown)]
        if not await self.store.put_all([*named, Put("account", id, msgspec.to_builtins(kept), 0)]):
            raise not_now("server-account-taken", name=shown)
        return Account(id, 1, kept)

    async def _free(self, key: str) -> int:
        """The version that a name's document must have to be taken: one may be left of an account that was deleted."""
        found = await self.store.get("name", key)
        left = found is not None and await self.store.get("account", found.data["account"]) is None
        return found.version if found is not None and left else 0

    async def enter(self, name: str, password: str) -> Account:
        account = await self.named(name)
        # An unknown name takes as long as a wrong password, so that nobody learns which names exist.
        matches = await self._hashes.match(account.kept.hash if account is not None else NOBODY, password)
        if account is None or not matches:
            raise UnknownToken(Reason("server-account-wrong"))
        return account

    async def change_password(self, account: Account, old: str, new: str) -> Account:
        need_good(new, account.name)
        await self._need_password(account, old)
        # The next generation ends all other sessions.
        kept = replace(account.kept, hash=await self._hashes.make(new), generation=account.kept.generation + 1)
        if not await self.store.put("account", account.id, msgspec.to_builtins(kept), expect=account.version):
            raise not_now("table-busy")
        return Account(account.id, account.version + 1, kept)

    async def choose_arms(self, account: Account, arms: Arms) -> None:
        kept = replace(account.kept, arms=arms)
        if not await self.store.put("account", account.id, msgspec.to_builtins(kept), expect=account.version):
            raise not_now("table-busy")

    async def delete(self, account: Account, password: str) -> None:
        """The account, its ratings, results and list of tables; the tables themselves belong to all who sit there."""
        await self._need_password(account, password)
        for kind in ("seat-of", "result-of"):
            await self._forget(kind, f"{account.id}/")
        for title in shelf_names():
            await self.store.delete("rating", f"{title}/{account.id}")
            await self._forget("rating-step", f"{title}/{account.id}/")
        await self.sessions.end_all(account.id)
        await self.store.delete("account", account.id)
        for key in name_keys(account.name):
            named = await self.store.get("name", key)
            if named is not None and named.data["account"] == account.id:
                await self.store.delete("name", key)

    async def _forget(self, kind: str, prefix: str) -> None:
        for document in await self.store.find(kind, prefix):
            await self.store.delete(kind, document.id)

    async def _need_password(self, account: Account, password: str) -> None:
        if not await self._hashes.match(account.kept.hash, password):
            raise UnknownToken(Reason("server-account-wrong"))

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
                shown.append(TitleRating(title, *figures(msgspec.convert(found.data, Rating))))
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


def rating_info(name: str, rating: Rating) -> RatingInfo:
    return RatingInfo(name, *figures(rating))


def figures(rating: Rating) -> tuple[int, int, int]:
    """Rating, deviation and games, as people are shown them."""
    scale = 60.0
    return round(1500 + (rating.mu - 25.0) * scale), round(rating.sigma * scale), rating.games
