/** The buttons of a decision: what the table allows, in the order players expect, each with a key. */
import type { Catalogue } from '../i18n';
import type { ActionType } from '../game_choice';
import type { Action, Tile, View } from '../protocol';
import { plain, split } from '../tiles';

export interface Offer {
  /** What pressing it does: an action, or choosing the riichi tile or the tiles of a call first. */
  action: Action | 'choose-riichi' | 'call';
  type: ActionType;
  label: string;
  /** Tiles of one's own it would use, and the claimed one. */
  tiles: Tile[];
  claimed: Tile | null;
  key: string;
}

const ORDER: ActionType[] = [
  'win',
  'bonus_win',
  'riichi',
  'kong',
  'closed_kong',
  'added_kong',
  'pung',
  'chow',
  'expose',
  'nine_kinds',
  'tenpai',
  'noten',
  'take',
  'pass',
];
const KEYS: Record<ActionType, string> = {
  win: 'W',
  bonus_win: 'B',
  riichi: 'R',
  kong: 'K',
  closed_kong: 'K',
  added_kong: 'K',
  pung: 'P',
  chow: 'C',
  expose: 'E',
  nine_kinds: 'N',
  tenpai: 'T',
  noten: 'N',
  take: 'T',
  pass: 'X',
  discard: '',
};

function label(action: Action, view: View, t: Catalogue): string {
  if (action.type !== 'win') return t.act[action.type];
  return view.phase === 'rob' ? t.act.rob : view.phase === 'turn' ? t.act.selfDraw : t.act.win;
}

function tilesOf(action: Action, view: View): Tile[] {
  switch (action.type) {
    case 'chow':
    case 'pung':
    case 'kong':
      return split(action.tiles);
    case 'closed_kong':
      return split(view.players[view.player].concealed ?? '').filter((tile) => plain(tile) === plain(action.tile));
    case 'added_kong':
    case 'expose':
      return [action.tile];
    case 'win':
      return view.phase === 'turn' && view.drawn ? [view.drawn] : [];
    default:
      return [];
  }
}

/** All buttons of the moment; discards are made on the hand itself, and riichi is one button however many tiles allow it. */
export function offers(legal: readonly Action[], view: View, t: Catalogue): Offer[] {
  const found: Offer[] = [];
  const riichi = legal.filter((action) => action.type === 'riichi');
  for (const action of legal) {
    if (action.type === 'discard' || action.type === 'riichi') continue;
    const claims = ['chow', 'pung', 'kong', 'win'].includes(action.type) && view.phase !== 'turn';
    found.push({
      action,
      type: action.type,
      label: label(action, view, t),
      tiles: tilesOf(action, view),
      claimed: claims ? view.tile : null,
      key: '',
    });
  }
  if (riichi.length > 0) {
    const only = riichi.length === 1 ? riichi[0] : undefined;
    found.push({
      action: only ?? 'choose-riichi',
      type: 'riichi',
      label: t.act.riichi,
      tiles: [...new Set(riichi.map((action) => action.tile))],
      claimed: null,
      key: '',
    });
  }
  found.sort((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type));
  const taken = new Set<string>();
  for (const offer of found) {
    const wished = [KEYS[offer.type], '2', '3', '4', '5', '6', '7', '8', '9'];
    offer.key = wished.find((key) => !taken.has(key)) ?? '';
    taken.add(offer.key);
  }
  return found;
}

/** The tiles of an offer in words, for those who do not see them: ", 5 of circles, 4 of circles, 6 of circles". */
export const spokenTiles = (offer: Offer, t: Catalogue): string =>
  [...(offer.claimed ? [offer.claimed] : []), ...offer.tiles].map((tile) => `, ${t.tile(tile)}`).join('');
