/** What a pattern is worth, in words. */
import type { Family } from '../protocol';
import type { RuleWords } from './texts';

interface Worth {
  closed: number;
  open: number;
  limit: boolean;
  paid_as: string;
}

export function inWords({ closed, open, limit, paid_as }: Worth, family: Family, w: RuleWords): string {
  if (paid_as) return open ? paid_as : w.closedOnly(paid_as);
  const say = (n: number): string => (limit ? (family === 'riichi' ? w.timesYakuman(n) : w.limit) : w.worth[family](n));
  if (closed === open) return say(closed);
  if (!open) return w.closedOnly(say(closed));
  if (!closed) return say(open);
  return w.closedOpen(String(closed), say(open));
}
