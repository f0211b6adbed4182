import { expect, test } from 'vitest';
import { clickEntry, openReady } from './open-page';
import { ready, servedSite, type OpenPage } from './site';

const site = servedSite();

/** A page without formulas. {@link MATHEMATICS}, in the same sidebar, has many. */
const PLAIN = '/concepts/resources';
const MATHEMATICS = '/concepts/protocol/concentrated-liquidity';

const sheetsAsked = () => site.requests.filter((address) => address.endsWith('.css'));

/** Records how each formula is rendered in its first frame. */
const watchFormulas = (page: OpenPage) =>
  page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    new MutationObserver(() => {
      const formula = document.querySelector('.katex .katex-mathml');
      if (formula && drawn.length === 0) drawn.push(getComputedStyle(formula).position);
    }).observe(document, { childList: true, subtree: true });
  });
const firstDrawn = (page: OpenPage) =>
  page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);

test('a page that is opened asks for no style sheet, and is styled where script never runs', async () => {
  const page = await site.open(MATHEMATICS, { javaScriptEnabled: false });
  const mathml = page.locator('.katex .katex-mathml').first();
  expect(await mathml.evaluate((node) => getComputedStyle(node).position)).toBe('absolute');
  expect(sheetsAsked()).toEqual([]);
});

test('formulas of a page reached from another are never drawn without style, and back and again asks once', async () => {
  const page = await site.open('');
  await watchFormulas(page);
  // The page's data arrives before the style sheet, and the page must wait for that.
  site.faults = [{ match: /\.css$/, delay: 700 }];
  await page.goto(site.url + PLAIN);
  await ready(page);
  expect(await firstDrawn(page)).toEqual([]);
  await clickEntry(page, site, MATHEMATICS);
  await page.waitForSelector('.katex');
  expect(await firstDrawn(page)).toEqual(['absolute']);
  await page.goBack();
  await page.waitForSelector('.katex', { state: 'detached' });
  await clickEntry(page, site, MATHEMATICS);
  await page.waitForSelector('.katex');
  expect(await page.locator('head link[rel="stylesheet"]').count()).toBe(1);
  expect(sheetsAsked()).toHaveLength(1);
});

test('the page that was opened first is not styled a second time when the reader comes back', async () => {
  const page = await openReady(site, MATHEMATICS);
  await clickEntry(page, site, PLAIN);
  await page.waitForSelector('.katex', { state: 'detached' });
  await page.goBack();
  await page.waitForSelector('.katex');
  expect(sheetsAsked()).toEqual([]);
  const refused = page.said.filter(({ type }) => type === 'error');
  expect(refused).toEqual([]);
});
