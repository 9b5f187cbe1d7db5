"""Consent: nobody loses a seat, a move or a game because they are away."""

from __future__ import annotations

from typing import Any

import pytest
from seating import FIVE_MINUTES, Evening, refusal, spend

from bottega.server.people.results import result_of
from bottega.tables.commands import AskHint, ChangeSettings, Join, Rematch, Renew
from bottega.tables.entries import Answered, Entry, TakenOver
from bottega.tables.follower import Follower
from bottega.tables.rating import rate, rated_places
from bottega.tables.refusal import Refusal, UnknownToken
from bottega.tables.results import NextTable
from bottega.tables.settings import ClockSettings, NewTable, SeatWish
from bottega.tables.sight import hints_allowed, proposal_info
from bottega.tables.table import Table
from bottega.tables.token import HOST, Who

AN_HOUR = ClockSettings(kind="move", seconds=3600)


@pytest.mark.parametrize("wish", [{"what": "takeover", "seat": 1}, {"what": "end"}, {"what": "undo", "to": 0}])
def test_an_absent_opponent_is_asked_about_everything(url: str, wish: dict[str, object]) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        await e.play_any(table, 0)
        await e.play_any(table, 1)
        moves = len(table.played)
        await e.act(table, 0, "propose", **wish)
        assert table.proposal is not None
        assert table.proposal.owed == [1]
        assert (table.status, len(table.played), table.seats[1].taken_over) == ("running", moves, False)

    spend(url, scenario)


def test_of_three_the_absent_one_is_asked_too(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo")
        await e.act(table, 0, "propose", what="takeover", seat=2, level="random")
        await e.act(table, 1, "answer", agree=True)
        assert not table.seats[2].played_by_bot
        await e.act(table, 2, "answer", agree=True)
        assert table.seats[2].played_by_bot

    spend(url, scenario)


def test_a_clock_that_waits_lets_the_others_decide_once_it_has_run_out(url: str) -> None:
    async def scenario(e: Evening) -> None:
        clock = ClockSettings(kind="move", seconds=60, then="wait")
        table = await e.table("Ada", "Ben", clock=clock)
        await e.play_any(table, 0)
        e.time += 61
        await e.driver.tick()
        assert table.persons == [0, 1]
        await e.act(table, 0, "propose", what="takeover", seat=1, level="random")
        assert table.persons == [0]
        await e.act(table, 1, "back")
        assert table.persons == [0, 1]

    spend(url, scenario)


def test_who_agrees_agrees_to_what_they_have_read(url: str) -> None:
    """Or something else is asked in the moment in which somebody presses the button."""

    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        for seat in (0, 1):
            await e.play_any(table, seat)
        await e.act(table, 0, "propose", what="undo")
        read = proposal_info(table, 1, "en")
        assert read is not None
        await e.act(table, 0, "answer", agree=False)
        await e.act(table, 0, "propose", what="end")
        with pytest.raises(Refusal) as caught:
            await e.act(table, 1, "answer", agree=True, proposal=read.number)
        assert caught.value.reason.rule == "table-proposal-other"
        assert (table.status, table.proposal is not None) == ("running", True)
        read = proposal_info(table, 1, "en")
        assert read is not None
        await e.act(table, 1, "answer", agree=True, proposal=read.number)
        assert table.status == "ended"

    spend(url, scenario)


@pytest.mark.parametrize(
    ("wish", "text"),
    [
        ({"what": "undo", "to": 0}, "Ada asks to take back 3 moves."),
        ({"what": "takeover", "seat": 1, "level": "random"}, "Ada asks to let a bot (Random) play for Ben."),
        ({"what": "end"}, "Ada asks to end the game."),
    ],
)
def test_a_proposal_tells_all_that_is_asked(url: str, wish: dict[str, object], text: str) -> None:
    """One asked to take a step back, it said, when everything was to be taken back."""

    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        while table.moves_for(1) < 3:
            await e.play_any(table, table.awaiting[0])
        await e.act(table, 0, "propose", **wish)
        told = proposal_info(table, 1, "en")
        assert told is not None
        assert told.text == text

    spend(url, scenario)


def test_what_the_absent_one_played_is_not_taken_back_behind_their_back(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=FIVE_MINUTES)
        while {played.seat for played in table.played} != {0, 1} or table.awaiting != [1]:
            await e.play_any(table, table.awaiting[0])
        e.time += 1000
        await e.driver.tick()
        assert table.seats[1].taken_over
        moves = len(table.played)
        assert await refusal(e.act(table, 0, "propose", what="undo", to=0)) == (409, "table-undo-absent")
        assert len(table.played) >= moves

    spend(url, scenario)


def test_the_absent_one_is_warned_once_before_the_clock_runs_out(url: str) -> None:
    async def scenario(e: Evening) -> None:
        warned: list[int] = []

        class Ear(Follower):
            def short_of_time(self, table: Table, seat: int) -> None:
                warned.append(seat)

        e.house.followers.append(Ear())
        table = await e.table("Ada", "Ben", clock=AN_HOUR)
        await e.play_any(table, 0)
        await e.driver.tick()
        assert warned == []
        e.time += 3600 * 0.8
        await e.driver.tick()
        await e.driver.tick()
        e.driver.warnings.given.clear()  # as after a restart
        await e.driver.tick()
        assert warned == [1]
        assert not table.seats[1].taken_over

    spend(url, scenario)


def test_warnings_are_kept_no_longer_than_they_hold(url: str) -> None:
    async def warned(e: Evening) -> list[str]:
        await e.settle()
        return [document.id for document in await e.house.store.find("warned")]

    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=AN_HOUR)
        await e.play_any(table, 0)
        e.time += 3600 * 0.8
        await e.driver.tick()
        assert await warned(e) == [f"{table.id}/1"]
        await e.play_any(table, 1)
        assert await warned(e) == []
        e.time += 3600 * 0.8
        await e.driver.tick()
        e.driver.warnings.given.clear()  # as after a restart
        assert len(await warned(e)) == 1
        await e.act(table, 0, "propose", what="end")
        await e.act(table, 1, "answer", agree=True)
        assert await warned(e) == []

    spend(url, scenario)


def test_a_bot_in_the_opponents_seat_does_not_bring_hints(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=FIVE_MINUTES)
        await e.play_any(table, 0)
        e.time += 301
        await e.driver.tick()
        assert table.seats[1].taken_over
        assert not hints_allowed(table)
        assert await refusal(AskHint().ask(e.house, table, Who(seat=0), "en")) == (403, "table-hints-off")

    spend(url, scenario)


def test_whoever_was_ready_is_asked_again_when_hints_are_switched(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "")
        assert table.seats[0].ready
        await e.do(table, Who(host=True), ChangeSettings(hints=True))
        assert not table.seats[0].ready

    spend(url, scenario)


def test_whoever_comes_back_is_asked_like_the_others(url: str) -> None:
    """Ada asks Ben while a bot plays for Cleo, who is back before he answers."""

    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo", clock=FIVE_MINUTES)
        while table.awaiting != [2]:
            await e.play_any(table, table.awaiting[0])
        e.time += 1000
        await e.driver.tick()
        assert table.seats[2].taken_over
        await e.act(table, 0, "propose", what="end")
        await e.act(table, 2, "back")
        await e.act(table, 1, "answer", agree=True)
        before = table.status
        await e.act(table, 2, "answer", agree=True)
        assert (before, table.status) == ("running", "ended")

    spend(url, scenario)


async def late_cleo(e: Evening) -> Table:
    """Cleo's time is up, so that she is not asked about the bot that Ada wants in her seat."""
    table = await e.table("Ada", "Ben", "Cleo", clock=ClockSettings(kind="move", seconds=60, then="wait"))
    while table.awaiting != [2]:
        await e.play_any(table, table.awaiting[0])
    e.time += 61
    await e.act(table, 0, "propose", what="takeover", seat=2, level="random")
    return table


def test_whoever_decides_after_all_keeps_the_seat(url: str) -> None:
    """Cleo's time is up, so she is not asked; before Ben has answered she goes on."""

    async def scenario(e: Evening) -> None:
        table = await late_cleo(e)
        assert table.proposal is not None
        assert table.proposal.owed == [1]
        while table.awaiting == [2]:
            await e.play_any(table, 2)
        assert await refusal(e.act(table, 1, "answer", agree=True)) == (409, "table-proposal-none")
        assert table.persons == [0, 1, 2]

    spend(url, scenario)


def test_what_was_agreed_before_a_proposal_could_lapse_is_still_read(url: str) -> None:
    """Version 0.1 let Ben agree to a bot for Cleo after she had gone on: its tables open as they were left."""

    async def scenario(e: Evening) -> None:
        table = await late_cleo(e)
        while table.awaiting == [2]:
            await e.play_any(table, 2)
        number = table.number
        written = [
            Entry(number + 1, 1, e.time, Answered(agree=True, what="takeover")),
            Entry(number + 2, 1, e.time, TakenOver(2, "random")),
        ]
        again = Table(table.id, e.house.downtimes.times)
        again.reopen([*table.entries, *written])
        assert [seat.taken_over for seat in again.seats] == [False, False, True]

    spend(url, scenario)


async def rated_table(e: Evening, **settings: Any) -> Table:
    """Ada and Ben with accounts, from before the game begins."""
    table = await e.table("Ada", "", **settings)
    table.seats[0].account = "ada"
    await e.do(table, Who(seat=1, account="ben"), Join(name="Ben"))
    assert (table.status, table.accounts) == ("running", ["ada", "ben"])
    return table


def test_whoever_let_a_bot_move_is_rated_as_last(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await rated_table(e, clock=FIVE_MINUTES)
        await e.play_any(table, 0)
        e.time += 301
        await e.driver.tick()
        await e.settle()
        while table.status == "running":
            await e.play_any(table, 0)
            await e.settle()
        assert rated_places(table) == [table.game.places[0] if table.game else 0, 3]
        assert await rate(e.house.store, table)

    spend(url, scenario)


def test_a_game_that_all_gave_up_is_not_rated_but_whoever_ran_out_of_time_is(url: str) -> None:
    async def scenario(e: Evening) -> None:
        given_up = await rated_table(e)
        await e.act(given_up, 0, "propose", what="end")
        await e.act(given_up, 1, "answer", agree=True)
        assert not await rate(e.house.store, given_up)
        left = await rated_table(e, clock=FIVE_MINUTES)
        await e.play_any(left, 0)
        e.time += 301
        await e.driver.tick()
        await e.settle()
        await e.act(left, 0, "propose", what="end")
        assert left.status == "ended"
        assert rated_places(left) == [1, 3]

    spend(url, scenario)


def test_whoever_is_back_before_the_bot_moves_has_run_out_of_time_all_the_same(url: str) -> None:
    """A program takes the seat back the moment its time is up: no bot has moved, and yet it had more than its time."""

    async def scenario(e: Evening) -> None:
        table = await rated_table(e, clock=FIVE_MINUTES)
        await e.play_any(table, 0)
        e.time += 301
        await e.house.flag(table, 1)
        await e.act(table, 1, "back")
        await e.settle()
        await e.play_out(table)
        assert rated_places(table) == [table.game.places[0] if table.game else 0, 3]
        assert result_of(table).helped == [1]  # nor in the standings of a circle

    spend(url, scenario)


@pytest.mark.parametrize("comes_back", [False, True])
def test_whoever_was_replaced_unasked_has_run_out_of_time(url: str, comes_back: bool) -> None:
    """Or whoever is behind ends a game for nobody's rating, with a bot that has not even moved."""

    async def scenario(e: Evening) -> None:
        table = await rated_table(e, clock=ClockSettings(kind="move", seconds=60, then="wait"))
        await e.play_any(table, 0)
        e.time += 61
        await e.act(table, 0, "propose", what="takeover", seat=1)
        if comes_back:
            await e.act(table, 1, "back")
            await e.play_out(table)
            assert rated_places(table) == [table.game.places[0] if table.game else 0, 3]
        else:
            await e.act(table, 0, "propose", what="end")
            assert rated_places(table) == [1, 3]
        assert result_of(table).helped == [1]

    spend(url, scenario)


def test_whoever_lets_a_bot_play_with_the_consent_of_all_may_be_back_before_it_moves(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await rated_table(e)
        await e.play_any(table, 0)
        await e.act(table, 0, "propose", what="takeover", seat=1)
        await e.act(table, 1, "answer", agree=True)
        await e.act(table, 1, "back")
        await e.play_out(table)
        assert result_of(table).helped == []

    spend(url, scenario)


def test_whoever_is_not_asked_is_replaced_by_the_usual_bot(url: str) -> None:
    """Any other would be chosen by those who play against it."""

    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=ClockSettings(kind="move", seconds=60, then="wait"))
        await e.play_any(table, 0)
        e.time += 61
        await e.act(table, 0, "propose", what="takeover", seat=1, level="random")
        assert table.seats[1].level == "journeyman"

    spend(url, scenario)


def test_nobody_holds_up_a_game_by_coming_back_again_and_again(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo", clock=AN_HOUR)
        await e.play_any(table, 0)
        e.time += 3601
        await e.house.flag(table, 1)
        await e.act(table, 1, "back")  # at once, with time to go on
        assert table.persons == [0, 1, 2]
        await e.play_any(table, 1)
        await e.act(table, 1, "undo")  # which brings nobody further
        e.time += 3601
        await e.house.flag(table, 1)
        assert await refusal(e.act(table, 1, "back")) == (409, "table-back-later")
        await e.settle()  # the bot decides
        assert table.stood_in(table.played[-1])
        await e.act(table, 1, "back")
        assert table.persons == [0, 1, 2]

    spend(url, scenario)


def test_an_account_that_comes_when_the_game_is_decided_is_not_rated(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        await e.play_out(table)
        for seat, account in enumerate(("ada", "ben")):
            await e.house.claim(table, Who(seat=seat, account=account))
        assert not await rate(e.house.store, table)

    spend(url, scenario)


def test_whoever_gets_a_new_link_to_a_seat_does_not_play_for_its_account(url: str) -> None:
    """The host takes a new link to Ben's seat and would lose a game in his name."""

    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "", "", public=True)
        table.seats[0].account = "ada"
        await e.do(table, Who(trusted=False, account="ben"), Join(name="Ben", seat=1))
        own = Who(seat=1, generation=table.generations["1"])
        await e.do(table, own, Renew())
        assert table.seats[1].account == "ben"
        await e.do(table, Who(host=True), Renew(seat=1))
        await e.do(table, Who(trusted=False, account="cleo"), Join(name="Cleo", seat=2))
        assert (table.status, table.accounts) == ("running", ["ada", None, "cleo"])

    spend(url, scenario)


def test_whoever_named_a_seat_does_not_play_for_the_account_that_sits_down_there(url: str) -> None:
    async def scenario(e: Evening) -> None:
        seats = [SeatWish(kind="person", name=name, ready=name == "Ada") for name in ("Ada", "Ben")]
        table = await e.house.create(NewTable(title="toy", seats=seats, order="given"), account="ada")
        known = e.house.links.token(table, "1")
        invited = e.house.links.who(table, known, "ben")
        await e.do(table, invited, Join(name="Ben", ready=False))
        with pytest.raises(UnknownToken):
            e.house.links.who(table, known)
        own = e.house.links.token(table, "1")
        await e.do(table, e.house.links.who(table, own, "ben"), Join(name="Benjamin"))
        assert e.house.links.token(table, "1") == own  # the same person stays
        assert table.accounts == ["ada", "ben"]
        await e.play_out(table)
        assert await rate(e.house.store, table)

    spend(url, scenario)


async def gathered_table(e: Evening) -> Table:
    """Ada has named a seat for Ben, and he has gathered it by its link, which she knows."""
    seats = [SeatWish(kind="person", name=name, ready=name == "Ada") for name in ("Ada", "Ben")]
    table = await e.house.create(NewTable(title="toy", seats=seats, order="given"), account="ada")
    await e.house.claim(table, Who(seat=1, account="ben"))
    return table


def test_whoever_sits_down_signed_in_where_they_gathered_a_seat_gets_a_link_of_their_own(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await gathered_table(e)
        known = e.house.links.token(table, "1")
        await e.do(table, e.house.links.who(table, known, "ben"), Join(name="Ben"))
        with pytest.raises(UnknownToken):
            e.house.links.who(table, known)
        await e.play_out(table)
        assert await rate(e.house.store, table)

    spend(url, scenario)


def test_whoever_sits_down_by_a_link_alone_is_not_rated_for_the_account_that_gathered_it(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await gathered_table(e)
        known = e.house.links.token(table, "1")
        await e.do(table, e.house.links.who(table, known), Join(name="Benjamin"))
        await e.play_out(table)
        assert not await rate(e.house.store, table)

    spend(url, scenario)


def test_in_a_rematch_nobody_plays_for_an_account_by_a_link_that_others_know(url: str) -> None:
    """Ada asks for the next game with the link that she gave to Ben, and would lose it in his name."""

    async def scenario(e: Evening) -> None:
        for signed_in in (None, "ben"):  # he may even be the one who asks for it
            table = await gathered_table(e) if signed_in is None else await e.table("Ada", "Ben")
            table.seats[0].account = "ada"
            if signed_in is None:
                await e.act(table, 1, "ready")
            await e.play_out(table)
            await e.do(table, Who(seat=1, account=signed_in), Rematch())
            answer = await e.do(table, Who(seat=0, account="ada"), Rematch())
            assert isinstance(answer.result, NextTable)
            again = await e.house.table(answer.result.table)
            for seat in (0, 1):
                if again.status == "open":
                    await e.act(again, seat, "ready")
            await e.play_out(again)
            assert not await rate(e.house.store, again)

    spend(url, scenario)


def test_a_seat_that_was_only_gathered_is_not_rated(url: str) -> None:
    """Others may still have its link, and play there as badly as they like."""

    async def scenario(e: Evening) -> None:
        table = await gathered_table(e)
        await e.act(table, 1, "ready")
        assert table.accounts == ["ada", "ben"]
        await e.play_out(table)
        assert not await rate(e.house.store, table)

    spend(url, scenario)


def test_a_rating_is_written_as_a_whole_or_not_at_all(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(e: Evening) -> None:
        table = await rated_table(e)
        await e.play_out(table)

        async def killed(_puts: object) -> bool:
            raise ConnectionError("pulled the plug")

        with monkeypatch.context() as broken:
            broken.setattr(e.house.store, "put_all", killed)
            with pytest.raises(ConnectionError):
                await rate(e.house.store, table)
        assert await e.house.store.get("rated", table.id) is None
        assert await rate(e.house.store, table)
        assert not await rate(e.house.store, table)

    spend(url, scenario)


def test_a_link_is_its_seats_alone_once_somebody_sits_there(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "", public=True)
        known = e.house.links.token(table, "1")
        invited = e.house.links.who(table, known)
        await e.do(table, Who(trusted=False), Join(name="Ben", seat=1))
        with pytest.raises(UnknownToken):
            e.house.links.who(table, known)
        assert await refusal(e.do(table, invited, Join(name="Mallory"))) == (401, "table-token")
        assert e.house.links.who(table, e.house.links.token(table, "1")).seat == 1
        assert e.house.links.who(table, e.house.links.token(table, HOST)).host

    spend(url, scenario)
