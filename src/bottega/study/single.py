"""Gymnasium: one seat of a table as an environment; bots sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from bottega.api import new_game
from bottega.bots import Bot, Seat
from bottega.bots.policy import seed_from
from bottega.games import title
from bottega.kernel.chance import SEEDS, Chance
from bottega.kernel.errors import SetupError
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason
from bottega.study.aec import Mask, action_mask, describe
from bottega.study.features import features
from bottega.study.features.table import Vector
from bottega.study.players import sit_down
from bottega.study.rewards import check_reward, final

PATIENCE = 1000  # refused actions in a row after which an episode is cut off


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat against bots. `info["action_mask"]` and `action_masks()` say which actions are legal.

    An illegal action changes nothing: it is told in `info["refused"]`, costs `penalty`, and after a
    thousand of them in a row the episode is cut off. `opponents` is one level for all other seats, or
    one for each; `seat` None sits down somewhere else in each game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (the framework's own attribute)

    def __init__(
        self,
        game: str,
        players: int,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        options: dict[str, Setting] | None = None,
        reward: str = "place",
        penalty: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.title = game
        self.players = players
        self.options = title(game).settle(options, players)
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != players - 1:
            raise SetupError(Reason("study-opponents", {"given": len(self.opponents), "wanted": players - 1}))
        if seat is not None and not 0 <= seat < players:
            raise SetupError(Reason("move-no-such-seat", {"number": seat, "players": players}))
        for level in self.opponents:
            sit_down(level, 0)
        self.seat = seat
        self.reward = check_reward(reward)
        self.penalty = penalty
        self.render_mode = render_mode
        self.features = features(game, players)
        self.actions = len(new_game(game, players, 0, self.options).catalogue)
        self.observation_space = spaces.Box(0.0, 1.0, (self.features.size,), np.float32)
        self.action_space = spaces.Discrete(self.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Begin a new game: with `seed`, that of `bottega.new_game(..., seed=seed)`."""
        super().reset(seed=seed)
        drawn = seed if seed is not None else int(self.np_random.integers(SEEDS))
        self.own = self.seat if self.seat is not None else int(self.np_random.integers(self.players))
        self.game = new_game(self.title, self.players, drawn, self.options)
        self._chance = Chance(int(self.np_random.integers(SEEDS)))
        levels = iter(self.opponents)
        self._bots: list[Bot | None] = [
            None if seat == self.own else sit_down(next(levels), seed_from(self._chance))
            for seat in range(self.players)
        ]
        self._refusals = 0
        self._points = 0
        self._let_others_play()
        return self._observe(), self._info()

    def _let_others_play(self) -> None:
        """The bots decide until this seat is asked or the game is over."""
        game = self.game
        while not game.over:
            seat = game.awaiting[0]
            bot = self._bots[seat]
            if bot is None:
                return
            if bot.level == "random":  # needs no seat to look from: a guess would cost more than the game
                legal = game.legal(seat)
                game.do(seat, legal[bot.chance.below(len(legal))])
            else:
                game.do(seat, bot.pick(Seat(game, seat, seed_from(self._chance))))

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        game, number = self.game, int(action)
        if number not in game.legal(self.own):
            return self._refuse(number)
        self._refusals = 0
        game.do(self.own, number)
        self._let_others_play()
        return self._observe(), self._reward(), game.over, False, self._info()

    def _refuse(self, number: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        self._refusals += 1
        info = self._info()
        if self.game.over or not 0 <= number < self.actions:
            info["refused"] = str(Reason("study-action", {"number": number, "actions": self.actions}))
        else:
            info["refused"] = str(self.game.why_not(self.own, self.game.catalogue[number]))
        return self._observe(), -self.penalty, self.game.over, self._refusals >= PATIENCE, info

    def _reward(self) -> float:
        if self.reward == "points":
            before, self._points = self._points, self.game.scores[self.own]
            return float(self._points - before)
        return final(self.reward, self.game)[self.own] if self.game.over else 0.0

    def _observe(self) -> Vector:
        return self.features.observe(self.game, self.own)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.own}
        if self.game.over:
            info["scores"], info["places"] = self.game.scores, self.game.places
        return info

    def action_masks(self) -> Mask:
        """1 for each legal action; the name is the one that MaskablePPO looks for."""
        return action_mask(self.actions, [] if self.game.over else self.game.legal(self.own))

    def render(self) -> str | None:
        return describe(self.game) if self.render_mode == "ansi" else None
