/** Figures as they are printed: with a true minus, which lines up with plus and digits. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A change, which always carries its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

/** A whole figure that may pass a thousand, as a language writes it. */
export function whole(value: number, language: string): string {
  return tenths(Math.round(value), language);
}

/** With at most one digit behind the comma, as a language writes it. */
export function tenths(value: number, language: string): string {
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.abs(value));
  return value < 0 && shown !== '0' ? `−${shown}` : shown;
}
