## Chapitres propres au livret
fresco-chapter-game = Le jeu
fresco-chapter-box = Le matériel

## Passages
fresco-book-aim = Vous êtes maître peintre à la Renaissance. La grande fresque de la cathédrale a souffert, et l’évêque veut la faire restaurer. Vous envoyez vos assistants acheter des couleurs, les mélanger et restaurer la fresque tuile après tuile. Quand la fresque est presque achevée, le joueur qui a le plus de points gagne.
fresco-book-board = Devant tous s’étend la ville avec l’auberge, le marché, la cathédrale, le studio, l’atelier et le théâtre, entourée de la piste de score. Votre argent et vos couleurs se trouvent derrière votre paravent. Les tuiles restaurées sont devant vous et rapportent de l’argent à chaque manche. Votre humeur décide du nombre d’assistants qui viennent travailler.
fresco-book-round =
    Une manche en cinq lignes :
    1. Du dernier au premier sur la piste de score, chacun choisit son heure de lever. Les plus matinaux agissent d’abord, mais paient plus et perdent de l’humeur.
    2. En secret, chacun envoie ses assistants aux cinq lieux, { $each } au plus dans chacun.
    3. Lieu après lieu et dans l’ordre du lever, chacun fait ce qu’il a prévu : marché, cathédrale, studio, atelier, théâtre.
    4. Chaque tuile restaurée rapporte de l’argent, et le marché est regarni.
    5. Une manche qui commence avec { $tiles_left } tuiles ou moins sur la fresque est la dernière.

## Choses
fresco-book-thing-tiles = Tuiles de fresque
fresco-book-thing-market = Tuiles de marché
fresco-book-thing-apprentices = Assistants par joueur
fresco-book-thing-special = Tuiles de fresque spéciales (Les mélanges spéciaux)
fresco-book-thing-portraits = Cartes Portrait (Les portraits)
fresco-book-thing-requests = Tuiles de requête (Les requêtes de l’évêque)
fresco-book-top = tout en haut

## Tableaux
fresco-book-grid-box = Combien il y en a
fresco-book-grid-times = Les heures de lever
fresco-book-grid-mood = Humeur et assistants
fresco-book-grid-market = Les tuiles de marché
fresco-book-grid-altar = Quelques offrandes pour l’autel
fresco-book-grid-tiles = Les tuiles de la fresque
fresco-book-grid-special = Les tuiles spéciales
fresco-book-grid-mixing = Les mélanges
fresco-book-grid-portraits = Les portraits
fresco-book-grid-requests = Points des requêtes
fresco-book-column-thing = Quoi
fresco-book-column-count = Nombre
fresco-book-column-time = Heure
fresco-book-column-mood = Humeur
fresco-book-column-price = Prix d’une tuile de marché
fresco-book-column-space = Case depuis le bas
fresco-book-column-apprentices = Assistants
fresco-book-column-paints = Couleurs
fresco-book-column-four = À quatre
fresco-book-column-fewer = À moins
fresco-book-column-points = Points
fresco-book-column-back = Au dos
fresco-book-column-blend = Mélange
fresco-book-column-parts = Mélangé avec
fresco-book-column-portrait = Portrait
fresco-book-column-stack = Pile
fresco-book-column-thalers = Thalers
fresco-book-column-request = Requête
fresco-book-column-first = Première
fresco-book-column-second = Deuxième
fresco-book-column-third = Troisième

## Exemples
fresco-book-example-wake = Vous vous levez à 7 heures. Votre humeur baisse aussitôt de { $down }. Au marché, chaque tuile vous coûte { $price } thalers à cette manche : deux tuiles en coûtent { $two }.
fresco-book-example-market = Vous vous êtes levé le premier et avez deux assistants au marché. Vous choisissez un stand de trois tuiles et en achetez deux à { $price } thalers, soit { $two }. La troisième retourne dans le sac, et le stand est fermé pour les autres.
fresco-book-example-restoring = Vous payez { $paints } pour une tuile de { $value } points. L’évêque se tient en diagonale à côté, ce qui ajoute { $beside } : { $sum } points. L’évêque va ensuite sur la case où se trouvait la tuile.
fresco-book-example-ending = Après la dernière manche, vous avez { $money } thalers : cela fait { $points } points. Si la case d’arrivée est occupée, vous allez sur la première case libre au-delà.
