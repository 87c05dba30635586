/** The table in sentences: what is asked for, and what can be done. */
import type { Catalogue } from '../i18n';
import { handName, number } from '../i18n';
import type { Action, Player, Tile, View } from '../protocol';
import type { TableState } from '../state/table.svelte';
import { playersOf, split, without } from '../tiles';
import { named } from './commands';
import type { SpokenWords } from './texts';

/** Oneself first, then the others in the order of play. */
const inTurn = (view: View): Player[] => {
  const all = playersOf(view.players);
  return [...all.slice(view.player), ...all.slice(0, view.player)];
};
export const spoken = (tiles: readonly Tile[], t: Catalogue): string => tiles.map((tile) => t.tile(tile)).join(', ');

/** The concealed tiles by suit, in order, without the one just drawn. */
export function hand(view: View, t: Catalogue, w: SpokenWords): string {
  const all = split(view.players[view.player].concealed ?? '');
  const rest = view.drawn ? without(all, view.drawn) : all;
  return w.hand(spoken(rest, t), view.drawn && t.tile(view.drawn));
}

export function rivers(table: TableState, view: View, t: Catalogue, w: SpokenWords, last: number): string[] {
  return inTurn(view).map((player) => {
    const tiles = view.players[player].discards.map((one) => one.tile);
    return w.river(table.who(player).name, spoken(last > 0 ? tiles.slice(-last) : tiles, t));
  });
}

export function melds(table: TableState, view: View, t: Catalogue, w: SpokenWords): string[] {
  return inTurn(view).map((player) => {
    const { melds: sets, bonus } = view.players[player];
    const told = sets.map(
      (set) =>
        `${t.act[set.concealed ? 'closed_kong' : set.kind].toLowerCase()} ${spoken(split(set.tiles ?? '').slice(0, set.kind === 'chow' ? 3 : 1), t)}`,
    );
    return w.melds(table.who(player).name, [...told, ...split(bonus).map((tile) => t.tile(tile))].join('; '));
  });
}

export function scores(table: TableState, view: View, w: SpokenWords): string {
  return `${inTurn(view)
    .map((player) => w.score(table.who(player).name, number(view.scores[player]), table.places?.[player] ?? 0))
    .join('; ')}.`;
}

export function info(table: TableState, view: View, t: Catalogue, w: SpokenWords): string {
  const lines = [w.info(handName(view.hand), table.who(view.dealer).name, view.left, spoken(view.dora, t))];
  if (view.honba) lines.push(w.counters(view.honba));
  if (view.deposits) lines.push(w.sticks(view.deposits));
  return lines.join(' ');
}

/** An action in words: "discard 5 of circles". */
export function action(one: Action, t: Catalogue): string {
  const tiles = spoken(named(one), t);
  return `${t.act[one.type].toLowerCase()}${tiles ? ` ${tiles}` : ''}`;
}

/** What can be done besides discarding, which is said once for all tiles. */
export function choices(legal: readonly Action[], t: Catalogue): string {
  const ways = legal.filter((one) => one.type === 'riichi').length;
  const others = legal.filter((one) => one.type !== 'discard' && (one.type !== 'riichi' || ways < 4));
  const riichi = ways < 4 ? [] : [t.act.riichi.toLowerCase()];
  const discards = legal.some((one) => one.type === 'discard') ? [t.act.discard.toLowerCase()] : [];
  return [...others.map((one) => action(one, t)), ...riichi, ...discards].join('; ');
}

export function help(w: SpokenWords): string[] {
  const lines = Object.entries(w.questions).map(([question, [word]]) => `${word}: ${w.about[question as keyof SpokenWords['about']]}.`);
  return [w.actionHelp, w.tileHelp, ...lines];
}
