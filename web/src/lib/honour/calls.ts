/** The buttons of a table as with real tiles: all that can be said, right or wrong. */
import type { Catalogue } from '../i18n';
import type { Action, SetKind, Tile, View } from '../protocol';
import { offers, type Offer } from '../table/offers';
import { plain, split } from '../tiles';

/** What is said before it is done: a win is confirmed, a set needs tiles. */
export type Called = 'win' | SetKind;
const KEYS: Record<SetKind, string> = { kong: 'K', pung: 'P', chow: 'C' };

/** What is allowed in any case: what may be a fault never plays by itself. */
export const silent = (legal: readonly Action[]): Action[] => legal.filter(({ type }) => type !== 'win' && type !== 'riichi');

/** The call behind a button, if it is not done at once. */
export const calledBy = (offer: Offer): Called | null =>
  offer.type === 'win' || (offer.action === 'call' && offer.type in KEYS) ? (offer.type as Called) : null;

export function honourOffers(legal: readonly Action[], calls: readonly SetKind[], view: View, t: Catalogue): Offer[] {
  if (legal.length === 0) return [];
  const riichi = legal.some((action) => action.type === 'riichi');
  const rest = offers(
    legal.filter((action) => action.type !== 'riichi'),
    view,
    t,
  ).map((offer) => ({ ...offer, claimed: null, tiles: offer.type === 'win' ? [] : offer.tiles }));
  const plainOffer = { tiles: [], claimed: null };
  const said: Offer[] = [
    ...(riichi ? [{ ...plainOffer, action: 'choose-riichi' as const, type: 'riichi' as const, label: t.act.riichi, key: 'R' }] : []),
    ...(['kong', 'pung', 'chow'] as const)
      .filter((kind) => calls.includes(kind))
      .map((kind) => ({ ...plainOffer, action: 'call' as const, type: kind, label: t.act[kind], key: KEYS[kind] })),
  ];
  const [wins, others] = [rest.filter(({ type }) => type === 'win'), rest.filter(({ type }) => type !== 'win')];
  return [...wins, ...said, ...others];
}

/** The tiles of the hand that somebody means who calls a set, where that is plain: their places. */
export function meant(kind: SetKind, claimed: Tile | null, held: readonly Tile[]): number[] {
  if (!claimed) return [];
  const tile = plain(claimed);
  const places = (wanted: Tile, most: number): number[] => held.flatMap((one, at) => (plain(one) === wanted ? [at] : [])).slice(0, most);
  if (kind === 'pung') return places(tile, 2);
  if (kind === 'kong') return places(tile, 3);
  const [rank, suit] = [Number(tile[0]), tile.slice(1)];
  if (suit === 'z') return [];
  const ways = [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ]
    .map((way) => way.flatMap((step) => places(`${rank + step}${suit}`, 1)))
    .filter((way) => way.length === 2);
  return ways.length === 1 && ways[0] ? ways[0] : [];
}

export const heldBy = (view: View): Tile[] => split(view.players[view.player].concealed ?? '');
