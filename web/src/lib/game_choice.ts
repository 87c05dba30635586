/** What is chosen on the home page, and other words only the browser knows. */
import { playersUnder } from './families.svelte';
import type { Action, Clock, Length, PerPlayer } from './protocol';

export type ActionType = Action['type'];
export type RuleValue = string | number | boolean;
export type Strength = 'random' | 'efficient' | 'strong';

export interface GameChoice {
  rules: string;
  /** The options that differ from the ruleset's own. */
  options: Record<string, RuleValue>;
  length: Length;
  bots: Strength;
  hints: boolean;
  clock: Clock;
  /** As with real tiles, and the seconds to call a discard there. */
  honour: boolean;
  claimTime: number;
}

/** The seats of a table: so many people, bots at the others. */
export const seatsFor = ({ rules, bots }: GameChoice, people: number): PerPlayer<string> =>
  Array.from({ length: playersUnder(rules) }, (_, at) => (at < people ? 'human' : bots)) as string[] & PerPlayer<string>;
