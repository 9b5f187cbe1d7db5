/** Corrected figures of people who own the box: named sets that this browser keeps. */
export type Plain = boolean | number | string | Plain[] | { [name: string]: Plain };

export interface FigureSet {
  id: string;
  title: string;
  name: string;
  data: Record<string, Plain>;
}

const KEY = 'bottega.figures';

function stored(): FigureSet[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as FigureSet[];
  } catch {
    return [];
  }
}

const kept = $state<{ sets: FigureSet[] }>({ sets: stored() });

export function figureSets(title: string): FigureSet[] {
  return kept.sets.filter((one) => one.title === title);
}

export function keepSet(set: FigureSet): void {
  kept.sets = [...kept.sets.filter((one) => one.id !== set.id), set];
  localStorage.setItem(KEY, JSON.stringify(kept.sets));
}

export function dropSet(id: string): void {
  kept.sets = kept.sets.filter((one) => one.id !== id);
  localStorage.setItem(KEY, JSON.stringify(kept.sets));
}

/** Whether there is anything in it that can be corrected: texts are names. */
export function hasFigures(value: Plain): boolean {
  return typeof value === 'object' ? Object.values(value).some(hasFigures) : typeof value !== 'string';
}
