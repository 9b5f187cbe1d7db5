## What the coach tells in a first game
fresco-coach-aim = Je bent meesterschilder, en dit is het beschadigde fresco in de kathedraal. Je scoort punten door de tegels ervan te restaureren. Op elke tegel staan de punten en de verf die hij kost. Wie aan het einde de meeste punten heeft, wint.
fresco-coach-order = Het scorespoor bepaalt ook de volgorde: wie achteraan staat, kiest zijn opstatijd vóór de anderen. Een beetje achterstaan heeft zijn voordeel.
fresco-coach-wake = Sta je vroeg op, dan ben je overal het eerst aan de beurt, maar verf kost je meer en je stemming daalt. Slaap je uit, dan is verf goedkoop, maar is het beste misschien weg. Elk tijdstip heeft plaats voor één schilder.
fresco-coach-planning = Stuur nu je leerlingen aan het werk, hoogstens { $each } naar één plek. Iedereen plant tegelijk en in het geheim. Daarna worden de plekken van links naar rechts uitgevoerd.
fresco-coach-places = Markt: verf kopen. Kathedraal: tegels restaureren. Atelier: { $coins } daalders per leerling. Werkplaats: { $mixes } keer mengen per leerling. Theater: een betere stemming. Plan terug: welke tegel wil je, welke verf ontbreekt, wat kost die?
fresco-coach-mood = Je stemming bepaalt hoeveel leerlingen je hebt: helemaal bovenaan één meer, helemaal onderaan één minder. Wie vroeg opstaat, moet nu en dan naar het theater.
fresco-coach-commit = Je plan is klaar. Zolang niet iedereen het zijne heeft vastgelegd, kun je het nog veranderen.
fresco-coach-stall = Je bezoekt één kraam en kunt alleen daar kopen; daarna is hij voor iedereen dicht. Neem de kraam met de meeste verf die je nodig hebt, of die de schilder na jou nodig heeft.
fresco-coach-buy = Elke leerling koopt hier één tegel voor { $price ->
    [one] één daalder
   *[other] { $price } daalders
 }, hoeveel verf er ook op staat. Twee kleuren op een tegel zijn twee keer zo goed als één.
fresco-coach-cathedral = Elke leerling restaureert hier één tegel. Tegels die je kunt betalen, zijn gemarkeerd. Tegels met mengkleuren zijn meer waard, en elke gerestaureerde tegel levert je elke ronde geld op.
fresco-coach-bishop = De tegel onder de bisschop levert { $on } punten extra op, de tegels om hem heen { $beside }. Voor { $price ->
    [one] één daalder
   *[other] { $price } daalders
 } doet hij een stap voordat je restaureert. Goedkoper kom je zelden aan een punt.
fresco-coach-altar = Past geen tegel bij je verf, dan kan een leerling het altaar restaureren: rood, geel en blauw voor { $primary } punten, oranje, groen en paars voor { $blends }. De bisschop geeft hier geen bonus.
fresco-coach-track = Het veld is bezet, en twee schilders staan nooit op hetzelfde. Jij kiest: ervoor, om het punt mee te nemen, of erachter, om je opstatijd eerder te kiezen.
fresco-coach-mix = Twee kleuren worden er één: rood en geel geven oranje, geel en blauw groen, rood en blauw paars. Meng voor de tegel van de volgende ronde; onderweg naar de kathedraal kan het niet meer.
fresco-coach-income = Een nieuwe ronde. Je gerestaureerde tegels hebben geld opgeleverd, en de kramen zijn weer gevuld. Hoe eerder je restaureert, hoe meer geld je hebt.
fresco-coach-end = Kijk nu en dan naar het fresco: de ronde die met hoogstens { $limit } tegels begint, is de laatste.
fresco-coach-last = De laatste ronde. Er is geen theater meer, maar wel een tweede bezoek aan de kathedraal; meng dus wat je nog kunt gebruiken. Aan het einde zijn { $money } daalders één punt.
fresco-coach-over = Dat was het hele spel. Punten kwamen van tegels, de bonus van de bisschop en het altaar, en helemaal op het einde van geld.

## What it says to a move, the first time
fresco-coach-after-wake = Je stemming is meteen veranderd, en daarmee misschien het aantal leerlingen.
fresco-coach-after-commit = Je plan ligt gedekt. Als het laatste is vastgelegd, worden ze allemaal onthuld en kan er niets meer veranderen.
fresco-coach-after-buy = De verf staat nu achter je scherm. Je houdt haar tot je haar gebruikt.
fresco-coach-after-restore = De tegel ligt voor je en levert van nu af elke ronde geld op. De bisschop is naar het vak gegaan waar hij lag.
fresco-coach-after-altar = Drie keer verf voor punten, maar zonder tegel en dus zonder inkomen.
fresco-coach-after-mix = Een kleur minder, maar wel een betere.
