page-florence-round = Runde
page-florence-least = Minimum
page-florence-round-of = Runde { $round } von { $rounds } · Minimum { $minimum }
page-florence-part-people = Personenwahl
page-florence-part-auction = Versteigerung
page-florence-part-characters = Charaktere
page-florence-part-actions = Aktionen
page-florence-part-end = Spielende
page-florence-actions-left = { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
page-florence-short-religion = Religion
page-florence-short-travel = Reise
page-florence-short-opinion = Meinung
page-florence-short-prestige = Prestige
page-florence-short-recruiting = Abwerbung
page-florence-short-landscape = Landschaft
page-florence-lots = Was zum Verkauf steht
page-florence-left = noch { $count }
page-florence-none-left = keine mehr
page-florence-closed = diese Runde weg
page-florence-no-gain = noch ohne Nutzen
page-florence-look = 1 von 5 behalten
page-florence-each-work = jedes Werk +{ $adds }
page-florence-person-gains = { $person } +{ $adds }
page-florence-points = +{ $points } Prestige
page-florence-sold-to = für { $florins } an { $name }
page-florence-under-hammer = { $lot } unter dem Hammer: { $florins }, geboten von { $name }
page-florence-held-by = geboten von
page-florence-leads = führt mit { $florins }
page-florence-out = aus der Auktion
page-florence-passed = hat gepasst
page-florence-has-chosen = hat gewählt
page-florence-chooses = wählt noch
page-florence-offers = { $florins } für { $character }
page-florence-starter = Startspieler
page-florence-cash = { $florins } Florin
page-florence-cash-hidden = Geld ist verdeckt
page-florence-cash-after = { $change }, bleiben { $florins }
page-florence-if-mine = wenn es deins ist: { $florins } übrig
page-florence-if-mine-back = { $points ->
        [one] wenn es deins ist: { $points } Prestigepunkt zurück
       *[other] wenn es deins ist: { $points } Prestigepunkte zurück
    }
page-florence-my-principality = Mein Fürstentum
page-florence-principality-of = Fürstentum von { $name }
page-florence-look-at = Ein Fürstentum ansehen
page-florence-board-says = Fürstentum von { $name }: { $tiles }. Leere Felder: { $empty }.
page-florence-builders = Baumeister
page-florence-freedoms = Freiheiten
page-florence-builder-price = Preis { $florins }
page-florence-builder-adjoin = anbauen
page-florence-builder-here = Baumeister { $number } ist da
page-florence-builder-missing = Baumeister { $number } fehlt
page-florence-freedom-here = { $freedom } gilt hier (noch { $count })
page-florence-freedom-missing = { $freedom } fehlt (noch { $count })
page-florence-lacking = { $thing }: fehlt
page-florence-my-people = Meine Personen
page-florence-people-of = Personen von { $name }
page-florence-all-people = Die Einundzwanzig
page-florence-my-cards = Meine Karten
page-florence-nobody = Niemand ist mehr auf der Hand.
page-florence-state-hand = auf der Hand
page-florence-state-table = hat gearbeitet
page-florence-state-deck = im Stapel
page-florence-state-unknown = Stapel oder verdeckt
page-florence-best-work = bisher bestes Werk: { $value } ({ $names })
page-florence-now-and-with = Werkwert jetzt und mit: { $thing }
page-florence-minimum = min. { $minimum }
page-florence-minimum-is = ein Werk braucht { $minimum }
page-florence-value-of = { $value } von mindestens { $minimum }
page-florence-would-add = { $thing } brächte { $adds }
page-florence-enough = kann arbeiten
page-florence-would-do = dann reicht es
page-florence-short = es fehlen { $short }
page-florence-recruited = Von einem anderen Hof abgeworben
page-florence-given-back = geht zurück
page-florence-jesters = { $count ->
        [one] { $count } Gaukler
       *[other] { $count } Gaukler
    }
page-florence-people = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
page-florence-bonus-cards = { $count ->
        [one] { $count } Bonus
       *[other] { $count } Bonus
    }
page-florence-prestige-cards = { $count ->
        [one] { $count } Prestigekarte
       *[other] { $count } Prestigekarten
    }
page-florence-recruiting-cards = { $count ->
        [one] { $count } Abwerbekarte
       *[other] { $count } Abwerbekarten
    }
page-florence-hidden-people = { $count ->
        [one] { $count } verdeckte Person
       *[other] { $count } verdeckte Personen
    }
page-florence-hand-count = { $count ->
        [one] { $count } Person oder Abwerbekarte auf der Hand
       *[other] { $count } Personen und Abwerbekarten auf der Hand
    }
page-florence-works = { $count ->
        [one] { $count } Werk
       *[other] { $count } Werke
    }
page-florence-buildings = { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäude
    }
page-florence-builders-count = { $count ->
        [one] { $count } Baumeister
       *[other] { $count } Baumeister
    }
page-florence-prestige-card = Prestigekarte: Punkte nach jetzigem Stand
page-florence-bonus-card = Bonuskarte: was sie jetzt bringt; nur einmal spielbar
page-florence-work-done = Bestes Werk der Runde: { $value }
page-florence-person-reaches = { $person } { $before } → { $after }, kann arbeiten
page-florence-person-changes = { $person } { $before } → { $after }
page-florence-fits = Was noch passt
page-florence-build-for = Bauen für { $florins }
page-florence-in-stock = im Vorrat
page-florence-places = { $count ->
        [one] passt an { $count } Stelle
       *[other] passt an { $count } Stellen
    }
page-florence-places-now = Stellen, wo es passt
page-florence-places-after = Stellen jetzt → wenn es hier steht
page-florence-built = gebaut
page-florence-no-longer-fits = verbaut { $count } Gebäude
page-florence-nothing-fits = danach passt kein Gebäude mehr
page-florence-placing = Legen: { $tile }
page-florence-places-this-way = so herum { $here } von { $all } Stellen
page-florence-turn-left = Nach links drehen
page-florence-turn-right = Nach rechts drehen
page-florence-flip = Wenden
page-florence-next-place = weiter
page-florence-may-stand = Darf hier liegen: { $cell }
page-florence-may-not-stand = Hier nicht
page-florence-lay-here = Hier legen
page-florence-propose-here = Diesen Ort vorschlagen
page-florence-draw-person = Person ziehen
page-florence-draw-bonus = Bonuskarte ziehen
page-florence-for = für { $florins } Florin
page-florence-keep-one = Eine davon behalten
page-florence-work-of = Werk: { $person }
page-florence-share-out = { $florins } Florin aufteilen
page-florence-share-hint = { $florins } Florin aufzuteilen, { $price } je Punkt
page-florence-characters = Die sechs Charaktere
page-florence-serves = dient { $name }
page-florence-used = diese Runde vergeben
page-florence-offered = { $name } bietet { $florins }
page-florence-from = ab { $florins }
page-florence-pot = { $florins } Florin liegen beim Bankier
page-florence-about-muse = Deine Werke zählen diese Runde um die Rundenzahl mehr.
page-florence-about-cardinal = Drei Aktionen statt zwei.
page-florence-about-princess = Ein Werk ohne Person, nach Landschaften, Baumeistern, Gebäuden und Personen.
page-florence-about-merchant = Nächstes Objekt umsonst, oder Prestige nach deinem Platz.
page-florence-about-professor = Fünf Prestige- oder Bonuskarten ansehen, eine behalten.
page-florence-about-banker = Zahlt, was bei ihm liegt; tauscht zuletzt Geld in Prestige.
page-florence-together = Gemeinsam bauen: { $building }
page-florence-bank-gets = { $name } zahlt der Bank { $florins }
page-florence-partner-pays = { $name } zahlt { $florins } für den Anteil
page-florence-both-gain = beide besitzen es ganz
page-florence-refusals = { $count } von { $most } Vorschlägen abgelehnt
page-florence-partner-share = Was der Partner zahlt
page-florence-ask-hint = links: Zahlung des Partners · rechts: deine Kasse danach
page-florence-counter-hint = links: dein Gegenangebot · rechts: deine Kasse danach
page-florence-final = Ende des Spiels
page-florence-court-sum = Gebäude { $buildings } · Werke { $works } · Landschaften { $landscapes }
