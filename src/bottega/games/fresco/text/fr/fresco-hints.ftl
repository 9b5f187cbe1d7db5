fresco-hint-ahead = Devant, c’est { $points ->
    [one] un point
   *[other] { $points } points
 } de plus.
fresco-hint-behind = Derrière, vous choisissez plus tôt l’heure de lever.
fresco-hint-wake = { $price ->
    [one] Une tuile du marché vous coûte un thaler
   *[other] Une tuile du marché vous coûte { $price } thalers
 }, et votre humeur { $mood ->
    [up] monte de { $steps }
    [down] baisse de { $steps }
   *[same] ne change pas
 }.
fresco-hint-restore = { $value ->
    [one] { $value } point
   *[other] { $value } points
 } maintenant ; la prochaine fois, la tuile ne sera peut-être plus là.
fresco-hint-restore-bonus = { $value ->
    [one] { $value } point
   *[other] { $value } points
 } et { $bonus } grâce à l’évêque.
fresco-hint-bishop = { $price ->
    [0] L’évêque
    [one] Pour un thaler, l’évêque
   *[other] Pour { $price } thalers, l’évêque
 } s’approche de la tuile que vous voulez.
fresco-hint-altar = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, et aucune tuile ne paie mieux ces couleurs.
fresco-hint-mix = Le mélange paie de meilleures tuiles que ses composants.
fresco-hint-request = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour des tuiles que vous avez déjà.
fresco-hint-buy = { $price ->
    [one] Ces couleurs valent plus qu’un thaler.
   *[other] Ces couleurs valent plus que { $price } thalers.
 }
