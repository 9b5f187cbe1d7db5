## What the coach tells in a first game
fresco-coach-aim = Du bist Malermeister, und das ist das beschädigte Fresko im Dom. Punkte bekommst du, indem du seine Plättchen restaurierst. Auf jedem stehen die Punkte und die Farben, die es kostet. Wer am Ende die meisten Punkte hat, gewinnt.
fresco-coach-order = Die Punkteleiste bestimmt auch die Reihenfolge: Wer hinten steht, wählt seine Aufstehzeit vor den anderen. Ein wenig zurückzuliegen hat sein Gutes.
fresco-coach-wake = Wer früh aufsteht, ist überall zuerst dran, zahlt aber mehr für Farben und verliert Stimmung. Wer ausschläft, kauft billig, findet aber vielleicht nicht mehr das Beste. Zu jeder Zeit steht nur ein Maler auf.
fresco-coach-planning = Schick nun deine Gehilfen zur Arbeit, höchstens { $each } an einen Ort. Alle planen gleichzeitig und geheim. Danach werden die Orte von links nach rechts ausgeführt.
fresco-coach-places = Markt: Farben kaufen. Dom: Plättchen restaurieren. Atelier: { $coins } Taler je Gehilfe. Werkstatt: { $mixes } Mischungen je Gehilfe. Theater: bessere Stimmung. Plane rückwärts: Welches Plättchen willst du, welche Farben fehlen, was kosten sie?
fresco-coach-mood = Deine Stimmung entscheidet, wie viele Gehilfen du hast: ganz oben einen mehr, ganz unten einen weniger. Wer früh aufsteht, muss ab und zu ins Theater.
fresco-coach-commit = Dein Plan ist fertig. Bis alle ihren festgelegt haben, kannst du ihn noch ändern.
fresco-coach-stall = Du besuchst einen Stand und kannst nur dort kaufen; danach ist er für alle geschlossen. Nimm den mit den meisten Farben, die du brauchst – oder die der nächste Maler braucht.
fresco-coach-buy = Jeder Gehilfe kauft hier ein Plättchen für { $price ->
    [one] einen Taler
   *[other] { $price } Taler
 }, ganz gleich, wie viele Farben darauf sind. Zwei Farben auf einem Plättchen sind doppelt so gut wie eine.
fresco-coach-cathedral = Jeder Gehilfe restauriert hier ein Plättchen. Hervorgehoben sind die, die du bezahlen kannst. Plättchen mit Mischfarben sind mehr wert, und jedes restaurierte bringt dir jede Runde Geld.
fresco-coach-bishop = Das Plättchen unter dem Bischof bringt { $on } Punkte zusätzlich, die um ihn herum { $beside }. Für { $price ->
    [one] einen Taler
   *[other] { $price } Taler
 } geht er vor dem Restaurieren einen Schritt. Billiger kommst du selten zu einem Punkt.
fresco-coach-altar = Passt kein Plättchen zu deinen Farben, kann ein Gehilfe stattdessen den Altar restaurieren: Rot, Gelb und Blau bringen { $primary } Punkte, Orange, Grün und Lila { $blends }. Der Bischof gibt hier keinen Bonus.
fresco-coach-track = Das Feld ist besetzt, und zwei Maler stehen nie auf demselben. Du entscheidest: davor, um den Punkt mitzunehmen, oder dahinter, um deine Aufstehzeit früher zu wählen.
fresco-coach-mix = Aus zwei Farben wird eine: Rot und Gelb ergeben Orange, Gelb und Blau Grün, Rot und Blau Lila. Misch für das Plättchen der nächsten Runde; auf dem Weg zum Dom geht es nicht mehr.
fresco-coach-income = Eine neue Runde. Deine restaurierten Plättchen haben Geld gebracht, und die Stände sind wieder gefüllt. Je früher du restaurierst, desto mehr Geld hast du.
fresco-coach-end = Schau ab und zu auf das Fresko: Die Runde, die mit höchstens { $limit } Plättchen beginnt, ist die letzte.
fresco-coach-last = Die letzte Runde. Ein Theater gibt es nicht mehr, dafür einen zweiten Besuch im Dom; misch also, was du noch brauchen kannst. Am Ende zählen je { $money } Taler einen Punkt.
fresco-coach-over = Das war die ganze Partie. Punkte brachten Plättchen, der Bonus des Bischofs und der Altar, ganz am Ende auch das Geld.

## What it says to a move, the first time
fresco-coach-after-wake = Deine Stimmung hat sich sofort geändert, und mit ihr vielleicht die Zahl deiner Gehilfen.
fresco-coach-after-commit = Dein Plan liegt verdeckt. Wenn der letzte festgelegt ist, werden alle aufgedeckt, und nichts lässt sich mehr ändern.
fresco-coach-after-buy = Die Farben stehen jetzt hinter deinem Sichtschirm. Sie bleiben dir, bis du sie verbrauchst.
fresco-coach-after-restore = Das Plättchen liegt nun vor dir und bringt jede Runde Geld. Der Bischof ist auf das Feld gegangen, auf dem es lag.
fresco-coach-after-altar = Drei Farben für Punkte, aber ohne Plättchen und deshalb ohne Einkommen.
fresco-coach-after-mix = Eine Farbe weniger, dafür eine bessere.
