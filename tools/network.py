"""Learn the networks that masters evaluate with, from games that the rules of thumb play against themselves.

    PYTHONPATH=$(python tools/compile.py) python tools/network.py TITLE

writes `network.npz` beside the title's knowledge, weights and data card in one; `--games` and `--seed` say from which
games, and the card keeps both. Torch is needed here and nowhere else.

Half of the games begin with careless play, of which nothing is learned, so that the network knows positions that good
play would not lead to; from there on all play as endings of a search are played, and settled positions are examples:
what each seat had, and how it ended.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from rich.progress import track

import bottega
from bottega.bots.knowledge import knowledge
from bottega.bots.policy import TEMPERATURE, draw
from bottega.bots.weights import FORMAT, card_of, file_of, inputs
from bottega.games import title
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game

HIDDEN, NARROW = 64, 32  # neurons
SCALE = 10.0  # points that count as one while learning
EPOCHS = 8
PER_GAME = 8  # examples: more of one game end alike, and would be learned by heart
BATCH = 2048  # positions
HELD_BACK = 0.05  # of the games: what the network is judged by
CARELESS = 120  # decisions at most that a game begins with
GAMES = 20_000

Example = tuple[bytes, list[float], list[int]]  # rows, points by knowledge, final scores


def options_of(name: str, players: int, dice: random.Random) -> dict[str, Any]:
    """Half of the games as the book has them, half with any options."""
    if dice.random() < 0.5:
        return {}
    fitting = [option for option in title(name).options if not option.players or players in option.players]
    return {option.name: dice.choice(option.choices) for option in fitting}


def examples(name: str, seed: int) -> list[Example]:
    """The settled positions of one game."""
    dice = random.Random(seed)
    players = dice.choice(title(name).players)
    game = bottega.new_game(name, players, seed, options_of(name, players, dice))
    know, rows, chance = knowledge(name), inputs(name).rows, Chance(seed)
    careless = dice.randrange(CARELESS) if dice.random() < 0.5 else 0
    whim = dice.choice((0.5, 1.0, 3.0))
    found: list[tuple[bytes, list[float]]] = []
    decided = 0
    while not game.over:
        if decided >= careless and know.settled(game):
            points = know.evaluate(game)
            found.append((b"".join(rows(game, points)), points))
        decided += _decide(game, know, whim if decided < careless else TEMPERATURE, chance)
    scores = list(game.scores)
    return [(told, points, scores) for told, points in dice.sample(found, min(PER_GAME, len(found)))]


def _decide(game: Game, know: Any, temperature: float, chance: Chance) -> int:
    seat = game.awaiting[0]
    legal = game.legal(seat)
    at = draw(know.judge(game, seat, legal), temperature * know.warmth, chance) if len(legal) > 1 else 0
    game.do(seat, legal[at])
    return len(legal) > 1


class Heap:
    """Examples of one number of players, as arrays."""

    def __init__(self, found: list[Example]) -> None:
        players = len(found[0][1])
        joined = np.frombuffer(b"".join(told for told, _, _ in found), np.uint8)
        self.rows = torch.from_numpy(joined.reshape(len(found), players, -1).copy())
        self.points = torch.tensor([points for _, points, _ in found])
        self.scores = torch.tensor([scores for _, _, scores in found], dtype=torch.float32)
        best = self.scores == self.scores.max(1, keepdim=True).values
        self.shares = best / best.sum(1, keepdim=True)


class Learner(torch.nn.Module):
    """As `bottega.bots.network`, with rows brought to the same size first."""

    def __init__(self, mean: torch.Tensor, deviation: torch.Tensor) -> None:
        super().__init__()
        self.mean, self.deviation = mean, deviation
        self.first = torch.nn.Linear(len(mean), HIDDEN)
        self.second = torch.nn.Linear(HIDDEN, 2 * NARROW, bias=False)
        self.second_bias = torch.nn.Parameter(torch.zeros(NARROW))
        self.last = torch.nn.Linear(NARROW, 2)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        players = rows.shape[1]
        hidden = torch.relu(self.first((rows.float() - self.mean) / self.deviation))
        mixed = self.second(hidden)
        own, other = mixed[..., :NARROW], mixed[..., NARROW:]
        others = (other.sum(1, keepdim=True) - other) / max(1, players - 1)
        told: torch.Tensor = self.last(torch.relu(own + others + self.second_bias))
        return told

    def loss(self, heap: Heap, at: torch.Tensor) -> torch.Tensor:
        told: torch.Tensor = self(heap.rows[at])
        wrong = told[..., 0] - (heap.scores[at] - heap.points[at]) / SCALE
        shares = torch.log_softmax(told[..., 1], 1)
        found: torch.Tensor = (wrong**2).mean() - 0.3 * (heap.shares[at] * shares).sum(1).mean()
        return found

    def weights(self) -> dict[str, NDArray[np.float32]]:
        """For rows as they are: what brings them to the same size is in the first weights."""
        scale = torch.tensor([SCALE, 1.0])
        with torch.no_grad():
            first = self.first.weight / self.deviation
            told = {
                "first": first.T,
                "first_bias": self.first.bias - first @ self.mean,
                "second": self.second.weight.T,
                "second_bias": self.second_bias,
                "last": (self.last.weight * scale[:, None]).T,
                "last_bias": self.last.bias * scale,
            }
        return {name: np.ascontiguousarray(tensor.detach().numpy(), np.float32) for name, tensor in told.items()}


def learn(heaps: list[Heap], seed: int) -> Learner:
    """Every example several times, in batches of one number of players each."""
    torch.manual_seed(seed)
    dice = random.Random(seed)
    rows = torch.cat([heap.rows.reshape(-1, heap.rows.shape[-1]) for heap in heaps]).float()
    learner = Learner(rows.mean(0), rows.std(0) + 0.1)
    batches = sum((len(heap.rows) + BATCH - 1) // BATCH for heap in heaps)
    optimiser = torch.optim.AdamW(learner.parameters(), 2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, EPOCHS * batches)
    for _ in track(range(EPOCHS), "Learning"):
        todo = [(heap, at) for heap in heaps for at in torch.split(torch.randperm(len(heap.rows)), BATCH)]
        dice.shuffle(todo)
        for heap, at in todo:
            optimiser.zero_grad()
            torch.autograd.backward(learner.loss(heap, at))
            optimiser.step()
            schedule.step()
    return learner


def judged(learner: Learner, heap: Heap) -> dict[str, float]:
    """How well final leads are foretold, by correlation: by the network, and by knowledge alone."""
    with torch.no_grad():
        told = learner(heap.rows)[..., 0] * SCALE + heap.points
    ends = heap.scores - heap.scores.mean(1, keepdim=True)
    figures = {}
    for name, points in (("network", told), ("knowledge", heap.points)):
        foretold = points - points.mean(1, keepdim=True)
        both = torch.stack([foretold.reshape(-1), ends.reshape(-1)])
        figures[name] = round(float(torch.corrcoef(both)[0, 1]), 3)
    return figures


def by_players(found: list[list[Example]]) -> list[Heap]:
    sorted_out: dict[int, list[Example]] = {}
    for game in found:
        for example in game:
            sorted_out.setdefault(len(example[1]), []).append(example)
    return [Heap(sorted_out[players]) for players in sorted(sorted_out)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--ending", type=int, default=1, help="decisions until the network is asked, once it settles")
    parser.add_argument("--most-endings", type=float, default=None, help="with more, masters do without it")
    parser.add_argument("--most-longer", type=float, default=None, help="up to so many they ask it later, if at all")
    parser.add_argument("--file", type=Path, default=None)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    count = asked.games
    seeds = range(asked.seed, asked.seed + count)
    found = [examples(asked.title, seed) for seed in track(seeds, "Playing")]
    kept = int(count * HELD_BACK)
    heaps, control = by_players(found[kept:]), by_players(found[:kept])
    learner = learn(heaps, asked.seed)
    figures = {str(heap.rows.shape[1]): judged(learner, heap) for heap in control}
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False).stdout.strip()
    card = {
        **card_of(asked.title),
        "format": FORMAT,
        "ending": asked.ending,
        "most_endings": asked.most_endings,
        **({} if asked.most_longer is None else {"most_longer": asked.most_longer}),
        "made": "by tools/network.py from games of rules of thumb against themselves",
        "games": count,
        "seed": asked.seed,
        "positions": sum(len(heap.rows) for heap in heaps),
        "commit": commit,
        "correlation_with_final_leads_by_players": figures,
    }
    path = asked.file or file_of(asked.title)
    arrays: dict[str, Any] = {"card": np.array(json.dumps(card)), **learner.weights()}
    np.savez(path, **arrays)
    print(json.dumps(card, indent=2), file=sys.stderr)


if __name__ == "__main__":
    main()
