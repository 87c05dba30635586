import { describe, expect, it } from 'vitest';
import { catalogues, number } from '../src/lib/i18n';
import { sentence } from '../src/lib/announce';
import type { Lang, Player, TableEvent } from '../src/lib/protocol';
import { flows } from '../src/lib/panels/payment_flows';
import { settings } from '../src/lib/state/settings.svelte';

/** All texts of a catalogue that are not functions. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe('catalogues', () => {
  it.each(['en', 'pl'] as Lang[])('%s has a name for each of the 45 tiles', (lang) => {
    const tiles = [...'mps'].flatMap((suit) => [...'0123456789'].map((digit) => digit + suit));
    tiles.push(...[...'1234567'].map((digit) => `${digit}z`), ...[...'fg'].flatMap((suit) => [...'1234'].map((digit) => digit + suit)));
    const names = tiles.map((tile) => catalogues[lang].tile(tile));
    expect(new Set(names).size).toBe(45);
    expect(names.join()).not.toMatch(/undefined/);
  });
  it('speaks of tiles as players do', () => {
    expect(catalogues.pl.tile('0p')).toBe('5 kółek, czerwona');
    expect(catalogues.en.tile('0p')).toBe('red 5 of circles');
    expect(catalogues.pl.tile('3f')).toBe('kwiat 3, chryzantema');
  });
  it('is Polish in Polish', () => {
    const same = texts(catalogues.pl).filter((text) => text.length > 12 && texts(catalogues.en).includes(text));
    expect(same).toEqual(['Nagashi mangan']);
  });
  it('counts in Polish', () => {
    const { counters } = catalogues.pl.table;
    expect([1, 2, 5, 12, 22].map(counters)).toEqual(['1 licznik', '2 liczniki', '5 liczników', '12 liczników', '22 liczniki']);
  });
  it('names several winners in one sentence', () => {
    const [you, kos, gil] = [
      { name: 'x', you: true },
      { name: 'Kos', you: false },
      { name: 'Gil', you: false },
    ] as const;
    expect(catalogues.en.score.winners([kos, you])).toBe('Kos and you win');
    expect(catalogues.en.score.winners([you, kos, gil])).toBe('You, Kos and Gil win');
    expect(catalogues.pl.score.winners([kos, you])).toBe('Wygrywacie: Kos i ty');
    expect(catalogues.pl.score.winners([kos, gil])).toBe('Wygrywają: Kos i Gil');
  });
  it('writes numbers with a real minus', () => {
    settings.lang = 'en';
    expect([number(25000), number(-1500), number(1500, true), number(0, true)]).toEqual(['25,000', '−1500', '+1500', '0']);
  });
});

describe('announcements', () => {
  const who = (player: Player) => ({ name: player === 0 ? 'You' : `P${player}`, you: player === 0 });
  const say = (event: TableEvent): string | null => sentence(event, catalogues.en, 0, who);
  it('tells one’s own draw and nobody else’s', () => {
    expect(say({ type: 'draw', player: 0, tile: '7z', left: 60 })).toBe('You drew red dragon.');
    expect(say({ type: 'draw', player: 1, tile: null, left: 60 })).toBeNull();
  });
  it('tells discards, claims and payments', () => {
    expect(say({ type: 'discard', player: 2, tile: '0s', drawn: false, riichi: true })).toBe('P2: red 5 of bamboo, riichi.');
    expect(say({ type: 'pung', player: 3, from: 2, tile: '1z', own: '11z' })).toBe('P3: pung East wind.');
    expect(say({ type: 'closed_kong', player: 1, tiles: '0555p' })).toBe('P1: concealed kong 5 of circles.');
    expect(say({ type: 'closed_kong', player: 1, tiles: null })).toBe('P1: concealed kong.');
  });
});

describe('payments as arrows', () => {
  it('lead from every payer to the winner', () => {
    expect(flows([-2000, 8000, -4000, -2000])).toEqual([
      { from: 0, to: 1, amount: 2000 },
      { from: 2, to: 1, amount: 4000 },
      { from: 3, to: 1, amount: 2000 },
    ]);
  });
  it('take sticks from the table and leave them there', () => {
    expect(flows([9000, -8000, 0, 0])).toContainEqual({ from: null, to: 0, amount: 1000 });
    expect(flows([-1000, 0, 0, 0])).toEqual([{ from: 0, to: null, amount: 1000 }]);
  });
  it.each([[[1500, 1500, -1500, -1500]], [[3000, -1000, -1000, -1000]], [[0, 0, 0, 0]]] as [[number, number, number, number]][])(
    'meet the sums of %j',
    (payments) => {
      const sums = [0, 0, 0, 0];
      for (const { from, to, amount } of flows(payments)) {
        if (from !== null) sums[from] = (sums[from] ?? 0) - amount;
        if (to !== null) sums[to] = (sums[to] ?? 0) + amount;
      }
      expect(sums).toEqual(payments);
    },
  );
});
