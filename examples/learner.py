"""A learner: one small network that plays all seats of many games at once and learns from them by PPO.

It decides for whoever is asked, so what it learns in one seat serves in all of them; features count seats from the
observer. Seats of `older` lanes but one are played by a policy of the past, and those of the `guests` after them by a
bot; from what these decide nothing is learned. It may begin by watching a bot (`imitate`): half of the tables are
played on by the bot, half by the learner, so that it is told what to do also where only its own mistakes lead, and it
learns what positions are worth from both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import bottega.study
from bottega.bots import contestant
from bottega.bots.contestants import pick
from bottega.study.learned import Policy, write_policy
from bottega.study.rewards import by_place

HIDDEN = 192
POINTS = 20.0  # a lead of so many points counts as much as a place
GAMMA, LAMBDA = 1.0, 0.95  # games end, so nothing needs to be discounted
CLIP, EPOCHS, PIECE = 0.2, 2, 512  # small pieces: many small steps learn more from the same games
ENTROPY, RATE = 0.003, 5e-4
NEVER = -1e9  # the preference for what is not legal

Arrays = np.ndarray[Any, Any]
Loss = Callable[..., torch.Tensor]


def perceptron(features: int, answers: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(features, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, answers)
    )


class Network(nn.Module):
    """Two perceptrons: how much each move is liked, and what the position is worth."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.moves = perceptron(features, actions)
        self.worth = perceptron(features, 1)
        last = self.moves[-1]
        assert isinstance(last, nn.Linear)
        nn.init.orthogonal_(last.weight, 0.01)  # begins by liking all moves alike

    def liked(self, seen: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        """Logarithms of the odds of all moves."""
        return torch.log_softmax(self.moves(seen).masked_fill(masks == 0, NEVER), -1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.liked(seen, masks), self.worth(seen).squeeze(-1)

    def keep(self, path: Path, title: str, players: int, **about: object) -> None:
        """Write what moves it likes as a policy file, which plays without torch."""
        linear = [layer for layer in self.moves if isinstance(layer, nn.Linear)]
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
    told: Arrays  # what a teacher would have done


class Learner:
    """A network, the games that it plays, and the policy of the past that sits at some of the tables."""

    def __init__(
        self, title: str, players: int, lanes: int, steps: int, older: float, seed: int, guests: float = 0
    ) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # the network is so small that sharing it out costs more than it saves
        self.games = bottega.study.batch(title, lanes, players=players, reward="points")
        self.games.reset(seed=seed)
        self.steps = steps
        self.network = Network(self.games.features.size, self.games.actions)
        self.past: Network | None = None
        part = np.arange(lanes) / lanes
        self.tables_of_past = part < older
        self.tables_of_guest = (part >= older) & (part < older + guests)
        self.chance = np.random.default_rng(seed)
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.teacher: Teacher | None = None
        self.guest: Teacher | None = None

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
            np.zeros(shape, np.int64),
        )
        for step in range(self.steps):
            lived.seen[step], lived.masks[step], lived.seats[step] = games.observations, games.masks, games.seats
            lived.actions[step], lived.odds[step], lived.worth[step], lived.mine[step] = self._decide()
            if self.teacher is not None:
                lived.told[step] = self.teacher.choices(games)
                lived.actions[step, ::2] = lived.told[step, ::2]
            games.step(lived.actions[step])
            lived.rewards[step], lived.over[step] = self._rewards(), games.over
        return lived

    def _decide(self) -> tuple[Arrays, Arrays, Arrays, Arrays]:
        games = self.games
        seen, masks = torch.from_numpy(games.observations), torch.from_numpy(games.masks)
        with torch.no_grad():
            odds, worth = self.network(seen, masks)
            others = games.seats != np.arange(games.count) % games.players
            theirs = self.tables_of_past & others if self.past is not None else np.zeros_like(others)
            if self.past is not None and theirs.any():
                odds[theirs] = self.past.liked(seen[theirs], masks[theirs])
        # The largest of the odds with Gumbel's noise is a draw by the odds.
        noise = self.chance.gumbel(size=odds.shape).astype(np.float32)
        actions = (odds.numpy() + noise * games.masks + NEVER * (games.masks == 0)).argmax(-1)
        if self.guest is not None and self.teacher is None:
            asked = self.tables_of_guest & others
            actions[asked] = self.guest.choices(games, asked)
            theirs |= asked
        return actions, odds.numpy()[np.arange(games.count), actions], worth.numpy(), ~theirs

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
            worth: Arrays = self.network.worth(torch.from_numpy(np.array(seen))).numpy()
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
        return self._study(rate, self._policy_loss)

    def imitate(self, teacher: object, rate: float = 1.0) -> int:
        """The same, but learn to decide as a bot does: a name of the register, a class or an object."""
        self.teacher = Teacher(teacher)
        done = self._study(rate, self._told_loss)
        self.teacher = None
        return done

    def _study(self, rate: float, loss: Loss) -> int:
        lived = self.play()
        better = self.advantages(lived)
        mine = lived.mine & (lived.masks.sum(-1) > 1)  # who has no choice has nothing to learn
        arrays = (lived.seen, lived.masks, lived.actions, lived.odds, lived.told)
        data = [torch.from_numpy(each[mine]) for each in arrays]
        gains = torch.from_numpy(better[mine])
        worth = gains + torch.from_numpy(lived.worth[mine])
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * rate
        for _ in range(EPOCHS):
            for piece in torch.randperm(len(gains)).split(PIECE):
                self._improve(loss, worth[piece], *(each[piece] for each in data), gains[piece])
        return len(gains)

    def _improve(self, loss: Loss, worth: torch.Tensor, seen: torch.Tensor, masks: torch.Tensor, *rest: Any) -> None:
        odds, expected = self.network(seen, masks)
        total = loss(odds, masks, *rest) + 0.5 * (expected - worth).square().mean()
        self.optimizer.zero_grad()
        total.backward()
        nn.utils.clip_grad_norm_(self.network.moves.parameters(), 0.5)
        nn.utils.clip_grad_norm_(self.network.worth.parameters(), 0.5)
        self.optimizer.step()

    def _policy_loss(self, odds: torch.Tensor, masks: torch.Tensor, *lived: torch.Tensor) -> torch.Tensor:
        """PPO: more of what went better than expected, in small steps."""
        actions, before, _, gains = lived
        chosen = odds.gather(1, actions[:, None]).squeeze(1)
        ratio = (chosen - before).exp()
        policy = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        entropy = -(odds.exp() * odds * masks).sum(-1).mean()
        return policy - ENTROPY * entropy

    def _told_loss(self, odds: torch.Tensor, masks: torch.Tensor, *lived: torch.Tensor) -> torch.Tensor:
        """How unlikely what the teacher does is held to be."""
        told = lived[2]
        return -odds.gather(1, told[:, None]).mean()


class Teacher:
    """A bot that is asked what it would do, in every lane or in some."""

    def __init__(self, bot: object) -> None:
        self.who = contestant(bot)
        self.bot = self.who.sit_down(1)

    def choices(self, games: Any, lanes: Arrays | None = None) -> Arrays:
        legal = games.masks.sum(-1)
        only = games.masks.argmax(-1)
        return np.array(
            [
                pick(self.who, self.bot, games.chair(lane, lane)) if legal[lane] > 1 else only[lane]
                for lane in (range(games.count) if lanes is None else np.flatnonzero(lanes).tolist())
            ],
            np.int64,
        )
