/** Who has as many points as the first and is behind all the same: the rule for ties has decided. */
export function equals(places: readonly number[], scores: readonly number[]): number[] {
  const most = scores[places.indexOf(1)];
  return places.flatMap((place, seat) => (place > 1 && scores[seat] === most ? [seat] : []));
}
