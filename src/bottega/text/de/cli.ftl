cli-language = Bottega spricht „{ $language }“ nicht, darum geht es auf Englisch weiter. Zur Wahl stehen: { $known }.
cli-components-shipped = Mit { $path } lässt sich spielen, Prüfsumme { $digest }: die mitgelieferten Zahlen.
cli-components-fits = Mit { $path } lässt sich spielen, Prüfsumme { $digest }: berichtigte Zahlen.
cli-unreadable = { $path } ist nicht lesbar: { $problem }.
cli-file = { $path }: { $problem }.
cli-levels-count = { $given ->
        [one] { $given } Bot ist genannt
       *[other] { $given } Bots sind genannt
    }; gebraucht: { $wanted }.
cli-rules-none = Keine Regel erwähnt „{ $search }“.
cli-doubtful = Zahlen und Formen, die nicht im Regelbuch stehen
cli-doubtful-origin = ({ $origin }, { $confidence } % sicher)


cli-hello = Tippe eine Nummer oder eine Notation; help zeigt mehr.
cli-seated = Der Reihe nach sitzen am Tisch: { $people }.
cli-seats-wrong =
    „{ $value }“ nennt keine Plätze: nötig { $people ->
        [one] ist eine Zahl
       *[other] sind { $people } Zahlen, durch Kommas getrennt,
    } von 1 bis { $players }.
cli-thinking = { $seat } denkt nach …
cli-allowed = Dieser Zug ist erlaubt.
cli-saved = Gespeichert als { $path }.
cli-saved-seats = Gespeichert als { $path }. Zum Weiterspielen: bottega play { $game } --load { $path } --seat { $numbers }
cli-undo-nothing = Es gibt nichts zurückzunehmen.
cli-undo-revealed = Seitdem ist etwas Verdecktes aufgedeckt worden. „undo all“ nimmt es trotzdem zurück.
cli-undo-others = Seitdem haben andere gehandelt. „undo all“ nimmt es trotzdem zurück.
cli-rethink = { $seat } kann es sich noch anders überlegen: „rethink { $number }“.
cli-rethink-nobody = „{ $name }“ hat keine Wahl, die sich noch überdenken lässt.
cli-end = Das Spiel ist zu Ende.
cli-end-line = { $place }. { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-replay-keys = Enter: weiter, b: zurück, eine Zahl: springen, q: Ende
cli-help =
    Eine Nummer oder eine Notation spielt diesen Zug.
    moves        die Züge noch einmal     board        den Spielplan noch einmal
    log          was zuletzt geschah      why ZUG      darf ich das, und wenn nicht, warum
    rules WORT   Regeln, die es erwähnen  undo         meinen letzten Schritt zurücknehmen
    save DATEI   die Partie speichern     quit         aufhören

cli-simulate-failed = Die Partie mit Startwert { $seed } ist gescheitert: { $problem }
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-place = Ø Platz
cli-simulate-score = Ø Punkte
cli-simulate-spread = Streuung
cli-simulate-lowest = Niedrigste
cli-simulate-highest = Höchste
cli-simulate-intervals = Unter jeder Zahl steht ihr 95-%-Intervall.
cli-simulate-none = Es war nichts zu spielen: Alle Partien standen im Protokoll.
cli-simulate-speed = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $seconds } s, { $decisions } Entscheidungen je Partie, { $rate } Entscheidungen je Sekunde.
