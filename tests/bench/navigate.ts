import type { Browser, Page } from 'playwright-core';
import { openReader, type Reader } from './open-reader';

/** Leads to the page after this one. */
const NEXT = 'a[rel="next"], .pagination-nav__link--next, .pager-link.next';

/** Where a page leaves what it has seen for the one after it, which may be another document. */
const CLICKED = 'bench.clicked';
const PAINTED = 'bench.painted';

/**
 * Runs in every document. Notes when another title is on the screen after a click: in the same document with the frame
 * that has it, in a new one with its first paint.
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

/** Has every document of a page tell {@link goOn} what it sees. */
export const watchNavigations = (page: Page) =>
  page.addInitScript(
    `globalThis.__name ??= (named) => named; (${watchClicks.toString()})(${JSON.stringify({ CLICKED, PAINTED })})`,
  );

/** Clicks on the link to the next page; tells how long it took until that one was painted, in ms. */
export async function goOn(page: Page): Promise<number> {
  await page.locator(NEXT).first().click();
  const painted = await page.waitForFunction((name) => sessionStorage.getItem(name), PAINTED);
  return Number(await painted.jsonValue());
}

/** From a click on the link to the next page, over which the pointer has rested, until that page is painted, in ms. */
export async function goOnFromRest({ page, idle, intend }: Reader): Promise<number> {
  await idle();
  await intend();
  await page.locator(NEXT).first().hover();
  await idle();
  return goOn(page);
}

/** The same, in a visit of its own that begins with the page. */
export async function timeClick(browser: Browser, url: string, slower: number): Promise<number> {
  const reader = await openReader(browser, slower);
  await watchNavigations(reader.page);
  await reader.page.goto(url);
  const time = await goOnFromRest(reader);
  await reader.close();
  return time;
}
