page-stanza-board = Le plateau : six salles et la piste Déplacement
page-stanza-bonus-room = Salle Tuiles Bonus
page-stanza-empty = vide
page-stanza-left = reste { $count }
page-stanza-activate = Activer
page-stanza-pile = Pioche
page-stanza-refill-when = Remplissage quand { $needed } salles sont vides ; maintenant { $empty }
page-stanza-refill-short = Vides : { $empty } sur { $needed }
page-stanza-no-refill = Plus de remplissage
page-stanza-refill-word = remplissage
page-stanza-refills = Le plateau est rempli
page-stanza-levelling = Jusqu’à ce que tous aient joué autant de tours
page-stanza-pp = { $points } PP
page-stanza-points-unit = PP
page-stanza-niche-free = Chef-d’œuvre à { $points } PP, valeur { $strength } : libre
page-stanza-niche-owned = Chef-d’œuvre à { $points } PP : { $name }
page-stanza-niche-closed = Chef-d’œuvre à { $points } PP : fermé
page-stanza-field = Emplacement { $field }
page-stanza-value = valeur { $value }
page-stanza-value-word = valeur
page-stanza-track-florins = Piste Argent : { $florins } ƒ
page-stanza-track-points = Piste Argent : { $points } PP
page-stanza-track-helper = un pion blanc
page-stanza-bonus-disc = Disque dans la salle Tuiles Bonus : { $name }
page-stanza-helpers-left = Pions ({ $colour }) : { $count }
page-stanza-helper = Pion ({ $colour })
page-stanza-figure-of = Figurine : { $name }
page-stanza-steps = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
page-stanza-leaves = { $person } s’en va
page-stanza-goes = part
page-stanza-joins = { $person } arrive ({ $discipline })
page-stanza-patron = Mécène
page-stanza-patron-moves = Mécène sur l’emplacement { $space }
page-stanza-turned = Mécène retourné : { $points } PP
page-stanza-crew = Recrues et travailleurs : { $name }
page-stanza-start-persons = Personnages de départ
page-stanza-recruits = Recrues
page-stanza-workers = Travailleurs
page-stanza-recruit-space = Emplacement de recrutement { $space }
page-stanza-worker-space = Emplacement { $space } de la piste Travailleurs, coûte { $florins } ƒ
page-stanza-strength = Valeur
page-stanza-strength-lasting = Valeur permanente : travailleurs et tuiles
page-stanza-strength-becomes = valeur { $before } → { $after }
page-stanza-strength-range = { $discipline } : valeur { $range }
page-stanza-with-helper = avec un pion : { $disciplines }
page-stanza-masterpieces-free = chefs-d’œuvre libres : { $points } PP
page-stanza-shelf = Étagère
page-stanza-columns = { $count ->
        [one] { $count } pleine
       *[other] { $count } pleines
    }
page-stanza-books = Livres : { $count }
page-stanza-books-on = Livres { $discipline } : { $count } sur 4
page-stanza-book-next = Le suivant apporte : { $reward }
page-stanza-book-nothing = rien pour l’instant
page-stanza-book-ship = bateau +{ $count }
page-stanza-book-disc = disque sur un emplacement
page-stanza-book-religion-disc = disque sur Religion
page-stanza-book-helper = pion
page-stanza-book-points = { $count } PP
page-stanza-museum = Musée
page-stanza-museum-short = { $value } · { $place ->
        [1] 1er
       *[other] { $place }e
    }
page-stanza-museum-place = Musée de valeur { $value }, place { $place } pour l’instant
page-stanza-museum-value = Valeur du musée : { $value }
page-stanza-tiles = Tuiles
page-stanza-tiles-count = Tuiles Bonus : { $count }
page-stanza-tile = Tuile
page-stanza-always = compte toujours
page-stanza-added = Disques et florins
page-stanza-helpers = Pions
page-stanza-a-helper = un pion
page-stanza-discs = disques
page-stanza-supply = Disques en réserve : { $count }
page-stanza-masterpieces = Chefs-d’œuvre : { $count }
page-stanza-nothing = aucune pour l’instant
page-stanza-money = { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
page-stanza-money-after = { $change } ƒ, reste { $florins }
page-stanza-income = À recevoir : +{ $florins } ƒ
page-stanza-no-income = Plus rien à recevoir
page-stanza-helpers-change = pions { $change }
page-stanza-discs-change = disques en réserve { $change }
page-stanza-board-of = Plateau : { $name }
page-stanza-look-at = Regarder un plateau
page-stanza-activate-title = Activer : { $discipline }
page-stanza-hire = Recruter
page-stanza-hire-must = un personnage ({ $discipline }) : choisir la recrue, puis l’emplacement
page-stanza-hire-or-dismiss = recruter ou renvoyer un personnage ({ $discipline })
page-stanza-hire-more = { $discipline } : condition remplie ; vous pouvez en recruter d’autres
page-stanza-disc-back = Reprendre un disque ({ $count } sur place)
page-stanza-pay-three = Payer 3 ƒ
page-stanza-partner = Partenaire { $discipline } : { $strength }
page-stanza-needs-partner = avec { $discipline } 1
page-stanza-closed = fermé
page-stanza-reward = Récompense
page-stanza-reward-discovery = { $count ->
        [one] Le bateau avance d’une case :
       *[other] Le bateau avance de { $count } cases au plus :
    }
page-stanza-reward-literature = { $count ->
        [one] Un livre :
       *[other] Jusqu’à { $count } livres, tous différents :
    }
page-stanza-reward-religion = { $count ->
        [one] Un disque sur un emplacement :
       *[other] Jusqu’à { $count } disques, emplacements différents :
    }
page-stanza-reward-arts = Une œuvre, valeur { $count } au plus :
page-stanza-reward-politics = { $count ->
        [one] Un pion :
       *[other] Jusqu’à { $count } pions de couleurs différentes :
    }
page-stanza-or-masterpiece = ou un chef-d’œuvre :
page-stanza-ship-steps = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
page-stanza-has = vous en avez { $count }
page-stanza-shop = Tuiles Bonus proposées
page-stanza-need-discovery = Tuile { $nth } : { $reached } sur { $needed } (cases à pion atteintes)
page-stanza-need-literature = Tuile { $nth } : { $reached } sur { $needed } (colonnes de livres pleines)
page-stanza-need-religion = Tuile { $nth } : { $reached } sur { $needed } (emplacements à deux disques)
page-stanza-need-arts = Tuile { $nth } : { $reached } sur { $needed } (valeur des œuvres)
page-stanza-retiring = Retrait : { $points } PP
page-stanza-points = Points
page-stanza-key-steps = en se déplaçant : la case à tant de pas
