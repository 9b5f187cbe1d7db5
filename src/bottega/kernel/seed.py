"""Seeds: where a game's chance begins. Their kind names the generator.

A whole number from 0 to below 2**63 begins algorithm 1 (`Chance`): fast, short to write down, fit for
study, but whoever sees some of its draws can compute the others. A text of 64 hexadecimal digits is a
key of 256 bits for algorithm 2 (`Keyed`): what has been drawn tells nothing of what will be.
"""

from __future__ import annotations

from typing import Final

from bottega.kernel.chance import SEEDS, Chance
from bottega.kernel.drawn import PREFIX, draws_of_seed
from bottega.kernel.errors import PositionError, SetupError
from bottega.kernel.keyed import KEY_BYTES, Keyed
from bottega.kernel.number import whole
from bottega.kernel.plain import Raw
from bottega.kernel.reason import Reason, quoted

Seed = int | str

GUESSED: Final = -1  # stands for the seed of a guess, which has none
DIGITS: Final = 2 * KEY_BYTES


def is_key(seed: object) -> bool:
    """Whether `seed` is written as a key: 64 hexadecimal digits."""
    return isinstance(seed, str) and len(seed) == DIGITS and all(sign in "0123456789abcdefABCDEF" for sign in seed)


def read_seed(value: object) -> Seed:
    """`value` as a seed, keys in small letters; SetupError if it is none."""
    if isinstance(value, str) and is_key(value):
        return value.lower()
    number = whole(value)
    if number is None or not 0 <= number < SEEDS:
        raise SetupError(Reason("setup-seed", {"seed": quoted(value), "limit": str(SEEDS), "digits": DIGITS}))
    return number


def algorithm(seed: Seed) -> int:
    """The number of the generator that this seed begins."""
    return 2 if isinstance(seed, str) else 1


def chance_of(seed: Seed) -> Chance:
    """The chance of a game with this seed."""
    if isinstance(seed, str):
        return draws_of_seed(seed) if seed.startswith(PREFIX) else Keyed(bytes.fromhex(seed))
    return Chance(seed)


def seed_of_position(data: Raw) -> Seed:
    """The seed in a dumped position; PositionError if it is none."""
    value = data.get("seed")
    if type(value) is int and value == GUESSED:
        return GUESSED
    try:
        return read_seed(value)
    except SetupError:
        problem = f"must be {GUESSED} for a guess, a whole number below 2**63 or {DIGITS} hexadecimal digits"
        raise PositionError(Reason("position-wrong", {"where": "seed", "problem": problem})) from None


def load_chance(chance: Chance, data: Raw) -> None:
    """Set a game's chance to the state in a dumped position; PositionError if it does not fit the seed."""
    state = data.get("chance")
    try:
        if not isinstance(state, list):
            raise ValueError("must be a list")
        chance.load(state)
    except ValueError as error:
        raise PositionError(Reason("position-wrong", {"where": "chance", "problem": str(error)})) from None
