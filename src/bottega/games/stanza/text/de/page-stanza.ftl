page-stanza-board = Der Spielplan: sechs Säle und die Bewegungsleiste
page-stanza-bonus-room = Saal der Boni
page-stanza-empty = leer
page-stanza-left = noch { $count }
page-stanza-activate = Aktivieren
page-stanza-pile = Nachziehstapel
page-stanza-refill-when = Aufgefüllt wird, wenn { $needed } Säle leer sind; jetzt { $empty }
page-stanza-refill-short = Leer: { $empty } von { $needed }
page-stanza-no-refill = Kein Auffüllen mehr
page-stanza-refill-word = Auffüllen
page-stanza-refills = Der Spielplan wird aufgefüllt
page-stanza-levelling = Bis alle gleich viele Züge hatten
page-stanza-pp = { $points } PP
page-stanza-points-unit = PP
page-stanza-niche-free = Meisterwerk für { $points } PP, Stärke { $strength }: frei
page-stanza-niche-owned = Meisterwerk für { $points } PP: { $name }
page-stanza-niche-closed = Meisterwerk für { $points } PP: abgedeckt
page-stanza-field = Feld { $field }
page-stanza-value = Wert { $value }
page-stanza-value-word = Wert
page-stanza-track-florins = Einkommensleiste: { $florins } ƒ
page-stanza-track-points = Einkommensleiste: { $points } PP
page-stanza-track-helper = ein weißer Günstling
page-stanza-bonus-disc = Scheibe von { $name } im Saal der Boni
page-stanza-helpers-left = Günstlinge ({ $colour }): { $count }
page-stanza-helper = Günstling ({ $colour })
page-stanza-figure-of = Spielfigur von { $name }
page-stanza-steps = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
page-stanza-leaves = { $person } geht
page-stanza-goes = geht
page-stanza-joins = { $person } kommt ({ $discipline })
page-stanza-patron = Mäzen
page-stanza-patron-moves = Mäzen auf Feld { $space }
page-stanza-turned = Mäzen umgedreht: { $points } PP
page-stanza-crew = Rekruten und Arbeiter von { $name }
page-stanza-start-persons = Startpersonen
page-stanza-recruits = Rekruten
page-stanza-workers = Arbeiter
page-stanza-recruit-space = Rekrutierungsfeld { $space }
page-stanza-worker-space = Arbeiterfeld { $space }, kostet { $florins } ƒ
page-stanza-strength = Stärke
page-stanza-strength-lasting = Dauerhafte Stärke: Arbeiter und Plättchen
page-stanza-strength-becomes = Stärke { $before } → { $after }
page-stanza-strength-range = { $discipline }: Stärke { $range }
page-stanza-with-helper = mit einem Günstling: { $disciplines }
page-stanza-masterpieces-free = freie Meisterwerke: { $points } PP
page-stanza-shelf = Bücherregal
page-stanza-columns = { $count } voll
page-stanza-books = Bücher: { $count }
page-stanza-books-on = Bücher über { $discipline }: { $count } von 4
page-stanza-book-next = Das nächste bringt: { $reward }
page-stanza-book-nothing = noch nichts
page-stanza-book-ship = Segelschiff +{ $count }
page-stanza-book-disc = Scheibe auf ein Feld
page-stanza-book-religion-disc = Scheibe auf Religion
page-stanza-book-helper = Günstling
page-stanza-book-points = { $count } PP
page-stanza-museum = Museum
page-stanza-museum-short = { $value } · { $place }.
page-stanza-museum-place = Museum im Wert { $value }, jetzt Platz { $place }
page-stanza-museum-value = Wert des Museums: { $value }
page-stanza-tiles = Plättchen
page-stanza-tiles-count = Bonusplättchen: { $count }
page-stanza-tile = Plättchen
page-stanza-always = zählt immer
page-stanza-added = Scheiben und Florin
page-stanza-helpers = Günstlinge
page-stanza-a-helper = ein Günstling
page-stanza-discs = Scheiben
page-stanza-supply = Scheiben im Vorrat: { $count }
page-stanza-masterpieces = Meisterwerke: { $count }
page-stanza-nothing = noch keine
page-stanza-money = { $florins } Florin
page-stanza-money-after = { $change } ƒ, bleiben { $florins }
page-stanza-income = Einkommen: +{ $florins } ƒ
page-stanza-no-income = Kein Einkommen mehr
page-stanza-helpers-change = Günstlinge { $change }
page-stanza-discs-change = Scheiben im Vorrat { $change }
page-stanza-board-of = Tableau von { $name }
page-stanza-look-at = Ein Tableau ansehen
page-stanza-activate-title = { $discipline } aktivieren
page-stanza-hire = Einstellen
page-stanza-hire-must = eine Person ({ $discipline }): erst die Person, dann das Feld wählen
page-stanza-hire-or-dismiss = eine Person ({ $discipline }) einstellen oder entlassen
page-stanza-hire-more = { $discipline }: Bedingung erfüllt; du darfst auch andere einstellen
page-stanza-disc-back = Scheibe zurücknehmen ({ $count } auf dem Feld)
page-stanza-pay-three = 3 ƒ zahlen
page-stanza-partner = Partner { $discipline }: { $strength }
page-stanza-needs-partner = mit { $discipline } 1
page-stanza-closed = abgedeckt
page-stanza-reward = Belohnung
page-stanza-reward-discovery = { $count ->
        [one] Das Segelschiff fährt 1 Feld:
       *[other] Das Segelschiff fährt bis zu { $count } Felder:
    }
page-stanza-reward-literature = { $count ->
        [one] Ein Buch:
       *[other] Bis zu { $count } Bücher, alle verschieden:
    }
page-stanza-reward-religion = { $count ->
        [one] Eine Scheibe auf ein Feld:
       *[other] Bis zu { $count } Scheiben auf verschiedene Felder:
    }
page-stanza-reward-arts = Ein Kunstwerk, Stärke { $count } oder weniger:
page-stanza-reward-politics = { $count ->
        [one] Ein Günstling:
       *[other] Bis zu { $count } Günstlinge verschiedener Farben:
    }
page-stanza-or-masterpiece = oder ein Meisterwerk:
page-stanza-ship-steps = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
page-stanza-has = du hast { $count }
page-stanza-shop = Bonusplättchen im Angebot
page-stanza-need-discovery = Plättchen { $nth }: { $reached } von { $needed } Günstlingsfeldern erreicht
page-stanza-need-literature = Plättchen { $nth }: { $reached } von { $needed } vollen Bücherspalten
page-stanza-need-religion = Plättchen { $nth }: { $reached } von { $needed } Feldern mit zwei Scheiben
page-stanza-need-arts = Plättchen { $nth }: Kunst im Wert von { $reached } statt { $needed }
page-stanza-retiring = Aussteigen: { $points } PP
page-stanza-points = Punkte
page-stanza-key-steps = beim Ziehen: das Feld so viele Schritte weiter
