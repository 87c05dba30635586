/** The tile keyboard: where the next tile goes, and which tiles can go there. */
import type { Tile } from '../protocol';
import type { GivenSet, Knows } from '../tabletop/types';
import { plain } from '../tiles';
import { join, room, sorted, used, type Calc } from './hand';

export type Target = 'hand' | 'chow' | 'pung' | 'kong' | 'closed' | 'win' | 'dora' | 'ura' | 'bonus';

const row = (suit: string, most = 9): Tile[] => Array.from({ length: most }, (_, at) => `${at + 1}${suit}`);
export const ROWS: readonly Tile[][] = [row('m'), row('p'), row('s'), row('z', 7)];
export const BONUS_ROWS: readonly Tile[][] = [row('f', 4), row('g', 4)];

/** The targets a ruleset knows. */
export function targets(knows: Knows | undefined, calc: Calc): Target[] {
  const found: Target[] = ['hand', 'chow', 'pung', 'kong', 'closed', 'win'];
  const has = (field: string): boolean => knows?.fields.includes(field) ?? false;
  if (has('dora')) found.push('dora');
  if (has('ura') && calc.flags.some((flag) => knows?.declarations.includes(flag))) found.push('ura');
  if (has('bonus')) found.push('bonus');
  return found;
}

/** The tiles of a set that begins with (chow) or consists of a tile; a red five counts as itself. */
export function tilesOfSet(target: Target, tile: Tile): Tile[] {
  if (target !== 'chow') {
    const rest = Array.from({ length: target === 'pung' ? 2 : 3 }, () => plain(tile));
    return [tile, ...rest];
  }
  const [first, suit = ''] = [Number(plain(tile)[0]), tile[1]];
  return [tile, `${first + 1}${suit}`, `${first + 2}${suit}`];
}

const isSet = (target: Target): boolean => ['chow', 'pung', 'kong', 'closed'].includes(target);

/** Can this key do anything for the target? */
export function possible(calc: Calc, target: Target, tile: Tile): boolean {
  if (target === 'chow' && (tile[1] === 'z' || Number(plain(tile)[0]) > 7)) return false;
  if (isSet(target)) {
    if (calc.melds.length === 4) return false;
    const tiles = tilesOfSet(target, tile);
    if (tile.startsWith('0') && used(calc, tile) > 0) return false;
    return [...new Set(tiles.map(plain))].every((one) => used(calc, one) + tiles.filter((each) => plain(each) === one).length <= 4);
  }
  // The winning tile is replaced, not added.
  const rest = target === 'win' ? { ...calc, win: null } : calc;
  if (/[fg]/.test(tile)) return used(rest, tile) === 0;
  return used(rest, plain(tile)) < 4 && (!tile.startsWith('0') || used(rest, tile) === 0);
}

/** The hand with a tile put where it goes, and where the next one should go. */
export function press(calc: Calc, target: Target, tile: Tile): [Calc, Target] {
  if (target === 'win') return [{ ...calc, win: tile }, 'win'];
  if (target === 'dora' || target === 'ura' || target === 'bonus') {
    const most = target === 'bonus' ? 8 : 5;
    return [{ ...calc, [target]: [...calc[target], tile].slice(0, most) }, target];
  }
  if (isSet(target)) {
    const set: GivenSet = {
      kind: target === 'chow' || target === 'pung' ? target : 'kong',
      tiles: join(sorted(tilesOfSet(target, tile))),
      ...(target === 'closed' ? { concealed: true } : {}),
    };
    const next = { ...calc, melds: [...calc.melds, set] };
    return [next, next.hand.length >= room(next) ? 'win' : 'hand'];
  }
  if (calc.hand.length >= room(calc)) return [{ ...calc, win: tile }, 'win'];
  const next = { ...calc, hand: sorted([...calc.hand, tile]) };
  return [next, next.hand.length >= room(next) ? 'win' : 'hand'];
}

/** The hand without the last thing a target holds. */
export function back(calc: Calc, target: Target): [Calc, Target] {
  if (target === 'dora' || target === 'ura' || target === 'bonus') return [{ ...calc, [target]: calc[target].slice(0, -1) }, target];
  if (isSet(target)) return [{ ...calc, melds: calc.melds.slice(0, -1) }, target];
  if (calc.win) return [{ ...calc, win: null }, 'win'];
  return [{ ...calc, hand: calc.hand.slice(0, -1) }, 'hand'];
}
