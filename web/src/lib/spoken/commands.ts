/** What somebody types, understood: a question, or one of the actions that the table allows. */
import type { ActionType } from '../game_choice';
import type { Action, SetKind, Tile } from '../protocol';
import { plain, split } from '../tiles';
import type { SpokenWords } from './texts';

export type Question =
  | 'help'
  | 'hand'
  | 'rivers'
  | 'waits'
  | 'melds'
  | 'scores'
  | 'info'
  | 'legal'
  | 'last'
  | 'why'
  | 'hint'
  | 'back'
  | 'next'
  | 'brief'
  | 'usual'
  | 'full'
  | 'voice'
  | 'rules'
  | 'play'
  | 'games'
  | 'rule'
  | 'quit';

export type Understood =
  | { kind: 'question'; question: Question; rest: string }
  | { kind: 'action'; action: Action }
  /** Several actions fit: which one? */
  | { kind: 'which'; actions: Action[] }
  | { kind: 'unknown' | 'not_now' | 'no_tile'; word: string };

/** What a word may stand for at the table; kongs of all kinds are one word. */
const KINDS: Record<string, ActionType[]> = { kong: ['kong', 'closed_kong', 'added_kong'] };

/** Small letters without accents: "Ręka" is "reka". */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim();

/** Honours by the letters on their corners, in the reader's language. */
export function honours(index: Record<Tile, string>): Record<string, Tile> {
  return Object.fromEntries(Object.entries(index).map(([tile, letters]) => [folded(letters), tile]));
}

/** Tiles as people type them: `5p`, `p5`, `46p`, `wh`; null if they are none. */
export function tilesOf(text: string, letters: Record<string, Tile>): Tile[] | null {
  const word = folded(text).replaceAll(' ', '');
  if (letters[word]) return [letters[word]];
  const turned = word.replace(/^([mpszfg])([0-9]+)$/, '$2$1');
  return /^([0-9]+[mps]|[1-7]+z|[1-4]+[fg])+$/.test(turned) ? split(turned) : null;
}

/** The tiles an action names, none if it needs no choice. */
export function named(action: Action): Tile[] {
  if ('tiles' in action) return split(action.tiles);
  return 'tile' in action ? [action.tile] : [];
}

const same = (one: readonly Tile[], other: readonly Tile[], reads: (tile: Tile) => Tile): boolean =>
  one.length === other.length && [...one].map(reads).sort().join() === [...other].map(reads).sort().join();

/** The actions that fit tiles: those that name exactly them, else those that name them but for the red of a five. */
function fitting(actions: Action[], tiles: Tile[]): Action[] {
  const exact = actions.filter((action) => same(named(action), tiles, (tile) => tile));
  return exact.length > 0 ? exact : actions.filter((action) => same(named(action), tiles, plain));
}

/** One of several equal discards: the tile just drawn goes first, as nobody can tell them apart. */
function single(actions: Action[]): Action[] {
  const [first] = actions;
  const alike = first?.type === 'discard' && actions.every((one) => one.type === 'discard' && one.tile === first.tile);
  return alike ? [actions.find((one) => one.type === 'discard' && one.drawn) ?? first] : actions;
}

export function understand(
  text: string,
  legal: readonly Action[],
  words: SpokenWords,
  index: Record<Tile, string>,
  calls: readonly SetKind[] = [],
): Understood {
  const [word = '', ...others] = folded(text).split(/\s+/);
  const rest = others.join(' ');
  const act = Object.entries(words.actions).find(([, spellings]) => spellings.includes(word))?.[0];
  if (act) {
    const kinds = KINDS[act] ?? [act as ActionType];
    // As with real tiles: any tiles may be called with.
    const call = legal.length > 0 ? calls.find((one) => one === act) : undefined;
    if (call) {
      const left = words.later.includes(others.at(-1) ?? '');
      const named = left ? others.slice(0, -1).join(' ') : rest;
      const tiles = tilesOf(named, honours(index));
      if (!tiles) return { kind: 'no_tile', word: named || word };
      return { kind: 'action', action: { type: call, tiles: tiles.join(''), ...(left ? { taken: false } : {}) } };
    }
    return chosen(
      word,
      legal.filter((action) => kinds.includes(action.type)),
      rest,
      honours(index),
    );
  }
  const question = Object.entries(words.questions).find(([, spellings]) => spellings.includes(word))?.[0];
  if (question) return { kind: 'question', question: question as Question, rest };
  return { kind: 'unknown', word: text.trim() };
}

function chosen(word: string, fit: Action[], rest: string, letters: Record<string, Tile>): Understood {
  if (fit.length === 0) return { kind: 'not_now', word };
  if (rest) {
    const tiles = tilesOf(rest, letters);
    if (!tiles) return { kind: 'no_tile', word: rest };
    const found = single(fitting(fit, tiles));
    if (found.length === 0) return { kind: 'not_now', word: `${word} ${rest}` };
    return found.length === 1 && found[0] ? { kind: 'action', action: found[0] } : { kind: 'which', actions: found };
  }
  const drawn = fit.find((action) => action.type === 'discard' && action.drawn);
  if (drawn) return { kind: 'action', action: drawn };
  return fit.length === 1 && fit[0] ? { kind: 'action', action: fit[0] } : { kind: 'which', actions: fit };
}
