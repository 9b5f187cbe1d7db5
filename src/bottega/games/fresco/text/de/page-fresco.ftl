page-fresco-letter-red = R
page-fresco-letter-yellow = Ge
page-fresco-letter-blue = B
page-fresco-letter-orange = O
page-fresco-letter-green = Gr
page-fresco-letter-purple = L
page-fresco-letter-pink = P
page-fresco-letter-brown = Br
page-fresco-last-round = Runde { $round }, die letzte
page-fresco-ending = { $tiles ->
        [one] Ein Plättchen liegt noch auf dem Fresko.
       *[other] { $tiles } Plättchen liegen noch auf dem Fresko.
    } Sind es am Ende einer Runde { $limit } oder weniger, ist die nächste Runde die letzte.
page-fresco-track = Punkte
page-fresco-free = frei
page-fresco-slot = { $time } Uhr: ein Marktplättchen kostet { $price }, Stimmung { $mood }. { $who }
page-fresco-price = ein Marktplättchen kostet { $price }
page-fresco-mood-change = Stimmung { $mood }
page-fresco-gets-up = Steht um { $time } Uhr auf
page-fresco-done = erledigt
page-fresco-does-market = { $count ->
        [one] 1 Plättchen für { $coins }
       *[other] { $count } Plättchen für { $coins }
    }
page-fresco-does-buy = 1 Plättchen zu deinem Preis
page-fresco-does-cathedral = { $count }-mal restaurieren
page-fresco-does-studio = { $coins } Taler
page-fresco-does-workshop = { $count ->
        [one] 1 Mischung
       *[other] { $count } Mischungen
    }
page-fresco-does-theatre = Stimmung +{ $mood }
page-fresco-send = Einen Gehilfen hierher schicken: { $place }
page-fresco-call-back = Einen Gehilfen von hier zurückrufen: { $place }
page-fresco-at-work = { $name }: { $count ->
        [one] ein Gehilfe hier, { $place }
       *[other] { $count } Gehilfen hier, { $place }
    }
page-fresco-bench = Bank
page-fresco-placed = { $placed } von { $all } verteilt
page-fresco-plan-left = Schick deine Gehilfen an die Arbeit; übrig: { $left }.
page-fresco-plan-told = alle an ihrem Ort
page-fresco-waits = Ein wartender Gehilfe
page-fresco-commit = Festlegen
page-fresco-clear = Leeren
page-fresco-take = Wähle eine Farbe
page-fresco-stack = Wähle ein Plättchen
page-fresco-picks = noch { $count }
page-fresco-back = Restauriertes Plättchen, Rückseite: { $back }
page-fresco-visits = { $name } ist hier
page-fresco-each = je Plättchen für dich
page-fresco-one-stall = Je ein Stand; dann schließt er.
page-fresco-bag = Nicht ausgelegt: { $tiles }
page-fresco-wall = Das Fresko, noch zu restaurierende Plättchen: { $count }; der Bischof steht auf { $square }
page-fresco-wall-title = Das Fresko
page-fresco-tile = { $square }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $paints }
page-fresco-bonus = Bonus des Bischofs { $bonus }
page-fresco-by-step = { $bonus }, wenn der Bischof näher rückt
page-fresco-pin = klicken, um es anzuheften
page-fresco-pinned = Angeheftet: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-fresco-pinned-step = { $points }, wenn der Bischof einen Schritt geht
page-fresco-payable = deine Farben reichen dafür
page-fresco-altar-note = Der Altar: so oft du willst, ohne Bonus des Bischofs
page-fresco-altar-set = Altar: { $paints } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-fresco-altar-other = Andere Gabe ({ $count })
page-fresco-altar-compose = Wähle die drei Würfel deiner Gabe
page-fresco-altar-remove = { $paint } zurücknehmen
page-fresco-altar-add = { $paint } hinzufügen
page-fresco-altar-back = Zurück zu den vorgeschlagenen Gaben
page-fresco-or-altar = Oder der Altar
page-fresco-requests = Aufträge
page-fresco-any-tile = beliebig
page-fresco-request = Auftrag ({ $kind }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für drei Plättchen, du hast { $showing }; noch im Stapel: { $left }
page-fresco-you-have = { $count } von 3
page-fresco-mixing = Mischen
page-fresco-mix-note = Für den nächsten Gang in den Dom
page-fresco-recipe = { $paint }: { $from }
page-fresco-moods = Stimmungen
page-fresco-mood-apprentice = { $change ->
        [one] ein Gehilfe mehr
       *[other] ein Gehilfe weniger
    }
page-fresco-lifts = Jeder Gehilfe hier hebt deine Stimmung um { $mood }.
page-fresco-top = ganz hoch
page-fresco-lasting = Gilt das ganze Spiel
page-fresco-once = Sofort bezahlt
page-fresco-no-portraits = Keine Porträts im Angebot.
page-fresco-each-apprentice = je Gehilfe
page-fresco-short-abbot = Bischofsbonus +1
page-fresco-short-actor = Theater: Stimmung +3
page-fresco-short-churchwarden = Bischof überallhin
page-fresco-short-servant-of-god = Einkommen +1
page-fresco-screen = Hinter deinem Sichtschirm
page-fresco-hidden = Geld hinter dem Sichtschirm
page-fresco-income = Einkommen { $coins } je Runde
page-fresco-restored = Deine restaurierten Plättchen
page-fresco-restored-count = { $count ->
        [one] ein restauriertes Plättchen
       *[other] { $count } restaurierte Plättchen
    }
page-fresco-nothing-restored = noch nichts restauriert
page-fresco-fulfilled = Erfüllte Aufträge ({ $kind }): { $count }
page-fresco-plans = plant noch
page-fresco-leads = führt Leonardo
page-fresco-apprentices = { $count ->
        [one] ein Gehilfe
       *[other] { $count } Gehilfen
    }
page-fresco-mood-after = Stimmung { $mood }
page-fresco-to-space = { $change }, auf { $space }
page-fresco-space-taken = Feld besetzt: { $ahead } oder { $behind }
page-fresco-coins-after = { $change }, bleiben { $coins }
page-fresco-chosen = Was es bringt
page-fresco-of-tile = Plättchen
page-fresco-of-altar = Altar
page-fresco-pay = Du zahlst
page-fresco-keep = Du behältst
page-fresco-gain = Einkommen
page-fresco-a-round = je Runde
page-fresco-best = Die meisten Punkte jetzt
page-fresco-best-then = Die meisten Punkte nach diesem Schritt
page-fresco-point = Zeige auf ein goldenes Plättchen, um zu sehen, was es kostet und bringt.
page-fresco-legend-on = der Bischof steht darauf
page-fresco-legend-beside = neben dem Bischof
page-fresco-step = Schritt des Bischofs
page-fresco-step-note = { $price } für ein Feld, einmal je Gehilfe; dann restaurierst du ein Plättchen.
page-fresco-step-anywhere = { $price } für ein Feld, oder einmal je Runde auf ein beliebiges Feld (Kirchenvogt).
page-fresco-stepped = Der Bischof wurde für { $price } versetzt. Restauriere nun ein Plättchen.
page-fresco-bishop-to = Der Bischof nach { $square }
page-fresco-same-wall = Noch einmal dasselbe Fresko und derselbe Altar wie im Dom.
page-fresco-key-send = einen Gehilfen dorthin schicken
page-fresco-key-call = einen von dort zurückholen
page-fresco-key-commit = den Plan abschließen
