/** The score sheet of a table: who sits where, what everybody has. Settlements come from the desk. */
import type { Four, Player, Wind } from '../protocol';
import type { EndKind, RawValue, Settled } from '../tabletop/types';
import { WINDS } from '../tiles';

export interface Sheet {
  rules: string;
  /** Options that differ from the ruleset's own. */
  options: Record<string, RawValue>;
  names: Four<string>;
  scores: Four<number>;
  dealer: Player;
  round: Wind;
  honba: number;
  deposits: number;
  /** Chombo so far, for rules that take them off the final result. */
  chombo: Four<number>;
}

export const PLAYERS: readonly Player[] = [0, 1, 2, 3];
export const STICK = 1000;

export const fresh = (rules: string, start: number, names: Four<string> = ['', '', '', '']): Sheet => ({
  rules,
  options: {},
  names,
  scores: [start, start, start, start],
  dealer: 0,
  round: 'E',
  honba: 0,
  deposits: 0,
  chombo: [0, 0, 0, 0],
});

export const windOf = (sheet: Sheet, player: Player): Wind => WINDS[(player - sheet.dealer + 4) % 4] as Wind;
export const playerOf = (sheet: Sheet, wind: Wind): Player => ((WINDS.indexOf(wind) + sheet.dealer) % 4) as Player;

/** Something for every wind, from something for every player. */
export function byWind<Value>(sheet: Sheet, values: readonly Value[]): Record<Wind, Value> {
  return Object.fromEntries(WINDS.map((wind) => [wind, values[playerOf(sheet, wind)]])) as Record<Wind, Value>;
}

/** The deal passes to the right; after the last of them begins the next round. */
export function passed(sheet: Sheet): Sheet {
  const dealer = ((sheet.dealer + 1) % 4) as Player;
  const round = dealer === 0 ? (WINDS[(WINDS.indexOf(sheet.round) + 1) % 4] as Wind) : sheet.round;
  return { ...sheet, dealer, round };
}

/** The sheet after a settlement. Sticks laid in the hand were paid when they were laid: they go off here. */
export function applied(sheet: Sheet, settled: Settled, riichi: readonly Wind[], kind: EndKind): Sheet {
  const scores = PLAYERS.map((player) => {
    const wind = windOf(sheet, player);
    return sheet.scores[player] - (riichi.includes(wind) ? STICK : 0) + (settled.payments?.[wind] ?? 0);
  }) as Four<number>;
  const chombo = PLAYERS.map(
    (player) => sheet.chombo[player] + (kind === 'chombo' && settled.penalty?.[windOf(sheet, player)] !== undefined ? 1 : 0),
  ) as Four<number>;
  const next = { ...sheet, scores, chombo, honba: settled.honba_next ?? 0, deposits: settled.deposits_left ?? 0 };
  return settled.dealer_stays ? next : passed(next);
}
