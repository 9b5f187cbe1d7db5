table-bot = { $level } { $number }
table-random = Hasard
table-apprentice = Apprenti
table-journeyman = Compagnon
table-senior = Premier compagnon
table-foreman = Chef d’atelier
table-master = Maître

table-malformed = Incompréhensible : { $where } : { $problem }.
table-number-least = Impossible : { $where } doit être au moins { $bound }.
table-number-most = Impossible : { $where } doit être au plus { $bound }.
table-number-range = Impossible : { $where } doit être un nombre entier de { $least } à { $most }.
table-number-whole = Impossible : { $where } doit être un nombre entier.
table-text-least = Impossible : { $where } doit avoir au moins { $bound ->
    [one] { $bound } caractère
   *[other] { $bound } caractères
 }.
table-text-most = Impossible : { $where } peut avoir au plus { $bound ->
    [one] { $bound } caractère
   *[other] { $bound } caractères
 }.
table-list-least = Impossible : { $where } doit avoir au moins { $bound ->
    [one] { $bound } élément
   *[other] { $bound } éléments
 }.
table-list-most = Impossible : { $where } peut avoir au plus { $bound ->
    [one] { $bound } élément
   *[other] { $bound } éléments
 }.
table-token = Ce lien n’est pas valable ici, ou il a été renouvelé.
table-need-seat = Seule une personne assise à cette table peut faire cela.
table-need-host = Seule la personne qui a ouvert cette table peut faire cela.
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-ended = Cette table a été fermée avant la fin de la partie.
table-no-such-seat = Il n’y a pas de place { $number } à une table pour { $players }.
table-other-seat = Votre lien est celui de la place { $number }.
table-seat-taken = Cette place est déjà prise par { $seat }.
table-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } », ou d’un nom qui a le même aspect. Choisissez un autre nom.
table-seat-empty = Personne n’a encore pris cette place.
table-taken-over = Un robot joue à votre place. Reprenez-la d’abord.
table-not-taken-over = Vous jouez déjà vous-même à cette place.
table-back-later = Votre temps est écoulé pour la deuxième fois dans ce tour. Vous retrouverez votre place dès que le robot aura pris une décision.
table-stale = Entre-temps, quelque chose s’est passé à la table. Regardez et décidez à nouveau.
table-ahead = La table n’a que { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
 } ; votre vue la devance. Veuillez recharger.
table-chain-too-long = La suite s’arrête avant « { $move } » : le coup précédent passe la main ou révèle quelque chose. Jouez d’abord jusque-là.
table-undo-none = Vous ne pouvez rien annuler de plus sans l’accord des autres : quelque chose a été révélé, ou quelqu’un d’autre a agi.
table-undo-far = Sans demander, vous ne pouvez revenir qu’aux coups { $first } à { $last } ; au-delà, les autres doivent être d’accord.
table-undo-absent = Un robot joue à cette place ({ $seat }). Les coups joués par la personne absente restent jusqu’à son accord.
table-undo-late = Il ne vous reste pas assez de temps pour annuler cela : vous devriez rendre aux autres celui qu’ils ont employé depuis.
table-proposal =
    { $what ->
        [undo]
            { $moves ->
                [one] { $seat } demande à annuler un coup.
               *[other] { $seat } demande à annuler { $moves } coups.
            }
        [takeover] { $seat } demande qu’un robot ({ $level }) joue pour { $other }.
       *[other] { $seat } demande l’arrêt de la partie.
    }
table-proposal-other = Entre-temps, la question a changé. Veuillez la relire avant de répondre.
table-proposal-open = Il faut d’abord répondre à la proposition en cours ({ $seat }).
table-proposal-none = Il n’y a aucune proposition à laquelle répondre.
table-proposal-not-asked = Votre réponse n’est pas attendue.
table-already-bot = Un robot joue déjà à cette place ({ $seat }).
table-unknown = Cette table n’existe pas.
table-broken = Ce qui est conservé de la table { $table } est endommagé, ou ses coups ne peuvent plus être joués. Tout reste en l’état : rien n’est jeté, et aucune autre table n’est touchée.
table-outdated = La partie de la table { $table } suivait des règles que l’on ne joue plus ; elle est terminée et ne peut être ni continuée ni rejouée. Ses coups restent lisibles comme texte : /api/tables/{ $table }/record
table-busy = La table est très occupée. Veuillez réessayer.
table-chat-fast = Vous avez beaucoup parlé pendant cette minute. Attendez un instant avant de continuer.
table-much-done = Vous avez fait énormément de choses dans cette partie ({ $most } entrées). À partir de maintenant, vous ne pouvez plus jouer que des coups qui la font avancer.
table-never-begins = Tant de choses se sont passées à cette table ({ $most } entrées) sans que la partie commence qu’elle reste fermée. Veuillez en créer une nouvelle.
table-seed-study = Seule une table d’étude peut avoir une graine choisie.
table-level = Il n’y a pas de robot de niveau « { $level } ». Il y a : { $levels }.
table-rematch-early = Une revanche est possible quand la partie est terminée.
table-rematch-renewed = Le lien de votre place à la table suivante a été renouvelé : il ne peut plus être obtenu d’ici.
table-branch-early = On ne peut pas partir d’une partie en cours : cela en trahirait les secrets.
table-record-early = L’enregistrement est disponible quand la partie est terminée : avant, il trahirait la graine.
table-record-long = Un enregistrement compte au plus { $most } coups.
table-no-such-move = Il n’y a pas de coup { $number } ; le dernier est { $last }.
table-secret = Ce que voient les autres sera montré à la fin de la partie.
table-hints-off = Les conseils sont désactivés à cette table.
table-premove-limit = La prochaine enchère serait de { $amount } ; votre limite est { $limit }.
table-premove-asked-else = On vous demande quelque chose que votre consigne ne prévoit pas.
table-premove-limit-needed = Pour enchérir automatiquement, il faut une limite.

table-source-start = Départ de la piste

table-log-joined = { $seat } prend place.
table-log-left = { $seat } quitte la table.
table-log-started = La partie commence.
table-log-drawn = Les places ont été tirées au sort. Dans l’ordre : { $seats }.
table-log-bot = { $seat } est un robot : { $level }.
table-log-undone =
    { $consent ->
        [true] D’un commun accord, la partie revient au coup { $to } pour { $seat }.
       *[other]
            { $to ->
                [0] { $seat } reprend tout.
               *[other] { $seat } reprend tout ce qui suit le coup { $to }.
            }
    }
table-log-proposed =
    { $what ->
        [undo]
            { $to ->
                [0] { $seat } demande à tout reprendre.
               *[other] { $seat } demande à reprendre tout ce qui suit le coup { $to }.
            }
        [takeover] { $seat } propose qu’un robot joue pour un joueur absent.
       *[other] { $seat } propose d’arrêter la partie ici.
    }
table-log-answered =
    { $agree ->
        [true] { $seat } est d’accord.
       *[other] { $seat } n’est pas d’accord.
    }
table-log-takeover = { $other } : un robot ({ $level }) prend le relais.
table-log-flag = { $other } : le temps est écoulé, un robot ({ $level }) prend le relais.
table-log-back = { $seat } est de retour.
table-log-rematch = { $seat } prépare une revanche.
table-log-ended = D’un commun accord, la partie s’arrête ici.

server-not-found = Il n’y a rien à cette adresse.
server-elsewhere = Cela demande un serveur : la page joue toute seule dans votre navigateur, aucune autre machine n’est joignable d’ici.
server-site-file = Cette page ne peut pas démarrer depuis un fichier. Servez plutôt son dossier : lancez-y « python -m http.server » et ouvrez http://localhost:8000, ou placez-le chez n’importe quel hébergeur web.
server-storage-full = L’espace de stockage de votre appareil est plein : cela n’a pas pu être enregistré et n’a pas été fait. Libérez de la place et réessayez ; vos parties jusqu’ici sont en sûreté.
server-storage-refused = Votre navigateur refuse de stocker quoi que ce soit pour cette page (peut-être une fenêtre privée) : cela n’a pas pu être enregistré et n’a pas été fait. Autorisez le stockage pour cette page et rechargez-la.
server-baggage = Ce n’est pas un fichier de parties exportées, ou il est abîmé. Rien n’a été changé.
server-baggage-newer = Ces parties ont été exportées par une version plus récente ({ $version }). Rechargez la page pour obtenir la dernière version, puis importez-les de nouveau. Rien n’a été changé.
server-method = Cette adresse ne comprend pas ce genre de requête.
server-internal = Un problème est survenu sur le serveur. Rien n’a été changé ; veuillez réessayer.
server-store = Rien ne peut être enregistré pour le moment ; rien n’a été changé. Réessayez un peu plus tard.
server-too-large = C’est trop volumineux : { $limit } octets au plus.
server-too-slow = La suite de la requête n’est pas arrivée à temps.
server-too-often = Trop de requêtes. Réessayez dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
server-origin = Cette requête vient de la page d’un autre site.
server-host = Ce serveur n’est pas connu sous le nom « { $host } ». Son hébergeur peut ajouter ce nom aux réglages (hosts).
server-no-title = Il n’y a pas de jeu appelé « { $title } ».
server-no-job = Ce travail n’existe pas, ou il est terminé depuis longtemps.
server-no-hint = Les robots n’ont pas de conseil ici.
server-analysis-early = Une partie peut être analysée quand elle est terminée.
server-webhook-address = Le webhook doit être une adresse https de l’internet public ; { $host } n’en est pas une.
server-push-address = Ceci n’est pas un abonnement push d’un navigateur.
server-notices-off = Ce serveur n’envoie pas de notifications.
server-account-taken = Le nom « { $name } » est déjà pris.
server-account-wrong = Le nom et le mot de passe ne correspondent pas.
server-account-needed = Veuillez d’abord vous connecter.
server-password-short = Un mot de passe doit compter au moins { $length } caractères.
server-password-common = Ce mot de passe est de ceux que l’on essaie en premier. Choisissez-en un autre.
server-no-session = Cette session n’existe pas ou est terminée.
server-restart = Le serveur redémarre ; la connexion reprendra.
server-yes = oui
server-no = non

notice-turn = À vous de jouer (« { $table } ») : { $question }
notice-over = La partie est terminée (« { $table } »).
notice-chat = { $name } (« { $table } ») : { $text }
notice-clock = Votre temps s’écoule (« { $table } ») : il reste { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} pour décider.
notice-proposal = { $name } (« { $table } ») { $what ->
    [undo] demande à reprendre un coup.
    [takeover] propose qu’un robot joue à la place de quelqu’un.
   *[other] propose d’arrêter la partie ici.
} Votre réponse est attendue.
notice-test = Ceci est un test : les notifications de « { $table } » vous parviennent.

serve-open = Bottega tourne à l’adresse { $address } (Ctrl-C l’arrête ; les parties sont gardées dans { $store }).
serve-settings = Les réglages sont inutilisables : { $problem }
serve-store = Le stockage est inutilisable : { $problem }
serve-workers-store = Seul PostgreSQL peut servir plusieurs processus (demandés : { $workers }) ; un fichier SQLite n’en admet qu’un. Omettez --workers, ou indiquez --store postgresql://nom:motdepasse@machine/base.
serve-workers-system = Plusieurs processus sur un même port ne sont pas possibles sous Windows : omettez --workers, ou lancez d’autres serveurs sur la même base PostgreSQL à d’autres ports.
serve-backed-up = Les parties sont copiées dans { $path }.
serve-restored = La sauvegarde est en place dans { $path }.
serve-kept = Ce qui s’y trouvait est gardé sous { $path }.
serve-replayed = Prouvé en rejouant : tout est comme avant (tables : { $tables }, coups : { $moves }).
serve-verified = Vérifié : tous les coups ({ $moves }) se rejouent avec la graine { $seed }, sur laquelle le serveur s’était engagé.
serve-verify-failed = Non vérifié : table, graine et sel donnent { $found }, et non ce que la table montrait au début.

doctor-local = Seule cette machine peut atteindre le serveur.
doctor-no-url = Le serveur écoute sur { $host }, mais `url` n’est pas défini : les liens des notifications ne mèneront nulle part.
doctor-url = `url` doit être une adresse telle que https://games.example.org, sans chemin : { $url }
doctor-https = `url` et `https` se contredisent : { $url }
doctor-url-good = On atteint le serveur à { $url }.
doctor-no-proxies = `https` est défini mais pas `proxies` : tous ceux qui passent par le proxy partagent une seule limite.
doctor-proxies-none = Aucun proxy n’est cru sur les adresses.
doctor-proxies-all = `proxies` croit tout le monde, et tout le monde atteint le port : chacun peut se donner n’importe quelle adresse.
doctor-proxies = Ce n’est ni une adresse ni un réseau : { $name }
doctor-secret = `secret` a moins de { $least } signes : qui possède un lien peut le deviner et fabriquer tous les autres. Omettez-le, ou tirez-en un plus long.
doctor-secret-good = Le secret est long.
doctor-proxies-good = Crus sur les adresses : { $proxies }
doctor-page-good = La page est construite.
doctor-page = La page n’est pas construite : lancez `make page` dans le dossier des sources.
doctor-files-good = Jusqu’à { $count } fichiers et connexions peuvent être ouverts.
doctor-files = Seuls { $count } fichiers et connexions peuvent être ouverts : relevez la limite (LimitNOFILE, ulimit -n).
doctor-disk-good = { $megabytes } Mo sont libres pour les parties.
doctor-disk = Seuls { $megabytes } Mo sont libres pour les parties.
doctor-disk-elsewhere = Les parties sont dans une base de données, ailleurs.
doctor-notices-off = Les notifications sont désactivées.
doctor-contact = `contact` n’est pas défini : certains services push refusent alors les notifications.
doctor-contact-good = Les services push peuvent joindre { $contact }.
doctor-no-certificate = Aucun certificat n’est nécessaire.
doctor-certificate = Le certificat n’a pas pu être vérifié d’ici ({ $host }) : { $problem }
doctor-certificate-good = Le certificat est valable encore { $days } jours.
doctor-certificate-ends = Le certificat expire dans { $days } jours.
doctor-bots-good = Les robots réfléchissent (le premier a mis { $seconds } s).
doctor-bots = Les robots ne réfléchissent pas : aucun processus n’a pu démarrer ou répondre à temps.
doctor-store = Le stockage ne peut pas être ouvert : { $problem }
doctor-store-new = Les parties seront dans { $store }, qui n’existe pas encore.
doctor-clock-good = L’horloge n’est pas en retard sur ce que le stockage a vu.
doctor-clock = L’horloge est en retard sur ce que le stockage a vu (secondes : { $seconds }) : réglez-la.
doctor-tables-good = Toutes les tables se rejouent (tables : { $count }, coups : { $moves }).
doctor-tables = Certaines tables ne se rejouent pas ({ $count }) : { $tables }
doctor-certificate-wrong = Le certificat n’est pas valable ({ $host }), ou l’horloge est fausse : { $problem }
doctor-unreached = L’adresse { $url } n’a pas pu être jointe d’ici : { $problem }
doctor-nobody = Aucun serveur ne répond derrière { $url } (état { $status }) : il ne tourne pas, ou le proxy transmet les demandes ailleurs.
doctor-other = Autre chose que Bottega répond à { $url } (état { $status }).
doctor-reached = Bottega répond à { $url }.
doctor-proxy-unnamed = Le proxy dit qui demande, mais `proxies` ne le nomme pas : tous ceux qui passent par lui partagent une seule limite. Le journal du serveur donne son adresse.
doctor-proxy-silent = Le proxy ne dit pas qui demande (X-Forwarded-For) : tous ceux qui passent par lui partagent une seule limite.
doctor-host = Le serveur ne connaît pas le nom que le proxy transmet : qu’il transmette le `Host` demandé ({ $host }), ou ajoutez l’autre à `hosts`.
doctor-sockets-good = Les WebSockets passent.
doctor-sockets = Les WebSockets ne passent pas, si bien que personne ne peut jouer : { $problem }
doctor-port-good = Le port { $port } est libre.
doctor-port-ours = Bottega tourne déjà sur le port { $port }.
doctor-port = Le serveur ne peut pas écouter sur { $problem }
doctor-bots-own = Votre robot { $name } ne trouve aucun coup : une ligne plus haut dit pourquoi.
doctor-keys = Les clés des notifications sont abîmées dans le stockage : le serveur en tirera de nouvelles, et les navigateurs devront redemander les notifications.
