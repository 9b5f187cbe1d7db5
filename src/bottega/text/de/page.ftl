# What the page itself says around the games.

## The frame
page-skip = Zum Inhalt springen
page-home = Startseite
page-nav = Seiten
page-nav-play = Spielen
page-nav-rules = Regeln
page-nav-first = Erste Partie mit Lehrmeister
page-nav-records = Gespeicherte Partien
page-account = Konto und Einstellungen
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-light = Helle Farben
page-theme-dark = Dunkle Farben
page-theme-is-system = Systemeinstellung
page-theme-is-light = Hell
page-theme-is-dark = Dunkel
page-loading = Einen Augenblick …
page-offline = Keine Verbindung zum Server. Neuer Versuch …
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
page-copied = Link kopiert.
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
page-emblem-sun = Sonne
page-emblem-rose = Rose
page-emblem-key = Schlüssel
page-emblem-anchor = Anker
page-emblem-grapes = Traube
page-colour-lapis = Lapisblau
page-colour-terracotta = Terrakotta
page-colour-verdigris = Grün
page-colour-saffron = Safran
page-colour-plum = Pflaume
page-colour-slate = Schiefer
page-colour-azure = Azur
page-colour-blush = Rosa
page-arms = Wappen und Farbe
page-arms-emblem = Wappen
page-arms-colour = Farbe
page-arms-more = Sie gehören dir an jedem Tisch. Hat dort schon jemand eines davon, bekommst du das nächste freie.
page-arms-done = Fertig

## Home
page-hero = Brettspiele aus der Renaissance. Nimm Platz.
page-hero-more = Allein gegen Bots oder mit Freunden, am Stück oder über mehrere Tage. Kein Konto nötig: Ein Name genügt.
page-games = Die Spiele
page-players = { $low } bis { $high } Spieler
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
page-status-open = Wartet auf Mitspieler
page-status-running = Die anderen sind am Zug
page-status-over = Beendet
page-status-ended = Einvernehmlich beendet
page-status-broken = Lässt sich nicht öffnen
page-open-tables = Offene Tische
page-open-tables-none = Zurzeit keine offenen Tische.
page-seats-taken = { $taken } von { $seats } Plätzen
page-have-link = Hast du einen Link?
page-paste-link = Einladung einfügen
page-join = Beitreten
page-link-wrong = Das ist kein Link zu einem Tisch.
page-onlookers-welcome = Zuschauer sind willkommen; ein Bot kann für jemanden einspringen, der fehlt.

## A new table
page-new-table = Neuer Tisch
page-who-plays = Wer spielt mit?
page-how-many = Wie viele Spieler
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
page-start = Los geht’s
page-start-more = Die Partie beginnt sofort.
page-make-table = Tisch eröffnen
page-make-table-more = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-expansions = Erweiterungen und Varianten
page-no-options = Dieses Spiel hat keine Optionen.
page-option-players = Nur mit { $counts } Spielern.
page-table-settings = Der Tisch
page-table-name = Name des Tisches
page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-quick = Je 20 Minuten
page-clock-calm = Je eine Stunde
page-clock-day = Ein Tag je Entscheidung
page-clock-days = Drei Tage je Entscheidung
page-stars =
    { $count ->
        [one] ein Stern von fünf
       *[other] { $count } Sterne von fünf
    }
page-draw-seats = Auslosen, wer wo sitzt
page-confirm-turns = Jeden Zug bestätigen, bevor er gilt
page-tap-twice = Auf Touchscreens: einmal tippen zeigt, noch einmal tippen zieht
page-public = Alle dürfen mitspielen oder zusehen

## Gathering
page-lobby-wait = Schick jedem einen Link.
page-lobby-welcome = Willkommen! Nimm Platz.
page-lobby-begins = Die Partie beginnt, sobald alle bereit sind.
page-take-seat = Platz nehmen
page-seat-free = Freier Platz
page-seat-free-more = offen für alle, die den Link haben
page-seat-link = Link zu Platz { $number }
page-fill-bot = Bot mitspielen lassen
page-free-seat = Platz freigeben
page-ready = Ich bin bereit
page-is-ready = bereit
page-not-ready = noch nicht bereit
page-wait-please = Doch noch nicht
page-leave = Verlassen
page-copy-onlooker = Link für Zuschauer kopieren
page-copy-seat = Link zu meinem Platz kopieren
page-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
page-no-token = Dieser Link gilt nicht mehr.
page-no-token-more = Bitte die Person, die ihn geschickt hat, um einen neuen.
page-private-table = Dieser Tisch ist privat.
page-private-table-more = Öffne ihn über den Link eines Platzes. Wenn du auf einem anderen Gerät hier sitzt, wähle dort im Menü „Meinen Link kopieren“.
page-broken = Dieser Tisch kann nicht geöffnet werden.

## At the table
page-parts = Teile des Tisches
page-tab-board = Spielplan
page-tab-seats = Spieler
page-tab-panel = Verlauf und Chat
page-panel-log = Verlauf
page-panel-chat = Chat
page-panel-notes = Notizen
page-panel-rules = Regeln
page-toggle-panel = Verlauf ein- oder ausblenden
page-menu = Menü
page-undo = Einen Schritt zurücknehmen
page-undo-nothing = Du hast nichts, was du zurücknehmen könntest.
page-undo-ask = Seit deinem letzten Schritt haben andere gehandelt, oder Verdecktes ist offen. Im Menü kannst du die anderen fragen.
page-reset = Zug von vorn beginnen
page-you = du
page-bot = Bot
page-away = abwesend
page-place = Platz { $place }
page-score = Wertung im Einzelnen
page-points-of = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Zeigen, woher sie kommen.
page-points-change = { NUMBER($points, signDisplay: "always") } { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-to-decide = am Zug
page-position = Die Stellung
page-board-failed = Der Spielplan von „{ $title }“ ließ sich nicht zeichnen. Die Stellung steht hier in Worten.
page-your-moves = Deine Züge
page-filter-moves = Züge durchsuchen ({ $count })
page-filter-none = Kein Zug gefunden.
page-choose-number = Zahl wählen
page-choose-on-board = Wähle auf dem Spielplan etwas golden Umrandetes.
page-choose-freely = Wähle auf dem Spielplan.
page-choose-from-list = Wähle aus der Liste.
page-all-moves = Alle Züge ({ $count })
page-waiting-for = Warten auf { $names }
page-over = Die Partie ist zu Ende.
page-over-more = Sieh dir an, woher die Punkte kamen, spiel die Partie nach oder prüfe deine Entscheidungen.
page-over-tied = { $names } { $count ->
        [one] hat
       *[other] haben
    } ebenso viele Punkte; die Regel für Gleichstände entscheidet.
page-ended = Die Partie wurde einvernehmlich beendet.
page-you-won = { $points ->
        [one] Du gewinnst mit { $points } Punkt!
       *[other] Du gewinnst mit { $points } Punkten!
    }
page-won =
    { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $names } teilen sich den Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
     }
page-draft-done = Dein Zug ist vollständig. Bestätigen?
page-draft-reveals = Der nächste Schritt deckt etwas auf und lässt sich nicht zurücknehmen. Bestätigen?
page-confirm = Bestätigen
page-step-back = Ein Schritt zurück
page-hint = Um einen Tipp bitten
page-hint-says = Tipp: { $move }
page-hint-play = So spielen
page-auto = Im Voraus entscheiden
page-auto-short = Auto-Gebot
page-auto-up-to = Auto-Gebot bis
page-auto-about = Solange dies eingeschaltet ist, wirst du nicht gefragt. Es schaltet sich an der Grenze oder bei einer anderen Frage selbst ab und sagt dir, warum.
page-auto-bid = Bieten bis { $limit }
page-auto-pass = Immer passen
page-auto-off = Ausschalten
page-auto-bids = bietet bis { $limit }
page-auto-bids-for = bietet bis { $limit } auf: { $lot }
page-auto-passes = passt automatisch
page-auto-bids-ended = Auto-Gebot beendet.
page-auto-bids-ended-for = Auto-Gebot auf { $lot } beendet.
page-auto-passes-ended = Automatisches Passen beendet.
page-log-more = { $count ->
        [one] Eine Einzelheit
       *[other] { $count } Einzelheiten
    }
page-log-earlier = Frühere Zeilen
page-since = Seit meinem letzten Zug
page-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
page-look-back = Den Spielplan zu diesem Zeitpunkt zeigen
page-film-at = { $at } von { $of }
page-film-quiet = Etwas wurde geheim entschieden.
page-film-stop = Zurück zur Partie
page-others-move = Die anderen ziehen
page-skip-showing = Überspringen
page-pace = Züge der anderen
page-speed = Tempo
page-pace-off = aus
page-pace-slow = langsam
page-pace-normal = normal
page-pace-fast = schnell
page-round = Runde { $round }
page-round-before = Runde davor
page-round-after = Nächste Runde
page-next-turning-point = Nächster Wendepunkt
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
page-sound = Klänge
page-take-back-seat = Meinen Platz vom Bot zurücknehmen
page-ask-undo = Die anderen um weiteres Zurücknehmen bitten
page-ask-takeover = Bot für { $name } spielen lassen
page-ask-end = Um Abbruch bitten
page-proposal-asked = Bist du einverstanden?
page-proposal-yes = Einverstanden
page-proposal-no = Ablehnen
page-proposal-withdraw = Zurückziehen
page-rematch = Noch einmal
page-proof = Faires Mischen
page-proof-about = Das ist das Siegel der Mischung, gesetzt vor dem ersten Zug. Am Ende wird der Startwert aufgedeckt, und alle können nachprüfen.
page-keys = Tasten
page-sound-about = Leise Töne: eine Glocke, wenn du am Zug bist, ein Klopfen für eigene Steine, ein Klingen für Punkte.
page-confirm-turns-about = Du probierst den ganzen Zug aus und bestätigst ihn am Ende; bis dahin sieht ihn niemand.
page-tap-twice-about = Damit nichts aus Versehen gespielt wird.
page-coordinates = Koordinaten auf den Plänen
page-coordinates-about = Buchstaben und Zahlen an den Feldern, wie das Protokoll sie nennt.
page-pace-about = Wie lange jeder Zug der anderen gezeigt wird.
page-fullscreen = Vollbild
page-fullscreen-off = Vollbild verlassen
page-key-bar = in der Leiste wählen
page-key-moves = alle Züge
page-key-undo = einen Schritt zurücknehmen
page-key-back = eine Ebene zurück, schließen
page-key-arrows = zum nächsten, was gewählt werden kann
page-key-arrows-all = auch zu dem, was nicht geht, mit Begründung
page-key-zoom = vergrößern, worauf Zeiger oder Fokus steht
page-key-skip = Züge der anderen überspringen
page-key-coach = dorthin, wohin der Lehrmeister zeigt
page-curtain = Weitergeben an { $name }
page-curtain-more = Niemand sonst sollte jetzt hinsehen.
page-curtain-lift = Ich bin { $name }
page-score-source = Woher
page-score-sum = Summe
page-score-about = Solange die Partie läuft, zählt nur, was alle sehen können.

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
page-record = Partie herunterladen
page-records-mine = Beendete Partien
page-records-none = Noch keine beendeten Partien.
page-records-load = Gespeicherte Partie öffnen
page-records-load-about = Jede gespeicherte Partie von Bottega lässt sich hier nachspielen und untersuchen, und an jedem Zug kannst du abzweigen.
page-records-file = Die Datei
page-sight = Gesehen von
page-sight-own = wie ich es sah
page-sight-all = alles aufgedeckt
page-sight-of = wie { $name } es sah
page-branch = Von hier abzweigen
page-to-table = Zum Tisch
page-move-of = Zug { $move } von { $of }
page-time-line = Zeitleiste
page-analysis = Analyse
page-analysis-about = Die Engine prüft jede deiner Entscheidungen mit dem, was du damals wissen konntest, und zeigt, wo du Punkte oder Gewinnaussichten verloren hast.
page-analyse = Diese Partie untersuchen
page-analyse-deeper = Noch einmal hinschauen, { $seconds } s
page-analysis-thin = Für diese Partie war zu wenig Zeit: Was hier steht, ist eine erste Vermutung. Schau noch einmal länger hin.
page-accuracy = Genauigkeit { $percent } %
page-play-better = Den besseren Zug spielen
page-whose-decisions = Wessen Entscheidungen
page-luck = Glück beim Ziehen
page-luck-about = Was aufgedeckt wurde, in Punkten mehr oder weniger als das, was hätte kommen können.
page-analysis-failed = Die Analyse wurde abgebrochen.
page-score-by-source = Punkte nach Herkunft
page-show-as = Anzeigen als
page-bars = Balken
page-table = Tabelle
page-course = Verlauf der Partie
page-course-points = Punkte
page-course-chances = Gewinnaussicht
page-course-about-course = Erwartbare Punkte je Platz, Zug für Zug
page-course-about-chances = Gewinnaussicht je Platz, Zug für Zug, in Prozent
page-course-shared = Die eigene Gewinnaussicht ist so, wie sie bei den Entscheidungen gefunden wurde; den Rest teilen sich die anderen Plätze, wie es ihre Stellungen nahelegen.
page-decisions = Entscheidungen
page-order = Reihenfolge
page-by-loss = Nach Verlust
page-in-order = Der Reihe nach
page-grade-best = { $count } beste
page-grade-good = { $count } gute
page-grade-inaccuracy =
    { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
page-grade-mistake = { $count } Fehler
page-grade-turning =
    { $count ->
        [one] { $count } Wendepunkt
       *[other] { $count } Wendepunkte
    }
page-grades-about = Über die Unsicherheit hinaus sind 1 Punkt oder 2 % Gewinnaussicht eine Ungenauigkeit, 3 Punkte oder 6 % ein Fehler; die teuersten ab 8 % sind Wendepunkte.
page-losses = Durch alle Entscheidungen verlorene Punkte, zusammengezählt: { $points } (95-%-Intervall: { $low } bis { $high }). Was ein Fehler über mehrere Entscheidungen hinweg kostet, zählt bei jeder von ihnen.
page-balance = Zu erwartende Punkte vor der ersten Entscheidung: etwa { $first }; am Ende: { $end }. Zwischen den Entscheidungen änderten sie sich um etwa { $between }: durch Glück, durch die anderen und wo es besser oder schlechter weiterging als angenommen.
page-best-same = Nichts war besser.
page-best-was = Am besten: { $move }
page-best-near = Etwa gleich gut: { $move }
page-played = Gespielt: { $move }
page-to-win = { $percent } % Gewinnaussicht
page-lost-chance = −{ $percent } %
page-lost-points =
    { $count ->
        [one] −{ $points } Punkt
       *[other] −{ $points } Punkte
    }
page-loss-win = Gewinnaussicht: { $percent } % ({ $low } bis { $high })
page-loss-points = Punkte: { $points } ({ $low } bis { $high })
page-range = { $low } bis { $high }
page-given-away = Verschenkt
page-within-noise = Unterschied im Rahmen der Unsicherheit
page-difference = Unterschied
page-turning-point = Wendepunkt bei Zug { $move }
page-decision = Entscheidung bei Zug { $move }
page-look-at-board = Spielplan ansehen
page-no-decisions = Es gab nichts zu entscheiden.

## The rulebook
page-rules-search = Regeln durchsuchen
page-rules-none = Nichts im Regelheft enthält diese Wörter.
page-rules-contents = Inhalt
page-rules-source = Quelle
page-rules-example = Beispiel
page-rules-figures = Zahlen und Formen, die nicht in den Heften stehen
page-rules-figures-about = Sie wurden aus anderen Quellen erschlossen; wenn du das Spiel besitzt, kannst du sie in einer Datei berichtigen.
page-rules-figure = { $origin } ({ $confidence } %)

## Account
page-here = In diesem Browser
page-account-optional = Ein Konto, wenn du möchtest
page-account-why = Es hält deine Tische auf allen Geräten zusammen und gibt dir eine Wertungszahl für Partien gegen andere.
page-signed-in = Angemeldet als { $name }
page-sign-in = Anmelden
page-sign-up = Konto anlegen
page-sign-out = Abmelden
page-sessions = Wo du angemeldet bist
page-session-here = dieser Browser
page-session-unknown = ein unbekannter Browser
page-session-end = Beenden
page-sessions-end = Alle anderen beenden
page-password = Passwort (mindestens 8 Zeichen)
page-password-old = Altes Passwort
page-password-new = Neues Passwort
page-password-change = Passwort ändern
page-rating = Wertungszahl
page-games-played = Partien

## First games with the coach
page-first-about = Spiel eine echte Partie gegen zwei leichte Bots. Neben dem Spielplan steht ein Lehrmeister: Er erklärt alles, wenn es zum ersten Mal vorkommt, zeigt darauf und sagt, was er tun würde.
page-first-begin = Beginnen
page-first-resume = Weiterspielen
page-first-anew = Neu beginnen
page-coach = Lehrmeister
page-coach-call = Den Lehrmeister rufen
page-coach-leave = Den Lehrmeister fortschicken (das Menü ruft ihn zurück)
page-coach-advises = Bei jeder Entscheidung sagen, was du tun würdest
page-coach-met = Bisher erklärt: { $met } von { $all }
page-coach-would = Mein Rat:
page-coach-only = Nur das ist möglich:
page-coach-show = Wo?
page-coach-thinking = Lass mich überlegen …
page-coach-watch = Jetzt spielen die anderen. Schau zu: Im Verlauf steht jeder Schritt.
page-coach-other = Mein Rat war: { $move }. Macht nichts, wir spielen von hier aus weiter.
page-coach-other-undo = Mein Rat war: { $move }. Du kannst so weiterspielen oder es zurücknehmen.
page-coach-taken-back = Zurückgenommen. Überleg noch einmal.
page-coach-confirm = Damit ist dein Zug fertig. Bestätige ihn oder geh einen Schritt zurück.
page-coach-end = Jetzt kennst du das Spiel, und meine Arbeit ist getan. Alles Weitere steht in den Regeln.

# The page that plays by itself
page-play-here = An einem Bildschirm
page-record-link = Partie als Link kopieren
page-site-fetching = Die Spiel-Engine wird geholt, einmalig …
page-site-fetched = { $done } von { $total } MB
page-site-waking = Die Spiel-Engine startet …
page-site-trouble = Die Spiel-Engine konnte nicht starten.
page-site-missing = Eine Datei dieser Seite ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu; deine Partien sind sicher.
page-site-broken = In der Engine ist etwas schiefgegangen. Lade die Seite neu; deine Partien sind sicher.
page-site-no-wasm = Dieser Browser führt kein WebAssembly aus, das die Engine braucht. Nimm eine aktuelle Version von Firefox, Chrome, Edge oder Safari.
page-site-store-newer = Deine Partien hat eine neuere Version dieser Seite gespeichert. Schließe alle ihre Fenster und lade sie neu, um diese Version zu bekommen; nichts ist verloren.
page-storage-refused = Dein Browser speichert nichts für diese Seite (vielleicht ein privates Fenster). Erlaube ihr das Speichern und lade sie neu: Sonst überdauert keine Partie.
page-storage-full = Der Speicher deines Geräts ist voll, deshalb können deine Partien nicht geöffnet werden. Schaffe Platz und lade die Seite neu; nichts ist verloren.
page-storage-lost = Der Browser hat dieser Seite den Speicher genommen, vielleicht weil ihre Daten gelöscht wurden. Was du jetzt tust, bliebe nicht erhalten: Lade die Seite neu.
page-site-store-damaged = Was dieser Browser von deinen Partien gespeichert hat, ist beschädigt. Exportiere alles: Was noch lesbar ist, wird gesichert. Danach kannst du mit leerem Speicher neu beginnen und die Datei importieren.
page-site-anew = Mit leerem Speicher beginnen
page-site-reload = Neu laden
page-site-update = Eine neue Version ist da. Deine Partien bleiben, wie sie sind.
page-site-update-use = Jetzt verwenden
page-site-update-later = Später
page-baggage = Deine Partien
page-baggage-about = Sie liegen nur in diesem Browser. Exportiere sie, um sie zu sichern oder anderswo weiterzuspielen.
page-baggage-pack = Alles exportieren
page-baggage-unpack = Datei importieren
page-baggage-brought =
    { $count ->
        [0] Nichts Neues darin
        [one] Ein Tisch übernommen
       *[other] { $count } Tische übernommen
    }; { $known } schon hier, { $different } hier unverändert gelassen.
page-baggage-damaged =
    { $count ->
        [one] Ein Tisch in der Datei ist beschädigt und wurde ausgelassen.
       *[other] { $count } Tische in der Datei sind beschädigt und wurden ausgelassen.
    }
