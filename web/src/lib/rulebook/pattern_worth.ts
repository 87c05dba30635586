/** What a pattern is worth, in words. */
import { patternWorth } from '../families.svelte';
import type { FamilyAbout } from '../tabletop/types';
import type { RuleWords } from './texts';

interface Worth {
  closed: number;
  open: number;
  limit: boolean;
  paid_as: string;
}

export function inWords({ closed, open, limit, paid_as }: Worth, family: FamilyAbout | undefined, w: RuleWords): string {
  if (paid_as) return open ? paid_as : w.closedOnly(paid_as);
  if (!family) return '';
  const limited = (n: number): string => (family.limit.times && n > 1 ? `${n} × ${family.limit.one}` : family.limit.one);
  const say = (n: number): string => (limit ? limited(n) : patternWorth(family, n));
  if (closed === open) return say(closed);
  if (!open) return w.closedOnly(say(closed));
  if (!closed) return say(open);
  return w.closedOpen(String(closed), say(open));
}
