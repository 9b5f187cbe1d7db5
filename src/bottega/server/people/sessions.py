"""Sessions: where somebody is signed in. Each is kept in the store, so that it can be ended there."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.responses import Response

from bottega.server.keeper import Connection
from bottega.store.base import Store
from bottega.tables.results import Shape

COOKIE = "bottega_session"
LASTS = 180 * 86_400  # seconds
SEEN_EVERY = 3600  # seconds between two notes of when a session was last used
MOST = 50  # of one account; the one longest unused makes room


class Session(msgspec.Struct):
    """As the store keeps it."""

    generation: int  # of the account's password: a new one ends all
    created: float
    seen: float
    device: str


class SessionInfo(Shape):
    id: str
    device: str  # what the browser says of itself
    created: float
    seen: float
    current: bool  # it is the one that asks


class Spoken(msgspec.Struct):
    """Whom a cookie speaks for."""

    account: str
    session: str


class Sessions:
    def __init__(self, store: Store, https: bool, now: Callable[[], float]) -> None:
        self._store = store
        self._https = https
        self._now = now
        self._signer: URLSafeTimedSerializer | None = None

    def open(self, secret: bytes) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="bottega session 2")

    def told(self, connection: Connection) -> Spoken | None:
        """What the request's cookie says, if it is one of ours."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie or self._signer is None:
            return None
        try:
            return msgspec.convert(self._signer.loads(cookie[:500], max_age=LASTS), Spoken)
        except (BadData, msgspec.ValidationError):
            return None

    async def holds(self, spoken: Spoken, generation: int) -> bool:
        """Whether the session has not been ended; noted as seen."""
        id = f"{spoken.account}/{spoken.session}"
        kept = await self._store.get("session", id)
        if kept is None:
            return False
        session = msgspec.convert(kept.data, Session)
        if session.generation != generation:
            return False
        if self._now() - session.seen > SEEN_EVERY:
            session.seen = self._now()
            await self._store.put("session", id, msgspec.to_builtins(session), expect=kept.version)
        return True

    async def begin(self, response: Response, account: str, generation: int, device: str) -> Response:
        assert self._signer is not None
        now, id = self._now(), secrets.token_hex(8)
        session = Session(generation, now, now, "".join(sign for sign in device if sign.isprintable())[:200])
        await self._make_room(account, generation)
        await self._store.put("session", f"{account}/{id}", msgspec.to_builtins(session))
        told = self._signer.dumps({"account": account, "session": id})
        response.set_cookie(
            COOKIE, str(told), max_age=LASTS, httponly=True, samesite="lax", secure=self._https, path="/"
        )
        return response

    async def _make_room(self, account: str, generation: int) -> None:
        known = await self._all(account)
        ended = [id for id, session in known if session.generation != generation]
        ended += [id for id, session in known if session.seen < self._now() - LASTS]
        left = sorted((session.seen, id) for id, session in known if id not in ended)
        for id in [*ended, *[id for _, id in left[: max(0, len(left) - MOST + 1)]]]:
            await self.end(account, id)

    async def _all(self, account: str) -> list[tuple[str, Session]]:
        found = await self._store.find("session", f"{account}/")
        return [(each.id.rpartition("/")[2], msgspec.convert(each.data, Session)) for each in found]

    async def listed(self, account: str, generation: int, current: str) -> list[SessionInfo]:
        """Those of an account, last used first."""
        shown = [
            SessionInfo(id, session.device, session.created, session.seen, id == current)
            for id, session in await self._all(account)
            if session.generation == generation
        ]
        return sorted(shown, key=lambda each: (not each.current, -each.seen))

    async def end(self, account: str, id: str) -> bool:
        """End a session; False if there is none."""
        if await self._store.get("session", f"{account}/{id}") is None:
            return False
        await self._store.delete("session", f"{account}/{id}")
        return True

    async def end_all(self, account: str) -> None:
        for id, _ in await self._all(account):
            await self._store.delete("session", f"{account}/{id}")

    def forget(self, response: Response) -> Response:
        """Let the browser forget its cookie."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=self._https, path="/")
        return response
