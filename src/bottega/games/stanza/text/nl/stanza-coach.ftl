## What the coach tells in a first game
stanza-coach-aim = Je zoekt roem in vijf disciplines: Ontdekkingsreizen, Literatuur, Religie, Kunst en Politiek. Elke discipline heeft een kamer met personen. Laat ze voor je werken: wie aan het einde de meeste prestigepunten (PP) heeft, wint.
stanza-coach-move = Alle speelfiguren beginnen in de bonustegelkamer. In je beurt verplaats je je speelfiguur met de klok mee naar een persoon en neem je die. Lege en bezette velden tellen niet mee; je komt dus vaak verder dan je denkt.
stanza-coach-characters = Dit is je spelersbord. Boven, op het wervingsspoor, wachten de personen die je neemt; onder, op het arbeidersspoor, staan degenen die voor je werken. Meerdere van dezelfde discipline maken je sterk. Zoek iemand die je meteen kunt gebruiken.
stanza-coach-act = Na het verplaatsen doe je één ding: een discipline activeren, geld ontvangen of passen. Je activeert de kamer waarin je speelfiguur staat. Daarvoor moet je een van haar personen van je wervingsspoor inhuren.
stanza-coach-helper = Voor een andere kamer betaal je een helper van haar kleur; een witte past bij elke kamer. Zo kun je een discipline verzamelen waar je ook loopt.
stanza-coach-income = Wie geld ontvangt, vult aan tot het bedrag bij zijn zeilschip. Het kost je hele beurt, en je geldschieter gaat een veld verder en schuift je arbeiders op. Wacht tot je geld bijna op is.
stanza-coach-hire = Kies eerst wie je inhuurt, dan het arbeidersveld. Elk veld heeft zijn prijs; wie er staat, vertrekt. De goedkope velden liggen aan het einde, en daar schuift de geldschieter de arbeiders het eerst weg.
stanza-coach-strength = De sterkte is het aantal arbeiders van deze discipline. Neem je een schijf terug uit het vak van de discipline in de Religie-kamer, dan wordt ze één hoger. Gebruik schijven als ze een betere beloning opleveren.
stanza-coach-sail = Ontdekkingsreizen: je zeilschip vaart zoveel velden als de sterkte. Eerst levert het meer geld op, later punten; sommige velden geven je een witte helper.
stanza-coach-write = Literatuur: zoveel boeken als de sterkte, elk over een andere discipline. Het tweede, derde en vierde van een kleur leveren beloningen op, en volle kolommen geven toegang tot bonustegels.
stanza-coach-place = Religie: zoveel schijven als de sterkte, elk in een ander vak. Later verhoogt elke schijf de sterkte van haar discipline met één. Bereid voor waarin je sterk wilt worden.
stanza-coach-create = Kunst: een beeldhouwwerk, een manuscript of een schilderij, naargelang de sterkte. De waardevolste musea leveren aan het einde punten op.
stanza-coach-take = Politiek: zoveel helpers als de sterkte, elk van een andere kleur. Met helpers activeer je kamers van een afstand en betaal je bonustegels.
stanza-coach-masterpiece = Je bent sterk genoeg voor een meesterwerk! Het komt in plaats van de beloning en levert veel punten op. Elk meesterwerk kan maar één keer worden gecreëerd, en jij in elke discipline maar één.
stanza-coach-goal = Denk groot: een meesterwerk vraagt minstens sterkte { $strength }. Blijf de discipline verzamelen waarvan je al arbeiders hebt, en leg schijven in haar vak.
stanza-coach-buy = Op het bonustegelveld neem je een tegel voor een helper. Boven elke soort staat wat je voor de volgende nodig hebt. Je schijf komt in de plaats: wie hier de meeste heeft, krijgt aan het einde punten.
stanza-coach-refill = Eén kamer is leeg. Zijn het er { $rooms }, dan wordt het bord aangevuld en begint een nieuwe ronde. Er zijn { $rounds } ronden, en daarna nog enkele laatste beurten.
stanza-coach-retire = De laatste beurten. In plaats van te verplaatsen mag je uitstappen: de eerste die dat doet, krijgt { $most } PP. Stap uit als een beurt je minder zou opleveren.
stanza-coach-over = Dat was het hele spel. Punten kwamen van meesterwerken, je zeilschip, boeken, het museum, de bonustegelkamer, bonustegels en uitstappen.

## What it says to a move, the first time
stanza-coach-after-move = De persoon komt op je wervingsspoor. Is het vol, dan vertrekt de laatste.
stanza-coach-after-hire = Een arbeider meer. Je mag nog meer personen inhuren, ook van andere disciplines, zolang je kunt betalen.
stanza-coach-after-income = Je beurs is weer vol. Let op je geldschieter: zijn weg is kort.
stanza-coach-after-pass = De persoon houd je. Soms is het goed om op een sterkere activering te wachten.
stanza-coach-after-masterpiece = Je zuil blijft daar tot het einde van het spel staan.
stanza-coach-after-buy = Een bonustegel helpt je van nu af aan, of heeft je net geholpen.
