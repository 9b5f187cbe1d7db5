bots-level-unknown = Il n’y a pas de robot de niveau « { $level } ». Il y a : { $known }.
bots-effort-wrong = « { $label } » n’est pas un participant. Écrivez un niveau, un niveau avec des secondes (master:0.5) ou avec des itérations (master:400i).
bots-arena-other = { $path } contient les résultats d’une autre arène. Choisissez un autre fichier, ou les mêmes réglages.
bots-seat-wrong = Il n’y a pas de place { $number } ; la partie en compte { $players }.


bots-reason-only = C’est le seul coup.
bots-reason-ahead = Environ { $points ->
    [one] un point
   *[other] { $points } points
 } de mieux que le deuxième meilleur coup.
bots-reason-place = Pas plus de points que le deuxième meilleur coup, mais de meilleures chances de gagner.
bots-reason-behind = Environ { $points ->
    [one] un point
   *[other] { $points } points
 } de moins que le meilleur coup.
bots-reason-close = À peine moins bon que le meilleur coup.

bots-arena-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
bots-arena-playing = Parties en cours
bots-arena-bot = Robot
bots-arena-share = Victoires
bots-arena-place = Place
bots-arena-score = Points
bots-arena-winning = Points du vainqueur
bots-arena-rating = Cote
bots-arena-pace = Temps par décision
bots-arena-even = Une part égale serait { $share } des victoires chacun. Sous chaque chiffre : son intervalle à 95 %.
bots-arena-stopped = Arrêt. Parties jouées : { $done } sur { $games }. Donnez le même fichier pour continuer.

bots-hint-move = Coup
bots-hint-win = Victoires
bots-hint-points = Points
bots-hint-place = Place
bots-hint-why = Pourquoi
bots-hint-not-asked = { $seat } n’a rien à décider maintenant.
bots-hint-thinking = Réflexion

bots-analysis-running = Analyse en cours
bots-analysis-saved = Rapport : { $path }
bots-report-title = { $game }, partie vue de la place : { $seat }
bots-report-summary = { $best } décisions sur { $decisions } étaient les meilleures possibles ; les autres ont coûté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
bots-report-part = Arrêt prématuré : voici la partie analysée.
bots-report-course = Le fil de la partie : points à espérer
bots-report-turning = Tournants
bots-report-no-turning = Aucune décision n’a coûté cher.
bots-report-sources = Le score selon son origine
bots-report-decisions = Toutes les décisions
bots-report-move = Nº
bots-report-played = Joué
bots-report-best = Le meilleur
bots-report-lost-win = Chances de gain perdues
bots-report-lost-points = Points perdus

florence-hint-jester = Un saltimbanque ajoute 2 à chaque œuvre à venir ; avec environ { $works ->
    [one] { $works } œuvre
   *[other] { $works } œuvres
 }, cela vaut plus que son prix.
florence-hint-builder = Les architectes rendent les bâtiments moins chers, et le deuxième permet de les accoler.
florence-hint-prestige = Une carte Prestige, la meilleure de cinq, rapporte plusieurs points à la fin.
florence-hint-recruiting = Elle compte comme une carte pour chaque œuvre et permet de recruter une profession posée face visible devant un autre joueur.
florence-hint-landscape = { $people ->
    [one] Une profession
   *[other] { $people } professions
 } de votre main { $people ->
    [one] souhaite
   *[other] souhaitent
 } ce paysage.
florence-hint-pass = Un autre objet rapporte plus pour cet argent.
florence-hint-work = Sa valeur artistique de { $value } atteint le minimum de { $minimum } de cette manche ; attendre rapporterait moins.
florence-hint-build = { $people ->
    [0] Trois points tout de suite.
    [one] Trois points tout de suite, et une profession de votre main le souhaite.
   *[other] Trois points tout de suite, et { $people } professions de votre main le souhaitent.
 }
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

fresco-hint-ahead = Devant, c’est un point de plus.
fresco-hint-behind = Derrière, vous choisissez plus tôt l’heure de lever.
fresco-hint-wake = { $price ->
    [one] Une tuile du marché vous coûte un thaler
   *[other] Une tuile du marché vous coûte { $price } thalers
 }, et votre humeur change de { $mood }.
fresco-hint-restore = { $value ->
    [one] { $value } point
   *[other] { $value } points
 } maintenant ; la prochaine fois, la tuile ne sera peut-être plus là.
fresco-hint-restore-bonus = { $value ->
    [one] { $value } point
   *[other] { $value } points
 } et { $bonus } grâce à l’évêque.
fresco-hint-bishop = Pour un thaler, l’évêque s’approche de la tuile que vous voulez.
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
stanza-hint-strengthen = La valeur ajoutée atteint une meilleure récompense.
