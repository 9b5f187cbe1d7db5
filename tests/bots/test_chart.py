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
