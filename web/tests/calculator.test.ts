import { describe, expect, it } from 'vitest';
import {
  empty,
  fromAddress,
  join,
  room,
  shownHand,
  sorted,
  toAddress,
  toText,
  used,
  withShown,
  type Calc,
} from '../src/lib/calculator/hand';
import { back, possible, press, type Target } from '../src/lib/calculator/keys';
import type { Facts } from '../src/lib/book/facts';
import { declarers, settleRequest } from '../src/lib/settlement/request';
import type { Wind } from '../src/lib/protocol';
import type { Ends } from '../src/lib/tabletop/types';

const full: Calc = {
  ...empty('hk-old'),
  options: { min_fan: 3, multi_win: true, style: 'old' },
  hand: ['5p', '5p', '3z', '3z'],
  melds: [
    { kind: 'pung', tiles: '111z', from: 'N' },
    { kind: 'kong', tiles: '2222z', added: true, from: 'W' },
    { kind: 'kong', tiles: '4444s', concealed: true },
  ],
  win: '5p',
  by: 'discard',
  from: 'W',
  seat: 'S',
  flags: ['last_tile', 'replacement'],
  dora: ['3z', '0p'],
  bonus: ['1f', '2g'],
  honba: 2,
  deposits: 1,
  tiles_left: 0,
  fresh_tile: true,
  exempt: true,
};

describe('a hand', () => {
  it('survives its address', () => {
    expect(fromAddress(toAddress(full))).toEqual(full);
    expect(fromAddress(toAddress(empty('mcr')))).toEqual(empty('mcr'));
    expect(fromAddress('')).toBeNull();
  });
  it('ignores nonsense in an address', () => {
    const found = fromAddress('rules=tenhou&seat=X&honba=-4&by=magic&hand=12m');
    expect(found).toEqual({ ...empty('tenhou'), hand: ['1m', '2m'] });
  });
  it('is written as people type it', () => {
    expect(toText(full)).toBe('55p33z1f2g [111z] [222+2z] (4444s) + 5p');
    expect(join(sorted(['6p', '0p', '1z', '4p', '5p']))).toBe('4056p1z');
  });
  it('counts copies everywhere', () => {
    expect(used(full, '5p')).toBe(4);
    expect(used(full, '0p')).toBe(1);
    expect(used(full, '3z')).toBe(3);
  });
});

describe('the keyboard', () => {
  const type = (tiles: string[], target: Target = 'hand', calc = empty('tenhou')): [Calc, Target] =>
    tiles.reduce<[Calc, Target]>(([now, aim], tile) => press(now, aim, tile), [calc, target]);

  it('fills the hand, then the winning tile', () => {
    const [calc, target] = type([...'123456789'].map((digit) => `${digit}m`).concat(['1z', '1z', '1z', '2z', '2z']));
    expect(calc.hand).toHaveLength(13);
    expect([calc.win, target]).toEqual(['2z', 'win']);
  });
  it('makes sets and goes back to the hand', () => {
    const [calc, target] = press(empty('tenhou'), 'chow', '3p');
    expect(calc.melds).toEqual([{ kind: 'chow', tiles: '345p' }]);
    expect([room(calc), target]).toEqual([10, 'hand']);
    expect(press(calc, 'closed', '1z')[0].melds[1]).toEqual({ kind: 'kong', tiles: '1111z', concealed: true });
    expect(back(calc, 'chow')[0].melds).toEqual([]);
  });
  it('knows what is left of a tile', () => {
    const [calc] = type(['1m', '1m', '1m']);
    expect(possible(calc, 'hand', '1m')).toBe(true);
    expect(possible(calc, 'pung', '1m')).toBe(false);
    expect(possible(calc, 'chow', '8m')).toBe(false);
    expect(possible(calc, 'chow', '1z')).toBe(false);
    expect(possible(press(calc, 'hand', '1m')[0], 'dora', '1m')).toBe(false);
    expect(possible(press(calc, 'hand', '0p')[0], 'hand', '0p')).toBe(false);
  });
});

describe('a hand in a score book', () => {
  const winds: Wind[] = ['S', 'W', 'N', 'E'];
  const calc: Calc = { ...full, seat: 'E', fed_by: 'N', tiles_left: null };
  it('has what the ruleset says that tiles show, and persons for winds', () => {
    const found = shownHand(calc, ['hand', 'win', 'melds', 'flags', 'tiles_left', 'fed_by'], winds);
    expect(found).toMatchObject({ hand: join(calc.hand), fed_by: 2 });
    expect(found['melds']).toEqual([
      { kind: 'pung', tiles: '111z', from: 2 },
      { kind: 'kong', tiles: '2222z', added: true, from: 1 },
      { kind: 'kong', tiles: '4444s', concealed: true },
    ]);
    expect(Object.keys(found)).not.toContain('seat');
    expect(Object.keys(found)).not.toContain('tiles_left');
    expect(shownHand(calc, ['hand'], winds)).toEqual({ hand: join(calc.hand) });
  });
  it('is looked at again as it was', () => {
    const shown = ['hand', 'win', 'by', 'melds', 'flags', 'dora', 'ura', 'bonus', 'tiles_left', 'fresh_tile', 'fed_by', 'exempt'];
    const { rules, options, seat, round, by, from, honba, deposits } = calc;
    const table: Calc = { ...empty(rules), options, seat, round, by, from, honba, deposits };
    expect(withShown(table, shownHand(calc, shown, winds), winds)).toEqual(calc);
  });
});

describe('a settlement', () => {
  const facts = { rules: 'tenhou', options: {}, winds: ['E', 'S', 'W', 'N'], round: 'S', deal: 3, counter: 1, deposits: 2, laid: [1] };
  const asked = (entry: Parameters<typeof settleRequest>[0]): Record<string, unknown> =>
    settleRequest(entry, facts as unknown as Facts, { sticks: true, options: { chombo: { chombo: 'x' } } } as unknown as Ends);
  it('says a win in winds, by value or by tiles', () => {
    expect(asked({ type: 'win', wins: [{ winner: 1, from: 3, value: { han: 2, fu: 30 }, liable: 0 }] })).toEqual({
      ...{ rules: 'tenhou', options: {}, kind: 'win', hand: 'S3.1', deposits: 2, riichi: ['S'] },
      wins: [{ seat: 'S', by: 'discard', from: 'N', value: { han: 2, fu: 30 }, liable: 'E' }],
    });
    const robbed = { type: 'win', wins: [{ winner: 0, from: 1, hand: { hand: '1m', by: 'robbed-kong', flags: ['riichi'] } }] };
    expect(asked(robbed)['wins']).toEqual([{ seat: 'E', by: 'robbed-kong', from: 'S', hand: '1m', flags: ['riichi'] }]);
    expect(declarers(robbed, ['riichi'])).toEqual([0]);
    const fed = { type: 'win', wins: [{ winner: 0, hand: { hand: '1m', fed_by: 2 } }] };
    expect(asked(fed)['wins']).toEqual([{ seat: 'E', by: 'self-draw', hand: '1m', fed_by: 'W' }]);
    const sets = { type: 'win', wins: [{ winner: 0, hand: { hand: '1m', melds: [{ kind: 'pung', tiles: '111z', from: 3 }] } }] };
    expect(asked(sets)['wins']).toMatchObject([{ melds: [{ kind: 'pung', tiles: '111z', from: 'N' }] }]);
  });
  it('says who waits, whose fault it was, and the options an end needs', () => {
    expect(asked({ type: 'nagashi', by: [2], tenpai: [0, 3] })).toMatchObject({ by: ['W'], tenpai: ['E', 'N'] });
    expect(asked({ type: 'chombo', by: [1] })).toMatchObject({ kind: 'chombo', options: { chombo: 'x' } });
  });
});
