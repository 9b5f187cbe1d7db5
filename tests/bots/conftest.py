"""What tests of bots share: a game that was played."""

from __future__ import annotations

import pytest
import toy  # noqa: F401  puts the toy title on the shelf

import bottega
from bottega.kernel.record import Record


@pytest.fixture
def record() -> Record:
    game = bottega.new_game("toy", 3, 8)
    while not game.over:
        seat = game.awaiting[0]
        game.do(seat, game.legal(seat)[0])
    return game.record()
