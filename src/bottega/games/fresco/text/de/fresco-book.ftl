## Kapitel, die nur das Regelheft hat
fresco-chapter-game = Das Spiel
fresco-chapter-box = Spielmaterial

## Absätze
fresco-book-aim = Du bist Malermeister in der Renaissance. Das große Fresko im Dom hat gelitten, und der Bischof lässt es restaurieren. Du schickst deine Gehilfen aus, um Farben zu kaufen, zu mischen und das Fresko Plättchen für Plättchen wiederherzustellen. Wer die meisten Punkte hat, wenn das Fresko fast vollendet ist, gewinnt.
fresco-book-board = Vor allen liegt die Stadt mit Herberge, Markt, Dom, Atelier, Werkstatt und Theater, darum die Punkteleiste. Geld und Farben stehen hinter deinem Sichtschirm. Restaurierte Plättchen liegen vor dir und bringen jede Runde Geld. Deine Stimmung entscheidet, wie viele Gehilfen zur Arbeit kommen.
fresco-book-round =
    Eine Runde in fünf Zeilen:
    1. Vom Letzten bis zum Ersten auf der Punkteleiste wählen alle, wann sie aufstehen. Wer früh aufsteht, handelt zuerst, zahlt aber mehr und verliert Stimmung.
    2. Alle verteilen im Geheimen ihre Gehilfen auf die fünf Orte, höchstens { $each } auf jeden.
    3. Ort für Ort und in der Reihenfolge des Aufstehens führen alle aus, was sie geplant haben: Markt, Dom, Atelier, Werkstatt, Theater.
    4. Jedes restaurierte Plättchen bringt Geld, und der Markt wird neu bestückt.
    5. Eine Runde, die mit höchstens { $tiles_left } Plättchen auf dem Fresko beginnt, ist die letzte.

## Dinge
fresco-book-thing-tiles = Freskoplättchen
fresco-book-thing-market = Marktplättchen
fresco-book-thing-apprentices = Gehilfen je Spieler
fresco-book-thing-special = Besondere Freskoplättchen (Die besonderen Farbmischungen)
fresco-book-thing-portraits = Porträtkarten (Die Porträts)
fresco-book-thing-requests = Auftragsplättchen (Die Aufträge des Bischofs)
fresco-book-top = ganz nach oben

## Tabellen
fresco-book-grid-box = Wie viele es gibt
fresco-book-grid-times = Die Aufstehzeiten
fresco-book-grid-mood = Stimmung und Gehilfen
fresco-book-grid-market = Die Marktplättchen
fresco-book-grid-altar = Einige Gaben für den Altar
fresco-book-grid-tiles = Die Freskoplättchen
fresco-book-grid-special = Die besonderen Plättchen
fresco-book-grid-mixing = Mischen
fresco-book-grid-portraits = Die Porträts
fresco-book-grid-requests = Punkte der Aufträge
fresco-book-column-thing = Was
fresco-book-column-count = Anzahl
fresco-book-column-time = Zeit
fresco-book-column-mood = Stimmung
fresco-book-column-price = Ein Marktplättchen kostet
fresco-book-column-space = Feld von unten
fresco-book-column-apprentices = Gehilfen
fresco-book-column-paints = Farben
fresco-book-column-four = Zu viert
fresco-book-column-fewer = Mit weniger
fresco-book-column-points = Punkte
fresco-book-column-back = Auf der Rückseite
fresco-book-column-blend = Mischfarbe
fresco-book-column-parts = Gemischt aus
fresco-book-column-portrait = Porträt
fresco-book-column-stack = Stapel
fresco-book-column-thalers = Taler
fresco-book-column-request = Auftrag
fresco-book-column-first = Erster
fresco-book-column-second = Zweiter
fresco-book-column-third = Dritter

## Beispiele
fresco-book-example-wake = Du stehst um 7 Uhr auf. Deine Stimmung sinkt sofort um { $down }. Auf dem Markt kostet dich in dieser Runde jedes Plättchen { $price } Taler: zwei Plättchen kosten { $two }.
fresco-book-example-market = Du bist zuerst aufgestanden und hast zwei Gehilfen auf dem Markt. Du wählst einen Stand mit drei Plättchen und kaufst zwei davon für je { $price } Taler, zusammen { $two }. Das dritte kommt zurück in den Beutel, und der Stand ist für die anderen geschlossen.
fresco-book-example-restoring = Du zahlst { $paints } für ein Plättchen mit dem Wert { $value }. Der Bischof steht schräg daneben, das bringt { $beside } Punkte mehr: { $sum } Punkte. Danach geht der Bischof auf das Feld, auf dem das Plättchen lag.
fresco-book-example-ending = Nach der letzten Runde hast du { $money } Taler: Das ergibt { $points } Punkte. Ist das Feld besetzt, auf dem du landen würdest, gehst du auf das nächste freie davor.
