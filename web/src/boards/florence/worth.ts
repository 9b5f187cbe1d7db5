/** How the value of a work is told: its parts, what is on offer would add, and the verdict. */
import { capital } from '../shared/desk.svelte';
import type { Desk } from './desk';
import type { Part, PartKind, Person, Worker } from './model';

const ORDER: PartKind[] = ['building', 'landscape', 'freedom', 'jesters', 'people', 'muse', 'bonus'];

/** The three things that a person wants, and which of them my principality lacks. */
export function wantsOf(table: Desk, person: Person): { name: string; lacking: boolean; label: string }[] {
  const court = table.seat === null ? null : table.model.seats[table.seat];
  const wants = [
    { name: person.building, has: court?.buildings.includes(person.building) },
    { name: person.landscape, has: (court?.landscapes[person.landscape as 'forest'] ?? 0) > 0 },
    { name: person.freedom, has: court?.freedoms.includes(person.freedom) },
  ];
  return wants.map(({ name, has }) => {
    const lacking = Boolean(court && !has);
    const label = lacking ? table.say('page-florence-lacking', { thing: table.words(name) }) : table.words(name);
    return { name, lacking, label };
  });
}

/** The wants in a sentence, for those who hear the card. */
export function spokenWants(table: Desk, person: Person): string {
  const things = wantsOf(table, person).map(({ name, lacking }) =>
    lacking ? table.say('page-florence-wants-lacking', { thing: table.words(name) }) : table.words(name),
  );
  return table.say('page-florence-wants', { things: things.join(', ') });
}

/** All that the face of a card in hand shows: its worth, what counts towards it, what it wants. */
export function spoken(table: Desk, worker: Worker, thing: string | null): string {
  const person = table.model.people.find((one) => one.name === worker.name);
  const worth = table.say('page-florence-value-of', { value: worker.with_bonus, minimum: table.model.minimum });
  const counted = partsOf(table, worker).filter((part) => part.value > 0);
  const sentences = [
    `${table.title(worker.name)}, ${worth}, ${verdict(table, worker, thing).text}`,
    person ? capital(spokenWants(table, person)) : '',
    counted.map((part) => `${part.label} +${part.value}`).join(', '),
  ];
  return sentences.filter(Boolean).join('. ');
}

/** The parts in the order of the rows. Those that a person wants keep their place even when missing. */
export function partsOf(table: Desk, worker: Worker): Part[] {
  const court = table.model.seats[table.seat ?? 0]!;
  const people = court.hand_count + court.table.length + court.recruiting_on_table;
  const cards = table.model.hand?.bonus.length ?? 0;
  const person = table.model.people.find((one) => one.name === worker.name);
  const labels: Record<PartKind, string> = {
    building: table.title(person?.building ?? ''),
    landscape: table.title(person?.landscape ?? ''),
    freedom: table.short(person?.freedom ?? ''),
    jesters: table.say('page-florence-jesters', { count: court.jesters }),
    people: table.say('page-florence-people', { count: people }),
    muse: table.title('muse'),
    bonus: table.say('page-florence-bonus-cards', { count: cards }),
  };
  const icons: Record<PartKind, string> = {
    building: person?.building ?? '',
    landscape: person?.landscape ?? '',
    freedom: person?.freedom ?? '',
    jesters: 'jester',
    people: 'people',
    muse: 'muse',
    bonus: 'bonus',
  };
  return ORDER.flatMap((kind) => {
    const value = kind === 'bonus' ? worker.with_bonus - worker.value : (worker.parts?.[kind] ?? 0);
    if (kind === 'muse' && value === 0) return [];
    if (kind === 'bonus' && cards === 0) return [];
    return [{ kind, value, label: labels[kind], icon: icons[kind] }];
  });
}

/** What the thing on offer would add to this person's work. */
export function forecast(table: Desk, worker: Worker, thing: string | null): number {
  const later = table.after?.hand?.people.find((one) => one.name === worker.name);
  if (later && later.with_bonus > worker.with_bonus) return later.with_bonus - worker.with_bonus;
  return thing ? (table.model.hand?.gains?.[thing]?.values[worker.name] ?? 0) : 0;
}

export interface Verdict {
  tone: 'good' | 'hope' | 'bad';
  icon: string;
  text: string;
}

export function verdict(table: Desk, worker: Worker, thing: string | null): Verdict {
  const { minimum } = table.model;
  if (worker.enough) return { tone: 'good', icon: 'check', text: table.say('page-florence-enough') };
  const short = minimum - worker.with_bonus - forecast(table, worker, thing);
  if (short <= 0) return { tone: 'hope', icon: 'check', text: table.say('page-florence-would-do') };
  return { tone: 'bad', icon: 'cross', text: table.say('page-florence-short', { short }) };
}
