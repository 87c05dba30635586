/** Playing on from a decision of a replay, with bots. */
import { ask } from '../net/api';
import type { Created, Player, Practice, ReviewDecision } from '../protocol';

/** How often each way was tried: both ways meet the same hidden tiles, a second time others. */
const tried = new Map<string, number>();

/** Makes the game; its name. */
export async function practise(replay: string, { event, player }: ReviewDecision, action: string): Promise<string> {
  const way = [replay, event, player, action].join(' ');
  const deal = tried.get(way) ?? 0;
  const made = await begin({ replay, event, player: player as Player, action, deal });
  tried.set(way, deal + 1);
  return made;
}

/** The same once more, with other hidden tiles. */
export const practiseAgain = (last: Practice): Promise<string> => begin({ ...last, deal: (last.deal ?? 0) + 1 });

/** The moment of the review from which a practice hand began. */
export const reviewOf = ({ replay, event, player }: Practice): string => `/replay/${replay}/at/${event}/${player}/own/review`;

const begin = async (wish: Practice): Promise<string> => (await ask<Created>('practice', 'POST', wish)).id;
