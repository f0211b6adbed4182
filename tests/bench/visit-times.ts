import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { goOnFromRest, watchNavigations } from './navigate';
import { openReader } from './open-reader';
import { slowNetwork } from './slow-network';

/**
 * How long a returning reader waits, in ms. If the site has a service worker, the worker responds instead of the host.
 */
export interface VisitTimes {
  /** For the page of the first visit, until the first paint. */
  first: number;
  /** For another page on another day, after the browser was closed. */
  other: number;
  /** For the page of the first visit when it is opened again. */
  again: number;
  /** From a click on the page of the first visit until the next page is painted. */
  click: number;
}

/**
 * How long to stay on a page, in ms. It's longer than a page must be open before the service worker counts it as read.
 */
const READ = 6000;

/**
 * Measures the first visit to a page, and later visits of the same reader.
 *
 * @param slower factor by which the CPU is slowed down; if it's over 1, the network is a phone's
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
    // Simulates that the browser was closed, so that the worker has to start again.
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
