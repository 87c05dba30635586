// Plays with the built pages in Chromium: mouse, touch, keyboard, language. Ends with an error if anything does not answer.
import assert from 'node:assert/strict';
import { openStage } from './stage.mjs';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740, hasTouch: true, isMobile: true };
const stage = await openStage();
const complain = (what) => assert.fail(what);
const open = (path, more = DESK) => stage.page(path, { settings: { lang: 'en', theme: 'light' }, complain, ...more });
const step = async (page) => Number((await page.locator('.step').textContent()).match(/\d+/)[0]);
const said = (page) => page.locator('[role=status]').textContent();
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

const plays = {
  async 'two clicks from the home page to the first tile'() {
    const page = await open('#/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.own button').first().waitFor();
  },
  async 'arrows move over the hand, Enter discards'() {
    const page = await open('#/scripted/riichi-start/0');
    await page.keyboard.press('ArrowLeft');
    const drawn = await focused(page);
    assert.match(drawn, /just drawn$/);
    await page.keyboard.press('ArrowLeft');
    assert.notEqual(await focused(page), drawn);
    await page.keyboard.press('Enter');
    assert.equal(await step(page), 2);
  },
  async 'a click discards; a tile that may not be played does nothing'() {
    const page = await open('#/scripted/riichi-start/0');
    await page.locator('.held').nth(3).click();
    assert.equal(await step(page), 2);
    await page.locator('.held').nth(3).click({ force: true });
    assert.equal(await step(page), 2);
  },
  async 'a tile dragged to the table is discarded, one let go at once is not'() {
    const page = await open('#/scripted/riichi-start/0');
    const tile = await page.locator('.held').nth(2).boundingBox();
    const drag = async (up) => {
      await page.mouse.move(tile.x + 20, tile.y + 40);
      await page.mouse.down();
      await page.mouse.move(tile.x + 40, tile.y + 40 - up, { steps: 4 });
      await page.mouse.up();
    };
    await drag(20);
    assert.equal(await step(page), 1);
    await drag(200);
    assert.equal(await step(page), 2);
  },
  async 'a letter takes a claim'() {
    const page = await open('#/scripted/riichi-claim/0');
    assert.match(await said(page), /You can: Pung, 8 of characters/);
    await page.keyboard.press('p');
    assert.equal(await step(page), 2);
  },
  async 'riichi asks for the tile, Escape thinks again'() {
    const page = await open('#/scripted/riichi-riichi/0');
    await page.keyboard.press('r');
    await page.getByText('choose the tile').waitFor();
    const tiles = await page.locator('.held.playable').count();
    assert.ok(tiles > 1 && tiles < 14, `${tiles} tiles`);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.held.playable').count(), 14);
    await page.locator('.claim[data-type=riichi]').click();
    await page.locator('.held.playable').first().click();
    assert.equal(await step(page), 2);
  },
  async 'tapping twice, if wished'() {
    const page = await stage.page('#/scripted/riichi-start/0', { settings: { lang: 'en', tapTwice: 'always' }, complain, ...PHONE });
    await page.locator('.held').nth(4).tap();
    assert.equal(await step(page), 1);
    await page.locator('.held').nth(4).tap();
    assert.equal(await step(page), 2);
  },
  async 'the language is switched by its name and remembered'() {
    const page = await open('#/');
    await page.getByRole('button', { name: 'Polski' }).click();
    assert.equal(await page.locator('html').getAttribute('lang'), 'pl');
    await page.reload();
    await page.getByRole('button', { name: 'Graj', exact: true }).waitFor();
    await page.getByRole('button', { name: 'English' }).waitFor();
  },
  async 'a result is explained, put aside and taken up again'() {
    const page = await open('#/scripted/riichi-win/1');
    await page.locator('dialog summary').first().click();
    await page.getByText('Why this score?').click();
    assert.match(await page.locator('dialog').textContent(), /rule R9/);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.getByRole('button', { name: 'Back to the result' }).click();
    await page.locator('dialog[open]').waitFor();
  },
  async 'the end of a match shows the last hand, then the places'() {
    const page = await open('#/scripted/mcr-final/0');
    await page.getByRole('button', { name: 'Final result' }).click();
    assert.equal(await page.locator('dialog tbody tr').count(), 4);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  },
  async 'draws and discards are told'() {
    const page = await open('#/scripted/riichi-start/0');
    assert.match(await said(page), /You drew /);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    assert.match(await said(page), /^You: /);
  },
};

let failed = 0;
for (const [name, play] of Object.entries(plays)) {
  try {
    await play();
    console.log(`ok      ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`not ok  ${name}\n${error.stack}`);
  }
}
await stage.close();
process.exitCode = failed === 0 ? 0 : 1;
