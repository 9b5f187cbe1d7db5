page-florence-round = Ronde
page-florence-least = minimum
page-florence-round-of = Ronde { $round } van { $rounds } · minimum { $minimum }
page-florence-part-people = Personen kiezen
page-florence-part-auction = Veiling
page-florence-part-characters = Personages
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
page-florence-short-recruiting = Werving
page-florence-short-landscape = Landschap
page-florence-lots = Wat te koop is
page-florence-left = nog { $count }
page-florence-none-left = op
page-florence-closed = deze ronde weg
page-florence-no-gain = nog geen nut
page-florence-look = 1 van 5 houden
page-florence-each-work = elk werk +{ $adds }
page-florence-person-gains = { $person } +{ $adds }
page-florence-points = +{ $points } prestige
page-florence-sold-to = verkocht aan { $name } voor { $florins }
page-florence-under-hammer = { $lot } onder de hamer: { $florins }, geboden door { $name }
page-florence-held-by = bod van
page-florence-leads = leidt met { $florins }
page-florence-out = uit de veiling
page-florence-passed = heeft gepast
page-florence-has-chosen = heeft gekozen
page-florence-chooses = kiest nog
page-florence-offers = { $florins } voor { $character }
page-florence-starter = Startspeler
page-florence-cash = { $florins } florijnen
page-florence-cash-hidden = Geld is verborgen
page-florence-cash-after = { $change }, rest { $florins }
page-florence-if-mine = als het van jou is: { $florins } over
page-florence-if-mine-back = { $points ->
        [one] als het van jou is: { $points } prestigepunt terug
       *[other] als het van jou is: { $points } prestigepunten terug
    }
page-florence-my-principality = Mijn vorstendom
page-florence-principality-of = Vorstendom van { $name }
page-florence-look-at = Een vorstendom bekijken
page-florence-board-says = Vorstendom van { $name }: { $tiles }. Lege vakken: { $empty }.
page-florence-builders = Bouwmeesters
page-florence-freedoms = Vrijheden
page-florence-builder-price = prijs { $florins }
page-florence-builder-adjoin = aanbouwen
page-florence-builder-here = Bouwmeester { $number } is er
page-florence-builder-missing = Bouwmeester { $number } ontbreekt
page-florence-freedom-here = { $freedom } geldt hier (nog { $count })
page-florence-freedom-missing = { $freedom } ontbreekt (nog { $count })
page-florence-lacking = { $thing }: ontbreekt
page-florence-my-people = Mijn personen
page-florence-people-of = Personen van { $name }
page-florence-all-people = De eenentwintig
page-florence-my-cards = Mijn kaarten
page-florence-nobody = Niemand meer op hand.
page-florence-state-hand = op hand
page-florence-state-table = heeft gewerkt
page-florence-state-deck = in de stapel
page-florence-state-unknown = stapel of verborgen
page-florence-best-work = beste werk tot nu: { $value } ({ $names })
page-florence-now-and-with = waarde van een werk, nu en met: { $thing }
page-florence-minimum = min. { $minimum }
page-florence-minimum-is = een werk vraagt { $minimum }
page-florence-value-of = { $value } van minstens { $minimum }
page-florence-would-add = { $thing } zou { $adds } toevoegen
page-florence-enough = mag werken
page-florence-would-do = dan genoeg
page-florence-short = { $short } te weinig
page-florence-recruited = Weggehaald bij een ander hof
page-florence-given-back = gaat terug
page-florence-jesters = { $count ->
        [one] { $count } nar
       *[other] { $count } narren
    }
page-florence-people = { $count ->
        [one] { $count } persoon
       *[other] { $count } personen
    }
page-florence-bonus-cards = { $count ->
        [one] { $count } bonus
       *[other] { $count } bonus
    }
page-florence-prestige-cards = { $count ->
        [one] { $count } prestigekaart
       *[other] { $count } prestigekaarten
    }
page-florence-recruiting-cards = { $count ->
        [one] { $count } wervingskaart
       *[other] { $count } wervingskaarten
    }
page-florence-hidden-people = { $count ->
        [one] { $count } verborgen persoon
       *[other] { $count } verborgen personen
    }
page-florence-hand-count = { $count ->
        [one] { $count } persoon of wervingskaart op hand
       *[other] { $count } personen en wervingskaarten op hand
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
page-florence-bonus-card = Bonuskaart: wat zij nu toevoegt; één keer te spelen
page-florence-work-done = Beste werk van de ronde: { $value }
page-florence-person-reaches = { $person } { $before } → { $after }, mag werken
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
page-florence-no-longer-fits = geen plek meer voor { $count }
page-florence-nothing-fits = daarna past geen gebouw meer
page-florence-placing = Leggen: { $tile }
page-florence-places-this-way = zo { $here } van { $all } plekken
page-florence-turn-left = Linksom draaien
page-florence-turn-right = Rechtsom draaien
page-florence-flip = Omkeren
page-florence-next-place = volgende
page-florence-may-stand = Mag hier liggen: { $cell }
page-florence-may-not-stand = Niet hier
page-florence-lay-here = Hier leggen
page-florence-propose-here = Deze plek voorstellen
page-florence-draw-person = Persoon trekken
page-florence-draw-bonus = Bonuskaart trekken
page-florence-for = voor { $florins } florijnen
page-florence-keep-one = Eén hiervan houden
page-florence-work-of = Werk: { $person }
page-florence-share-out = { $florins } florijnen verdelen
page-florence-share-hint = { $florins } florijnen te verdelen, { $price } per punt
page-florence-characters = De zes personages
page-florence-serves = dient { $name }
page-florence-used = deze ronde vergeven
page-florence-offered = { $name } biedt { $florins }
page-florence-from = vanaf { $florins }
page-florence-pot = { $florins } florijnen bij de Bankier
page-florence-about-muse = Je werken tellen deze ronde het rondenummer meer.
page-florence-about-cardinal = Drie acties in plaats van twee.
page-florence-about-princess = Eén werk zonder persoon, naar landschappen, bouwmeesters, gebouwen en personen.
page-florence-about-merchant = Volgend object gratis, of prestige naar je plaats.
page-florence-about-professor = Bekijk vijf prestige- of bonuskaarten, houd er één.
page-florence-about-banker = Betaalt wat bij hem ligt; wisselt aan het eind geld in prestige.
page-florence-together = Samen bouwen: { $building }
page-florence-bank-gets = { $name } betaalt de bank { $florins }
page-florence-partner-pays = { $name } betaalt { $florins } voor het deel
page-florence-both-gain = beiden bezitten het geheel
page-florence-refusals = { $count } van { $most } voorstellen afgewezen
page-florence-partner-share = Wat de partner betaalt
page-florence-ask-hint = links: betaling van de partner · rechts: jouw kas daarna
page-florence-counter-hint = links: jouw tegenbod · rechts: jouw kas daarna
page-florence-final = Einde van het spel
page-florence-court-sum = gebouwen { $buildings } · werken { $works } · landschappen { $landscapes }
