stanza-title = La Stanza
stanza-about = Parcourir les salles, recruter de grands esprits de cinq disciplines et créer des chefs-d’œuvre.
stanza-expansions = variante expert, toutes les tuiles Bonus
