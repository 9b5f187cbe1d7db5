/** What this browser remembers of its reader. */
import { note, recall } from './memory';
import type { Arms } from '../net/types';
import { PACES } from '../stage/pace';
import { preferred, speak, type Language } from '../text/words.svelte';

export type Theme = 'system' | 'light' | 'dark';

interface Settings {
  name: string;
  /** Emblem and colour that the reader likes to have; null: whatever the seat has. */
  arms: Arms | null;
  theme: Theme;
  language: Language | '';
  sound: boolean;
  confirm: boolean;
  /** Chance says who sits where at a new table. */
  drawn: boolean;
  /** On a touch screen the first tap shows what a move would do, the second plays it. */
  tapTwice: boolean;
  panelOpen: boolean;
  /** Letters and figures along the boards, as the log names their squares. */
  coordinates: boolean;
  /** Milliseconds from one move of others to the next; 0 shows only where they led. */
  pace: number;
}

const KEY = 'bottega.settings';
const DEFAULTS: Settings = {
  name: '',
  arms: null,
  theme: 'system',
  language: '',
  sound: false,
  confirm: false,
  drawn: true,
  tapTwice: true,
  panelOpen: true,
  coordinates: false,
  pace: PACES.normal,
};

export const settings = $state<Settings>({ ...DEFAULTS, ...recall<Partial<Settings>>(KEY) });

export function remember(change: Partial<Settings>): void {
  Object.assign(settings, change);
  note(KEY, settings);
  showTheme();
}

const dusk = matchMedia('(prefers-color-scheme: dark)');

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && dusk.matches);
}

function showTheme(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

export async function chooseLanguage(tongue: Language): Promise<void> {
  await speak(tongue);
  remember({ language: tongue });
}

export async function begin(): Promise<void> {
  showTheme();
  dusk.addEventListener('change', showTheme);
  await speak(settings.language || preferred(navigator.languages));
}
