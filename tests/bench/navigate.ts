import type { Browser, Page } from 'playwright-core';
import { openReader, type Reader } from './open-reader';

/** Selector of the link to the next page. */
const NEXT = 'a[rel="next"], .pagination-nav__link--next, .pager-link.next';

/** Keys in session storage. They pass times to the next page, which may be another document. */
const CLICKED = 'bench.clicked';
const PAINTED = 'bench.painted';

/**
 * Records how long it takes after a click until a new title is painted. Runs in every document. In the same document,
 * the title counts from the frame that shows it; in a new one, from the first paint.
 */
function watchClicks({ CLICKED, PAINTED }: { CLICKED: string; PAINTED: string }): void {
  const title = () => document.querySelector('h1')?.textContent;
  const end = (painted: number) => {
    const clicked = Number(sessionStorage.getItem(CLICKED));
    sessionStorage.setItem(PAINTED, String(performance.timeOrigin + painted - clicked));
    sessionStorage.removeItem(CLICKED);
  };
  if (sessionStorage.getItem(CLICKED) !== null) {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) end(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = title();
      sessionStorage.removeItem(PAINTED);
      sessionStorage.setItem(CLICKED, String(performance.timeOrigin + timeStamp));
      const look = () => {
        if (title() === before) requestAnimationFrame(look);
        else setTimeout(() => end(performance.now()));
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/** Makes every document of a page record the times that {@link goOn} returns. */
export const watchNavigations = (page: Page) =>
  page.addInitScript(
    `globalThis.__name ??= (named) => named; (${watchClicks.toString()})(${JSON.stringify({ CLICKED, PAINTED })})`,
  );

/** Clicks the link to the next page, and returns the time until that page is painted, in ms. */
export async function goOn(page: Page): Promise<number> {
  await page.locator(NEXT).first().click();
  const painted = await page.waitForFunction((name) => sessionStorage.getItem(name), PAINTED);
  return Number(await painted.jsonValue());
}

/**
 * Hovers over the link to the next page until the page is idle, clicks the link, and returns the time until the next
 * page is painted, in ms.
 */
export async function goOnFromRest({ page, idle, intend }: Reader): Promise<number> {
  await idle();
  await intend();
  await page.locator(NEXT).first().hover();
  await idle();
  return goOn(page);
}

/** Opens a page in a new visit, and returns the time that {@link goOnFromRest} measures there. */
export async function timeClick(browser: Browser, url: string, slower: number): Promise<number> {
  const reader = await openReader(browser, slower);
  await watchNavigations(reader.page);
  await reader.page.goto(url);
  const time = await goOnFromRest(reader);
  await reader.close();
  return time;
}
