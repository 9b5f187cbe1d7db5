"""Handshake: the request that opens a socket, read in one go where it is as browsers and programs send it.

Whatever differs from that in any way is left to the libraries, which know all of HTTP and how to refuse what is wrong.
"""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha1
from typing import Final

Headers = list[tuple[bytes, bytes]]

LONGEST: Final = 8192  # bytes of a request that is read here
# A line after the other, of visible signs; a path of a table's socket, without a query.
_REQUEST = re.compile(
    rb"GET (/api/tables/[A-Za-z0-9_-]+/socket) HTTP/1\.1\r\n"
    rb"((?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+:[ \t]*[\x20-\x7e]*\r\n)+)\r\n"
)
_KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
_CONNECTION = re.compile(rb"(?:keep-alive, ?)?upgrade", re.IGNORECASE)
_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # by which an answer proves that it knows what it answers (RFC 6455)
_LEFT = frozenset((b"content-length", b"transfer-encoding", b"expect", b"sec-websocket-protocol"))


class Handshake:
    __slots__ = ("_key", "headers", "path")

    def __init__(self, path: bytes, headers: Headers, key: bytes) -> None:
        self.path = path
        self.headers = headers  # names in small letters
        self._key = key

    def answer(self, headers: Headers) -> bytes:
        """The response that opens the socket, with these headers besides."""
        proof = b64encode(sha1(self._key + _GUID, usedforsecurity=False).digest())
        lines = b"".join(b"%b: %b\r\n" % header for header in headers)
        return (
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: %b\r\n%b\r\n" % (proof, lines)
        )


def read(data: bytes) -> Handshake | None:
    """The handshake that a connection begins with; None if it is none of the usual form."""
    found = _REQUEST.fullmatch(data) if len(data) <= LONGEST else None
    if found is None:
        return None
    headers: Headers = []
    for line in found[2].split(b"\r\n")[:-1]:
        name, _, value = line.partition(b":")
        headers.append((name.lower(), value.strip()))
    told = dict(headers)
    if len(told) < len(headers) or not _LEFT.isdisjoint(told) or b"host" not in told:
        return None
    key = told.get(b"sec-websocket-key", b"")
    opens = (
        told.get(b"upgrade", b"").lower() == b"websocket"
        and told.get(b"sec-websocket-version") == b"13"
        and _CONNECTION.fullmatch(told.get(b"connection", b"")) is not None
        and _KEY.fullmatch(key) is not None
    )
    return Handshake(found[1], headers, key) if opens else None
