/** The book on the screen: its lines, what Python makes of them, and writing into it. */
import { settings } from '../state/settings.svelte';
import { ask, UnreachableError } from '../tabletop/tabletop.svelte';
import type { BookPage, BookState } from '../tabletop/types';
import { addLines, device, listen, randomId, readLines, type BookInfo } from './store';

export type Entry = { type: string } & Record<string, unknown>;

export class OpenBook {
  readonly id: string;
  lines = $state.raw<string[]>([]);
  state = $state.raw<BookState | null>(null);
  /** What keeps the book from being shown or written: no storage, or nobody who counts. */
  trouble = $state<'storage' | 'unreachable' | null>(null);
  busy = $state(false);
  #created = new Date().toISOString();

  constructor(id: string) {
    this.id = id;
  }

  /** Reads the stored lines, and again whenever another tab writes. */
  follow(): () => void {
    void this.load();
    return listen((book) => book === this.id && void this.load());
  }

  async load(): Promise<void> {
    try {
      this.lines = await readLines(this.id);
    } catch {
      this.trouble = 'storage';
      return;
    }
    await this.#ask({});
  }

  async #ask(more: object): Promise<BookPage | null> {
    try {
      const found = await ask('book', { lines: this.lines, ...more }, settings.lang);
      this.trouble = null;
      if (!found.ok) return null;
      if (!('entry' in more)) this.state = found.state;
      return found;
    } catch (why) {
      this.trouble = why instanceof UnreachableError ? 'unreachable' : 'storage';
      return null;
    }
  }

  /** What an entry would do; nothing is written. */
  look(entry: Entry): Promise<BookPage | null> {
    return this.#ask({ entry, id: '-' });
  }

  /** Writes an entry: on disk first, then on the screen. The reason if it cannot be written. */
  async write(entry: Entry): Promise<string | null> {
    this.busy = true;
    try {
      for (;;) {
        const found = await this.#ask({ entry, id: randomId(), device: device(), at: new Date().toISOString() });
        if (!found?.line || !found.state) return found?.refused ?? '';
        const seen = this.lines;
        const stored = await addLines(this.#info(found.state), seen.length, [found.line]);
        if (stored) {
          this.lines = [...seen, found.line];
          this.state = found.state;
          return null;
        }
        this.lines = await readLines(this.id); // another tab was first
      }
    } catch {
      this.trouble = 'storage';
      return '';
    } finally {
      this.busy = false;
    }
  }

  #info(state: BookState): BookInfo {
    const { rules, players, over, place } = state;
    return { id: this.id, rules, players, over, place, created: this.#created, changed: new Date().toISOString() };
  }

  /** Puts in the lines of an exported file that are not here yet. */
  async take(text: string): Promise<boolean> {
    const known = new Set(this.lines);
    const fresh = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !known.has(line));
    const found = await ask('book', { lines: [...this.lines, ...fresh] }, settings.lang);
    if (!found.ok || !found.state) return false;
    if (fresh.length > 0 && !(await addLines(this.#info(found.state), this.lines.length, fresh))) return false;
    await this.load();
    return true;
  }
}
