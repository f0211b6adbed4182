import { describe, expect, inject, test } from 'vitest';
import { axeFindings } from './axe-findings';
import { hasFocus, inWindow, openReady } from './open-page';
import { enter } from './search-dialog';
import { casesOf, servedSite, shiftsOf, type OpenPage } from './site';
import { openWatched } from './watched-page';

const site = servedSite();

const fieldOf = (page: OpenPage) => page.getByRole('main').getByRole('searchbox');
const resultsOf = (page: OpenPage) =>
  page.getByRole('list', { name: 'Search results' }).getByRole('link');

describe('the search page', () => {
  test('lists results best first, each a link to its heading', async () => {
    const page = await site.open('/search?q=tick%20spacing');
    await resultsOf(page).first().waitFor();
    expect(await resultsOf(page).first().getAttribute('href')).toBe(
      `${site.base}/concepts/protocol/concentrated-liquidity#ticks-and-tick-spacing`,
    );
    expect(await fieldOf(page).inputValue()).toBe('tick spacing');
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.getByLabel('Group by page').uncheck();
    expect(await axeFindings(page, 'main')).toEqual([]);
  });

  // Only Chromium reports layout shifts.
  test.runIf(inject('engine') === 'chromium').each(casesOf({ few: [390], more: [1440] }))(
    'shows its results without moving anything, at %i px',
    async (width) => {
      // Delays the index, so that the page renders without results first.
      site.faults.push({ match: /\/words-\w+\.json/, delay: 500 });
      const page = await openWatched(site, '/search?q=tick%20spacing', inWindow(width));
      await resultsOf(page).first().waitFor();
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test.each(['/search', '/search?q=swap'])(
    'has the same space on both sides of a section button’s content, on %s',
    async (path) => {
      const page = await openReady(site, path);
      if (path.includes('?')) await resultsOf(page).first().waitFor();
      const rooms = await page
        .getByRole('group', { name: 'Section' })
        .locator('label')
        .evaluateAll((labels) =>
          labels.map((label) => {
            const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            const boxes: DOMRect[] = [];
            while (texts.nextNode()) {
              range.selectNodeContents(texts.currentNode);
              boxes.push(range.getBoundingClientRect());
            }
            const { left, right } = label.getBoundingClientRect();
            const before = Math.min(...boxes.map((box) => box.left)) - left;
            const after = right - Math.max(...boxes.map((box) => box.right));
            return [label.textContent, Math.abs(before - after)];
          }),
        );
      expect(rooms.length).toBeGreaterThan(3);
      expect(rooms.filter(([, uneven]) => Number(uneven) > 10)).toEqual([]);
    },
  );

  test('writes typed text to the address without adding a history entry', async () => {
    const page = await openReady(site, '/search');
    const steps = await page.evaluate(() => history.length);
    await enter(fieldOf(page), 'fee tier');
    await page.waitForURL(/\?q=fee%20tier$/);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test('filters by section, shows more on demand, and reports when there is nothing', async () => {
    const page = await site.open('/search?q=pool');
    await resultsOf(page).first().waitFor();
    const before = await resultsOf(page).count();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(20);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect.poll(() => resultsOf(page).count()).toBeGreaterThan(before);
    await page.locator('label', { hasText: 'SDKs' }).click();
    await expect
      .poll(async () => {
        const hrefs = await resultsOf(page).evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        );
        return hrefs.length > 0 && hrefs.every((href) => href?.startsWith(`${site.base}/sdk/`));
      })
      .toBe(true);
    await enter(fieldOf(page), 'zzzzqqqq');
    await page.waitForSelector('text=No results for');
  });

  test('moves between field and results by arrow keys', async () => {
    const page = await site.open('/search?q=oracle');
    await resultsOf(page).first().waitFor();
    await fieldOf(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(resultsOf(page).first())).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => hasFocus(fieldOf(page))).toBe(true);
  });

  test('reports that results cannot be fetched, and fetches them on retry', async () => {
    const page = await openReady(site, '/search');
    // Only files of words fail, because the index's manifest was already fetched with the page.
    site.faults.push({ match: /\/words-\w+\.json/, status: 503 });
    await enter(fieldOf(page), 'oracle');
    await page.waitForSelector('text=Unable to fetch results');
    site.faults.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await resultsOf(page).first().waitFor();
  });

  test('searches for the beginning of 10,000 characters, reports that, and keeps them', async () => {
    const page = await openReady(site, '/search');
    const long = 'liquidity pool '.repeat(700);
    await enter(fieldOf(page), long);
    await page.getByText('The field keeps the whole text').waitFor();
    await resultsOf(page).first().waitFor();
    await page.waitForURL(/\?q=liquidity/);
    expect(page.url().length - site.url.length).toBeLessThan(400);
    expect(await fieldOf(page).inputValue()).toBe(long);
    const said = await page.getByRole('status').allInnerTexts();
    expect(said.join().length).toBeLessThan(400);
  });

  test('links to the sections if no script runs, and has no field', async () => {
    const page = await site.open('/search', { javaScriptEnabled: false });
    const main = page.getByRole('main');
    expect(await main.getByRole('searchbox').count()).toBe(0);
    expect(await main.getByRole('radio').count()).toBe(0);
    expect(await main.innerText()).toContain('needs JavaScript');
    const links = await main.getByRole('link').all();
    const sections = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await Promise.all(links.map((link) => link.innerText()))).toEqual(
      await sections.allInnerTexts(),
    );
    await main.getByRole('link', { name: 'SDKs' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).toContain(`${site.url}/sdk/`);
  });
});
