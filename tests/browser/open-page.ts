import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { follow, shows } from './reading';
import { ready, type OpenPage, type Site } from './site';

/** Returns browser options for a window of this size, in px. */
export const inWindow = (width: number, height = 900) => ({ viewport: { width, height } });
export const phone = inWindow(390, 844);

/** Opens a page and waits until it is hydrated. */
export async function openReady(
  site: Site,
  path: string,
  options?: BrowserContextOptions,
): Promise<OpenPage> {
  const page = await site.open(path, options);
  await ready(page);
  return page;
}

/** Simulates a good connection. On a busy machine a connection looks slow, and pages prefetch nothing on a slow one. */
export const withGoodConnection = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
  );

/** Returns the errors of a page. In Firefox, these include CSP violations. */
export const errorsOf = (page: OpenPage) =>
  page.said.filter(({ type }) => type === 'error' || type === 'pageerror');

/** Marks the document. {@link isMarked} then returns whether it is still the same document. */
export const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Reloads the page and waits until the old document is unloaded, without waiting for the app. */
export async function startReload(page: Page): Promise<void> {
  await mark(page);
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await page.waitForFunction(() => !('sameDocument' in window));
}

/** Clicks the sidebar's link to a path, and waits until the page's URL has that path. */
export async function clickEntry(page: Page, site: Site, path: string): Promise<void> {
  await page.click(`[data-sidebar] a[href="${site.base}${path}"]`);
  await page.waitForURL(`**${path}`);
}

/** Follows a link in the sidebar by name and waits until its page is rendered. */
export async function followTo(page: Page, name: string): Promise<void> {
  await follow(page, name);
  await shows(page, name);
}

/** Whether an element has focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => own === document.activeElement);

/** Returns whether an element is entirely inside the window and nothing covers its center. */
export const isInSight = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const inside =
      top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
    return (
      inside && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    );
  });
