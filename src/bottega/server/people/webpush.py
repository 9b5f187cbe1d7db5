"""Browser push: this server's keys (VAPID) and the encryption that a subscription asks for."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException


class Keys:
    """The key pair by which push services recognise a server."""

    def __init__(self, vapid: Any) -> None:
        self._vapid = vapid

    @staticmethod
    def draw() -> Keys:
        vapid = Vapid02()
        vapid.generate_keys()
        return Keys(vapid)

    @staticmethod
    def read(kept: Mapping[str, object]) -> Keys | None:
        """What a store has kept of them; None if it is damaged."""
        try:
            keys = Keys(Vapid02.from_pem(str(kept["pem"]).encode()))
            keys.public()
        except Exception:  # the libraries beneath have many, of no common kind
            return None
        return keys

    def pem(self) -> str:
        text: bytes = self._vapid.private_pem()
        return text.decode()

    def public(self) -> str:
        """As `pushManager.subscribe` wants it."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str, contact: str, now: float) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(now) + 12 * 3600}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def encrypted(keys: dict[str, str], body: bytes) -> bytes:
    """The body that only the subscribed browser can read (RFC 8291); ValueError for keys that are none."""
    try:
        pusher = WebPusher({"endpoint": "https://push.invalid/", "keys": keys})
        made = pusher.encode(body, content_encoding="aes128gcm")
    except WebPushException as error:
        raise ValueError(str(error)) from None
    return bytes(made["body"])
