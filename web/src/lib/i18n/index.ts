/** The texts in the language that is set. Read inside markup or `$derived`, so that a switch shows at once. */
import type { Lang, Wind } from '../protocol';
import { settings } from '../state/settings.svelte';
import { en, type Catalogue } from './en';
import { wordsHere } from '../families.svelte';
import { inFamily } from './in_family';
import { inLanguage } from './in_language';
import { pl } from './pl';

export { capital, type Catalogue, type Who } from './en';
export const catalogues: Record<Lang, Catalogue> = { en, pl };

const plain = inLanguage(catalogues);
let last: { from: Catalogue; words: object; texts: Catalogue } | undefined;

/** What all pages share, at a table in the words of its family. */
export function t(): Catalogue {
  const [from, words] = [plain(), wordsHere()];
  if (!words) return from;
  if (last?.from !== from || last.words !== words) last = { from, words, texts: inFamily(from, words) };
  return last.texts;
}

/** The name of a hand, `E1.0`, in words: "East 1". */
export const handName = (hand: string): string => t().table.round(hand.slice(0, 1) as Wind, hand.slice(1).replace(/\..*$/, ''));

/** A number as people write it: 25 000, and a real minus. */
export function number(value: number, sign = false): string {
  const digits = Math.abs(value).toLocaleString(settings.lang, { useGrouping: 'min2' }).replaceAll('\u00a0', '\u202f');
  return (value < 0 ? '−' : sign && value > 0 ? '+' : '') + digits;
}
