page-fresco-letter-red = Ro
page-fresco-letter-yellow = J
page-fresco-letter-blue = B
page-fresco-letter-orange = O
page-fresco-letter-green = Ve
page-fresco-letter-purple = Vi
page-fresco-letter-pink = Rs
page-fresco-letter-brown = M
page-fresco-last-round = Tour { $round }, le dernier
page-fresco-ending = Il reste { $tiles } tuiles sur la fresque. S'il y en a { $limit } ou moins à la fin d'un tour, le suivant est le dernier.
page-fresco-track = Points
page-fresco-free = libre
page-fresco-slot = { $time } heures : une tuile de marché coûte { $price }, humeur { $mood }. { $who }
page-fresco-price = une tuile de marché coûte { $price }
page-fresco-mood-change = humeur { $mood }
page-fresco-gets-up = Se lève à { $time }:00
page-fresco-done = terminé
page-fresco-does-market = { $count ->
        [one] 1 tuile pour { $coins }
       *[other] { $count } tuiles pour { $coins }
    }
page-fresco-does-buy = 1 tuile à votre prix
page-fresco-does-cathedral = { $count ->
        [one] 1 tuile ou autel
       *[other] { $count } tuiles ou autels
    }
page-fresco-does-altar = { $count ->
        [one] 1 fois l'autel
       *[other] { $count } fois l'autel
    }
page-fresco-does-studio = { $coins } thalers
page-fresco-does-workshop = { $count } mélanges
page-fresco-does-theatre = humeur +{ $mood }
page-fresco-send = Envoyer un apprenti ici : { $place }
page-fresco-call-back = Rappeler un apprenti d'ici : { $place }
page-fresco-at-work = { $name } : { $count ->
        [one] un apprenti ici, { $place }
       *[other] { $count } apprentis ici, { $place }
    }
page-fresco-bench = Banc
page-fresco-placed = { $placed } sur { $all } placés
page-fresco-plan-told = tous à leur place
page-fresco-waits = Un apprenti qui attend
page-fresco-commit = Valider
page-fresco-clear = Vider
page-fresco-take = Choisissez une couleur
page-fresco-stack = Choisissez une tuile
page-fresco-picks = encore { $count }
page-fresco-back = Tuile restaurée, dos : { $back }
page-fresco-visits = { $name } est ici
page-fresco-each = pièce pour vous
page-fresco-one-stall = Un étal chacun ; puis il ferme.
page-fresco-bag = Non exposé : { $tiles }
page-fresco-wall = La fresque : { $count } tuiles à restaurer, l'évêque est en { $square }
page-fresco-wall-title = La fresque
page-fresco-tile = { $square } : { $points } points pour { $paints }
page-fresco-bonus = bonus de l'évêque { $bonus }
page-fresco-by-step = { $bonus } s'il fait un pas
page-fresco-pin = choisir pour la garder à l'œil
page-fresco-pinned = Épinglée : { $points } points
page-fresco-pinned-step = { $points } si l'évêque fait un pas
page-fresco-payable = vos couleurs suffisent
page-fresco-altar-note = L'autel : autant de fois que vous voulez, sans bonus de l'évêque
page-fresco-altar-set = Autel : { $paints } pour { $points } points
page-fresco-altar-jokers = Le rose et le marron remplacent l'orange, le vert et le violet, pour plus de points
page-fresco-or-altar = Ou l'autel
page-fresco-requests = Requêtes
page-fresco-any-tile = au choix
page-fresco-request = Requête ({ $kind }) : { $points } points pour trois tuiles, vous en avez { $showing } ; reste dans la pile : { $left }
page-fresco-you-have = { $count } sur 3
page-fresco-mixing = Mélanges
page-fresco-mix-note = Pour la prochaine visite à la cathédrale
page-fresco-recipe = { $paint } : { $from }
page-fresco-moods = Humeurs
page-fresco-mood-apprentice = { $change ->
        [one] un apprenti de plus
       *[other] un apprenti de moins
    }
page-fresco-lifts = Chaque apprenti ici vous élève de { $mood }.
page-fresco-top = au sommet
page-fresco-lasting = Vaut toute la partie
page-fresco-once = Payé aussitôt
page-fresco-no-portraits = Aucun portrait n'est demandé.
page-fresco-each-apprentice = par apprenti
page-fresco-short-abbot = bonus de l'évêque +1
page-fresco-short-actor = théâtre : humeur +3
page-fresco-short-churchwarden = évêque partout
page-fresco-short-servant-of-god = revenu +1
page-fresco-screen = Derrière votre paravent
page-fresco-hidden = L'argent est derrière le paravent
page-fresco-income = revenu { $coins } par tour
page-fresco-supply = encore { $count } en réserve
page-fresco-restored = Vos tuiles restaurées
page-fresco-restored-count = { $count ->
        [one] une tuile restaurée
       *[other] { $count } tuiles restaurées
    }
page-fresco-nothing-restored = rien de restauré encore
page-fresco-fulfilled = Requêtes remplies ({ $kind }) : { $count }
page-fresco-plans = planifie encore
page-fresco-leads = mène Léonard
page-fresco-apprentices = { $count ->
        [one] un apprenti
       *[other] { $count } apprentis
    }
page-fresco-mood-after = humeur { $mood }
page-fresco-to-space = { $change }, en { $space }
page-fresco-space-taken = case prise : { $ahead } ou { $behind }
page-fresco-coins-after = { $change }, reste { $coins }
page-fresco-chosen = Ce que cela rapporte
page-fresco-of-tile = tuile
page-fresco-of-altar = autel
page-fresco-pay = Vous payez
page-fresco-keep = Vous gardez
page-fresco-gain = Revenu
page-fresco-a-round = par tour
page-fresco-best = Le plus de points
page-fresco-best-then = Le plus de points après ce pas
page-fresco-point = Pointez une tuile dorée pour voir son prix et son gain.
page-fresco-legend-on = l'évêque s'y trouve
page-fresco-legend-beside = à côté de l'évêque
page-fresco-step = Le pas de l'évêque
page-fresco-step-note = { $price } par case, une fois par apprenti ; une tuile doit suivre.
page-fresco-step-anywhere = { $price } par case ; une fois par tour partout, grâce au marguillier.
page-fresco-stepped = Il s'est déplacé pour { $price }. Restaurez une tuile.
page-fresco-bishop-to = L'évêque en { $square }
