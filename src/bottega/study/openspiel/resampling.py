"""Resampling: states that a player cannot tell from the true one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bottega.study.openspiel.trail import Step

if TYPE_CHECKING:
    from bottega.study.openspiel.game import BottegaState


def guessed(state: BottegaState, player: int, chance: random.Random) -> BottegaState:
    """By the title's own guess: consistent with all that the seat has seen. The others' memories begin here anew."""
    assert state.step is not None  # for the types: a player is only asked when all is set up
    state.step.memory(player)
    game = state.step.game.guess(player, chance.getrandbits(52))
    twin: BottegaState = state.get_game().new_initial_state()  # no clone: that would know the true past
    twin.limit = 0
    twin.step = Step(game, state.step.sight)
    twin.step.known[player] = state.step.known[player]
    return twin


def retold(state: BottegaState, player: int, chance: random.Random) -> BottegaState:
    """In a variant: another way through its tree on which the player sees and does the same, drawn at random.

    A guess would think of beginnings that the variant does not have.
    """
    assert state.step is not None
    wanted = _memories(state.step, player)
    stack: list[BottegaState] = [state.get_game().new_initial_state()]
    while stack:
        twin = stack.pop()
        if twin.step is not None:
            told = _memories(twin.step, player)
            if told != wanted[: len(told)]:
                continue
            if len(told) == len(wanted) and twin.current_player() == state.current_player():
                return twin
        options = _continuations(twin)
        chance.shuffle(options)
        stack += options
    raise AssertionError("no way leads to what the player has seen, not even the true one")


def _continuations(twin: BottegaState) -> list[BottegaState]:
    actions = [outcome for outcome, _ in twin.chance_outcomes()] if twin.is_chance_node() else twin.legal_actions()
    found: list[BottegaState] = []
    for action in actions:
        after = twin.clone()
        after.apply_action(action)
        found.append(after)
    return found


def _memories(step: Step, player: int) -> list[bytes]:
    """The player's memory after each change, first to last."""
    memories: list[bytes] = []
    at: Step | None = step
    while at is not None:
        memory = at.memory(player)
        if not memories or memories[-1] != memory:
            memories.append(memory)
        at = at.before
    memories.reverse()
    return memories
