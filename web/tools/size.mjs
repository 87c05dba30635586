// What the browser loads from the home page to the first tile, compressed: must stay within 250 kB. Other pages come on demand.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const dist = new URL('../dist/', import.meta.url);
const size = async (name) => gzipSync(await readFile(new URL(name, dist)), { level: 9 }).length;

const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
const names = files.map((one) => `${one.parentPath}/${one.name}`.replace(/^.*\/dist\/+/, ''));
const entry = await readFile(new URL('index.html', dist), 'utf8');
// Vite lists all parts of pages that come later, and of each page the places of its parts in that list.
const scripts = await Promise.all(entry.match(/assets\/[\w-]+\.js/g).map((name) => readFile(new URL(name, dist), 'utf8')));
const script = scripts.find((text) => text.includes('./GamePage-'));
const parts = JSON.parse(script.match(/m\.f=(\[.*?\])/)[1]);
const game = script.match(/import\(`\.\/GamePage-[\w-]+\.js`\),__vite__mapDeps\(\[([\d,]+)\]/)[1];
const table = new Set(game.split(',').map((place) => parts[place].replace('./', 'assets/')));
const first = (name) => name === 'index.html' || entry.includes(name) || table.has(name) || /tiles-.*\.svg$/.test(name);

let [total, loaded] = [0, 0];
for (const name of names.sort()) {
  const bytes = await size(name);
  total += bytes;
  if (first(name)) {
    loaded += bytes;
    console.log(`${String(bytes).padStart(8)}  ${name}`);
  }
}
console.log(`${String(loaded).padStart(8)}  first load, compressed; all pages ${total}`);
if (loaded > LIMIT) {
  console.error(`more than ${LIMIT}`);
  process.exitCode = 1;
}
