fresco-title = Fresco
fresco-about = Choose when to get up, buy and mix your paints, and restore the cathedral’s great fresco.
fresco-expansions = three modules and Leonardo
