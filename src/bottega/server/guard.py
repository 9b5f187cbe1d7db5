"""Guard: stands before every request: limits, origins, headers, a line in the log, and no traceback outside."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bottega.kernel.reason import Reason
from bottega.server.operating.addresses import Names, forwarding, household
from bottega.server.operating.work import Metered
from bottega.server.refusals import OtherSite, TooOften, trouble
from bottega.server.replies import refusal_answer
from bottega.server.service import Service
from bottega.server.wire import language, nul
from bottega.tables.refusal import Refusal
from bottega.tables.wording import Wording

_log = logging.getLogger("bottega.access")
_doors = logging.getLogger("bottega.proxies")

CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
_STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
SHORTEST_WAIT, LONGEST_WAIT = 0.005, 10.0  # seconds that a request may have to wait for its turn
STUBBORN = 1.0  # seconds
UNNAMED = 20  # proxies that are told of, once each
GONE = 499  # as proxies count whoever hung up before the end of a body: nobody hears an answer, and nothing has failed
_SAFE = frozenset(("GET", "HEAD", "OPTIONS"))


class Guard:
    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
        self.names = Names(service.settings)
        self._unnamed: set[str] = set()
        self.headers = [*HEADERS, _STRICT_TRANSPORT] if service.settings.https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        limits, address = self.service.limits, _address(scope)
        own = self._known_host(scope) and self.own_origin(scope)
        if not own or limits.request(address) or not limits.socket_opens(address):
            # Closing before accepting answers the handshake with 403.
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            limits.socket_closes(address)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0
        self._look_for_proxy(scope)

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self.headers]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            refused = self._refused(scope)
            if refused is not None:
                if self.service.limits.stubborn(_address(scope)):
                    await asyncio.sleep(STUBBORN)  # whoever does not listen to a no gets the next ones slowly
                await refused(scope, receive, send_guarded)
            else:
                await self._metered(scope, receive, send_guarded)
        except ClientDisconnect:
            status = GONE
        except Exception as error:
            if not status:
                failed = refusal_answer(trouble(error), Wording(_language(scope)))
                await failed(scope, receive, send_guarded)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _look_for_proxy(self, scope: Scope) -> None:
        """Whose word on its clients is not taken makes one client of all of them: its host wants to know that."""
        passed_on = Headers(scope=scope).get("x-forwarded-for")
        if passed_on is None or len(self._unnamed) == UNNAMED:
            return
        address = _address(scope)
        if forwarding(scope.get("client") or (address, 0), passed_on) == "ignored" and address not in self._unnamed:
            self._unnamed.add(address)
            _doors.warning(
                "%s passes on the addresses of others (X-Forwarded-For) and is not believed: if it is your proxy, "
                "name it in `proxies`, or all behind it count as one client",
                address,
            )

    async def _metered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What a request costs counts against whoever sends it, and has to wait if they have just had their share."""
        limits, client, kind = self.service.limits, household(_address(scope)), _kind(scope)
        wait, guess = limits.pace.begin(client, kind)
        if wait > SHORTEST_WAIT:
            await asyncio.sleep(min(wait, LONGEST_WAIT))
        asked = Metered(_answered(self.app, scope, receive, send), client)
        try:
            await asked
        finally:
            limits.pace.end(client, kind, guess, asked.meter.spent)
            limits.work.charge(client, asked.meter.spent)
            asked.meter.later = partial(limits.charge_more, client)  # others hear of it when it has its answer

    def _refused(self, scope: Scope) -> Response | None:
        refusal = self._refusal(scope)
        return refusal_answer(refusal, Wording(_language(scope))) if refusal is not None else None

    def _refusal(self, scope: Scope) -> Refusal | None:
        if scope["path"] in ("/healthz", "/readyz", "/metrics"):
            return None
        limits = self.service.limits
        count = limits.request if scope["path"].startswith("/api/") else limits.file
        wait = count(_address(scope)) or limits.work.wait(household(_address(scope)))
        if wait:
            return TooOften.wait(wait)
        if not self._known_host(scope):
            return OtherSite(Reason("server-host", {"host": Headers(scope=scope).get("host", "")[:100]}))
        if scope["method"] not in _SAFE and not self.own_origin(scope):
            return OtherSite(Reason("server-origin"))
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return nul("request")
        return None

    def _known_host(self, scope: Scope) -> bool:
        host = Headers(scope=scope).get("host")
        return host is None or self.names.known(host)

    def own_origin(self, scope: Scope) -> bool:
        """Whether a browser's page of this very site asks; programs send no origin."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") not in ("cross-site",)
        settings = self.service.settings
        if origin in settings.origins or (settings.url and origin == settings.url.rstrip("/")):
            return True
        scheme = "https" if settings.https or scope["scheme"] in ("https", "wss") else "http"
        return origin.lower() == f"{scheme}://{headers.get('host', '')}".lower()

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        metrics = self.service.metrics
        metrics.requests.labels(_method(scope["method"]), str(status)).inc()
        metrics.seconds.observe(seconds)
        if _log.isEnabledFor(logging.INFO):
            _log.info(
                "%s %s %s",
                scope["method"],
                _shown(scope["path"]),
                status,
                extra={"status": status, "milliseconds": round(seconds * 1000, 1)},
            )


async def _answered(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _kind(scope: Scope) -> str:
    """Requests that cost about the same: names and numbers in paths make no difference."""
    parts = scope["path"].split("/")
    return "/".join(part for part in parts[:6] if part.isalpha() and len(part) < 14)


def _method(method: str) -> str:
    return method if method in ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS") else "other"


def _shown(path: str) -> str:
    """A path fit for a log: no control signs, not endless. Tokens never stand in paths."""
    return "".join(sign if sign.isprintable() else "?" for sign in path[:200])


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "local"


def _language(scope: Scope) -> str:
    return language(None, Headers(scope=scope).get("accept-language"))
