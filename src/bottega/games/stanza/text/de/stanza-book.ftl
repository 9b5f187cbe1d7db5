## Kapitel, die nur das Regelheft hat
stanza-chapter-game = Das Spiel
stanza-chapter-box = Spielmaterial

## Absätze
stanza-book-aim = Du bist eine Frau oder ein Mann der Renaissance und suchst Ruhm: mit Entdeckungen, Büchern, in der Kirche, der Kunst oder der Politik. Allein schafft das niemand; also gewinnst du die Personen deiner Zeit und lässt sie für dich arbeiten. Wer am Ende die meisten Prestigepunkte (PP) hat, gewinnt.
stanza-book-board = Der Spielplan ist ein Haus mit fünf Sälen, einem für jede Disziplin, und dem Saal der Boni. Durch alle führt im Uhrzeigersinn eine Leiste, auf der deine Spielfigur zieht. Auf deinem Tableau hast du zwei Leisten: Auf der Rekrutierungsleiste warten die Personen, die du genommen hast; auf der Arbeiterleiste stehen die, die du eingestellt hast, und machen deine Aktionen stark.
stanza-book-turn =
    Ein Zug in vier Zeilen:
    1. Zieh deine Spielfigur 1 bis { $longest } Felder und nimm die Person, auf der du landest.
    2. Aktiviere dann eine Disziplin, erhalte Einkommen oder passe.
    3. Zum Aktivieren stellst du mindestens eine Person der Disziplin ein und zählst, wie viele von ihr für dich arbeiten: Das ist die Stärke. Stärke 1 bis 3 bringt wachsende Belohnungen, ab 4 kannst du ein Meisterwerk erschaffen.
    4. Sind { $empty_rooms } Säle leer, wird der Spielplan aufgefüllt, und die nächste Runde beginnt.
stanza-book-pass = Passen kostet nichts und bringt nichts: Du behältst die genommene Person, und dein Zug ist zu Ende.

## Was die Disziplinen bringen
stanza-book-brings-discovery = dein Segelschiff rückt vor: mehr Geld, dann Punkte
stanza-book-brings-literature = Bücher für dein Bücherregal, mit Belohnungen
stanza-book-brings-religion = Scheiben, die spätere Aktivierungen verstärken
stanza-book-brings-arts = Kunstwerke für dein Museum
stanza-book-brings-politics = Günstlinge, mit denen du von überall aktivierst

## Dinge
stanza-book-thing-characters = Personenplättchen
stanza-book-thing-starters = Startpersonen
stanza-book-thing-helpers = Günstlinge in jeder der fünf Farben
stanza-book-thing-books = Bücher in jeder der vier Farben
stanza-book-thing-art = Skulpturen, Schriftrollen und Gemälde, je
stanza-book-thing-tiles = Bonusplättchen
stanza-book-thing-covers = Abdeckplättchen
stanza-book-thing-discs = Scheiben je Spieler
stanza-book-thing-pillars = Säulen je Spieler
stanza-book-helper-here = weißer Günstling
stanza-book-reward-ship = dein Segelschiff zieht { $count } Felder
stanza-book-reward-religion-disc = eine Scheibe auf das Religionsfeld
stanza-book-reward-disc = eine Scheibe auf ein anderes Feld
stanza-book-reward-helper = ein nicht weißer Günstling
stanza-book-reward-points = { $count } PP
stanza-book-need-discovery = Entdeckungen: erreichte Günstlingsfelder
stanza-book-need-literature = Literatur: volle Spalten im Bücherregal
stanza-book-need-religion = Religion: Felder mit { $discs_field } eigenen Scheiben
stanza-book-need-arts = Kunst: Wert deiner Kunstwerke

## Tabellen
stanza-book-grid-disciplines = Die fünf Disziplinen
stanza-book-grid-box = Wie viele es gibt
stanza-book-grid-costs = Was das Einstellen kostet
stanza-book-grid-money = Die Einkommensleiste
stanza-book-grid-shelf = Was Bücher bringen
stanza-book-grid-art = Kunstwerke
stanza-book-grid-conditions = Was du für ein Bonusplättchen brauchst
stanza-book-grid-masterpieces = Meisterwerke
stanza-book-grid-places = Punkte nach Plätzen
stanza-book-column-discipline = Disziplin
stanza-book-column-colour = Günstling
stanza-book-column-brings = Bringt
stanza-book-column-thing = Was
stanza-book-column-count = Anzahl
stanza-book-column-worker = Arbeiterfeld
stanza-book-column-florins = Florin
stanza-book-column-space = Feld
stanza-book-column-up-to = Geld bis
stanza-book-column-points = Punkte
stanza-book-column-helper = Günstling
stanza-book-column-book = Buch über
stanza-book-column-second = Zweites
stanza-book-column-third = Drittes
stanza-book-column-fourth = Viertes
stanza-book-column-strength = Stärke
stanza-book-column-work = Werk
stanza-book-column-value = Wert
stanza-book-column-condition = Bedingung
stanza-book-column-tile-1 = Erstes Plättchen
stanza-book-column-tile-2 = Zweites Plättchen
stanza-book-column-tile-3 = Drittes Plättchen
stanza-book-column-place = Platz
stanza-book-column-retiring = Aussteigen
stanza-book-column-majority = Scheiben im Saal der Boni
stanza-book-column-museum = Museum

## Beispiele
stanza-book-example-move = Deine Spielfigur steht im Saal der Literatur. Das nächste Feld ist leer, auf dem übernächsten steht die Spielfigur eines Mitspielers: Beide zählen nicht. Mit einem Schritt endest du auf der ersten Person dahinter, mit 2 auf der nächsten und so weiter; jede Zahl bis { $longest } führt zu einer anderen Person.
stanza-book-example-hiring = Deine Spielfigur steht im Saal der Entdeckungen, und eine Person der Entdeckungen arbeitet schon für dich. Zwei weitere warten auf der Rekrutierungsleiste. Du stellst beide ein, auf die Arbeiterfelder 2 und { $worker }, ersetzt die Personen dort und zahlst { $one } + { $two } = { $sum } Florin. Nun arbeiten drei Personen der Entdeckungen für dich: Du aktivierst die Entdeckungen mit Stärke 3.
stanza-book-example-income = Dein Segelschiff steht bei { $ship } Florin, und du hast noch { $have }: Du erhältst { $gain }, und dein Mäzen rückt ein Feld nach rechts.
stanza-book-example-museum = Zu viert. Dein Museum ist 15 wert, das einer Mitspielerin 9, die beiden anderen haben keines. Was auf dem Spielplan blieb, ist 12 wert und belegt den zweiten Platz. Du bekommst { $first } PP, die { $second } des virtuellen Spielers verfallen, und die Mitspielerin bekommt { $third }. Die { $fourth } für den vierten Platz bekommt niemand, denn ohne Kunst gibt es keine Punkte.
