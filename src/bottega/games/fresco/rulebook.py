"""The rules by id, in the order of a round; then the end, the modules and the game for two.

`book` says where a rule is stated: in the base rulebook (English edition of 2010) or in the German supplement with
its page; it is empty where both are silent. What we decided or assumed there is the `.ruling` of the rule's text, in
every language, and stands with its reasons in docs/rulings/fresco.md.
"""

from __future__ import annotations

from bottega.kernel.reason import Rule

_BOOK: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        "fresco-chapter-setup",
        (
            ("fresco-start-goods", "Fresco 2010, Setup"),
            ("fresco-start-spaces", "Fresco 2010, Setup"),
            ("fresco-wall", "Fresco 2010, Setup"),
            ("fresco-market-tiles", "Fresco 2010, Setup"),
            ("fresco-screens", ""),
        ),
    ),
    (
        "fresco-chapter-wake",
        (
            ("fresco-wake-order", "Fresco 2010, Getting up"),
            ("fresco-wake-free", "Fresco 2010, Getting up"),
            ("fresco-wake-mood", "Fresco 2010, Getting up"),
            ("fresco-mood-apprentices", "Fresco 2010, Getting up"),
        ),
    ),
    (
        "fresco-chapter-plan",
        (
            (
                "fresco-plan-all",
                "Fresco 2010, Planning",
            ),
            ("fresco-plan-order", ""),
            ("fresco-plan-secret", "Fresco 2010, Planning"),
            ("fresco-plan-commit", ""),
            ("fresco-plan-rethink", ""),
        ),
    ),
    (
        "fresco-chapter-places",
        (
            ("fresco-places-order", "Fresco 2010, Actions"),
            ("fresco-idle", "Fresco 2010, Actions"),
            ("fresco-pass-here", ""),
            (
                "fresco-paint-unlimited",
                "Fresco 2010, Workshop",
            ),
            ("fresco-not-this-phase", "Fresco 2010, Round"),
            ("fresco-module-absent", "Fresko-Erweiterung, p. 1"),
        ),
    ),
    (
        "fresco-chapter-market",
        (
            ("fresco-stall-open", "Fresco 2010, Market"),
            ("fresco-stall-one", "Fresco 2010, Market"),
            ("fresco-stall-first", "Fresco 2010, Market"),
            ("fresco-buy-offered", "Fresco 2010, Market"),
            ("fresco-buy-price", "Fresco 2010, Market"),
            ("fresco-stall-closes", "Fresco 2010, Market"),
        ),
    ),
    (
        "fresco-chapter-cathedral",
        (
            ("fresco-restore-tile", "Fresco 2010, Cathedral"),
            ("fresco-restore-cost", "Fresco 2010, Cathedral"),
            ("fresco-bishop-bonus", "Fresco 2010, Cathedral"),
            ("fresco-bishop-follows", "Fresco 2010, Cathedral"),
            ("fresco-bishop-step", "Fresco 2010, Cathedral"),
            ("fresco-bishop-pay", "Fresco 2010, Cathedral"),
            ("fresco-bishop-once", "Fresco 2010, Cathedral"),
            ("fresco-bishop-restore", ""),
            ("fresco-altar-paints", "Fresco 2010, Cathedral"),
            ("fresco-altar-replace", "Fresco 2010, Cathedral"),
            ("fresco-altar-three", "Fresco 2010, Cathedral"),
            ("fresco-altar-once", "Fresco 2010, Cathedral"),
        ),
    ),
    (
        "fresco-chapter-studio",
        (("fresco-studio-coins", "Fresco 2010, Studio; Fresko-Erweiterung, p. 1, Atelier"),),
    ),
    (
        "fresco-chapter-workshop",
        (
            ("fresco-mix-two", "Fresco 2010, Workshop; Fresko-Erweiterung, p. 3, Werkstatt"),
            ("fresco-mix-paints", "Fresco 2010, Workshop"),
        ),
    ),
    (
        "fresco-chapter-theatre",
        (("fresco-theatre-mood", "Fresco 2010, Theatre; Fresko-Erweiterung, p. 2, Schauspieler"),),
    ),
    (
        "fresco-chapter-round",
        (
            ("fresco-market-refill", "Fresco 2010, Next round"),
            ("fresco-income-tiles", "Fresco 2010, Next round"),
            ("fresco-start-rotation", "Fresco 2010, Next round"),
        ),
    ),
    (
        "fresco-chapter-track",
        (
            ("fresco-track-apart", "Fresco 2010, Victory point track; Fresko-Erweiterung, p. 4, Schlusswertung"),
            ("fresco-track-free", "Fresco 2010, Victory point track"),
        ),
    ),
    (
        "fresco-chapter-end",
        (
            ("fresco-end-trigger", "Fresco 2010, End of the game"),
            ("fresco-last-tile", "Fresco 2010, End of the game"),
            ("fresco-last-sheet", "Fresco 2010, End of the game"),
            ("fresco-most-rounds", ""),
            ("fresco-final-money", "Fresco 2010, End of the game"),
            ("fresco-winner", "Fresco 2010, End of the game"),
        ),
    ),
    (
        "fresco-chapter-portraits",
        (
            ("fresco-portraits-stacks", "Fresko-Erweiterung, p. 1, Die Porträts"),
            ("fresco-portrait-one", "Fresko-Erweiterung, p. 1, Atelier"),
            ("fresco-portrait-open", "Fresko-Erweiterung, p. 1, Atelier"),
            ("fresco-portraits-refresh", "Fresko-Erweiterung, p. 1, Vorbereitung der nächsten Runde"),
            ("fresco-portraits-end", "Fresko-Erweiterung, p. 1, Spielende"),
            (
                "fresco-portrait-gifts",
                "Fresko-Erweiterung, p. 2, Edelleute, Gönner, Bischof, Marienbilder",
            ),
            ("fresco-portrait-merchant", "Fresko-Erweiterung, p. 2, Händler"),
            ("fresco-portrait-mood", "Fresko-Erweiterung, p. 2, Muse, Schönes Mädchen, Selbstporträt"),
            ("fresco-portrait-abbot", "Fresko-Erweiterung, p. 2, Abt"),
            ("fresco-portrait-actor", "Fresko-Erweiterung, p. 2, Schauspieler"),
            ("fresco-portrait-churchwarden", "Fresko-Erweiterung, p. 2, Kirchenvogt"),
            ("fresco-portrait-servant", "Fresko-Erweiterung, p. 2, Diener Gottes"),
        ),
    ),
    (
        "fresco-chapter-requests",
        (
            ("fresco-requests-piles", "Fresko-Erweiterung, p. 2, Die Aufträge des Bischofs"),
            ("fresco-request-one", "Fresko-Erweiterung, p. 2, Werkstatt"),
            ("fresco-request-first", "Fresko-Erweiterung, p. 2, Werkstatt"),
            ("fresco-request-pile", "Fresko-Erweiterung, p. 2, Die Aufträge des Bischofs"),
            ("fresco-request-tiles", "Fresko-Erweiterung, p. 3, Erfüllen von Aufträgen"),
            ("fresco-stack-tiles", "Fresko-Erweiterung, p. 3, Erfüllen von Aufträgen"),
            ("fresco-stack-first", "Fresko-Erweiterung, p. 3, Erfüllen von Aufträgen"),
            ("fresco-request-income", "Fresko-Erweiterung, p. 3, Erfüllen von Aufträgen"),
        ),
    ),
    (
        "fresco-chapter-blends",
        (
            ("fresco-blends-tiles", "Fresko-Erweiterung, p. 3, Die besonderen Farbmischungen"),
            ("fresco-blends-mix", "Fresko-Erweiterung, p. 3, Werkstatt"),
            ("fresco-blends-altar", "Fresko-Erweiterung, p. 3, Dom"),
            ("fresco-blends-altar-once", "Fresko-Erweiterung, p. 3, Dom"),
        ),
    ),
    (
        "fresco-chapter-leonardo",
        (
            ("fresco-leonardo-setup", "Fresko-Erweiterung, p. 4, Das Basisspiel zu zweit"),
            ("fresco-leonardo-leader", "Fresko-Erweiterung, p. 4, Das Basisspiel zu zweit"),
            ("fresco-leonardo-wake", "Fresko-Erweiterung, p. 4, Wahl der Aufstehzeit"),
            ("fresco-leonardo-stall", "Fresko-Erweiterung, p. 4, Markt"),
            ("fresco-leonardo-walk", "Fresko-Erweiterung, p. 4, Dom"),
            ("fresco-leonardo-points", "Fresko-Erweiterung, p. 4, Dom"),
            ("fresco-leonardo-last", "Fresko-Erweiterung, p. 4, Dom"),
            ("fresco-leonardo-must", "Fresko-Erweiterung, p. 4, Markt, Dom, Modul 1"),
            ("fresco-leonardo-portrait", "Fresko-Erweiterung, p. 4, Modul 1"),
            ("fresco-leonardo-request", "Fresko-Erweiterung, p. 4, Modul 2"),
            ("fresco-two-alone", ""),
        ),
    ),
)

# What only the program refuses, for it asks one thing at a time: no rules that a reader must know.
_REFUSALS = frozenset({"fresco-plan-order", "fresco-plan-commit", "fresco-not-this-phase", "fresco-module-absent"})

RULES: tuple[Rule, ...] = tuple(
    Rule(rule, "" if rule in _REFUSALS else chapter, book) for chapter, rules in _BOOK for rule, book in rules
)
