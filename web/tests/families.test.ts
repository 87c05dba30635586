import { beforeAll, describe, expect, it } from 'vitest';
import { counted, families, familyOf, loadFamilies, usualRules, worthOf } from '../src/lib/families.svelte';
import type { Score } from '../src/lib/protocol';
import { settings } from '../src/lib/state/settings.svelte';
import { ScriptedLobby } from '../src/scripted/lobby';

const score = (fields: Partial<Score>): Score => ({ han: 0, fu: 0, yakuman: 0, limit: null, total: 0, ...fields }) as Score;

beforeAll(async () => {
  for (const lang of ['en', 'pl'] as const) await loadFamilies(new ScriptedLobby(), lang);
});

describe('families', () => {
  it('are found by their rulesets', () => {
    expect(families().length).toBeGreaterThan(2);
    expect(familyOf('hk-new')?.goal).toBe('fan');
    expect(familyOf('of-nobody')).toBeUndefined();
    expect(familyOf(usualRules())).toBe(families()[0]);
  });
  it('mean one ruleset where none is named, unless somebody chose another', () => {
    const usual = usualRules();
    settings.rules = 'hk-new';
    expect(usualRules()).toBe('hk-new');
    settings.rules = 'of-nobody';
    expect(usualRules()).toBe(usual);
    settings.rules = '';
  });
  it.each([
    ['tenhou', { han: 3, fu: 40 }, '3 han, 40 fu', '3 han, 40 fu'],
    ['tenhou', { han: 5, fu: 30, limit: 'mangan' }, '5 han, Mangan', '5 han, Mangan'],
    ['tenhou', { yakuman: 1 }, 'Yakuman', 'Yakuman'],
    ['tenhou', { yakuman: 2 }, '2× yakuman', '2× yakuman'],
    ['mcr', { total: 12 }, '12 points', '12 punktów'],
    ['hk-old', { total: 5 }, '5 fan', '5 fanów'],
    ['hk-old', { total: 10, limit: 'limit' }, 'Limit', 'Limit'],
  ] as const)('tell the size of a win: %s %j', (rules, fields, en, pl) => {
    settings.lang = 'en';
    expect(worthOf(rules, score(fields))).toBe(en);
    settings.lang = 'pl';
    expect(worthOf(rules, score(fields))).toBe(pl);
    settings.lang = 'en';
  });
  it('count in Polish', () => {
    const fan = { forms: ['fan', 'fany', 'fanów'] };
    expect([1, 3, 5, 12, 22].map((n) => counted(n, fan))).toEqual(['1 fan', '3 fany', '5 fanów', '12 fanów', '22 fany']);
  });
});
