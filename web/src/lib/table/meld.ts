/** How an exposed set lies on the table. No rules: only which tile is turned, stacked or face down. */
import type { Meld, Tile } from '../protocol';
import { split, without, type Side } from '../tiles';

export interface Place {
  /** null: face down. */
  tile: Tile | null;
  turned: boolean;
  /** The tile laid upon the turned one, in an added kong. */
  stacked?: Tile;
}

const upright = (tile: Tile | null): Place => ({ tile, turned: false });

/**
 * The places of a set from its owner's left to right.
 *
 * The claimed tile is turned and points to the giver: left, middle or right. A concealed kong shows its outer tiles;
 * one that others may not know is all face down.
 */
export function places(meld: Meld, giver: Side | null): Place[] {
  if (meld.tiles === null) return [null, null, null, null].map(upright);
  const tiles = split(meld.tiles);
  if (meld.concealed || meld.claimed === null || giver === null) {
    return tiles.map((tile, at) => upright(meld.concealed && (at === 1 || at === 2) ? null : tile));
  }
  let own = without(tiles, meld.claimed);
  const turned: Place = { tile: meld.claimed, turned: true };
  if (meld.added) {
    const [stacked, ...rest] = own;
    own = rest;
    if (stacked) turned.stacked = stacked;
  }
  const at = giver === 3 ? 0 : giver === 2 ? 1 : own.length;
  return own.map(upright).toSpliced(at, 0, turned);
}
