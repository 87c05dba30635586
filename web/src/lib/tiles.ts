/** Tiles as text: reading, order, and who sits where. No rules. */
import type { Player, Tile, Tiles, View, Wind } from './protocol';

export const WINDS: readonly Wind[] = ['E', 'S', 'W', 'N'];

/** The tiles of a text, in its order: `406p1z` → `4p 0p 6p 1z`. */
export function split(tiles: Tiles): Tile[] {
  const found: Tile[] = [];
  let digits = '';
  for (const sign of tiles) {
    if (sign >= '0' && sign <= '9') digits += sign;
    else {
      for (const digit of digits) found.push(digit + sign);
      digits = '';
    }
  }
  return found;
}

/** `0p` → `5p`: the tile without its colour. */
export const plain = (tile: Tile): Tile => (tile.startsWith('0') ? `5${tile.slice(1)}` : tile);

/** The tiles without one copy of another; unchanged if it is not there. */
export function without(tiles: readonly Tile[], tile: Tile): Tile[] {
  const at = tiles.indexOf(tile);
  return at < 0 ? [...tiles] : tiles.toSpliced(at, 1);
}

/** The tile of a wind: its face doubles as the wind's sign. */
export const windTile = (wind: Wind): Tile => `${WINDS.indexOf(wind) + 1}z`;

/** Where somebody sits, seen from a player: 0 the same, 1 to the right, 2 across, 3 to the left. */
export type Side = 0 | 1 | 2 | 3;

const QUARTERS = 4; // sides of a table, however many sit there

export const sideOf = (who: Wind, seenFrom: Wind): Side => ((WINDS.indexOf(who) - WINDS.indexOf(seenFrom) + QUARTERS) % QUARTERS) as Side;

/** The player who sits on a side of the screen. */
export function playerAt(view: View, side: Side): Player {
  const mine = view.players[view.player].wind;
  return view.players.findIndex((player) => sideOf(player.wind, mine) === side) as Player;
}

/** The players of a match, by a list that has an entry for each. */
export const playersOf = (entries: readonly unknown[]): Player[] => entries.map((_, player) => player as Player);

/** The sides of the screen at which somebody sits, one's own first. */
export const sidesOf = (view: View): Side[] =>
  playersOf(view.players)
    .map((player) => sideOnScreen(view, player))
    .sort((one, other) => one - other);

/** The seat of a player on the screen. */
export const sideOnScreen = (view: View, player: Player): Side => sideOf(view.players[player].wind, view.players[view.player].wind);
