/** What is chosen on the home page, and other words only the browser knows. */
import type { Action, Clock, Length } from './protocol';

export type ActionType = Action['type'];
export type Strength = 'random' | 'efficient' | 'strong';

export interface GameChoice {
  rules: string;
  length: Length;
  bots: Strength;
  hints: boolean;
  clock: Clock;
}
