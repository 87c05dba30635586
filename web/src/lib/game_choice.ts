/** What is chosen on the home page, and other words only the browser knows. */
import { playersUnder } from './families.svelte';
import { CHARACTERS, LEVELS, type Character, type Level } from './players';
import type { Action, Clock, Length, PerPlayer } from './protocol';

export type ActionType = Action['type'];
export type RuleValue = string | number | boolean;

export type Manner = 'even' | 'mixed' | Character;

export interface GameChoice {
  rules: string;
  /** The options that differ from the ruleset's own. */
  options: Record<string, RuleValue>;
  length: Length;
  bots: Level;
  /** How the strongest play: alike, one character, or each another. */
  character: Manner;
  hints: boolean;
  clock: Clock;
  /** As with real tiles, and the seconds to call a discard there. */
  honour: boolean;
  claimTime: number;
}

/** Who sits there: so many people, then bots. */
export function seatsOf({ rules, bots, character }: GameChoice, people: number): PerPlayer<string> {
  const start = Math.floor(Math.random() * CHARACTERS.length);
  const bot = (at: number): string => {
    if (bots !== LEVELS.at(-1) || character === 'even') return bots;
    return character === 'mixed' ? (CHARACTERS[(start + at) % CHARACTERS.length] ?? bots) : character;
  };
  const seats = Array.from({ length: playersUnder(rules) }, (_, at) => (at < people ? 'human' : bot(at)));
  return seats as typeof seats & PerPlayer<string>;
}
