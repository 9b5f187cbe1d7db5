"""Table: the sum of its entries. `apply` adds one; everything else only reads."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from bottega.api import new_game, resume
from bottega.games import title
from bottega.kernel.event import Event
from bottega.kernel.game import Game, revive
from bottega.kernel.option import Setting
from bottega.kernel.seed import Seed
from bottega.store.model import Entry, Row, Snapshot
from bottega.tables.clock import Clock, Downtime
from bottega.tables.commitment import PROOF, commitment, proof_text
from bottega.tables.seat import Seat
from bottega.tables.token import HOST, ONLOOKER

_REWORDS = frozenset(("join", "leave", "seat", "undo"))  # names change, or lines no longer stand
KEPT_COPIES = 16  # of the latest positions, so that an undo need not replay


class Played:
    """One move that stands: who played it, in which entry, and what it brought about."""

    __slots__ = ("entry", "events", "reveals", "seat", "text")

    def __init__(self, entry: int, seat: int, text: str, events: list[Event], reveals: int) -> None:
        self.entry = entry
        self.seat = seat
        self.text = text
        self.events = events
        self.reveals = reveals  # the game's count after the move


class Proposal:
    """Something that needs everyone's consent."""

    __slots__ = ("agreed", "data", "owed", "seat", "what")

    def __init__(self, what: str, seat: int, data: dict[str, Any], owed: list[int]) -> None:
        self.what = what  # "undo", "takeover", "end"
        self.seat = seat
        self.data = data
        self.agreed = [seat]
        self.owed = owed


class Table:
    """One table. Whoever changes it holds `lock` from the check to the entry."""

    def __init__(self, id: str, downtimes: list[Downtime] | None = None) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.entries: list[Entry] = []
        self.keys: dict[str, Entry] = {}
        self.status = "new"
        self.problem: str | None = None
        self.title = ""
        self.name = ""
        self.options: dict[str, Setting] = {}
        self.public = False
        self.confirm = False
        self.study = False
        self.hints: bool | None = None
        self.created = 0.0
        self.updated = 0.0
        self.seed: Seed = 0
        self.salt = ""
        self.components = ""  # digest of the figures with which it began
        self.proof = PROOF
        self.commitment = ""
        self.seats: list[Seat] = []
        self.generations: dict[str, int] = {}
        self.game: Game | None = None
        self.awaiting: list[int] = []  # the game's, known even where the game itself is left to a snapshot
        self.first_reveals = 0
        self.played: list[Played] = []
        self.touched: list[int] = []  # by seat: the last entry that changed what it is asked
        self.proposal: Proposal | None = None
        self.clock_settings: dict[str, Any] | None = None
        self.clock: Clock | None = None
        self.rematch: str | None = None
        self.branch_of: str | None = None
        self.branch_at: int | None = None
        self.prefix: list[tuple[int, str]] = []
        self.start_position: dict[str, Any] | None = None
        self.worded: dict[tuple[int, int | None, str], list[dict[str, Any]]] = {}  # lines of the log, see sight
        self._downtimes = downtimes if downtimes is not None else []
        self._copies: deque[tuple[int, Game]] = deque(maxlen=KEPT_COPIES)

    # Reading

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else 0

    @property
    def persons(self) -> list[int]:
        """Seats in which a person plays now."""
        return [index for index, seat in enumerate(self.seats) if seat.kind == "person" and not seat.taken_over]

    @property
    def all_filled(self) -> bool:
        return all(seat.filled for seat in self.seats)

    @property
    def driven(self) -> bool:
        """Whether the server must act here by itself."""
        return self.clock_settings is not None or any(seat.played_by_bot for seat in self.seats)

    @property
    def proof_text(self) -> str:
        """What the commitment is made of; it holds the seed."""
        players = len(self.seats)
        return proof_text(self.proof, self.id, self.title, self.components, players, self.options, self.seed, self.salt)

    def row(
        self,
        status: str | None = None,
        public: bool | None = None,
        driven: bool = False,
        updated: float | None = None,
    ) -> Row:
        """What lists show; arguments say what an entry about to be written will change."""
        return Row(
            self.id,
            self.title,
            self.status if status is None else status,
            self.public if public is None else public,
            self.driven or driven,
            self.created,
            self.updated if updated is None else updated,
        )

    def bots_to_move(self) -> list[int]:
        if self.game is None or self.status != "running":
            return []
        return [seat for seat in self.game.awaiting if self.seats[seat].played_by_bot]

    def fresh(self) -> Game:
        """The game before its first move."""
        if self.start_position is not None:
            return resume(self.start_position)
        return new_game(self.title, len(self.seats), self.seed, self.options)

    def game_at(self, move: int) -> Game:
        """A copy of the game as it stood after so many moves."""
        if self.game is not None and move == self.game.number:
            return self.game.copy()
        for number, kept in self._copies:
            if number == move:
                return kept.copy()
        game = self.fresh()
        for played in self.played[:move]:
            game.play(played.seat, played.text)
        return game

    def reveals_before(self, move: int) -> int:
        """The game's count of reveals after so many moves."""
        return self.played[move - 1].reveals if move > 0 else self.first_reveals

    # Changing

    def apply(self, entry: Entry, twin: Game | None = None) -> None:
        """Add an entry. `twin` is the game after it, where that is known already."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        if self.clock is not None:
            self.clock.see(entry.time)
        _APPLY.get(entry.kind, _nothing)(self, entry, twin)
        self.entries.append(entry)
        self.updated = entry.time
        if entry.key is not None:
            self.keys[entry.key] = entry
        if entry.kind in _REWORDS:
            self.worded.clear()

    def reopen(self, entries: list[Entry], snapshot: Snapshot | None = None) -> None:
        """Become the sum of all these entries; the game is taken from the snapshot if it fits."""
        usable = snapshot if snapshot is not None and 0 < snapshot.number <= len(entries) else None
        for entry in entries:
            if usable is not None and entry.number <= usable.number and entry.kind in ("play", "undo"):
                self._note_only(entry)
                self.entries.append(entry)
                self.updated = entry.time
                if entry.key is not None:
                    self.keys[entry.key] = entry
            else:
                self.apply(entry)
            if usable is not None and entry.number == usable.number:
                self._take(usable)

    def _note_only(self, entry: Entry) -> None:
        """Keep what a move or an undo tells of itself, leaving the game to the snapshot that follows."""
        self._set_clock(entry)
        if entry.kind == "undo":
            del self.played[entry.data["to"] :]
        else:
            self._note(entry)
        self.awaiting = entry.data["awaiting"]
        self.proposal = None
        self._run_clock(entry.time)
        self.touched = [entry.number] * len(self.seats)

    def _take(self, snapshot: Snapshot) -> None:
        shelf = title(self.title)
        fresh = self.fresh()
        find = fresh.catalogue.find
        game = revive(
            type(fresh),
            self.title,
            snapshot.data,
            shelf.components(),
            self.start_position,
            self.played[-1].reveals if self.played else self.first_reveals,
            [(played.seat, find(played.text)) for played in self.played],
        )
        if game.digest() != snapshot.digest:
            raise ValueError(f"the snapshot after entry {snapshot.number} is not the one that was taken")
        self.game = game
        self._follow(snapshot_time(self, snapshot))

    def _note(self, entry: Entry) -> None:
        assert entry.seat is not None
        data = entry.data
        for text, events, reveals in zip(data["moves"], data["events"], data["reveals"], strict=True):
            self.played.append(Played(entry.number, entry.seat, text, [event_from(each) for each in events], reveals))

    def _play(self, entry: Entry, twin: Game | None) -> None:
        game = self.game
        assert game is not None
        assert entry.seat is not None
        several = len(game.awaiting) > 1
        before = [game.legal(seat) for seat in range(len(self.seats))] if several else []
        reveals = game.reveals
        self._copies.append((game.number, game))
        if twin is None:
            twin = game.copy()
            for text in entry.data["moves"]:
                twin.play(entry.seat, text)
        self.game = twin
        self._set_clock(entry)
        self._note(entry)
        for seat in range(len(self.seats)):
            unmoved = (
                several
                and seat != entry.seat
                and twin.reveals == reveals
                and before[seat]
                and before[seat] == twin.legal(seat)
            )
            if not unmoved:
                self.touched[seat] = entry.number
        self._follow(entry.time)

    def _undo(self, entry: Entry, twin: Game | None) -> None:
        to: int = entry.data["to"]
        self._set_clock(entry)
        self.game = twin if twin is not None else self.game_at(to)
        del self.played[to:]
        while self._copies and self._copies[-1][0] >= to:
            self._copies.pop()
        self.touched = [entry.number] * len(self.seats)
        self._follow(entry.time)

    def _follow(self, now: float) -> None:
        """After any change of the game: the clock, an open proposal, the end."""
        game = self.game
        assert game is not None
        self.awaiting = game.awaiting
        self._run_clock(now)
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None
        if game.over and self.status == "running":
            self.status = "over"

    def _create(self, entry: Entry, _twin: Game | None) -> None:
        data = entry.data
        self.status = "open"
        self.title = data["title"]
        self.name = data["name"]
        self.options = data["options"]
        self.public = data["public"]
        self.confirm = data["confirm"]
        self.study = data["study"]
        self.hints = data["hints"]
        self.clock_settings = data["clock"]
        self.created = entry.time
        self.seed = data["seed"]
        self.salt = data["salt"]
        self.components = data.get("components", "")
        self.proof = data.get("proof", 1)
        self.seats = [Seat(each) for each in data["seats"]]
        self.commitment = commitment(self.proof_text)
        self.generations = {HOST: 1, ONLOOKER: 1, **{str(seat): 1 for seat in range(len(self.seats))}}
        self.touched = [0] * len(self.seats)
        self.branch_of = data.get("branch_of")
        self.branch_at = data.get("branch_at")
        self.prefix = [(seat, text) for seat, text in data.get("prefix", [])]
        self.start_position = data.get("start")

    def _start(self, entry: Entry, _twin: Game | None) -> None:
        self.status = "running"
        game = self.fresh()
        self.first_reveals = game.reveals
        for seat, text in self.prefix:
            game.log = []
            game.play(seat, text)
            self.played.append(Played(entry.number, seat, text, game.log, game.reveals))
        game.log = None
        self.game = game
        self.touched = [entry.number] * len(self.seats)
        if self.clock_settings is not None:
            self.clock = Clock(self.clock_settings, len(self.seats), self._downtimes)
            self.clock.since = entry.time
        self._follow(entry.time)

    def _join(self, entry: Entry, _twin: Game | None) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.kind = "person"
        seat.name = entry.data["name"]
        seat.ready = entry.data["ready"]
        seat.account = entry.data.get("account")
        seat.level = None

    def _leave(self, entry: Entry, _twin: Game | None) -> None:
        number: int = entry.data["seat"]
        self.seats[number] = Seat({"kind": "open"})
        self.generations[str(number)] += 1

    def _ready(self, entry: Entry, _twin: Game | None) -> None:
        self.seats[entry.data["seat"]].ready = entry.data["ready"]

    def _seat(self, entry: Entry, _twin: Game | None) -> None:
        number: int = entry.data["seat"]
        if self.seats[number].kind == "person":
            self.generations[str(number)] += 1
        self.seats[number] = Seat(entry.data)

    def _settings(self, entry: Entry, _twin: Game | None) -> None:
        data = entry.data
        self.name = data.get("name", self.name)
        self.public = data.get("public", self.public)
        self.confirm = data.get("confirm", self.confirm)
        self.options = data.get("options", self.options)
        self.clock_settings = data.get("clock", self.clock_settings)
        self.hints = data.get("hints", self.hints)
        self.commitment = commitment(self.proof_text)

    def _propose(self, entry: Entry, _twin: Game | None) -> None:
        assert entry.seat is not None
        data = entry.data
        self.proposal = Proposal(data["what"], entry.seat, data, list(data["owed"]))

    def _answer(self, entry: Entry, _twin: Game | None) -> None:
        proposal = self.proposal
        assert proposal is not None
        assert entry.seat is not None
        if not entry.data["agree"]:
            self.proposal = None
            return
        proposal.owed = [seat for seat in proposal.owed if seat != entry.seat]
        proposal.agreed.append(entry.seat)
        if not proposal.owed:
            self.proposal = None

    def _takeover(self, entry: Entry, _twin: Game | None) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.taken_over = True
        seat.level = entry.data["level"]
        self.proposal = None
        self._seats_changed(entry)

    def _back(self, entry: Entry, _twin: Game | None) -> None:
        number: int = entry.data["seat"]
        self.seats[number].taken_over = False
        self.seats[number].level = None
        if self.clock is not None:
            self.clock.renew(number, entry.time)
        self._seats_changed(entry)

    def _seats_changed(self, entry: Entry) -> None:
        self.touched[entry.data["seat"]] = entry.number
        self._run_clock(entry.time)

    def _set_clock(self, entry: Entry) -> None:
        """What a move or an undo means for the clock, told before anything else has changed."""
        clock, seat = self.clock, entry.seat
        if clock is None:
            return
        if entry.kind == "undo":
            clock.take_back(entry.data["to"], entry.time, entry.data["consent"])
            return
        assert seat is not None
        rethinks = seat not in self.awaiting  # all that a seat may do which is not asked
        if rethinks:
            clock.rethought(seat, entry.time, len(self.played))
        if not rethinks or len(entry.data["moves"]) > 1:
            clock.decided(seat, entry.time, len(self.played))
        if (set(self.awaiting) ^ set(entry.data["awaiting"])) - {seat}:
            clock.next_stage()

    def _run_clock(self, now: float) -> None:
        if self.clock is not None:
            persons = self.persons
            self.clock.run([seat for seat in self.awaiting if seat in persons], now)

    def _claim(self, entry: Entry, _twin: Game | None) -> None:
        self.seats[entry.data["seat"]].account = entry.data["account"]

    def _renew(self, entry: Entry, _twin: Game | None) -> None:
        self.generations[entry.data["role"]] += 1

    def _rematch(self, entry: Entry, _twin: Game | None) -> None:
        self.rematch = entry.data["table"]

    def _end(self, entry: Entry, _twin: Game | None) -> None:
        self.status = "ended"
        self.proposal = None
        if self.clock is not None:
            self.clock.run([], entry.time)


def snapshot_time(table: Table, snapshot: Snapshot) -> float:
    """When the snapshot's last entry was made."""
    return table.entries[snapshot.number - 1].time


def event_from(data: dict[str, Any]) -> Event:
    return Event(data["kind"], data["seat"], data["args"], data.get("secret"))


def _nothing(_table: Table, _entry: Entry, _twin: Game | None) -> None:
    """Chat and the like change nothing but the history."""


_APPLY: dict[str, Callable[[Table, Entry, Game | None], None]] = {
    "create": Table._create,
    "start": Table._start,
    "join": Table._join,
    "leave": Table._leave,
    "ready": Table._ready,
    "seat": Table._seat,
    "settings": Table._settings,
    "play": Table._play,
    "undo": Table._undo,
    "propose": Table._propose,
    "answer": Table._answer,
    "takeover": Table._takeover,
    "flag": Table._takeover,
    "back": Table._back,
    "claim": Table._claim,
    "renew": Table._renew,
    "rematch": Table._rematch,
    "end": Table._end,
}
