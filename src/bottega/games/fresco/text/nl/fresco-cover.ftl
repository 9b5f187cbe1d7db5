fresco-title = Fresco
fresco-about = Kies je opstatijd, koop en meng je verf en restaureer het grote fresco in de kathedraal.
fresco-expansions = drie modules en Leonardo
