/** The candidates of a decision, drawn over the tiles of the hand: what each is behind, and how dangerous it is. */
import type { ReviewDecision, Tile } from '../protocol';
import type { TileMark } from '../state/table.svelte';
import { behind, percent } from './review_numbers';
import { reviewWords } from './review_texts';

/** From this chance to deal in on, the strip of danger is full. */
const FULL_DANGER = 0.15;
const ON_TILES = ['discard', 'riichi'];

export function marksOf(decision: ReviewDecision | undefined): ReadonlyMap<Tile, TileMark> {
  const marks = new Map<Tile, TileMark>();
  if (!decision) return marks;
  const most = Math.max(...decision.candidates.map(({ loss }) => loss), 1e-9);
  const words = reviewWords();
  for (const { action, loss, danger } of decision.candidates) {
    const [type = '', tile] = action.split(' ');
    if (!tile || !ON_TILES.includes(type) || marks.has(tile)) continue; // the better one comes first
    marks.set(tile, {
      best: action === decision.best,
      played: action === decision.played,
      good: 1 - loss / most,
      danger: Math.min(1, danger / FULL_DANGER),
      text: behind(loss),
      spoken: `${words.behind} ${behind(loss)}, ${words.danger} ${percent(danger)}`,
    });
  }
  return marks;
}
