import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { goOnFromRest, watchNavigations } from './navigate';
import { openReader } from './open-reader';
import { slowNetwork } from './slow-network';

/** How long a returning reader waits, in ms. If the site has a service worker, that responds instead of the host. */
export interface VisitTimes {
  /** For the page of the first visit, until its first paint. */
  first: number;
  /** For another page on another day, after the browser has been closed. */
  other: number;
  /** For the page of the first visit, opened again. */
  again: number;
  /** From a click on the page of the first visit until the next page is painted. */
  click: number;
}

/** How long to stay on a page, in ms: longer than it must be open before a service worker counts it as read. */
const READ = 6000;

/**
 * Measures a first visit to a page, and how long the reader waits after coming back.
 *
 * @param slower how many times slower the CPU is; if over 1, the network is a phone's
 */
export async function timeVisits(
  browser: Browser,
  site: string,
  { read, other }: { read: string; other: string },
  slower: number,
): Promise<VisitTimes> {
  const network = await slowNetwork(site);
  if (slower > 1) network.slow();
  const reader = await openReader(browser, slower);
  const { page, protocol, idle, intend, close } = reader;
  await watchNavigations(page);
  await protocol.send('ServiceWorker.enable');
  const paint = async (path: string): Promise<number> => {
    await page.goto('about:blank');
    // Simulates a closed browser, after which the worker has to start again.
    await protocol.send('ServiceWorker.stopAllWorkers');
    await page.goto(network.url + path);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return Number(await painted.jsonValue());
  };
  const first = await paint(read);
  await idle();
  await intend();
  await wait(READ);
  await idle();
  const others = await paint(other);
  await idle();
  const again = await paint(read);
  const click = await goOnFromRest(reader);
  await close();
  await network.close();
  return { first, other: others, again, click };
}
