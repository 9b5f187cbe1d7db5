bots-level-unknown = Es gibt keinen Bot der Stufe „{ $level }“. Es gibt: { $known }; oder schreibe learned:DATEI für eine gelernte Strategie, modul:Klasse oder datei.py:Klasse für einen eigenen Bot.
bots-style-unknown = Es gibt keinen Stil „{ $style }“. Es gibt: { $known }.
bots-style-other = { $game } hat keinen Stil „{ $style }“. Es gibt dort: { $known }.
bots-style-level = Die Stufe { $level } hat keine Stile. Stufen, die welche haben: { $known }.
bots-style-none = { $game } hat keine Stile, auch nicht „{ $style }“.
bots-effort-wrong = „{ $label }“ ist kein Teilnehmer. Ein Meister kann Sekunden (master:0.5) oder Durchgänge (master:400i) bekommen, die anderen Stufen nicht.
bots-own-broken = „{ $name }“ lässt sich nicht laden: { $problem }
bots-own-none = „{ $name }“ ist kein Bot: Es muss eine Unterklasse von bottega.bots.Bot sein.
bots-name-wrong = „{ $name }“ kann kein Name eines Bots sein: Er braucht 1 bis 20 Zeichen, weder Doppelpunkt noch Komma, und darf keine der Stufen sein.
bots-illegal = Der Bot „{ $name }“ hat { $move } gewählt; das ist kein erlaubter Zug seines Platzes.
bots-failed = Der Bot „{ $name }“ ist in der Partie mit dem Startwert { $seed } gescheitert: { $problem }
bots-changed = Nicht mehr, was sie zu Beginn der Reihe waren: { $names }.
bots-results-other = Die Ergebnisse in { $path } sind mit anderem entstanden: { $what }. Wähle eine andere Datei, um neu zu beginnen.
bots-list-title = Wer spielen kann
bots-list-name = Name
bots-list-about = Spielweise
bots-list-strength = Stärke
bots-ladder-title = Wie stark sie sind
bots-ladder-about = Wertungen in Elo mit 95-%-Intervall, ein Geselle hat nach Festlegung 1500; 400 Punkte heißen zehn Siege zu einem. Ein Meister wurde mit so vielen Durchgängen gemessen: { $iterations }; sonst denkt er { $seconds } s nach, was kompiliert mehr ist, unkompiliert weniger.
bots-list-random = irgendein erlaubter Zug
bots-list-apprentice = sofort, was den Faustregeln am besten gefällt
bots-list-journeyman = probiert vielversprechende Züge in einigen Annahmen und denkt seinen Zug zu Ende
bots-list-senior = sucht wie ein Meister, höchstens mit so vielen Probepartien: { $count }
bots-list-foreman = sucht wie ein Meister, höchstens mit so vielen Probepartien: { $count }
bots-list-master = sucht, solange er darf: { $seconds } s oder nach Angabe
bots-list-effort = ein Meister mit so vielen Sekunden oder so vielen Durchgängen (immer dieselbe Antwort)
bots-list-processor = ein Meister mit so vielen Sekunden Prozessorzeit: auch auf einem beschäftigten Rechner gleich stark
bots-style-about = Bevorzugt { $love }, wo Züge etwa gleich gut sind.
bots-list-frozen = der Meister jener Version, um die heutigen an ihm zu messen
bots-list-learned = eine gelernte Strategie
bots-list-ismcts = OpenSpiels Suche (IS-MCTS) mit so vielen Simulationen; braucht bottega[study]
bots-list-own = ein eigener Bot, aus einem Modul oder einer Datei
bots-styles-title = Stile
bots-styles-about = Eine Stufe von Geselle bis Meister hat ihren Stil hinter einem Schrägstrich: { $forms }. Sie ist etwa so stark wie ohne ihn und spielt von etwa gleich guten Zügen den, der ihr lieber ist.
bots-styles-game = Spiel
bots-styles-love = Bevorzugt
bots-style-builder = Baumeister
bots-style-gardener = Gärtner
bots-style-bidder = Bieter
bots-style-trader = Händler
bots-style-painter = Porträtmaler
bots-style-colourist = Farbenmischer
bots-style-seafarer = Seefahrer
bots-style-author = Schriftsteller
bots-style-collector = Sammler
bots-love-builder = Gebäude
bots-love-gardener = Wälder, Seen und Parks
bots-love-bidder = das Mitbieten
bots-love-trader = den Markt
bots-love-painter = das Atelier
bots-love-colourist = die Werkstatt
bots-love-seafarer = Entdeckungen
bots-love-author = Literatur
bots-love-collector = Bonusplättchen
bots-arena-other = { $path } enthält die Ergebnisse einer anderen Arena. Wähle eine andere Datei oder dieselben Einstellungen.
bots-file-taken = In { $path } schreibt gerade ein anderer Prozess. Warte, bis er zu Ende ist, oder wähle eine andere Datei.
bots-seconds-range = Ein Bot kann nicht { $seconds } Sekunden nachdenken: möglich sind { $least } bis { $most }.
bots-iterations-range = Eine Suche kann nicht { $iterations } Durchgänge haben: möglich sind 1 bis { $most }.
bots-weights-other = { $file } wurde für andere Regeln, anderes Material oder eine andere Version gelernt ({ $what }): Meister spielen ohne diese Datei.
bots-weights-damaged = { $file } lässt sich nicht lesen ({ $problem }): Meister spielen ohne diese Datei. Eine neue Installation behebt das.
bots-sprt-elo = Ein sequenzieller Test braucht elo0 kleiner als elo1, beide von −{ $most } bis { $most }; nicht { $elo0 } und { $elo1 }.
bots-sprt-rate = Eine Fehlerrate liegt über 0 und unter 0,5; nicht { $rate }.
bots-sprt-two = Ein sequenzieller Test vergleicht zwei Bots, den ersten mit allen anderen; hier sind: { $names }.
bots-sprt-unequal = Hinweis: Die Bots denken nicht gleich lange nach.
bots-sprt-found = { $name } gewinnt { $share } der Partien; Stärke im Vergleich zu den anderen in Elo: { $elo }.
bots-sprt-gains = Beendet: Er ist stärker. Nach { $seeds ->
    [one] { $seeds } Startwert
   *[other] { $seeds } Startwerten
 } beträgt das logarithmierte Likelihood-Verhältnis { $ratio }, mehr als { $high }.
bots-sprt-gains-not = Beendet: Er ist nicht stärker. Nach { $seeds ->
    [one] { $seeds } Startwert
   *[other] { $seeds } Startwerten
 } beträgt das logarithmierte Likelihood-Verhältnis { $ratio }, weniger als { $low }.
bots-sprt-open = Noch offen. Nach { $seeds ->
    [one] { $seeds } Startwert
   *[other] { $seeds } Startwerten
 } beträgt das logarithmierte Likelihood-Verhältnis { $ratio }; der Test endet unter { $low } oder über { $high }.
bots-seat-wrong = Es gibt keinen Platz { $number }; die Partie hat { $players }.

bots-reason-thumb = Nach den Faustregeln ist er der beste; zum Vergleichen fehlte die Zeit.
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
bots-reason-prevents = Kostet die anderen etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } mehr als der nächstbeste Zug.
bots-reason-level = Der nächstbeste Zug ist ebenso gut, soweit sich das sagen lässt.
bots-reason-allows = Lässt den anderen etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } mehr als der beste Zug.
bots-reason-close = Kaum schlechter als der beste Zug.
bots-reason-chance = Etwa so viele Punkte wie der beste Zug, aber eine kleinere Gewinnaussicht.
bots-reason-bought = Etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } mehr als der beste Zug, aber eine kleinere Gewinnaussicht.
bots-reason-unsure = Vielleicht schlechter als der beste Zug; die Zeit reichte nicht, um das zu sagen.
bots-compared-points = Etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } besser als der gespielte Zug.
bots-compared-chance = Etwa so viele Punkte wie der gespielte Zug, aber eine bessere Gewinnaussicht.
bots-compared-hardly = Kaum besser als der gespielte Zug.
bots-compared-level = Der gespielte Zug ist ebenso gut, soweit sich das sagen lässt.
bots-compared-fewer = Etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } weniger als der gespielte Zug, aber eine bessere Gewinnaussicht.
bots-compared-worse = In weiteren Versuchen war der gespielte Zug besser.

bots-arena-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }
bots-arena-playing = Es wird gespielt
bots-arena-bot = Bot
bots-arena-share = Siege
bots-arena-place = Platz
bots-arena-score = Punkte
bots-arena-winning = Punkte des Siegers
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
bots-opinion-same = Derselbe Zug wie { $bot }: { $same } / { $all }.
bots-hint-thinking = Es wird überlegt

bots-analysis-running = Analyse läuft
bots-analysis-saved = Bericht: { $path }
bots-report-title = { $game }: die Partie von { $seat }
bots-report-summary = Genauigkeit: { $accuracy } %. Entscheidungen: { $decisions }; der beste gefundene Zug: { $best }; ebenso gut oder kaum schlechter: { $good }.
bots-report-part = Vorzeitig angehalten: Dies ist der analysierte Teil.
bots-report-thin = Es wurde zu wenig ausprobiert, um viel zu sagen: Gib mehr Zeit.
bots-report-course = Der Verlauf der Partie: zu erwartende Punkte
bots-report-chances = Der Verlauf der Partie: Gewinnaussicht, die eigene mit 95-%-Intervall
bots-report-turning = Wendepunkte
bots-report-no-turning = Keine Entscheidung kostete viel.
bots-report-sources = Die Punkte nach ihrer Herkunft
bots-report-decisions = Alle Entscheidungen
bots-report-move = Nr.
bots-report-played = Gespielt
bots-report-best = Am besten
bots-report-win = Gewinnaussicht, %
bots-report-points = Punkte
bots-report-columns = Der Wert vor → nach dem Zug; darunter, was verloren ging, mit 95-%-Intervall.
bots-report-lost-points = Durch alle Entscheidungen verlorene Punkte, zusammengezählt
bots-report-way = Zu erwartende Punkte: anfangs → am Ende
bots-report-between = Zu erwartende Punkte: Änderung zwischen den Entscheidungen
bots-report-everybody = Alle Spieler
bots-report-accuracy = Genauigkeit, %
bots-report-luck = Glück beim Ziehen in Punkten
bots-report-luck-told = Was gezogen wurde, war so viele Punkte wert: { $points }.
bots-report-kind = Art
bots-kind-best = am besten
bots-kind-good = gut
bots-kind-inaccuracy = Ungenauigkeit
bots-kind-mistake = Fehler
bots-kind-turning = Wendepunkt
