/** The referee by text: `rule` lists, `rule 2 3` shows what would move, `rule yes` rules so. */
import { number } from '../i18n';
import type { Player, Ruled } from '../protocol';
import type { TableState } from '../state/table.svelte';
import { playersOf } from '../tiles';
import type { Faults } from '../tabletop/types';
import type { SpokenWords } from './texts';

/** Takes what stands behind `rule`; the answer is a line to say, none if the table answers first. */
export function rule(table: TableState, faults: Faults, rest: string, w: SpokenWords): string {
  const told = table.ruled;
  if (w.yes.includes(rest)) {
    if (!told) return w.nothingToRule;
    table.rule(told.ruling, told.player, told.points, false);
    table.ruled = null;
    return '';
  }
  const [whom, what, points] = rest.split(/\s+/).map(Number);
  const ruling = faults.rulings[(what ?? 0) - 1];
  const players = playersOf(table.view?.players ?? []);
  if (!whom || whom > players.length || !ruling || (ruling.points && !points)) {
    const named = players.map((player) => `${player + 1} ${table.who(player).name}`);
    return w.rulings(named.join(', '), faults.rulings.map((one, at) => `${at + 1} ${one.text}`).join('; '));
  }
  table.rule(ruling.id, (whom - 1) as Player, ruling.points ? Math.round(points ?? 0) : 0, true);
  return '';
}

/** What a ruling would do, in a few sentences. */
export function preview(table: TableState, told: Ruled, w: SpokenWords): string {
  const moved = told.payments.flatMap((sum, player) =>
    sum === 0 ? [] : [`${table.who(player as Player).name} ${sum > 0 ? '+' : '−'}${number(Math.abs(sum))}`],
  );
  return w.wouldRule(table.who(told.player).name, told.text, moved.join(', '));
}
