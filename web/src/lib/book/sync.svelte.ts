/**
 * A book that several phones write: what this one has is sent to the server, what it has not is fetched.
 *
 * Everything is on this device first. Without a network nothing is missing but the others' entries; they come later.
 */
import { address, ApiError } from '../net/api';
import type { BookAnswer, BookLink, BookPushed } from '../protocol';
import { settings } from '../state/settings.svelte';
import { OpenBook } from './open_book.svelte';
import { keepLink, linkedBooks, linkOf, secretOf, type Link } from './store';

/** Seconds for which the server keeps a question when there is nothing new. */
const WAIT = 15;
const AGAIN = 4000;
/** So long an answer may take that people wait for. */
const PATIENCE = 8000;

async function request<Answer>(key: string, path: string, method = 'GET', body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const url = address(path);
  url.searchParams.set('lang', settings.lang);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers: { 'X-Book-Key': key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new ApiError('offline', '');
  }
  const read: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return read as Answer;
  const { code = 'http', message = `${answer.status}` } = (read as { error?: { code?: string; message?: string } } | null)?.error ?? {};
  throw new ApiError(code, message);
}

export class Sync {
  readonly book: OpenBook;
  link = $state.raw<Link | null>(null);
  /** away: the server cannot be reached; refused: it does not know the link. */
  state = $state<'alone' | 'in step' | 'away' | 'refused'>('alone');
  refusal = $state('');
  /** The seat of whoever holds this phone, for the statistics. */
  mine = $state<number | null>(null);
  /** What the device knows of the link has been read. */
  readonly known: Promise<void>;
  #known = new Set<string>();
  #version = 0;
  #asked = false;
  #sending: Promise<void> = Promise.resolve();

  constructor(book: OpenBook) {
    this.book = book;
    this.known = linkOf(book.id).then(
      (found) => void (this.link = found),
      () => undefined,
    );
  }

  get reads(): boolean {
    return this.link?.role === 'reader';
  }
  /** How many lines only this device has. */
  get unsent(): number {
    if (!this.link || this.reads || this.state === 'in step') return 0;
    return this.book.lines.filter((line) => !this.#known.has(line)).length;
  }

  /** Keeps the book in step for as long as it is looked at. */
  follow(): () => void {
    const stop = new AbortController();
    void this.#listen(stop.signal);
    return () => stop.abort();
  }

  async #listen(signal: AbortSignal): Promise<void> {
    await this.known;
    while (!signal.aborted) {
      if (!this.link) {
        await pause(AGAIN, signal);
        continue;
      }
      try {
        await this.pull(this.#asked ? WAIT : 0, signal);
        await this.push();
      } catch (why) {
        if (signal.aborted) return;
        this.#trouble(why);
        if (this.state === 'refused') return;
        await pause(AGAIN, signal);
      }
    }
  }

  #trouble(why: unknown): void {
    if (why instanceof ApiError && ['no_book', 'no_book_link'].includes(why.code)) {
      this.state = 'refused';
      this.refusal = why.message;
    } else this.state = 'away';
  }

  /** Fetches what the others have written. */
  async pull(wait: number, signal?: AbortSignal): Promise<void> {
    const { link } = this;
    if (!link) return;
    const found = await request<BookAnswer>(
      link.key,
      `books/${this.book.id}?since=${this.#version}&wait=${wait}`,
      'GET',
      undefined,
      signal,
    );
    for (const line of found.lines) this.#known.add(line);
    await this.book.receive(found.lines);
    this.#version = found.version;
    this.mine = found.mine;
    this.#asked = true;
    if (this.#sent()) this.state = 'in step';
  }

  /** Sends what only this device has; one after the other. */
  push(): Promise<void> {
    this.#sending = this.#sending.then(async () => {
      const { link } = this;
      const lines = this.book.lines.filter((line) => !this.#known.has(line));
      if (!link || this.reads || !this.#asked || lines.length === 0) return;
      try {
        const { refused } = await request<BookPushed>(link.key, `books/${this.book.id}/lines`, 'POST', { lines });
        for (const line of lines) this.#known.add(line);
        this.refusal = refused[0]?.reason ?? '';
        this.state = 'in step';
      } catch (why) {
        this.#trouble(why);
      }
    });
    return this.#sending;
  }
  #sent(): boolean {
    return this.reads || this.book.lines.every((line) => this.#known.has(line));
  }

  /** Puts the book on the server too, so that others can join. The secret is kept first: it can be tried again. */
  async share(): Promise<void> {
    const link = this.link ?? { key: await secretOf(this.book.id), role: 'owner' };
    await request(link.key, 'books', 'POST', { id: this.book.id, lines: this.book.lines });
    await keepLink(this.book.id, link);
    for (const line of this.book.lines) this.#known.add(line);
    this.link = link;
    this.state = 'in step';
  }
  /** The secret for another phone, asked for until the server answers; none if nobody waits any longer. */
  async invited(role: 'writer' | 'reader', signal: AbortSignal): Promise<string> {
    while (!signal.aborted) {
      try {
        return await this.invite(role, AbortSignal.timeout(PATIENCE));
      } catch (why) {
        if (!(why instanceof ApiError && ['offline', 'http'].includes(why.code))) throw why;
        this.#trouble(why);
        await pause(AGAIN, signal);
      }
    }
    return '';
  }
  async invite(role: 'writer' | 'reader', signal?: AbortSignal): Promise<string> {
    if (role === 'reader' && this.reads) return this.link?.key ?? '';
    return (await request<BookLink>(this.link?.key ?? '', `books/${this.book.id}/links`, 'POST', { role }, signal)).key;
  }
  /** Which player holds this phone; null: none of them. */
  async sit(player: number | null): Promise<void> {
    await request(this.link?.key ?? '', `books/${this.book.id}/me`, 'POST', { player });
    this.mine = player;
  }
  /** Takes the book off the server; it stays on the phones. */
  async leave(): Promise<void> {
    if (this.link?.role === 'owner') await request(this.link.key, `books/${this.book.id}`, 'DELETE');
    await keepLink(this.book.id, null);
    this.link = null;
    this.state = 'alone';
    this.#known.clear();
    this.#version = 0;
  }
}

/** Opens a book that somebody else has shared: on this device from now on. */
export async function join(id: string, key: string): Promise<void> {
  const found = await request<BookAnswer>(key, `books/${id}`);
  const book = new OpenBook(id);
  await book.load();
  await book.receive(found.lines);
  const known = await linkOf(id);
  if (known?.role !== 'owner') await keepLink(id, { key, role: found.role });
}

/** Books that were written without a network are sent when there is one again, even if nobody opens them. */
export async function sendAll(): Promise<void> {
  for (const id of await linkedBooks()) {
    const book = new OpenBook(id);
    await book.load(false);
    const sync = new Sync(book);
    await sync.known;
    try {
      await sync.pull(0);
      await sync.push();
    } catch {
      return; // no network now
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
