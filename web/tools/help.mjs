// After the build: the pages of docs/ into dist/help, one file for each language, with the pictures they show.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { languages, linked, withPages } from './handbook.mjs';

const docs = new URL('../../docs/', import.meta.url);
const help = new URL('../dist/help/', import.meta.url);

const navigation = await readFile(new URL('../../mkdocs.yml', import.meta.url), 'utf8');
const read = (name) => readFile(new URL(name, docs), 'utf8');
await mkdir(help, { recursive: true });
const made = await withPages(languages(navigation), read);
for (const [lang, book] of Object.entries(made)) await writeFile(new URL(`${lang}.json`, help), JSON.stringify(book));
const files = linked(made);
for (const name of files) await cp(new URL(name, docs), new URL(name, help));
console.log(`help: ${Object.values(made).map((book) => Object.keys(book.pages).length)} pages, ${files.length} files beside them`);
