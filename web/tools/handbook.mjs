/**
 * The documentation as the program shows it: Markdown becomes HTML, links lead to pages of the program. Which pages there are,
 * in which order and under which heading stands in mkdocs.yml. A section has the same address in every language.
 */
import { Marked } from 'marked';

const ENTRY = /^( +)- (?:([^:]+):)? ?(\S+\.md)?$/;

/**
 * The languages with their groups of pages: `{en: [{title: 'Guide', pages: ['index', 'install']}], pl: …}`. The group of a
 * language other than English is the part of the navigation that holds its pages; what is generated from the rulesets is left
 * out, as the program has pages of its own for that.
 */
export function languages(navigation) {
  const found = {};
  const above = [];
  for (const line of navigation.slice(navigation.indexOf('\nnav:')).split('\n')) {
    const entry = ENTRY.exec(line);
    if (!entry) continue;
    const depth = entry[1].length;
    while (above.length > 0 && above.at(-1).depth >= depth) above.pop();
    if (!entry[3]) {
      above.push({ depth, title: entry[2] });
      continue;
    }
    const [, lang = 'en', name] = /^(?:([a-z]{2})\/)?(.*)\.md$/.exec(entry[3]);
    if (name.startsWith('rules/')) continue;
    const title = above[lang === 'en' ? 0 : 1]?.title ?? above.at(-1).title;
    const groups = (found[lang] ??= []);
    let group = groups.find((one) => one.title === title);
    if (!group) groups.push((group = { title, pages: [] }));
    group.pages.push(name);
  }
  return found;
}

/** The address of a heading, as the site makes it: `What is proved?` is `what-is-proved`. */
export function slug(text) {
  return text
    .normalize('NFKD')
    .replace(/[^\x00-\x7f]/g, '') // eslint-disable-line no-control-regex
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}

const plain = (html) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The sections of a page: each heading but the first, with its address. */
export function sections(text) {
  const found = [];
  for (const line of text.replace(/^```.*?^```/gms, '').split('\n')) {
    const head = /^(#{2,4}) (.+)$/.exec(line);
    if (!head) continue;
    const title = head[2].replaceAll('`', '');
    const base = slug(title);
    let id = base;
    for (let n = 1; found.some((one) => one.id === id); n++) id = `${base}_${n}`;
    found.push({ id, title, level: head[1].length });
  }
  return found;
}

/** Terms and what they mean, as `Term` over `:   meaning`. */
const terms = {
  name: 'terms',
  level: 'block',
  start: (source) => /^[^\n]+\n:   /m.exec(source)?.index,
  tokenizer(source) {
    const found = /^(?:[^\n]+\n:   [^\n]+(?:\n {4}[^\n]+)*(?:\n+|$))+/.exec(source);
    if (!found) return undefined;
    const items = found[0]
      .trim()
      .split(/\n\n+(?=[^ ])/)
      .map((item) => {
        const [, term, meaning] = /^([^\n]+)\n: {3}([^]*)$/.exec(item);
        return { term: this.lexer.inlineTokens(term), meaning: this.lexer.inlineTokens(meaning.replace(/\n {4}/g, '\n')) };
      });
    return { type: 'terms', raw: found[0], items };
  },
  renderer(token) {
    const items = token.items.map(
      ({ term, meaning }) => `<dt>${this.parser.parseInline(term)}</dt><dd>${this.parser.parseInline(meaning)}</dd>`,
    );
    return `<dl>${items.join('')}</dl>\n`;
  },
};

/** Where a link of a page leads in the program; null where there is nothing for it. */
export function goal(href, address) {
  if (/^[a-z]+:/.test(href)) return href;
  const [path, anchor = ''] = href.replace(/^(\.\.\/)+/, '').split('#');
  const name = path.replace(/^[a-z]{2}\//, '');
  if (path === '') return `#/help/${address('', anchor)}`;
  const card = /^rules\/cards\/(.+)-[a-z]{2}\.html$/.exec(name);
  if (card) return `#/card/${card[1]}`;
  if (name === 'rules/compare.md') return '#/compare';
  const rules = /^rules\/(.+)\.md$/.exec(name);
  if (rules) return `#/rules/${rules[1]}`;
  if (name.endsWith('.md')) return `#/help/${address(name.slice(0, -3), anchor)}`;
  return name.endsWith('.schema.json') ? null : `help/${name}`;
}

/** A page as HTML. `address` makes the address of a page and an anchor of it. */
export function rendered(text, found, address) {
  let next = 0;
  const render = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${inner}</h1>\n`;
        const { id } = found[next++];
        return `<h${depth} id="${id}"><a href="#/help/${address('')}/${id}">${inner}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const to = goal(href, address);
        return to === null ? inner : `<a href="${to}">${inner}</a>`;
      },
      image: ({ href, text: alt }) => `<img src="help/${href.replace(/^(\.\.\/)+/, '')}" alt="${escaped(alt)}" loading="lazy">`,
      code: ({ text: code, lang }) => `<pre tabindex="0"><code class="${lang ?? ''}">${escaped(code)}</code></pre>\n`,
      table(token) {
        const row = (tag, cells) =>
          `<tr>${cells.map((cell) => `<${tag}${cell.align ? ` class="${cell.align}"` : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const head = token.header.some((cell) => cell.text) ? `<thead>${row('th', token.header)}</thead>` : '';
        return `<div class="wide" tabindex="0"><table>${head}<tbody>${token.rows.map((cells) => row('td', cells)).join('')}</tbody></table></div>\n`;
      },
    },
  });
  render.use({ extensions: [terms] });
  return render.parse(text);
}

/** Every language with its pages: `{groups, pages: {name: {title, sections, html}}}`. */
export async function withPages(found, read) {
  const sources = {};
  for (const [lang, groups] of Object.entries(found)) {
    sources[lang] = {};
    for (const name of groups.flatMap((group) => group.pages)) {
      const text = await read(lang === 'en' ? `${name}.md` : `${lang}/${name}.md`);
      sources[lang][name] = { text, own: sections(text) };
    }
  }
  /** The sections of a page under the addresses they have in English, where there are as many of them. */
  const addressed = (lang, name) => {
    const { own } = sources[lang][name];
    const english = sources.en[name]?.own ?? [];
    return own.length === english.length ? own.map((one, at) => ({ ...one, id: english[at].id })) : own;
  };
  return Object.fromEntries(
    Object.entries(found).map(([lang, groups]) => {
      const pages = Object.keys(sources[lang]).map((name) => {
        const { text } = sources[lang][name];
        const title = plain(/^# (.+)$/m.exec(text)[1].replaceAll('`', ''));
        const shown = addressed(lang, name);
        const address = (page, anchor = '') => {
          const to = page || name;
          const at = sources[lang][to]?.own.findIndex((one) => one.id === anchor) ?? -1;
          const id = at >= 0 ? addressed(lang, to)[at].id : anchor;
          return id ? `${to}/${id}` : to;
        };
        return [name, { title, sections: shown, html: rendered(text, shown, address) }];
      });
      return [lang, { groups, pages: Object.fromEntries(pages) }];
    }),
  );
}

/** The files beside the pages that they show or lead to. */
export function linked(made) {
  const found = Object.values(made).flatMap((book) =>
    Object.values(book.pages).flatMap((page) => [...page.html.matchAll(/(?:src|href)="help\/([^"]+)"/g)]),
  );
  return [...new Set(found.map((one) => one[1]))].sort();
}
