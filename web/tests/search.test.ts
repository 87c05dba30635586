import { expect, it } from 'vitest';
import { matches } from '../src/lib/tabletop/search';
import { tied } from '../src/lib/i18n/tied';
import { inFamily } from '../src/lib/i18n/in_family';
import { catalogues } from '../src/lib/i18n';

/** Spellings of guides and cards, and the names they must find. */
it.each([
  ['Iipeikō', ['Iipeikou']],
  ['Hōtei', ['Houtei raoyui']],
  ['Chan Kan', ['Chankan']],
  ['Tanyaochū', ['Tanyao', 'Tanyao chuu']],
  ['混全帯幺九', ['混全帯么九']],
  ['九蓮宝灯', ['九蓮宝燈']],
  ['九蓮宝灯', ['九莲宝灯']],
  ['male trzy smoki', ['Małe Trzy Smoki']],
])('%s is found', (text, names) => {
  expect(matches(text, names)).toBe(true);
  expect(matches(text, ['Pinfu', '平和'])).toBe(false);
});

const who = { name: 'Ala', you: false };
const RIICHI = {
  call_chow: 'chi',
  call_pung: 'pon',
  call_kong: 'kan',
  call_closed_kong: 'ukryty kan',
  'by_self-draw': 'tsumo',
  river: 'odrzucone kamienie',
};

it('says at the table what the family says', () => {
  const t = inFamily(catalogues.pl, RIICHI);
  expect([t.act.chow, t.act.pung, t.act.kong, t.act.closed_kong]).toEqual(['Chi', 'Pon', 'Kan', 'Ukryty kan']);
  expect(t.table.discardsOf(who)).toBe('Odrzucone kamienie gracza Ala');
  expect(t.score.selfDraw).toBe('Tsumo');
  expect(catalogues.pl.table.discardsOf(who)).toBe('Zrzutki gracza Ala');
  expect(inFamily(catalogues.pl, {}).act).toEqual(catalogues.pl.act);
});

it('words of one letter stay with the next word', () => {
  expect(tied('W grze i w domu, z a (z) do o-o')).toBe('W\u00a0grze i\u00a0w\u00a0domu, z\u00a0a\u00a0(z) do o-o');
});
