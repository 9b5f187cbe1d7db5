/** How fast others' moves are shown: milliseconds from one to the next; 0 shows only where they led. */
export const PACES = { off: 0, slow: 1400, normal: 700, fast: 350 } as const;
export type Pace = keyof typeof PACES;

/** Films are played on wish, so they have a pace of their own where others' moves have none. */
export function filmPace(pace: number): number {
  return pace || PACES.normal;
}
