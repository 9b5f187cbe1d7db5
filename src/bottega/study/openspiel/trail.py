"""Trail: the way by which a state was reached, and what each seat remembers of it.

A game on a trail is never changed: a move is played on a copy. So states share their past, and a memory is computed
once, when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from bottega.kernel.game import Game

Sight = Callable[[Game, int], bytes]  # what a seat sees of a game, as text
BYTES = 16  # of a memory


class Step:
    """A game, the step before it and the decision that led from there to here (seat and action -1: chance did)."""

    __slots__ = ("_legal", "action", "before", "game", "known", "seat", "sight")

    def __init__(self, game: Game, sight: Sight, before: Step | None = None, seat: int = -1, action: int = -1) -> None:
        self.game = game
        self.sight = sight
        self.before = before
        self.seat = seat
        self.action = action
        self.known: dict[int, tuple[bytes, bytes]] = {}  # by seat: its memory, and the digest of what it sees
        self._legal: list[int] | None = None

    def __deepcopy__(self, _: object) -> Step:
        return self

    def __reduce__(self) -> Any:
        # All that anybody remembers goes along instead of the past itself.
        for seat in range(self.game.players + 1):
            self.memory(seat)
        return revived, (self.game, self.sight, self.known)

    @property
    def legal(self) -> list[int]:
        """What the seat that is asked may do, in order: found once, for it is asked for and then checked."""
        if self._legal is None:
            self._legal = sorted(self.game.legal(self.game.awaiting[0]))
        return self._legal

    def memory(self, seat: int) -> bytes:
        """All that a seat (one beyond the last: an onlooker) has seen and done, in 16 bytes: other pasts, other bytes.

        A change of what it sees adds to it, and so does a decision of its own. What it cannot see adds nothing, not
        even that something happened: so it is as long as the seat's own past, whatever others do in secret.
        """
        way: list[Step] = []
        step: Step | None = self
        while step is not None and seat not in step.known:
            way.append(step)
            step = step.before
        memory, seen = step.known[seat] if step is not None else (b"", b"")
        for step in reversed(way):
            now = blake2b(self.sight(step.game, seat), digest_size=BYTES).digest()
            own = step.action if step.seat == seat else -1
            if now != seen or own >= 0:
                memory = blake2b(memory + now + own.to_bytes(4, "little", signed=True), digest_size=BYTES).digest()
            seen = now
            step.known[seat] = (memory, seen)
        return memory


def revived(game: Game, sight: Sight, known: dict[int, tuple[bytes, bytes]]) -> Step:
    """A step without its past."""
    step = Step(game, sight)
    step.known = known
    return step
