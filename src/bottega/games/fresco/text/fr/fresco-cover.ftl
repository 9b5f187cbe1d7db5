fresco-title = Fresco
fresco-about = Choisir son heure de lever, acheter et mélanger ses couleurs, et restaurer la grande fresque de la cathédrale.
fresco-expansions = trois modules et Léonard
