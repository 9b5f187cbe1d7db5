fresco-leonardo = Léonard

fresco-red = rouge
fresco-yellow = jaune
fresco-blue = bleu
fresco-orange = orange
fresco-green = vert
fresco-purple = violet
fresco-pink = rose
fresco-brown = marron

fresco-red-red-red = trois rouges
fresco-yellow-yellow-yellow = trois jaunes
fresco-blue-blue-blue = trois bleus
fresco-red-red = deux rouges
fresco-yellow-yellow = deux jaunes
fresco-blue-blue = deux bleus
fresco-red-yellow = rouge et jaune
fresco-red-blue = rouge et bleu
fresco-yellow-blue = jaune et bleu

fresco-plain = aucune couleur
fresco-orange-green = orange et vert
fresco-orange-purple = orange et violet
fresco-green-purple = vert et violet
fresco-orange-green-purple = orange, vert et violet
fresco-general = générale

fresco-wake-up = choix des heures de lever
fresco-planning = planification
fresco-market = marché
fresco-cathedral = cathédrale
fresco-studio = studio
fresco-workshop = atelier
fresco-theatre = théâtre
fresco-second-cathedral = cathédrale, seconde visite
fresco-altar = autel
fresco-income = revenus
fresco-final-scoring = décompte final

fresco-abbot = Abbé
    .about = Un point de plus à chaque bonus de l’évêque.
fresco-actor = Comédien
    .about = Chaque assistant au théâtre améliore davantage votre humeur.
fresco-churchwarden = Marguillier
    .about = Une fois par manche, pour un thaler, l’évêque va sur n’importe quelle case avant que vous ne restauriez une tuile.
fresco-servant-of-god = Serviteur de Dieu
    .about = Un thaler de revenu en plus à chaque manche.
fresco-merchant-1 = Marchand
fresco-merchant-2 = Marchand
fresco-noble-1 = Gentilhomme
fresco-noble-2 = Dame noble
fresco-noble-3 = Gentilhomme
fresco-noble-4 = Dame noble
fresco-patron-1 = Mécène
fresco-patron-2 = Mécène
fresco-beautiful-girl = Belle jeune fille
fresco-muse = Muse
fresco-bishop = Évêque
fresco-madonna-1 = Madone
fresco-madonna-2 = Madone
fresco-self-portrait = Autoportrait

fresco-option-portraits = Les portraits
    .about = Au studio, un assistant peut peindre un portrait qui rapporte de l’argent, des couleurs, des points ou un privilège durable.
fresco-option-bishops_requests = Les requêtes de l’évêque
    .about = À l’atelier, trois tuiles restaurées s’empilent pour une requête : des points tout de suite, des thalers et des couleurs à chaque manche.
fresco-option-special_blends = Les mélanges spéciaux
    .about = Du rose et du marron, des tuiles de fresque valant jusqu’à 24 points et des jokers à l’autel.
fresco-option-leonardo = Léonard
    .about = À deux, Léonard participe comme troisième peintre, mené par les joueurs à tour de rôle.
fresco-option-open_screens = Paravents ouverts
    .about = Tout le monde voit l’argent et les couleurs de tous.

fresco-move-wake = Se lever à { $time } h
fresco-move-plan = { $place } : { $apprentices ->
        [0] aucun assistant
        [one] un assistant
       *[other] { $apprentices } assistants
    }
fresco-move-commit = Valider le plan
fresco-move-rethink = Reprendre le plan
fresco-move-unplan = Reprendre la dernière étape
fresco-move-stall = Aller au stand { $stall }
fresco-move-buy = Acheter : { $tile }
fresco-move-close = Ne plus rien acheter
fresco-move-pass = S’arrêter ; les autres assistants ne font rien
fresco-move-bishop = Déplacer l’évêque en { $square }
fresco-move-restore = Restaurer la tuile en { $square }
fresco-move-altar = Restaurer l’autel avec { $first }, { $second } et { $third }
fresco-move-coins = Prendre seulement des thalers
fresco-move-portrait = Peindre le portrait : { $card }
fresco-move-take = Prendre : { $paint }
fresco-move-mix = Mélanger : { $paint }
fresco-move-request = Satisfaire une requête : { $request }
fresco-move-stack = Empiler une tuile montrant : { $back }
fresco-move-ahead = Passer devant
fresco-move-behind = Rester derrière

## Sur quoi porte un coup, là où cela se choisit à part
fresco-argument-place = Lieu
fresco-argument-apprentices = Assistants
fresco-argument-first = Première couleur
fresco-argument-second = Deuxième couleur
fresco-argument-third = Troisième couleur

fresco-ask-nothing = La partie est terminée.
fresco-ask-wait = D’autres décident en ce moment : { $phase }.
fresco-ask-wake = À quelle heure vous levez-vous ? Votre humeur est à { $mood }.
fresco-ask-plan = Envoyez vos assistants au travail ; reste : { $left }. Ensuite : { $place }.
fresco-ask-commit = Votre plan est complet. Le valider ?
fresco-ask-committed = Votre plan est validé. D’autres planifient encore.
fresco-ask-stall = Quele stand visitez-vous ? Une tuile vous coûte { $price } ; vous avez { $coins ->
        [0] 0 thaler
        [one] un thaler
       *[other] { $coins } thalers
    } et { $work ->
        [one] un assistant
       *[other] { $work } assistants
    } ici.
fresco-ask-buy = Quelle tuile achetez-vous pour { $price } ? Vous avez { $coins ->
        [0] 0 thaler
        [one] un thaler
       *[other] { $coins } thalers
    }, et { $work ->
        [one] un assistant peut
       *[other] { $work } assistants peuvent
    } encore acheter.
fresco-ask-cathedral = Que restaurez-vous ? { $work ->
        [one] Un assistant est prêt
       *[other] { $work } assistants sont prêts
    }.
fresco-ask-restore = L’évêque s’est déplacé. Quelle tuile restaurez-vous ?
fresco-ask-studio = Peignez-vous un portrait, ou prenez-vous des thalers ({ $coins } par assistant) ?
fresco-ask-merchant = Le marchand vous donne des couleurs : encore { $picks } à choisir.
fresco-ask-workshop = Que mélangez-vous ? { $mixes ->
        [one] Il reste un mélange
       *[other] Il reste { $mixes } mélanges
    }.
fresco-ask-stack = Quelle tuile va sous la requête ({ $request }) ? Encore { $picks }.
fresco-ask-income = Vos requêtes générales rapportent des couleurs : encore { $picks } à choisir.
fresco-ask-track = La case { $space } de la piste de score est occupée. Devant, en { $ahead }, ou derrière, en { $behind } ?
fresco-ask-leonardo-track = La case { $space } de Léonard sur la piste de score est occupée. Devant, en { $ahead }, ou derrière, en { $behind } ?
fresco-ask-leonardo-wake = À quelle heure Léonard se lève-t-il ?
fresco-ask-leonardo-stall = Quele stand Léonard ferme-t-il ?
fresco-ask-leonardo-restore = Quelle tuile Léonard restaure-t-il ?
fresco-ask-leonardo-portrait = Quel portrait Léonard retire-t-il du jeu ?
fresco-ask-leonardo-workshop = Léonard satisfait-il une requête ?
fresco-ask-leonardo-stack = Laquelle des tuiles de Léonard va avec la requête ({ $request }) ? Encore { $picks }.

fresco-log-round = La manche { $round } commence.
fresco-log-last-round = C’est la dernière manche : les plateaux d’action sont retournés.
fresco-log-last-tile = La dernière tuile de la fresque est restaurée : cette manche est la dernière.
fresco-log-start-spaces = Encore sur les cases de départ, dans cet ordre désormais, en partant de l’arrière : { $seats }.
fresco-log-wake = { $seat } se lève à { $time } h ; humeur désormais { $mood }.
fresco-log-leonardo-wake = { $seat } fait lever Léonard à { $time } h.
fresco-log-plan = { $seat } planifie : marché { $market }, cathédrale { $cathedral }, studio { $studio }, atelier { $workshop }, théâtre { $last }.
fresco-log-plan-last-round = { $seat } planifie : marché { $market }, cathédrale { $cathedral }, studio { $studio }, atelier { $workshop }, seconde visite à la cathédrale { $last }.
fresco-log-stall = { $seat } va au stand { $stall }.
fresco-log-buy = { $seat } achète une tuile ({ $paints }) pour { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }.
fresco-log-close = { $seat } a terminé ; le stand { $stall } ferme.
fresco-log-leonardo-stall = Léonard ferme le stand { $stall }.
fresco-log-idle = { $seat } a terminé ({ $place }).
fresco-log-bishop = { $seat } paie { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    } et déplace l’évêque en { $square }.
fresco-log-restore = { $seat } restaure { $square } avec { $paints } : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $bonus ->
        [0] .
       *[other] {" "}et { $bonus } grâce à l’évêque.
    }
fresco-log-leonardo-restore = Léonard restaure { $square } : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $bonus ->
        [0] .
       *[other] {" "}et { $bonus } grâce à l’évêque.
    }
fresco-log-altar = { $seat } restaure l’autel avec { $paints }.
fresco-log-coins = { $seat } gagne { $coins ->
        [one] { $coins } thaler
       *[other] { $coins } thalers
    } au studio.
fresco-log-portrait = { $seat } peint le portrait : { $card }.
fresco-log-gift = { $seat } reçoit { $coins ->
        [one] { $coins } thaler
       *[other] { $coins } thalers
    } en paiement.
fresco-log-gift-paint = { $seat } reçoit { $coins ->
        [0] {""}
        [one] un thaler et{" "}
       *[other] { $coins } thalers et{" "}
    }de la couleur ({ $paints }).
fresco-log-mood = { $seat } gagne en bonne humeur : { $mood }.
fresco-log-take = { $seat } prend un cube { $paint }.
fresco-log-cards = Portraits proposés : { $cards }.
fresco-log-leonardo-portrait = Léonard retire un portrait du jeu : { $card }.
fresco-log-mix = { $seat } obtient un cube { $paint } par mélange.
fresco-log-stack = { $seat } empile une tuile montrant : { $back }.
fresco-log-request = { $seat } satisfait une requête de l’évêque ({ $request }).
fresco-log-leonardo-stack = Léonard rend une tuile montrant : { $back }.
fresco-log-leonardo-request = Léonard satisfait une requête de l’évêque ({ $request }).
fresco-log-leonardo-idle = Léonard ne satisfait aucune requête.
fresco-log-theatre = { $seat } envoie { $apprentices ->
        [one] un assistant
       *[other] { $apprentices } assistants
    } au théâtre (humeur désormais { $mood }).
fresco-log-income = { $seat } reçoit un revenu de { $coins ->
        [one] { $coins } thaler
       *[other] { $coins } thalers
    }.
fresco-log-income-paint = { $seat } reçoit un revenu de { $coins ->
        [one] { $coins } thaler
       *[other] { $coins } thalers
    } et des couleurs : { $paints }.
fresco-log-change-money = { $seat } change { $coins ->
        [one] { $coins } thaler
       *[other] { $coins } thalers
    } en points.
fresco-log-leonardo-points = Léonard : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source })
fresco-log-over = { $seat } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
fresco-record-older = Ligne { $line } : cette partie suit la version { $version } des règles de Fresco, faite avant que le livret du jeu de base ne soit connu. L’autel, les cases de départ et la dernière manche, entre autres, y étaient différents ; elle ne peut donc pas être rejouée selon la version { $known }. La liste de ses coups reste lisible comme texte.

fresco-source-tile = tuile de fresque
fresco-source-bishop = bonus de l’évêque
fresco-source-altar = autel
fresco-source-portrait = portrait
fresco-source-request = requête de l’évêque
fresco-source-money = argent
fresco-source-track = devant ou derrière sur la piste

fresco-board-round = Manche { $round }
fresco-board-last = dernière manche
fresco-board-tiles-left = tuiles : { $tiles }, dernière manche à { $limit }
fresco-board-time = humeur { $mood }, prix { $price }
fresco-board-stall = Stand { $stall }
fresco-board-closed = fermé
fresco-board-altar-ways = points : { $primary } (+{ $replaced } par mélange à la place) ou { $blends }
fresco-board-altar-kept = reste
fresco-board-altar-more = { $count ->
        [one] { $count } autre paiement
       *[other] { $count } autres paiements
    } : écrivez « altar » et trois couleurs
fresco-board-portrait = Portrait
fresco-board-cards-left = encore { $cards } dans la pile
fresco-board-request = Requête
fresco-board-coins = { $coins ->
        [one] { $coins } thaler
       *[other] { $coins } thalers
    }
fresco-board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fresco-board-start = sur S{ $space }
fresco-board-mood-up = humeur +{ $mood }
fresco-board-choice = couleurs primaires au choix : { $paints }
fresco-board-mood = humeur { $mood }, assistants : { $apprentices }
fresco-board-money = thalers : { $coins } (+{ $income })
fresco-board-paint = couleurs
fresco-board-tiles = restauré
fresco-board-led = mené par { $seat }
fresco-board-committed = validé
fresco-board-bishop = évêque

fresco-chapter-setup = Mise en place
fresco-chapter-wake = Heures de lever et humeur
fresco-chapter-plan = Planification
fresco-chapter-places = Les lieux
fresco-chapter-market = Marché
fresco-chapter-cathedral = Cathédrale
fresco-chapter-studio = Studio
fresco-chapter-workshop = Atelier
fresco-chapter-theatre = Théâtre
fresco-chapter-round = Fin d’une manche
fresco-chapter-track = Piste de score
fresco-chapter-end = Fin de la partie
fresco-chapter-portraits = Les portraits
fresco-chapter-requests = Les requêtes de l’évêque
fresco-chapter-blends = Les mélanges spéciaux
fresco-chapter-leonardo = À deux joueurs

fresco-start-goods = Vous commencez avec { $money } thalers, un cube rouge, un jaune et un bleu, { $apprentices } assistants et une humeur moyenne.
    .title = Ce que vous avez au départ
    .ruling = La case de départ de l’humeur est supposée.
fresco-start-spaces = Les maîtres peintres sont tirés au sort pour les cases de départ S1, S2 et ainsi de suite. Elles ne valent rien : tout le monde commence avec 0 point de victoire (« point » en abrégé), et votre premier gain compte à partir de la case 1 de la piste de score, d’où que vous partiez. S1 est la plus en arrière : celui qui s’y trouve choisit en premier.
    .title = Cases de départ
fresco-wall = La fresque compte cinq rangées de cinq tuiles. Une tuile de la plus haute valeur se trouve au centre avec l’évêque (tirée au sort s’il y en a plusieurs), les autres au hasard, toutes visibles.
    .title = La fresque
    .why = Il n’y a pas de case { $square } : la fresque a les colonnes a à e et les rangées 1 à 5.
    .ruling = Les coûts des tuiles sont supposés.
fresco-market-tiles = À quatre, les { $market_tiles } tuiles de marché sont en jeu : { $market_laid } sont disposées sur quatre stands, une reste dans le sac. À moins de quatre, on retire les trois tuiles triples et le stand 4 n’est pas utilisé : { $market_laid_below } tuiles sur { $market_below } sont disposées.
    .title = Tuiles de marché
    .why = Il n’y a pas de stand { $stall } dans cette partie. Ouverts : { $stalls }.
    .ruling = La taille des stands et les tuiles mixtes sont supposées.
fresco-screens = L’argent et les couleurs sont derrière des paravents et vous restent d’une manche à l’autre. Tout entre et sort au grand jour : celui qui tient le compte peut les connaître. Paravents ouverts, tout le monde les voit.
    .title = Paravents
    .ruling = Tout ce qui passe derrière un paravent traverse la table ouverte.

fresco-wake-order = Les heures de lever se choisissent du dernier au premier sur la piste de score.
    .title = Qui choisit d’abord
fresco-wake-free = Chaque heure n’a de place que pour un peintre.
    .title = Un peintre par heure
    .why = { $time } h est déjà prise. Choisissez une heure libre.
fresco-wake-mood = Se lever tôt gâche votre humeur mais permet d’agir en premier ; faire la grasse matinée l’améliore, et plus vous vous levez tard, moins le marché est cher. L’humeur change aussitôt et s’arrête aux deux bouts de sa colonne.
    .title = Humeur et prix
    .why = Personne ne peut se lever à { $time } h. Il y a : { $times }.
    .ruling = Le prix à huit heures est supposé.
fresco-mood-apprentices = Si vous êtes sur les deux cases les plus hautes de la colonne d’humeur après avoir choisi votre heure, vous avez un assistant de plus pour cette manche ; sur les deux plus basses, un de moins. Ce qui améliore l’humeur ensuite compte à partir du prochain choix d’une heure.
    .title = Humeur et assistants
    .ruling = La longueur de la colonne d’humeur est supposée.

fresco-plan-all = Vous placez tous vos assistants, { $each } au plus au même endroit.
    .title = Chaque assistant va quelque part
    .why = Il vous reste { $left ->
        [one] { $left } assistant
       *[other] { $left } assistants
    } à placer, trois au plus au même endroit. Possible ici ({ $place }) : de { $least } à { $most }.
    .ruling = Tous sont placés, car un assistant peut encore ne rien faire plus tard.
fresco-plan-order = Le plan se décide lieu par lieu, dans l’ordre du plateau d’action ; les assistants restants vont au dernier lieu.
    .title = Lieu par lieu
    .why = Décidez d’abord combien vont ici : { $place }.
    .ruling = Ce n’est que l’ordre des questions ; tout plan est possible.
fresco-plan-secret = Tous planifient en même temps et en secret ; les plans sont révélés ensemble quand chacun a validé le sien.
    .title = Plans secrets
fresco-plan-commit = Un plan compte dès qu’il est validé.
    .title = Valider un plan
    .why = Tous vos assistants sont placés : validez le plan.
    .ruling = Le moment où les paravents sont levés.
fresco-plan-rethink = Tant que le dernier plan n’est pas validé, vous pouvez reprendre votre dernière étape ou tout votre plan, qu’il soit validé ou non.
    .title = Reprendre son plan
    .why = Vous n’avez encore rien planifié qui puisse être repris.
    .ruling = Derrière le paravent, un plan peut changer tant que tous ne sont pas prêts.

fresco-places-order = Marché, cathédrale, studio, atelier, théâtre : lieu après lieu, et dans chacun selon l’heure de lever, le plus matinal d’abord. Chaque joueur finit tout dans un lieu avant que le suivant ne commence.
    .title = Ordre du travail
fresco-idle = Vous n’êtes pas obligé d’utiliser un assistant ; ce que vous ne pouvez pas payer est perdu.
    .title = Assistants sans travail
fresco-pass-here = Vous pouvez vous arrêter avant la fin au marché, avant de choisir un stand, dans la cathédrale et dans l’atelier.
    .title = S’arrêter avant la fin
    .why = Ici, on ne peut pas passer : { $phase }.
    .ruling = Là où s’arrêter avant la fin fait une différence.
fresco-paint-unlimited = La peinture ne manque jamais, les thalers non plus.
    .title = Il y a assez de tout
    .ruling = Le livret le dit des couleurs ; pour les thalers, c’est notre interprétation.
fresco-not-this-phase = Chaque décision a sa place dans la manche.
    .title = Pas maintenant
    .why = Cela se fait ailleurs ({ $belongs }). Maintenant : { $phase }.
fresco-module-absent = Certaines décisions relèvent d’un module et n’existent qu’avec lui.
    .title = Pas dans cette partie
    .why = Cela relève de « { $module } », qui n’est pas joué dans cette partie.

fresco-stall-open = Un stand ne se visite que tant qu’il est ouvert.
    .title = Stands ouverts
    .why = Le stand { $stall } est fermé. Ouverts : { $stalls }.
fresco-stall-one = Vous visitez un stand par manche.
    .title = Un stand par manche
    .why = Vous êtes au stand { $stall } et ne pouvez pas en visiter un autre dans cette manche.
fresco-stall-first = Au marché, vous choisissez d’abord un stand ; ensuite vous y achetez, ou vous le fermez sans rien acheter.
    .title = D’abord le stand
    .why = Choisissez d’abord un stand.
fresco-buy-offered = Chaque assistant au marché peut acheter une tuile du stand visité.
    .title = Une tuile par assistant
    .why = Le stand { $stall } ne propose pas cela : { $tile }.
fresco-buy-price = Chaque tuile coûte le prix de votre heure de lever, quelle que soit la quantité de peinture.
    .title = Votre prix
    .why = Une tuile vous coûte { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }, mais vous en avez { $coins }.
fresco-stall-closes = Quand vous avez fini, votre stand ferme et ses autres tuiles retournent dans le sac, même si vous n’avez rien acheté.
    .title = Le stand ferme
    .why = Vous êtes au stand { $stall } : pour vous arrêter, fermez-le.

fresco-restore-tile = Chaque assistant à la cathédrale peut restaurer une tuile encore présente sur la fresque.
    .title = Restaurer une tuile
    .why = Il n’y a plus de tuile en { $square }.
fresco-restore-cost = Payez exactement les couleurs de la tuile. Vous marquez sa valeur et la posez devant vous, face cachée.
    .title = Payer une tuile
    .why = La tuile en { $square } coûte { $paints } ; il vous manque : { $missing }.
fresco-bishop-bonus = La tuile sous l’évêque rapporte { $bonus_on } points de plus, chacune des huit autour de lui { $bonus_beside }.
    .title = Le bonus de l’évêque
fresco-bishop-follows = Après la restauration d’une tuile, l’évêque va sur la case libérée.
    .title = L’évêque suit
fresco-bishop-step = Avant de restaurer une tuile, vous pouvez payer un thaler pour déplacer l’évêque d’une case dans n’importe quelle direction, cases vides comprises.
    .title = Déplacer l’évêque
    .why = L’évêque ne peut pas aller de { $bishop } à { $square } : il avance d’une case.
fresco-bishop-pay = Chaque pas de l’évêque coûte un thaler.
    .title = Payer l’évêque
    .why = Y déplacer l’évêque coûte { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }, mais vous en avez { $coins }.
fresco-bishop-once = L’évêque se déplace au plus une fois par assistant.
    .title = Un pas par assistant
    .why = L’évêque s’est déjà déplacé pour cet assistant.
fresco-bishop-restore = Si vous déplacez l’évêque, vous devez ensuite restaurer une tuile de fresque.
    .title = L’évêque, puis une tuile
    .why = L’évêque ne se déplace que pour une tuile restaurée aussitôt après.
    .ruling = Le pas précède la restauration ; une tuile doit donc suivre.
fresco-altar-paints = Un assistant peut restaurer l’autel à la place, aussi souvent que vous voulez. Un cube rouge, un jaune et un bleu rapportent { $altar_primary } points ; un orange, un vert et un violet en rapportent { $altar_blends }. L’évêque ne donne pas de bonus.
    .title = L’autel
    .why = Il vous manque pour cela : { $missing }.
fresco-altar-replace = À la place du rouge, du jaune ou du bleu, d’un seul ou de tous, vous pouvez payer de l’orange, du vert ou du violet, plusieurs fois le même aussi : un point de plus pour chacun. Rouge, vert et bleu rapportent { $altar_one } points ; deux oranges et un vert, { $altar_three }.
    .title = Des mélanges au lieu des couleurs primaires
fresco-altar-three = L’autel demande trois couleurs à la fois.
    .title = Trois couleurs
    .why = Nommez trois couleurs pour l’autel ; vous en avez nommé { $number }.
fresco-altar-once = Le rouge, le jaune et le bleu ne vont qu’une fois chacun à l’autel ; seuls les mélanges peuvent être payés plusieurs fois.
    .title = Chaque couleur primaire une fois
    .why = À l’autel, on ne peut payer qu’une fois : { $paints }.

fresco-studio-coins = Chaque assistant au studio gagne { $studio_coins } thalers.
    .title = Peindre pour de l’argent

fresco-mix-two = Chaque assistant dans l’atelier peut mélanger { $mixes ->
        [one] une fois
        [2] deux fois
        *[other] { $mixes } fois
    }.
    .title = Mélanges par assistant
    .why = Cela ne se mélange pas : { $paint }. Les mélanges sont { $paints }.
fresco-mix-paints = De deux couleurs en naît une : rouge et jaune donnent orange, jaune et bleu donnent vert, rouge et bleu donnent violet. Le rouge, le jaune et le bleu sont les couleurs primaires.
    .title = Mélanger
    .why = Mélange voulu : { $paint }. Il faut { $paints } ; il vous manque : { $missing }.

fresco-theatre-mood = Chaque assistant au théâtre améliore votre humeur de { $theatre_mood } cases. Cela compte dès la manche suivante.
    .title = Une soirée au théâtre

fresco-market-refill = Après une manche, toutes les tuiles du marché retournent dans le sac et les stands sont regarnis.
    .title = Nouvelles marchandises
fresco-income-tiles = Avant la manche suivante, chaque tuile restaurée devant vous rapporte un thaler.
    .title = Revenus
fresco-start-rotation = Si deux peintres ou plus se trouvent encore sur des cases de départ après une manche, ils changent de place : le premier de la file prend la case occupée la plus en arrière, et chacun des autres avance sur la suivante.
    .title = Changement de place au départ
    .ruling = La case que prend chacun est notre interprétation.

fresco-track-apart = Deux peintres ne partagent jamais une case de la piste de score. Si vous arrivez sur une case occupée, vous allez sur la prochaine case libre devant ou derrière, à votre choix, à chaque gain ; au décompte final, toujours devant.
    .title = Devant ou derrière
    .why = Choisissez d’abord : devant ou derrière sur la piste de score.
fresco-track-free = On ne choisit devant ou derrière que sur une case occupée.
    .title = Une case libre ne demande rien
    .why = Aucun peintre n’est maintenant sur une case occupée : il n’y a rien à choisir.

fresco-end-trigger = Une manche qui commence avec { $tiles_left } tuiles au plus sur la fresque est la dernière.
    .title = La dernière manche
fresco-last-tile = Si la dernière tuile de la fresque est restaurée dans une manche qui n’était pas encore la dernière, celle-ci le devient : on la joue jusqu’au bout, il n’y a pas de revenus, et le décompte final suit.
    .title = La dernière tuile
fresco-last-sheet = À la dernière manche, on utilise l’autre face du plateau d’action : elle n’a pas de théâtre ; à sa place, après l’atelier, on visite une seconde fois la cathédrale, pour les tuiles de la fresque comme pour l’autel.
    .title = L’autre face du plateau
fresco-most-rounds = La vingtième manche est de toute façon la dernière, pour que chaque partie finisse.
    .title = Pas de partie sans fin
    .ruling = Une limite qu’aucune partie ordinaire n’atteint, pour que chaque partie finisse.
fresco-final-money = Après la dernière manche, il n’y a pas de revenus. Dans l’ordre du lever de la dernière manche, chacun reçoit un point pour { $per_point } thalers ; les couleurs restantes ne valent rien.
    .title = L’argent en points
fresco-winner = Le joueur qui a le plus de points, et se trouve donc le plus loin sur la piste de score, gagne.
    .title = Le vainqueur

fresco-portraits-stacks = Les portraits sont triés selon leur dos (A, B, C), mélangés et empilés : A dessus, puis B, puis C. Deux sont visibles.
    .title = La pile des portraits
fresco-portrait-one = Au studio, un de vos assistants peut peindre un portrait visible au lieu de gagner des thalers : une carte par peintre et par manche.
    .title = Peindre un portrait
    .why = Votre portrait de cette manche est peint. Choisissez la couleur qu’il rapporte.
fresco-portrait-open = Seuls les portraits visibles peuvent être peints.
    .title = Portraits visibles
    .why = Ce portrait n’est pas visible : { $card }. Visibles : { $cards }.
fresco-portraits-refresh = Après chaque manche, les portraits restants quittent le jeu et deux nouveaux sont révélés.
    .title = Nouveaux portraits
fresco-portraits-end = Quand les deux derniers portraits sont révélés, la dernière manche commence.
    .title = Les derniers portraits
fresco-portrait-gifts = Nobles, mécènes, évêque et madones donnent aussitôt les thalers, les couleurs et les points indiqués (les nobles des thalers et une couleur) ; puis la carte quitte le jeu.
    .title = Payé aussitôt
    .ruling = Une couleur pour les nobles suit l’édition anglaise.
fresco-portrait-merchant = Le marchand donne deux couleurs au choix parmi rouge, jaune et bleu, et un thaler.
    .title = Le marchand
fresco-portrait-mood = La muse porte votre humeur au sommet ; la belle jeune fille et l’autoportrait l’améliorent du nombre de cases indiqué et donnent des thalers ou des points.
    .title = De bonne humeur
fresco-portrait-abbot = Si vous avez l’abbé, vous recevez un point de plus à chaque bonus de l’évêque.
    .title = L’abbé
fresco-portrait-actor = Si vous avez le comédien, chaque assistant au théâtre améliore votre humeur de trois cases au lieu de deux.
    .title = Le comédien
fresco-portrait-churchwarden = Si vous avez le marguillier, vous pouvez une fois par manche mettre l’évêque sur n’importe quelle case, au lieu d’un pas, avant de restaurer une tuile ; cela aussi se paie.
    .title = Le marguillier
    .why = Le marguillier a déjà déplacé l’évêque dans cette manche : il ne va plus que d’une case depuis { $bishop }, pas en { $square }.
fresco-portrait-servant = Si vous avez le serviteur de Dieu, vous recevez un thaler de plus à chaque revenu.
    .title = Le serviteur de Dieu

fresco-requests-piles = Il y a quatre sortes de requêtes, trois tuiles de chacune ; celle qui vaut le plus est dessus.
    .title = Les piles de requêtes
fresco-request-one = L’un de vos assistants à l’atelier peut satisfaire une requête par manche au lieu de mélanger.
    .title = Une requête par manche
    .why = Une requête demande un assistant entier de l’atelier, et on n’en satisfait qu’une par manche.
fresco-request-first = Les tuiles s’empilent sous une requête choisie.
    .title = D’abord la requête
    .why = Choisissez d’abord la requête que vous satisfaites.
fresco-request-pile = Une requête peut être satisfaite tant que sa pile n’est pas épuisée.
    .title = Tant que dure la pile
    .why = Il n’y a plus de requête dans cette pile : { $request }.
fresco-request-tiles = Une requête générale demande { $request_tiles } tuiles restaurées quelconques ; une requête spéciale, { $request_tiles } dont le dos montre sa couleur.
    .title = Tuiles d’une requête
    .why = Cette requête ({ $request }) demande trois tuiles qui conviennent ; vous en avez { $tiles }.
fresco-stack-tiles = Vous marquez les points de la requête et empilez trois de vos tuiles dessous ; elles restent devant vous. Les tuiles empilées n’ont plus de revenu propre et ne servent à aucune autre requête.
    .title = Empiler des tuiles
    .why = Pour cette requête ({ $request }), vous n’avez pas cette tuile : { $back }.
fresco-stack-first = Une requête choisie est achevée avant toute autre chose.
    .title = D’abord les tuiles
    .why = Choisissez d’abord les tuiles de la requête ({ $request }) : encore { $picks }.
fresco-request-income = Chaque requête satisfaite rapporte à chaque revenu un thaler et une couleur : celle de la requête ou, pour une générale, une couleur primaire de votre choix à chaque manche.
    .title = Revenus des requêtes

fresco-blends-tiles = Sept tuiles de base sont remplacées au hasard par les tuiles spéciales ; celle de { $highest_special } est au centre.
    .title = Tuiles spéciales
fresco-blends-mix = Violet et rouge font rose, orange et vert font marron. Ce qu’un assistant vient de mélanger peut être mélangé aussitôt de nouveau.
    .title = Rose et marron
fresco-blends-altar = À l’autel, l’orange, le vert et le violet peuvent chacun être remplacés par du rose, pour { $pink_points } points de plus, ou par du marron, pour { $brown_points } : un rose donne { $altar_pink } points, trois marrons { $altar_browns }. Le rose et le marron ne remplacent ni le rouge, ni le jaune, ni le bleu.
    .title = Jokers à l’autel
    .why = Le rose et le marron ne remplacent que l’orange, le vert ou le violet ; on ne peut pas payer à côté : { $paints }.
fresco-blends-altar-once = À côté du rose et du marron, l’orange, le vert et le violet ne vont qu’une fois chacun à l’autel.
    .title = Chaque mélange une fois à côté d’un joker
    .why = À côté du rose ou du marron, on ne peut payer qu’une fois : { $paints }.

fresco-leonardo-setup = À deux, on joue sur la face à trois joueurs. Léonard est un troisième peintre imaginaire, avec des figurines sur la case de départ S3, au-dessus de l’auberge et au centre de la fresque. Il n’a ni argent, ni peinture, ni humeur, ni revenus.
    .title = Léonard
    .why = Léonard n’a ni argent ni peinture : il ne fait rien de tel.
fresco-leonardo-leader = Le premier joueur, qui se trouve sur S1, décide pour Léonard à la première manche ; ensuite les joueurs alternent, manche après manche.
    .title = Qui mène Léonard
fresco-leonardo-wake = Léonard choisit son heure de lever selon la piste de score, comme tout le monde : à la première manche, il est le dernier.
    .title = Léonard se lève
fresco-leonardo-stall = Au marché, Léonard n’achète rien ; il ferme un stand ouvert au choix.
    .title = Léonard ferme un stand
fresco-leonardo-walk = Léonard restaure une tuile par manche : il avance d’une case horizontalement ou verticalement vers une tuile. S’il n’y en a pas, il saute sur la tuile de plus basse valeur ; le joueur qui le mène choisit entre égales.
    .title = Le chemin de Léonard
    .why = Léonard est en { $walker } et ne peut pas restaurer { $square }. Possible : { $squares }.
fresco-leonardo-points = Léonard marque la valeur de la tuile et le bonus de l’évêque, compté depuis la case où se trouvait l’évêque ; puis tous deux vont sur la case libérée.
    .title = Léonard marque
    .ruling = La nouvelle place de l’évêque est notre interprétation.
fresco-leonardo-last = À la dernière manche, l’assistant de Léonard dans la cathédrale est retiré : il ne restaure pas de tuile, et son plateau n’est pas retourné.
    .title = La dernière manche de Léonard
fresco-leonardo-must = Le joueur qui mène Léonard décide comment il agit, non s’il agit.
    .title = Léonard doit agir
    .why = Léonard doit agir ici : { $phase }.
fresco-leonardo-portrait = Avec les portraits, Léonard doit si possible retirer une carte du jeu au studio et ne reçoit que ses points.
    .title = Léonard et les portraits
fresco-leonardo-request = Avec les requêtes, Léonard peut en satisfaire une par manche à l’atelier avec ses tuiles. Il ne reçoit que les points ; tuiles et requête quittent le jeu.
    .title = Léonard et les requêtes
fresco-two-alone = Sans Léonard, on joue à deux sur la face à trois joueurs, avec ses trois stands.
    .title = À deux sans Léonard
    .ruling = À la demande de joueurs ; la face à trois joueurs reste.

## D’où viennent les données, d’après les tables de components.toml
fresco-figures-paints = Couleurs
    .note = Les couleurs sont illimitées : ce qui manque dans la boîte est noté sur papier.
fresco-figures-mixing = Mélanges
fresco-figures-start = Départ
fresco-figures-hostel = Heures de lever
    .note = Sept heures se trouve dans un exemple du livret, les extrêmes sont connus par des joueurs ; huit heures coûte peut-être 1.
fresco-figures-mood = Colonne d’humeur
    .note = Les deux cases les plus hautes et les deux plus basses sont dans le livret ; la longueur et la case de départ ne sont que sur des images.
fresco-figures-sheet = Plateau d’action
    .note = La face 2 n’a pas de théâtre ; à sa place, on visite encore la cathédrale.
fresco-figures-market = Tuiles de marché et stands
    .note = 14 tuiles dont 13 disposées, et 11 dont 9, sont dans le livret ; la taille des stands (ou 2, 3, 4, 4) et les tuiles mixtes ne sont que sur des images.
fresco-figures-bishop = L’évêque
fresco-figures-altar = L’autel
fresco-figures-work = Travail d’un assistant
fresco-figures-income = Revenus
fresco-figures-ending = Fin de la partie
    .note = La limite des manches est la nôtre, pour que chaque partie finisse.
fresco-figures-fresco = Tuiles de la fresque
    .note = 25 tuiles valant de 3 à 11 pour deux ou trois couleurs ; un 7 coûte violet, rouge et bleu. Le dos montre les mélanges payés.
fresco-figures-special_fresco = Tuiles spéciales
    .note = Sept tuiles valant de 13 à 24 ; la 24 coûte marron et rose, et il y en a deux de 13.
fresco-figures-portraits = Portraits
    .note = Sortes, effets, marchand, mécène et une couleur d’un noble sont dans le livret ; les autres chiffres et la répartition n’y sont pas.
fresco-figures-lasting = Privilèges durables
fresco-figures-requests = Les requêtes de l’évêque
    .note = Quatre sortes de trois ; une générale de 6 et une violette de 10 sont dans le livret.
