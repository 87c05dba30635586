import { describe, expect, it } from 'vitest';
import { plain, sideOf, split, without, windTile } from '../src/lib/tiles';
import { places } from '../src/lib/table/meld';
import type { Meld } from '../src/lib/protocol';

describe('tiles as text', () => {
  it('shares digits among the tiles of a suit', () => {
    expect(split('123m406p11z2f')).toEqual(['1m', '2m', '3m', '4p', '0p', '6p', '1z', '1z', '2f']);
    expect(split('')).toEqual([]);
  });
  it('knows a red five for a five', () => {
    expect([plain('0s'), plain('5s'), plain('7z')]).toEqual(['5s', '5s', '7z']);
  });
  it('takes away one copy only', () => {
    expect(without(['5m', '5m', '0m'], '5m')).toEqual(['5m', '0m']);
    expect(without(['5m'], '1z')).toEqual(['5m']);
  });
  it('gives a wind its tile', () => {
    expect([windTile('E'), windTile('N')]).toEqual(['1z', '4z']);
  });
  it('seats by wind: the next in turn is to the right', () => {
    expect([sideOf('S', 'E'), sideOf('W', 'E'), sideOf('N', 'E'), sideOf('E', 'N')]).toEqual([1, 2, 3, 1]);
  });
});

const pung: Meld = { kind: 'pung', tiles: '055m', from: 1, claimed: '5m', concealed: false, added: false };
const shown = (meld: Meld, giver: 1 | 2 | 3 | null): string =>
  places(meld, giver)
    .map(({ tile, turned, stacked }) => (turned ? `<${tile}${stacked ? `+${stacked}` : ''}>` : (tile ?? 'xx')))
    .join(' ');

describe('an exposed set', () => {
  it('turns the claimed tile towards its giver', () => {
    expect(shown(pung, 3)).toBe('<5m> 0m 5m');
    expect(shown(pung, 2)).toBe('0m <5m> 5m');
    expect(shown(pung, 1)).toBe('0m 5m <5m>');
  });
  it('keeps the turned tile of a kong at the end, or second', () => {
    const kong: Meld = { ...pung, kind: 'kong', tiles: '7777z', claimed: '7z' };
    expect(shown(kong, 1)).toBe('7z 7z 7z <7z>');
    expect(shown(kong, 2)).toBe('7z <7z> 7z 7z');
  });
  it('stacks the added tile upon the turned one', () => {
    expect(shown({ ...pung, kind: 'kong', tiles: '3333s', claimed: '3s', added: true }, 2)).toBe('3s <3s+3s> 3s');
  });
  it('lays a chow with the claimed tile first', () => {
    expect(shown({ ...pung, kind: 'chow', tiles: '456p', claimed: '5p' }, 3)).toBe('<5p> 4p 6p');
  });
  it('hides the inner tiles of a concealed kong, and all of one nobody may know', () => {
    const kong: Meld = { kind: 'kong', tiles: '0555p', from: null, claimed: null, concealed: true, added: false };
    expect(shown(kong, null)).toBe('0p xx xx 5p');
    expect(shown({ ...kong, tiles: null }, null)).toBe('xx xx xx xx');
  });
});
