table = der Tisch
seat = Spieler { $number }
percent = { $figure } %
log-points =
    { $seat }: { $change } { $points ->
        [one] Punkt
       *[other] Punkte
    } ({ $source })

move-game-over = Das Spiel ist zu Ende.
move-no-such-seat = Einen Platz { $number } gibt es in einer Partie zu { $players } nicht.
move-no-text = Ein Zug wird als Text oder als Move angegeben, nicht als „{ $value }“.
seat-no-number = Ein Platz ist eine ganze Zahl von 0 bis { $last }, nicht { $kind ->
        [text] der Text „{ $value }“
       *[other] „{ $value }“
    }.
move-unknown = „{ $text }“ ist kein Zug in diesem Spiel.
move-unknown-near = „{ $text }“ ist kein Zug in diesem Spiel. Meintest du: { $near }?
move-not-asked = Du bist gerade nicht am Zug; gewartet wird auf { $seats }.

setup-game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
setup-players = { $game } ist für { $counts } Spieler, nicht für { $players }.
setup-options-table = Optionen werden als Namen mit ihren Einstellungen angegeben, nicht als „{ $value }“.
setup-players-number = Die Zahl der Spieler muss eine ganze Zahl sein, nicht { $kind ->
        [text] der Text „{ $value }“
       *[other] „{ $value }“
    }.
setup-option-unknown = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
setup-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
setup-option-players = Die Option „{ $option }“ ist für { $counts } Spieler, nicht für { $players }.
setup-seed = Der Startwert muss eine ganze Zahl ab 0 und kleiner als { $limit } sein oder aus { $digits } Hexadezimalziffern bestehen, nicht „{ $seed }“.
setup-no-scene = { $game } bringt keinen Baukasten für Szenen mit.
setup-guess-seed = Der Startwert einer Mutmaßung muss eine ganze Zahl ab 0 und kleiner als { $limit } sein, nicht „{ $seed }“.

components-unreadable = Die Materialdatei { $path } ist nicht lesbar: { $problem }.
components-no-toml = Die Materialdatei ist kein gültiges TOML: { $problem }.
components-wrong = Material: { $where }: { $problem }.
components-other-game = Das ist das Material von { $found }, nicht von { $game }.
components-not-one = Material wird als Pfad einer Datei oder als Material eines Titels angegeben, nicht als „{ $value }“.

position-not-one = Das ist keine gespeicherte Stellung: Sie nennt kein Spiel.
position-wrong = Stellung: { $where }: { $problem }.
position-missing = Stellung: { $where } fehlt.
position-unknown = Stellung: { $where } bedeutet nichts. Es gibt: { $known }.
position-table = Stellung: { $where } muss eine Tabelle aus Namen und Werten sein, nicht { $found }.
position-list = Stellung: { $where } muss eine Liste sein, nicht { $found }.
position-text = Stellung: { $where } muss ein Text sein, nicht { $found }.
position-flag = Stellung: { $where } muss true oder false sein, nicht { $found }.
position-number = Stellung: { $where } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
position-step = Stellung: { $where } muss ein Vielfaches von { $step } sein, nicht { $found }.
position-name = Stellung: { $where }: { $found } ist keines von { $known }.
position-length = Stellung: { $where }: Es sind { $found } Einträge statt { $wanted }.
position-twice = Stellung: { $where }: { $found } ist zweimal da.
position-newer = Stellung: { $where } ist { $found }; dieses Bottega liest bis { $known }. Bitte aktualisieren.
position-older = Stellung: { $where } ist { $found } und stammt aus der Zeit vor Regeln, die sich seither geändert haben; gelesen werden Stellungen ab { $known }.
position-options = Stellung: { $where }: { $problem }
position-seed = Stellung: { $where } muss -1 für eine Mutmaßung, eine ganze Zahl unter 2⁶³ oder { $digits } Hexadezimalziffern sein, nicht { $found }.
position-chance = Stellung: { $where } ist kein Zustand des Zufallsgenerators, den der Startwert beginnt.
position-must = Stellung: { $where } muss hier { $wanted } sein, nicht { $found }.
position-needs = Stellung: { $where } muss in der Phase { $phase } angegeben sein.
position-phase = Stellung: { $where } kann in der Phase { $phase } nicht so sein.
position-option = Stellung: { $where } kann nur mit der Option { $option } so sein.
position-choice = Stellung: { $where }: Platz { $number } hätte nichts zu entscheiden.
position-seats = Stellung: { $where } muss Platz { $number } nennen.
position-more = Stellung: { $where }: { $found } ist mehr als die { $most }, die es gibt.
position-total = Stellung: { $where }: Es sind insgesamt { $found } statt { $wanted }.
position-places = Stellung: { $where }: { $name } ist an { $found } Orten statt an einem.
position-elsewhere = Stellung: { $where }: { $name } ist schon bei { $place }.
position-overlap = Stellung: { $where }: Das Plättchen { $tile } bedeckt etwas anderes.
position-shape = Stellung: { $where }: Das ist nicht die Form des Plättchens { $tile }.
position-parts = Stellung: { $where }: Der andere Teil von { $tile } liegt nicht bei einem Nachbarn oder schließt nicht an diesen an.
position-close = Stellung: { $where }: { $tile } berührt ein anderes Gebäude; dazu braucht es zwei Baumeister, nicht { $builders }.
position-border = Stellung: { $where }: Ohne Baumeister baut niemand { $tile } allein an einer Grenze.
position-second = Stellung: { $where }: Platz { $number } hat { $tile } schon.
position-placement = Stellung: { $where }: { $found } ist keine Lage über eine Grenze hinweg.
position-placement-none = Stellung: { $where }: Das Plättchen { $tile } kann nicht bei { $cell } liegen, gedreht { $way }.
position-neighbour = Stellung: { $where }: Platz { $number } hat auf dieser Seite keinen Nachbarn.
position-together = Stellung: { $where }: Die Plätze { $number } und { $partner } können { $tile } so nicht bauen.
position-payment = Stellung: { $where }: { $florins } Florin können hier nicht gezahlt werden oder reichen nicht.
position-sold = Stellung: { $where }: Es ist mehr verkauft, als Spieler gekauft haben oder ausgestiegen sind.
position-bid = Stellung: { $where }: Platz { $number } kann nicht { $florins } Florin für { $lot } geboten haben.
position-paid = Stellung: { $where }: Die Florin ({ $found }) sind weniger als die { $florins }, mit denen das Werk bezahlt wurde.
position-taken = Stellung: { $where }: Dort steht schon ein Meisterwerk, oder es ist abgedeckt.
position-cover = Stellung: { $where }: Es gibt nur { $most } Abdeckplättchen mit { $points }.
position-retired = Stellung: { $where } muss die Ausgestiegenen der Reihe nach mit 1, 2, 3 nummerieren.
position-hired = Stellung: { $where }: Unter den Angestellten ist niemand von { $discipline }.
position-due = Stellung: { $where }: Genommen und noch offen sind zusammen { $found }, es können aber nur { $wanted } sein.
position-seen = Stellung: { $where } führt nicht zu dieser Stellung. „seen“ kann in einer geänderten Stellung fehlen.

record-not-one = Zeile { $line }: Das ist keine Bottega-Aufzeichnung; die erste Zeile muss „bottega record“ und eine Zahl lauten.
record-guess = Eine Mutmaßung hat keine Vergangenheit und darum keine Aufzeichnung.
record-newer = Zeile { $line }: Die Aufzeichnung hat das Format { $version }; diese Bottega-Version liest bis { $known }. Bitte aktualisieren.
record-seed-kind = Zeile { $line }: Dieser Startwert ist nicht von der Art, mit der der Zufallsgenerator { $number } beginnt.
record-upto = Die Zahl der nachzuspielenden Züge muss eine ganze Zahl ab 0 sein, nicht „{ $value }“.
record-setup = Zeile { $line }: { $why }
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
text-language = Es gibt keine Texte auf „{ $language }“. Es gibt: { $known }.
book-page = S. { $page }
book-ruling = Auslegung: { $ruling }
provenance-book = aus dem Regelbuch
provenance-source = aus öffentlicher Quelle
provenance-memory = aus dem Gedächtnis
provenance-reconstructed = rekonstruiert

guest-name = Das Spiel „{ $guest }“ ({ $value }) bleibt weg: Sein Name ist vergeben oder besteht nicht aus Kleinbuchstaben.
guest-broken = Das Spiel „{ $guest }“ bleibt weg, denn es lässt sich nicht laden: { $problem }
guest-no-title = Das Spiel „{ $guest }“ bleibt weg: { $value } ist kein Spiel dieses Namens.
guest-components = Das Spiel „{ $guest }“ bleibt wegen seines Materials weg. { $why }
guest-parts = Das Spiel „{ $guest }“ bleibt weg, weil Teile fehlen: { $parts }.
guest-texts = Das Spiel „{ $guest }“ bleibt weg, weil Texte fehlen: { $texts }.
