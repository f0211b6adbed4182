import type { Page } from 'playwright-core';
import { ready, type OpenPage, type Site } from './site';

/** A page that fetches nothing ahead of need, as with data saver on: what a test slows down is felt. */
export async function openPlain(site: Site, path: string): Promise<OpenPage> {
  const page = await site.open('');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await page.goto(site.url + path);
  await ready(page);
  return page;
}

/** Follows the sidebar's link of a name; by its own click, so that the page is not scrolled to reach it. */
export const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Docs' })
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Follows a link to an address that no page of the site carries. */
export const followAddress = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'elsewhere';
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);

/** Waits until the page of a title is drawn. */
export const shows = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

/** Back or Forward, as by the browser's buttons. */
export const step = (page: Page, by: -1 | 1) => page.evaluate((steps) => history.go(steps), by);

/** The address without host and base path. */
export const addressOf = (page: Page, site: Site): string => page.url().slice(site.url.length);

/** Waits until the browser has had the answer to a request, whatever the page makes of it. */
export const answered = (page: Page, part: string) =>
  page.waitForFunction(
    (text) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(text) && entry.duration > 0),
    part,
  );

/** What would come of what has just happened has come: two frames, and tasks between them. */
export const settled = (page: Page) => page.waitForTimeout(300);

/** Scrolls, and waits until the page has been told. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        if (Math.abs(window.scrollY - y) < 1) {
          resolve();
          return;
        }
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), {
          once: true,
        });
        window.scrollTo(0, y);
      }),
    top,
  );
}

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page stands within 2 px of a place, and sees that it stays there. */
export async function standsAt(page: Page, top: number): Promise<void> {
  const near = (y: number) => Math.abs(window.scrollY - y) <= 2;
  await page.waitForFunction(near, top);
  await settled(page);
  await page.waitForFunction(near, top);
}

/** Loads the page anew; not by the driver, which in Firefox waits for what has been. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { before: true });
    setTimeout(() => location.reload());
  });
  await page.waitForFunction(() => !('before' in window));
  await ready(page);
}
