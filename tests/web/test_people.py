"""Around the games: accounts, open tables, notices, playing again, and asking the others."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from web.conftest import OpenSheet
from web.player import is_at, offered, play_by_clicking, start_against_bots, wait_for_change, wait_to_be_asked
from web.tables import Table, give_up, open_last_round

from bottega.bots import analyse
from bottega.bots.report import as_data
from bottega.text import words


def test_an_account_is_made_left_and_entered_again(sheet_for: OpenSheet) -> None:
    page = sheet_for("/account")
    page.get_by_label("Your name").last.fill("Isabella")
    page.get_by_label("Password").fill("lake and jester")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name="Signed in as Isabella")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    page.get_by_label("Your name").last.fill("Isabella")
    page.get_by_label("Password").fill("lake and jester")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Signed in as Isabella")).to_be_visible()
    expect(page.get_by_text("this browser", exact=True)).to_be_visible()
    elsewhere = sheet_for("/account")
    elsewhere.get_by_label("Your name").last.fill("Isabella")
    elsewhere.get_by_label("Password").fill("lake and jester")
    elsewhere.get_by_role("button", name="Sign in").click()
    elsewhere.get_by_role("button", name="End", exact=True).click()
    expect(elsewhere.get_by_role("button", name="End", exact=True)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()


def test_an_open_table_is_found_on_the_home_page(sheet_for: OpenSheet) -> None:
    host, guest = sheet_for("/new/stanza?with=friends"), sheet_for("/new/stanza?with=friends")
    host.get_by_role("group", name="How many players").get_by_text("2", exact=True).click()
    host.get_by_label("Name of the table").fill("Come in")
    host.get_by_label("Anyone may join or watch").check()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_text("Copy link").first.wait_for()
    guest.goto("/")
    guest.get_by_role("link", name="Come in").click()
    guest.get_by_role("textbox", name="Your name").fill("Ben")
    guest.get_by_role("button", name="Take this seat").click()
    for page in (host, guest):
        expect(page.locator("[data-at]")).to_be_visible()


def test_a_link_opens_a_private_table_also_where_only_its_address_was_open(sheet_for: OpenSheet) -> None:
    host = sheet_for()
    start_against_bots(host, "stanza")
    token = host.evaluate("Object.values(Object.values(JSON.parse(localStorage['bottega.tables']))[0].seats)[0]")
    guest = sheet_for(host.url)
    expect(guest.get_by_role("heading", level=1)).to_have_text("This table is private.")
    guest.goto(f"{host.url}#0.0123456789abcdef0123456789abcdef")
    expect(guest.get_by_role("heading", level=1)).to_have_text("This link is no longer valid.")
    guest.goto(f"{host.url}#{token}")
    expect(guest.locator("[data-at]")).to_be_visible()


def test_a_bot_can_be_put_on_a_free_seat(sheet_for: OpenSheet) -> None:
    page = sheet_for("/new/stanza?with=friends")
    page.get_by_role("group", name="How many players").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Let a bot play").click()
    assert wait_to_be_asked(page)


def test_a_new_table_tells_what_a_bot_with_a_style_prefers(sheet_for: OpenSheet) -> None:
    sheet = sheet_for("/new/florence?with=bots", language="de-DE")
    seat = sheet.get_by_role("listitem").filter(has=sheet.get_by_label("Stärke von Spieler 2"))
    expect(seat).to_be_visible()
    expect(seat).not_to_contain_text("Bevorzugt")
    seat.get_by_role("combobox").last.select_option("journeyman/gardener")
    expect(seat).to_contain_text("Bevorzugt Wälder, Seen und Parks, wo Züge etwa gleich gut sind.")


def test_notices_can_be_set(sheet: Page) -> None:
    start_against_bots(sheet, "stanza")
    wait_to_be_asked(sheet)
    sheet.get_by_role("button", name="Menu").click()
    sheet.get_by_role("button", name="Notifications").click()
    sheet.get_by_label("someone writes").check()
    expect(sheet.get_by_text("Saved.")).to_be_visible()
    sheet.get_by_role("button", name="Send a test").click()
    expect(sheet.get_by_text("Web address: –")).to_be_visible()


def test_playing_again_and_asking_to_end(sheet: Page) -> None:
    open_last_round(sheet, "stanza")
    play_by_clicking(sheet, seed=3)
    first = sheet.url
    sheet.get_by_role("button", name="Play again").click()
    expect(sheet).not_to_have_url(first)
    expect(sheet.locator("[data-over]")).to_be_hidden()
    assert wait_to_be_asked(sheet)
    sheet.get_by_role("button", name="Menu").click()
    sheet.get_by_role("button", name="Ask to end the game").click()
    expect(sheet.get_by_text("ended by agreement")).to_be_visible()


def test_what_happened_since_my_last_turn_plays_itself(sheet: Page) -> None:
    start_against_bots(sheet, "stanza", players=3)
    assert wait_to_be_asked(sheet)
    turn = sheet.locator(".question").inner_text()
    before = is_at(sheet)
    offered(sheet).first.click()
    wait_for_change(sheet, before)
    assert wait_to_be_asked(sheet)
    while sheet.locator(".question").inner_text() != turn:
        play_by_clicking(sheet, seed=1, most=1)
        assert wait_to_be_asked(sheet)
    sheet.get_by_role("button", name="Since my last turn").click()
    expect(sheet.locator(".film")).to_contain_text("1 of")
    sheet.get_by_role("button", name="Back to the game").click()
    expect(sheet.locator(".question")).to_have_text(turn)


def test_whoever_comes_back_is_shown_what_was_missed(sheet: Page) -> None:
    table = Table(sheet, "stanza", players=2)
    table.reach("move")
    sheet.goto("/")
    table.play_for(0, lambda moves: moves[0])
    while 0 in table.state()["game"]["awaiting"]:
        table.play_for(0, give_up)
    while 0 not in table.state()["game"]["awaiting"]:
        table.play_for(1, give_up)
    sheet.goto(table.page)
    expect(sheet.locator(".film")).to_contain_text("Lucia moves to")
    sheet.get_by_role("button", name="Back to the game").click()
    assert wait_to_be_asked(sheet)


def test_a_record_is_saved_and_looked_at_again(sheet: Page) -> None:
    table = Table(sheet, "stanza", players=2)
    table.play_out(give_up)
    sheet.goto(table.page)
    sheet.get_by_role("link", name="Analysis").click()
    with sheet.expect_download() as saved:
        sheet.get_by_role("button", name="Download the game").click()
    sheet.goto("/records")
    sheet.get_by_label("The file").set_input_files(saved.value.path())
    sheet.get_by_label("Timeline").wait_for()


def test_an_analysis_tells_why_beside_the_best_move_and_what_was_lost_with_its_interval(sheet: Page) -> None:
    table = Table(sheet, "stanza", players=2)
    table.play_out(give_up)
    record = sheet.request.get(f"{table.path}/record", headers={"Authorization": f"Bearer {table.tokens[0]}"}).text()
    found = as_data(analyse(record, 0, iterations=40), words("en"))
    sheet.route("**/analysis?seat=0*", lambda route: route.fulfill(json={"result": found}))
    sheet.goto(table.page)
    sheet.get_by_role("link", name="Analysis").click()
    one = next(one for one in found["decisions"] if one["kind"] not in ("best", "good"))
    sheet.locator(".decisions li", has=sheet.get_by_text(str(one["number"]), exact=True)).get_by_role("button").click()
    best = sheet.locator(".turning dl div", has_text=f"Best: {one['best'][0]['words']}")
    expect(best).to_contain_text(one["best"][0]["reason"])
    expect(sheet.locator(".panel.bars")).to_contain_text(
        f"before the first decision: about {found['balance']['first']}"
    )
    lost = sheet.locator("[data-lost]")
    expect(lost).to_contain_text(f"{round(100 * one['lost_win'])}%")
    expect(lost).to_contain_text(re.compile(r"\(\S+ to \S+\)"))


def test_a_second_look_takes_longer_and_never_hides_a_deeper_one(sheet: Page) -> None:
    table = Table(sheet, "stanza", players=2)
    table.play_out(give_up)
    record = sheet.request.get(f"{table.path}/record", headers={"Authorization": f"Bearer {table.tokens[0]}"}).text()
    deep = {**as_data(analyse(record, 0, iterations=4), words("en")), "accuracy": 71.0, "iterations": 9000}
    failed = {"status": "failed", "result": None}
    looks = [{**deep, "accuracy": 12.0, "iterations": 80}, {**deep, "accuracy": 83.0, "iterations": 20_000}]
    sheet.route(
        re.compile(r"/api/tables/\w+/analysis"),
        lambda route: route.fulfill(json={"job": "1"} if route.request.method == "POST" else {"result": deep}),
    )
    sheet.route(
        re.compile("/api/jobs/1"),
        lambda route: route.fulfill(
            json={"job": "1", "progress": 1, **({"status": "done", "result": looks.pop(0)} if looks else failed)}
        ),
    )
    sheet.goto(table.page)
    sheet.get_by_role("link", name="Analysis").click()
    for accuracy, seconds in ((71, 120), (71, 240)):
        expect(sheet.get_by_text(f"Accuracy {accuracy}%")).to_be_visible()
        sheet.get_by_role("button", name=f"Look again, for {seconds} s").click()
    expect(sheet.get_by_text("Accuracy 83%")).to_be_visible()
    sheet.get_by_role("button", name="Look again, for 480 s").click()
    expect(sheet.get_by_text("The analysis stopped early.")).to_be_visible()
    expect(sheet.get_by_text("Accuracy 83%")).to_be_visible()


def test_bids_are_made_by_themselves_up_to_a_limit(sheet: Page) -> None:
    table = Table(sheet, "florence", players=2)
    table.reach(phase="bid")
    bar = sheet.get_by_role("group", name="Auto-bid")
    bar.get_by_role("button", name="Less").click()
    before = is_at(sheet)
    bar.get_by_role("switch", name="Auto-bid up to").click()
    wait_for_change(sheet, before)
    expect(sheet.get_by_text("bids up to 500")).to_be_visible()
    table.play_for(1, lambda moves: next(move for move in moves if move["text"] == "bid 600"))
    stopped = sheet.get_by_role("status").filter(has_text="your limit is 500")
    expect(stopped).to_contain_text("Auto-bid for Jester stopped.")


def test_passing_by_itself_ends_when_something_else_is_asked(sheet: Page) -> None:
    table = Table(sheet, "florence", players=2)
    table.reach(phase="bid")
    sheet.get_by_role("button", name="Decide in advance").click()
    before = is_at(sheet)
    sheet.get_by_role("button", name="Always pass").click()
    wait_for_change(sheet, before)
    expect(sheet.get_by_role("status").filter(has_text="your instruction does not cover")).to_be_visible()
    expect(sheet.get_by_text("passes automatically")).to_have_count(0)
