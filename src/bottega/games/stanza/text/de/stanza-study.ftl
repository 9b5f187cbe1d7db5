stanza-topic-disciplines = Aktivierte Disziplinen
stanza-topic-bonus-tiles = Bonusplättchen
stanza-topic-masterpieces = Meisterwerke
stanza-topic-art = Kunstwerke
stanza-topic-books = Bücher
stanza-topic-discs = Scheiben im Saal der Religion
stanza-topic-first-space = Erster Zug auf
stanza-topic-first-discipline = Zuerst aktivierte Disziplin
