"""What is it worth to open a round of The Princes of Florence? The same position, opened by each seat in turn.

Apprentices play up to the round. From there the game is played once for every seat that could open it; the rounds after
it are opened as they would have been. So the position, the cards and what everybody owns are the same, and only the
order of that one round differs. `--level` says who plays the round; before and after it apprentices do. Told are shares
of wins and leads over the others' mean, by place in the order of the round, with 95 % intervals.

PYTHONPATH=$(python tools/compile.py) python benchmarks/seats.py --players 4 --rounds 1,2,3,4,5,6,7 --positions 130
"""

from __future__ import annotations

import argparse

import bottega
from bottega.bots import Bot, Seat, make_bot
from bottega.bots.loss import mean_of
from bottega.games.florence.auction import begin
from bottega.games.florence.names import OPEN
from bottega.games.florence.state import Florence
from bottega.kernel.game import Game

SEED = 52_000
NEVER = 99  # no game has so many rounds

Result = list[tuple[float, float]]  # by place in the order: share of the win, lead


def play(game: Game, bots: list[Bot], until: int, seed: int) -> None:
    """Until a round's auctions begin, or to the end."""
    assert isinstance(game, Florence)
    while not game.over and not (game.round >= until and game.phase == OPEN):
        seat = game.awaiting[0]
        game.do(seat, bots[seat].pick(Seat(game, seat, seed + game.number)))


def opened_by(start: int, before: Florence, level: str, seed: int) -> Result:
    """How the game ends if a seat opens this round."""
    players, following = before.players, (before.starter + 1) % before.players
    game = before.copy()
    assert isinstance(game, Florence)
    game.starter = start
    begin(game)
    play(game, [make_bot(level, 100 * seed + seat) for seat in range(players)], before.round + 1, seed)
    if not game.over:
        game.starter = following
        begin(game)
        play(game, [make_bot("apprentice", 100 * seed + seat) for seat in range(players)], NEVER, seed)
    shared = game.places.count(1)
    found = []
    for place in range(players):
        seat = (start + place) % players
        others = (sum(game.scores) - game.scores[seat]) / (players - 1)
        found.append((1 / shared if game.places[seat] == 1 else 0.0, game.scores[seat] - others))
    return found


def measure(players: int, number: int, positions: int, level: str) -> str:
    """The figures of one round, by place."""
    wins: list[list[float]] = [[] for _ in range(players)]
    leads: list[list[float]] = [[] for _ in range(players)]
    for seed in range(SEED, SEED + positions):
        game = bottega.new_game("florence", players, seed)
        play(game, [make_bot("apprentice", 10 * seed + seat) for seat in range(players)], number, seed)
        assert isinstance(game, Florence)
        results = [opened_by(start, game, level, seed) for start in range(players)]
        for place in range(players):
            wins[place].append(sum(result[place][0] for result in results) / players)
            leads[place].append(sum(result[place][1] for result in results) / players)
    told = []
    for won, lead in zip(wins, leads, strict=True):
        share, ahead = mean_of(won), mean_of(lead)
        told.append(f"{100 * share.mean:.0f} ± {196 * share.error:.0f} %, {ahead.mean:+.1f} ± {1.96 * ahead.error:.1f}")
    return " | ".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", default="1,2,3,4,5,6,7")
    parser.add_argument("--positions", type=int, default=130)
    parser.add_argument("--level", default="apprentice")
    asked = parser.parse_args()
    for number in map(int, asked.rounds.split(",")):
        print(f"round {number}: {measure(asked.players, number, asked.positions, asked.level)}", flush=True)


if __name__ == "__main__":
    main()
