"""Circles: the clubs of a server, kept in its store; their links are tokens, as those of tables."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import TypeVar

import msgspec

from bottega.server.people.circle import Circle, Member, Season, circle_name
from bottega.store.model import Put
from bottega.tables.house import House
from bottega.tables.refusal import missing, not_now, unknown_token
from bottega.tables.token import make_token, role_of

T = TypeVar("T")
KIND, OF_ACCOUNT = "circle", "circle-of"  # <circle>; <account>/<circle>
INVITED = "c"  # the role of whoever has the invitation only
ATTEMPTS = 8  # where several change a circle at the same moment


class Circles:
    def __init__(self, house: House) -> None:
        self.house = house

    def _new_id(self, length: int) -> str:
        return base64.b32encode(self.house.chance(10)).decode().lower()[:length]

    # Links. Ids of circles have a sign that no table's has, so no token fits both.

    def token(self, id: str, member: Member) -> str:
        return make_token(self.house.links.secret, id, member.id, member.generation)

    def invitation(self, id: str, circle: Circle) -> str:
        return make_token(self.house.links.secret, id, INVITED, circle.generation)

    def speaker(self, id: str, circle: Circle, token: str | None) -> Member:
        """The member whom a token stands for."""
        generations = {member.id: member.generation for member in circle.present}
        role = role_of(self.house.links.secret, id, generations, token) if token is not None else None
        if role is None:
            raise unknown_token()
        return circle.member(role)

    def need_invited(self, id: str, circle: Circle, token: str | None) -> None:
        secret = self.house.links.secret
        if token is None or role_of(secret, id, {INVITED: circle.generation}, token) is None:
            raise unknown_token()

    # The store

    async def make(self, name: str, member: str, account: str | None) -> tuple[str, Circle, Member]:
        now = self.house.now()
        circle = Circle(circle_name(name), now, "", [], [Season("", now)])
        founder = circle.join(self._new_id(8), member, now, account, None)
        id = f"c-{self._new_id(14)}"
        await self.house.store.put_all([Put(KIND, id, msgspec.to_builtins(circle), 0), *_gathered(id, founder)])
        return id, circle, founder

    async def get(self, id: str) -> Circle:
        return (await self._read(id))[0]

    async def _read(self, id: str) -> tuple[Circle, int]:
        kept = await self.house.store.get(KIND, id) if 2 < len(id) <= 40 and id.isascii() else None
        if kept is None:
            raise missing("circle-unknown")
        return msgspec.convert(kept.data, Circle), kept.version

    async def change(self, id: str, act: Callable[[Circle], T]) -> T:
        """Read, act, write; again if another was quicker. What `act` refuses leaves everything as it was."""
        for _ in range(ATTEMPTS):
            circle, version = await self._read(id)
            done = act(circle)
            if await self.house.store.put(KIND, id, msgspec.to_builtins(circle), expect=version):
                return done
        raise not_now("table-busy")

    async def join(self, id: str, token: str | None, name: str, account: str | None, key: str | None) -> Member:
        fresh = self._new_id(8)

        def act(circle: Circle) -> Member:
            self.need_invited(id, circle, token)
            return circle.join(fresh, name, self.house.now(), account, key)

        member = await self.change(id, act)
        await self.gather(id, member)
        return member

    async def claim(self, id: str, token: str, account: str) -> Member:
        """A membership becomes one of an account's, for all its devices."""

        def act(circle: Circle) -> Member:
            member = self.speaker(id, circle, token)
            if member.account not in (None, account):
                raise not_now("circle-of-another")
            member.account = account
            return member

        member = await self.change(id, act)
        await self.gather(id, member)
        return member

    async def gather(self, id: str, member: Member) -> None:
        for put in _gathered(id, member):
            await self.house.store.put_all([put])

    async def forget(self, id: str, member: Member) -> None:
        if member.account is not None:
            await self.house.store.delete(OF_ACCOUNT, f"{member.account}/{id}")

    async def of_account(self, account: str) -> list[tuple[str, Circle, Member]]:
        found: list[tuple[str, Circle, Member]] = []
        for document in await self.house.store.find(OF_ACCOUNT, f"{account}/"):
            id = document.id.rpartition("/")[2]
            circle = await self.get(id)
            found += [(id, circle, member) for member in circle.present if member.account == account]
        return found

    async def release(self, account: str) -> None:
        """An account has gone: its memberships are those of whoever has their links."""

        def act(circle: Circle) -> None:
            for member in circle.members:
                if member.account == account:
                    member.account = None

        for document in await self.house.store.find(OF_ACCOUNT, f"{account}/"):
            await self.change(document.id.rpartition("/")[2], act)
            await self.house.store.delete(OF_ACCOUNT, document.id)


def _gathered(id: str, member: Member) -> list[Put]:
    return [Put(OF_ACCOUNT, f"{member.account}/{id}", {})] if member.account is not None else []
