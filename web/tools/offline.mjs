// After the build: Python for the browser into dist/python, and the service worker with the list of what it keeps.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const source = new URL('../src/offline/', import.meta.url);
const pyodide = new URL('.', `file://${createRequire(import.meta.url).resolve('pyodide/package.json')}`);
const python = new URL('python/', dist);

await mkdir(python, { recursive: true });
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'python_stdlib.zip']) await copyFile(new URL(name, pyodide), new URL(name, python));
const program = await readFile(new URL('pyodide.asm.wasm', pyodide));
await writeFile(new URL('pyodide.asm.wasm.packed', python), gzipSync(program, { level: 9 }));
// No package is ever installed: the list of them stays empty.
const { info } = JSON.parse(await readFile(new URL('pyodide-lock.json', pyodide), 'utf8'));
await writeFile(new URL('lock.json', python), JSON.stringify({ info, packages: {} }));
const own = ['worker.js', 'memory.js'];
for (const name of [...own, 'NOTICE.txt']) await copyFile(new URL(name, source), new URL(name, python));

const { version } = JSON.parse(await readFile(new URL('package.json', pyodide), 'utf8'));
const scripts = createHash('sha256');
for (const name of own) scripts.update(await readFile(new URL(name, source)));
const kit = `wrobel-kit-${version}-${scripts.digest('hex').slice(0, 8)}`;
const sizes = await Promise.all(
  (await readdir(python))
    .filter((name) => !['kit.json', 'NOTICE.txt'].includes(name))
    .map(async (name) => [`python/${name}`, (await stat(new URL(name, python))).size]),
);
await writeFile(new URL('kit.json', python), JSON.stringify({ cache: kit, pyodide: version, files: Object.fromEntries(sizes) }));
const hash = createHash('sha256');
const found = (await readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((one) => one.isFile())
  .map((one) => `${one.parentPath}/${one.name}`.replace(/^.*\/dist\/+/, ''))
  // Recordings are for those who work on the table, voices come when they are wanted; the page itself is kept as ./
  .filter((name) => !/^python\/|^voices\/|^sw\.js$|^index\.html$|\/(riichi|mcr|hongkong)-[^/]*\.js$/.test(name))
  .sort();
for (const name of ['index.html', ...found]) hash.update(name).update(await readFile(new URL(name, dist)));
const service = (await readFile(new URL('service.js', source), 'utf8'))
  .replace(/^\/\* global .*\n/m, '')
  .replaceAll('SHELL_FILES', JSON.stringify(found))
  .replaceAll('SHELL_VERSION', JSON.stringify(hash.digest('hex').slice(0, 16)))
  .replaceAll('KIT_NAME', JSON.stringify(kit));
await writeFile(new URL('sw.js', dist), service);
console.log(`kept offline: ${found.length} files, Python ${version}`);
