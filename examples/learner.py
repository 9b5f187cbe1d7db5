"""A learner: one small network that plays all seats of many games at once and learns from them by PPO.

It decides for whoever is asked, so what it learns in one seat serves in all of them; features count seats from the
observer. Seats of `older` lanes but one are played by a policy of the past, from which nothing is learned.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import bottega.study
from bottega.study.learned import Policy, write_policy
from bottega.study.rewards import by_place

HIDDEN = 192
POINTS = 20.0  # a lead of so many points counts as much as a place
GAMMA, LAMBDA = 1.0, 0.95  # games end, so nothing needs to be discounted
CLIP, EPOCHS, PIECE = 0.2, 2, 2048
ENTROPY, RATE = 0.01, 7e-4
NEVER = -1e9  # the preference for what is not legal

Arrays = np.ndarray[Any, Any]


class Network(nn.Module):
    """A perceptron with two heads: how much each move is liked, and what the position is worth."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
        self.moves = nn.Linear(HIDDEN, actions)
        self.worth = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.moves.weight, 0.01)  # begins by liking all moves alike

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(seen)
        liked = self.moves(inside).masked_fill(masks == 0, NEVER)
        return torch.log_softmax(liked, -1), self.worth(inside).squeeze(-1)

    def keep(self, path: Path, title: str, players: int, **about: object) -> None:
        """Write what moves it likes as a policy file, which plays without torch."""
        linear = [layer for layer in [*self.body, self.moves] if isinstance(layer, nn.Linear)]
        layers = tuple((layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in linear)
        write_policy(path, Policy(title, players, layers, dict(about)))


@dataclass
class Lived:
    """What a rollout saw and did: an array by step and lane each."""

    seen: Arrays
    masks: Arrays
    seats: Arrays
    actions: Arrays
    odds: Arrays  # logarithms of the odds of what was done
    worth: Arrays
    rewards: Arrays  # by step, lane and seat
    over: Arrays
    mine: Arrays  # what the learner decided itself


class Learner:
    """A network, the games that it plays, and the policy of the past that sits at some of the tables."""

    def __init__(self, title: str, players: int, lanes: int, steps: int, older: float, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # the network is so small that sharing it out costs more than it saves
        self.games = bottega.study.batch(title, lanes, players=players, reward="points")
        self.games.reset(seed=seed)
        self.steps = steps
        self.network = Network(self.games.features.size, self.games.actions)
        self.past: Network | None = None
        self.tables_of_past = np.arange(lanes) < older * lanes
        self.chance = np.random.default_rng(seed)
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)

    def snapshot(self) -> Network:
        """The network as it is now, to be met later."""
        twin = Network(self.games.features.size, self.games.actions)
        twin.load_state_dict(self.network.state_dict())
        return twin

    def play(self) -> Lived:
        """So many steps of every game."""
        games, shape = self.games, (self.steps, self.games.count)
        lived = Lived(
            np.zeros((*shape, games.features.size), np.float32),
            np.zeros((*shape, games.actions), np.int8),
            *(np.zeros(shape, kind) for kind in (np.int64, np.int64, np.float32, np.float32)),
            np.zeros((*shape, games.players), np.float32),
            *(np.zeros(shape, np.bool_) for _ in range(2)),
        )
        for step in range(self.steps):
            lived.seen[step], lived.masks[step], lived.seats[step] = games.observations, games.masks, games.seats
            lived.actions[step], lived.odds[step], lived.worth[step], lived.mine[step] = self._decide()
            games.step(lived.actions[step])
            lived.rewards[step], lived.over[step] = self._rewards(), games.over
        return lived

    def _decide(self) -> tuple[Arrays, Arrays, Arrays, Arrays]:
        games = self.games
        seen, masks = torch.from_numpy(games.observations), torch.from_numpy(games.masks)
        with torch.no_grad():
            odds, worth = self.network(seen, masks)
            theirs = self.tables_of_past & (games.seats != np.arange(games.count) % games.players)
            if self.past is not None and theirs.any():
                odds[theirs] = self.past(seen[theirs], masks[theirs])[0]
        # The largest of the odds with Gumbel's noise is a draw by the odds.
        noise = self.chance.gumbel(size=odds.shape).astype(np.float32)
        actions = (odds.numpy() + noise * games.masks + NEVER * (games.masks == 0)).argmax(-1)
        mine = ~theirs if self.past is not None else np.ones_like(theirs)
        return actions, odds.numpy()[np.arange(games.count), actions], worth.numpy(), mine

    def _rewards(self) -> Arrays:
        """The lead over the others in points, and the place at the end."""
        points = self.games.rewards
        others = (points.sum(-1, keepdims=True) - points) / (self.games.players - 1)
        rewards = (points - others) / POINTS
        for ended in self.games.ended:
            rewards[ended.lane] += by_place(ended.game.places)
        return rewards

    def _prospects(self) -> Arrays:
        """What the games are worth now to every seat."""
        games = self.games
        seen = [games.features.observe(game, seat) for game in games.games for seat in range(games.players)]
        with torch.no_grad():
            worth: Arrays = self.network.worth(self.network.body(torch.from_numpy(np.array(seen)))).numpy()
        return worth.reshape(games.count, games.players)

    def advantages(self, lived: Lived) -> Arrays:
        """How much better each decision went than expected (GAE), seat by seat: others decide in between."""
        lanes = np.arange(self.games.count)
        ahead, later = self._prospects(), np.zeros((self.games.count, self.games.players), np.float32)
        gained = np.zeros_like(later)
        found = np.zeros_like(lived.worth)
        for step in reversed(range(self.steps)):
            over = lived.over[step]
            ahead[over] = later[over] = gained[over] = 0
            gained += lived.rewards[step]
            at = lanes, lived.seats[step]
            surprise = gained[at] + GAMMA * ahead[at] - lived.worth[step]
            found[step] = later[at] = surprise + GAMMA * LAMBDA * later[at]
            ahead[at], gained[at] = lived.worth[step], 0
        return found

    def learn(self, rate: float = 1.0) -> int:
        """Play and learn from it once; how many decisions it learned from. `rate` shrinks the steps of learning."""
        lived = self.play()
        better = self.advantages(lived)
        mine = lived.mine & (lived.masks.sum(-1) > 1)  # who has no choice has nothing to learn
        data = [torch.from_numpy(each[mine]) for each in (lived.seen, lived.masks, lived.actions, lived.odds)]
        gains = torch.from_numpy(better[mine])
        worth = gains + torch.from_numpy(lived.worth[mine])
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * rate
        for _ in range(EPOCHS):
            for piece in torch.randperm(len(gains)).split(PIECE):
                self._improve(*(each[piece] for each in data), gains[piece], worth[piece])
        return len(gains)

    def _improve(self, *batch: torch.Tensor) -> None:
        seen, masks, actions, before, gains, worth = batch
        odds, expected = self.network(seen, masks)
        chosen = odds.gather(1, actions[:, None]).squeeze(1)
        ratio = (chosen - before).exp()
        policy = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        entropy = -(odds.exp() * odds * masks).sum(-1).mean()
        loss = policy + 0.5 * (expected - worth).square().mean() - ENTROPY * entropy
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
