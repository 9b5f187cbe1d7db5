fresco-hint-ahead = Ervoor levert { $points ->
    [one] een punt
   *[other] { $points } punten
 } meer op.
fresco-hint-behind = Erachter kies je eerder je opstatijd.
fresco-hint-wake = { $price ->
    [one] Een markttegel kost je één daalder
   *[other] Een markttegel kost je { $price } daalders
 }, en je stemming { $mood ->
    [up] stijgt met { $steps }
    [down] daalt met { $steps }
   *[same] blijft zoals ze is
 }.
fresco-hint-restore = Nu { $value ->
    [one] één punt
   *[other] { $value } punten
 }; de volgende keer is de tegel misschien weg.
fresco-hint-restore-bonus = { $value ->
    [one] Eén punt
   *[other] { $value } punten
 } en { $bonus } van de bisschop.
fresco-hint-bishop = { $price ->
    [0] De bisschop komt
    [one] Voor een daalder komt de bisschop
   *[other] Voor { $price } daalders komt de bisschop
 } dichter bij de tegel die je wilt.
fresco-hint-altar = { $points ->
    [one] Eén punt
   *[other] { $points } punten
 }, en geen tegel betaalt meer voor deze verf.
fresco-hint-mix = Het mengsel betaalt betere tegels dan de delen ervan.
fresco-hint-request = { $points ->
    [one] Eén punt
   *[other] { $points } punten
 } voor tegels die je al hebt.
fresco-hint-buy = { $price ->
    [one] De verf is meer waard dan één daalder.
   *[other] De verf is meer waard dan { $price } daalders.
 }
