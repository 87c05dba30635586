import { expect, it } from 'vitest';
import { calledBy, honourOffers, meant, silent } from '../src/lib/honour/calls';
import { catalogues } from '../src/lib/i18n';
import type { Action, View } from '../src/lib/protocol';
import { understand } from '../src/lib/spoken/commands';
import { words } from '../src/lib/spoken/texts';
import { settings } from '../src/lib/state/settings.svelte';
import { split } from '../src/lib/tiles';

const view = (phase: string, tile: string | null = null): View =>
  ({ player: 0, phase, tile, drawn: null, players: [{ concealed: '4056778m' }] }) as unknown as View;

it('offers every word that can be said over a discard, whatever the hand is', () => {
  const found = honourOffers([{ type: 'pass' }, { type: 'win' }], ['chow', 'pung', 'kong'], view('claim', '5m'), catalogues.pl);
  expect(found.map(({ key, label, tiles }) => `${key} ${label} ${tiles.length}`)).toEqual([
    'W Wygrana 0',
    'K Kong 0',
    'P Pung 0',
    'C Chow 0',
    'X Pas 0',
  ]);
  expect(found.map(calledBy)).toEqual(['win', 'kong', 'pung', 'chow', null]);
  expect(honourOffers([], ['chow'], view('claim', '5m'), catalogues.pl)).toEqual([]);
});

it('makes one button of riichi and lets nothing that may be a fault play by itself', () => {
  const legal: Action[] = [
    { type: 'discard', tile: '4m', drawn: false },
    { type: 'riichi', tile: '4m', drawn: false },
    { type: 'riichi', tile: '5m', drawn: false },
    { type: 'win' },
  ];
  const found = honourOffers(legal, [], view('turn'), catalogues.en);
  expect(found.map(({ action }) => action)).toEqual([{ type: 'win' }, 'choose-riichi']);
  expect(silent(legal)).toEqual([legal[0]]);
});

it('chooses the tiles of a call where it is plain which are meant', () => {
  const held = split('4056778m1122z');
  expect(meant('pung', '7m', held)).toEqual([4, 5]);
  expect(meant('pung', '5m', held)).toEqual([1, 2]);
  expect(meant('kong', '1z', held)).toEqual([7, 8]);
  expect(meant('chow', '9m', held)).toEqual([4, 6]);
  expect(meant('chow', '6m', held)).toEqual([]); // 45, 57 or 78
  expect(meant('chow', '1z', held)).toEqual([]);
  expect(meant('pung', null, held)).toEqual([]);
});

it('takes any tiles for a call by text', () => {
  settings.lang = 'en';
  const say = (text: string, legal: Action[]) => understand(text, legal, words(), catalogues.en.index, ['chow', 'pung', 'kong']);
  expect(say('p 59m', [{ type: 'pass' }])).toEqual({ kind: 'action', action: { type: 'pung', tiles: '5m9m' } });
  expect(say('p', [{ type: 'pass' }])).toEqual({ kind: 'no_tile', word: 'p' });
  expect(say('p 59m', [])).toEqual({ kind: 'not_now', word: 'p' });
});
