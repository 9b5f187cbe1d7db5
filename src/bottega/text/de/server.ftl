table-bot = { $level } { $number }
table-random = Zufall
table-apprentice = Lehrling
table-journeyman = Geselle
table-senior = Altgeselle
table-foreman = Werkführer
table-master = Meister

table-malformed = Nicht verstanden: { $where }: { $problem }.
table-number-least = Nicht möglich: { $where } muss mindestens { $bound } sein.
table-number-most = Nicht möglich: { $where } darf höchstens { $bound } sein.
table-number-range = Nicht möglich: { $where } muss eine ganze Zahl von { $least } bis { $most } sein.
table-number-whole = Nicht möglich: { $where } muss eine ganze Zahl sein.
table-text-least = Nicht möglich: { $where } braucht mindestens { $bound ->
    [one] ein Zeichen
   *[other] { $bound } Zeichen
 }.
table-text-most = Nicht möglich: { $where } darf höchstens { $bound ->
    [one] ein Zeichen
   *[other] { $bound } Zeichen
 } haben.
table-list-least = Nicht möglich: { $where } braucht mindestens { $bound ->
    [one] einen Eintrag
   *[other] { $bound } Einträge
 }.
table-list-most = Nicht möglich: { $where } darf höchstens { $bound ->
    [one] einen Eintrag
   *[other] { $bound } Einträge
 } haben.
table-token = Dieser Link gilt hier nicht, oder er wurde erneuert.
table-need-seat = Das kann nur, wer an diesem Tisch einen Platz hat.
table-need-host = Das kann nur, wer diesen Tisch eröffnet hat.
table-begun = Die Partie hat schon begonnen.
table-not-begun = Die Partie hat noch nicht begonnen.
table-ended = Dieser Tisch wurde vor dem Ende der Partie geschlossen.
table-no-such-seat = Es gibt keinen Platz { $number } an einem Tisch für { $players }.
table-other-seat = Dein Link gilt für Platz { $number }.
table-seat-taken = Auf diesem Platz sitzt schon { $seat }.
table-name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder so, dass es gleich aussieht. Wähle bitte einen anderen Namen.
table-seat-empty = Auf diesem Platz sitzt noch niemand.
table-taken-over = Ein Bot spielt gerade für dich. Nimm deinen Platz zuerst zurück.
table-not-taken-over = Du spielst schon selbst auf diesem Platz.
table-back-later = Deine Zeit ist in diesem Zug schon zweimal abgelaufen. Du bekommst deinen Platz zurück, sobald der Bot eine Entscheidung getroffen hat.
table-stale = Inzwischen ist am Tisch etwas geschehen. Sieh es dir an und entscheide neu.
table-ahead = Der Tisch hat erst { $number ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
 }; deine Ansicht ist weiter. Bitte lade neu.
table-chain-too-long = Die Zugfolge endet vor „{ $move }“: Der Zug davor übergibt an andere oder deckt etwas auf. Spiele zuerst bis dorthin.
table-undo-none = Allein kannst du nichts weiter zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gehandelt.
table-undo-far = Allein kannst du nur zu den Zügen { $first } bis { $last } zurück; darüber hinaus müssen die anderen zustimmen.
table-undo-absent = { $seat } ist nicht da, und ein Bot spielt. Was { $seat } gespielt hat, bleibt stehen, bis { $seat } zustimmt.
table-undo-late = Dafür reicht deine Zeit nicht mehr: Die anderen bekämen von dir zurück, was sie seitdem verbraucht haben.
table-proposal =
    { $what ->
        [undo]
            { $moves ->
                [one] { $seat } möchte einen Zug zurücknehmen.
               *[other] { $seat } möchte { $moves } Züge zurücknehmen.
            }
        [takeover] { $seat } möchte, dass ein Bot ({ $level }) für { $other } spielt.
       *[other] { $seat } möchte die Partie beenden.
    }
table-proposal-other = Inzwischen wird etwas anderes gefragt. Bitte sieh noch einmal nach, bevor du antwortest.
table-proposal-open = Zuerst muss der Vorschlag von { $seat } beantwortet werden.
table-proposal-none = Es gibt keinen Vorschlag zu beantworten.
table-proposal-not-asked = Deine Antwort wird nicht gebraucht.
table-already-bot = Auf dem Platz von { $seat } spielt schon ein Bot.
table-unknown = Diesen Tisch gibt es nicht.
table-broken = Was von Tisch { $table } gespeichert ist, ist beschädigt, oder seine Züge lassen sich nicht mehr spielen. Alles bleibt, wie es ist: Nichts wird weggeworfen, und kein anderer Tisch ist betroffen.
table-outdated = Die Partie an Tisch { $table } folgte Regeln, die nicht mehr gespielt werden; sie ist beendet und kann weder fortgesetzt noch nachgespielt werden. Ihre Züge bleiben als Text lesbar: /api/tables/{ $table }/record
table-busy = Am Tisch ist gerade viel los. Bitte versuche es noch einmal.
table-chat-fast = Du hast in dieser Minute sehr viel gesagt. Warte einen Moment, bevor du weitersprichst.
table-much-done = Du hast in diesem Spiel sehr viel getan ({ $most } Einträge). Von hier an kannst du nur noch Züge spielen, die es weiterbringen.
table-never-begins = An diesem Tisch ist so viel geschehen ({ $most } Einträge), ohne dass das Spiel begonnen hat, dass er geschlossen bleibt. Richte bitte einen neuen ein.
table-seed-study = Nur ein Tisch zum Studieren darf einen gewählten Startwert haben.
table-level = Es gibt keinen Bot der Stufe „{ $level }“. Es gibt: { $levels }.
table-rematch-early = Eine Revanche ist möglich, wenn die Partie zu Ende ist.
table-rematch-renewed = Der Link zu deinem Platz am nächsten Tisch wurde erneuert: Von hier ist er nicht mehr zu haben.
table-branch-early = Von einer laufenden Partie kann man nicht abzweigen: Das würde ihre Geheimnisse verraten.
table-record-early = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist: Vorher würde sie den Startwert verraten.
table-record-long = Eine Aufzeichnung darf höchstens { $most } Züge haben.
table-no-such-move = Es gibt keinen Zug { $number }; der letzte ist { $last }.
table-secret = Was andere sehen, wird gezeigt, wenn die Partie zu Ende ist.
table-hints-off = Tipps sind an diesem Tisch ausgeschaltet.
table-premove-limit = Das nächste Gebot wäre { $amount }; deine Grenze ist { $limit }.
table-premove-asked-else = Du wirst etwas gefragt, das deine Vorgabe nicht abdeckt.
table-premove-limit-needed = Automatisches Bieten braucht eine Grenze.

table-source-start = Start der Leiste

table-log-joined = { $seat } setzt sich.
table-log-left = { $seat } verlässt den Tisch.
table-log-started = Die Partie beginnt.
table-log-drawn = Die Plätze wurden ausgelost. Reihenfolge: { $seats }.
table-log-bot = { $seat } ist ein Bot: { $level }.
table-log-undone =
    { $consent ->
        [true] Im Einvernehmen geht die Partie für { $seat } auf Zug { $to } zurück.
       *[other]
            { $to ->
                [0] { $seat } nimmt alles zurück.
               *[other] { $seat } nimmt alles nach Zug { $to } zurück.
            }
    }
table-log-proposed =
    { $what ->
        [undo]
            { $to ->
                [0] { $seat } bittet darum, alles zurückzunehmen.
               *[other] { $seat } bittet darum, alles nach Zug { $to } zurückzunehmen.
            }
        [takeover] { $seat } schlägt vor, dass ein Bot für jemanden spielt, der fehlt.
       *[other] { $seat } schlägt vor, die Partie hier zu beenden.
    }
table-log-answered =
    { $agree ->
        [true] { $seat } stimmt zu.
       *[other] { $seat } stimmt nicht zu.
    }
table-log-takeover = Ein Bot ({ $level }) übernimmt den Platz von { $other }.
table-log-flag = Die Zeit von { $other } ist abgelaufen; ein Bot ({ $level }) übernimmt.
table-log-back = { $seat } ist wieder da.
table-log-rematch = { $seat } bereitet eine Revanche vor.
table-log-ended = Im Einvernehmen endet die Partie hier.

server-not-found = Unter dieser Adresse gibt es nichts.
server-elsewhere = Dafür braucht es einen Server: Die Seite spielt allein in deinem Browser, von hier aus ist kein anderer Rechner zu erreichen.
server-site-file = Diese Seite kann nicht aus einer Datei starten. Stelle ihren Ordner stattdessen bereit: Führe darin „python -m http.server“ aus und öffne http://localhost:8000, oder lege ihn auf einen beliebigen Webserver.
server-storage-full = Der Speicher deines Geräts ist voll; dies konnte nicht festgehalten werden und wurde nicht ausgeführt. Schaffe Platz und versuche es noch einmal; deine Partien bis hierher sind sicher.
server-storage-refused = Dein Browser speichert nichts für diese Seite (vielleicht ein privates Fenster); dies konnte nicht festgehalten werden und wurde nicht ausgeführt. Erlaube der Seite das Speichern und lade sie neu.
server-baggage = Das ist keine Datei mit exportierten Partien, oder sie ist beschädigt. Nichts wurde verändert.
server-baggage-newer = Diese Partien wurden von einer neueren Version ({ $version }) exportiert. Lade die Seite neu, um die neueste Version zu bekommen, und importiere sie dann noch einmal. Nichts wurde verändert.
server-method = Diese Adresse versteht eine solche Anfrage nicht.
server-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert; bitte versuche es noch einmal.
server-store = Im Augenblick kann nichts gespeichert werden, also wurde nichts geändert. Bitte versuche es später noch einmal.
server-too-large = Das ist zu groß: höchstens { $limit } Bytes.
server-too-slow = Der Rest der Anfrage ist nicht rechtzeitig angekommen.
server-too-often = Zu viele Anfragen. Versuche es in { $seconds ->
    [one] einer Sekunde wieder.
   *[other] { $seconds } Sekunden wieder.
}
server-origin = Diese Anfrage kommt von der Seite einer anderen Website.
server-host = Unter dem Namen „{ $host }“ ist dieser Server nicht bekannt. Wer ihn betreibt, kann den Namen in den Einstellungen (hosts) ergänzen.
server-no-title = Es gibt kein Spiel namens „{ $title }“.
server-no-job = Diesen Auftrag gibt es nicht, oder er ist längst erledigt.
server-no-hint = Die Bots haben hier keinen Tipp.
server-analysis-early = Eine Partie kann analysiert werden, wenn sie zu Ende ist.
server-webhook-address = Der Webhook muss eine https-Adresse im offenen Internet sein; { $host } ist keine.
server-push-address = Das ist keine Push-Anmeldung eines Browsers.
server-notices-off = Dieser Server verschickt keine Benachrichtigungen.
server-account-taken = Der Name „{ $name }“ ist vergeben.
server-account-wrong = Name und Passwort passen nicht zusammen.
server-account-needed = Bitte melde dich zuerst an.
server-password-short = Ein Passwort braucht mindestens { $length } Zeichen.
server-password-common = Dieses Passwort gehört zu denen, die andere zuerst versuchen würden. Bitte wähle ein anderes.
server-no-session = Diese Sitzung gibt es nicht, oder sie ist beendet.
server-restart = Der Server wird neu gestartet; du wirst wieder verbunden.
server-yes = ja
server-no = nein

notice-turn = Du bist am Zug („{ $table }“): { $question }
notice-over = Die Partie ist zu Ende („{ $table }“).
notice-chat = { $name } („{ $table }“): { $text }
notice-clock = Deine Zeit läuft ab („{ $table }“): noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} für deine Entscheidung.
notice-proposal = { $name } („{ $table }“) { $what ->
    [undo] möchte etwas zurücknehmen.
    [takeover] schlägt vor, dass ein Bot für jemanden spielt.
   *[other] schlägt vor, die Partie hier zu beenden.
} Deine Antwort wird gebraucht.
notice-test = Dies ist ein Test: Benachrichtigungen von „{ $table }“ erreichen dich.

serve-open = Bottega läuft unter { $address } (Strg-C beendet; die Partien liegen in { $store }).
serve-settings = Die Einstellungen sind nicht brauchbar: { $problem }
serve-store = Der Speicher ist nicht brauchbar: { $problem }
serve-workers-store = Mehrere Prozesse (gewünscht: { $workers }) kann nur PostgreSQL bedienen; in eine SQLite-Datei schreibt einer. Lass --workers weg, oder gib --store postgresql://Name:Passwort@Rechner/Datenbank an.
serve-workers-system = Mehrere Prozesse an einem Port gehen unter Windows nicht: Lass --workers weg, oder starte weitere Server mit derselben PostgreSQL-Datenbank an anderen Ports.
serve-backed-up = Die Partien sind nach { $path } kopiert.
serve-restored = Die Sicherung liegt nun in { $path }.
serve-kept = Was vorher dort war, bleibt als { $path } erhalten.
serve-replayed = Durch Nachspielen bewiesen: Alles steht, wie es stand (Tische: { $tables }, Züge: { $moves }).
serve-verified = Geprüft: Alle Züge ({ $moves }) ergeben sich mit dem Startwert { $seed }, auf den der Server festgelegt war.
serve-verify-failed = Nicht bestätigt: Tisch, Startwert und Salz ergeben { $found }, nicht das, was der Tisch zu Beginn zeigte.

doctor-local = Nur dieser Rechner erreicht den Server.
doctor-no-url = Der Server lauscht an { $host }, aber `url` ist nicht gesetzt: Links in Benachrichtigungen führen ins Leere.
doctor-url = `url` muss eine Adresse wie https://games.example.org ohne Pfad sein: { $url }
doctor-https = `url` und `https` widersprechen sich: { $url }
doctor-url-good = Der Server ist unter { $url } erreichbar.
doctor-no-proxies = `https` ist gesetzt, aber keine `proxies`: Alle hinter dem Proxy teilen sich eine Grenze.
doctor-proxies-none = Keinem Proxy wird eine Adresse geglaubt.
doctor-proxies-all = `proxies` glaubt allen, und alle erreichen den Port: Jeder kann sich jede Adresse geben.
doctor-proxies = Das ist weder eine Adresse noch ein Netz: { $name }
doctor-secret = `secret` hat weniger als { $least } Zeichen: Wer einen Link hat, kann es erraten und alle anderen herstellen. Lass es weg oder ziehe ein längeres.
doctor-secret-good = Das Geheimnis ist lang.
doctor-proxies-good = Adressen werden geglaubt von: { $proxies }
doctor-page-good = Die Seite ist gebaut.
doctor-page = Die Seite ist nicht gebaut: `make page` im Quellordner ausführen.
doctor-files-good = Bis zu { $count } Dateien und Verbindungen dürfen offen sein.
doctor-files = Nur { $count } Dateien und Verbindungen dürfen offen sein: Grenze erhöhen (LimitNOFILE, ulimit -n).
doctor-disk-good = Für Partien sind { $megabytes } MB frei.
doctor-disk = Für Partien sind nur { $megabytes } MB frei.
doctor-disk-elsewhere = Die Partien liegen in einer Datenbank anderswo.
doctor-notices-off = Benachrichtigungen sind ausgeschaltet.
doctor-contact = `contact` ist nicht gesetzt: Manche Push-Dienste lehnen Benachrichtigungen dann ab.
doctor-contact-good = Push-Dienste erreichen { $contact }.
doctor-no-certificate = Es wird kein Zertifikat gebraucht.
doctor-certificate = Das Zertifikat von { $host } ließ sich von hier nicht prüfen: { $problem }
doctor-certificate-good = Das Zertifikat gilt noch { $days } Tage.
doctor-certificate-ends = Das Zertifikat endet in { $days } Tagen.
doctor-bots-good = Die Bots denken (der erste brauchte { $seconds } s).
doctor-bots = Die Bots denken nicht: Kein Arbeitsprozess ließ sich starten oder antwortete rechtzeitig.
doctor-store = Der Speicher lässt sich nicht öffnen: { $problem }
doctor-store-new = Die Partien kommen nach { $store }; das gibt es noch nicht.
doctor-clock-good = Die Uhr geht nicht hinter dem her, was der Speicher gesehen hat.
doctor-clock = Die Uhr geht hinter dem her, was der Speicher gesehen hat (Sekunden: { $seconds }): bitte stellen.
doctor-tables-good = Alle Tische lassen sich nachspielen (Tische: { $count }, Züge: { $moves }).
doctor-tables = Manche Tische lassen sich nicht nachspielen ({ $count }): { $tables }
doctor-certificate-wrong = Das Zertifikat von { $host } gilt nicht (oder die Uhr geht falsch): { $problem }
doctor-unreached = { $url } ließ sich von hier nicht erreichen: { $problem }
doctor-nobody = Hinter { $url } antwortet kein Server (Status { $status }): Er läuft nicht, oder der Proxy reicht Anfragen anderswohin weiter.
doctor-other = Unter { $url } antwortet etwas anderes als Bottega (Status { $status }).
doctor-reached = Unter { $url } antwortet Bottega.
doctor-proxy-unnamed = Der Proxy sagt, wer fragt, aber `proxies` nennt ihn nicht: Alle hinter ihm teilen sich eine Grenze. Seine Adresse steht im Protokoll des Servers.
doctor-proxy-silent = Der Proxy sagt nicht, wer fragt (X-Forwarded-For): Alle hinter ihm teilen sich eine Grenze.
doctor-host = Den Namen, den der Proxy weiterreicht, kennt der Server nicht: Er soll den `Host` weiterreichen, nach dem gefragt wurde ({ $host }), oder der andere gehört in `hosts`.
doctor-sockets-good = WebSockets kommen durch.
doctor-sockets = WebSockets kommen nicht durch, sodass niemand spielen kann: { $problem }
doctor-port-good = Port { $port } ist frei.
doctor-port-ours = An Port { $port } läuft Bottega schon.
doctor-port = Der Server kann nicht lauschen an { $problem }
doctor-bots-own = Der eigene Bot { $name } findet keinen Zug: Eine Zeile weiter oben sagt, warum.
doctor-keys = Die Schlüssel für Benachrichtigungen im Speicher sind beschädigt: Der Server zieht neue, und Browser müssen Benachrichtigungen neu bestellen.
