### La Stanza

stanza-title = La Stanza

## Disciplines, couleurs, cases

stanza-discovery = Découvertes
stanza-literature = Littérature
stanza-religion = Religion
stanza-arts = Arts
stanza-politics = Politique
stanza-blue = bleu
stanza-red = rouge
stanza-green = vert
stanza-yellow = jaune
stanza-white = blanc
stanza-bonus = la case Bonus
stanza-discovery-1 = Découvertes 1
stanza-discovery-2 = Découvertes 2
stanza-discovery-3 = Découvertes 3
stanza-literature-1 = Littérature 1
stanza-literature-2 = Littérature 2
stanza-literature-3 = Littérature 3
stanza-religion-1 = Religion 1
stanza-religion-2 = Religion 2
stanza-religion-3 = Religion 3
stanza-arts-1 = Arts 1
stanza-arts-2 = Arts 2
stanza-arts-3 = Arts 3
stanza-politics-1 = Politique 1
stanza-politics-2 = Politique 2
stanza-politics-3 = Politique 3
stanza-sculpture = sculpture
stanza-scroll = manuscrit
stanza-painting = tableau
stanza-disc = un disque
stanza-florins = des florins

## Personnages

stanza-vasco-da-gama = Vasco de Gama
stanza-amerigo-vespucci = Amerigo Vespucci
stanza-christopher-columbus = Christophe Colomb
stanza-ferdinand-magellan = Fernand de Magellan
stanza-bartolomeu-dias = Bartolomeu Dias
stanza-john-cabot = Jean Cabot
stanza-jacques-cartier = Jacques Cartier
stanza-giovanni-da-verrazzano = Giovanni da Verrazzano
stanza-paracelsus = Paracelse
stanza-petrarch = Pétrarque
stanza-boccaccio = Boccace
stanza-ariosto = l’Arioste
stanza-camoes = Camões
stanza-cervantes = Cervantès
stanza-shakespeare = Shakespeare
stanza-montaigne = Montaigne
stanza-john-calvin = Jean Calvin
stanza-martin-luther = Martin Luther
stanza-julius-ii = Jules II
stanza-leo-x = Léon X
stanza-savonarola = Savonarole
stanza-ignatius-of-loyola = Ignace de Loyola
stanza-teresa-of-avila = Thérèse d’Ávila
stanza-zwingli = Zwingli
stanza-leonardo = Léonard de Vinci
stanza-michelangelo = Michel-Ange
stanza-raphael = Raphaël
stanza-titian = Titien
stanza-durer = Dürer
stanza-botticelli = Botticelli
stanza-donatello = Donatello
stanza-sofonisba-anguissola = Sofonisba Anguissola
stanza-charles-v = Charles Quint
stanza-francis-i = François Ier
stanza-henry-viii = Henri VIII
stanza-elizabeth-i = Élisabeth Ire
stanza-lorenzo-de-medici = Laurent de Médicis
stanza-catherine-de-medici = Catherine de Médicis
stanza-cesare-borgia = César Borgia
stanza-isabella-of-castile = Isabelle de Castille
stanza-messer-niccolo = Messer Niccolò
stanza-monna-ginevra = Monna Ginevra
stanza-fra-donato = Fra Donato
stanza-mastro-piero = Mastro Piero
stanza-ser-matteo = Ser Matteo

## Tuiles Bonus

stanza-discovery-strength = Force en Découvertes
    .about = { stanza-tile-discovery-strength }
stanza-politics-strength = Force en Politique
    .about = { stanza-tile-politics-strength }
stanza-five-florins = Cinq florins
    .about = { stanza-tile-five-florins }
stanza-any-person = Personnage au choix
    .about = { stanza-tile-any-person }
stanza-leading-ship = Bateau de tête
    .about = { stanza-tile-leading-ship }
stanza-literature-strength = Force en Littérature
    .about = { stanza-tile-literature-strength }
stanza-patron-value = Valeur du mécène
    .about = { stanza-tile-patron-value }
stanza-three-spaces = Trois cases en avant
    .about = { stanza-tile-three-spaces }
stanza-join-the-leader = Rejoindre la tête
    .about = { stanza-tile-join-the-leader }
stanza-paid-author = Auteur payé
    .about = { stanza-tile-paid-author }
stanza-religion-strength = Force en Religion
    .about = { stanza-tile-religion-strength }
stanza-two-religion-discs = Deux disques en Religion
    .about = { stanza-tile-two-religion-discs }
stanza-two-books = Deux livres
    .about = { stanza-tile-two-books }
stanza-bought-strength = Force achetée
    .about = { stanza-tile-bought-strength }
stanza-religious-author = Auteur religieux
    .about = { stanza-tile-religious-author }
stanza-arts-strength = Force en Arts
    .about = { stanza-tile-arts-strength }
stanza-extra-exhibit = Pièce supplémentaire
    .about = { stanza-tile-extra-exhibit }
stanza-two-fields = Deux emplacements
    .about = { stanza-tile-two-fields }
stanza-patron-home = Retour du mécène
    .about = { stanza-tile-patron-home }
stanza-two-white-helpers = Deux pions blancs
    .about = { stanza-tile-two-white-helpers }

## Options

stanza-option-free_start_order = Personnages de départ placés librement
    .about = Au lieu d’un ordre aléatoire, chacun dispose à son tour ses cinq personnages de départ sur la piste Travailleurs.
stanza-option-expert = Variante expert
    .about = Pour activer une discipline, on peut renvoyer un de ses personnages au lieu d’en recruter un.
stanza-option-short_end = Fin courte
    .about = La lecture des règles allemandes : la fin commence un remplissage plus tôt.

## Questions

stanza-ask-arrange = Choisissez le personnage de départ pour l’emplacement { $worker } de la piste Travailleurs.
stanza-ask-move = Déplacez votre figurine.
stanza-ask-retire = Dernier tour { $turn } : déplacez votre figurine ou retirez-vous.
stanza-ask-must-retire = Dernier tour { $turn } : votre figurine ne peut pas se déplacer ; retirez-vous.
stanza-ask-act = Activez une discipline, recevez de l’argent ou passez.
stanza-ask-hire = { $discipline } : recrutez un personnage de cette discipline.
stanza-ask-dismiss = { $discipline } : recrutez ou renvoyez un personnage de cette discipline.
stanza-ask-only-dismiss = { $discipline } : renvoyez un personnage de cette discipline.
stanza-ask-work = { $discipline }, force { $strength } : choisissez votre récompense, ou recrutez et renforcez encore.
stanza-ask-reward = { $discipline }, force { $strength } : choisissez votre récompense, ou renforcez.
stanza-ask-choose = { $discipline }, force { $strength } : choisissez votre récompense.
stanza-ask-more = { $discipline }, force { $strength } : rien à gagner pour l’instant ; recrutez ou renforcez encore, ou terminez l’activation.
stanza-ask-empty = { $discipline }, force { $strength } : rien à gagner ; terminez l’activation.
stanza-ask-zero = { $discipline }, force 0 : renforcez l’activation ou terminez-la.
stanza-ask-write = { $count ->
    [one] Écrivez un livre.
   *[other] Écrivez { $count } livres sur des disciplines différentes.
}
stanza-ask-place = { $count ->
    [one] Placez un disque dans la salle Religion.
   *[other] Placez { $count } disques sur des emplacements différents de la salle Religion.
}
stanza-ask-take = { $count ->
    [one] Prenez un pion.
   *[other] Prenez { $count } pions de couleurs différentes.
}
stanza-ask-return = Vous avez plus de { $limit } pions : rendez-en un.
stanza-ask-buy = Prenez une tuile Bonus.
stanza-ask-give = Votre réserve est vide : quel disque de la salle Religion va dans la salle Bonus pour « { $tile } » ?
stanza-ask-fetch = Choisissez un personnage du plateau.
stanza-ask-insert = Sur quel emplacement de recrutement placez-vous { $person } ?

stanza-phase-arrange = disposer vos personnages de départ
stanza-phase-move = déplacer votre figurine
stanza-phase-act = activer une discipline, recevoir de l’argent ou passer
stanza-phase-work = terminer l’activation
stanza-phase-write = écrire des livres
stanza-phase-place = placer des disques
stanza-phase-take = prendre des pions
stanza-phase-return = rendre des pions
stanza-phase-buy = prendre une tuile Bonus
stanza-phase-give = céder un disque de la salle Religion
stanza-phase-fetch = choisir un personnage du plateau
stanza-phase-insert = placer le personnage sur la piste Recrutement
stanza-phase-over = ne plus rien faire : la partie est finie

## Coups

stanza-move-arrange = { $discipline } ensuite
stanza-move-move = Se déplacer : { $space }
stanza-move-retire = Se retirer
stanza-move-activate = Activer la discipline { $discipline }
stanza-move-send = Activer la discipline { $discipline } avec un pion { $helper }
stanza-move-income = Recevoir de l’argent
stanza-move-pass = Passer
stanza-move-hire = Recruter de l’emplacement { $recruit } vers l’emplacement de travail { $worker }
stanza-move-dismiss = Renvoyer le personnage de l’emplacement de travail { $worker }
stanza-move-strengthen = Renforcer avec { $means }
stanza-move-masterpiece = Chef-d’œuvre de force { $strength }
stanza-move-sail = { $steps ->
    [one] Bateau : 1 case
   *[other] Bateau : { $steps } cases
}
stanza-move-create = Créer une œuvre : { $art }
stanza-move-write = Écrire un livre { $discipline }
stanza-move-place = Disque sur l’emplacement { $field }
stanza-move-take = Prendre un pion { $helper }
stanza-move-return = Rendre un pion { $helper }
stanza-move-buy = Prendre « { $tile } » pour un pion { $helper }
stanza-move-give = Disque de l’emplacement { $field }
stanza-move-fetch = Prendre le personnage : { $space }
stanza-move-insert = Placer sur l’emplacement de recrutement { $recruit }
stanza-move-finish = Terminer l’activation

## Journal

stanza-log-arrange = { $seat } place { $person } sur l’emplacement de travail { $worker }.
stanza-log-move = { $seat } se déplace ({ $space }) et prend { $person }.
stanza-log-bonus = { $seat } se déplace sur la case Bonus.
stanza-log-leaves = { $person } quitte { $seat }.
stanza-log-activate = { $seat } active la discipline { $discipline }.
stanza-log-send = { $seat } active la discipline { $discipline } avec un pion { $helper }.
stanza-log-hire = { $seat } recrute { $person } sur l’emplacement { $worker } pour { $florins } ƒ.
stanza-log-dismiss = { $seat } renvoie { $person }.
stanza-log-disc-back = { $seat } reprend un disque de l’emplacement { $field } : force { $strength }.
stanza-log-pay = { $seat } paie { $florins } ƒ : force { $strength }.
stanza-log-finish = { $seat } termine l’activation.
stanza-log-sail = Le bateau de { $seat } avance de { $steps ->
    [one] 1 case
   *[other] { $steps } cases
} jusqu’à { $florins } ƒ.
stanza-log-sail-points = Le bateau de { $seat } avance de { $steps ->
    [one] 1 case
   *[other] { $steps } cases
} jusqu’à { $points } PP.
stanza-log-write = { $seat } écrit son livre { $discipline } n° { $count }.
stanza-log-florins = { $seat } gagne { $florins } ƒ.
stanza-log-disc = { $seat } place un disque sur l’emplacement { $field }.
stanza-log-create = { $seat } crée une œuvre : { $art } (valeur { $value }).
stanza-log-helper = { $seat } prend { $count ->
    [one] un pion
   *[other] { $count } pions
} (couleur : { $helper }).
stanza-log-return = { $seat } rend un pion { $helper }.
stanza-log-masterpiece = { $seat } crée un chef-d’œuvre { $discipline } de force { $strength } : { $points } PP.
stanza-log-income = { $worker ->
    [0] { $seat } reçoit { $florins } ƒ et possède maintenant { $money } ƒ.
   *[other] { $seat } reçoit { $florins } ƒ et possède maintenant { $money } ƒ ; le mécène avance sur l’emplacement { $worker }.
}
stanza-log-turned = Le mécène de { $seat } est retourné : { $points } PP.
stanza-log-patron-home = Le mécène de { $seat } revient sur le premier emplacement.
stanza-log-pass = { $seat } passe.
stanza-log-buy = { $seat } prend « { $tile } » pour un pion { $helper }.
stanza-log-give = { $seat } cède un disque de l’emplacement { $field }.
stanza-log-fetch = { $seat } prend { $person } sur le plateau ({ $space }).
stanza-log-refill = Deux salles sont vides : le plateau est rempli.
stanza-log-reshuffle = Les personnages défaussés sont mélangés et forment une nouvelle pioche.
stanza-log-start-person = { $person } revient sur le plateau.
stanza-log-round = La manche { $round } commence.
stanza-log-last-refill = C’était le dernier remplissage : la fin de partie commence.
stanza-log-last-turn = Dernier tour { $turn }.
stanza-log-stuck = { $seat } ne peut pas se déplacer et perd son tour.
stanza-log-retire = { $seat } se retire pour { $points } PP.
stanza-log-end = La partie est finie. Victoire : { $seats }, avec { $points } PP.

## Sources de points

stanza-source-masterpieces = chefs-d’œuvre
stanza-source-income = piste Argent
stanza-source-books = livres
stanza-source-retiring = retrait
stanza-source-leading-ship = tuile « Bateau de tête »
stanza-source-patron-value = tuile « Valeur du mécène »
stanza-source-religious-author = tuile « Auteur religieux »
stanza-source-two-fields = tuile « Deux emplacements »
stanza-source-patron = mécène retourné
stanza-source-bonus-majority = disques dans la salle Bonus
stanza-source-museum = musée

## Chapitres

stanza-chapter-setup = Mise en place
stanza-chapter-turn = Le tour de jeu
stanza-chapter-activation = Activer une discipline
stanza-chapter-expert = Variante expert
stanza-chapter-income = Recevoir de l’argent
stanza-chapter-discovery = La salle Découvertes
stanza-chapter-literature = La salle Littérature
stanza-chapter-religion = La salle Religion
stanza-chapter-arts = La salle Arts
stanza-chapter-politics = La salle Politique
stanza-chapter-bonus = La salle Bonus
stanza-chapter-tiles = Les tuiles Bonus
stanza-chapter-masterpieces = Les chefs-d’œuvre
stanza-chapter-refill = Remplir le plateau
stanza-chapter-end = La fin de la partie
stanza-chapter-scoring = Le décompte
stanza-chapter-assumptions = Données supposées

## Le plateau en caractères

stanza-board-round = Manche { $round } sur { $rounds }
stanza-board-levelling = Après le dernier remplissage, jusqu’à ce que tous aient joué autant de tours
stanza-board-over = La partie est finie
stanza-board-last-turn = Dernier tour { $turn }
stanza-board-bonus = Salle Bonus
stanza-board-pile = Pioche { $count }, défausse { $discard }
stanza-board-refill = Remplissage à { $needed } salles vides ; vides : { $rooms }
stanza-board-nothing = aucune
stanza-board-activation = { $discipline } de force { $strength }
stanza-board-masterpieces = chefs-d’œuvre
stanza-board-books = livres
stanza-board-discs = disques
stanza-board-helpers = pions
stanza-board-money = argent
stanza-board-income = à recevoir +{ $florins }
stanza-board-no-income = plus rien à recevoir
stanza-board-discs-supply = réserve { $supply }, salle Bonus { $bonus }
stanza-board-recruits = recrues
stanza-board-workers = travailleurs
stanza-board-patron = Mécène
stanza-board-turned = Mécène −5
stanza-board-art = musée
stanza-board-strength = force
stanza-board-tiles = tuiles
stanza-board-retiring = retrait
stanza-board-next-tile = tuile Bonus
stanza-board-retired = retiré

## Règles

stanza-setup-ring = La piste a 16 cases : la case Bonus, puis dans le sens horaire trois dans chacune des salles Découvertes, Littérature, Religion, Arts et Politique. Chaque case sauf la case Bonus reçoit un des 40 personnages mélangés. Toutes les figurines commencent sur la case Bonus, tous les bateaux sur 7 ƒ.
    .title = Le plateau
stanza-setup-covers = À deux et à trois, on tire pour chaque salle une des six tuiles Fermé ; le chef-d’œuvre de cette valeur n’est pas disponible. Le plus haut, à 17 PP, n’est jamais fermé.
    .title = Chefs-d’œuvre fermés
stanza-setup-art = La salle Arts contient une sculpture, un manuscrit et un tableau par joueur.
    .title = Œuvres d’art
stanza-setup-tiles = Parmi les cinq tuiles Bonus de chaque discipline, Politique exceptée, on en tire trois au hasard. Les douze sont proposées.
    .title = Tuiles Bonus proposées
stanza-setup-players = Dans l’ordre du tour, on commence avec 10, 11, 12 et 13 ƒ. Chacun a un pion rouge, un vert, un jaune et un bleu, huit disques (dont un déjà sur l’emplacement Religion) et un mécène sur le premier emplacement de la piste Travailleurs.
    .title = Ce que chacun possède
stanza-setup-order = Chacun a un personnage de départ de chaque discipline sur les emplacements de travail 2 à 6 : dans un ordre aléatoire ou, en option, dans l’ordre de son choix.
    .title = Personnages de départ
    .why = Votre personnage de départ de la discipline { $discipline } a déjà sa place.
stanza-not-this-phase = Un tour est une suite de petites décisions ; chacune vient en son temps.
    .title = Une décision à la fois
    .why = Pas maintenant : vous devez { $phase }.
stanza-move-length = À votre tour, vous déplacez votre figurine de 1 à 4 pas dans le sens horaire.
    .title = Se déplacer
    .why = Votre figurine n’y arrive pas en 1 à { $most } pas : { $space }.
stanza-move-person = Le déplacement se termine sur un personnage, que vous prenez. Les cases sans personnage sont sautées sans être comptées.
    .title = S’arrêter sur un personnage
    .why = { $space } : il n’y a pas de personnage.
stanza-move-occupied = Les cases occupées par la figurine d’un autre sont sautées sans être comptées. Deux figurines ne partagent jamais une case, sauf la case Bonus.
    .title = Cases occupées
    .why = { $space } : la figurine de { $other } s’y trouve.
stanza-move-bonus = La case Bonus compte toujours pour un pas, qu’elle soit occupée ou non, et peut accueillir toutes les figurines.
    .title = La case Bonus compte
stanza-recruit = Le personnage pris va sur le premier emplacement de votre piste Recrutement. S’il est occupé, les personnages se décalent vers la droite jusqu’au premier vide. Celui qui sort de la piste s’en va : un personnage de départ quitte le jeu, un autre est défaussé.
    .title = Piste Recrutement
stanza-actions = Après vous être déplacé sur un personnage, vous faites une chose parmi trois : activer une discipline, recevoir de l’argent ou passer.
    .title = Une action
stanza-stuck = Qui ne peut se déplacer nulle part perd son tour ; dans les derniers tours, il se retire.
    .title = Aucun déplacement possible
stanza-activate-room = Vous activez la discipline de la salle où se trouve votre figurine ; pour toute autre, vous rendez un pion.
    .title = Dans la salle
    .why = Votre figurine n’est pas dans la salle { $discipline } ; il faudrait rendre un pion.
stanza-activate-helper = Un pion de la couleur d’une discipline, rendu à la salle Politique, l’active de n’importe où. Les pions blancs activent toutes les disciplines, Politique comprise.
    .title = Rendre un pion
    .why = Vous n’avez pas de pion { $helper }.
stanza-activate-in-room = On ne rend pas de pion pour la salle où se trouve sa figurine : on active sa discipline sans pion.
    .title = Aucun pion nécessaire
    .why = Votre figurine est dans la salle { $discipline } : vous l’activez sans pion.
stanza-hire-matching = Pour activer une discipline, vous devez recruter au moins un personnage de celle-ci, même si certains travaillent déjà pour vous. Le pion ne remplace pas cette condition.
    .title = Recruter est obligatoire
    .why = Vous n’avez pas de personnage de la discipline { $discipline } à recruter.
stanza-hire-first = On recrute d’abord un personnage de la discipline activée.
    .title = D’abord la bonne discipline
    .why = Il vous faut d’abord un personnage de la discipline { $discipline }.
stanza-hire-cost = Recruter déplace un personnage de la piste Recrutement vers l’emplacement de travail de votre choix et coûte ce qu’il indique.
    .title = Le coût du recrutement
    .why = Cela coûte { $florins } ƒ ; vous avez { $money } ƒ.
stanza-hire-recruit = On ne recrute que les personnages de sa piste Recrutement.
    .title = Recrues
    .why = Il n’y a personne sur l’emplacement de recrutement { $recruit }.
stanza-hire-patron = Le mécène ne peut pas être remplacé.
    .title = Le mécène reste
    .why = Votre mécène est sur l’emplacement de travail { $worker } ; il ne peut pas être remplacé.
stanza-hire-replace = Un personnage présent est remplacé et s’en va : un personnage de départ quitte le jeu, un autre est défaussé.
    .title = Remplacer
stanza-hire-fresh = Un personnage recruté pendant cette activation ne peut pas y être remplacé.
    .title = Pas de remplacement immédiat
    .why = Le personnage de l’emplacement de travail { $worker } vient d’être recruté.
stanza-hire-others = Dans la même activation, vous pouvez aussi recruter des personnages d’autres disciplines, au coût habituel.
    .title = D’autres disciplines aussi
stanza-strength = La force d’une activation est le nombre de personnages de la discipline sur votre piste Travailleurs, plus 1 pour une tuile de force permanente, plus les disques et la force achetée.
    .title = La force
stanza-strength-disc = Chaque disque repris de l’emplacement de la discipline dans la salle Religion ajoute 1 à la force, où que soit votre figurine.
    .title = Des disques pour la force
    .why = Vous n’avez pas de disque sur l’emplacement { $discipline }.
stanza-strength-once = On peut acheter de la force une fois par tour.
    .title = Une fois par tour
    .why = Vous avez déjà acheté de la force pendant ce tour.
stanza-strength-florins = La force achetée coûte 3 ƒ.
    .title = Le prix de la force
    .why = Cela coûte { $florins } ƒ ; vous avez { $money } ƒ.
stanza-reward-strength = Les forces 1 à 3 apportent des récompenses croissantes ; plus de 3 sans chef-d’œuvre compte pour 3.
    .title = Récompenses
    .why = Votre force de { $strength } ne suffit pas pour cela.
stanza-reward-discipline = Une activation apporte la récompense de sa discipline.
    .title = La récompense de la discipline
    .why = Vous activez la discipline { $discipline } ; sa récompense est une autre.
stanza-reward-lower = Vous pouvez toujours utiliser moins de force que vous n’en avez, mais au moins 1 : ce qui peut être obtenu est pris. Dans la variante expert, 0 aussi.
    .title = Moins est permis
    .why = Prenez au moins la récompense de force 1.
stanza-gift = Ce que donnent les livres et les tuiles Bonus est pris aussitôt, autant qu’il y en a.
    .title = Les dons se prennent
    .why = Ce don ne peut pas être refusé.
stanza-expert = La variante expert permet de renvoyer un personnage au lieu de recruter.
    .title = Renvoyer
    .why = On ne renvoie des personnages que dans la variante expert.
stanza-expert-dismiss = Le personnage renvoyé est de la discipline activée et quitte votre piste Travailleurs : un personnage de départ quitte le jeu, un autre est défaussé.
    .title = Qui renvoyer
    .why = Il n’y a personne de la discipline { $discipline } sur l’emplacement de travail { $worker }.
stanza-expert-instead = On renvoie un personnage à la place de tout recrutement : dans une activation, c’est l’un ou l’autre.
    .title = L’un ou l’autre
    .why = Dans une activation, vous recrutez ou vous renvoyez un personnage, pas les deux.
stanza-expert-zero = Un renvoi peut laisser une force de 0. Elle ne rapporte rien en soi, mais des tuiles et des disques peuvent l’augmenter.
    .title = Force 0
stanza-income = Vous complétez votre argent jusqu’à la valeur de la case de votre bateau ; sur les cases de points, jusqu’à 15 ƒ. Qui a davantage le garde.
    .title = Recevoir de l’argent
stanza-income-patron = Pour recevoir de l’argent, votre mécène fait un pas vers la droite et pousse les personnages devant lui jusqu’au premier vide ; celui qui sort de la piste s’en va.
    .title = La marche du mécène
stanza-income-turned = Un mécène sur le dernier emplacement est retourné (-5 PP) et revient sur le premier ; les personnages se décalent vers la droite. Il n’est pas retourné une seconde fois : sur le dernier emplacement, il n’y a alors plus d’argent.
    .title = Retourner le mécène
    .why = Votre mécène est retourné et se trouve sur le dernier emplacement : plus d’argent à recevoir.
stanza-discovery-ship = La force 1, 2 ou 3 fait avancer votre bateau d’autant de cases sur la piste Argent. Plusieurs bateaux peuvent partager une case.
    .title = Bateaux
stanza-discovery-helpers = Pour chaque case avec un pion que votre bateau atteint ou dépasse (11 ƒ, 1 PP, 11 PP), vous prenez un pion blanc.
    .title = Pions blancs
stanza-discovery-end = Un bateau ne dépasse pas la fin de la piste ; les pas restants sont perdus.
    .title = La fin de la piste
    .why = { $spaces ->
        [0] Votre bateau est à la fin de la piste.
        [one] Votre bateau n’a plus qu’une case devant lui.
       *[other] Votre bateau n’a plus que { $spaces } cases devant lui.
    }
stanza-literature-books = La force 1, 2 ou 3 apporte autant de livres de couleurs différentes pour votre étagère.
    .title = Livres
stanza-literature-different = Les livres d’une activation sont de couleurs différentes.
    .title = Livres différents
    .why = Vous venez d’écrire un livre { $discipline } ; le prochain doit porter sur une autre discipline.
stanza-literature-colours = Il y a des livres Découvertes, Religion, Arts et Politique, aucun sur la Littérature.
    .title = Quatre couleurs
    .why = Il n’y a pas de livres sur la Littérature.
stanza-literature-shelf = Une étagère contient quatre livres de chaque couleur.
    .title = L’étagère
    .why = Vous avez déjà écrit les quatre livres { $discipline }.
stanza-literature-rewards = Le deuxième livre d’une couleur apporte : Religion un disque sur un autre emplacement que Religion, Politique un pion non blanc, Arts 2 PP, Découvertes deux cases pour votre bateau. Chaque troisième place un disque sur l’emplacement Religion. Le quatrième vaut 3 PP, en Arts 5 PP.
    .title = Récompenses des livres
stanza-religion-discs = La force 1, 2 ou 3 permet de placer autant de disques dans la salle Religion.
    .title = Disques
stanza-religion-different = Les disques d’une activation vont sur des emplacements différents.
    .title = Emplacements différents
    .why = Vous venez de placer un disque sur l’emplacement { $field }.
stanza-religion-field = Seuls des livres et des tuiles Bonus apportent des disques sur l’emplacement Religion lui-même.
    .title = L’emplacement Religion
    .why = Ce disque ne peut pas aller sur l’emplacement Religion.
stanza-religion-supply = Un disque vient de votre réserve. Si elle est vide, rien n’est placé.
    .title = Disques en réserve
    .why = Vous n’avez plus de disque en réserve.
stanza-arts-works = La force 1 crée une sculpture (valeur 2), 2 un manuscrit (3), 3 un tableau (4). Vous pouvez créer une œuvre de moindre valeur.
    .title = Œuvres
stanza-arts-supply = Les œuvres sont limitées : une de chaque sorte par joueur.
    .title = Œuvres limitées
    .why = Il n’en reste plus : { $art }.
stanza-politics-helpers = La force 1, 2 ou 3 apporte autant de pions de couleurs différentes.
    .title = Pions
stanza-politics-different = Les pions d’une activation sont de couleurs différentes.
    .title = Pions différents
    .why = Vous venez de prendre un pion { $helper } ; le prochain doit être d’une autre couleur.
stanza-politics-white = La salle Politique ne donne pas de pions blancs ; ils viennent de la piste Argent et d’une tuile Bonus.
    .title = Pas de blancs
    .why = On ne peut pas prendre de pions blancs ici.
stanza-politics-supply = Il y a sept pions de chaque couleur ; ce qui est épuisé ne peut pas être pris.
    .title = Pions limités
    .why = Il ne reste plus de pion { $helper }.
stanza-politics-limit = Vous n’avez jamais plus de sept pions ; vous choisissez lesquels vous rendez aussitôt.
    .title = Sept pions
    .why = Vous n’avez pas de pion { $helper } à rendre.
stanza-bonus-visit = Qui s’arrête sur la case Bonus prend exactement une tuile Bonus et ne fait pas d’autre action. Qui ne peut pas en prendre n’a pas le droit de s’y arrêter.
    .title = Visiter la salle Bonus
    .why = Vous ne pouvez pas vous arrêter sur la case Bonus : vous ne remplissez pour aucune tuile la condition et le prix.
stanza-bonus-offer = On ne peut prendre que les tuiles proposées.
    .title = Tuiles proposées
    .why = « { $tile } » n’est pas proposée.
stanza-bonus-discovery = Pour votre 1re, 2e et 3e tuile Découvertes, votre bateau doit avoir atteint la 1re, 2e et 3e case avec un pion.
    .title = Condition : Découvertes
    .why = Pour la tuile Découvertes n° { $nth }, votre bateau doit atteindre la case à pion n° { $needed } ; il en a atteint { $reached }.
stanza-bonus-literature = Pour votre 1re, 2e et 3e tuile Littérature, il faut 1, 2 et 3 colonnes pleines sur votre étagère : autant de livres de chacune des quatre couleurs.
    .title = Condition : Littérature
    .why = Colonnes de livres pleines pour la tuile Littérature n° { $nth } : { $needed } ; vous en avez { $reached }.
stanza-bonus-religion = Pour votre 1re, 2e et 3e tuile Religion, il faut deux de vos disques sur chacun de 1, 2 et 3 emplacements de la salle Religion.
    .title = Condition : Religion
    .why = Emplacements avec deux de vos disques pour la tuile Religion n° { $nth } : { $needed } ; vous en avez { $reached }.
stanza-bonus-arts = Pour votre 1re, 2e et 3e tuile Arts, il faut des œuvres d’une valeur de 5, 10 et 15.
    .title = Condition : Arts
    .why = Pour la tuile Arts n° { $nth }, il faut des œuvres d’une valeur de { $needed } ; vous avez { $reached }.
stanza-bonus-price = Une tuile coûte un pion de sa couleur ou un pion blanc.
    .title = Le prix
    .why = Vous n’avez pas de pion { $helper }.
stanza-bonus-disc = Un de vos disques prend la place de la tuile. Il vient de votre réserve ; si elle est vide, de la salle Religion.
    .title = Un disque pour la tuile
    .why = Tous vos disques sont déjà dans la salle Bonus.
stanza-bonus-hall = Si la réserve est vide, vous choisissez de quel emplacement vient le disque ; les conditions ont été vérifiées avant.
    .title = Disques de la salle
    .why = Vous n’avez pas de disque sur l’emplacement { $field }.
stanza-tile-discovery-strength = Vos activations Découvertes ont toujours 1 de force en plus.
    .title = Force en Découvertes
stanza-tile-politics-strength = Vos activations Politique ont toujours 1 de force en plus.
    .title = Force en Politique
stanza-tile-five-florins = Vous gagnez aussitôt 5 ƒ.
    .title = Cinq florins
stanza-tile-any-person = Vous prenez aussitôt un personnage quelconque du plateau et le placez sur un emplacement quelconque de votre piste Recrutement ; les personnages s’y décalent vers la droite.
    .title = Personnage au choix
    .why = Il n’y a personne à prendre : { $space }.
stanza-tile-leading-ship = À la fin : 5 PP si votre bateau devance tous les autres, 3 PP en cas d’égalité.
    .title = Bateau de tête
stanza-tile-literature-strength = Vos activations Littérature ont toujours 1 de force en plus.
    .title = Force en Littérature
stanza-tile-patron-value = À la fin : autant de PP que coûte le recrutement sur l’emplacement de votre mécène.
    .title = Valeur du mécène
stanza-tile-three-spaces = Votre bateau avance aussitôt de 3 cases.
    .title = Trois cases en avant
stanza-tile-join-the-leader = Votre bateau rejoint aussitôt la case du bateau de tête ; les cases à pion en chemin comptent comme d’habitude.
    .title = Rejoindre la tête
stanza-tile-paid-author = Vous gagnez 1 ƒ pour chaque livre que vous écrivez, quelle que soit sa couleur.
    .title = Auteur payé
stanza-tile-religion-strength = Vos activations Religion ont toujours 1 de force en plus.
    .title = Force en Religion
stanza-tile-two-religion-discs = Vous placez aussitôt 2 disques de votre réserve sur l’emplacement Religion.
    .title = Deux disques en Religion
stanza-tile-two-books = Vous écrivez aussitôt 2 livres différents de votre choix. À la fin, la tuile compte comme un disque de plus dans la salle Bonus.
    .title = Deux livres
stanza-tile-bought-strength = Une fois par tour, vous pouvez payer 3 ƒ pour ajouter 1 force à une activation.
    .title = Force achetée
    .why = Vous n’avez pas la tuile « Force achetée ».
stanza-tile-religious-author = Vous écrivez aussitôt un livre Religion. À la fin : 5 PP si vous avez le plus de livres Religion, 3 PP en cas d’égalité.
    .title = Auteur religieux
stanza-tile-arts-strength = Vos activations Arts ont toujours 1 de force en plus.
    .title = Force en Arts
stanza-tile-extra-exhibit = À la fin, la tuile compte comme une œuvre de valeur 4 dans votre musée.
    .title = Pièce supplémentaire
stanza-tile-two-fields = Vous placez aussitôt 2 disques sur des emplacements différents autres que Religion. À la fin : 1 PP par personnage sur votre piste Travailleurs.
    .title = Deux emplacements
stanza-tile-patron-home = Vous écrivez aussitôt un livre Arts, et votre mécène revient sur le premier emplacement de travail ; les personnages se décalent vers la droite.
    .title = Retour du mécène
stanza-tile-two-white-helpers = Vous prenez aussitôt 2 pions blancs.
    .title = Deux pions blancs
stanza-masterpiece-strength = La force 4, 5, 6 ou 6+1 peut créer un chef-d’œuvre de 5, 8, 12 ou 17 PP à la place de la récompense habituelle. Une activation plus forte peut prendre un chef-d’œuvre moindre.
    .title = Chefs-d’œuvre
    .why = Ce chef-d’œuvre demande la force { $needed } ; vous avez { $strength }.
stanza-masterpiece-free = Chaque chef-d’œuvre n’a de place que pour un pilier.
    .title = Un pilier chacun
    .why = Le chef-d’œuvre { $strength } de la discipline { $discipline } est pris ou fermé.
stanza-masterpiece-one = Chacun crée au plus un chef-d’œuvre par discipline.
    .title = Un par discipline
    .why = Vous avez déjà créé un chef-d’œuvre { $discipline }.
stanza-masterpiece-partner = Le plus haut chef-d’œuvre demande aussi une force de 1 dans une autre discipline : Découvertes en Politique, Littérature en Découvertes, Religion en Littérature, Arts en Religion, Politique en Arts. Les personnages et les tuiles permanentes comptent, pas les disques.
    .title = La discipline partenaire
    .why = Le plus haut chef-d’œuvre { $discipline } demande aussi la force 1 dans la discipline { $partner }.
stanza-refill = Quand deux salles n’ont plus de personnages, chaque case vide sauf la case Bonus en reçoit un nouveau, dans le sens horaire depuis la première case Découvertes, même sous une figurine. Puis la manche suivante commence.
    .title = Remplissage
stanza-refill-time = On vérifie à la fin de chaque tour s’il faut remplir.
    .title = Quand remplir
stanza-refill-pile = Si la pioche est épuisée, les personnages défaussés sont mélangés pour en former une nouvelle. Tous savent qui s’y trouve, personne n’en connaît l’ordre.
    .title = La pioche
stanza-refill-start = S’il en manque encore, un personnage de départ sorti du jeu revient pour chaque discipline, au hasard sur les cases restantes. Les autres cases restent vides.
    .title = Retour des personnages de départ
stanza-end-rounds = Il y a une manche de plus que de joueurs. À la fin de la dernière, on remplit le plateau encore une fois, puis plus jamais.
    .title = Manches
stanza-end-short = Avec la fin courte, le dernier remplissage est celui qui ouvre la dernière manche.
    .title = Fin courte
stanza-end-turns = Après le dernier remplissage, on continue jusqu’à ce que tous aient joué autant de tours. Puis chacun a jusqu’à trois derniers tours : A, B et C.
    .title = Derniers tours
stanza-retire = Dans les derniers tours, vous pouvez vous retirer au lieu de jouer votre tour. Votre figurine quitte la piste pour la plus haute valeur libre, et la partie est finie pour vous.
    .title = Se retirer
    .why = On ne peut se retirer que dans les derniers tours A, B et C.
stanza-score-masterpieces = Chaque chef-d’œuvre rapporte ses points.
    .title = Points : chefs-d’œuvre
stanza-score-income = Votre bateau rapporte les points de sa case sur la piste Argent.
    .title = Points : piste Argent
stanza-score-books = Les livres rapportent les points des récompenses atteintes : le deuxième livre Arts 2 PP, le quatrième de chaque couleur 3 PP, en Arts 5 PP.
    .title = Points : livres
stanza-score-retiring = Qui s’est retiré reçoit la valeur prise, le premier la plus haute.
    .title = Points : retrait
stanza-score-patron = Un mécène retourné coûte 5 PP.
    .title = Points : mécène
stanza-score-majority = Le plus de disques dans la salle Bonus rapporte 12, 8, 5 et 3 PP, autant de places que de joueurs. Rien sans disque.
    .title = Points : disques de la salle Bonus
stanza-score-museum = Les musées rapportent selon leur valeur 17, 12, 8 et 5 PP, autant de places que de joueurs. Les œuvres restées sur le plateau forment le musée d’un joueur neutre, qui dispute les places. Rien sans œuvre.
    .title = Points : musées
stanza-score-shared = En cas d’égalité, on additionne les points des places et on les partage en arrondissant à l’inférieur ; le joueur neutre partage aussi.
    .title = Égalités
stanza-score-winner = Le plus de PP gagne. En cas d’égalité : un mécène non retourné bat un mécène retourné, puis le mécène le plus à gauche, puis qui s’est retiré plus tôt. Qui reste à égalité partage la place.
    .title = Qui gagne
stanza-assumed-costs = Les coûts des emplacements de travail, 5-4-3-2-1-1, sont reconstitués : seuls leur nombre, un 4 et un 1 sont certains.
    .title = Supposé : coût du recrutement
stanza-assumed-recruits = La longueur de 4 de la piste Recrutement est reconstituée.
    .title = Supposé : piste Recrutement
stanza-assumed-income = La piste Argent est reconstituée entre ses cases connues : de 7 à 15 ƒ par pas de 1, puis de 1 à 15 PP par pas de 2.
    .title = Supposé : piste Argent
stanza-assumed-values = Les valeurs du retrait (5, 3, 2, 1) et des disques dans la salle Bonus (12, 8, 5, 3) sont reconstituées.
    .title = Supposé : retrait et disques
stanza-assumed-museum = Les points des musées sont connus pour quatre joueurs ; on suppose qu’à deux et à trois valent les premières places du même tableau.
    .title = Supposé : musée
stanza-assumed-covers = On suppose que les six tuiles Fermé sont deux de chaque valeur 5, 8 et 12 PP.
    .title = Supposé : tuiles Fermé
stanza-assumed-tiles = La discipline de chaque tuile Bonus se déduit de la disposition de la dernière page des règles.
    .title = Supposé : disciplines des tuiles
stanza-assumed-names = La plupart des noms de personnages sont choisis librement ; seules les disciplines ont un effet.
    .title = Supposé : noms
