stanza-title = La Stanza
stanza-about = Durch die Säle gehen, große Köpfe aus fünf Disziplinen einstellen und Meisterwerke erschaffen.
stanza-expansions = Expertenvariante, alle Bonusplättchen
