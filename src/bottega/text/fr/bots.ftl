bots-level-unknown = Il n'y a pas de joueur artificiel de niveau « { $level } ». Il y a : { $known }.
bots-effort-wrong = « { $label } » n'est pas un participant. Écrivez un niveau, un niveau avec des secondes (master:0.5) ou avec des itérations (master:400i).
bots-arena-other = { $path } contient les résultats d'une autre arène. Choisissez un autre fichier, ou les mêmes réglages.
bots-seat-wrong = Il n'y a pas de place { $number } ; la partie en compte { $players }.


bots-reason-only = C'est le seul coup.
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

bots-arena-title = { $game } : { $games } parties
bots-arena-playing = Parties en cours
bots-arena-bot = Joueur
bots-arena-share = Victoires
bots-arena-place = Place
bots-arena-score = Points
bots-arena-winning = Points du vainqueur
bots-arena-rating = Cote
bots-arena-pace = Temps par décision
bots-arena-even = L'égalité serait { $share } des victoires pour chacun. Sous chaque chiffre : où se trouve la vraie valeur 19 fois sur 20.
bots-arena-stopped = Arrêt après { $done } parties sur { $games }. Donnez le même fichier pour continuer.

bots-hint-move = Coup
bots-hint-win = Victoires
bots-hint-points = Points
bots-hint-place = Place
bots-hint-why = Pourquoi
bots-hint-not-asked = { $seat } n'a rien à décider maintenant.
bots-hint-thinking = Réflexion

bots-analysis-running = Analyse en cours
bots-analysis-saved = Rapport : { $path }
bots-report-title = { $game } : la partie de { $seat }
bots-report-summary = { $best } décisions sur { $decisions } étaient les meilleures possibles ; les autres ont coûté environ { $points } points.
bots-report-part = Arrêt prématuré : voici la partie analysée.
bots-report-course = Le cours de la partie : points à espérer
bots-report-turning = Tournants
bots-report-no-turning = Aucune décision n'a coûté cher.
bots-report-sources = Le score selon son origine
bots-report-decisions = Toutes les décisions
bots-report-move = Nº
bots-report-played = Joué
bots-report-best = Le meilleur
bots-report-lost-win = Chances de gagner perdues
bots-report-lost-points = Points perdus

florence-hint-jester = Un bouffon ajoute 2 à chaque œuvre à venir : avec environ { $works } œuvres, il vaut plus que son prix.
florence-hint-builder = Les architectes rendent les bâtiments moins chers, et le deuxième permet de bâtir mur contre mur.
florence-hint-prestige = Une carte de prestige, la meilleure de cinq, rapporte plusieurs points à la fin.
florence-hint-recruiting = Elle compte comme une carte pour chaque œuvre et reprend une personne posée face visible.
florence-hint-landscape = { $people ->
    [one] Une personne
   *[other] { $people } personnes
 } de votre main { $people ->
    [one] veut
   *[other] veulent
 } ce paysage.
florence-hint-pass = Un autre objet rapporte plus pour cet argent.
florence-hint-work = Sa valeur de { $value } atteint le minimum de { $minimum } de cette manche ; attendre rapporterait moins.
florence-hint-build = { $people ->
    [0] Trois points tout de suite.
    [one] Trois points tout de suite, et une personne de votre main le veut.
   *[other] Trois points tout de suite, et { $people } personnes de votre main le veulent.
 }
florence-hint-freedom = { $people ->
    [0] Elle compte pour les cartes et pour les personnes à venir.
    [one] Une personne de votre main veut cette liberté.
   *[other] { $people } personnes de votre main veulent cette liberté.
 }
florence-hint-bonus = Une carte bonus élève une œuvre, souvent au-dessus du minimum.
florence-hint-person = Plus de personnes, c'est plus d'œuvres, et chaque carte compte pour chaque œuvre.
florence-hint-convert = { $auctions ->
    [0] Il n'y a plus d'enchères : à la fin, l'argent ne vaut rien.
    [one] Gardez ce que coûtera la dernière enchère, prenez des points pour le reste.
   *[other] Gardez ce que coûteront les { $auctions } enchères à venir, prenez des points pour le reste.
 }

fresco-hint-ahead = Devant, c'est un point de plus.
fresco-hint-behind = Derrière, vous choisissez plus tôt l'heure du lever.
fresco-hint-wake = { $price ->
    [one] Une tuile du marché vous coûte un thaler
   *[other] Une tuile du marché vous coûte { $price } thalers
 }, et l'humeur change de { $mood }.
fresco-hint-restore = { $value } points maintenant ; la prochaine fois, la tuile ne sera peut-être plus là.
fresco-hint-restore-bonus = { $value } points et { $bonus } grâce à l'évêque.
fresco-hint-bishop = Pour un thaler, l'évêque s'approche de la tuile que vous voulez.
fresco-hint-altar = { $points } points, et aucune tuile ne paie mieux ces couleurs.
fresco-hint-mix = Le mélange paie de meilleures tuiles que ses composants.
fresco-hint-request = { $points } points pour des tuiles que vous avez déjà.
fresco-hint-buy = { $price ->
    [one] Ces couleurs valent plus qu'un thaler.
   *[other] Ces couleurs valent plus que { $price } thalers.
 }

stanza-hint-retire = { $points ->
    [one] Un point
   *[other] { $points } points
 } pour se retirer maintenant, c'est plus que n'apporteraient vos derniers tours.
stanza-hint-bonus = Une tuile bonus, et un disque pour la majorité dans la salle des bonus.
stanza-hint-income = { $florins ->
    [one] Un florin
   *[other] { $florins } florins
 } pour recruter ; les autres tours en ont besoin.
stanza-hint-masterpiece = Un chef-d'œuvre pour { $points } points : le mieux que cette force puisse donner.
stanza-hint-hire = { $florins ->
    [one] Pour un florin
   *[other] Pour { $florins } florins
 }, une personne de plus renforce cette activation et les suivantes.
stanza-hint-strengthen = La force ajoutée atteint une meilleure récompense.
