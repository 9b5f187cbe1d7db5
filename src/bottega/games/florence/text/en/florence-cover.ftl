florence-title = The Princes of Florence
florence-about = Bid for lakes and jesters, build up a principality, and give great minds the freedom to complete their works.
florence-expansions = Muse & Princess, Cooperative Building
