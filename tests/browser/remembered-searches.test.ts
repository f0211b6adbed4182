import type { Locator } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { hasFocus } from './open-page';
import {
  closed,
  dialogOf,
  enter,
  fieldOf,
  hitsOf,
  openDialog,
  openHits,
  openSearch,
  rememberedOf,
} from './search-dialog';
import { casesOf, servedSite, type OpenPage } from './site';
import { storedKey } from './stored';

const site = servedSite();

const PAGE = '/contracts/v3/overview';
/** Queries whose first hits have different headings. */
const VISITS = ['tick spacing', 'sqrtPriceX96'];

const listOf = (page: OpenPage, name: 'Recent' | 'Favourites') =>
  dialogOf(page).getByRole('region', { name });
const namesIn = (list: Locator) =>
  list.getByRole('link').locator('span:first-child').allInnerTexts();
const buttonOf = (list: Locator, does: string, name: string) =>
  list.getByRole('button', { name: `${does}: ${name}` });

/** Follows the first hit of a query, and reopens the dialog on the hit's page. */
async function visit(page: OpenPage, query: string): Promise<void> {
  const before = await page.evaluate(() => location.href);
  await enter(fieldOf(page), query);
  await dialogOf(page).locator('mark').first().waitFor();
  await page.keyboard.press('Enter');
  await closed(page);
  await page.waitForURL(({ href, hash }) => href !== before && hash !== '');
  await openDialog(page);
}

/**
 * Opens the dialog with values in the browser's storage, in the form in which the site stores them. Otherwise a test
 * would have to visit ten pages first.
 */
async function openRemembering(values: Record<string, string>): Promise<OpenPage> {
  const page = await site.open('');
  const stored = Object.entries(values).map(
    ([name, value]) => [storedKey(site, name), value] as const,
  );
  await page.addInitScript((own) => {
    for (const [key, value] of own) localStorage.setItem(key, value);
  }, stored);
  await page.goto(site.url + PAGE);
  await openDialog(page);
  return page;
}

const hits = (count: number, name: string) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      path: `/concepts/glossary#${name}-${index}`,
      title: `${name} ${index}`,
      section: 'Concepts',
      headings: [],
    })),
  );

describe('recent and favourite searches', () => {
  test('list visited pages, latest first, and are removed on demand', async () => {
    const page = await openSearch(site, PAGE);
    await dialogOf(page).getByText('No recent searches').waitFor();
    for (const query of VISITS) await visit(page, query);
    const recent = listOf(page, 'Recent');
    await expect.poll(() => namesIn(recent)).toEqual(['sqrtPriceX96', 'Ticks and tick spacing']);
    await buttonOf(recent, 'Remove this search from history', 'sqrtPriceX96').click();
    await expect.poll(() => namesIn(recent)).toEqual(['Ticks and tick spacing']);
    await buttonOf(recent, 'Remove this search from history', 'Ticks and tick spacing').click();
    await dialogOf(page).getByText('No recent searches').waitFor();
  });

  test('are opened by Enter in the empty field, and replaced by hits when the reader types', async () => {
    const page = await openSearch(site, PAGE);
    await visit(page, 'tick spacing');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('s');
    await expect.poll(() => fieldOf(page).inputValue()).toBe('s');
    await enter(fieldOf(page), '');
    await rememberedOf(page).first().waitFor();
    await page.keyboard.press('Enter');
    await closed(page);
    await page.waitForURL(/\/concepts\/protocol\/concentrated-liquidity#ticks-and-tick-spacing$/);
  });

  type Press = (page: OpenPage, button: Locator) => Promise<void>;
  const press: Record<'mouse' | 'touch' | 'keyboard', Press> = {
    mouse: async (page, button) => {
      // Moves the pointer as a reader does: across the list, and onto the button at the end.
      const box = await button.boundingBox();
      if (!box) throw new Error('The button is not to be seen');
      await page.mouse.move(box.x - 200, box.y - 60);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
      await page.mouse.down();
      await page.mouse.up();
    },
    touch: (_, button) => button.tap(),
    keyboard: async (page, button) => {
      await fieldOf(page).focus();
      for (let step = 0; step < 30 && !(await hasFocus(button)); step += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
  };

  // Not by touch in Firefox, because Playwright's taps trigger no events there.
  const more = inject('engine') === 'chromium' ? (['touch'] as const) : [];
  test.each(casesOf({ few: ['mouse', 'keyboard'], more }))(
    'are saved, removed and followed by %s',
    async (kind) => {
      const pressed = press[kind];
      const page = await site.open(PAGE, kind === 'touch' ? { hasTouch: true } : {});
      await openDialog(page);
      for (const query of VISITS) await visit(page, query);
      const [recent, favourites] = [listOf(page, 'Recent'), listOf(page, 'Favourites')];
      await pressed(page, buttonOf(recent, 'Save this search', 'Ticks and tick spacing'));
      await expect.poll(() => namesIn(favourites)).toEqual(['Ticks and tick spacing']);
      await expect.poll(() => namesIn(recent)).toEqual(['sqrtPriceX96']);
      await expect
        .poll(() => dialogOf(page).getByRole('status').textContent())
        .toBe('Saved: Ticks and tick spacing');
      await expect.poll(() => hasFocus(fieldOf(page))).toBe(true);
      await pressed(page, buttonOf(recent, 'Remove this search from history', 'sqrtPriceX96'));
      await recent.waitFor({ state: 'detached' });
      await pressed(page, favourites.getByRole('link'));
      await page.waitForURL(
        `${site.url}/concepts/protocol/concentrated-liquidity#ticks-and-tick-spacing`,
      );
      await closed(page);
      await openDialog(page);
      await expect.poll(() => namesIn(favourites)).toEqual(['Ticks and tick spacing']);
      expect(await recent.count()).toBe(0);
      await pressed(
        page,
        buttonOf(favourites, 'Remove this search from favourites', 'Ticks and tick spacing'),
      );
      await dialogOf(page).getByText('No recent searches').waitFor();
    },
  );

  test('stay while the pointer moves across them', async () => {
    const page = await openRemembering({ 'search.recent.v3-docs': hits(7, 'recent') });
    const list = () => namesIn(listOf(page, 'Recent'));
    await expect.poll(list).toHaveLength(7);
    const before = await list();
    for (const hit of await rememberedOf(page).all()) await hit.hover();
    expect(await list()).toEqual(before);
  });

  test('are limited to seven, or four if there are favorites, of which there are ten', async () => {
    const page = await openRemembering({
      'search.recent.v3-docs': hits(9, 'recent'),
      'search.favourites.v3-docs': hits(12, 'favourite'),
    });
    await expect.poll(() => namesIn(listOf(page, 'Recent'))).toHaveLength(4);
    await expect.poll(() => namesIn(listOf(page, 'Favourites'))).toHaveLength(10);
    for (let left = 10; left > 0; left -= 1) {
      await listOf(page, 'Favourites').getByRole('button').first().click();
    }
    await listOf(page, 'Favourites').waitFor({ state: 'detached' });
    await expect.poll(() => namesIn(listOf(page, 'Recent'))).toHaveLength(7);
  });

  test('are shared by all tabs', async () => {
    const page = await openSearch(site, PAGE);
    await visit(page, 'tick spacing');
    const other = await page.context().newPage();
    await other.goto(site.url + PAGE);
    await openDialog(other);
    const recent = dialogOf(other).getByRole('region', { name: 'Recent' });
    await buttonOf(recent, 'Remove this search from history', 'Ticks and tick spacing').click();
    await dialogOf(page).getByText('No recent searches').waitFor();
  });

  test.each(
    casesOf({ few: ['{', '[{"path":"//elsewhere.example"}]'], more: ['null', '[null]', '7'] }),
  )('are none where the storage holds %s, and search works', async (value) => {
    const page = await site.open('');
    await page.addInitScript((own) => {
      // Returns the test's value for every key.
      Storage.prototype.getItem = () => own;
    }, value);
    await page.goto(site.url + PAGE);
    await openDialog(page);
    await dialogOf(page).getByText('No recent searches').waitFor();
    await enter(fieldOf(page), 'STF');
    await hitsOf(page).first().waitFor();
    expect(page.said.filter(({ type }) => type === 'pageerror')).toEqual([]);
  });

  test.each(casesOf({ few: ['setItem'], more: ['getItem', 'removeItem'] }))(
    'are empty if the storage throws at %s, and search works',
    async (method) => {
      const page = await site.open('');
      await page.addInitScript((own) => {
        // Skips the blank page that is open first, because it has no storage in Firefox.
        if (!window.location.protocol.startsWith('http')) return;
        const { sessionStorage: other } = window;
        const works = Storage.prototype[own] as (...values: string[]) => null;
        Storage.prototype[own] = function (this: Storage, ...values: string[]) {
          if (this === other) return works.apply(this, values);
          throw new DOMException('The storage is broken', 'QuotaExceededError');
        };
      }, method);
      await page.goto(site.url + PAGE);
      await openHits(page, 'tick spacing');
      await page.keyboard.press('Enter');
      await page.waitForURL(
        `${site.url}/concepts/protocol/concentrated-liquidity#ticks-and-tick-spacing`,
      );
      await openDialog(page);
      await dialogOf(page).waitFor();
      expect(page.said.filter(({ type }) => type === 'pageerror')).toEqual([]);
    },
  );
});
