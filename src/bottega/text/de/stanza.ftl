### La Stanza

stanza-title = La Stanza

## Disziplinen, Farben, Felder

stanza-discovery = Entdeckungen
stanza-literature = Literatur
stanza-religion = Religion
stanza-arts = Kunst
stanza-politics = Politik
stanza-blue = Blau
stanza-red = Rot
stanza-green = Grün
stanza-yellow = Gelb
stanza-white = Weiß
stanza-bonus = das Bonusfeld
stanza-discovery-1 = Entdeckungen 1
stanza-discovery-2 = Entdeckungen 2
stanza-discovery-3 = Entdeckungen 3
stanza-literature-1 = Literatur 1
stanza-literature-2 = Literatur 2
stanza-literature-3 = Literatur 3
stanza-religion-1 = Religion 1
stanza-religion-2 = Religion 2
stanza-religion-3 = Religion 3
stanza-arts-1 = Kunst 1
stanza-arts-2 = Kunst 2
stanza-arts-3 = Kunst 3
stanza-politics-1 = Politik 1
stanza-politics-2 = Politik 2
stanza-politics-3 = Politik 3
stanza-sculpture = Skulptur
stanza-scroll = Schriftrolle
stanza-painting = Gemälde
stanza-disc = Scheibe
stanza-florins = Florin

## Personen

stanza-vasco-da-gama = Vasco da Gama
stanza-amerigo-vespucci = Amerigo Vespucci
stanza-christopher-columbus = Christoph Kolumbus
stanza-ferdinand-magellan = Ferdinand Magellan
stanza-bartolomeu-dias = Bartolomeu Dias
stanza-john-cabot = Giovanni Caboto
stanza-jacques-cartier = Jacques Cartier
stanza-giovanni-da-verrazzano = Giovanni da Verrazzano
stanza-paracelsus = Paracelsus
stanza-petrarch = Petrarca
stanza-boccaccio = Boccaccio
stanza-ariosto = Ariost
stanza-camoes = Camões
stanza-cervantes = Cervantes
stanza-shakespeare = Shakespeare
stanza-montaigne = Montaigne
stanza-john-calvin = Johannes Calvin
stanza-martin-luther = Martin Luther
stanza-julius-ii = Julius II.
stanza-leo-x = Leo X.
stanza-savonarola = Savonarola
stanza-ignatius-of-loyola = Ignatius von Loyola
stanza-teresa-of-avila = Teresa von Ávila
stanza-zwingli = Zwingli
stanza-leonardo = Leonardo
stanza-michelangelo = Michelangelo
stanza-raphael = Raffael
stanza-titian = Tizian
stanza-durer = Dürer
stanza-botticelli = Botticelli
stanza-donatello = Donatello
stanza-sofonisba-anguissola = Sofonisba Anguissola
stanza-charles-v = Karl V.
stanza-francis-i = Franz I.
stanza-henry-viii = Heinrich VIII.
stanza-elizabeth-i = Elisabeth I.
stanza-lorenzo-de-medici = Lorenzo de’ Medici
stanza-catherine-de-medici = Katharina von Medici
stanza-cesare-borgia = Cesare Borgia
stanza-isabella-of-castile = Isabella von Kastilien
stanza-messer-niccolo = Messer Niccolò
stanza-monna-ginevra = Monna Ginevra
stanza-fra-donato = Fra Donato
stanza-mastro-piero = Mastro Piero
stanza-ser-matteo = Ser Matteo

## Bonusplättchen

stanza-discovery-strength = Stärke in Entdeckungen
    .about = { stanza-tile-discovery-strength }
stanza-politics-strength = Stärke in Politik
    .about = { stanza-tile-politics-strength }
stanza-five-florins = Fünf Florin
    .about = { stanza-tile-five-florins }
stanza-any-person = Person nach Wahl
    .about = { stanza-tile-any-person }
stanza-leading-ship = Führendes Schiff
    .about = { stanza-tile-leading-ship }
stanza-literature-strength = Stärke in Literatur
    .about = { stanza-tile-literature-strength }
stanza-patron-value = Wert des Mäzens
    .about = { stanza-tile-patron-value }
stanza-three-spaces = Drei Felder voraus
    .about = { stanza-tile-three-spaces }
stanza-join-the-leader = Zum Führenden
    .about = { stanza-tile-join-the-leader }
stanza-paid-author = Bezahlter Autor
    .about = { stanza-tile-paid-author }
stanza-religion-strength = Stärke in Religion
    .about = { stanza-tile-religion-strength }
stanza-two-religion-discs = Zwei Scheiben auf Religion
    .about = { stanza-tile-two-religion-discs }
stanza-two-books = Zwei Bücher
    .about = { stanza-tile-two-books }
stanza-bought-strength = Gekaufte Stärke
    .about = { stanza-tile-bought-strength }
stanza-religious-author = Religiöser Autor
    .about = { stanza-tile-religious-author }
stanza-arts-strength = Stärke in Kunst
    .about = { stanza-tile-arts-strength }
stanza-extra-exhibit = Weiteres Ausstellungsstück
    .about = { stanza-tile-extra-exhibit }
stanza-two-fields = Zwei Felder
    .about = { stanza-tile-two-fields }
stanza-patron-home = Rückkehr des Mäzens
    .about = { stanza-tile-patron-home }
stanza-two-white-helpers = Zwei weiße Günstlinge
    .about = { stanza-tile-two-white-helpers }

## Optionen

stanza-option-free_start_order = Startpersonen frei anordnen
    .about = Statt zufällig zu liegen, werden die fünf Startpersonen von allen reihum selbst auf der Arbeiterleiste angeordnet.
stanza-option-expert = Expertenvariante
    .about = Um eine Disziplin zu aktivieren, darf man eine ihrer Personen entlassen, statt eine einzustellen.
stanza-option-short_end = Kurzes Ende
    .about = Die Lesart der deutschen Regel: Das Ende beginnt ein Auffüllen früher.

## Fragen

stanza-ask-arrange = Wähle die Startperson für Feld { $worker } der Arbeiterleiste.
stanza-ask-move = Ziehe deine Figur.
stanza-ask-retire = Letzter Zug { $turn }: Ziehe deine Figur oder steige aus.
stanza-ask-must-retire = Letzter Zug { $turn }: Deine Figur kann nicht ziehen; steige aus.
stanza-ask-act = Aktiviere eine Disziplin, nimm Einkommen oder passe.
stanza-ask-hire = { $discipline }: Stelle eine Person dieser Disziplin ein.
stanza-ask-dismiss = { $discipline }: Stelle eine Person dieser Disziplin ein oder entlasse eine.
stanza-ask-only-dismiss = { $discipline }: Entlasse eine Person dieser Disziplin.
stanza-ask-work = { $discipline } mit Stärke { $strength }: Wähle deine Belohnung, oder stelle weiter ein und verstärke.
stanza-ask-reward = { $discipline } mit Stärke { $strength }: Wähle deine Belohnung, oder verstärke.
stanza-ask-choose = { $discipline } mit Stärke { $strength }: Wähle deine Belohnung.
stanza-ask-more = { $discipline } mit Stärke { $strength } bringt noch nichts: Stelle weiter ein, verstärke, oder beende die Aktivierung.
stanza-ask-empty = { $discipline } mit Stärke { $strength } bringt nichts: Beende die Aktivierung.
stanza-ask-zero = { $discipline } mit Stärke 0: Verstärke die Aktivierung, oder beende sie.
stanza-ask-write = { $count ->
    [one] Verfasse ein Buch.
   *[other] Verfasse { $count } Bücher über verschiedene Disziplinen.
}
stanza-ask-place = { $count ->
    [one] Lege eine Scheibe in den Saal der Religion.
   *[other] Lege { $count } Scheiben auf verschiedene Felder im Saal der Religion.
}
stanza-ask-take = { $count ->
    [one] Nimm einen Günstling.
   *[other] Nimm { $count } Günstlinge verschiedener Farben.
}
stanza-ask-return = Du hast mehr als { $limit } Günstlinge: Gib einen zurück.
stanza-ask-buy = Erwirb ein Bonusplättchen.
stanza-ask-give = Dein Vorrat ist leer: Welche Scheibe aus dem Saal der Religion kommt für „{ $tile }“ in den Saal der Boni?
stanza-ask-fetch = Wähle eine Person vom Spielplan.
stanza-ask-insert = Auf welches Feld der Rekrutierungsleiste legst du { $person }?

stanza-phase-arrange = die Startpersonen anordnen
stanza-phase-move = die Figur ziehen
stanza-phase-act = eine Disziplin aktivieren, Einkommen nehmen oder passen
stanza-phase-work = die Aktivierung ausführen
stanza-phase-write = Bücher verfassen
stanza-phase-place = Scheiben legen
stanza-phase-take = Günstlinge nehmen
stanza-phase-return = Günstlinge zurückgeben
stanza-phase-buy = ein Bonusplättchen erwerben
stanza-phase-give = eine Scheibe aus dem Saal der Religion abgeben
stanza-phase-fetch = eine Person vom Spielplan wählen
stanza-phase-insert = die Person auf die Rekrutierungsleiste legen
stanza-phase-over = nichts mehr, das Spiel ist zu Ende

## Züge

stanza-move-arrange = Als Nächstes { $discipline }
stanza-move-move = Auf { $space } ziehen
stanza-move-retire = Aussteigen
stanza-move-activate = { $discipline } aktivieren
stanza-move-send = { $discipline } mit einem Günstling in { $helper } aktivieren
stanza-move-income = Einkommen nehmen
stanza-move-pass = Passen
stanza-move-hire = Von Rekrutierungsfeld { $recruit } auf Arbeiterfeld { $worker } einstellen
stanza-move-dismiss = Person von Arbeiterfeld { $worker } entlassen
stanza-move-strengthen = Verstärken: { $means }
stanza-move-masterpiece = Meisterwerk mit Stärke { $strength }
stanza-move-sail = { $steps ->
    [one] Schiff 1 Feld vor
   *[other] Schiff { $steps } Felder vor
}
stanza-move-create = Werk erschaffen: { $art }
stanza-move-write = Buch über { $discipline } verfassen
stanza-move-place = Scheibe auf das Feld { $field }
stanza-move-take = Günstling in { $helper } nehmen
stanza-move-return = Günstling in { $helper } zurückgeben
stanza-move-buy = „{ $tile }“ für einen Günstling in { $helper } erwerben
stanza-move-give = Scheibe vom Feld { $field }
stanza-move-fetch = Person nehmen: { $space }
stanza-move-insert = Auf Rekrutierungsfeld { $recruit } legen
stanza-move-finish = Aktivierung beenden

## Protokoll

stanza-log-arrange = { $seat } legt { $person } auf Arbeiterfeld { $worker }.
stanza-log-move = { $seat } zieht auf { $space } und nimmt { $person } auf.
stanza-log-bonus = { $seat } zieht auf das Bonusfeld.
stanza-log-leaves = { $person } verlässt { $seat }.
stanza-log-activate = { $seat } aktiviert { $discipline }.
stanza-log-send = { $seat } aktiviert { $discipline } mit einem Günstling in { $helper }.
stanza-log-hire = { $seat } stellt { $person } auf Feld { $worker } für { $florins } ƒ ein.
stanza-log-dismiss = { $person } wird von { $seat } entlassen.
stanza-log-disc-back = { $seat } nimmt eine Scheibe vom Feld { $field } zurück: Stärke { $strength }.
stanza-log-pay = { $seat } zahlt { $florins } ƒ: Stärke { $strength }.
stanza-log-finish = { $seat } beendet die Aktivierung.
stanza-log-sail = Das Schiff von { $seat } fährt { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} bis { $florins } ƒ.
stanza-log-sail-points = Das Schiff von { $seat } fährt { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} bis { $points } PP.
stanza-log-write = { $seat } verfasst Buch { $count } über { $discipline }.
stanza-log-florins = { $seat } erhält { $florins } ƒ.
stanza-log-disc = { $seat } legt eine Scheibe auf das Feld { $field }.
stanza-log-create = { $seat } erschafft ein Kunstwerk: { $art } (Wert { $value }).
stanza-log-helper = { $seat } nimmt { $count ->
    [one] einen Günstling
   *[other] { $count } Günstlinge
} in { $helper }.
stanza-log-return = { $seat } gibt einen Günstling in { $helper } zurück.
stanza-log-masterpiece = { $seat } erschafft ein Meisterwerk in { $discipline } mit Stärke { $strength }: { $points } PP.
stanza-log-income = { $worker ->
    [0] { $seat } nimmt { $florins } ƒ Einkommen und hat nun { $money } ƒ.
   *[other] { $seat } nimmt { $florins } ƒ Einkommen und hat nun { $money } ƒ; der Mäzen rückt auf Feld { $worker }.
}
stanza-log-turned = Der Mäzen von { $seat } wird umgedreht: { $points } PP.
stanza-log-patron-home = Der Mäzen von { $seat } kehrt auf das erste Feld zurück.
stanza-log-pass = { $seat } passt.
stanza-log-buy = { $seat } erwirbt „{ $tile }“ für einen Günstling in { $helper }.
stanza-log-give = { $seat } gibt eine Scheibe vom Feld { $field } ab.
stanza-log-fetch = { $seat } nimmt { $person } von { $space }.
stanza-log-refill = Zwei Säle sind leer: Der Spielplan wird aufgefüllt.
stanza-log-reshuffle = Die abgeworfenen Personen werden zu einem neuen Nachziehstapel gemischt.
stanza-log-start-person = { $person } kehrt auf den Spielplan zurück.
stanza-log-round = Runde { $round } beginnt.
stanza-log-last-refill = Das war das letzte Auffüllen: Das Ende des Spiels beginnt.
stanza-log-last-turn = Letzter Zug { $turn }.
stanza-log-stuck = { $seat } kann nicht ziehen und verliert den Zug.
stanza-log-retire = { $seat } steigt aus und erhält { $points } PP.
stanza-log-end = Das Spiel ist zu Ende. Es gewinnt: { $seats }, mit { $points } PP.

## Quellen der Punkte

stanza-source-masterpieces = Meisterwerke
stanza-source-income = Einkommensleiste
stanza-source-books = Bücher
stanza-source-retiring = Aussteigen
stanza-source-leading-ship = Plättchen „Führendes Schiff“
stanza-source-patron-value = Plättchen „Wert des Mäzens“
stanza-source-religious-author = Plättchen „Religiöser Autor“
stanza-source-two-fields = Plättchen „Zwei Felder“
stanza-source-patron = umgedrehter Mäzen
stanza-source-bonus-majority = Scheiben im Saal der Boni
stanza-source-museum = Museum

## Kapitel

stanza-chapter-setup = Vorbereitung
stanza-chapter-turn = Der Spielzug
stanza-chapter-activation = Eine Disziplin aktivieren
stanza-chapter-expert = Expertenvariante
stanza-chapter-income = Einkommen
stanza-chapter-discovery = Der Saal der Entdeckungen
stanza-chapter-literature = Der Saal der Literatur
stanza-chapter-religion = Der Saal der Religion
stanza-chapter-arts = Der Saal der Kunst
stanza-chapter-politics = Der Saal der Politik
stanza-chapter-bonus = Der Saal der Boni
stanza-chapter-tiles = Die Bonusplättchen
stanza-chapter-masterpieces = Meisterwerke
stanza-chapter-refill = Auffüllen
stanza-chapter-end = Das Ende des Spiels
stanza-chapter-scoring = Wertung
stanza-chapter-assumptions = Angenommene Angaben

## Der Spielplan in Zeichen

stanza-board-round = Runde { $round } von { $rounds }
stanza-board-levelling = Nach dem letzten Auffüllen, bis alle gleich viele Züge hatten
stanza-board-over = Das Spiel ist zu Ende
stanza-board-last-turn = Letzter Zug { $turn }
stanza-board-bonus = Saal der Boni
stanza-board-pile = Nachziehstapel { $count }, abgeworfen { $discard }
stanza-board-refill = Aufgefüllt wird bei { $needed } leeren Sälen; leer: { $rooms }
stanza-board-nothing = keiner
stanza-board-activation = { $discipline } mit Stärke { $strength }
stanza-board-masterpieces = Meisterwerke
stanza-board-books = Bücher
stanza-board-discs = Scheiben
stanza-board-helpers = Günstlinge
stanza-board-money = Geld
stanza-board-income = Einkommen +{ $florins }
stanza-board-no-income = kein Einkommen mehr
stanza-board-discs-supply = Vorrat { $supply }, Saal der Boni { $bonus }
stanza-board-recruits = Rekruten
stanza-board-workers = Arbeiter
stanza-board-patron = Mäzen
stanza-board-turned = Mäzen −5
stanza-board-art = Museum
stanza-board-strength = Stärke
stanza-board-tiles = Plättchen
stanza-board-retiring = Aussteigen
stanza-board-next-tile = Bonus
stanza-board-retired = ausgestiegen

## Regeln

stanza-setup-ring = Der Rundweg hat 16 Felder: das Bonusfeld, dann im Uhrzeigersinn je drei in Entdeckungen, Literatur, Religion, Kunst und Politik. Auf jedes Feld außer dem Bonusfeld kommt eine der 40 gemischten Personen. Alle Figuren beginnen auf dem Bonusfeld, alle Schiffe auf 7 ƒ.
    .title = Der Spielplan
stanza-setup-covers = Zu zweit und zu dritt wird für jeden Saal eines der sechs Abdeckplättchen gezogen; das Meisterwerk dieses Wertes ist gesperrt. Das höchste zu 17 PP wird nie abgedeckt.
    .title = Abgedeckte Meisterwerke
stanza-setup-art = Im Saal der Kunst liegen je eine Skulptur, eine Schriftrolle und ein Gemälde pro Person am Tisch.
    .title = Kunstwerke
stanza-setup-tiles = Von den fünf Bonusplättchen jeder Disziplin außer Politik werden drei zufällig gezogen. Alle zwölf liegen aus.
    .title = Ausliegende Bonusplättchen
stanza-setup-players = In Zugreihenfolge beginnt man mit 10, 11, 12 und 13 ƒ. Alle haben je einen Günstling in Rot, Grün, Gelb und Blau, acht Scheiben (eine davon schon auf dem Religionsfeld) und einen Mäzen auf dem ersten Feld der Arbeiterleiste.
    .title = Was jeder hat
stanza-setup-order = Jeder hat eine Startperson jeder Disziplin auf den Arbeiterfeldern 2 bis 6: in zufälliger oder, als Option, in selbst gewählter Reihenfolge.
    .title = Startpersonen
    .why = Deine Startperson der Disziplin { $discipline } hat schon ein Feld.
stanza-not-this-phase = Ein Zug ist eine Kette kleiner Entscheidungen; jede wird zu ihrer Zeit verlangt.
    .title = Eines nach dem anderen
    .why = Nicht jetzt. Du sollst { $phase }.
stanza-move-length = In deinem Zug ziehst du deine Figur 1 bis 4 Schritte im Uhrzeigersinn.
    .title = Ziehen
    .why = Dorthin kommt deine Figur mit 1 bis { $most } Schritten nicht: { $space }.
stanza-move-person = Die Bewegung endet auf einer Person, die du nimmst. Felder ohne Person werden übersprungen und nicht gezählt.
    .title = Bei einer Person enden
    .why = { $space }: Dort liegt keine Person.
stanza-move-occupied = Felder mit der Figur eines anderen werden übersprungen und nicht gezählt. Nie teilen sich zwei Figuren ein Feld, außer dem Bonusfeld.
    .title = Besetzte Felder
    .why = { $space }: Dort steht die Figur von { $other }.
stanza-move-bonus = Das Bonusfeld zählt immer als Schritt, wer auch darauf steht, und hat Platz für alle Figuren.
    .title = Das Bonusfeld zählt
stanza-recruit = Die genommene Person kommt auf das erste Feld deiner Rekrutierungsleiste. Ist es besetzt, rücken die Personen nach rechts, bis zur ersten Lücke. Wer am Ende hinausgeschoben wird, geht: Startpersonen aus dem Spiel, andere auf den Ablagestapel.
    .title = Rekrutierungsleiste
stanza-actions = Nachdem du auf eine Person gezogen bist, tust du eines von dreien: eine Disziplin aktivieren, Einkommen nehmen oder passen.
    .title = Eine Aktion
stanza-stuck = Wer nirgendwohin ziehen kann, verliert den Zug; in den letzten Zügen steigt er aus.
    .title = Kein Zug möglich
stanza-activate-room = Du aktivierst die Disziplin, in deren Saal deine Figur steht; für jede andere gibst du einen Günstling ab.
    .title = Im Saal
    .why = Deine Figur steht nicht im Saal der Disziplin { $discipline }; du müsstest einen Günstling abgeben.
stanza-activate-helper = Ein Günstling in der Farbe einer Disziplin, in den Saal der Politik zurückgestellt, aktiviert sie von überall. Weiße Günstlinge aktivieren jede Disziplin, auch Politik.
    .title = Einen Günstling abgeben
    .why = Du hast keinen Günstling in { $helper }.
stanza-activate-in-room = Für den Saal, in dem deine Figur steht, kann kein Günstling abgegeben werden: Du aktivierst seine Disziplin ohne.
    .title = Kein Günstling nötig
    .why = Deine Figur steht im Saal der Disziplin { $discipline }: Du aktivierst sie ohne Günstling.
stanza-hire-matching = Um eine Disziplin zu aktivieren, musst du mindestens eine ihrer Personen einstellen, auch wenn schon welche für dich arbeiten. Der Günstling ersetzt das nicht.
    .title = Einstellen ist Pflicht
    .why = Du hast keine Person der Disziplin { $discipline } zum Einstellen.
stanza-hire-first = Zuerst wird eine Person der aktivierten Disziplin eingestellt.
    .title = Die passende Person zuerst
    .why = Zuerst brauchst du eine Person der Disziplin { $discipline }.
stanza-hire-cost = Beim Einstellen kommt eine Person von der Rekrutierungsleiste auf ein Arbeiterfeld deiner Wahl und kostet, was das Feld zeigt.
    .title = Kosten des Einstellens
    .why = Das kostet { $florins } ƒ; du hast { $money } ƒ.
stanza-hire-recruit = Nur Personen auf deiner Rekrutierungsleiste können eingestellt werden.
    .title = Rekrutierte
    .why = Auf Rekrutierungsfeld { $recruit } liegt niemand.
stanza-hire-patron = Der Mäzen kann nicht ersetzt werden.
    .title = Der Mäzen bleibt
    .why = Auf Arbeiterfeld { $worker } liegt dein Mäzen; er kann nicht ersetzt werden.
stanza-hire-replace = Eine Person auf dem Feld wird ersetzt und geht: eine Startperson aus dem Spiel, jede andere auf den Ablagestapel.
    .title = Ersetzen
stanza-hire-fresh = Wer in dieser Aktivierung eingestellt wurde, kann in ihr nicht ersetzt werden.
    .title = Nicht sofort ersetzen
    .why = Die Person auf Arbeiterfeld { $worker } wurde gerade erst eingestellt.
stanza-hire-others = In derselben Aktivierung darfst du auch Personen anderer Disziplinen einstellen, zu den üblichen Kosten.
    .title = Auch andere Disziplinen
stanza-strength = Die Stärke einer Aktivierung ist die Zahl der Personen der Disziplin auf deiner Arbeiterleiste, dazu 1 für ein Plättchen mit dauerhafter Stärke, dazu Scheiben und gekaufte Stärke.
    .title = Stärke
stanza-strength-disc = Jede Scheibe, die du vom Feld der Disziplin im Saal der Religion zurücknimmst, erhöht die Stärke um 1, wo auch immer deine Figur steht.
    .title = Scheiben für Stärke
    .why = Auf dem Feld { $discipline } hast du keine Scheibe.
stanza-strength-once = Stärke kann einmal pro Zug gekauft werden.
    .title = Einmal pro Zug
    .why = In diesem Zug hast du schon Stärke gekauft.
stanza-strength-florins = Gekaufte Stärke kostet 3 ƒ.
    .title = Der Preis der Stärke
    .why = Das kostet { $florins } ƒ; du hast { $money } ƒ.
stanza-reward-strength = Die Stärken 1 bis 3 bringen wachsende Belohnungen; mehr als 3 ohne Meisterwerk zählt als 3.
    .title = Belohnungen
    .why = Deine Stärke { $strength } reicht dafür nicht.
stanza-reward-discipline = Eine Aktivierung bringt die Belohnung ihrer eigenen Disziplin.
    .title = Die Belohnung der Disziplin
    .why = Du aktivierst { $discipline }; die Belohnung ist eine andere.
stanza-reward-lower = Du darfst immer weniger Stärke nutzen, als du hast, aber mindestens 1: Was zu haben ist, wird genommen. In der Expertenvariante auch 0.
    .title = Weniger ist erlaubt
    .why = Nimm mindestens die Belohnung der Stärke 1.
stanza-gift = Was Bücher und Bonusplättchen geben, wird sofort genommen, soweit es da ist.
    .title = Gaben werden genommen
    .why = Auf diese Gabe kann man nicht verzichten.
stanza-expert = In der Expertenvariante darf man eine Person entlassen, statt einzustellen.
    .title = Entlassen
    .why = Personen werden nur in der Expertenvariante entlassen.
stanza-expert-dismiss = Die entlassene Person gehört zur aktivierten Disziplin und verlässt deine Arbeiterleiste: Eine Startperson scheidet aus dem Spiel, jede andere kommt auf den Ablagestapel.
    .title = Wer entlassen wird
    .why = Auf Arbeiterfeld { $worker } liegt niemand der Disziplin { $discipline }.
stanza-expert-instead = Eine Person wird entlassen anstelle allen Einstellens: In einer Aktivierung gibt es das eine oder das andere.
    .title = Entweder oder
    .why = In einer Aktivierung stellst du ein oder du entlässt eine Person, nicht beides.
stanza-expert-zero = Durch Entlassen kann die Stärke 0 sein. Das bringt für sich nichts, kann aber durch Plättchen und Scheiben erhöht werden.
    .title = Stärke 0
stanza-income = Einkommen füllt dein Geld bis zum Wert auf, auf dem dein Schiff steht, auf den Punktefeldern bis 15 ƒ. Wer mehr hat, behält es.
    .title = Einkommen
stanza-income-patron = Für Einkommen geht dein Mäzen einen Schritt nach rechts und schiebt die Personen vor sich her, bis zur ersten Lücke; wer am Ende hinausgeschoben wird, geht.
    .title = Der Weg des Mäzens
stanza-income-turned = Ein Mäzen auf dem letzten Feld wird umgedreht (-5 PP) und kehrt auf das erste zurück; Personen rücken nach rechts. Ein zweites Mal wird er nicht umgedreht: Auf dem letzten Feld gibt es dann kein Einkommen mehr.
    .title = Den Mäzen umdrehen
    .why = Dein Mäzen ist umgedreht und liegt auf dem letzten Feld: Es gibt kein Einkommen mehr.
stanza-discovery-ship = Stärke 1, 2 oder 3 zieht dein Schiff so viele Felder auf der Einkommensleiste vor. Schiffe dürfen sich ein Feld teilen.
    .title = Schiffe
stanza-discovery-helpers = Für jedes Feld mit einem Günstling, das dein Schiff erreicht oder überfährt (11 ƒ, 1 PP, 11 PP), nimmst du einen weißen Günstling.
    .title = Weiße Günstlinge
stanza-discovery-end = Ein Schiff fährt nicht über das Ende der Leiste hinaus; weitere Schritte verfallen.
    .title = Das Ende der Leiste
    .why = { $spaces ->
        [0] Dein Schiff ist am Ende der Leiste.
        [one] Dein Schiff hat nur noch 1 Feld vor sich.
       *[other] Dein Schiff hat nur noch { $spaces } Felder vor sich.
    }
stanza-literature-books = Stärke 1, 2 oder 3 bringt so viele Bücher verschiedener Farben für dein Regal.
    .title = Bücher
stanza-literature-different = Die Bücher einer Aktivierung haben verschiedene Farben.
    .title = Verschiedene Bücher
    .why = Du hast gerade ein Buch über { $discipline } verfasst; das nächste muss von einer anderen Disziplin handeln.
stanza-literature-colours = Es gibt Bücher über Entdeckungen, Religion, Kunst und Politik, keine über Literatur.
    .title = Vier Farben
    .why = Über Literatur gibt es keine Bücher.
stanza-literature-shelf = Ein Regal fasst vier Bücher jeder Farbe.
    .title = Das Regal
    .why = Über { $discipline } hast du schon alle vier Bücher verfasst.
stanza-literature-rewards = Das zweite Buch einer Farbe bringt: Religion eine Scheibe auf ein anderes Feld als das der Religion, Politik einen nicht weißen Günstling, Kunst 2 PP, Entdeckungen zwei Felder für dein Schiff. Jedes dritte legt eine Scheibe auf das Religionsfeld. Das vierte ist 3 PP wert, über Kunst 5 PP.
    .title = Belohnungen für Bücher
stanza-religion-discs = Mit Stärke 1, 2 oder 3 legst du so viele Scheiben in den Saal der Religion.
    .title = Scheiben
stanza-religion-different = Die Scheiben einer Aktivierung kommen auf verschiedene Felder.
    .title = Verschiedene Felder
    .why = Auf das Feld { $field } hast du gerade eine Scheibe gelegt.
stanza-religion-field = Auf das Religionsfeld selbst kommen Scheiben nur durch Bücher und Bonusplättchen.
    .title = Das Religionsfeld
    .why = Diese Scheibe darf nicht auf das Religionsfeld.
stanza-religion-supply = Eine Scheibe kommt aus deinem Vorrat. Ist er leer, wird nichts gelegt.
    .title = Scheiben im Vorrat
    .why = Du hast keine Scheibe mehr im Vorrat.
stanza-arts-works = Stärke 1 erschafft eine Skulptur (Wert 2), 2 eine Schriftrolle (3), 3 ein Gemälde (4). Du darfst auch etwas von geringerem Wert erschaffen.
    .title = Werke
stanza-arts-supply = Die Werke sind begrenzt: eines jeder Art pro Person am Tisch.
    .title = Begrenzte Werke
    .why = Nicht mehr vorhanden: { $art }.
stanza-politics-helpers = Stärke 1, 2 oder 3 bringt so viele Günstlinge verschiedener Farben.
    .title = Günstlinge
stanza-politics-different = Die Günstlinge einer Aktivierung haben verschiedene Farben.
    .title = Verschiedene Günstlinge
    .why = Du hast gerade einen Günstling in { $helper } genommen; der nächste muss eine andere Farbe haben.
stanza-politics-white = Der Saal der Politik gibt keine weißen Günstlinge; sie kommen von der Einkommensleiste und von einem Bonusplättchen.
    .title = Keine weißen
    .why = Weiße Günstlinge kann man hier nicht nehmen.
stanza-politics-supply = Es gibt sieben Günstlinge jeder Farbe; was aus ist, kann nicht genommen werden.
    .title = Begrenzte Günstlinge
    .why = Es gibt keinen Günstling in { $helper } mehr.
stanza-politics-limit = Du hast nie mehr als sieben Günstlinge; welche du sofort zurückgibst, wählst du.
    .title = Sieben Günstlinge
    .why = Du hast keinen Günstling in { $helper } zum Zurückgeben.
stanza-bonus-visit = Wer auf dem Bonusfeld endet, erwirbt genau ein Bonusplättchen und macht keine andere Aktion. Wer keines erwerben kann, darf dort nicht anhalten.
    .title = Besuch im Saal der Boni
    .why = Du kannst auf dem Bonusfeld nicht anhalten: Für kein Plättchen erfüllst du Bedingung und Preis.
stanza-bonus-offer = Nur ausliegende Plättchen können erworben werden.
    .title = Was ausliegt
    .why = „{ $tile }“ liegt nicht aus.
stanza-bonus-discovery = Für dein 1., 2. und 3. Plättchen der Entdeckungen muss dein Schiff das 1., 2. und 3. Günstlingsfeld erreicht haben.
    .title = Bedingung: Entdeckungen
    .why = Für Plättchen { $nth } der Entdeckungen braucht dein Schiff Günstlingsfeld { $needed }; erreicht hat es { $reached }.
stanza-bonus-literature = Für dein 1., 2. und 3. Plättchen der Literatur brauchst du 1, 2 und 3 volle Spalten im Regal: so viele Bücher jeder der vier Farben.
    .title = Bedingung: Literatur
    .why = Volle Bücherspalten für Plättchen { $nth } der Literatur: { $needed }; du hast { $reached }.
stanza-bonus-religion = Für dein 1., 2. und 3. Plättchen der Religion brauchst du je zwei eigene Scheiben auf 1, 2 und 3 Feldern im Saal der Religion.
    .title = Bedingung: Religion
    .why = Felder mit zwei deiner Scheiben für Plättchen { $nth } der Religion: { $needed }; du hast { $reached }.
stanza-bonus-arts = Für dein 1., 2. und 3. Plättchen der Kunst brauchst du Kunstwerke im Wert von 5, 10 und 15.
    .title = Bedingung: Kunst
    .why = Für Plättchen { $nth } der Kunst brauchst du Kunstwerke im Wert von { $needed }; du hast { $reached }.
stanza-bonus-price = Ein Plättchen kostet einen Günstling seiner Farbe oder einen weißen.
    .title = Der Preis
    .why = Du hast keinen Günstling in { $helper }.
stanza-bonus-disc = An die Stelle des Plättchens kommt eine deiner Scheiben. Sie kommt aus deinem Vorrat; ist er leer, aus dem Saal der Religion.
    .title = Eine Scheibe für das Plättchen
    .why = Alle deine Scheiben liegen schon im Saal der Boni.
stanza-bonus-hall = Bei leerem Vorrat wählst du, von welchem Feld die Scheibe kommt; die Bedingungen wurden vorher geprüft.
    .title = Scheiben aus dem Saal
    .why = Auf dem Feld { $field } hast du keine Scheibe.
stanza-tile-discovery-strength = Deine Aktivierungen von Entdeckungen sind immer um 1 stärker.
    .title = Stärke in Entdeckungen
stanza-tile-politics-strength = Deine Aktivierungen von Politik sind immer um 1 stärker.
    .title = Stärke in Politik
stanza-tile-five-florins = Du erhältst sofort 5 ƒ.
    .title = Fünf Florin
stanza-tile-any-person = Du nimmst sofort eine beliebige Person vom Spielplan und legst sie auf ein beliebiges Feld deiner Rekrutierungsleiste; Personen dort rücken nach rechts.
    .title = Person nach Wahl
    .why = Dort ist niemand zu nehmen: { $space }.
stanza-tile-leading-ship = Am Ende: 5 PP, wenn dein Schiff vor allen anderen liegt, 3 PP bei geteilter Führung.
    .title = Führendes Schiff
stanza-tile-literature-strength = Deine Aktivierungen von Literatur sind immer um 1 stärker.
    .title = Stärke in Literatur
stanza-tile-patron-value = Am Ende: so viele PP, wie das Einstellen auf dem Feld deines Mäzens kostet.
    .title = Wert des Mäzens
stanza-tile-three-spaces = Dein Schiff fährt sofort 3 Felder.
    .title = Drei Felder voraus
stanza-tile-join-the-leader = Dein Schiff fährt sofort auf das Feld des führenden Schiffs; Günstlingsfelder unterwegs zählen wie üblich.
    .title = Zum Führenden
stanza-tile-paid-author = Du erhältst 1 ƒ für jedes Buch, das du verfasst, gleich welcher Farbe.
    .title = Bezahlter Autor
stanza-tile-religion-strength = Deine Aktivierungen von Religion sind immer um 1 stärker.
    .title = Stärke in Religion
stanza-tile-two-religion-discs = Du legst sofort 2 Scheiben aus deinem Vorrat auf das Religionsfeld.
    .title = Zwei Scheiben auf Religion
stanza-tile-two-books = Du verfasst sofort 2 verschiedene Bücher deiner Wahl. Am Ende zählt das Plättchen wie eine weitere Scheibe im Saal der Boni.
    .title = Zwei Bücher
stanza-tile-bought-strength = Einmal pro Zug darfst du 3 ƒ zahlen, um eine Aktivierung um 1 zu verstärken.
    .title = Gekaufte Stärke
    .why = Du hast das Plättchen „Gekaufte Stärke“ nicht.
stanza-tile-religious-author = Du verfasst sofort ein Buch über Religion. Am Ende: 5 PP, wenn du die meisten Bücher über Religion hast, 3 PP bei Gleichstand.
    .title = Religiöser Autor
stanza-tile-arts-strength = Deine Aktivierungen von Kunst sind immer um 1 stärker.
    .title = Stärke in Kunst
stanza-tile-extra-exhibit = Am Ende zählt das Plättchen wie ein Kunstwerk vom Wert 4 in deinem Museum.
    .title = Weiteres Ausstellungsstück
stanza-tile-two-fields = Du legst sofort 2 Scheiben auf verschiedene Felder, nicht auf das der Religion. Am Ende: 1 PP für jede Person auf deiner Arbeiterleiste.
    .title = Zwei Felder
stanza-tile-patron-home = Du verfasst sofort ein Buch über Kunst, und dein Mäzen kehrt auf das erste Arbeiterfeld zurück; Personen rücken nach rechts.
    .title = Rückkehr des Mäzens
stanza-tile-two-white-helpers = Du nimmst sofort 2 weiße Günstlinge.
    .title = Zwei weiße Günstlinge
stanza-masterpiece-strength = Stärke 4, 5, 6 oder 6+1 kann statt der üblichen Belohnung ein Meisterwerk zu 5, 8, 12 oder 17 PP erschaffen. Eine stärkere Aktivierung darf ein geringeres Meisterwerk nehmen.
    .title = Meisterwerke
    .why = Dieses Meisterwerk braucht Stärke { $needed }; du hast { $strength }.
stanza-masterpiece-free = Jedes Meisterwerk hat Platz für eine Säule.
    .title = Je eine Säule
    .why = Das Meisterwerk { $strength } der Disziplin { $discipline } ist vergeben oder abgedeckt.
stanza-masterpiece-one = Jeder erschafft höchstens ein Meisterwerk je Disziplin.
    .title = Eines je Disziplin
    .why = Du hast schon ein Meisterwerk in { $discipline } erschaffen.
stanza-masterpiece-partner = Das höchste Meisterwerk braucht außerdem Stärke 1 in einer anderen Disziplin: Entdeckungen in Politik, Literatur in Entdeckungen, Religion in Literatur, Kunst in Religion, Politik in Kunst. Personen und dauerhafte Plättchen zählen, Scheiben nicht.
    .title = Die Partnerdisziplin
    .why = Das höchste Meisterwerk in { $discipline } braucht außerdem Stärke 1 in { $partner }.
stanza-refill = Sind zwei Säle ohne Personen, bekommt jedes leere Feld außer dem Bonusfeld eine neue, im Uhrzeigersinn vom ersten Feld der Entdeckungen an, auch unter Figuren. Dann beginnt die nächste Runde.
    .title = Auffüllen
stanza-refill-time = Ob aufgefüllt wird, wird am Ende jedes Zuges geprüft.
    .title = Wann aufgefüllt wird
stanza-refill-pile = Ist der Nachziehstapel leer, werden die abgeworfenen Personen zum neuen gemischt. Alle wissen, wer darin ist, niemand kennt die Reihenfolge.
    .title = Der Nachziehstapel
stanza-refill-start = Reicht auch das nicht, kommt von jeder Disziplin eine ausgeschiedene Startperson zurück, zufällig auf die übrigen Felder. Weitere Felder bleiben leer.
    .title = Startpersonen kehren zurück
stanza-end-rounds = Es gibt eine Runde mehr, als Personen am Tisch sind. Am Ende der letzten wird noch einmal aufgefüllt, danach nie mehr.
    .title = Runden
stanza-end-short = Beim kurzen Ende ist das letzte Auffüllen jenes, mit dem die letzte Runde beginnt.
    .title = Kurzes Ende
stanza-end-turns = Nach dem letzten Auffüllen geht es weiter, bis alle gleich viele Züge hatten. Dann hat jeder bis zu drei letzte Züge: A, B und C.
    .title = Letzte Züge
stanza-retire = In den letzten Zügen darfst du aussteigen, statt zu ziehen. Deine Figur verlässt den Weg für den höchsten noch freien Wert, und das Spiel ist für dich vorbei.
    .title = Aussteigen
    .why = Aussteigen kannst du nur in den letzten Zügen A, B und C.
stanza-score-masterpieces = Jedes Meisterwerk bringt seine Punkte.
    .title = Punkte: Meisterwerke
stanza-score-income = Dein Schiff bringt die Punkte seines Feldes auf der Einkommensleiste.
    .title = Punkte: Einkommensleiste
stanza-score-books = Bücher bringen die Punkte der erreichten Belohnungen: das zweite über Kunst 2 PP, das vierte jeder Farbe 3 PP, über Kunst 5 PP.
    .title = Punkte: Bücher
stanza-score-retiring = Wer ausgestiegen ist, erhält den genommenen Wert, der Erste am meisten.
    .title = Punkte: Aussteigen
stanza-score-patron = Ein umgedrehter Mäzen kostet 5 PP.
    .title = Punkte: Mäzen
stanza-score-majority = Die meisten Scheiben im Saal der Boni bringen 12, 8, 5 und 3 PP, so viele Plätze wie Personen am Tisch. Ohne Scheibe nichts.
    .title = Punkte: Scheiben im Saal der Boni
stanza-score-museum = Die Museen bringen nach ihrem Wert 17, 12, 8 und 5 PP, so viele Plätze wie Personen am Tisch. Was an Kunst auf dem Spielplan bleibt, ist das Museum eines neutralen Spielers, der um die Plätze mitkämpft. Ohne Kunst nichts.
    .title = Punkte: Museen
stanza-score-shared = Bei Gleichstand werden die Punkte der Plätze addiert und geteilt, abgerundet; der neutrale Spieler teilt mit.
    .title = Gleichstand
stanza-score-winner = Die meisten PP gewinnen. Bei Gleichstand schlägt ein nicht umgedrehter Mäzen einen umgedrehten, dann der weiter links liegende, dann, wer früher ausgestiegen ist. Wer dann noch gleich ist, teilt den Platz.
    .title = Wer gewinnt
stanza-assumed-costs = Die Kosten der Arbeiterfelder, 5-4-3-2-1-1, sind rekonstruiert: Sicher sind nur ihre Zahl, eine 4 und eine 1.
    .title = Angenommen: Kosten des Einstellens
stanza-assumed-recruits = Die Länge 4 der Rekrutierungsleiste ist rekonstruiert.
    .title = Angenommen: Rekrutierungsleiste
stanza-assumed-income = Die Einkommensleiste ist zwischen den bekannten Feldern rekonstruiert: 7 bis 15 ƒ in Einerschritten, dann 1 bis 15 PP in Zweierschritten.
    .title = Angenommen: Einkommensleiste
stanza-assumed-values = Die Werte für das Aussteigen (5, 3, 2, 1) und für Scheiben im Saal der Boni (12, 8, 5, 3) sind rekonstruiert.
    .title = Angenommen: Aussteigen und Scheiben
stanza-assumed-museum = Die Punkte der Museen sind für vier Personen bekannt; dass zu zweit und zu dritt die ersten Plätze derselben Tabelle gelten, ist angenommen.
    .title = Angenommen: Museum
stanza-assumed-covers = Dass die sechs Abdeckplättchen je zwei zu 5, 8 und 12 PP sind, ist angenommen.
    .title = Angenommen: Abdeckplättchen
stanza-assumed-tiles = Welches Bonusplättchen zu welcher Disziplin gehört, folgt aus der Anordnung auf der letzten Seite der Regeln.
    .title = Angenommen: Disziplinen der Plättchen
stanza-assumed-names = Die meisten Namen der Personen sind frei gewählt; nur die Disziplinen haben eine Wirkung.
    .title = Angenommen: Namen
