/** How much of an event a win is: 0 an ordinary one, 1 a limit, 2 beyond all counting. */
import type { ToldWin } from '../told';

export function grand({ score }: Pick<ToldWin, 'score'>): 0 | 1 | 2 {
  if (score.yakuman > 0) return 2;
  if (score.limit) return 1;
  // Where nothing is limited, a win with a pattern of the highest worths is one.
  return score.fans.some(({ value }) => value >= 64) ? 2 : score.fans.some(({ value }) => value >= 24) ? 1 : 0;
}
