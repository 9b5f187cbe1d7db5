stanza-hint-retire = { $points ->
    [one] Eén punt om nu uit te stappen is
   *[other] { $points } punten om nu uit te stappen zijn
 } meer dan je laatste beurten zouden opleveren.
stanza-hint-bonus = Een bonustegel, en een schijf voor de meerderheid in de bonustegelkamer.
stanza-hint-income = Levert je { $florins ->
    [one] één florijn
   *[other] { $florins } florijnen
 } op om later mee in te huren.
stanza-hint-masterpiece = Een meesterwerk voor { $points } PP: het beste dat deze sterkte kan opleveren.
stanza-hint-hire = { $florins ->
    [one] Voor één florijn
   *[other] Voor { $florins } florijnen
 } versterkt een extra persoon deze en latere activeringen.
stanza-hint-hire-last = { $florins ->
    [one] Voor één florijn
   *[other] Voor { $florins } florijnen
 } versterkt een extra persoon deze activering.
stanza-hint-strengthen = De extra sterkte haalt een betere beloning.
