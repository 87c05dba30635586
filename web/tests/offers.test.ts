import { expect, it } from 'vitest';
import { catalogues } from '../src/lib/i18n';
import { inFamily } from '../src/lib/i18n/in_family';
import type { Action, View } from '../src/lib/protocol';
import { offers, spokenTiles } from '../src/lib/table/offers';

const hand = (concealed: string, more: Partial<View> = {}): View =>
  ({ player: 0, phase: 'turn', tile: null, drawn: null, players: [{ concealed }], ...more }) as unknown as View;

const shown = (legal: Action[], view: View): string[] =>
  offers(legal, view, catalogues.en).map(({ key, label, claimed, tiles }) => `${key} ${label}: ${[claimed ?? '-', ...tiles].join(' ')}`);

it('gives every claim its tiles and a key of its own, in the order players expect', () => {
  const legal: Action[] = [
    { type: 'chow', tiles: '46m' },
    { type: 'chow', tiles: '67m' },
    { type: 'pung', tiles: '05m' },
    { type: 'pass' },
    { type: 'win' },
  ];
  expect(shown(legal, hand('4056778m', { phase: 'claim', tile: '5m' }))).toEqual([
    'W Win: 5m',
    'P Pung: 5m 0m 5m',
    'C Chow: 5m 4m 6m',
    '2 Chow: 5m 6m 7m',
    'X Pass: -',
  ]);
});

it('leaves discards to the hand and makes one button of riichi', () => {
  const riichi: Action[] = [
    { type: 'riichi', tile: '1z', drawn: true },
    { type: 'riichi', tile: '9m', drawn: false },
  ];
  const discards: Action[] = [{ type: 'discard', tile: '1z', drawn: true }];
  expect(shown([...riichi, ...discards], hand('9m1z'))).toEqual(['R Riichi: - 1z 9m']);
  expect(offers(riichi, hand('9m1z'), catalogues.en)[0]?.action).toBe('choose-riichi');
  expect(offers(riichi.slice(0, 1), hand('9m1z'), catalogues.en)[0]?.action).toEqual(riichi[0]);
});

it('shows all four tiles of a concealed kong, the red one too', () => {
  expect(shown([{ type: 'closed_kong', tile: '5p' }], hand('0555p1z'))).toEqual(['K Concealed kong: - 0p 5p 5p 5p']);
});

it('has no two equal keys, whatever is on offer', () => {
  const legal: Action[] = ['1m', '2m', '3m'].flatMap((tile): Action[] => [
    { type: 'closed_kong', tile },
    { type: 'added_kong', tile },
  ]);
  legal.push({ type: 'nine_kinds' }, { type: 'noten' });
  const keys = offers(legal, hand('1m'), catalogues.en).map(({ key }) => key);
  expect(new Set(keys).size).toBe(legal.length);
  expect(keys).not.toContain('');
});

it('says its tiles', () => {
  const [chow] = offers([{ type: 'chow', tiles: '06p' }], hand('06p', { phase: 'claim', tile: '4p' }), catalogues.pl);
  expect(chow && spokenTiles(chow, catalogues.pl)).toBe(', 4 kółek, 5 kółek, czerwona, 6 kółek');
});

it('speaks the words of the game that is played', () => {
  const riichi = inFamily(catalogues.en, { call_pung: 'pon', call_discard: 'ron', 'call_self-draw': 'tsumo', pung: 'pung' });
  const labels = (phase: View['phase']) =>
    offers([{ type: 'win' }, { type: 'pung', tiles: '55m' }], hand('55m', { phase, tile: '5m' }), riichi).map(({ label }) => label);
  expect(labels('claim')).toEqual(['Ron', 'Pon']);
  expect(labels('turn')[0]).toBe('Tsumo');
});
