florence-hint-jester = Een jongleur verhoogt elk volgend werk met { $value }; bij ongeveer { $works ->
    [one] { $works } werk
   *[other] { $works } werken
 } is dat meer waard dan de prijs.
florence-hint-builder = Bouwmeesters maken gebouwen goedkoper, en met de tweede mag je ze naast elkaar bouwen.
florence-hint-builder-second = Met de tweede bouwmeester mag je gebouwen naast elkaar zetten, en hij levert meteen { $points ->
    [one] één punt
   *[other] { $points } punten
 } op.
florence-hint-builder-third = Met de derde bouwmeester kosten gebouwen niets meer, en hij levert meteen { $points ->
    [one] één punt
   *[other] { $points } punten
 } op.
florence-hint-builder-third-cheaper = Met de derde bouwmeester worden gebouwen goedkoper, en hij levert meteen { $points ->
    [one] één punt
   *[other] { $points } punten
 } op.
florence-hint-prestige = { $cards ->
    [one] Een prestigekaart
   *[other] Een prestigekaart, de beste van { $cards },
 } levert aan het einde meerdere punten op.
florence-hint-recruiting = Ze telt bij elk werk als kaart en laat je een open liggende persoon van een ander wegkopen.
florence-hint-landscape = { $people ->
    [one] Eén persoon
   *[other] { $people } personen
 } in je hand { $people ->
    [one] wil
   *[other] willen
 } dit landschap.
florence-hint-landscape-again = Dit landschap heb je al; nog een levert meteen { $points ->
    [one] één punt
   *[other] { $points } punten
 } op.
florence-hint-pass = Het volgende bod is het object je niet waard.
florence-hint-work = De waarde { $value } haalt het minimum { $minimum } van deze ronde; wachten zou minder opleveren.
florence-hint-work-bonus = Je bonuskaarten kunnen de waarde { $value } tot { $reach } verhogen; het minimum van deze ronde is { $minimum }.
florence-hint-build = Meteen { $points ->
    [one] één punt
   *[other] { $points } punten
 }{ $people ->
    [0] {""}
    [one] , en één persoon in je hand wil het
   *[other] , en { $people } personen in je hand willen het
 }.
florence-hint-freedom = { $people ->
    [0] Ze telt voor kaarten en voor personen die nog komen.
    [one] Eén persoon in je hand wil deze vrijheid.
   *[other] { $people } personen in je hand willen deze vrijheid.
 }
florence-hint-bonus = Een bonuskaart verhoogt de waarde van een werk, vaak tot boven het minimum.
florence-hint-person = Meer personen betekent meer werken, en elke kaart telt bij elk werk.
florence-hint-convert = { $auctions ->
    [0] Er is geen veiling meer: aan het einde beslist geld alleen bij gelijke stand.
    [one] Houd over wat de laatste veiling zal kosten en neem punten voor de rest.
   *[other] Houd over wat de { $auctions } komende veilingen zullen kosten en neem punten voor de rest.
 }
