## What the coach tells in a first game
florence-coach-aim = Vous êtes à la tête d’une grande famille de Florence. Après { $rounds } manches, le joueur qui a le plus de points de prestige gagne. Les vôtres sont ici, à côté de votre argent.
florence-coach-professions = Voici vos cartes Profession : des artistes et des savants, dont chacun réalise une œuvre pour vous. Chacun souhaite un bâtiment, un paysage et une liberté. Plus vous en avez, plus la valeur artistique est élevée.
florence-coach-discard = Vous rendez une carte. Un bon joueur cherche les souhaits communs : une forêt peut servir à deux professions. Ici, vous voyez ce que souhaitent toutes les professions.
florence-coach-round = Chaque manche a deux phases. D’abord les enchères, où vous pouvez acquérir un objet au plus. Ensuite, chacun à son tour exécute des actions.
florence-coach-objects = Vos professions souhaitent des paysages. Un saltimbanque renforce chacune de vos œuvres. Les architectes rendent les bâtiments moins chers. Une carte Prestige rapporte des points à la fin, et une carte de recrutement vous amène une profession qui a déjà travaillé pour un autre.
florence-coach-open = Vous nommez l’objet et offrez ainsi { $base } florins. Nommez ce que vous voulez pour vous-même : si personne ne surenchérit, il est à vous à ce prix.
florence-coach-bid = Chaque offre est plus haute de { $raise } florins. Si vous passez, vous quittez cette enchère, mais vous pouvez encore en gagner une autre. Demandez-vous ce que l’objet vous rapportera : { $point } florins valent un point de prestige.
florence-coach-place = Votre paysage doit être posé aussitôt. Tournez-le, retournez-le et poussez-le vers le bord : les bâtiments ont besoin de place et, sans architectes, ils ne peuvent pas se toucher.
florence-coach-prestige = Vous gardez une de ces cartes Prestige, sans que les autres la voient. Choisissez-en une dont vous remplirez de toute façon la condition ; elle ne compte qu’à la fin.
florence-coach-person = Vous gardez une de ces cartes Profession. Comparez leurs souhaits avec ce que vous avez déjà.
florence-coach-bonus = Vous gardez une de ces cartes Bonus. Elle augmentera la valeur d’une œuvre : prenez celle qui compte ce que vous avez le plus.
florence-coach-recruit = Avec une carte de recrutement, vous prenez une profession posée face visible devant un autre joueur et la faites travailler pour vous. La carte de recrutement prend sa place.
florence-coach-actions = Place aux actions : il vous en reste { $actions }. Vous pouvez réaliser une œuvre, construire un bâtiment, prendre une carte Profession, acquérir une carte Bonus ou instaurer une liberté.
florence-coach-value = Cette manche, une œuvre doit valoir au moins { $minimum }. La barre de chaque profession montre ce qu’elle a : bâtiment, paysage, liberté, saltimbanques et un point pour chacune de vos cartes. Ce qui manque est noté à côté.
florence-coach-build = Un bâtiment vous coûte { $florins } florins et rapporte aussitôt des points. Construisez ce que souhaitent les professions de votre main, et voyez combien de places chaque bâtiment trouve encore chez vous.
florence-coach-cards = Une carte Profession à { $price } florins, c’est une œuvre de plus, et elle augmente la valeur de toutes les autres. Une carte Bonus à { $cost } hisse une œuvre au-dessus de la valeur minimale.
florence-coach-freedom = Une liberté coûte { $florins } florins et vous reste jusqu’à la fin. Il n’y en a pas assez pour tous : instaurez tôt celle que souhaitent plusieurs de vos professions.
florence-coach-add = Vous pouvez ajouter des cartes Bonus à cette œuvre. Une carte jouée est perdue : jouez-la si l’œuvre n’atteint pas sinon la valeur minimale, ou si la partie touche à sa fin.
florence-coach-payment = L’œuvre rapporte de l’argent. C’est le moment, et le seul, de le changer en points de prestige, à { $point } florins le point. Gardez de quoi payer les prochaines enchères et vos prochaines actions.
florence-coach-best = La meilleure œuvre de la manche rapporte des points de plus. La meilleure jusqu’ici est notée là.
florence-coach-again = Une nouvelle manche : les œuvres doivent maintenant valoir { $minimum }. Ce seuil monte à chaque manche ; pensez donc une ou deux œuvres à l’avance.
florence-coach-sell = L’argent manque ? Vous pouvez reculer sur la piste de prestige contre { $florins } florins par point. Le change est mauvais ; ne le faites que pour mieux.
florence-coach-last = La dernière manche. Ensuite, l’argent ne départage plus que les égalités ; dépensez-le donc : une dernière œuvre, un bâtiment ou des points de prestige.
florence-coach-over = Voilà toute une partie. Les cartes Prestige ont été révélées et comptées. Les points sont venus des œuvres, des bâtiments, des paysages de même sorte, des architectes, des meilleures œuvres et des cartes Prestige.

## What it says to a move, the first time
florence-coach-after-discard = Bien. La carte est rendue, et personne ne l’a vue.
florence-coach-after-bid = Les autres offrent ou passent, jusqu’à ce qu’il n’en reste qu’un.
florence-coach-after-pass = Vous quittez cette enchère, mais pas la phase. Votre argent vaudra tout autant pour le prochain objet.
florence-coach-after-place = Il reste là où il est. Un second paysage de la même sorte rapporterait aussitôt des points.
florence-coach-after-build = Il rapporte aussitôt des points et compte pour chaque profession qui le souhaite.
florence-coach-after-prestige = La profession est maintenant face visible devant vous. Elle ne travaillera plus pour vous, mais elle compte encore comme carte pour toutes vos œuvres suivantes.
florence-coach-after-freedom = Elle est à vous jusqu’à la fin : chaque profession qui la souhaite vaut maintenant davantage.
