stanza-hint-retire = { $points ->
    [one] One point for retiring now is
   *[other] { $points } points for retiring now are
 } more than your last turns would bring.
stanza-hint-bonus = A bonus tile, and a disc for the majority in the bonus tile room.
stanza-hint-income = Gives you { $florins ->
    [one] one florin
   *[other] { $florins } florins
 } for hiring later.
stanza-hint-masterpiece = A masterpiece for { $points } PP: the best this strength can bring.
stanza-hint-hire = { $florins ->
    [one] For one florin
   *[other] For { $florins } florins
 } another character strengthens this activation and later ones.
stanza-hint-hire-last = { $florins ->
    [one] For one florin
   *[other] For { $florins } florins
 } another character strengthens this activation.
stanza-hint-strengthen = The added strength reaches a better reward.
