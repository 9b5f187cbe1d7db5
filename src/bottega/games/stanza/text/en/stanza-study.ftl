stanza-topic-disciplines = Disciplines activated
stanza-topic-bonus-tiles = Bonus tiles
stanza-topic-masterpieces = Masterpieces
stanza-topic-art = Works of art
stanza-topic-books = Books
stanza-topic-discs = Discs in the Religion room
stanza-topic-first-space = First space moved to
stanza-topic-first-discipline = First discipline activated
