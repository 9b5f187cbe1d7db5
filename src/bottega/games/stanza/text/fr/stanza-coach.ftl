## What the coach tells in a first game
stanza-coach-aim = Vous cherchez la gloire dans cinq disciplines : Découvertes, Littérature, Religion, Arts et Politique. Chacune a une salle avec des personnages. Faites-les travailler pour vous : à la fin, le joueur qui a le plus de points de prestige (PP) gagne.
stanza-coach-move = Toutes les figurines partent de la salle Tuiles Bonus. À votre tour, déplacez votre figurine dans le sens horaire jusqu’à un personnage et prenez-le. Les cases vides ou occupées ne comptent pas : vous allez souvent plus loin que vous ne pensez.
stanza-coach-characters = Voici votre plateau individuel. En haut, sur la piste Recrutement, attendent les personnages que vous prenez ; en bas, sur la piste Travailleurs, ceux qui travaillent pour vous. Plusieurs d’une même discipline font votre valeur. Cherchez-en un qui serve tout de suite.
stanza-coach-act = Après le déplacement, une seule chose : activer une discipline, recevoir de l’argent ou passer. Vous activez la salle où se trouve votre figurine. Pour cela, il faut recruter un de ses personnages depuis votre piste Recrutement.
stanza-coach-helper = Pour une autre salle, vous dépensez un pion de sa couleur ; un pion blanc convient à toutes. Vous pouvez ainsi réunir une discipline où que vous passiez.
stanza-coach-income = Recevoir de l’argent vous remet au montant de la case de votre bateau. Cela coûte tout un tour, et votre mécène avance en poussant vos travailleurs. Attendez d’être presque à court d’argent.
stanza-coach-hire = Choisissez d’abord qui recruter, puis sa place sur la piste Travailleurs. Chaque place a son prix ; qui s’y trouve s’en va. Les moins chères sont au bout, là où le mécène chasse d’abord les travailleurs.
stanza-coach-strength = La valeur est le nombre de vos travailleurs de cette discipline. Reprenez un disque à l’emplacement de la discipline dans la salle Religion et elle monte d’un. Dépensez vos disques quand ils donnent une meilleure récompense.
stanza-coach-sail = Découvertes : votre bateau avance d’autant de cases que la valeur. Il rapporte d’abord plus d’argent, puis des points ; certaines cases donnent un pion blanc.
stanza-coach-write = Littérature : autant de livres que la valeur, chacun sur une autre discipline. Le deuxième, le troisième et le quatrième d’une couleur donnent des récompenses, et les colonnes complètes ouvrent l’accès aux tuiles Bonus.
stanza-coach-place = Religion : autant de disques que la valeur, chacun sur un autre emplacement. Plus tard, chaque disque ajoute un à la valeur de sa discipline. Préparez celle que vous voulez pousser.
stanza-coach-create = Arts : une sculpture, un scénario ou un tableau, selon la valeur. À la fin, les musées les plus précieux rapportent des points.
stanza-coach-take = Politique : autant de pions que la valeur, chacun d’une autre couleur. Avec les pions, vous activez des salles à distance et payez les tuiles Bonus.
stanza-coach-masterpiece = Votre valeur suffit pour un chef-d’œuvre ! Il remplace la récompense et rapporte beaucoup de points. Chacun ne se crée qu’une fois, et vous n’en créez qu’un par discipline.
stanza-coach-goal = Voyez grand : un chef-d’œuvre demande une valeur d’au moins { $strength }. Continuez à réunir la discipline dont vous avez déjà des travailleurs, et placez des disques pour elle.
stanza-coach-buy = Sur la case Tuiles Bonus, vous prenez une tuile contre un pion. Au-dessus de chaque sorte est noté ce qu’il faut pour la suivante. Votre disque prend sa place : à la fin, qui en a le plus ici marque des points.
stanza-coach-refill = Une salle est vide. Quand { $rooms } le seront, le plateau sera rempli et une nouvelle manche commencera. Il y a { $rounds } manches, puis quelques derniers tours.
stanza-coach-retire = Les derniers tours. Au lieu de vous déplacer, vous pouvez vous retirer : le premier à le faire marque { $most } PP. Retirez-vous quand un tour rapporterait moins.
stanza-coach-over = Voilà toute une partie. Les points sont venus des chefs-d’œuvre, de votre bateau, des livres, du musée, de la salle Tuiles Bonus, des tuiles Bonus et du retrait.

## What it says to a move, the first time
stanza-coach-after-move = Le personnage rejoint votre piste Recrutement. Quand elle est pleine, celui du bout s’en va.
stanza-coach-after-hire = Un travailleur de plus. Vous pouvez en recruter d’autres, même d’autres disciplines, tant que vous pouvez payer.
stanza-coach-after-income = Votre bourse est pleine. Surveillez votre mécène : son chemin est court.
stanza-coach-after-pass = Vous gardez le personnage. Attendre une activation de plus grande valeur est parfois juste.
stanza-coach-after-masterpiece = Votre pilier y reste jusqu’à la fin de la partie.
stanza-coach-after-buy = Une tuile Bonus vous aide désormais, ou vient de vous aider.
