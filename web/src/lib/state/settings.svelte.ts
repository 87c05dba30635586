/** What a person set for this browser: remembered, and put on the page at once. */
import { BIRDS } from '../birds';
import type { Lang } from '../protocol';

export interface Settings {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  /** The ruleset meant where none is named; empty: the server's. */
  rules: string;
  motion: 'auto' | 'full' | 'none';
  indices: boolean;
  /** When a first tap lifts and a second one discards. */
  tapTwice: 'touch' | 'always' | 'never';
  /** Advice at every decision, where the table has any. */
  hints: boolean;
  /** Explanations for beginners; new: nobody was asked yet whether they are wanted. */
  coach: 'new' | 'on' | 'off';
  /** Which hands one's tiles may become, where hands must be built towards something. */
  guide: boolean;
  sound: boolean;
  /** Loudness, 0 to 100. */
  volume: number;
  /** Spoken calls: none, in a language, or in the terms of the game's country. */
  voice: 'none' | 'en' | 'pl' | 'terms';
  felt: 'green' | 'blue' | 'wine';
  back: 'amber' | 'blue' | 'green';
  /** Drawn tiles, or large plain numbers and letters. */
  faces: 'drawn' | 'plain';
  /** A colour of its own for every suit. */
  fourColours: boolean;
  /** Dora shine in hand, river and sets. */
  glow: boolean;
  /** One's portrait. */
  bird: string;
  /** Gestures of others are shown. */
  gestures: boolean;
  /** The next hand begins by itself. */
  autoNext: boolean;
  /** How long the table stands still after a discard. */
  pace: 'slow' | 'usual' | 'quick';
  autoWin: boolean;
  noClaims: boolean;
  autoSort: boolean;
  /** MCR: a drawn flower is exposed at once. */
  autoFlowers: boolean;
  /** In riichi the drawn tile goes by itself. */
  autoDiscard: boolean;
}

/** Milliseconds after every discard. */
export const PAUSES: Record<Settings['pace'], number> = { slow: 1100, usual: 600, quick: 250 };
export const LANGUAGES: readonly Lang[] = ['pl', 'en'];

const KEY = 'wrobel.settings';
type Listed = Omit<Settings, 'rules'>;
const CHOICES: { [Key in keyof Listed]: readonly Listed[Key][] } = {
  lang: LANGUAGES,
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'none'],
  indices: [true, false],
  tapTwice: ['touch', 'always', 'never'],
  hints: [true, false],
  coach: ['new', 'on', 'off'],
  guide: [true, false],
  sound: [true, false],
  volume: Array.from({ length: 101 }, (_, at) => at),
  voice: ['none', 'en', 'pl', 'terms'],
  felt: ['green', 'blue', 'wine'],
  back: ['amber', 'blue', 'green'],
  faces: ['drawn', 'plain'],
  fourColours: [true, false],
  glow: [true, false],
  bird: BIRDS,
  gestures: [true, false],
  autoNext: [true, false],
  pace: ['slow', 'usual', 'quick'],
  autoWin: [true, false],
  noClaims: [true, false],
  autoSort: [true, false],
  autoFlowers: [true, false],
  autoDiscard: [true, false],
};

/** A value from the browser's storage; null if it is missing, broken or the storage is closed to us. */
export function stored(key: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof found === 'object' ? (found as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may refuse: the setting then lasts as long as the page.
  }
}

function initial(): Settings {
  const lang: Lang = navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en';
  const settings: Settings = {
    lang,
    theme: 'auto',
    rules: '',
    motion: 'auto',
    indices: false,
    tapTwice: 'touch',
    hints: false,
    coach: 'off',
    guide: true,
    sound: true,
    volume: 70,
    voice: 'none',
    felt: 'green',
    back: 'amber',
    faces: 'drawn',
    fourColours: false,
    glow: true,
    bird: BIRDS[0],
    gestures: true,
    autoNext: false,
    pace: 'usual',
    autoWin: false,
    noClaims: false,
    autoSort: true,
    autoFlowers: true,
    autoDiscard: true,
  };
  const kept = stored(KEY) ?? { coach: 'new' };
  if (typeof kept['rules'] === 'string') settings.rules = kept['rules'];
  for (const key of Object.keys(CHOICES) as (keyof Listed)[]) {
    if ((CHOICES[key] as readonly unknown[]).includes(kept[key])) Object.assign(settings, { [key]: kept[key] });
  }
  return settings;
}

export const settings = $state<Settings>(initial());

const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemStill = $state(still.matches);
still.addEventListener('change', (event) => (systemStill = event.matches));

/** Milliseconds of an animation: none when motion is off here or in the system. */
export function time(milliseconds: number): number {
  return moving() ? milliseconds : 0;
}

export function moving(): boolean {
  return settings.motion === 'full' || (settings.motion === 'auto' && !systemStill);
}

/** Keeps the page and the storage in step with the settings; called once, from the root component. */
export function applySettings(): void {
  $effect(() => {
    store(KEY, settings);
    const page = document.documentElement;
    page.lang = settings.lang;
    page.dataset['theme'] = settings.theme;
    page.dataset['felt'] = settings.felt;
    page.dataset['back'] = settings.back;
    page.dataset['colours'] = settings.fourColours ? 'four' : 'usual';
    page.dataset['motion'] = moving() ? 'full' : 'none';
  });
}
