/**
 * Books in this browser: every line is on disk before anything is shown, and other tabs hear of it at once.
 *
 * A book is a list of lines that only grows. A line is added only on top of the lines its writer has seen; who comes
 * second looks again.
 */
import type { Lang } from '../protocol';
import { LANGUAGES } from '../state/settings.svelte';
import { forgetAnswer } from '../tabletop/tabletop.svelte';

export interface BookInfo {
  id: string;
  rules: string;
  players: string[];
  created: string;
  changed: string;
  over: boolean;
  place: string;
  /** What opens it on the server, if it is shared. */
  link?: Link | null;
  /** The secret under which it was, or was to be, put on the server. */
  secret?: string;
}
export interface Link {
  key: string;
  role: string;
}
interface StoredLine {
  book: string;
  number: number;
  line: string;
}

const NAME = 'wrobel-books';
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;

let opened: Promise<IDBDatabase> | undefined;
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    // Whatever version there is: a newer page only adds to the layout, and this one goes on writing.
    const request = indexedDB.open(NAME);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('lines', { keyPath: ['book', 'number'] });
      request.result.createObjectStore('books', { keyPath: 'id' });
    };
    request.onsuccess = () => {
      const again = (): void => void (opened = undefined);
      // A newer page need not wait for this tab, which opens what is there then.
      request.result.onversionchange = () => {
        request.result.close();
        again();
      };
      request.result.onclose = again; // the browser has closed it: the disk was full, or its data was cleared
      done(request.result);
    };
    request.onerror = () => {
      opened = undefined;
      failed(request.error ?? new Error('no storage'));
    };
  });
  return opened;
}

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onabort = () => failed(work.error ?? new Error('no storage'));
    work.onerror = () => failed(work.error ?? new Error('no storage'));
  });
const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('no storage'));
  });
const range = (book: string): IDBKeyRange => IDBKeyRange.bound([book, 0], [book, Number.MAX_SAFE_INTEGER]);

export async function readLines(book: string): Promise<string[]> {
  const base = await database();
  const found = (await result(base.transaction('lines').objectStore('lines').getAll(range(book)))) as StoredLine[];
  return found.map((one) => one.line);
}

export async function listBooks(): Promise<BookInfo[]> {
  const base = await database();
  const found = (await result(base.transaction('books').objectStore('books').getAll())) as BookInfo[];
  return found.toSorted((one, other) => other.changed.localeCompare(one.changed));
}

/** Adds lines on top of those the writer has seen; false if there are more by now. */
export async function addLines(info: BookInfo, seen: number, lines: string[]): Promise<boolean> {
  const base = await database();
  const work = base.transaction(['lines', 'books'], 'readwrite', { durability: 'strict' });
  const end = finished(work);
  const stored = work.objectStore('lines');
  const count = await result(stored.count(range(info.id)));
  if (count !== seen) {
    work.abort();
    await end.catch(() => undefined);
    return false;
  }
  lines.forEach((line, at) => stored.add({ book: info.id, number: seen + at, line } satisfies StoredLine));
  const books = work.objectStore('books');
  const before = (await result(books.get(info.id))) as BookInfo | undefined;
  books.put({ ...before, ...info, created: before?.created ?? info.created });
  await end;
  channel?.postMessage(info.id);
  return true;
}

/** What opens a book on the server. */
export async function linkOf(book: string): Promise<Link | null> {
  const base = await database();
  const found = (await result(base.transaction('books').objectStore('books').get(book))) as BookInfo | undefined;
  return found?.link ?? null;
}
export async function linkedBooks(): Promise<string[]> {
  return (await listBooks()).filter((one) => one.link).map((one) => one.id);
}
async function note(book: string, more: (before: BookInfo) => Partial<BookInfo>): Promise<void> {
  const base = await database();
  const work = base.transaction('books', 'readwrite', { durability: 'strict' });
  const end = finished(work);
  const books = work.objectStore('books');
  const before = (await result(books.get(book))) as BookInfo | undefined;
  if (before) books.put({ ...before, ...more(before) });
  await end;
}
export const keepLink = (book: string, link: Link | null): Promise<void> => note(book, () => ({ link }));

/** The secret of whoever puts a book on the server: always the same one, on disk before the server is asked. */
export async function secretOf(book: string): Promise<string> {
  let secret = randomId(40);
  await note(book, (before) => ({ secret: (secret = before.secret ?? secret) }));
  return secret;
}

/** The book on this device that an entry belongs to. */
export async function bookWith(line: string): Promise<string | null> {
  const base = await database();
  const all = (await result(base.transaction('lines').objectStore('lines').getAll())) as StoredLine[];
  return all.find((one) => one.line === line)?.book ?? null;
}

export async function dropBook(book: string): Promise<void> {
  const base = await database();
  const work = base.transaction(['lines', 'books'], 'readwrite', { durability: 'strict' });
  work.objectStore('lines').delete(range(book));
  work.objectStore('books').delete(book);
  await finished(work);
  for (const lang of LANGUAGES) await forgetAnswer(pageOf(book, lang)).catch(() => undefined);
  channel?.postMessage(book);
}

/** Where the page of a book is kept as it was last shown. */
export const pageOf = (book: string, lang: Lang): string => `./kept/book/${book}?lang=${lang}`;

/** Calls back when another tab has changed a book. */
export function listen(heard: (book: string) => void): () => void {
  const hear = ({ data }: MessageEvent<string>): void => heard(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

/** Asks the browser not to clear these books when room is short. */
export const keepForGood = (): void => void navigator.storage?.persist?.().catch(() => undefined);

export function randomId(length = 12): string {
  const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => signs[byte % signs.length]).join('');
}

const DEVICE = 'wrobel.device';
/** This browser's name in the books. */
export function device(): string {
  let found = localStorage.getItem(DEVICE);
  if (!found) {
    found = randomId();
    localStorage.setItem(DEVICE, found);
  }
  return found;
}
