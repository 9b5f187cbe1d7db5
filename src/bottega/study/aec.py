"""PettingZoo: a title as an agent-environment-cycle environment with action masks."""

from __future__ import annotations

import operator
import warnings
from collections.abc import Mapping
from typing import Any, TypedDict, cast

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from bottega.api import load_game, new_game
from bottega.boards import as_text
from bottega.games import title
from bottega.kernel.chance import SEEDS
from bottega.kernel.errors import InvalidMove
from bottega.kernel.game import Game
from bottega.kernel.number import whole
from bottega.kernel.option import Setting
from bottega.kernel.plain import Position
from bottega.kernel.reason import Reason, quoted
from bottega.study.drawing import MODES, Picture, as_picture, told
from bottega.study.features import features
from bottega.study.features.table import Vector
from bottega.study.rewards import check_reward, final

Mask = NDArray[np.int8]
# What the frameworks want told besides the observation. Wrappers of others read and add what they like.
Info = dict[str, Any]
Chosen = Mapping[str, object]  # options of `reset`, of which nothing has been looked at yet


class Observation(TypedDict):
    """What an agent sees: the features of its view, and which actions are legal for it now."""

    observation: Vector
    action_mask: Mask


def action_mask(size: int, legal: list[int]) -> Mask:
    """1 for each legal action."""
    mask = bytearray(size)  # written number by number: NumPy would make an array of the few numbers first
    for number in legal:
        mask[number] = 1
    return np.frombuffer(mask, np.int8)


def action_number(action: object, actions: int) -> int:
    """An action as a plain number; InvalidMove for what is none: texts, fractions, numbers out of range."""
    number = whole(action)
    if number is None or not 0 <= number < actions:
        raise InvalidMove(Reason("study-action", {"number": quoted(action), "actions": actions}))
    return number


def check_render_mode(mode: str | None) -> str | None:
    """`mode` if it can be drawn, else ValueError in the frameworks' words."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"invalid render_mode {mode!r}: this environment's render_modes are {', '.join(MODES)}")
    return mode


def check_options(chosen: Chosen | None, known: tuple[str, ...]) -> Chosen:
    """Warn of options of `reset` that there are not: PettingZoo's own tests hand in one that is meant to be ignored."""
    if chosen is None:
        return {}
    if not isinstance(chosen, Mapping):
        raise TypeError(f"the options of reset() are a dict, not a {type(chosen).__name__}")
    for name in chosen:
        if name not in known:
            there = f"there are: {', '.join(known)}" if known else "there are none"
            warnings.warn(f"reset() ignores the unknown option {name!r}; {there}", stacklevel=3)
    return chosen


def plain(seed: int | None) -> int | None:
    """NumPy's integers as Python's, which is all that Gymnasium's generator takes; it refuses the rest by itself."""
    number = whole(seed)
    return seed if number is None else number


def begun(
    game: str,
    players: int,
    options: dict[str, Setting],
    seed: int,
    position: object,
) -> Game:
    """The game with which an episode begins; `reset(options={"position": game.dump()})` begins with that position."""
    if position is None:
        return new_game(game, players, seed, options)
    loaded = load_game(cast("Position", position))  # which looks at all of it
    if (loaded.title, loaded.players, dict(loaded.options)) != (game, players, options):
        raise ValueError(f"the position is one of {loaded.title} for {loaded.players} players with other options")
    if loaded.over:
        raise ValueError("the position is one after the end")
    return loaded


def drawn(mode: str | None, game: Game, seat: int | None) -> str | Picture | None:
    """The table as `seat` sees it (None: an onlooker) in a mode of the frameworks."""
    if mode == "ansi":
        return as_text(game, seat, colours=True)
    return as_picture(game, seat) if mode == "rgb_array" else None


class TableEnv(AECEnv):  # type: ignore[misc]  # the framework is untyped
    """A table of `players` agents named `player_0`, `player_1`, ...; an action is a move's number.

    Where several decide at once in secret they are asked one after the other; nobody sees the choices
    made before theirs, for observations are made of views. An illegal action raises the error that
    `game.play` raises, with its reason, and changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Setting] | None = None,
        reward: str = "place",
        version: int = 1,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v{version}",
            "is_parallelizable": False,
            "render_modes": list(MODES),
        }
        self.render_mode = check_render_mode(render_mode)
        self.reward = check_reward(reward)
        self.title = game
        self.options = title(game).settle(options, players)
        self.players = players = operator.index(players)
        self.features = features(game, players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # The same set-up has the same catalogue whatever the seed: any game tells its size.
        self.actions = len(new_game(game, players, 0, self.options).catalogue)
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.features.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        # The whole truth for a critic: what every seat sees, one after the other.
        self.state_space = spaces.Box(0.0, 1.0, (players * self.features.size,), np.float32)
        self._random, _ = seeding.np_random()

    def __getattr__(self, name: str) -> Any:
        # Only reached for what `reset` has yet to set.
        raise AttributeError(f"{type(self).__name__} has no {name!r}; is it before the first reset()?")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        self.seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        self.seat_of(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Chosen | None = None) -> None:
        """Begin a new game: with `seed`, exactly `bottega.new_game(..., seed=seed)`; or a `position` of `options`."""
        seed = plain(seed)
        position = check_options(options, ("position",)).get("position")
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        drawn = seed if seed is not None else int(self._random.integers(SEEDS))
        self.begin(begun(self.title, self.players, self.options, drawn, position))

    def begin(self, game: Game) -> None:
        """Go on from any game of this set-up, such as a loaded position."""
        self.game = game
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._scores = game.scores
        self._rewarded = False
        self._ask()

    def _ask(self) -> None:
        self._seat = self.game.awaiting[0]
        self._legal = self.game.legal(self._seat)
        self.agent_selection = self.possible_agents[self._seat]

    def seat_of(self, agent: str) -> int:
        """The number of an agent's seat."""
        try:
            return self._seat_of[agent]
        except KeyError:
            raise KeyError(f"there is no agent {agent!r}; possible_agents are {self.possible_agents}") from None

    def observe(self, agent: str) -> Observation:
        game, seat = self.game, self.seat_of(agent)
        if seat == self._seat:
            legal = self._legal
        else:
            legal = game.legal(seat) if seat in game.awaiting else []
        return {
            "observation": self.features.look(game, seat),
            "action_mask": action_mask(self.actions, legal),
        }

    def state(self) -> Vector:
        """What all seats see together, for a critic that may know everything; no seat may act on it."""
        return np.concatenate([self.features.look(self.game, seat) for seat in range(self.players)])

    def read(self, agent: str, language: str = "en") -> str:
        """What an agent that reads is told: the table as its seat sees it, the question, its legal actions."""
        return told(self.game, self.seat_of(agent), language)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, Info]:
        """Observation, reward since its last action, terminated, truncated and info of whose turn it is."""
        if not self.agents:
            raise AttributeError("reset() needs to be called before last: the game is over")
        told: tuple[Observation | None, float, bool, bool, Info] = super().last(observe)
        return told

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise AttributeError("reset() needs to be called before step: the game is over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game, number = self.game, action_number(action, self.actions)
        if number not in self._legal:
            self._refuse(number)
        game.do(self._seat, number)
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        self._cumulative_rewards[agent] = 0.0
        if self.reward == "points":
            self._give_points()
        if game.over:
            self._end()
        else:
            self._ask()

    def _refuse(self, number: int) -> None:
        self.game.play(self._seat, self.game.catalogue[number])
        raise AssertionError("legal() and refusal() disagree")

    def _give_points(self) -> None:
        scores = self.game.scores
        if scores != self._scores:
            self._give([float(new - old) for new, old in zip(scores, self._scores, strict=True)])
            self._scores = scores

    def _give(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
        self._rewarded = True
        self._accumulate_rewards()

    def _end(self) -> None:
        if self.reward != "points":
            self._give(final(self.reward, self.game))
        self._legal = []
        for agent in self.agents:
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | Picture | None:
        """The table as an onlooker sees it."""
        return drawn(self.render_mode, self.game, None)

    def close(self) -> None:
        """Nothing is held open."""
