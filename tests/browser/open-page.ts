import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { follow, shows } from './reading';
import { ready, type OpenPage, type Site } from './site';

/** A window of a width, px. */
export const inWindow = (width: number, height = 900) => ({ viewport: { width, height } });
export const phone = inWindow(390, 844);

/** A page that the app has taken over. */
export async function openReady(
  site: Site,
  path: string,
  options?: BrowserContextOptions,
): Promise<OpenPage> {
  const page = await site.open(path, options);
  await ready(page);
  return page;
}

/** Says that the connection is good. A busy machine looks like a slow one, on which nothing is fetched ahead of need. */
export const withGoodConnection = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
  );

/** Faults on the console of a page. Firefox says there what the policy forbids. */
export const errorsOf = (page: OpenPage) =>
  page.said.filter(({ type }) => type === 'error' || type === 'pageerror');

/** Marks the document, which {@link isMarked} then tells from another that is loaded in its place. */
export const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Loads the page anew, and waits until the old document is gone; the app need not have come. */
export async function startReload(page: Page): Promise<void> {
  await mark(page);
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await page.waitForFunction(() => !('sameDocument' in window));
}

/** Clicks the sidebar's link to a path, and waits for its address. */
export async function clickEntry(page: Page, site: Site, path: string): Promise<void> {
  await page.click(`[data-sidebar] a[href="${site.base}${path}"]`);
  await page.waitForURL(`**${path}`);
}

/** Follows the sidebar's link of a name, and waits until its page is drawn. */
export async function followTo(page: Page, name: string): Promise<void> {
  await follow(page, name);
  await shows(page, name);
}

/** Whether an element has the focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => own === document.activeElement);
