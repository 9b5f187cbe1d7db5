"""Addresses: as whom a client counts, and under which names a server is reached."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from typing import Literal
from urllib.parse import urlsplit

from bottega.server.operating.settings import Settings

Forwarding = Literal["none", "believed", "ignored"]
HOUSEHOLD = 64  # bits of an IPv6 address that are one customer's: whoever has one address there has them all


@lru_cache(maxsize=20_000)
def household(address: str) -> str:
    """What is counted together: an IPv4 address, or the network of an IPv6 one."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address  # a local socket has none
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, HOUSEHOLD), strict=False))


def forwarding(client: tuple[str, int], passed_on: str | None) -> Forwarding:
    """Whether somebody passes on another's address (X-Forwarded-For), and whether that is believed.

    Who is believed has made the client one of those that it told of, whose ports it hardly ever tells; who came by
    themselves has one, also where proxy and client are the same machine.
    """
    if not passed_on:
        return "none"
    host, port = client
    told = {each.strip() for each in passed_on.split(",")}
    return "believed" if port == 0 or told & {f"{host}:{port}", f"[{host}]:{port}"} else "ignored"


class Names:
    """The names that a browser may reach the server by.

    A page of another site can let its own name point to this machine (DNS rebinding): its requests then look as if
    they came from the server's own page, but for the name. Plain addresses cannot be made to point elsewhere.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        sites = [settings.url, *settings.origins]
        self._names = {"localhost", own, f"{own}.local", *[name.lower() for name in settings.hosts]}
        self._names |= {urlsplit(site).hostname or "" for site in sites if site}

    def known(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
