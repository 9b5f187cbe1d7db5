"""Hub: who is listening at which table, and what each is told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from msgspec import Raw

from bottega.server.bystanders import Bystanders, Pairs
from bottega.server.listener import Listener
from bottega.server.presence import Here, Presence
from bottega.server.wire import encode
from bottega.store.model import Entry
from bottega.tables import sight
from bottega.tables.house import House
from bottega.tables.premove import Premove
from bottega.tables.table import Table
from bottega.tables.token import HOST, Who
from bottega.tables.wording import Wording

MISSED = 200  # entries that are sent one by one; beyond that the whole state is shorter


class Hub:
    def __init__(self, house: House) -> None:
        self.house = house
        self.listeners: dict[str, set[Listener]] = {}
        self.bystanders = Bystanders(self._show)
        self.presence = Presence(house.store, house.spawn, house.now, self._here, self._tell_online)
        house.listeners.append(self._tell)
        house.in_use = self.listeners.__contains__
        house.is_here = self.is_online
        house.hear = self.presence.hear

    def __len__(self) -> int:
        return sum(len(group) for group in self.listeners.values())

    def online(self, table: str) -> set[int]:
        """The seats whose people are connected, to whichever process."""
        return set(self._at(table).seats) | self.presence.seats(table)

    def is_online(self, table: str, seat: int) -> bool:
        """Whether one seat's person is connected: asked after every move."""
        group = self.listeners.get(table, ())
        here = any(who.seat == seat for listener in group for who in listener.whos)
        return here or seat in self.presence.seats(table)

    def onlookers(self, table: str) -> int:
        return self._at(table).onlookers + self.presence.onlookers(table)

    def _at(self, table: str) -> Here:
        """Who is connected to this process."""
        group = self.listeners.get(table, ())
        seats = {who.seat for listener in group for who in listener.whos if who.seat is not None}
        return Here(table, sorted(seats), sum(listener.only_looks for listener in group))

    def _here(self) -> Iterator[Here]:
        return (self._at(table) for table in self.listeners)

    def add(self, listener: Listener) -> None:
        self.listeners.setdefault(listener.table, set()).add(listener)
        self.moved(listener.table)

    def moved(self, table: str) -> None:
        """Somebody has come or gone: tell those at the table, here and elsewhere."""
        self._tell_online(table)
        self.presence.tell(self._at(table))

    def remove(self, listener: Listener) -> None:
        group = self.listeners.get(listener.table)
        if group is None or listener not in group:
            return
        group.discard(listener)
        if not group:
            del self.listeners[listener.table]
        self.moved(listener.table)

    def _tell_online(self, table: str) -> None:
        group = self.listeners.get(table)
        if group:
            shown = {"push": "online", "online": sorted(self.online(table)), "onlookers": self.onlookers(table)}
            message = encode(shown).decode()
            for listener in group:
                listener.tell(message)

    def tell_all(self, message_for: Callable[[str], dict[str, Any]]) -> None:
        """The same notice to everybody, in their languages."""
        for group in self.listeners.values():
            for listener in group:
                listener.tell(encode(message_for(listener.language)).decode())

    # What a listener is shown

    def table_part(self, table: Table, language: str, host: bool = False, seat: int | None = None) -> dict[str, Any]:
        token_of = (lambda role: self.house.token(table, role)) if host else None
        online, onlookers = self.online(table.id), self.onlookers(table.id)
        return sight.table_part(table, language, self.house.now(), online, onlookers, token_of, seat)

    def premove_part(self, premove: Premove | None, wording: Wording) -> dict[str, Any] | None:
        if premove is None:
            return None
        stopped = wording.reason(premove.stopped) if premove.stopped is not None else None
        return {"rule": premove.rule, "limit": premove.limit, "stopped": stopped}

    def game_part(
        self, table: Table, seat: int | None, wording: Wording | None, view: dict[str, Any] | None = None
    ) -> dict[str, Any] | None:
        """The game for one seat; without words, for programs. `view` is the seat's, where it is known already."""
        if wording is None:
            return sight.light_game_part(table, seat)
        premove = self.premove_part(self.house.premove(table, seat), wording)
        return sight.game_part(table, seat, wording, premove, view)

    def state(self, table: Table, who: Who, language: str) -> dict[str, Any]:
        wording = Wording.of(table, language)
        return sight.state(
            table,
            who.seat,
            language,
            self.house.now(),
            self.online(table.id),
            self.onlookers(table.id),
            self.premove_part(self.house.premove(table, who.seat), wording),
            (lambda role: self.house.token(table, role)) if who.host else None,
        )

    def light_state(self, table: Table, who: Who) -> dict[str, Any]:
        number = table.entries_for(who.seat)
        return {"number": number, "as": who.seat, "game": sight.light_game_part(table, who.seat)}

    def states(self, listener: Listener) -> list[str]:
        """The whole state for each seat of a listener."""
        table = self.house.tables.get(listener.table)
        if table is None:
            return []
        messages: list[str] = []
        for who in listener.whos:
            shown = self.light_state(table, who) if listener.light else self.state(table, who, listener.language)
            push = {"push": "state", "as": who.seat, "number": shown["number"], "state": shown}
            messages.append(encode(push).decode())
        return messages

    def greeting(self, table: Table, listener: Listener, after: int | None) -> list[str]:
        """What a listener has missed, or the whole state. `after` is the least that any of its seats has counted."""
        counts = [table.entries_for(who.seat) for who in listener.whos]
        if after is None or not all(0 <= count - after <= MISSED for count in counts):
            return self.states(listener)
        wording = None if listener.light else Wording.of(table, listener.language)
        messages: list[str] = []
        for who in listener.whos:
            push: dict[str, Any] = {
                "push": "missed",
                "as": who.seat,
                "number": table.entries_for(who.seat),
                "entries": [
                    sight.entry_part(table, entry, who.seat, wording)
                    for entry in sight.entries_behind(table, who.seat, after)
                ],
                "game": self.game_part(table, who.seat, wording),
                "table": self.table_part(table, listener.language, who.host, who.seat),
            }
            messages.append(encode(push).decode())
        return messages

    # What happens

    def _tell(self, table: Table, entries: list[Entry], _own: bool) -> None:
        group = self.listeners.get(table.id)
        if not group:
            return
        changes = any(entry.kind in sight.CHANGES_GAME for entry in entries)
        urgent = self._urgent(table, entries, group) if changes else set()
        views = self._views(table, urgent)
        turned = table.turned >= entries[0].number
        renewed = self._renewed(entries)
        made: dict[tuple[str, bool, int | None, bool], list[str]] = {}
        wordings: dict[str, Wording] = {}
        for listener in group:
            wording: Wording | None = None
            if not listener.light:
                wording = wordings.get(listener.language)
                if wording is None:
                    wording = wordings[listener.language] = Wording.of(table, listener.language)
            for who in listener.whos:
                seen = [entry for entry in entries if not table.counted.hides(who.seat, entry.number)]
                # Of others' secret steps a viewer learns only who has answered by now.
                changed = turned or any(entry.kind in sight.CHANGES_GAME for entry in seen)
                at_once = changed and (listener.light or (bool(seen) and who.seat in urgent))
                key = (listener.language, listener.light, who.seat, who.host)
                messages = made.get(key)
                if messages is None:
                    part = self.game_part(table, who.seat, wording, views.get(who.seat)) if at_once else None
                    messages = made[key] = self._messages(table, seen, listener, who, wording, part)
                for message in messages:
                    listener.tell(message)
                if at_once:
                    self.bystanders.discard(listener, who)
                elif changed:
                    self.bystanders.add(listener, who)
            if renewed and any(self._role(who) in renewed for who in listener.whos):
                listener.close()
            if changes and table.open_book and any(table.past.count.lacks) and not listener.light:
                for message in self.states(listener):  # from now on all moves are told, and counted alike
                    listener.tell(message)

    def _urgent(self, table: Table, entries: list[Entry], group: set[Listener]) -> set[int | None]:
        """The seats that wait for the new position on full sockets: they have acted, or are asked something new."""
        watched = {who.seat for listener in group if not listener.light for who in listener.whos}
        if not watched or table.status != "running" or any(entry.kind != "play" for entry in entries):
            return watched
        first = entries[0].number
        acted = {entry.seat for entry in entries}
        asked = {seat for seat in table.awaiting if table.touched[seat] >= first}
        return watched & (acted | asked)

    def _views(self, table: Table, wanted: Collection[int | None]) -> dict[int | None, dict[str, Any]]:
        """What these seats see of the game, made and encoded once where it is the same for all."""
        if table.game is None or not wanted:
            return {}
        seats = list(wanted)
        views = table.game.views(seats)
        first, others = views[0], views[1:]
        if others:
            shared = {
                name: Raw(encode(value))
                for name, value in first.items()
                if isinstance(value, list | dict) and all(view[name] is value for view in others)
            }
            for view in views:
                view.update(shared)
        return dict(zip(seats, views, strict=True))

    def _show(self, id: str, pairs: Pairs) -> None:
        """Show bystanders the position as it stands."""
        table = self.house.tables.get(id)
        group = self.listeners.get(id, ())
        present = [(listener, who) for listener, who in pairs if listener in group and who in listener.whos]
        if table is None or not present:
            return
        views = self._views(table, {who.seat for _, who in present})
        made: dict[tuple[str, int | None, bool], str] = {}
        for listener, who in present:
            key = listener.language, who.seat, who.host
            if key not in made:
                part = self.game_part(table, who.seat, Wording.of(table, listener.language), views[who.seat])
                push = {"push": "game", "as": who.seat, "number": table.entries_for(who.seat), "game": part}
                if table.clock is not None:
                    push["table"] = self.table_part(table, listener.language, who.host, who.seat)
                made[key] = encode(push).decode()
            listener.tell(made[key])

    def _messages(
        self,
        table: Table,
        entries: list[Entry],
        listener: Listener,
        who: Who,
        wording: Wording | None,
        game: dict[str, Any] | None,
    ) -> list[str]:
        if not entries and game is not None:
            return [
                encode({"push": "game", "as": who.seat, "number": table.entries_for(who.seat), "game": game}).decode()
            ]
        messages: list[str] = []
        for entry in entries:
            push: dict[str, Any] = {
                "push": "entry",
                "as": who.seat,
                "number": table.entry_shown(who.seat, entry.number),
                "entry": sight.entry_part(table, entry, who.seat, wording),
            }
            if entry is entries[-1]:
                if game is not None:
                    push["game"] = game
                if self._changes_table(table, entries):
                    push["table"] = self.table_part(table, listener.language, who.host, who.seat)
            messages.append(encode(push).decode())
        return messages

    def _changes_table(self, table: Table, entries: list[Entry]) -> bool:
        if table.clock is not None or table.status != "running":
            return True
        return any(entry.kind not in ("chat", "play") for entry in entries)

    def _renewed(self, entries: list[Entry]) -> set[str]:
        """Roles whose old links have just ended."""
        renewed: set[str] = set()
        for entry in entries:
            if entry.kind == "renew":
                renewed.add(entry.data["role"])
            elif entry.kind in ("leave", "seat"):
                renewed.add(str(entry.data["seat"]))
        return renewed

    def _role(self, who: Who) -> str:
        return HOST if who.host else "" if who.seat is None else str(who.seat)

    def tell_premove(self, table: Table, seat: int, premove: Premove) -> None:
        for listener in self.listeners.get(table.id, ()):
            if any(who.seat == seat for who in listener.whos):
                part = self.premove_part(premove, Wording.of(table, listener.language))
                listener.tell(encode({"push": "premove", "as": seat, "premove": part}).decode())
