## What the coach tells in a first game
florence-coach-aim = Je staat aan het hoofd van een grote familie van Florence. Wie na { $rounds } ronden de meeste prestigepunten heeft, wint. De jouwe zie je hier, naast je geld.
florence-coach-professions = Dit zijn je personenkaarten: kunstenaars en geleerden, die elk één werk voor je volbrengen. Elke persoon wil een gebouw, een landschap en een vrijheid. Hoe meer daarvan je hebt, hoe hoger de werkwaarde.
florence-coach-discard = Eén kaart geef je terug. Een goede speler let op gedeelde wensen: één bos kan twee personen dienen. Hier zie je wat alle personen willen.
florence-coach-round = Elke ronde heeft twee fasen. Eerst komt de veiling, waarin je hoogstens één object koopt. Daarna voert iedereen om de beurt acties uit.
florence-coach-objects = Je personen willen landschappen. Een jongleur verhoogt elk werk dat je volbrengt. Bouwmeesters maken gebouwen goedkoper. Een prestigekaart levert aan het einde punten op, en een wegkoopkaart bezorgt je een persoon die al voor een ander heeft gewerkt.
florence-coach-open = Jij noemt het object en biedt daarmee { $base } florijnen. Noem wat je zelf wilt hebben: biedt niemand meer, dan is het voor die prijs van jou.
florence-coach-bid = Elk bod is { $raise } florijnen hoger. Wie past, doet niet meer mee aan deze veiling, maar kan nog een andere winnen. Vraag je af wat het object je oplevert: { $point } florijnen zijn één prestigepunt waard.
florence-coach-place = Je landschap moet meteen op je bord. Draai het, keer het om en schuif het naar de rand: gebouwen hebben de ruimte nodig, en zonder bouwmeesters mogen ze niet tegen elkaar staan.
florence-coach-prestige = Je houdt een van deze prestigekaarten, zonder dat de anderen hem zien. Kies er een waarvan je de voorwaarde toch al zult halen; hij telt pas aan het einde.
florence-coach-person = Je houdt een van deze personenkaarten. Vergelijk wat ze willen met wat je al hebt.
florence-coach-bonus = Je houdt een van deze bonuskaarten. Hij verhoogt de waarde van één werk: kies de kaart die telt waarvan je het meeste hebt.
florence-coach-recruit = Met een wegkoopkaart neem je een persoon die open voor een ander ligt en laat je die voor jou werken. De wegkoopkaart komt daar in de plaats.
florence-coach-actions = Nu de acties: je hebt er { $actions }. Je kunt een werk volbrengen, een gebouw neerzetten, een persoon aantrekken, een bonuskaart verwerven of een vrijheid invoeren.
florence-coach-value = In deze ronde is de minimale werkwaarde { $minimum }. De balk van elke persoon toont wat hij heeft: gebouw, landschap, vrijheid, jongleurs en één punt voor elk van je kaarten. Wat ontbreekt, staat ernaast.
florence-coach-build = Een gebouw kost je { $florins } florijnen en levert meteen punten op. Bouw wat de personen in je hand willen, en let op hoeveel plaatsen elk gebouw nog op je bord vindt.
florence-coach-cards = Een personenkaart voor { $price } florijnen betekent een werk meer en verhoogt de waarde van alle andere. Een bonuskaart voor { $cost } tilt een werk boven de minimale werkwaarde.
florence-coach-freedom = Een vrijheid kost { $florins } florijnen en houd je tot het einde. Er zijn er niet genoeg voor iedereen; voer dus vroeg in wat meerdere van je personen willen.
florence-coach-add = Je mag bonuskaarten bij dit werk leggen. Een gespeelde kaart ben je kwijt: speel hem als het werk anders de minimale werkwaarde niet haalt of als het spel bijna afgelopen is.
florence-coach-payment = Het werk levert geld op. Nu, en alleen nu, kun je het in prestigepunten omzetten, voor { $point } florijnen per punt. Houd genoeg over voor de volgende veiling en je volgende acties.
florence-coach-best = Wie het beste werk van de ronde volbrengt, krijgt extra punten. Het beste tot nu toe staat hier.
florence-coach-again = Een nieuwe ronde: de minimale werkwaarde is nu { $minimum }. Die stijgt elke ronde; denk dus een of twee werken vooruit.
florence-coach-sell = Te weinig geld? Je kunt op het scorespoor achteruitgaan voor { $florins } florijnen per punt. Dat is een slechte ruil; doe het alleen voor iets beters.
florence-coach-last = De laatste ronde. Daarna beslist geld alleen nog bij een gelijke stand; geef het dus uit: aan een laatste werk, een gebouw of prestigepunten.
florence-coach-over = Dat was het hele spel. De prestigekaarten zijn omgedraaid en geteld. Punten kwamen van werken, gebouwen, landschappen van dezelfde soort, bouwmeesters, beste werken en prestigekaarten.

## What it says to a move, the first time
florence-coach-after-discard = Goed. De kaart gaat terug, en niemand heeft hem gezien.
florence-coach-after-bid = Nu bieden of passen de anderen, tot er één overblijft.
florence-coach-after-pass = Je doet niet meer mee aan deze veiling, maar nog wel aan de fase. Je geld is bij het volgende object evenveel waard.
florence-coach-after-place = Het blijft liggen waar het ligt. Een tweede landschap van dezelfde soort zou meteen punten opleveren.
florence-coach-after-build = Het levert meteen punten op en telt voor elke persoon die het wil.
florence-coach-after-prestige = De persoon ligt nu open voor je. Hij volbrengt voor jou geen werk meer, maar telt bij al je latere werken nog als kaart mee.
florence-coach-after-freedom = Die houd je tot het einde: elke persoon die haar wil, is nu meer waard.
