/** The size of a win in a few words: "3 han, 40 fu", "5 han, Mangan", "12 points", "5 fan". */
import { familyOf } from '../families';
import type { Catalogue } from '../i18n';
import type { WinEvent } from '../protocol';

export function worth({ request, score }: WinEvent, t: Catalogue): string {
  const limit = score.limit && (t.score.limits[score.limit] ?? score.limit);
  switch (familyOf(request.rules)) {
    case 'mcr':
      return t.score.points(score.total);
    case 'hongkong':
      return limit ?? t.score.fans(score.total);
    default:
      if (score.yakuman > 0) return t.score.yakuman(score.yakuman);
      return [t.score.han(score.han), limit ?? t.score.fuCount(score.fu)].join(', ');
  }
}
