fresco-hint-ahead = Ahead scores { $points ->
    [one] one more point
   *[other] { $points } more points
 }.
fresco-hint-behind = Behind, you choose your get-up time earlier.
fresco-hint-wake = { $price ->
    [one] A market tile costs you one thaler
   *[other] A market tile costs you { $price } thalers
 }, and your mood { $mood ->
    [up] rises by { $steps }
    [down] falls by { $steps }
   *[same] stays as it is
 }.
fresco-hint-restore = { $value ->
    [one] One point
   *[other] { $value } points
 } now; the tile may be gone next time.
fresco-hint-restore-bonus = { $value ->
    [one] One point
   *[other] { $value } points
 } and { $bonus } from the bishop.
fresco-hint-bishop = { $price ->
    [0] The bishop moves
    [one] For one thaler the bishop moves
   *[other] For { $price } thalers the bishop moves
 } closer to the tile you want.
fresco-hint-altar = { $points ->
    [one] One point
   *[other] { $points } points
 }, and no tile pays more for this paint.
fresco-hint-mix = The blend pays for better tiles than its parts.
fresco-hint-request = { $points ->
    [one] One point
   *[other] { $points } points
 } for tiles you already have.
fresco-hint-buy = { $price ->
    [one] The paint is worth more than one thaler.
   *[other] The paint is worth more than { $price } thalers.
 }
