/** Which game a ruleset's name belongs to. */
import type { Family } from './protocol';

export const FAMILIES: readonly Family[] = ['riichi', 'mcr', 'hongkong'];

export const familyOf = (rules: string): Family => (rules.startsWith('mcr') ? 'mcr' : rules.startsWith('hk') ? 'hongkong' : 'riichi');
