/** The book on the screen: its lines, what Python makes of them, and writing into it. */
import { settings } from '../state/settings.svelte';
import { ask, keepAnswer, keptAnswer, UnreachableError } from '../tabletop/tabletop.svelte';
import type { BookPage, BookState } from '../tabletop/types';
import { addLines, bookWith, device, listen, pageOf, randomId, readLines, type BookInfo } from './store';

export type Entry = { type: string } & Record<string, unknown>;
/** Milliseconds after which people are told that an entry is still on its way. */
const NOTICED = 500;

/** The fields of a line; none if it is damaged, which Python says. */
function read(line: string): Record<string, unknown> {
  try {
    return (JSON.parse(line) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export class OpenBook {
  readonly id: string;
  lines = $state.raw<string[]>([]);
  state = $state.raw<BookState | null>(null);
  /** What keeps the book from being shown or written: no storage, or nobody who counts. */
  trouble = $state<'storage' | 'unreachable' | null>(null);
  /** This device has nothing of it: it was dropped, or it is kept elsewhere. */
  absent = $state(false);
  /** An entry is on its way for so long that people wonder where it is. */
  slow = $state(false);
  /** Entries on their way to the disk, one after the other. */
  #underway = new Map<string, Promise<string | null>>();
  #created = new Date().toISOString();

  constructor(id: string) {
    this.id = id;
  }

  /** Reads the stored lines, and again whenever another tab writes. */
  follow(): () => void {
    void this.load();
    return listen((book) => book === this.id && void this.load());
  }

  async load(show = true): Promise<void> {
    try {
      this.#know(await readLines(this.id));
    } catch {
      this.trouble = 'storage';
      return;
    }
    this.absent = this.lines.length === 0;
    if (this.absent) this.state = null;
    if (!show || this.absent) return;
    if (!this.state) await this.#recall();
    await this.#ask({});
  }

  /** A book only grows: fewer lines than are known were read before the others were written. None: it was dropped. */
  #know(lines: string[]): void {
    if (lines.length >= this.lines.length || lines.length === 0) this.lines = lines;
  }

  /** What these very lines came to when they were last shown: the table is there before anybody counts again. */
  async #recall(): Promise<void> {
    const { lines } = this;
    const kept = await keptAnswer(pageOf(this.id, settings.lang)).catch(() => undefined);
    const shown = kept ? (JSON.parse(kept) as { lines: number; state: BookState }) : null;
    if (shown?.lines === lines.length && !this.state) this.state = shown.state;
  }

  #show(state: BookState | null, lines: number): void {
    if (lines < this.lines.length) return; // an answer that comes late: more is written by now
    this.state = state;
    if (state) void keepAnswer(pageOf(this.id, settings.lang), JSON.stringify({ lines, state }));
  }

  async #ask(more: object, lines = this.lines): Promise<BookPage | null> {
    try {
      const found = await ask('book', { lines, ...more }, settings.lang);
      this.trouble = null;
      if (!found.ok) return { line: null, refused: found.problem.text, changes: [], state: null };
      if (!('entry' in more)) this.#show(found.state, lines.length);
      return found;
    } catch (why) {
      this.trouble = why instanceof UnreachableError ? 'unreachable' : 'storage';
      return null;
    }
  }

  /** What an entry would do; nothing is written. */
  look(entry: Entry): Promise<BookPage | null> {
    return this.#ask({ entry, id: '-', device: device() });
  }

  /**
   * Writes an entry: on disk first, then on the screen. The reason if it cannot be written.
   *
   * Whoever taps while another entry is being written is not forgotten, only a second tap for the very same one.
   */
  write(entry: Entry): Promise<string | null> {
    const tapped = JSON.stringify(entry);
    const before = this.#underway.get(tapped);
    if (before) return before;
    const others = [...this.#underway.values()];
    const noticed = setTimeout(() => (this.slow = true), NOTICED);
    const writing = Promise.all(others)
      .then(() => this.#write(entry))
      .finally(() => {
        clearTimeout(noticed);
        this.#underway.delete(tapped);
        if (this.#underway.size === 0) this.slow = false;
      });
    this.#underway.set(tapped, writing);
    return writing;
  }

  async #write(entry: Entry): Promise<string | null> {
    try {
      for (;;) {
        const seen = this.lines;
        const found = await this.#ask({ entry, id: randomId(), device: device(), at: new Date().toISOString() }, seen);
        if (!found?.line || !found.state) return found?.refused ?? '';
        const stored = await addLines(this.#info(found.state), seen.length, [found.line]);
        if (stored) {
          const lines = [...seen, found.line];
          this.#know(lines);
          this.#show(found.state, lines.length);
          return null;
        }
        this.lines = await readLines(this.id); // another tab was first
      }
    } catch {
      this.trouble = 'storage';
      return '';
    }
  }

  /** The first entry of a type, as it stands in the newest change of it. */
  entry(type: string): Record<string, unknown> | null {
    const all = this.lines.map(read);
    const first = all.find((one) => one['type'] === type);
    const change = all.findLast((one) => one['type'] === 'change' && one['of'] === first?.['id']);
    return first ? { ...first, ...(change?.['entry'] as object | undefined), id: first['id'] } : null;
  }

  #info(state: BookState): BookInfo {
    const { rules, players, over, place } = state;
    return { id: this.id, rules, players, over, place, created: this.#created, changed: new Date().toISOString() };
  }

  /** Puts in the lines of an exported file; of a book that is here already, those that are new. */
  static async taken(text: string): Promise<OpenBook | null> {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const start = lines.find((line) => read(line)['type'] === 'start');
    const known = start === undefined ? null : await bookWith(start);
    const book = new OpenBook(known ?? randomId());
    await book.load(false);
    return (await book.receive(lines)) ? book : null;
  }

  /** Puts in what is not here yet: from a file, or from other phones. False: it is no book. */
  async receive(lines: string[]): Promise<boolean> {
    for (;;) {
      const known = new Set(this.lines);
      const fresh = lines.filter((line) => !known.has(line));
      if (fresh.length === 0) return this.lines.length > 0;
      const seen = this.lines;
      const found = await ask('book', { lines: [...seen, ...fresh] }, settings.lang);
      if (!found.ok || !found.state) return false;
      if (await addLines(this.#info(found.state), seen.length, fresh)) {
        this.#know([...seen, ...fresh]);
        this.#show(found.state, seen.length + fresh.length);
        return true;
      }
      this.lines = await readLines(this.id); // another tab was first
    }
  }
}
