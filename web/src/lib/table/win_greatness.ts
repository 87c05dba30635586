/** How much of an event a win is: 0 an ordinary one, 1 a limit, 2 beyond all counting. */
import { familyOf } from '../families.svelte';
import type { CompleteWin } from '../table_events';

export function greatness({ request, score }: Pick<CompleteWin, 'request' | 'score'>): 0 | 1 | 2 {
  if (score.yakuman > 0) return 2;
  if (score.limit) return 1;
  const [great = Infinity, greatest = Infinity] = familyOf(request.rules)?.great_worths ?? [];
  const best = Math.max(0, ...score.fans.map(({ value }) => value));
  return best >= greatest ? 2 : best >= great ? 1 : 0;
}
