"""Charts of a report: that they can be read."""

from __future__ import annotations

import re
from itertools import combinations

from bottega.bots.chart import HEIGHT, course_chart


def test_numbers_of_marks_that_lie_together_do_not_lie_over_one_another() -> None:
    rising = [[float(move), 0.0] for move in range(200)]
    marks = [1, 2, 3, 61, 62, 198, 199, 200]
    chart = course_chart(rising, ["Ada", "Ben"], 0, marks)
    spots = [
        (float(x), float(y))
        for x, y, number in re.findall(r'<text class="mark" x="([\d.]+)" y="([\d.]+)"[^>]*>(\d+)<', chart)
    ]
    assert len(spots) == len(marks)
    for one, other in combinations(spots, 2):
        assert abs(one[0] - other[0]) >= 24 or abs(one[1] - other[1]) >= 12
    assert all(10 <= y <= HEIGHT for _, y in spots)


def test_names_at_the_ends_of_lines_stay_in_the_figure_and_apart() -> None:
    names = ["Ada", "Ben", "Cleo", "Dino", "Elio"]
    for ends in ([100.0, 0.0, 0.0, 0.0, 0.0], [100.0, 100.0, 100.0, 100.0, 0.0], [50.0] * 5, [3.0, 2.0, 1.0, 0.0, 0.0]):
        chart = course_chart([[20.0] * 5, ends], names, 0, [])
        heights = {
            name: float(y) for y, name in re.findall(r'y="([\d.]+)" style="[^"]*">(\w+) \d+<', chart) if name in names
        }
        assert len(heights) == 5
        assert all(10 <= y <= HEIGHT - 16 for y in heights.values()), heights
        for one, other in combinations(heights.values(), 2):
            assert abs(one - other) >= 14.9
        best, worst = max(range(5), key=ends.__getitem__), min(range(5), key=ends.__getitem__)
        assert heights[names[best]] <= heights[names[worst]]
