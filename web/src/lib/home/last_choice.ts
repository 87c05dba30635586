/** What was chosen last time on the home page. */
import type { GameChoice, Strength } from '../game_choice';
import type { Clock, Length } from '../protocol';
import { usualRules } from '../families.svelte';
import { store, stored } from '../state/settings.svelte';

const KEY = 'wrobel.choice';
export const LENGTHS: Length[] = ['full', 'east', 'hand'];
export const STRENGTHS: Strength[] = ['random', 'efficient', 'strong'];
export const CLOCKS: Clock[] = ['none', 'relaxed', 'tournament'];

/** The last choice, as far as it still makes sense. */
export function lastChoice(): GameChoice {
  const { rules, options, length, bots, hints, clock, honour, claimTime } = (stored(KEY) ?? {}) as Partial<GameChoice>;
  return {
    rules: typeof rules === 'string' ? rules : usualRules(),
    options: typeof rules === 'string' ? (options ?? {}) : {},
    length: LENGTHS.find((one) => one === length) ?? 'full',
    bots: STRENGTHS.find((one) => one === bots) ?? 'efficient',
    hints: hints ?? true,
    clock: CLOCKS.find((one) => one === clock) ?? 'none',
    honour: honour ?? false,
    claimTime: typeof claimTime === 'number' ? claimTime : 3,
  };
}

export const keepChoice = (choice: GameChoice): void => store(KEY, choice);
