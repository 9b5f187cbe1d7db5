page-florence-round = Manche
page-florence-least = minimum
page-florence-round-of = Manche { $round } sur { $rounds } · minimum { $minimum }
page-florence-part-people = Choix des professions
page-florence-part-auction = Enchères
page-florence-part-characters = Personnages
page-florence-part-actions = Actions
page-florence-part-end = Fin
page-florence-actions-left = { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
page-florence-short-religion = Religion
page-florence-short-travel = Voyage
page-florence-short-opinion = Opinion
page-florence-short-prestige = Prestige
page-florence-short-recruiting = Recrutement
page-florence-short-landscape = Paysage
page-florence-lots = Ce qui est en vente
page-florence-left = reste { $count }
page-florence-none-left = épuisé
page-florence-closed = vendu cette manche
page-florence-no-gain = pas encore utile
page-florence-look = garder 1 sur 5
page-florence-each-work = chaque œuvre +{ $adds }
page-florence-person-gains = { $person } +{ $adds }
page-florence-points = +{ $points } prestige
page-florence-sold-to = vendu à { $name } pour { $florins }
page-florence-under-hammer = { $lot } aux enchères : { $florins }, offre : { $name }
page-florence-held-by = offert par
page-florence-leads = a la meilleure offre : { $florins }
page-florence-out = hors des enchères
page-florence-passed = a passé
page-florence-has-chosen = a choisi
page-florence-chooses = choisit
page-florence-offers = { $florins } pour { $character }
page-florence-starter = Premier joueur
page-florence-cash = { $florins } florins
page-florence-cash-hidden = Argent caché
page-florence-cash-after = { $change }, reste { $florins }
page-florence-if-mine = si vous l’emportez : reste { $florins }
page-florence-if-mine-back = { $points ->
        [one] si vous l’emportez : coûte { $points } point de prestige
       *[other] si vous l’emportez : coûte { $points } points de prestige
    }
page-florence-my-principality = Ma principauté
page-florence-principality-of = Principauté : { $name }
page-florence-look-at = Voir une principauté
page-florence-board-says = Principauté ({ $name }) : { $tiles }. Cases vides : { $empty }.
page-florence-builders = Architectes
page-florence-freedoms = Libertés
page-florence-builder-price = coût { $florins }
page-florence-builder-adjoin = accoler
page-florence-builder-here = Architecte { $number } : présent
page-florence-builder-missing = Architecte { $number } : absent
page-florence-freedom-here = { $freedom } : instaurée (reste { $count })
page-florence-freedom-missing = { $freedom } : absente (reste { $count })
page-florence-lacking = { $thing } : manque
page-florence-wants = souhaite { $things }
page-florence-wants-lacking = { $thing } (manque)
page-florence-my-people = Mes professions
page-florence-people-of = Professions : { $name }
page-florence-all-people = Les 21 professions
page-florence-my-cards = Mes cartes
page-florence-nobody = Plus de cartes Profession en main.
page-florence-state-hand = en main
page-florence-state-table = œuvre réalisée
page-florence-state-deck = dans la pioche
page-florence-state-unknown = dans la pioche ou une main
page-florence-best-work = meilleure œuvre : { $value } ({ $names })
page-florence-now-and-with = valeur artistique, maintenant et avec : { $thing }
page-florence-minimum = min. { $minimum }
page-florence-minimum-is = une œuvre exige { $minimum }
page-florence-value-of = { $value } sur { $minimum } au moins
page-florence-would-add = { $thing } ajouterait { $adds }
page-florence-enough = œuvre possible
page-florence-would-do = alors cela suffit
page-florence-short = il manque { $short }
page-florence-recruited = Carte recrutée dans une autre cour
page-florence-given-back = à rendre
page-florence-jesters = { $count ->
        [one] { $count } saltimbanque
       *[other] { $count } saltimbanques
    }
page-florence-people = { $count ->
        [one] { $count } carte Profession
       *[other] { $count } cartes Profession
    }
page-florence-bonus-cards = { $count ->
        [one] { $count } carte Bonus
       *[other] { $count } cartes Bonus
    }
page-florence-prestige-cards = { $count ->
        [one] { $count } carte Prestige
       *[other] { $count } cartes Prestige
    }
page-florence-recruiting-cards = { $count ->
        [one] { $count } carte de recrutement
       *[other] { $count } cartes de recrutement
    }
page-florence-hidden-people = { $count ->
        [one] { $count } carte Profession cachée
       *[other] { $count } cartes Profession cachées
    }
page-florence-hand-count = { $count ->
        [one] { $count } carte Profession ou de recrutement en main
       *[other] { $count } cartes Profession et de recrutement en main
    }
page-florence-works = { $count ->
        [one] { $count } œuvre
       *[other] { $count } œuvres
    }
page-florence-buildings = { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
page-florence-builders-count = { $count ->
        [one] { $count } architecte
       *[other] { $count } architectes
    }
page-florence-prestige-card = Carte Prestige : points en l’état
page-florence-bonus-card = Carte Bonus : ce qu’elle ajoute maintenant ; jouable une fois
page-florence-work-done = Meilleure œuvre de la manche : { $value }
page-florence-person-reaches = { $person } { $before } → { $after }, œuvre possible
page-florence-person-changes = { $person } { $before } → { $after }
page-florence-fits = Ce qui tient encore
page-florence-build-for = Construire pour { $florins }
page-florence-in-stock = en réserve
page-florence-places = { $count ->
        [one] tient en { $count } endroit
       *[other] tient en { $count } endroits
    }
page-florence-places-now = endroits possibles
page-florence-places-after = endroits → une fois posé ici
page-florence-built = construit
page-florence-no-longer-fits = ne laisse plus la place à { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
page-florence-nothing-fits = plus aucun bâtiment ne tient ensuite
page-florence-placing = Pose : { $tile }
page-florence-places-this-way = { $here } sur { $all } endroits dans ce sens
page-florence-turn-left = Tourner à gauche
page-florence-turn-right = Tourner à droite
page-florence-flip = Retourner
page-florence-next-place = suivant
page-florence-may-stand = Peut se poser ici : { $cell }
page-florence-may-not-stand = Pas ici
page-florence-lay-here = Poser ici
page-florence-propose-here = Proposer cet endroit
page-florence-draw-person = Prendre une carte Profession
page-florence-draw-bonus = Acquérir une carte Bonus
page-florence-for = pour { $florins } florins
page-florence-keep-one = En garder une
page-florence-work-of = Œuvre : { $person }
page-florence-cancel = Annuler
page-florence-work-worth = œuvre de valeur { $value }
page-florence-work-pays =
    rapporte { $florins } florins ou jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
page-florence-work-best = meilleure œuvre jusqu’ici
page-florence-work-short = pas la meilleure œuvre ({ $best })
page-florence-share-out = Répartir { $florins } florins
page-florence-share-hint = { $florins } florins à répartir, { $price } par point
page-florence-characters = Les six personnages
page-florence-serves = au service de la cour : { $name }
page-florence-used = plus disponible cette manche
page-florence-offered = { $name } offre { $florins }
page-florence-from = dès { $florins }
page-florence-pot = { $florins } florins chez le banquier
page-florence-about-muse = Chaque œuvre gagne le numéro de la manche.
page-florence-about-cardinal = Trois actions au lieu de deux.
page-florence-about-princess = Une œuvre sans carte Profession, selon vos paysages, architectes, bâtiments et cartes.
page-florence-about-merchant = Paie votre prochain objet, ou donne du prestige selon votre position sur la piste.
page-florence-about-professor = Voir cinq cartes Prestige ou Bonus et en garder une.
page-florence-about-banker = Verse l’argent de la carte ; à la dernière manche, change l’argent en prestige.
page-florence-together = Construire ensemble : { $building }
page-florence-bank-gets = { $name } paie { $florins } à la banque
page-florence-partner-pays = { $name } paie { $florins } pour sa part
page-florence-both-gain = compte en entier pour les deux
page-florence-refusals = { $count ->
        [one] { $count } proposition sur { $most } refusée
       *[other] { $count } propositions sur { $most } refusées
    }
page-florence-partner-share = Ce que paie le partenaire
page-florence-ask-hint = à gauche : paiement du partenaire · à droite : votre argent ensuite
page-florence-counter-hint = à gauche : votre contre-offre · à droite : votre argent ensuite
page-florence-final = Fin de la partie
page-florence-court-sum = bâtiments : { $buildings } · œuvres : { $works } · paysages : { $landscapes }
page-florence-key-turn = tourner la tuile
page-florence-key-next = prochaine place possible
