// What the browser loads at first, compressed: must stay within 250 kB. Recordings are loaded on demand and counted apart.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const dist = new URL('../dist/', import.meta.url);
const size = async (name) => gzipSync(await readFile(new URL(name, dist)), { level: 9 }).length;

const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
const names = files.map((one) => `${one.parentPath}/${one.name}`.replace(/^.*\/dist\/+/, ''));
const entry = await readFile(new URL('index.html', dist), 'utf8');
const first = (name) => name === 'index.html' || entry.includes(name) || /tiles-.*\.svg$/.test(name);

let [total, loaded] = [0, 0];
for (const name of names.sort()) {
  const bytes = await size(name);
  total += bytes;
  if (first(name)) {
    loaded += bytes;
    console.log(`${String(bytes).padStart(8)}  ${name}`);
  }
}
console.log(`${String(loaded).padStart(8)}  first load, compressed; with all recordings ${total}`);
if (loaded > LIMIT) {
  console.error(`more than ${LIMIT}`);
  process.exitCode = 1;
}
