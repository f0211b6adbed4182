import type { Browser, Page } from 'playwright-core';
import { openReader, type Reader } from './open-reader';

/** Selector of the link to the next page. */
const NEXT = 'a[rel="next"], .pagination-nav__link--next, .pager-link.next';

/** Session storage keys that pass times to the next page, which may be another document. */
const CLICKED = 'bench.clicked';
const PAINTED = 'bench.painted';

/**
 * Runs in every document. Records when a new title appears after a click: in the same document with the frame that
 * shows it, in a new document with the first paint.
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

/** Makes every document of a page record times for {@link goOn}. */
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
 * Measures from a click on the link to the next page, after the pointer has rested on it, until that page is painted,
 * in ms.
 */
export async function goOnFromRest({ page, idle, intend }: Reader): Promise<number> {
  await idle();
  await intend();
  await page.locator(NEXT).first().hover();
  await idle();
  return goOn(page);
}

/** Opens a page in a new visit and returns the time that {@link goOnFromRest} measures. */
export async function timeClick(browser: Browser, url: string, slower: number): Promise<number> {
  const reader = await openReader(browser, slower);
  await watchNavigations(reader.page);
  await reader.page.goto(url);
  const time = await goOnFromRest(reader);
  await reader.close();
  return time;
}
