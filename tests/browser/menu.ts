import { expect } from 'vitest';
import { hasFocus, phone } from './open-page';
import { ready, type OpenPage, type Site } from './site';

export const FEES = '/concepts/protocol/fees';

export const menuOf = (page: OpenPage) => page.getByRole('dialog', { name: 'Navigation' });
const toggleOf = (page: OpenPage) => page.getByRole('button', { name: 'Toggle navigation bar' });
export const isToggleExpanded = (page: OpenPage) => toggleOf(page).getAttribute('aria-expanded');

async function open(page: OpenPage): Promise<void> {
  await ready(page);
  await toggleOf(page).click();
  await menuOf(page).waitFor();
}

export async function openMenu(site: Site, path = FEES, options = phone): Promise<OpenPage> {
  const page = await site.open(path, options);
  await open(page);
  return page;
}

/**
 * Opens the home page, then a doc, then the doc's menu. The browser's history then has two pages and an entry for the
 * menu.
 */
export async function openAfterHome(site: Site): Promise<OpenPage> {
  const page = await site.open('/', phone);
  await page.addInitScript(() => {
    Object.assign(window, { steps: 0 });
    const count = () => ((window as unknown as { steps: number }).steps += 1);
    window.addEventListener('popstate', count, { capture: true });
  });
  await page.goto(site.url + FEES);
  await open(page);
  return page;
}

/**
 * Goes back or forward like the browser's buttons. The driver's own function would wait for the page to load, but a
 * page from the back/forward cache doesn't load again.
 */
export const back = (page: OpenPage) => page.evaluate(() => void setTimeout(() => history.back()));
export const forward = (page: OpenPage) =>
  page.evaluate(() => void setTimeout(() => history.forward()));

/** Waits until the page's URL has a path. */
export const at = (page: OpenPage, site: Site, path: string) =>
  expect
    .poll(() => page.evaluate(() => location.href.replace(/\/$/, '')).catch(() => 'between pages'))
    .toBe((site.url + path).replace(/\/$/, ''));

/** Waits until history is at the doc's own entry, not the menu's, and listeners have received `steps` history steps. */
export const isBack = (page: OpenPage, steps = 1) =>
  expect
    .poll(() =>
      page.evaluate(() => [
        JSON.stringify(history.state).includes('menu'),
        (window as unknown as { steps: number }).steps,
      ]),
    )
    .toEqual([false, steps]);

/** Asserts that the menu is closed: there is no dialog, and the menu's button is marked as collapsed. */
export async function expectClosed(page: OpenPage): Promise<void> {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('[aria-modal]').count()).toBe(0);
  expect(await isToggleExpanded(page)).toBe('false');
}

export const focusIsInside = (page: OpenPage) =>
  menuOf(page).evaluate(
    (menu) => document.activeElement !== menu && menu.contains(document.activeElement),
  );
export const focusIsOn = (page: OpenPage, name: string) =>
  hasFocus(page.getByRole('button', { name })).catch(() => false);
