"""Passage: how people's requests come to the server at its public address: certificate, proxy, name, sockets.

It is walked from outside, as a browser would, so it shows what no setting tells: what the proxy really passes on.
"""

from __future__ import annotations

import asyncio
import ssl
import time
from urllib.parse import urlsplit

import httpx
import websockets

from bottega.server.operating.finding import Finding, doubtful, good, wrong
from bottega.server.operating.settings import Settings

DAY = 86_400  # seconds
SOON, LATE = 14 * DAY, 1 / 5  # before a certificate ends, and how much of its time: some are made for six days only
PATIENCE = 8.0  # seconds
# What nobody's browser would accept; that we do not know who signed one, theirs may.
# (X509_V_ERR_: CERT_NOT_YET_VALID, CERT_HAS_EXPIRED, HOSTNAME_MISMATCH, IP_ADDRESS_MISMATCH)
NEVER_VALID = (9, 10, 62, 64)
NOBODY_BEHIND = (502, 503, 504)
NO_TABLE = "doctor"


async def walk(settings: Settings) -> list[Finding]:
    """As far as one comes."""
    parts = urlsplit(settings.url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return [good("doctor-no-certificate")]
    trust = ssl.create_default_context()
    found = []
    if parts.scheme == "https":
        found.append(await _certificate(parts.hostname, parts.port or 443, trust))
        if found[0].reason.rule not in ("doctor-certificate-good", "doctor-certificate-ends"):
            return found
    else:
        found.append(good("doctor-no-certificate"))
    async with httpx.AsyncClient(base_url=settings.url.rstrip("/"), verify=trust, timeout=PATIENCE) as outside:
        try:
            return found + await _requests(settings, outside, trust if parts.scheme == "https" else None)
        except (httpx.HTTPError, OSError) as error:
            return [*found, doubtful("doctor-unreached", url=settings.url, problem=str(error) or type(error).__name__)]


async def _certificate(host: str, port: int, trust: ssl.SSLContext) -> Finding:
    try:
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(host, port, ssl=trust)
        told = writer.get_extra_info("ssl_object").getpeercert()
        writer.close()
    except ssl.SSLCertVerificationError as error:
        if error.verify_code in NEVER_VALID:
            return wrong("doctor-certificate-wrong", host=host, problem=error.verify_message)
        return doubtful("doctor-certificate", host=host, problem=error.verify_message)
    except (OSError, TimeoutError, ValueError) as error:
        return doubtful("doctor-certificate", host=host, problem=str(error) or type(error).__name__)
    begins, ends = (ssl.cert_time_to_seconds(told[name]) for name in ("notBefore", "notAfter"))
    left = ends - time.time()
    days = int(left // DAY) if left >= 2 * DAY else round(left / DAY, 1)
    if left <= min(SOON, LATE * (ends - begins)):
        return wrong("doctor-certificate-ends", days=days)
    return good("doctor-certificate-good", days=days)


async def _requests(settings: Settings, outside: httpx.AsyncClient, trust: ssl.SSLContext | None) -> list[Finding]:
    answer = await outside.get("/healthz")
    if answer.status_code in NOBODY_BEHIND:
        return [doubtful("doctor-nobody", url=settings.url, status=answer.status_code)]
    told = _health(answer)
    if told is None:
        return [wrong("doctor-other", url=settings.url, status=answer.status_code)]
    found = [_forwarded(settings, told)]
    named = await outside.get("/api/titles")
    if named.status_code == 403:
        return [*found, wrong("doctor-host", host=urlsplit(settings.url).hostname or "")]
    return [*found, await _sockets(settings.url.rstrip("/"), trust)]


def _health(answer: httpx.Response) -> str | None:
    """Whether others' addresses that were passed on are believed; None if it is not Bottega that answers."""
    try:
        told = answer.json()
    except ValueError:
        return None
    if not isinstance(told, dict) or "set_aside" not in told:
        return None
    return str(told.get("forwarded", ""))


def _forwarded(settings: Settings, told: str) -> Finding:
    if told == "ignored":
        return wrong("doctor-proxy-unnamed")
    if told == "none" and settings.proxies:
        return wrong("doctor-proxy-silent")
    return good("doctor-reached", url=settings.url)


async def _sockets(url: str, trust: ssl.SSLContext | None) -> Finding:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{NO_TABLE}/socket"
    try:
        async with websockets.connect(
            address, origin=websockets.Origin(url), ssl=trust, open_timeout=PATIENCE, close_timeout=1
        ):
            return good("doctor-sockets-good")
    except (websockets.WebSocketException, OSError, TimeoutError) as error:
        return wrong("doctor-sockets", problem=str(error) or type(error).__name__)
