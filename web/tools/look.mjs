// Pictures of every page in both languages and both themes at three sizes, and an accessibility check of each.
//   npm run look                          all of them, into shots/
//   npm run look -- middle 1920x1080 dark pl   pages whose name contains "middle", at one size, theme and language
// Needs a built dist and Chromium.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openStage } from './stage.mjs';

const HERE = new URL('..', import.meta.url).pathname;
const SIZES = { phone: [360, 740], tablet: [768, 1024], desk: [1440, 900] };
const [wanted = '', sizes = 'phone,tablet,desk', themes = 'light,dark', langs = 'pl,en'] = process.argv.slice(2);
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every page by name: home, settings, and one step of each recording, the last one where it shows a result. */
async function pages() {
  const found = new Map([
    ['home', '#/'],
    ['settings', '#/'],
  ]);
  for (const file of (await readdir(`${HERE}fixtures`)).filter((name) => name.endsWith('.json'))) {
    const name = file.replace('.json', '');
    const { updates } = JSON.parse(await readFile(`${HERE}fixtures/${file}`, 'utf8'));
    const last = updates.length - 1;
    if (name.endsWith('-hand')) found.set(name, `#/scripted/${name}/${Math.round(last / 3)}`);
    else found.set(name, `#/scripted/${name}/${shows(name) ? last : 0}/bare`);
    if (name.endsWith('-final')) found.set(`${name}-places`, `#/scripted/${name}/${last}/bare`);
  }
  return found;
}

const shows = (name) => /win|draw|final/.test(name);

/** What a person would have to scroll for: tiles and buttons of the table outside the window. */
const outside = () =>
  [...document.querySelectorAll('main.table .tile, main.table button')]
    .filter((one) => !one.closest('dialog'))
    .filter((one) => {
      const { top, left, right, bottom } = one.getBoundingClientRect();
      return top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((one) => `${one.closest('[data-at], .own, .strip, .dora')?.className} ${one.dataset.tile ?? one.textContent}`);

let complaints = 0;
const stage = await openStage();
await mkdir(`${HERE}shots`, { recursive: true });

async function look(name, path, size, theme, lang) {
  const where = `${name}-${size}-${theme}-${lang}`;
  const complain = (what) => {
    complaints += 1;
    console.log(`${where}: ${what}`);
  };
  const [width, height] = SIZES[size] ?? size.split('x').map(Number);
  const touch = size === 'phone' ? { deviceScaleFactor: 2, hasTouch: true, isMobile: true } : {};
  const settings = { lang, theme, indices: process.env.INDICES === '1' };
  const page = await stage.page(path, { width, height, settings, complain, ...touch });
  if (name === 'settings') await page.locator('header .icon').click();
  if (shows(name)) await page.waitForSelector('dialog[open]');
  if (name.endsWith('-places')) await page.locator('dialog .main').click();
  else if (/win|self-draw/.test(name)) await page.waitForSelector('dialog details');
  await page.waitForTimeout(60);
  await page.screenshot({ path: `${HERE}shots/${where}.png` });
  for (const what of await page.evaluate(outside)) complain(`outside the window: ${what}`);
  const sideways = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
  if (sideways > 0) complain(`${sideways} pixels too wide`);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  for (const { id, impact, nodes } of violations) {
    complain(`${impact} ${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 3)} ${nodes[0]?.any?.[0]?.message ?? ''}`);
  }
  await page.context().close();
}

for (const [name, path] of await pages()) {
  if (!name.includes(wanted)) continue;
  for (const size of sizes.split(','))
    for (const theme of themes.split(',')) for (const lang of langs.split(',')) await look(name, path, size, theme, lang);
}
await stage.close();
console.log(complaints === 0 ? 'nothing to complain about' : `${complaints} complaints`);
process.exitCode = complaints === 0 ? 0 : 1;
