"""Report: an analysis as plain data, and as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from bottega.bots.analysis import Analysis, Decision
from bottega.bots.balance import balance
from bottega.bots.chart import course_chart, source_chart
from bottega.bots.course import chance_course, point_course
from bottega.bots.loss import KINDS, Loss
from bottega.bots.luck import Draw
from bottega.bots.told import Report, ToldDecision, ToldDraw, ToldMove
from bottega.kernel.move import Catalogue
from bottega.kernel.reason import Reason
from bottega.text import Words

STYLE: Final = """
:root { --ink: #2e2620; --paper: #f7f0e1; --card: #fffaf0; --rule: #d9c9a8; --accent: #9c4a2f; }
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); margin: 0 auto; padding: 2rem;
  max-width: 62rem; }
h1, h2 { font-weight: normal; color: var(--accent); } h2 { margin-top: 2.5rem; }
figure, table { background: var(--card); border: 1px solid var(--rule); border-radius: 6px; margin: 0; }
figure { padding: 1rem; overflow-x: auto; } figcaption { font-size: 14px; }
table { border-collapse: separate; border-spacing: 0; width: 100%; }
th, td { text-align: left; padding: .35rem .7rem; border-bottom: 1px solid var(--rule); vertical-align: top; }
caption { caption-side: bottom; text-align: left; padding: .35rem .7rem; font-size: 14px; }
td.figure, th.figure { text-align: right; font-variant-numeric: tabular-nums; }
td.figure { white-space: nowrap; }
tr.turning td { background: #f6dfc9; } tr.best td { color: #6a5e50; }
p.part { border-left: 4px solid var(--accent); padding-left: .8rem; }
div.wide { overflow-x: auto; } svg { min-width: 40rem; }
svg text { font: 12px Georgia, serif; fill: var(--ink); }
svg text.mark { paint-order: stroke; stroke: var(--card); stroke-width: 3px; }
@media (max-width: 40rem) {
  body { padding: 1rem; } h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-top: 2rem; }
  figure { padding: .5rem; } th, td { padding: .3rem .5rem; }
  table.decisions, table.decisions tbody, table.decisions caption { display: block; }
  table.decisions tr { display: grid; grid-template-columns: 2.5rem 1fr auto; padding: .4rem 0;
    border-bottom: 1px solid var(--rule); }
  table.decisions tr:first-child { display: none; }
  table.decisions td { border: 0; padding: .1rem .5rem; }
  table.decisions td:nth-child(n + 4) { grid-column: 2 / -1; text-align: left; }
  table.decisions td:empty { display: none; }
  table.decisions td[data-head]::before { content: attr(data-head); color: #6a5e50; margin-right: .6rem; }
}
"""


def as_data(analysis: Analysis, words: Words) -> Report:
    """The whole analysis as JSON-able data, worded where people read it."""
    luck = analysis.luck()
    chances, band = chance_course(analysis)
    kept = balance(analysis)
    told: Report = {
        "game": analysis.title,
        "players": analysis.players,
        "seat": analysis.seat,
        "complete": analysis.complete,
        "scores": analysis.scores,
        "places": analysis.places,
        "lost_points": round(analysis.lost_points(), 1),
        "lost_points_95": [round(value, 1) for value in analysis.loss().between],
        "accuracy": round(analysis.accuracy(), 1),
        "luck": [round(own.mean, 1) for own in luck],
        "luck_95": [[round(value, 1) for value in own.between] for own in luck],
        "draws": [_draw(draw, analysis, words) for draw in analysis.great_draws()],
        "iterations": analysis.iterations,
        "thin": analysis.thin,
        "decisions": [_decision(decision, analysis, words) for decision in analysis.decisions],
        "turning_points": [decision.number for decision in analysis.turning_points()],
        "course": [[round(value, 1) for value in points] for points in point_course(analysis)],
        "chances": [[round(value, 3) for value in wins] for wins in chances],
        "chances_95": [None if edges is None else [round(value, 3) for value in edges] for edges in band],
        "sources": [
            [{"source": source, "words": word(words, source), "points": points} for source, points in own.items()]
            for own in analysis.sources
        ],
    }
    if kept is not None:
        told["balance"] = {"first": kept.first, "lost": kept.lost, "between": kept.between, "end": kept.end}
    return told


def reworded(report: Report, words: Words, catalogue: Catalogue) -> Report:
    """The same analysis in another language; as it is where it was kept without what is needed for that."""
    if any("why" not in advice for decision in report["decisions"] for advice in decision["best"]):
        return report
    title = report["game"]

    def move(text: str) -> str:
        return words.move(title, catalogue[catalogue.find(text)])

    def advised(told: ToldMove) -> ToldMove:
        why = told["why"]
        try:
            reason = words.reason(Reason(why["rule"], why["args"]))
        except KeyError:  # kept by another version, whose sentence was another: it stays as it was told
            reason = told["reason"]
        return {**told, "words": move(told["move"]), "reason": reason}

    return {
        **report,
        "draws": [{**draw, "words": move(draw["move"])} for draw in report["draws"]],
        "decisions": [
            {**decision, "words": move(decision["played"]), "best": [advised(told) for told in decision["best"]]}
            for decision in report["decisions"]
        ],
        "sources": [[{**one, "words": word(words, one["source"])} for one in own] for own in report["sources"]],
    }


def _draw(draw: Draw, analysis: Analysis, words: Words) -> ToldDraw:
    move = analysis.moves[draw.number - 1]
    return {
        "number": draw.number,
        "seat": draw.seat,
        "move": move.text,
        "words": words.move(analysis.title, move),
        "points": [round(own.mean, 1) for own in draw.gained],
    }


def _decision(decision: Decision, analysis: Analysis, words: Words) -> ToldDecision:
    title = analysis.title
    return {
        "number": decision.number,
        "played": str(decision.played),
        "words": words.move(title, decision.played),
        "win": round(decision.win, 3),
        "win_95": [
            round(min(1.0, max(0.0, value)), 3) for value in (decision.chance.between if decision.known else (0, 1))
        ],
        "points": round(decision.points, 1),
        "kind": analysis.kind_of(decision),
        "cost": round(decision.cost, 4),
        "lost_win": round(decision.lost_win, 3),
        "lost_win_95": [round(value, 3) for value in decision.losses.win.between],
        "lost_points": round(decision.lost_points, 1),
        "lost_points_95": [round(value, 1) for value in decision.losses.points.between],
        "best": [advice.dump(words, title) for advice in decision.advice],
    }


def word(words: Words, message: str) -> str:
    """A message without arguments, or its id if nobody has worded it."""
    return words.say(message) if words.has(message) else message


def as_html(analysis: Analysis, words: Words, everybody: Sequence[Analysis] = ()) -> str:
    """The report as one self-contained page; with `everybody`, all players are compared in it too."""
    who = words.seat(analysis.seat)
    heading = words.say("bots-report-title", {"game": word(words, f"{analysis.title}-title"), "seat": who})
    names = [words.seat(seat) for seat in range(analysis.players)]
    marks = [decision.number for decision in analysis.turning_points()]
    parts = [
        f"<h1>{escape(heading)}</h1>",
        *[f"<p>{escape(sentence)}</p>" for sentence in sentences(analysis, words)],
    ]
    parts += [f'<p class="part">{escape(caution)}</p>' for caution in cautions(analysis, words)]
    if everybody:
        parts.append(f"<h2>{escape(words.say('bots-report-everybody'))}</h2>")
        parts.append(_rows(comparison(everybody, words)))
    found, edges = chance_course(analysis)
    chances = [[100.0 * chance for chance in row] for row in found]
    band = [None if pair is None else (100.0 * pair[0], 100.0 * pair[1]) for pair in edges]
    shared = f"<figcaption>{escape(words.say('page-course-shared'))}</figcaption>" if any(band) else ""
    parts += [
        f"<h2>{escape(words.say('bots-report-course'))}</h2>",
        f"<figure>{course_chart(point_course(analysis), names, analysis.seat, marks)}</figure>",
        f"<h2>{escape(words.say('bots-report-chances'))}</h2>",
        f"<figure>{course_chart(chances, names, analysis.seat, marks, band)}{shared}</figure>",
    ]
    if analysis.turning_points():
        parts.append(f"<h2>{escape(words.say('bots-report-turning'))}</h2>")
        parts.append(_table(analysis.turning_points(), analysis, words, marks=[]))
    if analysis.great_draws():
        parts.append(f"<h2>{escape(words.say('bots-report-luck'))}</h2>")
        parts.append(_rows(drawn(analysis, words)))
    parts.append(f"<h2>{escape(words.say('bots-report-sources'))}</h2>")
    sources = [{word(words, source): points for source, points in own.items()} for own in analysis.sources]
    parts.append(f"<figure>{source_chart(sources, names)}</figure>")
    parts.append(f"<h2>{escape(words.say('bots-report-decisions'))}</h2>")
    parts.append(_table(analysis.decisions, analysis, words, marks))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def summary(analysis: Analysis, words: Words) -> str:
    """The result and the loss in a few sentences."""
    return " ".join(sentences(analysis, words))


def sentences(analysis: Analysis, words: Words) -> list[str]:
    """The same one by one: the decisions, what they lost, how that goes with the end, and the luck."""
    kinds = [analysis.kind_of(decision) for decision in analysis.decisions]
    low, high = analysis.loss().between
    told = {
        "decisions": len(kinds),
        "best": kinds.count("best"),
        "good": kinds.count("good"),
        "accuracy": f"{analysis.accuracy():.0f}",
    }
    losses = {
        "points": words.figure(analysis.lost_points(), 1),
        "low": words.figure(low, 1),
        "high": words.figure(high, 1),
    }
    said = [words.say("bots-report-summary", told), words.say("page-losses", losses)]
    kept = balance(analysis)
    if kept is not None:
        way = {"first": words.figure(kept.first), "end": words.figure(kept.end)}
        said.append(words.say("page-balance", {**way, "between": words.figure(kept.between, signed=True)}))
    luck = analysis.luck()
    points = with_interval(luck[analysis.seat], 1.0, 1, words) if luck else ""
    if points:
        said.append(words.say("bots-report-luck-told", {"points": points}))
    return said


def cautions(analysis: Analysis, words: Words) -> list[str]:
    """What to know before one believes an analysis: that it was stopped early, or had too little time."""
    said = {"bots-report-part": not analysis.complete, "bots-report-thin": analysis.thin}
    return [words.say(message) for message, so in said.items() if so]


def comparison(everybody: Sequence[Analysis], words: Words) -> list[list[str]]:
    """How accurate each player was, side by side: rows of a table, the heading first."""
    kinds = [[analysis.kind_of(decision) for decision in analysis.decisions] for analysis in everybody]
    rows = [
        ["", *[words.seat(analysis.seat) for analysis in everybody]],
        [words.say("bots-report-accuracy"), *[f"{analysis.accuracy():.0f}" for analysis in everybody]],
        [
            words.say("bots-report-lost-points"),
            *[with_interval(analysis.loss(), 1.0, 1, words) for analysis in everybody],
        ],
    ]
    balances = [balance(analysis) for analysis in everybody]
    if any(balances):
        ways = [f"{words.figure(one.first)} → {words.figure(one.end)}" if one else "" for one in balances]
        between = [words.figure(one.between, signed=True) if one else "" for one in balances]
        rows += [[words.say("bots-report-way"), *ways], [words.say("bots-report-between"), *between]]
    if any(analysis.draws for analysis in everybody):
        luck = everybody[0].luck()
        own = [with_interval(luck[analysis.seat], 1.0, 1, words) for analysis in everybody]
        rows.append([words.say("bots-report-luck"), *own])
    return rows + [[words.say(f"bots-kind-{kind}"), *[str(own.count(kind)) for own in kinds]] for kind in KINDS]


def drawn(analysis: Analysis, words: Words) -> list[list[str]]:
    """The draws that meant most to the player: rows of a table, the heading first."""
    rows = [[words.say(f"bots-report-{head}") for head in ("move", "played", "points")]]
    for draw in analysis.great_draws():
        move = words.move(analysis.title, analysis.moves[draw.number - 1])
        rows.append([str(draw.number), move, with_interval(draw.gained[analysis.seat], 1.0, 1, words)])
    return rows


def with_interval(loss: Loss, scale: float, digits: int, words: Words) -> str:
    """A loss with its 95 % interval; nothing if there is nothing to lose."""
    if loss.error == 0.0 and loss.mean == 0.0:
        return ""
    mean, low, high = (words.figure(scale * value, digits) for value in (loss.mean, *loss.between))
    return f"{mean} ({low} … {high})"


def worths(decision: Decision, words: Words) -> list[list[str]]:
    """The chance to win in percent and the points, each before and after the move, and below that what was lost."""
    if not decision.known:
        return [[], []]
    best, same = decision.advice[0], decision.best == decision.played
    told = []
    for before, after, loss, scale, digits in (
        (best.win, decision.win, decision.losses.win, 100.0, 0),
        (best.points, decision.points, decision.losses.points, 1.0, 1),
    ):
        now = words.figure(scale * after, digits)
        way = now if same else f"{words.figure(scale * before, digits)} → {now}"
        lost = with_interval(loss, scale, digits, words)
        told.append([way, lost] if lost else [way])
    return told


def legend(words: Words) -> str:
    """What stands in a table of decisions, and where their kinds begin."""
    return f"{words.say('bots-report-columns')} {words.say('page-grades-about')}"


def _table(decisions: list[Decision], analysis: Analysis, words: Words, marks: list[int]) -> str:
    heads = [
        ("bots-report-move", "figure"),
        ("bots-report-played", ""),
        ("bots-report-kind", ""),
        ("bots-report-best", ""),
        ("bots-report-win", "figure"),
        ("bots-report-points", "figure"),
    ]
    rows = ["<tr>" + "".join(f'<th class="{kind}">{escape(words.say(head))}</th>' for head, kind in heads) + "</tr>"]
    for decision in decisions:
        same = decision.best == decision.played
        kind = "turning" if decision.number in marks else ("best" if same else "")
        best = "✓" if same else escape(words.move(analysis.title, decision.best))
        reason = escape(decision.advice[0].sentence(words))
        rows.append(
            f'<tr class="{kind}"><td class="figure">{decision.number}</td>'
            f"<td>{escape(words.move(analysis.title, decision.played))}</td>"
            f"<td>{escape(words.say(f'bots-kind-{analysis.kind_of(decision)}'))}</td>"
            f'<td data-head="{escape(words.say("bots-report-best"))}">{best}<br><small>{reason}</small></td>'
            + "".join(
                f'<td class="figure" data-head="{escape(words.say(head))}">{"<br>".join(lines)}</td>'
                for (head, _), lines in zip(heads[4:], worths(decision, words), strict=True)
            )
            + "</tr>"
        )
    caption = f"<caption>{escape(legend(words))}</caption>"
    return f'<div class="wide"><table class="decisions">{caption}{"".join(rows)}</table></div>'


def _rows(rows: list[list[str]]) -> str:
    """A plain table; the heading comes first."""
    told = []
    for at, row in enumerate(rows):
        kind = "td" if at else "th"
        # An interval is broken before its bracket only.
        cells = [escape(cell).replace(" … ", "&nbsp;…&nbsp;") for cell in row]
        told.append("".join(f"<{kind}>{cell}</{kind}>" for cell in cells))
    return f'<div class="wide"><table><tr>{"</tr><tr>".join(told)}</tr></table></div>'
