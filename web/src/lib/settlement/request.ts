/** An entry as the sheets of the score book make it, said as the question `settle`. Only names change here: no rules. */
import type { Facts } from '../book/facts';
import type { Entry } from '../book/open_book.svelte';
import type { Wind } from '../protocol';
import type { Ends } from '../tabletop/types';

type Fields = Record<string, unknown>;
interface Win {
  winner: number;
  from?: number | null;
  value?: Fields;
  hand?: Fields;
  liable?: number;
}

const winsOf = (entry: Entry): Win[] => (entry['wins'] ?? []) as Win[];

function winOf(win: Win, facts: Facts): Fields {
  const wind = (player: number): Wind | undefined => facts.winds[player];
  const giver = win.from === null || win.from === undefined ? { by: 'self-draw' } : { by: 'discard', from: wind(win.from) };
  const robbed = win.hand?.['by'] === 'robbed-kong' ? { by: 'robbed-kong' } : {};
  const liable = win.liable === undefined ? {} : { liable: wind(win.liable) };
  const worth = win.value ? { value: win.value } : win.hand;
  const fed = typeof win.hand?.['fed_by'] === 'number' ? { fed_by: wind(win.hand['fed_by']) } : {};
  const melds = win.hand?.['melds'] as { from?: number }[] | undefined;
  const sets = melds ? { melds: melds.map(({ from, ...meld }) => ({ ...meld, ...(from === undefined ? {} : { from: wind(from) }) })) } : {};
  return { seat: wind(win.winner), ...worth, ...fed, ...sets, ...giver, ...robbed, ...liable };
}

/** What is asked of the desk about an entry. */
export function settleRequest(entry: Entry, facts: Facts, ends: Ends): Fields {
  const winds = (players: unknown): (Wind | undefined)[] => ((players ?? []) as number[]).map((player) => facts.winds[player]);
  return {
    rules: facts.rules,
    options: { ...facts.options, ...ends.options[entry.type] },
    kind: entry.type,
    hand: `${facts.round}${facts.deal}.${facts.counter}`,
    ...(ends.sticks ? { deposits: facts.deposits, riichi: winds(facts.laid) } : {}),
    ...(entry.type === 'win' ? { wins: winsOf(entry).map((win) => winOf(win, facts)) } : {}),
    ...(entry['tenpai'] ? { tenpai: winds(entry['tenpai']) } : {}),
    ...(entry['by'] ? { by: winds(entry['by']) } : {}),
  };
}

/** Who wins after a declaration has laid a stick. */
export const declarers = (entry: Entry, declarations: readonly string[]): number[] =>
  winsOf(entry)
    .filter((win) => ((win.hand?.['flags'] ?? []) as string[]).some((flag) => declarations.includes(flag)))
    .map((win) => win.winner);
