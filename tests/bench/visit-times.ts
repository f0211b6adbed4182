import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { goOnFromRest, watchNavigations } from './navigate';
import { openReader } from './open-reader';
import { slowNetwork } from './slow-network';

/** Waiting times of a returning reader, in ms. If the site has a service worker, it responds in place of the host. */
export interface VisitTimes {
  /** The first page ever, until its first paint. */
  first: number;
  /** Another page, on another day: the browser has been closed since. */
  other: number;
  /** The page of the first visit, again. */
  again: number;
  /** From a click on that page until the next page is painted. */
  click: number;
}

/** Longer than a page must be open before a worker counts it as read. In ms. */
const READ = 6000;

/**
 * Measures reading a page and coming back.
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
