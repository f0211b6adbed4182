import { afterEach, describe, expect, inject, test } from 'vitest';
import { closed, dialogOf, enter, fieldOf, hitsOf, openDialog, violations } from './search-dialog';
import { ready, servedSite, watchShifts, shiftsOf } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const PAGE = '/contracts/v3/overview';

describe('the search dialog', () => {
  test('costs nothing before it is used', async () => {
    const page = await site.open(PAGE);
    await ready(page);
    await page.waitForTimeout(1_000);
    expect(site.requests.filter((path) => /search/i.test(path))).toEqual([]);
    const before = site.requests.length;
    await page.getByRole('button', { name: 'Search' }).hover();
    await expect
      .poll(() => site.requests.slice(before).filter((path) => path.endsWith('.js')))
      .not.toEqual([]);
    expect(site.requests.filter((path) => path.includes('search-index'))).toEqual([]);
  });

  test('fetches a part of the index for a word, and nothing twice', async () => {
    const page = await site.open(PAGE);
    await openDialog(page, 'oracle');
    await dialogOf(page)
      .locator('mark', { hasText: /^oracle/i })
      .first()
      .waitFor();
    const ofIndex = () => site.requests.filter((path) => /search-|words-|page-\d/.test(path));
    const first = ofIndex();
    // The list of parts, a few of words, and one for each page that has hits.
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

  test('opens by Ctrl+K and "/", closes by Escape, and gives focus back', async () => {
    const page = await site.open(PAGE);
    await ready(page);
    const button = page.getByRole('button', { name: 'Search' });
    await button.focus();
    await page.keyboard.press('/');
    await fieldOf(page).waitFor();
    await page.keyboard.type('a/b');
    expect(await fieldOf(page).inputValue()).toBe('a/b');
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await button.evaluate((own) => own === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+k');
    await fieldOf(page).waitFor();
    await page.keyboard.press('Control+k');
    await closed(page);
    await page.keyboard.press('Meta+k');
    await fieldOf(page).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
  });

  test('takes what was typed while its code was on the way, Enter included', async () => {
    const page = await site.open('/contracts/v3/overview');
    await ready(page);
    site.faults = [{ match: /\.js$/, delay: 1500 }];
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sqrtPriceX9/');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('6');
    await fieldOf(page).waitFor();
    await page.keyboard.type(' tick');
    expect(await fieldOf(page).inputValue()).toBe('sqrtPriceX96 tick');

    const hasty = await site.open('/contracts/v3/overview');
    await ready(hasty);
    await hasty.keyboard.press('Control+k');
    await hasty.keyboard.type('tick spacing');
    await hasty.keyboard.press('Enter');
    await hasty.waitForURL(`${site.url}/concepts/glossary#tick-spacing`);
  });

  test('opens by its button, and closes by a press beside it', async () => {
    const page = await site.open(PAGE);
    await ready(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await fieldOf(page).waitFor();
    await page.mouse.click(5, 300);
    await closed(page);
  });

  test('searches for selected text', async () => {
    const page = await site.open(PAGE);
    await ready(page);
    const heading = page.getByRole('heading', { level: 1 });
    const selected = await heading.innerText();
    await heading.selectText();
    await openDialog(page);
    expect(await fieldOf(page).inputValue()).toBe(selected.trim());
    await hitsOf(page).first().waitFor();
  });

  test('keeps focus inside, and the page behind out of reach', async () => {
    const page = await site.open(PAGE);
    await openDialog(page, 'tick spacing');
    await hitsOf(page).first().waitFor();
    const stops = (await hitsOf(page).count()) + 8;
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        // Between two rounds focus is on no element of the page.
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test('leads by keyboard to the heading, marks the words there, and clears them', async () => {
    const page = await site.open(PAGE);
    await openDialog(page, 'tick spacing');
    await hitsOf(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/concepts/glossary#tick-spacing`);
    const top = () =>
      page.evaluate(() => document.getElementById('tick-spacing')?.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.waitForFunction(() => CSS.highlights.size === 1);
    await page.getByRole('button', { name: 'Clear marked words' }).click();
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  });

  test('opens the first hit also where Enter comes before it', async () => {
    const page = await site.open(PAGE);
    await ready(page);
    site.faults.push({ match: /words-\d+\.json/, delay: 400 });
    await openDialog(page, 'tick spacing');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/concepts/glossary#tick-spacing`);
  });

  test('goes through hits by arrow keys, and back to the field by typing', async () => {
    const page = await site.open(PAGE);
    await openDialog(page, 'oracle');
    await hitsOf(page).nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = hitsOf(page).nth(1);
    expect(await second.evaluate((own) => own === document.activeElement)).toBe(true);
    await page.keyboard.type('s');
    expect(await fieldOf(page).inputValue()).toBe('oracles');
    // Until the hits of the new words are there, those of the old ones are: a hit that is in both may move.
    const all = dialogOf(page).getByRole('link', { name: /^See all/ });
    await expect.poll(() => all.getAttribute('href')).toContain('q=oracles');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await fieldOf(page).evaluate((own) => own === document.activeElement)).toBe(true);
  });

  test('is left by Back, which changes nothing behind it, and Forward opens it again', async () => {
    const page = await site.open('/concepts/protocol/fees');
    await ready(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 500));
    const state = () => page.evaluate(() => ({ href: window.location.href, top: window.scrollY }));
    const before = await state();
    await openDialog(page, 'pool');
    await hitsOf(page).first().waitFor();
    await page.evaluate(() => window.history.back());
    await closed(page);
    expect(await state()).toEqual(before);
    await page.evaluate(() => window.history.forward());
    await fieldOf(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await state()).toEqual(before);
  });

  test('leaves no step of its own in the history', async () => {
    const page = await site.open('/concepts/protocol/fees');
    await ready(page);
    await openDialog(page);
    await page.keyboard.press('Escape');
    await closed(page);
    await openDialog(page, 'tick spacing');
    await hitsOf(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/concepts/glossary#tick-spacing`);
    await page.evaluate(() => window.history.back());
    await page.waitForURL(`${site.url}/concepts/protocol/fees`);
    await page.getByRole('heading', { level: 1, name: 'Fees' }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
  });

  test('says how many results there are, and leads to all of them', async () => {
    const page = await site.open(PAGE);
    await openDialog(page, 'liquidity');
    await hitsOf(page).first().waitFor();
    const link = dialogOf(page).getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec(await link.innerText())?.[0];
    expect(await dialogOf(page).getByRole('status').textContent()).toBe(`${count} results`);
    await link.click();
    await page.waitForURL(`${site.url}/search?q=liquidity`);
    await page.getByRole('list', { name: 'Search results' }).waitFor();
    await page.waitForSelector(`text=${count} results for “liquidity”`);
    await closed(page);
  });

  test('keeps to the section and pages of no version, and looks further when they have nothing', async () => {
    const page = await site.open('/contracts/v1/overview');
    await openDialog(page, 'pool');
    await hitsOf(page).first().waitFor();
    const groups = await dialogOf(page).getByRole('heading').allInnerTexts();
    expect(groups).not.toEqual([]);
    expect(groups.filter((group) => !/Contracts|Concepts/.test(group))).toEqual([]);
    await enter(fieldOf(page), 'convenienceFee');
    await dialogOf(page)
      .getByRole('heading', { name: /Swap widget.*SDKs/i })
      .first()
      .waitFor();
  });

  test.each([
    ['markup', '<img src=x onerror="window.broken=1"><b>pool</b>'],
    ['emoji', '🦄 pool 🦄'],
    ['a regular expression', '(pool|.*)+$'],
  ])('takes %s for words', async (_, query) => {
    const page = await site.open(PAGE);
    await openDialog(page, query);
    await hitsOf(page).first().waitFor();
    expect(await dialogOf(page).locator('img, b').count()).toBe(0);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(page.said.filter(({ type }) => type === 'pageerror' || type === 'error')).toEqual([]);
  });

  test('searches for the beginning of 10,000 characters, says so, and keeps them', async () => {
    const page = await site.open(PAGE);
    const long = Array.from({ length: 1_500 }, (_, index) => `pool${index}`).join(' ');
    await openDialog(page, `liquidity ${long}`);
    await dialogOf(page).getByText('The field keeps all of it').waitFor();
    await hitsOf(page).first().waitFor();
    expect(await fieldOf(page).inputValue()).toBe(`liquidity ${long}`);
    // Twelve words of a thousand: what is fetched does not grow with what is typed.
    expect(site.requests.filter((path) => /words-\d+\.json/.test(path)).length).toBeLessThan(60);
    await dialogOf(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    await page.waitForURL(/\/search\?q=liquidity/);
    expect(page.url().length - site.url.length).toBeLessThan(400);
    await fieldOf(page).waitFor({ state: 'detached' });
    expect(page.said.filter(({ type }) => type === 'pageerror' || type === 'error')).toEqual([]);
  });

  test.each(['dark', 'light'] as const)('has no accessibility fault in %s mode', async (mode) => {
    const page = await site.open(PAGE, { colorScheme: mode });
    await openDialog(page);
    expect(await violations(page, 'dialog')).toEqual([]);
    await enter(fieldOf(page), 'STF');
    await hitsOf(page).first().waitFor();
    expect(await violations(page, 'dialog')).toEqual([]);
    await enter(fieldOf(page), 'zzzzqqqq');
    await dialogOf(page).getByText('No results for').first().waitFor();
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await openDialog(page, 'tick spacing');
    await hitsOf(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/glossary/);
    await openDialog(page);
    await hitsOf(page).first().waitFor();
    expect(await violations(page, 'dialog')).toEqual([]);
    expect(page.said.filter(({ text }) => text.includes('Content Security Policy'))).toEqual([]);
  });
});

describe('the keys that open search', () => {
  const onMac = () =>
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' });

  test.each([
    ['/', 'Ctrl K', undefined],
    ['/', '⌘K', onMac],
    [PAGE, 'Ctrl K', undefined],
    [PAGE, '⌘K', onMac],
  ])('are named on %s as %s before any script of the bundle runs', async (path, keys, as) => {
    const page = await site.open('');
    if (as) await page.addInitScript(as);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(site.url + path);
    const shown = await page.locator('kbd:visible', { hasText: /K$/ }).allInnerTexts();
    expect(shown.length).toBe(path === '/' ? 2 : 1);
    expect(new Set(shown)).toEqual(new Set([keys]));
  });

  // Only Chromium reports shifts of layout.
  test.runIf(inject('engine') === 'chromium')(
    'move nothing when the page comes alive',
    async () => {
      const page = await site.open('');
      await watchShifts(page);
      await page.addInitScript(onMac);
      await page.goto(site.url + PAGE);
      await ready(page);
      expect(await shiftsOf(page)).toEqual([]);
      expect(await page.locator('kbd:visible', { hasText: /K$/ }).innerText()).toBe('⌘K');
    },
  );
});

describe('around search', () => {
  test('the not-found page searches for the words of the address', async () => {
    const page = await site.open('/contracts/flash-swap.html');
    await ready(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await expect.poll(() => field.inputValue()).toBe('contracts flash swap');
    await field.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/search?q=contracts%20flash%20swap`);
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
