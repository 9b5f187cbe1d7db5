import { PAINTS, type Paint, type Payment } from './model';

const count = (paints: readonly Paint[], paint: Paint): number => paints.filter((one) => one === paint).length;

/** The payments of which these cubes can be a part. */
export function fitting(payments: readonly Payment[], picked: readonly Paint[]): Payment[] {
  return payments.filter((payment) => PAINTS.every((paint) => count(picked, paint) <= count(payment.paints, paint)));
}

/** The paints that may come next, so that one of the payments can still be made. */
export function further(payments: readonly Payment[], picked: readonly Paint[]): Paint[] {
  return PAINTS.filter((paint) => payments.some((payment) => count(payment.paints, paint) > count(picked, paint)));
}

export interface Offering {
  paints: Paint[];
  points: number;
  affordable: boolean;
}

const SUGGESTED = 3;

/** Few payments to begin with: the one with most points, the plain ways, then what spares one's paint best. With nothing to
 *  pay, the plain ways show what the altar takes. */
export function suggested(payments: readonly Payment[], plain: readonly Offering[]): Offering[] {
  const best = payments.filter((payment) => payment.best).map((payment) => ({ ...payment, affordable: true }));
  if (best.length === 0) return [...plain];
  const wanted: Offering[] = [best[0]!, ...plain.filter((way) => way.affordable).reverse(), ...best];
  const seen = new Map(wanted.map((offering) => [offering.paints.join(' '), offering]));
  return [...seen.values()].slice(0, SUGGESTED).sort((one, other) => other.points - one.points);
}
