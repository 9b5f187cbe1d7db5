"""Reading figures: whatever is wrong is named by its place in the file."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.kernel.components import choice, figure, number, numbers, rows, table
from bottega.kernel.errors import ComponentsError

DATA: dict[str, Any] = {"hostel": {"times": [{"time": 5}, {"time": 6, "price": 3}], "beds": [1, 2]}}


def test_a_figure_is_found_by_its_place() -> None:
    assert figure(DATA, "hostel.times[1].price") == 3
    assert number(DATA, "hostel.times[1].price", 0, 3) == 3
    assert number(DATA, "hostel.times[0].price", 0, 3, default=1) == 1
    assert numbers(DATA, "hostel.beds", 2, 0, 9) == [1, 2]
    assert [row["time"] for row in rows(DATA, "hostel.times")] == [5, 6]
    assert table(DATA, "hostel")["beds"] == [1, 2]
    assert choice(("red", "blue"), "paint", "blue") == 1


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: figure(DATA, "hostel.times[2].time"), "hostel.times[2].time: is missing"),
        (lambda: figure(DATA, "hostel.beds.first"), "hostel.beds.first: is missing"),
        (
            lambda: number(DATA, "hostel.times[0].time", 6, 9),
            "hostel.times[0].time: must be a whole number from 6",
        ),
        (lambda: number(DATA, "hostel.beds", 1), "hostel.beds: must be a whole number of at least 1"),
        (lambda: numbers(DATA, "hostel.beds", 3, 0, 9), "hostel.beds: must be 3 numbers, not 2"),
        (lambda: rows(DATA, "hostel.beds"), "hostel.beds: must be a list of tables"),
        (lambda: table(DATA, "hostel.beds"), "hostel.beds: must be a table"),
        (lambda: choice(("red", "blue"), "paint", "gold"), 'paint: "gold" is none of red, blue'),
    ],
)
def test_what_is_wrong_is_named_by_its_place(call: Any, words: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        call()
    assert words in str(caught.value)
