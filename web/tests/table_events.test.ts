import { describe, expect, it } from 'vitest';
import { sentence } from '../src/lib/announce';
import { en } from '../src/lib/i18n/en';
import { pl } from '../src/lib/i18n/pl';
import type { Player, SettledEvent, TableEvent, WinEvent } from '../src/lib/protocol';
import { isSettlement, isWin } from '../src/lib/table_events';

const win: WinEvent = { type: 'win', player: 1, from: null, request: null, score: null };
const settled: SettledEvent = {
  type: 'settled',
  payments: null,
  scores: null,
  honba: null,
  deposits: null,
  dealer_stays: null,
  salt: null,
  wall: null,
};
const who = (player: Player) => ({ you: false, name: `P${player}` });

describe('events of logs that leave things out', () => {
  it('are not taken for what a table tells', () => {
    expect(isWin(win)).toBe(false);
    expect(isSettlement(settled)).toBe(false);
    expect(isSettlement({ ...settled, payments: [0, 0, 0, 0], scores: [1, 1, 1, 1] })).toBe(true);
  });
  it('are announced as far as they go', () => {
    expect(sentence(settled, en, 0, who)).toBeNull();
    expect(sentence({ type: 'final', scores: [1, 2, 3, 4], places: null }, en, 0, who)).toBeNull();
  });
});

describe('the referee', () => {
  const ruling: TableEvent = { type: 'ruling', player: 2, ruling: 'dead_hand' };
  const take: TableEvent = { type: 'take', player: 2 };
  it.each([en, pl])('is heard in every language', (t) => {
    expect(sentence(ruling, t, 0, who)).toContain('P2');
    expect(sentence(take, t, 0, who)).toContain('P2');
  });
});
