cli-language = De taal “{ $language }” is er niet. Kies uit: { $known }.
cli-unreadable = { $path } is niet te lezen: { $problem }.
cli-level = Een bot van niveau “{ $level }” is er niet. Kies uit: { $known }.
cli-levels-count = Er zijn { $given } bots genoemd, maar { $wanted } nodig.
cli-rules-none = Geen regel spreekt van “{ $search }”.
cli-journal = Het logboek is niet bruikbaar: { $problem }.
cli-doubtful = Getallen die niet uit het spelregelboek komen

provenance-book = uit het spelregelboek
provenance-source = uit een openbare bron
provenance-memory = uit het geheugen
provenance-reconstructed = gereconstrueerd

cli-hello = Typ een nummer of een notatie; help vertelt de rest.
cli-thinking = { $seat } denkt na …
cli-allowed = Die zet mag.
cli-saved = Bewaard als { $path }.
cli-undo-nothing = Er is niets terug te nemen.
cli-undo-revealed = Er is sindsdien iets verborgens onthuld. “undo all” neemt het toch terug.
cli-undo-others = Anderen hebben sindsdien gehandeld. “undo all” neemt het toch terug.
cli-end = Het spel is afgelopen.
cli-end-line = { $place }. { $seat }: { $points } punten
cli-replay-keys = Enter: verder, b: terug, een getal: spring, q: stop
cli-help =
    Een nummer of een notatie speelt die zet.
    moves        de zetten nog eens       board        het bord nog eens
    log          wat er net gebeurde      why ZET      mag het, en zo niet, waarom
    rules WOORD  regels die ervan spreken undo         mijn laatste stap terugnemen
    save BESTAND verslag bewaren          quit         stoppen

cli-simulate-failed = Het spel met startwaarde { $seed } is mislukt: { $problem }
cli-simulate-seat = Plaats
cli-simulate-bot = Bot
cli-simulate-wins = Gewonnen
cli-simulate-place = Gemiddelde plaats
cli-simulate-score = Gemiddelde score
cli-simulate-spread = Spreiding
cli-simulate-lowest = Laagste
cli-simulate-highest = Hoogste
cli-simulate-speed = { $games } spellen in { $seconds } s, { $decisions } beslissingen per spel, { $rate } beslissingen per seconde.
