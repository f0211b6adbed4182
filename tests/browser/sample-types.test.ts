import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings';
import { errorsOf, isInSight, openReady, phone } from './open-page';
import { casesOf, servedSite, type OpenPage } from './site';

const site = servedSite();

const OVERVIEW = '/sdk/v3/overview';

/** Returns the block of code with a title. */
const block = (page: OpenPage, title: string) =>
  page.getByRole('figure').filter({ hasText: title }).first();
const codeOf = (page: OpenPage) => page.getByRole('group', { name: 'Code: trading.ts' }).first();
const hint = (page: OpenPage) => page.getByRole('tooltip');
/** Returns the first name with this text in a block. The names are marked once the types have loaded. */
const name = (page: OpenPage, title: string, text: string) =>
  block(page, title).locator('[data-name]').getByText(text, { exact: true }).first();

describe('the types in code', () => {
  test.each(casesOf({ few: ['light'], more: ['dark'] }))(
    'a name shows its declaration, its comment and its entry while the mouse is on it: %s',
    async (colorScheme) => {
      const page = await openReady(site, OVERVIEW, { colorScheme });
      const code = block(page, 'trading.ts');
      const before = await code.innerText();
      await codeOf(page).hover();
      await name(page, 'trading.ts', 'createUncheckedTrade').hover();
      await hint(page).waitFor();
      expect(await hint(page).innerText()).toContain('Trade<TInput extends Currency');
      await page.mouse.move(20, 500);
      await hint(page).waitFor({ state: 'hidden' });
      await name(page, 'trading.ts', 'Route').hover();
      await expect
        .poll(() => hint(page).innerText())
        .toContain('new Route<Currency, Currency>(pools: Pool[]');
      expect(await isInSight(hint(page))).toBe(true);
      const entry = hint(page).getByRole('link', { name: 'Open in the reference' });
      expect(await entry.getAttribute('href')).toBe(`${site.base}/sdk/v3/reference/classes/Route`);
      expect(await axeFindings(page)).toEqual([]);
      expect(await code.innerText()).toBe(before);
      await page.keyboard.press('Escape');
      expect(await hint(page).isVisible()).toBe(false);
      expect(errorsOf(page)).toEqual([]);
    },
  );

  test('the keyboard walks through the names of a block and opens an entry', async () => {
    const page = await openReady(site, OVERVIEW);
    const types = block(page, 'trading.ts').getByRole('button', { name: 'Types' });
    await types.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => types.getAttribute('aria-pressed')).toBe('true');
    await hint(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    for (let presses = 0; (await focused(page)) !== 'Pool' && presses < 20; presses += 1)
      await page.keyboard.press('ArrowRight');
    await expect.poll(() => hint(page).innerText()).toContain('class Pool');
    expect(await hint(page).innerText()).toContain('Represents a V3 pool');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${site.base}/sdk/v3/reference/classes/Pool`);
  });

  test('the hint of a name goes when its link is followed', async () => {
    const page = await openReady(site, OVERVIEW);
    await codeOf(page).hover();
    await name(page, 'trading.ts', 'Route').hover();
    await hint(page).getByRole('link', { name: 'Open in the reference' }).click();
    await page.waitForURL(`**${site.base}/sdk/v3/reference/classes/Route`);
    await hint(page).waitFor({ state: 'hidden' });
  });

  test('a tap shows the type of a name within a phone’s window, and a tap elsewhere hides it', async () => {
    const page = await site.open(OVERVIEW, { ...phone, hasTouch: true });
    const code = block(page, 'trading.ts');
    await code.scrollIntoViewIfNeeded();
    const place = await placeOf(page, 'currencyOut');
    await page.touchscreen.tap(place.x, place.y);
    await hint(page).waitFor();
    expect(await hint(page).innerText()).toContain('(parameter) currencyOut: Currency');
    expect(await isInSight(hint(page))).toBe(true);
    await page.touchscreen.tap(8, place.y);
    await hint(page).waitFor({ state: 'hidden' });
    expect(errorsOf(page)).toEqual([]);
  });

  test('the whole file shows them as well', async () => {
    const page = await openReady(site, OVERVIEW);
    await block(page, 'trading.ts').getByRole('link', { name: 'Whole file' }).click();
    const dialog = page.getByRole('dialog', { name: 'sdk/v3/trading.ts' });
    await dialog.getByRole('group', { name: 'Code: sdk/v3/trading.ts' }).hover();
    await dialog.locator('[data-name]').getByText('Percent', { exact: true }).first().hover();
    await expect.poll(() => hint(page).innerText()).toContain('class Percent');
    await page.keyboard.press('Escape');
    await hint(page).waitFor({ state: 'hidden' });
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Types' }).focus();
    await page.keyboard.press('Enter');
    await hint(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.locator('[data-name]').getByText('Token', { exact: true }).first().hover();
    await hint(page).getByRole('link', { name: 'Open in the reference' }).click();
    await page.waitForURL(`**${site.base}/sdk/core/reference/classes/Token`);
    await page.getByRole('heading', { level: 1, name: 'Token' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('if they cannot be loaded, the code stays as it is, and a message next to the button says so', async () => {
    const page = await openReady(site, OVERVIEW);
    site.faults = [{ match: /\.types\.json/, status: 500 }];
    const code = block(page, 'trading.ts');
    const types = code.getByRole('button', { name: 'Types' });
    await types.click();
    await code.getByRole('alert').waitFor();
    expect(await code.getByRole('alert').innerText()).toContain('The types could not be loaded.');
    site.recover();
    await types.click();
    await hint(page).waitFor();
    expect(await code.getByRole('alert').count()).toBe(0);
  });
});

/** Returns the text of the element with focus. */
const focused = (page: OpenPage) => page.evaluate(() => document.activeElement?.textContent);

/** Returns the center of the first occurrence of a text in the code, in px from the window's edges. */
const placeOf = (page: OpenPage, text: string) =>
  codeOf(page).evaluate((code, word) => {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf(word) ?? -1;
      if (at < 0) continue;
      const range = new Range();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + word.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    }
    throw new Error(`the code has no ${word}`);
  }, text);
