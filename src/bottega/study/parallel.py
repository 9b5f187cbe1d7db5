"""PettingZoo's parallel interface: all who are asked at the same time answer in one step.

It fits where seats decide at once in secret (plans, bids for characters); where one decides alone, the
others' actions are ignored and their masks are empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from bottega.kernel.game import Game
from bottega.study.aec import Chosen, Info, Observation, TableEnv, action_number
from bottega.study.drawing import Picture
from bottega.study.features.table import Vector
from bottega.study.rewards import final

Observations = dict[str, Observation]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]  # the framework is untyped
    """The same table as `TableEnv`, asked all at once."""

    def __init__(self, game: str, players: int, **choices: Any) -> None:
        self.table = TableEnv(game, players, **choices)
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.possible_agents
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces
        self.state_space = self.table.state_space
        self.agents: list[str] = []

    @property
    def game(self) -> Game:
        return self.table.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_space(agent)

    def reset(self, seed: int | None = None, options: Chosen | None = None) -> tuple[Observations, dict[str, Info]]:
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._scores = self.game.scores
        return self._observations(), self._infos()

    def _observations(self) -> Observations:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, Info]:
        asked = self.game.awaiting
        return {agent: {"asked": seat in asked} for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Play the actions of all who are asked; one that is not legal raises, and none is played then."""
        if not self.agents:
            ended = ": the game is over" if "game" in vars(self.table) else ""
            raise AttributeError(f"reset() needs to be called before step{ended}")
        if not isinstance(actions, Mapping):
            raise TypeError(f"the actions of step() are a dict of agents, not a {type(actions).__name__}")
        for agent in actions:
            if agent not in self.possible_agents:
                raise KeyError(f"there is no agent {agent!r}; possible_agents are {self.possible_agents}")
        game = self.game
        asked = list(game.awaiting)
        chosen: dict[int, int] = {}
        for seat in asked:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise KeyError(f"{agent} is asked, and has no action")
            chosen[seat] = action_number(actions[agent], self.table.actions)
            if chosen[seat] not in game.legal(seat):
                game.copy().play(seat, game.catalogue[chosen[seat]])  # raises, with the reason
        for seat, number in chosen.items():
            game.do(seat, number)
        rewards = self._rewards()
        agents, over = self.agents, game.over
        if not over:
            self.table._ask()
        else:
            self.table._legal = []
        told = self._observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), self._infos()
        if over:
            self.agents = []
        return told

    def _rewards(self) -> dict[str, float]:
        game, kind = self.game, self.table.reward
        if kind == "points":
            before, self._scores = self._scores, game.scores
            values = [float(new - old) for new, old in zip(self._scores, before, strict=True)]
        else:
            values = final(kind, game) if game.over else [0.0] * game.players
        return dict(zip(self.possible_agents, values, strict=True))

    def state(self) -> Vector:
        return self.table.state()

    def read(self, agent: str, language: str = "en") -> str:
        """What an agent that reads is told."""
        return self.table.read(agent, language)

    def render(self) -> str | Picture | None:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""
