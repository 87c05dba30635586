/** Where replays come from, and the table they are shown on. */
import { address, ApiError, ask, offline } from '../net/api';
import type { Lang, Player, ReplayInfo, ReplayItem, ScoreAnswer, TableEvent, Trace, Update, View, WinEvent } from '../protocol';
import { isWin } from '../table_events';
import { settings } from '../state/settings.svelte';
import type { Connection, Listener } from '../state/connection';

/** An event and the table after it, all hands open. */
export interface Frame {
  event: TableEvent;
  view: View;
  waits?: Update['waits'];
  places?: Update['places'];
  end?: Update['end'];
}

/** A place in the view, as the way to it, and what stands there now; a list may grow by it. */
export interface Change {
  at: (string | number)[];
  to: unknown;
}
/** A hand as it is sent: the table after the deal, then what every event changes. */
export interface SentHand {
  view: View;
  frames: (Omit<Frame, 'view'> & { changes: Change[] })[];
}

function put(value: unknown, [first, ...rest]: Change['at'], to: unknown): unknown {
  if (first === undefined) return to;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    copy[first as number] = put(copy[first as number], rest, to);
    return copy;
  }
  const whole = (value ?? {}) as Record<string, unknown>;
  return { ...whole, [first]: put(whole[first], rest, to) };
}

/** The table after every event; what did not change is shared between them. */
export function unfolded({ view, frames: sent }: SentHand): Frame[] {
  let now: unknown = view;
  let standing: Frame['places'];
  return sent.map(({ changes, places, ...frame }) => {
    for (const { at, to } of changes) now = put(now, at, to);
    standing = places ?? standing;
    return { ...frame, view: now as View, places: standing };
  });
}

const LATER = ['too_many', 'no_reader'];
const PAUSE = 1500;
const TRIES = 5;

/** Asks again after a while where the server says that it has too much to do. */
async function patiently<T>(question: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await question();
    } catch (error) {
      if (tries === TRIES || !(error instanceof ApiError) || !LATER.includes(error.code)) throw error;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
}

/** The hands of one replay: each is asked for once, those beside the shown one beforehand. */
export class Hands {
  readonly #id: string;
  readonly #count: number;
  readonly #asked = new Map<number, Promise<Frame[]>>();
  constructor(id: string, count: number) {
    this.#id = id;
    this.#count = count;
  }
  async find(hand: number): Promise<Frame[]> {
    const found = await this.#ask(hand);
    for (const beside of [hand + 1, hand - 1]) if (beside >= 0 && beside < this.#count) this.#ask(beside).catch(() => undefined);
    return found;
  }
  #ask(hand: number): Promise<Frame[]> {
    const known = this.#asked.get(hand);
    if (known) return known;
    const asked = patiently(() => ask<SentHand>(`replays/${encodeURIComponent(this.#id)}/hands/${hand}`)).then(unfolded);
    this.#asked.set(hand, asked);
    asked.catch(() => this.#asked.delete(hand)); // the next one who wants it asks again
    return asked;
  }
}

export const list = (): Promise<ReplayItem[]> => ask('replays');
export const find = (id: string): Promise<ReplayInfo> => ask(`replays/${encodeURIComponent(id)}`);
export const remove = (id: string): Promise<void> => ask(`replays/${encodeURIComponent(id)}`, 'DELETE');
export const download = (id: string, format: string): string => address(`replays/${encodeURIComponent(id)}/log/${format}`).href;

/** Bytes of a log at most, packed or not; the server says the same. */
export const MOST_SENT = 1 << 20;

/** Sends a log as it is. */
export async function send(file: Blob, rules: string): Promise<ReplayInfo[]> {
  const url = address('replays');
  url.searchParams.set('lang', settings.lang);
  if (rules) url.searchParams.set('rules', rules);
  let answer: Response;
  try {
    answer = await fetch(url, { method: 'POST', body: file });
  } catch {
    throw offline();
  }
  const read = (await answer.json().catch(() => null)) as { error?: { code: string; message: string } } | ReplayInfo[] | null;
  if (answer.ok && Array.isArray(read)) return read;
  const error = read !== null && !Array.isArray(read) ? read.error : undefined;
  throw new ApiError(error?.code ?? 'http', error?.message ?? `${answer.status}`);
}

/** What one seat saw of a moment, or all of it, with that seat in front. */
export function seen(view: View, seat: Player, open: boolean): View {
  const over = view.phase === 'hand_over' || view.phase === 'match_over';
  const players = view.players.map((player, at) => (open || over || at === seat ? player : { ...player, concealed: null }));
  const drawn = open || view.turn === seat ? view.drawn : null;
  return { ...view, player: seat, players: players as typeof players & View['players'], drawn };
}

/** A table that is told its moments by the replay. */
export class ReplayConnection implements Connection {
  #listener: Listener | null = null;
  readonly #next: () => void;
  constructor(next: () => void) {
    this.#next = next;
  }
  listen(listener: Listener): () => void {
    this.#listener = listener;
    return () => (this.#listener = null);
  }
  begin(info: ReplayInfo): void {
    this.#listener?.joined?.({
      type: 'joined',
      game: info.id,
      player: null,
      rules: info.rules,
      family: info.family as never,
      hints: false,
      clock: 'none',
      pause: 0,
      humans: info.names.length,
    });
    this.#listener?.link?.('open');
  }
  show({ waits = [], places, end, ...update }: Pick<Update, 'first' | 'events'> & Omit<Frame, 'event'>): void {
    this.#listener?.update({
      type: 'update',
      seq: 0,
      legal: [],
      chances: [],
      needed: 0,
      outlook: [],
      clock: null,
      can_take_back: false,
      over: end !== undefined,
      waits,
      ...(places && { places }),
      ...(end && { end }),
      ...update,
    });
  }
  next(): void {
    this.#next();
  }
  act(): void {}
  pause(): void {}
  takeBack(): void {}
  askHint(): void {}
  async trace(win: WinEvent, lang: Lang): Promise<Trace> {
    const { trace } = await ask<ScoreAnswer>('score', 'POST', win.request, lang);
    if (!trace) throw new Error('no trace');
    return trace;
  }
}

/** A hand whose wins came without their tiles cannot be explained: its result is told in the bar only. */
export const explained = (events: readonly TableEvent[]): TableEvent[] =>
  events.some((event) => event.type === 'win' && !isWin(event))
    ? events.filter(({ type }) => type !== 'win' && type !== 'settled')
    : [...events];
