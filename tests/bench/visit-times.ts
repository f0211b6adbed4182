import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { goOnFromRest, watchNavigations } from './navigate';
import { openReader } from './open-reader';
import { slowNetwork } from './slow-network';

/** What a reader waits for who was here before, in ms: a worker, where the site has one, answers for the host. */
export interface VisitTimes {
  /** The first page ever, until something of it is painted. */
  first: number;
  /** Another page, on the next day: the browser was closed meanwhile. */
  other: number;
  /** The page of the first visit once more. */
  again: number;
  /** From a click there to the next page painted. */
  click: number;
}

/** Longer than a page is open until a worker takes it for read. In ms. */
const READ = 6000;

/**
 * Reads a page, and comes again.
 *
 * @param slower how many times slower the processor is; over 1 the network is that of a phone
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
    // As after the browser was closed: it has to be started again.
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
