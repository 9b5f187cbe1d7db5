"""The stage: others' moves are shown one after the other, and nobody is held up by it."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from web.conftest import OpenSheet
from web.player import is_at, wait_for_change
from web.tables import Table, give_up

SLOW = 60_000  # milliseconds for one move: nothing goes on by itself while a test looks
LIVE = "[data-skip]"


def after_others(sheet: Page) -> Table:
    """An auction of three in which I have just passed, and two others then did something."""
    table = Table(sheet, "florence", players=3)
    table.reach("pass", phase="bid")
    before = is_at(sheet)
    sheet.locator("footer [data-move=pass]").click()
    wait_for_change(sheet, before)
    for _ in range(4):
        game = table.state()["game"]
        seat = game["awaiting"][0]
        if seat == 0:
            break
        table.play_for(seat, give_up)
    return table


def test_others_moves_are_shown_one_after_the_other_and_can_be_skipped(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(pace=SLOW)
    table = after_others(sheet)
    expect(sheet.locator(LIVE)).to_be_visible()
    lines = sheet.get_by_role("log").locator("li")
    shown = lines.count()
    lit = sheet.locator("li.lit").first
    expect(lit).to_be_visible()
    expect(sheet.locator("footer .question")).to_have_text(lit.locator("button").first.inner_text())
    sheet.keyboard.press("Space")
    expect(sheet.locator(LIVE)).to_have_count(0)
    expect(sheet.locator("[data-at]")).to_have_attribute("data-at", str(table.state()["game"]["move"]))
    assert lines.count() > shown
    # Who looks back sees the line of that moment lit, from the first one on.
    lines.locator(".line").first.click()
    expect(sheet.locator(".film")).to_be_visible()
    expect(sheet.locator("li.lit .line").first).to_have_text(lines.locator(".line").first.inner_text())


def test_a_click_on_the_board_skips_and_does_nothing_else(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(pace=SLOW)
    table = after_others(sheet)
    expect(sheet.locator(LIVE)).to_be_visible()
    before = table.state()["number"]
    sheet.locator("main").click(position={"x": 60, "y": 60})
    expect(sheet.locator(LIVE)).to_have_count(0)
    assert table.state()["number"] == before


def test_the_end_is_told_when_the_last_moves_have_been_shown(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(pace=SLOW)
    table = Table(sheet, "florence", players=3)
    table.reach(when=lambda view: view["round"] == 7, choose=give_up)
    table.play_out(give_up)
    expect(sheet.locator(LIVE)).to_be_visible()
    expect(sheet.locator("[data-over], [data-finale]")).to_have_count(0)
    sheet.keyboard.press("Space")
    expect(sheet.locator("[data-over]")).to_be_visible()
    expect(sheet.locator("[data-finale]")).to_be_visible()


def test_the_pace_is_a_setting(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(pace=SLOW)
    Table(sheet, "florence", players=3).reach("pass", phase="bid")
    sheet.get_by_role("button", name="Menu").click()
    sheet.locator("[data-pace=fast]").click()
    expect(sheet.locator("[data-pace=fast]")).to_have_attribute("aria-pressed", "true")
    assert sheet.evaluate("JSON.parse(localStorage['bottega.settings']).pace") == 350
    sheet.locator("[data-pace=off]").click()
    assert sheet.evaluate("JSON.parse(localStorage['bottega.settings']).pace") == 0


def test_a_piece_travels_from_where_it_was(sheet_for: OpenSheet) -> None:
    """Another's figure in La Stanza: while its copy is under way the figure itself is out of sight."""
    sheet = sheet_for(pace=SLOW)
    table = Table(sheet, "stanza", players=2)
    table.reach("move", phase="move")
    notation = sheet.locator("main [data-move^=move]").first.get_attribute("data-move") or ""
    sheet.locator(f"main [data-move='{notation}']").click()
    sheet.locator(".stage-layer .stage-piece").first.wait_for(state="attached")


# Sounds are rendered instead of played: what was rung, and how it would have sounded.
RENDERED = """
window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 2 * 48000, 48000); window.ear = this; window.rung = []; }
    createOscillator() {
        const tone = super.createOscillator();
        const start = tone.start.bind(tone);
        tone.start = (at) => { window.rung.push(tone.frequency.value); start(at); };
        return tone;
    }
};
"""
LISTEN = """async () => {
    const heard = (await window.ear.startRendering()).getChannelData(0);
    const loud = heard.findLastIndex((level) => Math.abs(level) > 0.001);
    return { peak: heard.reduce((most, level) => Math.max(most, Math.abs(level)), 0), seconds: loud / 48000 };
}"""
KNOCK, TURN = [165], [659, 784]


def test_a_knock_for_my_piece_a_bell_for_my_turn_both_short_and_quiet(sheet_for: OpenSheet) -> None:
    sheet = sheet_for()
    sheet.add_init_script(RENDERED)
    sheet.add_init_script("localStorage['bottega.settings'] = JSON.stringify({ pace: 0, drawn: false, sound: true })")
    table = Table(sheet, "florence", players=2)
    table.reach("pass", phase="bid")
    assert sheet.evaluate("window.rung") is None
    before = is_at(sheet)
    sheet.locator("footer [data-move^=bid]").first.click()
    wait_for_change(sheet, before)
    assert sheet.evaluate("window.rung") == KNOCK
    table.play_for(1, lambda moves: next(move for move in moves if move["kind"] == "bid"))
    sheet.locator("[data-asked]").wait_for()
    assert sheet.evaluate("window.rung") == KNOCK + TURN
    heard = sheet.evaluate(LISTEN)
    assert 0.01 < heard["peak"] < 0.4
    assert heard["seconds"] < 1
