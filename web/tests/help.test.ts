import { describe, expect, it } from 'vitest';
import { helpFor } from '../src/lib/help/handbook';
// @ts-expect-error: plain JavaScript, run by the build
import { goal, languages, rendered, sections, slug, withPages } from '../tools/handbook.mjs';

const NAVIGATION = `site_name: x

nav:
  - Guide:
      - index.md
      - score.md
  - Rules:
      - Compare: rules/compare.md
      - MCR:
          - rules/mcr.md
          - mcr-disputed.md
  - Po polsku:
      - Przewodnik:
          - pl/index.md
          - pl/score.md
      - Zasady:
          - MCR:
              - pl/rules/mcr.md
              - pl/mcr-disputed.md
`;
const TEXTS: Record<string, string> = {
  'index.md': '# Start\n\n[Score](score.md#why-not)\n',
  'score.md': '# `score`\n\n## Why not?\n\nBecause.\n\n```sh\n# no heading\n```\n',
  'mcr-disputed.md': '# MCR\n',
  'pl/index.md': '# Początek\n\n[Wynik](score.md#dlaczego-nie) ![Obraz](../images/a.svg)\n',
  'pl/score.md': '# Wynik\n\n## Dlaczego nie?\n\nBo [nie](#dlaczego-nie).\n',
  'pl/mcr-disputed.md': '# MCR\n',
};

describe('the help', () => {
  it('has its groups from the navigation of the site, without what is generated', () => {
    expect(languages(NAVIGATION)).toEqual({
      en: [
        { title: 'Guide', pages: ['index', 'score'] },
        { title: 'Rules', pages: ['mcr-disputed'] },
      ],
      pl: [
        { title: 'Przewodnik', pages: ['index', 'score'] },
        { title: 'Zasady', pages: ['mcr-disputed'] },
      ],
    });
  });

  it('makes addresses as the site does', () => {
    expect(slug('What is proved?')).toBe('what-is-proved');
    expect(slug('Żądania o wynik')).toBe('zadania-o-wynik');
    expect(sections('# A\n\n## B\n\n## B\n\n```sh\n## no\n```\n')).toMatchObject([{ id: 'b' }, { id: 'b_1' }]);
  });

  it('gives a section one address in every language', async () => {
    const made = await withPages(languages(NAVIGATION), (name: string) => Promise.resolve(TEXTS[name]));
    expect(made.pl.pages.score.sections).toEqual([{ id: 'why-not', title: 'Dlaczego nie?', level: 2 }]);
    expect(made.pl.pages.index.html).toContain('href="#/help/score/why-not"');
    expect(made.pl.pages.index.html).toContain('src="help/images/a.svg"');
    expect(made.en.pages.index.html).toContain('href="#/help/score/why-not"');
    expect(made.pl.pages.score.html.match(/#\/help\/score\/why-not/g)).toHaveLength(2);
    expect(made.en.pages.score.title).toBe('score');
  });

  it('leads to pages of the program where it has them', () => {
    const address = (page: string, anchor: string): string => [page, anchor].filter(Boolean).join('/');
    expect(goal('rules/mcr.md', address)).toBe('#/rules/mcr');
    expect(goal('../rules/cards/hk-old-en.html', address)).toBe('#/card/hk-old');
    expect(goal('pl/rules/compare.md#x', address)).toBe('#/compare');
    expect(goal('book.md', address)).toBe('#/help/book');
    expect(goal('proofs.json', address)).toBe('help/proofs.json');
    expect(goal('log.schema.json', address)).toBe(null);
  });

  it('draws definitions, tables and code', () => {
    const html = rendered('Term\n:   what it\n    means\n\nOther\n:   that\n\n| a | b |\n|---|---:|\n| 1 | `<x>` |\n', [], () => '');
    expect(html).toContain('<dl><dt>Term</dt><dd>what it\nmeans</dd><dt>Other</dt><dd>that</dd></dl>');
    expect(html).toContain('<td class="right"><code>&lt;x&gt;</code></td>');
  });

  it('knows which page tells of a page of the program', () => {
    expect(helpFor('#/card/mcr')).toBe('#/help/cards');
    expect(helpFor('#/calculator/ema-2016')).toBe('#/help/tabletop');
    expect(helpFor('')).toBe('#/help');
    expect(helpFor('#/me')).toBe('#/help');
  });
});
