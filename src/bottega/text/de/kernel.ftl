table = der Tisch
seat = Spieler { $number }
log-points =
    { $seat }: { $change } { $points ->
        [one] Punkt
       *[other] Punkte
    } ({ $source })

move-game-over = Das Spiel ist zu Ende.
move-no-such-seat = Einen Platz { $number } gibt es in einer Partie zu { $players } nicht.
move-unknown = „{ $text }“ ist kein Zug in diesem Spiel.
move-unknown-near = „{ $text }“ ist kein Zug in diesem Spiel. Meintest du: { $near }?
move-not-asked = Du bist gerade nicht am Zug; gewartet wird auf { $seats }.

setup-game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
setup-players = { $game } ist für { $counts } Spieler, nicht für { $players }.
setup-option-unknown = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
setup-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
setup-option-players = Die Option „{ $option }“ ist für { $counts } Spieler, nicht für { $players }.
setup-seed = Der Startwert muss eine ganze Zahl ab 0 und kleiner als { $limit } sein oder aus { $digits } Hexadezimalziffern bestehen, nicht „{ $seed }“.

components-unreadable = Die Materialdatei { $path } ist nicht lesbar: { $problem }.
components-no-toml = Die Materialdatei ist kein gültiges TOML: { $problem }.
components-wrong = Material: { $where }: { $problem }.

position-not-one = Das ist keine gespeicherte Stellung: Sie nennt kein Spiel.
position-wrong = Stellung: { $where }: { $problem }.

record-not-one = Zeile { $line }: Das ist keine Bottega-Aufzeichnung; die erste Zeile muss „bottega record“ und eine Zahl lauten.
record-newer = Zeile { $line }: Die Aufzeichnung hat das Format { $version }; diese Bottega-Version liest bis { $known }. Bitte aktualisieren.
record-seed-kind = Zeile { $line }: Dieser Startwert ist nicht von der Art, mit der der Zufallsgenerator { $number } beginnt.
record-chance-newer = Zeile { $line }: Diese Bottega-Version kennt keinen Zufallsgenerator { $number }. Bitte aktualisieren.
record-too-many-moves = Zeile { $line }: Eine Aufzeichnung hat höchstens { $most } Züge.
record-line-too-long = Zeile { $line }: Eine Zeile hat höchstens { $most } Zeichen.
record-too-long = Zeile { $line }: Die Aufzeichnung ist länger als { $most } Zeichen; das ist keine Partie.
record-heading-missing = Zeile { $line }: Hier fehlt die Angabe „{ $heading }:“.
record-heading-value = Zeile { $line }: „{ $value }“ kann nicht der Wert von „{ $heading }“ sein.
record-digest-line = Zeile { $line }: Eine Prüfzeile besteht aus einer Zahl von Zügen und einer Prüfsumme.
record-count = Zeile { $line }: Angegebene Zahl der Züge: { $stated }; davor { $found ->
        [one] steht aber { $found } Zug
       *[other] stehen aber { $found } Züge
    }.
record-after-end = Zeile { $line }: Nach dem Ende steht noch Text.
record-move-line = Zeile { $line }: „{ $text }“ ist kein Zug; ein Zug besteht aus der Platznummer und der Notation.
record-truncated = Zeile { $line }: Die Aufzeichnung bricht nach { $found ->
        [one] { $found } Zug
       *[other] { $found } Zügen
    } ab; die Zeile „end:“ fehlt.
record-move-refused = Zeile { $line }: Der Zug „{ $move }“ ist nicht erlaubt: { $why }
record-digest = Zeile { $line }: Nach Zug { $number } ist die Stellung nicht die aufgezeichnete; die Aufzeichnung wurde verändert.
record-rules-newer = Zeile { $line }: Die Aufzeichnung folgt der Regelversion { $version }; diese Bottega-Version kennt bis { $known }. Bitte aktualisieren.
record-components = Zeile { $line }: Gespielt wurde mit dem Material { $stated }, dieses ist { $found }. Bitte die Materialdatei angeben, mit der gespielt wurde.

text-english = { $text } (auf Englisch)
book-page = S. { $page }
book-ruling = Auslegung: { $ruling }
provenance-book = aus dem Regelbuch
provenance-source = aus öffentlicher Quelle
provenance-memory = aus dem Gedächtnis
provenance-reconstructed = rekonstruiert
