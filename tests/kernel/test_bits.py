"""Sets of small numbers in one integer."""

from __future__ import annotations

import random

import pytest

from bottega.kernel.bits import bit, lowest, ones, place_of


@pytest.mark.parametrize("place", [0, 1, 30, 31, 36, 62])
def test_the_bit_of_a_number_is_its_mask_however_high(place: int) -> None:
    assert bit(place) == 1 << place
    assert (ones(bit(place)), lowest(bit(place))) == (1, place)


def test_a_mask_counts_its_numbers_and_knows_the_lowest() -> None:
    mask = bit(3) | bit(5) | bit(40)
    assert (ones(mask), lowest(mask), ones(0)) == (3, 3, 0)


def test_every_number_is_found_by_its_bit() -> None:
    assert [place_of(bit(place)) for place in range(63)] == list(range(63))


def test_any_mask_has_as_many_numbers_as_it_has_bits() -> None:
    dice = random.Random(1)
    for size in range(64):
        mask = dice.getrandbits(size)
        assert ones(mask) == mask.bit_count()
