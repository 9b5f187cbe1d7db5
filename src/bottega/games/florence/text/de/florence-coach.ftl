## What the coach tells in a first game
florence-coach-aim = Du bist das Oberhaupt einer großen Familie von Florenz. Wer nach { $rounds } Runden die meisten Prestigepunkte hat, gewinnt. Deine siehst du hier, neben deinem Geld.
florence-coach-professions = Das sind deine Personenkarten: Künstler und Gelehrte, von denen jeder ein Werk für dich vollbringt. Jeder wünscht sich ein Gebäude, eine Landschaft und eine Freiheit. Je mehr davon du hast, desto höher ist die Werkzahl.
florence-coach-discard = Eine Karte gibst du zurück. Gute Spieler achten auf gemeinsame Wünsche: Ein Wald kann zwei Personen dienen. Hier siehst du, was sich alle wünschen.
florence-coach-round = Jede Runde hat zwei Phasen. Zuerst kommt die Versteigerung, in der du höchstens ein Objekt erwirbst. Danach führen alle der Reihe nach Aktionen aus.
florence-coach-objects = Landschaften wünschen sich deine Personen. Ein Gaukler hebt jedes deiner Werke. Baumeister machen Gebäude billiger. Eine Prestigekarte bringt am Ende Punkte, und eine Abwerbekarte holt dir eine Person, die schon für jemand anderen ein Werk vollbracht hat.
florence-coach-open = Du nennst das Objekt und bietest damit { $base } Florin. Nenne, was du selbst haben willst: Bietet niemand mehr, gehört es dir zu diesem Preis.
florence-coach-bid = Jedes Gebot ist um { $raise } Florin höher. Wer passt, ist aus dieser Versteigerung draußen, kann aber noch eine andere gewinnen. Frag dich, was dir das Objekt einbringt: { $point } Florin sind einen Prestigepunkt wert.
florence-coach-place = Deine Landschaft muss sofort auf dein Tableau. Dreh sie, wende sie und schieb sie an den Rand: Gebäude brauchen den Platz, und ohne Baumeister dürfen sie nicht aneinander grenzen.
florence-coach-prestige = Eine dieser Prestigekarten behältst du, ohne dass die anderen sie sehen. Nimm eine, deren Bedingung du ohnehin erfüllen wirst; gewertet wird sie erst am Ende.
florence-coach-person = Eine dieser Personenkarten behältst du. Vergleiche, was sie sich wünschen, mit dem, was du schon hast.
florence-coach-bonus = Eine dieser Bonuskarten behältst du. Sie erhöht die Werkzahl eines Werks: Nimm die, die zählt, wovon du am meisten hast.
florence-coach-recruit = Mit einer Abwerbekarte nimmst du eine Person, die offen vor jemand anderem liegt, und lässt sie für dich ein Werk vollbringen. Die Abwerbekarte kommt an ihre Stelle.
florence-coach-actions = Jetzt die Aktionen: Du hast { $actions ->
    [one] eine
   *[other] { $actions }
 }. Du kannst ein Werk vollbringen, ein Gebäude errichten, eine Person an den Hof holen, eine Bonuskarte erwerben oder eine Freiheit einführen.
florence-coach-value = In dieser Runde ist die Mindest-Werkzahl { $minimum }. Der Balken jeder Person zeigt, was sie hat: Gebäude, Landschaft, Freiheit, Gaukler und einen Punkt für jede deiner Karten. Was fehlt, steht daneben.
florence-coach-build = Ein Gebäude kostet dich { $florins } Florin und bringt sofort Punkte. Errichte, was sich die Personen auf deiner Hand wünschen, und achte darauf, wie viele Plätze jedes Gebäude auf deinem Tableau noch findet.
florence-coach-cards = Eine Personenkarte für { $price } Florin bedeutet ein Werk mehr und erhöht die Werkzahl aller anderen. Eine Bonuskarte für { $cost } hebt ein Werk über die Mindest-Werkzahl.
florence-coach-freedom = Eine Freiheit kostet { $florins } Florin und bleibt dir bis zum Spielende. Von jeder gibt es zu wenige für alle; führe früh ein, was sich mehrere deiner Personen wünschen.
florence-coach-add = Du darfst Bonuskarten zu diesem Werk legen. Eine gespielte Karte ist weg: Spiel sie, wenn das Werk sonst die Mindest-Werkzahl verfehlt oder die Partie bald zu Ende ist.
florence-coach-payment = Das Werk bringt Geld. Jetzt, und nur jetzt, kannst du es in Prestigepunkte tauschen, für je { $point } Florin. Behalte genug für die nächste Versteigerung und die nächsten Aktionen.
florence-coach-best = Wer das beste Werk der Runde vollbringt, bekommt zusätzliche Punkte. Hier steht das bisher beste.
florence-coach-again = Eine neue Runde: Die Mindest-Werkzahl ist jetzt { $minimum }. Sie steigt jede Runde; denk also ein oder zwei Werke voraus.
florence-coach-sell = Das Geld reicht nicht? Du kannst auf der Erfolgsleiste zurückgehen und bekommst { $florins } Florin je Punkt. Das ist ein schlechter Tausch; er lohnt sich nur für etwas Besseres.
florence-coach-last = Die letzte Runde. Geld entscheidet danach nur noch bei Gleichstand; gib es also aus: für ein letztes Werk, ein Gebäude oder Prestigepunkte.
florence-coach-over = Das war die ganze Partie. Die Prestigekarten sind aufgedeckt und gewertet. Punkte brachten Werke, Gebäude, Landschaften derselben Art, Baumeister, beste Werke und Prestigekarten.

## What it says to a move, the first time
florence-coach-after-discard = Gut. Die Karte kommt zurück, und niemand hat sie gesehen.
florence-coach-after-bid = Jetzt bieten oder passen die anderen, bis nur noch einer übrig ist.
florence-coach-after-pass = Aus dieser Versteigerung bist du draußen, aber nicht aus der Phase. Dein Geld ist beim nächsten Objekt genauso viel wert.
florence-coach-after-place = Sie bleibt liegen, wo sie liegt. Eine zweite Landschaft derselben Art brächte sofort Punkte.
florence-coach-after-build = Es bringt sofort Punkte und zählt für jede Person, die es sich wünscht.
florence-coach-after-prestige = Die Person liegt jetzt offen vor dir. Sie vollbringt für dich kein weiteres Werk, zählt aber bei allen späteren als Karte mit.
florence-coach-after-freedom = Sie gehört dir bis zum Spielende: Jede Person, die sie sich wünscht, ist jetzt mehr wert.
