"""What the hook for commit messages lets pass."""

from __future__ import annotations

import pytest
from subject import LONGEST, problem


@pytest.mark.parametrize(
    "message",
    [
        "Say why a lot cannot be opened",
        "x" * LONGEST,
        "Say why\n\nBecause people asked.\n# a comment of git's\n",
        "Merge branch 'main' of somewhere with a name that is far longer than any subject may be",
    ],
)
def test_good_subjects_pass(message: str) -> None:
    assert problem(message) is None


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("", "empty"),
        ("\n\nToo late", "empty"),
        ("# only a comment", "empty"),
        ("x" * (LONGEST + 1), "73 characters"),
        ("Say why\nand more", "empty line"),
    ],
)
def test_others_are_told_what_is_wrong(message: str, reason: str) -> None:
    told = problem(message)
    assert told is not None
    assert reason in told
