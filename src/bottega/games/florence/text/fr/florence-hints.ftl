florence-hint-jester = Un saltimbanque ajoute { $value } à chaque œuvre à venir ; avec environ { $works ->
    [one] { $works } œuvre
   *[other] { $works } œuvres
 }, cela vaut plus que son prix.
florence-hint-builder = Les architectes rendent les bâtiments moins chers, et le deuxième permet de les accoler.
florence-hint-builder-second = Le deuxième architecte permet d’accoler les bâtiments, et il rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
florence-hint-builder-third = Avec le troisième architecte, les bâtiments ne coûtent plus rien, et il rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
florence-hint-builder-third-cheaper = Avec le troisième architecte, les bâtiments coûtent moins cher, et il rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
florence-hint-prestige = { $cards ->
    [one] Une carte Prestige
   *[other] Une carte Prestige, la meilleure de { $cards },
 } rapporte plusieurs points à la fin.
florence-hint-recruiting = Elle compte comme une carte pour chaque œuvre et permet de recruter une profession posée face visible devant un autre joueur.
florence-hint-landscape = { $people ->
    [one] Une profession
   *[other] { $people } professions
 } de votre main { $people ->
    [one] souhaite
   *[other] souhaitent
 } ce paysage.
florence-hint-landscape-again = Vous avez déjà ce paysage ; un de plus rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
florence-hint-pass = Pour vous, l’objet ne vaut pas la mise suivante.
florence-hint-work = Sa valeur artistique de { $value } atteint le minimum de { $minimum } de cette manche ; attendre rapporterait moins.
florence-hint-work-bonus = Vos cartes Bonus peuvent porter sa valeur artistique de { $value } à { $reach } ; le minimum de cette manche est de { $minimum }.
florence-hint-build = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } tout de suite{ $people ->
    [0] {""}
    [one] , et une profession de votre main le souhaite
   *[other] , et { $people } professions de votre main le souhaitent
 }.
florence-hint-freedom = { $people ->
    [0] Elle compte pour les cartes et pour les professions à venir.
    [one] Une profession de votre main souhaite cette liberté.
   *[other] { $people } professions de votre main souhaitent cette liberté.
 }
florence-hint-bonus = Une carte Bonus augmente la valeur d’une œuvre, souvent au-delà du minimum.
florence-hint-person = Plus de cartes Profession, c’est plus d’œuvres, et chaque carte compte pour chaque œuvre.
florence-hint-convert = { $auctions ->
    [0] Il n’y a plus d’enchères : à la fin, l’argent ne fait que départager les égalités.
    [one] Gardez ce que coûtera la dernière enchère et prenez des points pour le reste.
   *[other] Gardez ce que coûteront les { $auctions } enchères à venir et prenez des points pour le reste.
 }
