"""Trees: a variant as a whole, for exact solvers.

    told = tree.efg(pyspiel.load_game("bottega_<title>_mini"))     its tree in Gambit's format, which many solvers read
    solver = pyspiel.CFRSolver(pyspiel.load_efg_game(told.text))

A game registered from Python is walked through Python at every iteration. Its tree written down once is walked by
OpenSpiel's own C++: the same game, some hundred times faster.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyspiel

from bottega.study.openspiel.game import BottegaState


@dataclass(frozen=True)
class Tree:
    """A game tree in Gambit's extensive form, and how large it is."""

    text: str
    nodes: int
    decisions: int
    ends: int
    information_sets: tuple[int, ...]  # by player
    longest: int  # decisions in the longest game


def efg(game: Any, root: BottegaState | None = None) -> Tree:
    """The whole tree of a small game, or what follows a state. Full titles have none that fits anywhere."""
    writer = _Writer(game)
    lines = [f'EFG 2 R "{game.get_type().short_name}" {{ {_players(game)} }}', '""']
    lines += writer.lines(root if root is not None else game.new_initial_state(), 0)
    return Tree(
        "\n".join(lines) + "\n",
        writer.nodes,
        writer.decisions,
        writer.ends,
        tuple(len(known) for known in writer.known),
        writer.longest,
    )


def curve(tree: Tree, iterations: int, told: int = 10) -> Iterator[tuple[int, float]]:
    """CFR+ on the tree: exploitability after some iterations, as often as `told` says, the first included."""
    game = pyspiel.load_efg_game(tree.text)
    solver = pyspiel.CFRPlusSolver(game)
    at = {max(1, round(iterations ** (step / told))) for step in range(told + 1)}
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in at:
            yield iteration, pyspiel.exploitability(game, solver.average_policy())


def _players(game: Any) -> str:
    return " ".join(f'"player {player}"' for player in range(game.num_players()))


class _Writer:
    """Writes nodes in prefix order and counts them."""

    def __init__(self, game: Any) -> None:
        self.known: list[dict[str, int]] = [{} for _ in range(game.num_players())]
        self.nodes = self.decisions = self.ends = self.longest = 0

    def lines(self, state: BottegaState, depth: int) -> Iterator[str]:
        self.nodes += 1
        if state.is_terminal():
            self.ends += 1
            self.longest = max(self.longest, depth)
            yield f't "" {self.ends} "" {{ {" ".join(map(str, state.returns()))} }}'
            return
        player = state.current_player()
        if state.is_chance_node():
            actions = [outcome for outcome, _ in state.chance_outcomes()]
            odds = " ".join(f'"{outcome}" 1/{len(actions)}' for outcome in actions)
            yield f'c "" 1 "" {{ {odds} }} 0'
        else:
            self.decisions += 1
            actions = state.legal_actions()
            own = self.known[player]
            number = own.setdefault(state.information_state_string(player), len(own) + 1)
            named = " ".join(f'"{state.action_to_string(player, action)}"' for action in actions)
            yield f'p "" {player + 1} {number} "" {{ {named} }} 0'
        for action in actions:
            yield from self.lines(state.child(action), depth + (player >= 0))
