"""Commitment: the hash that a table shows before its first move, so that nobody can change its seed later.

It is the SHA-256 of a few lines: which table, which game with which figures, players and options, and the whole seed
with a salt. They are told when the game is over; its record holds all of them but the table's id and the salt.
"""

from __future__ import annotations

import hashlib
import json

from bottega.kernel.option import Setting
from bottega.kernel.seed import Seed

PROOF = 2  # tables made before there was such a number have proof 1, of id, seed and salt alone


def proof_text(
    proof: int,
    table: str,
    game: str,
    components: str,
    players: int,
    options: dict[str, Setting],
    seed: Seed,
    salt: str,
) -> str:
    """What the commitment is the SHA-256 of."""
    if proof == 1:
        return f"bottega seed 1\n{table}\n{seed}\n{salt}\n"
    settled = json.dumps(options, sort_keys=True, separators=(",", ":"))
    lines = [
        f"bottega seed {proof}",
        f"table: {table}",
        f"game: {game}",
        f"components: {components}",
        f"players: {players}",
        f"options: {settled}",
        f"seed: {seed}",
        f"salt: {salt}",
    ]
    return "\n".join(lines) + "\n"


def commitment(text: str) -> str:
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()
