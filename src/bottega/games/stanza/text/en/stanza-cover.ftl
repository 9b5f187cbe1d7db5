stanza-title = La Stanza
stanza-about = Walk through the rooms, hire great minds of five disciplines, and create masterpieces.
stanza-expansions = expert variant, all bonus tiles
