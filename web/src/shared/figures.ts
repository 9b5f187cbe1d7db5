/** Figures as they are printed: with a true minus, which lines up with plus and digits. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A change, which always carries its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}
