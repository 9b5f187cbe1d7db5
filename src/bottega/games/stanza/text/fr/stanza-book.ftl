## Chapitres propres au livret
stanza-chapter-game = Le jeu
stanza-chapter-box = Le matériel

## Passages
stanza-book-aim = Femme ou homme de la Renaissance, vous cherchez la gloire : par les découvertes, les livres, l’Église, les arts ou la politique. Personne n’y arrive seul ; vous gagnez donc à votre cause les personnages de votre temps et les faites travailler pour vous. À la fin, le joueur qui a le plus de points de prestige (PP) gagne.
stanza-book-board = Le plateau est une maison de cinq salles, une par discipline, avec la salle Tuiles Bonus. Une piste les traverse toutes dans le sens horaire ; votre figurine s’y déplace. Votre plateau personnel porte deux pistes : sur la piste Recrutement attendent les personnages que vous avez pris ; sur la piste Travailleurs se tiennent ceux que vous avez recrutés et qui donnent leur valeur à vos actions.
stanza-book-turn =
    Un tour en quatre lignes :
    1. Déplacez votre figurine de 1 à { $longest } cases et prenez le personnage sur lequel elle s’arrête.
    2. Ensuite, activez une discipline, recevez de l’argent ou passez.
    3. Pour activer, recrutez au moins un personnage de la discipline et comptez ceux qui travaillent pour vous : c’est la valeur. De 1 à 3, la récompense augmente ; à partir de 4, vous pouvez créer un chef-d’œuvre.
    4. Quand { $empty_rooms } salles sont vides, le plateau est rempli et la manche suivante commence.
stanza-book-pass = Passer ne coûte rien et n’apporte rien : vous gardez le personnage pris, et votre tour est terminé.

## Ce qu’apportent les disciplines
stanza-book-brings-discovery = votre bateau avance : plus d’argent, puis des points
stanza-book-brings-literature = des livres pour votre étagère, avec des récompenses
stanza-book-brings-religion = des disques qui renforcent les activations suivantes
stanza-book-brings-arts = des œuvres pour votre musée
stanza-book-brings-politics = des pions, pour activer de n’importe où

## Choses
stanza-book-thing-characters = Personnages
stanza-book-thing-starters = Personnages de départ
stanza-book-thing-helpers = Pions de chacune des cinq couleurs
stanza-book-thing-books = Livres de chacune des quatre couleurs
stanza-book-thing-art = Sculptures, scénarios et tableaux, chacun
stanza-book-thing-tiles = Tuiles Bonus
stanza-book-thing-covers = Tuiles Fermé
stanza-book-thing-discs = Disques par joueur
stanza-book-thing-pillars = Colonnes par joueur
stanza-book-helper-here = pion blanc
stanza-book-reward-ship = votre bateau avance de { $count } cases
stanza-book-reward-religion-disc = un disque sur l’emplacement Religion
stanza-book-reward-disc = un disque sur un autre emplacement
stanza-book-reward-helper = un pion non blanc
stanza-book-reward-points = { $count } PP
stanza-book-need-discovery = Découvertes : cases avec un pion atteintes
stanza-book-need-literature = Littérature : colonnes de livres pleines
stanza-book-need-religion = Religion : emplacements avec { $discs_field } de vos disques
stanza-book-need-arts = Arts : valeur de vos œuvres

## Tableaux
stanza-book-grid-disciplines = Les cinq disciplines
stanza-book-grid-box = Combien il y en a
stanza-book-grid-costs = Ce que coûte le recrutement
stanza-book-grid-money = La piste Argent
stanza-book-grid-shelf = Ce qu’apportent les livres
stanza-book-grid-art = Les œuvres
stanza-book-grid-conditions = Ce qu’il faut pour une tuile Bonus
stanza-book-grid-masterpieces = Chefs-d’œuvre
stanza-book-grid-places = Points selon la place
stanza-book-column-discipline = Discipline
stanza-book-column-colour = Pion
stanza-book-column-brings = Apporte
stanza-book-column-thing = Quoi
stanza-book-column-count = Nombre
stanza-book-column-worker = Emplacement
stanza-book-column-florins = Florins
stanza-book-column-space = Case
stanza-book-column-up-to = Argent jusqu’à
stanza-book-column-points = Points
stanza-book-column-helper = Pion
stanza-book-column-book = Livre sur
stanza-book-column-second = Deuxième
stanza-book-column-third = Troisième
stanza-book-column-fourth = Quatrième
stanza-book-column-strength = Valeur
stanza-book-column-work = Œuvre
stanza-book-column-value = Valeur
stanza-book-column-condition = Condition
stanza-book-column-tile-1 = Première tuile
stanza-book-column-tile-2 = Deuxième tuile
stanza-book-column-tile-3 = Troisième tuile
stanza-book-column-place = Place
stanza-book-column-retiring = Se retirer
stanza-book-column-majority = Disques en salle Tuiles Bonus
stanza-book-column-museum = Musée

## Exemples
stanza-book-example-move = Votre figurine est dans la salle Littérature. La case suivante est vide et la figurine d’un autre joueur occupe celle d’après : ni l’une ni l’autre ne compte. Avec 1 vous vous arrêtez sur le premier personnage au-delà, avec 2 sur le suivant, et ainsi de suite ; chaque nombre jusqu’à { $longest } mène à un autre personnage.
stanza-book-example-hiring = Votre figurine est dans la salle Découvertes, et un personnage de Découvertes travaille déjà pour vous. Deux autres attendent sur la piste Recrutement. Vous les recrutez tous deux sur les emplacements 2 et { $worker }, en remplaçant les personnages qui s’y trouvent, et payez { $one } + { $two } = { $sum } florins. Trois personnages de Découvertes travaillent à présent pour vous : vous activez Découvertes avec la valeur 3.
stanza-book-example-income = Votre bateau est à { $ship } florins et il vous en reste { $have } : vous en recevez { $gain }, et votre mécène avance d’un emplacement vers la droite.
stanza-book-example-museum = Quatre joueurs. Votre musée vaut 15, celui d’un autre joueur 9, les deux derniers n’en ont pas. Les œuvres restées sur le plateau valent 12 et prennent la deuxième place. Vous marquez { $first } PP, les { $second } du joueur neutre ne vont à personne, et l’autre joueur marque { $third }. Les { $fourth } de la quatrième place ne sont pas attribués : sans œuvre, pas de points.
