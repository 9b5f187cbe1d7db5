fresco-hint-ahead = Davor bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } mehr.
fresco-hint-behind = Dahinter wählst du die Aufstehzeit früher.
fresco-hint-wake = { $price ->
    [one] Ein Marktplättchen kostet dich einen Taler
   *[other] Ein Marktplättchen kostet dich { $price } Taler
 }, und deine Stimmung { $mood ->
    [up] steigt um { $steps }
    [down] sinkt um { $steps }
   *[same] bleibt, wie sie ist
 }.
fresco-hint-restore = { $value ->
    [one] Ein Punkt
   *[other] { $value } Punkte
 } jetzt; das nächste Mal ist das Plättchen vielleicht fort.
fresco-hint-restore-bonus = { $value ->
    [one] Ein Punkt
   *[other] { $value } Punkte
 } und { $bonus } durch den Bischof.
fresco-hint-bishop = { $price ->
    [0] Der Bischof rückt
    [one] Für einen Taler rückt der Bischof
   *[other] Für { $price } Taler rückt der Bischof
 } näher an das Plättchen, das du willst.
fresco-hint-altar = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 }, und kein Plättchen bringt für diese Farben mehr.
fresco-hint-mix = Die Mischung bezahlt bessere Plättchen als ihre Bestandteile.
fresco-hint-request = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 } für Plättchen, die du schon hast.
fresco-hint-buy = { $price ->
    [one] Die Farben sind mehr als einen Taler wert.
   *[other] Die Farben sind mehr als { $price } Taler wert.
 }
