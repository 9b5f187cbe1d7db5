stanza-hint-retire = { $points ->
    [one] Ein Punkt für das Aussteigen jetzt ist
   *[other] { $points } Punkte für das Aussteigen jetzt sind
 } mehr, als deine letzten Züge brächten.
stanza-hint-bonus = Ein Bonusplättchen und eine Scheibe für die Mehrheit im Saal der Boni.
stanza-hint-income = Bringt dir { $florins ->
    [one] einen Florin
   *[other] { $florins } Florin
 } für späteres Einstellen.
stanza-hint-masterpiece = Ein Meisterwerk für { $points } PP: das Beste, was diese Stärke bringen kann.
stanza-hint-hire = { $florins ->
    [one] Für einen Florin
   *[other] Für { $florins } Florin
 } verstärkt eine weitere Person diese und spätere Aktivierungen.
stanza-hint-hire-last = { $florins ->
    [one] Für einen Florin
   *[other] Für { $florins } Florin
 } verstärkt eine weitere Person diese Aktivierung.
stanza-hint-strengthen = Die zusätzliche Stärke erreicht eine bessere Belohnung.
