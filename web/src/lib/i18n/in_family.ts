/** A catalogue in the words of the family that is played: riichi calls pon and ron, the others pung and mahjong. */
import { capital, type Catalogue } from './en';

type Words = Readonly<Record<string, string>>;

export function inFamily(t: Catalogue, words: Words): Catalogue {
  const act = (key: keyof Catalogue['act'], what: string = key): string => {
    const word = words[`call_${what}`];
    return word ? capital(word) : t.act[key];
  };
  return {
    ...t,
    tile: (text) => t.tile(text, words['circles']),
    act: {
      ...t.act,
      chow: act('chow'),
      pung: act('pung'),
      kong: act('kong'),
      closed_kong: act('closed_kong'),
      added_kong: act('added_kong'),
      discard: words['to_discard'] ?? t.act.discard,
      win: act('win', 'discard'),
      selfDraw: act('selfDraw', 'self-draw'),
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
