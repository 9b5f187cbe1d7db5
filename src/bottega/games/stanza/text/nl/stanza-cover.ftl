stanza-title = La Stanza
stanza-about = Loop door de kamers, huur grote geesten uit vijf disciplines in en creëer meesterwerken.
stanza-expansions = expertvariant, alle bonustegels
