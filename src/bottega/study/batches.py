"""Batches: many games of one title stepped together, seen through NumPy buffers that stay.

    games = bottega.study.batch("<title>", 256, players=4)
    games.reset(seed=1)
    games.step(games.sample())
    games.observations, games.masks, games.seats, games.rewards, games.over

What an agent sees is what the seat that is asked may see. A game that ends is followed by the next one of its lane at
once: `over` marks the lane, `rewards` holds what every seat of the ended game earned, and `games.ended` tells the rest.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bottega.bots import Bot, Contestant, Seat, contestant
from bottega.bots.contestants import pick
from bottega.bots.policy import seed_from
from bottega.games import title as shelf
from bottega.kernel.chance import SEEDS
from bottega.kernel.components import Components
from bottega.kernel.errors import InvalidMove, SetupError
from bottega.kernel.game import Game
from bottega.kernel.number import whole
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason, quoted
from bottega.kernel.seed import DIGITS
from bottega.study.features import features
from bottega.study.rewards import check_reward, final
from bottega.study.sight.lanes import ANY, DRAWN, Ended, Lanes, UnderWay
from bottega.study.writer import BytesWriter

MOST = 1_000_000


class Batch:
    """`count` games side by side. Buffers are filled anew by each step: copy what you keep."""

    def __init__(
        self,
        title: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, Setting] | None = None,
        reward: str = "place",
        opponents: object = None,
        seat: int | None = None,
        components: Components | None = None,
    ) -> None:
        """`opponents` None: the caller decides for every seat. Otherwise it has one seat of each game (`seat`, or one
        that is drawn for each game), and bots sit in the others: one for all, or a list of one for each."""
        game = shelf(title)
        lanes = whole(count)
        if lanes is None or not 0 < lanes <= MOST:
            raise SetupError(Reason("study-batch", {"given": quoted(count), "most": MOST}))
        settings = game.settle(options, game.usual if players is None else players)
        self.title = title
        self.count = lanes
        self.players = game.usual if players is None else operator.index(players)
        self.options = settings
        self.reward = check_reward(reward)
        self.features = features(title, self.players)
        self._pieces = components if components is not None else game.components()
        self.actions = len(self._make(0).catalogue)
        self.opponents = self._opponents(opponents)
        self.seat = self._seat(seat)
        self.observations: NDArray[np.float32] = np.zeros((lanes, self.features.size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((lanes, self.actions), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(lanes, np.int64)
        # What every seat earned since the last step; of a lane with one seat of the caller's, `rewards[lane, seat]`.
        self.rewards: NDArray[np.float32] = np.zeros((lanes, self.players), np.float32)
        self.over: NDArray[np.bool_] = np.zeros(lanes, np.bool_)
        self._within: NDArray[np.uint8] = np.zeros((lanes, self.features.size), np.uint8)
        self._flat_masks = self.masks.reshape(-1)
        self._set: NDArray[np.int64] = np.zeros(0, np.int64)
        self._lanes: Lanes | None = None
        self._scores: NDArray[np.float32] = np.zeros((lanes, self.players), np.float32)
        self._bots: list[list[tuple[Contestant, Bot] | None]] = []

    def _opponents(self, given: object) -> list[Contestant] | None:
        if given is None:
            return None
        listed = given if isinstance(given, list | tuple) else [given] * (self.players - 1)
        if len(listed) != self.players - 1:
            raise SetupError(Reason("study-opponents", {"given": len(listed), "wanted": self.players - 1}))
        found = [contestant(who) for who in listed]
        for who in found:
            who.suits(self.title, self.players)
        return found

    def _seat(self, given: object) -> int:
        if self.opponents is None:
            if given is not None:
                raise SetupError(Reason("study-batch-seat"))
            return ANY
        number = whole(given)
        if given is None:
            return DRAWN
        if number is None or not 0 <= number < self.players:
            raise SetupError(Reason("move-no-such-seat", {"number": quoted(given), "players": self.players}))
        return number

    def reset(self, seed: int = 0) -> None:
        """Begin `count` new games: lane i has the seeds `seed + i`, then `seed + count + i`, and so on."""
        number = whole(seed)
        if number is None or not 0 <= number < SEEDS:
            raise SetupError(Reason("setup-seed", {"seed": quoted(seed), "limit": str(SEEDS), "digits": DIGITS}))
        self._bots = [[] for _ in range(self.count)]
        self._lanes = self._begun(number)
        self.rewards.fill(0)
        self.over.fill(False)
        if self.reward == "points":
            self._scores[:] = self._lanes.scores()
        self._look()

    def _begun(self, seed: int) -> Lanes:
        all_random = self.opponents is None or all(who.label == "random" for who in self.opponents)
        return Lanes(
            self.count,
            self.actions,
            seed,
            self.seat,
            self._make,
            self._sight(),
            None if all_random else self._answer,
            None if all_random else self._seat_bots,
        )

    def _make(self, seed: int) -> Game:
        return shelf(self.title).make(self.players, seed % SEEDS, self.options, self._pieces)

    def __getstate__(self) -> tuple[dict[str, object], tuple[int, UnderWay] | None]:
        kept = {**self.__dict__, "_lanes": None, "_flat_masks": None}
        return kept, None if self._lanes is None else (self._lanes.seed, self._lanes.under_way())

    def __setstate__(self, state: tuple[dict[str, object], tuple[int, UnderWay] | None]) -> None:
        kept, begun = state
        self.__dict__.update(kept)
        self._flat_masks = self.masks.reshape(-1)
        if begun is not None:
            seed, under_way = begun
            seated = self._bots
            self._bots = [[] for _ in range(self.count)]
            self._lanes = self._begun(seed)
            self._bots = seated  # those who sat there, not those of the games that were begun just now
            self._lanes.go_on_with(*under_way)

    def _sight(self) -> Callable[[BytesWriter, Game, int], None]:
        if self.features.sight is not None:
            return self.features.sight.sight
        table = self.features  # a title without a sight is looked at by its view, with numbers as they are
        return lambda out, game, seat: out.write(table.vector(game.view(seat)).tobytes())

    def _seat_bots(self, lane: int, seed: int, own: int) -> None:
        others = iter(self.opponents or [])
        seated: list[tuple[Contestant, Bot] | None] = []
        for seat in range(self.players):
            who = None if seat == own else next(others)
            seated.append(None if who is None else (who, who.sit_down((seed * 31 + seat) % SEEDS)))
        self._bots[lane] = seated

    def _answer(self, lane: int, game: Game, seat: int) -> int:
        seated = self._bots[lane][seat]
        assert seated is not None  # for the types: the caller's own seat is never asked here
        who, bot = seated
        if type(bot) is Bot:  # plays any move: a guess of what is hidden would cost more than the game
            legal = game.legal(seat)
            return legal[bot.chance.below(len(legal))]
        return pick(who, bot, Seat(game, seat, seed_from(bot.chance)))

    @property
    def lanes(self) -> Lanes:
        if self._lanes is None:
            raise RuntimeError("reset() needs to be called first")
        return self._lanes

    @property
    def games(self) -> list[Game]:
        """The games themselves; they must not be changed."""
        return self.lanes.games()

    def chair(self, lane: int, seed: int = 0) -> Seat:
        """What a bot gets that is to decide in a lane: all that the asked seat may know; `seed` for what it guesses."""
        number = whole(lane)
        if number is None or not 0 <= number < self.count:
            raise SetupError(Reason("study-lane", {"given": quoted(lane), "count": self.count}))
        return Seat(self.lanes.states[number], self.lanes.seats[number], seed)

    @property
    def ended(self) -> list[Ended]:
        """The games that the last step ended."""
        return self.lanes.ended

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every lane, at random."""
        return np.array(self.lanes.random(), np.int64)

    def step(self, actions: Any) -> None:
        """Play an action in every lane. If one is not legal, InvalidMove names the lane, and nothing is played."""
        chosen = self._checked(actions)
        lanes = self.lanes
        lanes.step(chosen)
        self.rewards.fill(0)
        self.over.fill(False)
        if self.reward == "points":
            self._give_points()
        for ended in lanes.ended:
            self.over[ended.lane] = True
            if self.reward != "points":
                self.rewards[ended.lane] = final(self.reward, ended.state)
        self._look()

    def _checked(self, actions: Any) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            shape, kind = str(given.shape), str(given.dtype)
            raise InvalidMove(Reason("study-batch-actions", {"count": self.count, "shape": shape, "type": kind}))
        chosen: list[int] = given.tolist()
        wrong = self.lanes.first_wrong(chosen)
        if wrong >= 0:
            raise InvalidMove(Reason("study-batch-illegal", {"lane": wrong, "action": chosen[wrong]}))
        return chosen

    def _give_points(self) -> None:
        now = np.array(self.lanes.scores(), np.float32)
        np.subtract(now, self._scores, out=self.rewards)
        for ended in self.lanes.ended:
            # The lane has gone on to another game, with scores of its own.
            self.rewards[ended.lane] = np.array(ended.state.scores, np.float32) - self._scores[ended.lane]
        self._scores[:] = now

    def _look(self) -> None:
        lanes = self.lanes
        if self.features.sight is None:
            self.observations[:] = np.frombuffer(lanes.out.getvalue(), np.float32).reshape(self.observations.shape)
        else:
            seen = np.frombuffer(lanes.out.getvalue(), np.uint8).reshape(self.observations.shape)
            self.observations[:] = np.minimum(seen, self.features.whole, out=self._within)
            self.observations *= self.features.scale
        self.seats[:] = lanes.seats
        self._flat_masks[self._set] = 0
        self._set = np.frombuffer(lanes.allowed.getvalue(), np.int64)
        self._flat_masks[self._set] = 1

    def last_seen(self, ended: Ended) -> NDArray[np.float32]:
        """What the caller's seat saw at the end of a game."""
        if self.features.sight is None:
            return np.frombuffer(ended.seen, np.float32)
        return self.features.scaled(ended.seen)
