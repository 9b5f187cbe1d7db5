"""Game: what any game is to those who play, host or study it.

A title's game class holds its whole state in typed fields and supplies the methods of the second
half. Each decision is one pick from a short list; a compound turn is a chain of them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from bottega.kernel.chance import SEEDS, Chance
from bottega.kernel.components import Components
from bottega.kernel.errors import (
    GameIsOver,
    IllegalMove,
    InvalidMove,
    MoveError,
    RecordError,
    SeatError,
    SetupError,
    UntimelyMove,
)
from bottega.kernel.event import Event
from bottega.kernel.memory import Memory
from bottega.kernel.move import Catalogue, Move, Written
from bottega.kernel.native import mypyc_attr
from bottega.kernel.number import Number, kind, whole
from bottega.kernel.option import Setting
from bottega.kernel.plain import Position, View
from bottega.kernel.reason import Reason, Value, quoted
from bottega.kernel.record import Record
from bottega.kernel.seed import GUESSED, Seed, chance_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.view_types import Common


DIGEST_EVERY: Final = 50  # moves between two digests in a record
LONGEST_NOTATION: Final = 200  # signs: nobody means a move by more
NUMBERS: Final = 32  # bits of a step for the number of its move; the seat stands above
MOVE: Final = (1 << NUMBERS) - 1


class Factory:
    """How games of one title come to be: from a set-up, or from a dumped position."""

    def __init__(
        self,
        rules_version: int,
        make: Callable[[int, Seed, dict[str, Setting], Components], Game],
        load: Callable[[Position, Components], Game],
    ) -> None:
        self.rules_version = rules_version
        self.make = make
        self.load = load


FACTORIES: dict[str, Factory] = {}  # by title; each Title registers its own


@mypyc_attr(allow_interpreted_subclasses=True)  # a guest's title is plain Python, also beside compiled ones
class Game:
    """A game in progress. Made by `bottega.new_game`, `bottega.replay` or `bottega.load_game`."""

    title: str  # its name on the shelf
    players: i64
    options: dict[str, Setting]
    seed: Seed  # GUESSED for a guess
    components: Components
    catalogue: Catalogue

    awaiting: list[int]  # the seats that owe a decision now, lowest first; several decide at once in secret
    over: bool
    chance: Chance
    reveals: i64  # grows whenever something hidden comes to light for anyone: undo and drafts end there
    number: int  # how many moves have been played since the start
    past: list[int]  # that many steps, each a seat and a move in one number; more, if another game has gone on
    lent: bool  # the past is another game's, which may add to it: whoever plays here takes a list of its own first
    forgetful: bool  # somebody else writes down what is played
    start: Position | None  # the dumped position it began from, if not from the usual set-up
    log: list[Event] | None  # None: nobody listens

    def __init__(self) -> None:
        """Empty: the title's factory fills it. Copying must not cost a set-up."""

    # What the kernel does for every game

    def seated(self, seat: Number) -> int:
        """`seat` as a plain number; SeatError if there is no such seat. Every public call asks here first."""
        number = whole(seat)
        if number is None:
            last = self.players - 1
            raise SeatError(Reason("seat-no-number", {"value": quoted(seat), "kind": kind(seat), "last": last}))
        if not 0 <= number < self.players:
            raise self.no_seat(number)
        return number

    def no_seat(self, number: int) -> SeatError:
        """The error for a number that is no seat's; `legal` of each title raises it too."""
        return SeatError(Reason("move-no-such-seat", {"number": quoted(number), "players": self.players}))

    def reader(self, seat: Number | None) -> int | None:
        """The same for one who only looks: None is an onlooker."""
        return None if seat is None else self.seated(seat)

    def moves(self, seat: Number) -> list[Move]:
        """The legal moves of `seat`, which may be none if it is not asked."""
        catalogue = self.catalogue
        return [catalogue.moves[number] for number in self.legal(self.seated(seat))]

    def history(self) -> list[tuple[int, Move]]:
        """All moves played, with their seats, first to last."""
        moves = self.catalogue.moves
        return [(step >> NUMBERS, moves[step & MOVE]) for step in self.past[: self.number]]

    def why_not(self, seat: Number, move: Written) -> Reason | None:
        """None if `seat` may play `move` now, given as such or in notation, else the reason why not."""
        error = self._error(seat, move)
        return error.reason if error is not None else None

    def play(self, seat: Number, move: Written) -> None:
        """Play a move, given as such or in notation; raises MoveError and changes nothing if refused."""
        error = self._error(seat, move)
        if error is not None:
            raise error
        self.do(self.seated(seat), self.catalogue.find(str(move)))

    def _error(self, given: Number, move: Written) -> MoveError | None:
        if self.over:
            return GameIsOver(Reason("move-game-over"))
        try:
            seat = self.seated(given)
        except SeatError as error:
            return error
        if not isinstance(move, (Move, str)):  # a tuple: a union would be made anew at every move
            return InvalidMove(Reason("move-no-text", {"value": quoted(move)}))
        text = str(move)
        number = self.catalogue.find(text)
        if number < 0:
            return self._unknown(seat, text, self.legal(seat))
        if seat in self.awaiting:
            # One check instead of a list of all moves: games are replayed by this.
            refusal = self.refusal(seat, number)
            return None if refusal is None or number in self.retreats(seat) else IllegalMove(refusal)
        if number in self.legal(seat) or number in self.retreats(seat):
            return None
        return UntimelyMove(Reason("move-not-asked", {"seats": list(self.awaiting)}))

    def _unknown(self, seat: int, text: str, legal: list[int]) -> MoveError:
        """What is written like no move: the rule against it, or what may have been meant."""
        if len(text) <= LONGEST_NOTATION:
            named = self.misnamed(seat, text.lower().split()) if seat in self.awaiting else None
            if named is not None:
                return IllegalMove(named)
            near = self.catalogue.near(text, legal)
            if near:
                return InvalidMove(Reason("move-unknown-near", {"text": quoted(text), "near": near}))
        return InvalidMove(Reason("move-unknown", {"text": quoted(text)}))

    def fresh(self) -> Game:
        """The same game before its first move."""
        factory = FACTORIES[self.title]
        if self.start is None:
            return factory.make(self.players, self.seed, dict(self.options), self.components)
        game = factory.load(self.start, self.components)
        game.start = self.start
        return game

    def record(self) -> Record:
        """The record so far. It is made by replaying, so a record in hand is one that replays."""
        if self.seed == GUESSED:
            raise RecordError(Reason("record-guess"))
        record = Record()
        record.game = self.title
        record.rules = FACTORIES[self.title].rules_version
        record.components = self.components.digest
        record.players = self.players
        record.options = dict(self.options)
        record.seed = self.seed
        record.start = self.start
        twin = self.fresh()
        record.digests[0] = twin.digest()
        for seat, move in self.history():
            twin.do(seat, move.number)
            record.moves.append((seat, move.text))
            if len(record.moves) % DIGEST_EVERY == 0:
                record.digests[len(record.moves)] = twin.digest()
        record.digests[len(record.moves)] = twin.digest()
        if record.digests[len(record.moves)] != self.digest():
            raise AssertionError("the game does not equal its own replay")
        return record

    def __reduce__(self) -> Any:
        steps = [(seat, move.number) for seat, move in self.history()]
        # The class goes along so that unpickling imports its module, which registers the factory.
        return revive, (type(self), self.title, self.dump(), self.components, self.start, self.reveals, steps)

    def __repr__(self) -> str:
        """What it is: title, players, options that are not off, where it stands and who decides."""
        chosen = [name if setting is True else f"{name}={setting}" for name, setting in self.options.items() if setting]
        view = self.view(None)
        at = [f"round {view['round']}"] if "round" in view else []
        at += [str(view["phase"])] if "phase" in view else []
        asked = "over" if self.over else f"awaiting {', '.join(f'seat {seat}' for seat in self.awaiting)}"
        return f"<{', '.join([self.title, f'{self.players} players', *chosen, *at, asked, f'{self.number} moves'])}>"

    def __str__(self) -> str:
        return _printing[0](self) if _printing else repr(self)

    def remember(self, seat: i64, number: i64) -> None:
        """Called first by every `do`: adds the move to the past."""
        if self.forgetful:
            return
        if self.lent:
            self.past, self.lent = self.past[: self.number], False
        self.past.append((seat << NUMBERS) | number)
        self.number += 1

    def forget_past(self) -> None:
        """The game begins as it stands."""
        self.number = 0
        self.past = []
        self.lent = False

    def begin(
        self,
        title: str,
        players: int,
        seed: Seed,
        options: dict[str, Setting],
        components: Components,
        catalogue: Catalogue,
    ) -> None:
        """Called by every factory: fills what all games have in common."""
        self.title = title
        self.players = players
        self.seed = seed
        self.options = options
        self.components = components
        self.catalogue = catalogue
        self.awaiting = []
        self.over = False
        self.chance = chance_of(seed)
        self.reveals = 0
        self.forget_past()
        self.forgetful = False
        self.start = None
        self.log = None

    def copy_kernel(self, twin: Game) -> None:
        """Called by every `copy`: what all games have in common."""
        twin.title = self.title
        twin.players = self.players
        twin.options = self.options
        twin.seed = self.seed
        twin.components = self.components
        twin.catalogue = self.catalogue
        twin.awaiting = self.awaiting[:]
        twin.over = self.over
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals
        twin.number = self.number
        twin.past = self.past
        twin.lent = True
        twin.forgetful = False
        twin.start = self.start
        twin.log = None

    def forget(self, seed: int) -> None:
        """Called by every `guess`: nothing of the true past, seed or chance stays in the copy."""
        self.forget_past()
        self.start = None
        self.seed = GUESSED
        self.chance = Chance(seed)

    def view_common(self, seat: int | None) -> View:
        """The part of a view that all games share, for a title to add its own to."""
        return cast("View", self.common(seat))

    def common(self, seat: int | None) -> Common:
        """The same, for titles whose views are typed."""
        common: Common = {
            "game": self.title,
            "players": self.players,
            "options": dict(self.options),
            "seat": seat,
            "awaiting": list(self.awaiting),
            "over": self.over,
            "scores": self.scores,
        }
        if self.over:
            common["places"] = self.places
        return common

    def tell(self, kind: str, seat: int, args: dict[str, Value], secret: dict[str, Value] | None = None) -> None:
        """Add to the log. Hot code asks `if game.log is not None` first, to spare building `args`."""
        if self.log is not None:
            self.log.append(Event(kind, seat, args, secret))

    def digest(self) -> str:
        """A short fingerprint of the whole state."""
        text = json.dumps(self.ledger(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def ledger(self) -> Position:
        """The state in the form that is digested: frozen for ever, while `dump` may become more readable."""
        return self.dump()

    def forced(self) -> int:
        """The number of the move that play would make by itself here, without asking; -1 if there is a choice.

        In play nobody is ever asked at such a point; a position that was written by hand may stand there.
        """
        return -1

    @property
    def ranking(self) -> list[int]:
        """Seats by place, best first; seats of one place by number. See `places` for ties."""
        places = self.places
        return sorted(range(len(places)), key=lambda seat: (places[seat], seat))

    # What each title supplies

    @property
    def scores(self) -> list[int]:
        """Points of each seat: those visible on the track during the game, the final ones at its end."""
        raise NotImplementedError

    @property
    def places(self) -> list[int]:
        """Place of each seat by score and the rulebook's tie-breaks, 1 best; equals share a place."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """Numbers of the legal moves, in the catalogue's order of interest. Never empty if awaited.

        A seat that is not awaited has none, except `rethink`: it has committed a secret choice
        that others still owe, and may take it back. For hot code: takes plain numbers only; SeatError
        (see `no_seat`) if there is no such seat.
        """
        raise NotImplementedError

    def do(self, seat: i64, number: i64) -> None:
        """Play a legal move by number. For hot code and unchecked: hand in only what `legal` gave, or use `play`."""
        raise NotImplementedError

    def refusal(self, seat: i64, number: i64) -> Reason | None:
        """The rule that forbids an awaited seat this move; None exactly if `legal` has it."""
        raise NotImplementedError

    def misnamed(self, seat: int, words: list[str]) -> Reason | None:
        """The rule against what an awaited seat has written though no move of the catalogue says it, or None."""
        return None

    def retreats(self, seat: i64) -> list[int]:
        """Numbers of moves by which `seat` takes back steps of a secret choice that is not yet revealed.

        They may be played, but are not in `legal` of an awaited seat: who searches or learns would run in circles.
        """
        return []

    def question(self, seat: Number) -> Reason:
        """What `seat` is asked now: the message `<game>-ask-...` and its arguments. It calls `seated` first."""
        raise NotImplementedError

    def copy(self) -> Game:
        """An independent twin, cheap; it shares the past and does not listen."""
        raise NotImplementedError

    def view(self, seat: Number | None) -> View:
        """All that `seat` (None: an onlooker) may know, as plain data: a whitelist. It calls `reader` first."""
        raise NotImplementedError

    def views(self, seats: Sequence[Number | None]) -> list[View]:
        """The views of several seats. What is the same for all of them may be one object: read it, don't change it."""
        return [self.view(seat) for seat in seats]

    def recalled_views(self, seats: Sequence[Number | None], memory: Memory) -> list[View]:
        """The same, sparing what the memory of this game still holds: for who shows it move by move."""
        return self.views(seats)

    def guess(self, seat: Number | None, seed: Number) -> Game:
        """A copy in which all that `seat` cannot know is redrawn, consistently with what it has seen.

        Its chance is redrawn too, and it has no past: see `forget`. It calls `reader` and `seed_of_guess` first.
        """
        raise NotImplementedError

    def dump(self) -> Position:
        """The whole truth as readable, versioned data that `bottega.load_game` takes back."""
        raise NotImplementedError


_printing: list[Callable[[Game], str]] = []


def print_games_with(printing: Callable[[Game], str]) -> None:
    """Let `print(game)` show the board; the kernel itself draws nothing."""
    _printing[:] = [printing]


def seed_of_guess(seed: Number) -> int:
    """The seed of a guess as a plain number: always of the fast generator. SetupError if it is none."""
    number = whole(seed)
    if number is None or not 0 <= number < SEEDS:
        raise SetupError(Reason("setup-guess-seed", {"seed": quoted(seed), "limit": str(SEEDS)}))
    return number


def revive(
    kind: type,
    title: str,
    data: Position,
    components: Components,
    start: Position | None,
    reveals: int,
    steps: list[tuple[int, int]],
) -> Game:
    """A pickled game."""
    game = FACTORIES[title].load(data, components)
    game.start = start
    game.reveals = reveals
    for seat, number in steps:
        game.remember(seat, number)
    return game
