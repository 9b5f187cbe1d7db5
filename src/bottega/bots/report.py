"""Report: an analysis as plain data, and as one page of HTML that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Final

from bottega.bots.analysis import Analysis, Decision
from bottega.bots.chart import course_chart, source_chart
from bottega.bots.loss import Loss
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
figure { padding: 1rem; overflow-x: auto; }
table { border-collapse: separate; border-spacing: 0; width: 100%; }
th, td { text-align: left; padding: .35rem .7rem; border-bottom: 1px solid var(--rule); vertical-align: top; }
td.figure, th.figure { text-align: right; font-variant-numeric: tabular-nums; }
tr.turning td { background: #f6dfc9; } tr.best td { color: #6a5e50; }
p.part { border-left: 4px solid var(--accent); padding-left: .8rem; }
svg text { font: 12px Georgia, serif; fill: var(--ink); }
"""


def as_data(analysis: Analysis, words: Words) -> Report:
    """The whole analysis as JSON-able data, worded where people read it."""
    luck = analysis.luck()
    return {
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
        "course": [[round(value, 1) for value in points] for points in analysis.course],
        "chances": [[round(value, 3) for value in wins] for wins in analysis.chances],
        "sources": [
            [{"source": source, "words": word(words, source), "points": points} for source, points in own.items()]
            for own in analysis.sources
        ],
    }


def reworded(report: Report, words: Words, catalogue: Catalogue) -> Report:
    """The same analysis in another language; as it is where it was kept without what is needed for that."""
    if any("why" not in advice for decision in report["decisions"] for advice in decision["best"]):
        return report
    title = report["game"]

    def move(text: str) -> str:
        return words.move(title, catalogue[catalogue.find(text)])

    def advised(told: ToldMove) -> ToldMove:
        why = told["why"]
        return {**told, "words": move(told["move"]), "reason": words.reason(Reason(why["rule"], why["args"]))}

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
        "lost_win": round(decision.lost_win, 3),
        "lost_win_95": [round(value, 3) for value in decision.losses.win.between],
        "lost_points": round(decision.lost_points, 1),
        "lost_points_95": [round(value, 1) for value in decision.losses.points.between],
        "best": [advice.dump(words, title) for advice in decision.advice],
    }


def word(words: Words, message: str) -> str:
    """A message without arguments, or its id if nobody has worded it."""
    return words.say(message) if words.has(message) else message


def as_html(analysis: Analysis, words: Words) -> str:
    """The report as one self-contained page."""
    who = words.seat(analysis.seat)
    heading = words.say("bots-report-title", {"game": word(words, f"{analysis.title}-title"), "seat": who})
    names = [words.seat(seat) for seat in range(analysis.players)]
    marks = [decision.number for decision in analysis.turning_points()]
    parts = [
        f"<h1>{escape(heading)}</h1>",
        f"<p>{escape(summary(analysis, words))}</p>",
    ]
    if not analysis.complete:
        parts.append(f'<p class="part">{escape(words.say("bots-report-part"))}</p>')
    parts += [
        f"<h2>{escape(words.say('bots-report-course'))}</h2>",
        f"<figure>{course_chart(analysis.course, names, analysis.seat, marks)}</figure>",
    ]
    if analysis.turning_points():
        parts.append(f"<h2>{escape(words.say('bots-report-turning'))}</h2>")
        parts.append(_table(analysis.turning_points(), analysis, words, marks=[]))
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
    kinds = [analysis.kind_of(decision) for decision in analysis.decisions]
    low, high = analysis.loss().between
    told = {
        "decisions": len(kinds),
        "best": kinds.count("best"),
        "good": kinds.count("good"),
        "accuracy": f"{analysis.accuracy():.0f}",
        "points": f"{analysis.lost_points():.1f}",
        "low": f"{low:.1f}",
        "high": f"{high:.1f}",
    }
    told_all = words.say("bots-report-summary", told)
    luck = analysis.luck()
    if not luck:
        return told_all
    return f"{told_all} {words.say('bots-report-luck-told', {'points': with_interval(luck[analysis.seat], 1.0, 1)})}"


def with_interval(loss: Loss, scale: float, digits: int) -> str:
    """A loss with its 95 % interval; nothing if there is nothing to lose."""
    if loss.error == 0.0 and loss.mean == 0.0:
        return ""
    low, high = loss.between
    return f"{scale * loss.mean:.{digits}f} ({scale * low:.{digits}f} … {scale * high:.{digits}f})"


def _table(decisions: list[Decision], analysis: Analysis, words: Words, marks: list[int]) -> str:
    heads = [
        ("bots-report-move", "figure"),
        ("bots-report-played", ""),
        ("bots-report-kind", ""),
        ("bots-report-best", ""),
        ("bots-report-lost-win", "figure"),
        ("bots-report-lost-points", "figure"),
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
            f"<td>{best}<br><small>{reason}</small></td>"
            f'<td class="figure">{with_interval(decision.losses.win, 100.0, 0)}</td>'
            f'<td class="figure">{with_interval(decision.losses.points, 1.0, 1)}</td></tr>'
        )
    return f"<table>{''.join(rows)}</table>"
