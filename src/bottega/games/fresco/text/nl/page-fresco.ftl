page-fresco-letter-red = R
page-fresco-letter-yellow = Ge
page-fresco-letter-blue = Bl
page-fresco-letter-orange = O
page-fresco-letter-green = Gr
page-fresco-letter-purple = P
page-fresco-letter-pink = Rz
page-fresco-letter-brown = Br
page-fresco-last-round = Ronde { $round }, de laatste
page-fresco-ending = { $tiles ->
        [one] Er ligt nog één tegel op het fresco.
       *[other] Er liggen nog { $tiles } tegels op het fresco.
    } Zijn het er aan het einde van een ronde { $limit } of minder, dan is de volgende ronde de laatste.
page-fresco-track = Punten
page-fresco-free = vrij
page-fresco-slot = { $time } uur: een markttegel kost { $price }, stemming { $mood }. { $who }
page-fresco-price = een markttegel kost { $price }
page-fresco-mood-change = stemming { $mood }
page-fresco-gets-up = Staat om { $time } uur op
page-fresco-done = klaar
page-fresco-does-market = { $count ->
        [one] 1 tegel voor { $coins }
       *[other] { $count } tegels voor { $coins }
    }
page-fresco-does-buy = 1 tegel voor jouw prijs
page-fresco-does-cathedral = { $count } keer restaureren
page-fresco-does-studio = { $coins ->
        [one] 1 daalder
       *[other] { $coins } daalders
    }
page-fresco-does-workshop = { $count } keer mengen
page-fresco-does-theatre = stemming +{ $mood }
page-fresco-send = Een leerling hierheen sturen: { $place }
page-fresco-call-back = Een leerling van hier terugroepen: { $place }
page-fresco-at-work = { $name }: { $count ->
        [one] één leerling hier, { $place }
       *[other] { $count } leerlingen hier, { $place }
    }
page-fresco-bench = Bank
page-fresco-placed = { $placed } van { $all } geplaatst
page-fresco-plan-left = Stuur je leerlingen aan het werk; over: { $left }.
page-fresco-plan-told = allen op hun plek
page-fresco-waits = Een wachtende leerling
page-fresco-commit = Vastleggen
page-fresco-clear = Leegmaken
page-fresco-take = Kies een verf
page-fresco-stack = Kies een tegel
page-fresco-picks = nog { $count }
page-fresco-back = Gerestaureerde tegel, achterkant: { $back }
page-fresco-visits = { $name } is hier
page-fresco-each = per tegel voor jou
page-fresco-one-stall = Ieder één kraam; dan sluit hij.
page-fresco-bag = Niet uitgestald: { $tiles }
page-fresco-wall = Het fresco, nog te restaureren tegels: { $count }; de bisschop staat op { $square }
page-fresco-wall-title = Het fresco
page-fresco-tile = { $square }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $paints }
page-fresco-bonus = bonus van de bisschop { $bonus }
page-fresco-by-step = { $bonus } als de bisschop dichterbij komt
page-fresco-pin = klik om hem vast te prikken
page-fresco-pinned = Vastgeprikt: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-fresco-pinned-step = { $points } als de bisschop een stap zet
page-fresco-payable = je verf is genoeg
page-fresco-altar-note = Het altaar: zo vaak je wilt, zonder bonus van de bisschop
page-fresco-altar-set = Altaar: { $paints } voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-fresco-altar-other = Andere gave ({ $count })
page-fresco-altar-compose = Kies de drie blokjes van je gave
page-fresco-altar-remove = { $paint } terugnemen
page-fresco-altar-add = { $paint } toevoegen
page-fresco-altar-back = Terug naar de voorgestelde gaven
page-fresco-or-altar = Of het altaar
page-fresco-requests = Opdrachten
page-fresco-any-tile = willekeurig
page-fresco-request = Opdracht ({ $kind }): { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor drie tegels, je hebt er { $showing }; nog in de stapel: { $left }
page-fresco-you-have = { $count } van 3
page-fresco-mixing = Mengen
page-fresco-mix-note = Voor het volgende bezoek aan de kathedraal
page-fresco-recipe = { $paint }: { $from }
page-fresco-moods = Stemmingen
page-fresco-mood-apprentice = { $change ->
        [one] één leerling meer
       *[other] één leerling minder
    }
page-fresco-lifts = Elke leerling hier verhoogt je stemming met { $mood }.
page-fresco-top = naar de top
page-fresco-lasting = Geldt het hele spel
page-fresco-once = Meteen betaald
page-fresco-no-portraits = Geen portretten beschikbaar.
page-fresco-each-apprentice = per leerling
page-fresco-short-abbot = bisschopsbonus +1
page-fresco-short-actor = theater: stemming +3
page-fresco-short-churchwarden = bisschop overal
page-fresco-short-servant-of-god = inkomsten +1
page-fresco-screen = Achter je scherm
page-fresco-hidden = Geld achter het scherm
page-fresco-income = inkomsten { $coins } per ronde
page-fresco-restored = Je gerestaureerde tegels
page-fresco-restored-count = { $count ->
        [one] één gerestaureerde tegel
       *[other] { $count } gerestaureerde tegels
    }
page-fresco-nothing-restored = nog niets gerestaureerd
page-fresco-fulfilled = Vervulde opdrachten ({ $kind }): { $count }
page-fresco-plans = plant nog
page-fresco-leads = leidt Leonardo
page-fresco-apprentices = { $count ->
        [one] één leerling
       *[other] { $count } leerlingen
    }
page-fresco-mood-after = stemming { $mood }
page-fresco-to-space = { $change }, naar { $space }
page-fresco-space-taken = veld bezet: { $ahead } of { $behind }
page-fresco-coins-after = { $change }, blijft { $coins }
page-fresco-chosen = Wat het oplevert
page-fresco-of-tile = tegel
page-fresco-of-altar = altaar
page-fresco-pay = Je betaalt
page-fresco-keep = Je houdt
page-fresco-gain = Inkomsten
page-fresco-a-round = per ronde
page-fresco-best = Nu de meeste punten
page-fresco-best-then = Meeste punten na deze stap
page-fresco-point = Wijs een gouden tegel aan om te zien wat hij kost en oplevert.
page-fresco-legend-on = de bisschop staat erop
page-fresco-legend-beside = naast de bisschop
page-fresco-step = De stap van de bisschop
page-fresco-step-note = { $price } voor één veld, één keer per leerling; restaureer dan een tegel.
page-fresco-step-anywhere = { $price } voor één veld, of één keer per ronde naar elk veld (kerkvoogd).
page-fresco-stepped = De bisschop is voor { $price } verplaatst. Restaureer nu een tegel.
page-fresco-bishop-to = De bisschop naar { $square }
page-fresco-same-wall = Nog eens hetzelfde fresco en hetzelfde altaar als in de kathedraal.
page-fresco-key-send = een leerling daarheen sturen
page-fresco-key-call = er een terugroepen
page-fresco-key-commit = het plan vastleggen
