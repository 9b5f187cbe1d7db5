page-florence-round = Runde
page-florence-least = Mindest-Werkzahl
page-florence-round-of = Runde { $round } von { $rounds } · Mindest-Werkzahl { $minimum }
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
page-florence-closed = diese Runde verkauft
page-florence-no-gain = noch nicht nützlich
page-florence-look = 1 von 5 behalten
page-florence-each-work = jedes Werk +{ $adds }
page-florence-person-gains = { $person } +{ $adds }
page-florence-points = +{ $points } Prestige
page-florence-sold-to = für { $florins } an { $name }
page-florence-under-hammer = { $lot } in der Versteigerung: { $florins }, geboten von { $name }
page-florence-held-by = geboten von
page-florence-leads = hat das Höchstgebot: { $florins }
page-florence-out = ausgeschieden
page-florence-passed = hat gepasst
page-florence-has-chosen = hat gewählt
page-florence-chooses = wählt noch
page-florence-offers = { $florins } für { $character }
page-florence-starter = Startspieler
page-florence-cash = { $florins } Florin
page-florence-cash-hidden = Geld ist verdeckt
page-florence-cash-after = { $change }, bleiben { $florins }
page-florence-if-mine = bei Zuschlag: { $florins } übrig
page-florence-if-mine-back = { $points ->
        [one] bei Zuschlag: kostet { $points } Prestigepunkt
       *[other] bei Zuschlag: kostet { $points } Prestigepunkte
    }
page-florence-my-principality = Mein Fürstentum
page-florence-principality-of = Fürstentum von { $name }
page-florence-look-at = Ein Fürstentum ansehen
page-florence-board-says = Fürstentum von { $name }: { $tiles }. Leere Felder: { $empty }.
page-florence-builders = Baumeister
page-florence-freedoms = Freiheiten
page-florence-builder-price = Preis { $florins }
page-florence-builder-adjoin = Wand an Wand
page-florence-builder-here = Baumeister { $number } ist da
page-florence-builder-missing = Baumeister { $number } fehlt
page-florence-freedom-here = { $freedom } gilt hier (noch { $count })
page-florence-freedom-missing = { $freedom } fehlt (noch { $count })
page-florence-lacking = { $thing }: fehlt
page-florence-wants = wünscht sich { $things }
page-florence-wants-lacking = { $thing } (fehlt)
page-florence-my-people = Meine Personen
page-florence-people-of = Personen von { $name }
page-florence-all-people = Alle 21 Personen
page-florence-my-cards = Meine Karten
page-florence-nobody = Keine Personenkarten mehr auf der Hand.
page-florence-state-hand = auf der Hand
page-florence-state-table = Werk vollbracht
page-florence-state-deck = im Stapel
page-florence-state-unknown = im Stapel oder auf einer Hand
page-florence-best-work = bisher bestes Werk: { $value } ({ $names })
page-florence-now-and-with = Werkzahl jetzt und mit: { $thing }
page-florence-minimum = min. { $minimum }
page-florence-minimum-is = ein Werk braucht { $minimum }
page-florence-value-of = { $value } von mindestens { $minimum }
page-florence-would-add = { $thing } brächte { $adds }
page-florence-enough = Werk möglich
page-florence-would-do = dann reicht es
page-florence-short = { $short ->
        [one] es fehlt { $short }
       *[other] es fehlen { $short }
    }
page-florence-recruited = Von einem anderen Hof abgeworben
page-florence-given-back = geht zurück
page-florence-jesters = { $count ->
        [one] { $count } Gaukler
       *[other] { $count } Gaukler
    }
page-florence-people = { $count ->
        [one] { $count } Personenkarte
       *[other] { $count } Personenkarten
    }
page-florence-bonus-cards = { $count ->
        [one] { $count } Bonuskarte
       *[other] { $count } Bonuskarten
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
        [one] { $count } verdeckte Personenkarte
       *[other] { $count } verdeckte Personenkarten
    }
page-florence-hand-count = { $count ->
        [one] { $count } Personen- oder Abwerbekarte auf der Hand
       *[other] { $count } Personen- und Abwerbekarten auf der Hand
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
page-florence-bonus-card = Bonuskarte: was sie jetzt bringt; nur einmal einsetzbar
page-florence-work-done = Bestes Werk der Runde: { $value }
page-florence-person-reaches = { $person } { $before } → { $after }, Werk möglich
page-florence-person-changes = { $person } { $before } → { $after }
page-florence-fits = Was noch passt
page-florence-build-for = Errichten für { $florins }
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
page-florence-propose-here = Diese Stelle vorschlagen
page-florence-draw-person = Person an den Hof holen
page-florence-draw-bonus = Bonuskarte erwerben
page-florence-for = für { $florins } Florin
page-florence-keep-one = Eine davon behalten
page-florence-work-of = Werk: { $person }
page-florence-cancel = Abbrechen
page-florence-work-worth = Werk mit Werkzahl { $value }
page-florence-work-pays =
    bringt { $florins } Florin oder bis zu { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     }
page-florence-work-best = bisher bestes Werk
page-florence-work-short = nicht das beste Werk ({ $best })
page-florence-share-out = { $florins } Florin aufteilen
page-florence-share-hint = { $florins } Florin aufzuteilen, { $price } je Punkt
page-florence-characters = Die sechs Charaktere
page-florence-serves = dient { $name }
page-florence-used = diese Runde vergeben
page-florence-offered = { $name } bietet { $florins }
page-florence-from = ab { $florins }
page-florence-pot = { $florins } Florin auf dem Bankier
page-florence-about-muse = Jedes Werk zählt in dieser Runde die Rundenzahl mehr.
page-florence-about-cardinal = Drei Aktionen statt zwei.
page-florence-about-princess = Ein Werk ohne Personenkarte: Landschaften, Baumeister, Gebäude und Karten zählen.
page-florence-about-merchant = Zahlt dein nächstes Objekt oder bringt Prestige nach deiner Position auf der Erfolgsleiste.
page-florence-about-professor = Fünf Prestige- oder Bonuskarten ansehen, eine behalten.
page-florence-about-banker = Zahlt das Geld auf der Karte aus; tauscht in der letzten Runde Bargeld in Prestige.
page-florence-together = Gemeinsam bauen: { $building }
page-florence-bank-gets = { $name } zahlt der Bank { $florins }
page-florence-partner-pays = { $name } zahlt { $florins } für den Anteil
page-florence-both-gain = zählt für beide voll
page-florence-refusals = { $count } von { $most } Vorschlägen abgelehnt
page-florence-partner-share = Was der Partner zahlt
page-florence-ask-hint = links: Zahlung des Partners · rechts: dein Geld danach
page-florence-counter-hint = links: dein Gegenangebot · rechts: dein Geld danach
page-florence-final = Spielende
page-florence-court-sum = Gebäude: { $buildings } · Werke: { $works } · Landschaften: { $landscapes }
page-florence-key-turn = Plättchen drehen
page-florence-key-next = nächster Platz, an den es passt
