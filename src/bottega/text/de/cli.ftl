cli-language = Bottega spricht „{ $language }“ nicht, darum geht es auf Englisch weiter. Zur Wahl stehen: { $known }.
cli-components-shipped = Mit { $path } lässt sich spielen, Prüfsumme { $digest }: die mitgelieferten Zahlen.
cli-components-fits = Mit { $path } lässt sich spielen, Prüfsumme { $digest }: berichtigte Zahlen.
cli-unreadable = { $path } ist nicht lesbar: { $problem }.
cli-no-text = { $path } ist keine Textdatei.
cli-file = { $path }: { $problem }.
cli-not-together = { $options } gehen nicht zusammen.
cli-usage-missing = { $option } fehlt.
cli-usage-value = { $option } braucht einen Wert.
cli-usage-flag = { $option } nimmt keinen Wert.
cli-usage-option = Eine Option { $option } gibt es nicht.
cli-usage-option-near = Eine Option { $option } gibt es nicht. Vielleicht: { $near }
cli-usage-number = { $option } braucht eine Zahl.
cli-usage-whole = { $option } braucht eine ganze Zahl.
cli-usage-whole-least = { $option } braucht eine ganze Zahl, mindestens { $least }.
cli-usage-whole-between = { $option } braucht eine ganze Zahl von { $least } bis { $most }.
cli-usage-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $known }.
cli-usage-extra = Das ist zu viel: { $extra }
cli-usage-help = Mehr dazu: { $command }
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
