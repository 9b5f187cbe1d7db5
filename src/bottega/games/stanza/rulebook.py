"""The rules of La Stanza by id, in the order of the book; the words are in `text/`."""

from __future__ import annotations

from bottega.games.stanza.names import TILE_NAMES
from bottega.kernel.reason import Rule

# By chapter: each rule's id without "stanza-", and the page and heading of the German rulebook. Where it is silent the
# source is empty: what we decided is the `.ruling` of the rule's text, in every language.
_CHAPTERS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    ("", (("not-this-phase", "p. 6, Spielzug"),)),
    (
        "setup",
        (
            ("setup-ring", "p. 5, Vorbereitung des Spielplans"),
            ("setup-covers", "p. 4, Vorbereitung des Spielplans"),
            ("setup-art", "p. 5, Vorbereitung des Spielplans"),
            ("setup-tiles", "p. 5, Vorbereitung des Spielplans"),
            ("setup-players", "p. 2-3, Vorbereitung der Spielertableaus"),
            ("setup-order", "p. 2, Vorbereitung der Spielertableaus"),
        ),
    ),
    (
        "turn",
        (
            ("move-length", "p. 6, Spielzug"),
            ("move-person", "p. 6, Spielzug"),
            ("move-occupied", "p. 6, Spielzug"),
            ("move-bonus", "p. 6, Spielzug"),
            ("recruit", "p. 6, Spielzug"),
            ("actions", "p. 6, Spielzug"),
            ("stuck", ""),
        ),
    ),
    (
        "activation",
        (
            ("activate-room", "p. 7, Disziplin aktivieren"),
            ("activate-helper", "p. 7, Disziplin aktivieren; p. 13, Politik"),
            ("activate-in-room", ""),
            ("hire-matching", "p. 7, Disziplin aktivieren"),
            ("hire-first", ""),
            ("hire-cost", "p. 7, Disziplin aktivieren"),
            ("hire-recruit", "p. 7, Disziplin aktivieren"),
            ("hire-patron", "p. 7, Disziplin aktivieren"),
            ("hire-replace", "p. 7, Disziplin aktivieren"),
            ("hire-fresh", ""),
            ("hire-others", ""),
            ("strength", "p. 7, Disziplin aktivieren"),
            ("strength-disc", "p. 11, Religion"),
            ("strength-once", "p. 16, Übersicht Bonusplättchen"),
            ("strength-florins", "p. 16, Übersicht Bonusplättchen"),
            ("reward-strength", "p. 7, Disziplin aktivieren"),
            ("reward-discipline", "p. 9-13, Die Säle der Disziplinen"),
            ("reward-lower", "p. 7, Disziplin aktivieren"),
            ("gift", ""),
        ),
    ),
    (
        "expert",
        (
            ("expert", "p. 7, Expertenvariante"),
            ("expert-dismiss", "p. 7, Expertenvariante"),
            ("expert-instead", "p. 7, Expertenvariante"),
            ("expert-zero", "p. 7, Expertenvariante"),
        ),
    ),
    (
        "income",
        (
            ("income", "p. 8, Einkommen erhalten"),
            ("income-patron", "p. 8, Einkommen erhalten"),
            ("income-turned", "p. 8, Einkommen erhalten"),
        ),
    ),
    (
        "discovery",
        (
            ("discovery-ship", "p. 9, Entdeckungen"),
            ("discovery-helpers", "p. 9, Entdeckungen"),
            ("discovery-end", ""),
        ),
    ),
    (
        "literature",
        (
            ("literature-books", "p. 10, Literatur"),
            ("literature-different", "p. 10, Literatur"),
            ("literature-colours", "p. 10, Literatur"),
            ("literature-shelf", "p. 10, Literatur"),
            ("literature-rewards", "p. 10, Literatur"),
        ),
    ),
    (
        "religion",
        (
            ("religion-discs", "p. 11, Religion"),
            ("religion-different", "p. 11, Religion"),
            ("religion-field", "p. 11, Religion"),
            ("religion-supply", ""),
        ),
    ),
    (
        "arts",
        (
            ("arts-works", "p. 12, Kunst"),
            ("arts-supply", "p. 12, Kunst"),
        ),
    ),
    (
        "politics",
        (
            ("politics-helpers", "p. 13, Politik"),
            ("politics-different", "p. 13, Politik"),
            ("politics-white", "p. 13, Politik"),
            ("politics-supply", ""),
            ("politics-limit", "p. 13, Politik"),
        ),
    ),
    (
        "bonus",
        (
            ("bonus-visit", "p. 13, Der Saal der Boni"),
            ("bonus-offer", "p. 13, Der Saal der Boni"),
            ("bonus-discovery", "p. 14, Der Saal der Boni"),
            ("bonus-literature", "p. 14, Der Saal der Boni"),
            ("bonus-religion", "p. 14, Der Saal der Boni"),
            ("bonus-arts", "p. 14, Der Saal der Boni"),
            ("bonus-price", "p. 14, Der Saal der Boni"),
            ("bonus-disc", "p. 14, Der Saal der Boni"),
            ("bonus-hall", "p. 14, Der Saal der Boni"),
        ),
    ),
    ("tiles", tuple((f"tile-{name}", "p. 16, Übersicht Bonusplättchen") for name in TILE_NAMES)),
    (
        "masterpieces",
        (
            ("masterpiece-strength", "p. 14, Meisterwerke"),
            ("masterpiece-free", "p. 14, Meisterwerke"),
            ("masterpiece-one", "p. 14, Meisterwerke"),
            ("masterpiece-partner", "p. 14, Meisterwerke"),
        ),
    ),
    (
        "refill",
        (
            ("refill", "p. 14, Auffüllen"),
            ("refill-time", ""),
            ("refill-pile", "p. 14, Auffüllen"),
            ("refill-start", "p. 14, Auffüllen"),
        ),
    ),
    (
        "end",
        (
            ("end-rounds", "p. 6, 15, Spielende"),
            ("end-short", "p. 15, Spielende"),
            ("end-turns", "p. 15, Spielende"),
            ("retire", "p. 15, Spielende"),
        ),
    ),
    (
        "scoring",
        (
            ("score-masterpieces", "p. 15, Wertung"),
            ("score-income", "p. 15, Wertung"),
            ("score-books", "p. 15, Wertung"),
            ("score-retiring", "p. 15, Wertung"),
            ("score-patron", "p. 15, Wertung"),
            ("score-majority", "p. 15, Wertung"),
            ("score-museum", "p. 15, Wertung"),
            ("score-shared", "p. 15, Wertung"),
            ("score-winner", "p. 15, Wertung"),
        ),
    ),
    (
        "assumptions",
        (
            ("assumed-costs", ""),
            ("assumed-recruits", ""),
            ("assumed-income", ""),
            ("assumed-values", ""),
            ("assumed-museum", ""),
            ("assumed-covers", ""),
            ("assumed-tiles", ""),
            ("assumed-names", ""),
        ),
    ),
)

RULES: tuple[Rule, ...] = tuple(
    Rule(f"stanza-{name}", chapter and f"stanza-chapter-{chapter}", book)
    for chapter, rules in _CHAPTERS
    for name, book in rules
)
