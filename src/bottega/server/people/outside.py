"""Outside: requests that the server makes by itself, never to addresses inside somebody's network."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import httpx

from bottega.server.operating.limits import MINUTE, Window
from bottega.server.people.lookups import Lookups, Resolve, resolve
from bottega.server.refusals import TooOften
from bottega.tables.refusal import refused

TIMEOUT = 8.0  # seconds for each step
IN_ALL = 20.0  # for all of them: whoever answers byte by byte is not waited for
TOGETHER = 8  # requests to one host at once; further ones stand in line there
MOST_THERE = 120  # to one host in a minute, in the name of one client: whose it is was asked by nobody
_UNICAST = ipaddress.ip_network("2000::/3")
_HOST = re.compile(r"[a-z0-9._:-]+")
_TUNNELS = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("2001::/23"))


def is_open(address: str) -> bool:
    """Whether an address lies on the open internet."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address):
        # Of all other ranges some lead back into networks of IPv4, by translation, tunnel or an older custom.
        return parsed in _UNICAST and parsed.is_global and not any(parsed in tunnel for tunnel in _TUNNELS)
    return parsed.is_global and not parsed.is_multicast


def host_of(url: str) -> str:
    """The host of a URL, always spelt alike, in ASCII as it is asked for; empty if it has none that can be."""
    try:
        host = (urlsplit(url).hostname or "").encode("idna").decode().lower().rstrip(".")
    except ValueError:  # UnicodeError is one
        return ""
    return host if _HOST.fullmatch(host) else ""


class Outside:
    """Sends to the very address that was checked, so that a name cannot change its mind in between."""

    def __init__(self, resolver: Resolve = resolve, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._lookups = Lookups(resolver)
        self._posted = Window(MOST_THERE, MINUTE)
        self._client = httpx.AsyncClient(
            timeout=TIMEOUT,
            follow_redirects=False,
            trust_env=False,
            transport=transport,
            verify=True,
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=20),
        )
        self._lines: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # by host

    async def close(self) -> None:
        await self._client.aclose()

    async def address(self, url: str, client: str) -> str:
        """The address behind an https URL; refused unless it lies on the open internet. `client` is who asks."""
        try:
            parts = urlsplit(url)
            port = parts.port or 443
        except ValueError:
            raise refused("server-webhook-address", host=url[:80]) from None
        host = host_of(url)
        wrong = parts.scheme != "https" or not host or parts.username is not None
        if wrong or len(url) > 1000 or not url.isprintable():
            raise refused("server-webhook-address", host=host or url[:80])
        try:
            addresses = await self._lookups.addresses(host, port, client)
        except (OSError, UnicodeError, TimeoutError):
            raise refused("server-webhook-address", host=host) from None
        if not addresses or not all(is_open(address) for address in addresses):
            raise refused("server-webhook-address", host=host)
        return addresses[0]

    async def post(self, url: str, body: bytes, headers: dict[str, str], client: str) -> int:
        """Post for a client to an https URL; the status. OSError (of time too) or httpx.HTTPError if nobody answers."""
        host = host_of(url)
        if not self._posted.hit(f"{client} {host}"):
            raise TooOften.wait(self._posted.wait(f"{client} {host}"))
        line = self._lines.setdefault(host, asyncio.Semaphore(TOGETHER))
        async with asyncio.timeout(IN_ALL):
            address = await self.address(url, client)  # before standing in line: whoever waits here holds nobody up
            async with line:
                return await self._post(url, address, body, headers)

    async def _post(self, url: str, address: str, body: bytes, headers: dict[str, str]) -> int:
        parts, host = urlsplit(url), host_of(url)
        shown, asked = (f"[{each}]" if ":" in each else each for each in (address, host))
        target = parts._replace(netloc=f"{shown}:{parts.port or 443}", fragment="").geturl()
        async with self._client.stream(
            "POST",
            target,
            content=body,
            headers={**headers, "Host": f"{asked}:{parts.port}" if parts.port else asked},
            extensions={"sni_hostname": host},
        ) as response:
            return response.status_code
