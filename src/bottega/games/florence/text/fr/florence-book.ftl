## Chapitres propres au livret
florence-chapter-game = Le jeu
florence-chapter-box = Le matériel

## Passages
florence-book-aim = Vous êtes à la tête d’une des grandes familles de Florence. Vous attirez artistes et savants à votre cour et leur donnez ce qu’il faut pour réaliser leurs œuvres. Après { $rounds } manches, le joueur qui a le plus de points de prestige gagne.
florence-book-principality = Devant vous s’étend votre principauté : un plateau de cases, avec le Palazzo dans un coin. Vous y posez les paysages achetés et les bâtiments construits. Votre main contient des cartes Profession ; chacune souhaite un bâtiment, un paysage et une liberté. À côté du plateau, vous gardez vos saltimbanques, vos architectes, vos libertés et votre argent.
florence-book-round =
    Une manche en cinq lignes :
    1. Phase A, les enchères : chacun peut acquérir un objet, utile jusqu’à la fin de la partie.
    2. Phase B, en commençant par le premier joueur : { $actions } actions chacun. Construire, prendre des cartes, instaurer une liberté ou réaliser une œuvre.
    3. Une œuvre rapporte { $pay } florins par point de valeur artistique. Vous pouvez aussitôt changer cet argent en points de prestige, à { $point_price } florins le point.
    4. La meilleure œuvre de la manche rapporte { $points_best } points de plus.
    5. Le premier joueur change, et les œuvres doivent valoir davantage : de { $minimum_first } à la première manche à { $minimum_last } à la dernière.
florence-book-palazzo = Le Palazzo occupe ses cases, mais ce n’est pas un bâtiment : il ne compte sur aucune carte.

## Choses que seul le livret nomme
florence-book-buildings-each = Chacun des dix bâtiments
florence-book-freedoms-each = Chacune des trois libertés
florence-book-characters = Personnages (Muse et Princesse)
florence-book-action-work = Réaliser une œuvre
florence-book-action-build = Construire un bâtiment
florence-book-action-person = Prendre une carte Profession
florence-book-action-freedom = Instaurer une liberté
florence-book-action-bonus = Acquérir une carte Bonus
florence-book-by-builders = selon vos architectes
florence-book-part-building = Le bâtiment souhaité
florence-book-part-landscape = Le paysage souhaité
florence-book-part-freedom = La liberté souhaitée
florence-book-part-jester = Chaque saltimbanque
florence-book-part-person = Chaque carte Profession ou de recrutement, en main ou sur la table

## Tableaux
florence-book-grid-box = Combien il y en a
florence-book-grid-landscapes = Les paysages
florence-book-grid-actions = Les actions
florence-book-grid-value = Ce qui fait la valeur artistique
florence-book-grid-minimum = Valeur artistique minimale
florence-book-grid-costs = Le prix d’un bâtiment
florence-book-grid-buildings = Les bâtiments
florence-book-grid-people = Les cartes Profession
florence-book-grid-bonus = Les cartes Bonus
florence-book-grid-prestige = Les cartes Prestige (entre parenthèses : points en cas d’égalité)
florence-book-column-thing = Quoi
florence-book-column-count = Nombre
florence-book-column-landscape = Paysage
florence-book-column-squares = Cases
florence-book-column-wanted = Professions qui le souhaitent
florence-book-column-action = Action
florence-book-column-florins = Florins
florence-book-column-times = Fois par tour
florence-book-column-have = Ce que vous avez
florence-book-column-adds = Ajoute
florence-book-column-round = Manche
florence-book-column-minimum = Au moins
florence-book-column-builders = Vos architectes
florence-book-column-building = Bâtiment
florence-book-column-size = Taille
florence-book-column-for = Souhaité par
florence-book-column-profession = Profession
florence-book-column-number = N°
florence-book-column-freedom = Liberté
florence-book-column-bonus = Ajoute à une œuvre
florence-book-column-prestige = Compte en fin de partie

## Exemples
florence-book-example-auction = Quatre joueurs ; A commence et nomme le parc pour { $bid0 } florins. Tous passent : A l’obtient et ne participe plus à cette phase. B nomme alors le saltimbanque pour { $bid0 }. C enchérit à { $bid1 }, D à { $bid2 }, B à { $bid3 }, C à { $bid4 }, D à { $bid5 }. B et C passent : D paie { $bid5 } florins pour le saltimbanque. B n’a rien obtenu et ouvre donc encore une fois ; seul C peut enchérir. C finit par passer et, resté seul, prend l’objet de son choix pour { $bid0 } florins.
florence-book-example-work = Manche 3, minimum { $minimum }. Vous réalisez une œuvre avec le Poète. Vous avez son théâtre ({ $building_part }) et les voyages ({ $freedom_part }), mais pas de lac. Deux saltimbanques ajoutent { $jester_part }, et vos quatre cartes Profession et de recrutement, Poète compris, { $card_part }. La valeur artistique est de { $total }. Vous recevez { $payment } florins. Comme vous n’avez pas besoin d’argent, vous en rendez { $spent } et avancez de { $points } cases.
florence-book-example-prestige = Vous avez la carte du plus grand nombre de bâtiments. Avec cinq bâtiments contre quatre pour tous les autres, vous marquez { $alone } points ; si un autre joueur en a cinq aussi, { $tied } ; si un autre en a six, aucun.
florence-book-example-characters = A place son marqueur sur le Cardinal à { $first }, B sur le Marchand à { $second }. C surenchérit sur le Cardinal à { $third } ; A reprend son marqueur. D mise { $first } sur la Princesse. De nouveau à son tour, A choisit le Banquier à 0. Plus personne n’est surenchéri : chacun paie sa mise et prend le personnage. Le Banquier ne coûte rien à A et lui rapporte { $pot } florins.
florence-book-example-princess = Deux lacs, une université, un atelier d’artiste et trois cartes Profession : une œuvre de la Princesse vaut { $total }.
florence-book-example-together = Vous avez un architecte et construisez un atelier d’artisan à cheval sur la frontière. Votre voisin vous verse les { $payment } florins convenus ; vous payez { $cost } à la banque. Chacun marque les points du bâtiment, et vous y gagnez { $gain } florins.
