/** A connection without a server: it steps through a recorded list of updates, whatever is answered. */
import type { Action, Lang, Trace, Update, WinEvent } from '../lib/protocol';
import type { Connection, Listener } from '../lib/state/connection';
import type { Recorded, Recording } from './recordings';

export class ScriptedConnection implements Connection {
  at = -1;
  readonly recording: Recording;
  #take: ((update: Recorded) => void) | null = null;
  #moved: (at: number) => void;
  #first: number;

  /** `first` is the step to begin with; `moved` hears of every step. */
  constructor(recording: Recording, first: number, moved: (at: number) => void) {
    this.recording = recording;
    this.#first = first;
    this.#moved = moved;
  }

  listen(listener: Listener): () => void {
    listener.link?.('open');
    this.#take = (recorded) => listener.update(this.#whole(recorded));
    this.goTo(this.#first);
    return () => (this.#take = null);
  }

  /** Shows a step. Going back, or far, tells the whole story again up to there. */
  goTo(step: number): void {
    const { updates } = this.recording;
    const to = Math.max(0, Math.min(updates.length - 1, step));
    const last = updates[to];
    if (!last) return;
    if (to === this.at + 1) this.#take?.(last);
    else this.#take?.({ ...last, events: updates.slice(0, to + 1).flatMap((update) => update.events) });
    this.at = to;
    this.#moved(to);
  }

  act(_action: Action): void {
    this.goTo(this.at + 1);
  }

  next(): void {
    this.goTo(this.at + 1 < this.recording.updates.length ? this.at + 1 : 0);
  }

  pause(): void {}
  takeBack(): void {
    this.goTo(this.at - 1);
  }
  askHint(): void {}

  trace(win: WinEvent, lang: Lang): Promise<Trace> {
    const wins = this.recording.updates.flatMap((update) => update.events).filter((event) => event.type === 'win');
    const number = wins.findIndex((one) => one === win);
    const found = this.recording.traces[number]?.[lang];
    return found ? Promise.resolve(found) : Promise.reject(new Error(`no trace of win ${number}`));
  }

  /** What a server would add to what is recorded. */
  #whole(recorded: Recorded): Update {
    return {
      type: 'update',
      seq: this.at + 2,
      first: this.at + 1,
      chances: [],
      needed: 0,
      outlook: [],
      clock: null,
      over: false,
      can_take_back: this.at >= 0,
      ...recorded,
    };
  }
}
