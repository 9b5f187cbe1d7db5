# What the page itself says around the games.

## The frame
page-skip = Zum Inhalt springen
page-home = Startseite
page-nav = Seiten
page-nav-play = Spielen
page-nav-rules = Regeln
page-nav-first = Erste Partie mit Begleitung
page-nav-records = Aufzeichnungen
page-account = Konto und Einstellungen
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-light = Helle Farben
page-theme-dark = Dunkle Farben
page-theme-is-system = Wie das System
page-theme-is-light = Hell
page-theme-is-dark = Dunkel
page-loading = Einen Augenblick …
page-offline = Gerade besteht keine Verbindung zum Server. Wir versuchen es weiter.
page-reconnecting = Verbindung wird erneuert …
page-nothing-here = Unter dieser Adresse ist nichts.
page-refused = Das hat nicht geklappt.
page-close = Schließen
page-back = Zurück
page-next = Weiter
page-previous = Zurück
page-first = Zum Anfang
page-last = Zum Ende
page-play = Abspielen
page-pause = Anhalten
page-now = jetzt
page-less = Weniger
page-more = Mehr
page-copied = Der Link liegt in der Zwischenablage.
page-copy-link = Link kopieren
page-saved = Gespeichert.
page-saving = Wird gespeichert …
page-the-rule = Regel lesen
page-not-now = Jetzt nicht möglich

## Emblems of the seats
page-emblem-lily = Lilie
page-emblem-lion = Löwe
page-emblem-tower = Turm
page-emblem-bee = Biene
page-emblem-moon = Mond

## Home
page-title-florence = Die Fürsten von Florenz
page-title-fresco = Fresko
page-title-stanza = La Stanza
page-about-florence = Um Seen und Gaukler bieten, ein Fürstentum bauen und großen Köpfen die Freiheit geben, ihre Werke zu vollenden.
page-about-fresco = Früh aufstehen, Farben kaufen und mischen und das große Gemälde im Dom erneuern.
page-about-stanza = Durch gemalte Säle gehen, Maler, Dichter und Denker um sich scharen und einen Hof hinterlassen.
page-expansions-florence = Muse und Prinzessin, gemeinsames Bauen
page-expansions-fresco = drei Module und Leonardo
page-expansions-stanza = Expertenvariante, alle Bonusplättchen
page-hero = Drei Spiele der Renaissance. Nimm Platz.
page-hero-more = Allein gegen Bots oder mit Freunden, sofort oder über Tage. Kein Konto: ein Name genügt.
page-games = Die Spiele
page-players = { $low } bis { $high } Personen
page-play-bots = Gegen Bots spielen
page-invite = Freunde einladen
page-title-missing = Dieses Spiel wird auf diesem Server nicht angeboten.
page-table-waits = Dein Tisch wartet
page-take-turn = Zum Zug
page-my-tables = Meine Tische
page-my-tables-none = Noch keine Tische. Zwei Klicks, und du spielst.
page-wait-for-you =
    { $count ->
        [one] einer wartet auf dich
       *[other] { $count } warten auf dich
     }
page-show-all = Alle zeigen
page-show-fewer = Weniger zeigen
page-status-your-turn = Du bist am Zug
page-status-open = Spieler sammeln sich
page-status-running = Andere denken nach
page-status-over = Beendet
page-status-ended = Einvernehmlich beendet
page-status-broken = Zurückgestellt
page-open-tables = Offene Tische
page-open-tables-none = Gerade sucht niemand Mitspieler.
page-seats-taken = { $taken } von { $seats } Plätzen
page-have-link = Einen Link bekommen?
page-paste-link = Einladung einfügen
page-join = Beitreten
page-link-wrong = Das ist kein Link zu einem Tisch.
page-onlookers-welcome = Zuschauer sind willkommen; ein Bot kann einen leeren Platz warm halten.

## A new table
page-new-table = Neuer Tisch
page-who-plays = Wer spielt mit?
page-how-many = Wie viele Personen
page-seat-kind = Platz { $number }
page-seat-me = Ich
page-seat-bot = Ein Bot
page-seat-friend = Jemand per Link
page-seat-here = Jemand an diesem Bildschirm
page-seat-friend-more = Du erhältst einen Link zum Verschicken.
page-your-name = Dein Name
page-name-of = Name von Spieler { $number }
page-level-of = Stärke von Spieler { $number }
page-player = Spieler { $number }
page-start = Los geht's
page-start-more = Die Partie beginnt sofort.
page-make-table = Tisch decken
page-make-table-more = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-expansions = Erweiterungen und Varianten
page-no-options = Dieses Spiel hat keine Optionen.
page-option-players = Nur mit { $counts } Personen.
page-table-settings = Der Tisch
page-table-name = Name des Tisches
page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-quick = Je 20 Minuten
page-clock-calm = Je eine Stunde
page-clock-day = Ein Tag je Entscheidung
page-clock-days = Drei Tage je Entscheidung
page-confirm-turns = Jeden Zug bestätigen, bevor er gilt
page-tap-twice = Auf Touchscreens zeigt das erste Tippen, das zweite zieht
page-public = Alle dürfen mitspielen oder zusehen

## Gathering
page-lobby-wait = Schick jedem einen Link.
page-lobby-welcome = Willkommen! Nimm Platz.
page-lobby-begins = Die Partie beginnt, sobald alle bereit sind.
page-take-seat = Platz nehmen
page-seat-free = Freier Platz
page-seat-free-more = wartet auf jemanden mit dem Link
page-seat-link = Link zu Platz { $number }
page-fill-bot = Bot mitspielen lassen
page-free-seat = Platz freigeben
page-ready = Ich bin bereit
page-is-ready = bereit
page-not-ready = noch nicht bereit
page-wait-please = Wartet auf mich
page-leave = Verlassen
page-copy-onlooker = Link für Zuschauer kopieren
page-copy-seat = Link zu meinem Platz kopieren
page-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich sichtbar.
page-no-token = Dieser Link gilt nicht mehr.
page-no-token-more = Bitte um einen neuen.
page-broken = Dieser Tisch wurde zurückgestellt.

## At the table
page-parts = Teile des Tisches
page-tab-board = Brett
page-tab-seats = Spieler
page-tab-panel = Verlauf
page-panel-log = Verlauf
page-panel-chat = Chat
page-panel-notes = Notizen
page-panel-rules = Regeln
page-toggle-panel = Verlauf ein- oder ausblenden
page-menu = Menü
page-undo = Einen Schritt zurücknehmen
page-reset = Zug von vorn beginnen
page-you = du
page-bot = Bot
page-away = abwesend
page-place = Platz { $place }
page-score = Wertung im Einzelnen
page-points-of = { $name }: { $points } Punkte. Zeigen, woher sie kommen.
page-points-change = { NUMBER($points, signDisplay: "always") } Punkte
page-to-decide = am Zug
page-position = Die Stellung
page-your-moves = Deine Züge
page-filter-moves = { $count } Züge durchsuchen
page-filter-none = Kein solcher Zug.
page-choose-number = Zahl wählen
page-choose-on-board = Wähle auf dem Brett, was golden umrandet ist.
page-choose-from-list = Wähle aus der Liste.
page-all-moves = Alle Züge ({ $count })
page-waiting-for = Warten auf { $names }
page-over = Die Partie ist zu Ende.
page-over-more = Sieh, woher die Punkte kamen, spiel die Partie nach oder prüfe deine Entscheidungen.
page-ended = Die Partie wurde einvernehmlich beendet.
page-you-won = Du gewinnst mit { $points } Punkten!
page-won =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten.
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
     }
page-draft-done = Dein Zug ist vollständig. Soll er gelten?
page-draft-reveals = Der nächste Schritt deckt etwas auf. Soll er gelten?
page-confirm = Bestätigen
page-step-back = Ein Schritt zurück
page-hint = Um einen Tipp bitten
page-hint-says = Tipp: { $move }
page-hint-play = So spielen
page-auto = Im Voraus entscheiden
page-auto-short = Auto-Gebot
page-auto-about = Solange es gilt, wirst du nicht gefragt. Es endet von selbst, wenn die Grenze erreicht ist oder etwas anderes gefragt wird, und sagt warum.
page-auto-bid = Bieten bis { $limit }
page-auto-pass = Immer passen
page-auto-off = Wieder fragen
page-auto-bids = bietet bis { $limit }
page-auto-passes = passt von selbst
page-since = Seit meinem letzten Zug
page-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
page-look-back = Das Brett von damals ansehen
page-film-at = { $at } von { $of }
page-film-quiet = Etwas wurde geheim entschieden.
page-film-stop = Zurück zur Partie
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-write = An den Tisch schreiben
page-chat-send = Senden
page-notes-about = Das liest nur du.
page-onlookers =
    { $count ->
        [0] niemand sieht zu
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
     }
page-sound = Leise Glocke, wenn ich am Zug bin
page-take-back-seat = Meinen Platz vom Bot zurücknehmen
page-ask-undo = Um weiteres Zurücknehmen bitten
page-ask-takeover = Bot für { $name } spielen lassen
page-ask-end = Um Abbruch bitten
page-proposal-undo = { $name } möchte einen Schritt zurücknehmen.
page-proposal-takeover = { $name } möchte einen Bot für einen leeren Platz.
page-proposal-end = { $name } möchte die Partie beenden.
page-proposal-asked = Bist du einverstanden?
page-proposal-yes = Einverstanden
page-proposal-no = Ablehnen
page-proposal-withdraw = Zurückziehen
page-rematch = Noch einmal
page-proof = Faires Mischen
page-proof-about = Das ist das Siegel der Mischung, gesetzt vor dem ersten Zug. Am Ende wird der Startwert gezeigt, und alle können nachprüfen.
page-keys = Tasten: 1 bis 9 wählen in der Leiste, M alle Züge, U zurücknehmen, Esc schließt.
page-curtain = Weitergeben an { $name }
page-curtain-more = Niemand sonst sollte jetzt hinsehen.
page-curtain-lift = Ich bin { $name }
page-score-source = Woher
page-score-sum = Zusammen
page-score-about = Solange die Partie läuft, zählt nur, was offen liegt.

## Notices
page-notices = Benachrichtigungen
page-notices-about = Nachricht erhalten, wenn dieser Tisch dich braucht, auch bei geschlossener Seite.
page-notices-push = Durch diesen Browser
page-notices-webhook = An eine Webadresse
page-notices-webhook-about = Ein Webhook von Discord, Slack oder ein eigener.
page-notices-when = Wann
page-notices-on-turn = ich am Zug bin
page-notices-on-over = die Partie zu Ende ist
page-notices-on-chat = jemand schreibt
page-notices-test = Probe senden
page-notices-tested = Browser: { $push }. Webadresse: { $webhook }.
page-push-refused = Der Browser erlaubt keine Benachrichtigungen.

## Records, replay and analysis
page-replay = Nachspielen
page-record = Aufzeichnung sichern
page-records-mine = Beendete Partien
page-records-none = Noch keine Partie ist beendet.
page-records-load = Aufzeichnung ansehen
page-records-load-about = Jede Aufzeichnung von Bottega lässt sich hier nachspielen, abzweigen und untersuchen.
page-records-file = Die Datei
page-sight = Gesehen von
page-sight-own = wie ich es sah
page-sight-all = alles offen
page-sight-of = wie { $name } es sah
page-branch = Von hier abzweigen
page-to-table = Zum Tisch
page-move-of = Zug { $move } von { $of }
page-time-line = Zeitleiste
page-analysis = Analyse
page-analysis-about = Eine Suche prüft jede deiner Entscheidungen mit dem Wissen von damals und zeigt, wo Punkte und Aussichten blieben.
page-analyse = Diese Partie untersuchen
page-analysis-failed = Die Analyse brach ab.
page-score-by-source = Punkte nach Herkunft
page-show-as = Anzeigen als
page-bars = Balken
page-table = Tabelle
page-course = Verlauf der Partie
page-course-points = Punkte
page-course-chances = Gewinnaussicht
page-course-about-course = Erwartbare Punkte je Platz, Zug für Zug
page-course-about-chances = Gewinnaussicht je Platz, Zug für Zug, in Prozent
page-decisions = Deine Entscheidungen
page-order = Reihenfolge
page-by-loss = Nach Verlust
page-in-order = Der Reihe nach
page-grade-best = { $count } beste
page-grade-good = { $count } gute
page-grade-inexact = { $count } ungenaue
page-grade-weak = { $count } schwache
page-grade-costly = { $count } teure
page-best-same = Nichts war besser.
page-best-was = Am besten: { $move }
page-played = Gespielt: { $move }
page-to-win = { $percent } % Gewinnaussicht
page-turning-point = Wendepunkt bei Zug { $move }
page-decision = Entscheidung bei Zug { $move }
page-look-at-board = Brett ansehen
page-no-decisions = Es gab nichts zu entscheiden.

## The rulebook
page-rules-search = Regeln durchsuchen
page-rules-none = Nichts im Regelheft enthält diese Wörter.
page-rules-contents = Inhalt
page-rules-source = Quelle
page-rules-example = Beispiel
page-rules-figures = Zahlen, die nicht in den Heften stehen
page-rules-figures-about = Diese Zahlen wurden aus anderen Quellen erschlossen; wer das Spiel besitzt, kann sie in einer Datei berichtigen.
page-rules-figure = { $origin } ({ $confidence } %)

## Account
page-here = In diesem Browser
page-account-optional = Ein Konto, wenn du möchtest
page-account-why = Es sammelt deine Tische auf allen Geräten und wertet Partien gegen andere Menschen.
page-signed-in = Angemeldet als { $name }
page-sign-in = Anmelden
page-sign-up = Konto anlegen
page-sign-out = Abmelden
page-password = Passwort (mindestens 8 Zeichen)
page-password-old = Altes Passwort
page-password-new = Neues Passwort
page-password-change = Passwort ändern
page-rating = Wertungszahl
page-games-played = Partien

## Guided first games
page-first-about = Spiel eine echte Partie gegen zwei sanfte Bots. Eine Begleitung nennt das Ziel, erklärt jeden Teil und rät, wenn du fragst.
page-first-begin = Beginnen
page-coach = Deine Begleitung
page-coach-enough = Den Rest kenne ich
page-coach-standing = Ich bleibe an deiner Seite. Lies unten, was gefragt ist, und frag mich jederzeit.
page-coach-advise = Was würdest du tun?
page-coach-again = Noch einmal erklären
page-coach-play = Spielen wir
page-guide-florence-1 = Du bist ein Fürst in Florenz. Wer nach sieben Runden das meiste Prestige hat, gewinnt. Prestige bringen Werke, Gebäude und einige Karten.
page-guide-florence-2 = Jede Runde hat zwei Teile. Zuerst die Versteigerung: alle kaufen genau eine Sache. Danach hat jeder zwei Aktionen.
page-guide-florence-3 = Deine Leute wollen arbeiten. Jede Karte liebt ein Gebäude, eine Landschaft und eine Freiheit. Was du davon besitzt, erhöht den Wert des Werkes, ebenso Gaukler.
page-guide-florence-4 = Ein Werk muss den Mindestwert der Runde erreichen, und der steigt. Sein Wert wird zu Geld, das du sofort in Prestige tauschen darfst, später nicht mehr.
page-guide-florence-5 = Gaukler sind früh stark: jeder erhöht alle künftigen Werke. Landschaften und Baumeister zahlen sich mit der Zeit aus. Achte auf dein Geld.
page-guide-florence-6 = Unter dem Brett steht, was jetzt gefragt ist. Zeig auf eine Wahl, und du siehst die Folgen. Schritte lassen sich zurücknehmen, bis andere handeln.
page-guide-fresco-1 = Du leitest eine Malerwerkstatt. Das Fresko im Dom wird Stück für Stück erneuert. Wer am Ende die meisten Punkte hat, gewinnt.
page-guide-fresco-2 = Jeder Tag beginnt mit dem Aufstehen. Wer früh aufsteht, ist zuerst dran, zahlt aber mehr und verdirbt die Stimmung; Langschläfer zahlen wenig und sind fröhlich.
page-guide-fresco-3 = Dann planst du geheim: Gehilfen gehen auf den Markt, in den Dom, ins Atelier, in die Werkstatt und ins Theater. In dieser Reihenfolge wird ausgeführt.
page-guide-fresco-4 = Auf dem Markt kaufst du Farben, in der Werkstatt mischst du sie, im Dom zahlst du damit ein Stück und erhältst seine Punkte. Der Bischof in der Nähe bringt mehr.
page-guide-fresco-5 = Im Atelier verdienst du mit Porträts Geld, das Theater hebt die Stimmung: bei guter hast du einen Gehilfen mehr, bei schlechter einen weniger.
page-guide-fresco-6 = Unter dem Brett steht, was jetzt gefragt ist. Niemand sieht deinen Plan, bis alle fertig sind; bis dahin darfst du ihn ändern.
page-guide-stanza-1 = Du bist Mäzen, gehst durch sechs Säle und sammelst Leute aus fünf Gebieten. Wer den glanzvollsten Hof hinterlässt, in Punkten, gewinnt.
page-guide-stanza-2 = In deinem Zug gehst du eine bis vier Personen weiter durchs Haus und nimmst die erreichte zu dir. Fremde Figuren und leere Felder zählen nicht.
page-guide-stanza-3 = Danach aktivierst du den Saal, in dem du stehst, oder nimmst Einkommen. Zuvor darfst du anwerben: Rekruten in deine Reihe der Arbeiter setzen, jedes Feld hat seinen Preis.
page-guide-stanza-4 = Deine Stärke ist die Zahl der Arbeiter dieses Gebiets, dazu Hilfen von Plättchen und Scheiben. Je stärker, desto besser die Belohnung.
page-guide-stanza-5 = Jeder Saal belohnt anders: Schiffe heben das Einkommen, Bücher füllen Regale, Scheiben geben Stärke, Kunst füllt das Museum, Politik bringt Helfer.
page-guide-stanza-6 = Läuft ein zweiter Saal leer, werden alle gefüllt und eine Runde endet. Unter dem Brett steht, was jetzt gefragt ist; zeig auf eine Wahl, um die Folge zu sehen.
