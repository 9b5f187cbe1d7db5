cli-language = Bottega ne parle pas « { $language } » ; voici donc l’anglais. Au choix : { $known }.
cli-components-shipped = { $path } peut servir à jouer, empreinte { $digest } : les chiffres fournis.
cli-components-fits = { $path } peut servir à jouer, empreinte { $digest } : des chiffres corrigés.
cli-unreadable = { $path } est illisible : { $problem }.
cli-no-text = { $path } n’est pas un fichier de texte.
cli-file = { $path } : { $problem }.
cli-not-together = { $options } ne vont pas ensemble.
cli-usage-missing = { $option } manque.
cli-usage-value = { $option } demande une valeur.
cli-usage-flag = { $option } ne prend pas de valeur.
cli-usage-option = Il n’y a pas d’option { $option }.
cli-usage-option-near = Il n’y a pas d’option { $option }. Peut-être : { $near }
cli-usage-number = { $option } demande un nombre.
cli-usage-whole = { $option } demande un nombre entier.
cli-usage-whole-least = { $option } demande un nombre entier, au moins { $least }.
cli-usage-whole-between = { $option } demande un nombre entier de { $least } à { $most }.
cli-usage-command = Il n’y a pas de commande « { $command } ». Il y a : { $known }.
cli-usage-extra = C’est de trop : { $extra }
cli-usage-help = Pour en savoir plus : { $command }
cli-levels-count = { $given ->
        [one] { $given } robot est nommé
       *[other] { $given } robots sont nommés
    } ; il en faut { $wanted }.
cli-rules-none = Aucune règle ne mentionne « { $search } ».
cli-doubtful = Nombres et formes qui ne sont pas dans le livret
cli-doubtful-origin = ({ $origin }, sûr à { $confidence } %)


cli-hello = Tapez un numéro ou une notation ; help en dit plus.
cli-seated = Dans l’ordre des places : { $people }.
cli-seats-wrong =
    « { $value } » ne désigne pas de places : il faut { $people ->
        [one] un nombre
       *[other] { $people } nombres, séparés par des virgules,
    } de 1 à { $players }.
cli-thinking = { $seat } réfléchit…
cli-allowed = Ce coup est permis.
cli-saved = Enregistré sous { $path }.
cli-saved-seats = Enregistré dans { $path }. Pour continuer : bottega play { $game } --load { $path } --seat { $numbers }
cli-undo-nothing = Il n’y a rien à annuler.
cli-undo-revealed = Quelque chose de caché a été révélé depuis. « undo all » annule quand même.
cli-undo-others = D’autres ont agi depuis. « undo all » annule quand même.
cli-rethink = { $seat } peut encore revenir sur son choix : « rethink { $number } ».
cli-rethink-nobody = « { $name } » n’a pas de choix à reconsidérer.
cli-end = La partie est terminée.
cli-end-line = { $place }. { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-replay-keys = Entrée : suivant, b : retour, un nombre : aller à, q : quitter
cli-help =
    Un numéro ou une notation joue ce coup.
    moves        revoir les coups         board        revoir le plateau
    log          ce qui vient de se passer  why COUP   puis-je, et sinon pourquoi
    rules MOT    les règles qui en parlent  undo       annuler mon dernier pas
    save FICHIER enregistrer la partie    quit         quitter

cli-simulate-failed = La partie de graine { $seed } a échoué : { $problem }
cli-simulate-seat = Place
cli-simulate-bot = Robot
cli-simulate-wins = Victoires
cli-simulate-place = Rang moyen
cli-simulate-score = Score moyen
cli-simulate-spread = Écart
cli-simulate-lowest = Minimum
cli-simulate-highest = Maximum
cli-simulate-intervals = Sous chaque chiffre : son intervalle à 95 %.
cli-simulate-none = Rien à jouer : toutes les parties étaient dans le journal.
cli-simulate-speed = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s, { $decisions } décisions par partie, { $rate } décisions par seconde.
