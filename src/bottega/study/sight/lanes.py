"""Lanes: many games side by side, played and looked at in one compiled call.

A lane holds one game. Either every decision is the caller's, or the caller has one seat of each lane and others play
the rest: at random here, or in whatever way `others` knows. A game that ends is replaced by the next one of its lane,
whose seed depends on the lane and on how many it has had, not on the other lanes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bottega.kernel.chance import SEEDS, Chance
from bottega.kernel.game import Game
from bottega.study.writer import BytesWriter, write_i64_le

if TYPE_CHECKING:
    from mypy_extensions import i64

ANY: Final = -1  # the caller decides for every seat
DRAWN: Final = -2  # its seat is drawn anew for each game


class Ended:
    """How a game of a lane ended: told once, before the next one begins."""

    def __init__(self, lane: int, seat: int, game: Game, seen: bytes) -> None:
        self.lane = lane
        self.seat = seat  # the caller's; -1 if it had all
        self.game = game
        self.seen = seen  # what the caller's seat saw at the end


class Lanes:
    """So many games. `seats` says who is asked in each lane, `legal` what it may do."""

    def __init__(
        self,
        count: int,
        seed: int,
        own: int,
        make: Callable[[int], Game],
        sight: Callable[[BytesWriter, Game, int], None],
        others: Callable[[int, Game, int], int] | None,
        begun: Callable[[int, int, int], None] | None,
    ) -> None:
        self.count = count
        self.seed = seed
        self.own = own
        self.make = make
        self.sight = sight
        self.out = BytesWriter()
        self.others = others
        self.begun = begun
        self.had: list[int] = [0] * count
        self.owned: list[int] = [own] * count
        self.chances: list[Chance] = [Chance(seed + lane) for lane in range(count)]
        self.ended: list[Ended] = []
        self.games: list[Game] = [make(seed)] * count  # each is replaced before it is looked at
        self.seats: list[int] = [0] * count
        self.legal: list[list[int]] = [[] for _ in range(count)]
        lane: i64
        for lane in range(count):
            self._begin(lane)

    def _begin(self, lane: i64) -> None:
        """The next game of a lane."""
        place: int = lane  # compiled, a machine integer would make the sum one, and seeds reach to its end
        seed = (self.seed + place + self.count * self.had[lane]) % SEEDS
        self.had[lane] += 1
        game = self.make(seed)
        self.games[lane] = game
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
        game = self.games[lane]
        own: i64 = self.owned[lane]
        others = self.others
        chance = self.chances[lane]
        while not game.over:
            seat: i64 = game.awaiting[0]
            if own == ANY or seat == own:
                self.seats[lane] = seat
                self.legal[lane] = game.legal(seat)
                return
            if others is None:
                legal = game.legal(seat)
                game.do(seat, legal[chance.below(len(legal))])
            else:
                game.do(seat, others(lane, game, seat))
        self.out.truncate(0)
        self.sight(self.out, game, own if own != ANY else self.seats[lane])
        self.ended.append(Ended(lane, own, game, self.out.getvalue()))
        self._begin(lane)

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
        lane: i64
        for lane in range(self.count):
            self.games[lane].do(self.seats[lane], actions[lane])
            self._go_on(lane)

    def look(self) -> bytes:
        """What the asked seats see, one lane after the other."""
        out, sight = self.out, self.sight
        out.truncate(0)
        lane: i64
        for lane in range(self.count):
            sight(out, self.games[lane], self.seats[lane])
        return out.getvalue()

    def allowed(self, actions: i64) -> bytes:
        """Where the masks of all lanes, `actions` numbers each, are 1: places as integers of 64 bits."""
        out = self.out
        out.truncate(0)
        base: i64 = 0
        number: i64
        for legal in self.legal:
            for number in legal:
                write_i64_le(out, base + number)
            base += actions
        return out.getvalue()

    def scores(self) -> list[list[int]]:
        """The points of all seats in every lane."""
        return [game.scores for game in self.games]

    def random(self) -> list[int]:
        """A legal action for every lane, drawn by its own chance: to measure, and to begin with."""
        drawn: list[int] = []
        lane: i64
        for lane in range(self.count):
            legal = self.legal[lane]
            drawn.append(legal[self.chances[lane].below(len(legal))])
        return drawn
