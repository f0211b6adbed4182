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

/** The home page, then a doc with its menu open: two entries in the history, and the menu's. */
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

/** The browser's own Back and Forward. A page kept by the browser need not load again. */
export const back = (page: OpenPage) => page.evaluate(() => void setTimeout(() => history.back()));
export const forward = (page: OpenPage) =>
  page.evaluate(() => void setTimeout(() => history.forward()));

/** Waits until the reader is at a path. */
export const at = (page: OpenPage, site: Site, path: string) =>
  expect
    .poll(() => page.evaluate(() => location.href.replace(/\/$/, '')).catch(() => 'between pages'))
    .toBe((site.url + path).replace(/\/$/, ''));

/** Until the history stands at the page's own entry, and everybody has been told. */
export const isBack = (page: OpenPage, steps = 1) =>
  expect
    .poll(() =>
      page.evaluate(() => [
        JSON.stringify(history.state).includes('menu'),
        (window as unknown as { steps: number }).steps,
      ]),
    )
    .toEqual([false, steps]);

/** Nothing of the menu is left: no dialog for anybody, its button says so and has focus, the page scrolls. */
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
