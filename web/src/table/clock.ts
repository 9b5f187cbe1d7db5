import type { Clock } from '../net/types';

/** Seconds that a seat has left now; null without a clock. */
export function leftOn(clock: Clock | null, seat: number, now: number): number | null {
  const left = clock?.left[seat];
  if (!clock || left === null || left === undefined) return null;
  return Math.max(0, clock.running.includes(seat) ? left - (now - clock.at) : left);
}

/** 12:40, 1:02:03, or 2 d 5 h where days are played. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const days = Math.floor(whole / 86400);
  const hours = Math.floor((whole % 86400) / 3600);
  if (days > 0) return `${days} d ${hours} h`;
  const minutes = String(Math.floor((whole % 3600) / 60)).padStart(hours > 0 ? 2 : 1, '0');
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${minutes}:${rest}` : `${minutes}:${rest}`;
}
