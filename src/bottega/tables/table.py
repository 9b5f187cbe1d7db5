"""Table: the sum of its entries. `apply` adds one; everything else only reads."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from bottega.api import new_game, resume
from bottega.games import title
from bottega.kernel.game import Game, revive
from bottega.kernel.option import Setting
from bottega.kernel.seed import Seed
from bottega.store.model import Entry, Row, Snapshot
from bottega.tables.clock import Clock, Downtime
from bottega.tables.commitment import PROOF, commitment, proof_text
from bottega.tables.count import Count, Viewer
from bottega.tables.past import Past, Played
from bottega.tables.seat import Seat
from bottega.tables.token import HOST, ONLOOKER

_REWORDS = frozenset(("join", "leave", "seat", "undo"))  # names change, or lines no longer stand
KEPT_COPIES = 16  # of the latest positions, so that an undo need not replay


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
        self.past = Past()
        self.counted = Count(0)  # the entries, as each viewer may count them
        self.turned = 0  # the last entry after which others are asked than before
        self.touched: list[int] = []  # by seat: the last entry that changed what it is asked
        self.proposal: Proposal | None = None
        self.clock_settings: dict[str, Any] | None = None
        self.clock: Clock | None = None
        self.rematch: str | None = None
        self.branch_of: str | None = None
        self.branch_at: int | None = None
        self.prefix: list[tuple[int, str]] = []
        self.start_position: dict[str, Any] | None = None
        self.worded: dict[
            tuple[int, int | None, str], list[tuple[int, dict[str, Any]]]
        ] = {}  # lines of the log, see sight
        self._downtimes = downtimes if downtimes is not None else []
        self._copies: deque[tuple[int, Game]] = deque(maxlen=KEPT_COPIES)

    # Reading

    @property
    def played(self) -> list[Played]:
        """The moves that stand."""
        return self.past.moves

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

    def game_without(self, to: int, kept: Sequence[int]) -> Game:
        """A copy of the game as it stood after so many moves, with these of the later ones played again."""
        game = self.game_at(to)
        for index in kept:
            game.play(self.played[index].seat, self.played[index].text)
        return game

    # Counting: what leaves a table is numbered as its reader may count

    @property
    def open_book(self) -> bool:
        """The game is over: every move is told, so all count alike."""
        return self.status in ("over", "ended")

    def entries_for(self, viewer: Viewer) -> int:
        """How many entries the viewer may know of."""
        return self.counted.shown(viewer)

    def entry_shown(self, viewer: Viewer, number: int) -> int:
        """The number of an entry for a viewer; of one that it does not see, that of the next it does."""
        return self.counted.shown(viewer, number) + self.counted.hides(viewer, number)

    def moves_for(self, viewer: Viewer, to: int | None = None) -> int:
        """How many of the first `to` (all) moves that stand the viewer may count."""
        if self.open_book:
            return len(self.played) if to is None else to
        return self.past.count.shown(viewer, to)

    def true_move(self, viewer: Viewer, shown: int) -> int:
        """How many moves stood when the viewer counted so many."""
        return shown if self.open_book else self.past.count.true(viewer, shown)

    def updated_for(self, viewer: Viewer) -> float:
        """When the last thing happened of which the viewer may know."""
        last = self.counted.true(viewer, self.counted.shown(viewer))
        return self.entries[last - 1].time if last else self.updated

    # Changing

    def apply(self, entry: Entry, twin: Game | None = None) -> None:
        """Add an entry. `twin` is the game after it, where that is known already."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        if self.clock is not None:
            self.clock.see(entry.time)
        secret = self.past.is_secret(entry)
        _APPLY.get(entry.kind, _nothing)(self, entry, twin)
        self._keep(entry, secret)
        if entry.kind in _REWORDS or self.open_book:
            self.worded.clear()

    def _keep(self, entry: Entry, secret: bool) -> None:
        self.entries.append(entry)
        self.counted.add(entry.seat if secret else None)
        self.updated = entry.time
        if entry.key is not None:
            self.keys[entry.key] = entry

    def reopen(self, entries: list[Entry], snapshot: Snapshot | None = None) -> None:
        """Become the sum of all these entries; the game is taken from the snapshot if it fits."""
        usable = snapshot if snapshot is not None and 0 < snapshot.number <= len(entries) else None
        for entry in entries:
            if usable is not None and entry.number <= usable.number and entry.kind in ("play", "undo"):
                secret = self.past.is_secret(entry)
                self._note_only(entry)
                self._keep(entry, secret)
            else:
                self.apply(entry)
            if usable is not None and entry.number == usable.number:
                self._take(usable)

    def _note_only(self, entry: Entry) -> None:
        """Keep what a move or an undo tells of itself, leaving the game to the snapshot that follows."""
        self._set_clock(entry)
        self._drop_proposal(self.past.is_secret(entry))
        if entry.kind == "undo":
            self.past.undo(entry)
        else:
            self.past.play(entry)
        self.awaiting = entry.data["awaiting"]
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
            self.past.reveals,
            [(played.seat, find(played.text)) for played in self.played],
        )
        if game.digest() != snapshot.digest:
            raise ValueError(f"the snapshot after entry {snapshot.number} is not the one that was taken")
        self.game = game
        self._follow(snapshot_time(self, snapshot))

    def _play(self, entry: Entry, twin: Game | None) -> None:
        game = self.game
        assert game is not None
        assert entry.seat is not None
        secret = self.past.is_secret(entry)
        self._copies.append((game.number, game))
        if twin is None:
            twin = game.copy()
            for text in entry.data["moves"]:
                twin.play(entry.seat, text)
        self.game = twin
        self._set_clock(entry)
        self.past.play(entry)
        self._touch(entry, secret)
        self._drop_proposal(secret)
        self._follow(entry.time)

    def _touch(self, entry: Entry, secret: bool) -> None:
        """What is asked has changed: for all, or only for the one who decides in secret."""
        if secret and entry.seat is not None:
            self.touched[entry.seat] = entry.number
        else:
            self.touched = [entry.number] * len(self.seats)

    def _undo(self, entry: Entry, twin: Game | None) -> None:
        to: int = entry.data["to"]
        secret = self.past.is_secret(entry)
        self._set_clock(entry)
        self.game = twin if twin is not None else self.game_without(to, entry.data.get("kept", ()))
        self.past.undo(entry)
        while self._copies and self._copies[-1][0] >= to:
            self._copies.pop()
        self._touch(entry, secret)
        self._drop_proposal(secret)
        self._follow(entry.time)

    def _drop_proposal(self, secret: bool) -> None:
        """A move ends the question whether to take others back; a secret step does not: it would be told by that."""
        if self.proposal is not None and self.proposal.what == "undo" and not secret:
            self.proposal = None

    def _follow(self, now: float) -> None:
        """After any change of the game: the clock, an open proposal, the end."""
        game = self.game
        assert game is not None
        if self.awaiting != game.awaiting:
            self.turned = self.number + 1
        self.awaiting = game.awaiting
        self._run_clock(now)
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
        self.counted = Count(len(self.seats))
        self.branch_of = data.get("branch_of")
        self.branch_at = data.get("branch_at")
        self.prefix = [(seat, text) for seat, text in data.get("prefix", [])]
        self.start_position = data.get("start")

    def _start(self, entry: Entry, _twin: Game | None) -> None:
        self.status = "running"
        game = self.fresh()
        self.past = Past(len(self.seats), game)
        for seat, text in self.prefix:
            game.log = []
            game.play(seat, text)
            self.past.add(entry.number, seat, text, game.log, game.reveals, len(game.awaiting) > 1)
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
        if "to" in data:
            self.past.mark(entry)

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
        secret = self.past.is_secret(entry)
        if entry.kind == "undo" and not secret:
            clock.take_back(entry.data["to"], entry.time, entry.data["consent"])
            return
        assert seat is not None
        # A secret choice is one decision, in however many steps: the clock tells others no more than that it is made.
        if seat not in self.awaiting:
            clock.rethought(seat, entry.time, len(self.played))
        if not secret or seat not in entry.data["awaiting"]:
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
