"""Hub: who is listening at which table, and what each is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bottega.server.sockets.arrivals import Arrivals
from bottega.server.sockets.bystanders import Bystanders, Pairs
from bottega.server.sockets.listener import Listener, Post
from bottega.server.sockets.news import News, Told
from bottega.server.sockets.presence import Here, Presence
from bottega.server.sockets.views import Views
from bottega.server.wire import encode
from bottega.tables import sight
from bottega.tables.count import Viewer
from bottega.tables.entries import Entry, Played
from bottega.tables.follower import Follower
from bottega.tables.house import House
from bottega.tables.log import entries_behind
from bottega.tables.premove import Premove
from bottega.tables.shapes import (
    ChangedPosition,
    EntryPush,
    GamePush,
    LightState,
    MissedPush,
    OnlinePush,
    Position,
    PremovePush,
    Push,
    Shown,
    State,
    StatePush,
    TableInfo,
    View,
)
from bottega.tables.sight import Company
from bottega.tables.table import Table
from bottega.tables.token import HOST, Who
from bottega.tables.wording import Wording

Alike = tuple[str, bool, bool, int | None, Viewer, bool]
MISSED = 200  # entries that are sent one by one; beyond that the whole state is shorter


class Hub(Follower):
    def __init__(self, house: House) -> None:
        self.house = house
        self.listeners: dict[str, set[Listener]] = {}
        self.bystanders = Bystanders(self._show)
        self.post = Post()
        self.views = Views()
        self._here_told = Arrivals(self._tell_online)
        self._elsewhere_told = Arrivals(self._tell_elsewhere)
        self.presence = Presence(house.store, house.background.spawn, house.now, self._here, self._here_told.moved)
        house.followers.append(self)

    def __len__(self) -> int:
        return sum(len(group) for group in self.listeners.values())

    def online(self, table: str) -> set[int]:
        """The seats whose people are connected, to whichever process."""
        return set(self._at(table).seats) | self.presence.seats(table)

    def said(self, text: str) -> None:
        self.presence.hear(text)

    def turnover(self) -> None:
        self.presence.turnover()

    def watches(self, table: str) -> bool:
        return table in self.listeners

    def is_here(self, table: str, seat: int) -> bool:
        """Whether one seat's person is connected, to whichever process: asked after every move."""
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
        self._here_told.moved(table)
        if self.house.store.shared:
            self._elsewhere_told.moved(table)

    def remove(self, listener: Listener) -> None:
        group = self.listeners.get(listener.table)
        if group is None:
            self.views.forget(listener.table)
        if group is None or listener not in group:
            return
        group.discard(listener)
        if not group:
            del self.listeners[listener.table]
            self.views.forget(listener.table)
        self.moved(listener.table)

    def _tell_online(self, table: str) -> None:
        group = self.listeners.get(table)
        if group:
            message = encode(OnlinePush(sorted(self.online(table)), self.onlookers(table)))
            for listener in group:
                listener.tell(message)

    def _tell_elsewhere(self, table: str) -> None:
        self.presence.tell(self._at(table))

    def tell_all(self, message_for: Callable[[str], Push]) -> None:
        """The same notice to everybody, in their languages."""
        for group in self.listeners.values():
            for listener in group:
                listener.tell(encode(message_for(listener.language)))

    # What a listener is shown

    def _company(self, table: Table, host: bool) -> Company:
        token_of = (lambda role: self.house.links.token(table, role)) if host else None
        return Company(self.house.now(), self.online(table.id), self.onlookers(table.id), token_of)

    def table_info(self, table: Table, language: str, host: bool = False, seat: int | None = None) -> TableInfo:
        return sight.table_info(table, language, self._company(table, host), seat)

    def state(self, table: Table, who: Who, language: str) -> State:
        order = self.house.orders.of(table, who.seat)
        # A memory of what was shown is kept for tables only at which somebody looks.
        view = self.views.of(table, [who.seat]).get(who.seat) if self.watches(table.id) else None
        shown = self.views.ready(table, view) if view is not None else None
        return sight.state(table, who.seat, language, self._company(table, who.host), order, shown)

    def light_state(self, table: Table, who: Who) -> LightState:
        return LightState(table.entries_for(who.seat), who.seat, sight.light_position(table, who.seat))

    def state_for(self, table: Table, listener: Listener, who: Who) -> State | LightState:
        """The whole state as a listener wants it."""
        if listener.light:
            return self.light_state(table, who)
        state = self.state(table, who, listener.language)
        if listener.changes and state.game is not None:
            view = self.views.of(table, [who.seat])[who.seat]
            state.game.sight = listener.sights[who.seat] = self.views.sight(table, who.seat, view).number
        return state

    def states(self, listener: Listener) -> list[bytes]:
        """The whole state for each seat of a listener."""
        table = self.house.registry.tables.get(listener.table)
        if table is None:
            return []
        messages: list[bytes] = []
        for who in listener.whos:
            shown = self.state_for(table, listener, who)
            messages.append(encode(StatePush(who.seat, shown.number, shown)))
        return messages

    def _position(
        self, table: Table, listener: Listener, seat: Viewer, wording: Wording | None, views: dict[Viewer, View]
    ) -> Shown | None:
        """The game for one seat, as a listener wants it: without words for programs, or what has changed of it."""
        if wording is None:
            return sight.light_position(table, seat)
        view = views.get(seat) or self.views.of(table, [seat]).get(seat)
        if view is None:
            return None
        seen = self.views.sight(table, seat, view) if listener.changes else None
        changes = seen.since(listener.sights.get(seat)) if seen is not None else None
        parts = self.views.ready(table, view if changes is None else changes)
        shown = sight.game_position(table, seat, wording, self.house.orders.of(table, seat), parts)
        if seen is None or shown is None:
            return shown
        if changes is None:
            shown.sight = seen.number
            return shown
        return ChangedPosition(
            shown.move,
            shown.awaiting,
            shown.over,
            shown.question,
            shown.moves,
            parts,
            shown.undo,
            shown.premove,
            seen.number,
        )

    def _has_seen(self, listener: Listener, seat: Viewer, shown: Shown | None) -> None:
        """A listener is sent a position."""
        if listener.changes and isinstance(shown, Position | ChangedPosition):
            assert isinstance(shown.sight, int)
            listener.sights[seat] = shown.sight

    def greeting(self, table: Table, listener: Listener, after: int | None) -> list[bytes]:
        """What a listener has missed, or the whole state. `after` is the least that any of its seats has counted."""
        counts = [table.entries_for(who.seat) for who in listener.whos]
        if after is None or not all(0 <= count - after <= MISSED for count in counts):
            return self.states(listener)
        wording = None if listener.light else Wording.of(table, listener.language)
        messages: list[bytes] = []
        for who in listener.whos:
            listener.sights.pop(who.seat, None)  # what is known of others is not known of a connection just made
            shown = self._position(table, listener, who.seat, wording, {})
            assert not isinstance(shown, ChangedPosition)
            behind = entries_behind(table, who.seat, after)
            missed = MissedPush(
                who.seat,
                table.entries_for(who.seat),
                [sight.entry_info(table, entry, who.seat, wording) for entry in behind],
                shown,
                self.table_info(table, listener.language, who.host, who.seat),
            )
            self._has_seen(listener, who.seat, shown)
            messages.append(encode(missed))
        return messages

    # What happens

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        group = self.listeners.get(table.id)
        if not group:
            return
        news = News(table, entries)
        urgent = self._urgent(table, entries, group) if news.changes_game else set()
        views = self.views.of(table, urgent)
        made: dict[Alike, Told] = {}
        for listener in group:
            for who in listener.whos:
                key = _alike(listener, who)
                told = made.get(key)
                if told is None:
                    told = made[key] = self._told(news, listener, who, urgent, views)
                later = listener.changes and told.changed and not told.at_once
                for message in told.messages:
                    (listener.hold if later else listener.tell)(message)
                if listener.light or not told.changed:
                    continue
                self._has_seen(listener, who.seat, told.shown)
                if told.at_once:
                    self.bystanders.discard(listener, who)
                else:
                    self.bystanders.add(listener, who)
            if news.renewed and any(self._role(who) in news.renewed for who in listener.whos):
                listener.revoke()
            if news.changes_game and table.open_book and any(table.past.count.lacks) and not listener.light:
                for message in self.states(listener):  # from now on all moves are told, and counted alike
                    listener.tell(message)

    def _told(self, news: News, listener: Listener, who: Who, urgent: set[Viewer], views: dict[Viewer, View]) -> Told:
        """What one viewer is told of the news."""
        table, seat, light = news.table, who.seat, listener.light
        wording = None if light else news.wording(listener.language)
        seen = news.seen_by(seat)
        # Of others' secret steps a viewer learns only who has answered by now.
        changed = news.turned or (news.changes_game and any(entry.fact.changes_game for entry in seen))
        at_once = changed and (light or (bool(seen) and seat in urgent))
        shown = self._position(table, listener, seat, wording, views) if at_once else None
        if not seen:
            lone = [encode(GamePush(seat, table.entries_for(seat), shown))] if shown is not None else []
            return Told(lone, changed, at_once, shown)
        messages: list[bytes] = []
        for entry in seen:
            push = EntryPush(seat, table.entry_shown(seat, entry.number), news.info(entry, seat, wording))
            if entry is seen[-1]:
                if shown is not None:
                    push.game = shown
                if news.changes_table(seen):
                    push.table = self.table_info(table, listener.language, who.host, seat)
            messages.append(encode(push))
        return Told(messages, changed, at_once, shown)

    def _urgent(self, table: Table, entries: list[Entry], group: set[Listener]) -> set[int | None]:
        """The seats that wait for the new position on full sockets: they have acted, or are asked something new."""
        watched = {who.seat for listener in group if not listener.light for who in listener.whos}
        if not watched or table.status != "running" or not all(isinstance(entry.fact, Played) for entry in entries):
            return watched
        first = entries[0].number
        acted = {entry.seat for entry in entries}
        asked = {seat for seat in table.awaiting if table.touched[seat] >= first}
        return watched & (acted | asked)

    def _show(self, id: str, pairs: Pairs) -> None:
        """Show bystanders the position as it stands."""
        table = self.house.registry.tables.get(id)
        group = self.listeners.get(id, ())
        present = [(listener, who) for listener, who in pairs if listener in group and who in listener.whos]
        if table is None or not present:
            return
        views = self.views.of(table, {who.seat for _, who in present})
        made: dict[Alike, tuple[bytes, Shown | None]] = {}
        for listener, who in present:
            key = _alike(listener, who)
            if key not in made:
                wording = Wording.of(table, listener.language)
                push = GamePush(
                    who.seat,
                    table.entries_for(who.seat),
                    self._position(table, listener, who.seat, wording, views),
                )
                if table.clock is not None:
                    push.table = self.table_info(table, listener.language, who.host, who.seat)
                made[key] = encode(push), push.game
            message, shown = made[key]
            listener.tell(message)
            self._has_seen(listener, who.seat, shown)

    def _role(self, who: Who) -> str:
        return HOST if who.host else "" if who.seat is None else str(who.seat)

    def order_ended(self, table: Table, seat: int, premove: Premove) -> None:
        for listener in self.listeners.get(table.id, ()):
            if any(who.seat == seat for who in listener.whos):
                shown = sight.premove_info(premove, Wording.of(table, listener.language))
                listener.tell(encode(PremovePush(seat, shown)))


def _alike(listener: Listener, who: Who) -> Alike:
    """What those have in common who are sent the same bytes."""
    sight = listener.sights.get(who.seat)
    return listener.language, listener.light, listener.changes, sight, who.seat, who.host
