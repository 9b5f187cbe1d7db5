table = la table
seat = Joueur { $number }
percent = { $figure } %
log-points =
    { $seat } : { $change } { $points ->
        [one] point
       *[other] points
    } ({ $source })

move-game-over = La partie est terminée.
move-no-such-seat = Il n’y a pas de place { $number } dans une partie à { $players }.
move-no-text = Un coup se donne comme texte ou comme Move, pas comme « { $value } ».
seat-no-number = Une place est un entier de 0 à { $last }, pas { $kind ->
        [text] le texte « { $value } »
       *[other] « { $value } »
    }.
move-unknown = « { $text } » n’est pas un coup de ce jeu.
move-unknown-near = « { $text } » n’est pas un coup de ce jeu. Vouliez-vous dire : { $near } ?
move-not-asked = Ce n’est pas à vous de décider ; en attente : { $seats }.

setup-game-unknown = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
setup-players = { $game } se joue à { $counts }, pas à { $players }.
setup-options-table = Les options se donnent comme des noms avec leurs réglages, pas comme « { $value } ».
setup-players-number = Le nombre de joueurs doit être un entier, pas { $kind ->
        [text] le texte « { $value } »
       *[other] « { $value } »
    }.
setup-option-unknown = { $game } n’a pas d’option « { $option } ». Options : { $known }.
setup-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Au choix : { $choices }.
setup-option-players = L’option « { $option } » est pour { $counts } joueurs, pas { $players }.
setup-seed = La graine doit être un entier positif ou nul, inférieur à { $limit }, ou { $digits } chiffres hexadécimaux, pas « { $seed } ».
setup-no-scene = { $game } n’apporte pas de quoi composer des scènes.
setup-guess-seed = La graine d’une conjecture doit être un entier positif ou nul, inférieur à { $limit }, pas « { $seed } ».

components-unreadable = Le fichier de matériel { $path } est illisible : { $problem }.
components-no-toml = Le fichier de matériel n’est pas du TOML valide : { $problem }.
components-wrong = Matériel : { $where } : { $problem }.
components-other-game = C’est le matériel de { $found }, pas celui de { $game }.
components-not-one = Le matériel se donne comme chemin d’un fichier ou comme matériel d’un titre, pas comme « { $value } ».

position-not-one = Ce n’est pas une position enregistrée : elle ne nomme aucun jeu.
position-wrong = Position : { $where } : { $problem }.

record-not-one = Ligne { $line } : ce n’est pas une partie de Bottega ; la première ligne doit être « bottega record » et un nombre.
record-newer = Ligne { $line } : la partie est au format { $version } ; cette version de Bottega lit jusqu’à { $known }. Veuillez mettre à jour.
record-seed-kind = Ligne { $line } : cette graine n’est pas du genre dont part le générateur de hasard { $number }.
record-upto = Le nombre de coups à rejouer doit être un entier positif ou nul, pas « { $value } ».
record-setup = Ligne { $line } : { $why }
record-guess = Une conjecture n’a ni passé ni graine ; elle ne s’enregistre donc pas.
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
text-language = Il n’y a pas de textes en « { $language } ». Il y a : { $known }.
book-page = p. { $page }
book-ruling = Interprétation : { $ruling }
provenance-book = du livret de règles
provenance-source = d’une source publique
provenance-memory = de mémoire
provenance-reconstructed = reconstitué
position-missing = Position : { $where } manque.
position-unknown = Position : { $where } ne veut rien dire. Il y a : { $known }.
position-table = Position : { $where } doit être un tableau de noms et de valeurs, pas { $found }.
position-list = Position : { $where } doit être une liste, pas { $found }.
position-text = Position : { $where } doit être un texte, pas { $found }.
position-flag = Position : { $where } doit être true ou false, pas { $found }.
position-number = Position : { $where } doit être un nombre entier de { $least } à { $most }, pas { $found }.
position-step = Position : { $where } doit être un multiple de { $step }, pas { $found }.
position-name = Position : { $where } : { $found } n’est pas parmi { $known }.
position-length = Position : { $where } : il y a { $found } éléments au lieu de { $wanted }.
position-twice = Position : { $where } : { $found } y est deux fois.
position-newer = Position : { $where } est { $found } ; ce Bottega lit jusqu’à { $known }. Veuillez mettre à jour.
position-older = Position : { $where } est { $found }, d’avant un changement des règles ; les positions se lisent à partir de { $known }.
position-options = Position : { $where } : { $problem }
position-seed = Position : { $where } doit être -1 pour une conjecture, un nombre entier inférieur à 2⁶³ ou { $digits } chiffres hexadécimaux, pas { $found }.
position-chance = Position : { $where } n’est pas un état du générateur aléatoire que la graine commence.
position-must = Position : { $where } doit être { $wanted } ici, pas { $found }.
position-needs = Position : { $where } doit être donné dans la phase { $phase }.
position-phase = Position : { $where } ne peut pas être ainsi dans la phase { $phase }.
position-option = Position : { $where } ne peut être ainsi qu’avec l’option { $option }.
position-choice = Position : { $where } : la place { $number } n’aurait rien à décider.
position-seats = Position : { $where } doit nommer la place { $number }.
position-more = Position : { $where } : { $found }, c’est plus que les { $most } qui existent.
position-total = Position : { $where } : il y en a { $found } en tout au lieu de { $wanted }.
position-places = Position : { $where } : { $name } est à { $found } endroits au lieu d’un.
position-elsewhere = Position : { $where } : { $name } est déjà à { $place }.
position-overlap = Position : { $where } : la tuile { $tile } recouvre autre chose.
position-shape = Position : { $where } : ce n’est pas la forme de la tuile { $tile }.
position-parts = Position : { $where } : l’autre partie ({ $tile }) n’est pas chez un voisin, ou ne touche pas celle-ci.
position-close = Position : { $where } : { $tile } touche un autre bâtiment, ce qui demande deux architectes, pas { $builders }.
position-border = Position : { $where } : sans architecte, personne ne construit { $tile } seul à une frontière.
position-second = Position : { $where } : la place { $number } a déjà { $tile }.
position-placement = Position : { $where } : { $found } n’est pas un emplacement à cheval sur une frontière.
position-placement-none = Position : { $where } : la tuile { $tile } ne peut pas être en { $cell }, tournée { $way }.
position-neighbour = Position : { $where } : la place { $number } n’a pas de voisin de ce côté.
position-together = Position : { $where } : les places { $number } et { $partner } ne peuvent pas construire { $tile } ainsi.
position-payment = Position : { $where } : { $florins } florins ne peuvent pas être payés ici, ou ne suffisent pas.
position-sold = Position : { $where } : il y a plus de ventes que de joueurs qui ont acheté ou quitté.
position-bid = Position : { $where } : la place { $number } ne peut pas avoir offert { $florins } florins pour { $lot }.
position-paid = Position : { $where } : les florins ({ $found }) sont moins que les { $florins } payés pour l’œuvre.
position-seen = Position : { $where } ne mène pas à cette position. Omettez « seen » dans une position modifiée.
position-taken = Position : { $where } : un chef-d’œuvre s’y trouve déjà, ou l’emplacement est couvert.
position-cover = Position : { $where } : il n’y a que { $most } tuiles de couverture de { $points }.
position-retired = Position : { $where } doit numéroter ceux qui se sont retirés 1, 2, 3 dans leur ordre.
position-hired = Position : { $where } : cette discipline manque parmi les engagés : { $discipline }.
position-due = Position : { $where } : pris et encore dus font { $found } ensemble, mais ce ne peut être que { $wanted }.

guest-name = Le jeu « { $guest } » ({ $value }) est laissé de côté : son nom est pris ou ne se compose pas de minuscules.
guest-broken = Le jeu « { $guest } » est laissé de côté, car il ne peut être chargé : { $problem }
guest-no-title = Le jeu « { $guest } » est laissé de côté : { $value } n’est pas un jeu de ce nom.
guest-components = Le jeu « { $guest } » est laissé de côté à cause de son matériel. { $why }
guest-parts = Le jeu « { $guest } » est laissé de côté, car des parties manquent : { $parts }.
guest-texts = Le jeu « { $guest } » est laissé de côté, car des textes manquent : { $texts }.
