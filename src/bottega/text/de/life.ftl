# Was die Seite zwischen den Partien sagt: Listen von Tischen, Ergebnisse, Profile, Freundeskreise.

## Listen von Tischen
life-with = mit { $names }
life-alone = allein
life-decides = { $names } am Zug
life-left = noch { $time }
life-study = zum Üben
life-won = Gewonnen
life-shared = Geteilter erster Platz
life-place = Platz { $place } von { $players }
life-no-result = Kein Ergebnis: einvernehmlich beendet
life-search = Suche nach Spiel, Person, Tisch oder Option
life-search-none = Nichts passt zu deiner Suche.
life-all-games = Alle Spiele
life-found =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
     }

## Das Ende einer Partie
life-finale = Das Ende der Partie
life-podium = Siegertreppchen
life-turned = Die Wende kam
life-at-move = bei Zug { $move }
life-led = { $name } ging endgültig in Führung
life-turned-unknown = Die Analyse zeigt, wo sich die Partie gewendet hat.
life-share = Partie teilen
life-to-circle = Zum Kreis

## Womit gespielt wird
life-played-with = Gespielt mit
life-base-game = Basisspiel
life-clock-player = { $time } pro Person, { $more } s mehr je Entscheidung
life-clock-move = { $time } für jede Entscheidung
life-hints = Tipps erlaubt

## Schnelle Worte im Chat
life-phrases = Schnelle Worte
life-phrase-hello = Hallo zusammen!
life-phrase-luck = Viel Glück!
life-phrase-well = Gut gespielt!
life-phrase-moment = Einen Moment, bitte.
life-phrase-thanks = Danke!
life-phrase-oops = Oh nein!
life-phrase-game = Schöne Partie!
life-phrase-again = Noch einmal?

## Freundeskreise
life-nav-circles = Freunde
life-circles = Freundeskreise
life-circles-about = Ein Kreis versammelt die Leute, mit denen du spielst: ihre Tische, ihre Tabelle einer Saison und ihre Partien, nur für Mitglieder. Zum Beitreten reicht ein Link.
life-tables =
    { $count ->
        [0] kein offener Tisch
        [one] { $count } offener Tisch
       *[other] { $count } offene Tische
     }
life-found-circle = Einen Kreis gründen
life-circle-name = Name des Kreises
life-circle-example = Freitagsrunde
life-found-it = Gründen
life-invited = Du bist eingeladen, mit { $names } zu spielen.
life-invited-more = Ein Konto ist nicht nötig. Dein Platz im Kreis bleibt in diesem Browser; mit einem Konto ist er auf allen deinen Geräten.
life-join-circle = Dem Kreis beitreten
life-circle-closed = Dieser Kreis ist dir verschlossen
life-circle-closed-more = Der Link gilt nicht oder wurde erneuert. Bitte ein Mitglied um eine neue Einladung.
life-standings = Tabelle
life-standings-none = In dieser Saison gibt es noch keine beendete Partie von mindestens zwei Mitgliedern.
life-standings-about = Für jedes Mitglied, das du in einer Partie hinter dir lässt, bekommst du 1 Punkt, bei geteiltem Platz einen halben. Bots und Gäste zählen nicht.
life-season = Saison { $number }
life-season-choose = Saison
life-since = seit { $day }
life-rank = Rang
life-who = Name
life-games = Partien
life-wins = Siege
life-points = Punkte
life-has-left = ist nicht mehr dabei
life-circle-tables = Tische
life-circle-tables-none = Zurzeit ist kein Tisch offen.
life-enter = Zum Tisch
life-look-on = Zuschauen
life-play-again = Mit diesen Leuten spielen
life-circle-records = Partien der Saison
life-circle-records-none = In dieser Saison gibt es noch keine beendete Partie.
life-members = Mitglieder
life-keeper = kümmert sich um den Kreis
life-invite = Einladung: Wer diesen Link hat, kann beitreten
life-renew-invitation = Neuer Einladungslink
life-remove = { $name } hinausbitten
life-remove-sure = { $name } wirklich hinausbitten?
life-circle-settings = Mehr
life-save = Speichern
life-new-season = Name der neuen Saison (freiwillig)
life-begin-season = Neue Saison beginnen
life-my-link-about = Mit deinem eigenen Link kommst du von einem anderen Gerät herein. Behalte ihn für dich; ein neuer macht den alten ungültig.
life-my-link = Meinen Link kopieren
life-renew-mine = Neuer Link für mich
life-leave = Den Kreis verlassen
life-leave-sure = Wirklich verlassen?
life-seat-member = Ein Mitglied

## Profil und Rangliste
life-nav-profile = Profil
life-leaderboard = Rangliste
life-leaderboard-none = In diesem Spiel hat noch niemand eine Wertungszahl.
life-leaderboard-about = Eine Partie zählt für die Wertungszahl, wenn auf jedem Platz eine Person mit Konto sitzt. Die Zahl hinter ± sagt, wie sicher sie ist.
life-member-since = hier seit { $day }
life-profile-none = Noch keine beendeten Partien. Hier stehen dann deine Ergebnisse, Siegesserien und liebsten Gegner.
life-profile-here = Das sind die Partien, deren Links dieser Browser kennt. Mit einem Konto sind sie auf allen deinen Geräten und zählen für die Wertungszahl.
life-profile-account = Die Partien deines Kontos und dieses Browsers.
life-profile-site = Die Partien, die in diesem Browser liegen.
life-share-beaten = geschlagene Gegner
life-streak-now = Siege in Folge zurzeit
life-streak-longest = längste Siegesserie
life-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
     }
life-best = Bestes Ergebnis
life-together = Zusammen
life-opponents = Liebste Gegner
life-met =
    { $games ->
        [one] { $games } Partie, { $ahead }-mal vorn
       *[other] { $games } Partien, { $ahead }-mal vorn
     }
life-course = Wertungszahl: { $from } → { $to }

## Eigene Werte
life-figures = Werte
life-figures-own = Werte berichtigen
life-figures-about = Besitzt du das Spiel und steht dort ein anderer Wert als bei uns, berichtige ihn hier. Deine Werte bleiben in diesem Browser; wähle sie, wenn du einen Tisch eröffnest, und alle dort sehen, womit gespielt wird. Bei jeder Gruppe steht, woher unsere Werte stammen.
life-figures-set = Satz
life-figures-new = Ein neuer Satz
life-figures-name = Name des Satzes
life-figures-file = Aus einer Datei (TOML)
life-figures-keep = Prüfen und behalten
life-figures-drop = Satz löschen
life-figures-kept =
    { $count ->
        [0] Behalten. Die Werte sind dieselben wie unsere.
        [one] Behalten, mit { $count } berichtigten Wert.
       *[other] Behalten, mit { $count } berichtigten Werten.
     }
life-figures-printed = Wie mitgeliefert
life-figures-played = Werte: { $name }

## Absagen der Kreise
circle-unknown = Diesen Kreis gibt es nicht.
circle-no-member = Diese Person gehört nicht zum Kreis.
circle-need-keeper = Das kann nur { $name }: { $name } kümmert sich um diesen Kreis.
circle-full = Ein Kreis hat Platz für { $most } Mitglieder.
circle-name-taken = Hier heißt schon jemand „{ $name }“. Wähle bitte einen anderen Namen, damit die Tabelle eindeutig ist.
circle-name-long = Dieser Name hat { $length } Zeichen; Platz ist für { $most }. Es wurde nichts geändert.
circle-no-season = Dieser Kreis hat keine Saison { $number }.
circle-many-seasons = Ein Kreis kann höchstens { $most } Saisons haben.
circle-of-another = Diese Mitgliedschaft gehört zu einem anderen Konto.
circle-seats = Nenne für jeden der { $seats } Plätze, wer dort sitzt; genannt sind { $members }.
circle-twice = Niemand kann an einem Tisch auf zwei Plätzen sitzen.
circle-no-seat = An diesem Tisch ist kein Platz mehr frei.
