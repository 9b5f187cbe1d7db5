"""Learn the networks that masters evaluate with: first from rules of thumb, then from searches that ask the network.

    PYTHONPATH=$(python tools/compile.py) python tools/network.py TITLE --rounds 3 --processes 2

writes `network.npz` beside the title's knowledge, weights and data card in one; `--games`, `--rounds` and `--seed` say
from which games, and the card keeps them. Torch is needed here and nowhere else.

At first the rules of thumb play against themselves. Half of the games begin with careless play, of which nothing is
learned, so that the network knows positions that good play would not lead to; from there on all play as endings of a
search are played, and settled positions are examples: what each seat had, and how it ended.

That tells what a position is worth among players who go by rules of thumb. So in every further round short searches
that ask the network play against themselves (`searched_games.py`), and it learns on from their games, those of earlier
rounds included. A round takes half an hour: its games are kept in a folder, and what was stopped goes on.
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
from searched_games import Round, options_of, returns

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

ROUND_EPOCHS = 6  # of a further round, which begins where the last ended
ROUND_RATE = 1e-3  # its steps
PROVENANCE = (
    "made",
    "rounds",
    "games",
    "iterations",
    "seed",
    "positions",
    "commit",
    "correlation_with_final_leads_by_players",
    "before",
)

Weights = dict[str, NDArray[np.float32]]
# Rows, points by knowledge, points to learn, final scores.
Example = tuple[bytes, list[float], list[float], list[int]]


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
    ends = [float(score) for score in scores]
    return [(told, points, ends, scores) for told, points in dice.sample(found, min(PER_GAME, len(found)))]


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
        joined = np.frombuffer(b"".join(example[0] for example in found), np.uint8)
        self.rows = torch.from_numpy(joined.reshape(len(found), players, -1).copy())
        self.points = torch.tensor([example[1] for example in found])
        self.goals = torch.tensor([example[2] for example in found])
        self.scores = torch.tensor([example[3] for example in found], dtype=torch.float32)
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
        wrong = told[..., 0] - (heap.goals[at] - heap.points[at]) / SCALE
        shares = torch.log_softmax(told[..., 1], 1)
        found: torch.Tensor = (wrong**2).mean() - 0.3 * (heap.shares[at] * shares).sum(1).mean()
        return found

    def take(self, weights: Weights) -> None:
        """Begin with these instead of any."""
        told = {name: torch.tensor(array) for name, array in weights.items()}
        with torch.no_grad():
            self.first.weight.copy_(told["first"].T * self.deviation)
            self.first.bias.copy_(told["first_bias"] + told["first"].T @ self.mean)
            self.second.weight.copy_(told["second"].T)
            self.second_bias.copy_(told["second_bias"])
            scale = torch.tensor([SCALE, 1.0])
            self.last.weight.copy_(told["last"].T / scale[:, None])
            self.last.bias.copy_(told["last_bias"] / scale)

    def weights(self) -> Weights:
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


def learn(heaps: list[Heap], seed: int, begun: Weights | None = None) -> Learner:
    """Every example several times, in batches of one number of players each; on from weights if there are any."""
    torch.manual_seed(seed)
    dice = random.Random(seed)
    rows = torch.cat([heap.rows.reshape(-1, heap.rows.shape[-1]) for heap in heaps]).float()
    learner = Learner(rows.mean(0), rows.std(0) + 0.1)
    epochs, rate = EPOCHS, 4e-3
    if begun is not None:
        learner.take(begun)
        epochs, rate = ROUND_EPOCHS, ROUND_RATE
    batches = sum((len(heap.rows) + BATCH - 1) // BATCH for heap in heaps)
    optimiser = torch.optim.AdamW(learner.parameters(), rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, epochs * batches)
    for _ in track(range(epochs), "Learning"):
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


def thumbs(asked: argparse.Namespace) -> tuple[Weights, dict[str, Any]]:
    """What rules of thumb teach, and where it is from."""
    seeds = range(asked.seed, asked.seed + asked.games)
    found = [examples(asked.title, seed) for seed in track(seeds, "Playing")]
    kept = int(asked.games * HELD_BACK)
    heaps, control = by_players(found[kept:]), by_players(found[:kept])
    learner = learn(heaps, asked.seed)
    return learner.weights(), {
        "made": "by tools/network.py from games of rules of thumb against themselves",
        "games": asked.games,
        "seed": asked.seed,
        "positions": sum(len(heap.rows) for heap in heaps),
        "commit": commit(),
        "correlation_with_final_leads_by_players": judged_by_players(learner, control),
    }


def taught(asked: argparse.Namespace, weights: Weights, earlier: dict[str, Any]) -> None:
    """What searches that ask these weights teach, round by round: after each it is written down."""
    games: list[list[Example]] = []
    for number in range(asked.rounds):
        seed = asked.seed + (number + 1) * 1_000_000
        played = Round(asked.title, weights, asked.ending, seed, asked.round_games, asked.iterations)
        found = [returns(game) for game in played.play(asked.folder, asked.processes)]
        kept = int(asked.round_games * HELD_BACK)
        games += found[kept:]
        learner = learn(by_players(games), seed, weights)
        weights = learner.weights()
        provenance = {
            "made": "by tools/network.py from games of searches that asked it, after games of rules of thumb",
            "rounds": number + 1,
            "games": asked.round_games,
            "iterations": asked.iterations,
            "seed": asked.seed,
            "positions": sum(len(game) for game in games),
            "commit": commit(),
            "correlation_with_final_leads_by_players": judged_by_players(learner, by_players(found[:kept])),
            "before": earlier,
        }
        write(asked, weights, provenance)


def write(asked: argparse.Namespace, weights: Weights, provenance: dict[str, Any]) -> None:
    """The file of a title: weights, and a card that tells what they are for and where they are from."""
    card = {
        **card_of(asked.title),
        "format": FORMAT,
        "ending": asked.ending,
        "most_endings": asked.most_endings,
        **({} if asked.most_endings_of_many is None else {"most_endings_of_many": asked.most_endings_of_many}),
        **provenance,
    }
    arrays: dict[str, Any] = {"card": np.array(json.dumps(card)), **weights}
    np.savez(asked.file or file_of(asked.title), **arrays)
    print(json.dumps(card, indent=2), file=sys.stderr)


def judged_by_players(learner: Learner, control: list[Heap]) -> dict[str, dict[str, float]]:
    return {str(heap.rows.shape[1]): judged(learner, heap) for heap in control}


def commit() -> str:
    return subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False).stdout.strip()


def begun(path: Path) -> tuple[Weights, dict[str, Any]]:
    """Weights of before, and where they are from."""
    with np.load(path, allow_pickle=False) as file:
        arrays = dict(file)
    card = json.loads(str(arrays.pop("card")))
    return arrays, {name: card[name] for name in PROVENANCE if name in card}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=GAMES, help="of rules of thumb")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=0, help="of games of searches, after those of rules of thumb")
    parser.add_argument("--round-games", type=int, default=3000)
    parser.add_argument("--iterations", type=int, default=32, help="of these searches")
    parser.add_argument("--processes", type=int, default=1, help="that play the rounds")
    parser.add_argument("--folder", type=Path, default=Path("build/games"), help="where games of rounds are kept")
    parser.add_argument("--begin", type=Path, default=None, help="weights to go on from, without rules of thumb")
    parser.add_argument("--ending", type=int, default=1, help="decisions until the network is asked, once it settles")
    parser.add_argument("--most-endings", type=float, default=None, help="with more, masters play them out as well")
    parser.add_argument("--most-endings-of-many", type=float, help="the same of three players and more")
    parser.add_argument("--file", type=Path, default=None)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    weights, provenance = thumbs(asked) if asked.begin is None else begun(asked.begin)
    if asked.rounds:
        taught(asked, weights, provenance)
    else:
        write(asked, weights, provenance)


if __name__ == "__main__":
    main()
