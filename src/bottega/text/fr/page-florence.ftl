page-florence-round = Manche
page-florence-least = minimum
page-florence-round-of = Manche { $round } sur { $rounds } · minimum { $minimum }
page-florence-part-people = Choix des personnes
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
page-florence-short-recruiting = Débauchage
page-florence-short-landscape = Paysage
page-florence-lots = Ce qui est en vente
page-florence-left = reste { $count }
page-florence-none-left = épuisé
page-florence-closed = déjà parti
page-florence-no-gain = sans effet encore
page-florence-look = garder 1 sur 5
page-florence-each-work = chaque œuvre +{ $adds }
page-florence-person-gains = { $person } +{ $adds }
page-florence-points = +{ $points } prestige
page-florence-sold-to = vendu à { $name } pour { $florins }
page-florence-under-hammer = { $lot } sous le marteau : { $florins }, offert par { $name }
page-florence-held-by = offert par
page-florence-leads = mène à { $florins }
page-florence-out = hors des enchères
page-florence-passed = a passé
page-florence-has-chosen = a choisi
page-florence-chooses = choisit
page-florence-offers = { $florins } pour { $character }
page-florence-starter = Premier joueur
page-florence-cash = { $florins } florins
page-florence-cash-hidden = Argent caché
page-florence-cash-after = { $change }, restent { $florins }
page-florence-if-mine = si vous l’avez : reste { $florins }
page-florence-if-mine-back = { $points ->
        [one] si vous l’avez : recul de { $points } point
       *[other] si vous l’avez : recul de { $points } points
    }
page-florence-my-principality = Ma principauté
page-florence-principality-of = Principauté de { $name }
page-florence-look-at = Voir une principauté
page-florence-board-says = Principauté de { $name } : { $tiles }. Cases vides : { $empty }.
page-florence-builders = Architectes
page-florence-freedoms = Libertés
page-florence-builder-price = coût { $florins }
page-florence-builder-adjoin = accoler
page-florence-builder-here = Architecte { $number } présent
page-florence-builder-missing = Architecte { $number } absent
page-florence-freedom-here = { $freedom } accordée (reste { $count })
page-florence-freedom-missing = { $freedom } absente (reste { $count })
page-florence-lacking = { $thing } : manque
page-florence-my-people = Mes personnes
page-florence-people-of = Personnes de { $name }
page-florence-all-people = Les vingt et un
page-florence-my-cards = Mes cartes
page-florence-nobody = Plus personne en main.
page-florence-state-hand = en main
page-florence-state-table = a œuvré
page-florence-state-deck = dans la pile
page-florence-state-unknown = pile ou caché
page-florence-best-work = meilleure œuvre : { $value } ({ $names })
page-florence-now-and-with = valeur d’une œuvre, et avec : { $thing }
page-florence-minimum = min. { $minimum }
page-florence-minimum-is = une œuvre exige { $minimum }
page-florence-value-of = { $value } sur { $minimum } au moins
page-florence-would-add = { $thing } ajouterait { $adds }
page-florence-enough = peut œuvrer
page-florence-would-do = alors suffisant
page-florence-short = manque { $short }
page-florence-recruited = Débauché d’une autre cour
page-florence-given-back = est rendu
page-florence-jesters = { $count ->
        [one] { $count } bouffon
       *[other] { $count } bouffons
    }
page-florence-people = { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
page-florence-bonus-cards = { $count ->
        [one] { $count } bonus
       *[other] { $count } bonus
    }
page-florence-prestige-cards = { $count ->
        [one] { $count } carte prestige
       *[other] { $count } cartes prestige
    }
page-florence-recruiting-cards = { $count ->
        [one] { $count } carte de débauchage
       *[other] { $count } cartes de débauchage
    }
page-florence-hidden-people = { $count ->
        [one] { $count } personne cachée
       *[other] { $count } personnes cachées
    }
page-florence-hand-count = { $count ->
        [one] { $count } personne ou débauchage en main
       *[other] { $count } personnes et débauchages en main
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
page-florence-prestige-card = Carte prestige : points en l’état
page-florence-bonus-card = Carte bonus : son apport actuel ; jouable une fois
page-florence-work-done = Meilleure œuvre de la manche : { $value }
page-florence-person-reaches = { $person } { $before } → { $after }, peut œuvrer
page-florence-person-changes = { $person } { $before } → { $after }
page-florence-fits = Ce qui tient encore
page-florence-build-for = Bâtir pour { $florins }
page-florence-in-stock = en réserve
page-florence-places = { $count ->
        [one] tient en { $count } endroit
       *[other] tient en { $count } endroits
    }
page-florence-places-now = endroits possibles
page-florence-places-after = endroits → une fois posé ici
page-florence-built = bâti
page-florence-no-longer-fits = ferme la place à { $count }
page-florence-nothing-fits = plus aucun bâtiment ne tient ensuite
page-florence-placing = Pose : { $tile }
page-florence-places-this-way = { $here } sur { $all } endroits dans ce sens
page-florence-turn-left = Tourner à gauche
page-florence-turn-right = Tourner à droite
page-florence-flip = Retourner
page-florence-next-place = suivant
page-florence-may-stand = Peut se poser ici : { $cell }
page-florence-may-not-stand = Pas ici
page-florence-lay-here = Poser ici
page-florence-propose-here = Proposer ce lieu
page-florence-draw-person = Tirer une personne
page-florence-draw-bonus = Tirer un bonus
page-florence-for = pour { $florins } florins
page-florence-keep-one = En garder une
page-florence-work-of = Œuvre : { $person }
page-florence-share-out = Répartir { $florins } florins
page-florence-share-hint = { $florins } florins à répartir, { $price } par point
page-florence-characters = Les six personnages
page-florence-serves = sert { $name }
page-florence-used = pris cette manche
page-florence-offered = { $name } offre { $florins }
page-florence-from = dès { $florins }
page-florence-pot = { $florins } florins chez le Banquier
page-florence-about-muse = Vos œuvres de la manche valent son numéro en plus.
page-florence-about-cardinal = Trois actions au lieu de deux.
page-florence-about-princess = Une œuvre sans personne, selon paysages, architectes, bâtiments et personnes.
page-florence-about-merchant = Prochain objet gratuit, ou prestige selon votre rang.
page-florence-about-professor = Voir cinq cartes prestige ou bonus, en garder une.
page-florence-about-banker = Verse sa cagnotte ; à la fin, change l’argent en prestige.
page-florence-together = Bâtir ensemble : { $building }
page-florence-bank-gets = { $name } paie { $florins } à la banque
page-florence-partner-pays = { $name } paie { $florins } pour sa part
page-florence-both-gain = à chacun en entier
page-florence-refusals = { $count } propositions sur { $most } refusées
page-florence-partner-share = Ce que paie le partenaire
page-florence-ask-hint = à gauche : paiement du partenaire · à droite : votre bourse ensuite
page-florence-counter-hint = à gauche : votre contre-offre · à droite : votre bourse ensuite
page-florence-final = Fin de la partie
page-florence-court-sum = bâtiments { $buildings } · œuvres { $works } · paysages { $landscapes }
