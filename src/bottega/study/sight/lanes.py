"""Lanes: many games side by side, played and looked at in one compiled call.

A lane holds one game. Either every decision is the caller's, or the caller has one seat of each lane and others play
the rest: at random here, or in whatever way `others` knows. A game that ends is replaced by the next one of its lane,
whose seed depends on the lane and on how many it has had, not on the other lanes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bottega.kernel.chance import SEEDS, Chance
from bottega.kernel.game import MOVE, NUMBERS, Game
from bottega.study.writer import BytesWriter, read_i64_le, write_i64_le

if TYPE_CHECKING:
    from mypy_extensions import i64

ANY: Final = -1  # the caller decides for every seat
DRAWN: Final = -2  # its seat is drawn anew for each game


Told = tuple[int, int, Game, bytes]  # lane, seat, game and what was seen of an ended game
UnderWay = tuple[list[int], list[int], list[Chance], list[Game], list[Told]]


class Ended:
    """How a game of a lane ended: told once, before the next one begins."""

    def __init__(self, lane: int, seat: int, state: Game, past: bytes, seen: bytes) -> None:
        self.lane = lane
        self.seat = seat  # the caller's; -1 if it had all
        self.state = state  # without its past
        self.seen = seen  # what the caller's seat saw at the end
        self._past = past

    @property
    def game(self) -> Game:
        """The game itself, with all that was played."""
        if self._past:
            retell(self.state, self._past)
            self._past = b""
        return self.state


def retell(game: Game, past: bytes) -> None:
    """Give a game its past."""
    game.forget_past()
    game.forgetful = False
    at: i64
    for at in range(len(past) // 8):
        step: i64 = read_i64_le(past, 8 * at)
        game.remember(step >> NUMBERS, step & MOVE)


class Lanes:
    """So many games. `seats` says who is asked in each lane, `legal` what it may do.

    Games in lanes have no past: a link for every move would be most of what the garbage collector looks at. What was
    played is written down in bytes, and told to whoever asks for a game.
    """

    def __init__(
        self,
        count: int,
        actions: int,
        seed: int,
        own: int,
        make: Callable[[int], Game],
        sight: Callable[[BytesWriter, Game, int], None],
        others: Callable[[int, Game, int], int] | None,
        begun: Callable[[int, int, int], None] | None,
    ) -> None:
        self.count = count
        self.actions = actions  # how many there are: the width of a mask
        self.seed = seed
        self.own = own
        self.make = make
        self.sight = sight
        self.out = BytesWriter()  # what the asked seats see, one lane after the other
        self.allowed = BytesWriter()  # where the masks of all lanes are 1: places as integers of 64 bits
        self.farewell = BytesWriter()  # what is seen of a game that has ended
        self.others = others
        self.begun = begun
        self.had: list[int] = [0] * count
        self.owned: list[int] = [own] * count
        self.chances: list[Chance] = [Chance(seed + lane) for lane in range(count)]
        self.ended: list[Ended] = []
        self.states: list[Game] = [make(seed)] * count  # each is replaced before it is looked at
        self.pasts: list[BytesWriter] = [BytesWriter() for _ in range(count)]
        self.seats: list[int] = [0] * count
        self.legal: list[list[int]] = [[] for _ in range(count)]
        lane: i64
        for lane in range(count):
            self._begin(lane)
            self._look(lane)
        self.ended = []

    def _begin(self, lane: i64) -> None:
        """The next game of a lane."""
        place: int = lane  # compiled, a machine integer would make the sum one, and seeds reach to its end
        seed = (self.seed + place + self.count * self.had[lane]) % SEEDS
        self.had[lane] += 1
        game = self.make(seed)
        game.forgetful = True
        self.states[lane] = game
        self.pasts[lane].truncate(0)
        chance = Chance(seed)
        self.chances[lane] = chance
        if self.own == DRAWN:
            self.owned[lane] = chance.below(game.players)
        begun = self.begun
        if begun is not None:
            begun(lane, seed, self.owned[lane])
        self._go_on(lane)

    def _go_on(self, lane: i64) -> None:
        """Let others play until the caller is asked."""
        game = self.states[lane]
        own: i64 = self.owned[lane]
        others = self.others
        chance = self.chances[lane]
        past = self.pasts[lane]
        while not game.over:
            seat: i64 = game.awaiting[0]
            if own == ANY or seat == own:
                self.seats[lane] = seat
                self.legal[lane] = game.legal(seat)
                return
            number: i64
            if others is None:
                legal = game.legal(seat)
                number = legal[chance.below(len(legal))]
            else:
                number = others(lane, game, seat)
            game.do(seat, number)
            write_i64_le(past, (seat << NUMBERS) | number)
        self.farewell.truncate(0)
        self.sight(self.farewell, game, own if own != ANY else self.seats[lane])
        self.ended.append(Ended(lane, own, game, past.getvalue(), self.farewell.getvalue()))
        self._begin(lane)

    def _look(self, lane: i64) -> None:
        """Write down what the asked seat of a lane sees and may do."""
        self.sight(self.out, self.states[lane], self.seats[lane])
        base: i64 = lane * self.actions
        number: i64
        for number in self.legal[lane]:
            write_i64_le(self.allowed, base + number)

    def first_wrong(self, actions: list[int]) -> int:
        """The first lane whose action is not legal; -1 if all are."""
        lane: i64
        for lane in range(self.count):
            if actions[lane] not in self.legal[lane]:
                return lane
        return -1

    def step(self, actions: list[int]) -> None:
        """Play a legal action in every lane; whatever ended stands in `ended` until the next step."""
        self.ended = []
        self.out.truncate(0)
        self.allowed.truncate(0)
        states, seats, pasts = self.states, self.seats, self.pasts
        lane: i64
        for lane in range(self.count):
            game = states[lane]
            seat: i64 = seats[lane]
            number: i64 = actions[lane]
            if game.number:
                game.forget_past()  # somebody has looked at the games
            game.do(seat, number)
            write_i64_le(pasts[lane], (seat << NUMBERS) | number)
            self._go_on(lane)
            self._look(lane)  # while the game is still at hand: all of them are more than a processor keeps there

    def games(self) -> list[Game]:
        """All games with their pasts."""
        lane: i64
        for lane in range(self.count):
            retell(self.states[lane], self.pasts[lane].getvalue())
            self.states[lane].forgetful = True
        return self.states

    def under_way(self) -> UnderWay:
        """All that another batch needs to go on in the same way."""
        ended = [(each.lane, each.seat, each.game, each.seen) for each in self.ended]
        return self.had, self.owned, self.chances, self.games(), ended

    def go_on_with(
        self, had: list[int], owned: list[int], chances: list[Chance], games: list[Game], ended: list[Told]
    ) -> None:
        """Put other games in place of those that were begun, with the chances by which they go on."""
        self.had, self.owned, self.chances, self.states = had, owned, chances, games
        lane: i64
        for lane in range(self.count):
            game = games[lane]
            past = self.pasts[lane]
            past.truncate(0)
            for seat, move in game.history():
                write_i64_le(past, (seat << NUMBERS) | move.number)
            game.forget_past()
            game.forgetful = True
            self.seats[lane] = game.awaiting[0]
            self.legal[lane] = game.legal(game.awaiting[0])
        self.ended = [Ended(at, seat, game, b"", seen) for at, seat, game, seen in ended]

    def scores(self) -> list[list[int]]:
        """The points of all seats in every lane."""
        return [game.scores for game in self.states]

    def random(self) -> list[int]:
        """A legal action for every lane, drawn by its own chance: to measure, and to begin with."""
        drawn: list[int] = []
        lane: i64
        for lane in range(self.count):
            legal = self.legal[lane]
            drawn.append(legal[self.chances[lane].below(len(legal))])
        return drawn
