stanza-hint-retire = { $points ->
    [one] Un point
   *[other] { $points } points
 } pour se retirer maintenant, c’est plus que n’apporteraient vos derniers tours.
stanza-hint-bonus = Une tuile Bonus, et un disque pour la majorité dans la salle Tuiles Bonus.
stanza-hint-income = Vous donne { $florins ->
    [one] un florin
   *[other] { $florins } florins
 } pour recruter plus tard.
stanza-hint-masterpiece = Un chef-d’œuvre pour { $points } PP : le mieux que cette valeur puisse donner.
stanza-hint-hire = { $florins ->
    [one] Pour un florin
   *[other] Pour { $florins } florins
 }, un personnage de plus renforce cette activation et les suivantes.
stanza-hint-hire-last = { $florins ->
    [one] Pour un florin
   *[other] Pour { $florins } florins
 }, un personnage de plus renforce cette activation.
stanza-hint-strengthen = La valeur ajoutée atteint une meilleure récompense.
