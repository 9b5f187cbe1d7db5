"""Bots in seats, absent people, standing orders, rematches, branches."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest
from seating import Evening, refusal, spend

from bottega.kernel.game import Game
from bottega.tables import driver
from bottega.tables.commands import Branch, Join, Rematch
from bottega.tables.driver import RETRY, Driver
from bottega.tables.entries import Played
from bottega.tables.follower import Follower
from bottega.tables.history import moves, replay_at, score, since_my_last_move
from bottega.tables.origin import from_record, read_record, record_of
from bottega.tables.premove import Premove
from bottega.tables.rating import rate
from bottega.tables.results import MadeTable, NextTable
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.wording import Wording


def test_bots_play_by_themselves_to_the_end(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("bot", "bot", "bot")
        await e.settle()
        assert table.status == "over"

    spend(url, scenario)


def test_bots_go_on_after_a_restart(url: str) -> None:
    async def first(e: Evening) -> str:
        async def never(_game: Game, _seat: int, _level: str, _seed: int, _owner: str) -> str:
            raise ConnectionError("pulled the plug")

        e.driver.think = never
        return (await e.table("bot", "bot")).id

    id = spend(url, first)

    async def second(e: Evening) -> None:
        assert await e.driver.reopen_all() == 1
        await e.settle()
        assert (await e.house.table(id)).status == "over"

    spend(url, second)


def test_however_many_tables_run_all_are_opened_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PAGE", 2)

    async def first(e: Evening) -> None:
        e.driver.think = AsyncMock(side_effect=ConnectionError("pulled the plug"))
        for _ in range(5):
            await e.table("bot", "bot")

    async def second(e: Evening) -> None:
        e.driver.think = AsyncMock(side_effect=ConnectionError("pulled the plug"))
        assert await e.driver.reopen_all() == 5

    spend(url, first)
    spend(url, second)


def test_a_bot_goes_on_when_the_store_can_be_written_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("bot", "bot")
        with monkeypatch.context() as broken:
            broken.setattr(e.house.store, "append", AsyncMock(side_effect=OSError("the disk is full")))
            await e.settle()
        assert table.entries[-1].kind == "start"
        e.time += RETRY
        await e.driver.tick()
        await e.settle()
        assert table.status == "over"

    spend(url, scenario)


def test_a_table_that_can_not_be_read_after_a_restart_is_read_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first(e: Evening) -> str:
        e.driver.think = AsyncMock(side_effect=ConnectionError("pulled the plug"))
        return (await e.table("bot", "bot")).id

    id = spend(url, first)

    async def second(e: Evening) -> None:
        asleep = OSError("the disk is asleep")
        with monkeypatch.context() as broken:
            broken.setattr(driver, "RETRY", 0.0)
            broken.setattr(e.house.store, "rows", AsyncMock(side_effect=[asleep, await e.house.store.rows()]))
            broken.setattr(e.house.store, "whole", AsyncMock(side_effect=asleep))
            assert await e.driver.reopen_all() == 0
        e.time += RETRY
        await e.driver.tick()
        await e.settle()
        assert (await e.house.table(id)).status == "over"

    spend(url, second)


def test_who_opens_a_table_stands_in_for_a_process_that_died_while_its_bot_was_thinking(url: str) -> None:
    async def first(e: Evening) -> str:
        e.driver.think = AsyncMock(side_effect=ConnectionError("pulled the plug"))
        return (await e.table("Ada", "bot")).id

    id = spend(url, first)

    async def second(e: Evening) -> None:
        table = await e.house.table(id)
        await e.settle()
        assert table.awaiting == [0]

    spend(url, second)


def test_a_bot_takes_a_seat_when_all_agree(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo")
        await e.act(table, 0, "propose", what="takeover", seat=2, level="random")
        await e.act(table, 1, "answer", agree=True)
        await e.act(table, 2, "answer", agree=True)
        await e.settle()
        assert table.seats[2].played_by_bot
        assert table.game is not None
        assert table.game.awaiting == [0, 1]
        assert await refusal(e.play(table, 2, "rethink")) == (409, "table-taken-over")
        await e.act(table, 2, "back")
        await e.play(table, 2, "rethink")

    spend(url, scenario)


def test_a_game_ends_early_when_all_agree(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        await e.act(table, 1, "propose", what="end")
        assert await refusal(e.act(table, 1, "propose", what="end")) == (409, "table-proposal-open")
        await e.act(table, 0, "answer", agree=True)
        assert table.status == "ended"
        assert await refusal(e.play(table, 0, "stay")) == (409, "table-ended")

    spend(url, scenario)


async def at_auction(e: Evening) -> tuple[Table, int]:
    """A game of Florence at which somebody may bid or pass on a lot."""
    table = await e.table("Ada", "Ben", "Cleo", title="florence", seed=5, study=True)
    assert table.game is not None
    while "bid" not in {move.kind for move in table.game.moves(table.game.awaiting[0])}:
        await e.play_any(table, table.game.awaiting[0])
    return table, table.game.awaiting[0]


def test_bidding_by_itself_stops_at_the_limit_and_says_why(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table, seat = await at_auction(e)
        await e.house.order(table, seat, Premove("bid", 0))
        await e.settle()
        order = e.house.orders.of(table, seat)  # where stores are shared it may have been read anew meanwhile
        assert order is not None
        assert order.stopped is not None
        assert order.stopped.rule == "table-premove-limit"
        last = [entry for entry in table.entries if entry.kind == "play"][-1]
        assert isinstance(last.fact, Played)
        assert (last.seat, last.fact.moves, last.fact.by) == (seat, ["pass"], "premove")
        kept = await e.house.store.get("premove", f"{table.id}/{seat}")
        assert kept is not None
        assert kept.data["stopped"]["rule"] == "table-premove-limit"

    spend(url, scenario)


def test_passing_by_itself_goes_on_until_something_else_is_asked(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table, seat = await at_auction(e)
        await e.house.order(table, seat, Premove("pass", None))
        await e.settle()
        assert table.game is not None
        for _ in range(200):
            order = e.house.orders.of(table, seat)
            assert order is not None
            if order.stopped is not None or table.game.over:
                break
            await e.play_any(table, table.game.awaiting[0])
            await e.settle()
        assert order is not None
        kept = e.house.orders.of(table, seat)
        assert kept is not None
        assert kept.stopped is not None
        assert kept.stopped.rule == "table-premove-asked-else"
        assert seat in table.game.awaiting

    spend(url, scenario)


def test_an_order_that_does_not_fit_what_is_asked_stops_and_plays_nothing(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        order = Premove("bid", 500)
        heard: list[int] = []

        class Ear(Follower):
            def order_ended(self, table: Table, seat: int, premove: Premove) -> None:
                heard.append(seat)

        e.house.followers.append(Ear())
        number = table.number
        await e.house.order(table, 0, order)
        await e.settle()
        kept = e.house.orders.of(table, 0)
        assert kept is not None
        assert kept.stopped is not None
        assert (kept.stopped.rule, heard, table.number) == ("table-premove-asked-else", [0], number)

    spend(url, scenario)


def test_a_rematch_is_one_table_for_all(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "bot")
        assert await refusal(e.do(table, Who(seat=0), Rematch())) == (409, "table-rematch-early")
        while table.status == "running":
            await e.settle()
            assert table.game is not None
            for seat in table.game.awaiting:
                await e.play_any(table, seat)
                break
        first = await e.do(table, Who(seat=0), Rematch())
        second = await e.do(table, Who(seat=1), Rematch())
        assert isinstance(first.result, NextTable)
        assert isinstance(second.result, NextTable)
        assert first.result.table == second.result.table == table.rematch
        again = await e.house.table(first.result.table)
        assert e.house.links.who(again, second.result.token).seat == 1
        assert [seat.kind for seat in again.seats] == ["person", "person", "bot"]
        await e.act(again, 1, "ready")
        assert again.status == "running"

    spend(url, scenario)


def test_a_rematch_tells_no_link_that_was_renewed_or_is_somebody_elses(url: str) -> None:
    """Ben leaves the next table and Cleo sits down there: Ben's link of the last game does not bring hers."""

    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        await e.play_out(table)
        answer = await e.do(table, Who(seat=1), Rematch())
        assert isinstance(answer.result, NextTable)
        again = await e.house.table(answer.result.table)
        await e.act(again, 1, "leave")
        cleo = Who(seat=1, generation=again.generations["1"])
        await e.do(again, cleo, Join(name="Cleo"))
        assert await refusal(e.do(table, Who(seat=1), Rematch())) == (409, "table-rematch-renewed")
        other = await e.do(table, Who(seat=0), Rematch())
        assert isinstance(other.result, NextTable)

    spend(url, scenario)


def test_in_a_rematch_everyone_keeps_the_account_they_sat_down_with(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        table.seats[0].account = "ada"
        while table.status == "running":
            assert table.game is not None
            await e.play_any(table, table.game.awaiting[0])
        answer = await e.do(table, Who(seat=1, account="ben"), Rematch())
        assert isinstance(answer.result, NextTable)
        again = await e.house.table(answer.result.table)
        assert [seat.account for seat in again.seats] == ["ada", None]

    spend(url, scenario)


def test_a_finished_game_is_looked_through_branched_and_taken_along(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        say = Wording.of(table, "en")
        assert await refusal(e.do(table, Who(seat=0), Branch(at=2))) == (409, "table-branch-early")
        await e.play_out(table)
        assert table.game is not None
        end = len(table.played)
        shown = replay_at(table, 0, end, say)
        assert shown.game.view == table.game.view(0)
        assert all(line.text for line in moves(table, None, say).moves)
        # Every move tells what it was, also one that is not worth a line of the log.
        assert all(replay_at(table, None, move, say).log for move in range(1, end + 1))
        answer = await e.do(table, Who(seat=1), Branch(at=3, seat=0))
        assert isinstance(answer.result, MadeTable)
        branched = await e.house.table(answer.result.table)
        assert (branched.branch_of, branched.branch_at, branched.seats[0].name) == (table.id, 3, "Ben")
        assert [played.text for played in branched.played[:3]] == [played.text for played in table.played[:3]]
        record, _ = read_record(str(record_of(table)))
        copy = await from_record(e.house, record, ["One", "Two"])
        assert copy.status == "over"
        assert copy.game is not None
        assert copy.game.digest() == table.game.digest()
        assert score(copy, say).scores == table.game.scores

    spend(url, scenario)


def test_since_my_last_move_tells_what_others_did(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        await e.play_any(table, 0)
        await e.play_any(table, 1)
        shown = since_my_last_move(table, 0, Wording.of(table, "en"))
        assert {line.kind for line in shown.log} == {"points"}

    spend(url, scenario)


def test_games_of_account_holders_are_rated_once(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        await e.play_out(table)
        assert not await rate(e.house.store, table)
        table.accounts = ["ada", "ben"]
        for account in table.accounts:
            await e.house.store.put("account", str(account), {})
        assert await rate(e.house.store, table)
        assert not await rate(e.house.store, table)
        assert table.game is not None
        kept = [await e.house.store.get("rating", f"toy/{name}") for name in ("ada", "ben")]
        values = [document.data["mu"] for document in kept if document is not None]
        assert (values[0] > values[1]) == (table.game.places[0] < table.game.places[1])

    spend(url, scenario)


def test_the_rating_of_a_deleted_account_does_not_come_back(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        table.accounts = ["ada", "ben"]  # of whom Ben has deleted his before the end
        await e.house.store.put("account", "ada", {})
        await e.play_out(table)
        assert await rate(e.house.store, table)
        assert [each.id for each in await e.house.store.find("rating")] == ["toy/ada"]
        assert [each.id for each in await e.house.store.find("rating-step")] == [f"toy/ada/{table.id}"]

    spend(url, scenario)


def test_one_driver_at_a_time_drives_a_table(url: str) -> None:
    async def scenario(e: Evening) -> None:
        second = Driver(e.house, e.driver.think)
        table = await e.table("bot", "bot", "bot")
        second.poke(table)
        await e.settle()
        assert table.status == "over"
        numbers = [entry.number for entry in table.entries]
        assert numbers == list(range(1, len(numbers) + 1))

    spend(url, scenario)


def test_standing_orders_end_with_their_game(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        await e.house.order(table, 0, Premove("bid", 500))
        await e.settle()
        await e.play_out(table)
        await e.settle()
        assert await e.house.store.find("premove") == []
        assert await refusal(e.act(table, 0, "premove", rule="pass")) == (409, "move-game-over")

    spend(url, scenario)


def test_many_who_ask_for_the_next_table_at_once_get_one(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        await e.play_out(table)
        asked = await asyncio.gather(*[e.act(table, number % 2, "rematch") for number in range(10)])
        assert len({answer.result.table for answer in asked if isinstance(answer.result, NextTable)}) == 1
        assert len(await e.house.store.rows(status="open")) == 1

    spend(url, scenario)
