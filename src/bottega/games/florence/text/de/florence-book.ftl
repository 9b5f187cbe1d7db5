## Kapitel, die nur das Regelheft hat
florence-chapter-game = Das Spiel
florence-chapter-box = Spielmaterial

## Absätze
florence-book-aim = Du bist das Oberhaupt einer der großen Familien von Florenz. Du holst Künstler und Gelehrte an deinen Hof und gibst ihnen, was sie brauchen, um ihre Werke zu vollbringen. Wer nach { $rounds } Runden die meisten Prestigepunkte hat, gewinnt.
florence-book-principality = Vor dir liegt dein Fürstentum: ein Tableau aus Feldern mit dem Palazzo in einer Ecke. Hierher kommen die Landschaften, die du ersteigerst, und die Gebäude, die du errichtest. Auf der Hand hast du Personenkarten; jede Person wünscht sich ein Gebäude, eine Landschaft und eine Freiheit. Neben dem Tableau liegen deine Gaukler, Baumeister, Freiheiten und dein Geld.
florence-book-round =
    Eine Runde in fünf Zeilen:
    1. Phase A, die Versteigerung: Alle können höchstens ein Objekt erwerben, das ihnen bis zum Spielende nützt.
    2. Phase B, beginnend mit dem Startspieler: je { $actions } Aktionen. Bauen, Karten nehmen, eine Freiheit einführen oder ein Werk vollbringen.
    3. Ein Werk bringt { $pay } Florin je Punkt der Werkzahl. Dieses Geld darfst du sofort in Prestigepunkte tauschen, für je { $point_price } Florin.
    4. Das beste Werk der Runde bringt { $points_best } Punkte zusätzlich.
    5. Der Startspieler wechselt, und Werke müssen mehr wert sein: von { $minimum_first } in der ersten bis { $minimum_last } in der letzten Runde.
florence-book-palazzo = Der Palazzo belegt seine Felder, ist aber kein Gebäude: Er zählt auf keiner Karte.

## Dinge, die nur das Regelheft nennt
florence-book-buildings-each = Jedes der zehn Gebäude
florence-book-freedoms-each = Jede der drei Freiheiten
florence-book-characters = Charaktere (Muse & Prinzessin)
florence-book-action-work = Ein Werk vollbringen
florence-book-action-build = Ein Gebäude errichten
florence-book-action-person = Eine Person an den Hof holen
florence-book-action-freedom = Eine Freiheit einführen
florence-book-action-bonus = Eine Bonuskarte erwerben
florence-book-by-builders = je nach Baumeistern
florence-book-part-building = Das gewünschte Gebäude
florence-book-part-landscape = Die gewünschte Landschaft
florence-book-part-freedom = Die gewünschte Freiheit
florence-book-part-jester = Jeder Gaukler
florence-book-part-person = Jede Personen- und Abwerbekarte, auf der Hand und auf dem Tisch

## Tabellen
florence-book-grid-box = Wie viele es gibt
florence-book-grid-landscapes = Die Landschaften
florence-book-grid-actions = Die Aktionen
florence-book-grid-value = Woraus die Werkzahl besteht
florence-book-grid-minimum = Mindest-Werkzahl
florence-book-grid-costs = Was ein Gebäude kostet
florence-book-grid-buildings = Die Gebäude
florence-book-grid-people = Die Personenkarten
florence-book-grid-bonus = Die Bonuskarten
florence-book-grid-prestige = Die Prestigekarten (in Klammern: Punkte bei Gleichstand)
florence-book-column-thing = Was
florence-book-column-count = Anzahl
florence-book-column-landscape = Landschaft
florence-book-column-squares = Felder
florence-book-column-wanted = Personen, die sie wünschen
florence-book-column-action = Aktion
florence-book-column-florins = Florin
florence-book-column-times = Je Zug
florence-book-column-have = Was du hast
florence-book-column-adds = Zählt
florence-book-column-round = Runde
florence-book-column-minimum = Mindestens
florence-book-column-builders = Deine Baumeister
florence-book-column-building = Gebäude
florence-book-column-size = Größe
florence-book-column-for = Gewünscht von
florence-book-column-profession = Person
florence-book-column-number = Nr.
florence-book-column-freedom = Freiheit
florence-book-column-bonus = Erhöht ein Werk
florence-book-column-prestige = Zählt am Spielende

## Beispiele
florence-book-example-auction = Zu viert; A beginnt und nennt den Park für { $bid0 } Florin. Alle passen, also bekommt A ihn und ist aus dieser Phase ausgeschieden. Nun nennt B den Gaukler für { $bid0 }. C bietet { $bid1 }, D { $bid2 }, B { $bid3 }, C { $bid4 }, D { $bid5 }. B und C passen: D zahlt { $bid5 } Florin für den Gaukler. B ging leer aus und eröffnet deshalb noch einmal; nur C kann mitbieten. Am Ende passt C, ist nun allein übrig und nimmt sich ein Objekt nach Wahl für { $bid0 } Florin.
florence-book-example-work = Runde 3, Mindest-Werkzahl { $minimum }. Du vollbringst ein Werk mit dem Dichter. Sein Theater hast du ({ $building_part }), die Reisefreiheit auch ({ $freedom_part }), einen See nicht. Zwei Gaukler zählen { $jester_part }, deine vier Personen- und Abwerbekarten, der Dichter eingeschlossen, { $card_part }. Die Werkzahl ist { $total }. Du bekommst { $payment } Florin. Geld brauchst du gerade nicht, also zahlst du { $spent } davon wieder ein und rückst { $points } Felder vor.
florence-book-example-prestige = Du hast die Karte für die meisten Gebäude. Mit fünf Gebäuden gegen vier bei allen anderen bekommst du { $alone } Punkte; hat noch jemand fünf, { $tied }; hat jemand sechs, keine.
florence-book-example-characters = A setzt den Spielstein auf den Kardinal zu { $first } Florin, B auf den Kaufmann zu { $second }. C überbietet A beim Kardinal mit { $third }; A nimmt den Stein zurück. D bietet { $first } auf die Prinzessin. A ist wieder an der Reihe und setzt auf den Bankier zu 0. Nun wird niemand mehr überboten: Jeder zahlt sein Gebot und nimmt den Charakter. Der Bankier kostet A nichts und bringt { $pot } Florin.
florence-book-example-princess = Zwei Seen, eine Universität, ein Atelier und drei Personenkarten: Ein Werk der Prinzessin hat die Werkzahl { $total }.
florence-book-example-together = Du hast einen Baumeister und baust über die Grenze hinweg eine Werkstatt. Dein Nachbar zahlt dir wie vereinbart { $payment } Florin, du zahlst der Bank { $cost }. Beide bekommen die Punkte für das Gebäude, und du hast { $gain } Florin mehr als zuvor.
