/** Answers that give themselves: the switches at the table, and what cannot be decided otherwise. */
import type { Action, View } from '../protocol';
import type { Settings } from './settings.svelte';

export interface Automatic {
  action: Action;
  /** Milliseconds until it is given, so that one sees what happens. */
  wait: number;
}

type Switches = Pick<Settings, 'autoWin' | 'noClaims' | 'autoFlowers' | 'autoDiscard'> & {
  /** For the rest of this hand what is drawn is discarded. */
  autoDrawn?: boolean;
};

export function automatic(legal: readonly Action[], view: View, switches: Switches): Automatic | null {
  const find = (type: Action['type']): Action | undefined => legal.find((action) => action.type === type);
  const [win, pass, expose, only] = [find('win'), find('pass'), find('expose'), legal[0]];
  if (win) return switches.autoWin ? { action: win, wait: 500 } : null;
  if (expose && switches.autoFlowers && legal.length <= 2) return { action: expose, wait: 450 };
  if (pass && view.phase === 'claim' && switches.noClaims) return { action: pass, wait: 0 };
  const bound = switches.autoDiscard && view.players[view.player].riichi > 0 && view.phase === 'turn';
  if (bound && legal.length === 1 && only?.type === 'discard') return { action: only, wait: 700 };
  const drawn = legal.find((action) => action.type === 'discard' && action.drawn);
  if (switches.autoDrawn && drawn && view.phase === 'turn') return { action: drawn, wait: 600 };
  return null;
}
