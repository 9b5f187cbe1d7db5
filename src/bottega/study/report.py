"""Report: a survey as one page that a strategist can read."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from statistics import median

from bottega.bots.provenance import Provenance
from bottega.games import title as shelf
from bottega.study.figures import bars, histogram, intervals
from bottega.study.simulation import Series
from bottega.study.survey import FEWEST, Habit, Line, Mean, Survey
from bottega.text import Words

MOST = 24  # lines of a figure; a table holds all
STYLE = """
body { font: 17px/1.5 Georgia, "Times New Roman", serif; color: #3b2f26; background: #fbf6ea;
  max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; color: #8a3d1d; }
h2 { border-top: 1px solid #d9c9a8; padding-top: 1.2rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; padding: 0.2rem 0.6rem; border-bottom: 1px solid #e6dabf; }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
.note { color: #6b5a4a; font-size: 0.95rem; } .clear { font-weight: bold; }
.headline { font-size: 1.25rem; line-height: 1.45; }
details { margin: 0.5rem 0; } summary { cursor: pointer; }
"""


def _counted(labels: Sequence[str]) -> list[str]:
    """Who sat at the tables: neighbours of one name are told once."""
    alike = ((label, len(list(seats))) for label, seats in groupby(labels))
    return [label if seats == 1 else f"{seats} × {label}" for label, seats in alike]


def html(survey: Survey, series: Series, failed: int, say: Words) -> str:
    """The whole page, self-contained."""
    page = _Page(survey, say)
    title = say.say("study-report-title", {"game": say.say(f"{survey.title}-title")})
    options = ", ".join(
        say.say(f"{series.game}-option-{option.name}") + ("" if value is True else f" ({value})")
        for option in shelf(series.game).options
        if (value := series.options.get(option.name, option.default)) is not False
    )
    parts = [
        f"<h1>{escape(title)}</h1>",
        page.headline(),
        page.paragraph(
            "study-report-how",
            games=survey.games,
            players=survey.players,
            bots=", ".join(_counted(series.labels())),
            first=str(series.seed),
            last=str(series.seed + series.games - 1),
            options=options or say.say("study-report-no-options"),
        ),
        page.made_with(series.made_with()),
        page.paragraph("study-report-failed", games=failed) if failed else "",
        page.paragraph("study-report-intervals", fewest=FEWEST),
        page.seats(),
        page.levels(series.labels()),
        page.race(),
        page.sources(),
        page.prices(),
        *page.topics("study-report-things", survey.things),
        *page.topics("study-report-openings", survey.openings),
        page.length(),
        page.habits(),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="{say.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


class _Page:
    """The page's chapters."""

    def __init__(self, survey: Survey, say: Words) -> None:
        self.survey = survey
        self.say = say

    def text(self, message: str, **args: object) -> str:
        return escape(self.say.say(message, args))

    def heading(self, message: str, level: int = 2) -> str:
        return f"<h{level}>{self.text(message)}</h{level}>"

    def paragraph(self, message: str, **args: object) -> str:
        return f'<p class="note">{self.text(message, **args)}</p>'

    def thing(self, name: str) -> str:
        """A thing by the title's word for it; names joined by hyphens word by word."""
        word = self.say.thing(self.survey.title, name)
        if word == name and "-" in name:
            return "-".join(self.say.thing(self.survey.title, part) for part in name.split("-"))
        return word

    def made_with(self, made: Provenance) -> str:
        """What exactly played, so that two reports can be told apart."""
        bots = ", ".join(f"{label} {digest}" for label, digest in made.bots.items())
        return self.paragraph(
            "study-report-made", version=made.bottega, rules=str(made.rules), components=made.components, bots=bots
        )

    def headline(self) -> str:
        """What most want to know, first: who wins from which seat, and what winners get more of."""
        survey = self.survey
        best = max(range(survey.players), key=lambda seat: survey.seats[seat].value)
        wins = survey.seats[best]
        clear = wins.low > 1 / survey.players
        told = [
            self.say.say(
                "study-report-headline-seat" if clear else "study-report-headline-even",
                {
                    "seat": self.say.seat(best),
                    "share": self.percent(wins),
                    "even": self.say.percent(1 / survey.players),
                },
            )
        ]
        gaps = {name: won.value - lost.value for name, (won, lost) in survey.sources.items()}
        if gaps:
            source = max(gaps, key=lambda name: gaps[name])
            named = self.say.say(source) if self.say.has(source) else source
            figures = {"what": named, "more": self.say.figure(gaps[source], 1)}
            told.append(self.say.say("study-report-headline-source", figures))
        return f'<p class="headline">{escape(" ".join(told))}</p>'

    def seats(self) -> str:
        survey = self.survey
        names = [self.say.seat(seat) for seat in range(survey.players)]
        rows = [
            [name, self.percent(wins), self.amount(points)]
            for name, wins, points in zip(names, survey.seats, survey.points, strict=True)
        ]
        base = 1 / survey.players
        uneven = [name for name, wins in zip(names, survey.seats, strict=True) if wins.low > base or wins.high < base]
        verdict = (
            self.paragraph("study-report-seats-uneven", names=uneven)
            if uneven
            else self.paragraph("study-report-seats-even")
        )
        return "\n".join(
            [
                self.heading("study-report-seats"),
                verdict,
                f"<figure>{intervals(names, survey.seats, base, self.text('study-report-wins'))}</figure>",
                self.table(["study-report-seat", "study-report-wins", "study-report-points"], rows),
            ]
        )

    def levels(self, labels: list[str]) -> str:
        """Bot against bot, if not all are the same."""
        if len(set(labels)) < 2:
            return ""
        rows = []
        for label in dict.fromkeys(labels):
            own = [seat for seat, who in enumerate(labels) if who == label]
            seats = ", ".join(self.say.seat(seat) for seat in own)
            wins = " · ".join(self.percent(self.survey.seats[seat]) for seat in own)
            points = " · ".join(self.amount(self.survey.points[seat]) for seat in own)
            rows.append([label, seats, wins, points])
        heads = ["study-report-bot", "study-report-seat", "study-report-wins", "study-report-points"]
        return "\n".join([self.heading("study-report-levels"), self.table(heads, rows)])

    def race(self) -> str:
        race = self.survey.race
        if race is None:
            return ""
        told = self.paragraph(
            "study-report-race-told",
            changes=self.amount(race.changes),
            comebacks=self.percent(race.comebacks),
            margin=self.amount(race.margin),
        )
        return "\n".join([self.heading("study-report-race"), told])

    def prices(self) -> str:
        if not self.survey.prices:
            return ""
        rows = [
            [
                self.thing(price.thing),
                self.say.figure(price.florins.value),
                self.percent(price.dear),
                self.percent(price.cheap),
            ]
            for price in self.survey.prices
        ]
        heads = ["study-report-thing", "study-report-price", "study-report-dear", "study-report-cheap"]
        note = self.paragraph("study-report-prices-note")
        return "\n".join([self.heading("study-report-prices"), note, self.table(heads, rows)])

    def sources(self) -> str:
        survey = self.survey
        names = sorted(survey.sources, key=lambda name: -survey.sources[name][0].value)
        if not names:
            return ""
        labels = [self.say.say(name) if self.say.has(name) else name for name in names]
        groups = [
            (self.say.say("study-report-winners"), [survey.sources[name][0] for name in names]),
            (self.say.say("study-report-others"), [survey.sources[name][1] for name in names]),
        ]
        rows = [
            [label, self.amount(survey.sources[name][0]), self.amount(survey.sources[name][1])]
            for label, name in zip(labels, names, strict=True)
        ]
        return "\n".join(
            [
                self.heading("study-report-sources"),
                f"<figure>{bars(labels, groups, self.text('study-report-points'))}</figure>",
                self.table(["study-report-source", "study-report-winners", "study-report-others"], rows),
            ]
        )

    def topics(self, message: str, topics: dict[str, list[Line]]) -> list[str]:
        chapters = [self.heading(message), self.paragraph(f"{message}-note")]
        for name, lines in topics.items():
            if lines:
                chapters.append(self.topic(name, lines))
        return chapters

    def topic(self, name: str, lines: list[Line]) -> str:
        labels = [self.thing(line.thing) for line in lines]
        figure = intervals(
            labels[:MOST],
            [line.wins for line in lines[:MOST]],
            1 / self.survey.players,
            self.text("study-report-wins-with"),
        )
        rows = [
            [label, self.say.percent(line.frequency), self.percent(line.wins), self.amount(line.points, signed=True)]
            for label, line in zip(labels, lines, strict=True)
        ]
        heads = ["study-report-thing", "study-report-frequency", "study-report-wins-with", "study-report-more-points"]
        return "\n".join(
            [
                self.heading(f"{self.survey.title}-topic-{name}", 3),
                f"<figure>{figure}</figure>",
                f"<details><summary>{self.text('study-report-figures')}</summary>{self.table(heads, rows)}</details>",
                self.by_seat(name),
            ]
        )

    def by_seat(self, name: str) -> str:
        """The same opening from each seat."""
        openings = self.survey.openings_by_seat.get(name, {})
        if not openings:
            return ""
        heads = ["", *[escape(self.say.seat(seat)) for seat in range(self.survey.players)]]
        rows = [
            [self.thing(thing), *[self.percent(own) if own.count else "–" for own in seats]]
            for thing, seats in openings.items()
        ]
        table = self.worded_table(heads, rows)
        return f"<details><summary>{self.text('study-report-by-seat')}</summary>{table}</details>"

    def length(self) -> str:
        survey = self.survey
        return "\n".join(
            [
                self.heading("study-report-length"),
                self.paragraph(
                    "study-report-length-told",
                    decisions=self.say.figure(median(survey.decisions)),
                    shortest=min(survey.decisions),
                    longest=max(survey.decisions),
                    rounds=self.say.figure(median(survey.rounds)),
                ),
                f"<figure>{histogram(survey.decisions, self.text('study-report-decisions'))}</figure>",
                f"<figure>{histogram(survey.scores, self.text('study-report-points'))}</figure>",
            ]
        )

    def habits(self) -> str:
        # What has no words is no act but what follows from one; of two acts with the same words, the clearer is told.
        worded: dict[str, Habit] = {}
        for habit in self.survey.habits:
            label = self.act(habit.act)
            if label:
                worded.setdefault(label, habit)
        rows = [
            [
                label,
                self.say.figure(habit.winners, 2),
                self.say.figure(habit.others, 2),
                self.amount(habit.gap, True, 2),
            ]
            for label, habit in worded.items()
        ]
        heads = ["study-report-act", "study-report-winners", "study-report-others", "study-report-gap"]
        return "\n".join(
            [
                self.heading("study-report-habits"),
                self.paragraph("study-report-habits-note"),
                self.table(heads, rows) if rows else self.paragraph("study-report-habits-none"),
            ]
        )

    def act(self, kind: str) -> str:
        for message in (f"{self.survey.title}-act-{kind}", f"study-act-{kind}"):
            if self.say.has(message):
                return self.say.say(message)
        return ""

    def table(self, heads: list[str], rows: list[list[str]]) -> str:
        return self.worded_table([self.text(name) for name in heads], rows)

    def worded_table(self, heads: list[str], rows: list[list[str]]) -> str:
        kinds = ["", *["figure"] * (len(heads) - 1)]
        head = "".join(f'<th class="{kind}">{name}</th>' for name, kind in zip(heads, kinds, strict=True))
        lines = [f"<tr>{head}</tr>"]
        for row in rows:
            cells = "".join(f'<td class="{kind}">{escape(cell)}</td>' for cell, kind in zip(row, kinds, strict=True))
            lines.append(f"<tr>{cells}</tr>")
        return f"<table>{''.join(lines)}</table>"

    def percent(self, mean: Mean) -> str:
        low, high = (self.say.figure(100 * value, 1) for value in (mean.low, mean.high))
        return f"{self.say.percent(mean.value, 1)} ({low}–{high})"

    def amount(self, mean: Mean, signed: bool = False, digits: int = 1) -> str:
        """What may be below 0."""
        value, low, high = (self.say.figure(end, digits, signed) for end in (mean.value, mean.low, mean.high))
        return f"{value} ({low} … {high})"
