"""Games of short searches, from which networks learn on: what is learned of them, and that they are kept."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bottega.bots import weights

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

from searched_games import TRUST, Played, Round, returns


def our_weights(title: str) -> dict[str, Any]:
    with np.load(weights.file_of(title), allow_pickle=False) as file:
        return {name: array for name, array in file.items() if name != "card"}


def test_what_is_learned_is_the_end_mixed_with_what_searches_expected_before() -> None:
    played = Played([(b"early", [5.0, 6.0], 1, 30.0), (b"late", [7.0, 8.0], 0, 10.0)], [20, 40])
    late, early = returns(played)
    first = (1 - TRUST) * 10.0 + TRUST * 20
    second = (1 - TRUST) * 30.0 + TRUST * 40
    assert [(example[0], example[1], example[3]) for example in (late, early)] == [
        (b"late", [7.0, 8.0], [20, 40]),
        (b"early", [5.0, 6.0], [20, 40]),
    ]
    assert late[2] == pytest.approx([first, 40.0])
    assert early[2] == pytest.approx([first, second])


@pytest.mark.parametrize("title", ["florence", "fresco", "stanza"])
def test_games_are_played_once_and_kept_apart_by_who_played_them(title: str, tmp_path: Path) -> None:
    ours = our_weights(title)
    begun = Round(title, ours, 1, seed=7, games=2, iterations=1)
    first = begun.play(tmp_path, 1)
    assert [len(game.scores) >= 2 and len(game.decisions) > 0 for game in first] == [True, True]
    kept = list(tmp_path.glob("*/*"))
    assert [path.name for path in kept] == ["7.pickle"]
    written = kept[0].stat().st_mtime_ns
    assert begun.play(tmp_path, 1) == first
    assert kept[0].stat().st_mtime_ns == written
    other = Round(title, {**ours, "last_bias": ours["last_bias"] + 1}, 1, seed=7, games=2, iterations=1)
    assert other.digest != begun.digest
