bots-level-unknown = Il n’y a pas de robot de niveau « { $level } ». Il y a : { $known } ; ou écrivez learned:FICHIER pour une stratégie apprise, module:Classe ou fichier.py:Classe pour un robot à vous.
bots-style-unknown = Il n’y a pas de style « { $style } ». Il y a : { $known }.
bots-style-other = { $game } n’a pas de style « { $style } ». Il y a : { $known }.
bots-style-level = Le niveau { $level } n’a pas de styles. Niveaux qui en ont : { $known }.
bots-style-none = { $game } n’a pas de styles, pas même « { $style } ».
bots-effort-wrong = « { $label } » n’est pas un participant. Un maître peut recevoir des secondes (master:0.5) ou des itérations (master:400i), les autres niveaux non.
bots-own-broken = « { $name } » ne peut pas être chargé : { $problem }
bots-own-none = « { $name } » n’est pas un robot : ce doit être une sous-classe de bottega.bots.Bot.
bots-name-wrong = « { $name } » ne peut pas être le nom d’un robot : il faut de 1 à 20 caractères, ni deux-points ni virgule, et ce ne doit pas être l’un des niveaux.
bots-illegal = Le robot « { $name } » a choisi { $move }, qui n’est pas un coup permis à sa place.
bots-failed = Le robot « { $name } » a échoué dans la partie de graine { $seed } : { $problem }
bots-changed = Ne sont plus ce qu’ils étaient au début de la série : { $names }.
bots-results-other = Les résultats de { $path } ont été obtenus avec autre chose : { $what }. Choisissez un autre fichier pour recommencer.
bots-list-title = Qui peut jouer
bots-list-name = Nom
bots-list-about = Façon de jouer
bots-list-strength = Force
bots-ladder-title = Leur force
bots-ladder-about = Classements Elo avec leurs intervalles à 95 %, un compagnon ayant 1500 par définition ; 400 points valent dix victoires contre une. Le maître a été mesuré avec ce nombre d’itérations : { $iterations } ; sinon il réfléchit { $seconds } s, ce qui est plus avec le moteur compilé, moins sans.
bots-list-random = n’importe quel coup permis
bots-list-apprentice = aussitôt ce que préfèrent les règles d’usage
bots-list-journeyman = essaie les coups prometteurs dans quelques hypothèses et pense son tour jusqu’au bout
bots-list-senior = cherche comme un maître, avec au plus ce nombre de parties d’essai : { $count }
bots-list-foreman = cherche comme un maître, avec au plus ce nombre de parties d’essai : { $count }
bots-list-master = cherche aussi longtemps qu’il peut : { $seconds } s, ou selon l’indication
bots-list-effort = un maître avec tant de secondes, ou tant d’itérations (toujours la même réponse)
bots-list-processor = un maître avec tant de secondes de processeur : aussi fort sur une machine occupée
bots-style-about = Préfère { $love } quand les coups se valent à peu près.
bots-list-frozen = le maître de cette version, pour mesurer ceux d’aujourd’hui
bots-list-learned = une stratégie apprise
bots-list-ismcts = la recherche d’OpenSpiel (IS-MCTS) avec tant de simulations ; il faut bottega[study]
bots-list-own = un robot à vous, d’un module ou d’un fichier
bots-styles-title = Styles
bots-styles-about = Un niveau, de compagnon à maître, porte son style après une barre oblique : { $forms }. Il est à peu près aussi fort que sans style et, entre des coups à peu près égaux, joue celui qu’il préfère.
bots-styles-game = Jeu
bots-styles-love = Préfère
bots-style-builder = architecte
bots-style-gardener = jardinier
bots-style-bidder = enchérisseur
bots-style-trader = négociant
bots-style-painter = portraitiste
bots-style-colourist = coloriste
bots-style-seafarer = navigateur
bots-style-author = écrivain
bots-style-collector = collectionneur
bots-love-builder = les bâtiments
bots-love-gardener = les forêts, les lacs et les parcs
bots-love-bidder = les enchères
bots-love-trader = le marché
bots-love-painter = le studio
bots-love-colourist = l’atelier
bots-love-seafarer = les Découvertes
bots-love-author = la Littérature
bots-love-collector = les tuiles Bonus
bots-arena-other = { $path } contient les résultats d’une autre arène. Choisissez un autre fichier, ou les mêmes réglages.
bots-file-taken = Un autre processus écrit dans { $path }. Attendez qu’il ait fini, ou choisissez un autre fichier.
bots-seconds-range = Un robot ne peut pas réfléchir { $seconds } secondes : de { $least } à { $most } sont possibles.
bots-iterations-range = Une recherche ne peut pas avoir { $iterations } itérations : de 1 à { $most } sont possibles.
bots-weights-other = { $file } a été appris pour d’autres règles, un autre matériel ou une autre version ({ $what }) : les maîtres jouent sans ce fichier.
bots-weights-damaged = { $file } est illisible ({ $problem }) : les maîtres jouent sans ce fichier. Une nouvelle installation y remédie.
bots-sprt-elo = Un test séquentiel demande elo0 inférieur à elo1, tous deux de −{ $most } à { $most } ; et non { $elo0 } et { $elo1 }.
bots-sprt-rate = Un taux d’erreur est supérieur à 0 et inférieur à 0,5 ; et non { $rate }.
bots-sprt-two = Un test séquentiel compare deux robots, le premier à tous les autres ; il y a : { $names }.
bots-sprt-unequal = Remarque : les robots ne réfléchissent pas aussi longtemps les uns que les autres.
bots-sprt-found = { $name } gagne { $share } des parties ; force comparée aux autres, en Elo : { $elo }.
bots-sprt-gains = Terminé : il est plus fort. Après { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
 }, le logarithme du rapport de vraisemblance est de { $ratio }, au-dessus de { $high }.
bots-sprt-gains-not = Terminé : il n’est pas plus fort. Après { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
 }, le logarithme du rapport de vraisemblance est de { $ratio }, au-dessous de { $low }.
bots-sprt-open = Encore indécis. Après { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
 }, le logarithme du rapport de vraisemblance est de { $ratio } ; le test finit au-dessous de { $low } ou au-dessus de { $high }.
bots-seat-wrong = Il n’y a pas de place { $number } ; la partie en compte { $players }.

bots-reason-thumb = Le meilleur selon les règles d’usage ; le temps a manqué pour comparer.
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
bots-reason-prevents = Prive les autres d’environ { $points ->
    [one] un point
   *[other] { $points } points
 } de plus que le deuxième meilleur coup.
bots-reason-level = Le deuxième meilleur coup est aussi bon, autant qu’on puisse en juger.
bots-reason-allows = Laisse aux autres environ { $points ->
    [one] un point
   *[other] { $points } points
 } de plus que le meilleur coup.
bots-reason-close = À peine moins bon que le meilleur coup.
bots-reason-chance = À peu près autant de points que le meilleur coup, mais moins de chances de gagner.
bots-reason-bought = Environ { $points ->
    [one] un point
   *[other] { $points } points
 } de plus que le meilleur coup, mais moins de chances de gagner.
bots-reason-unsure = Peut-être moins bon que le meilleur coup ; le temps n’a pas suffi pour le dire.
bots-compared-points = Environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de mieux que le coup joué.
bots-compared-chance = À peu près autant de points que le coup joué, mais de meilleures chances de gagner.
bots-compared-hardly = À peine meilleur que le coup joué.
bots-compared-level = Le coup joué est aussi bon, pour autant qu’on puisse le dire.
bots-compared-fewer = Environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de moins que le coup joué, mais de meilleures chances de gagner.
bots-compared-worse = Dans d’autres essais, le coup joué s’est révélé meilleur.

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
bots-opinion-same = Même coup que { $bot } : { $same } / { $all }.
bots-hint-thinking = Réflexion

bots-analysis-running = Analyse en cours
bots-analysis-saved = Rapport : { $path }
bots-report-title = { $game }, partie vue de la place : { $seat }
bots-report-summary = Précision : { $accuracy } %. Décisions : { $decisions } ; meilleur coup trouvé : { $best } ; aussi bonnes ou à peine moins bonnes : { $good }.
bots-report-part = Arrêt prématuré : voici la partie analysée.
bots-report-thin = Trop peu d’essais pour en dire beaucoup : accordez plus de temps.
bots-report-course = Le fil de la partie : points à espérer
bots-report-chances = Le fil de la partie : chances de gain, celles du joueur avec leur intervalle à 95 %
bots-report-turning = Tournants
bots-report-no-turning = Aucune décision n’a coûté cher.
bots-report-sources = Le score selon son origine
bots-report-decisions = Toutes les décisions
bots-report-move = Nº
bots-report-played = Joué
bots-report-best = Le meilleur
bots-report-win = Chances de gain, en %
bots-report-points = Points
bots-report-columns = La valeur avant → après le coup ; au-dessous, ce qui a été perdu, avec son intervalle à 95 %.
bots-report-lost-points = Points perdus par toutes les décisions, additionnés
bots-report-way = Points attendus au début → à la fin
bots-report-between = Points attendus : variation entre les décisions
bots-report-everybody = Tous les joueurs
bots-report-accuracy = Précision, en %
bots-report-luck = Chance au tirage en points
bots-report-luck-told = Ce qui a été tiré valait, en points : { $points }.
bots-report-kind = Genre
bots-kind-best = le meilleur
bots-kind-good = bon
bots-kind-inaccuracy = imprécision
bots-kind-mistake = erreur
bots-kind-turning = tournant
