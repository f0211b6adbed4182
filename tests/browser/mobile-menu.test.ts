import { describe, expect, test } from 'vitest';
import {
  at,
  back,
  expectClosed,
  FEES,
  focusIsInside,
  focusIsOn,
  forward,
  isBack,
  isToggleExpanded,
  menuOf,
  openAfterHome,
  openMenu,
} from './menu';
import { isInSight, phone } from './open-page';
import { reload, shows, turnWheel } from './reading';
import { casesOf, servedSite, type OpenPage } from './site';

const site = servedSite();

describe('mobile menu at 390 px', () => {
  test('opens as a modal dialog that has focus, and its button is marked as expanded', async () => {
    const page = await openMenu(site);
    expect(await menuOf(page).getAttribute('aria-modal')).toBe('true');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await isToggleExpanded(page)).toBe('true');
    expect(await focusIsOn(page, 'Close navigation bar')).toBe(true);
  });

  test('shows the entry of a page far down in the sidebar, and still the button that closes it', async () => {
    const page = await openMenu(site, '/contracts/v3/reference/periphery/position-manager');
    const menu = menuOf(page);
    const entry = menu.getByRole('link', { name: 'NonfungiblePositionManager' });
    const close = menu.getByRole('button', { name: 'Close navigation bar' });
    await expect.poll(() => isInSight(entry)).toBe(true);
    expect(await isInSight(close)).toBe(true);
  });

  test('shows what has focus below the button that closes it, also backward', async () => {
    const page = await openMenu(site, '/contracts/v3/reference/periphery/position-manager');
    const menu = menuOf(page);
    await menu.getByRole('link', { name: 'NonfungiblePositionManager' }).focus();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => isInSight(menu.locator(':focus'))).toBe(true);
    }
  });

  test('does not scroll the page behind it', async () => {
    const page = await openMenu(site);
    await page.mouse.move(358, 400);
    await turnWheel(page, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('keeps focus inside, forward and backward', async () => {
    const page = await openMenu(site);
    let presses = 0;
    do {
      await page.keyboard.press('Tab');
      presses += 1;
      expect(await focusIsInside(page), `after ${presses} presses`).toBe(true);
    } while (!(await focusIsOn(page, 'Close navigation bar')) && presses < 100);
    expect(presses).toBeGreaterThan(8);
    expect(presses).toBeLessThan(100);
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await focusIsInside(page)).toBe(true);
      expect(await focusIsOn(page, 'Close navigation bar')).toBe(false);
    }
  });

  const waysOut = {
    Escape: (page) => page.keyboard.press('Escape'),
    'its close button': (page) =>
      page.getByRole('button', { name: 'Close navigation bar' }).click(),
    Back: back,
    'the backdrop': (page) => page.mouse.click(358, 400),
  } satisfies Record<string, (page: OpenPage) => Promise<unknown>>;

  test.each(casesOf({ few: ['Escape', 'the backdrop'], more: ['its close button', 'Back'] }))(
    '%s closes it and stays on the page, with focus on its button',
    async (way) => {
      const page = await openMenu(site);
      await waysOut[way](page);
      await expectClosed(page);
      expect(page.url()).toBe(site.url + FEES);
      expect(await focusIsOn(page, 'Toggle navigation bar')).toBe(true);
    },
  );

  test.each(casesOf({ few: ['Back'], more: ['Escape', 'its close button', 'the backdrop'] }))(
    'closed by %s, the first Back leaves the page',
    async (way) => {
      const page = await openAfterHome(site);
      await waysOut[way](page);
      await expectClosed(page);
      await isBack(page);
      await back(page);
      await at(page, site, '/');
    },
  );

  test('closed by Back, it does not return with Forward', async () => {
    const page = await openAfterHome(site);
    await back(page);
    await expectClosed(page);
    await isBack(page);
    await forward(page);
    // Forward goes to the menu's history entry, from which the app goes back again.
    await isBack(page, 3);
    await expectClosed(page);
    await back(page);
    await at(page, site, '/');
  });

  test('a reload closes it, and the first Back leaves the page', async () => {
    const page = await openAfterHome(site);
    await reload(page);
    await expectClosed(page);
    await isBack(page);
    await back(page);
    await at(page, site, '/');
  });

  test('widening the window closes it: the sidebar is not a dialog', async () => {
    const page = await openMenu(site);
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('[aria-modal]').count()).toBe(0);
    await page.getByRole('navigation', { name: 'Docs' }).waitFor();
    await page.setViewportSize(phone.viewport);
    await expectClosed(page);
  });

  test('choosing a page goes there and closes it; one Back returns, and the next one leaves', async () => {
    const page = await openAfterHome(site);
    await menuOf(page).getByRole('link', { name: 'Oracle' }).click();
    await shows(page, 'Oracle');
    await expectClosed(page);
    await at(page, site, '/concepts/protocol/oracle');
    await back(page);
    await shows(page, 'Fees');
    await at(page, site, FEES);
    await expectClosed(page);
    await back(page);
    await at(page, site, '/');
  });

  test('choosing the page that the reader is on closes it', async () => {
    const page = await openMenu(site);
    await menuOf(page).getByRole('link', { name: 'Fees', exact: true }).click();
    await expectClosed(page);
    expect(page.url()).toBe(site.url + FEES);
  });
});
