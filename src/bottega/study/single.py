"""Gymnasium: one seat of a table as an environment; bots sit in the others."""

from __future__ import annotations

import operator

import gymnasium
import numpy as np
from gymnasium import spaces

from bottega.api import new_game
from bottega.bots import Bot, Contestant, Seat, contestant
from bottega.bots.contestants import pick
from bottega.bots.policy import seed_from
from bottega.games import title
from bottega.kernel.chance import SEEDS, Chance
from bottega.kernel.errors import InvalidMove, SetupError
from bottega.kernel.number import whole
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason, quoted
from bottega.study.aec import (
    Chosen,
    Info,
    Mask,
    action_mask,
    action_number,
    begun,
    check_options,
    check_render_mode,
    drawn,
    plain,
)
from bottega.study.drawing import MODES, Picture, told
from bottega.study.features import features
from bottega.study.features.table import Vector
from bottega.study.rewards import check_reward, final

OPTIONS = ("position", "seat")  # of `reset`
PATIENCE = 1000  # refused actions in a row after which an episode is cut off


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat against bots. `info["action_mask"]` and `action_masks()` say which actions are legal.

    An illegal action changes nothing: it is told in `info["refused"]`, costs `penalty`, and after a
    thousand of them in a row the episode is cut off. `opponents` is one bot for all other seats, by name,
    class or object, or a list of one for each; `seat` None sits down somewhere else in each game.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 (the framework's own attribute)

    def __init__(
        self,
        game: str,
        players: int,
        opponents: object = "random",
        seat: int | None = None,
        options: dict[str, Setting] | None = None,
        reward: str = "place",
        penalty: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.title = game
        self.options = title(game).settle(options, players)
        self.players = players = operator.index(players)
        listed = opponents if isinstance(opponents, list | tuple) else [opponents] * (players - 1)
        self.opponents: list[Contestant] = [contestant(who) for who in listed]
        if len(self.opponents) != players - 1:
            raise SetupError(Reason("study-opponents", {"given": len(self.opponents), "wanted": players - 1}))
        for who in self.opponents:
            who.suits(game, players)
        self.seat = self._known(seat)
        self.reward = check_reward(reward)
        self.penalty = float(penalty)
        self.render_mode = check_render_mode(render_mode)
        self.features = features(game, players)
        self.actions = len(new_game(game, players, 0, self.options).catalogue)
        self.observation_space = spaces.Box(0.0, 1.0, (self.features.size,), np.float32)
        self.action_space = spaces.Discrete(self.actions)

    def _known(self, seat: object) -> int | None:
        """A seat of this table, or None to sit somewhere else in each game."""
        number = whole(seat)
        if seat is not None and (number is None or not 0 <= number < self.players):
            raise SetupError(Reason("move-no-such-seat", {"number": quoted(seat), "players": self.players}))
        return number

    def reset(self, *, seed: int | None = None, options: Chosen | None = None) -> tuple[Vector, Info]:
        """Begin a new game: with `seed`, that of `bottega.new_game(..., seed=seed)`.

        `options` may name the `seat` of this episode, and a `position` (`game.dump()`) to begin with.
        """
        seed = plain(seed)
        chosen = check_options(options, OPTIONS)
        super().reset(seed=seed)
        number = seed if seed is not None else int(self.np_random.integers(SEEDS))
        asked = self._known(chosen.get("seat", self.seat))
        self.game = begun(self.title, self.players, self.options, number, chosen.get("position"))
        self.own = asked if asked is not None else int(self.np_random.integers(self.players))
        self._chance = Chance(int(self.np_random.integers(SEEDS)))
        others = iter(self.opponents)
        self._seated = [None if seat == self.own else next(others) for seat in range(self.players)]
        self._bots = [None if who is None else who.sit_down(seed_from(self._chance)) for who in self._seated]
        self._refusals = 0
        self._ended = False
        self._points = self.game.scores[self.own]
        self._let_others_play()
        return self._observe(), self._info()

    def _let_others_play(self) -> None:
        """The bots decide until this seat is asked or the game is over."""
        game = self.game
        while not game.over:
            seat = game.awaiting[0]
            who, bot = self._seated[seat], self._bots[seat]
            if who is None or bot is None:
                return
            if type(bot) is Bot:  # plays any move: a guess of what is hidden would cost more than the game
                legal = game.legal(seat)
                game.do(seat, legal[bot.chance.below(len(legal))])
            else:
                game.do(seat, pick(who, bot, Seat(game, seat, seed_from(self._chance))))

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, Info]:
        self._check_begun("step")
        if self._ended:
            raise gymnasium.error.ResetNeeded("Cannot call env.step() before calling env.reset(): the game is over")
        game = self.game
        try:
            number = action_number(action, self.actions)
        except InvalidMove as error:
            if whole(action) is None:
                raise gymnasium.error.InvalidAction(str(error)) from None
            return self._refuse(error.reason)
        if number not in game.legal(self.own):
            return self._refuse(game.why_not(self.own, game.catalogue[number]))
        self._refusals = 0
        game.do(self.own, number)
        self._let_others_play()
        self._ended = game.over
        return self._observe(), self._reward(), game.over, False, self._info()

    def _check_begun(self, what: str) -> None:
        if "game" not in vars(self):
            raise gymnasium.error.ResetNeeded(f"Cannot call env.{what}() before calling env.reset()")

    def _refuse(self, reason: Reason | None) -> tuple[Vector, float, bool, bool, Info]:
        self._refusals += 1
        info = self._info()
        info["refused"] = str(reason)
        self._ended = self._refusals >= PATIENCE
        return self._observe(), 0.0 - self.penalty, False, self._ended, info

    def _reward(self) -> float:
        if self.reward == "points":
            before, self._points = self._points, self.game.scores[self.own]
            return float(self._points - before)
        return final(self.reward, self.game)[self.own] if self.game.over else 0.0

    def _observe(self) -> Vector:
        return self.features.look(self.game, self.own)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.action_masks(), "seat": self.own}
        if self.game.over:
            info["scores"], info["places"] = self.game.scores, self.game.places
        return info

    def action_masks(self) -> Mask:
        """1 for each legal action; the name is the one that MaskablePPO looks for."""
        self._check_begun("action_masks")
        return action_mask(self.actions, [] if self.game.over else self.game.legal(self.own))

    def read(self, language: str = "en") -> str:
        """What an agent that reads is told: the table as its seat sees it, the question, its legal actions."""
        self._check_begun("read")
        return told(self.game, self.own, language)

    def render(self) -> str | Picture | None:
        """The table as the own seat sees it."""
        self._check_begun("render")
        return drawn(self.render_mode, self.game, self.own)
