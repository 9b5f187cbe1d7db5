stanza-topic-disciplines = Geactiveerde disciplines
stanza-topic-bonus-tiles = Bonustegels
stanza-topic-masterpieces = Meesterwerken
stanza-topic-art = Kunstwerken
stanza-topic-books = Boeken
stanza-topic-discs = Schijven in de Religie-kamer
stanza-topic-first-space = Eerste veld
stanza-topic-first-discipline = Eerste geactiveerde discipline
