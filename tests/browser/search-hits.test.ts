import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe-findings';
import { errorsOf, openReady } from './open-page';
import { at, back } from './menu';
import {
  closed,
  dialogOf,
  enter,
  fieldOf,
  hitsOf,
  openDialog,
  openHits,
  openSearch,
} from './search-dialog';
import { stopClock } from './reading';
import { casesOf, servedSite } from './site';

const site = servedSite();

const PAGE = '/contracts/v3/overview';

/** Returns the accessible names of the groups of hits. Each group has the hits of one page. */
const groupsOf = (page: Page) =>
  dialogOf(page)
    .getByRole('group')
    .evaluateAll((own) =>
      own.map(
        (group) =>
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      ),
    );

describe('what the search dialog finds', () => {
  test('fetches a part of the index for a word, and nothing twice', async () => {
    const page = await site.open(PAGE);
    await openDialog(page, 'oracle');
    await dialogOf(page)
      .locator('mark', { hasText: /^oracle/i })
      .first()
      .waitFor();
    const ofIndex = () =>
      site.requests.filter((path) => /search-index|\/static\/search\//.test(path));
    const first = ofIndex();
    // The requests are for the manifest, a few files of words, and a file for each page with hits.
    expect(first.length).toBeLessThan(30);
    await enter(fieldOf(page), '');
    await expect.poll(() => dialogOf(page).locator('mark').count()).toBe(0);
    await enter(fieldOf(page), 'oracle');
    await dialogOf(page)
      .locator('mark', { hasText: /^oracle/i })
      .first()
      .waitFor();
    expect(ofIndex()).toEqual(first);
    expect(new Set(first).size).toBe(first.length);
  });

  test('costs at most 70 kB and 20 files for two words that are typed without a pause', async () => {
    const page = await openReady(site, PAGE);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize));
    });
    await openDialog(page);
    await stopClock(page);
    await page.keyboard.type('oracle price');
    await page.clock.runFor(1_000);
    await page.clock.resume();
    const said = dialogOf(page).getByRole('status');
    await expect.poll(() => said.textContent()).toMatch(/^\d+ /);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(70_000);
    expect(sizes.length).toBeLessThanOrEqual(20);
  });

  test('searches for selected text', async () => {
    const page = await openReady(site, PAGE);
    const heading = page.getByRole('heading', { level: 1 });
    const selected = await heading.innerText();
    await heading.selectText();
    await openDialog(page);
    await expect.poll(() => fieldOf(page).inputValue()).toBe(selected.trim());
    await hitsOf(page).first().waitFor();
  });

  test('lead back to the current heading, and Back then leaves the page', async () => {
    const page = await site.open('/concepts/overview');
    const heading = '/concepts/protocol/concentrated-liquidity#ticks-and-tick-spacing';
    await page.goto(site.url + heading);
    await openHits(page, 'tick spacing');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.keyboard.press('Enter');
    await closed(page);
    const top = () =>
      page.locator('#ticks-and-tick-spacing').evaluate((own) => own.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(-1);
    await back(page);
    await at(page, site, '/concepts/overview');
  });

  test('lead by keyboard to the heading, mark the words there, and clear the marks', async () => {
    const page = await openSearch(site, PAGE, 'tick spacing');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      `${site.url}/concepts/protocol/concentrated-liquidity#ticks-and-tick-spacing`,
    );
    const top = () =>
      page.evaluate(
        () => document.getElementById('ticks-and-tick-spacing')?.getBoundingClientRect().top,
      );
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.waitForFunction(() => CSS.highlights.size === 1);
    await page.getByRole('button', { name: 'Clear marked words' }).click();
    await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0);
  });

  test('open the first hit even if Enter comes before it', async () => {
    const page = await openReady(site, PAGE);
    site.faults.push({ match: /\/words-\w+\.json/, delay: 400 });
    await openDialog(page, 'tick spacing');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      `${site.url}/concepts/protocol/concentrated-liquidity#ticks-and-tick-spacing`,
    );
  });

  test('are selected by arrow keys while the field keeps the focus and the typing', async () => {
    const page = await site.open(PAGE);
    await openDialog(page, 'oracle');
    await hitsOf(page).nth(1).waitFor();
    const chosen = async () => {
      const id = await fieldOf(page).getAttribute('aria-activedescendant');
      const options = await hitsOf(page).evaluateAll((own) =>
        own.map((option) => [option.id, option.ariaSelected]),
      );
      expect(options.filter(([, selected]) => selected === 'true')).toEqual([[id, 'true']]);
      return options.findIndex(([own]) => own === id);
    };
    expect(await chosen()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).toBe(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(chosen).toBe((await hitsOf(page).count()) - 1);
    const last = hitsOf(page).last();
    // The whole hit must be visible, below the field.
    await expect
      .poll(() =>
        last.evaluate((own) => {
          const { top, bottom } = own.getBoundingClientRect();
          const list = own.closest('.search-dialog-list')?.getBoundingClientRect();
          return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
        }),
      )
      .toBe(true);
    await page.keyboard.type('s');
    await expect.poll(() => fieldOf(page).inputValue()).toBe('oracles');
    // Finds the link by the new query, because the old hits stay until the new ones arrive.
    const all = dialogOf(page).getByRole('link', { name: /^See all/ });
    await expect.poll(() => all.getAttribute('href')).toContain('q=oracles');
    expect(await chosen()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).toBe(1);
    const target = await hitsOf(page).nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === target);
  });

  test('show the value of a name or a number above the hits, with a copy button', async () => {
    const page = await site.open(PAGE, { permissions: ['clipboard-read', 'clipboard-write'] });
    await openDialog(page, '0x414bf389');
    const dialog = dialogOf(page);
    await dialog.getByText('Function selector').first().waitFor();
    await expect.poll(() => dialog.getByRole('status').textContent()).toMatch(/Function selector:/);
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await axeFindings(page, 'dialog')).toEqual([]);
    await dialog.getByRole('link', { name: 'Read more' }).click();
    await page.waitForURL(/#exactInputSingle$/);
  });

  test('show how many results there are, and link to all of them', async () => {
    const page = await openSearch(site, PAGE, 'liquidity');
    const link = dialogOf(page).getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec(await link.innerText())?.[0];
    await expect
      .poll(() => dialogOf(page).getByRole('status').textContent())
      .toMatch(new RegExp(`^${count} results(?:$|\\. )`));
    await link.click();
    await page.waitForURL(`${site.url}/search?q=liquidity`);
    await page.getByRole('list', { name: 'Search results' }).waitFor();
    await page.waitForSelector(`text=${count} results for “liquidity”`);
    await closed(page);
  });

  test('are from the current section and pages without a version, or from others if there are none', async () => {
    const page = await openSearch(site, '/contracts/v1/overview', 'pool');
    const groups = await groupsOf(page);
    expect(groups).not.toEqual([]);
    expect(groups.filter((group) => !/Contracts|Concepts/.test(group))).toEqual([]);
    await enter(fieldOf(page), 'convenienceFee');
    await expect.poll(() => groupsOf(page)).toContainEqual(expect.stringMatching(/SDKs.*widget/i));
  });

  const notWords = casesOf<[what: string, query: string]>({
    few: [['markup', '<img src=x onerror="window.broken=1"><b>pool</b>']],
    more: [
      ['emoji', '🦄 pool 🦄'],
      ['a regular expression', '(pool|.*)+$'],
    ],
  });
  test.each(notWords)('treat %s as words', async (_, query) => {
    const page = await openSearch(site, PAGE, query);
    expect(await dialogOf(page).locator('img, b').count()).toBe(0);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(errorsOf(page)).toEqual([]);
  });

  test('are for the beginning of 10,000 characters, which is reported and kept', async () => {
    const page = await site.open(PAGE);
    const long = Array.from({ length: 1_500 }, (_, index) => `pool${index}`).join(' ');
    await openDialog(page, `liquidity ${long}`);
    await dialogOf(page).getByText('The field keeps the whole text').waitFor();
    await hitsOf(page).first().waitFor();
    expect(await fieldOf(page).inputValue()).toBe(`liquidity ${long}`);
    // Search uses at most twelve of the thousand words, so the number of requests doesn't grow with the query.
    expect(site.requests.filter((path) => /\/words-\w+\.json/.test(path)).length).toBeLessThan(60);
    await dialogOf(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    await page.waitForURL(/\/search\?q=liquidity/);
    expect(page.url().length - site.url.length).toBeLessThan(400);
    await fieldOf(page).waitFor({ state: 'detached' });
    expect(errorsOf(page)).toEqual([]);
  });
});
