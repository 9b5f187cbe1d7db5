stanza-topic-disciplines = Disciplines activées
stanza-topic-bonus-tiles = Tuiles Bonus
stanza-topic-masterpieces = Chefs-d’œuvre
stanza-topic-art = Œuvres d’art
stanza-topic-books = Livres
stanza-topic-discs = Disques dans la salle Religion
stanza-topic-first-space = Première case atteinte
stanza-topic-first-discipline = Première discipline activée
