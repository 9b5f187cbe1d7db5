"""Games that short searches play against themselves, from which a network learns on (see `network.py`)."""

from __future__ import annotations

import hashlib
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress

import bottega
from bottega.bots.knowledge import knowledge
from bottega.bots.network import Network
from bottega.bots.policy import draw, seed_from
from bottega.bots.search import Search
from bottega.bots.seat import Seat
from bottega.bots.weights import inputs
from bottega.games import title
from bottega.kernel.chance import Chance

TWO_PLAYERS = 0.5  # of the games; the rest have any number
CARELESS = 60  # decisions at most that three games in ten begin with
TRUST = 0.8  # in what comes later, against what the search expected: the lambda of temporal differences
HEAP = 100  # games a file

Decision = tuple[
    bytes, list[float], int, float
]  # rows, points by knowledge, whose it is, the points its search expects


@dataclass(frozen=True)
class Played:
    """A game's settled positions, in order, and how it ended."""

    decisions: list[Decision]
    scores: list[int]


def options_of(name: str, players: int, dice: random.Random) -> dict[str, Any]:
    """Half of the games as the book has them, half with any options."""
    if dice.random() < 0.5:
        return {}
    fitting = [option for option in title(name).options if not option.players or players in option.players]
    return {option.name: dice.choice(option.choices) for option in fitting}


def returns(played: Played) -> list[tuple[bytes, list[float], list[float], list[int]]]:
    """Each position with the points to learn: the end of the game, mixed with what searches on the way expected.

    What one search expects varies less than one end does, but it may be wrong; the end is right on average.
    """
    goals = [float(score) for score in played.scores]
    found = []
    for rows, points, seat, expected in reversed(played.decisions):
        goals[seat] = (1.0 - TRUST) * expected + TRUST * goals[seat]
        found.append((rows, points, goals[:], played.scores))
    return found


@dataclass(frozen=True)
class Round:
    """So many games from a seed on, by searches of so many iterations that ask these weights."""

    name: str
    weights: dict[str, Any]
    ending: int
    seed: int
    games: int
    iterations: int

    def play(self, folder: Path, processes: int) -> list[Played]:
        """All games; those that the folder has from the same weights not again."""
        folder = folder / f"{self.name}-{self.digest}"
        folder.mkdir(parents=True, exist_ok=True)
        files = {at: folder / f"{self.seed + at}.pickle" for at in range(0, self.games, HEAP)}
        missing = [at for at, file in files.items() if not file.exists()]
        with Progress() as progress, ProcessPoolExecutor(processes) as pool:
            task = progress.add_task("Playing", total=len(files), completed=len(files) - len(missing))
            for at, found in zip(missing, pool.map(self._heap, missing), strict=True):
                part = files[at].with_suffix(".part")
                part.write_bytes(pickle.dumps([(played.decisions, played.scores) for played in found]))
                part.replace(files[at])
                progress.advance(task)
        return [Played(*kept) for file in files.values() for kept in pickle.loads(file.read_bytes())]

    @property
    def digest(self) -> str:
        """What tells these games from others."""
        told = hashlib.sha256(f"{self.ending} {self.iterations}".encode())
        for name in sorted(self.weights):
            told.update(self.weights[name].tobytes())
        return told.hexdigest()[:12]

    def _heap(self, first: int) -> list[Played]:
        network = Network(np, inputs(self.name).rows, self.weights, self.ending)
        return [self._game(network, self.seed + at) for at in range(first, min(first + HEAP, self.games))]

    def _game(self, network: Network, seed: int) -> Played:
        dice = random.Random(seed)
        players = 2 if dice.random() < TWO_PLAYERS else dice.choice(title(self.name).players)
        game = bottega.new_game(self.name, players, seed, options_of(self.name, players, dice))
        know, rows, chance = knowledge(self.name), inputs(self.name).rows, Chance(seed)
        careless = dice.randrange(CARELESS) if dice.random() < 0.3 else 0
        whim = dice.choice((0.5, 1.0, 3.0))
        found: list[Decision] = []
        decided = 0
        while not game.over:
            seat = game.awaiting[0]
            legal = game.legal(seat)
            if len(legal) == 1:
                game.do(seat, legal[0])
                continue
            decided += 1
            if decided <= careless:
                game.do(seat, legal[draw(know.judge(game, seat, legal), whim * know.warmth, chance)])
                continue
            search = Search(Seat(game, seat, seed_from(chance)), know, seed_from(chance), network=network)
            search.run(self.iterations)
            best = search.ranking()[0]
            if know.settled(game):
                points = know.evaluate(game)
                found.append((b"".join(rows(game, points)), points, seat, best.score))
            game.do(seat, best.move)
        return Played(found, list(game.scores))
