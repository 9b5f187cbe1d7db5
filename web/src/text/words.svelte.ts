/** Every sentence of the page, from the same Fluent files that the server words its own from. A language is
 *  fetched when it is chosen, and a game's words when its board is opened. */
import { keeper } from '$keeper';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  ['../../../src/bottega/text/*/*.ftl', '../../../src/bottega/games/*/text/*/*.ftl', '!**/*-cover.ftl'],
  { query: '?raw', import: 'default' },
);
/** The files by language and subject: `en/page`. */
const shelf = new Map(
  Object.entries(files).map(([path, file]) => [path.match(/(\w+\/[\w-]+)\.ftl$/)?.[1] ?? path, file]),
);
/** A title's name and what it is about: small, and wanted on the first screen. */
const covers = import.meta.glob<string>('../../../src/bottega/games/*/text/*/*-cover.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();

const chosen = $state({ language: 'en' as Language, version: 0 });

export function language(): Language {
  return chosen.language;
}

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((one) => one === short);
    if (found) return found;
  }
  return 'en';
}

function load(tongue: Language, subject: string): Promise<void> {
  const key = `${tongue}/${subject}`;
  let begun = loading.get(key);
  if (!begun) {
    begun = read(tongue, subject);
    begun.catch(() => loading.delete(key));
    loading.set(key, begun);
  }
  return begun;
}

async function read(tongue: Language, subject: string): Promise<void> {
  const file = shelf.get(`${tongue}/${subject}`);
  const source = file ? await file() : await asked(tongue, subject);
  const bundle = bundles.get(tongue) ?? opened(tongue);
  for (const error of bundle.addResource(new FluentResource(source)))
    console.error(`${tongue}/${subject}: ${error.message}`);
  chosen.version += 1;
}

function opened(tongue: Language): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const [path, source] of Object.entries(covers))
    if (path.includes(`/text/${tongue}/`)) bundle.addResource(new FluentResource(source));
  bundles.set(tongue, bundle);
  return bundle;
}

/** The words of a title from elsewhere, which only the server has: in English where it does not speak the language. */
async function asked(tongue: Language, subject: string): Promise<string> {
  const answer = await keeper.request(`/api/titles/${subject}/texts?lang=${tongue}`, { method: 'GET', headers: {} });
  if (!answer.ok) throw new Error(`no texts of ${subject}`);
  return answer.text();
}

/** Have the words of a title that is not part of the page; those of our own wait until their board is opened. */
export async function welcome(title: string): Promise<void> {
  if (!shelf.has(`en/${title}`)) await learn(title);
}

/** Subjects that a language needs besides the page's own: the games that are open now. */
const subjects = new Set(['page', 'life']);

export async function speak(tongue: Language): Promise<void> {
  // A board may be opened while a language is on its way: go on until all subjects are there.
  for (let had = 0; had < subjects.size;) {
    had = subjects.size;
    await Promise.all([...subjects].map((subject) => load(tongue, subject)));
  }
  chosen.language = tongue;
  document.documentElement.lang = tongue;
}

/** Have a game's words at hand, in this language and in those chosen later. */
export async function learn(subject: string): Promise<void> {
  subjects.add(subject);
  await load(chosen.language, subject);
}

export function has(id: string, attribute?: string): boolean {
  void chosen.version;
  const message = bundles.get(chosen.language)?.getMessage(id);
  return message !== undefined && (!attribute || attribute in message.attributes);
}

/** The message with its arguments; a missing one shows its id and complains in the console. */
export function say(id: string, args?: Arguments, attribute?: string): string {
  void chosen.version;
  const bundle = bundles.get(chosen.language);
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`no text for ${id}${attribute ? `.${attribute}` : ''} in ${chosen.language}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? {}, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** Figures in the names of things, by thing, as the open table plays with them. */
let labels = $state.raw<Record<string, Arguments>>({});

/** Know the figures that a table's things carry in their names. */
export function label(things: Record<string, Arguments>): void {
  labels = things;
}

/** The word for a component of a game, or the name itself if there is none. */
export function thing(game: string, name: string): string {
  const id = `${game}-${name}`;
  return has(id) ? say(id, labels[name]) : name;
}

/** What an argument of a title's moves is called, where it is chosen by itself. */
export function argument(game: string, name: string): string {
  const id = `${game}-argument-${name}`;
  return has(id) ? say(id) : name;
}

/** A value of such an argument: as the argument words it, if it does, else by the name of the thing. */
export function argued(game: string, name: string, value: string): string {
  const id = `${game}-argument-${name}`;
  return has(id, 'value') ? say(id, { [name]: value }, 'value') : thing(game, value);
}

/** What the first of these messages that names something calls it: by its title, or as a word that needs no arguments. */
export function named(ids: string[]): string | null {
  const bundle = bundles.get(chosen.language);
  void chosen.version;
  for (const id of ids) {
    const message = bundle?.getMessage(id);
    const name = message?.attributes['title'] ?? message?.value;
    if (typeof name === 'string') return name;
  }
  return null;
}

/** What a game is called. */
export function titled(game: string): string {
  return has(`${game}-title`) ? say(`${game}-title`) : game.charAt(0).toUpperCase() + game.slice(1);
}

/** Names in a sentence: "A, B and C". */
export function together(names: string[]): string {
  const tongue = chosen.language === 'en' ? 'en-GB' : chosen.language; // as in the log: no comma before the last
  return new Intl.ListFormat(tongue, { type: 'conjunction' }).format(names);
}

/** A date or time as the reader writes it. */
export function ago(seconds: number, now: number): string {
  const passed = Math.max(0, now - seconds);
  const relative = new Intl.RelativeTimeFormat(chosen.language, { numeric: 'auto', style: 'narrow' });
  if (passed < 60) return say('page-now');
  if (passed < 3600) return relative.format(-Math.round(passed / 60), 'minute');
  if (passed < 86400) return relative.format(-Math.round(passed / 3600), 'hour');
  return relative.format(-Math.round(passed / 86400), 'day');
}

/** When something was said: the hour, and the day if that is another. */
export function moment(seconds: number): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  const how: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat(chosen.language, today ? how : { ...how, day: 'numeric', month: 'short' }).format(at);
}

/** A day as the reader writes it. */
export function dated(seconds: number): string {
  return new Intl.DateTimeFormat(chosen.language, { dateStyle: 'medium' }).format(seconds * 1000);
}
