## What the coach tells in a first game
fresco-coach-aim = Vous êtes maître peintre, et voici la fresque abîmée de la cathédrale. Vous marquez des points en restaurant ses tuiles. Chacune indique ses points et les couleurs qu’elle coûte. À la fin, le joueur qui a le plus de points gagne.
fresco-coach-order = La piste de score fixe aussi l’ordre : le dernier choisit son heure de lever avant les autres. Être un peu en retard a du bon.
fresco-coach-wake = Levez-vous tôt et vous agissez partout en premier, mais les couleurs coûtent plus cher et votre humeur baisse. Levez-vous tard et tout est bon marché, mais le meilleur sera peut-être parti. Chaque heure n’a qu’une place.
fresco-coach-planning = Envoyez maintenant vos assistants au travail, { $each } au plus dans un même lieu. Tous planifient en secret et en même temps. Puis les lieux sont exécutés de gauche à droite.
fresco-coach-places = Marché : acheter des couleurs. Cathédrale : restaurer des tuiles. Studio : { $coins } thalers par assistant. Atelier : { $mixes } mélanges par assistant. Théâtre : une meilleure humeur. Raisonnez à rebours : quelle tuile voulez-vous, quelles couleurs manquent, que coûtent-elles ?
fresco-coach-mood = Votre humeur décide du nombre de vos assistants : tout en haut, un de plus ; tout en bas, un de moins. Qui se lève tôt doit aller au théâtre de temps en temps.
fresco-coach-commit = Votre plan est complet. Tant que tous n’ont pas validé le leur, vous pouvez encore le changer.
fresco-coach-stall = Vous visitez un seul stand et n’achetez que là ; ensuite, il ferme pour tous. Prenez celui qui a le plus de couleurs utiles pour vous, ou pour le peintre suivant.
fresco-coach-buy = Ici, chaque assistant achète une tuile pour { $price ->
    [one] un thaler
   *[other] { $price } thalers
 }, quel que soit le nombre de couleurs. Deux couleurs sur une tuile valent deux fois mieux qu’une.
fresco-coach-cathedral = Ici, chaque assistant restaure une tuile. Celles que vous pouvez payer sont mises en valeur. Les tuiles aux couleurs mélangées valent plus, et chaque tuile restaurée vous rapporte de l’argent à chaque manche.
fresco-coach-bishop = La tuile sous l’évêque rapporte { $on } points de plus, celles qui l’entourent { $beside }. Pour { $price ->
    [one] un thaler
   *[other] { $price } thalers
 }, il fait un pas avant la restauration. C’est souvent le point le moins cher.
fresco-coach-altar = Si aucune tuile ne convient à vos couleurs, un assistant peut restaurer l’autel : rouge, jaune et bleu pour { $primary } points, orange, vert et violet pour { $blends }. L’évêque ne donne pas de bonus ici.
fresco-coach-track = La case est occupée, et deux peintres n’en partagent jamais une. À vous de choisir : devant pour le point, ou derrière pour choisir plus tôt votre heure de lever.
fresco-coach-mix = Deux couleurs en font une : rouge et jaune donnent orange, jaune et bleu vert, rouge et bleu violet. Mélangez pour la tuile de la prochaine manche ; en chemin vers la cathédrale, c’est trop tard.
fresco-coach-income = Une nouvelle manche. Vos tuiles restaurées ont rapporté de l’argent, et les stands sont regarnis. Plus vous restaurez tôt, plus vous aurez d’argent.
fresco-coach-end = Regardez la fresque de temps en temps : la manche qui commence avec { $limit } tuiles ou moins est la dernière.
fresco-coach-last = La dernière manche. Le théâtre a disparu, mais la cathédrale se visite une seconde fois ; mélangez donc ce qui peut encore servir. À la fin, { $money } thalers valent un point.
fresco-coach-over = Voilà toute une partie. Les points sont venus des tuiles, du bonus de l’évêque, de l’autel et, tout à la fin, de l’argent.

## What it says to a move, the first time
fresco-coach-after-wake = Votre humeur a changé aussitôt, et avec elle peut-être le nombre de vos assistants.
fresco-coach-after-commit = Votre plan est face cachée. Quand le dernier sera validé, tous seront révélés et rien ne pourra plus changer.
fresco-coach-after-buy = Les couleurs sont maintenant derrière votre paravent. Elles restent à vous jusqu’à ce que vous les dépensiez.
fresco-coach-after-restore = La tuile est devant vous et rapportera de l’argent à chaque manche. L’évêque est allé sur la case qu’elle occupait.
fresco-coach-after-altar = Trois couleurs pour des points, mais sans tuile et donc sans revenu.
fresco-coach-after-mix = Une couleur de moins, mais une meilleure.
