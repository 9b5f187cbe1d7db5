"""Outside: requests that the server makes by itself, never to addresses inside somebody's network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx

from bottega.tables.refusal import refused

TIMEOUT = 8.0
_UNICAST = ipaddress.ip_network("2000::/3")
_TUNNELS = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("2001::/23"))
Resolve = Callable[[str, int], Awaitable[list[str]]]


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


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


class Outside:
    """Sends to the very address that was checked, so that a name cannot change its mind in between."""

    def __init__(self, resolver: Resolve = resolve, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._resolve = resolver
        self._client = httpx.AsyncClient(
            timeout=TIMEOUT, follow_redirects=False, trust_env=False, transport=transport, verify=True
        )

    async def close(self) -> None:
        await self._client.aclose()

    async def address(self, url: str) -> str:
        """The address behind an https URL; refused unless it lies on the open internet."""
        try:
            parts = urlsplit(url)
            port = parts.port or 443
        except ValueError:
            raise refused("server-webhook-address", host=url[:80]) from None
        host = parts.hostname or ""
        if parts.scheme != "https" or not host or parts.username is not None or len(url) > 1000:
            raise refused("server-webhook-address", host=host or url[:80])
        try:
            addresses = await asyncio.wait_for(self._resolve(host, port), TIMEOUT)
        except (OSError, UnicodeError, TimeoutError):
            raise refused("server-webhook-address", host=host) from None
        if not addresses or not all(is_open(address) for address in addresses):
            raise refused("server-webhook-address", host=host)
        return addresses[0]

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post to an https URL; the status. Raises OSError or httpx.HTTPError if nobody answers."""
        address = await self.address(url)
        parts = urlsplit(url)
        shown = f"[{address}]" if ":" in address else address
        target = parts._replace(netloc=f"{shown}:{parts.port or 443}", fragment="").geturl()
        async with self._client.stream(
            "POST",
            target,
            content=body,
            headers={**headers, "Host": parts.netloc},
            extensions={"sni_hostname": parts.hostname or ""},
        ) as response:
            return response.status_code
