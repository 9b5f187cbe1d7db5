page-florence-round = Ronde
page-florence-least = minimum
page-florence-round-of = Ronde { $round } van { $rounds } · minimum { $minimum }
page-florence-part-people = Personen kiezen
page-florence-part-auction = Veiling
page-florence-part-characters = Karakters
page-florence-part-actions = Acties
page-florence-part-end = Einde
page-florence-actions-left = { $count ->
        [one] nog { $count } actie
       *[other] nog { $count } acties
    }
page-florence-short-religion = Religie
page-florence-short-travel = Reizen
page-florence-short-opinion = Mening
page-florence-short-prestige = Prestige
page-florence-short-recruiting = Wegkopen
page-florence-short-landscape = Landschap
page-florence-lots = Wat te koop is
page-florence-left = nog { $count }
page-florence-none-left = op
page-florence-closed = deze ronde verkocht
page-florence-no-gain = nog niet nuttig
page-florence-look = 1 van 5 houden
page-florence-each-work = elk werk +{ $adds }
page-florence-person-gains = { $person } +{ $adds }
page-florence-points = +{ $points } prestige
page-florence-sold-to = verkocht aan { $name } voor { $florins }
page-florence-under-hammer = { $lot } in de veiling: { $florins }, geboden door { $name }
page-florence-held-by = bod van
page-florence-leads = heeft het hoogste bod: { $florins }
page-florence-out = uit de veiling
page-florence-passed = heeft gepast
page-florence-has-chosen = heeft gekozen
page-florence-chooses = kiest nog
page-florence-offers = { $florins } voor { $character }
page-florence-starter = Startspeler
page-florence-cash = { $florins } florijnen
page-florence-cash-hidden = Geld is verborgen
page-florence-cash-after = { $change }, rest { $florins }
page-florence-if-mine = als je het wint: { $florins } over
page-florence-if-mine-back = { $points ->
        [one] als je het wint: kost { $points } prestigepunt
       *[other] als je het wint: kost { $points } prestigepunten
    }
page-florence-my-principality = Mijn vorstendom
page-florence-principality-of = Vorstendom van { $name }
page-florence-look-at = Een vorstendom bekijken
page-florence-board-says = Vorstendom van { $name }: { $tiles }. Lege vakken: { $empty }.
page-florence-builders = Bouwmeesters
page-florence-freedoms = Vrijheden
page-florence-builder-price = prijs { $florins }
page-florence-builder-adjoin = naast elkaar
page-florence-builder-here = Bouwmeester { $number } is er
page-florence-builder-missing = Bouwmeester { $number } ontbreekt
page-florence-freedom-here = { $freedom } geldt hier (nog { $count })
page-florence-freedom-missing = { $freedom } ontbreekt (nog { $count })
page-florence-lacking = { $thing }: ontbreekt
page-florence-wants = wenst { $things }
page-florence-wants-lacking = { $thing } (ontbreekt)
page-florence-my-people = Mijn personen
page-florence-people-of = Personen van { $name }
page-florence-all-people = Alle 21 personen
page-florence-my-cards = Mijn kaarten
page-florence-nobody = Geen personenkaarten meer in de hand.
page-florence-state-hand = in de hand
page-florence-state-table = werk volbracht
page-florence-state-deck = in de stapel
page-florence-state-unknown = in de stapel of een hand
page-florence-best-work = beste werk tot nu: { $value } ({ $names })
page-florence-now-and-with = waarde van een werk, nu en met: { $thing }
page-florence-minimum = min. { $minimum }
page-florence-minimum-is = een werk vraagt { $minimum }
page-florence-value-of = { $value } van minstens { $minimum }
page-florence-would-add = { $thing } zou { $adds } toevoegen
page-florence-enough = werk mogelijk
page-florence-would-do = dan is het genoeg
page-florence-short = { $short } te weinig
page-florence-recruited = Weggekocht bij een ander hof
page-florence-given-back = gaat terug
page-florence-jesters = { $count ->
        [one] { $count } jongleur
       *[other] { $count } jongleurs
    }
page-florence-people = { $count ->
        [one] { $count } personenkaart
       *[other] { $count } personenkaarten
    }
page-florence-bonus-cards = { $count ->
        [one] { $count } bonuskaart
       *[other] { $count } bonuskaarten
    }
page-florence-prestige-cards = { $count ->
        [one] { $count } prestigekaart
       *[other] { $count } prestigekaarten
    }
page-florence-recruiting-cards = { $count ->
        [one] { $count } wegkoopkaart
       *[other] { $count } wegkoopkaarten
    }
page-florence-hidden-people = { $count ->
        [one] { $count } verborgen personenkaart
       *[other] { $count } verborgen personenkaarten
    }
page-florence-hand-count = { $count ->
        [one] { $count } personen- of wegkoopkaart in de hand
       *[other] { $count } personen- en wegkoopkaarten in de hand
    }
page-florence-works = { $count ->
        [one] { $count } werk
       *[other] { $count } werken
    }
page-florence-buildings = { $count ->
        [one] { $count } gebouw
       *[other] { $count } gebouwen
    }
page-florence-builders-count = { $count ->
        [one] { $count } bouwmeester
       *[other] { $count } bouwmeesters
    }
page-florence-prestige-card = Prestigekaart: punten zoals het nu staat
page-florence-bonus-card = Bonuskaart: wat die nu toevoegt; één keer in te zetten
page-florence-work-done = Beste werk van de ronde: { $value }
page-florence-person-reaches = { $person } { $before } → { $after }, werk mogelijk
page-florence-person-changes = { $person } { $before } → { $after }
page-florence-fits = Wat nog past
page-florence-build-for = Bouwen voor { $florins }
page-florence-in-stock = in voorraad
page-florence-places = { $count ->
        [one] past op { $count } plek
       *[other] past op { $count } plekken
    }
page-florence-places-now = plekken waar het past
page-florence-places-after = plekken nu → als het hier staat
page-florence-built = gebouwd
page-florence-no-longer-fits = laat geen plek voor { $count ->
        [one] { $count } gebouw
       *[other] { $count } gebouwen
    }
page-florence-nothing-fits = daarna past geen gebouw meer
page-florence-placing = Leggen: { $tile }
page-florence-places-this-way = zo { $here } van { $all } plekken
page-florence-turn-left = Linksom draaien
page-florence-turn-right = Rechtsom draaien
page-florence-flip = Spiegelen
page-florence-next-place = volgende
page-florence-may-stand = Mag hier liggen: { $cell }
page-florence-may-not-stand = Niet hier
page-florence-lay-here = Hier leggen
page-florence-propose-here = Deze plek voorstellen
page-florence-draw-person = Persoon aantrekken
page-florence-draw-bonus = Bonuskaart verwerven
page-florence-for = voor { $florins } florijnen
page-florence-keep-one = Eén hiervan houden
page-florence-work-of = Werk: { $person }
page-florence-cancel = Afbreken
page-florence-work-worth = werk met waarde { $value }
page-florence-work-pays =
    levert { $florins } florijnen op, of tot { $points ->
        [one] { $points } punt
       *[other] { $points } punten
     }
page-florence-work-best = tot nu toe het beste werk
page-florence-work-short = niet het beste werk ({ $best })
page-florence-share-out = { $florins } florijnen verdelen
page-florence-share-hint = { $florins } florijnen te verdelen, { $price } per punt
page-florence-characters = De zes karakters
page-florence-serves = dient { $name }
page-florence-used = deze ronde al gekozen
page-florence-offered = { $name } biedt { $florins }
page-florence-from = vanaf { $florins }
page-florence-pot = { $florins } florijnen bij de bankier
page-florence-about-muse = Elk werk telt deze ronde het rondenummer extra.
page-florence-about-cardinal = Drie acties in plaats van twee.
page-florence-about-princess = Eén werk zonder personenkaart: landschappen, bouwmeesters, gebouwen en kaarten tellen.
page-florence-about-merchant = Betaalt je volgende object, of geeft prestige naar je positie op het scorespoor.
page-florence-about-professor = Bekijk vijf prestige- of bonuskaarten, houd er één.
page-florence-about-banker = Betaalt het geld op de kaart uit; zet in de laatste ronde geld om in prestige.
page-florence-together = Samen bouwen: { $building }
page-florence-bank-gets = { $name } betaalt de bank { $florins }
page-florence-partner-pays = { $name } betaalt { $florins } voor het deel
page-florence-both-gain = telt voor beiden volledig
page-florence-refusals = { $count } van { $most } voorstellen afgewezen
page-florence-partner-share = Wat de partner betaalt
page-florence-ask-hint = links: betaling van de partner · rechts: jouw geld daarna
page-florence-counter-hint = links: jouw tegenbod · rechts: jouw geld daarna
page-florence-final = Einde van het spel
page-florence-court-sum = gebouwen: { $buildings } · werken: { $works } · landschappen: { $landscapes }
page-florence-key-turn = tegel draaien
page-florence-key-next = volgende plek waar het past
