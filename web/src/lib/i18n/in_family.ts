/** A catalogue in the words of the family that is played: in Polish riichi says pon, the others pung. */
import { capital, type Catalogue } from './en';

type Words = Readonly<Record<string, string>>;

export function inFamily(t: Catalogue, words: Words): Catalogue {
  const act = (key: keyof Catalogue['act'], word: string = key): string => (words[word] ? capital(words[word]) : t.act[key]);
  return {
    ...t,
    act: {
      ...t.act,
      chow: act('chow'),
      pung: act('pung'),
      kong: act('kong'),
      closed_kong: act('closed_kong'),
      added_kong: act('added_kong'),
      win: act('win', 'win_discard'),
      selfDraw: act('selfDraw', 'win_self-draw'),
      rob: act('rob'),
    },
    table: { ...t.table, discardsOf: (who) => t.table.discardsOf(who, words['river']) },
    score: {
      ...t.score,
      selfDraw: words['by_self-draw'] ? capital(words['by_self-draw']) : t.score.selfDraw,
      robbed: (who) => t.score.robbed(who, words['robbed-kong']),
    },
  };
}
