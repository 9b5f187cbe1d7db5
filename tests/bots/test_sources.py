"""What decides how a bot plays, told apart from what people alone read."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.bots.sources import deciding

PLAIN = """
LEVEL = "bold"  # of all

class Bot:
    def pick(self, seat):
        return f"{seat} # 1"
"""
DOCUMENTED = '''"""A bot.

It plays.
"""
# Nobody knows why.

LEVEL = "bold"


class Bot:
    """Picks."""

    def pick(self, seat):
        """Whatever
        comes – first."""
        # at once
        return f"{seat} # 1"  # the seat
'''


def written(folder: Path, text: str) -> bytes:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return deciding(path)


def test_comments_docstrings_and_empty_lines_decide_nothing(tmp_path: Path) -> None:
    assert written(tmp_path, DOCUMENTED) == written(tmp_path, PLAIN)


@pytest.mark.parametrize(("old", "new"), [('"bold"', '"shy"'), ("# 1", "# 2"), ("class Bot", "class Bold")])
def test_all_else_does(tmp_path: Path, old: str, new: str) -> None:
    assert written(tmp_path, PLAIN.replace(old, new)) != written(tmp_path, PLAIN)


def test_other_files_count_as_they_are(tmp_path: Path) -> None:
    weights = tmp_path / "network.npz"
    weights.write_bytes(b"\x00# no comment\n")
    assert deciding(weights) == b"\x00# no comment\n"
