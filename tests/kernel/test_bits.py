"""Sets of small numbers in one integer."""

from __future__ import annotations

import pytest

from bottega.kernel.bits import bit, lowest, ones


@pytest.mark.parametrize("place", [0, 1, 30, 31, 36, 62])
def test_the_bit_of_a_number_is_its_mask_however_high(place: int) -> None:
    assert bit(place) == 1 << place
    assert (ones(bit(place)), lowest(bit(place))) == (1, place)


def test_a_mask_counts_its_numbers_and_knows_the_lowest() -> None:
    mask = bit(3) | bit(5) | bit(40)
    assert (ones(mask), lowest(mask), ones(0)) == (3, 3, 0)
