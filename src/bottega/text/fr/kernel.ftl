table = la table
seat = Joueur { $number }
log-points =
    { $seat } : { $change } { $points ->
        [one] point
       *[other] points
    } ({ $source })

move-game-over = La partie est terminée.
move-no-such-seat = Il n’y a pas de place { $number } dans une partie à { $players }.
move-unknown = « { $text } » n’est pas un coup de ce jeu.
move-unknown-near = « { $text } » n’est pas un coup de ce jeu. Vouliez-vous dire : { $near } ?
move-not-asked = Ce n’est pas à vous de décider ; en attente : { $seats }.

setup-game-unknown = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
setup-players = { $game } se joue à { $counts }, pas à { $players }.
setup-option-unknown = { $game } n’a pas d’option « { $option } ». Options : { $known }.
setup-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Au choix : { $choices }.
setup-option-players = L’option « { $option } » est pour { $counts } joueurs, pas { $players }.
setup-seed = La graine doit être un entier positif ou nul, inférieur à { $limit }, ou { $digits } chiffres hexadécimaux, pas « { $seed } ».

components-unreadable = Le fichier de matériel { $path } est illisible : { $problem }.
components-no-toml = Le fichier de matériel n’est pas du TOML valide : { $problem }.
components-wrong = Matériel : { $where } : { $problem }.

position-not-one = Ce n’est pas une position enregistrée : elle ne nomme aucun jeu.
position-wrong = Position : { $where } : { $problem }.

record-not-one = Ligne { $line } : ce n’est pas une partie de Bottega ; la première ligne doit être « bottega record » et un nombre.
record-newer = Ligne { $line } : la partie est au format { $version } ; cette version de Bottega lit jusqu’à { $known }. Veuillez mettre à jour.
record-seed-kind = Ligne { $line } : cette graine n’est pas du genre dont part le générateur de hasard { $number }.
record-chance-newer = Ligne { $line } : cette version de Bottega ne connaît pas le générateur de hasard { $number }. Veuillez mettre à jour.
record-too-many-moves = Ligne { $line } : une partie a { $most } coups au plus.
record-line-too-long = Ligne { $line } : une ligne a { $most } caractères au plus.
record-too-long = Ligne { $line } : la partie dépasse { $most } caractères ; aucune n’est si longue.
record-heading-missing = Ligne { $line } : l’indication « { $heading }: » manque ici.
record-heading-value = Ligne { $line } : « { $value } » ne peut pas être la valeur de « { $heading } ».
record-digest-line = Ligne { $line } : une ligne de contrôle a un nombre de coups et une empreinte.
record-count = Ligne { $line } : nombre de coups annoncé : { $stated } ; mais { $found ->
        [one] { $found } coup précède
       *[other] { $found } coups précèdent
    }.
record-after-end = Ligne { $line } : il y a du texte après la fin.
record-move-line = Ligne { $line } : « { $text } » n’est pas un coup ; un coup est le numéro de la place et la notation.
record-truncated = Ligne { $line } : la partie s’interrompt après { $found ->
        [one] { $found } coup
       *[other] { $found } coups
    } ; la ligne « end: » manque.
record-move-refused = Ligne { $line } : le coup « { $move } » est refusé : { $why }
record-digest = Ligne { $line } : après le coup { $number }, la position n’est pas celle enregistrée ; la partie a été modifiée.
record-rules-newer = Ligne { $line } : la partie suit la version { $version } des règles ; cette version de Bottega connaît jusqu’à { $known }. Veuillez mettre à jour.
record-components = Ligne { $line } : la partie a été jouée avec le matériel { $stated }, celui-ci est { $found }. Indiquez le fichier de matériel d’origine.

text-english = { $text } (en anglais)
book-page = p. { $page }
book-ruling = Interprétation : { $ruling }
provenance-book = du livret de règles
provenance-source = d’une source publique
provenance-memory = de mémoire
provenance-reconstructed = reconstitué
