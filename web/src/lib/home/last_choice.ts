/** What was chosen last time on the home page. */
import type { GameChoice, Manner } from '../game_choice';
import { CHARACTERS, LEVELS } from '../players';
import type { Clock, Length } from '../protocol';
import { usualRules } from '../families.svelte';
import { store, stored } from '../state/settings.svelte';

const KEY = 'wrobel.choice';
export const LENGTHS: Length[] = ['full', 'east', 'hand'];
export const MANNERS: Manner[] = ['even', 'mixed', ...CHARACTERS];
export const CLOCKS: Clock[] = ['none', 'relaxed', 'tournament'];

/** The last choice, as far as it still makes sense. */
export function lastChoice(): GameChoice {
  const { rules, options, length, bots, character, hints, clock, honour, claimTime } = (stored(KEY) ?? {}) as Partial<GameChoice>;
  return {
    rules: typeof rules === 'string' ? rules : usualRules(),
    options: typeof rules === 'string' ? (options ?? {}) : {},
    length: LENGTHS.find((one) => one === length) ?? 'full',
    bots: LEVELS.find((one) => one === bots) ?? 'efficient',
    character: MANNERS.find((one) => one === character) ?? 'even',
    hints: hints ?? true,
    clock: CLOCKS.find((one) => one === clock) ?? 'none',
    honour: honour ?? false,
    claimTime: typeof claimTime === 'number' ? claimTime : 3,
  };
}

export const keepChoice = (choice: GameChoice): void => store(KEY, choice);
