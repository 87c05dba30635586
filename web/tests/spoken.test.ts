import { describe, expect, it } from 'vitest';
import { folded, honours, tilesOf, understand } from '../src/lib/spoken/commands';
import { words } from '../src/lib/spoken/texts';
import { en } from '../src/lib/i18n/en';
import { pl } from '../src/lib/i18n/pl';
import { settings } from '../src/lib/state/settings.svelte';
import type { Action } from '../src/lib/protocol';

const legal: Action[] = [
  { type: 'discard', tile: '5p', drawn: false },
  { type: 'discard', tile: '5p', drawn: true },
  { type: 'discard', tile: '0p', drawn: false },
  { type: 'discard', tile: '5z', drawn: false },
  { type: 'closed_kong', tile: '1m' },
];
const claims: Action[] = [{ type: 'chow', tiles: '46p' }, { type: 'chow', tiles: '06p' }, { type: 'pung', tiles: '55p' }, { type: 'pass' }];

describe('commands', () => {
  settings.lang = 'en';
  const english = (text: string, actions = legal) => understand(text, actions, words(), en.index);

  it('reads tiles as people type them', () => {
    const letters = honours(pl.index);
    expect(tilesOf('5p', letters)).toEqual(['5p']);
    expect(tilesOf('P5', letters)).toEqual(['5p']);
    expect(tilesOf('46p', letters)).toEqual(['4p', '6p']);
    expect(tilesOf('Bi', letters)).toEqual(['5z']);
    expect(tilesOf('9z', letters)).toBeNull();
    expect(folded('Ręka Łódź')).toBe('reka lodz');
  });

  it('finds the discard that is meant', () => {
    expect(english('d 5p')).toEqual({ kind: 'action', action: legal[1] });
    expect(english('d')).toEqual({ kind: 'action', action: legal[1] });
    expect(english('d 0p')).toEqual({ kind: 'action', action: legal[2] });
    expect(english('d wh')).toEqual({ kind: 'action', action: legal[3] });
    expect(english('d 9s')).toEqual({ kind: 'not_now', word: 'd 9s' });
    expect(english('d what')).toEqual({ kind: 'no_tile', word: 'what' });
    expect(english('k')).toEqual({ kind: 'action', action: legal[4] });
  });

  it('asks where several ways are possible', () => {
    expect(english('c', claims)).toEqual({ kind: 'which', actions: [claims[0], claims[1]] });
    expect(english('c 46p', claims)).toEqual({ kind: 'action', action: claims[0] });
    expect(english('chi 06p', claims)).toEqual({ kind: 'action', action: claims[1] });
    expect(english('x', claims)).toEqual({ kind: 'action', action: claims[3] });
    expect(english('win', claims)).toEqual({ kind: 'not_now', word: 'win' });
  });

  it('understands questions in both languages, and says what it does not', () => {
    expect(english('Rivers 6')).toEqual({ kind: 'question', question: 'rivers', rest: '6' });
    settings.lang = 'pl';
    expect(understand('Ręka', legal, words(), pl.index)).toEqual({ kind: 'question', question: 'hand', rest: '' });
    expect(understand('odrzuć Bi', legal, words(), pl.index)).toEqual({ kind: 'action', action: legal[3] });
    settings.lang = 'en';
    expect(english('xyzzy')).toEqual({ kind: 'unknown', word: 'xyzzy' });
  });

  it('has no word for two things', () => {
    for (const lang of ['en', 'pl'] as const) {
      settings.lang = lang;
      const all = [...Object.values(words().questions), ...Object.values(words().actions)].flat();
      expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
    }
  });
});
