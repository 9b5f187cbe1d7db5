"""Past: the moves that stand, and how far each viewer may count them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from typing import TYPE_CHECKING

from msgspec import UNSET, Struct

from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.tables.count import Count

if TYPE_CHECKING:
    from bottega.tables.entries import Entry, KeptPlay, Moved, Played, Undone


class PastMove(Struct, gc=False):
    """One move that stands: who played it, in which entry, and what it brought about.

    Nothing in one leads back to it, so the collector need not look at the many that are kept.
    """

    entry: int
    seat: int
    text: str
    told: Played | list[Event]  # the entry's fact, or what a branch's beginning brought about
    index: int  # of the move in its entry
    reveals: int  # the game's count after the move
    secret: bool  # a step of a secret choice, while others may still make theirs
    several: bool  # whether several decide at once after it
    made: list[Event] | None = None  # until somebody asks: of a table that is opened few are told

    @property
    def events(self) -> list[Event]:
        if self.made is None:
            told = self.told
            self.made = told if isinstance(told, list) else [each.event() for each in told.play.events[self.index]]
        return self.made


class Past:
    """Grows by entries and is told nothing else, so it is the same after a restart and in every process."""

    def __init__(self, players: int = 0, start: Game | None = None) -> None:
        self.moves: list[PastMove] = []
        self.count = Count(players)
        self.lacks: dict[int, tuple[int, ...]] = {}  # by entry about moves: how many each viewer did not count there
        self.veiled: dict[int, int] = {}  # by entry: how many of its moves were secret steps
        self.done: defaultdict[int, int] = defaultdict(int)  # by seat: its moves, also those taken back, and all else
        self._first_reveals = start.reveals if start is not None else 0
        self._first_several = start is not None and len(start.awaiting) > 1

    @property
    def several(self) -> bool:
        """Several decide at once in secret, and not all are in."""
        return self.moves[-1].several if self.moves else self._first_several

    @property
    def reveals(self) -> int:
        return self.reveals_after(len(self.moves))

    def reveals_after(self, move: int) -> int:
        """The game's count of reveals after so many moves."""
        return self.moves[move - 1].reveals if move > 0 else self._first_reveals

    def open_before(self, move: int) -> int:
        """How many moves stood before the secret choices among which a move is; its own number for any other."""
        while move > 0 and self.moves[move - 1].secret:
            move -= 1
        return move

    def standing(self, entry: Entry) -> tuple[int, int]:
        """After how many moves the first of an entry stands, and how many of its moves still do."""
        moves, number = self.moves, entry.number
        first = len(moves)
        if moves and moves[-1].entry == number:  # nearly always: the latest entry is told
            while first > 0 and moves[first - 1].entry == number:
                first -= 1
            return first, len(moves) - first
        first = bisect_left(self.moves, entry.number, key=lambda played: played.entry)
        return first, bisect_right(self.moves, entry.number, first, key=lambda played: played.entry) - first

    # Changing

    def play(self, fact: Played, play: Moved | KeptPlay, entry: Entry) -> None:
        """The moves of an entry stand."""
        assert entry.seat is not None
        self.lacks[entry.number] = self.count.lacks
        last = len(play.moves) - 1
        for index, text in enumerate(play.moves):
            several = index == last and len(play.awaiting) > 1
            self.add(entry.number, entry.seat, text, fact, index, play.reveals[index], several)
        self.done[entry.seat] += last  # the entry counts as one itself

    def add(
        self, entry: int, seat: int, text: str, told: Played | list[Event], index: int, reveals: int, asked: bool
    ) -> None:
        """One more move stands; `asked` tells whether several owe a decision after it."""
        secret = self.several and reveals == self.reveals
        self.moves.append(PastMove(entry, seat, text, told, index, reveals, secret, secret or asked))
        self.count.add(seat if secret else None)
        if secret:
            self.veiled[entry] = self.veiled.get(entry, 0) + 1

    def undo(self, fact: Undone, entry: Entry) -> None:
        """Take moves back; of secret choices made at once, others' steps are kept."""
        self.mark(entry.number, fact.to)
        kept = [self.moves[index] for index in fact.kept] if fact.kept is not UNSET else []
        del self.moves[fact.to :]
        self.count.cut(fact.to)
        for move in kept:
            self.moves.append(move)
            self.count.add(move.seat)

    def mark(self, entry: int, to: int) -> None:
        """Remember how far each viewer counted at the move to which an entry leads, or asks to."""
        self.lacks[entry] = self.count.lacks_at(to)
