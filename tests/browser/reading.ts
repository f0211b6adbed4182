import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ready, settled, type OpenPage, type Site } from './site';

/**
 * Opens a page with the browser's data saver on, so that the page prefetches nothing. A test can then delay requests
 * that would otherwise be made in advance.
 */
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

/**
 * Opens a page and waits until it has fetched everything by itself. The next page is the last thing that it prefetches.
 */
export async function openIdle(site: Site, path: string): Promise<OpenPage> {
  const page = await site.open('');
  // Simulates a good connection. On a busy machine a connection looks slow, and pages prefetch nothing on a slow one.
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

/**
 * Follows a link in the sidebar by name. It calls the element's own `click()`, so that the page doesn't scroll to the
 * link.
 */
export const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Docs' })
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Adds a link to the page and follows it. Use it for a URL that no page links to. */
export const followAddress = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'elsewhere';
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);

/** Waits until the page with this title is shown. */
export const shows = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

/** Goes back or forward like the browser's buttons. */
export const step = (page: Page, by: -1 | 1) => page.evaluate((steps) => history.go(steps), by);

/**
 * Returns the page's URL without host and base path. It's read in the page, because in Firefox the driver learns of a
 * new URL late.
 */
export const addressOf = async (page: Page, site: Site): Promise<string> =>
  (await page.evaluate(() => location.href)).slice(site.url.length);

/**
 * Waits until elements match a selector and all of them are hydrated. React adds a property to an element when it
 * hydrates it.
 */
export const listens = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((css) => {
    const elements = [...document.querySelectorAll(css)];
    const isMarked = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return elements.length > 0 && elements.every(isMarked);
  }, selector);

/**
 * Waits until the requests of an idle page have reached the host. It makes another request and waits for its response.
 */
export async function asked(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => fetch(location.href, { cache: 'no-store' }).then(() => undefined));
}

/**
 * Waits until the browser has received this many responses from URLs that contain `part`, and until the requests made
 * after them have reached the host.
 */
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

/** Stops the timers of a hydrated page. Afterwards, only `page.clock.runFor` advances them. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Pauses an hour ahead, because the clock can't be paused in the past and has advanced since it was installed.
  await page.clock.pauseAt(now + 3_600_000);
}

/** Scrolls with the mouse wheel, and waits until the page has handled the event. */
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

/** Scrolls to a position, and waits until the page has received the event. */
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
 * Scrolls to the top, which shows the navbar, and waits until the navbar has stopped moving. The driver's own click on
 * a hidden navbar would scroll and press at once, so the navbar would slide away from the pointer.
 */
export async function toTop(page: Page): Promise<void> {
  await scrollTo(page, 0);
  await settled(page);
}

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Waits until the scroll position is within 2 px of a value, and asserts that it's still there after the page has
 * settled.
 */
export async function standsAt(page: Page, top: number): Promise<void> {
  const near = (y: number) => Math.abs(window.scrollY - y) <= 2;
  await page.waitForFunction(near, top);
  await settled(page);
  await page.waitForFunction(near, top);
}

/** Waits until the page has stopped scrolling after a turn of the wheel or a jump. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    let before = NaN;
    while (before !== window.scrollY) {
      before = window.scrollY;
      await new Promise((later) => setTimeout(later, 200));
    }
  });

/** Reloads the page with a script in it, because in Firefox the driver's own reload waits for the old page. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { before: true });
    setTimeout(() => location.reload());
  });
  await page.waitForFunction(() => !('before' in window));
  await ready(page);
}
