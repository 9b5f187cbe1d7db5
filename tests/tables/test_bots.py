"""Bots at a table: how long one thinks, and in how many steps, tells nobody anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from seating import Evening, any_move, spend

from bottega.kernel.game import Game
from bottega.tables.driver import beat
from bottega.tables.entries import Played

PACE = 0.5


@pytest.mark.parametrize(
    ("spent", "waits"), [(0.0, 0.5), (0.1, 0.4), (0.5, 0.0), (0.6, 0.4), (7.25, 0.25)], ids=lambda value: str(value)
)
def test_a_bot_answers_on_the_beat(spent: float, waits: float) -> None:
    assert beat(PACE, spent) == pytest.approx(waits)


def test_without_a_pace_it_answers_at_once() -> None:
    assert beat(0.0, 3.0) == 0.0


def at_a_pace(e: Evening, thinking: list[float]) -> None:
    """Bots think for so long, one decision after the other, and wait for their beat."""

    async def think(game: Game, seat: int, level: str, seed: int, _owner: str) -> str:
        e.time += thinking[0]
        thinking.append(thinking.pop(0))
        return await any_move(game, seat, level, seed)

    async def wait(seconds: float) -> None:
        e.time += seconds

    e.driver.think, e.driver.wait = think, wait
    e.driver.pace = lambda _level: PACE


@pytest.mark.parametrize("title", ["toy", "fresco", "stanza"])
def test_when_bots_answer_does_not_depend_on_how_long_they_thought(title: str, tmp_path: Path) -> None:
    def played(*thinking: float) -> list[float]:
        async def scenario(e: Evening) -> list[float]:
            at_a_pace(e, list(thinking))
            table = await e.table("Ada", "bot", "bot", title=title)
            for _ in range(6):
                await e.settle()
                assert table.game is not None
                if 0 in table.awaiting:
                    await e.play_any(table, 0)
            await e.settle()
            return [round(entry.time, 3) for entry in table.entries if entry.kind == "play"]

        return spend(tmp_path / f"{len(thinking)}.db", scenario)

    assert played(0.1) == played(0.02, 0.4, 0.2)


def test_a_bot_makes_its_whole_secret_choice_at_once(tmp_path: Path) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "bot", title="fresco")
        await e.settle()
        while not table.past.several:
            await e.play_any(table, 0)
            await e.settle()
        assert table.awaiting == [0]
        plans = [entry for entry in table.entries if entry.kind == "play" and entry.seat == 1][-1]
        assert isinstance(plans.fact, Played)
        assert plans.fact.moves[-1] == "commit"
        assert [played.secret for played in table.played[-len(plans.fact.moves) :]] == [True] * len(plans.fact.moves)

    spend(tmp_path / "games.db", scenario)
