## Optionen
florence-option-muse_and_princess = Muse & Prinzessin
    .about = Nach jeder Versteigerung bietest du auf einen von sechs Charakteren, der dir eine Runde lang hilft. Auf der Erfolgsleiste darf niemand für Geld zurückgehen.
florence-option-cooperative_building = Kooperativ bauen
    .about = Die Tafeln liegen aneinander; zwei Nachbarn können ein Gebäude teilen, das auf ihrer Grenze steht.
florence-option-hard_freedoms = Vier Freiheiten
    .about = Zu zweit: Nur vier statt fünf Freiheiten sind im Spiel.
florence-option-open_money = Offenes Geld
    .about = Das Geld aller ist zu sehen. Ohne diese Option siehst du nur dein eigenes.

## Personen
florence-mathematician = Mathematiker
florence-theologian = Theologe
florence-philosopher = Philosoph
florence-botanist = Botaniker
florence-alchemist = Alchemist
florence-physicist = Physiker
florence-watchmaker = Uhrmacher
florence-goldsmith = Goldschmied
florence-bell-maker = Glockengießer
florence-cartographer = Kartograph
florence-jurist = Rechtsgelehrter
florence-choreographer = Choreograph
florence-composer = Komponist
florence-sculptor = Bildhauer
florence-painter = Maler
florence-pharmacist = Apotheker
florence-physician = Mediziner
florence-dramatist = Dramatiker
florence-poet = Dichter
florence-astronomer = Astronom
florence-organ-builder = Orgelbauer

## Plättchen, Freiheiten, Objekte, Charaktere
florence-university = Universität
florence-laboratory = Laboratorium
florence-workshop = Werkstatt
florence-library = Bibliothek
florence-opera = Oper
florence-studio = Atelier
florence-hospital = Hospital
florence-theater = Theater
florence-tower = Turm
florence-chapel = Kapelle
florence-forest = Wald
florence-lake = See
florence-park = Park
florence-religion = Religion
florence-travel = Reise
florence-opinion = Meinung
florence-jester = Gaukler
florence-builder = Baumeister
florence-prestige = Prestigekarte
florence-recruiting = Abwerbekarte
florence-landscape = Landschaft
florence-person = Personenkarte
florence-bonus = Bonuskarte
florence-muse = Muse
florence-cardinal = Kardinal
florence-princess = Prinzessin
florence-merchant = Kaufmann
florence-professor = Professor
florence-banker = Bankier
florence-palazzo = Palazzo
florence-large = großes Gebäude
florence-medium = mittleres Gebäude
florence-small = kleines Gebäude
florence-left = links
florence-right = rechts
florence-free = Objekt ohne Bezahlung
florence-points = Prestigepunkte
florence-deck-person = Personenkarten
florence-deck-prestige = Prestigekarten
florence-deck-bonus = Bonuskarten

## Bonuskarten
florence-bonus-buildings = Jedes Gebäude: +{ $adds }
florence-bonus-large = Jedes große Gebäude: +{ $adds }
florence-bonus-medium-forests = Jedes mittlere Gebäude und jeder Wald: +{ $adds }
florence-bonus-small-landscapes = Jedes kleine Gebäude und jede Landschaft: +{ $adds }
florence-bonus-sizes = Jede Gebäudegröße (groß, mittel, klein): +{ $adds }
florence-bonus-landscapes = Jede Landschaft: +{ $adds }
florence-bonus-forests = Jeder Wald: +{ $adds }
florence-bonus-lakes = Jeder See: +{ $adds }
florence-bonus-parks = Jeder Park: +{ $adds }
florence-bonus-freedoms = Jede Freiheit: +{ $adds }
florence-bonus-jesters = Jeder Gaukler: +{ $adds }
florence-bonus-jesters-freedoms = Jeder Gaukler und jede Freiheit: +{ $adds }
florence-bonus-builders = Jeder Baumeister: +{ $adds }
florence-bonus-builders-lakes = Jeder Baumeister und jeder See: +{ $adds }
florence-bonus-prestige = Jede Prestigekarte: +{ $adds }
florence-bonus-prestige-freedoms = Jede Prestigekarte und jede Freiheit: +{ $adds }
florence-bonus-landscape-kinds = Jede Landschaftsart: +{ $adds }
florence-bonus-categories = Jede Kategorie, die du hast (Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Freiheit): +{ $adds }
florence-bonus-hand = Jede Personen- oder Abwerbekarte, die du noch auf der Hand hast: +{ $adds }
florence-bonus-table = Jede deiner Personen- oder Abwerbekarten auf dem Tisch: +{ $adds }

## Prestigekarten
florence-prestige-buildings = Die meisten Gebäude: { $alone } ({ $tied })
florence-prestige-large = Mindestens { $large ->
        [one] { $large } großes Gebäude
        *[other] { $large } große Gebäude
    }: { $points }
florence-prestige-fewest-empty = Die wenigsten leeren Felder: { $alone } ({ $tied })
florence-prestige-landscape-kinds =
    { $landscape_kinds ->
        [3] Alle drei Landschaftsarten
        [one] Mindestens eine Landschaftsart
        *[other] Mindestens { $landscape_kinds } Landschaftsarten
    }: { $points }
florence-prestige-landscapes = Die meisten Landschaften: { $alone } ({ $tied })
florence-prestige-forests = Die meisten Wälder: { $alone } ({ $tied })
florence-prestige-lakes = Die meisten Seen: { $alone } ({ $tied })
florence-prestige-freedoms =
    { $freedoms ->
        [3] Alle drei Freiheiten
        [one] Mindestens eine Freiheit
        *[other] Mindestens { $freedoms } Freiheiten
    }: { $points }
florence-prestige-all-round = Mindestens { $buildings } Gebäude, { $freedoms ->
        [one] { $freedoms } Freiheit
        *[other] { $freedoms } Freiheiten
    } und { $table ->
        [one] { $table } Werk
        *[other] { $table } Werke
    }: { $points }
florence-prestige-jesters = Die meisten Gaukler: { $alone } ({ $tied })
florence-prestige-builders = Die meisten Baumeister: { $alone } ({ $tied })
florence-prestige-parks = Die meisten Parks: { $alone } ({ $tied })
florence-prestige-court = Mindestens { $builders } Baumeister, { $jesters } Gaukler und { $landscapes ->
        [one] { $landscapes } Landschaft
        *[other] { $landscapes } Landschaften
    }: { $points }
florence-prestige-works = Die meisten Werke: { $alone } ({ $tied })

## Abschnitte einer Runde und worüber entschieden wird
florence-part-people = Auswahl der Personen
florence-part-auction = Phase A: Versteigerung
florence-part-characters = Phase A2: Charaktere
florence-part-actions = Phase B: Aktionen
florence-part-end = Spielende
florence-phase-people = Entscheide zuerst, welche Person du zurückgibst
florence-phase-open = Entscheide zuerst, welches Objekt du nennst
florence-phase-bid = Entscheide zuerst, ob du überbietest
florence-phase-merchant = Entscheide zuerst, was der Kaufmann tut
florence-phase-pick = Entscheide zuerst, welche Landschaft du nimmst
florence-phase-place = Entscheide zuerst, wohin das Plättchen kommt
florence-phase-keep = Entscheide zuerst, welche Karte du behältst
florence-phase-recruit = Entscheide zuerst, ob du sofort abwirbst
florence-phase-court = Entscheide zuerst, auf welchen Charakter du bietest
florence-phase-offer = Entscheide zuerst, wie viel du bietest
florence-phase-favour = Entscheide zuerst, ob du den Charakter jetzt einsetzt
florence-phase-act = Entscheide zuerst, welche Aktion du ausführst
florence-phase-bonus = Entscheide zuerst, welche Bonuskarten du einsetzt
florence-phase-prestige = Entscheide zuerst, wie viel Prestige du nimmst
florence-phase-across = Entscheide zuerst, wohin das gemeinsame Gebäude kommt
florence-phase-ask = Entscheide zuerst, was der Partner zahlen soll
florence-phase-answer = Entscheide zuerst, ob ihr gemeinsam baut
florence-phase-settle = Entscheide zuerst, ob du das Gegenangebot annimmst
florence-phase-banker = Entscheide zuerst, wie viel Bargeld zu Prestige wird
florence-phase-over = Das Spiel ist zu Ende
florence-not-this-phase = Nicht jetzt: { $asked }.

## Fragen
florence-ask-people = Behalte drei deiner vier Personen: Welche gibst du zurück?
florence-ask-people-wait = Du hast gewählt; die anderen wählen noch.
florence-ask-open = Nenne ein Objekt für { $florins } Florin, oder nenne keines und scheide aus dieser Phase aus.
florence-ask-open-alone = Nur du hast noch kein Objekt: Nimm eines für { $florins } Florin oder keines.
florence-ask-bid = { $lot }: { $owner } hat das Höchstgebot. Bietest du { $florins } Florin, oder passt du?
florence-ask-merchant = Du hast für { $florins } Florin ersteigert: { $lot }. Zahlt der Kaufmann, oder zahlst du selbst und nimmst Prestige, jetzt oder nach der Versteigerung?
florence-ask-pick = Welche Landschaft nimmst du?
florence-ask-place = Wohin legst du dieses Plättchen? { $tile }
florence-ask-keep = Behalte eine dieser Karten ({ $deck }).
florence-ask-recruit = Wirbst du sofort jemanden ab, oder behältst du die Karte für später?
florence-ask-court = Auf welchen Charakter bietest du?
florence-ask-offer = Wie viel bietest du? { $character }
florence-ask-favour = Setzt du deinen Charakter jetzt ein oder später? { $character }
florence-ask-favour-last = Letzte Gelegenheit, deinen Charakter einzusetzen; „Später“ gibt ihn ungenutzt zurück: { $character }
florence-ask-act = Du bist am Zug: noch { $actions ->
        [one] eine Aktion.
       *[other] { $actions } Aktionen.
    }
florence-ask-act-free = Du hast keine Aktionen mehr. Noch etwas, bevor du den Zug beendest?
florence-ask-bonus = Werkzahl { $value }, Mindest-Werkzahl { $minimum }. Setzt du eine Bonuskarte ein?
florence-ask-prestige = Du erhältst { $florins } Florin. Wie viel davon nimmst du als Prestige ({ $points ->
        [one] höchstens einen Punkt
       *[other] höchstens { $points } Punkte
    })?
florence-ask-across = Wohin kommt das gemeinsame Gebäude? { $tile }
florence-ask-across-partner = Wo würdest du dieses Gebäude lieber mit { $other } teilen? { $building }
florence-ask-ask = Wie viel soll { $partner } dir für den Anteil zahlen? { $building }
florence-ask-ask-partner = Was würdest du { $other } für den Anteil an dieser Stelle zahlen? { $building }
florence-ask-answer = { $partner } möchte mit dir bauen: { $building }. Du würdest { $florins } Florin zahlen.
florence-ask-settle = { $partner } würde { $florins } Florin für den Anteil zahlen: { $building }. Einverstanden?
florence-ask-banker = Dein Bankier tauscht Bargeld in Prestige: { $points ->
        [one] höchstens einen Punkt.
       *[other] höchstens { $points } Punkte.
    }
florence-ask-wait = Warten auf { $other }.
florence-ask-over = Das Spiel ist zu Ende.

## Züge
florence-move-discard = Zurückgeben: { $person }
florence-move-rethink = Neu wählen
florence-move-open = Versteigern: { $lot }
florence-move-pass = Passen
florence-move-bid = { $florins } Florin bieten
florence-move-sell = { $points ->
        [one] Einen Punkt
       *[other] { $points } Punkte
    } für Geld zurückgehen
florence-move-pick = Nehmen: { $landscape }
florence-move-keep = Behalten: { $card }
florence-move-recruit = Abwerben: { $person }
florence-move-hold = Abwerbekarte behalten
florence-move-work = Werk vollbringen: { $person }
florence-move-build = Errichten: { $building }
florence-move-draw = Erwerben: { $deck }
florence-move-freedom = Freiheit einführen: { $freedom }
florence-move-end = Zug beenden
florence-move-add = Einsetzen: { $card }
florence-move-finish = Werk abschließen
florence-move-prestige = { $points ->
        [one] Ein Prestigepunkt
       *[other] { $points } Prestigepunkte
    }
florence-move-court = Bieten auf: { $character }
florence-move-offer = { $florins } Florin bieten
florence-move-professor = Professor: { $deck }
florence-move-later = Später
florence-move-merchant = Kaufmann: { $gift }
florence-move-share = Gemeinsam bauen ({ $side }): { $building }
florence-move-ask = { $florins } Florin verlangen
florence-move-counter = Gegenangebot: { $florins } Florin
florence-move-accept = Zustimmen
florence-move-refuse = Ablehnen
florence-way = { $way ->
    [r1] um 90° gedreht
    [r2] um 180° gedreht
    [r3] um 270° gedreht
    [f0] gewendet
    [f1] gewendet, um 90° gedreht
    [f2] gewendet, um 180° gedreht
    [f3] gewendet, um 270° gedreht
   *[r0] nicht gedreht
  }
florence-move-place = { $tile } legen auf { $cell }, { florence-way }
florence-move-across = { $tile } über die Grenze legen auf { $cell }, { florence-way }
florence-move-more = Höhere Beträge
florence-move-elsewhere = Andere Stelle vorschlagen

## Worum es bei einem Zug geht, wo das für sich gewählt wird
florence-argument-tile = Plättchen
florence-argument-cell = Stelle
florence-argument-way = Ausrichtung
    .value = { florence-way }
florence-argument-building = Gebäude
florence-argument-side = Seite

## Was geschah
florence-log-chosen = { $seat } behält { $people } und gibt zurück: { $person }.
florence-log-chosen-hidden = { $seat } hat drei Personen gewählt.
florence-log-round = Runde { $round } beginnt; die Mindest-Werkzahl ist { $minimum }. { $seat } fängt an.
florence-log-leave = { $seat } nennt kein Objekt und scheidet aus der Versteigerung aus.
florence-log-open = { $seat } eröffnet mit { $florins } Florin: { $lot }.
florence-log-bid = { $seat } bietet { $florins } Florin ({ $lot }).
florence-log-pass = { $seat } passt ({ $lot }).
florence-log-buy = { $seat } ersteigert für { $florins } Florin: { $lot }.
florence-log-pick = { $seat } nimmt: { $landscape }.
florence-log-lay = { $seat } legt auf { $cell }: { $tile }.
florence-log-order = { $seat } zahlt { $florins } Florin für ein Gebäude: { $building }.
florence-log-build = { $seat } errichtet auf { $cell }: { $tile }.
florence-log-keep = { $seat } sieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } an ({ $deck }) und behält „{ $card }“.
florence-log-keep-hidden = { $seat } sieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } an ({ $deck }) und behält eine.
florence-log-recruit = { $seat } wirbt bei { $owner } ab: { $person }.
florence-log-hold = { $seat } behält die Abwerbekarte für später.
florence-log-sell = { $seat } geht für { $florins } Florin { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } zurück.
florence-log-waive = { $seat } beendet den Zug und verzichtet auf { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }.
florence-log-freedom = { $seat } führt für { $florins } Florin eine Freiheit ein: { $freedom }.
florence-log-draw = { $seat } zahlt { $florins } Florin, um Karten anzusehen: { $deck }.
florence-log-work = { $seat } vollbringt ein Werk mit Werkzahl { $value }: { $person }.
florence-log-princess = { $seat } vollbringt mit der Prinzessin ein Werk mit Werkzahl { $value }.
florence-log-bonus = { $seat } erhöht mit der Bonuskarte „{ $card }“ um { $adds }: Werkzahl { $value }.
florence-log-paid = { $seat } erhält { $florins } Florin für ein Werk mit Werkzahl { $value }.
florence-log-change = { $seat } tauscht { $florins } Florin in { $points ->
        [one] einen Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
florence-log-best = { $seat } hat das beste Werk der Runde: { $value }.
florence-log-prestige = { $seat } zeigt die Prestigekarte „{ $card }“: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
florence-log-place = { $seat } beendet das Spiel auf Platz { $place } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } und { $florins } Florin.
florence-log-abstain = { $seat } bietet auf keinen Charakter mehr.
florence-log-offer = { $seat } bietet { $florins } Florin auf einen Charakter: { $character }.
florence-log-displaced = { $seat } wird von { $other } überboten: { $character }.
florence-log-take = { $seat } erhält für { $florins } Florin: { $character }.
florence-log-pot = { $seat } erhält vom Bankier { $florins } Florin.
florence-log-professor = { $seat } setzt den Professor ein.
florence-log-merchant = { $seat } nutzt den Kaufmann für Prestige (Position { $rank }).
florence-log-merchant-free = { $seat } lässt den Kaufmann zahlen.
florence-log-forgo = { $seat } gibt ungenutzt zurück: { $character }.
florence-log-propose = { $seat } schlägt { $partner } einen gemeinsamen Bau vor: { $building } auf { $cell } ({ florence-way }) für { $florins } Florin.
florence-log-counter = { $seat } bietet { $other } stattdessen { $florins } Florin.
florence-log-elsewhere = { $seat } schlägt { $other } eine andere Stelle vor: { $building } auf { $cell } ({ florence-way }).
florence-log-refuse = { $seat } lehnt ab ({ $building }).
florence-log-together = { $seat } und { $partner } bauen gemeinsam: { $building }. { $partner } zahlt { $payment } Florin, die Bank erhält { $florins }.

## Woher Punkte kommen
florence-source-building = Gebäude
florence-source-landscape = weitere gleiche Landschaft
florence-source-builder = zweiter oder dritter Baumeister
florence-source-work = Werk
florence-source-best = bestes Werk
florence-source-prestige = Prestigekarte
florence-source-track = Zurückgehen für Geld
florence-source-merchant = Kaufmann
florence-source-banker = Bankier

## Regeln: Kapitel
florence-chapter-setup = Spielvorbereitung
florence-chapter-course = Spielverlauf
florence-chapter-auction = Phase A: Versteigerung
florence-chapter-objects = Die sieben Objekte
florence-chapter-actions = Phase B: Aktionen
florence-chapter-work = Werke
florence-chapter-building = Gebäude
florence-chapter-cards = Personen, Freiheiten, Bonuskarten
florence-chapter-money = Geld
florence-chapter-end = Spielende
florence-chapter-two = Zu zweit
florence-chapter-muse = Muse & Prinzessin
florence-chapter-cooperative = Kooperativ bauen

## Regeln
florence-setup-money = Alle beginnen mit { $start } Florin und ohne Prestigepunkte.
    .title = Startgeld
florence-setup-people = Du erhältst { $dealt } Personenkarten, behältst { $kept } und gibst eine verdeckt zurück. Alle wählen gleichzeitig. Die zurückgegebenen Karten werden mit den übrigen zum Stapel gemischt.
    .title = Die ersten Personen
    .why = Zurückgeben kannst du nur eine deiner vier Personen; diese gehört nicht dazu: { $person }.
florence-setup-freedoms = Von jeder Freiheit gibt es eine Karte weniger, als Spieler mitspielen.
    .title = Freiheiten im Spiel
florence-setup-starter = Die erste Runde beginnt der erste Platz, denn das Programm weiß nicht, wer am ältesten ist.
    .title = Wer anfängt
    .ruling = Im Heft beginnt der älteste Spieler; den kennt das Programm nicht.
florence-course-rounds = Das Spiel dauert { $rounds } Runden. Jede hat eine Phase A (Versteigerung) und eine Phase B (je { $actions } Aktionen). Nach jeder Runde wird der linke Nachbar Startspieler.
    .title = Runden und Phasen
florence-auction-lots = Sieben Arten von Objekten stehen zur Wahl: Wald, See, Park, Gaukler, Baumeister, Prestigekarte und Abwerbekarte.
    .title = Was es gibt
    .why = Diesen Stapel gibt es hier nicht: { $lot }. Er gehört zum Spiel zu zweit.
florence-auction-one = Du erwirbst je Runde höchstens ein Objekt. Hast du eines, nimmst du an der Phase nicht mehr teil.
    .title = Ein Objekt für jeden
florence-auction-closed = Von jeder Art wird je Runde nur ein Objekt verkauft; danach ist der Stapel gesperrt.
    .title = Ein Objekt von jeder Art
    .why = Dieser Stapel ist für diese Runde gesperrt: { $lot }.
florence-auction-empty = Ist ein Stapel aufgebraucht, steht dieses Objekt nicht mehr zur Wahl.
    .title = Leere Stapel
    .why = Davon ist nichts mehr da: { $lot }.
florence-auction-open = Wer an der Reihe ist, nennt einen Stapel und bietet damit den Grundpreis von { $base } Florin.
    .title = Eine Versteigerung eröffnen
florence-auction-raise = Reihum bietet jeder andere Spieler ohne Objekt genau { $step } Florin mehr als das letzte Gebot oder passt.
    .title = Überbieten
    .why = Das einzig mögliche Gebot ist { $florins } Florin.
    .ruling = Kein Gebot über 10.000 Florin.
florence-auction-pass = Wenn du passt, bist du aus der Versteigerung dieses Objekts heraus. Nennst du kein Objekt, wenn du an der Reihe bist, scheidest du aus der ganzen Phase aus. Kannst du nicht zahlen, hast du keinen Platz für die Landschaft oder schon drei Baumeister, passt du automatisch.
    .title = Passen
    .ruling = Wo nichts anderes möglich ist, wird automatisch gepasst.
florence-auction-opener = Gewinnst du die Versteigerung, die du eröffnet hast, eröffnet der nächste Spieler zu deiner Linken ohne Objekt. Gewinnt jemand anderes, eröffnest du noch einmal.
    .title = Wer als Nächster eröffnet
florence-auction-last = Der letzte Spieler ohne Objekt nimmt ohne Versteigerung eines von einem beliebigen offenen Stapel zum Grundpreis oder keines.
    .title = Der letzte Spieler
    .ruling = Wie jeder, der eröffnet, darf auch der letzte Spieler nichts nennen.
florence-landscape-place = Eine Landschaft legst du sofort auf freie Felder deiner Tafel, beliebig gedreht und gewendet. Sie darf Gebäude, den Palazzo und andere Landschaften berühren.
    .title = Landschaften legen
    .why = Sie würde belegte Felder bedecken: { $tile }.
florence-landscape-fits = Auf eine Landschaft, für die du keinen Platz hast, kannst du nicht bieten, denn sie muss sofort gelegt werden.
    .title = Platz für eine Landschaft
    .why = Auf deiner Tafel ist dafür kein Platz mehr: { $lot }.
    .ruling = Eine Landschaft muss sofort gelegt werden, also bietet nur, wer Platz hat.
florence-landscape-again = Jede weitere Landschaft einer Art, die du schon hast, bringt sofort { $points_landscape } Prestigepunkte.
    .title = Gleiche Landschaften
florence-jester-effect = Jeder deiner Gaukler erhöht die Werkzahl jedes deiner Werke um { $adds_jester }.
    .title = Gaukler
    .ruling = Das Werk der Prinzessin zählt keine Gaukler: Das Buch zählt auf, was es erhöht.
florence-builder-effect = Mit einem Baumeister kostet dich ein Gebäude { $cost_one } statt { $cost_none } Florin. Mit zweien dürfen deine Gebäude auch Wand an Wand stehen. Mit dreien kosten sie nichts. Der zweite und der dritte Baumeister bringen sofort je { $points_builder } Prestigepunkte.
    .title = Baumeister
florence-builder-three = Du kannst höchstens { $builders_most } Baumeister haben.
    .title = Wie viele Baumeister
    .why = Du hast schon drei Baumeister.
florence-prestige-card = Erwirbst du eine Prestigekarte, siehst du die obersten { $looked } an und behältst eine verdeckt. Sie wird am Spielende gewertet.
    .title = Prestigekarten
florence-cards-look = Von den angesehenen Karten behältst du genau eine. Die anderen kommen verdeckt und in derselben Reihenfolge unter den Stapel. Sind es weniger als { $looked }, siehst du alle an.
    .title = Karten ansehen
    .why = Behalten kannst du nur eine der Karten, die du gerade ansiehst; diese ist nicht dabei: { $card }.
    .ruling = Die Karten unter dem Stapel behalten ihre Reihenfolge.
florence-recruiting-card = Mit einer Abwerbekarte nimmst du eine Personenkarte, die offen vor einem anderen Spieler liegt, auf die Hand: sofort beim Erwerb oder später in deinem Zug in Phase B. Das ist keine Aktion, und du darfst mehrere einsetzen. Die Abwerbekarte kommt an die Stelle der Personenkarte.
    .title = Abwerben
    .why = Du hast keine Abwerbekarte.
    .ruling = Auch nach der zweiten Aktion darfst du noch abwerben.
florence-recruiting-others = Abwerben kannst du nur eine Person, die ein Werk vollbracht hat und offen vor einem anderen Spieler liegt.
    .title = Wer sich abwerben lässt
    .why = Bei niemand anderem liegt diese Person offen: { $person }.
florence-recruiting-counts = Abwerbekarten zählen auf der Hand und auf dem Tisch als Personenkarten, bei Werkzahlen ebenso wie bei Bonus- und Prestigekarten.
    .title = Abwerbekarten zählen als Personenkarten
florence-actions-two = In Phase B führt jeder reihum, beginnend mit dem Startspieler, bis zu { $actions } Aktionen aus: ein Werk vollbringen, ein Gebäude errichten, eine Person an den Hof holen, eine Freiheit einführen, eine Bonuskarte erwerben. Person und Freiheit sind je Zug einmal möglich, die anderen zweimal. Du darfst auf Aktionen verzichten.
    .title = Aktionen im Zug
    .why = Du hast in diesem Zug keine Aktion mehr.
florence-work-person = Um ein Werk zu vollbringen, legst du eine Personenkarte aus der Hand offen vor dir aus. Sie bleibt dort liegen und kann für dich kein weiteres Werk vollbringen.
    .title = Ein Werk vollbringen
    .why = Diese Person hast du nicht auf der Hand: { $person }.
florence-work-value = Zähle zusammen: { $adds_building }, wenn du das gewünschte Gebäude hast, { $adds_landscape } für die Landschaft, { $adds_freedom } für die Freiheit, { $adds_jester } für jeden deiner Gaukler, { $adds_person } für jede deiner Personen- und Abwerbekarten auf der Hand und auf dem Tisch (diese eingeschlossen) und was deine Bonuskarten hinzufügen. Du musst nicht alles haben, was die Person wünscht.
    .title = Werkzahl
florence-work-minimum = Ein Werk muss die Mindest-Werkzahl seiner Runde erreichen. Von der ersten bis zur letzten Runde ist das { $minima }.
    .title = Mindest-Werkzahl
    .why = In dieser Runde braucht es mindestens { $minimum }; dieses Werk käme auf { $value }.
    .ruling = Im Heft stehen die Werte der Runden 2, 3 und 6; die anderen stammen aus anderen Quellen.
florence-work-payment = Ein Werk bringt { $pay } Florin je Punkt der Werkzahl. Jetzt, und nur jetzt, darfst du einen beliebigen Teil dieses Geldes in Prestigepunkte tauschen, zu je { $point_price } Florin.
    .title = Lohn für ein Werk
    .why = Dieses Werk reicht für { $points ->
        [one] höchstens einen Prestigepunkt
       *[other] höchstens { $points } Prestigepunkte
    }.
florence-work-again = Eine abgeworbene Person kann für ihren neuen Besitzer wieder ein Werk vollbringen, und für dich auch, wenn du sie zurückwirbst.
    .title = Ein zweites Werk anderswo
florence-bonus-use = Bei einem Werk darfst du beliebig viele Bonuskarten einsetzen, auch solche aus demselben Zug. Das ist keine Aktion. Eingesetzte Karten kommen aus dem Spiel.
    .title = Bonuskarten einsetzen
    .why = Diese Bonuskarte hast du nicht: { $card }.
florence-building-prestige = Jedes Gebäude bringt sofort { $points_building } Prestigepunkte.
    .title = Prestige für ein Gebäude
florence-building-cost = Ein Gebäude kostet { $cost_none } Florin, gleich welcher Größe; { $cost_one } mit einem oder zwei Baumeistern, nichts mit dreien.
    .title = Baukosten
florence-building-grid = Plättchen müssen ganz im Raster liegen, beliebig gedreht und gewendet.
    .title = Im Raster
    .why = Auf deiner Tafel ist kein erlaubter Platz mehr dafür: { $building }.
florence-building-overlap = Du darfst Gebäude, Landschaften und den Palazzo nicht überbauen.
    .title = Nichts überbauen
    .why = Es würde belegte Felder bedecken: { $tile }.
florence-building-adjacent = Ein Gebäude darf nicht Wand an Wand mit einem anderen oder dem Palazzo stehen; Ecken dürfen sich berühren. Mit zwei Baumeistern gilt das nicht mehr. Der Palazzo selbst zählt nicht als Gebäude.
    .title = Abstand der Gebäude
    .why = Es stünde Wand an Wand mit einem Gebäude oder dem Palazzo: { $tile }. Dafür braucht es zwei Baumeister; du hast { $builders }.
florence-building-landscapes = Neben Landschaften dürfen Gebäude immer stehen.
    .title = Gebäude und Landschaften
florence-building-once = Du darfst jedes Gebäude nur einmal haben.
    .title = Jedes Gebäude einmal
    .why = Das hast du schon: { $building }.
florence-building-stays = Ein gelegtes Plättchen bleibt, wo es ist.
    .title = Plättchen bleiben liegen
florence-building-stock = Jedes Gebäude gibt es { $copies_building }-mal. Sind alle weg, kann es nicht mehr errichtet werden.
    .title = Vorrat der Gebäude
    .why = Davon ist keines mehr da: { $building }.
florence-person-draw = Für { $person_price } Florin siehst du die obersten { $looked } Personenkarten an und nimmst eine auf die Hand. Hast du noch eine Aktion, kann sie im selben Zug ein Werk vollbringen.
    .title = Eine Person an den Hof holen
florence-person-once = Du darfst je Zug nur eine Person an den Hof holen.
    .title = Eine Person je Zug
    .why = Du hast in diesem Zug schon eine Person an den Hof geholt.
florence-freedom-introduce = Für { $freedom_price } Florin führst du eine Freiheit ein. Sie erhöht jedes Werk einer Person, die sie wünscht, um { $adds_freedom }.
    .title = Eine Freiheit einführen
florence-freedom-turn = Du darfst je Zug nur eine Freiheit einführen.
    .title = Eine Freiheit je Zug
    .why = Du hast in diesem Zug schon eine Freiheit eingeführt.
florence-freedom-once = Du kannst jede Freiheit nur einmal einführen.
    .title = Jede Freiheit einmal
    .why = Diese Freiheit hast du schon eingeführt: { $freedom }.
florence-freedom-stock = Ist von einer Freiheit keine Karte mehr da, kann sie nicht mehr eingeführt werden.
    .title = Vergriffene Freiheiten
    .why = Davon ist keine mehr da: { $freedom }.
florence-bonus-draw = Für { $bonus_price } Florin siehst du die obersten { $looked } Bonuskarten an und behältst eine.
    .title = Eine Bonuskarte erwerben
florence-deck-empty = Von einem leeren Stapel gibt es nichts zu nehmen; die letzte Prestigekarte gehört, während um sie geboten wird, dem, der sie ersteigert.
    .title = Leere Kartenstapel
    .why = Der Stapel ist leer: { $deck }.
florence-best-work = Nach Phase B erhält jeder, der die höchste Werkzahl der Runde erreicht hat, { $points_best } Prestigepunkte. Hast du zwei Werke vollbracht, zählt das bessere.
    .title = Bestes Werk
florence-money-enough = Was du erwirbst oder bietest, musst du zahlen können: mit Bargeld und notfalls durch Zurückgehen auf der Erfolgsleiste.
    .title = Bezahlen
    .why = Das kostet { $needed } Florin; aufbringen kannst du { $funds }.
    .ruling = Was du nicht zahlen kannst, kannst du nicht erwerben oder bieten.
florence-money-back = Du darfst jederzeit auf der Erfolgsleiste zurückgehen und erhältst { $back } Florin je Punkt, aber nie unter null. Fehlt dir Bargeld, geschieht das bei Geboten und Zahlungen von allein, mit so wenigen Punkten wie möglich. Selbst zurückgehen kannst du, wenn du ein Objekt nennst, bietest oder eine Aktion wählst.
    .title = Zurückgehen für Geld
    .why = Du hast keinen Prestigepunkt, den du zurückgehen könntest.
    .ruling = Niemand geht unter null zurück.
florence-money-hidden = Du darfst dein Geld verdeckt halten, wenn nicht mit offenem Geld gespielt wird.
    .title = Verdecktes Geld
florence-end-game = Das Spiel endet nach { $rounds } Runden.
    .title = Spielende
florence-end-prestige = Dann werden die Prestigekarten gewertet. Eine Karte für die meisten oder wenigsten bringt die größere Zahl, wenn du allein vorn liegst, die kleinere bei Gleichstand und nichts, wenn jemand anderes vorn liegt oder niemand etwas davon hat. Die übrigen Karten zählen, wenn du hast, was sie verlangen. Als Werke zählen deine Personen- und Abwerbekarten auf dem Tisch.
    .title = Wertung der Prestigekarten
    .ruling = Eine Tafel ganz ohne leeres Feld hat die wenigsten; bei Gleichstand gilt die kleinere Zahl.
florence-end-tie = Wer die meisten Prestigepunkte hat, gewinnt; bei Gleichstand entscheidet das Geld. Ist auch das gleich, wird der Platz geteilt.
    .title = Sieg
    .ruling = Wer an Punkten und Geld gleich ist, teilt den Platz.
florence-two-money = Zu zweit beginnen beide mit { $start_two } Florin.
    .title = Zu zweit: Startgeld
florence-two-price = Zu zweit beträgt der Grundpreis { $base_two } Florin.
    .title = Zu zweit: Grundpreis
florence-two-landscapes = Zu zweit bilden die Landschaften einen Stapel: Wer ihn gewinnt, wählt die Art, und der andere bekommt in dieser Runde keine.
    .title = Zu zweit: Landschaften
    .why = Zu zweit sind { $landscapes } ein einziger Stapel: Nenne „Landschaft“ (Notation: landscape) und wähle die Art, wenn du ihn gewonnen hast.
florence-two-freedoms = Zu zweit sind { $two_freedoms } Freiheiten im Spiel: eine von jeder Art und die übrigen verschieden, zufällig gezogen; mit der Option „Vier Freiheiten“ nur { $two_freedoms_hard }.
    .title = Zu zweit: Freiheiten
florence-muse-phases = Mit Muse & Prinzessin ist die Versteigerung Phase A1. Es folgt Phase A2, in der du einen von sechs Charakteren für die Runde gewinnen kannst.
    .title = Muse & Prinzessin: Phase A2
    .why = Dieses Spiel läuft ohne Muse & Prinzessin.
florence-offer-turn = In Phase A2 setzt du, beginnend mit dem Startspieler, deinen Spielstein auf ein Bietfeld eines Charakters, oder du passt für den Rest der Phase. Liegt dein Spielstein in deinem nächsten Zug noch dort, musst du zahlen und den Charakter nehmen.
    .title = Auf einen Charakter bieten
    .ruling = Wer passt, passt für die ganze Phase.
florence-offer-fields = Die Bietfelder gehen in Hundertern von { $offer_lowest } bis { $offer_highest } Florin, beim Bankier von 0 bis { $offer_banker }.
    .title = Bietfelder
    .why = Die Bietfelder dieses Charakters gehen von { $lowest } bis { $highest } Florin.
    .ruling = Die Schritte von hundert stammen aus anderen Quellen.
florence-offer-higher = Liegt bei einem Charakter schon ein Spielstein, musst du ein höheres Bietfeld wählen, und der andere Spielstein geht an seinen Besitzer zurück. Das höchste Bietfeld ist nicht zu überbieten.
    .title = Überbieten
    .why = Geboten sind schon { $florins } Florin; nur ein höheres Bietfeld überbietet das: { $character }.
florence-offer-cash = Dein Gebot musst du bar zahlen können.
    .title = Nur Bargeld
    .why = Deine { $cash } Florin reichen nicht: { $character }.
florence-character-one = Jeder Charakter geht je Runde an einen Spieler, und du kannst nur einen haben. Ein genommener Charakter kann in derselben Phase nicht noch einmal genommen werden, auch nicht nach seinem Einsatz.
    .title = Ein Charakter für jeden
    .why = In dieser Runde schon vergeben: { $character }.
florence-character-use = Ein Charakter hilft nur dem, der ihn hat: der Bankier sofort; Muse, Kardinal und Prinzessin in Phase B dieser Runde; Kaufmann und Professor einmal, vor der nächsten Phase A2.
    .title = Charakter einsetzen
    .why = Diesen Charakter hast du nicht: { $character }.
florence-muse-works = Die Muse erhöht die Werkzahl jedes deiner Werke um die Nummer der Runde.
    .title = Muse
florence-cardinal-action = Der Kardinal gibt dir in Phase B eine dritte Aktion. Person und Freiheit bleiben auf je eine beschränkt.
    .title = Kardinal
florence-princess-work = Mit der Prinzessin vollbringst du als Aktion ein Werk, ohne Personenkarte und ohne Bonuskarten: { $princess_landscape } für jede Landschaft, { $princess_builder } für jeden Baumeister, { $princess_building } für jedes Gebäude, { $princess_person } für jede Personen- und Abwerbekarte. Die Mindest-Werkzahl gilt. Das Werk zählt beim besten Werk, aber nicht als Werk auf Prestigekarten.
    .title = Prinzessin
    .ruling = Mindest-Werkzahl und bestes Werk gelten; Gaukler erhöhen ihr Werk nicht, und Prestigekarten zählen es nicht.
florence-merchant-gift = Der Kaufmann bezahlt entweder das Objekt, das du in der nächsten Versteigerung gewinnst, oder bringt so viele Prestigepunkte, wie deine Position auf der Erfolgsleiste beträgt (wer gleichauf liegt, teilt die bessere Position). Die Punkte kannst du bei jeder deiner Entscheidungen nehmen, auch gleich nach dem Gewinn eines Objekts, spätestens aber am Ende dieser Versteigerung. Du bietest, als müsstest du zahlen.
    .title = Kaufmann
    .why = Der Kaufmann kann nur ein Objekt bezahlen, das du gerade ersteigert hast.
    .ruling = Er zahlt auch den Grundpreis, wenn du als Letzter kaufst. In der letzten Runde nur Prestige, vor der Wertung der Prestigekarten.
florence-professor-card = Der Professor bringt dir eine Prestige- oder Bonuskarte aus den obersten { $looked }, bei einer beliebigen deiner Entscheidungen vor der nächsten Phase A2 oder dem Spielende.
    .title = Professor
    .ruling = In der letzten Runde vor der Wertung der Prestigekarten.
florence-banker-pot = Der Bankier zahlt das Geld auf seiner Karte abzüglich deines Gebots: { $pot } Florin und { $pot_growth } mehr für jede Runde, in der ihn niemand genommen hat.
    .title = Bankier
florence-banker-end = Hast du den Bankier in der letzten Runde, darfst du ganz am Ende Bargeld in Prestigepunkte tauschen, zu je { $banker_price } Florin.
    .title = Bankier am Ende
    .why = Dein Bargeld reicht für { $points ->
        [one] höchstens einen Prestigepunkt
       *[other] höchstens { $points } Prestigepunkte
    }.
    .ruling = Nach der Wertung der Prestigekarten, bevor ein Gleichstand aufgelöst wird.
florence-muse-no-back = Mit Muse & Prinzessin darf niemand auf der Erfolgsleiste für Geld zurückgehen.
    .title = Kein Zurückgehen
    .why = Mit Muse & Prinzessin darf niemand auf der Erfolgsleiste für Geld zurückgehen.
florence-cooperative = Die Tafeln liegen aneinander, und ein Gebäude darf auf der Grenze zweier Nachbarn stehen. Den aktiven Spieler kostet es eine Aktion, den Partner keine.
    .title = Gemeinsam bauen
    .why = Dieses Spiel läuft ohne kooperatives Bauen.
florence-cooperative-neighbour = Jeder hat auf beiden Seiten einen Nachbarn; zu zweit gibt es nur eine Grenze.
    .title = Nachbarn
    .why = Auf dieser Seite deiner Tafel liegt keine andere.
    .ruling = Die Tafeln liegen im Kreis, denn die Zeichnungen sind nicht überliefert.
florence-cooperative-across = Ein gemeinsames Gebäude muss auf beiden Seiten der Grenze stehen, auf freien Feldern; ein Feld auf einer Seite genügt.
    .title = Über die Grenze
    .why = Über diese Grenze passt es nicht: { $building }.
florence-cooperative-density = Auf jeder Seite zählen die Baumeister ihres Besitzers: Hat er weniger als zwei, darf der Teil dort nicht Wand an Wand mit einem Gebäude, dem Palazzo oder einem Gebäude jenseits der Grenze stehen.
    .title = Dichte auf beiden Seiten
    .why = Auf einer Seite stünde es zu nah an einem anderen Gebäude, und deren Besitzer hat weniger als zwei Baumeister: { $tile }. (Du hast { $builders }.)
    .ruling = Ein Gebäude jenseits der Grenze gilt als benachbart.
florence-cooperative-once = Ein gemeinsames Gebäude zählt für beide voll: je { $points_building } Prestigepunkte, Werke, Bonus- und Prestigekarten. Darum darf keiner von beiden es schon haben.
    .title = Voller Nutzen für beide
    .why = Dein Partner hat es schon: { $building }.
florence-cooperative-cost = Der aktive Spieler zahlt der Bank nach der Zahl seiner Baumeister und darf dafür verwenden, was der Partner zahlt.
    .title = Wer die Bank bezahlt
    .why = Das würde die { $cost } Florin für die Bank nicht decken.
    .ruling = Die Zahlung des Partners kommt zuerst.
florence-cooperative-payment = Der Partner zahlt dem aktiven Spieler, was beide vereinbaren: nichts oder so viel, wie der Partner will und kann, auch mehr, als das Gebäude kostet.
    .title = Der Anteil des Partners
    .why = { $case ->
        [purse] Du kannst höchstens { $highest } Florin zahlen.
        [most] Mehr als { $highest } Florin können nicht gezahlt werden.
       *[window] Zur Wahl stehen jetzt { $lowest } bis { $highest } Florin. Mit „Höhere Beträge“ geht es weiter.
    }
    .ruling = Bis 10 000 Florin in Hundertern, darüber in Tausendern. Du darfst mehr verlangen, als dein Partner hat; wer nicht zahlen kann, lehnt ab oder bietet weniger.
florence-cooperative-counter = Der Partner stimmt zu, lehnt ab, schlägt eine andere Stelle vor oder macht ein niedrigeres Gegenangebot, das der aktive Spieler annimmt oder ablehnt.
    .title = Gegenangebot
    .why = Ein Gegenangebot muss unter den verlangten { $florins } Florin liegen.
    .ruling = Das Buch lässt die Partner verhandeln; hier endet es mit einem Gegenangebot oder einer anderen Stelle.
florence-cooperative-place = Statt zu antworten, darf der Partner eine andere Stelle für das Gebäude vorschlagen und sagen, was er dort zahlen würde. Der aktive Spieler stimmt dann zu oder lehnt ab.
    .title = Eine andere Stelle
    .why = Das wäre keine andere Stelle als die vorgeschlagene: { $building }.
    .ruling = Das Buch lässt die Partner über die Lage verhandeln; hier einmal je Vorschlag.
florence-cooperative-ends = Nach einer Ablehnung kannst du allein bauen, etwas anderes tun oder einen neuen Vorschlag machen, bis zu { $proposals } je Zug.
    .title = Verhandlungen enden
    .why = In diesem Zug wurden { $limit } Vorschläge abgelehnt; mehr sind nicht möglich.
    .ruling = Höchstens drei Ablehnungen je Zug.
florence-cooperative-border = Um allein an einer Grenze zu bauen, brauchst du einen Baumeister, wenn gegenüber nichts gebaut ist, sonst zwei. Landschaften zählen nicht.
    .title = Allein an der Grenze
    .why = Es stünde an einer Grenze: { $tile }. Dafür braucht es einen Baumeister, oder zwei, wenn gegenüber gebaut ist; du hast { $builders }.

## Die Tafel im Terminal
florence-board-round = Runde { $round } von { $rounds } · Mindest-Werkzahl { $minimum } · { $part }
florence-board-lots = Im Angebot
florence-board-stock = Im Vorrat
florence-board-decks = Stapel
florence-board-legend = Zeichen
florence-board-auction = Gebot
florence-board-bid = { $lot }: { $florins } Florin von { $seat }
florence-board-characters = Charaktere
florence-board-pot = Bankier: { $florins } Florin
florence-board-best = Bestes Werk
florence-board-best-of = { $value } von { $seats }
florence-board-score = { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    }
florence-board-cash = { $florins } Florin
florence-board-cash-hidden = Geld verdeckt
florence-board-court = Gaukler: { $jesters }, Baumeister: { $builders }
florence-board-cards = Handkarten: { $hand }, Bonus: { $bonus }, Prestige: { $prestige }
florence-board-recruiting = Abwerbekarten: { $count }
florence-board-freedoms = Freiheiten
florence-board-table = Werke
florence-board-known = Bekannte Karten
florence-board-people = Deine Personen
florence-board-bonus = Deine Bonuskarten
florence-board-prestige = Deine Prestigekarten
florence-board-person = { $person }: { $value } jetzt
florence-board-person-bonus = { $person }: { $value } jetzt, { $reach } mit Bonuskarten
florence-board-wants = wünscht { $missing }
florence-board-nothing = hat alles
florence-board-adds = { $card } (bringt { $adds })
florence-board-brings = { $card } (jetzt { $points })
florence-board-looking = Zur Auswahl
florence-board-project = Vorschlag
florence-board-project-of = { $seat } und { $partner }: { $building }
florence-board-starts = beginnt
florence-board-laid-open = Prestigekarten

## Woher die Angaben stammen, nach den Tabellen in components.toml
florence-figures-rounds = Mindest-Werkzahlen
    .note = Im Heft stehen die Runden 2, 3 und 6; die Runden 1, 5 und 7 stammen aus anderen Quellen; die 14 in Runde 4 aus der Erinnerung.
florence-figures-money = Preise und Startgeld
florence-figures-prestige_points = Sofortige Prestigepunkte
florence-figures-work_value = Bestandteile der Werkzahl
florence-figures-limits = Grenzen
florence-figures-board = Die Tafel
    .note = Sieben mal sieben Felder mit einem Palazzo von sechs Feldern links unten sind belegt; drei breit und zwei hoch ist die wahrscheinlichere Lesart.
florence-figures-stock = Vorräte
florence-figures-landscapes = Landschaftsplättchen
    .note = Die Größen 5, 4 und 3 sind belegt (95 %); die Umrisse sind Annahmen, denn nur Bilder zeigen sie.
florence-figures-buildings = Gebäudeplättchen
    .note = Arten, Größen und Anzahl stehen im Heft; die Umrisse sind Annahmen, die zu allen bekannten Hinweisen passen, denn nur Bilder zeigen sie.
florence-figures-people = Personenkarten
    .note = Die Wünsche sind belegt, und alle Summen stimmen mit dem Heft überein; die Nummern der Karten außer der 19 des Dichters sind wahrscheinlich (92 %).
florence-figures-bonus = Bonuskarten
florence-figures-prestige = Prestigekarten
florence-figures-two_players = Zu zweit
florence-figures-characters = Charaktere
florence-figures-cooperative = Aneinandergelegte Tafeln
    .note = Die Zeichnungen auf den Rückseiten der Tafeln sind nirgends beschrieben. Im Kreis hat jeder zwei Nachbarn, und der Palazzo berührt keine Grenze.
