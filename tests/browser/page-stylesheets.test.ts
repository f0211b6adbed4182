import { expect, test } from 'vitest';
import { clickEntry, openReady } from './open-page';
import { ready, servedSite, type OpenPage } from './site';

const site = servedSite();

/** A page without formulas. {@link MATHEMATICS}, in the same sidebar, has many. */
const PLAIN = '/concepts/resources';
const MATHEMATICS = '/concepts/protocol/concentrated-liquidity';

const sheetsAsked = () => site.requests.filter((address) => address.endsWith('.css'));

/** Records the style of each formula in the frame in which it first appears. */
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

test('a page that is opened requests no style sheet, and has its styles even if scripts never run', async () => {
  const page = await site.open(MATHEMATICS, { javaScriptEnabled: false });
  const mathml = page.locator('.katex .katex-mathml').first();
  expect(await mathml.evaluate((node) => getComputedStyle(node).position)).toBe('absolute');
  expect(sheetsAsked()).toEqual([]);
});

test('formulas of a page reached from another always have their style, which is requested only once', async () => {
  const page = await site.open('');
  await watchFormulas(page);
  // The page's data arrives before the style sheet, so the page must wait for the style sheet.
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

test('the page that was opened first does not get its styles a second time when the reader returns', async () => {
  const page = await openReady(site, MATHEMATICS);
  await clickEntry(page, site, PLAIN);
  await page.waitForSelector('.katex', { state: 'detached' });
  await page.goBack();
  await page.waitForSelector('.katex');
  expect(sheetsAsked()).toEqual([]);
  const refused = page.said.filter(({ type }) => type === 'error');
  expect(refused).toEqual([]);
});
