fresco-title = Fresko
fresco-about = Die Aufstehzeit wählen, Farben kaufen und mischen und das große Fresko im Dom restaurieren.
fresco-expansions = drei Module und Leonardo
