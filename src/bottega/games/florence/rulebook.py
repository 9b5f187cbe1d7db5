"""The rulebook: every rule by its id, in the order of the book.

`book` names the page and heading of the printed German rulebook; it is empty where the book is silent. The
rulings that fill gaps are the `.ruling` of a rule's text, in every language.
"""

from __future__ import annotations

from typing import Final

from bottega.kernel.reason import Rule

_SETUP: Final = "florence-chapter-setup"
_COURSE: Final = "florence-chapter-course"
_AUCTION: Final = "florence-chapter-auction"
_OBJECTS: Final = "florence-chapter-objects"
_ACTIONS: Final = "florence-chapter-actions"
_WORK: Final = "florence-chapter-work"
_BUILDING: Final = "florence-chapter-building"
_CARDS: Final = "florence-chapter-cards"
_MONEY: Final = "florence-chapter-money"
_END: Final = "florence-chapter-end"
_TWO: Final = "florence-chapter-two"
_MUSE: Final = "florence-chapter-muse"
_COOPERATIVE: Final = "florence-chapter-cooperative"

RULES: Final = (
    Rule("florence-setup-money", _SETUP, "p. 2, Spielvorbereitung"),
    Rule("florence-setup-people", _SETUP, "p. 2, Spielvorbereitung"),
    Rule("florence-setup-freedoms", _SETUP, "p. 2, Spielvorbereitung, Anm. 1"),
    Rule("florence-setup-starter", _SETUP, ""),
    Rule("florence-course-rounds", _COURSE, "p. 3, Spielverlauf; p. 10, Neue Runde"),
    Rule("florence-auction-lots", _AUCTION, "p. 3, Phase A"),
    Rule("florence-auction-one", _AUCTION, "p. 3, Grundregeln"),
    Rule("florence-auction-closed", _AUCTION, "p. 3, Grundregeln"),
    Rule("florence-auction-empty", _AUCTION, "p. 3, Grundregeln"),
    Rule("florence-auction-open", _AUCTION, "p. 3, Ablauf"),
    Rule("florence-auction-raise", _AUCTION, "p. 3, Ablauf"),
    Rule(
        "florence-auction-pass",
        _AUCTION,
        "p. 3, Ablauf",
    ),
    Rule("florence-auction-opener", _AUCTION, "p. 3, Ablauf"),
    Rule("florence-auction-last", _AUCTION, "p. 3, Ablauf"),
    Rule("florence-landscape-place", _OBJECTS, "p. 4, Wald; p. 8, Bauregeln 1, 2"),
    Rule("florence-landscape-fits", _OBJECTS, ""),
    Rule("florence-landscape-again", _OBJECTS, "p. 4, Wald, Anm. 2"),
    Rule("florence-jester-effect", _OBJECTS, "p. 5, Gaukler"),
    Rule("florence-builder-effect", _OBJECTS, "p. 5, Baumeister"),
    Rule("florence-builder-three", _OBJECTS, "p. 4, Die Bedeutung der 7 Objekte"),
    Rule("florence-prestige-card", _OBJECTS, "p. 5, Prestigekarten"),
    Rule(
        "florence-cards-look",
        _OBJECTS,
        "p. 5, Prestigekarten; p. 9",
    ),
    Rule("florence-recruiting-card", _OBJECTS, "p. 5, Abwerbekarten, Anm. 4"),
    Rule("florence-recruiting-others", _OBJECTS, "p. 5, Abwerbekarten, Anm. 3"),
    Rule("florence-recruiting-counts", _OBJECTS, "p. 5, Abwerbekarten"),
    Rule("florence-actions-two", _ACTIONS, "p. 6, Phase B, Anm. 5, 6"),
    Rule("florence-best-work", _ACTIONS, "p. 10, Bestes Werk"),
    Rule("florence-work-person", _WORK, "p. 6, Ein Werk vollbringen"),
    Rule("florence-work-value", _WORK, "p. 6, Ein Werk vollbringen"),
    Rule("florence-work-minimum", _WORK, "p. 6, Anm. 7; p. 7"),
    Rule("florence-work-payment", _WORK, "p. 7, Ein Werk vollbringen"),
    Rule("florence-work-again", _WORK, "p. 6, Anm. 8"),
    Rule("florence-bonus-use", _WORK, "p. 9, Eine Bonuskarte erwerben"),
    Rule("florence-building-prestige", _BUILDING, "p. 8, Ein Gebäude errichten"),
    Rule("florence-building-cost", _BUILDING, "p. 8, Ein Gebäude errichten"),
    Rule("florence-building-grid", _BUILDING, "p. 8, Bauregel 1"),
    Rule("florence-building-overlap", _BUILDING, "p. 8, Bauregel 2"),
    Rule("florence-building-adjacent", _BUILDING, "p. 8, Bauregel 3"),
    Rule("florence-building-landscapes", _BUILDING, "p. 8, Bauregel 4"),
    Rule("florence-building-once", _BUILDING, "p. 8, Bauregel 5"),
    Rule("florence-building-stays", _BUILDING, "p. 8, Bauregel 6"),
    Rule("florence-building-stock", _BUILDING, "p. 8, Ein Gebäude errichten"),
    Rule("florence-person-draw", _CARDS, "p. 9, Eine Person an den Hof holen"),
    Rule("florence-person-once", _CARDS, "p. 6, Phase B"),
    Rule("florence-freedom-introduce", _CARDS, "p. 9, Eine Freiheit einführen"),
    Rule("florence-freedom-turn", _CARDS, "p. 6, Phase B"),
    Rule("florence-freedom-once", _CARDS, "p. 9, Eine Freiheit einführen"),
    Rule("florence-freedom-stock", _CARDS, "p. 9, Eine Freiheit einführen"),
    Rule("florence-bonus-draw", _CARDS, "p. 9, Eine Bonuskarte erwerben"),
    Rule("florence-deck-empty", _CARDS, "p. 9, 10"),
    Rule("florence-money-enough", _MONEY, ""),
    Rule("florence-money-back", _MONEY, "p. 10, Geld beschaffen"),
    Rule("florence-money-hidden", _MONEY, "p. 2, Randspalte"),
    Rule("florence-end-game", _END, "p. 10, Spielende"),
    Rule("florence-end-prestige", _END, "p. 5, Prestigekarten; p. 10, Spielende"),
    Rule("florence-end-tie", _END, "p. 10, Spielende"),
    Rule("florence-two-money", _TWO, "p. 10, Spielregel für 2 Personen"),
    Rule("florence-two-price", _TWO, "p. 10, Spielregel für 2 Personen"),
    Rule("florence-two-landscapes", _TWO, "p. 10, Spielregel für 2 Personen"),
    Rule("florence-two-freedoms", _TWO, "p. 10, Spielregel für 2 Personen"),
    Rule("florence-muse-phases", _MUSE, "p. 11, Erweiterung Muse & Prinzessin"),
    Rule("florence-offer-turn", _MUSE, "p. 12, Ablauf der Phase A2"),
    Rule("florence-offer-fields", _MUSE, "p. 12, Ablauf der Phase A2"),
    Rule("florence-offer-higher", _MUSE, "p. 12, Ablauf der Phase A2"),
    Rule("florence-offer-cash", _MUSE, "p. 12, Ablauf der Phase A2"),
    Rule("florence-character-one", _MUSE, "p. 11, 12, Einsetzen einer Charakter-Karte"),
    Rule("florence-character-use", _MUSE, "p. 12, Einsetzen einer Charakter-Karte"),
    Rule("florence-muse-works", _MUSE, "p. 11, Muse"),
    Rule("florence-cardinal-action", _MUSE, "p. 11, Kardinal"),
    Rule(
        "florence-princess-work",
        _MUSE,
        "p. 11, Prinzessin",
    ),
    Rule("florence-merchant-gift", _MUSE, "p. 11, Kaufmann"),
    Rule("florence-professor-card", _MUSE, "p. 11, Professor"),
    Rule("florence-banker-pot", _MUSE, "p. 11, Bankier"),
    Rule("florence-banker-end", _MUSE, "p. 11, Bankier"),
    Rule("florence-muse-no-back", _MUSE, "p. 12, Verschärfte Bedingungen"),
    Rule("florence-cooperative", _COOPERATIVE, "p. 13, Erweiterung Kooperativ Bauen"),
    Rule(
        "florence-cooperative-neighbour",
        _COOPERATIVE,
        "p. 13",
    ),
    Rule("florence-cooperative-across", _COOPERATIVE, "p. 13, 14, Ergänzende Bauregeln"),
    Rule(
        "florence-cooperative-density",
        _COOPERATIVE,
        "p. 14, Ergänzende Bauregeln",
    ),
    Rule("florence-cooperative-once", _COOPERATIVE, "p. 14, Ergänzende Bauregeln; p. 8, Bauregel 5"),
    Rule(
        "florence-cooperative-cost",
        _COOPERATIVE,
        "p. 14, Ergänzende Bauregeln",
    ),
    Rule("florence-cooperative-payment", _COOPERATIVE, "p. 14, Ergänzende Bauregeln"),
    Rule(
        "florence-cooperative-counter",
        _COOPERATIVE,
        "",
    ),
    Rule("florence-cooperative-place", _COOPERATIVE, "p. 13, Spielablauf bei Aktion „Gebäude errichten“"),
    Rule("florence-cooperative-ends", _COOPERATIVE, "p. 14"),
    Rule("florence-cooperative-border", _COOPERATIVE, "p. 14, Zusatz-Regel für das Allein-Bauen"),
)
