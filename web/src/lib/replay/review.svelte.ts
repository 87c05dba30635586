/** The review of one replay as it grows: hands come one after the other. */
import { ApiError, ask } from '../net/api';
import type { Player, ReviewDecision, ReviewPlayer, ReviewState as Sent } from '../protocol';
import { settings } from '../state/settings.svelte';

/** Milliseconds between two looks: the first results are waited for, the others come while one reads. */
const [FIRST, PAUSE] = [120, 700];
const BAD = ['inaccuracy', 'mistake', 'blunder'];

export const isMistake = (decision: ReviewDecision): boolean => BAD.includes(decision.verdict);
/** The event after which the decision had to be made. */
export const shownAt = ({ event, played }: ReviewDecision): number => (played === 'pass' ? event : event - 1);

export class Review {
  decisions = $state.raw<ReviewDecision[]>([]);
  players = $state.raw<ReviewPlayer[]>([]);
  unit = $state('points');
  done = $state(0);
  total = $state(0);
  over = $state(false);
  problem = $state('');
  readonly #id: string;
  #stopped = false;
  #lang = '';
  constructor(id: string) {
    this.#id = id;
  }

  /** Begins, or goes on where it was cut off, and looks until it is over or nobody wants it any more. */
  async follow(): Promise<void> {
    const path = `replays/${encodeURIComponent(this.#id)}/review`;
    if (this.#lang !== settings.lang) this.done = 0;
    this.#lang = settings.lang;
    this.problem = '';
    try {
      this.#take(await ask<Sent>(path, 'POST'), true);
      while (!this.over && !this.#stopped) {
        await new Promise((go) => setTimeout(go, this.done > 0 ? PAUSE : FIRST));
        if (!this.#stopped) this.#take(await ask<Sent>(`${path}?since=${this.done}`), false);
      }
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : String(error);
    }
  }
  stop(): void {
    this.#stopped = true;
  }
  /** Has the language changed since the sentences came? */
  get stale(): boolean {
    return this.over && this.#lang !== settings.lang;
  }
  #take(sent: Sent, whole: boolean): void {
    if (sent.done < this.done) return; // a server that has begun anew will come to what is known
    this.decisions = whole ? sent.decisions : [...this.decisions, ...sent.decisions];
    this.players = sent.players;
    this.unit = sent.unit;
    this.done = sent.done;
    this.total = sent.total;
    this.over = sent.over;
  }

  /** The mistakes of a player, in the order of the match. */
  mistakes(player: Player, kind = '', hand = ''): ReviewDecision[] {
    return this.decisions.filter(
      (one) =>
        one.player === player && isMistake(one) && (!kind || one.verdict === kind || one.class === kind) && (!hand || one.hand === hand),
    );
  }
}
