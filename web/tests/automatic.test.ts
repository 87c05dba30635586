import { expect, it } from 'vitest';
import type { Action, View } from '../src/lib/protocol';
import { automatic } from '../src/lib/state/automatic';
import { soundOf } from '../src/lib/sound';

const OFF = { autoWin: false, noClaims: false, autoFlowers: false, autoDiscard: false };
const view = (phase: View['phase'], riichi = 0): View => ({ player: 0, phase, players: [{ riichi }] }) as unknown as View;
const answer = (legal: Action[], phase: View['phase'], switches = {}, riichi = 0): Action['type'] | null =>
  automatic(legal, view(phase, riichi), { ...OFF, ...switches })?.action.type ?? null;

const claim: Action[] = [{ type: 'pass' }, { type: 'pung', tiles: '55m' }];
const flower: Action[] = [
  { type: 'expose', tile: '1f' },
  { type: 'discard', tile: '1f', drawn: true },
];

it('asks about everything unless a switch is on', () => {
  expect(answer(claim, 'claim')).toBeNull();
  expect(answer([...claim, { type: 'win' }], 'claim')).toBeNull();
  expect(answer(flower, 'turn')).toBeNull();
});

it('passes on claims but never on a win', () => {
  expect(answer(claim, 'claim', { noClaims: true })).toBe('pass');
  expect(answer([...claim, { type: 'win' }], 'claim', { noClaims: true })).toBeNull();
  expect(answer([...claim, { type: 'win' }], 'claim', { noClaims: true, autoWin: true })).toBe('win');
});

it('exposes flowers', () => {
  expect(answer(flower, 'turn', { autoFlowers: true })).toBe('expose');
});

it('discards what is drawn in riichi, unless there is something to decide', () => {
  const drawn: Action = { type: 'discard', tile: '9p', drawn: true };
  const on = { autoDiscard: true };
  expect(answer([drawn], 'turn', on, 1)).toBe('discard');
  expect(answer([drawn], 'turn', {}, 1)).toBeNull();
  expect(answer([drawn], 'turn', on)).toBeNull();
  expect(answer([drawn, { type: 'closed_kong', tile: '9p' }], 'turn', on, 1)).toBeNull();
  expect(answer([drawn, { type: 'win' }], 'turn', on, 1)).toBeNull();
});

it('lets the weightiest event be heard', () => {
  expect(soundOf([{ type: 'discard', player: 0, tile: '1m', drawn: true, riichi: true }])).toBe('riichi');
  expect(
    soundOf([
      { type: 'pung', player: 1, from: 0, tile: '1m', own: '11m' },
      { type: 'dora', tile: '2m' },
    ]),
  ).toBe('call');
  expect(soundOf([{ type: 'draw', player: 0, tile: '1m', left: 3 }])).toBe('draw');
  expect(soundOf([])).toBeNull();
});
