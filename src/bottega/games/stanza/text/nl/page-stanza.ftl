page-stanza-board = Het bord: zes kamers en het verplaatsingsspoor
page-stanza-bonus-room = Bonustegelkamer
page-stanza-empty = leeg
page-stanza-left = nog { $count }
page-stanza-activate = Activeren
page-stanza-pile = Trekstapel
page-stanza-refill-when = Er wordt aangevuld als { $needed } kamers leeg zijn; nu { $empty }
page-stanza-refill-short = Leeg: { $empty } van { $needed }
page-stanza-no-refill = Geen aanvulling meer
page-stanza-refill-word = aanvullen
page-stanza-refills = Het bord wordt aangevuld
page-stanza-levelling = Tot iedereen evenveel beurten heeft gehad
page-stanza-pp = { $points } PP
page-stanza-points-unit = PP
page-stanza-niche-free = Meesterwerk voor { $points } PP, sterkte { $strength }: vrij
page-stanza-niche-owned = Meesterwerk voor { $points } PP: { $name }
page-stanza-niche-closed = Meesterwerk voor { $points } PP: afgedekt
page-stanza-field = Vak { $field }
page-stanza-value = waarde { $value }
page-stanza-value-word = waarde
page-stanza-track-florins = Geldspoor: { $florins } ƒ
page-stanza-track-points = Geldspoor: { $points } PP
page-stanza-track-helper = een witte helper
page-stanza-bonus-disc = Schijf van { $name } in de bonustegelkamer
page-stanza-helpers-left = Helpers ({ $colour }): { $count }
page-stanza-helper = Helper ({ $colour })
page-stanza-figure-of = Speelfiguur van { $name }
page-stanza-steps = { $count ->
        [one] { $count } veld
       *[other] { $count } velden
    }
page-stanza-leaves = { $person } vertrekt
page-stanza-goes = weg
page-stanza-joins = { $person } komt ({ $discipline })
page-stanza-patron = Geldschieter
page-stanza-patron-moves = Geldschieter naar veld { $space }
page-stanza-turned = Geldschieter omgedraaid: { $points } PP
page-stanza-crew = Geworven personen en arbeiders van { $name }
page-stanza-start-persons = Startpersonen
page-stanza-recruits = Geworven
page-stanza-workers = Arbeiders
page-stanza-recruit-space = Wervingsveld { $space }
page-stanza-worker-space = Arbeidersveld { $space }, kost { $florins } ƒ
page-stanza-strength = Sterkte
page-stanza-strength-lasting = Blijvende sterkte: arbeiders en tegels
page-stanza-strength-becomes = sterkte { $before } → { $after }
page-stanza-strength-range = { $discipline }: sterkte { $range }
page-stanza-with-helper = met een helper: { $disciplines }
page-stanza-masterpieces-free = vrije meesterwerken: { $points } PP
page-stanza-shelf = Boekenplank
page-stanza-columns = { $count } vol
page-stanza-books = Boeken: { $count }
page-stanza-books-on = Boeken over { $discipline }: { $count } van 4
page-stanza-book-next = Het volgende levert op: { $reward }
page-stanza-book-nothing = nog niets
page-stanza-book-ship = zeilschip +{ $count }
page-stanza-book-disc = schijf in een vak
page-stanza-book-religion-disc = schijf op Religie
page-stanza-book-helper = helper
page-stanza-book-points = { $count } PP
page-stanza-museum = Museum
page-stanza-museum-short = { $value } · { $place }e
page-stanza-museum-place = Museum met waarde { $value }, nu plaats { $place }
page-stanza-museum-value = Waarde van het museum: { $value }
page-stanza-tiles = Tegels
page-stanza-tiles-count = Bonustegels: { $count }
page-stanza-tile = Tegel
page-stanza-always = telt altijd
page-stanza-added = Schijven en florijnen
page-stanza-helpers = Helpers
page-stanza-a-helper = een helper
page-stanza-discs = schijven
page-stanza-supply = Schijven in voorraad: { $count }
page-stanza-masterpieces = Meesterwerken: { $count }
page-stanza-nothing = nog geen
page-stanza-money = { $florins ->
        [one] { $florins } florijn
       *[other] { $florins } florijnen
    }
page-stanza-money-after = { $change } ƒ, blijft { $florins }
page-stanza-income = Te ontvangen: +{ $florins } ƒ
page-stanza-no-income = Niets meer te ontvangen
page-stanza-helpers-change = helpers { $change }
page-stanza-discs-change = schijven in voorraad { $change }
page-stanza-board-of = Bord van { $name }
page-stanza-look-at = Een bord bekijken
page-stanza-activate-title = { $discipline } activeren
page-stanza-hire = Inhuren
page-stanza-hire-must = een persoon ({ $discipline }): kies wie, dan het veld
page-stanza-hire-or-dismiss = een persoon ({ $discipline }) inhuren of ontslaan
page-stanza-hire-more = { $discipline }: voorwaarde vervuld; je mag ook anderen inhuren
page-stanza-disc-back = Schijf terugnemen ({ $count } in het vak)
page-stanza-pay-three = 3 ƒ betalen
page-stanza-partner = Partner { $discipline }: { $strength }
page-stanza-needs-partner = met { $discipline } 1
page-stanza-closed = afgedekt
page-stanza-reward = Beloning
page-stanza-reward-discovery = { $count ->
        [one] Het zeilschip vaart 1 veld:
       *[other] Het zeilschip vaart tot { $count } velden:
    }
page-stanza-reward-literature = { $count ->
        [one] Een boek:
       *[other] Tot { $count } boeken, alle verschillend:
    }
page-stanza-reward-religion = { $count ->
        [one] Een schijf in een vak:
       *[other] Tot { $count } schijven in verschillende vakken:
    }
page-stanza-reward-arts = Een kunstwerk, sterkte { $count } of minder:
page-stanza-reward-politics = { $count ->
        [one] Een helper:
       *[other] Tot { $count } helpers van verschillende kleuren:
    }
page-stanza-or-masterpiece = of een meesterwerk:
page-stanza-ship-steps = { $count ->
        [one] { $count } veld
       *[other] { $count } velden
    }
page-stanza-has = je hebt er { $count }
page-stanza-shop = Beschikbare bonustegels
page-stanza-need-discovery = Tegel { $nth }: { $reached } van { $needed } helpervelden bereikt
page-stanza-need-literature = Tegel { $nth }: { $reached } van { $needed } volle kolommen boeken
page-stanza-need-religion = Tegel { $nth }: { $reached } van { $needed } vakken met twee schijven
page-stanza-need-arts = Tegel { $nth }: { $reached } van { $needed } aan waarde van kunst
page-stanza-retiring = Uitstappen: { $points } PP
page-stanza-points = Punten
page-stanza-key-steps = bij het verplaatsen: het veld zoveel stappen verder
