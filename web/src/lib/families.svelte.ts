/**
 * The families in their own words. The server tells them, or offline the same Python in this browser; what was told last
 * is kept, so that a page knows them at once.
 */
import type { CountedNoun, Families, FamilyAbout } from './tabletop/types';
import type { Lobby } from './state/connection';
import { settings, store, stored } from './state/settings.svelte';
import type { Lang, Score } from './protocol';

const KEY = 'wrobel.families';

let told = $state.raw<Partial<Record<Lang, Families>>>((stored(KEY) as Partial<Record<Lang, Families>> | null) ?? {});

/** Every family, in the order of lists. */
export const families = (): readonly FamilyAbout[] => told[settings.lang]?.families ?? [];

/** The family a ruleset belongs to; undefined before the families are known. */
export const familyOf = (rules: string): FamilyAbout | undefined => families().find((one) => one.rules.includes(rules));

const USUAL_PLAYERS = 4;
/** How many play under a ruleset. */
export const playersUnder = (rules: string): number => familyOf(rules)?.players ?? USUAL_PLAYERS;

let here = $state('');

/** The table that is open plays by these rules: all texts take its family's words. */
export function playHere(rules: string): void {
  here = rules;
}

/** The words of the family at the open table. */
export const wordsHere = (): Readonly<Record<string, string>> | undefined => familyOf(here)?.words;

/** The ruleset that is meant when none is named, on every page: one's own choice, else that of who runs the server. */
export const usualRules = (): string => (familyOf(settings.rules) ? settings.rules : (told[settings.lang]?.usual ?? ''));

/** Asks for the families in a language. */
export async function loadFamilies(lobby: Lobby, lang: Lang): Promise<void> {
  try {
    // What is kept is read after the answer: who asks in an effect must not ask again because of it.
    const found = await lobby.families(lang);
    told = { ...told, [lang]: found };
    store(KEY, told);
  } catch {
    // What was kept has to do.
  }
}

/** A number with its noun: "1 fan", "5 fanów". */
export function counted(number: number, { forms }: Pick<CountedNoun, 'forms'>): string {
  const [one, few = '', many = few] = forms;
  if (number === 1) return `1 ${one}`;
  const isFew = forms.length > 2 && [2, 3, 4].includes(number % 10) && ![12, 13, 14].includes(number % 100);
  return `${number} ${isFew ? few : many}`;
}

type Sized = Pick<Score, 'limit' | 'yakuman'> & Record<string, unknown>;

/** The size of a win in a few words: "3 han, 40 fu", "5 han, Mangan", "12 points", "5 fan". */
export function worthOf(rules: string, score: Score): string {
  const family = familyOf(rules);
  const { limit, yakuman, ...sizes } = score as unknown as Sized;
  if (!family) return '';
  if (yakuman > 0) return timesLimit(family, yakuman);
  const parts = family.counts.map((noun) => counted(Number(sizes[noun.field] ?? 0), noun));
  // A limit takes the place of what is counted last.
  if (limit) parts.splice(-1, 1, family.limits[limit] ?? limit);
  return parts.join(', ');
}

/** "Yakuman", "2× yakuman". */
export function timesLimit(family: FamilyAbout, times: number): string {
  const { one } = family.limit;
  return family.limit.times && times > 1 ? `${times}× ${one}` : one.charAt(0).toUpperCase() + one.slice(1);
}

/** What a pattern is worth, in the noun its family counts with first. */
export const patternWorth = (family: FamilyAbout, number: number): string =>
  family.counts[0] ? counted(number, family.counts[0]) : String(number);
