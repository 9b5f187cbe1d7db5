"""Passwords: long enough and not among those that everybody tries first; kept as argon2 hashes."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache

import argon2

from bottega.tables.names import name_key
from bottega.tables.refusal import refused

SHORTEST = 8


@cache
def _common() -> frozenset[str]:
    """Thirty thousand that people use most, read when somebody first chooses one."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"])


def need_good(password: str, name: str) -> None:
    """Length counts, no mixture of signs is asked for."""
    plain = _plain(password).strip()
    if len(plain) < SHORTEST:
        raise refused("server-password-short", length=SHORTEST)
    if plain.casefold() in _common() or len(set(plain)) == 1 or name_key(plain) == name_key(name):
        raise refused("server-password-common")


def _plain(password: str) -> str:
    """The same password, however a keyboard composes its signs."""
    return unicodedata.normalize("NFKC", password)


class Hashes:
    """Made and checked in threads, two at a time, for one takes a fifth of a second."""

    def __init__(self) -> None:
        self._hasher = argon2.PasswordHasher()
        self._room = asyncio.Semaphore(2)

    async def make(self, password: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def match(self, known: str, password: str) -> bool:
        # The first passwords were kept as they were typed.
        for typed in dict.fromkeys((_plain(password), password)):
            if await self._match(known, typed):
                return True
        return False

    async def _match(self, known: str, password: str) -> bool:
        async with self._room:
            try:
                return await asyncio.to_thread(self._hasher.verify, known, password)
            except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
                return False


NOBODY = argon2.PasswordHasher().hash("nobody has this password")
