/** How a hand is brought to its end on the screen: the winner's call, the result, a look at the table, the next hand. */
import { time } from '../state/settings.svelte';
import type { TableState } from '../state/table.svelte';
import { greatness } from './win_greatness';

/** How long the call of a winner is seen before the panel covers the table: usual, limit hands, the greatest. */
const CALLS = [1400, 2300, 3600];

export class Ending {
  readonly #of: () => TableState;
  /** The call has been seen. */
  due = $state(false);
  /** The result of the last hand was read: the final result is next. */
  read = $state(false);
  /** The result stepped aside: one looks at the table. */
  looking = $state(false);

  /** Made while a component is, whose effects it becomes part of. */
  constructor(of: () => TableState) {
    this.#of = of;
    $effect(() => {
      const table = of();
      this.due = false;
      if (table.outcome === null) this.read = this.looking = false;
      else if (table.outcome.settled) {
        const greatest = Math.max(0, ...table.outcome.wins.map(greatness));
        const timer = setTimeout(() => (this.due = true), time(CALLS[greatest] ?? 1400));
        return () => clearTimeout(timer);
      }
      return undefined;
    });
  }

  /** The winner's call, and what is special about the win: a touch passes on. */
  get celebrating(): boolean {
    return Boolean(this.#of().outcome?.settled) && !this.due && !this.read;
  }

  goOn(): void {
    this.looking = false;
    if (this.#of().end) this.read = true;
    else this.#of().next();
  }
}
