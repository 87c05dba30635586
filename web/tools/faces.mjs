// The sprite of all tile faces: src/generated/tiles.svg, one <symbol> a tile, named after the tile text (tile-5m, tile-0p, tile-1f).
// The suits and honours come from npm riichi-mahjong-tiles (CC0 art), the eight bonus tiles from src/art.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import * as art from 'riichi-mahjong-tiles';
import { optimize } from 'svgo';

const HERE = new URL('..', import.meta.url);
const SUITS = { m: 'Man', p: 'Pin', s: 'Sou' };
const HONOURS = ['Ton', 'Nan', 'Shaa', 'Pei', 'Haku', 'Hatsu', 'Chun'];

/** Tile text and the name of its component, for the 37 faces of the package. */
function* drawn() {
  for (const [letter, suit] of Object.entries(SUITS)) {
    for (let number = 1; number <= 9; number += 1) yield [`${number}${letter}`, `Regular${suit}${number}`];
    yield [`0${letter}`, `Regular${suit}5Dora`];
  }
  for (const [index, name] of HONOURS.entries()) yield [`${index + 1}z`, `Regular${name}`];
}

const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
// Attributes SVG itself writes with a capital inside; all others are React's spelling of a dashed name.
const CAPITALS = new Set(['viewBox', 'gradientUnits', 'gradientTransform', 'maskUnits', 'clipPathUnits', 'spreadMethod']);
const RENAMED = { xlinkHref: 'href', xmlnsXlink: 'xmlns:xlink' };
const attribute = (key) => RENAMED[key] ?? (CAPITALS.has(key) ? key : dashed(key));
const quoted = (value) => String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The SVG text of a React element: the faces are functions that return one, and nothing more of React is needed. */
function markup(element) {
  if (element === null || element === undefined || typeof element === 'boolean') return '';
  if (Array.isArray(element)) return element.map(markup).join('');
  if (typeof element !== 'object') return quoted(element);
  const { children, style, ...attributes } = element.props;
  const plain = Object.entries(attributes).map(([key, value]) => [attribute(key), value]);
  const styled = Object.entries(style ?? {}).map(([key, value]) => [dashed(key), value]);
  const written = [...plain, ...styled].map(([key, value]) => ` ${key}="${quoted(value)}"`).join('');
  return `<${element.type}${written}>${markup(children)}</${element.type}>`;
}

/** Smaller without a visible change: a tile is 300 units wide and seldom more than 90 pixels. */
function optimised(svg, name) {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      { name: 'preset-default', params: { overrides: { mergePaths: false } } },
      'removeDimensions',
      { name: 'prefixIds', params: { prefix: name, delim: '-', prefixClassNames: false } },
    ],
  });
  return data;
}

const OWN = ['5z', ...['f', 'g'].flatMap((series) => [1, 2, 3, 4].map((number) => `${number}${series}`))];
const faces = new Map();
for (const [tile, component] of drawn()) faces.set(tile, markup(art[component]({})));
for (const tile of OWN) faces.set(tile, await readFile(new URL(`src/art/${tile}.svg`, HERE), 'utf8'));

const inner = (svg) => svg.replace(/^.*?<svg[^>]*>/s, '').replace(/<\/svg>\s*$/, '');
const symbol = (tile, svg) => `<symbol id="tile-${tile}" viewBox="0 0 300 400">${inner(optimised(svg, tile))}</symbol>`;
const sprite = [...faces].map(([tile, svg]) => symbol(tile, svg));
await mkdir(new URL('src/generated/', HERE), { recursive: true });
await writeFile(new URL('src/generated/tiles.svg', HERE), `<svg xmlns="http://www.w3.org/2000/svg">${sprite.join('\n')}</svg>\n`);
