# What the page itself says around the games.

## The frame
page-skip = Aller au contenu
page-home = Accueil
page-nav = Pages
page-nav-play = Jouer
page-nav-rules = Règles
page-nav-first = Première partie avec un guide
page-nav-records = Parties archivées
page-account = Compte et réglages
page-language = Langue
page-theme = Clair ou sombre
page-theme-light = Couleurs claires
page-theme-dark = Couleurs sombres
page-theme-is-system = Réglage du système
page-theme-is-light = Clair
page-theme-is-dark = Sombre
page-loading = Un instant…
page-offline = Connexion au serveur perdue. Nouvelle tentative…
page-reconnecting = Reconnexion…
page-nothing-here = Il n’y a rien à cette adresse.
page-refused = Cela n’a pas fonctionné.
page-close = Fermer
page-back = Retour
page-next = Suivant
page-previous = Précédent
page-first = Au début
page-last = À la fin
page-play = Lire
page-pause = Pause
page-now = maintenant
page-less = Moins
page-more = Plus
page-copied = Lien copié.
page-copy-link = Copier le lien
page-saved = Enregistré.
page-saving = Enregistrement…
page-the-rule = Lire la règle
page-not-now = Pas possible maintenant

## Emblems of the seats
page-emblem-lily = lys
page-emblem-lion = lion
page-emblem-tower = tour
page-emblem-bee = abeille
page-emblem-moon = lune
page-emblem-sun = soleil
page-emblem-rose = rose
page-emblem-key = clé
page-emblem-anchor = ancre
page-emblem-grapes = raisin
page-colour-lapis = bleu lapis
page-colour-terracotta = terre cuite
page-colour-verdigris = vert
page-colour-saffron = safran
page-colour-plum = prune
page-colour-slate = ardoise
page-colour-azure = azur
page-colour-blush = rose vif
page-arms = Emblème et couleur
page-arms-emblem = Emblème
page-arms-colour = Couleur
page-arms-more = Ils sont à vous à chaque table. Si quelqu’un y a déjà l’un des deux, vous recevez le suivant qui est libre.
page-arms-done = Terminé

## Home
page-hero = Jeux de société de la Renaissance. Prenez place.
page-hero-more = Contre des robots ou entre amis, d’une traite ou sur plusieurs jours. Sans compte : un nom suffit.
page-games = Les jeux
page-players = { $low } à { $high } joueurs
page-play-bots = Jouer contre des robots
page-invite = Inviter des amis
page-title-missing = Ce jeu n’est pas proposé sur ce serveur.
page-table-waits = Votre table attend
page-take-turn = Jouer mon tour
page-my-tables = Mes tables
page-my-tables-none = Pas encore de table. Deux clics et vous jouez.
page-wait-for-you =
    { $count ->
        [one] une vous attend
       *[other] { $count } vous attendent
     }
page-show-all = Tout afficher
page-show-fewer = Afficher moins
page-status-your-turn = À vous de jouer
page-status-open = En attente de joueurs
page-status-running = Aux autres de jouer
page-status-over = Terminée
page-status-ended = Arrêtée d’un commun accord
page-status-broken = Impossible à ouvrir
page-open-tables = Tables ouvertes
page-open-tables-none = Aucune table ouverte pour l’instant.
page-seats-taken = { $taken } places sur { $seats }
page-have-link = Vous avez un lien ?
page-paste-link = Coller une invitation
page-join = Rejoindre
page-link-wrong = Ce n’est pas un lien vers une table.
page-onlookers-welcome = Les spectateurs sont les bienvenus ; un robot peut remplacer un joueur absent.

## A new table
page-new-table = Nouvelle table
page-who-plays = Qui joue ?
page-how-many = Combien de joueurs
page-seat-kind = Place { $number }
page-seat-me = Moi
page-seat-bot = Un robot
page-seat-friend = Un ami, par lien
page-seat-here = Quelqu’un à cet écran
page-seat-friend-more = Vous recevrez un lien à envoyer.
page-your-name = Votre nom
page-name-of = Nom du joueur { $number }
page-level-of = Niveau du joueur { $number }
page-player = Joueur { $number }
page-start = Commencer
page-start-more = La partie commence aussitôt.
page-make-table = Ouvrir la table
page-make-table-more = La partie commence quand toutes les places sont prises.
page-expansions = Extensions et variantes
page-no-options = Ce jeu n’a pas d’options.
page-option-players = Seulement à { $counts } joueurs.
page-table-settings = La table
page-table-name = Nom de la table
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-quick = 20 minutes chacun
page-clock-calm = Une heure chacun
page-clock-day = Un jour par décision
page-clock-days = Trois jours par décision
page-stars =
    { $count ->
        [one] une étoile sur cinq
       *[other] { $count } étoiles sur cinq
    }
page-draw-seats = Tirer les places au sort
page-confirm-turns = Confirmer chaque tour avant qu’il ne compte
page-tap-twice = Sur écran tactile : touchez une fois pour voir, une seconde fois pour jouer
page-public = Ouverte à tous, joueurs et spectateurs

## Gathering
page-lobby-wait = Envoyez un lien à chaque ami.
page-lobby-welcome = Bienvenue ! Prenez place.
page-lobby-begins = La partie commence dès que tout le monde est prêt.
page-take-seat = Prendre cette place
page-seat-free = Place libre
page-seat-free-more = ouverte à qui a le lien
page-seat-link = Lien vers la place { $number }
page-fill-bot = Laisser jouer un robot
page-free-seat = Libérer la place
page-ready = C’est bon pour moi
page-is-ready = c’est bon
page-not-ready = pas encore
page-wait-please = Finalement, pas encore
page-leave = Quitter
page-copy-onlooker = Copier le lien pour spectateurs
page-copy-seat = Copier le lien de ma place
page-no-table = Cette table n’existe pas, ou vous n’y avez pas accès.
page-no-token = Ce lien n’est plus valable.
page-no-token-more = Demandez-en un nouveau à la personne qui l’a envoyé.
page-private-table = Cette table est privée.
page-private-table-more = Ouvrez-la par le lien d’une place. Si vous y êtes sur un autre appareil, choisissez-y « Copier mon lien » dans le menu.
page-broken = Cette table ne peut pas être ouverte.

## At the table
page-parts = Parties de la table
page-tab-board = Plateau
page-tab-seats = Joueurs
page-tab-panel = Journal et chat
page-panel-log = Journal
page-panel-chat = Chat
page-panel-notes = Notes
page-panel-rules = Règles
page-toggle-panel = Afficher ou masquer le journal
page-menu = Menu
page-undo = Annuler une étape
page-undo-nothing = Vous n’avez rien à annuler.
page-undo-ask = Depuis votre dernière étape, d’autres ont agi ou quelque chose de caché a été révélé. Vous pouvez demander aux autres dans le menu.
page-reset = Recommencer le tour
page-you = vous
page-bot = robot
page-away = n’est pas là
page-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
     }
page-score = Score détaillé
page-points-of = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Montrer d’où ils viennent.
page-points-change = { NUMBER($points, signDisplay: "always") } { $points ->
        [one] point
       *[other] points
    }
page-to-decide = à jouer
page-position = La position
page-board-failed = Le plateau de « { $title } » n’a pas pu être dessiné. La position est donnée en mots.
page-your-moves = Vos coups
page-filter-moves = Chercher parmi les coups ({ $count })
page-filter-none = Aucun coup trouvé.
page-choose-number = Choisir un nombre
page-choose-on-board = Choisissez sur le plateau un des contours dorés.
page-choose-freely = Choisissez sur le plateau.
page-choose-from-list = Choisissez dans la liste.
page-all-moves = Tous les coups ({ $count })
page-waiting-for = En attente : { $names }
page-over = La partie est terminée.
page-over-more = Voyez d’où viennent les points, revoyez la partie ou étudiez vos décisions.
page-over-tied = { $names } { $count ->
        [one] a
       *[other] ont
    } autant de points ; la règle des égalités tranche.
page-ended = La partie a été arrêtée d’un commun accord.
page-you-won = { $points ->
        [one] Vous gagnez avec { $points } point !
       *[other] Vous gagnez avec { $points } points !
    }
page-won =
    { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $names } partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
     }
page-draft-done = Votre tour est complet. Confirmer ?
page-draft-reveals = L’étape suivante révèle quelque chose et ne peut pas être annulée. Confirmer ?
page-confirm = Confirmer
page-step-back = Une étape en arrière
page-hint = Demander un conseil
page-hint-says = Conseil : { $move }
page-hint-play = Jouer ce coup
page-auto = Décider à l’avance
page-auto-short = Enchère auto
page-auto-up-to = Enchère auto jusqu’à
page-auto-about = Tant que c’est activé, on ne vous demande rien. Cela se désactive à la limite ou si autre chose vous est demandé, et vous dit pourquoi.
page-auto-bid = Enchérir jusqu’à { $limit }
page-auto-pass = Toujours passer
page-auto-off = Désactiver
page-auto-bids = enchérit jusqu’à { $limit }
page-auto-bids-for = enchérit jusqu’à { $limit } : { $lot }
page-auto-passes = passe automatiquement
page-auto-bids-ended = Enchère auto arrêtée.
page-auto-bids-ended-for = Enchère auto arrêtée ({ $lot }).
page-auto-passes-ended = Passe automatique arrêtée.
page-log-more = { $count ->
        [one] Un détail
       *[other] { $count } détails
    }
page-log-earlier = Lignes précédentes
page-since = Depuis mon dernier tour
page-since-nothing = Rien ne s’est passé depuis votre dernier tour.
page-look-back = Montrer le plateau à ce moment
page-film-at = { $at } sur { $of }
page-film-quiet = Quelque chose a été décidé en secret.
page-film-stop = Retour à la partie
page-others-move = Les autres jouent
page-skip-showing = Passer
page-pace = Coups des autres
page-speed = Vitesse
page-pace-off = sans
page-pace-slow = lent
page-pace-normal = normal
page-pace-fast = rapide
page-round = Manche { $round }
page-round-before = Manche précédente
page-round-after = Manche suivante
page-next-turning-point = Tournant suivant
page-chat-none = Personne n’a encore rien dit.
page-chat-write = Écrire à la table
page-chat-send = Envoyer
page-notes-about = Personne d’autre ne lit ceci.
page-onlookers =
    { $count ->
        [0] aucun spectateur
        [one] un spectateur
       *[other] { $count } spectateurs
     }
page-sound = Sons
page-take-back-seat = Reprendre ma place au robot
page-ask-undo = Demander aux autres d’annuler davantage
page-ask-takeover = Faire jouer un robot pour { $name }
page-ask-end = Demander l’arrêt de la partie
page-proposal-asked = Êtes-vous d’accord ?
page-proposal-yes = D’accord
page-proposal-no = Refuser
page-proposal-withdraw = Retirer
page-rematch = Rejouer
page-proof = Mélange équitable
page-proof-about = Voici le sceau du mélange, posé avant le premier coup. À la fin, la graine est révélée et chacun peut vérifier.
page-keys = Touches
page-sound-about = Des sons doux : une cloche quand c’est votre tour, un petit choc pour vos pièces, un tintement pour les points.
page-confirm-turns-about = Vous essayez tout votre tour et le confirmez à la fin ; jusque-là, personne ne le voit.
page-tap-twice-about = Pour que rien ne soit joué par mégarde.
page-coordinates = Coordonnées sur les plateaux
page-coordinates-about = Lettres et chiffres le long des cases, comme les nomme le journal.
page-pace-about = Combien de temps chaque coup des autres est montré.
page-fullscreen = Plein écran
page-fullscreen-off = Quitter le plein écran
page-key-bar = choisir dans la barre
page-key-moves = tous les coups
page-key-undo = annuler une étape
page-key-back = un niveau en arrière, fermer
page-key-arrows = aller à la prochaine chose possible
page-key-arrows-all = aussi à ce qui ne l’est pas, pour savoir pourquoi
page-key-zoom = agrandir ce que vise le pointeur ou le focus
page-key-skip = passer les coups des autres
page-key-coach = aller où le guide montre
page-curtain = Passez l’écran à { $name }
page-curtain-more = Personne d’autre ne devrait regarder.
page-curtain-lift = Je suis { $name }
page-score-source = Origine
page-score-sum = Total
page-score-about = Pendant la partie, seul compte ce que tous peuvent voir.

## Notices
page-notices = Notifications
page-notices-about = Recevez un message quand cette table a besoin de vous, même page fermée.
page-notices-push = Par ce navigateur
page-notices-webhook = À une adresse web
page-notices-webhook-about = Un webhook de Discord, de Slack ou le vôtre.
page-notices-when = Quand
page-notices-on-turn = c’est mon tour
page-notices-on-over = la partie est terminée
page-notices-on-chat = quelqu’un écrit
page-notices-test = Envoyer un essai
page-notices-tested = Navigateur : { $push }. Adresse web : { $webhook }.
page-push-refused = Le navigateur n’autorise pas les notifications.

## Records, replay and analysis
page-replay = Revoir
page-record = Télécharger la partie
page-records-mine = Parties terminées
page-records-none = Aucune partie terminée pour l’instant.
page-records-load = Ouvrir une partie archivée
page-records-load-about = Toute partie archivée de Bottega peut être revue et analysée ici, et reprise à n’importe quel coup.
page-records-file = Le fichier
page-sight = Vu par
page-sight-own = comme je l’ai vue
page-sight-all = tout révélé
page-sight-of = vue par { $name }
page-branch = Reprendre d’ici
page-to-table = À la table
page-move-of = Coup { $move } sur { $of }
page-time-line = Chronologie
page-analysis = Analyse
page-analysis-about = Le moteur examine chacune de vos décisions avec ce que vous pouviez savoir alors et montre où vous avez perdu des points ou des chances de gain.
page-analyse = Analyser cette partie
page-analyse-deeper = Regarder encore, { $seconds } s
page-analysis-thin = Le temps a manqué pour cette partie : ce n’est qu’une première idée. Regardez encore, plus longtemps.
page-accuracy = Précision { $percent } %
page-play-better = Jouer le meilleur coup
page-whose-decisions = Décisions de
page-luck = Chance au tirage
page-luck-about = Ce qui a été révélé, en points de plus ou de moins que ce qui aurait pu venir.
page-analysis-failed = L’analyse s’est interrompue.
page-score-by-source = Score par origine
page-show-as = Afficher comme
page-bars = Barres
page-table = Tableau
page-course = Le fil de la partie
page-course-points = Points
page-course-chances = Chances de gain
page-course-about-course = Points que chaque place pouvait attendre, coup par coup
page-course-about-chances = Chances de gain de chaque place, coup par coup, en pour cent
page-course-shared = Les chances du joueur sont celles trouvées à ses décisions ; les autres places se partagent le reste selon ce que valent leurs positions.
page-decisions = Décisions
page-order = Ordre
page-by-loss = Par perte
page-in-order = Dans l’ordre
page-grade-best = { $count } parfaites
page-grade-good = { $count } bonnes
page-grade-inaccuracy =
    { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
page-grade-mistake =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
page-grade-turning =
    { $count ->
        [one] { $count } tournant
       *[other] { $count } tournants
    }
page-grades-about = Au-delà de l’incertitude, 1 point ou 2 % des chances de gain font une imprécision, 3 points ou 6 % une erreur ; les plus chères à partir de 8 % sont des tournants.
page-losses = Points perdus par toutes les décisions, additionnés : { $points } (intervalle à 95 % : de { $low } à { $high }). Ce que coûte une erreur étalée sur plusieurs décisions est compté à chacune d’elles.
page-balance = Points à attendre avant la première décision : environ { $first } ; à la fin : { $end }. Entre les décisions, ils ont varié d’environ { $between } : par la chance, par les autres et là où la suite a été meilleure ou moins bonne que supposé.
page-best-same = Rien n’était meilleur.
page-best-was = Le mieux : { $move }
page-best-near = À peu près aussi bon : { $move }
page-played = Joué : { $move }
page-to-win = { $percent } % de chances de gagner
page-lost-chance = −{ $percent } %
page-lost-points =
    { $count ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
page-loss-win = Chances de gain : { $percent } % ({ $low } à { $high })
page-loss-points = Points : { $points } ({ $low } à { $high })
page-range = { $low } à { $high }
page-given-away = Perdu
page-within-noise = Différence aux incertitudes près
page-difference = Différence
page-turning-point = Tournant au coup { $move }
page-decision = Décision au coup { $move }
page-look-at-board = Voir le plateau
page-no-decisions = Il n’y avait rien à décider.

## The rulebook
page-rules-search = Chercher dans les règles
page-rules-none = Rien dans le livret ne contient ces mots.
page-rules-contents = Sommaire
page-rules-source = Source
page-rules-example = Exemple
page-rules-figures = Nombres et formes absents des livrets
page-rules-figures-about = Ils ont été reconstitués d’après d’autres sources ; si vous avez le jeu, vous pouvez les corriger dans un seul fichier.
page-rules-figure = { $origin } ({ $confidence } %)

## Account
page-here = Dans ce navigateur
page-account-optional = Un compte, si vous voulez
page-account-why = Il réunit vos tables sur tous vos appareils et vous donne une cote pour vos parties contre d’autres personnes.
page-signed-in = Connecté : { $name }
page-sign-in = Se connecter
page-sign-up = Créer un compte
page-sign-out = Se déconnecter
page-sessions = Où vous êtes connecté
page-session-here = ce navigateur
page-session-unknown = un navigateur inconnu
page-session-end = Fermer
page-sessions-end = Fermer toutes les autres
page-password = Mot de passe (8 caractères au moins)
page-password-old = Ancien mot de passe
page-password-new = Nouveau mot de passe
page-password-change = Changer le mot de passe
page-rating = Cote
page-games-played = Parties

## First games with the coach
page-first-about = Jouez une vraie partie contre deux robots faciles. Un guide se tient à côté du plateau : il explique chaque chose quand elle se présente pour la première fois, la montre et dit ce qu’il ferait.
page-first-begin = Commencer
page-first-resume = Continuer
page-first-anew = Recommencer
page-coach = Guide
page-coach-call = Appeler le guide
page-coach-leave = Congédier le guide (le menu le rappelle)
page-coach-advises = Dire à chaque décision ce que vous feriez
page-coach-met = Expliqué jusqu’ici : { $met } sur { $all }
page-coach-would = Mon conseil :
page-coach-only = Un seul coup possible :
page-coach-show = Où ?
page-coach-thinking = Laissez-moi réfléchir…
page-coach-watch = Aux autres de jouer. Regardez bien : le journal note chaque étape.
page-coach-other = Mon conseil était : { $move }. Ce n’est pas grave, continuons.
page-coach-other-undo = Mon conseil était : { $move }. Vous pouvez continuer ainsi ou annuler.
page-coach-taken-back = Annulé. Réfléchissez encore.
page-coach-confirm = Votre tour est complet. Confirmez-le ou revenez d’un pas en arrière.
page-coach-end = Vous connaissez le jeu ; mon travail est fini. Le reste se trouve dans les règles.

# The page that plays by itself
page-play-here = Sur un seul écran
page-record-link = Copier la partie en lien
page-site-fetching = Téléchargement du moteur de jeu, une seule fois…
page-site-fetched = { $done } sur { $total } Mo
page-site-waking = Le moteur de jeu démarre…
page-site-trouble = Le moteur de jeu n’a pas pu démarrer.
page-site-missing = Un fichier de ce site n’a pas pu être chargé. Vérifiez la connexion et rechargez la page ; vos parties sont en sûreté.
page-site-broken = Quelque chose a échoué dans le moteur. Rechargez la page ; vos parties sont en sûreté.
page-site-no-wasm = Ce navigateur n’exécute pas WebAssembly, dont le moteur a besoin. Prenez une version récente de Firefox, Chrome, Edge ou Safari.
page-site-store-newer = Vos parties ont été enregistrées par une version plus récente de cette page. Fermez toutes ses fenêtres et rechargez-la pour obtenir cette version ; rien n’est perdu.
page-storage-refused = Votre navigateur refuse de stocker quoi que ce soit pour cette page (peut-être une fenêtre privée). Autorisez le stockage et rechargez-la : sans lui, aucune partie ne serait conservée.
page-storage-full = L’espace de stockage de votre appareil est plein : vos parties ne peuvent pas être ouvertes. Libérez de la place et rechargez la page ; rien n’est perdu.
page-storage-lost = Le navigateur a retiré à cette page son stockage, peut-être parce que ses données ont été effacées. Ce que vous faites maintenant ne serait pas conservé : rechargez la page.
page-site-store-damaged = Ce que ce navigateur a enregistré de vos parties est endommagé. Exportez tout : ce qui peut encore être lu sera sauvé. Vous pourrez ensuite commencer avec un stockage vide et importer le fichier.
page-site-anew = Commencer avec un stockage vide
page-site-reload = Recharger
page-site-update = Une nouvelle version est là. Vos parties restent telles quelles.
page-site-update-use = L’utiliser
page-site-update-later = Plus tard
page-baggage = Vos parties
page-baggage-about = Elles ne sont conservées que dans ce navigateur. Exportez-les pour les mettre à l’abri ou continuer ailleurs.
page-baggage-pack = Tout exporter
page-baggage-unpack = Importer un fichier
page-baggage-brought =
    { $count ->
        [0] Rien de nouveau
        [one] Une table reprise
       *[other] { $count } tables reprises
    } ; { $known } déjà ici, { $different } laissées telles quelles.
page-baggage-damaged =
    { $count ->
        [one] Une table du fichier est endommagée et a été laissée de côté.
       *[other] { $count } tables du fichier sont endommagées et ont été laissées de côté.
    }
