/** What a game tells whoever is new to it, asked once for each ruleset and language. */
import type { Lang } from '../protocol';
import { ask } from '../tabletop/tabletop.svelte';
import type { FirstSteps } from '../tabletop/types';

const asked = new Map<string, Promise<FirstSteps | null>>();

export function lessons(rules: string, options: object, lang: Lang): Promise<FirstSteps | null> {
  const key = JSON.stringify([rules, options, lang]);
  const found =
    asked.get(key) ??
    ask('first_steps', { rules, options }, lang).then(
      (answer) => (answer.ok ? answer : null),
      () => {
        asked.delete(key);
        return null;
      },
    );
  asked.set(key, found);
  return found;
}
