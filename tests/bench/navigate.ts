import type { Browser, Page } from 'playwright-core';
import { openReader } from './open-reader';

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

const watch = (page: Page) =>
  page.addInitScript(
    `globalThis.__name ??= (named) => named; (${watchClicks.toString()})(${JSON.stringify({ CLICKED, PAINTED })})`,
  );

/** Clicks on the link to the next page; tells how long it took until that one was painted, in ms. */
async function goOn(page: Page): Promise<number> {
  await page.locator(NEXT).first().click();
  const painted = await page.waitForFunction((name) => sessionStorage.getItem(name), PAINTED);
  return Number(await painted.jsonValue());
}

/** From a click on the link to the next page, over which the pointer has rested, until that page is painted, in ms. */
export async function timeClick(browser: Browser, url: string, slower: number): Promise<number> {
  const { page, idle, intend, close } = await openReader(browser, slower);
  await watch(page);
  await page.goto(url);
  await idle();
  await intend();
  await page.locator(NEXT).first().hover();
  await idle();
  const time = await goOn(page);
  await close();
  return time;
}

/** What a page holds, rubbish taken out. */
export interface Memory {
  /** Of script. */
  bytes: number;
  nodes: number;
  listeners: number;
}

/** Half of the way on, half of it back, so that the same page is measured twice. */
export const NAVIGATIONS = 30;

/** What a page holds when its code has come, and when the reader is back after so many navigations. */
export async function watchNavigations(
  browser: Browser,
  url: string,
): Promise<{ before: Memory; after: Memory }> {
  const { page, protocol, idle, intend, close } = await openReader(browser);
  await watch(page);
  const hold = async (): Promise<Memory> => {
    await idle();
    for (let time = 0; time < 3; time++) await protocol.send('HeapProfiler.collectGarbage');
    const { usedSize } = await protocol.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await protocol.send('Memory.getDOMCounters');
    return { bytes: usedSize, nodes, listeners: jsEventListeners };
  };
  const wander = async (pages: number) => {
    for (let step = 0; step < pages; step++) await goOn(page);
    for (let step = 0; step < pages; step++) {
      const title = await page.locator('h1').first().textContent();
      await page.goBack();
      await page.waitForFunction(
        (left) => document.querySelector('h1')?.textContent !== left,
        title,
      );
    }
  };
  await page.goto(url);
  await idle();
  await intend();
  await wander(1);
  const before = await hold();
  await wander(NAVIGATIONS / 2);
  const after = await hold();
  await close();
  return { before, after };
}
