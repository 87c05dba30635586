/** Where replays come from, and the table they are shown on. */
import { address, ApiError, ask } from '../net/api';
import type { Lang, Player, ReplayInfo, ReplayItem, ScoreAnswer, TableEvent, Trace, Update, View, WinEvent } from '../protocol';
import { settings } from '../state/settings.svelte';
import type { Connection, Listener } from '../state/connection';

/** An event and the table after it, all hands open. */
export interface Frame {
  event: TableEvent;
  view: View;
  waits?: Update['waits'];
}

export const list = (): Promise<ReplayItem[]> => ask('replays');
export const find = (id: string): Promise<ReplayInfo> => ask(`replays/${encodeURIComponent(id)}`);
export const frames = (id: string, hand: number): Promise<Frame[]> => ask(`replays/${encodeURIComponent(id)}/hands/${hand}`);
export const remove = (id: string): Promise<void> => ask(`replays/${encodeURIComponent(id)}`, 'DELETE');
export const download = (id: string, format: string): string => address(`replays/${encodeURIComponent(id)}/log/${format}`).href;

/** Sends a log as it is. */
export async function send(file: Blob, rules: string): Promise<ReplayInfo[]> {
  const url = address('replays');
  url.searchParams.set('lang', settings.lang);
  if (rules) url.searchParams.set('rules', rules);
  let answer: Response;
  try {
    answer = await fetch(url, { method: 'POST', body: file });
  } catch {
    throw new ApiError('offline', '');
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
  return { ...view, player: seat, players: players as View['players'], drawn };
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
      humans: 4,
    });
    this.#listener?.link?.('open');
  }
  show(update: Pick<Update, 'first' | 'events' | 'view' | 'over' | 'waits'>): void {
    this.#listener?.update({
      type: 'update',
      seq: 0,
      legal: [],
      chances: [],
      needed: 0,
      outlook: [],
      clock: null,
      can_take_back: false,
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
  events.some((event) => event.type === 'win' && !event.request)
    ? events.filter(({ type }) => type !== 'win' && type !== 'settled')
    : [...events];
