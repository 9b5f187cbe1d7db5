## Options
florence-option-muse_and_princess = Muse & Princesse
    .about = Après chaque vente aux enchères, vous enchérissez sur l’un des six personnages, qui vous aide pendant la manche. Personne ne peut reculer sur la piste de prestige pour de l’argent.
florence-option-cooperative_building = Construction commune
    .about = Les plateaux se touchent ; deux voisins peuvent partager un bâtiment posé à cheval sur leur frontière.
florence-option-hard_freedoms = Quatre libertés
    .about = À deux joueurs : seulement quatre libertés en jeu au lieu de cinq.
florence-option-open_money = Argent visible
    .about = L’argent de tous est visible. Sans cette option, vous ne voyez que le vôtre.

## Professions
florence-mathematician = Mathématicien
florence-theologian = Théologien
florence-philosopher = Philosophe
florence-botanist = Botaniste
florence-alchemist = Alchimiste
florence-physicist = Physicien
florence-watchmaker = Horloger
florence-goldsmith = Orfèvre
florence-bell-maker = Fondeur de cloches
florence-cartographer = Cartographe
florence-jurist = Légiste
florence-choreographer = Chorégraphe
florence-composer = Compositeur
florence-sculptor = Sculpteur
florence-painter = Peintre
florence-pharmacist = Pharmacien
florence-physician = Médecin
florence-dramatist = Dramaturge
florence-poet = Poète
florence-astronomer = Astronome
florence-organ-builder = Facteur d’orgues

## Tuiles, libertés, objets, personnages
florence-university = Université
florence-laboratory = Laboratoire
florence-workshop = Atelier d’artisan
florence-library = Bibliothèque
florence-opera = Opéra
florence-studio = Atelier d’artiste
florence-hospital = Hôpital
florence-theater = Théâtre
florence-tower = Tour
florence-chapel = Chapelle
florence-forest = Forêt
florence-lake = Lac
florence-park = Parc
florence-religion = Religion
florence-travel = Voyage
florence-opinion = Opinion
florence-jester = Saltimbanque
florence-builder = Architecte
florence-prestige = Carte Prestige
florence-recruiting = Carte de recrutement
florence-landscape = Paysage
florence-person = Carte Profession
florence-bonus = Carte Bonus
florence-muse = Muse
florence-cardinal = Cardinal
florence-princess = Princesse
florence-merchant = Marchand
florence-professor = Professeur
florence-banker = Banquier
florence-palazzo = Palazzo
florence-large = grand bâtiment
florence-medium = bâtiment moyen
florence-small = petit bâtiment
florence-left = à gauche
florence-right = à droite
florence-free = objet sans payer
florence-points = points de prestige
florence-deck-person = cartes Profession
florence-deck-prestige = cartes Prestige
florence-deck-bonus = cartes Bonus

## Cartes Bonus
florence-bonus-buildings = Chaque bâtiment : +{ $adds }
florence-bonus-large = Chaque grand bâtiment : +{ $adds }
florence-bonus-medium-forests = Chaque bâtiment moyen et chaque forêt : +{ $adds }
florence-bonus-small-landscapes = Chaque petit bâtiment et chaque paysage : +{ $adds }
florence-bonus-sizes = Chaque taille de bâtiment (grande, moyenne, petite) : +{ $adds }
florence-bonus-landscapes = Chaque paysage : +{ $adds }
florence-bonus-forests = Chaque forêt : +{ $adds }
florence-bonus-lakes = Chaque lac : +{ $adds }
florence-bonus-parks = Chaque parc : +{ $adds }
florence-bonus-freedoms = Chaque liberté : +{ $adds }
florence-bonus-jesters = Chaque saltimbanque : +{ $adds }
florence-bonus-jesters-freedoms = Chaque saltimbanque et chaque liberté : +{ $adds }
florence-bonus-builders = Chaque architecte : +{ $adds }
florence-bonus-builders-lakes = Chaque architecte et chaque lac : +{ $adds }
florence-bonus-prestige = Chaque carte Prestige : +{ $adds }
florence-bonus-prestige-freedoms = Chaque carte Prestige et chaque liberté : +{ $adds }
florence-bonus-landscape-kinds = Chaque sorte de paysage : +{ $adds }
florence-bonus-categories = Chaque catégorie possédée (forêt, lac, parc, saltimbanque, architecte, carte Prestige, liberté) : +{ $adds }
florence-bonus-hand = Chaque carte Profession ou de recrutement encore en main : +{ $adds }
florence-bonus-table = Chacune de vos cartes Profession ou de recrutement sur la table : +{ $adds }

## Cartes Prestige
florence-prestige-buildings = Le plus de bâtiments : { $alone } ({ $tied })
florence-prestige-large = Au moins { $large ->
        [one] { $large } grand bâtiment
        *[other] { $large } grands bâtiments
    } : { $points }
florence-prestige-fewest-empty = Le moins de cases vides : { $alone } ({ $tied })
florence-prestige-landscape-kinds =
    { $landscape_kinds ->
        [3] Les trois sortes
        [one] Au moins une sorte
        *[other] Au moins { $landscape_kinds } sortes
    } de paysage : { $points }
florence-prestige-landscapes = Le plus de paysages : { $alone } ({ $tied })
florence-prestige-forests = Le plus de forêts : { $alone } ({ $tied })
florence-prestige-lakes = Le plus de lacs : { $alone } ({ $tied })
florence-prestige-freedoms =
    { $freedoms ->
        [3] Les trois libertés
        [one] Au moins une liberté
        *[other] Au moins { $freedoms } libertés
    } : { $points }
florence-prestige-all-round = Au moins { $buildings ->
        [one] { $buildings } bâtiment
        *[other] { $buildings } bâtiments
    }, { $freedoms ->
        [one] { $freedoms } liberté
        *[other] { $freedoms } libertés
    } et { $table ->
        [one] { $table } œuvre
        *[other] { $table } œuvres
    } : { $points }
florence-prestige-jesters = Le plus de saltimbanques : { $alone } ({ $tied })
florence-prestige-builders = Le plus d’architectes : { $alone } ({ $tied })
florence-prestige-parks = Le plus de parcs : { $alone } ({ $tied })
florence-prestige-court = Au moins { $builders ->
        [one] { $builders } architecte
        *[other] { $builders } architectes
    }, { $jesters ->
        [one] { $jesters } saltimbanque
        *[other] { $jesters } saltimbanques
    } et { $landscapes ->
        [one] { $landscapes } paysage
        *[other] { $landscapes } paysages
    } : { $points }
florence-prestige-works = Le plus d’œuvres : { $alone } ({ $tied })

## Parties d’une manche, et ce qui se décide
florence-part-people = Choix des cartes Profession
florence-part-auction = Phase A : enchères
florence-part-characters = Phase A2 : personnages
florence-part-actions = Phase B : actions
florence-part-end = Fin de la partie
florence-phase-people = décidez d’abord quelle carte Profession rendre
florence-phase-open = décidez d’abord quel objet nommer
florence-phase-bid = décidez d’abord si vous surenchérissez
florence-phase-merchant = décidez d’abord ce que fait le marchand
florence-phase-pick = décidez d’abord quel paysage prendre
florence-phase-place = décidez d’abord où poser la tuile
florence-phase-keep = décidez d’abord quelle carte garder
florence-phase-recruit = décidez d’abord si vous recrutez tout de suite
florence-phase-court = décidez d’abord sur quel personnage enchérir
florence-phase-offer = décidez d’abord combien offrir
florence-phase-favour = décidez d’abord si vous utilisez le personnage maintenant
florence-phase-act = décidez d’abord quelle action faire
florence-phase-bonus = décidez d’abord quelles cartes Bonus ajouter
florence-phase-prestige = décidez d’abord combien de prestige prendre
florence-phase-across = décidez d’abord où poser le bâtiment commun
florence-phase-ask = décidez d’abord combien paie le partenaire
florence-phase-answer = décidez d’abord si vous construisez ensemble
florence-phase-settle = décidez d’abord si vous acceptez la contre-offre
florence-phase-banker = décidez d’abord combien d’argent changer en prestige
florence-phase-over = la partie est terminée
florence-not-this-phase = Pas maintenant : { $asked }.

## Questions
florence-ask-people = Gardez trois de vos quatre cartes Profession : laquelle rendez-vous ?
florence-ask-people-wait = Vous avez choisi ; les autres choisissent encore.
florence-ask-open = Mettez un objet aux enchères à { $florins } florins, ou n’en nommez aucun et quittez cette phase.
florence-ask-open-alone = Il ne reste que vous sans objet : prenez-en un pour { $florins } florins, ou aucun.
florence-ask-bid = { $lot } : { $owner } a la meilleure offre. Offrez-vous { $florins } florins, ou passez-vous ?
florence-ask-merchant = Objet remporté pour { $florins } florins : { $lot }. Le marchand paie-t-il, ou payez-vous pour prendre du prestige, maintenant ou après les enchères ?
florence-ask-pick = Quel paysage prenez-vous ?
florence-ask-place = Où posez-vous cette tuile ? { $tile }
florence-ask-keep = Gardez une de ces cartes ({ $deck }).
florence-ask-recruit = Recrutez-vous quelqu’un tout de suite, ou gardez-vous la carte pour plus tard ?
florence-ask-court = Sur quel personnage enchérissez-vous ?
florence-ask-offer = Combien offrez-vous ? { $character }
florence-ask-favour = Utilisez-vous votre personnage maintenant ou plus tard ? { $character }
florence-ask-favour-last = Dernière occasion d’utiliser votre personnage ; « Plus tard » le rend sans effet : { $character }
florence-ask-act = À vous : encore { $actions ->
        [one] { $actions } action.
       *[other] { $actions } actions.
    }
florence-ask-act-free = Vous n’avez plus d’actions. Autre chose avant de finir votre tour ?
florence-ask-bonus = Valeur artistique { $value }, minimum { $minimum }. Ajoutez-vous une carte Bonus ?
florence-ask-prestige = Vous recevez { $florins } florins. Combien en changez-vous en prestige ({ $points ->
        [one] { $points } point au plus
       *[other] { $points } points au plus
    }) ?
florence-ask-across = Où poser le bâtiment commun ? { $tile }
florence-ask-across-partner = Où préférez-vous partager ce bâtiment avec { $other } ? { $building }
florence-ask-ask = Combien demandez-vous à { $partner } pour partager ce bâtiment ? { $building }
florence-ask-ask-partner = Combien paieriez-vous à { $other } pour une part à cet emplacement ? { $building }
florence-ask-answer = { $partner } vous propose un bâtiment commun : { $building }. Vous paieriez { $florins } florins.
florence-ask-settle = { $partner } paierait { $florins } florins pour partager ce bâtiment : { $building }. D’accord ?
florence-ask-banker = Votre banquier change l’argent en prestige : { $points ->
        [one] { $points } point au plus.
       *[other] { $points } points au plus.
    }
florence-ask-wait = En attente : { $other }
florence-ask-over = La partie est terminée.

## Coups
florence-move-discard = Rendre : { $person }
florence-move-rethink = Choisir à nouveau
florence-move-open = Mettre aux enchères : { $lot }
florence-move-pass = Passer
florence-move-bid = Offrir { $florins } florins
florence-move-sell = Reculer de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour de l’argent
florence-move-pick = Prendre : { $landscape }
florence-move-keep = Garder : { $card }
florence-move-recruit = Recruter : { $person }
florence-move-hold = Garder la carte de recrutement
florence-move-work = Réaliser une œuvre : { $person }
florence-move-build = Construire : { $building }
florence-move-draw = Acquérir : { $deck }
florence-move-freedom = Instaurer une liberté : { $freedom }
florence-move-end = Finir le tour
florence-move-add = Ajouter : { $card }
florence-move-finish = Achever l’œuvre
florence-move-prestige = { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }
florence-move-court = Enchérir sur : { $character }
florence-move-offer = Offrir { $florins } florins
florence-move-professor = Professeur : { $deck }
florence-move-later = Plus tard
florence-move-merchant = Marchand : { $gift }
florence-move-share = Construire ensemble { $side } : { $building }
florence-move-ask = Demander { $florins } florins
florence-move-counter = Contre-offre : { $florins } florins
florence-move-accept = Accepter
florence-move-refuse = Refuser
florence-way = { $way ->
    [r1] rotation de 90°
    [r2] rotation de 180°
    [r3] rotation de 270°
    [f0] retournée
    [f1] retournée, rotation de 90°
    [f2] retournée, rotation de 180°
    [f3] retournée, rotation de 270°
   *[r0] sans rotation
  }
florence-move-place = Poser en { $cell }, { florence-way } : { $tile }
florence-move-across = Poser à cheval sur la frontière en { $cell }, { florence-way } : { $tile }
florence-move-more = Montants plus élevés
florence-move-elsewhere = Proposer un autre emplacement

## Sur quoi porte un coup, là où cela se choisit à part
florence-argument-tile = Tuile
florence-argument-cell = Emplacement
florence-argument-way = Orientation
    .value = { florence-way }
florence-argument-building = Bâtiment
florence-argument-side = Côté

## Ce qui s’est passé
florence-log-chosen = { $seat } garde { $people } et rend : { $person }.
florence-log-chosen-hidden = { $seat } a choisi trois cartes Profession.
florence-log-round = La manche { $round } commence ; une œuvre doit valoir au moins { $minimum }. { $seat } commence.
florence-log-leave = { $seat } ne nomme aucun objet et quitte les enchères.
florence-log-open = { $seat } met aux enchères à { $florins } florins : { $lot }.
florence-log-bid = { $seat } offre { $florins } florins ({ $lot }).
florence-log-pass = { $seat } passe ({ $lot }).
florence-log-buy = { $seat } remporte pour { $florins } florins : { $lot }.
florence-log-pick = { $seat } prend : { $landscape }.
florence-log-lay = { $seat } pose en { $cell } : { $tile }.
florence-log-order = { $seat } paie { $florins } florins pour un bâtiment : { $building }.
florence-log-build = { $seat } construit en { $cell } : { $tile }.
florence-log-keep = { $seat } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $deck }) et garde « { $card } ».
florence-log-keep-hidden = { $seat } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $deck }) et en garde une.
florence-log-recruit = { $seat } recrute chez { $owner } : { $person }.
florence-log-hold = { $seat } garde la carte de recrutement pour plus tard.
florence-log-sell = { $seat } recule de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $florins } florins.
florence-log-waive = { $seat } finit le tour et renonce à { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
florence-log-freedom = { $seat } instaure une liberté pour { $florins } florins : { $freedom }.
florence-log-draw = { $seat } paie { $florins } florins pour regarder des cartes : { $deck }.
florence-log-work = { $seat } réalise une œuvre de valeur { $value } : { $person }.
florence-log-princess = { $seat } réalise avec la princesse une œuvre de valeur { $value }.
florence-log-bonus = { $seat } ajoute { $adds } avec la carte Bonus « { $card } » : valeur { $value }.
florence-log-paid = { $seat } reçoit { $florins } florins pour une œuvre de valeur { $value }.
florence-log-change = { $seat } change { $florins } florins en { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }.
florence-log-best = { $seat } a la meilleure œuvre de la manche : { $value }.
florence-log-prestige = { $seat } montre la carte Prestige « { $card } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
florence-log-place = { $seat } termine au rang { $place } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $florins } florins.
florence-log-abstain = { $seat } n’enchérit plus sur les personnages.
florence-log-offer = { $seat } offre { $florins } florins pour un personnage : { $character }.
florence-log-displaced = { $other } surenchérit sur { $seat } : { $character }.
florence-log-take = { $seat } obtient pour { $florins } florins : { $character }.
florence-log-pot = { $seat } reçoit { $florins } florins du banquier.
florence-log-professor = { $seat } fait appel au professeur.
florence-log-merchant = { $seat } fait jouer le marchand pour du prestige (position { $rank }).
florence-log-merchant-free = { $seat } laisse le marchand payer.
florence-log-forgo = { $seat } rend sans s’en être servi : { $character }.
florence-log-propose = { $seat } propose à { $partner } un bâtiment commun : { $building } en { $cell } ({ florence-way }) pour { $florins } florins.
florence-log-counter = { $seat } offre plutôt { $florins } florins à { $other }.
florence-log-elsewhere = { $seat } propose à { $other } un autre emplacement : { $building } en { $cell } ({ florence-way }).
florence-log-refuse = { $seat } refuse ({ $building }).
florence-log-together = { $seat } et { $partner } construisent ensemble : { $building }. { $partner } paie { $payment } florins, la banque reçoit { $florins }.

## D’où viennent les points
florence-source-building = bâtiment
florence-source-landscape = autre paysage de la même sorte
florence-source-builder = deuxième ou troisième architecte
florence-source-work = œuvre
florence-source-best = meilleure œuvre
florence-source-prestige = carte Prestige
florence-source-track = recul pour de l’argent
florence-source-merchant = marchand
florence-source-banker = banquier

## Règles : chapitres
florence-chapter-setup = Mise en place
florence-chapter-course = Déroulement
florence-chapter-auction = Phase A : les enchères
florence-chapter-objects = Les sept objets
florence-chapter-actions = Phase B : les actions
florence-chapter-work = Œuvres
florence-chapter-building = Bâtiments
florence-chapter-cards = Cartes Profession, libertés, cartes Bonus
florence-chapter-money = Argent
florence-chapter-end = Fin de la partie
florence-chapter-two = À deux
florence-chapter-muse = Muse & Princesse
florence-chapter-cooperative = Construction commune

## Règles
florence-setup-money = Chacun commence avec { $start } florins et aucun point de prestige.
    .title = Argent de départ
florence-setup-people = Vous recevez { $dealt } cartes Profession, en gardez { $kept } et en rendez une face cachée. Tous choisissent en même temps. Les cartes rendues sont mélangées avec les autres pour former la pioche.
    .title = Le choix des professions
    .why = Vous ne pouvez rendre qu’une de vos quatre cartes Profession ; celle-ci n’en fait pas partie : { $person }.
florence-setup-freedoms = De chaque liberté, il y a une carte de moins que de joueurs.
    .title = Libertés en jeu
florence-setup-starter = La première place commence la première manche, car le programme ne sait pas qui est le plus âgé.
    .title = Qui commence
    .ruling = Selon le livret, le joueur le plus âgé commence ; le programme ne le connaît pas.
florence-course-rounds = La partie dure { $rounds } manches. Chacune a une phase A (enchères) et une phase B ({ $actions } actions chacun). Après chaque manche, le joueur de gauche devient premier joueur.
    .title = Manches et phases
florence-auction-lots = Sept sortes d’objets sont proposées : forêt, lac, parc, saltimbanque, architecte, carte Prestige et carte de recrutement.
    .title = Ce qui est proposé
    .why = Cette pile n’existe pas ici : { $lot }. Elle n’existe qu’à deux joueurs.
florence-auction-one = Vous pouvez acheter un objet au plus par manche. Dès que vous en avez un, vous ne participez plus à la phase.
    .title = Un objet chacun
florence-auction-closed = Un seul objet de chaque sorte est vendu par manche ; ensuite, la pile est fermée.
    .title = Un objet de chaque sorte
    .why = Cette pile est fermée pour cette manche : { $lot }.
florence-auction-empty = Quand une pile est épuisée, cet objet n’est plus proposé.
    .title = Piles épuisées
    .why = Il n’en reste plus : { $lot }.
florence-auction-open = Le joueur dont c’est le tour nomme une pile et offre ainsi le prix de base de { $base } florins.
    .title = Ouvrir une enchère
florence-auction-raise = À tour de rôle, chaque autre joueur sans objet offre exactement { $step } florins de plus que la dernière offre, ou passe.
    .title = Surenchérir
    .why = La seule offre possible est de { $florins } florins.
    .ruling = Aucune offre au-dessus de 10 000 florins.
florence-auction-pass = Si vous passez, vous quittez l’enchère de cet objet. Si c’est à vous de nommer un objet et que vous n’en nommez aucun, vous quittez toute la phase. Si vous ne pouvez pas payer, n’avez pas la place pour le paysage ou avez déjà trois architectes, vous passez automatiquement.
    .title = Passer
    .ruling = On passe automatiquement quand rien d’autre n’est possible.
florence-auction-opener = Si vous remportez l’enchère que vous avez ouverte, le prochain joueur à votre gauche sans objet ouvre la suivante. Si un autre l’emporte, vous ouvrez encore.
    .title = Qui ouvre ensuite
florence-auction-last = Le dernier joueur sans objet en prend un d’une pile ouverte au prix de base, sans enchère, ou n’en prend aucun.
    .title = Le dernier joueur
    .ruling = Comme tout joueur qui ouvre, le dernier peut ne rien nommer.
florence-landscape-place = Vous posez un paysage aussitôt sur des cases libres de votre plateau, tourné ou retourné à volonté. Il peut toucher les bâtiments, le Palazzo et d’autres paysages.
    .title = Poser un paysage
    .why = Il couvrirait des cases occupées : { $tile }.
florence-landscape-fits = Vous ne pouvez pas enchérir sur un paysage pour lequel vous n’avez pas la place, car il faut le poser aussitôt.
    .title = De la place pour un paysage
    .why = Votre plateau n’a plus la place pour : { $lot }.
    .ruling = Un paysage se pose aussitôt ; il faut donc la place pour enchérir.
florence-landscape-again = Chaque paysage de plus d’une sorte que vous avez déjà rapporte aussitôt { $points_landscape } points de prestige.
    .title = Paysages de même sorte
florence-jester-effect = Chacun de vos saltimbanques ajoute { $adds_jester } à la valeur artistique de toutes vos œuvres.
    .title = Saltimbanques
    .ruling = L’œuvre de la princesse ne compte pas les saltimbanques : le livret énumère ce qui s’y ajoute.
florence-builder-effect = Avec un architecte, un bâtiment vous coûte { $cost_one } florins au lieu de { $cost_none }. Avec deux, vos bâtiments peuvent aussi se toucher. Avec trois, ils ne coûtent rien. Le deuxième et le troisième architecte rapportent aussitôt { $points_builder } points de prestige chacun.
    .title = Architectes
florence-builder-three = Vous pouvez avoir { $builders_most } architectes au plus.
    .title = Nombre d’architectes
    .why = Vous avez déjà trois architectes.
florence-prestige-card = Quand vous acquérez une carte Prestige, vous regardez les { $looked } premières et en gardez une, face cachée. Elle est comptée à la fin de la partie.
    .title = Cartes Prestige
florence-cards-look = Vous gardez exactement une des cartes regardées. Les autres vont sous la pioche, face cachée et dans le même ordre. S’il en reste moins de { $looked }, vous les regardez toutes.
    .title = Regarder les cartes
    .why = Vous ne pouvez garder qu’une des cartes que vous regardez ; celle-ci n’y est pas : { $card }.
    .ruling = Les cartes sous la pioche gardent leur ordre.
florence-recruiting-card = Avec une carte de recrutement, vous prenez en main une carte Profession posée face visible devant un autre joueur : aussitôt à l’achat, ou plus tard à votre tour de la phase B. Ce n’est pas une action, et vous pouvez en jouer plusieurs. La carte de recrutement prend la place de la carte Profession.
    .title = Recruter
    .why = Vous n’avez pas de carte de recrutement.
    .ruling = Vous pouvez encore recruter après votre deuxième action.
florence-recruiting-others = Vous ne pouvez recruter qu’une profession qui a réalisé une œuvre et se trouve face visible devant un autre joueur.
    .title = Qui peut être recruté
    .why = Aucun autre joueur n’a cette carte Profession devant lui : { $person }.
florence-recruiting-counts = Les cartes de recrutement comptent comme des cartes Profession, en main et sur la table, pour la valeur des œuvres et pour les cartes Bonus et Prestige.
    .title = Les cartes de recrutement comptent comme cartes Profession
florence-actions-two = En phase B, chacun à son tour, à partir du premier joueur, fait jusqu’à { $actions } actions : réaliser une œuvre, construire un bâtiment, prendre une carte Profession, instaurer une liberté, acquérir une carte Bonus. Carte Profession et liberté sont possibles une fois par tour, les autres deux fois. Vous pouvez renoncer à des actions.
    .title = Actions du tour
    .why = Vous n’avez plus d’action ce tour-ci.
florence-work-person = Pour réaliser une œuvre, vous posez une carte Profession de votre main face visible devant vous. Elle y reste et ne peut plus réaliser d’œuvre pour vous.
    .title = Réaliser une œuvre
    .why = Vous n’avez pas cette carte Profession en main : { $person }.
florence-work-value = Additionnez : { $adds_building } si vous avez le bâtiment souhaité, { $adds_landscape } pour le paysage, { $adds_freedom } pour la liberté, { $adds_jester } pour chacun de vos saltimbanques, { $adds_person } pour chacune de vos cartes Profession et de recrutement en main et sur la table (celle-ci comprise), et ce qu’ajoutent vos cartes Bonus. Il n’est pas nécessaire d’avoir tout ce que la profession souhaite.
    .title = Valeur artistique
florence-work-minimum = Une œuvre doit atteindre la valeur minimale de la manche. De la première manche à la dernière, c’est { $minima }.
    .title = Valeur minimale
    .why = La valeur minimale de cette manche est { $minimum } ; cette œuvre atteindrait { $value }.
    .ruling = Le livret imprime les valeurs des manches 2, 3 et 6 ; les autres viennent d’autres sources.
florence-work-payment = Une œuvre rapporte { $pay } florins par point de valeur artistique. À ce moment-là seulement, vous pouvez changer une partie quelconque de cet argent en points de prestige, à { $point_price } florins le point.
    .title = Paiement d’une œuvre
    .why = Cette œuvre paie { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    } au plus.
florence-work-again = Une profession recrutée peut réaliser à nouveau une œuvre pour son nouveau propriétaire, et pour vous aussi si vous la recrutez en retour.
    .title = Une seconde œuvre ailleurs
florence-bonus-use = Avec une œuvre, vous pouvez jouer autant de cartes Bonus que vous voulez, même acquises ce tour-ci. Ce n’est pas une action. Les cartes jouées quittent le jeu.
    .title = Jouer des cartes Bonus
    .why = Vous n’avez pas cette carte Bonus : { $card }.
florence-building-prestige = Chaque bâtiment rapporte aussitôt { $points_building } points de prestige.
    .title = Prestige d’un bâtiment
florence-building-cost = Un bâtiment de toute taille coûte { $cost_none } florins ; { $cost_one } avec un ou deux architectes, rien avec trois.
    .title = Coût des bâtiments
florence-building-grid = Les tuiles doivent tenir tout entières dans la grille, tournées ou retournées à volonté.
    .title = Dans la grille
    .why = Votre plateau n’a plus d’endroit permis pour : { $building }.
florence-building-overlap = Vous ne pouvez pas construire par-dessus un bâtiment, un paysage ou le Palazzo.
    .title = Ne rien recouvrir
    .why = Cela couvrirait des cases occupées : { $tile }.
florence-building-adjacent = Un bâtiment ne peut pas toucher un autre bâtiment ni le Palazzo par un côté ; les coins peuvent se toucher. Avec deux architectes, cette règle ne s’applique plus. Le Palazzo lui-même ne compte pas comme bâtiment.
    .title = Distance entre bâtiments
    .why = Il toucherait par un côté un bâtiment ou le Palazzo : { $tile }. Il faut pour cela deux architectes ; vous en avez { $builders }.
florence-building-landscapes = Les bâtiments peuvent toujours toucher des paysages.
    .title = Bâtiments et paysages
florence-building-once = Vous ne pouvez avoir chaque bâtiment qu’une fois.
    .title = Chaque bâtiment une fois
    .why = Vous l’avez déjà : { $building }.
florence-building-stays = Une tuile posée reste où elle est.
    .title = Les tuiles restent en place
florence-building-stock = Il y a { $copies_building } exemplaires de chaque bâtiment. Quand ils sont partis, on ne peut plus le construire.
    .title = Réserve des bâtiments
    .why = Il n’en reste plus : { $building }.
florence-person-draw = Pour { $person_price } florins, vous regardez les { $looked } premières cartes Profession et en prenez une en main. S’il vous reste une action, elle peut réaliser une œuvre dans le même tour.
    .title = Prendre une carte Profession
florence-person-once = Vous ne pouvez prendre qu’une carte Profession par tour.
    .title = Une carte Profession par tour
    .why = Vous avez déjà pris une carte Profession ce tour-ci.
florence-freedom-introduce = Pour { $freedom_price } florins, vous instaurez une liberté. Elle ajoute { $adds_freedom } à chaque œuvre d’une profession qui la souhaite.
    .title = Instaurer une liberté
florence-freedom-turn = Vous ne pouvez instaurer qu’une liberté par tour.
    .title = Une liberté par tour
    .why = Vous avez déjà instauré une liberté ce tour-ci.
florence-freedom-once = Vous ne pouvez instaurer chaque liberté qu’une fois.
    .title = Chaque liberté une fois
    .why = Cette liberté est déjà instaurée chez vous : { $freedom }.
florence-freedom-stock = Quand il ne reste plus de carte d’une liberté, on ne peut plus l’instaurer.
    .title = Libertés épuisées
    .why = Il n’en reste plus : { $freedom }.
florence-bonus-draw = Pour { $bonus_price } florins, vous regardez les { $looked } premières cartes Bonus et en gardez une.
    .title = Acquérir une carte Bonus
florence-deck-empty = On ne peut rien prendre d’une pioche vide ; tant qu’elle est aux enchères, la dernière carte Prestige revient à qui l’achète.
    .title = Pioches vides
    .why = La pioche est vide : { $deck }.
florence-best-work = Après la phase B, tous ceux qui ont atteint la plus haute valeur artistique de la manche marquent { $points_best } points de prestige. Si vous avez réalisé deux œuvres, la meilleure compte.
    .title = Meilleure œuvre
florence-money-enough = Vous devez pouvoir payer ce que vous achetez ou offrez : avec votre argent et, au besoin, en reculant sur la piste de prestige.
    .title = Payer
    .why = Cela coûte { $needed } florins ; vous pouvez en réunir { $funds }.
    .ruling = Ce qu’on ne peut pas payer, on ne peut ni l’acheter ni l’offrir.
florence-money-back = À tout moment, vous pouvez reculer sur la piste de prestige et recevoir { $back } florins par point, mais jamais sous zéro. S’il vous manque de l’argent, les offres et les paiements le font pour vous avec le moins de points possible. Vous pouvez aussi le faire vous-même quand vous nommez un objet, enchérissez ou choisissez une action.
    .title = Reculer pour de l’argent
    .why = Vous n’avez aucun point de prestige à rendre.
    .ruling = On ne recule jamais sous zéro.
florence-money-hidden = Vous pouvez cacher votre argent, sauf si la table joue avec l’argent visible.
    .title = Argent caché
florence-end-game = La partie se termine après { $rounds } manches.
    .title = La fin
florence-end-prestige = On compte alors les cartes Prestige. Une carte pour le plus ou le moins de quelque chose rapporte le grand nombre si vous êtes seul en tête, le petit en cas d’égalité, et rien si un autre joueur est en tête ou si personne n’en a. Les autres cartes comptent si vous avez ce qu’elles demandent. Les œuvres sont vos cartes Profession et de recrutement sur la table.
    .title = Compter les cartes Prestige
    .ruling = Un plateau sans aucune case vide en a le moins de tous ; à égalité, c’est le petit nombre.
florence-end-tie = Le joueur qui a le plus de points de prestige gagne ; en cas d’égalité, celui qui a le plus d’argent. Si l’égalité persiste, la place est partagée.
    .title = Victoire
    .ruling = À égalité de points et d’argent, la place est partagée.
florence-two-money = À deux, chacun commence avec { $start_two } florins.
    .title = À deux : argent de départ
florence-two-price = À deux, le prix de base est de { $base_two } florins.
    .title = À deux : prix de base
florence-two-landscapes = À deux, les paysages forment une seule pile : celui qui la remporte choisit la sorte, et l’autre n’en a pas dans cette manche.
    .title = À deux : paysages
    .why = À deux, { $landscapes } forment une seule pile : nommez « Paysage » (notation : landscape) et choisissez la sorte une fois l’enchère remportée.
florence-two-freedoms = À deux, { $two_freedoms } libertés sont en jeu : une de chaque sorte et les autres de sortes différentes, tirées au hasard ; { $two_freedoms_hard } seulement avec l’option « Quatre libertés ».
    .title = À deux : libertés
florence-muse-phases = Avec Muse & Princesse, les enchères sont la phase A1. Suit la phase A2, où vous pouvez gagner un des six personnages pour la manche.
    .title = Muse & Princesse : phase A2
    .why = Cette partie se joue sans Muse & Princesse.
florence-offer-turn = En phase A2, à partir du premier joueur, vous posez votre marqueur sur un personnage ou passez pour le reste de la phase. Si votre marqueur y est encore à votre tour suivant, vous devez payer et prendre le personnage.
    .title = Enchérir sur un personnage
    .ruling = Passer vaut pour toute la phase.
florence-offer-fields = Les cases d’offre vont de { $offer_lowest } à { $offer_highest } florins par centaines ; celles du banquier de 0 à { $offer_banker }.
    .title = Cases d’offre
    .why = Les cases d’offre de ce personnage vont de { $lowest } à { $highest } florins.
    .ruling = Les pas de cent viennent d’autres sources.
florence-offer-higher = S’il y a déjà un marqueur sur un personnage, vous devez choisir une case plus haute, et l’autre marqueur revient à son propriétaire. On ne peut pas surenchérir sur la case la plus haute.
    .title = Offrir davantage
    .why = On a déjà offert { $florins } florins ; il faut une case plus haute : { $character }.
florence-offer-cash = Vous devez pouvoir payer votre offre comptant.
    .title = Argent comptant
    .why = Vos { $cash } florins ne suffisent pas : { $character }.
florence-character-one = Chaque personnage va à un seul joueur par manche, et vous ne pouvez en avoir qu’un. Un personnage pris ne peut l’être à nouveau dans la même phase, même après usage.
    .title = Un personnage chacun
    .why = Plus disponible dans cette manche : { $character }.
florence-character-use = Un personnage n’aide que le joueur qui l’a : le banquier aussitôt ; la muse, le cardinal et la princesse en phase B de cette manche ; le marchand et le professeur une fois, avant la prochaine phase A2.
    .title = Utiliser un personnage
    .why = Vous n’avez pas ce personnage : { $character }.
florence-muse-works = La muse ajoute le numéro de la manche à la valeur de chacune de vos œuvres.
    .title = Muse
florence-cardinal-action = Le cardinal vous donne une troisième action en phase B. Carte Profession et liberté restent limitées à une chacune.
    .title = Cardinal
florence-princess-work = Avec la princesse, vous réalisez une œuvre comme action, sans carte Profession et sans cartes Bonus : { $princess_landscape } par paysage, { $princess_builder } par architecte, { $princess_building } par bâtiment, { $princess_person } par carte Profession et de recrutement. La valeur minimale s’applique. L’œuvre compte pour la meilleure œuvre, mais pas comme œuvre sur les cartes Prestige.
    .title = Princesse
    .ruling = Valeur minimale et meilleure œuvre s’appliquent ; les saltimbanques n’y ajoutent rien, et les cartes Prestige ne comptent pas cette œuvre.
florence-merchant-gift = Le marchand paie l’objet que vous remportez aux prochaines enchères, ou vous donne autant de points de prestige que votre position sur la piste de prestige (les joueurs à égalité partagent la meilleure position). Vous pouvez prendre les points à chacune de vos décisions, même juste après avoir remporté un objet, mais au plus tard à la fin de ces enchères. Vous enchérissez comme s’il fallait payer.
    .title = Marchand
    .why = Le marchand ne peut payer qu’un objet que vous venez de remporter.
    .ruling = Il paie aussi le prix de base si vous êtes le dernier à acheter. À la dernière manche, du prestige seulement, avant le décompte des cartes Prestige.
florence-professor-card = Le professeur vous donne une carte Prestige ou Bonus parmi les { $looked } premières, à une de vos décisions avant la prochaine phase A2 ou la fin de la partie.
    .title = Professeur
    .ruling = À la dernière manche, avant le décompte des cartes Prestige.
florence-banker-pot = Le banquier paie l’argent qui se trouve sur sa carte moins votre offre : { $pot } florins, plus { $pot_growth } par manche où personne ne l’a pris.
    .title = Banquier
florence-banker-end = Si vous avez le banquier à la dernière manche, vous pouvez, tout à la fin, changer votre argent en points de prestige, à { $banker_price } florins le point.
    .title = Banquier à la fin
    .why = Votre argent paie { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    } au plus.
    .ruling = Après le décompte des cartes Prestige, avant de départager les égalités.
florence-muse-no-back = Avec Muse & Princesse, personne ne peut reculer sur la piste de prestige pour de l’argent.
    .title = Pas de recul
    .why = Avec Muse & Princesse, personne ne peut reculer sur la piste de prestige pour de l’argent.
florence-cooperative = Les plateaux se touchent, et un bâtiment peut être à cheval sur la frontière de deux voisins. Il coûte une action au joueur actif, aucune au partenaire.
    .title = Construire ensemble
    .why = Cette partie se joue sans construction commune.
florence-cooperative-neighbour = Chacun a un voisin de chaque côté ; à deux, il n’y a qu’une frontière.
    .title = Voisins
    .why = De ce côté de votre plateau, il n’y en a pas d’autre.
    .ruling = Les plateaux forment un cercle, car les dessins sont perdus.
florence-cooperative-across = Un bâtiment commun doit se trouver des deux côtés de la frontière, sur des cases libres ; une case d’un côté suffit.
    .title = À cheval sur la frontière
    .why = Il n’y a pas de place à cheval sur cette frontière : { $building }.
florence-cooperative-density = De chaque côté comptent les architectes du propriétaire du plateau : avec moins de deux, la partie qui s’y trouve ne peut pas toucher par un côté un bâtiment, le Palazzo ou un bâtiment au-delà de la frontière.
    .title = Densité de chaque côté
    .why = D’un côté, il serait trop près d’un autre bâtiment, et le propriétaire de ce côté a moins de deux architectes : { $tile }. (Vous en avez { $builders }.)
    .ruling = Un bâtiment au-delà de la frontière compte comme voisin.
florence-cooperative-once = Un bâtiment commun compte pleinement pour les deux : { $points_building } points de prestige chacun, œuvres, cartes Bonus et Prestige. Aucun des deux ne peut donc l’avoir déjà.
    .title = Pleinement partagé
    .why = Votre partenaire l’a déjà : { $building }.
florence-cooperative-cost = Le joueur actif paie la banque selon ses propres architectes et peut y employer ce que paie le partenaire.
    .title = Qui paie la banque
    .why = Cela ne suffirait pas pour payer { $cost } florins à la banque.
    .ruling = Le paiement du partenaire vient d’abord.
florence-cooperative-payment = Le partenaire paie au joueur actif ce dont ils conviennent : rien, ou autant qu’il veut et peut payer, même plus que le coût du bâtiment.
    .title = La part du partenaire
    .why = { $case ->
        [purse] Vous pouvez payer { $highest } florins au plus.
        [most] Un paiement ne dépasse pas { $highest } florins.
       *[window] Pour l’instant, de { $lowest } à { $highest } florins. « Montants plus élevés » mène plus haut.
    }
    .ruling = Par centaines jusqu’à 10 000 florins, par milliers au-delà. Vous pouvez demander plus que n’a votre partenaire ; qui ne peut pas payer refuse ou offre moins.
florence-cooperative-counter = Le partenaire accepte, refuse, propose un autre emplacement, ou fait une contre-offre plus basse, que le joueur actif accepte ou refuse.
    .title = Contre-offre
    .why = Une contre-offre doit être inférieure aux { $florins } florins demandés.
    .ruling = Le livret laisse négocier les partenaires ; ici, une contre-offre ou un autre emplacement y met fin.
florence-cooperative-place = Au lieu de répondre, le partenaire peut proposer un autre emplacement et dire ce qu’il y paierait. Le joueur actif accepte alors ou refuse.
    .title = Un autre emplacement
    .why = Ce ne serait pas un autre emplacement que celui proposé : { $building }.
    .ruling = Le livret laisse négocier l’emplacement ; ici, une fois par proposition.
florence-cooperative-ends = Après un refus, vous pouvez construire seul, faire autre chose ou proposer à nouveau, jusqu’à { $proposals } fois par tour.
    .title = Les négociations finissent
    .why = { $limit } propositions ont été refusées ce tour-ci ; c’est la limite.
    .ruling = Trois refus par tour au plus.
florence-cooperative-border = Pour construire seul le long d’une frontière, il vous faut un architecte si rien n’est construit en face, sinon deux. Les paysages ne comptent pas.
    .title = Seul à la frontière
    .why = Le bâtiment serait à une frontière : { $tile }. Il faut un architecte, ou deux si c’est construit en face ; vous en avez { $builders }.

## Le plateau dans le terminal
florence-board-round = Manche { $round } sur { $rounds } · minimum { $minimum } · { $part }
florence-board-lots = Proposés
florence-board-stock = En réserve
florence-board-decks = Pioches
florence-board-legend = Signes
florence-board-auction = Enchère
florence-board-bid = { $lot } : { $florins } florins ({ $seat })
florence-board-characters = Personnages
florence-board-pot = Banquier : { $florins } florins
florence-board-best = Meilleure œuvre
florence-board-best-of = { $value } ({ $seats })
florence-board-score = { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }
florence-board-cash = { $florins } florins
florence-board-cash-hidden = argent caché
florence-board-court = saltimbanques : { $jesters }, architectes : { $builders }
florence-board-cards = en main : { $hand }, Bonus : { $bonus }, Prestige : { $prestige }
florence-board-recruiting = cartes de recrutement : { $count }
florence-board-freedoms = Libertés
florence-board-table = Œuvres réalisées
florence-board-known = Cartes connues
florence-board-people = Vos cartes Profession
florence-board-bonus = Vos cartes Bonus
florence-board-prestige = Vos cartes Prestige
florence-board-person = { $person } : { $value } maintenant
florence-board-person-bonus = { $person } : { $value } maintenant, { $reach } avec cartes Bonus
florence-board-wants = souhaite { $missing }
florence-board-nothing = a tout
florence-board-adds = { $card } (ajoute { $adds })
florence-board-brings = { $card } (à présent { $points })
florence-board-looking = Au choix
florence-board-project = Proposition
florence-board-project-of = { $seat } et { $partner } : { $building }
florence-board-starts = commence
florence-board-laid-open = Cartes Prestige

## D’où viennent les données, d’après les tables de components.toml
florence-figures-rounds = Valeurs minimales
    .note = Le livret imprime les manches 2, 3 et 6 ; les manches 1, 5 et 7 viennent d’autres sources ; le 14 de la manche 4, de mémoire.
florence-figures-money = Prix et argent de départ
florence-figures-prestige_points = Points de prestige immédiats
florence-figures-work_value = Éléments de la valeur artistique
florence-figures-limits = Limites
florence-figures-board = Le plateau individuel
    .note = Sept cases sur sept avec un Palazzo de six cases en bas à gauche sont attestées ; trois de large et deux de haut est la lecture la plus probable.
florence-figures-stock = Réserves
florence-figures-landscapes = Tuiles de paysage
    .note = Les tailles 5, 4 et 3 sont attestées (95 %) ; les formes sont des suppositions, car seules des images les montrent.
florence-figures-buildings = Tuiles de bâtiment
    .note = Sortes, tailles et nombres sont dans le livret ; les formes sont des suppositions qui s’accordent avec tous les indices connus, car seules des images les montrent.
florence-figures-people = Cartes Profession
    .note = Les souhaits sont attestés, et toutes les sommes s’accordent avec le livret ; les numéros des cartes, sauf le 19 du poète, sont probables (92 %).
florence-figures-bonus = Cartes Bonus
florence-figures-prestige = Cartes Prestige
florence-figures-two_players = À deux
florence-figures-characters = Personnages
florence-figures-cooperative = Plateaux accolés
    .note = Les dessins au dos des plateaux ne sont décrits nulle part. En cercle, chacun a deux voisins, et le Palazzo ne touche aucune frontière.
