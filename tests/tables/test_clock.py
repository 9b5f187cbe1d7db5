"""Clocks: they charge those who are asked, and nobody for the server's own absence."""

from __future__ import annotations

from typing import Literal
from unittest.mock import AsyncMock

import pytest
from seating import FIVE_MINUTES, Evening, refusal, spend

from bottega.tables.entries import Entry, Flagged, Played, Undone
from bottega.tables.settings import ClockSettings
from bottega.tables.sight import clock_info
from bottega.tables.table import Table
from bottega.tables.undo import undo_reach

THREE_DAYS = ClockSettings(kind="move", seconds=259_200)


async def left(e: Evening, table: Table) -> list[float]:
    """What the clock shows, and would show if the table were read anew."""
    await e.house.writer.snapshot(table)
    shown: list[list[float]] = []
    reread = [Table(table.id, e.house.downtimes.times) for _ in range(2)]
    for each, snapshot in zip(reread, (None, await e.house.store.snapshot(table.id)), strict=True):
        each.reopen(table.entries, snapshot)
    for each in (table, *reread):
        assert each.clock is not None
        shown.append([each.clock.left_at(seat, e.time) for seat in range(len(each.seats))])
    assert shown[1:] == shown[:1] * 2
    return shown[0]


def test_time_runs_for_all_who_are_asked_and_a_decision_earns_its_increment(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "bot", clock=FIVE_MINUTES)
        await e.settle()
        e.time += 20
        part = clock_info(table, e.time)
        assert part is not None
        assert (part.left, part.running) == ([280, 280, None], [0, 1])
        await e.play_any(table, 0)
        e.time += 30
        part = clock_info(table, e.time)
        assert part is not None
        assert (part.left[:2], part.running) == ([290, 250], [1])

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
        flag = next(entry.fact for entry in table.entries if isinstance(entry.fact, Flagged))
        assert flag.seat == 1
        assert table.persons == [0]
        await e.settle()
        assert any(isinstance(entry.fact, Played) and entry.fact.by == "bot" for entry in table.entries)
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


def test_a_store_that_fails_does_not_stop_the_clocks(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=FIVE_MINUTES)
        e.time += 301
        with monkeypatch.context() as broken:
            broken.setattr(e.house.store, "append", AsyncMock(side_effect=OSError("the disk is full")))
            await e.driver.tick()
        assert table.persons == [0, 1]
        await e.driver.tick()
        assert table.persons == []

    spend(url, scenario)


@pytest.mark.parametrize("clock", [FIVE_MINUTES, THREE_DAYS])
@pytest.mark.parametrize("back", ["undo", "reset", "rethink"])
def test_taking_back_gains_no_time(url: str, clock: ClockSettings, back: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=clock)
        for _ in range(3):
            e.time += 20
            await e.play_any(table, 0)
            e.time += 5  # Ada's time stands while her choice does
            if back == "rethink":
                await e.play(table, 0, "rethink")
            else:
                await e.act(table, 0, back)
        e.time += 20
        assert await left(e, table) == [clock.seconds - 80, clock.seconds - 95]

    spend(url, scenario)


def test_a_choice_made_anew_earns_its_increment_once(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=FIVE_MINUTES)
        assert table.game is not None
        first, second = [move.text for move in table.game.moves(0)][:2]
        await e.play(table, 0, first)
        await e.play(table, 0, "rethink", second)
        assert await left(e, table) == [310, 300]
        await e.play(table, 0, "rethink")
        assert await left(e, table) == [300, 300]
        await e.act(table, 0, "undo")
        assert await left(e, table) == [310, 300]

    spend(url, scenario)


def test_a_plan_earns_as_one_decision_and_gives_that_back_with_it(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", title="fresco", clock=FIVE_MINUTES)
        assert table.game is not None
        while len(table.game.awaiting) < 2:
            await e.play_any(table, table.game.awaiting[0])
        before = await left(e, table)
        while table.game.awaiting == [0, 1]:
            await e.play_any(table, 0)
        assert await left(e, table) == [before[0] + 10, before[1]]
        await e.play(table, 0, "rethink")
        assert await left(e, table) == before
        while table.game.awaiting == [0, 1]:
            await e.play_any(table, 0)
            assert (await left(e, table))[1] == before[1]
        await e.act(table, 0, "undo")
        assert await left(e, table) == before

    spend(url, scenario)


async def nearly_late(e: Evening) -> Table:
    """Ada has played with ten seconds of her three days left; so many has Ben."""
    table = await e.table("Ada", "Ben", clock=THREE_DAYS)
    e.time += THREE_DAYS.seconds - 10
    await e.play_any(table, 0)
    return table


def test_who_is_back_in_a_seat_does_not_lose_the_new_time_by_an_undo(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await nearly_late(e)
        await e.act(table, 1, "propose", what="takeover", seat=0, level="random")
        await e.act(table, 0, "answer", agree=True)
        await e.settle()
        await e.act(table, 0, "back")
        await e.act(table, 0, "undo")
        assert await left(e, table) == [THREE_DAYS.seconds, 10]

    spend(url, scenario)


def test_nobody_loses_the_seat_by_agreeing_to_an_undo(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await nearly_late(e)
        await e.play_any(table, 1)
        winner = table.awaiting[0]
        e.time += 20
        await e.act(table, 1 - winner, "propose", what="undo", to=0)
        await e.act(table, winner, "answer", agree=True)
        expected = [THREE_DAYS.seconds, THREE_DAYS.seconds]
        expected[winner] -= 20
        assert await left(e, table) == expected

    spend(url, scenario)


async def handed_over(e: Evening, clock: ClockSettings) -> tuple[Table, int]:
    """A table at which somebody has just played a move that could be taken back, and the other one is asked."""
    table = await e.table("Ada", "Ben", title="florence", clock=clock)
    while True:
        mover = table.awaiting[0]
        await e.play_any(table, mover)
        if table.awaiting == [1 - mover] and not table.past.several and undo_reach(table, mover).steps:
            return table, mover


@pytest.mark.parametrize("clock", [FIVE_MINUTES, ClockSettings(kind="move", seconds=300)])
def test_who_takes_back_a_move_pays_for_the_time_in_which_others_thought_about_it(
    url: str, clock: ClockSettings
) -> None:
    """Or the other's time for a decision could be used up by a question that is then put otherwise."""

    async def scenario(e: Evening) -> None:
        table, mover = await handed_over(e, clock)
        await e.act(table, mover, "undo")
        before = await left(e, table)
        await e.play_any(table, mover)
        e.time += 100
        await e.act(table, mover, "undo")
        before[mover] -= 100
        assert await left(e, table) == before
        e.time += 7
        await e.play_any(table, mover)
        e.time += 10
        before[1 - mover] -= 10
        assert (await left(e, table))[1 - mover] == before[1 - mover]

    spend(url, scenario)


@pytest.mark.parametrize("then", ["bot", "wait"])
def test_nothing_is_taken_back_that_would_cost_more_time_than_there_is(url: str, then: Literal["bot", "wait"]) -> None:
    async def scenario(e: Evening) -> None:
        table, mover = await handed_over(e, ClockSettings(kind="move", seconds=300, then=then))
        await e.act(table, mover, "undo")
        e.time += 200
        await e.play_any(table, mover)
        before = await left(e, table)
        e.time += 101
        assert await refusal(e.act(table, mover, "undo")) == (409, "table-undo-late")
        assert await refusal(e.act(table, mover, "reset")) == (409, "table-undo-late")
        assert table.awaiting == [1 - mover]
        e.time += 1000
        assert await refusal(e.act(table, mover, "undo")) == (409, "table-undo-late")
        before[1 - mover] -= 1101
        assert await left(e, table) == before

    spend(url, scenario)


def test_whoever_ran_out_of_time_is_not_paid_for(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table, mover = await handed_over(e, ClockSettings(kind="move", seconds=300))
        had = (await left(e, table))[1 - mover]
        e.time += 301
        await e.house.flag(table, 1 - mover)
        await e.act(table, mover, "undo")  # before the bot has moved
        await e.act(table, 1 - mover, "back")
        assert await left(e, table) == [300, 300]
        assert had == 300

    spend(url, scenario)


def test_what_was_taken_back_before_this_was_paid_for_stands_as_it_stood(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table, mover = await handed_over(e, FIVE_MINUTES)
        e.time += 100
        await e.act(table, mover, "undo")
        entry = table.entries[-1]
        old = Undone(entry.fact.to, False, entry.fact.awaiting) if isinstance(entry.fact, Undone) else None
        assert old is not None
        shown = await left(e, table)
        table.entries[-1] = Entry(entry.number, entry.seat, entry.time, old)
        again = Table(table.id, e.house.downtimes.times)
        again.reopen(table.entries)
        assert again.clock is not None
        shown[mover] += 100
        shown[1 - mover] -= 100
        assert again.clock.left == shown

    spend(url, scenario)


@pytest.mark.parametrize("last", ["chat", "play"])
def test_a_short_absence_of_the_only_server_is_not_paid_for_either(url: str, last: str) -> None:
    async def first(e: Evening) -> tuple[str, list[float], float]:
        table = await e.table("Ada", "Ben", clock=FIVE_MINUTES)
        e.time += 5
        await e.house.downtimes.beat()
        e.time += 3
        if last == "chat":
            await e.act(table, 0, "chat", text="Hm.")
        else:
            await e.play_any(table, 0)
        return table.id, await left(e, table), e.time

    id, before, time = spend(url, first)

    async def second(e: Evening) -> None:
        table = await e.house.table(id)
        absence = 6 if e.house.store.shared else 0  # there, another process may have been serving
        assert table.clock is not None
        expected = [each - (absence if seat in table.clock.running else 0) for seat, each in enumerate(before)]
        assert await left(e, table) == expected
        e.time += 4
        assert await left(e, table) == [
            each - (4 if seat in table.clock.running else 0) for seat, each in enumerate(expected)
        ]

    spend(url, second, time=time + 6)


@pytest.mark.parametrize("moves", [1, 60])
def test_nobody_pays_for_the_time_in_which_no_server_ran(url: str, moves: int) -> None:
    async def first(e: Evening) -> tuple[str, list[float], float]:
        table = await e.table("Ada", "Ben", "Cleo", title="fresco", clock=FIVE_MINUTES)
        assert table.game is not None
        for _ in range(moves):
            e.time += 1
            await e.play_any(table, table.game.awaiting[0])
        e.time += 7
        await e.house.downtimes.beat()
        assert table.clock is not None
        return table.id, [table.clock.left_at(seat, e.time) for seat in range(3)], e.time

    id, left, time = spend(url, first)

    async def second(e: Evening) -> None:
        table = await e.house.table(id)
        assert table.clock is not None
        assert [table.clock.left_at(seat, e.time) for seat in range(3)] == pytest.approx(left)

    spend(url, second, time=time + 50_000)
