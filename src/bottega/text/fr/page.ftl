# What the page itself says around the games.

## The frame
page-skip = Aller au contenu
page-home = Accueil
page-nav = Pages
page-nav-play = Jouer
page-nav-rules = Règles
page-nav-first = Première partie guidée
page-nav-records = Parties archivées
page-account = Compte et réglages
page-language = Langue
page-theme = Clair ou sombre
page-theme-light = Couleurs claires
page-theme-dark = Couleurs sombres
page-theme-is-system = Comme le système
page-theme-is-light = Clair
page-theme-is-dark = Sombre
page-loading = Un instant …
page-offline = Pas de liaison avec le serveur pour l'instant. Nous réessayons.
page-reconnecting = Reconnexion …
page-nothing-here = Il n'y a rien à cette adresse.
page-refused = Cela n'a pas fonctionné.
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
page-copied = Le lien est dans le presse-papiers.
page-copy-link = Copier le lien
page-saved = Enregistré.
page-saving = Enregistrement …
page-the-rule = Lire la règle
page-not-now = Pas possible maintenant

## Emblems of the seats
page-emblem-lily = lys
page-emblem-lion = lion
page-emblem-tower = tour
page-emblem-bee = abeille
page-emblem-moon = lune

## Home
page-title-florence = Les Princes de Florence
page-title-fresco = Fresco
page-title-stanza = La Stanza
page-about-florence = Enchérir pour des lacs et des bouffons, bâtir une principauté et offrir aux grands esprits la liberté d'achever leurs œuvres.
page-about-fresco = Se lever tôt, acheter et mélanger ses couleurs, et restaurer la grande peinture de la cathédrale.
page-about-stanza = Parcourir les salles peintes, réunir ceux qui peignent, chantent et pensent, et laisser une cour derrière soi.
page-expansions-florence = Muse et princesse, construction commune
page-expansions-fresco = trois modules et Léonard
page-expansions-stanza = variante experte, toutes les tuiles bonus
page-hero = Trois jeux de la Renaissance. Prenez place.
page-hero-more = Seul contre des robots ou entre amis, d'une traite ou sur plusieurs jours. Sans compte : un nom suffit.
page-games = Les jeux
page-players = { $low } à { $high } joueurs
page-play-bots = Jouer contre des robots
page-invite = Inviter des amis
page-title-missing = Ce jeu n'est pas proposé sur ce serveur.
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
page-status-running = Les autres réfléchissent
page-status-over = Terminée
page-status-ended = Arrêtée d'un commun accord
page-status-broken = Mise de côté
page-open-tables = Tables ouvertes
page-open-tables-none = Personne ne cherche de compagnie pour l'instant.
page-seats-taken = { $taken } places sur { $seats }
page-have-link = Vous avez un lien ?
page-paste-link = Coller une invitation
page-join = Rejoindre
page-link-wrong = Ce n'est pas un lien vers une table.
page-onlookers-welcome = Les spectateurs sont bienvenus ; un robot peut garder une place au chaud.

## A new table
page-new-table = Nouvelle table
page-who-plays = Qui joue ?
page-how-many = Combien de joueurs
page-seat-kind = Place { $number }
page-seat-me = Moi
page-seat-bot = Un robot
page-seat-friend = Un ami, par lien
page-seat-here = Quelqu'un à cet écran
page-seat-friend-more = Vous recevrez un lien à envoyer.
page-your-name = Votre nom
page-name-of = Nom du joueur { $number }
page-level-of = Force du joueur { $number }
page-player = Joueur { $number }
page-start = Commencer
page-start-more = La partie commence aussitôt.
page-make-table = Dresser la table
page-make-table-more = La partie commence quand toutes les places sont prises.
page-expansions = Extensions et variantes
page-no-options = Ce jeu n'a pas d'options.
page-option-players = Seulement à { $counts } joueurs.
page-table-settings = La table
page-table-name = Nom de la table
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-quick = 20 minutes chacun
page-clock-calm = Une heure chacun
page-clock-day = Un jour par décision
page-clock-days = Trois jours par décision
page-confirm-turns = Confirmer chaque tour avant qu'il compte
page-tap-twice = Sur écran tactile, un premier toucher montre, le second joue
page-public = Ouverte à tous, joueurs et spectateurs

## Gathering
page-lobby-wait = Envoyez un lien à chaque ami.
page-lobby-welcome = Bienvenue ! Prenez place.
page-lobby-begins = La partie commence dès que tout le monde est prêt.
page-take-seat = Prendre cette place
page-seat-free = Place libre
page-seat-free-more = attend quelqu'un qui a le lien
page-seat-link = Lien vers la place { $number }
page-fill-bot = Laisser jouer un robot
page-free-seat = Libérer la place
page-ready = Je suis prêt
page-is-ready = prêt
page-not-ready = pas encore prêt
page-wait-please = Attendez-moi
page-leave = Quitter
page-copy-onlooker = Copier le lien pour spectateurs
page-copy-seat = Copier le lien de ma place
page-no-table = Cette table n'existe pas, ou ne vous est pas visible.
page-no-token = Ce lien n'est plus valable.
page-no-token-more = Demandez-en un nouveau.
page-broken = Cette table a été mise de côté.

## At the table
page-parts = Parties de la table
page-tab-board = Plateau
page-tab-seats = Joueurs
page-tab-panel = Journal
page-panel-log = Journal
page-panel-chat = Chat
page-panel-notes = Notes
page-panel-rules = Règles
page-toggle-panel = Afficher ou masquer le journal
page-menu = Menu
page-undo = Annuler une étape
page-reset = Recommencer le tour
page-you = vous
page-bot = robot
page-away = absent
page-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
     }
page-score = Score détaillé
page-points-of = { $name } : { $points } points. Montrer d'où ils viennent.
page-points-change = { NUMBER($points, signDisplay: "always") } points
page-to-decide = doit décider
page-position = La position
page-your-moves = Vos coups
page-filter-moves = Chercher parmi { $count } coups
page-filter-none = Aucun coup de ce genre.
page-choose-number = Choisir un nombre
page-choose-on-board = Choisissez sur le plateau ce qui est cerclé d'or.
page-choose-from-list = Choisissez dans la liste.
page-all-moves = Tous les coups ({ $count })
page-waiting-for = En attente de { $names }
page-over = La partie est terminée.
page-over-more = Voyez d'où viennent les points, revoyez la partie ou étudiez vos décisions.
page-ended = La partie a été arrêtée d'un commun accord.
page-you-won = Vous gagnez avec { $points } points !
page-won =
    { $count ->
        [one] { $names } gagne avec { $points } points.
       *[other] { $names } partagent la victoire avec { $points } points.
     }
page-draft-done = Votre tour est complet. Est-ce qu'il compte ?
page-draft-reveals = L'étape suivante révèle quelque chose. Est-ce qu'elle compte ?
page-confirm = Confirmer
page-step-back = Une étape en arrière
page-hint = Demander un conseil
page-hint-says = Conseil : { $move }
page-hint-play = Le jouer
page-auto = Décider à l'avance
page-auto-short = Enchère auto
page-auto-about = Tant que cela tient, on ne vous demande plus rien. Cela s'arrête à la limite ou si autre chose est demandé, en disant pourquoi.
page-auto-bid = Enchérir jusqu'à { $limit }
page-auto-pass = Toujours passer
page-auto-off = Me redemander
page-auto-bids = enchérit jusqu'à { $limit }
page-auto-passes = passe tout seul
page-since = Depuis mon dernier tour
page-since-nothing = Rien ne s'est passé depuis votre dernier tour.
page-look-back = Voir le plateau à ce moment
page-film-at = { $at } sur { $of }
page-film-quiet = Quelque chose a été décidé en secret.
page-film-stop = Retour à la partie
page-chat-none = Personne n'a encore rien dit.
page-chat-write = Écrire à la table
page-chat-send = Envoyer
page-notes-about = Vous seul lisez ceci.
page-onlookers =
    { $count ->
        [0] aucun spectateur
        [one] un spectateur
       *[other] { $count } spectateurs
     }
page-sound = Une clochette quand c'est mon tour
page-take-back-seat = Reprendre ma place au robot
page-ask-undo = Demander à revenir plus loin
page-ask-takeover = Faire jouer un robot pour { $name }
page-ask-end = Demander l'arrêt de la partie
page-proposal-undo = { $name } demande à annuler une étape.
page-proposal-takeover = { $name } demande un robot pour une place absente.
page-proposal-end = { $name } demande l'arrêt de la partie.
page-proposal-asked = Êtes-vous d'accord ?
page-proposal-yes = D'accord
page-proposal-no = Refuser
page-proposal-withdraw = Retirer
page-rematch = Rejouer
page-proof = Mélange loyal
page-proof-about = Voici le sceau du mélange, posé avant le premier coup. À la fin la graine est montrée et chacun peut vérifier.
page-keys = Touches : 1 à 9 choisissent dans la barre, M tous les coups, U annuler, Échap ferme.
page-curtain = Passez l'écran à { $name }
page-curtain-more = Personne d'autre ne devrait regarder.
page-curtain-lift = Je suis { $name }
page-score-source = Origine
page-score-sum = Total
page-score-about = Pendant la partie, seul compte ce qui est visible.

## Notices
page-notices = Avis
page-notices-about = Être prévenu quand cette table a besoin de vous, même page fermée.
page-notices-push = Par ce navigateur
page-notices-webhook = À une adresse web
page-notices-webhook-about = Un webhook de Discord, de Slack ou le vôtre.
page-notices-when = Quand
page-notices-on-turn = c'est mon tour
page-notices-on-over = la partie est finie
page-notices-on-chat = quelqu'un écrit
page-notices-test = Envoyer un essai
page-notices-tested = Navigateur : { $push }. Adresse web : { $webhook }.
page-push-refused = Le navigateur n'autorise pas les avis.

## Records, replay and analysis
page-replay = Revoir
page-record = Enregistrer la partie
page-records-mine = Parties terminées
page-records-none = Aucune partie terminée pour l'instant.
page-records-load = Regarder une partie archivée
page-records-load-about = Toute partie de Bottega peut être revue, reprise et analysée ici.
page-records-file = Le fichier
page-sight = Vu par
page-sight-own = comme je l'ai vue
page-sight-all = tout à découvert
page-sight-of = vue par { $name }
page-branch = Reprendre d'ici
page-to-table = À la table
page-move-of = Coup { $move } sur { $of }
page-time-line = Chronologie
page-analysis = Analyse
page-analysis-about = Une recherche examine chacune de vos décisions avec ce que vous saviez alors, et montre où sont passés points et chances.
page-analyse = Analyser cette partie
page-analysis-failed = L'analyse s'est interrompue.
page-score-by-source = Score par origine
page-show-as = Afficher comme
page-bars = Barres
page-table = Tableau
page-course = Cours de la partie
page-course-points = Points
page-course-chances = Chances de gain
page-course-about-course = Points que chaque place pouvait attendre, coup par coup
page-course-about-chances = Chances de gain de chaque place, coup par coup, en pour cent
page-decisions = Vos décisions
page-order = Ordre
page-by-loss = Par perte
page-in-order = Dans l'ordre
page-grade-best = { $count } parfaites
page-grade-good = { $count } bonnes
page-grade-inexact = { $count } inexactes
page-grade-weak = { $count } faibles
page-grade-costly = { $count } coûteuses
page-best-same = Rien n'était meilleur.
page-best-was = Le mieux : { $move }
page-played = Joué : { $move }
page-to-win = { $percent } % de gagner
page-turning-point = Tournant au coup { $move }
page-decision = Décision au coup { $move }
page-look-at-board = Voir le plateau
page-no-decisions = Il n'y avait rien à décider.

## The rulebook
page-rules-search = Chercher dans les règles
page-rules-none = Rien dans le livret ne contient ces mots.
page-rules-contents = Sommaire
page-rules-source = Source
page-rules-example = Exemple
page-rules-figures = Chiffres absents des livrets
page-rules-figures-about = Ils ont été reconstitués d'autres sources ; avec le jeu en main, on les corrige dans un seul fichier.
page-rules-figure = { $origin } ({ $confidence } %)

## Account
page-here = Dans ce navigateur
page-account-optional = Un compte, si vous voulez
page-account-why = Il réunit vos tables sur tous vos appareils et classe vos parties contre d'autres personnes.
page-signed-in = Connecté : { $name }
page-sign-in = Se connecter
page-sign-up = Créer un compte
page-sign-out = Se déconnecter
page-password = Mot de passe (8 caractères au moins)
page-password-old = Ancien mot de passe
page-password-new = Nouveau mot de passe
page-password-change = Changer le mot de passe
page-rating = Classement
page-games-played = Parties

## Guided first games
page-first-about = Jouez une vraie partie contre deux robots tranquilles. Un guide vous dit le but, explique chaque partie et conseille à la demande.
page-first-begin = Commencer
page-coach = Votre guide
page-coach-enough = Je connais la suite
page-coach-standing = Je reste à vos côtés. Lisez en bas ce qui est demandé, et interrogez-moi quand vous voulez.
page-coach-advise = Que feriez-vous ?
page-coach-again = Réexpliquer
page-coach-play = Jouons
page-guide-florence-1 = Vous êtes prince à Florence. Qui a le plus de prestige après sept tours gagne. Le prestige vient des œuvres, des bâtiments et de quelques cartes.
page-guide-florence-2 = Chaque tour a deux parties. D'abord les enchères : chacun achète une seule chose. Puis chacun fait deux actions.
page-guide-florence-3 = Vos gens veulent travailler. Chaque carte aime un bâtiment, un paysage et une liberté. En posséder augmente la valeur de l'œuvre, les bouffons aussi.
page-guide-florence-4 = Une œuvre doit atteindre le minimum du tour, qui monte. Sa valeur devient de l'argent, que vous pouvez changer aussitôt en prestige ; après, c'est trop tard.
page-guide-florence-5 = Les bouffons sont forts au début : chacun augmente toutes vos œuvres à venir. Paysages et bâtisseurs rapportent avec le temps. Gardez de l'argent.
page-guide-florence-6 = Sous le plateau figure ce qui vous est demandé. Pointez un choix pour voir où il mène. On peut revenir en arrière tant que personne d'autre n'a agi.
page-guide-fresco-1 = Vous dirigez un atelier de peintres. La fresque de la cathédrale est à restaurer, morceau par morceau. Qui a le plus de points à la fin gagne.
page-guide-fresco-2 = Chaque jour commence par le lever. Les lève-tôt agissent d'abord mais paient plus et gâtent l'humeur ; les lève-tard paient peu et sont gais.
page-guide-fresco-3 = Puis vous planifiez en secret : les apprentis vont au marché, à la cathédrale, au studio, à l'atelier et au théâtre, exécutés dans cet ordre.
page-guide-fresco-4 = Au marché on achète la couleur, à l'atelier on la mélange, à la cathédrale on en paie un morceau et prend ses points. L'évêque tout près vaut davantage.
page-guide-fresco-5 = Le studio rapporte de l'argent par les portraits, le théâtre relève l'humeur : bonne, elle donne un apprenti de plus ; mauvaise, un de moins.
page-guide-fresco-6 = Sous le plateau figure ce qui vous est demandé. Personne ne voit votre plan avant que tous aient fini ; d'ici là vous pouvez le changer.
page-guide-stanza-1 = Vous êtes un mécène qui parcourt six salles et réunit des gens de cinq disciplines. Qui laisse la plus grande cour, comptée en points, gagne.
page-guide-stanza-2 = À votre tour vous avancez d'une à quatre personnes autour de la maison et prenez celle atteinte. Les figures des autres et les cases vides ne comptent pas.
page-guide-stanza-3 = Ensuite vous activez la salle où vous êtes, ou touchez votre revenu. Avant, vous pouvez engager : placer des recrues dans votre rangée, chaque case à son prix.
page-guide-stanza-4 = Votre force est le nombre de travailleurs de cette discipline, aidés par tuiles et disques. Plus elle est grande, meilleure est la récompense.
page-guide-stanza-5 = Chaque salle récompense à sa façon : navires pour le revenu, livres pour les rayons, disques pour la force, art pour le musée, politique pour les aides.
page-guide-stanza-6 = Quand une deuxième salle se vide, toutes sont remplies et un tour finit. Sous le plateau figure ce qui est demandé ; pointez un choix pour en voir l'effet.
