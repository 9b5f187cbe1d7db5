"""Gymnasium's vector interface on batches: one seat of each of many tables, bots in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bottega.kernel.chance import SEEDS
from bottega.study.aec import Chosen, Info, check_options, check_render_mode, drawn, plain
from bottega.study.batches import Batch
from bottega.study.drawing import MODES, Picture

Numbers = NDArray[Any]


class SeatVectorEnv(VectorEnv):
    """`num_envs` tables; each goes on with a new game in the step that ends one (`AutoresetMode.SAME_STEP`).

    `infos["action_mask"]` and `action_masks()` say what is legal. An action that is not raises, for all lanes are
    stepped together. `observations` and masks are the batch's own buffers unless `copy` is wanted.
    """

    metadata = {"render_modes": list(MODES), "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (the framework's own)

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        opponents: object = "random",
        copy: bool = True,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.batch = Batch(game, num_envs, players, opponents=opponents, **choices)
        self.num_envs = self.batch.count
        self.copy = copy
        self.single_observation_space = spaces.Box(0.0, 1.0, (self.batch.features.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._lanes = np.arange(self.num_envs)
        self._never = np.zeros(self.num_envs, np.bool_)
        self._ready = False

    def reset(self, *, seed: int | None = None, options: Chosen | None = None) -> tuple[Numbers, Info]:
        check_options(options, ())
        seed = plain(seed)
        super().reset(seed=seed)
        self.batch.reset(seed if seed is not None else int(self.np_random.integers(SEEDS // 2)))
        self._ready = True
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Numbers, Numbers, Numbers, Numbers, Info]:
        self._check_begun("step")
        batch = self.batch
        own = batch.seats.copy()  # those of the games that were played, not of those that begin
        batch.step(actions)
        info = self._info()
        if batch.ended:
            final = np.zeros_like(batch.observations)
            places = np.zeros((self.num_envs, batch.players), np.int64)
            for ended in batch.ended:
                final[ended.lane] = batch.last_seen(ended)
                places[ended.lane] = ended.state.places
            info |= {
                "final_obs": final,
                "_final_obs": batch.over.copy(),
                "places": places,
                "_places": batch.over.copy(),
            }
        return self._seen(), batch.rewards[self._lanes, own], batch.over.copy(), self._never.copy(), info

    def render(self) -> tuple[str | Picture, ...] | None:
        """Every table as the own seat sees it; None without a render mode."""
        self._check_begun("render")
        lanes = self.batch.lanes
        tables = [drawn(self.render_mode, game, seat) for game, seat in zip(lanes.states, lanes.seats, strict=True)]
        return None if self.render_mode is None else tuple(table for table in tables if table is not None)

    def _check_begun(self, what: str) -> None:
        if not self._ready:
            raise gymnasium.error.ResetNeeded(f"Cannot call env.{what}() before calling env.reset()")

    def _seen(self) -> Numbers:
        return self.batch.observations.copy() if self.copy else self.batch.observations

    def _info(self) -> Info:
        everywhere = ~self._never
        return {
            "action_mask": self.batch.masks.copy() if self.copy else self.batch.masks,
            "_action_mask": everywhere,
            "seat": self.batch.seats.copy(),
            "_seat": everywhere,
        }

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action of each table; the name is the one that MaskablePPO looks for."""
        return self.batch.masks

    def close(self, **_: Any) -> None:
        """Nothing is held open."""
