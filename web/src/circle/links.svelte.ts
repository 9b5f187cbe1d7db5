/** The circles that this browser is a member of: their links, and what is asked of them. */
import { ask } from '../net/api';
import type { CircleCard, CircleCards } from '../net/types';

const KEY = 'bottega.circles';

interface Membership {
  token: string;
  name: string;
}

function stored(): Record<string, Membership> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Membership>;
  } catch {
    return {};
  }
}

const links = $state<Record<string, Membership>>(stored());

export function circleLinks(): Record<string, Membership> {
  return links;
}

export function keepCircle(id: string, token: string, name: string): void {
  links[id] = { token, name };
  localStorage.setItem(KEY, JSON.stringify(links));
}

export function forgetCircle(id: string): void {
  delete links[id];
  localStorage.setItem(KEY, JSON.stringify(links));
}

/** The reader's circles, those of their account too; links that have ended are forgotten. */
export async function fetchCircles(): Promise<CircleCard[]> {
  const ours = await ask<CircleCards>('/api/account/circles').catch(() => ({ circles: [] }));
  for (const one of ours.circles) keepCircle(one.circle, one.token, one.name);
  const wanted = Object.entries(links).map(([circle, { token }]) => ({ circle, token }));
  if (wanted.length === 0) return [];
  const { circles } = await ask<CircleCards>('/api/circles/mine', { body: { circles: wanted.slice(-50) } });
  const found = new Set(circles.map((one) => one.circle));
  for (const { circle } of wanted.slice(-50)) if (!found.has(circle)) forgetCircle(circle);
  return circles;
}
