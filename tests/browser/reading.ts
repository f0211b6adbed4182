import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ready, settled, type OpenPage, type Site } from './site';

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

/** A page that has fetched what a page fetches of its own accord: at the end, ahead of need, the page that follows it. */
export async function openIdle(site: Site, path: string): Promise<OpenPage> {
  const page = await site.open('');
  // A busy machine looks like a slow connection, on which nothing is fetched ahead of need.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
  );
  await page.goto(site.url + path);
  await ready(page);
  const next = await page.locator('a[rel="next"]').getAttribute('href');
  await expect
    .poll(() =>
      site.requests.some((url) => url.includes(`/page-data${next?.slice(site.base.length)}/`)),
    )
    .toBe(true);
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

/** The address without host and base path; not from the driver, which in Firefox hears of a change late. */
export const addressOf = async (page: Page, site: Site): Promise<string> =>
  (await page.evaluate(() => location.href)).slice(site.url.length);

/** Waits until there is an element of a selector, and each listens: React marks an element once it does. */
export const listens = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((css) => {
    const elements = [...document.querySelectorAll(css)];
    const isMarked = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return elements.length > 0 && elements.every(isMarked);
  }, selector);

/** Waits until what a page at rest has asked for has reached the host: a later request has had its answer. */
export async function asked(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => fetch(location.href, { cache: 'no-store' }).then(() => undefined));
}

/** Waits until the browser has had the answers to requests, and to those that the page makes of them. */
export async function answered(page: Page, part: string, times = 1): Promise<void> {
  await page.waitForFunction(
    ([text, count]) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(text) && entry.duration > 0).length >= count,
    [part, times] as const,
  );
  await asked(page);
}

/** Stops the timers of a page that is ready: from now on they run as far as `page.clock.runFor` lets them. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Ahead of what the clock can have run meanwhile.
  await page.clock.pauseAt(now + 3_600_000);
}

/** Turns the wheel, and waits until the page has been told and has done what it does then. */
export async function turnWheel(page: Page, by: number): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { turned: false });
    const told = () => Object.assign(window, { turned: true });
    window.addEventListener('wheel', told, { once: true, passive: true, capture: true });
  });
  await page.mouse.wheel(0, by);
  await page.waitForFunction(() => (window as unknown as { turned: boolean }).turned);
  await settled(page);
}

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

/**
 * Scrolls to the top, as a reader does who wants the bar, and waits until it stands. The driver's own click brings a hidden
 * bar back by scrolling, and presses at once: the bar slides away under the pointer, and the click is lost.
 */
export async function toTop(page: Page): Promise<void> {
  await scrollTo(page, 0);
  await settled(page);
}

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page stands within 2 px of a place, and sees that it stays there. */
export async function standsAt(page: Page, top: number): Promise<void> {
  const near = (y: number) => Math.abs(window.scrollY - y) <= 2;
  await page.waitForFunction(near, top);
  await settled(page);
  await page.waitForFunction(near, top);
}

/** Waits until the page has stopped where a wheel or a jump takes it. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    let before = NaN;
    while (before !== window.scrollY) {
      before = window.scrollY;
      await new Promise((later) => setTimeout(later, 200));
    }
  });

/** Loads the page anew; not by the driver, which in Firefox waits for what has been. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { before: true });
    setTimeout(() => location.reload());
  });
  await page.waitForFunction(() => !('before' in window));
  await ready(page);
}
