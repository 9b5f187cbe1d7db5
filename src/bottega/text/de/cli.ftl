cli-language = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-unreadable = { $path } ist nicht lesbar: { $problem }.
cli-level = Einen Bot der Stufe „{ $level }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-levels-count = { $given } Bots sind genannt, { $wanted } werden gebraucht.
cli-rules-none = Keine Regel spricht von „{ $search }“.
cli-journal = Das Protokoll ist nicht verwendbar: { $problem }.
cli-doubtful = Zahlen, die nicht aus dem Regelbuch stammen

provenance-book = aus dem Regelbuch
provenance-source = aus öffentlicher Quelle
provenance-memory = aus dem Gedächtnis
provenance-reconstructed = rekonstruiert

cli-hello = Tippe eine Nummer oder eine Notation; help sagt mehr.
cli-thinking = { $seat } denkt nach …
cli-allowed = Dieser Zug ist erlaubt.
cli-saved = Gespeichert als { $path }.
cli-undo-nothing = Es gibt nichts zurückzunehmen.
cli-undo-revealed = Seitdem ist Verborgenes aufgedeckt worden. „undo all“ nimmt es trotzdem zurück.
cli-undo-others = Seitdem haben andere gehandelt. „undo all“ nimmt es trotzdem zurück.
cli-end = Das Spiel ist zu Ende.
cli-end-line = { $place }. { $seat }: { $points } Punkte
cli-replay-keys = Enter: weiter, b: zurück, eine Zahl: springen, q: Ende
cli-help =
    Eine Nummer oder eine Notation spielt diesen Zug.
    moves        die Züge noch einmal     board        der Plan noch einmal
    log          was zuletzt geschah      why ZUG      darf ich, und wenn nicht, warum
    rules WORT   Regeln, die davon reden  undo         meinen letzten Schritt zurücknehmen
    save DATEI   Aufzeichnung speichern   quit         aufhören

cli-simulate-failed = Das Spiel mit Startwert { $seed } ist gescheitert: { $problem }
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-place = Mittlerer Rang
cli-simulate-score = Mittlere Punkte
cli-simulate-spread = Streuung
cli-simulate-lowest = Niedrigste
cli-simulate-highest = Höchste
cli-simulate-speed = { $games } Spiele in { $seconds } s, { $decisions } Entscheidungen je Spiel, { $rate } Entscheidungen je Sekunde.
