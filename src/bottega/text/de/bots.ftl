bots-level-unknown = Es gibt keinen Bot der Stufe „{ $level }“. Es gibt: { $known }.
bots-effort-wrong = „{ $label }“ ist kein Teilnehmer. Schreibe eine Stufe, eine Stufe mit Sekunden (master:0.5) oder mit Durchgängen (master:400i).
bots-arena-other = { $path } enthält die Ergebnisse einer anderen Arena. Wähle eine andere Datei oder dieselben Einstellungen.
bots-seat-wrong = Es gibt keinen Platz { $number }; die Partie hat { $players }.


bots-reason-only = Es ist der einzige Zug.
bots-reason-ahead = Etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } besser als der nächstbeste Zug.
bots-reason-place = Nicht mehr Punkte als der nächstbeste Zug, aber die bessere Gewinnaussicht.
bots-reason-behind = Etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } schlechter als der beste Zug.
bots-reason-close = Kaum schlechter als der beste Zug.

bots-arena-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }
bots-arena-playing = Es wird gespielt
bots-arena-bot = Bot
bots-arena-share = Siege
bots-arena-place = Platz
bots-arena-score = Punkte
bots-arena-winning = Siegpunktzahl
bots-arena-rating = Wertung
bots-arena-pace = Zeit je Entscheidung
bots-arena-even = Ausgeglichen wären { $share } der Siege für jeden. Unter jeder Zahl: ihr 95-%-Intervall.
bots-arena-stopped = Angehalten. Gespielte Partien: { $done } von { $games }. Mit derselben Datei geht es weiter.

bots-hint-move = Zug
bots-hint-win = Siege
bots-hint-points = Punkte
bots-hint-place = Platz
bots-hint-why = Warum
bots-hint-not-asked = { $seat } hat jetzt nichts zu entscheiden.
bots-hint-thinking = Es wird überlegt

bots-analysis-running = Analyse läuft
bots-analysis-saved = Bericht: { $path }
bots-report-title = { $game }: die Partie von { $seat }
bots-report-summary = { $best } von { $decisions } Entscheidungen waren die bestmöglichen; die übrigen kosteten etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
bots-report-part = Vorzeitig angehalten: Dies ist der analysierte Teil.
bots-report-course = Der Verlauf der Partie: zu erwartende Punkte
bots-report-turning = Wendepunkte
bots-report-no-turning = Keine Entscheidung kostete viel.
bots-report-sources = Die Punkte nach ihrer Herkunft
bots-report-decisions = Alle Entscheidungen
bots-report-move = Nr.
bots-report-played = Gespielt
bots-report-best = Am besten
bots-report-lost-win = Verlorene Gewinnaussicht
bots-report-lost-points = Verlorene Punkte

florence-hint-jester = Ein Gaukler erhöht jedes künftige Werk um 2; bei etwa { $works ->
    [one] { $works } Werk
   *[other] { $works } Werken
 } ist das mehr wert als der Preis.
florence-hint-builder = Baumeister machen Gebäude billiger, und mit dem zweiten darfst du Wand an Wand bauen.
florence-hint-prestige = Eine Prestigekarte, die beste von fünf, bringt am Ende mehrere Punkte.
florence-hint-recruiting = Sie zählt bei jedem Werk als Karte und wirbt eine offen liegende Person eines Mitspielers ab.
florence-hint-landscape = { $people ->
    [one] Eine Person
   *[other] { $people } Personen
 } auf deiner Hand { $people ->
    [one] wünscht
   *[other] wünschen
 } diese Landschaft.
florence-hint-pass = Ein anderes Objekt bringt mehr für das Geld.
florence-hint-work = Die Werkzahl { $value } erreicht die Mindest-Werkzahl { $minimum } dieser Runde; Warten brächte weniger.
florence-hint-build = { $people ->
    [0] Drei Punkte sofort.
    [one] Drei Punkte sofort, und eine Person auf deiner Hand wünscht es.
   *[other] Drei Punkte sofort, und { $people } Personen auf deiner Hand wünschen es.
 }
florence-hint-freedom = { $people ->
    [0] Sie zählt für Karten und für künftige Personen.
    [one] Eine Person auf deiner Hand wünscht diese Freiheit.
   *[other] { $people } Personen auf deiner Hand wünschen diese Freiheit.
 }
florence-hint-bonus = Eine Bonuskarte erhöht die Werkzahl, oft über die Mindest-Werkzahl.
florence-hint-person = Mehr Personen heißt mehr Werke, und jede Karte zählt bei jedem Werk.
florence-hint-convert = { $auctions ->
    [0] Es gibt keine Versteigerung mehr: Am Ende entscheidet Geld nur noch bei Gleichstand.
    [one] Behalte, was die letzte Versteigerung kosten wird, und nimm für den Rest Punkte.
   *[other] Behalte, was die { $auctions } künftigen Versteigerungen kosten werden, und nimm für den Rest Punkte.
 }

fresco-hint-ahead = Davor bringt einen Punkt mehr.
fresco-hint-behind = Dahinter wählst du die Aufstehzeit früher.
fresco-hint-wake = { $price ->
    [one] Ein Marktplättchen kostet dich einen Taler
   *[other] Ein Marktplättchen kostet dich { $price } Taler
 }, und deine Stimmung ändert sich um { $mood }.
fresco-hint-restore = { $value ->
    [one] Ein Punkt
   *[other] { $value } Punkte
 } jetzt; das nächste Mal ist das Plättchen vielleicht fort.
fresco-hint-restore-bonus = { $value ->
    [one] Ein Punkt
   *[other] { $value } Punkte
 } und { $bonus } durch den Bischof.
fresco-hint-bishop = Für einen Taler rückt der Bischof näher an das Plättchen, das du willst.
fresco-hint-altar = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 }, und kein Plättchen bringt für diese Farben mehr.
fresco-hint-mix = Die Mischung bezahlt bessere Plättchen als ihre Bestandteile.
fresco-hint-request = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 } für Plättchen, die du schon hast.
fresco-hint-buy = { $price ->
    [one] Die Farben sind mehr als einen Taler wert.
   *[other] Die Farben sind mehr als { $price } Taler wert.
 }

stanza-hint-retire = { $points ->
    [one] Ein Punkt für das Aussteigen jetzt ist
   *[other] { $points } Punkte für das Aussteigen jetzt sind
 } mehr, als deine letzten Züge brächten.
stanza-hint-bonus = Ein Bonusplättchen und eine Scheibe für die Mehrheit im Saal der Boni.
stanza-hint-income = Bringt dir { $florins ->
    [one] einen Florin
   *[other] { $florins } Florin
 } für späteres Einstellen.
stanza-hint-masterpiece = Ein Meisterwerk für { $points } PP: das Beste, was diese Stärke bringen kann.
stanza-hint-hire = { $florins ->
    [one] Für einen Florin
   *[other] Für { $florins } Florin
 } verstärkt eine weitere Person diese und spätere Aktivierungen.
stanza-hint-strengthen = Die zusätzliche Stärke erreicht eine bessere Belohnung.
