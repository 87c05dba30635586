/** A hand on its way to a score: what has been put together so far, as an address and as a request. No rules. */
import type { Tile, Wind, Winning } from '../protocol';
import type { GivenSet, RawValue, ReadHand } from '../tabletop/types';
import { plain, split, WINDS } from '../tiles';

export interface Calc {
  rules: string;
  /** Options that differ from the ruleset's own. */
  options: Record<string, RawValue>;
  hand: Tile[];
  melds: GivenSet[];
  win: Tile | null;
  by: Winning;
  from: Wind | null;
  seat: Wind;
  round: Wind;
  flags: string[];
  dora: Tile[];
  ura: Tile[];
  bonus: Tile[];
  honba: number;
  deposits: number;
  liable: Wind | null;
  tiles_left: number | null;
  fresh_tile: boolean | null;
  fed_by: Wind | null;
  exempt: boolean;
}

export const empty = (rules: string): Calc => ({
  rules,
  options: {},
  hand: [],
  melds: [],
  win: null,
  by: 'self-draw',
  from: null,
  seat: 'E',
  round: 'E',
  flags: [],
  dora: [],
  ura: [],
  bonus: [],
  honba: 0,
  deposits: 0,
  liable: null,
  tiles_left: null,
  fresh_tile: null,
  fed_by: null,
  exempt: false,
});

const SUITS = 'mpszfg';
const rank = (tile: Tile): number => SUITS.indexOf(tile[1] ?? '') * 100 + (tile[0] === '0' ? 49 : Number(tile[0]) * 10);
export const sorted = (tiles: readonly Tile[]): Tile[] => tiles.toSorted((a, b) => rank(a) - rank(b));

/** Tiles as text, digits sharing their suit: `4p 0p 1z` → `40p1z`. */
export function join(tiles: readonly Tile[]): string {
  return tiles.map((tile, at) => (tiles[at + 1]?.[1] === tile[1] ? tile[0] : tile)).join('');
}

/** How many tiles the concealed part takes beside the sets, the winning tile not counted. */
export const room = (calc: Calc): number => 13 - 3 * calc.melds.length;

/** How many copies of a tile are in use anywhere. */
export function used(calc: Calc, tile: Tile): number {
  const everywhere = [
    ...calc.hand,
    ...(calc.win ? [calc.win] : []),
    ...calc.dora,
    ...calc.ura,
    ...calc.bonus,
    ...calc.melds.flatMap((meld) => split(meld.tiles)),
  ];
  if (tile.startsWith('0') || /[fg]/.test(tile)) return everywhere.filter((one) => one === tile).length;
  return everywhere.filter((one) => plain(one) === tile).length;
}

/** The fields of a score request; what a ruleset does not know, the desk leaves out. */
export function request(calc: Calc): Record<string, unknown> {
  const { hand, dora, ura, bonus, win, from, ...rest } = calc;
  return {
    ...rest,
    hand: join(hand),
    win: win ?? '',
    dora: join(dora),
    ura: join(ura),
    bonus: join(bonus),
    ...(calc.by !== 'self-draw' && from ? { from } : {}),
    honba: calc.honba || null,
    deposits: calc.deposits || null,
    exempt: calc.exempt || null,
  };
}

/** A hand as a score book keeps it: what the tiles say themselves, whoever fed it or gave a set as a person. */
export function shownHand(calc: Calc, shown: readonly string[], winds: readonly Wind[]): Record<string, unknown> {
  const told = request(calc);
  if (calc.fed_by !== null) told['fed_by'] = winds.indexOf(calc.fed_by);
  told['melds'] = calc.melds.map((meld) => (meld.from ? { ...meld, from: winds.indexOf(meld.from) } : meld));
  return Object.fromEntries(Object.entries(told).filter(([field, value]) => shown.includes(field) && value !== null && value !== ''));
}

/** The other way round: a hand of a score book, to be looked at again. */
export function withShown(calc: Calc, hand: Record<string, unknown>, winds: readonly Wind[]): Calc {
  const wind = (player: unknown): Wind | undefined => (typeof player === 'number' ? winds[player] : WINDS.find((one) => one === player));
  const tiles = (name: string): Tile[] => split(String(hand[name] ?? ''));
  const melds = (hand['melds'] ?? []) as (Omit<GivenSet, 'from'> & { from?: unknown })[];
  return {
    ...calc,
    hand: sorted(tiles('hand')),
    melds: melds.map(({ from, ...meld }) => ({ ...meld, ...(wind(from) ? { from: wind(from) } : {}) }) as GivenSet),
    win: tiles('win')[0] ?? null,
    by: hand['by'] === 'robbed-kong' && calc.by !== 'self-draw' ? 'robbed-kong' : calc.by,
    flags: [...new Set([...calc.flags, ...((hand['flags'] ?? []) as string[])])],
    dora: tiles('dora'),
    ura: tiles('ura'),
    bonus: tiles('bonus'),
    tiles_left: (hand['tiles_left'] as number | undefined) ?? null,
    fresh_tile: (hand['fresh_tile'] as boolean | undefined) ?? null,
    fed_by: wind(hand['fed_by']) ?? null,
    exempt: hand['exempt'] === true,
  };
}

// The address: the same fields as readable words, only those that say something.

const meldWord = (meld: GivenSet): string =>
  [meld.concealed ? 'closed' : meld.added ? 'added' : meld.kind, meld.tiles, meld.from ?? ''].join('.').replace(/\.$/, '');

export function toAddress(calc: Calc): string {
  const words = new URLSearchParams();
  const put = (name: string, value: string): void => {
    if (value) words.set(name, value);
  };
  put('rules', calc.rules);
  put(
    'set',
    Object.entries(calc.options)
      .map(([key, value]) => `${key}:${value}`)
      .join(','),
  );
  put('hand', join(calc.hand));
  put('sets', calc.melds.map(meldWord).join('-'));
  put('win', calc.win ?? '');
  put('by', calc.by === 'self-draw' ? '' : calc.by);
  put('from', calc.by === 'self-draw' ? '' : (calc.from ?? ''));
  put('seat', calc.seat);
  put('round', calc.round);
  put('flags', calc.flags.join('-'));
  put('dora', join(calc.dora));
  put('ura', join(calc.ura));
  put('bonus', join(calc.bonus));
  put('honba', calc.honba ? String(calc.honba) : '');
  put('deposits', calc.deposits ? String(calc.deposits) : '');
  put('liable', calc.liable ?? '');
  put('left', calc.tiles_left === null ? '' : String(calc.tiles_left));
  put('fresh', calc.fresh_tile === null ? '' : calc.fresh_tile ? 'yes' : 'no');
  put('fed', calc.fed_by ?? '');
  put('exempt', calc.exempt ? 'yes' : '');
  return words.toString();
}

/** The hand of an address; null if it says nothing. What cannot be read is left out. */
export function fromAddress(text: string): Calc | null {
  const words = new URLSearchParams(text);
  const rules = words.get('rules');
  if (!rules) return null;
  const calc = empty(rules);
  const tiles = (name: string): Tile[] => split(words.get(name) ?? '').slice(0, 40);
  const wind = (name: string): Wind | null => WINDS.find((one) => one === words.get(name)) ?? null;
  const number = (name: string): number => Math.min(1000, Math.max(0, Math.trunc(Number(words.get(name)) || 0)));
  const by = words.get('by');
  const fresh = words.get('fresh');
  return {
    ...calc,
    options: optionsOf(words.get('set') ?? ''),
    hand: sorted(tiles('hand')),
    melds: (words.get('sets') ?? '').split('-').filter(Boolean).slice(0, 4).map(meldOf),
    win: tiles('win')[0] ?? null,
    by: by === 'discard' || by === 'robbed-kong' ? by : 'self-draw',
    from: wind('from'),
    seat: wind('seat') ?? 'E',
    round: wind('round') ?? 'E',
    flags: (words.get('flags') ?? '').split('-').filter(Boolean),
    dora: tiles('dora'),
    ura: tiles('ura'),
    bonus: tiles('bonus'),
    honba: number('honba'),
    deposits: number('deposits'),
    liable: wind('liable'),
    tiles_left: words.has('left') ? number('left') : null,
    fresh_tile: fresh === null ? null : fresh === 'yes',
    fed_by: wind('fed'),
    exempt: words.get('exempt') === 'yes',
  };
}

function optionsOf(text: string): Record<string, RawValue> {
  const raw = (word: string): RawValue => {
    if (word === 'true' || word === 'false') return word === 'true';
    return word !== '' && Number.isFinite(Number(word)) ? Number(word) : word;
  };
  const pairs = text
    .split(',')
    .map((one) => one.split(':'))
    .filter((one) => one.length === 2);
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, raw(value)]));
}

function meldOf(word: string): GivenSet {
  const [kind = '', tiles = '', from] = word.split('.');
  const giver = WINDS.find((one) => one === from);
  return {
    kind: kind === 'closed' || kind === 'added' ? 'kong' : kind === 'chow' || kind === 'kong' ? kind : 'pung',
    tiles,
    ...(kind === 'closed' ? { concealed: true } : {}),
    ...(kind === 'added' ? { added: true } : {}),
    ...(giver ? { from: giver } : {}),
  };
}

/** The hand in one line, as it can be typed. */
export function toText(calc: Calc): string {
  const sets = calc.melds.map((meld) => {
    if (meld.concealed) return `(${meld.tiles})`;
    return meld.added ? `[${meld.tiles.slice(0, 3)}+${meld.tiles.slice(3)}]` : `[${meld.tiles}]`;
  });
  return [join([...calc.hand, ...calc.bonus]), ...sets, ...(calc.win ? ['+', calc.win] : [])].filter(Boolean).join(' ');
}

export function withText(calc: Calc, found: ReadHand): Calc {
  return {
    ...calc,
    hand: sorted(split(found.hand)),
    melds: found.melds,
    win: found.win || null,
    bonus: found.bonus ? split(found.bonus) : calc.bonus,
  };
}
