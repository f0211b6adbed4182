import AxeBuilder from '@axe-core/playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { ready, servedSite, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const PAGE = '/contracts/v3/overview';
const FIELD = '.DocSearch-Input';
const HIT = '.DocSearch-Hit';
const OF_SEARCH = /search|docsearch/i;

async function openModal(page: OpenPage, query?: string): Promise<void> {
  await ready(page);
  await page.keyboard.press('Control+k');
  await page.waitForSelector(FIELD);
  if (query !== undefined) await page.fill(FIELD, query);
}

const violations = async (page: OpenPage, within: string) => {
  const { violations: found } = await new AxeBuilder({ page }).include(within).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

describe('the search modal', () => {
  test('costs nothing before it is used', async () => {
    const page = await site.open(PAGE);
    await ready(page);
    await page.waitForTimeout(1_000);
    expect(site.requests.filter((path) => OF_SEARCH.test(path))).toEqual([]);
    const before = site.requests.length;
    await page.hover('[data-search-open]');
    await page.waitForFunction(() => document.querySelector('link[href*="docsearch"]'));
    const fetched = site.requests.slice(before);
    expect(fetched.some((path) => path.endsWith('.js'))).toBe(true);
    expect(fetched.some((path) => path.includes('search-index'))).toBe(false);
  });

  test('shows first results within 400 ms of the first key, and 150 ms with the index there', async () => {
    const page = await site.open(PAGE);
    await openModal(page);
    const time = async (query: string) => {
      const started = Date.now();
      await page.fill(FIELD, query);
      await page.waitForFunction(
        (words) =>
          [...document.querySelectorAll('.DocSearch-Hit mark')].some((mark) =>
            mark.textContent.toLowerCase().startsWith(words),
          ),
        query,
        { polling: 5 },
      );
      return Date.now() - started;
    };
    const cold = await time('oracle');
    const warm = await time('slippage');
    console.log(`first results: ${cold} ms without the index, ${warm} ms with it`);
    expect(cold).toBeLessThan(400);
    expect(warm).toBeLessThan(150);
  });

  test('opens by Ctrl+K and "/", closes by Escape, and gives focus back', async () => {
    const page = await site.open(PAGE);
    await ready(page);
    await page.focus('[data-search-open]');
    await page.keyboard.press('/');
    await page.waitForSelector(FIELD);
    await page.keyboard.type('a/b');
    expect(await page.inputValue(FIELD)).toBe('a/b');
    await page.keyboard.press('Escape');
    await page.waitForSelector(FIELD, { state: 'detached' });
    expect(
      await page.evaluate(() => document.activeElement?.hasAttribute('data-search-open')),
    ).toBe(true);
    await page.keyboard.press('Control+k');
    await page.waitForSelector(FIELD);
    await page.keyboard.press('Control+k');
    await page.waitForSelector(FIELD, { state: 'detached' });
  });

  test('leads by keyboard to the heading, marks the words there, and clears them', async () => {
    const page = await site.open(PAGE);
    await openModal(page, 'tick spacing');
    await page.waitForSelector(HIT);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/concepts\/glossary#tick-spacing$/);
    await page.waitForFunction(() => CSS.highlights.size === 1);
    const top = () =>
      page.evaluate(() => document.getElementById('tick-spacing')?.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.click('text=Clear marked words');
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  });

  test('remembers what was visited, and forgets it on demand', async () => {
    const page = await site.open(PAGE);
    await openModal(page, 'tick spacing');
    await page.waitForSelector(HIT);
    await page.keyboard.press('Enter');
    await page.waitForURL(/glossary/);
    await openModal(page);
    await page.waitForSelector('text=Recent');
    expect(await page.textContent(HIT)).toContain('Tick spacing');
    await page.click('[title="Remove this search from history"]');
    await page.waitForSelector('text=No recent searches');
  });

  test('says how many results there are, and leads to all of them', async () => {
    const page = await site.open(PAGE);
    await openModal(page, 'liquidity');
    await page.waitForSelector(HIT);
    const link = page.locator('text=/See all \\d+ results/');
    const count = /\d+/.exec(await link.innerText())?.[0];
    expect(await page.textContent('.DocSearch-Container [role=status]')).toBe(`${count} results`);
    await link.click();
    await page.waitForURL(/\/search\?q=liquidity$/);
    await page.waitForSelector('[data-search-result]');
    await page.waitForSelector(`text=${count} results for “liquidity”`);
    await page.waitForSelector(FIELD, { state: 'detached' });
  });

  test('keeps to the section and pages of no version, and looks further when they have nothing', async () => {
    const page = await site.open('/contracts/v1/overview');
    await openModal(page, 'pool');
    await page.waitForSelector(HIT);
    const groups = await page.locator('.DocSearch-Hit-source').allInnerTexts();
    expect(groups.filter((group) => !/Contracts|Concepts/.test(group))).toEqual([]);
    await page.fill(FIELD, 'convenienceFee');
    await page.waitForSelector('text=/Swap widget.*SDKs/i');
  });

  test.each([
    ['an answer of 503', { status: 503 }],
    ['no connection', { drop: true }],
  ])('says that results cannot be fetched on %s, and fetches them on retry', async (_, fault) => {
    const page = await site.open(PAGE);
    await ready(page);
    site.faults.push({ match: /search-index\.json/, ...fault });
    await openModal(page, 'STF');
    const alert = page.locator('.DocSearch-Dropdown [role=alert]');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Unable to fetch results');
    expect(await alert.innerText()).toContain('You might want to check your network connection.');
    expect(await page.locator('.DocSearch-NoResults').isVisible()).toBe(false);
    await page.waitForTimeout(300);
    expect(await alert.isVisible()).toBe(true);
    site.faults.length = 0;
    await page.click('text=Try again');
    await page.waitForSelector(HIT);
    expect(await alert.count()).toBe(0);
  });

  test('says so when the index is torn, and recovers with the next key', async () => {
    const page = await site.open(PAGE);
    await page.route(/words-\d+\.json/, (route) => route.fulfill({ body: '[["stf",[1' }));
    await openModal(page, 'STF');
    await page.waitForSelector('text=Unable to fetch results');
    await page.unroute(/words-\d+\.json/);
    await page.keyboard.type(' ');
    await page.waitForSelector(HIT);
  });

  test.each([
    ['markup', '<img src=x onerror="window.broken=1"><b>pool</b>'],
    ['10,000 characters', 'pool '.repeat(2_000)],
    ['emoji', '🦄 pool 🦄'],
    ['a regular expression', '(pool|.*)+$'],
  ])('takes %s for words', async (_, query) => {
    const page = await site.open(PAGE);
    await openModal(page, query);
    await page.waitForSelector(HIT);
    expect(await page.locator('.DocSearch-Dropdown img, .DocSearch-Dropdown b').count()).toBe(0);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(page.said.filter(({ type }) => type === 'pageerror' || type === 'error')).toEqual([]);
  });

  test.each(['dark', 'light'] as const)('has no accessibility fault in %s mode', async (mode) => {
    const page = await site.open(PAGE, { colorScheme: mode });
    await openModal(page);
    expect(await violations(page, '.DocSearch-Container')).toEqual([]);
    await page.fill(FIELD, 'STF');
    await page.waitForSelector(HIT);
    expect(await violations(page, '.DocSearch-Container')).toEqual([]);
    await page.fill(FIELD, 'zzzzqqqq');
    await page.waitForSelector('text=No results for');
    expect(await violations(page, '.DocSearch-Container')).toEqual([]);
    expect(page.said.filter(({ text }) => text.includes('Content Security Policy'))).toEqual([]);
  });
});

describe('the search page', () => {
  const RESULT = '[data-search-result]';

  test('lists results best first, each a link to its heading', async () => {
    const page = await site.open('/search?q=tick%20spacing');
    const list = page.getByRole('list', { name: 'Search results' });
    await list.waitFor();
    expect(await list.locator('a').first().getAttribute('href')).toBe(
      '/concepts/glossary#tick-spacing',
    );
    expect(await page.inputValue('main [type=search]')).toBe('tick spacing');
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
    expect(await violations(page, 'main')).toEqual([]);
    await page.check('text=Group by page');
    expect(await violations(page, 'main')).toEqual([]);
  });

  test('puts what is typed into the address without a step in the history', async () => {
    const page = await site.open('/search');
    await ready(page);
    const steps = await page.evaluate(() => history.length);
    await page.fill('main [type=search]', 'fee tier');
    await page.waitForURL(/\?q=fee%20tier$/);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test('filters by section, shows more on demand, and says when there is nothing', async () => {
    const page = await site.open('/search?q=pool');
    await page.waitForSelector(RESULT);
    expect(await page.locator(RESULT).count()).toBeLessThanOrEqual(20);
    const before = await page.locator(RESULT).count();
    await page.click('text=Show more results');
    await expect.poll(() => page.locator(RESULT).count()).toBeGreaterThan(before);
    await page.locator('label', { hasText: 'SDKs' }).click();
    await expect
      .poll(async () => {
        const links = await page.locator(RESULT).all();
        const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
        return hrefs.length > 0 && hrefs.every((href) => href?.startsWith('/sdk/'));
      })
      .toBe(true);
    await page.fill('main [type=search]', 'zzzzqqqq');
    await page.waitForSelector('text=No results for');
  });

  test('moves between field and results by arrow keys', async () => {
    const page = await site.open('/search?q=oracle');
    await page.waitForSelector(RESULT);
    await page.focus('main [type=search]');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-search-result]'))).toBe(
      true,
    );
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.matches('[type=search]'))).toBe(true);
  });

  test('says that results cannot be fetched, and fetches them on retry', async () => {
    const page = await site.open('/search');
    await ready(page);
    site.faults.push({ match: /search-index\.json/, status: 503 });
    await page.fill('main [type=search]', 'oracle');
    await page.waitForSelector('text=Unable to fetch results');
    site.faults.length = 0;
    await page.click('text=Try again');
    await page.waitForSelector(RESULT);
  });
});

describe('around search', () => {
  test('the not-found page searches for the words of the address', async () => {
    const page = await site.open('/contracts/flash-swap.html');
    await ready(page);
    await expect.poll(() => page.inputValue('main [type=search]')).toBe('contracts flash swap');
    await page.focus('main [type=search]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=contracts%20flash%20swap$/);
  });

  test('an address that points into closed details opens them', async () => {
    const page = await site.open('/concepts/protocol/fees');
    await ready(page);
    await page.evaluate(() => {
      const heading = document.getElementById('the-protocol-fee');
      const details = document.createElement('details');
      heading?.replaceWith(details);
      if (heading) details.append(heading);
      document.querySelector<HTMLAnchorElement>('a[href$="#the-protocol-fee"]')?.click();
    });
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('main details:has(h2)')?.hasAttribute('open')),
      )
      .toBe(true);
  });
});
