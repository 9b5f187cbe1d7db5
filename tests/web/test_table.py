"""People at one table: invitations, secrets, taking back, and lines that break."""

from __future__ import annotations

import json
import re
from functools import partial
from random import Random

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from web.conftest import OpenSheet
from web.player import is_at, offered, play_by_clicking, start_against_bots, wait_for_change, wait_to_be_asked
from web.serving import Server
from web.tables import Table, give_up, onwards


def set_a_table_for_two(host: Page, game: str) -> str:
    """The link to the second seat of a new table."""
    host.goto(f"/new/{game}?with=friends")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("group", name="How many players").get_by_text("2", exact=True).click()
    host.get_by_role("button", name="Open the table").click()
    return host.get_by_label("Link to seat 2").input_value()


def take_the_seat(guest: Page, link: str) -> None:
    guest.goto(link)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Take this seat").click()


def test_two_people_in_two_browsers(sheet_for: OpenSheet) -> None:
    ada, ben = sheet_for(), sheet_for()
    take_the_seat(ben, set_a_table_for_two(ada, "stanza"))
    for page in (ada, ben):
        expect(page.locator("[data-at]")).to_be_visible()
    asked, other = (ada, ben) if ada.locator("[data-asked]").count() else (ben, ada)
    expect(other.locator(".question")).to_contain_text("Waiting for")
    before = is_at(other)
    offered(asked).first.click()
    wait_for_change(other, before)

    other.get_by_role("tab", name="Chat").click()
    other.get_by_label("Write to the table").fill("Good luck!")
    other.keyboard.press("Enter")
    asked.get_by_role("tab", name=re.compile("Chat")).click()
    expect(asked.get_by_role("log", name="Chat")).to_contain_text("Good luck!")


def test_a_link_keeps_its_secret_out_of_the_address(sheet_for: OpenSheet) -> None:
    ada, ben = sheet_for(), sheet_for()
    link = set_a_table_for_two(ada, "stanza")
    assert "#" in link
    ben.goto(link)
    ben.get_by_role("button", name="Take this seat").wait_for()
    assert "#" not in ben.url


def test_reloading_in_the_middle_of_a_secret_choice(sheet_for: OpenSheet) -> None:
    ada, ben = sheet_for(), sheet_for()
    take_the_seat(ben, set_a_table_for_two(ada, "florence"))
    wait_to_be_asked(ada)
    wait_to_be_asked(ben)
    question = ada.locator(".question").inner_text()
    chosen = offered(ada).first
    chosen.click()
    expect(ada.locator(".question")).not_to_have_text(question)
    after = ada.locator(".question").inner_text()
    ada.reload()
    expect(ada.locator(".question")).to_have_text(after)
    expect(ben.locator(".question")).to_have_text(question)


def test_the_server_is_killed_and_comes_back(sheet: Page, server: Server) -> None:
    start_against_bots(sheet, "stanza")
    play_by_clicking(sheet, seed=1, most=3)
    assert wait_to_be_asked(sheet)
    before = is_at(sheet)
    server.kill()
    expect(sheet.get_by_text("Reconnecting")).to_be_visible()
    offered(sheet).first.click()
    server.start()
    wait_for_change(sheet, before)
    expect(sheet.get_by_text("Reconnecting")).to_be_hidden()
    assert play_by_clicking(sheet, seed=2, most=5) == 5


def test_taking_back_a_step_and_the_whole_turn(sheet: Page) -> None:
    start_against_bots(sheet, "stanza")
    assert wait_to_be_asked(sheet)
    question, start = sheet.locator(".question").inner_text(), is_at(sheet)
    offered(sheet).first.click()
    wait_for_change(sheet, start)
    sheet.get_by_role("button", name="Take back one step").click()
    expect(sheet.locator(".question")).to_have_text(question)
    expect(sheet.locator("[data-at]")).to_have_attribute("data-at", start)
    back = sheet.get_by_role("button", name="Take back one step")
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_have_attribute("title", "Nothing of yours can be taken back.")


def test_a_draft_counts_only_when_it_is_confirmed(sheet: Page) -> None:
    sheet.goto("/new/stanza?with=bots")
    sheet.get_by_label("Confirm each turn before it counts").check()
    sheet.get_by_role("button", name="Start").click()
    assert wait_to_be_asked(sheet)
    before = is_at(sheet)
    offered(sheet).first.click()
    expect(sheet.locator("[data-confirm]")).to_be_visible()
    expect(sheet.locator("[data-at]")).to_have_attribute("data-at", before)
    sheet.locator("[data-confirm]").click()
    wait_for_change(sheet, before)


def test_pointing_at_a_move_says_what_it_does(sheet: Page) -> None:
    start_against_bots(sheet, "stanza")
    assert wait_to_be_asked(sheet)
    move = offered(sheet).first
    move.hover()
    expect(sheet.locator(".effects")).not_to_have_text("Choose from the list.")
    expect(sheet.locator(".effects")).not_to_be_empty()


def test_a_hint_can_be_asked_for_and_played(sheet: Page) -> None:
    start_against_bots(sheet, "stanza")
    assert wait_to_be_asked(sheet)
    before = is_at(sheet)
    sheet.get_by_role("button", name="Ask for a hint").click()
    sheet.get_by_role("button", name="Play this").click()
    wait_for_change(sheet, before)


def test_a_curtain_falls_between_two_people_at_one_screen(sheet: Page) -> None:
    sheet.goto("/new/fresco?with=here")
    sheet.get_by_role("group", name="How many players").get_by_text("2", exact=True).click()
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_label("Name of player 2").fill("Ben")
    sheet.get_by_role("button", name="Start").click()
    first = sheet.get_by_role("heading", name="Hand over to").inner_text()
    sheet.get_by_role("button", name="I am").click()
    expect(sheet.locator("div.curtain")).to_have_count(0)
    while sheet.locator("div.curtain").count() == 0:
        before = is_at(sheet)
        offered(sheet).first.click()
        sheet.locator(f'[data-at]:not([data-at="{before}"]), div.curtain').first.wait_for()
    assert sheet.get_by_role("heading", name="Hand over to").inner_text() != first


def test_no_curtain_falls_where_nothing_is_hidden(sheet: Page) -> None:
    """La Stanza is played in the open: the screen goes from hand to hand by itself."""
    sheet.goto("/new/stanza?with=here")
    sheet.get_by_role("group", name="How many players").get_by_text("2", exact=True).click()
    sheet.get_by_role("button", name="Start").click()
    sheet.locator("[data-asked]").wait_for()
    mine = sheet.locator("article:has(h2 small)").first.get_attribute("data-seat")
    while sheet.locator("article:has(h2 small)").first.get_attribute("data-seat") == mine:
        before = is_at(sheet)
        offered(sheet).first.click()
        sheet.locator(f'[data-at]:not([data-at="{before}"])').wait_for()
    expect(sheet.locator("div.curtain")).to_have_count(0)


def test_notes_are_kept(sheet: Page) -> None:
    start_against_bots(sheet, "stanza")
    sheet.get_by_role("tab", name="Notes").click()
    sheet.get_by_role("textbox", name="Notes").fill("Watch the bishop.")
    expect(sheet.get_by_text("Saved.")).to_be_visible()
    sheet.reload()
    sheet.get_by_role("tab", name="Notes").click()
    expect(sheet.get_by_role("textbox", name="Notes")).to_have_value("Watch the bishop.")


def test_an_onlooker_sees_and_can_not_play(sheet_for: OpenSheet) -> None:
    ada, eve = sheet_for(), sheet_for()
    start_against_bots(ada, "stanza")
    assert wait_to_be_asked(ada)
    token = ada.evaluate("Object.values(JSON.parse(localStorage['bottega.tables']))[0].onlooker")
    eve.goto(f"{ada.url}#{token}")
    expect(eve.locator(".question")).to_contain_text("Waiting for")
    assert eve.locator("[data-move]").count() == 0
    before = is_at(eve)
    offered(ada).first.click()
    wait_for_change(eve, before)


def test_replay_link_and_branch(sheet: Page) -> None:
    table = Table(sheet, "stanza", players=2)
    table.play_out(give_up)
    sheet.goto(table.page)
    sheet.get_by_role("link", name="Replay").click()
    sheet.get_by_label("Timeline").fill("7")
    expect(sheet).to_have_url(re.compile(r"/replay/\w+/7$"))
    sheet.reload()
    expect(sheet.get_by_text(re.compile("Move 7 of"))).to_be_visible()
    sheet.keyboard.press("ArrowRight")
    expect(sheet).to_have_url(re.compile(r"/replay/\w+/8$"))
    # From round to round, and from one turning point to the next, then to the first again.
    sheet.evaluate(
        "id => localStorage['bottega.turning'] = JSON.stringify({ [id]: [12, 4] })", table.path.split("/")[-1]
    )
    sheet.reload()
    at = sheet.locator(".leap b")
    expect(at).to_have_text("Round 1")
    sheet.get_by_role("button", name="Next round").click()
    expect(at).to_have_text("Round 2")
    sheet.get_by_role("button", name="Round before").click()
    expect(sheet).to_have_url(re.compile(r"/replay/\w+/0$"))
    for move in (4, 12, 4):
        sheet.get_by_role("button", name="Next turning point").click()
        expect(sheet).to_have_url(re.compile(rf"/replay/\w+/{move}$"))
    sheet.get_by_role("button", name="Branch off here").click()
    expect(sheet).to_have_url(re.compile(r"/table/"))
    assert wait_to_be_asked(sheet)


def test_the_same_seat_in_two_browsers_is_at_the_same_move_in_both(sheet_for: OpenSheet) -> None:
    here, there = sheet_for(), sheet_for()
    start_against_bots(here, "stanza")
    assert wait_to_be_asked(here)
    token = here.evaluate("Object.values(JSON.parse(localStorage['bottega.tables']))[0].seats[0]")
    there.goto(f"{here.url}#{token}")
    assert wait_to_be_asked(there)
    before = is_at(here)
    offered(here).first.click()
    wait_for_change(here, before)
    expect(there.locator("[data-at]")).to_have_attribute("data-at", is_at(here))


def test_on_a_touch_screen_the_first_tap_shows_and_the_second_plays(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(width=390, height=844, touch=True)
    Table(sheet, "stanza", bots=True).open()
    before, move = is_at(sheet), sheet.locator("[data-move^='move ']").first
    move.tap()
    expect(sheet.locator("[data-shown]")).to_be_visible()
    expect(sheet.locator(".effects")).to_contain_text("joins")
    expect(sheet.locator("[data-at]")).to_have_attribute("data-at", before)
    move.tap()
    wait_for_change(sheet, before)


def test_a_finished_game_is_looked_at_with_everything_open(sheet: Page) -> None:
    table = Table(sheet, "florence", players=2)
    table.play_out(give_up)
    sheet.goto(table.page)
    sheet.get_by_role("link", name="Replay").click()
    sheet.get_by_label("Timeline").fill("10")
    people = sheet.get_by_role("region", name="Lucia’s professions")
    sheet.get_by_role("tab", name="Lucia").click()
    expect(people.locator(".person")).to_have_count(0)
    sheet.get_by_label("As seen by").select_option("all")
    expect(people.locator(".person")).to_have_count(3)
    sheet.get_by_label("As seen by").select_option("1")
    expect(sheet).to_have_url(re.compile(r"as=1$"))


def told_by(table: Table, log: Locator, notation: str) -> str:
    """Play a move past the page; the line that its log shows of it."""
    before = log.locator(".line").count()
    table.play(notation, table.state()["number"])
    expect(log.locator(".line")).not_to_have_count(before)
    return log.locator(".line").last.inner_text()


def test_what_was_taken_back_leaves_log_seat_card_and_film(sheet_for: OpenSheet) -> None:
    sheet, onlooker = sheet_for(), sheet_for()
    table = Table(sheet, "florence", players=3)
    table.reach("open", choose=lambda moves: moves[0])
    onlooker.goto(table.links[-1])
    log = sheet.get_by_role("log", name="Log")
    seen = onlooker.get_by_role("log", name="Log")
    card = sheet.get_by_role("article", name="Isabella")
    first, second = (move["text"] for move in table.state()["game"]["moves"][:2])

    gone = told_by(table, log, first)
    expect(seen).to_contain_text(gone)
    log.locator(".line", has_text=gone).click()
    film = sheet.locator(".film .lines")
    expect(film).to_contain_text(gone)
    table.take_back()
    expect(film).to_be_hidden()
    expect(seen).to_contain_text("Isabella takes back everything after move")
    expect(seen).not_to_contain_text(gone)
    for _ in range(2):
        expect(log).to_contain_text("Isabella takes back everything after move")
        expect(log).not_to_contain_text(gone)
        expect(card).not_to_contain_text("up for auction")
        sheet.reload()

    other = told_by(table, log, second)
    assert other != gone
    log.locator(".line", has_text=other).click()
    expect(film).to_contain_text(other)
    expect(film).not_to_contain_text(gone)


def test_what_is_sent_again_over_a_broken_line_counts_once(sheet: Page) -> None:
    """The server has heard it, but its answer is lost together with the line."""
    table = Table(sheet, "florence", players=2)
    cut: list[str] = []

    def meddle(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        asked: list[int] = []

        def forth(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard.get("do") == "chat":
                asked.append(heard["id"])
            server.send(message)

        def back(message: str | bytes) -> None:
            if json.loads(message).get("id") in asked and not cut:
                cut.append(str(message))
                line.close(code=4000)
            else:
                line.send(message)

        line.on_message(forth)
        server.on_message(back)

    sheet.route_web_socket(re.compile("/socket$"), meddle)
    table.open()
    sheet.get_by_role("tab", name="Chat").click()
    sheet.get_by_label("Write to the table").fill("Good luck!")
    sheet.keyboard.press("Enter")
    expect(sheet.get_by_label("Write to the table")).to_have_value("")
    assert len(cut) == 1
    assert [said["text"] for said in table.state()["chat"]] == ["Good luck!"]
    # What was read stays read, also after a reload; what others say then is counted.
    tab = sheet.get_by_role("tab", name="Chat")
    table.say("Likewise.", seat=1)
    expect(sheet.get_by_text("Likewise.")).to_be_visible()
    sheet.reload()
    expect(tab).to_have_text("Chat")
    table.say("Your turn.", seat=1)
    expect(tab).to_have_text("Chat1")


def test_a_bot_for_somebody_who_is_away_can_be_asked_for_at_their_seat(sheet: Page) -> None:
    table = Table(sheet, "florence", players=3)
    table.open()
    sheet.get_by_role("article", name="Lucia").get_by_role("button", name="Lucia: away", exact=False).click()
    sheet.get_by_role("dialog").get_by_role("button", name="Let a bot play for Lucia").click()
    expect(sheet.locator("footer .question")).to_have_text("Isabella asks to let a bot (Journeyman) play for Lucia.")


def test_who_agrees_agrees_to_what_has_stood_there(sheet: Page) -> None:
    table = Table(sheet, "florence", players=3)
    table.open()
    question, agree = sheet.locator("footer .question"), sheet.get_by_role("button", name="Agree", exact=True)
    table.propose(what="takeover", level="random")
    expect(question).to_contain_text("(Random)")
    table.withdraw()
    table.propose(what="end")
    expect(question).to_contain_text("asks to end the game.")
    agree.click()  # as soon as it has stood there for a moment
    expect(agree).to_have_count(0)
    assert table.state()["table"]["proposal"]["owed"] == [2]


def test_three_follow_one_game_though_lines_are_cut(sheet_for: OpenSheet) -> None:
    """Two people and an onlooker; before each move the line of one of them, by lot, is cut."""
    sheets = [sheet_for() for _ in range(3)]
    lines: dict[int, WebSocketRoute] = {}
    table = Table(sheets[0], "stanza", players=2)

    def through(number: int, line: WebSocketRoute) -> None:
        lines[number] = line
        line.connect_to_server()

    for number, (sheet, link) in enumerate(zip(sheets, table.links, strict=True)):
        sheet.route_web_socket(re.compile("/socket$"), partial(through, number))
        sheet.goto(link)
        expect(sheet.locator("[data-at]")).to_be_visible()
    dice = Random(3)
    for _ in range(12):
        if line := lines.pop(dice.randrange(3), None):
            line.close(code=4000)
        table.play_for(table.state()["game"]["awaiting"][0], onwards(dice))
    last = str(table.state()["game"]["move"])
    logs = []
    for sheet in sheets:
        expect(sheet.locator("[data-at]")).to_have_attribute("data-at", last)
        logs.append(sheet.get_by_role("log", name="Log").inner_text())
    assert logs[0] == logs[1] == logs[2]
