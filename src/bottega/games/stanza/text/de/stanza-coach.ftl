## What the coach tells in a first game
stanza-coach-aim = Du suchst Ruhm in fünf Disziplinen: Entdeckungen, Literatur, Religion, Kunst und Politik. Jede hat einen Saal mit Personen. Lass sie für dich arbeiten: Wer am Ende die meisten Prestigepunkte (PP) hat, gewinnt.
stanza-coach-move = Alle Spielfiguren beginnen im Saal der Boni. In deinem Zug ziehst du deine Spielfigur im Uhrzeigersinn auf eine Person und nimmst sie. Leere und besetzte Felder zählen nicht mit; du kommst also oft weiter, als du denkst.
stanza-coach-characters = Das ist dein Tableau. Oben, auf der Rekrutierungsleiste, warten die Personen, die du nimmst; unten, auf der Arbeiterleiste, stehen die, die für dich arbeiten. Mehrere derselben Disziplin machen dich stark. Such dir eine, die du gleich brauchen kannst.
stanza-coach-act = Nach dem Ziehen tust du eines: eine Disziplin aktivieren, Einkommen erhalten oder passen. Aktivieren kannst du den Saal, in dem deine Spielfigur steht. Dazu musst du eine seiner Personen von deiner Rekrutierungsleiste einstellen.
stanza-coach-helper = Für einen anderen Saal gibst du einen Günstling seiner Farbe ab; ein weißer passt zu jedem. So kannst du eine Disziplin sammeln, wo immer du gerade gehst.
stanza-coach-income = Wer Einkommen erhält, füllt sein Geld bis zum Betrag am Feld seines Segelschiffs auf. Das kostet den ganzen Zug, und dein Mäzen rückt vor und schiebt deine Arbeiter weiter. Warte, bis du kaum noch Geld hast.
stanza-coach-hire = Wähl zuerst, wen du einstellst, dann das Arbeiterfeld. Jedes Feld hat seinen Preis; wer dort steht, geht. Die billigen liegen am Ende, und dort schiebt der Mäzen die Arbeiter zuerst hinaus.
stanza-coach-strength = Die Stärke ist die Zahl deiner Arbeiter dieser Disziplin. Nimmst du eine Scheibe vom Feld der Disziplin im Saal der Religion zurück, steigt sie um eins. Gib Scheiben aus, wenn sie dir eine bessere Belohnung bringen.
stanza-coach-sail = Entdeckungen: Dein Segelschiff fährt so viele Felder, wie die Stärke beträgt. Erst bringt es mehr Geld, später Punkte; auf manchen Feldern bekommst du einen weißen Günstling.
stanza-coach-write = Literatur: so viele Bücher, wie die Stärke beträgt, jedes über eine andere Disziplin. Das zweite, dritte und vierte einer Farbe bringen Belohnungen, und volle Spalten erlauben Bonusplättchen.
stanza-coach-place = Religion: so viele Scheiben, wie die Stärke beträgt, jede auf ein anderes Feld. Jede erhöht später die Stärke ihrer Disziplin um eins. Bereite vor, worin du stark werden willst.
stanza-coach-create = Kunst: eine Skulptur, eine Schriftrolle oder ein Gemälde, je nach Stärke. Die wertvollsten Museen bringen am Ende Punkte.
stanza-coach-take = Politik: so viele Günstlinge, wie die Stärke beträgt, jeder in einer anderen Farbe. Mit ihnen aktivierst du Säle aus der Ferne und bezahlst Bonusplättchen.
stanza-coach-masterpiece = Du bist stark genug für ein Meisterwerk! Es tritt an die Stelle der Belohnung und bringt viele Punkte. Jedes kann nur einmal erschaffen werden, und du in jeder Disziplin nur eines.
stanza-coach-goal = Denk groß: Ein Meisterwerk braucht mindestens Stärke { $strength }. Sammle weiter die Disziplin, von der du schon Arbeiter hast, und leg Scheiben auf ihr Feld.
stanza-coach-buy = Auf dem Bonusfeld erwirbst du ein Plättchen für einen Günstling. Über jeder Art steht, was du für das nächste brauchst. Deine Scheibe kommt an seine Stelle: Wer hier die meisten hat, bekommt am Ende Punkte.
stanza-coach-refill = Ein Saal ist leer. Sind es { $rooms }, wird der Spielplan aufgefüllt, und eine neue Runde beginnt. Es gibt { $rounds } Runden, danach noch einige letzte Züge.
stanza-coach-retire = Die letzten Züge. Statt zu ziehen, darfst du aussteigen: Wer es zuerst tut, bekommt { $most } PP. Steig aus, wenn dir ein Zug weniger bringt.
stanza-coach-over = Das war die ganze Partie. Punkte brachten Meisterwerke, dein Segelschiff, Bücher, das Museum, der Saal der Boni, Bonusplättchen und das Aussteigen.

## What it says to a move, the first time
stanza-coach-after-move = Die Person kommt auf deine Rekrutierungsleiste. Ist die Leiste voll, geht die letzte.
stanza-coach-after-hire = Ein Arbeiter mehr. Du darfst weitere Personen einstellen, auch aus anderen Disziplinen, solange das Geld reicht.
stanza-coach-after-income = Deine Kasse ist wieder voll. Behalte deinen Mäzen im Auge: Sein Weg ist kurz.
stanza-coach-after-pass = Die Person behältst du. Manchmal ist es richtig, auf eine stärkere Aktivierung zu warten.
stanza-coach-after-masterpiece = Deine Säule steht dort bis zum Spielende.
stanza-coach-after-buy = Ein Bonusplättchen hilft dir von jetzt an, oder es hat dir gerade geholfen.
