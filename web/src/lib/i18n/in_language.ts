/**
 * Texts in the language that is set: `const words = inLanguage({ en, pl })`, then `words().title`. Read inside markup or
 * `$derived`, so that a switch shows at once. Every folder has its words in a `texts.ts`; what all share is `t()`.
 */
import type { Lang } from '../protocol';
import { settings } from '../state/settings.svelte';

export const inLanguage =
  <Texts>(both: Record<Lang, Texts>): (() => Texts) =>
  () =>
    both[settings.lang];
