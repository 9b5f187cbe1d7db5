"""Table: the sum of its entries. `apply` adds one; everything else only reads."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from bottega.api import new_game, resume
from bottega.carried import components_of
from bottega.games import title
from bottega.kernel.components import Components
from bottega.kernel.game import Game, revive
from bottega.kernel.option import Setting
from bottega.kernel.plain import Position
from bottega.kernel.seed import Seed
from bottega.store.model import Row, Snapshot
from bottega.tables.clock import Clock, Downtime
from bottega.tables.commitment import PROOF, commitment, proof_text
from bottega.tables.count import Count, Viewer
from bottega.tables.entries import Entry, Played, Proposed
from bottega.tables.past import Past, PastMove
from bottega.tables.seat import Seat
from bottega.tables.settings import ClockSettings, FigureSet

if TYPE_CHECKING:
    from bottega.tables.log import Kept

Status = Literal["new", "open", "running", "over", "ended", "broken", "outdated"]
KEPT_COPIES = 4  # of the latest positions, so that an undo of some steps need not replay the whole game


class Proposal:
    """Something that needs everyone's consent."""

    __slots__ = ("agreed", "fact", "number", "owed", "seat")

    def __init__(self, fact: Proposed, seat: int, number: int) -> None:
        self.fact = fact
        self.seat = seat
        self.number = number  # of its entry
        self.agreed = [seat]
        self.owed = list(fact.owed)


class Copy:
    """A position that was reached, behind this move."""

    __slots__ = ("game", "last")

    def __init__(self, game: Game, last: PastMove) -> None:
        self.game = game
        self.last = last

    def leads_to(self, played: list[PastMove]) -> bool:
        """Whether it was reached by the first of these moves."""
        number = self.game.number
        return number <= len(played) and played[number - 1] is self.last


class Table:
    """One table. Whoever changes it holds `lock` from the check to the entry."""

    def __init__(self, id: str, downtimes: list[Downtime] | None = None) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()  # held by whoever makes the next table
        self.entries: list[Entry] = []
        self.keys: dict[str, Entry] = {}
        self.status: Status = "new"
        self.problem: str | None = None
        self.title = ""
        self.maker = ""  # a mark of whoever made it
        self.circle: str | None = None  # of friends, in which it is played
        self.figures: FigureSet | None = None  # corrected ones
        self._pieces: Components | None = None
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
        self._commitment: str | None = None
        self.seats: list[Seat] = []
        self.drawn = False  # which seat is whose was drawn
        self.order: list[int] = []  # by seat: which of the wished seats it is
        self.accounts: list[str | None] = []  # by seat, when the game began: for them it is rated
        self.claimed = False  # one of them came by a link alone: then it is not rated
        self.generations: dict[str, int] = {}
        self.game: Game | None = None
        self.awaiting: list[int] = []  # the game's, known even where the game itself is left to a snapshot
        self.past = Past()
        self.counted = Count(0)  # the entries, as each viewer may count them
        self.turned = 0  # the last entry after which others are asked than before
        self.touched: list[int] = []  # by seat: the last entry that changed what it is asked
        self.proposal: Proposal | None = None
        self.clock_settings: ClockSettings | None = None
        self.clock: Clock | None = None
        self.rematch: str | None = None
        self.branch_of: str | None = None
        self.branch_at: int | None = None
        self.prefix: list[tuple[int, str]] = []
        self.start_position: Position | None = None
        self.reworded = 0  # the last entry behind which earlier lines of the log read otherwise
        self.kept_lines: Kept | None = None  # the log's own
        self.downtimes = downtimes if downtimes is not None else []
        self._copies: deque[Copy] = deque(maxlen=KEPT_COPIES)

    # Reading

    @property
    def played(self) -> list[PastMove]:
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
    def driven(self) -> bool:
        """Whether the server must act here by itself."""
        return self.clock_settings is not None or any(seat.played_by_bot for seat in self.seats)

    @property
    def proof_text(self) -> str:
        """What the commitment is made of; it holds the seed."""
        players = len(self.seats)
        return proof_text(self.proof, self.id, self.title, self.components, players, self.options, self.seed, self.salt)

    @property
    def commitment(self) -> str:
        if self._commitment is None:
            self._commitment = commitment(self.proof_text)
        return self._commitment

    def row(self) -> Row:
        """What lists show of it."""
        return Row(self.id, self.title, self.status, self.public, self.driven, self.created, self.updated, self.maker)

    def stood_in(self, played: PastMove) -> bool:
        """Whether a bot made this move of a person's seat."""
        fact = self.entries[played.entry - 1].fact
        return isinstance(fact, Played) and fact.by == "bot"

    def bots_to_move(self) -> list[int]:
        if self.game is None or self.status != "running":
            return []
        return [seat for seat in self.game.awaiting if self.seats[seat].played_by_bot]

    @property
    def pieces(self) -> Components:
        """What is played with: as printed, or as corrected by who made the table."""
        if self._pieces is None:
            figures = self.figures
            self._pieces = (
                title(self.title).components() if figures is None else components_of(self.title, figures.data)
            )
        return self._pieces

    def fresh(self) -> Game:
        """The game before its first move."""
        if self.start_position is not None:
            return resume(self.start_position, self.pieces)
        return new_game(self.title, len(self.seats), self.seed, self.options, self.pieces)

    def game_at(self, move: int) -> Game:
        """A copy of the game as it stood after so many moves."""
        if self.game is not None and move == self.game.number:
            return self.game.copy()
        played = self.played[:move]  # others may play meanwhile
        near = [each for each in list(self._copies) if each.leads_to(played)]
        game = near[-1].game.copy() if near else self.fresh()
        for each in played[near[-1].game.number if near else 0 :]:
            game.play(each.seat, each.text)
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
        return self.counted.place(viewer, number)

    def moves_for(self, viewer: Viewer, to: int | None = None) -> int:
        """How many of the first `to` (all) moves that stand the viewer may count."""
        if self.open_book:
            return len(self.played) if to is None else to
        return self.past.count.shown(viewer, to)

    def true_move(self, viewer: Viewer, shown: int) -> int:
        """How many moves stood when the viewer counted so many."""
        return shown if self.open_book else self.past.count.true(viewer, shown)

    def told_move(self, entry: Entry, to: int, viewer: Viewer) -> int:
        """The move to which an entry leads, or asks to, as the viewer counted then."""
        return to if self.open_book else to - self.past.lacks[entry.number][-1 if viewer is None else viewer]

    def updated_for(self, viewer: Viewer) -> float:
        """When the last thing happened of which the viewer may know."""
        last = self.counted.true(viewer, self.counted.shown(viewer))
        return self.entries[last - 1].time if last else self.updated

    # Changing

    def apply(self, entry: Entry, game: Game | None = None) -> None:
        """Add an entry. `game` is the game after it, where that is known already."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        if self.clock is not None:
            self.clock.see(entry.time)
        secret = entry.fact.is_secret(self.past, entry.seat)
        entry.fact.apply(self, entry, game)
        self._keep(entry, secret)

    def _keep(self, entry: Entry, secret: bool) -> None:
        self.entries.append(entry)
        self.counted.add(entry.seat if secret else None)
        self.updated = entry.time
        if entry.seat is not None:
            self.past.done[entry.seat] += 1
        if entry.fact.rewords or self.open_book:
            self.reworded = entry.number
        if entry.key is not None:
            self.keys[entry.key] = entry

    def reopen(self, entries: list[Entry], snapshot: Snapshot | None = None) -> None:
        """Become the sum of all these entries; the game is taken from the snapshot if it fits."""
        usable = snapshot if snapshot is not None and 0 < snapshot.number <= len(entries) else None
        noted = usable.number if usable is not None else 0
        place = 0
        while place < len(entries):
            entry = entries[place]
            fact, number = entry.fact, entry.number
            if number <= noted and fact.in_snapshot:
                self._note(entry)
            elif number > noted and isinstance(fact, Played):
                behind = self._replay(entries, place)
                if behind > place:
                    place = behind
                    continue
                self._note(entry, fact.moves)
            else:
                self.apply(entry)
            if usable is not None and number == noted:
                self._take(usable)
            place += 1

    def _replay(self, entries: list[Entry], first: int) -> int:
        """Play what is played from a place on, as far as all of it is open and no clock runs; the place behind it.

        That is nearly all of a game: the same as noting entry by entry, without asking each what cannot have changed.
        """
        game, past, keys = self.game, self.past, self.keys
        assert game is not None
        if self.clock is not None or self.proposal is not None or past.several:
            return first
        play, moves, lacks, lack = game.play, past.moves, past.lacks, past.count.lacks
        before, place, last = len(moves), first, None
        for entry in itertools.islice(entries, first, None):
            fact, seat, number = entry.fact, entry.seat, entry.number
            if not isinstance(fact, Played):
                break
            moved = fact.moved
            if len(moved.awaiting) != 1:
                break
            assert seat is not None
            lacks[number] = lack
            for index, text in enumerate(moved.moves):
                moves.append(PastMove(number, seat, text, fact, index, moved.reveals[index], False, False))
                play(seat, text)
            past.done[seat] += len(moved.moves)
            if entry.key is not None:
                keys[entry.key] = entry
            place, last = place + 1, entry
        if last is not None:
            self.entries += entries[first:place]
            self.counted.add_open(place - first)
            past.count.add_open(len(moves) - before)
            self.awaiting, self.updated = game.awaiting, last.time
            self.touch(last.number)
        return place

    def _note(self, entry: Entry, moves: Sequence[str] = ()) -> None:
        """Add an entry without a new game: its moves are played on the one that is there, or left to a snapshot."""
        secret = entry.fact.is_secret(self.past, entry.seat)
        entry.fact.note(self, entry, secret)
        if moves:
            assert self.game is not None
            assert entry.seat is not None
            for text in moves:
                self.game.play(entry.seat, text)
            if self.game.over:
                self.follow(entry.time)
        self._keep(entry, secret)

    def _take(self, snapshot: Snapshot) -> None:
        begun = self.game
        assert begun is not None
        find = begun.catalogue.find
        game = revive(
            type(begun),
            self.title,
            snapshot.data,
            self.pieces,
            self.start_position,
            self.past.reveals,
            [(played.seat, find(played.text)) for played in self.played],
        )
        if game.digest() != snapshot.digest:
            raise ValueError(f"the snapshot after entry {snapshot.number} is not the one that was taken")
        self.game = game
        self.follow(self.entries[snapshot.number - 1].time)

    # What facts change

    def commit_to_seed(self) -> None:
        """What is played has been settled, perhaps anew: the commitment is made when somebody asks for it."""
        self._commitment = None

    def play(self, seat: int, moves: list[str], game: Game | None) -> None:
        """The game goes on by these moves; `game` is the game after them, where that is known already."""
        before = self.game
        assert before is not None
        if self.played:
            self._copies.append(Copy(before, self.played[-1]))
        if game is None:
            game = before.copy()
            for text in moves:
                game.play(seat, text)
        self.game = game

    def take_back(self, to: int, kept: Sequence[int], game: Game | None) -> None:
        """The game goes back to a move, with those of the later ones that are kept."""
        self.game = game if game is not None else self.game_without(to, kept)
        while self._copies and self._copies[-1].game.number > to:
            self._copies.pop()

    def touch(self, number: int, only: int | None = None) -> None:
        """What is asked has changed by an entry: for all, or only for the one who decides in secret."""
        if only is not None:
            self.touched[only] = number
        else:
            self.touched = [number] * len(self.seats)

    def follow(self, now: float) -> None:
        """After any change of the game: who is asked, the clock, the end."""
        game = self.game
        assert game is not None
        if self.awaiting != game.awaiting:
            self.turned = self.number + 1
        self.awaiting = game.awaiting
        self._run_clock(now)
        if game.over and self.status == "running":
            self.status = "over"

    def follow_noted(self, entry: Entry, awaiting: list[int], secret: bool) -> None:
        """The same where the game itself is left to a snapshot."""
        self.awaiting = awaiting
        self._run_clock(entry.time)
        self.touch(entry.number, entry.seat if secret else None)

    def propose(self, fact: Proposed, seat: int, number: int) -> None:
        self.proposal = Proposal(fact, seat, number)

    def drop_undo_proposal(self, secret: bool) -> None:
        """A move ends the question whether to take others back; a secret step does not: it would be told by that."""
        if self.proposal is not None and self.proposal.fact.what == "undo" and not secret:
            self.proposal = None

    def _forget_lateness(self, by: int) -> None:
        """The game has got on: a bot has decided, or somebody else. One's own steps can be taken back."""
        for seat, each in enumerate(self.seats):
            if seat != by or each.taken_over:
                each.ran_out = 0

    def _drop_unasked_takeover(self, seat: int) -> None:
        """Whoever was not asked because their time was up, and decides after all, is there and keeps the seat."""
        proposal = self.proposal
        if proposal is not None and proposal.fact.seat == seat and seat not in (*proposal.fact.owed, proposal.seat):
            self.proposal = None

    def seat_changed(self, entry: Entry, seat: int) -> None:
        """A bot plays a seat now, or its person again."""
        self.touched[seat] = entry.number
        self._run_clock(entry.time)

    def time_decision(self, entry: Entry, awaiting: list[int], secret: bool) -> None:
        """What a decision means for the clock, told before anything else has changed."""
        clock, seat = self.clock, entry.seat
        if clock is None:
            return
        assert seat is not None
        # A secret choice is one decision, in however many steps: the clock tells others no more than that it is made.
        if seat not in self.awaiting:
            clock.rethought(seat, entry.time, len(self.played))
        if not secret or seat not in awaiting:
            clock.decided(seat, entry.time, len(self.played))
            self._forget_lateness(seat)
            self._drop_unasked_takeover(seat)
        if (set(self.awaiting) ^ set(awaiting)) - {seat}:
            clock.next_stage()

    def _run_clock(self, now: float) -> None:
        if self.clock is not None:
            persons = self.persons
            self.clock.run([seat for seat in self.awaiting if seat in persons], now)
