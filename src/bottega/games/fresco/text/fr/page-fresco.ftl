page-fresco-letter-red = Ro
page-fresco-letter-yellow = J
page-fresco-letter-blue = B
page-fresco-letter-orange = O
page-fresco-letter-green = Ve
page-fresco-letter-purple = Vi
page-fresco-letter-pink = Rs
page-fresco-letter-brown = M
page-fresco-last-round = Manche { $round }, la dernière
page-fresco-ending = { $tiles ->
        [one] Il reste { $tiles } tuile sur la fresque.
       *[other] Il reste { $tiles } tuiles sur la fresque.
    } S’il y en a { $limit } ou moins à la fin d’une manche, la suivante est la dernière.
page-fresco-track = Points
page-fresco-free = libre
page-fresco-slot = { $time } h : une tuile de marché coûte { $price }, humeur { $mood }. { $who }
page-fresco-price = une tuile de marché coûte { $price }
page-fresco-mood-change = humeur { $mood }
page-fresco-gets-up = Se lève à { $time } h
page-fresco-done = terminé
page-fresco-does-market = { $count ->
        [one] 1 tuile pour { $coins }
       *[other] { $count } tuiles pour { $coins }
    }
page-fresco-does-buy = 1 tuile à votre prix
page-fresco-does-cathedral = restaurer { $count } fois
page-fresco-does-studio = { $coins ->
        [one] { $coins } thaler
       *[other] { $coins } thalers
    }
page-fresco-does-workshop = { $count ->
        [one] { $count } mélange
       *[other] { $count } mélanges
    }
page-fresco-does-theatre = humeur +{ $mood }
page-fresco-send = Envoyer un assistant ici : { $place }
page-fresco-call-back = Rappeler un assistant d’ici : { $place }
page-fresco-at-work = { $name } : { $count ->
        [one] un assistant ici, { $place }
       *[other] { $count } assistants ici, { $place }
    }
page-fresco-bench = Banc
page-fresco-placed = { $placed } sur { $all } placés
page-fresco-plan-left = Envoyez vos assistants au travail ; restants : { $left }.
page-fresco-plan-told = tous à leur place
page-fresco-waits = Un assistant qui attend
page-fresco-commit = Valider
page-fresco-clear = Vider
page-fresco-take = Choisissez une couleur
page-fresco-stack = Choisissez une tuile
page-fresco-picks = encore { $count }
page-fresco-back = Tuile restaurée, dos : { $back }
page-fresco-visits = { $name } est ici
page-fresco-each = la tuile, pour vous
page-fresco-one-stall = Un stand chacun ; puis il ferme.
page-fresco-bag = Non exposé : { $tiles }
page-fresco-wall = La fresque, tuiles à restaurer : { $count } ; l’évêque est en { $square }
page-fresco-wall-title = La fresque
page-fresco-tile = { $square } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $paints }
page-fresco-bonus = bonus de l’évêque { $bonus }
page-fresco-by-step = { $bonus } si l’évêque se rapproche
page-fresco-pin = cliquer pour l’épingler
page-fresco-pinned = Épinglée : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-fresco-pinned-step = { $points } si l’évêque fait un pas
page-fresco-payable = vos couleurs suffisent
page-fresco-altar-note = L’autel : autant de fois que vous voulez, sans bonus de l’évêque
page-fresco-altar-set = Autel : { $paints } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-fresco-altar-other = Autre offrande ({ $count })
page-fresco-altar-compose = Choisissez les trois cubes de votre offrande
page-fresco-altar-remove = Reprendre : { $paint }
page-fresco-altar-add = Ajouter : { $paint }
page-fresco-altar-back = Retour aux offrandes proposées
page-fresco-or-altar = Ou l’autel
page-fresco-requests = Requêtes
page-fresco-any-tile = au choix
page-fresco-request = Requête ({ $kind }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour trois tuiles, vous en avez { $showing } ; reste dans la pile : { $left }
page-fresco-you-have = { $count } sur 3
page-fresco-mixing = Mélanges
page-fresco-mix-note = Pour la prochaine visite à la cathédrale
page-fresco-recipe = { $paint } : { $from }
page-fresco-moods = Humeurs
page-fresco-mood-apprentice = { $change ->
        [one] un assistant de plus
       *[other] un assistant de moins
    }
page-fresco-lifts = Chaque assistant ici améliore votre humeur de { $mood }.
page-fresco-top = au sommet
page-fresco-lasting = Vaut toute la partie
page-fresco-once = Payé aussitôt
page-fresco-no-portraits = Aucun portrait proposé.
page-fresco-each-apprentice = par assistant
page-fresco-short-abbot = bonus de l’évêque +1
page-fresco-short-actor = théâtre : humeur +3
page-fresco-short-churchwarden = évêque partout
page-fresco-short-servant-of-god = revenu +1
page-fresco-screen = Derrière votre paravent
page-fresco-hidden = L’argent est derrière le paravent
page-fresco-income = revenu { $coins } par manche
page-fresco-restored = Vos tuiles restaurées
page-fresco-restored-count = { $count ->
        [one] une tuile restaurée
       *[other] { $count } tuiles restaurées
    }
page-fresco-nothing-restored = rien de restauré pour l’instant
page-fresco-fulfilled = Requêtes satisfaites ({ $kind }) : { $count }
page-fresco-plans = planifie encore
page-fresco-leads = mène Léonard
page-fresco-apprentices = { $count ->
        [one] un assistant
       *[other] { $count } assistants
    }
page-fresco-mood-after = humeur { $mood }
page-fresco-to-space = { $change }, en { $space }
page-fresco-space-taken = case prise : { $ahead } ou { $behind }
page-fresco-coins-after = { $change }, reste { $coins }
page-fresco-chosen = Ce que cela rapporte
page-fresco-of-tile = tuile
page-fresco-of-altar = autel
page-fresco-pay = Vous payez
page-fresco-keep = Vous gardez
page-fresco-gain = Revenu
page-fresco-a-round = par manche
page-fresco-best = Le plus de points
page-fresco-best-then = Le plus de points après ce pas
page-fresco-point = Pointez une tuile dorée pour voir son prix et son gain.
page-fresco-legend-on = l’évêque s’y trouve
page-fresco-legend-beside = à côté de l’évêque
page-fresco-step = Le pas de l’évêque
page-fresco-step-note = { $price } pour une case, une fois par assistant ; restaurez ensuite une tuile.
page-fresco-step-anywhere = { $price } pour une case, ou une fois par manche pour n’importe quelle case (marguillier).
page-fresco-stepped = L’évêque s’est déplacé pour { $price }. Restaurez maintenant une tuile.
page-fresco-bishop-to = L’évêque en { $square }
page-fresco-same-wall = La même fresque et le même autel que dans la cathédrale, encore une fois.
page-fresco-key-send = y envoyer un assistant
page-fresco-key-call = en rappeler un
page-fresco-key-commit = valider le plan
