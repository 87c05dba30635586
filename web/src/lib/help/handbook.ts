/** The documentation in one language, as the build makes it (tools/handbook.mjs), and how something is found in it. */
import type { Lang } from '../protocol';
import { folded } from '../tabletop/search';

export interface Section {
  id: string;
  title: string;
  level: number;
}
export interface HelpPage {
  title: string;
  sections: Section[];
  html: string;
}
export interface Handbook {
  groups: { title: string; pages: string[] }[];
  pages: Record<string, HelpPage>;
}
/** A place in the help: a page, or a section of it. */
export interface Place {
  page: string;
  section?: Section;
  /** What stands around the words that were looked for. */
  around: string;
}

const kept = new Map<Lang, Promise<Handbook>>();

/** Fetched once for each language; a failure is forgotten, so that one may try again. */
export function load(lang: Lang): Promise<Handbook> {
  let book = kept.get(lang);
  if (!book) {
    book = fetch(`help/${lang}.json`).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json() as Promise<Handbook>;
    });
    book.catch(() => kept.delete(lang));
    kept.set(lang, book);
  }
  return book;
}

/** The help of each page of the program; of the others its beginning. */
const ABOUT: Record<string, string> = {
  game: 'server',
  friends: 'server',
  join: 'server',
  calculator: 'tabletop',
  book: 'book',
  settlement: 'settle',
  replays: 'logs',
  replay: 'review',
  spoken: 'server',
  rules: 'rulesets',
  rulebook: 'rulesets',
  compare: 'compare',
  card: 'cards',
  events: 'events',
  event: 'events',
  league: 'events',
  club: 'club',
};

/** The address of the help for an address of the program: that of `#/card/mcr` is `#/help/cards`. */
export function helpFor(hash: string): string {
  const about = ABOUT[/^#\/(\w+)/.exec(hash)?.[1] ?? ''];
  return about ? `#/help/${about}` : '#/help';
}

interface Piece extends Place {
  text: string;
  head: string;
  body: string;
}

const MOST = 30;
const AROUND = 60;

/** The text of a page, piece by piece: what stands before its first section, then each section. */
function pieces(name: string, page: HelpPage): Piece[] {
  const content = new DOMParser().parseFromString(page.html, 'text/html').body;
  const found: { section?: Section; words: string[] }[] = [{ words: [] }];
  for (const child of content.children) {
    const section = page.sections.find((one) => one.id === child.id);
    if (section) found.push({ section, words: [] });
    else if (child.tagName !== 'H1') found.at(-1)?.words.push(child.textContent ?? '');
  }
  return found.map(({ section, words }) => {
    const text = words.join(' ').replace(/\s+/g, ' ').trim();
    return { page: name, ...(section && { section }), around: '', text, head: folded(section?.title ?? page.title), body: folded(text) };
  });
}

/** The words around the first of those that were looked for. */
function around(text: string, wanted: string): string {
  const words = text.split(' ');
  const at = Math.max(
    0,
    words.findIndex((word) => folded(word).includes(wanted)),
  );
  const before = words.slice(0, at).join(' ').slice(-AROUND);
  const after = words
    .slice(at)
    .join(' ')
    .slice(0, 2 * AROUND);
  const start = at === 0 || before.length < AROUND ? before : `… ${before.slice(before.indexOf(' ') + 1)}`;
  return `${start} ${after}${after.length === 2 * AROUND ? '…' : ''}`.trim();
}

/** A search over a handbook: every word must be there; pages named so come first, then sections, then mere mentions. */
export function searcher(book: Handbook): (asked: string) => Place[] {
  const all = book.groups.flatMap((group) => group.pages).flatMap((name) => (book.pages[name] ? pieces(name, book.pages[name]) : []));
  return (asked) => {
    const wanted = asked.split(/\s+/).map(folded).filter(Boolean);
    if (wanted.length === 0) return [];
    const rank = (piece: Piece): number => {
      const title = wanted.every((word) => piece.head.includes(word));
      return title ? (piece.section ? 1 : 0) : 2;
    };
    return all
      .filter((piece) => wanted.every((word) => piece.head.includes(word) || piece.body.includes(word)))
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, MOST)
      .map(({ page, section, text }) => ({ page, ...(section && { section }), around: around(text, wanted[0] ?? '') }));
  };
}
