/** Numbers of the review as each language writes them. */
import { familyOf } from '../families.svelte';
import { number } from '../i18n';
import { settings } from '../state/settings.svelte';
import { reviewWords } from './review_texts';

/** A loss or a result: whole points, or hundredths where the unit is small. */
export function amount(value: number): string {
  if (Math.abs(value) >= 10) return number(Math.round(value));
  if (Math.abs(value) < 0.005) return '0';
  const digits = Math.abs(value).toLocaleString(settings.lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (value < 0 ? '−' : '') + digits;
}

/** What an action is behind the best. */
export const behind = (loss: number): string => (amount(loss) === '0' ? '0' : `−${amount(loss)}`);

/** A probability, finer where it is small. */
export function percent(share: number): string {
  const digits = share < 0.095 && share >= 0.0005 ? 1 : 0;
  const said = (100 * share).toLocaleString(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${said}\u00a0%`;
}

/** In what losses are counted, as a word after any number: table points, or what changes hands in the family. */
export const unitOf = (unit: string, rules: string): string =>
  unit === 'table_points' ? reviewWords().tablePoints : (familyOf(rules)?.paid.forms.at(-1) ?? '');
