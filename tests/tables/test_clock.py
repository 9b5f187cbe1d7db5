"""Clocks: they charge those who are asked, and nobody for the server's own absence."""

from __future__ import annotations

import pytest
from seating import FIVE_MINUTES, Evening, spend

from bottega.tables.settings import ClockSettings
from bottega.tables.sight import clock_part


def test_time_runs_for_all_who_are_asked_and_a_decision_earns_its_increment(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "bot", clock=FIVE_MINUTES)
        await e.settle()
        e.time += 20
        part = clock_part(table, e.time)
        assert part is not None
        assert (part["left"], part["running"]) == ([280, 280, None], [0, 1])
        await e.play_any(table, 0)
        e.time += 30
        part = clock_part(table, e.time)
        assert part is not None
        assert (part["left"][:2], part["running"]) == ([290, 250], [1])

    spend(url, scenario)


def test_time_per_decision_begins_anew_each_time(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=ClockSettings(kind="move", seconds=86_400))
        e.time += 80_000
        await e.play_any(table, 0)
        assert table.clock is not None
        assert table.clock.left_at(0, e.time) == 86_400
        assert table.clock.left_at(1, e.time) == 6_400

    spend(url, scenario)


def test_when_time_is_up_a_bot_takes_over_and_the_person_may_come_back(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=FIVE_MINUTES)
        await e.play_any(table, 0)
        e.time += 301
        await e.driver.tick()
        flag = next(entry for entry in table.entries if entry.kind == "flag")
        assert flag.data["seat"] == 1
        assert table.persons == [0]
        await e.settle()
        assert any(entry.data.get("by") == "bot" for entry in table.entries)
        await e.act(table, 1, "back")
        assert table.persons == [0, 1]
        assert table.clock is not None
        assert table.clock.left_at(1, e.time) == 30

    spend(url, scenario)


def test_a_patient_clock_only_tells(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=ClockSettings(kind="move", seconds=10, then="wait"))
        e.time += 100
        await e.driver.tick()
        assert table.entries[-1].kind == "start"
        assert table.clock is not None
        assert table.clock.left_at(0, e.time) == -90

    spend(url, scenario)


@pytest.mark.parametrize("moves", [1, 60])
def test_nobody_pays_for_the_time_in_which_no_server_ran(url: str, moves: int) -> None:
    async def first(e: Evening) -> tuple[str, list[float], float]:
        table = await e.table("Ada", "Ben", "Cleo", title="fresco", clock=FIVE_MINUTES)
        assert table.game is not None
        for _ in range(moves):
            e.time += 1
            await e.play_any(table, table.game.awaiting[0])
        e.time += 7
        await e.house.beat()
        assert table.clock is not None
        return table.id, [table.clock.left_at(seat, e.time) for seat in range(3)], e.time

    id, left, time = spend(url, first)

    async def second(e: Evening) -> None:
        table = await e.house.table(id)
        assert table.clock is not None
        assert [table.clock.left_at(seat, e.time) for seat in range(3)] == pytest.approx(left)

    spend(url, second, time=time + 50_000)
