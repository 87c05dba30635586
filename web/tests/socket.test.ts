import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SocketConnection } from '../src/lib/net/socket';
import type { FromClient, Update } from '../src/lib/protocol';
import type { Link } from '../src/lib/state/connection';
import { settings } from '../src/lib/state/settings.svelte';
import { TableState } from '../src/lib/state/table.svelte';

/** The other end of a connection. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: URL;
  constructor(url: URL) {
    this.url = url;
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;
const update = (seq: number, first: number, more: Partial<Update> = {}): Update =>
  ({
    type: 'update',
    seq,
    first,
    events: [],
    view: { player: 0, players: [] },
    legal: [{ type: 'pass' }],
    chances: [],
    needed: 1,
    outlook: [],
    clock: null,
    over: false,
    can_take_back: false,
    ...more,
  }) as unknown as Update;

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    ...globalThis.document,
    baseURI: 'https://club.example/mahjong/',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function joined(): { connection: SocketConnection; links: Link[]; table: TableState; stop: () => void } {
  const links: Link[] = [];
  const connection = new SocketConnection('k3v9', 'secret');
  const table = new TableState(connection);
  const listen = connection.listen.bind(connection);
  connection.listen = (listener) =>
    listen({
      ...listener,
      link: (link) => {
        links.push(link);
        listener.link?.(link);
      },
    });
  const stop = table.listen();
  last().accept();
  return { connection, links, table, stop };
}

it('joins with its token under the path of the page', () => {
  const { stop } = joined();
  expect(last().url.href).toBe('wss://club.example/mahjong/api/games/k3v9/ws');
  expect(last().sent[0]).toMatchObject({ type: 'join', token: 'secret' });
  stop();
});

it('says another language once, and joins again with it', () => {
  const { table, stop } = joined();
  const other = settings.lang === 'pl' ? 'en' : 'pl';
  table.speak(other);
  table.speak(other);
  expect(last().sent.slice(1)).toEqual([{ type: 'lang', lang: other }]);
  stop();
});

it('answers the last update it was told', () => {
  const { table, stop } = joined();
  last().say(update(17, 0));
  last().say(update(18, 3));
  table.act({ type: 'pass' });
  expect(last().sent.at(-1)).toEqual({ type: 'act', seq: 18, action: { type: 'pass' } });
  expect(table.legal).toEqual([]);
  stop();
});

it('may answer again when an answer was refused', () => {
  const { table, stop } = joined();
  last().say(update(17, 0));
  table.act({ type: 'pass' });
  last().say({ type: 'error', code: 'paused', message: 'the game is paused', seq: 17 });
  expect(table.legal).toEqual([{ type: 'pass' }]);
  stop();
});

it('comes back after growing pauses and joins again', () => {
  const { links, stop } = joined();
  last().say(update(1, 0));
  last().fall();
  for (const pause of [200, 400, 800, 1600, 3200, 5000, 5000]) {
    const before = FakeSocket.made.length;
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSocket.made.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made.length).toBe(before + 1);
    last().fall();
  }
  vi.advanceTimersByTime(5000);
  last().accept();
  expect(last().sent[0]).toMatchObject({ type: 'join', token: 'secret' });
  last().say(update(1, 0));
  expect(links.at(-1)).toBe('open');
  // The next break begins with a short pause again.
  last().fall();
  const before = FakeSocket.made.length;
  vi.advanceTimersByTime(200);
  expect(FakeSocket.made.length).toBe(before + 1);
  stop();
});

it('gives up a connection that does not even answer a ping', () => {
  const { links, stop } = joined();
  last().say(update(1, 0));
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(8_000);
  expect(links.at(-1)).toBe('lost');
  stop();
});

it('does not come back to a table that is not there', () => {
  const { links, stop } = joined();
  last().say({ type: 'error', code: 'unknown', message: 'no such game', seq: null });
  expect(links.at(-1)).toBe('gone');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  stop();
});

it('is silent once nobody listens', () => {
  const { stop } = joined();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

it('forgets what it knew when told to begin anew', () => {
  const { table, stop } = joined();
  const settled = { type: 'settled', payments: [0, 0, 0, 0], scores: [1, 2, 3, 4], honba: 0, deposits: 0, dealer_stays: false };
  const hand = { type: 'hand', name: 'E1.0', scores: [0, 0, 0, 0] };
  const match = { type: 'match', names: ['', 'a', 'b', 'c'] };
  last().say(update(9, 0, { events: [match, hand, { type: 'exhausted' }, settled] as unknown as Update['events'] }));
  expect(table.history).toHaveLength(2);
  expect(table.outcome?.settled).not.toBeNull();
  last().say(update(1_000_002, 0, { events: [match, hand] as unknown as Update['events'] }));
  expect(table.history).toHaveLength(1);
  expect(table.outcome).toBeNull();
  stop();
});
