/**
 * The way to the desk: the server's, or where none can be reached the same Python in a worker of this browser.
 *
 * The worker needs what `prepare` keeps in the browser: Pyodide and the core of the package, about eight megabytes.
 */
import type { Lang } from '../protocol';
import type { Answer, Question } from './types';

const PATIENCE = 8000;
/** So long no server is tried again after one did not answer: nobody should wait at every tap. */
const SILENCE = 10_000;
/** A service worker that is not there by then will not come: something it should keep is missing. */
const INSTALLATION = 60_000;
const CORE = 'api/tabletop/core.zip';
/** Python is started once ahead of time, when nobody has needed anything for so long, and its memory is kept. */
const IDLE = 15_000;

export class UnreachableError extends Error {}

interface Kit {
  cache: string;
  pyodide: string;
  files: Record<string, number>;
}

export const offline = $state({
  /** absent: not kept yet; impossible: the browser or the connection (no https) does not allow it. */
  kit: 'absent' as 'absent' | 'loading' | 'ready' | 'impossible',
  /** How much of it has been kept, 0 to 1. */
  part: 0,
  /** The last answer came from this browser, not from a server. */
  here: false,
  /** Python is starting: the first answer takes some seconds. */
  starting: false,
  /** How far it is, 0 to 1. */
  started: 0,
});

let silentUntil = 0;
globalThis.addEventListener?.('online', () => (silentUntil = 0));

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, { done: (text: string) => void; failed: (why: Error) => void }>();

interface FromWorker {
  id: number;
  text?: string;
  error?: string;
  /** How far the start is. */
  part?: number;
  /** Python's memory is kept, as far as it can be. */
  kept?: true;
}

function hear({ data }: MessageEvent<FromWorker>): void {
  if (data.part !== undefined) {
    offline.started = data.part;
    return;
  }
  if (data.kept) {
    if (!offline.here && waiting.size === 0) stopWorker();
    return;
  }
  offline.starting = false;
  const one = waiting.get(data.id);
  waiting.delete(data.id);
  if (data.text !== undefined) one?.done(data.text);
  else one?.failed(new UnreachableError(data.error));
}

function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
  offline.started = 0;
  offline.starting = false;
}

/** Asks the Python of this browser; an empty question only starts it. */
function inWorker(question: Question | '', body: string, lang: Lang): Promise<string> {
  if (!worker) {
    worker = new Worker('./python/worker.js', { type: 'module' });
    worker.onmessage = hear;
    worker.onerror = () => {
      for (const one of waiting.values()) one.failed(new UnreachableError('worker'));
      waiting.clear();
      stopWorker();
    };
  }
  if (question && offline.started < 1) offline.starting = true;
  asked += 1;
  const id = asked;
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed });
    worker?.postMessage({ id, question, body, lang });
  });
}

async function atServer(question: Question, body: string, lang: Lang): Promise<string> {
  const answer = await fetch(`./api/tabletop/${question}?lang=${lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new UnreachableError(String(answer.status));
  return answer.text();
}

/** Questions about rules: what was answered last is kept, so that pages are there at once without a network. */
const CATALOGUES: ReadonlySet<Question> = new Set<Question>(['families', 'rulesets', 'ruleset', 'difference', 'card', 'ends', 'values']);
const ANSWERS = 'kept-answers'; // not named like the caches that a new version clears
const place = (question: Question, body: string, lang: Lang): string =>
  `./kept/${question}?lang=${lang}&fields=${encodeURIComponent(body)}`;

export async function keepAnswer(at: string, text: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    await (await caches.open(ANSWERS)).put(at, new Response(text));
  } catch {
    // No room: then it is asked again.
  }
}
export async function keptAnswer(at: string): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return (await caches.match(at, { cacheName: ANSWERS }))?.text();
}

export async function forgetAnswer(at: string): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(ANSWERS)).delete(at);
}

/** Asks; throws `UnreachableError` when nobody can answer. */
export async function ask<Q extends Question>(question: Q, fields: object, lang: Lang): Promise<Answer<Q>> {
  const body = JSON.stringify(fields);
  let text: string;
  try {
    if (!navigator.onLine || performance.now() < silentUntil) throw new UnreachableError('no network');
    text = await atServer(question, body, lang);
    offline.here = false;
    if (CATALOGUES.has(question)) void keepAnswer(place(question, body, lang), text);
  } catch (why) {
    const told = CATALOGUES.has(question) ? await keptAnswer(place(question, body, lang)) : undefined;
    if (told !== undefined) return JSON.parse(told) as Answer<Q>;
    if (!(await kept())) throw why instanceof UnreachableError ? why : new UnreachableError(String(why));
    if (performance.now() >= silentUntil) silentUntil = performance.now() + SILENCE;
    text = await inWorker(question, body, lang);
    offline.here = true;
  }
  return JSON.parse(text) as Answer<Q>;
}

/** Is everything here that answers without a server? */
async function kept(): Promise<boolean> {
  if (offline.kit === 'ready') return true;
  if (!('caches' in globalThis)) return false;
  return (await caches.match(CORE)) !== undefined && (await caches.match('python/worker.js')) !== undefined;
}

/** Keeps the pages and Python in this browser; safe to call again. `always`: even where data is to be saved. */
export async function prepare(always = false): Promise<void> {
  if (offline.kit === 'loading') return;
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) {
    offline.kit = 'impossible';
    return;
  }
  try {
    const ready = await kept();
    if (ready) offline.kit = 'ready';
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    // Python starts while the page is being looked at.
    if (ready && !navigator.onLine) void inWorker('', '', 'en').catch(() => undefined);
    if (!navigator.onLine || (saving && !always && !ready)) return;
    if (!ready) offline.kit = 'loading';
    await navigator.serviceWorker.register('./sw.js');
    await within(INSTALLATION, navigator.serviceWorker.ready);
    const memory = await keep();
    offline.kit = 'ready';
    if (!(await caches.match(memory))) setTimeout(() => void inWorker('', '', 'en').catch(() => undefined), IDLE);
  } catch {
    if (offline.kit === 'loading') offline.kit = 'absent';
  }
}

function within<Value>(milliseconds: number, awaited: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, failed) => setTimeout(() => failed(new UnreachableError('too late')), milliseconds));
  return Promise.race([awaited, late]);
}

/** Keeps the files; where the memory of the Python in them has its place. */
async function keep(): Promise<string> {
  const found = await fetch('./python/kit.json', { cache: 'no-cache' });
  if (!found.ok) throw new UnreachableError(String(found.status));
  const { cache: name, pyodide, files } = (await found.json()) as Kit;
  const cache = await caches.open(name);
  const total = Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  let done = 0;
  for (const [file, bytes] of Object.entries(files)) {
    if (!(await cache.match(file))) await cache.add(file);
    done += bytes;
    offline.part = done / total;
  }
  // The core is small and follows the server: always the newest one.
  await cache.add(new Request(CORE, { cache: 'no-cache' }));
  const tag = (await cache.match(CORE))?.headers.get('ETag') ?? '';
  return `./python/memory/${pyodide}/${encodeURIComponent(tag)}`;
}
