import { expect, it } from 'vitest';
import { unfolded, type SentHand } from '../src/lib/replay/source';

const seat = (tile: string) => ({ concealed: tile, discards: [] as unknown[] });
const hand = {
  view: { left: 70, drawn: null, players: [seat('1m'), seat('2m')] },
  frames: [
    { event: { type: 'hand' }, changes: [] },
    {
      event: { type: 'draw' },
      changes: [
        { at: ['left'], to: 69 },
        { at: ['players', 1, 'concealed'], to: '22m' },
      ],
    },
    {
      event: { type: 'discard' },
      changes: [
        { at: ['players', 1, 'discards', 0], to: { tile: '2m', claimed_by: null } },
        { at: ['players', 1, 'dead'], to: true },
      ],
      waits: [['1m'], null],
    },
    { event: { type: 'pung' }, changes: [{ at: ['players', 1, 'discards', 0, 'claimed_by'], to: 0 }] },
  ],
} as unknown as SentHand;

it('makes every table of a hand from what changed', () => {
  const tables = unfolded(hand).map(({ view }) => view as unknown);
  expect(tables[0]).toEqual(hand.view);
  expect(tables[1]).toEqual({ left: 69, drawn: null, players: [seat('1m'), seat('22m')] });
  const dead = (claimed: number | null) => ({ concealed: '22m', dead: true, discards: [{ tile: '2m', claimed_by: claimed }] });
  expect(tables[2]).toMatchObject({ players: [seat('1m'), dead(null)] });
  expect(tables[3]).toMatchObject({ players: [seat('1m'), dead(0)] });
  expect(unfolded(hand)[2]?.waits).toEqual([['1m'], null]);
});
