# Ce que dit la page entre les parties : listes de tables, résultats, profils, cercles d’amis.

## Listes de tables
life-with = avec { $names }
life-alone = en solo
life-decides = À { $names } de jouer
life-left = encore { $time }
life-study = pour l’étude
life-won = Victoire
life-shared = Première place partagée
life-place =
    { $place ->
        [1] 1er sur { $players }
       *[other] { $place }e sur { $players }
     }
life-no-result = Sans résultat : arrêtée d’un commun accord
life-search = Chercher un jeu, une personne, une table ou une option
life-search-none = Rien ne correspond à votre recherche.
life-all-games = Tous les jeux
life-found =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
     }

## La fin d’une partie
life-finale = La fin de la partie
life-podium = Podium
life-turned = Le tournant
life-at-move = au coup { $move }
life-led = { $name } a pris la tête pour de bon
life-turned-unknown = L’analyse montre où la partie a basculé.
life-share = Partager la partie
life-to-circle = Vers le cercle

## Avec quoi on joue
life-played-with = Joué avec
life-base-game = Le jeu de base
life-clock-player = { $time } par personne, { $more } s de plus par décision
life-clock-move = { $time } pour chaque décision
life-hints = Conseils permis

## Petits mots de la messagerie
life-phrases = Petits mots
life-phrase-hello = Bonjour à tous !
life-phrase-luck = Bonne chance !
life-phrase-well = Bien joué !
life-phrase-moment = Un instant, s’il vous plaît.
life-phrase-thanks = Merci !
life-phrase-oops = Oh non !
life-phrase-game = Belle partie !
life-phrase-again = Encore une ?

## Cercles d’amis
life-nav-circles = Amis
life-circles = Cercles d’amis
life-circles-about = Un cercle réunit ceux avec qui vous jouez : ses tables, son palmarès d’une saison et ses parties, réservés à ses membres. Un lien suffit pour le rejoindre.
life-tables =
    { $count ->
        [0] aucune table ouverte
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
     }
life-found-circle = Fonder un cercle
life-circle-name = Nom du cercle
life-circle-example = La ronde du vendredi
life-found-it = Fonder
life-invited = On vous invite à jouer : { $names }.
life-invited-more = Aucun compte n’est nécessaire. Votre place dans le cercle est gardée dans ce navigateur ; avec un compte, elle est sur tous vos appareils.
life-join-circle = Rejoindre le cercle
life-circle-closed = Ce cercle vous est fermé
life-circle-closed-more = Le lien n’est pas valable ou a été renouvelé. Demandez une nouvelle invitation à un membre.
life-standings = Palmarès
life-standings-none = Cette saison ne compte pas encore de partie terminée entre deux membres au moins.
life-standings-about = Chaque membre que vous devancez dans une partie vous rapporte 1 point, et un demi-point en cas de place partagée. Les robots et les invités ne comptent pas.
life-season = Saison { $number }
life-season-choose = Saison
life-since = depuis le { $day }
life-rank = Rang
life-who = Nom
life-games = Parties
life-wins = Victoires
life-points = Points
life-has-left = n’en est plus
life-circle-tables = Tables
life-circle-tables-none = Aucune table n’est ouverte pour le moment.
life-enter = Vers la table
life-look-on = Regarder
life-play-again = Jouer avec ces personnes
life-circle-records = Parties de la saison
life-circle-records-none = Cette saison ne compte pas encore de partie terminée.
life-members = Membres
life-keeper = s’occupe du cercle
life-invite = Invitation : qui possède ce lien peut entrer
life-renew-invitation = Nouveau lien d’invitation
life-remove = Exclure { $name }
life-remove-sure = Vraiment exclure { $name } ?
life-circle-settings = Plus
life-save = Enregistrer
life-new-season = Nom de la nouvelle saison (facultatif)
life-begin-season = Commencer une nouvelle saison
life-my-link-about = Votre propre lien vous ouvre le cercle sur un autre appareil. Gardez-le pour vous ; un nouveau met fin à l’ancien.
life-my-link = Copier mon lien
life-renew-mine = Nouveau lien pour moi
life-leave = Quitter le cercle
life-leave-sure = Vraiment quitter ?
life-seat-member = Un membre

## Profil et palmarès
life-nav-profile = Profil
life-leaderboard = Meilleures cotes
life-leaderboard-none = Personne n’a encore de cote dans ce jeu.
life-leaderboard-about = Une partie compte pour la cote quand chaque place est tenue par une personne ayant un compte. Le chiffre après ± dit à quel point la cote est sûre.
life-member-since = ici depuis le { $day }
life-profile-none = Pas encore de partie terminée. Vos résultats, vos séries et vos adversaires favoris seront ici.
life-profile-here = Ce sont les parties dont ce navigateur garde les liens. Avec un compte, elles sont sur tous vos appareils et comptent pour la cote.
life-profile-account = Les parties de votre compte et de ce navigateur.
life-profile-site = Les parties gardées dans ce navigateur.
life-share-beaten = adversaires devancés
life-streak-now = victoires de suite en cours
life-streak-longest = plus longue série de victoires
life-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
     }
life-best = Meilleur score
life-together = Au total
life-opponents = Adversaires favoris
life-met =
    { $games ->
        [one] { $games } partie, devant { $ahead } fois
       *[other] { $games } parties, devant { $ahead } fois
     }
life-course = Cote : { $from } → { $to }

## Valeurs des propriétaires
life-figures = Valeurs
life-figures-own = Corriger des valeurs
life-figures-about = Si vous possédez la boîte et qu’une valeur diffère des nôtres, corrigez-la ici. Votre jeu de valeurs est gardé dans ce navigateur ; choisissez-le en ouvrant une table, et chacun y voit avec quoi l’on joue. Chaque groupe dit d’où viennent nos valeurs.
life-figures-set = Jeu de valeurs
life-figures-new = Un nouveau jeu de valeurs
life-figures-name = Nom du jeu de valeurs
life-figures-file = D’un fichier (TOML)
life-figures-keep = Vérifier et garder
life-figures-drop = Supprimer ce jeu de valeurs
life-figures-kept =
    { $count ->
        [0] Gardé. Les valeurs sont les mêmes que les nôtres.
        [one] Gardé, avec { $count } valeur corrigée.
       *[other] Gardé, avec { $count } valeurs corrigées.
     }
life-figures-printed = Telles que fournies
life-figures-played = Valeurs : { $name }

## Refus des cercles
circle-unknown = Ce cercle n’existe pas.
circle-no-member = Cette personne n’est pas membre du cercle.
circle-need-keeper = Réservé à { $name }, qui s’occupe de ce cercle.
circle-full = Un cercle peut compter { $most } membres.
circle-name-taken = Quelqu’un s’appelle déjà « { $name } » ici. Choisissez un autre nom, pour que le palmarès soit clair.
circle-name-long = Ce nom compte { $length } caractères ; il y a de la place pour { $most }. Rien n’a été modifié.
circle-no-season = Ce cercle n’a pas de saison { $number }.
circle-many-seasons = Un cercle peut compter au plus { $most } saisons.
circle-of-another = Cette adhésion appartient à un autre compte.
circle-seats = Indiquez pour chacune des { $seats } places qui l’occupe ; vous en avez indiqué { $members }.
circle-twice = Personne ne peut occuper deux places à une même table.
circle-no-seat = Il n’y a plus de place libre à cette table.
