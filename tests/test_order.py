"""The order of the tests: nothing is lost, and every process begins with what takes long."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from order import TESTS, put_in_order, weight


def made_of(**files: int) -> list[Any]:
    """So many tests of each file: `cli__test_x=3` are three of cli/test_x.py."""
    return [
        SimpleNamespace(path=TESTS / f"{name.replace('__', '/')}.py", number=number)
        for name, count in files.items()
        for number in range(count)
    ]


@pytest.mark.parametrize("workers", [1, 2, 3, 5])
def test_every_process_begins_with_slow_files_and_all_tests_are_kept(workers: int) -> None:
    tests = made_of(games__quick=60, test_compiled=4, web__a=3, web__b=3, cli__c=5, server__d=5, bots__also_quick=20)
    ordered = list(tests)
    put_in_order(ordered, workers)
    assert {id(test) for test in ordered} == {id(test) for test in tests}
    assert len(ordered) == 100
    share = 100 // workers
    for begin in range(0, share * workers, share):
        slow = [bool(weight(test.path.relative_to(TESTS).as_posix())) for test in ordered[begin : begin + share]]
        assert slow[0]
        assert slow == sorted(slow, reverse=True)


def test_the_tests_of_a_file_stay_together_in_their_order() -> None:
    ordered = made_of(web__a=3, test_compiled=2, web__b=2)
    put_in_order(ordered, 2)
    assert [(test.path.stem, test.number) for test in ordered] == [
        *[("test_compiled", 0), ("test_compiled", 1)],
        *[("a", 0), ("a", 1), ("a", 2), ("b", 0), ("b", 1)],
    ]
