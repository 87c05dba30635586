// Chromium in front of pages that play recorded games, for the scripts that look at them and play with them.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const ROOT = new URL('..', import.meta.url).pathname;
const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Builds the pages with their recordings, serves them and starts the browser; `page` opens an address with settings, `close` ends both. */
export async function openStage() {
  const executablePath = PLACES.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no Chromium found: set CHROMIUM to its path');
  const where = { root: ROOT, mode: 'scripted', build: { outDir: 'dist-scripted' }, logLevel: 'error' };
  await build({ ...where, build: { ...where.build, emptyOutDir: true } });
  const server = await preview({ ...where, preview: { port: 0, host: '127.0.0.1' } });
  const { port } = server.httpServer.address();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    async page(path, { width, height, settings = {}, complain, ...more }) {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...more });
      await context.addInitScript((kept) => {
        if (!localStorage.getItem('wrobel.settings')) localStorage.setItem('wrobel.settings', kept);
      }, JSON.stringify(settings));
      const page = await context.newPage();
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (message) => message.type() === 'error' && complain(message.text()));
      await page.goto(`http://127.0.0.1:${port}/${path}`);
      await page.waitForSelector('svg.faces', { state: 'attached' });
      await page.waitForSelector(/^#\/(game|scripted)/.test(path) ? '.centre .digits' : 'option', { state: 'attached' });
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
