/** Faults and rulings in the words of a ruleset, asked for once in each language. */
import type { RuleValue } from '../game_choice';
import type { RulingEvent } from '../protocol';
import { settings } from '../state/settings.svelte';
import { ask } from '../tabletop/tabletop.svelte';
import type { Faults, FaultText } from '../tabletop/types';

let known = $state.raw<Record<string, Faults>>({});
const asked = new Set<string>();
let last = '';

/** What is known of the faults of a ruleset with its options; it is asked for if it is not. */
export function faultsOf(rules: string, options: Record<string, RuleValue | unknown>): Faults | undefined {
  const key = `${settings.lang} ${rules} ${JSON.stringify(options)}`;
  if (rules && !asked.has(key)) {
    asked.add(key);
    ask('faults', { rules, options }, settings.lang).then(
      (answer) => {
        if (!answer.ok) return;
        last = `${rules} ${JSON.stringify(options)}`;
        known = { ...known, [key]: answer };
      },
      () => asked.delete(key),
    );
  }
  return known[key];
}

/** Why something was ruled, in words: a fault the table has found, or a reason of the referee. */
export function reasonOf(event: RulingEvent, faults: Faults | undefined): FaultText | undefined {
  const why = event.why ?? '';
  return faults?.faults[why] ?? faults?.rulings.find((one) => one.id === why);
}

/** Whether the referee has ruled, not the table by itself. */
export const byReferee = (event: RulingEvent, faults: Faults | undefined): boolean =>
  faults !== undefined && faults.faults[event.why ?? ''] === undefined;

/** A ruling in one line, in the words of the ruleset that was asked about last; null before any was. */
export function spokenRuling(event: RulingEvent, name: string): string | null {
  const faults = known[`${settings.lang} ${last}`];
  const reason = reasonOf(event, faults);
  return reason ? `${name}: ${reason.text}. ${faults?.outcomes[event.ruling] ?? ''}`.trim() : null;
}
